"""Rooms without a service: seats, what a table agrees on, and where matches begin."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.agents import usual_agent
from deorbit.core.records import Action
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import (
    chat,
    links,
    lobby,
    origins,
    proposals,
)
from deorbit.server.rooms.room import Visitor
from server.hall import Hall, refused, two, until_reveal, within

END = Action("end")
TEAMS = {"teams": True}


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
