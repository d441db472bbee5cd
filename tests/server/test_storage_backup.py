"""A backup holds one moment of a running database, and brings it back."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from deorbit.core.errors import BadInput
from deorbit.server.storage import backup as backup_module
from deorbit.server.storage import chat_lines, migrate, records, schema
from deorbit.server.storage.backup import backup, restore
from deorbit.server.storage.database import Database
from deorbit.server.storage.rows import OriginRow, SnapshotRow
from deorbit.server.storage.store import Store
from server.postgres import Postgres
from server.rows import entry, furnish, guest, line, seats, table

Everything = dict[str, list[tuple[Any, ...]]]


def fill(connection: Connection) -> None:
    furnish(connection)
    records.add_guest(connection, guest("bob", name="Zoë 🚀", settings={"a": [1, None]}))
    records.add_table(
        connection, table("u", status="over", outcome={"x": 1.5}, host="bob"), seats("u", ("bob",))
    )
    # They point at each other, so that neither can be copied whole before the other.
    records.update_table(connection, "t", rematch="u")
    records.update_table(connection, "u", rematch="t")
    for number in range(1, 201):
        records.add_entry(connection, entry(number, at=number / 7))
    chat_lines.add(connection, line(1, text="héllo\n'; DROP TABLE"))
    chat_lines.add(connection, replace(line(2), deleted=True))
    records.add_snapshot(connection, SnapshotRow("t", 50, "ä" * 100_000))
    origin = OriginRow("v", "fork", 7, "ö" * 100_000)
    records.add_table(connection, table("v", origin=origin), seats("v"))


def everything(connection: Connection) -> Everything:
    return {
        one.name: sorted(tuple(row) for row in connection.execute(sa.select(one)))
        for one in schema.metadata.sorted_tables
        if one is not schema.guests and one is not schema.tables
    } | {
        one.name: sorted(tuple(map(repr, row)) for row in connection.execute(sa.select(one)))
        for one in (schema.guests, schema.tables)
    }


def held(url: str) -> Everything:
    store = Store.open(url)
    found = store.submit(everything).result()
    store.close()
    return found


@pytest.fixture
def filled(database: str) -> str:
    store = Store.open(database)
    store.submit(fill).result()
    store.close()
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path, postgres_server: Postgres) -> Any:
    """Another empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
    else:
        address = postgres_server.create()
        yield address
        postgres_server.drop(address)


