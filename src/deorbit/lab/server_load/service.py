"""Our own service under load, asked for what the browser asks for: real matches, every action a
legal one that its player was told."""

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import UNSET, Struct, UnsetType

from deorbit.lab.server_load.shape import Seats
from deorbit.lab.server_load.wire import Caller, Channel, Failed

PEOPLE = 2
SPARED = ("renegotiate",)
"""Kinds of actions that end a match early; taken only where there is nothing else."""


class Keys(Struct):
    """What a client has to read of a screen to go on."""

    to_act: list[int] | UnsetType = UNSET
    legal: list[msgspec.Raw] | UnsetType = UNSET


class Change(Struct):
    set: Keys


class Game(Struct):
    version: int
    desk: Keys | UnsetType = UNSET
    desk_patch: Change | UnsetType = UNSET


class Hello(Struct):
    game: Game | None


class Kind(Struct):
    kind: str


class Player:
    """One person at a table, as far as what they were told last."""

    def __init__(self, table: "OurTable", seat: int, caller: Caller) -> None:
        self.table = table
        self.seat = seat
        self.caller = caller
        self.version = -1
        self.asked: list[int] = []
        self.legal: list[msgspec.Raw] = []
        self.bytes = 0
        self.channel: Channel | None = None

    async def watch(self, port: int) -> None:
        path = f"/api/tables/{self.table.id}/live?seat={self.seat}&view=0"
        self.channel = await Channel.open(port, path, self.hear, self.caller.cookie)

    def hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"game"'):
            self.bytes = len(data)
            self._note(msgspec.json.decode(data, type=Game))
        elif data.startswith(b'{"type":"hello"'):
            game = msgspec.json.decode(data, type=Hello).game
            if game is not None:
                self._note(game)
        elif data.startswith(b'{"type":"refused"'):
            self.table.refuse()
        elif data.startswith(b'{"type":"error"'):
            self.table.refused += 1

    def _note(self, game: Game) -> None:
        keys = game.desk
        if keys is UNSET:
            assert game.desk_patch is not UNSET
            keys = game.desk_patch.set
        if keys.to_act is not UNSET:
            self.asked = keys.to_act
        if keys.legal is not UNSET:
            self.legal = keys.legal
        self.version = game.version
        self.table.told()


class OurTable:
    """A table in play, with everybody's channel open."""

    def __init__(self, id: str, rng: Random, by_socket: bool) -> None:
        self.id = id
        self.refused = 0
        self.players: list[Player] = []
        self.on_done: Callable[[Seats], None] = lambda table: None
        self._rng = rng
        self._by_socket = by_socket
        self._awaited = 0
        self._waiting = False
        self._posts: set[asyncio.Task[None]] = set()

    @property
    def bytes(self) -> float:
        """The usual size of a message that tells of an action."""
        return sum(player.bytes for player in self.players) / len(self.players)

    @property
    def fit(self) -> bool:
        """Whether the next action can be taken here."""
        return not self._waiting and any(
            player.legal and player.seat in player.asked for player in self.players
        )

    def send(self) -> bool:
        for player in self.players:
            if player.legal and player.seat in player.asked:
                self._act(player)
                return True
        return False

    def told(self) -> None:
        if self._waiting and all(player.version >= self._awaited for player in self.players):
            self._waiting = False
            self.on_done(self)

    def refuse(self) -> None:
        """Counted, and the table is out of the run: what it shows is not what it should."""
        self.refused += 1

    def close(self) -> None:
        for player in self.players:
            player.caller.close()
            if player.channel is not None:
                player.channel.close()

    def _act(self, player: Player) -> None:
        self._waiting, self._awaited = True, player.version + 1
        body = {
            "type": "act",
            "seat": player.seat,
            "action": self._chosen(player),
            "id": f"a{player.version}",
            "version": player.version,
        }
        if self._by_socket and player.channel is not None:
            player.channel.send(msgspec.json.encode(body))
            return
        del body["type"]
        task = asyncio.ensure_future(self._post(player, body))
        self._posts.add(task)
        task.add_done_callback(self._posts.discard)

    def _chosen(self, player: Player) -> msgspec.Raw:
        choice = self._rng.choice(player.legal)
        for _ in range(4):
            if msgspec.json.decode(choice, type=Kind).kind not in SPARED:
                break
            choice = self._rng.choice(player.legal)
        return choice

    async def _post(self, player: Player, body: dict[str, object]) -> None:
        try:
            await player.caller.post(f"/api/tables/{self.id}/actions", body)
        except (Failed, OSError, TimeoutError):
            self.refuse()


async def make_table(port: int, game: str, seed: int, by_socket: bool) -> OurTable:
    """Two people meet, and the match begins."""
    callers = [Caller(port) for _ in range(PEOPLE)]
    for number, caller in enumerate(callers):
        await caller.post("/api/guests", {"name": f"Guest {seed}.{number}"})
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (PEOPLE - 1)
    made = await callers[0].post("/api/tables", {"game": game, "seats": seats})
    table = OurTable(made["id"], Random(seed), by_socket)
    for caller in callers[1:]:
        await caller.post(f"/api/tables/{table.id}/join", {})
    await callers[0].post(f"/api/tables/{table.id}/start", {})
    table.players = [Player(table, seat, caller) for seat, caller in enumerate(callers)]
    for player in table.players:
        await player.watch(port)
    while any(player.version < 0 for player in table.players):
        await asyncio.sleep(0.005)
    return table
