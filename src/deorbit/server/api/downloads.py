"""What is sent as a file: the content of an edition, records, reports."""

import re
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from deorbit.core import recording
from deorbit.server import desks
from deorbit.server.api.answers import MAYBE_GUEST, OurSite, Visitor
from deorbit.server.api.pages import kept
from deorbit.server.api.play import READS, TAGS, MaybeSeat, read_from
from deorbit.server.api.tables import TableId
from deorbit.server.files import File
from deorbit.server.premises import Site
from deorbit.server.storage.records import GuestRow
from deorbit.server.table import Table
from deorbit.version import VERSION

FILES = {
    **READS,
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="A JSON object"),
}


@get(
    "/api/tables/{table:str}/content",
    tags=TAGS,
    media_type="application/json",
    summary="What is printed: the content of this table's edition",
    responses=FILES,
)
async def content(
    table: TableId, site: OurSite, request: Request[Any, Any, Any]
) -> Response[bytes]:
    found, _ = await read_from(site, table, None, None)
    if found.content is None:
        body = msgspec.json.encode(desks.content(found.match))
        found.content = File.of(body, "application/json")
    return kept(request, found.content, "application/json", "private, no-cache")


@get(
    "/api/tables/{table:str}/record",
    tags=TAGS,
    media_type="application/json",
    summary="Download what this reader saw; after the end the whole match",
    responses=FILES,
    security=MAYBE_GUEST,
)
async def record(
    table: TableId, site: OurSite, visitor: Visitor, seat: MaybeSeat = None
) -> Response[bytes]:
    return _all_that_was_seen(site, visitor, *await read_from(site, table, visitor, seat), "record")


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
    table: TableId, site: OurSite, visitor: Visitor, seat: MaybeSeat = None
) -> Response[bytes]:
    return _all_that_was_seen(site, visitor, *await read_from(site, table, visitor, seat), "report")


def _all_that_was_seen(
    site: Site, visitor: GuestRow | None, table: Table, seat: int | None, what: str
) -> Response[bytes]:
    """A match whole only after its end, even where one person plays: people at one screen have
    secrets from each other."""
    # Downloads make the whole match again: they count as chat does.
    site.limits.chat.take(visitor.id if visitor else f"table {table.id}")
    if table.row.status == "over":
        body = table.match.dumps()
    else:
        about = {"deorbit": VERSION, "version": str(table.version), "status": table.row.status}
        body = recording.write(table.match, seat, about)
    short = re.sub(r"[^A-Za-z0-9]", "", table.id)[:6]
    name = f"{table.row.game}-{short}-{what}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body.encode(), headers=headers, media_type="application/json")


HANDLERS = [content, record, report]
