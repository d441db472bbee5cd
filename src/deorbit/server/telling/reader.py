"""The live channel: one reader at one table, told the newest state whenever it is ready for it."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from deorbit.core.errors import DeorbitError
from deorbit.core.records import Action
from deorbit.server.base import logs, refusals
from deorbit.server.base.refusals import FORBIDDEN, Refusal
from deorbit.server.rooms import actions, chat
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage.rows import ChatRow
from deorbit.server.tables import hearing
from deorbit.server.telling import cards
from deorbit.server.telling.audience import NOTHING, Audience
from deorbit.server.wire.live import (
    Act,
    Acted,
    ChatGoneMessage,
    ChatMessage,
    Confirm,
    ErrorMessage,
    FromClient,
    HelloMessage,
    Pong,
    Refused,
    Seen,
    Undo,
)

LARGEST = 4096
"""Bytes of a message from a client."""
MOST_LINES = 200
"""Lines of chat that wait for a slow reader; who misses more has to come again."""
PATIENCE = 60.0
"""Seconds that a message may take to be sent."""
BURST = 30.0
A_SECOND = 5.0
"""Messages that a client may send at once, and each second."""

RETRY = 1012
POLICY = 1008
TOO_BIG = 1009
SEAT_LOST = 4403

Spent = Callable[[Coroutine[Any, Any, None]], Coroutine[Any, Any, None]]
"""Does something, and counts how long the event loop worked at it."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FromClient)


def text_of(message: object) -> str:
    return _encoder.encode(message).decode()


class Socket(Protocol):
    async def send_text(self, data: str) -> None:
        """An OSError if the client has gone."""

    async def receive_text(self) -> str | None:
        """None when the client has gone."""

    async def close(self, code: int) -> None: ...


