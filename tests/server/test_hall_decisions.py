"""Rooms without a service: decisions and words at a table."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.core.records import Action
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import (
    actions,
    chat,
    learning,
    lobby,
    proposals,
)
from deorbit.server.tables import hearing
from server.hall import Hall, refused, two, until_reveal, within

END = Action("end")
TEAMS = {"teams": True}


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
