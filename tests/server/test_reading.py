"""Rows as far as they can be read, and rooms made of what there is."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

import deorbit
from deorbit.server.agents.driver import Driver
from deorbit.server.base.clock import Clock
from deorbit.server.base.refusals import Refusal
from deorbit.server.base.settings import Settings
from deorbit.server.rooms import loading
from deorbit.server.rooms.loading import Stored
from deorbit.server.rooms.wakeups import Wakeups
from deorbit.server.storage.kinds import UNREADABLE
from deorbit.server.storage.reading import INSTEAD, row_of
from deorbit.server.storage.rows import GuestRow, SeatRow, TableRow
from server import rows
from server.site import CountedIds
from server.test_table_rules import playing, seated

WHOLE = rows.table(
    "t",
    status="playing",
    secret="ab" * 32,
    outcome={"winners": [0]},
    proposal={"kind": "undo", "seat": 0, "by": 0, "yes": [0]},
    rematch="u",
    note="forked",
    lesson="vents",
)
STORED = [field.name for field in fields(TableRow) if field.name not in ("origin", "sound")]


def values(**changed: Any) -> dict[str, Any]:
    found = asdict(WHOLE)
    return {name: found[name] for name in STORED} | changed


def test_a_row_that_can_be_read_is_what_was_written() -> None:
    assert row_of(TableRow, values()) == WHOLE
    assert row_of(GuestRow, asdict(rows.guest(settings={"a": 1}))) == rows.guest(settings={"a": 1})


@pytest.mark.parametrize("name", [name for name in STORED if name != "id"])
def test_of_a_damaged_row_everything_else_is_kept(name: str) -> None:
    instead = INSTEAD[TableRow][name]
    expected = replace(WHOLE, **{name: instead, "sound": False})
    assert row_of(TableRow, values(**{name: UNREADABLE})) == expected


@pytest.mark.parametrize("part", ["kind", "seat", "by", "yes"])
def test_a_proposal_lacks_no_part(part: str) -> None:
    proposal = {name: value for name, value in (WHOLE.proposal or {}).items() if name != part}
    found = row_of(TableRow, values(proposal=proposal))
    assert (found.proposal, found.sound) == (None, False)


def test_a_guest_whose_settings_are_damaged_is_still_that_guest() -> None:
    found = row_of(GuestRow, {**asdict(rows.guest("ann")), "settings": UNREADABLE})
    assert found == rows.guest("ann", settings={})


def stored(*seats: SeatRow, **row: Any) -> Stored:
    return Stored(rows.table("t", **row), list(seats), [], [], set(), None, None)


def test_a_seat_that_is_not_stored_was_left_and_keeps_its_place() -> None:
    first, second = rows.seats("t")
    found = loading.seats_of(stored(second, seats=3))
    assert [seat.number for seat in found] == [0, 1, 2]
    assert [seat.kind for seat in found] == ["left", second.kind, "left"]
    assert found[1] is second
    assert loading.seats_of(stored(first, second, seats=1)) == [first, second]


def test_what_waits_has_no_match_and_needs_none() -> None:
    assert loading.match_of(stored(*rows.seats("t"), options={})) is None
    assert loading.match_of(stored(*rows.seats("t"), options={}, status="closed")) is None
    assert loading.match_of(stored(*rows.seats("t"), options={}, status="over")) == "damaged"
    unsound = stored(*rows.seats("t"), options={}, sound=False)
    assert loading.match_of(unsound) == "damaged"


def test_a_pack_is_missing_only_where_it_is_not_known() -> None:
    pack = {"name": "gone", "hash": "0" * 64}
    assert loading.lacks_content(rows.table(options={"pack": pack}))
    assert not loading.lacks_content(rows.table(options={"pack": None}))
    assert not loading.lacks_content(rows.table(options={}))
    assert not loading.lacks_content(rows.table(options={"pack": pack}, game="chess"))
    found = stored(*rows.seats("t"), options={"pack": pack}, status="playing", secret="ab" * 32)
    assert loading.match_of(found) == "missing"


def test_a_match_that_cannot_be_opened_is_not_one_that_has_not_begun() -> None:
    waiting, broken = seated("ann", status="waiting"), seated("ann")
    broken.trouble = "damaged"
    for room, told in (
        (waiting, (409, "server-not-started")),
        (broken, (503, "server-table-damaged")),
    ):
        with pytest.raises(Refusal) as refused:
            _ = room.match
        assert (refused.value.status, refused.value.id) == told
        assert room.asked() == ()
    assert isinstance(playing("ann", "bob").match, deorbit.Match)


def test_a_seat_is_shared_if_who_holds_it_holds_another() -> None:
    table = seated("ann", "ann cleo", "bob", "-", "").table
    assert [table.shared(number) for number in range(5)] == [True, True, False, False, False]


def test_an_agent_is_asked_anew_with_a_seed_of_its_own() -> None:
    def driver(start: str) -> Driver:
        house = SimpleNamespace(
            clock=Clock(), ids=CountedIds(start), wakeups=Wakeups(), settings=Settings()
        )
        return Driver(cast(Any, house), cast(Any, None))

    match = playing("ann", "bob").match
    one, same, other = driver("a"), driver("a"), driver("b")
    asked = [("t", 0, 0), ("t", 1, 0), ("t", 0, 1), ("u", 0, 0)]
    seeds = [one._seed(id, match, seat, failures) for id, seat, failures in asked]
    assert seeds == [same._seed(id, match, seat, failures) for id, seat, failures in asked]
    assert len({*seeds, other._seed("t", match, 0, 0)}) == 5, "known to nobody"
    match.play(0, match.legal(0)[0])
    assert one._seed("t", match, 0, 0) not in seeds
    assert all(0 <= seed < 1 << 63 for seed in seeds)
