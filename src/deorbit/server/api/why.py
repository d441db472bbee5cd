"""Why a bot did what it did: which of its manoeuvres were considered, and what decided."""

from typing import Annotated

from litestar import Response
from litestar.params import PathParameter

from deorbit.server.api.callers import Asked, At
from deorbit.server.api.costs import WORK
from deorbit.server.api.play import REFUSES
from deorbit.server.api.replay import told
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.wire.play import Why
from deorbit.server.wire.requests import MOST_STEPS

routes = Routes("play", TABLE, refuses=REFUSES)


@routes.read(
    "/why/{step:int}",
    "Why a bot did what it did",
    "Of the action that the log numbers as `step`: the same for every reader.",
    cost=WORK,
    gives=Why,
)
async def why(
    at: At, request: Asked, step: Annotated[int, PathParameter(ge=1, le=MOST_STEPS)]
) -> Response[bytes]:
    room = await at.playing()
    return told(request, room, await at.by.site.archive.why(at.by.address, room, step))
