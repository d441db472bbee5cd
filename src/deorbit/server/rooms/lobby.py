"""Tables come about: made, joined, left, begun, played again."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy.engine import Connection

from deorbit.core import text
from deorbit.core.chance import secret_of_seed
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.lessons import SEED
from deorbit.core.match import Match
from deorbit.games import find
from deorbit.server.base import logs, refusals
from deorbit.server.base.cleaning import NAME_LENGTH
from deorbit.server.base.refusals import CONFLICT, FORBIDDEN, TOO_MANY, UNAVAILABLE, Refusal
from deorbit.server.rooms import matches, origins, proposals
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import GuestRow, Kind, OriginRow, Pace, SeatRow, TableRow
from deorbit.server.tables import bots, seating
from deorbit.server.tables.seating import USUAL_AGENT, Wanted
from deorbit.server.tables.table import Table

MOST_RUNNING = 50
"""Tables of one guest that wait or play at once."""


async def create(
    rooms: Rooms,
    guest: GuestRow,
    game: str,
    options: dict[str, Any],
    seats: Sequence[Wanted],
    listed: bool,
    pace: Pace,
    start: bool,
    origin: OriginRow | None = None,
    lesson: str | None = None,
) -> Room:
    kinds = [seat.kind for seat in seats]
    for seat in seats:
        seating.check_plays(game, seat.agent)
    if origin is None or origin.sort == "position":
        options = bots.with_bots(game, options, kinds)
    try:
        read = matches.checked_options(game, len(seats), options)
        if origin is None or origin.sort == "position":
            # Tried out now, so that nobody waits at a table that cannot begin.
            match = await _begun(game, read, len(seats), bytes(32), origin)
            if not match.to_act:
                raise BadInput("server-position-over")
    except DeorbitError as error:
        raise refusals.of_error(error) from None
    bots.check_seats(read, kinds)
    taken = bots.bots_in(read)
    seats = [Wanted("bot") if number in taken else seat for number, seat in enumerate(seats)]
    for number in bots.tutors_in(read):
        seats[number] = Wanted("agent", bots.TUTOR_NAME, bots.TUTOR)
    await check_room(rooms, guest.id)
    id, now = rooms.ids.token(16), rooms.clock.now()
    row = TableRow(
        id, game, read, len(seats), listed, pace, "waiting", guest.id, now, now, find(game).version
    )
    row = replace(row, lesson=lesson)
    if origin is not None:
        row = replace(row, origin=replace(origin, table=id))
    rows = _first_seats(rooms, row, seats, guest)
    room = await _open(rooms, row, rows, guest.name)
    sort = origin.sort if origin else "set-up"
    logs.note("table-made", table=id, game=game, seats=len(rows), listed=listed, origin=sort)
    if start or not room.table.open_seats():
        await _begin_new(rooms, id)
    return room


@decided
async def _begin_new(rooms: Rooms, id: str) -> None:
    async with rooms.at(id) as room:
        if room.row.status == "waiting":
            await begin(rooms, room, USUAL_AGENT if room.table.open_seats() else None)


async def exhibit(rooms: Rooms, guest: GuestRow, match: Match, origin: OriginRow) -> Room:
    """A finished match as a table where nobody sits: there to be watched."""
    id, now = rooms.ids.token(16), rooms.clock.now()
    outcome = match.outcome
    row = TableRow(
        id,
        match.game,
        match.options,
        match.seats,
        False,
        "live",
        "over",
        guest.id,
        now,
        now,
        match.rules_version,
        secret=match.secret,
        outcome=outcome.to_json() if outcome else None,
        origin=replace(origin, table=id),
    )
    # Who played is not known: seats are called as the game calls them, and nobody holds them.
    seats = [
        SeatRow(id, number, "agent", text.say(name, {})[:NAME_LENGTH], None, rooms.ids.token(16))
        for number, name in enumerate(match.names[: match.seats])
    ]
    room = await _open(rooms, row, seats, guest.name)
    room.play = Play.of(match)
    room.stored_at = match.version
    rooms.changed(room)
    logs.note("table-made", table=id, game=match.game, seats=match.seats, origin=origin.sort)
    return room


def _first_seats(
    rooms: Rooms, row: TableRow, wanted: Sequence[Wanted], guest: GuestRow
) -> list[SeatRow]:
    return [
        seating.first(row.id, row.game, number, seat, guest, rooms.ids.token(16))
        for number, seat in enumerate(wanted)
    ]


async def _open(rooms: Rooms, row: TableRow, seats: list[SeatRow], host_name: str) -> Room:
    await rooms.write(lambda connection: records.add_table(connection, row, seats))
    return rooms.welcome(Room(Table(row, tuple(seats)), host_name))


async def check_room(rooms: Rooms, guest: str) -> None:
    """Nobody keeps very many tables at once."""
    rows = await rooms.read(lambda connection: records.tables_of(connection, guest))
    running = sum(row.status in ("waiting", "playing") for row in rows)
    if running >= MOST_RUNNING:
        raise Refusal(TOO_MANY, "server-too-many-tables", most=MOST_RUNNING, retry=60)


async def begin(rooms: Rooms, room: Room, fill: str | None) -> None:
    """Within the room's lock: the match begins, agents take what is open."""
    room.table.check_status("waiting")
    still_open = room.table.open_seats()
    if still_open and fill is None:
        raise Refusal(CONFLICT, "server-seats-open", count=len(still_open))
    seating.check_plays(room.row.game, fill)
    game, agent = room.row.game, fill or USUAL_AGENT
    filled = [seating.filled(room.seats[number], game, agent) for number in still_open]
    secret = rooms.ids.secret() if room.row.lesson is None else secret_of_seed(SEED)
    try:
        match = await _first(rooms, room, secret)
    except DeorbitError as error:
        raise refusals.of_error(error) from None
    play = Play.of(match)
    await rooms.save(
        room,
        filled,
        status="playing",
        secret=secret.hex(),
        rules=match.rules_version,
        touched=rooms.clock.now(),
        owing=room.owing(room.table.changed(filled, status="playing"), play),
    )
    room.play = play
    room.ours = True
    room.stored_at = match.version
    logs.note("table-started", table=room.id, game=room.row.game, seats=room.row.seats)
    rooms.changed(room)


