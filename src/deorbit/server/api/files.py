"""Save files that somebody brings along: looked at, watched, played on."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, Operation, Reference, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from deorbit.core.match import Match
from deorbit.server.api.callers import Asked, By
from deorbit.server.api.costs import TABLE, WHOLE_MATCH
from deorbit.server.api.guard import LARGEST_FILE
from deorbit.server.api.routes import Routes
from deorbit.server.api.tables import made
from deorbit.server.base.refusals import BAD_INPUT, Refusal
from deorbit.server.rooms import lobby, origins
from deorbit.server.tables.bots import bots_in
from deorbit.server.telling import uploads
from deorbit.server.wire.answers import TableMade
from deorbit.server.wire.past import Look
from deorbit.server.wire.requests import MOST_SEATS, NewFile, NewSeat

routes = Routes("files")


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


@routes.change(
    "/api/files/look",
    "What is in a file, or why it cannot be opened",
    "Takes save files and recordings as they were downloaded; nothing is kept.",
    cost=WHOLE_MATCH,
    operation_class=TakesFile,
    request_max_body_size=LARGEST_FILE,
)
async def look_at_file(by: By, request: Asked) -> Look:
    async with by.site.inbox.received(by.address, request.body) as body:
        return await by.work(lambda: uploads.look(body))


@routes.change(
    "/api/files",
    "Make a table of a save file",
    "A finished match is there to be watched; one that is not goes on, by new chances.",
    cost=TABLE + WHOLE_MATCH,
    refuses=(409,),
    operation_class=TakesNewFile,
    request_max_body_size=LARGEST_FILE,
)
async def open_file(by: By, request: Asked) -> TableMade:
    await origins.check_kept(by.rooms, by.guest.id, "file")
    async with by.site.inbox.received(by.address, request.body) as body:
        new, match, origin = await by.work(lambda: _opened(body))
    if not match.to_act:
        by.keep(origin)
        return TableMade((await lobby.exhibit(by.rooms, by.guest, match, origin)).id)
    seats = new.seats or _seats(match)
    origins.check_seats(match, len(seats))
    return await made(by, new, seats, match.game, match.options, origin)


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
