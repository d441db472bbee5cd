"""boardgame.io under the same load: its own server, and clients that speak as its client does
(socket.io over a WebSocket)."""

import asyncio
from collections.abc import Callable

import msgspec

from deorbit.lab.server_load.shape import Seats
from deorbit.lab.server_load.wire import Channel, Failed

GAME = "peer"
PEOPLE = 2
OPEN, ASKED, ANSWER = b"0", b"2", b"3"
"""Packets of the layer below socket.io: the greeting, a sign of life asked for, and given."""
JOIN = b"40/peer,"
EVENT = b"42/peer,"
STATE = b'"_stateID":'


class PeerPlayer:
    def __init__(self, table: "PeerTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = -1
        self.bytes = 0
        self.channel: Channel | None = None
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def watch(self, port: int) -> None:
        self.channel = await Channel.open(port, "/socket.io/?EIO=4&transport=websocket", self.hear)
        self.channel.send(JOIN)
        await asyncio.wait_for(self.joined, 30)
        self.emit("sync", self.table.id, str(self.seat), None, PEOPLE)
        while self.version < 0:
            await asyncio.sleep(0.005)

    def emit(self, *event: object) -> None:
        assert self.channel is not None
        self.channel.send(EVENT + msgspec.json.encode(event))

    def hear(self, data: bytes) -> None:
        if data == ASKED:
            assert self.channel is not None
            self.channel.send(ANSWER)
        elif data.startswith(JOIN):
            if not self.joined.done():
                self.joined.set_result(None)
        elif data.startswith((EVENT + b'["update"', EVENT + b'["sync"')):
            self.bytes = len(data)
            start = data.index(STATE) + len(STATE)
            end = start
            while data[end : end + 1].isdigit():
                end += 1
            self.version = int(data[start:end])
            self.table.told()
        elif data.startswith(EVENT + b'["patch"'):
            # ["patch", match, the version before, the version now, ...]
            self.bytes = len(data)
            self.version = int(data.split(b",", 5)[4])
            self.table.told()


class PeerTable:
    """A match of two, who move in turn."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.refused = 0
        self.players = [PeerPlayer(self, seat) for seat in range(PEOPLE)]
        self.on_done: Callable[[Seats], None] = lambda table: None
        self._turn = 0
        self._awaited = 0
        self._waiting = False

    @property
    def bytes(self) -> float:
        return sum(player.bytes for player in self.players) / len(self.players)

    @property
    def fit(self) -> bool:
        return not self._waiting

    def send(self) -> bool:
        player = self.players[self._turn % PEOPLE]
        self._waiting, self._awaited = True, player.version + 1
        move = {"type": "act", "args": [self._turn], "playerID": str(player.seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        player.emit("update", action, player.version, self.id, str(player.seat))
        self._turn += 1
        return True

    def told(self) -> None:
        if self._waiting and all(player.version >= self._awaited for player in self.players):
            self._waiting = False
            self.on_done(self)

    def close(self) -> None:
        for player in self.players:
            if player.channel is not None:
                player.channel.close()


async def make_table(port: int, number: int) -> PeerTable:
    table = PeerTable(f"match{number}")
    for player in table.players:
        await player.watch(port)
    if any(player.version != table.players[0].version for player in table.players):
        raise Failed("the peer told its players different things")
    return table