async def _first(rooms: Rooms, room: Room, secret: bytes) -> Match:
    """The match as it begins."""
    row = room.row
    origin = None
    if row.origin is not None:
        origin = await rooms.read(lambda connection: records.origin(connection, row.id))
    return await _begun(row.game, row.options, row.seats, secret, origin)


async def _begun(*given: Any) -> Match:
    """A match may have to be folded first, or an edition made that nobody has played yet."""
    return await asyncio.to_thread(matches.begin, *given)


@decided
async def start(rooms: Rooms, id: str, guest: str, fill: str | None) -> None:
    async with rooms.at(id) as room:
        room.table.check_host(guest)
        await begin(rooms, room, None if fill is None else seating.checked_agent(fill))


async def join(rooms: Rooms, id: str, guest: GuestRow, seat: int | None, name: str = "") -> int:
    """Take an open seat; of two who want the last one, the second hears that it is taken. `name`:
    for somebody else at the same screen. With bots, and in the tutorial, it begins when everybody
    is there."""
    number = await _joined(rooms, id, guest, seat, name)
    await _begin_when_full(rooms, id)
    return number


@decided
async def _joined(rooms: Rooms, id: str, guest: GuestRow, seat: int | None, name: str) -> int:
    async with rooms.at(id) as room:
        room.table.check_status("waiting", "playing")
        if guest.id in room.kicked:
            raise Refusal(FORBIDDEN, "server-kicked")
        number = seating.free_for(room.table, guest.id, seat)
        if room.table.holds(guest.id, number):
            return number
        room.table.check_openable()
        taken = seating.taken(room.seats[number], guest.id, name or guest.name)
        await rooms.save(room, [taken], touched=rooms.clock.now())
        rooms.changed(room)
        return number


@decided
async def _begin_when_full(rooms: Rooms, id: str, led: bool = True) -> None:
    """`led`: only with bots, and in the tutorial."""
    async with rooms.at(id) as room:
        begins = not led or bool(room.table.bots) or room.lead is not None
        if begins and room.row.status == "waiting" and not room.table.open_seats():
            await begin(rooms, room, None)


async def leave(rooms: Rooms, id: str, guest: str, number: int) -> None:
    await _left(rooms, id, guest, number)
    await proposals.reconsider(rooms, id)


@decided
async def _left(rooms: Rooms, id: str, guest: str, number: int) -> None:
    async with rooms.at(id) as room:
        room.table.check_holder(guest, number)
        await vacate(rooms, room, number)


async def vacate(
    rooms: Rooms, room: Room, number: int, also: Callable[[Connection], None] | None = None
) -> None:
    """Within the room's lock: a seat loses its holders. Before the start it is open again; later
    the table decides who plays on, and a proposal may have found agreement."""
    room.table.check_status("waiting", "playing")
    playing = room.row.status == "playing"
    gone = room.seats[number].holders
    kind: Kind = "left" if playing else "open"
    emptied = seating.emptied(room.seats[number], kind, rooms.ids.token(16))
    changes: dict[str, Any] = {"touched": rooms.clock.now()}
    last = all(seat.number == number for seat in room.table.persons())
    if last and (playing or room.row.host in gone):
        changes |= {"status": "closed", "note": "abandoned", "proposal": None}
    await _let_go(rooms, room, emptied, gone, also, **changes)
    if room.row.status == "closed":
        logs.note("table-closed", table=room.id, why="abandoned")


