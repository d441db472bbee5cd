"""What cannot be read of one table, or played again, concerns that table alone, and is never passed
over in silence."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from deorbit.games.stationfall.content import book
from deorbit.server.base.settings import DAY
from deorbit.server.storage import records
from server.site import Person, Site, StillClock

PACK = Path(__file__).parents[2] / "packs" / "night-shift"
BROKEN = {
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ID",
    "options of another shape": "UPDATE tables SET options = '[1]' WHERE id = ID",
    "bots that are no list": "UPDATE tables SET options = '{\"bots\": 3}' WHERE id = ID",
    "no secret": "UPDATE tables SET secret = NULL WHERE id = ID",
    "half a secret": "UPDATE tables SET secret = 'abc' WHERE id = ID",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = ID",
    "a proposal without parts": "UPDATE tables SET proposal = '{}' WHERE id = ID",
    "a seat that is gone": "DELETE FROM seats WHERE table_id = ID AND number = 1",
    "an entry that is gone": "DELETE FROM entries WHERE table_id = ID AND number = 2",
    "an entry that is no action": "UPDATE entries SET action = '?' WHERE table_id = ID",
    "an entry of nobody": "UPDATE entries SET seat = 7 WHERE table_id = ID AND number = 1",
}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def spoil(site: Site, table: str, statement: str) -> None:
    # What is still to be stored whole would be stored behind it.
    site.run(site.premises.rooms.snapshots.settled())
    sql = statement.replace("ID", f"'{table}'")
    site.run(site.premises.rooms.write(lambda c: c.exec_driver_sql(sql) and None))
    site.premises.rooms.forget(site.room(table))


def played(site: Site, anna: Person, steps: int = 4, **given: Any) -> str:
    table = anna.make("me", "me", listed=True, **given)
    for _ in range(steps):
        anna.play_first(table, site.room(table).match.to_act[0])
    return table


def mine(person: Person, table: str) -> Any:
    (card,) = [card for card in person.ok("GET", "/api/me/tables") if card["id"] == table]
    return card


@pytest.mark.parametrize("damage", BROKEN)
def test_a_damaged_table_is_shown_as_such_and_can_be_left(
    file: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Site(file) as site:
        anna = site.person()
        sound, table = played(site, anna), played(site, anna)
        entries = site.run(site.premises.rooms.read(lambda c: records.entries_of(c, table)))
        with caplog.at_level(logging.ERROR, "deorbit.server"):
            spoil(site, table, BROKEN[damage])
            assert mine(anna, table)["trouble"] == "damaged"
        assert "table-damaged" in caplog.messages
        assert mine(anna, sound)["trouble"] is None
        assert {card["id"] for card in anna.ok("GET", "/api/tables")} >= {sound}
        info = anna.at(table)
        assert (info["trouble"], info["status"]) == ("damaged", "playing")
        action = {"kind": "end", "args": []}
        assert anna.act(table, 0, action, "x", len(entries)).status_code == 503
        with anna.live(table, 0) as live:
            assert live.next()["game"] is None
        for seat in info["yours"]:
            anna.do(table, "leave", seat=seat)
        assert anna.at(table)["status"] == "closed"


def test_a_damaged_table_keeps_agents_from_no_other(file: str) -> None:
    with Site(file, agents=False) as site:
        anna = site.person()
        tables = [anna.make("me", "greedy") for _ in range(9)]
        for table, statement in zip(tables[1:], list(BROKEN.values())[:8], strict=True):
            spoil(site, table, statement)
    with Site(file) as again:
        again.wait(
            lambda: (room := again.premises.rooms.known(tables[0])) is not None and room.version
        )


def test_an_old_table_is_swept_that_nobody_can_open(file: str) -> None:
    clock = StillClock()
    with Site(file, clock=clock) as site:
        anna = site.person()
        damaged = [played(site, anna, 3) for _ in range(2)]
        spoil(site, damaged[0], BROKEN["options that are no JSON"])
        spoil(site, damaged[1], BROKEN["an entry that is gone"])
        clock.time += 15 * DAY
        site.sweep()
        assert [anna.at(table)["note"] for table in damaged] == ["expired", "expired"]
        clock.time += 400 * DAY
        site.sweep()
        for table in damaged:
            assert anna.refused(404, "GET", f"/api/tables/{table}") == "server-no-table"


def test_a_table_whose_pack_was_taken_away_says_so_and_can_be_closed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(database, packs=(str(PACK),)) as site:
        anna = site.person()
        pack = next(iter(book.known())).tag
        table = played(site, anna, options={"pack": pack})
        left = played(site, anna, options={"pack": pack})
        sound = played(site, anna)
    monkeypatch.setattr(book, "_shelf", {})
    with Site(database) as again:
        anna.site = again
        cards = {card["id"]: card["trouble"] for card in anna.ok("GET", "/api/me/tables")}
        assert cards == {table: "missing", left: "missing", sound: None}
        assert anna.at(table)["trouble"] == "missing"
        answer = anna.act(table, 0, {"kind": "end", "args": []}, "x", 4)
        assert answer.json()["error"]["id"] == "server-table-missing"
        anna.do(table, "propose", kind="close", seat=0)
        assert anna.at(table)["status"] == "closed"
        anna.do(left, "leave", seat=0)
        anna.do(left, "leave", seat=1)
        assert anna.at(left)["note"] == "abandoned"


def test_what_new_rules_refuse_is_given_up_with_a_word(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = played(site, anna)
        spoil(site, table, "UPDATE tables SET rules = 0 WHERE id = ID")
        site.room(table)
        assert anna.at(table)["note"] == ""
        spoil(site, table, "DELETE FROM snapshots WHERE table_id = ID")
        with caplog.at_level(logging.WARNING, "deorbit.server"):
            spoil(
                site,
                table,
                "UPDATE entries SET action = 'end' WHERE table_id = ID AND number > 2",
            )
            assert anna.at(table)["note"] == "shortened"
        assert "table-shortened" in caplog.messages
        assert anna.at(table)["version"] == 4


def test_text_that_is_no_text_is_damage_of_its_row_alone(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        sound, table = played(site, anna), played(site, anna)
        spoil(site, table, "UPDATE tables SET note = CAST(X'80FF' AS TEXT) WHERE id = ID")
        spoil(site, table, "UPDATE tables SET options = CAST(X'7BFF' AS TEXT) WHERE id = ID")
        assert mine(anna, table)["trouble"] == "damaged"
        assert mine(anna, sound)["trouble"] is None
