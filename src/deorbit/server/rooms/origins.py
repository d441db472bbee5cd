"""Where a match may begin but at its set-up: a position, a moment of another match, a file."""

from typing import Any

import msgspec

from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.position import bounded
from deorbit.server.base import refusals
from deorbit.server.base.refusals import CONFLICT, TOO_MANY, Refusal
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.matches import beside
from deorbit.server.rooms.room import MOST_ENTRIES
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import OriginRow, OriginSort
from deorbit.server.tables.table import FORKED

MOST_KEPT: dict[OriginSort, int] = {"file": 30, "fork": 100}
"""Tables of one guest that began in files or in other matches, and are kept."""
MOST_BYTES = 32 << 20
"""Of what all these tables began from."""

Options = dict[str, Any]


def of_position(
    position: dict[str, Any], options: Options, seats: int
) -> tuple[Options, OriginRow]:
    """A position as `deorbit.scenario` reads it may name seats and options itself."""
    try:
        bounded(position)
    except BadInput as error:
        raise refusals.of_error(error) from None
    bare = dict(position)
    named, said = bare.pop("options", {}), bare.pop("seats", seats)
    problem = None
    if type(said) is not int or said != seats:
        problem = BadInput("bad-value", key="seats", value=str(said)[:60], expected=str(seats))
    elif not isinstance(named, dict):
        problem = BadInput("bad-value", key="options", value=str(named)[:60], expected="{...}")
    if problem is not None:
        raise refusals.of_error(problem)
    return options or named, OriginRow("", "position", 0, msgspec.json.encode(bare).decode())


async def of_table(
    rooms: Rooms, id: str, guest: str, step: int | None, seats: int
) -> tuple[Options, OriginRow]:
    """A moment of a table's match. One that runs is marked: who plays on elsewhere may come to know
    what is hidden here and what will be drawn, so nobody else sits down here any more."""
    match = await _marked(rooms, id, guest, seats)
    try:
        return await beside(match, lambda its: _moment(its, step))
    except DeorbitError as error:
        raise refusals.of_error(error) from None


@decided
async def _marked(rooms: Rooms, id: str, guest: str, seats: int) -> Match:
    async with rooms.at(id) as room:
        match = room.match
        room.table.check_fork(guest)
        check_seats(match, seats)
        if room.row.status == "playing" and room.row.note != FORKED:
            await rooms.save(room, note=FORKED)
        return match


async def check_kept(rooms: Rooms, guest: str, sort: OriginSort) -> None:
    """Nobody keeps very many matches here: each is written down whole."""
    most = MOST_KEPT.get(sort)
    if most is None:
        return
    kept, size = await rooms.read(
        lambda connection: (
            records.count_origins(connection, guest, sort),
            records.size_of_origins(connection, guest),
        )
    )
    if kept >= most:
        raise Refusal(TOO_MANY, f"server-too-many-{sort}s", most=most, retry=60)
    if size >= MOST_BYTES:
        raise Refusal(TOO_MANY, "server-too-much-kept", most=MOST_BYTES >> 20, retry=60)


def check_seats(match: Match, seats: int) -> None:
    if seats != match.seats:
        raise Refusal(CONFLICT, "server-fixed-seats", seats=match.seats)


def _moment(match: Match, step: int | None) -> tuple[Options, OriginRow]:
    if step is None:
        step = len(match) if match.to_act else max(0, len(match) - 1)
    past = match.at(step)
    if not past.to_act:
        raise Refusal(CONFLICT, "server-fork-over")
    if step > MOST_ENTRIES:
        raise Refusal(CONFLICT, "server-match-long", most=MOST_ENTRIES)
    return past.options, OriginRow("", "fork", step, past.dumps())
