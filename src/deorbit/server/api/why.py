"""Why a bot did what it did: which of its manoeuvres were considered, and what decided."""

from typing import Annotated

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from deorbit.server.api.answers import MAYBE_GUEST, OurSite, Visitor
from deorbit.server.api.guard import address_of
from deorbit.server.api.pages import kept
from deorbit.server.api.play import READS, TAGS, Asked
from deorbit.server.api.replay import ARCHIVE, OurArchive, cache_of, look_back
from deorbit.server.api.tables import TableId
from deorbit.server.wire.play import Why
from deorbit.server.wire.requests import MOST_STEPS


@get(
    "/api/tables/{table:str}/why/{step:int}",
    tags=TAGS,
    media_type="application/json",
    summary="Why a bot did what it did",
    description="Of the action that the log numbers as `step`: the same for every reader.",
    responses={**READS, 200: ResponseSpec(Why, generate_examples=False)},
    security=MAYBE_GUEST,
    dependencies=ARCHIVE,
)
async def why(
    table: TableId,
    step: Annotated[int, PathParameter(ge=1, le=MOST_STEPS)],
    site: OurSite,
    visitor: Visitor,
    archive: OurArchive,
    request: Asked,
) -> Response[bytes]:
    found, _ = await look_back(site, request, table, visitor, None, None)
    file = await archive.why(address_of(request.scope), found, step)
    return kept(request, file, "application/json", cache_of(found))


HANDLERS = [why]
