"""What the host of a table may do about people."""

from litestar.params import JSONBody

from deorbit.server.api.callers import At
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.rooms import chat
from deorbit.server.wire.answers import Done
from deorbit.server.wire.requests import Mute, OfSeat

routes = Routes("host", TABLE, refuses=(404, 409))


@routes.change("/mute", "Let somebody be silent in the chat, or speak again (host)")
async def mute(at: At, data: JSONBody[Mute]) -> Done:
    await chat.mute(at.rooms, at.table, at.guest.id, data.seat, data.muted)
    return Done()


@routes.change("/kick", "Take somebody's seat away (host)")
async def kick(at: At, data: JSONBody[OfSeat]) -> Done:
    await chat.kick(at.rooms, at.table, at.guest.id, data.seat)
    return Done()