async def _let_go(
    rooms: Rooms,
    room: Room,
    seat: SeatRow,
    gone: Sequence[str],
    also: Callable[[Connection], None] | None = None,
    **changes: Any,
) -> None:
    """Write a seat that somebody has gone from: the next person takes over from a host."""
    host = room.table.changed([seat]).next_host()
    host_name = room.host_name
    if host is not None and room.row.host in gone:
        row = await rooms.guest(host)
        host_name = row.name if row else ""
        changes["host"] = host
    await rooms.save(room, [seat], also, **changes)
    room.host_name = host_name
    rooms.changed(room)


@decided
async def change_seat(rooms: Rooms, id: str, guest: str, number: int, agent: str | None) -> None:
    """The host opens a seat or puts an agent there, before the start. None: open."""
    async with rooms.at(id) as room:
        room.table.check_host(guest)
        room.table.check_status("waiting")
        room.table.check_no_bot(number)
        seating.check_plays(room.row.game, agent)
        if room.table.seat(number).kind == "person" and not room.table.holds(guest, number):
            raise Refusal(CONFLICT, "server-seat-taken")
        seat, link = room.seats[number], rooms.ids.token(16)
        if agent is None:
            changed = seating.emptied(seat, "open", link)
        else:
            changed = seating.filled(seat, room.row.game, agent, link=link)
        await rooms.save(room, [changed], touched=rooms.clock.now())
        rooms.changed(room)


async def resign(rooms: Rooms, id: str, guest: str, number: int) -> None:
    """An agent plays on at once."""
    await _resigned(rooms, id, guest, number)
    await proposals.reconsider(rooms, id)


@decided
async def _resigned(rooms: Rooms, id: str, guest: str, number: int) -> None:
    async with rooms.at(id) as room:
        seat = room.table.check_holder(guest, number)
        room.table.check_status("playing")
        resigned = seating.filled(
            seat,
            room.row.game,
            USUAL_AGENT,
            name=seat.name,
            resigned=True,
            link=rooms.ids.token(16),
            notes="",
        )
        room.ours = True
        await _let_go(rooms, room, resigned, seat.holders, touched=rooms.clock.now())
        logs.note("seat-resigned", table=id, seat=number)


async def rematch(rooms: Rooms, id: str, guest: GuestRow) -> str:
    """The same again: agents stay, the seats of people are open for them, and the one who asks
    first has taken theirs. Who asks later is led to the same table."""
    following, mine = await _following(rooms, id, guest)
    for number, name in mine:
        await _sit_again(rooms, following, guest.id, number, name)
    await _begin_when_full(rooms, following, led=False)
    return following


@decided
async def _following(rooms: Rooms, id: str, guest: GuestRow) -> tuple[str, list[tuple[int, str]]]:
    """The table at which it is played again, and the seats that this guest had, with names."""
    async with rooms.at(id) as room:
        room.table.check_status("over", "closed")
        if room.trouble is not None:
            raise Refusal(UNAVAILABLE, f"server-table-{room.trouble}")
        mine = room.table.held_by(guest.id)
        if not mine and room.row.host != guest.id:
            raise Refusal(FORBIDDEN, "server-not-at-table")
        following = room.row.rematch
        if following is None or not await rooms.read(partial(records.table, id=following)):
            following = await _same_again(rooms, room, guest)
        return following, [(number, room.seats[number].name) for number in mine]


@decided
async def _sit_again(rooms: Rooms, id: str, guest: str, number: int, name: str) -> None:
    async with rooms.at(id) as again:
        # Later than that it is joined like any other table.
        if again.row.status == "waiting" and number in again.table.open_seats():
            await rooms.save(again, [seating.taken(again.seats[number], guest, name)])
            rooms.changed(again)


async def _same_origin(rooms: Rooms, room: Room, id: str, guest: str) -> OriginRow | None:
    """What began somewhere begins there again; but a match that somebody only looked at is played
    from its set-up."""
    if room.row.origin is None or (room.row.status == "over" and not room.entries):
        return None
    await origins.check_kept(rooms, guest, room.row.origin.sort)
    found = await rooms.read(lambda connection: records.origin(connection, room.id))
    return None if found is None else replace(found, table=id)


async def _same_again(rooms: Rooms, room: Room, guest: GuestRow) -> str:
    await check_room(rooms, guest.id)
    id, now, old = rooms.ids.token(16), rooms.clock.now(), room.row
    version = find(old.game).version
    row = TableRow(
        id,
        old.game,
        old.options,
        old.seats,
        old.listed,
        old.pace,
        "waiting",
        guest.id,
        now,
        now,
        version,
        origin=await _same_origin(rooms, room, id, guest.id),
        lesson=old.lesson,
    )
    rows = _first_seats(rooms, row, seating.again(room.table), guest)

    def add(connection: Connection) -> None:
        records.add_table(connection, row, rows)
        records.update_table(connection, old.id, rematch=id)

    await rooms.save(room, also=add)
    room.table = room.table.changed(rematch=id)
    rooms.welcome(Room(Table(row, tuple(rows)), guest.name))
    rooms.changed(room)
    return id
