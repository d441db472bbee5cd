"""Tables: made, found, joined, left, begun."""

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import delete
from litestar.params import JSONBody, PathParameter, QueryParameter

from deorbit.server.api.callers import At, By, Caller
from deorbit.server.api.costs import SPEECH, TABLE, WHOLE_MATCH
from deorbit.server.api.guard import LARGEST_POSITION
from deorbit.server.api.routes import TABLE as AT_TABLE
from deorbit.server.api.routes import Routes
from deorbit.server.base.cleaning import NAME_LENGTH, clean_line
from deorbit.server.rooms import actions, learning, links, lobby, origins, proposals
from deorbit.server.storage.rows import OriginRow
from deorbit.server.tables.seating import Wanted, checked_agent
from deorbit.server.telling import cards
from deorbit.server.wire.answers import (
    Claimed,
    Done,
    Link,
    SeatTaken,
    TableCard,
    TableInfo,
    TableMade,
)
from deorbit.server.wire.requests import (
    ChangedSeat,
    ChangedTempo,
    Claim,
    Join,
    NewFile,
    NewFork,
    NewProposal,
    NewSeat,
    NewTable,
    OfSeat,
    Start,
    Vote,
)

Others = Annotated[bool, QueryParameter(description="From every other device, too")]
SeatPath = Annotated[int, PathParameter(ge=0, lt=9, description="A seat, from 0 on")]

routes = Routes("tables")
at_table = Routes("tables", AT_TABLE, refuses=(404, 409))


@routes.read("/api/tables", "Tables in the lobby")
async def list_tables(by: By) -> list[TableCard]:
    return await cards.listed(by.rooms, by.id)


@routes.change(
    "/api/tables",
    "Make a table",
    "Begins at once if no seat is open, or if asked to: then agents take what is open."
    " With bots it begins as soon as the last open seat is taken.",
    cost=TABLE,
    request_max_body_size=LARGEST_POSITION,
)
async def create_table(by: By, data: JSONBody[NewTable]) -> TableMade:
    options, origin = dict(data.options), None
    position = data.position
    if position is not None:
        options, origin = await by.work(
            lambda: origins.of_position(position, dict(data.options), len(data.seats))
        )
    return await made(by, data, data.seats, data.game, options, origin)


async def made(
    by: Caller,
    data: NewTable | NewFork | NewFile,
    seats: Sequence[NewSeat],
    game: str,
    options: dict[str, Any],
    origin: OriginRow | None,
) -> TableMade:
    """A table as it is asked for, wherever its match begins."""
    if origin is not None:
        by.keep(origin)
    wanted = [
        Wanted(seat.kind, clean_line(seat.name or "", NAME_LENGTH), checked_agent(seat.agent))
        for seat in seats
    ]
    async with by.site.listings.one_more(by.address, data.listed) as note:
        table = await lobby.create(
            by.rooms, by.guest, game, options, wanted, data.listed, data.pace, data.start, origin
        )
        note(table.id)
    return TableMade(table.id)


@at_table.change(
    "/fork",
    "Make a table that goes on from a moment of this one",
    "Of a finished match for everybody; of one that runs for who plays alone.",
    cost=TABLE + WHOLE_MATCH,
)
async def fork_table(at: At, data: JSONBody[NewFork]) -> TableMade:
    by = at.by
    game = (await at.room()).row.game
    await origins.check_kept(at.rooms, by.guest.id, "fork")
    async with by.site.long_work.turn(by.address):
        options, origin = await origins.of_table(
            at.rooms, at.table, by.guest.id, data.step, len(data.seats)
        )
    forked = await made(by, data, data.seats, game, options, origin)
    if data.instead:
        await learning.put_away(at.rooms, at.table)
    return forked


@routes.read(AT_TABLE, "A table", refuses=(404,))
async def show_table(at: At) -> TableInfo:
    return cards.info(await at.room(), at.by.id)


