"""A table in memory: its rows, its match at a version, its chat. Nothing in here is worth keeping:
whatever is unsure is dropped, and loaded again as it is stored."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from deorbit.core.match import Match
from deorbit.games import find
from deorbit.server.base.refusals import CONFLICT, UNAVAILABLE, Refusal
from deorbit.server.rooms.course import Leading
from deorbit.server.rooms.matches import Play
from deorbit.server.storage.rows import ChatRow, EntryRow, SeatRow, TableRow
from deorbit.server.tables.table import Table

Trouble = Literal["damaged", "missing"]
"""Why a match cannot be opened: what is stored is damaged, or the game or its content pack is not
installed (any more)."""
KEPT_CHAT = 200
BARE_SIZE = 80_000
ACTION_SIZE = 800
ENTRY_SIZE = 500
LINE_SIZE = 400
"""Bytes that a table takes in memory, about: before its first action, for each action of its match,
for each entry of its log, for each line of chat."""
MOST_ENTRIES = 20_000
"""Behind which nothing is taken back any more: only so could a match go on for ever."""


class Visitor(NamedTuple):
    """Somebody who looks at the table just now, from a seat or (None) as a spectator."""

    guest: str | None
    seat: int | None


@dataclass(slots=True, eq=False, weakref_slot=True)
class Room:
    table: Table
    host_name: str
    play: Play | None = None
    entries: list[EntryRow] = field(default_factory=list)
    clients: dict[str, int] = field(default_factory=dict)
    """The version after each decision that a client sent, by the client's id for it."""
    chat: tuple[ChatRow, ...] = ()
    changes: int = 0
    """Counts the changes of the table, and of who is there, that everybody is told."""
    visitors: list[Visitor] = field(default_factory=list)
    """Those who look at it by way of this process."""
    elsewhere: list[Visitor] = field(default_factory=list)
    """Those who do so by way of others."""
    kicked: set[str] = field(default_factory=set)
    """Guests whom the host sent away; they may watch."""
    lead: Leading | None = None
    """What teaches here: a lesson, or the tutorial."""
    told: int = 0
    """Bytes of what its readers were told, which is kept only for them."""
    stored_at: int = 0
    """The version that was last stored whole."""
    trouble: Trouble | None = None
    """Why there is no match although it has begun."""
    driven: bool = False
    """An agent is about to move here: the room stays in memory."""
    used: float = 0.0
    """When somebody last asked for it, or looked at it."""
    heard: int = 0
    """The newest revision that another process told of."""
    ours: bool = True
    """This process brought about what is asked now: it lets agents answer. Another one does so only
    if nothing happens for a while."""
    quiet_since: float = 0.0
    """When the table was last seen to change, by the clock that never jumps."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    gone: bool = False
    """Not in memory any more: whoever still holds it must ask for it again."""

    def __post_init__(self) -> None:
        """The file that a match begins from is large, and needed only to begin."""
        if self.row.origin is not None:
            self.table = self.table.changed(origin=replace(self.row.origin, save=""))
        self.lead = Leading.of(self.row.game, self.row.options, self.row.lesson)

    @property
    def id(self) -> str:
        return self.table.row.id

    @property
    def row(self) -> TableRow:
        return self.table.row

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        return self.table.seats

    # The match -------------------------------------------------------------------------------

    @property
    def played(self) -> Play:
        """The match as it is played; a refusal if there is none."""
        if self.trouble is not None:
            raise Refusal(UNAVAILABLE, f"server-table-{self.trouble}")
        if self.play is None:
            raise Refusal(CONFLICT, "server-not-started")
        return self.play

    @property
    def match(self) -> Match:
        return self.played.match

    @property
    def version(self) -> int:
        return self.play.match.version if self.play else 0

    @property
    def size(self) -> int:
        """Bytes in memory, about."""
        size = BARE_SIZE + ENTRY_SIZE * len(self.entries) + LINE_SIZE * len(self.chat) + self.told
        if self.play is not None:
            match = self.play.match
            size += ACTION_SIZE * len(match) + sum(part.size for part in match.past)
        return size

    @property
    def behind(self) -> bool:
        """Whether another process is known to have changed the table."""
        return self.heard > self.row.revision

    @property
    def in_use(self) -> bool:
        return bool(self.visitors) or self.driven or self.lock.locked()

    @property
    def endless(self) -> bool:
        return len(self.entries) >= MOST_ENTRIES

    def adopt(self, play: Play, entry: EntryRow) -> None:
        """The match goes on by an entry that is written."""
        self.play = play
        self.ours = True
        self.entries.append(entry)
        self.clients[entry.client] = entry.number

    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision; nobody while the table does not play."""
        if self.play is None or self.row.status != "playing":
            return ()
        return self.play.match.to_act

    def agent_asked(self) -> int | None:
        """The first seat that an agent is to decide for. Agents among themselves go on only while
        somebody watches, and nobody plays beside the learner of a lesson. Where people and agents
        decide beside each other and all lies open, agents wait until the people are done."""
        if not self.table.persons() and not self.visitors and not self.elsewhere:
            return None
        asked = self.asked()
        if self.row.lesson is not None or not asked or self._people_first(asked):
            return None
        shown = self.lead.scripted(self.match) if self.lead else None
        for number in asked:
            if self.skips():
                return number
            if self.seats[number].kind == "agent" and (shown is None or shown[0] != number):
                return number
        return None

    def owing(self, table: Table, play: Play | None) -> bool:
        """Whether an agent would owe a decision at such a table, if people look at it."""
        if play is None or table.row.status != "playing" or table.row.lesson is not None:
            return False
        if table.row.skipping is not None:
            return True
        agents = [number for number in play.match.to_act if table.seats[number].kind == "agent"]
        shown = self.lead.scripted(play.match) if self.lead and agents else None
        return any(shown is None or shown[0] != number for number in agents)

    def skips(self) -> bool:
        """Whether a chapter is left out just now."""
        chapter = self.row.skipping
        return (
            chapter is not None and self.lead is not None and self.lead.is_in(self.match, chapter)
        )

    def _people_first(self, asked: tuple[int, ...]) -> bool:
        """Whether agents wait for people: in a game that all play openly and at the same time."""
        if not self.match.parallel or find(self.row.game).secrets:
            return False
        return any(self.seats[number].kind == "person" for number in asked)

    # Who is there ----------------------------------------------------------------------------

    def present(self, number: int) -> bool:
        """Whether somebody who holds the seat looks at the table."""
        holders = self.seats[number].holders
        return any(visitor.guest in holders for visitor in (*self.visitors, *self.elsewhere))

    def watchers(self) -> int:
        everybody = (*self.visitors, *self.elsewhere)
        watching = [visitor for visitor in everybody if visitor.seat is None]
        return sum(not self.table.held_by(visitor.guest) for visitor in watching)

    def waited_for(self, number: int) -> bool:
        """Whether a seat owes a decision while nobody who holds it is there."""
        return number in self.asked() and not self.present(number)

    # Chat ------------------------------------------------------------------------------------

    def add_line(self, line: ChatRow) -> None:
        """The newest of the table and of teams are kept apart, so that nobody learns from what is
        left how much a team has said."""
        lines = [*self.chat, line]
        same = [one for one in lines if one.channel == line.channel]
        if len(same) > KEPT_CHAT:
            lines.remove(same[0])
        self.chat = tuple(lines)

    def blank_line(self, number: int) -> None:
        """The line keeps its number, and loses its words."""
        self.chat = tuple(
            replace(line, deleted=True, text="") if line.number == number else line
            for line in self.chat
        )
