"""Looking back: the moments of a match and its log, as a reader may see them."""

from typing import Annotated

from litestar import Response
from litestar.params import QueryParameter

from deorbit.server.api.callers import Asked, At, AtTable
from deorbit.server.api.costs import WORK
from deorbit.server.api.pages import kept
from deorbit.server.api.play import REFUSES, MaybeSeat, WantsView
from deorbit.server.api.routes import JSON, TABLE, Routes
from deorbit.server.base.files import File
from deorbit.server.rooms.room import Room
from deorbit.server.telling.past import MOST_MOMENTS, Reader, reader_at
from deorbit.server.wire.past import Logged, Replay
from deorbit.server.wire.requests import MOST_STEPS

NEVER = "no-store"
MAYBE = "private, no-cache"
"""What a seat sees of a running match is not left behind in a browser."""

SeenBy = Annotated[
    str | None,
    QueryParameter(
        name="as",
        pattern=r"^([0-8]|all)$",
        description="After the end: the seat whose view is wanted, or `all`",
    ),
]
First = Annotated[int, QueryParameter(ge=0, le=MOST_STEPS, description="Actions before the first")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)]

routes = Routes("play", TABLE, refuses=REFUSES)


async def look_back(at: AtTable, seat: int | None, seen_by: str | None) -> tuple[Room, Reader]:
    """A table that plays or has played, and whose eyes are looked through."""
    room = await at.playing()
    return room, reader_at(room, at.by.id, seat, seen_by)


def told(request: Asked, room: Room, file: File) -> Response[bytes]:
    return kept(request, file, JSON, NEVER if room.match.to_act else MAYBE)


@routes.read(
    "/replay",
    "Moments of the match, one after the other",
    "As a seat that you hold saw them, or a spectator; after the end as anybody did.",
    cost=WORK,
    gives=Replay,
)
async def replay(
    at: At,
    request: Asked,
    seat: MaybeSeat = None,
    seen_by: SeenBy = None,
    first: First = 0,
    count: Count = MOST_MOMENTS,
    view: WantsView = True,
) -> Response[bytes]:
    room, reader = await look_back(at, seat, seen_by)
    file = await at.by.site.archive.replay(at.by.address, room, reader, first, count, view)
    return told(request, room, file)


@routes.read("/log", "The log of the match as a reader was told it", cost=WORK, gives=Logged)
async def log(
    at: At, request: Asked, seat: MaybeSeat = None, seen_by: SeenBy = None
) -> Response[bytes]:
    room, reader = await look_back(at, seat, seen_by)
    return told(request, room, await at.by.site.archive.log(at.by.address, room, reader))
