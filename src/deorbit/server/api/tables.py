"""Tables: made, found, joined, left, begun."""

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from deorbit.server.api.answers import (
    ALWAYS,
    AS_GUEST,
    BOTH,
    MAYBE_GUEST,
    UNSAFE,
    OurSite,
    Person,
    Visitor,
    errors,
)
from deorbit.server.api.guard import LARGEST_POSITION, address_of
from deorbit.server.base.cleaning import NAME_LENGTH, clean_line
from deorbit.server.rooms import learning, lobby, origins, proposals
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
    Claim,
    Join,
    NewFork,
    NewProposal,
    NewSeat,
    NewTable,
    OfSeat,
    Start,
    Vote,
)

TAGS = ["tables"]
CHANGES = errors(*UNSAFE, 404, 409)
TableId = Annotated[str, PathParameter(max_length=64, description="The id of a table")]
Asked = Request[Any, Any, Any]
SeatPath = Annotated[int, PathParameter(ge=0, lt=9, description="A seat, from 0 on")]


@get(
    "/api/tables",
    tags=TAGS,
    summary="Tables in the lobby",
    responses=errors(*ALWAYS),
    security=MAYBE_GUEST,
)
async def list_tables(site: OurSite, visitor: Visitor) -> list[TableCard]:
    return await cards.listed(site.rooms, visitor.id if visitor else None)


@post(
    "/api/tables",
    status_code=200,
    tags=TAGS,
    summary="Make a table",
    description="Begins at once if no seat is open, or if asked to: then agents take what is open."
    " With bots it begins as soon as the last open seat is taken.",
    responses=errors(*UNSAFE),
    security=BOTH,
    request_max_body_size=LARGEST_POSITION,
)
async def create_table(data: JSONBody[NewTable], site: OurSite, guest: Person) -> TableMade:
    site.limits.tables.take(guest.id)
    options, origin = dict(data.options), None
    if data.position is not None:
        options, origin = origins.of_position(data.position, options, len(data.seats))
    table = await lobby.create(
        site.rooms,
        guest,
        data.game,
        options,
        wanted(data.seats),
        data.listed,
        data.pace,
        data.start,
        origin,
    )
    return TableMade(table.id)


def wanted(seats: Sequence[NewSeat]) -> list[Wanted]:
    return [
        Wanted(seat.kind, clean_line(seat.name or "", NAME_LENGTH), checked_agent(seat.agent))
        for seat in seats
    ]


@post(
    "/api/tables/{table:str}/fork",
    status_code=200,
    tags=TAGS,
    summary="Make a table that goes on from a moment of this one",
    description="Of a finished match for everybody; of one that runs for who plays alone.",
    responses=CHANGES,
    security=BOTH,
)
async def fork_table(
    table: TableId, data: JSONBody[NewFork], site: OurSite, guest: Person, request: Asked
) -> TableMade:
    site.limits.tables.take(guest.id)
    # The whole match is written down: it counts as a download does.
    site.limits.chat.take(address_of(request.scope))
    game = (await site.rooms.room(table)).row.game
    await origins.check_kept(site.rooms, guest.id, "fork")
    async with site.limits.downloads:
        options, origin = await origins.of_table(
            site.rooms, table, guest.id, data.step, len(data.seats)
        )
    made = await lobby.create(
        site.rooms,
        guest,
        game,
        options,
        wanted(data.seats),
        data.listed,
        data.pace,
        data.start,
        origin,
    )
    if data.instead:
        await learning.put_away(site.rooms, table)
    return TableMade(made.id)


@get(
    "/api/tables/{table:str}",
    tags=TAGS,
    summary="A table",
    responses=errors(*ALWAYS, 404),
    security=MAYBE_GUEST,
)
async def show_table(table: TableId, site: OurSite, visitor: Visitor) -> TableInfo:
    return cards.info(await site.rooms.room(table), visitor.id if visitor else None)


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    tags=TAGS,
    summary="Take an open seat",
    responses=CHANGES,
    security=BOTH,
)
async def join_table(
    table: TableId, data: JSONBody[Join], site: OurSite, guest: Person
) -> SeatTaken:
    name = clean_line(data.name or "", NAME_LENGTH)
    return SeatTaken(await lobby.join(site.rooms, table, guest, data.seat, name))


