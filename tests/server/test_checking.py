"""`deorbit check` reads a whole database and tells what of it is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from deorbit.cli.app import main
from deorbit.server.rooms import checking
from deorbit.server.storage import records
from deorbit.server.storage.rows import SnapshotRow
from deorbit.server.storage.store import Store
from server.site import Site
from server.test_damage import BROKEN, played

FOUND = {
    "options that are no JSON": "check-row",
    "no secret": "check-row",
    "half a secret": "check-unreadable",
    "a seat that is gone": "check-row",
    "an entry that is gone": "check-entry",
    "an entry that is no action": "check-entry",
}


def furnished(database: str) -> tuple[str, str]:
    """Two tables in play, the first to be spoiled, and one that waits."""
    with Site(database) as site:
        anna = site.person()
        anna.make("me", "open")
        return played(site, anna), played(site, anna)


def spoil(database: str, table: str, *statements: str) -> None:
    store = Store.open(database)

    def job(connection: Connection) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement.replace("ID", f"'{table}'"))

    store.submit(job).result()
    store.close()


def test_a_sound_database_is_told_to_be_sound(database: str) -> None:
    furnished(database)
    seen: list[tuple[int, int]] = []
    assert checking.check(database, lambda done, total: seen.append((done, total))) == []
    assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_everything_that_is_damaged_is_found_table_by_table(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        tables = {damage: played(site, anna) for damage in FOUND}
        played(site, anna)
    for damage, table in tables.items():
        spoil(database, table, BROKEN[damage])
    found = checking.check(database, lambda done, total: None)
    told = {str(one.args["table"]): one.id for one in found}
    assert told == {tables[damage][:6]: id for damage, id in FOUND.items()}
    assert len(found) == len(FOUND)


def test_a_match_that_is_stored_whole_must_be_readable(database: str) -> None:
    table, other = furnished(database)
    with Site(database) as site:
        row = SnapshotRow(table, 9, "{}")
        site.run(site.premises.rooms.write(lambda c: records.add_snapshot(c, row)))
        spoiled = "UPDATE tables SET status = 'over' WHERE id = ID".replace("ID", f"'{other}'")
        site.run(site.premises.rooms.write(lambda c: c.exec_driver_sql(spoiled) and None))
    found = checking.check(database, lambda done, total: None)
    assert {one.id for one in found} == {"check-snapshot", "check-outcome"}


def test_the_command_says_what_is_wrong_and_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'deorbit.db'}"
    table, _ = furnished(database)
    assert main(["check", "--database", database]) == 0
    assert "is sound" in capsys.readouterr().out
    spoil(database, table, BROKEN["an entry that is gone"])
    before = (tmp_path / "deorbit.db").read_bytes()
    assert main(["check", "--database", database]) == 1
    told = capsys.readouterr().out
    assert "cannot be played again from action 2" in " ".join(told.split())
    assert "One thing is wrong" in " ".join(told.split())
    assert (tmp_path / "deorbit.db").read_bytes() == before, "nothing is changed"


def test_a_database_is_checked_while_its_server_runs(database: str) -> None:
    with Site(database) as site:
        table = played(site, site.person())
        assert checking.check(database, lambda done, total: None) == []
        assert site.room(table).version == 4
