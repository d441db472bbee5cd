"""The handshake of the live channel."""

from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from deorbit.server.api.callers import site_of, visitor_of
from deorbit.server.api.guard import address_of
from deorbit.server.base import logs
from deorbit.server.base.refusals import BAD_INPUT, Refusal
from deorbit.server.telling.audience import NOTHING
from deorbit.server.telling.reader import Reader, attend, text_of
from deorbit.server.wire.live import ErrorMessage

LONGEST_NUMBER = 7
FAILED = 1011
REFUSED = 4000
"""A handshake that is refused is closed with 4000 and the status of the error: 4404."""


class Line:
    """A socket as readers want it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def send_text(self, data: str) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": data, "bytes": None})
        except (WebSocketDisconnect, RuntimeError):
            raise ConnectionResetError from None

    async def receive_text(self) -> str | None:
        message: Any = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode(errors="replace")

    async def close(self, code: int) -> None:
        await self._socket.close(code)


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    given = socket.query_params.get(name)
    if not given:
        return None
    if not (given.isascii() and given.isdigit() and len(given) <= LONGEST_NUMBER):
        raise Refusal(BAD_INPUT, "server-bad-input", problem=name)
    return int(given)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Everything that happens at a table, as this reader may know it."""
    site = site_of(socket)
    limits = site.limits
    address = address_of(socket.scope)
    entered: list[tuple[Any, str]] = []
    await socket.accept()
    try:
        limits.sockets.enter(address)
        entered.append((limits.sockets, address))
        visitor = await visitor_of(socket)
        if visitor is not None:
            limits.guest_sockets.enter(visitor.id)
            entered.append((limits.guest_sockets, visitor.id))
        seat = _number(socket, "seat")
        version, length = _number(socket, "version"), _number(socket, "log")
        view = _number(socket, "view") != 0
        room = await site.rooms.room(table)
        guest = visitor.id if visitor else None
        if seat is not None:
            room.table.check_holder(guest, seat)
        audience = site.audiences.at(room)

        def charge(guest: str) -> None:
            limits.loop.take(address)
            limits.actions.take(guest)

        reader = Reader(site.rooms, audience, guest, seat, charge, view)
        spent = partial(limits.loop.spent, address)
        stands = NOTHING if version is None else version
        await attend(reader, Line(socket), stands, length or 0, spent)
    except Refusal as refusal:
        error = ErrorMessage(refusal.to_json()["error"])
        await Line(socket).send_text(text_of(error))
        await socket.close(REFUSED + refusal.status)
    except (WebSocketDisconnect, OSError):
        pass
    except Exception as error:
        logs.fail("live-failed", error=error)
        await socket.close(FAILED)
    finally:
        for count, key in entered:
            count.leave(key)