@post(
    "/api/tables/{table:str}/leave",
    status_code=200,
    tags=TAGS,
    summary="Leave a seat",
    description="Before the start it is open again; later the table decides who plays on.",
    responses=CHANGES,
    security=BOTH,
)
async def leave_table(table: TableId, data: JSONBody[OfSeat], site: OurSite, guest: Person) -> Done:
    await lobby.leave(site.rooms, table, guest.id, data.seat)
    return Done()


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    tags=TAGS,
    summary="Begin (host)",
    responses=CHANGES,
    security=BOTH,
)
async def start_table(table: TableId, data: JSONBody[Start], site: OurSite, guest: Person) -> Done:
    await lobby.start(site.rooms, table, guest.id, data.fill)
    return Done()


@post(
    "/api/tables/{table:str}/seats/{number:int}",
    status_code=200,
    tags=TAGS,
    summary="Open a seat or put an agent there, before the start (host)",
    responses=CHANGES,
    security=BOTH,
)
async def change_seat(
    table: TableId, number: SeatPath, data: JSONBody[ChangedSeat], site: OurSite, guest: Person
) -> Done:
    agent = checked_agent(data.agent) if data.kind == "agent" else None
    await lobby.change_seat(site.rooms, table, guest.id, number, agent)
    return Done()


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    tags=TAGS,
    summary="The same again",
    description="Who asks second is led to the same new table.",
    responses=CHANGES,
    security=BOTH,
)
async def rematch(table: TableId, site: OurSite, guest: Person) -> TableMade:
    site.limits.tables.take(guest.id)
    return TableMade(await lobby.rematch(site.rooms, table, guest))


@post(
    "/api/tables/{table:str}/resign",
    status_code=200,
    tags=TAGS,
    summary="Resign: an agent plays on at once",
    responses=CHANGES,
    security=BOTH,
)
async def resign(table: TableId, data: JSONBody[OfSeat], site: OurSite, guest: Person) -> Done:
    await lobby.resign(site.rooms, table, guest.id, data.seat)
    return Done()


@post(
    "/api/tables/{table:str}/propose",
    status_code=200,
    tags=TAGS,
    summary="Propose to take back, to give a seat to an agent or to anybody, or to close",
    description="Every person at the table has to agree, but the one it is about.",
    responses=CHANGES,
    security=BOTH,
)
async def propose(
    table: TableId, data: JSONBody[NewProposal], site: OurSite, guest: Person
) -> Done:
    site.limits.chat.take(guest.id)
    await proposals.propose(site.rooms, table, guest.id, data.kind, data.seat)
    return Done()


@post(
    "/api/tables/{table:str}/vote",
    status_code=200,
    tags=TAGS,
    summary="Agree to a proposal, or not",
    responses=CHANGES,
    security=BOTH,
)
async def vote(table: TableId, data: JSONBody[Vote], site: OurSite, guest: Person) -> Done:
    await proposals.vote(site.rooms, table, guest.id, data.yes)
    return Done()


@get(
    "/api/tables/{table:str}/seats/{number:int}/link",
    tags=TAGS,
    summary="The link that opens this seat on another device (holders)",
    responses=errors(*ALWAYS, 401, 403, 404),
    security=AS_GUEST,
)
async def seat_link(table: TableId, number: SeatPath, site: OurSite, guest: Person) -> Link:
    found = await site.rooms.room(table)
    return Link(f"/s/{found.table.check_holder(guest.id, number).link}")


@post(
    "/api/seats/claim",
    status_code=200,
    tags=TAGS,
    summary="Open a seat link: this device plays the seat too",
    responses=CHANGES,
    security=BOTH,
)
async def claim(data: JSONBody[Claim], site: OurSite, guest: Person) -> Claimed:
    table, seat = await lobby.claim(site.rooms, guest.id, data.token)
    return Claimed(table, seat)


HANDLERS = [
    list_tables,
    create_table,
    fork_table,
    show_table,
    join_table,
    leave_table,
    start_table,
    change_seat,
    rematch,
    resign,
    propose,
    vote,
    seat_link,
    claim,
]
