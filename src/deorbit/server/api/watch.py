"""Watching a recording: what one reader saw of a match, brought along as a file."""

import msgspec
from litestar import Response

from deorbit.server.api.callers import Asked, By
from deorbit.server.api.costs import WHOLE_MATCH
from deorbit.server.api.files import TakesFile
from deorbit.server.api.guard import LARGEST_FILE
from deorbit.server.api.play import WantsView
from deorbit.server.api.routes import JSON, Routes
from deorbit.server.base.files import File
from deorbit.server.telling.recordings import watched
from deorbit.server.wire.past import Watched

routes = Routes("files")


@routes.change(
    "/api/watch",
    "Make a recording ready to be watched",
    "A file that was downloaded while its match ran. Nothing of it is kept.",
    guests=False,
    cost=WHOLE_MATCH,
    gives=Watched,
    operation_class=TakesFile,
    request_max_body_size=LARGEST_FILE,
)
async def watch(by: By, request: Asked, view: WantsView = True) -> Response[bytes]:
    async with by.site.inbox.received(by.address, request.body) as body:
        file = await by.work(lambda: _answer(body, view))
    headers = {"Vary": "Accept-Encoding"}
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, headers=headers, media_type=JSON)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, headers=headers, media_type=JSON)


def _answer(body: bytes, view: bool) -> File:
    return File.of(msgspec.json.encode(watched(body, view)), JSON)
