"""Rooms without a service: what is kept in memory, what is stored, and what is forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

import deorbit
from deorbit.core.records import Action
from deorbit.server.rooms import (
    chat,
    guests,
    learning,
    listings,
    lobby,
    matches,
    snapshots,
)
from deorbit.server.rooms.guests import Guests
from deorbit.server.rooms.listings import Listings
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.sweep import Sweep
from deorbit.server.storage import records, statements
from deorbit.server.storage.errors import Busy, Closed, Unsure
from server.hall import Hall, numbers, refused, two, within

END = Action("end")
TEAMS = {"teams": True}


# In memory and out of it -------------------------------------------------------------------------


@pytest.mark.parametrize("fails", [Busy(), Closed()])
def test_what_could_not_be_written_has_not_happened(fails: Exception) -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        hall.woken.clear()
        hall.shelf.fails = [fails]
        deed = chat.write_notes(hall.rooms, room.id, "ann", 0, "x")
        assert await refused(deed) == (503, "server-busy", 2)
        assert (room.gone, hall.woken) == (False, [])
        again = await hall.rooms.room(room.id)
        assert again is room
        assert again.seats[0].notes == ""

    within(job)


@pytest.mark.parametrize(
    "fails", [Unsure(), statements.Taken("entries"), statements.Gone("tables")]
)
def test_what_is_not_surely_written_is_read_and_decided_again(fails: Exception) -> None:
    async def job(hall: Hall) -> None:
        room, *_ = await two(hall)
        hall.shelf.fails = [fails]
        await chat.write_notes(hall.rooms, room.id, "ann", 0, "x")
        assert hall.shelf.fails == []
        assert (await hall.rooms.room(room.id)).seats[0].notes == "x"
        await hall.is_as_stored(room)

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
