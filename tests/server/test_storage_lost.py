"""A connection that is lost, and a disk that is full, played by SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from deorbit.core.errors import BadInput
from deorbit.server.storage import records, statements, store
from deorbit.server.storage.database import Database, is_full, lost
from deorbit.server.storage.errors import Closed, Unavailable, Unsure
from deorbit.server.storage.lock import FileLock, insist
from deorbit.server.storage.store import Store
from server.rows import entry, furnish


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Store]:
    """A store with a table in it."""
    opened = Store.open(f"sqlite:///{tmp_path / 'deorbit.db'}", 0.0)
    opened.submit(furnish).result()
    yield opened
    opened.close()


def gone() -> DBAPIError:
    return DBAPIError("x", {}, Exception("gone"), connection_invalidated=True)


def held(store: Store) -> threading.Event:
    """Until it is set, the writer is busy, so that what is handed in meanwhile is one group."""
    go_on, at_it = threading.Event(), threading.Event()

    def wait(connection: Connection) -> None:
        at_it.set()
        go_on.wait()

    store.submit(wait)
    at_it.wait()
    return go_on


def numbers(store: Store) -> list[int]:
    return [one.number for one in store.submit(lambda c: records.entries_of(c, "t")).result()]


def test_a_group_is_done_again_where_the_connection_was_lost(table: Store) -> None:
    tries = 0

    def breaks_once(connection: Connection) -> str:
        nonlocal tries
        tries += 1
        records.add_entry(connection, entry(2))
        if tries == 1:
            connection.invalidate()
            raise gone()
        return "done"

    go_on = held(table)
    first = table.submit(lambda c: records.add_entry(c, entry(1)))
    second, third = table.submit(breaks_once), table.submit(lambda c: 3)
    go_on.set()
    assert (first.result(), second.result(), third.result()) == (None, "done", 3)
    assert (tries, numbers(table)) == (2, [1, 2])


def test_a_connection_that_is_lost_again_and_again_is_told(table: Store) -> None:
    def breaks(connection: Connection) -> None:
        connection.invalidate()
        raise gone()

    with pytest.raises(Unavailable):
        table.submit(breaks).result()
    table.submit(lambda c: records.add_entry(c, entry(1))).result()
    assert numbers(table) == [1]


def test_whether_a_commit_that_broke_was_written_nobody_knows(
    table: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[DBAPIError] = [gone(), DBAPIError("x", {}, Exception("locked"))]

    def fails(self: Connection) -> None:
        raise failures.pop(0)

    def breaks(connection: Connection) -> None:
        monkeypatch.setattr(Connection, "commit", fails)

    for told in (Unsure, Unavailable):
        with pytest.raises(told):
            table.submit(breaks).result()
        monkeypatch.undo()
    assert table.submit(lambda c: 5).result() == 5


def test_one_who_fails_in_a_group_leaves_nothing_and_harms_nobody(table: Store) -> None:
    def half(connection: Connection) -> None:
        records.add_entry(connection, entry(7))
        raise KeyError("half")

    go_on = held(table)
    first = table.submit(lambda c: records.add_entry(c, entry(1)))
    second = table.submit(half)
    third = table.submit(lambda c: records.add_entry(c, entry(2)))
    taken = table.submit(lambda c: records.add_entry(c, entry(1)))
    go_on.set()
    assert (first.result(), third.result()) == (None, None)
    with pytest.raises(KeyError):
        second.result()
    with pytest.raises(statements.Taken):
        taken.result()
    assert numbers(table) == [1, 2]


def test_a_full_disk_fails_the_whole_group_and_is_remembered(table: Store) -> None:
    full = sqlite3.OperationalError("disk is full")
    full.sqlite_errorname = "SQLITE_FULL"
    error = DBAPIError("x", {}, full)
    assert is_full(error)
    assert not is_full(gone())
    assert lost(gone())
    assert not lost(error)
    assert not lost(ValueError())

    def fills(connection: Connection) -> None:
        records.add_entry(connection, entry(3))
        raise error

    go_on = held(table)
    first, second = table.submit(lambda c: 1), table.submit(fills)
    go_on.set()
    for one in (first, second):
        with pytest.raises(Unavailable):
            one.result()
    assert table.trouble == "full"
    assert numbers(table) == []
    assert table.trouble is None, "something was written since"


def test_reading_is_tried_again_once_where_the_connection_was_lost(table: Store) -> None:
    tries = 0

    def breaks(times: int) -> Any:
        def job(connection: Connection) -> int:
            nonlocal tries
            tries += 1
            if tries <= times:
                raise gone()
            return tries

        return job

    assert asyncio.run(table.read(breaks(1))) == 2
    tries = 0
    with pytest.raises(DBAPIError):
        asyncio.run(table.read(breaks(2)))
    assert tries == 2
    tries = 0

    def wrong(connection: Connection) -> None:
        nonlocal tries
        tries += 1
        raise DBAPIError("x", {}, Exception("wrong"))

    with pytest.raises(DBAPIError):
        asyncio.run(table.read(wrong))
    assert tries == 1


def test_a_closed_store_takes_nothing_and_lets_the_file_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'deorbit.db'}"
    first = Store.open(url, 0.0)
    assert (first.kind, first.waiting) == ("sqlite", 0)
    with pytest.raises(BadInput) as told:
        Store.open(url, 0.0)
    assert told.value.message == "server-database-used"
    first.close()
    first.close()
    assert not first._writer.is_alive()
    with pytest.raises(Closed):
        first.submit(furnish)
    with pytest.raises(Closed):
        asyncio.run(first.read(furnish))
    again = Store.open(url, 0.0)
    assert first._connection is None
    again.close()


def test_a_store_that_cannot_be_opened_lets_everything_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'deorbit.db'}"

    def breaks(*about: Any) -> None:
        raise RuntimeError("no schema")

    monkeypatch.setattr(store.migrate, "upgrade", breaks)
    with pytest.raises(RuntimeError):
        Store.open(url, 0.0)
    monkeypatch.undo()
    Store.open(url, 0.0).close()


def test_a_file_that_is_no_database_is_not_kept_locked(tmp_path: Path) -> None:
    file = tmp_path / "deorbit.db"
    file.write_bytes(b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(BadInput) as told:
            Store.open(f"sqlite:///{file}", 0.0)
        assert told.value.message == "server-database-foreign"


def test_a_lock_is_held_by_one_and_free_again(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    one, two = FileLock(file), FileLock(file)
    assert one.path == tmp_path / "a.db-lock"
    assert one.take()
    assert not two.take()
    assert two._files == []
    one.release()
    assert two.take()
    two.release()
    tries = 0

    def third() -> bool:
        nonlocal tries
        tries += 1
        return tries == 3

    insist(third, "x", 60.0)
    assert tries == 3
    with pytest.raises(BadInput) as told:
        insist(lambda: False, "shown", 0.0)
    assert told.value.args_named == {"url": "shown"}


def test_a_database_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'a.db'}")

    def told(name: str, text: str = "it\n is   broken" + "x" * 400) -> tuple[str, dict[str, Any]]:
        error = sqlite3.DatabaseError(text)
        if name:
            error.sqlite_errorname = name
        found = database.trouble(DBAPIError("x", {}, error))
        return found.message, dict(found.args_named)

    assert told("SQLITE_NOTADB")[0] == "server-database-foreign"
    assert told("SQLITE_READONLY_DIRECTORY")[0] == "server-database-readonly"
    message, args = told("SQLITE_CORRUPT")
    assert message == "server-database-unreachable"
    assert args["problem"].startswith("it is broken")
    assert len(args["problem"]) == 300
    assert told("")[0] == "server-database-unreachable"
    other = database.trouble(DBAPIError("x", {}, Exception("SQLITE_NOTADB")))
    assert other.message == "server-database-unreachable"


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
        "sqlite://host/a.db",
        "mysql://u:p@h/x",
        "nonsense",
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadInput) as told:
        Database(url)
    assert told.value.message == "server-database-url"
    assert ":p@" not in str(told.value)


def test_an_address_is_shown_without_its_password() -> None:
    found = Database("postgres://ann:pw@host/name")
    assert found.shown == "postgresql://ann:***@host/name"
    assert not found.is_sqlite
    assert found.free() == float("inf")
    with pytest.raises(BadInput) as told:
        Database("odd:stuff://ann:secret@" + "h" * 300)
    assert told.value.args_named["url"] == ("odd://...@" + "h" * 300)[:200]


def test_lists_are_read_in_bundles(table: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MANY", 2)
    found = table.submit(lambda c: records.seats_of_all(c, ["x", "y", "t", "z", "t"])).result()
    assert {id: len(rows) for id, rows in found.items()} == {"x": 0, "y": 0, "t": 2, "z": 0}
    assert table.submit(lambda c: c.scalar(sa.text("SELECT count(*) FROM seats"))).result() == 2
