"""Save files that somebody brings along: looked at, watched, played on."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import post
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from deorbit.core.match import Match
from deorbit.server.api.answers import BOTH, UNSAFE, OurSite, Person, errors
from deorbit.server.api.guard import LARGEST_FILE, address_of
from deorbit.server.api.tables import Asked, wanted
from deorbit.server.base.limits import address_key
from deorbit.server.base.refusals import BAD_INPUT, UNAVAILABLE, Refusal
from deorbit.server.rooms import lobby, origins
from deorbit.server.tables.bots import bots_in
from deorbit.server.telling import uploads
from deorbit.server.wire.answers import TableMade
from deorbit.server.wire.past import Look
from deorbit.server.wire.requests import MOST_SEATS, NewFile, NewSeat

AT_ONCE = 8
FROM_ONE_ADDRESS = 2
"""Files that are received or wait to be read at the same time."""
PATIENCE = 60.0
"""Seconds in which a file must have come."""


class Inbox:
    """Large bodies are read only when there is room for them, so that nobody fills the memory by
    sending many; and who sends slowly holds up nobody from elsewhere."""

    def __init__(self) -> None:
        self.open: Counter[str] = Counter()

    @asynccontextmanager
    async def received(self, request: Asked) -> AsyncIterator[bytes]:
        key = address_key(address_of(request.scope))
        if self.open.total() >= AT_ONCE or self.open[key] >= FROM_ONE_ADDRESS:
            raise Refusal(UNAVAILABLE, "server-busy", retry=5)
        self.open[key] += 1
        try:
            yield await asyncio.wait_for(request.body(), PATIENCE)
        except TimeoutError:
            raise Refusal(BAD_INPUT, "server-bad-input", problem="body") from None
        finally:
            self.open[key] -= 1
            self.open += Counter()


def inbox_of(request: Asked) -> Inbox:
    """One for each running service."""
    state = request.app.state
    if "inbox" not in state:
        state["inbox"] = Inbox()
    found: Inbox = state["inbox"]
    return found


def _takes(schema: Schema | Reference) -> RequestBody:
    content: dict[str, Any] = {"application/json": OpenAPIMediaType(schema=schema)}
    return RequestBody(content=content, required=True)


FILE = Schema(type=OpenAPIType.OBJECT, description="A file, as it was downloaded")


@dataclass
class TakesFile(Operation):
    """The body is read as it comes, so the framework has to be told what it is."""

    def __post_init__(self) -> None:
        self.request_body = _takes(FILE)


@dataclass
class TakesNewFile(Operation):
    def __post_init__(self) -> None:
        seat = Schema(type=OpenAPIType.OBJECT, description="As in making a table")
        self.request_body = _takes(
            Schema(
                type=OpenAPIType.OBJECT,
                required=["file"],
                properties={
                    "file": FILE,
                    "seats": Schema(
                        type=[OpenAPIType.ARRAY, OpenAPIType.NULL],
                        items=seat,
                        min_items=1,
                        max_items=MOST_SEATS,
                    ),
                    "listed": Schema(type=OpenAPIType.BOOLEAN, default=False),
                    "pace": Schema(type=OpenAPIType.STRING, enum=["live", "slow"]),
                    "start": Schema(type=OpenAPIType.BOOLEAN, default=False),
                },
            )
        )


@post(
    "/api/files/look",
    status_code=200,
    tags=["files"],
    summary="What is in a file, or why it cannot be opened",
    description="Takes save files and recordings as they were downloaded; nothing is kept.",
    responses=errors(*UNSAFE),
    security=BOTH,
    operation_class=TakesFile,
    request_max_body_size=LARGEST_FILE,
)
async def look_at_file(site: OurSite, guest: Person, request: Asked) -> Look:
    site.limits.chat.take(address_of(request.scope))
    async with inbox_of(request).received(request) as body, site.limits.downloads:
        return await asyncio.to_thread(uploads.look, body)


@post(
    "/api/files",
    status_code=200,
    tags=["files"],
    summary="Make a table of a save file",
    description="A finished match is there to be watched; one that is not goes on, by new chances.",
    responses=errors(*UNSAFE, 409),
    security=BOTH,
    operation_class=TakesNewFile,
    request_max_body_size=LARGEST_FILE,
)
async def open_file(site: OurSite, guest: Person, request: Asked) -> TableMade:
    site.limits.tables.take(guest.id)
    site.limits.chat.take(address_of(request.scope))
    await origins.check_kept(site.rooms, guest.id, "file")
    async with inbox_of(request).received(request) as body, site.limits.downloads:
        new, match, origin = await asyncio.to_thread(_opened, body)
    if not match.to_act:
        return TableMade((await lobby.exhibit(site.rooms, guest, match, origin)).id)
    seats = new.seats or _seats(match)
    origins.check_seats(match, len(seats))
    made = await lobby.create(
        site.rooms,
        guest,
        match.game,
        match.options,
        wanted(seats),
        new.listed,
        new.pace,
        new.start,
        origin,
    )
    return TableMade(made.id)


def _seats(match: Match) -> list[NewSeat]:
    """Bots keep their seats."""
    bots = bots_in(match.options)
    people = [number for number in range(match.seats) if number not in bots]
    mine = next((number for number in (*match.to_act, *people) if number in people), None)
    return [
        NewSeat("bot" if number in bots else "me" if number == mine else "open")
        for number in range(match.seats)
    ]


def _opened(body: bytes) -> tuple[NewFile, Match, Any]:
    try:
        new = msgspec.json.decode(body, type=NewFile)
    except msgspec.ValidationError as error:
        raise Refusal(BAD_INPUT, "server-bad-input", problem=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal(BAD_INPUT, "server-bad-input", problem="body") from None
    match = uploads.read(bytes(new.file))
    return new, match, uploads.origin(match)


HANDLERS = [look_at_file, open_file]
