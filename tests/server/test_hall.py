"""Rooms without a service: what is done at tables, refused there, stored and forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

import deorbit
from deorbit.agents import usual_agent
from deorbit.core.records import Action
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import (
    actions,
    chat,
    guests,
    learning,
    links,
    listings,
    lobby,
    matches,
    origins,
    proposals,
    snapshots,
)
from deorbit.server.rooms.guests import Guests
from deorbit.server.rooms.listings import Listings
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.sweep import Sweep
from deorbit.server.storage import records, statements
from deorbit.server.storage.errors import Busy, Closed, Unsure
from deorbit.server.storage.rows import GuestRow
from deorbit.server.tables import hearing
from server.hall import Hall, numbers, refused, within

END = Action("end")
TEAMS = {"teams": True}


async def two(hall: Hall, **more: Any) -> tuple[Room, GuestRow, GuestRow]:
    """Ann and Bob play against each other."""
    ann, bob = await hall.guests("Ann", "Bob")
    room = await hall.table(ann, "me", "open", **more)
    await lobby.join(hall.rooms, room.id, bob, None)
    await lobby.start(hall.rooms, room.id, "ann", None)
    return room, ann, bob


# Decisions ---------------------------------------------------------------------------------------


def test_a_decision_counts_once_and_is_answered_again_as_it_was() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        seat = room.match.to_act[0]
        guest = room.seats[seat].holders[0]
        action = room.match.legal(seat)[0]
        done = await actions.act(hall.rooms, room.id, guest, seat, action, "one", 0)
        assert (done, room.version) == (actions.Decided(1), 1)
        again = await actions.act(hall.rooms, room.id, guest, seat, END, "one", 0)
        assert (again, room.version) == (done, 1)
        assert 'actions_total{game="stationx"} 1' in hall.metrics.text()
        await hall.is_as_stored(room)

    within(job)


def test_a_decision_is_by_who_holds_the_seat_on_what_is_asked_now() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        seat = room.match.to_act[0]
        guest, other = room.seats[seat].holders[0], room.seats[1 - seat].holders[0]
        action = room.match.legal(seat)[0]

        async def acts(guest: str, version: int) -> Any:
            return await refused(
                actions.act(hall.rooms, room.id, guest, seat, action, "x", version)
            )

        assert await acts(other, 0) == (403, "server-not-your-seat", 0)
        assert await acts(guest, 1) == (409, "server-moved-on", 0)
        await hall.play(room)
        if room.match.to_act == (seat,):
            assert await acts(guest, 0) == (409, "server-moved-on", 0)
        wrong = await refused(
            actions.act(hall.rooms, room.id, guest, seat, Action("dance"), "y", room.version)
        )
        assert wrong[0] in (400, 422)
        assert room.version == 1

    within(job)


def test_nothing_is_decided_before_the_start_nor_behind_the_end() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        waiting = await hall.table(ann, "me", "open")
        for deed in (
            actions.act(hall.rooms, waiting.id, "ann", 0, END, "x", 0),
            actions.undo(hall.rooms, waiting.id, "ann", 0, "x", 0),
            actions.act_for_course(hall.rooms, waiting.id, "ann", 0),
            lobby.resign(hall.rooms, waiting.id, "ann", 0),
            proposals.propose(hall.rooms, waiting.id, "ann", "close", 0),
            learning.skip(hall.rooms, waiting.id, "ann"),
        ):
            assert (await refused(deed))[:2] == (409, "server-table-waiting")
        assert not await actions.act_for_agent(hall.rooms, waiting.id, 0, END, 0)
        await lobby.leave(hall.rooms, waiting.id, "ann", 0)
        for later in (
            lobby.join(hall.rooms, waiting.id, ann, None),
            lobby.start(hall.rooms, waiting.id, "ann", "random"),
            lobby.change_seat(hall.rooms, waiting.id, "ann", 1, None),
            chat.say(hall.rooms, waiting.id, ann, None, "hello", "table"),
        ):
            assert (await refused(later))[:2] == (409, "server-table-closed")

    within(job)


def test_an_agent_decides_what_it_is_asked_on_what_it_saw_and_nothing_else() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        room = await hall.table(ann, "me", "random", options={"build": "standard"})

        async def decides(seat: int, version: int) -> bool:
            action = room.match.legal(seat)[0] if seat in room.match.to_act else END
            return await actions.act_for_agent(hall.rooms, room.id, seat, action, version)

        if room.match.to_act == (1,):
            assert not await decides(0, room.version)
            assert await decides(1, room.version)
        assert room.match.to_act == (0,)
        assert not await decides(0, room.version), "a person decides for themselves"
        assert not await decides(1, room.version), "nobody asked"
        await actions.act(hall.rooms, room.id, "ann", 0, END, "end", room.version)
        while room.match.to_act == (0,):
            await hall.play(room)
        assert not await decides(1, room.version - 1), "it has not seen what it is asked"
        version = room.version
        assert await decides(1, version)
        assert room.entries[-1].client == f"~{version + 1}"
        assert room.clients[f"~{version + 1}"] == version + 1

    within(job)


def test_what_can_be_taken_back_is_taken_back_once() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall, options={"build": "standard"})
        seat = room.match.to_act[0]
        guest, other = room.seats[seat].holders[0], room.seats[1 - seat].holders[0]

        async def takes_back(guest: str, seat: int, client: str, version: int) -> int:
            return await actions.undo(hall.rooms, room.id, guest, seat, client, version)

        assert (await refused(takes_back(guest, seat, "u", 0)))[1] == "server-undo-barred"
        await hall.play(room)
        assert (await refused(takes_back(guest, seat, "u", 2)))[1] == "server-moved-on"
        assert (await refused(takes_back(guest, seat, "u", 0)))[1] == "server-moved-on"
        assert (await refused(takes_back(other, seat, "u", 1)))[1] == "server-not-your-seat"
        assert await takes_back(guest, seat, "u", 1) == 2
        assert await takes_back(guest, seat, "u", 1) == 2
        assert len(room.match) == 0
        assert room.entries[-1].sort == "undo"
        assert 'undos_total{game="stationx"} 1' in hall.metrics.text()
        await hall.is_as_stored(room)

    within(job)


async def until_reveal(hall: Hall, room: Room) -> int:
    """The seat that may reveal its identity now, which cannot be taken back."""
    while room.match.legal(room.match.to_act[0])[0].kind != "reveal":
        await hall.play(room)
    return room.match.to_act[0]


def test_what_is_considered_says_what_forbids_it_or_whether_it_is_final() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall, game="stationfall")
        reason, final = actions.consider(room, 0, END)
        assert reason is not None
        assert not final
        assert actions.consider(room, 0, room.match.legal(0)[0]) == (None, False)
        with pytest.raises(Refusal) as told:
            actions.consider(room, 0, Action("dance"))
        assert told.value.status == 400
        seat = await until_reveal(hall, room)
        guest, version = room.seats[seat].holders[0], room.version
        reveal, *_ = room.match.legal(seat)
        assert actions.consider(room, seat, reveal) == (None, True)

        async def carefully(careful: bool) -> actions.Decided:
            return await actions.act(
                hall.rooms, room.id, guest, seat, reveal, "c", version, careful
            )

        assert await carefully(True) == actions.Decided(version, confirm=True)
        assert room.version == version
        assert await carefully(False) == actions.Decided(version + 1)
        assert (await refused(actions.undo(hall.rooms, room.id, guest, seat, "u", version + 1)))[
            1
        ] == "server-undo-barred"

    within(job)


def test_a_match_that_ends_closes_what_was_proposed_and_is_stored_whole() -> None:
    async def job(hall: Hall) -> None:
        ann, bob = await hall.guests("Ann", "Bob")
        room = await hall.table(ann, "random", "random")
        while room.match.to_act:
            await hall.play(room)
        await hall.rooms.snapshots.settled()
        assert room.row.status == "over"
        assert room.row.outcome is not None
        assert room.stored_at == room.version
        await hall.is_as_stored(room)
        found = await hall.stored(room.id)
        assert found is not None
        assert found.snapshot is not None
        assert found.snapshot.number == room.version
        assert deorbit.loads(found.snapshot.save).fingerprint == room.match.fingerprint
        following = await lobby.rematch(hall.rooms, room.id, ann)
        assert await lobby.rematch(hall.rooms, room.id, ann) == following
        assert (await refused(lobby.rematch(hall.rooms, room.id, bob)))[1] == "server-not-at-table"

    within(job)


# Words -------------------------------------------------------------------------------------------


def test_who_sits_there_speaks_by_their_name_and_the_host_from_anywhere() -> None:
    async def job(hall: Hall) -> None:
        room, ann, bob = await two(hall)
        cleo, *_ = await hall.guests("Cleo")
        hall.woken.clear()
        assert await chat.say(hall.rooms, room.id, ann, 0, " hello  there ", "table") == 1
        assert await chat.say(hall.rooms, room.id, ann, None, "order!", "table") == 2
        assert hall.woken == [room.id] * 2
        assert [(one.name, one.seat, one.text) for one in room.chat] == [
            ("Ann", 0, "hello there"),
            ("Ann", None, "order!"),
        ]
        for deed, told in (
            (chat.say(hall.rooms, room.id, cleo, None, "x", "table"), (403, "server-not-host")),
            (chat.say(hall.rooms, room.id, cleo, 0, "x", "table"), (403, "server-not-your-seat")),
            (chat.say(hall.rooms, room.id, ann, 0, " \n ", "table"), (400, "server-empty-line")),
            (chat.say(hall.rooms, room.id, ann, 0, "x", "team"), (409, "server-no-team")),
            (chat.say(hall.rooms, room.id, ann, None, "x", "team"), (409, "server-no-team")),
            (chat.delete(hall.rooms, room.id, "bob", 1), (403, "server-not-host")),
            (chat.delete(hall.rooms, room.id, "ann", 9), (404, "server-no-line")),
        ):
            assert (await refused(deed))[:2] == told
        await chat.say(hall.rooms, room.id, bob, 1, "mine", "table")
        await chat.delete(hall.rooms, room.id, "bob", 3)
        await chat.delete(hall.rooms, room.id, "ann", 1)
        assert [(one.number, one.deleted, one.text) for one in room.chat] == [
            (1, True, ""),
            (2, False, "order!"),
            (3, True, ""),
        ]
        assert (await refused(chat.delete(hall.rooms, room.id, "ann", 1)))[1] == "server-no-line"
        await hall.is_as_stored(room)

    within(job)


def test_the_lines_of_a_team_are_its_own_to_take_away() -> None:
    async def job(hall: Hall) -> None:
        names = ("Ann", "Bob", "Cleo", "Dora")
        people = await hall.guests(*names)
        room = await hall.table(
            people[0], "me", "open", "open", "open", game="stationfall", options=TEAMS
        )
        for person in people[1:]:
            await lobby.join(hall.rooms, room.id, person, None)
        partner = room.table.partner(1)
        assert partner is not None
        first = await chat.say(hall.rooms, room.id, people[1], 1, "psst", "team")
        other = next(seat for seat in range(4) if seat not in (1, partner))
        foreign = await chat.say(hall.rooms, room.id, people[other], other, "psst", "team")
        assert first // hearing.MOST_LINES != foreign // hearing.MOST_LINES
        assert first % hearing.MOST_LINES == foreign % hearing.MOST_LINES == 0
        assert await chat.say(hall.rooms, room.id, people[0], 0, "all", "table") == 1
        second = await chat.say(hall.rooms, room.id, people[partner], partner, "yes?", "team")
        assert second == first + 1
        heard = [line.number for line in hearing.heard(room.table, room.chat, 1)]
        assert set(heard) == {first, second, 1}
        assert hearing.numbers(room.table, "team", None) == range(1, hearing.MOST_LINES)
        told = await refused(chat.delete(hall.rooms, room.id, "ann", first))
        assert told[1] == "server-no-line"
        await chat.delete(hall.rooms, room.id, "bob", first)
        assert [line.number for line in room.chat if line.deleted] == [first]

    within(job)


def test_notes_are_kept_for_who_holds_the_seat() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await chat.write_notes(hall.rooms, room.id, "bob", 1, "she has the moss")
        assert room.seats[1].notes == "she has the moss"
        told = await refused(chat.write_notes(hall.rooms, room.id, "bob", 0, "x"))
        assert told[1] == "server-not-your-seat"
        await hall.is_as_stored(room)

    within(job)


def test_what_was_seen_goes_on_and_never_back() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await hall.play(room, 4)
        steps = len(room.match)
        for said, kept in ((2, 2), (1, 2), (steps + 1, 2), (steps, steps)):
            await chat.seen(hall.rooms, room.id, "ann", 0, said)
            assert room.seats[0].seen == kept
        await chat.seen(hall.rooms, room.id, "bob", 0, steps)
        await chat.seen(hall.rooms, room.id, "bob", 1, 1)
        await chat.seen(hall.rooms, "nowhere", "bob", 1, 1)
        assert [seat.seen for seat in room.seats] == [steps, 1]
        await hall.rooms.close()
        found = await hall.stored(room.id)
        assert found is not None
        assert [seat.seen for seat in found.seats] == [steps, 1]

    within(job)


def test_a_host_silences_and_sends_away_others_only() -> None:
    async def job(hall: Hall) -> None:
        room, _, bob = await two(hall)
        for deed, told in (
            (chat.mute(hall.rooms, room.id, "bob", 0, True), (403, "server-not-host")),
            (chat.kick(hall.rooms, room.id, "bob", 0), (403, "server-not-host")),
            (chat.mute(hall.rooms, room.id, "ann", 0, True), (409, "server-no-person")),
            (chat.kick(hall.rooms, room.id, "ann", 0), (409, "server-no-person")),
        ):
            assert (await refused(deed))[:2] == told
        await chat.mute(hall.rooms, room.id, "ann", 1, True)
        assert (await refused(chat.say(hall.rooms, room.id, bob, 1, "x", "table")))[0] == 403
        await chat.kick(hall.rooms, room.id, "ann", 1)
        assert room.kicked == {"bob"}
        assert (room.seats[1].kind, room.row.status) == ("left", "playing")
        await hall.is_as_stored(room)
        assert (await refused(lobby.join(hall.rooms, room.id, bob, None)))[1] == "server-kicked"

    within(job)


# Seats -------------------------------------------------------------------------------------------


def test_a_link_opens_a_seat_on_so_many_devices() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        others = [f"d{number}" for number in range(links.MOST_HOLDERS)]
        await hall.guests(*others)
        token = room.seats[1].link
        for device in others[:-1]:
            assert await links.claim(hall.rooms, device, token) == (room.id, 1)
        assert await links.claim(hall.rooms, "bob", token) == (room.id, 1)
        assert await refused(links.claim(hall.rooms, others[-1], token)) == (
            409,
            "server-too-many-devices",
            0,
        )
        assert len(room.seats[1].holders) == 8
        await hall.is_as_stored(room)
        told = await refused(links.withdraw(hall.rooms, room.id, others[0], 1, True))
        assert told[1] == "server-not-first"
        await links.withdraw(hall.rooms, room.id, others[0], 1, False)
        assert room.seats[1].link != token
        assert len(room.seats[1].holders) == 8
        await links.withdraw(hall.rooms, room.id, "bob", 1, True)
        assert room.seats[1].holders == ("bob",)
        for wrong in (token, "no link!", "x" * 22):
            assert (await refused(links.claim(hall.rooms, "d0", wrong)))[1] == "server-no-link"
        await hall.is_as_stored(room)
        room.kicked.add("d0")
        told = await refused(links.claim(hall.rooms, "d0", room.seats[1].link))
        assert told[1] == "server-kicked"

    within(job)


def test_nobody_new_shares_a_screen_where_secrets_may_be_known() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann", "Bob")
        room = await hall.table(ann, "me", "me")
        await hall.rooms.save(room, note="forked")
        told = await refused(links.claim(hall.rooms, "bob", room.seats[0].link))
        assert told[:2] == (409, "server-forked")
        alone = await hall.table(ann, "me", "random")
        await hall.rooms.save(alone, note="forked")
        assert await links.claim(hall.rooms, "bob", alone.seats[0].link) == (alone.id, 0)

    within(job)


def test_the_host_gives_seats_away_before_the_start_and_takes_none() -> None:
    async def job(hall: Hall) -> None:
        ann, bob = await hall.guests("Ann", "Bob")
        room = await hall.table(ann, "me", "open", "open")
        await lobby.join(hall.rooms, room.id, bob, 1)

        async def changes(guest: str, number: int, agent: str | None) -> None:
            await lobby.change_seat(hall.rooms, room.id, guest, number, agent)

        for deed, told in (
            (changes("bob", 2, "random"), (403, "server-not-host")),
            (changes("ann", 1, "random"), (409, "server-seat-taken")),
            (changes("ann", 1, None), (409, "server-seat-taken")),
            (changes("ann", 3, None), (404, "server-no-seat")),
            (changes("ann", 2, "automation"), (400, "no-automation")),
            (lobby.start(hall.rooms, room.id, "ann", None), (409, "server-seats-open")),
            (lobby.start(hall.rooms, room.id, "bob", "random"), (403, "server-not-host")),
            (lobby.leave(hall.rooms, room.id, "bob", 0), (403, "server-not-your-seat")),
            (lobby.rematch(hall.rooms, room.id, ann), (409, "server-table-waiting")),
        ):
            assert (await refused(deed))[:2] == told
        usual = await hall.table(ann, "me", "")
        assert usual.seats[1].agent == usual_agent("stationx")
        links_before = [seat.link for seat in room.seats]
        await changes("ann", 2, "random")
        await changes("ann", 0, None)
        assert [seat.kind for seat in room.seats] == ["open", "person", "agent"]
        assert [
            before == seat.link for before, seat in zip(links_before, room.seats, strict=True)
        ] == [
            False,
            True,
            False,
        ]
        await lobby.start(hall.rooms, room.id, "ann", "greedy")
        assert [seat.agent for seat in room.seats] == ["greedy", None, "random"]
        await hall.is_as_stored(room)

    within(job)


def test_the_last_to_leave_closes_the_table_and_others_do_not() -> None:
    async def job(hall: Hall) -> None:
        room, ann, _ = await two(hall)
        await lobby.leave(hall.rooms, room.id, "ann", 0)
        assert (room.row.status, room.row.host, room.host_name) == ("playing", "bob", "Bob")
        await lobby.leave(hall.rooms, room.id, "bob", 1)
        assert (room.row.status, room.row.note) == ("closed", "abandoned")
        await hall.is_as_stored(room)
        watched = await hall.table(ann, "open", "open")
        (cleo,) = await hall.guests("Cleo")
        await lobby.join(hall.rooms, watched.id, cleo, 0)
        await lobby.leave(hall.rooms, watched.id, "cleo", 0)
        assert (watched.row.status, watched.row.host) == ("waiting", "ann")

    within(job)


def test_an_agent_takes_over_from_who_resigns_under_the_old_name() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await chat.write_notes(hall.rooms, room.id, "ann", 0, "secret")
        link = room.seats[0].link
        await lobby.resign(hall.rooms, room.id, "ann", 0)
        seat = room.seats[0]
        assert (seat.kind, seat.name, seat.resigned, seat.notes) == ("agent", "Ann", True, "")
        assert seat.link != link
        assert room.row.host == "bob"
        await hall.is_as_stored(room)

    within(job)


# What a table agrees on --------------------------------------------------------------------------


def test_a_proposal_is_carried_out_when_nobodys_yes_is_missing() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await hall.play(room)
        seat = room.entries[-1].seat
        mover, other = ("ann", "bob")[seat], ("bob", "ann")[seat]
        told = await refused(proposals.propose(hall.rooms, room.id, mover, "undo", 1 - seat))
        assert told[1] == "server-not-your-seat"
        await proposals.propose(hall.rooms, room.id, mover, "undo", seat)
        if room.row.proposal is not None:
            await hall.is_as_stored(room)
            await proposals.vote(hall.rooms, room.id, other, True)
        assert len(room.match) == 0
        assert room.entries[-1].sort == "agreed-undo"
        assert room.row.proposal is None
        assert (await refused(proposals.propose(hall.rooms, room.id, mover, "undo", seat)))[
            1
        ] == "server-undo-barred"
        for kind in ("agent", "open"):
            told = await refused(proposals.propose(hall.rooms, room.id, mover, kind, 1 - seat))
            assert told[1] == "server-seat-not-free"
        await proposals.propose(hall.rooms, room.id, mover, "close", seat)
        told = await refused(proposals.propose(hall.rooms, room.id, other, "close", 0))
        assert told[1] == "server-proposal-stands"
        assert (await refused(proposals.vote(hall.rooms, room.id, mover, True)))[
            1
        ] == "server-voted"
        await proposals.vote(hall.rooms, room.id, mover, False)
        assert room.row.proposal is None
        told = await refused(proposals.vote(hall.rooms, room.id, other, True))
        assert told[1] == "server-no-proposal"
        await hall.is_as_stored(room)

    within(job)


def test_a_seat_is_given_away_only_while_nobody_is_back() -> None:
    async def job(hall: Hall) -> None:
        ann, bob, cleo = await hall.guests("Ann", "Bob", "Cleo")
        room = await hall.table(ann, "me", "open", "open", game="stationfall")
        await lobby.join(hall.rooms, room.id, bob, 1)
        await lobby.join(hall.rooms, room.id, cleo, 2)
        await lobby.start(hall.rooms, room.id, "ann", None)
        hall.clock.time += 301
        assert 1 in room.match.to_act
        await proposals.propose(hall.rooms, room.id, "ann", "open", 1)
        room.visitors.append(Visitor("bob", 1))
        await proposals.vote(hall.rooms, room.id, "cleo", True)
        assert (room.seats[1].kind, room.row.proposal) == ("person", None)
        room.visitors.clear()
        await proposals.propose(hall.rooms, room.id, "ann", "agent", 1)
        await proposals.vote(hall.rooms, room.id, "cleo", True)
        seat = room.seats[1]
        assert (seat.kind, seat.name, seat.holders, seat.resigned) == ("agent", "Bob", (), False)
        assert room.row.touched == hall.clock.time
        await hall.rooms.save(room, note="forked")
        await lobby.leave(hall.rooms, room.id, "cleo", 2)
        told = await refused(proposals.propose(hall.rooms, room.id, "ann", "open", 2))
        assert told[1] == "server-forked"
        await hall.is_as_stored(room)

    within(job)


def test_what_could_not_be_taken_back_alone_closes_the_table_to_newcomers() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall, game="stationfall")

        async def agree(seat: int) -> None:
            mover, other = ("ann", "bob")[seat], ("bob", "ann")[seat]
            await proposals.propose(hall.rooms, room.id, mover, "undo", seat)
            await proposals.vote(hall.rooms, room.id, other, True)
            assert room.entries[-1].sort == "agreed-undo"

        seat = room.match.to_act[0]
        await hall.play(room)
        assert room.match.may_undo(seat)
        await agree(seat)
        assert room.row.note == ""
        seat = await until_reveal(hall, room)
        await hall.play(room)
        assert not room.match.may_undo(seat)
        await agree(seat)
        assert room.row.note == "taken-back"
        await hall.is_as_stored(room)

    within(job)


# Where matches begin -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"options": []}, "options"),
    ],
)
def test_a_position_says_as_many_seats_as_there_are(position: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as told:
        origins.of_position(position, {}, 2)
    assert (told.value.status, told.value.named["key"]) == (400, key)


def test_a_position_may_name_its_options_and_the_table_others() -> None:
    position = {"seats": 2, "options": {"build": "standard"}, "turn": 1}
    options, row = origins.of_position(position, {}, 2)
    assert options == {"build": "standard"}
    assert msgspec.json.decode(row.save) == {"turn": 1}
    assert (row.sort, row.step, row.table) == ("position", 0, "")
    assert origins.of_position(position, {"build": "phase"}, 2)[0] == {"build": "phase"}
    long = {"seats": "x" * 100}
    with pytest.raises(Refusal) as told:
        origins.of_position(long, {}, 2)
    assert told.value.named["value"] == "x" * 60
    with pytest.raises(Refusal) as told:
        origins.of_position({"options": "x" * 100}, {}, 2)
    assert told.value.named["value"] == "x" * 60


def test_a_fork_begins_at_a_moment_that_can_be_played_on() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        told = await refused(origins.of_table(hall.rooms, room.id, "ann", 0, 2))
        assert told[:2] == (403, "server-fork-running")
        assert room.row.note == ""
        (cleo,) = await hall.guests("Cleo")
        alone = await hall.table(cleo, "me", "random")
        await hall.play(alone, 3)
        told = await refused(origins.of_table(hall.rooms, alone.id, "cleo", 0, 3))
        assert told[:2] == (409, "server-fixed-seats")
        for step, at in ((None, len(alone.match)), (0, 0), (2, 2)):
            _, row = await origins.of_table(hall.rooms, alone.id, "cleo", step, 2)
            assert (row.step, row.sort) == (at, "fork")
            assert len(deorbit.loads(row.save)) == at
        assert alone.row.note == "forked"
        assert (await refused(origins.of_table(hall.rooms, alone.id, "cleo", 99, 2)))[0] == 400
        await hall.is_as_stored(alone)
        while alone.match.to_act:
            await hall.play(alone)
        last = len(alone.match)
        _, row = await origins.of_table(hall.rooms, alone.id, "cleo", None, 2)
        assert row.step == last - 1
        told = await refused(origins.of_table(hall.rooms, alone.id, "cleo", last, 2))
        assert told[:2] == (409, "server-fork-over")

    within(job)


def test_nobody_keeps_very_many_files_or_much_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann", "Bob")
        match = deorbit.new("stationx", seats=2, seed=3)
        row = origins.OriginRow("", "file", 0, match.dumps())
        options = match.options
        await hall.table(ann, "me", "open", options=options, origin=row)
        await origins.check_kept(hall.rooms, "ann", "file")
        await origins.check_kept(hall.rooms, "ann", "position")
        monkeypatch.setitem(origins.MOST_KEPT, "file", 1)
        told = await refused(origins.check_kept(hall.rooms, "ann", "file"))
        assert told == (429, "server-too-many-files", 60)
        await origins.check_kept(hall.rooms, "ann", "fork")
        await origins.check_kept(hall.rooms, "bob", "file")
        monkeypatch.setattr(origins, "MOST_BYTES", len(row.save))
        told = await refused(origins.check_kept(hall.rooms, "ann", "fork"))
        assert told == (429, "server-too-much-kept", 60)
        monkeypatch.setattr(origins, "MOST_BYTES", len(row.save) + 1)
        await origins.check_kept(hall.rooms, "ann", "fork")

    within(job)


# In memory and out of it -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fails", "told", "forgotten"),
    [
        (Busy(), (503, "server-busy", 2), False),
        (Closed(), (503, "server-busy", 2), False),
        (Unsure(), (503, "server-busy", 2), True),
        (statements.Taken("entries"), (503, "server-busy", 2), True),
        (statements.Gone("tables"), (404, "server-no-table", 0), True),
    ],
)
def test_what_is_not_surely_written_has_not_happened(
    fails: Exception, told: tuple[int, str, int], forgotten: bool
) -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        hall.woken.clear()
        hall.shelf.fails = [fails]
        deed = chat.write_notes(hall.rooms, room.id, "ann", 0, "x")
        assert await refused(deed) == told
        assert room.gone is forgotten
        assert hall.woken == [room.id] * forgotten
        assert (hall.rooms.known(room.id) is None) is forgotten
        again = await hall.rooms.room(room.id)
        assert again.seats[0].notes == ""
        assert (again is room) is not forgotten

    within(job)


def test_whatever_else_fails_makes_the_table_be_read_again() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        hall.shelf.fails = [RuntimeError("broken")]
        with pytest.raises(RuntimeError):
            await chat.write_notes(hall.rooms, room.id, "ann", 0, "x")
        assert room.gone
        hall.shelf.fails = [Busy()]
        assert await refused(hall.rooms.room(room.id)) == (503, "server-busy", 2)
        assert (await refused(hall.rooms.room("none")))[:2] == (404, "server-no-table")
        assert (await refused(hall.rooms.room("no table!")))[:2] == (404, "server-no-table")

    within(job)


def test_a_table_that_is_read_again_is_what_it_was() -> None:
    async def job(hall: Hall) -> None:
        room, _, bob = await two(hall)
        await hall.play(room, 5)
        await chat.say(hall.rooms, room.id, bob, 1, "hello", "table")
        hall.rooms.forget(room)
        assert room.gone
        assert hall.rooms.known(room.id) is None
        again = await hall.rooms.room(room.id)
        assert again is not room
        assert again is await hall.rooms.room(room.id)
        assert (again.table, again.chat, again.clients) == (room.table, room.chat, room.clients)
        assert again.match.fingerprint == room.match.fingerprint
        assert (again.version, again.host_name) == (room.version, "Ann")
        assert again.play is not None
        assert room.play is not None
        assert set(again.play.since) == set(room.play.since)
        await hall.play(again)
        await hall.is_as_stored(again)
        async with hall.rooms.at(room.id) as held:
            assert held is again
            assert held.in_use

    within(job)


def test_tables_used_longest_ago_make_place_and_those_in_use_do_not() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        first, second = [await hall.table(ann, "me", "open") for _ in range(2)]
        hall.rooms.most = 2
        await hall.rooms.room(first.id)
        third = await hall.table(ann, "me", "open")
        assert hall.rooms.in_memory() == [first, third]
        assert second.gone
        first.visitors.append(Visitor(None, None))
        fourth = await hall.table(ann, "me", "open")
        assert hall.rooms.in_memory() == [first, fourth]
        fourth.driven = True
        fifth = await hall.table(ann, "me", "open")
        assert hall.rooms.in_memory() == [first, fourth, fifth], "all others are in use"
        hall.rooms.let_go(first)
        assert not first.gone
        hall.rooms.let_go(fifth)
        assert fifth.gone

    within(job)


def test_where_memory_is_short_the_dearest_for_each_reader_goes() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        made = [await hall.table(ann, "me", "open") for _ in range(3)]
        for room, told, readers in zip(made, (300_000, 900_000, 1_300_000), (1, 2, 6), strict=True):
            room.told = told
            room.visitors = [Visitor(None, None)] * readers
        assert hall.rooms.used == sum(room.size for room in made)
        new = await hall.table(ann, "me", "open")
        assert [room.gone for room in made] == [False, True, False]
        made[0].told = 0
        async with made[2].lock:
            new.told = 3_000_000
            hall.rooms.make_place(new)
        assert [room.gone for room in made] == [True, True, False], "nobody changes it just now"

    within(job, memory=2)


def test_a_match_is_stored_whole_after_so_many_entries() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        room = await hall.table(ann, "random", "random")
        await hall.play(room, snapshots.EVERY - 1)
        await hall.rooms.snapshots.settled()
        assert room.stored_at == 0
        await hall.play(room)
        await hall.rooms.snapshots.settled()
        assert room.stored_at == snapshots.EVERY
        written = hall.shelf.written
        await hall.rooms.snapshots.store(room)
        assert hall.shelf.written == written, "it is stored already"
        await hall.play(room, 3)
        hall.shelf.fails = [RuntimeError("full")]
        with pytest.raises(RuntimeError):
            await hall.rooms.snapshots.store(room)
        assert room.stored_at == snapshots.EVERY
        hall.rooms.let_go(room)
        await hall.rooms.snapshots.settled()
        found = await hall.stored(room.id)
        assert found is not None
        assert found.snapshot is not None
        assert found.snapshot.number == snapshots.EVERY + 3

    within(job)


def test_a_long_match_is_stored_again_after_an_eighth_of_it() -> None:
    class Long:
        version, to_act = 1000, (0,)

        def __len__(self) -> int:
            return 800

    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        room = await hall.table(ann, "me", "open")
        put: list[Room] = []
        storing = hall.rooms.snapshots
        storing.put = put.append  # type: ignore[method-assign]
        room.play = matches.Play(cast(Any, Long()), {})
        for stored_at, count in ((901, 0), (900, 1)):
            room.stored_at = stored_at
            storing.look(room)
            assert len(put) == count

    within(job)


def test_whoever_closes_the_house_stores_what_is_played() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await hall.play(room, 2)
        hall.rooms.later(lambda connection: records.update_seat(connection, room.id, 0, seen=1))
        hall.woken.clear()
        hall.rooms.send_home()
        assert hall.woken == [room.id]
        assert hall.rooms.closing
        await hall.rooms.close()
        found = await hall.stored(room.id)
        assert found is not None
        assert found.snapshot is not None
        assert (found.snapshot.number, found.seats[0].seen) == (2, 1)

    within(job)


# People and lists --------------------------------------------------------------------------------


def test_a_guest_is_known_by_the_secret_and_seen_once_an_hour() -> None:
    async def job(hall: Hall) -> None:
        known = Guests(hall.rooms)
        row, cookie = await known.create("  Ann ")
        assert row.name == "Ann"
        id, _, secret = cookie.partition(".")
        assert (len(id), len(secret)) == (12, 32)
        assert await known.identify(cookie) == row
        for wrong in (None, "", id, f"{id}.", f"{id}.{secret[:-1]}x", f".{secret}", f"x.{secret}"):
            assert await known.identify(wrong) is None
        hall.clock.time += guests.SEEN_EVERY
        found = await known.identify(cookie)
        assert found is not None
        assert found.seen == row.seen
        hall.clock.time += 1
        found = await known.identify(cookie)
        assert found is not None
        assert found.seen == hall.clock.time
        await hall.rooms.close()
        assert await hall.rooms.guest(id) == found
        known.forget_all()
        assert await known.identify(cookie) == found
        changed = await known.change(found, "Anne", {"sound": False})
        assert (changed.name, changed.settings) == ("Anne", {"sound": False})
        assert await known.identify(cookie) == changed == await hall.rooms.guest(id)
        assert await known.change(changed, None, None) == changed
        told = await refused(known.change(changed, None, {"x": "y" * guests.SETTINGS_SIZE}))
        assert told[1] == "server-settings-too-large"
        size = guests.SETTINGS_SIZE - len('{"x":""}')
        assert await known.change(changed, None, {"x": "y" * size})
        assert (await refused(known.change(changed, " ", None)))[1] == "server-no-name"

    within(job)


def test_only_so_many_guests_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def job(hall: Hall) -> None:
        monkeypatch.setattr(guests, "KEPT", 2)
        known = Guests(hall.rooms)
        cookies = [(await known.create(name))[1] for name in ("Ann", "Bob", "Cleo")]
        hall.shelf.fails = [Busy()]
        for cookie in (cookies[1], cookies[2]):
            assert await known.identify(cookie) is not None
        assert (await refused(known.identify(cookies[0])))[1] == "server-busy"
        assert await known.identify(cookies[0]) is not None
        hall.shelf.fails = [Busy()]
        assert await known.identify(cookies[2]) is not None
        assert (await refused(known.identify(cookies[1])))[1] == "server-busy"

    within(job)


def test_of_one_address_so_many_tables_stand_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        standing = Listings(hall.rooms)

        async def makes(address: str, listed: bool = True) -> Room:
            async with standing.one_more(address, listed) as note:
                room = await hall.table(ann, "me", "open", listed=listed)
                note(room.id)
                return room

        first, _ = await makes("a"), await makes("a")
        assert await refused(makes("a")) == (429, "server-too-many-listed", 60)
        await makes("a", False)
        await makes("b")
        await lobby.leave(hall.rooms, first.id, "ann", 0)
        await makes("a")
        assert (await refused(makes("a")))[0] == 429
        async with standing.one_more("c", True), standing.one_more("c", True):
            assert (await refused(makes("c")))[0] == 429
        await makes("c")
        monkeypatch.setattr(listings, "KEPT", 1)
        await makes("c")
        assert list(standing._made) == ["c"]

    within(job, limits=True, limit_listed=2)


def test_lessons_are_tried_again_and_the_oldest_make_room() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann")
        lesson = deorbit.lessons("stationx")[0]

        async def begins(instead: str | None = None) -> Room:
            hall.clock.time += 1
            return await learning.begin(hall.rooms, ann, "stationx", lesson.name, None, instead)

        begun = [await begins() for _ in range(learning.MOST_LESSONS)]
        assert {room.row.status for room in begun} == {"playing"}
        await begins()
        assert [room.row.status for room in begun] == ["closed"] + ["playing"] * 5
        assert begun[0].row.note == "lesson"
        await begins(begun[3].id)
        assert [room.row.status for room in begun][3] == "closed"
        for game, name in (("chess", lesson.name), ("stationx", "none")):
            deed = learning.begin(hall.rooms, ann, game, name, None, None)
            assert (await refused(deed))[:2] == (404, "server-no-lesson")
        room = begun[5]
        assert room.row.lesson == lesson.name
        assert not room.row.listed
        assert [seat.kind == "person" for seat in room.seats].index(True) == lesson.seat
        await learning.put_away(hall.rooms, room.id)
        await learning.put_away(hall.rooms, room.id)
        assert (room.row.status, room.row.note) == ("closed", "lesson")
        await hall.is_as_stored(room)

    within(job)


def test_a_table_is_swept_only_if_nobody_came_back_meanwhile() -> None:
    async def job(hall: Hall) -> None:
        ann, *_ = await hall.guests("Ann", "Bob")
        swept = Sweep(hall.rooms, Guests(hall.rooms))
        waiting = await hall.table(ann, "me", "open")
        live = await hall.table(ann, "me", "me")
        slow = await hall.table(ann, "me", "me", pace="slow")
        closed = await hall.table(ann, "me", "open")
        await lobby.leave(hall.rooms, closed.id, "ann", 0)
        day = 24 * 3600.0
        hall.clock.time += 3 * day
        for room in (waiting, live, slow, closed):
            await swept._expire(room.id)
        assert [r.row.status for r in (waiting, live, slow)] == ["closed", "playing", "playing"]
        assert (waiting.row.note, closed.row.note) == ("expired", "abandoned")
        hall.clock.time += 12 * day
        await swept._expire(closed.id)
        assert closed.row.note == "abandoned"
        await swept.once()
        assert (live.row.status, slow.row.status) == ("closed", "playing")
        await swept._delete(live.id, live.row.touched)
        assert hall.rooms.known(live.id) is live
        await swept._delete(live.id, live.row.touched + 1)
        assert live.gone
        assert await hall.stored(live.id) is None
        hall.clock.time += 400 * day
        await hall.table(ann, "me", "open")
        await swept.once()
        assert await hall.stored(closed.id) is None
        assert await hall.rooms.guest("bob") is None
        assert await hall.rooms.guest("ann") is not None, "a table of hers goes on"

    within(job)


# What is stored of a match -----------------------------------------------------------------------


def test_a_stored_match_is_all_there_or_broken_where_it_is_not() -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        await hall.play(room, 4)
        found = await hall.stored(room.id)
        assert found is not None
        restored = matches.restore(found.row, found.entries, None)
        assert (restored.old, restored.given_up) == (False, 0)
        assert restored.play.match.fingerprint == room.match.fingerprint
        entries = found.entries
        for kept, missing in (
            ([entries[0], *entries[2:]], 2),
            (entries[1:], 1),
        ):
            with pytest.raises(matches.Broken) as broken:
                matches.restore(found.row, kept, None)
            assert (str(broken.value), broken.value.number) == ("entry", missing)
        wrong = msgspec.structs.replace(entries[2], action="dance")
        with pytest.raises(matches.Broken) as broken:
            matches.restore(found.row, [*entries[:2], wrong, entries[3]], None)
        assert broken.value.number == 3
        older = replace(found.row, rules=0)
        given_up = matches.restore(older, [*entries[:2], wrong, entries[3]], None)
        assert (given_up.old, given_up.given_up) == (True, 2)
        assert (given_up.play.match.version, len(given_up.play.match)) == (4, 2)
        await hall.rooms.snapshots.store(room)
        again = await hall.stored(room.id)
        assert again is not None
        assert again.snapshot is not None
        whole = matches.restore(older, entries, again.snapshot)
        assert (whole.old, whole.given_up, whole.play.match.version) == (True, 0, 4)
        assert numbers(entries) == [1, 2, 3, 4]

    within(job)
