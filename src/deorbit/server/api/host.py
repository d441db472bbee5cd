"""What the host of a table may do about people."""

from litestar import post
from litestar.params import JSONBody

from deorbit.server.api.answers import BOTH, UNSAFE, OurSite, Person, errors
from deorbit.server.api.tables import TableId
from deorbit.server.rooms import chat
from deorbit.server.wire.answers import Done
from deorbit.server.wire.requests import Mute, OfSeat

CHANGES = errors(*UNSAFE, 404, 409)


@post(
    "/api/tables/{table:str}/mute",
    status_code=200,
    tags=["host"],
    summary="Let somebody be silent in the chat, or speak again (host)",
    responses=CHANGES,
    security=BOTH,
)
async def mute(table: TableId, data: JSONBody[Mute], site: OurSite, guest: Person) -> Done:
    await chat.mute(site.rooms, table, guest.id, data.seat, data.muted)
    return Done()


@post(
    "/api/tables/{table:str}/kick",
    status_code=200,
    tags=["host"],
    summary="Take somebody's seat away (host)",
    responses=CHANGES,
    security=BOTH,
)
async def kick(table: TableId, data: JSONBody[OfSeat], site: OurSite, guest: Person) -> Done:
    await chat.kick(site.rooms, table, guest.id, data.seat)
    return Done()


HANDLERS = [mute, kick]