@at_table.change("/join", "Take an open seat")
async def join_table(at: At, data: JSONBody[Join]) -> SeatTaken:
    name = clean_line(data.name or "", NAME_LENGTH)
    return SeatTaken(await lobby.join(at.rooms, at.table, at.guest, data.seat, name))


@at_table.change(
    "/leave",
    "Leave a seat",
    "Before the start it is open again; later the table decides who plays on.",
)
async def leave_table(at: At, data: JSONBody[OfSeat]) -> Done:
    await lobby.leave(at.rooms, at.table, at.guest.id, data.seat)
    return Done()


@at_table.change("/start", "Begin (host)")
async def start_table(at: At, data: JSONBody[Start]) -> Done:
    await lobby.start(at.rooms, at.table, at.guest.id, data.fill)
    return Done()


@at_table.change(
    "/seats/{number:int}", "Open a seat or put an agent there, before the start (host)"
)
async def change_seat(at: At, number: SeatPath, data: JSONBody[ChangedSeat]) -> Done:
    agent = checked_agent(data.agent) if data.kind == "agent" else None
    await lobby.change_seat(at.rooms, at.table, at.guest.id, number, agent)
    return Done()


@at_table.change(
    "/rematch", "The same again", "Who asks second is led to the same new table.", cost=TABLE
)
async def rematch(at: At) -> TableMade:
    listed = (await at.room()).row.listed
    async with at.by.site.listings.one_more(at.by.address, listed) as note:
        again = await lobby.rematch(at.rooms, at.table, at.guest)
        note(again)
    return TableMade(again)


@at_table.change("/resign", "Resign: an agent plays on at once")
async def resign(at: At, data: JSONBody[OfSeat]) -> Done:
    await lobby.resign(at.rooms, at.table, at.guest.id, data.seat)
    return Done()


@at_table.change(
    "/propose",
    "Propose to take back, to give a seat to an agent or to anybody, or to close",
    "Every person at the table has to agree, but the one it is about.",
    cost=SPEECH,
)
async def propose(at: At, data: JSONBody[NewProposal]) -> Done:
    await proposals.propose(at.rooms, at.table, at.guest.id, data.kind, data.seat)
    return Done()


@at_table.change(
    "/tempo",
    "How fast bots move (those at the table)",
    "Agents that think are never quicker than usual.",
)
async def tempo(at: At, data: JSONBody[ChangedTempo]) -> Done:
    await actions.set_tempo(at.rooms, at.table, at.guest.id, data.tempo, data.skip)
    return Done()


@at_table.change("/vote", "Agree to a proposal, or not")
async def vote(at: At, data: JSONBody[Vote]) -> Done:
    await proposals.vote(at.rooms, at.table, at.guest.id, data.yes)
    return Done()


@routes.read(
    f"{AT_TABLE}/seats/{{number:int}}/link",
    "The link that opens this seat on another device (holders)",
    guests=True,
    refuses=(403, 404),
)
async def seat_link(at: At, number: SeatPath) -> Link:
    room = await at.room()
    seat = room.table.check_holder(at.guest.id, number)
    return Link(f"/s/{seat.link}", len(seat.holders), seat.holders[0] == at.guest.id)


@at_table.change(
    "/seats/{number:int}/link",
    "Withdraw the link of a seat: it leads nowhere any more (holders)",
    "With `others` the seat is taken from every other device; for who had it first.",
    cost=SPEECH,
    method=delete,
)
async def withdraw_link(at: At, number: SeatPath, others: Others = False) -> Done:
    await links.withdraw(at.rooms, at.table, at.guest.id, number, others)
    return Done()


@routes.change(
    "/api/seats/claim", "Open a seat link: this device plays the seat too", refuses=(404, 409)
)
async def claim(by: By, data: JSONBody[Claim]) -> Claimed:
    table, seat = await links.claim(by.rooms, by.guest.id, data.token)
    return Claimed(table, seat)
