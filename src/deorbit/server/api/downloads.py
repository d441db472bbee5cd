"""What is sent as a file: the content of an edition, records, reports."""

import asyncio
import re
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from deorbit.core.match import Match
from deorbit.server.api.answers import MAYBE_GUEST, OurSite, Visitor
from deorbit.server.api.guard import address_of
from deorbit.server.api.pages import kept
from deorbit.server.api.play import READS, TAGS, Asked, MaybeSeat, read_from
from deorbit.server.api.services import Site
from deorbit.server.api.tables import TableId
from deorbit.server.base.files import File
from deorbit.server.rooms.room import Room
from deorbit.server.telling import screens
from deorbit.version import VERSION

FILES = {
    **READS,
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="A JSON object"),
}

_contents: WeakKeyDictionary[Room, File] = WeakKeyDictionary()
"""What is printed, as it is sent: it stays the same for as long as a room is in memory."""


@get(
    "/api/tables/{table:str}/content",
    tags=TAGS,
    media_type="application/json",
    summary="What is printed: the content of this table's edition",
    responses=FILES,
)
async def content(table: TableId, site: OurSite, request: Asked) -> Response[bytes]:
    found, _ = await read_from(site, table, None, None)
    if found not in _contents:
        body = msgspec.json.encode(screens.content(found.match))
        _contents[found] = File.of(body, "application/json")
    return kept(request, _contents[found], "application/json", "private, no-cache")


@get(
    "/api/tables/{table:str}/record",
    tags=TAGS,
    media_type="application/json",
    summary="Download what this reader saw; after the end the whole match",
    responses=FILES,
    security=MAYBE_GUEST,
)
async def record(
    table: TableId, site: OurSite, visitor: Visitor, request: Asked, seat: MaybeSeat = None
) -> Response[bytes]:
    # Downloads make the whole match again: they count as chat does.
    site.limits.chat.take(address_of(request.scope))
    found, reader = await read_from(site, table, visitor, seat)
    return await _all_that_was_seen(site, found, reader, "record")


@get(
    "/api/tables/{table:str}/report",
    tags=TAGS,
    media_type="application/json",
    summary="Download a file that shows a problem: it replays",
    description="The whole match after its end; before, what you saw.",
    responses=FILES,
    security=MAYBE_GUEST,
)
async def report(
    table: TableId, site: OurSite, visitor: Visitor, request: Asked, seat: MaybeSeat = None
) -> Response[bytes]:
    # Downloads make the whole match again: they count as chat does.
    site.limits.chat.take(address_of(request.scope))
    found, reader = await read_from(site, table, visitor, seat)
    return await _all_that_was_seen(site, found, reader, "report")


async def _all_that_was_seen(
    site: Site, room: Room, seat: int | None, what: str
) -> Response[bytes]:
    # One at a time and in a thread, on a copy: everybody else plays on meanwhile.
    async with site.limits.downloads:
        body = await asyncio.to_thread(
            _written, room.match.apart(), seat, room.row.status, room.version
        )
    short = re.sub(r"[^A-Za-z0-9]", "", room.id)[:6]
    name = f"{room.row.game}-{short}-{what}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body.encode(), headers=headers, media_type="application/json")


def _written(match: Match, seat: int | None, status: str, version: int) -> str:
    """A match whole only after its end, even where one person plays: people at one screen have
    secrets from each other."""
    if status == "over":
        return match.dumps()
    about = {"deorbit": VERSION, "version": str(version), "status": status}
    return match.record(seat, about)


HANDLERS = [content, record, report]
