"""Playing: decisions, and what a screen asks to help with them."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from deorbit.core.records import Action
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
    take_work,
)
from deorbit.server.api.services import Site
from deorbit.server.api.tables import TableId
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms import actions, chat
from deorbit.server.rooms.room import Room
from deorbit.server.storage.rows import GuestRow
from deorbit.server.telling import screens, views
from deorbit.server.wire.answers import Done
from deorbit.server.wire.play import Considered, Moment, Notes, Played, ReasonBody, Route
from deorbit.server.wire.requests import NewAction, NewNotes, NewUndo

TAGS = ["play"]
PLAYS = errors(*UNSAFE, 404, 409, 422)
READS = errors(*ALWAYS, 401, 403, 404, 409)
OwnSeat = Annotated[int, QueryParameter(ge=0, lt=9, description="A seat that you hold")]
MaybeSeat = Annotated[
    int | None, QueryParameter(ge=0, lt=9, description="A seat that you hold; none: as a spectator")
]
Asked = Request[Any, Any, Any]
PlaceName = Annotated[str, QueryParameter(min_length=1, max_length=64)]


@post(
    "/api/tables/{table:str}/actions",
    status_code=200,
    tags=TAGS,
    summary="Decide for a seat",
    description="`version` is the one decided on; `id` makes sending it again harmless. With"
    " `careful` what could not be taken back is not done, but answered by `confirm`.",
    responses=PLAYS,
    security=BOTH,
)
async def act(table: TableId, data: JSONBody[NewAction], site: OurSite, guest: Person) -> Played:
    site.limits.actions.take(guest.id)
    action = Action.from_json({"kind": data.action.kind, "args": data.action.args})
    done = await actions.act(
        site.rooms, table, guest.id, data.seat, action, data.id, data.version, data.careful
    )
    return Played(done.version, done.confirm)


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    tags=TAGS,
    summary="Take back the last decision of a seat",
    responses=PLAYS,
    security=BOTH,
)
async def undo(table: TableId, data: JSONBody[NewUndo], site: OurSite, guest: Person) -> Played:
    site.limits.actions.take(guest.id)
    version = await actions.undo(site.rooms, table, guest.id, data.seat, data.id, data.version)
    return Played(version)


async def read_from(
    site: Site, id: str, visitor: GuestRow | None, seat: int | None
) -> tuple[Room, int | None]:
    """A table in play, as somebody at this seat or a spectator may read it."""
    room = await site.rooms.room(id)
    if seat is not None:
        room.table.check_holder(visitor.id if visitor else None, seat)
    if room.play is None:
        raise Refusal(CONFLICT, "server-not-started")
    return room, seat


@get(
    "/api/tables/{table:str}/consider",
    tags=TAGS,
    summary="Whether an action is possible, and whether it could be taken back",
    responses=READS,
    security=AS_GUEST,
)
async def consider(
    table: TableId,
    site: OurSite,
    guest: Person,
    request: Asked,
    seat: OwnSeat,
    action: Annotated[
        str, QueryParameter(min_length=1, max_length=600, description="Its notation")
    ],
) -> Considered:
    take_work(site, request, guest)
    found, _ = await read_from(site, table, guest, seat)
    reason, final = actions.consider(found, seat, Action.parse(action))
    if reason is None:
        return Considered(None, final)
    return Considered(ReasonBody(reason.rule, reason.id, dict(reason.args), reason.text), False)


@get(
    "/api/tables/{table:str}/route",
    tags=TAGS,
    summary="The way from somewhere to somewhere, as this reader knows the board",
    responses=READS,
    security=MAYBE_GUEST,
)
async def route(
    table: TableId,
    site: OurSite,
    visitor: Visitor,
    request: Asked,
    start: PlaceName,
    goal: PlaceName,
    seat: MaybeSeat = None,
) -> Route:
    take_work(site, request, visitor)
    found, reader = await read_from(site, table, visitor, seat)
    return msgspec.convert(screens.route(found.match, reader, start, goal), Route)


@get(
    "/api/tables/{table:str}/towards",
    tags=TAGS,
    summary="What this seat might do with something on the board",
    responses=READS,
    security=MAYBE_GUEST,
)
async def towards(
    table: TableId,
    site: OurSite,
    visitor: Visitor,
    request: Asked,
    sort: PlaceName,
    name: PlaceName,
    seat: MaybeSeat = None,
) -> Any:
    take_work(site, request, visitor)
    found, reader = await read_from(site, table, visitor, seat)
    return screens.towards(found.match, reader, sort, name)


@get(
    "/api/tables/{table:str}/moments/{step:int}",
    tags=TAGS,
    summary="The board as this reader saw it after so many actions",
    responses=READS,
    security=MAYBE_GUEST,
)
async def moment(
    table: TableId,
    step: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    site: OurSite,
    visitor: Visitor,
    request: Asked,
    seat: MaybeSeat = None,
) -> Moment:
    take_work(site, request, visitor)
    found, reader = await read_from(site, table, visitor, seat)
    past = found.match.at(step)
    if past.to_act and not found.match.to_act:
        # Of a finished match everything lies open, at every moment of it.
        view = {**past.position(), "to_act": list(past.to_act), "prompt": None, "legal": []}
        return Moment(step, view, screens.desk(past, None, view))
    view = views.view_for(past, reader)
    return Moment(step, view, screens.desk(past, reader, view))


@get(
    "/api/tables/{table:str}/notes",
    tags=TAGS,
    summary="The private notes of a seat",
    responses=READS,
    security=AS_GUEST,
)
async def read_notes(table: TableId, site: OurSite, guest: Person, seat: OwnSeat) -> Notes:
    found = await site.rooms.room(table)
    return Notes(found.table.check_holder(guest.id, seat).notes)


@put(
    "/api/tables/{table:str}/notes",
    tags=TAGS,
    summary="Write the private notes of a seat",
    responses=PLAYS,
    security=BOTH,
)
async def write_notes(
    table: TableId, data: JSONBody[NewNotes], site: OurSite, guest: Person
) -> Done:
    site.limits.actions.take(guest.id)
    await chat.write_notes(site.rooms, table, guest.id, data.seat, data.text)
    return Done()


HANDLERS = [
    act,
    undo,
    consider,
    route,
    towards,
    moment,
    read_notes,
    write_notes,
]
