"""Looking back: the moments of a match and its log, as a reader may see them."""

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from deorbit.server.api.answers import MAYBE_GUEST, OurSite, Visitor, take_work
from deorbit.server.api.guard import address_of
from deorbit.server.api.pages import kept
from deorbit.server.api.play import READS, TAGS, Asked, MaybeSeat
from deorbit.server.api.services import Site
from deorbit.server.api.tables import TableId
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms.room import Room
from deorbit.server.storage.rows import GuestRow
from deorbit.server.telling.past import MOST_MOMENTS, Archive, Reader, reader_at
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


async def provide_archive(request: Request[Any, Any, Any]) -> Archive:
    """One for each service."""
    state = request.app.state
    if "archive" not in state:
        state.archive = Archive()
    archive: Archive = state.archive
    return archive


OurArchive = NamedDependency[Archive]
ARCHIVE = {"archive": Provide(provide_archive)}


async def look_back(
    site: Site,
    request: Asked,
    id: str,
    visitor: GuestRow | None,
    seat: int | None,
    seen_by: str | None,
) -> tuple[Room, Reader]:
    """A table that plays or has played, and whose eyes are looked through."""
    take_work(site, request, visitor)
    room = await site.rooms.room(id)
    if room.play is None:
        raise Refusal(CONFLICT, "server-not-started")
    return room, reader_at(room, visitor.id if visitor else None, seat, seen_by)


@get(
    "/api/tables/{table:str}/replay",
    tags=TAGS,
    media_type="application/json",
    summary="Moments of the match, one after the other",
    description="As a seat that you hold saw them, or a spectator; after the end as anybody did.",
    responses={**READS, 200: ResponseSpec(Replay, generate_examples=False)},
    security=MAYBE_GUEST,
    dependencies=ARCHIVE,
)
async def replay(
    table: TableId,
    site: OurSite,
    visitor: Visitor,
    archive: OurArchive,
    request: Asked,
    seat: MaybeSeat = None,
    seen_by: SeenBy = None,
    first: First = 0,
    count: Count = MOST_MOMENTS,
) -> Response[bytes]:
    found, reader = await look_back(site, request, table, visitor, seat, seen_by)
    file = await archive.replay(address_of(request.scope), found, reader, first, count)
    return kept(request, file, "application/json", cache_of(found))


@get(
    "/api/tables/{table:str}/log",
    tags=TAGS,
    media_type="application/json",
    summary="The log of the match as a reader was told it",
    responses={**READS, 200: ResponseSpec(Logged, generate_examples=False)},
    security=MAYBE_GUEST,
    dependencies=ARCHIVE,
)
async def log(
    table: TableId,
    site: OurSite,
    visitor: Visitor,
    archive: OurArchive,
    request: Asked,
    seat: MaybeSeat = None,
    seen_by: SeenBy = None,
) -> Response[bytes]:
    found, reader = await look_back(site, request, table, visitor, seat, seen_by)
    file = await archive.log(address_of(request.scope), found, reader)
    return kept(request, file, "application/json", cache_of(found))


def cache_of(room: Room) -> str:
    return NEVER if room.match.to_act else MAYBE


HANDLERS = [replay, log]
