"""Playing: decisions, and what a screen asks to help with them."""

from typing import Annotated, Any

import msgspec
from litestar import put
from litestar.params import JSONBody, PathParameter, QueryParameter

from deorbit.core.records import Action
from deorbit.server.api.callers import At
from deorbit.server.api.costs import WORK
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.rooms import actions, chat
from deorbit.server.rooms.matches import for_thread
from deorbit.server.telling import past, screens
from deorbit.server.wire.answers import Done
from deorbit.server.wire.play import Considered, Moment, Notes, Played, ReasonBody, Route
from deorbit.server.wire.requests import NewAction, NewNotes, NewUndo

REFUSES = (401, 403, 404, 409)
PLAYS = (404, 409, 422)
OwnSeat = Annotated[int, QueryParameter(ge=0, lt=9, description="A seat that you hold")]
MaybeSeat = Annotated[
    int | None, QueryParameter(ge=0, lt=9, description="A seat that you hold; none: as a spectator")
]
WantsView = Annotated[bool, QueryParameter(description="Whether the view is told beside the desk")]
PlaceName = Annotated[str, QueryParameter(min_length=1, max_length=64)]
Notation = Annotated[str, QueryParameter(min_length=1, max_length=600, description="Its notation")]

routes = Routes("play", TABLE, refuses=(404, 409))


@routes.change(
    "/actions",
    "Decide for a seat",
    "`version` is the one decided on; `id` makes sending it again harmless. With"
    " `careful` what could not be taken back is not done, but answered by `confirm`.",
    refuses=PLAYS,
)
async def act(at: At, data: JSONBody[NewAction]) -> Played:
    action = Action.from_json({"kind": data.action.kind, "args": data.action.args})
    done = await actions.act(
        at.rooms, at.table, at.guest.id, data.seat, action, data.id, data.version, data.careful
    )
    return Played(done.version, done.confirm)


@routes.change("/undo", "Take back the last decision of a seat", refuses=PLAYS)
async def undo(at: At, data: JSONBody[NewUndo]) -> Played:
    version = await actions.undo(at.rooms, at.table, at.guest.id, data.seat, data.id, data.version)
    return Played(version)


@routes.read(
    "/consider",
    "Whether an action is possible, and whether it could be taken back",
    guests=True,
    cost=WORK,
    refuses=REFUSES,
)
async def consider(at: At, seat: OwnSeat, action: Notation) -> Considered:
    reason, final = actions.consider(await at.playing(seat), seat, Action.parse(action))
    if reason is None:
        return Considered(None, final)
    return Considered(ReasonBody(reason.rule, reason.id, dict(reason.args), reason.text), False)


@routes.read(
    "/route",
    "The way from somewhere to somewhere, as this reader knows the board",
    cost=WORK,
    refuses=REFUSES,
)
async def route(at: At, start: PlaceName, goal: PlaceName, seat: MaybeSeat = None) -> Route:
    room = await at.playing(seat)
    return msgspec.convert(screens.route(room.match, seat, start, goal), Route)


@routes.read(
    "/towards",
    "What this seat might do with something on the board",
    cost=WORK,
    refuses=REFUSES,
)
async def towards(at: At, sort: PlaceName, name: PlaceName, seat: MaybeSeat = None) -> Any:
    room = await at.playing(seat)
    return screens.towards(room.match, seat, sort, name)


@routes.read(
    "/moments/{step:int}",
    "The board as this reader saw it after so many actions",
    cost=WORK,
    refuses=REFUSES,
)
async def moment(
    at: At,
    step: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: MaybeSeat = None,
    view: WantsView = True,
) -> Moment:
    match = (await at.playing(seat)).match
    return await at.by.work(for_thread(match, lambda its: past.moment(its, seat, step, view)))


@routes.read("/notes", "The private notes of a seat", guests=True, refuses=REFUSES)
async def read_notes(at: At, seat: OwnSeat) -> Notes:
    room = await at.room()
    return Notes(room.table.check_holder(at.guest.id, seat).notes)


@routes.change("/notes", "Write the private notes of a seat", refuses=PLAYS, method=put)
async def write_notes(at: At, data: JSONBody[NewNotes]) -> Done:
    await chat.write_notes(at.rooms, at.table, at.guest.id, data.seat, data.text)
    return Done()
