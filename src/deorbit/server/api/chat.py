"""Chat at a table."""

from typing import Annotated

from litestar import delete, post
from litestar.params import JSONBody, PathParameter

from deorbit.server.api.answers import BOTH, UNSAFE, OurSite, Person, errors
from deorbit.server.api.tables import TableId
from deorbit.server.rooms import chat
from deorbit.server.wire.answers import ChatMade, Done
from deorbit.server.wire.requests import NewChat

CHANGES = errors(*UNSAFE, 404, 409)


@post(
    "/api/tables/{table:str}/chat",
    status_code=200,
    tags=["chat"],
    summary="Say something at a table, or to the partner of a team",
    responses=CHANGES,
    security=BOTH,
)
async def say(table: TableId, data: JSONBody[NewChat], site: OurSite, guest: Person) -> ChatMade:
    site.limits.chat.take(guest.id)
    number = await chat.say(site.rooms, table, guest, data.seat, data.text, data.channel)
    return ChatMade(number)


@delete(
    "/api/tables/{table:str}/chat/{number:int}",
    status_code=200,
    tags=["chat"],
    summary="Take a line away (its author, or the host)",
    responses=CHANGES,
    security=BOTH,
)
async def delete_line(
    table: TableId, number: Annotated[int, PathParameter(ge=0)], site: OurSite, guest: Person
) -> Done:
    await chat.delete(site.rooms, table, guest.id, number)
    return Done()


HANDLERS = [say, delete_line]
