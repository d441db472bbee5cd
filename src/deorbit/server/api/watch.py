"""Watching a recording: what one reader saw of a match, brought along as a file."""

import asyncio

import msgspec
from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec

from deorbit.server.api.answers import OWN_PAGE, UNSAFE, OurSite, errors
from deorbit.server.api.files import TakesFile, inbox_of
from deorbit.server.api.guard import LARGEST_FILE, address_of
from deorbit.server.api.play import Asked
from deorbit.server.base.files import File
from deorbit.server.telling.recordings import watched
from deorbit.server.wire.past import Watched


@post(
    "/api/watch",
    status_code=200,
    tags=["files"],
    media_type="application/json",
    summary="Make a recording ready to be watched",
    description="A file that was downloaded while its match ran. Nothing of it is kept.",
    responses={
        **errors(*UNSAFE),
        200: ResponseSpec(Watched, generate_examples=False),
    },
    security=OWN_PAGE,
    operation_class=TakesFile,
    request_max_body_size=LARGEST_FILE,
)
async def watch(site: OurSite, request: Asked) -> Response[bytes]:
    # As downloads: the whole match is made again.
    site.limits.chat.take(address_of(request.scope))
    async with inbox_of(request).received(request) as body, site.limits.downloads:
        file = await asyncio.to_thread(_answer, body)
    headers = {"Vary": "Accept-Encoding"}
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, headers=headers, media_type="application/json")


def _answer(body: bytes) -> File:
    return File.of(msgspec.json.encode(watched(body)), "application/json")


HANDLERS = [watch]
