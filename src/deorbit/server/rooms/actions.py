"""Decisions at a table: taken, taken back, considered."""

from itertools import takewhile
from random import Random
from typing import Any, NamedTuple

from sqlalchemy.engine import Connection

from deorbit.core.errors import DeorbitError
from deorbit.core.match import Match
from deorbit.core.records import Action, Reason
from deorbit.server.base import logs, refusals
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import EntryRow, Sort, Tempo

OWN = "~"
"""How the ids of entries begin that no client sent."""


class Decided(NamedTuple):
    """The version after a decision; or, with `confirm`, the one at which it was not taken, because
    it could not be taken back and the client wanted to hear that first."""

    version: int
    confirm: bool = False


@decided
async def act(
    rooms: Rooms,
    id: str,
    guest: str,
    seat: int,
    action: Action,
    client: str,
    version: int,
    careful: bool = False,
) -> Decided:
    """A person decides. The same client id again is answered as it was, and changes nothing."""
    async with rooms.at(id) as room:
        room.table.check_holder(guest, seat)
        key = f"{seat}.{client}"
        if key in room.clients:
            return Decided(room.clients[key])
        room.table.check_status("playing")
        _check_current(room, seat, version)
        play = _attempted(room, seat, action)
        if careful and _is_final(room.match, seat, action):
            return Decided(room.version, confirm=True)
        return Decided(await _carry_on(rooms, room, play, seat, action, key))


@decided
async def act_for_agent(rooms: Rooms, id: str, seat: int, action: Action, version: int) -> bool:
    """An agent decides on what it saw at a version. False if that is no longer asked."""
    async with rooms.at(id) as room:
        if room.row.status != "playing" or room.play is None:
            return False
        since = room.play.since.get(seat)
        driven = room.seats[seat].kind == "agent" or room.skips()
        if not driven or since is None or since > version:
            return False
        play = _attempted(room, seat, action)
        own = f"{OWN}{room.version + 1}"
        await _carry_on(rooms, room, play, seat, action, own)
        return True


@decided
async def act_for_course(rooms: Rooms, id: str, guest: str, version: int) -> int:
    """Somebody at the table wants to see the next step of the course. Of several who do so at once
    each gets the same one."""
    async with rooms.at(id) as room:
        room.table.check_sits(guest)
        room.table.check_status("playing")
        own = f"{OWN}{version + 1}"
        if own in room.clients:
            return room.clients[own]
        if version != room.version:
            raise Refusal(CONFLICT, "server-moved-on")
        shown = room.lead.scripted(room.match) if room.lead else None
        if shown is None:
            raise Refusal(CONFLICT, "server-nothing-shown")
        play = _attempted(room, *shown)
        return await _carry_on(rooms, room, play, *shown, own)


@decided
async def undo(rooms: Rooms, id: str, guest: str, seat: int, client: str, version: int) -> int:
    """A person takes back what can be taken back without asking anybody."""
    async with rooms.at(id) as room:
        room.table.check_holder(guest, seat)
        key = f"{seat}.{client}"
        if key in room.clients:
            return room.clients[key]
        room.table.check_status("playing")
        missed = takewhile(lambda entry: entry.number > version, reversed(room.entries))
        if version > room.version or any(entry.seat == seat for entry in missed):
            raise Refusal(CONFLICT, "server-moved-on")
        return await take_back(rooms, room, seat, "undo", key)


@decided
async def note_late(rooms: Rooms, id: str, seat: int | None) -> None:
    """The agent of a seat cannot think just now; None: all of them can."""
    async with rooms.at(id) as room:
        if room.row.late != seat:
            await rooms.save(room, late=seat)
            rooms.changed(room)


@decided
async def set_tempo(rooms: Rooms, id: str, guest: str, tempo: Tempo, hurried: bool) -> None:
    """How fast bots move from now on; `hurried`: as fast as they can until a person is asked."""
    async with rooms.at(id) as room:
        room.table.check_sits(guest)
        await rooms.save(room, tempo=tempo, hurried=hurried)
        rooms.changed(room)


