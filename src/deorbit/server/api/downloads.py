"""What is sent as a file: the content of an edition, records, reports."""

import re
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response

from deorbit.core.match import Match
from deorbit.server.api.callers import Asked, At, AtTable
from deorbit.server.api.costs import WHOLE_MATCH
from deorbit.server.api.pages import kept
from deorbit.server.api.play import REFUSES, MaybeSeat
from deorbit.server.api.routes import JSON, TABLE, Routes
from deorbit.server.base.files import File
from deorbit.server.rooms.matches import for_thread
from deorbit.server.rooms.room import Room
from deorbit.server.telling import screens
from deorbit.version import VERSION

_contents: WeakKeyDictionary[Room, File] = WeakKeyDictionary()
"""What is printed, as it is sent: it stays the same for as long as a room is in memory."""

routes = Routes("play", TABLE, refuses=REFUSES)


@routes.read(
    "/content",
    "What is printed: the content of this table's edition",
    gives=dict[str, Any],
    security=None,
)
async def content(at: At, request: Asked) -> Response[bytes]:
    room = await at.playing()
    if room not in _contents:
        _contents[room] = File.of(msgspec.json.encode(screens.content(room.match)), JSON)
    return kept(request, _contents[room], JSON, "private, no-cache")


@routes.read(
    "/record",
    "Download what this reader saw; after the end the whole match",
    cost=WHOLE_MATCH,
    gives=dict[str, Any],
)
async def record(at: At, seat: MaybeSeat = None) -> Response[bytes]:
    return await _all_that_was_seen(at, seat, "record")


@routes.read(
    "/report",
    "Download a file that shows a problem: it replays",
    "The whole match after its end; before, what you saw.",
    cost=WHOLE_MATCH,
    gives=dict[str, Any],
)
async def report(at: At, seat: MaybeSeat = None) -> Response[bytes]:
    return await _all_that_was_seen(at, seat, "report")


async def _all_that_was_seen(at: AtTable, seat: int | None, what: str) -> Response[bytes]:
    room = await at.playing(seat)
    status, version = room.row.status, room.version
    job = for_thread(room.match, lambda its: _written(its, seat, status, version))
    body = await at.by.work(job)
    short = re.sub(r"[^A-Za-z0-9]", "", room.id)[:6]
    name = f"{room.row.game}-{short}-{what}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body.encode(), headers=headers, media_type=JSON)


def _written(match: Match, seat: int | None, status: str, version: int) -> str:
    """A match whole only after its end, even where one person plays: people at one screen have
    secrets from each other."""
    if status == "over":
        return match.dumps()
    about = {"deorbit": VERSION, "version": str(version), "status": status}
    return match.record(seat, about)
