"""The rules of a table by themselves: no service, no database."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

import deorbit
from deorbit.agents import usual_agent
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import proposals
from deorbit.server.rooms import room as rooms
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.storage import migrate, records
from deorbit.server.storage.rows import Kind, SeatRow
from deorbit.server.tables import consent, seating
from deorbit.server.tables.hearing import heard
from deorbit.server.tables.table import Table
from deorbit.server.telling import cards
from deorbit.server.telling.audience import Audience
from server.rows import entry, furnish, line, table
from server.rows import guest as person

ROBOT = "-"
OPEN = ""


def seated(*holders: str, **row: Any) -> Room:
    """A room with people, "-" for an agent, "" for an open seat, "<" for one that was left."""
    kinds = {ROBOT: "agent", OPEN: "open", "<": "left"}
    rows = [
        SeatRow(
            "t",
            number,
            cast(Any, kinds.get(who, "person")),
            who.title(),
            "greedy" if who == ROBOT else None,
            f"link-{number}",
            holders=() if who in kinds else tuple(who.split()),
        )
        for number, who in enumerate(holders)
    ]
    given = {"options": {}, "seats": len(rows), "status": "playing", **row}
    return Room(Table(table(**given), tuple(rows)), "Ann")


def playing(*holders: str, game: str = "stationfall", **row: Any) -> Room:
    found = seated(*holders, game=game, **row)
    found.play = Play.of(deorbit.new(game, seats=len(holders), seed=1))
    return found


def reads(found: Room, guest: str | None, seat: int | None) -> None:
    found.visitors.append(Visitor(guest, seat))


def refusal(check: Any, *about: Any) -> tuple[int, str] | None:
    try:
        check(*about)
    except Refusal as refused:
        return refused.status, refused.id
    return None


# Who is who --------------------------------------------------------------------------------------


def test_there_are_the_seats_that_there_are() -> None:
    found = seated("ann", "bob")
    assert [found.table.seat(number).number for number in (0, 1)] == [0, 1]
    for number in (-1, 2):
        assert refusal(found.table.seat, number) == (404, "server-no-seat")


def test_somebody_holds_seats_and_nobody_holds_none() -> None:
    found = seated("ann", "ann bob", ROBOT)
    assert found.table.held_by("ann") == [0, 1]
    assert found.table.held_by("bob") == [1]
    assert found.table.held_by(None) == []
    assert found.table.holds("bob", 1)
    assert not found.table.holds("bob", 0)
    assert not found.table.holds(None, 0)
    assert found.table.check_holder("bob", 1).number == 1
    for guest, number in (("bob", 0), (None, 0), ("ann", 2)):
        assert refusal(found.table.check_holder, guest, number) == (403, "server-not-your-seat")


def test_people_are_named_once_in_the_order_of_seats() -> None:
    found = seated("bob", ROBOT, "ann bob", OPEN)
    assert found.table.people() == ["bob", "ann"]
    assert [seat.number for seat in found.table.persons()] == [0, 2]
    assert found.table.open_seats() == [3]


def test_only_the_host_is_the_host() -> None:
    found = seated("ann", "bob", host="ann")
    assert refusal(found.table.check_host, "ann") is None
    assert refusal(found.table.check_host, "bob") == (403, "server-not-host")


def test_the_next_person_takes_over_when_the_host_holds_no_seat() -> None:
    assert seated("ann", "bob", host="ann").table.next_host() is None
    assert seated(ROBOT, "bob", "cleo", host="ann").table.next_host() == "bob"
    assert seated(ROBOT, ROBOT, host="ann").table.next_host() is None


def test_what_a_table_does_decides_what_may_be_done() -> None:
    found = seated("ann", status="over")
    assert refusal(found.table.check_status, "waiting", "over") is None
    assert refusal(found.table.check_status, "waiting", "playing") == (409, "server-table-over")


def test_a_table_that_has_not_begun_has_no_match() -> None:
    found = seated("ann", status="waiting")
    assert found.version == 0
    with pytest.raises(Refusal) as refused:
        assert found.match
    assert (refused.value.status, refused.value.id) == (409, "server-not-started")
    assert found.asked() == ()
    begun = playing("ann", "bob")
    assert begun.asked() == begun.match.to_act
    begun.match.play(0, begun.match.legal(0)[0])
    assert begun.version == 1
    begun.table = begun.table.changed(status="closed")
    assert begun.asked() == ()


def test_nothing_is_taken_back_behind_very_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_ENTRIES", 3)
    found = seated("ann")
    for number, endless in ((1, False), (2, False), (3, True), (4, True)):
        found.entries.append(entry(number))
        assert found.endless is endless


# Who is there ------------------------------------------------------------------------------------


def test_who_holds_a_seat_and_looks_is_present_and_all_others_watch() -> None:
    found = seated("ann", "bob", ROBOT)
    assert (found.present(0), found.watchers()) == (False, 0)
    reads(found, "ann", None)
    assert [found.present(number) for number in range(3)] == [True, False, False]
    assert found.watchers() == 0, "who has a seat is no stranger"
    reads(found, "cleo", None)
    reads(found, None, None)
    assert found.watchers() == 2
    reads(found, "bob", 1)
    assert found.present(1)
    assert found.watchers() == 2


# Agents ------------------------------------------------------------------------------------------


def test_the_first_agent_who_is_asked_decides() -> None:
    """In a new match of Stationfall everybody chooses at once."""
    found = playing("ann", ROBOT, ROBOT)
    assert found.match.to_act == (0, 1, 2)
    assert found.agent_asked() == 1
    found.match.play(1, found.match.legal(1)[0])
    assert found.agent_asked() in (1, 2)
    assert playing("ann", "bob").agent_asked() is None
    assert playing("ann", ROBOT, status="over").agent_asked() is None


def test_agents_among_themselves_play_for_those_who_watch() -> None:
    found = playing(ROBOT, ROBOT)
    assert found.agent_asked() is None
    reads(found, None, None)
    assert found.agent_asked() == 0


def test_an_agent_has_a_name_and_the_manner_that_was_chosen() -> None:
    found = seated("ann", *[OPEN] * 9)
    game = found.row.game
    taken = seating.filled(found.seats[1], game, "random", name="Hal")
    assert (taken.kind, taken.name, taken.agent, taken.holders) == ("agent", "Hal", "random", ())
    assert seating.filled(found.seats[1], game, "").agent == usual_agent("stationfall")
    assert seating.filled(found.seats[1], game, "greedy").name == "Rigel"
    assert seating.filled(found.seats[9], game, "greedy").name == "Vega"


# Coming and going --------------------------------------------------------------------------------


def test_a_seat_that_is_left_keeps_its_name_and_an_open_one_does_not() -> None:
    found = seated("ann")
    full = replace(found.seats[0], notes="mine", seen=7, muted=True, resigned=True, agent="greedy")
    found.table = found.table.changed([full])
    kinds: tuple[tuple[Kind, str], ...] = (("left", "Ann"), ("open", ""))
    for kind, name in kinds:
        empty = seating.emptied(full, kind, "new")
        assert (empty.kind, empty.name, empty.link, empty.agent) == (kind, name, "new", None)
        assert (empty.notes, empty.seen, empty.holders) == ("", 0, ())
        assert not empty.muted
        assert not empty.resigned
        assert found.table.changed([empty]).seats == (empty,)
    assert found.seats == (full,), "nothing is changed before it is written"
    taken = seating.taken(full, "bob", "Bob")
    assert (taken.kind, taken.name, taken.agent, taken.holders) == ("person", "Bob", None, ("bob",))


def test_a_seat_is_given_away_when_it_was_left_or_long_waited_for() -> None:
    """Five minutes at a live table, three days at a slow one."""
    for pace, away in (("live", 300.0), ("slow", 3 * 24 * 3600.0)):
        found = playing("ann", "bob", ROBOT, "<", pace=pace, touched=1000.0)
        later = 1000.0 + away

        def given(number: int, now: float, found: Room = found) -> None:
            house = SimpleNamespace(clock=SimpleNamespace(now=lambda: now))
            proposals._check_replaceable(cast(Any, house), found, number)

        assert refusal(given, 3, 0.0) is None, "it was left"
        assert refusal(given, 1, later) is None
        assert refusal(given, 1, later - 1) == (409, "server-seat-not-free")
        assert refusal(given, 2, later) == (409, "server-seat-not-free")
        assert refusal(given, 4, later) == (404, "server-no-seat")
        reads(found, "bob", 1)
        assert refusal(given, 1, later) == (409, "server-seat-not-free")
        found.table = found.table.changed(status="closed")
        assert refusal(given, 0, later) == (409, "server-seat-not-free")


def test_somebody_new_comes_into_no_match_whose_secrets_may_be_known() -> None:
    assert refusal(seated("ann", note="forked").table.check_openable) == (409, "server-forked")
    taken_back = seated("ann", note="taken-back").table
    assert refusal(taken_back.check_openable) == (409, "server-taken-back")
    assert refusal(seated("ann", note="agreed").table.check_openable) is None
    waiting = seated("ann", note="forked", status="waiting").table
    assert refusal(waiting.check_openable) is None, "nothing is known before the start"


def test_a_running_match_goes_on_elsewhere_for_who_holds_all_that_people_hold() -> None:
    strange = (403, "server-fork-running")
    assert refusal(seated("ann", "bob", status="over").table.check_fork, "cleo") is None
    assert refusal(seated("ann", ROBOT, "ann").table.check_fork, "ann") is None
    assert refusal(seated("ann", ROBOT, "ann").table.check_fork, "bob") == strange
    assert refusal(seated("ann", ROBOT, "bob").table.check_fork, "ann") == strange
    assert refusal(seated("ann", OPEN).table.check_fork, "ann") == strange
    assert refusal(seated("ann", "ann bob").table.check_fork, "ann") == strange
    assert refusal(seated(ROBOT, ROBOT, host="ann").table.check_fork, "ann") is None
    assert refusal(seated(ROBOT, ROBOT, host="ann").table.check_fork, "bob") == strange


def test_nobody_takes_the_place_of_a_bot() -> None:
    found = seated("ann", ROBOT, ROBOT, options={"bots": [1, 2]})
    assert found.table.bots == [1, 2]
    assert refusal(found.table.check_no_bot, 0) is None
    with pytest.raises(Refusal) as refused:
        found.table.check_no_bot(1)
    assert (refused.value.id, refused.value.named) == ("server-bot-here", {"seat": 2})


# Agreement ---------------------------------------------------------------------------------------


def test_everybody_has_to_agree_but_the_one_it_is_about() -> None:
    found = seated("ann", "bob", "cleo", "bob dora", ROBOT)

    def missing(kind: str, seat: int, *yes: int) -> list[int]:
        return consent.awaited(found.table, {"kind": kind, "seat": seat, "yes": list(yes)})

    assert missing("agent", 2, 0) == [1, 3]
    assert missing("close", 2, 0) == [1, 2, 3]
    assert missing("agent", 2, 0, 1) == [], "who holds two seats agrees for both"
    assert missing("agent", 2, 0, 3) == []


def test_who_is_awaited_may_vote() -> None:
    found = seated("ann", "bob", "cleo")
    assert not consent.may_vote(found.table, "bob")
    proposal = {"kind": "agent", "seat": 2, "yes": [0], "by": 0}
    asked = found.table.changed(proposal=proposal)
    votes = [consent.may_vote(asked, guest) for guest in ("ann", "bob", "cleo", "dora", None)]
    assert votes == [False, True, False, False, False]


# Chat --------------------------------------------------------------------------------------------


def test_lines_of_a_team_are_heard_by_the_team() -> None:
    found = seated("ann", "bob", "cleo", "dora", options={"teams": True})
    partner = found.table.partner(0)
    assert partner is not None
    assert found.table.partner(partner) == 0
    said, secret = line(1), line(2, channel="team")
    gone = line(3, deleted=True)
    for one in (said, secret, gone):
        found.add_line(one)
    for seat in (0, 1, 2, 3, None):
        expected = [said, secret] if seat in (0, partner) else [said]
        assert heard(found.table, found.chat, seat) == expected
    assert seated("ann", "bob", "cleo", "dora").table.partner(0) is None
    bots = seated("ann", "bob", ROBOT, ROBOT, options={"teams": True, "bots": [2, 3]})
    assert bots.table.partner(2) is None


def test_the_newest_lines_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "KEPT_CHAT", 3)
    found = seated("ann")
    for number in range(1, 6):
        found.add_line(line(number))
    assert [one.number for one in found.chat] == [3, 4, 5]


# How it is told ----------------------------------------------------------------------------------


def test_each_reader_is_told_what_is_theirs() -> None:
    proposal = {"kind": "agent", "seat": 2, "yes": [0], "by": 0}
    found = playing("ann", "bob", "cleo", ROBOT, host="ann", proposal=proposal)
    reads(found, "bob", 1)
    told_by = Audience(cast(Any, None), found, lambda: None)
    for guest, yours, host, vote in (
        ("ann", [0], True, False),
        ("bob", [1], False, True),
        ("dora", [], False, False),
        (None, [], False, False),
    ):
        told = cards.info(found, guest)
        assert (told.yours, told.host, told.your_turn) == (yours, host, bool(yours))
        assert told.proposal is not None
        assert [seat.yours for seat in told.seats] == [n in yours for n in range(4)]
        assert [seat.present for seat in told.seats] == [False, True, False, True]
        assert [seat.left for seat in told.seats] == [False] * 4
        assert (told.open, told.watchers, told.version) == (0, 0, 0)
        card = cards.card_of(found, guest)
        assert (card.yours, card.your_turn, card.open) == (yours, bool(yours), 0)
        assert msgspec.json.decode(told_by.notice(guest))["table"] == msgspec.to_builtins(told)
        assert consent.may_vote(found.table, guest) is vote
    assert told_by.notice("dora") is told_by.notice(None)
    assert told_by.notice("ann") != told_by.notice("bob")


def test_the_secret_is_told_when_the_match_is_over() -> None:
    secret = "00" * 32
    assert cards.info(seated("ann", secret=secret), "ann").secret is None
    assert cards.info(seated("ann", secret=secret), "ann").commitment
    assert cards.info(seated("ann", secret=secret, status="over"), None).secret == secret
    assert cards.info(seated("ann"), "ann").commitment is None


def test_a_card_counts_what_is_free_and_says_who_is_a_bot() -> None:
    found = seated("ann", OPEN, OPEN, ROBOT, status="waiting", options={"bots": [3]})
    told = cards.card(found.row, found.seats, "Ann", "ann")
    assert (told.open, told.yours, told.your_turn) == (2, [0], False)
    assert [seat.bot for seat in told.seats] == [False, False, False, True]
    assert cards.card(found.row, found.seats, "Ann", None).yours == []


# How it is written -------------------------------------------------------------------------------


def test_a_seat_is_written_with_who_holds_it_now_and_nobody_else() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        migrate.upgrade(connection, "x")
        furnish(connection)
        for id in ("bob", "cleo"):
            records.add_guest(connection, person(id))
        before = records.seats_of(connection, "t")[0]
        for holders in (("ann", "bob"), ("bob", "cleo"), (), ("ann",)):
            after = replace(before, holders=holders, name="Zoe", seen=len(holders), muted=True)
            records.change_seat(connection, before, after)
            stored = records.seats_of(connection, "t")[0]
            assert set(stored.holders) == set(holders)
            assert replace(stored, holders=()) == replace(after, holders=())
            before = stored