class Reader:
    """Somebody who looks at a table: from a seat, or (None) as a spectator. What happens only marks
    what is to be told; the reader's own task tells it, so that nobody waits for a slow one."""

    def __init__(
        self,
        rooms: Rooms,
        audience: Audience,
        guest: str | None,
        seat: int | None,
        charge: Callable[[str], None] = lambda guest: None,
        view: bool = True,
    ) -> None:
        """`charge` counts a decision of a guest, and refuses too many of them. Who wants no `view`
        is told the desk alone."""
        self.rooms = rooms
        self.audience = audience
        self.room = audience.room
        self.guest = guest
        self.seat = seat
        self.charge = charge
        self.view = view
        self.version = NOTHING
        self.length = 0
        self._wake = asyncio.Event()
        self._game = False
        self._table = False
        self._lines: deque[str] = deque()
        self._closing: int | None = None

    # Marking ---------------------------------------------------------------------------------

    def tell_game(self) -> None:
        self._game = True
        self._wake.set()

    def tell_table(self) -> None:
        self._table = True
        self._wake.set()

    def tell_line(self, line: ChatRow) -> None:
        if self._may_stay() and hearing.hears(self.room.table, line, self.seat):
            self._queue(text_of(ChatMessage(cards.line(line))))

    def tell_line_gone(self, line: ChatRow) -> None:
        if hearing.hears(self.room.table, line, self.seat):
            self._queue(text_of(ChatGoneMessage(line.number)))

    def answer(self, message: object) -> None:
        self._queue(text_of(message))

    def send_away(self) -> None:
        """To come again: the table is not kept here any more."""
        self.part(RETRY)

    def part(self, code: int) -> None:
        """Send the reader away."""
        if self._closing is None:
            self._closing = code
        self._wake.set()

    @property
    def parting(self) -> bool:
        return self._closing is not None

    def _queue(self, text: str) -> None:
        self._lines.append(text)
        if len(self._lines) > MOST_LINES:
            self.part(RETRY)
        self._wake.set()

    # Telling ---------------------------------------------------------------------------------

    def hello(self, version: int, length: int) -> str:
        room = self.room
        game = None
        if room.play is not None:
            game = self.audience.game(self.seat, self.view, version, length)
            self.version, self.length = room.version, game.log.at + len(game.log.events)
        row = None if self.seat is None else room.seats[self.seat]
        heard = hearing.heard(room.table, room.chat, self.seat)
        return text_of(
            HelloMessage(
                table=cards.info(room, self.guest),
                game=game,
                chat=[cards.line(line) for line in heard],
                notes=None if row is None else row.notes,
                seen=0 if row is None else row.seen,
            )
        )

    async def tell(self, socket: Socket) -> None:
        """Until the reader goes or is sent away."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._closing is None and not self._may_stay():
                refusal = Refusal(FORBIDDEN, "server-not-your-seat", seat=self.seat)
                await self.send(socket, text_of(ErrorMessage(refusal.to_json()["error"])))
                self._closing = SEAT_LOST
            if self._closing is not None:
                await socket.close(self._closing)
                return
            while self._lines:
                await self.send(socket, self._lines.popleft())
            if self._game:
                self._game = False
                await self._tell_game(socket)
            if self._table:
                self._table = False
                await self.send(socket, self.audience.notice(self.guest))

    async def _tell_game(self, socket: Socket) -> None:
        room, audience = self.room, self.audience
        if room.play is None or not self._may_stay():
            return
        if audience.knows_all(self.version, self.length):
            return
        text, length = audience.text(self.seat, self.view, self.version, self.length)
        self.version, self.length = room.version, length
        await self.send(socket, text)
        if not audience.knows_all(self.version, self.length):
            await asyncio.sleep(0)
            self.tell_game()

    def _may_stay(self) -> bool:
        """Who no longer holds the seat sees nothing more of it."""
        return self.seat is None or self.room.table.holds(self.guest, self.seat)

    async def send(self, socket: Socket, text: str) -> None:
        async with asyncio.timeout(PATIENCE):
            await socket.send_text(text)

    # Listening -------------------------------------------------------------------------------

    async def listen(self, socket: Socket) -> None:
        """Until the client goes; who sends nonsense or too much is sent away."""
        left, at = BURST, self.rooms.clock.now()
        while True:
            text = await socket.receive_text()
            if text is None:
                return
            now = self.rooms.clock.now()
            left, at = min(BURST, left + max(0.0, now - at) * A_SECOND) - 1.0, now
            if len(text) > LARGEST:
                self.part(TOO_BIG)
                return
            if left < 0 and self.rooms.settings.limits:
                self.part(POLICY)
                return
            try:
                message = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self.part(POLICY)
                return
            if isinstance(message, Act | Undo):
                self.answer(await self._decide(message))
            elif isinstance(message, Seen):
                if self.seat is not None and self.guest is not None:
                    await chat.seen(self.rooms, self.room.id, self.guest, self.seat, message.step)
            else:
                self.answer(Pong())

    async def _decide(self, message: Act | Undo) -> Acted | Confirm | Refused:
        """What is sent here and what is sent by HTTP is the same decision, under the same id."""
        rooms, table, guest = self.rooms, self.room.id, self.guest
        try:
            if guest is None:
                raise Refusal(FORBIDDEN, "server-not-your-seat", seat=message.seat)
            self.charge(guest)
            if isinstance(message, Undo):
                version = await actions.undo(
                    rooms, table, guest, message.seat, message.id, message.version
                )
            else:
                body = message.action
                action = Action.from_json({"kind": body.kind, "args": body.args})
                done = await actions.act(
                    rooms,
                    table,
                    guest,
                    message.seat,
                    action,
                    message.id,
                    message.version,
                    message.careful,
                )
                if done.confirm:
                    return Confirm(message.id)
                version = done.version
        except DeorbitError as error:
            return _refused(message.id, refusals.of_error(error))
        except Refusal as refusal:
            return _refused(message.id, refusal)
        return Acted(message.id, version)


def _refused(id: str, refusal: Refusal) -> Refused:
    return Refused(id, refusal.status, refusal.to_json()["error"], refusal.retry or None)


async def attend(reader: Reader, socket: Socket, version: int, length: int, spent: Spent) -> None:
    """The whole stay of a reader, after the handshake. `spent` counts what it costs."""
    rooms, room = reader.rooms, reader.room
    telling: asyncio.Task[None] | None = None
    listening: asyncio.Task[None] | None = None
    reader.audience.add(reader)
    try:
        await reader.audience.ready()
        await reader.send(socket, reader.hello(version, length))
        # What happened while the greeting was on its way is told behind it.
        reader.tell_game()
        telling = asyncio.ensure_future(spent(reader.tell(socket)))
        listening = asyncio.ensure_future(spent(reader.listen(socket)))
        rooms.moved(room)
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and reader.parting:
            await asyncio.wait({telling}, timeout=1.0)
    finally:
        reader.audience.remove(reader)
        for task in (telling, listening):
            if task is not None:
                task.cancel()
                (problem,) = await asyncio.gather(task, return_exceptions=True)
                if isinstance(problem, Exception) and not isinstance(problem, OSError):
                    logs.fail("live-failed", error=problem, table=room.id)