async def take_back(
    rooms: Rooms, room: Room, seat: int, sort: Sort, client: str = "", note: str = ""
) -> int:
    """Within the room's lock. `note`: what the table is to be marked with."""
    play = room.played.copy()
    if room.endless or not play.undo(seat, sort == "agreed-undo"):
        raise Refusal(CONFLICT, "server-undo-barred")
    client = client or f"{OWN}{play.match.version}"
    await _write(rooms, room, play, seat, sort, "", client, **({"note": note} if note else {}))
    rooms.metrics.undo(room.row.game)
    return play.match.version


def consider(room: Room, seat: int, action: Action) -> tuple[Reason | None, bool]:
    """Why a seat cannot do something; or whether it could not take it back."""
    try:
        reason = room.match.why_not(seat, action)
        return reason, reason is None and _is_final(room.match, seat, action)
    except DeorbitError as error:
        raise refusals.of_error(error) from None


def _is_final(match: Match, seat: int, action: Action) -> bool:
    """Whether a seat could not take a legal action back, found out in a world that it can imagine,
    so that the answer tells nothing hidden."""
    before = match.seat(seat).imagine(Random(0))
    after = before.copy()
    after.play(seat, action)
    return not after.may_undo(seat, before)


def _check_current(room: Room, seat: int, version: int) -> None:
    """The client decided on this version: has the question changed since?"""
    since = room.played.since.get(seat, room.version)
    if not since <= version <= room.version:
        raise Refusal(CONFLICT, "server-moved-on")


def _attempted(room: Room, seat: int, action: Action) -> Play:
    """The match after a decision. On a copy, so that nothing has happened if writing fails."""
    play = room.played.copy()
    try:
        done = play.attempt(seat, action)
    except DeorbitError as error:
        raise refusals.of_error(error) from None
    if isinstance(done, Reason):
        raise refusals.of_reason(done)
    return play


async def _carry_on(
    rooms: Rooms,
    room: Room,
    play: Play,
    seat: int,
    action: Action,
    client: str,
) -> int:
    await _write(rooms, room, play, seat, "act", str(action), client)
    rooms.metrics.action(room.row.game)
    if room.row.status == "over":
        logs.note("table-over", table=room.id, game=room.row.game, steps=len(play.match))
    return play.match.version


async def _write(
    rooms: Rooms,
    room: Room,
    play: Play,
    seat: int,
    sort: Sort,
    action: str,
    client: str,
    **changes: Any,
) -> None:
    """The match goes on to where `play` is."""
    now = rooms.clock.now()
    match = play.match
    entry = EntryRow(room.id, match.version, seat, sort, action, client, now)
    outcome = match.outcome
    if outcome is not None:
        changes |= {"status": "over", "outcome": outcome.to_json(), "proposal": None}
    elif room.row.proposal is not None and room.row.proposal["kind"] == "undo":
        changes["proposal"] = None
    if room.row.late is not None:
        changes["late"] = None
    chapter = room.row.skipping
    if chapter is not None and not (room.lead and room.lead.is_in(match, chapter)):
        changes["skipping"] = None
    owing = room.owing(room.table.changed(**changes), play)
    if room.row.hurried and not owing:
        changes["hurried"] = False
    told = bool(changes)
    changes["owing"] = owing
    revision = room.row.revision

    def write(connection: Connection) -> bool:
        if not told:
            return records.add_action(connection, entry, revision, changes["owing"])
        if not records.advance(connection, room.id, revision, touched=now, **changes):
            return False
        records.add_entry(connection, entry)
        return True

    await rooms.commit(room, write, (), {"touched": now, **changes})
    room.adopt(play, entry)
    rooms.snapshots.look(room)
    if told:
        rooms.changed(room)
    else:
        rooms.moved(room)