def test_a_backup_brings_everything_back_in_either_database(
    filled: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "saved.db"
    backup(filled, file)
    kept = file.read_bytes()
    restore(file, other)
    assert file.read_bytes() == kept
    assert held(other) == held(filled)


def test_a_backup_of_the_first_version_is_brought_along(other: str, tmp_path: Path) -> None:
    """It was made before there were origins."""
    file = tmp_path / "saved.db"
    engine = Database(f"sqlite:///{file}").writer()
    with engine.connect() as connection, connection.begin():
        migrate.upgrade(connection, "x", to="0001")
        old = sa.MetaData()
        old.reflect(connection)
        host = {"id": "ann", "name": "Ann", "secret_hash": "h", "created": 1, "seen": 1}
        connection.execute(old.tables["guests"].insert(), {**host, "settings": "{}"})
        row = {**asdict(table()), "options": '{"expert":true}'}
        del row["origin"]
        connection.execute(old.tables["tables"].insert(), row)
    engine.dispose()
    restore(file, other)
    found = held(other)
    assert len(found["tables"]) == 1
    assert found["origins"] == []


def test_a_backup_can_be_served_as_it_is(filled: str, tmp_path: Path) -> None:
    backup(filled, tmp_path / "saved.db")
    assert held(f"sqlite:///{tmp_path / 'saved.db'}") == held(filled)


def test_a_backup_is_one_sound_file_for_its_owner_alone(filled: str, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    file = tmp_path / "backups" / "saved 100%?.db"
    backup(filled, file)
    assert list(file.parent.iterdir()) == [file]
    assert file.stat().st_mode & 0o077 == 0
    with sqlite3.connect(file) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        assert copy.execute("SELECT count(*) FROM entries").fetchone() == (200,)
    copy.close()


def test_a_backup_taken_while_the_server_writes_holds_one_moment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each job adds an entry and a line of chat: a copy of two moments would have unlike numbers
    of them. Writing goes on at every step of the copy."""
    monkeypatch.setattr(backup_module, "PAGES", 5)
    store = Store.open(database)
    store.submit(fill).result()
    number = 200
    steps: list[tuple[int, int]] = []

    def write_on(done: int, total: int) -> None:
        nonlocal number
        steps.append((done, total))
        for _ in range(5):
            number += 1
            store.submit(lambda c, n=number: both(c, n)).result()

    for turn in range(3):
        before = number
        steps.clear()
        backup(database, tmp_path / f"{turn}.db", write_on)
        with sqlite3.connect(tmp_path / f"{turn}.db") as copy:
            (entries,) = copy.execute("SELECT count(*) FROM entries").fetchone()
            (lines,) = copy.execute("SELECT count(*) FROM chat").fetchone()
        copy.close()
        assert entries - 200 == lines - 2
        assert entries == before < number
        assert len(steps) > 2
        assert steps[-1][0] == steps[-1][1] > 0
    store.close()


def both(connection: Connection, number: int) -> None:
    records.add_entry(connection, entry(number))
    chat_lines.add(connection, line(number))


def test_backups_and_a_busy_writer_do_not_stop_each_other(database: str, tmp_path: Path) -> None:
    store = Store.open(database)
    store.submit(fill).result()
    stop = threading.Event()
    written: list[int] = []

    def write() -> None:
        for number in range(201, 1_000_000):
            store.submit(lambda c, n=number: both(c, n)).result()
            written.append(number)
            if stop.is_set():
                return

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for turn in range(3):
            acknowledged = len(written)
            backup(database, tmp_path / f"{turn}.db")
            with sqlite3.connect(tmp_path / f"{turn}.db") as copy:
                (lines,) = copy.execute("SELECT count(*) FROM chat").fetchone()
            copy.close()
            assert lines - 2 >= acknowledged
    finally:
        stop.set()
        writer.join()
    assert store.submit(lambda c: len(records.entries_of(c, "t"))).result() == 200 + len(written)
    store.close()


def test_no_file_is_overwritten(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    with pytest.raises(BadInput) as refused:
        backup(filled, file)
    assert refused.value.message == "server-backup-exists"
    assert file.read_text() == "precious"

    late = tmp_path / "late"
    with pytest.raises(BadInput) as refused:
        backup(filled, late, lambda done, total: late.write_text("first"))
    assert refused.value.message == "server-backup-exists"
    assert late.read_text() == "first"


def test_a_backup_that_fails_leaves_no_file(filled: str, tmp_path: Path) -> None:
    def fail(done: int, total: int) -> None:
        raise ZeroDivisionError

    (tmp_path / "backups").mkdir()
    with pytest.raises(ZeroDivisionError):
        backup(filled, tmp_path / "backups" / "saved.db", fail)
    assert list((tmp_path / "backups").iterdir()) == []


def test_what_was_left_by_a_killed_backup_does_not_matter(filled: str, tmp_path: Path) -> None:
    (tmp_path / "saved.db.part").write_text("half")
    backup(filled, tmp_path / "saved.db")
    assert not (tmp_path / "saved.db.part").exists()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda url, folder: backup(url, folder / "none" / "x.db"), "server-backup-file"),
        (lambda url, folder: restore(folder / "none.db", url), "server-backup-unreadable"),
        (lambda url, folder: restore(folder / "letter", url), "server-backup-unreadable"),
        (lambda url, folder: restore(folder / "empty", url), "server-database-empty"),
    ],
    ids=["no folder", "no file", "no database", "empty file"],
)
def test_what_cannot_be_done_is_told(
    database: str, tmp_path: Path, make: Callable[[str, Path], None], message: str
) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 500)
    (tmp_path / "empty").touch()
    with pytest.raises(BadInput) as refused:
        make(database, tmp_path)
    assert refused.value.message == message
    assert "{" not in str(refused.value)


def test_an_empty_database_has_nothing_to_save(database: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        backup(database, tmp_path / "saved.db")
    assert refused.value.message == "server-database-empty"
    assert not (tmp_path / "saved.db").exists()
    assert not (tmp_path / "deorbit.db").exists()


def test_only_an_empty_database_is_filled(filled: str, other: str, tmp_path: Path) -> None:
    backup(filled, tmp_path / "saved.db")
    Store.open(other).close()
    with pytest.raises(BadInput) as refused:
        restore(tmp_path / "saved.db", other)
    assert refused.value.message == "server-restore-full"


def test_a_database_in_use_is_not_filled(filled: str, tmp_path: Path) -> None:
    backup(filled, tmp_path / "saved.db")
    store = Store.open(filled)
    with pytest.raises(BadInput) as refused:
        restore(tmp_path / "saved.db", filled, patience=0)
    assert refused.value.message == "server-database-used"
    store.close()


def test_a_damaged_backup_fills_nothing(filled: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.db"
    backup(filled, file)
    with sqlite3.connect(file) as copy:
        copy.execute("DELETE FROM guests WHERE id = 'bob'")
    copy.close()
    with pytest.raises(BadInput) as refused:
        restore(file, other)
    assert refused.value.message == "server-backup-unreadable"
    backup(filled, tmp_path / "sound.db")
    restore(tmp_path / "sound.db", other)
    assert held(other) == held(filled)


def test_a_backup_of_a_newer_program_is_told(filled: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.db"
    backup(filled, file)
    with sqlite3.connect(file) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
    copy.close()
    with pytest.raises(BadInput, match="9999") as refused:
        restore(file, other)
    assert refused.value.message == "server-database-newer"
