"""Chat at a table."""

from typing import Annotated

from litestar import delete
from litestar.params import JSONBody, PathParameter

from deorbit.server.api.callers import At
from deorbit.server.api.costs import SPEECH
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.rooms import chat
from deorbit.server.wire.answers import ChatMade, Done
from deorbit.server.wire.requests import NewChat

routes = Routes("chat", TABLE, refuses=(404, 409))


@routes.change("/chat", "Say something at a table, or to the partner of a team", cost=SPEECH)
async def say(at: At, data: JSONBody[NewChat]) -> ChatMade:
    number = await chat.say(at.rooms, at.table, at.guest, data.seat, data.text, data.channel)
    return ChatMade(number)


@routes.change("/chat/{number:int}", "Take a line away (its author, or the host)", method=delete)
async def delete_line(at: At, number: Annotated[int, PathParameter(ge=0)]) -> Done:
    await chat.delete(at.rooms, at.table, at.guest.id, number)
    return Done()
