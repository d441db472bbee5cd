"""A table in memory: who sits where, the match, the chat, and the rules of tables. No IO."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from deorbit.agents import usual_agent
from deorbit.core.match import Match
from deorbit.server import desks
from deorbit.server.bots import bots_in, tutors_in
from deorbit.server.leading import Leading
from deorbit.server.matches import Play
from deorbit.server.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.storage.records import ChatRow, EntryRow, SeatRow, TableRow

if TYPE_CHECKING:
    from deorbit.server.files import File
    from deorbit.server.live import Reader
    from deorbit.server.telling import Teller

STARS = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Castor", "Spica", "Capella", "Antares")
"""What agents are called, by seat."""

USUAL_AGENT = ""
"""Stands for the agent that is usual in the game."""
FORKED = "forked"
"""The note of a running match that somebody plays on elsewhere."""
KEPT_CHAT = 200
MOST_ENTRIES = 20_000
"""Behind which nothing is taken back any more: only so could a match go on for ever."""
AWAY = {"live": 300.0, "slow": 3 * 24 * 3600.0}
"""Seconds after which the table may give away the seat of somebody who is waited for."""


@dataclass(slots=True, eq=False)
class Table:
    row: TableRow
    seats: list[SeatRow]
    host_name: str
    play: Play | None = None
    entries: list[EntryRow] = field(default_factory=list)
    clients: dict[str, int] = field(default_factory=dict)
    chat: list[ChatRow] = field(default_factory=list)
    chat_number: int = 0
    readers: set["Reader"] = field(default_factory=set)
    teller: "Teller | None" = None
    notices: dict[tuple[tuple[int, ...], bool, bool], str] = field(default_factory=dict)
    """How the table stands, as messages that were made already."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    content: "File | None" = None
    """What is printed, as it is sent."""
    stored_at: int = 0
    """The version that was last stored whole."""
    driven: bool = False
    """An agent is about to move here."""
    kicked: set[str] = field(default_factory=set)
    """Guests whom the host sent away; they may watch. Not stored: after a restart they may ask."""
    lead: Leading | None = None
    """What teaches here: a lesson, or the tutorial."""
    gone: bool = False
    """Not in memory any more: whoever still holds it must ask the house again."""

    def __post_init__(self) -> None:
        """The file that a match begins from is large, and needed only to begin."""
        if self.row.origin is not None:
            self.row = replace(self.row, origin=replace(self.row.origin, save=""))
        self.lead = Leading.of(self.row.game, self.row.options, self.row.lesson)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        if self.play is None:
            raise Refusal(CONFLICT, "server-not-started")
        return self.play.match

    @property
    def version(self) -> int:
        return self.play.match.version if self.play else 0

    @property
    def endless(self) -> bool:
        return len(self.entries) >= MOST_ENTRIES

    # Who is who ------------------------------------------------------------------------------

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refusal(NOT_FOUND, "server-no-seat", seat=number)
        return self.seats[number]

    def holds(self, guest: str | None, number: int) -> bool:
        return guest is not None and guest in self.seats[number].holders

    def held_by(self, guest: str | None) -> list[int]:
        return [seat.number for seat in self.seats if guest is not None and guest in seat.holders]

    def check_holder(self, guest: str | None, number: int) -> SeatRow:
        """The seat, if this guest holds it."""
        seat = self.seat(number)
        if guest is None or guest not in seat.holders:
            raise Refusal(FORBIDDEN, "server-not-your-seat", seat=number)
        return seat

    def check_host(self, guest: str) -> None:
        if self.row.host != guest:
            raise Refusal(FORBIDDEN, "server-not-host")

    def check_status(self, *allowed: str) -> None:
        if self.row.status not in allowed:
            raise Refusal(CONFLICT, f"server-table-{self.row.status}")

    @property
    def bots(self) -> list[int]:
        """The seats that are bots."""
        return bots_in(self.row.options)

    def check_no_bot(self, number: int) -> None:
        """The seat of a bot, or of who teaches, is given to nobody, and to no other agent."""
        if number in self.bots:
            raise Refusal(CONFLICT, "server-bot-here", seat=number + 1)
        if number in tutors_in(self.row.options):
            raise Refusal(CONFLICT, "server-tutor-here")

    def persons(self) -> list[SeatRow]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def check_fork(self, guest: str) -> None:
        """A finished match lies open to everybody. One that runs goes on elsewhere only for who
        holds every seat that a person has or may take: nobody else's secrets are in it. Who holds
        only some of these seats is somebody else, though at a device of their own."""
        if self.row.status == "over":
            return
        human = [seat for seat in self.seats if seat.kind != "agent"]
        if not human and self.row.host == guest:
            return
        alone = len({frozenset(seat.holders) for seat in human}) == 1
        if not alone or guest not in human[0].holders:
            raise Refusal(FORBIDDEN, "server-fork-running")

    def people(self) -> list[str]:
        """The guests who hold seats, in the order of seats, each once."""
        return list(dict.fromkeys(guest for seat in self.persons() for guest in seat.holders))

    def open_seats(self) -> list[int]:
        return [seat.number for seat in self.seats if seat.kind == "open"]

    def present(self, number: int) -> bool:
        """Whether somebody who holds the seat looks at the table."""
        holders = self.seats[number].holders
        return any(reader.guest in holders for reader in self.readers)

    def watchers(self) -> int:
        watching = [reader for reader in self.readers if reader.seat is None]
        return sum(not self.held_by(reader.guest) for reader in watching)

    def next_host(self) -> str | None:
        """Who takes over when the host has gone: the next person."""
        people = self.people()
        return None if not people or self.row.host in people else people[0]

    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision; nobody while the table does not play."""
        if self.play is None or self.row.status != "playing":
            return ()
        return self.play.match.to_act

    def agent_asked(self) -> int | None:
        """The first seat that an agent is to decide for. Agents among themselves go on only while
        somebody watches, and nobody plays beside the learner of a lesson."""
        if not self.persons() and not self.readers:
            return None
        asked = self.asked()
        if self.row.lesson is not None or not asked:
            return None
        shown = self.lead.scripted(self.match) if self.lead else None
        for number in asked:
            if self.lead is not None and self.lead.skips(self.match):
                return number
            if self.seats[number].kind == "agent" and (shown is None or shown[0] != number):
                return number
        return None

    def partner(self, number: int) -> int | None:
        """The other seat of a team. Bots are in none."""
        if not self.row.options.get("teams") or number in self.bots:
            return None
        players = [seat for seat in range(self.row.seats) if seat not in self.bots]
        other = desks.partner(self.row.game, len(players), players.index(number))
        return None if other is None else players[other]

    # Changes: new rows, to be written before they take effect ---------------------------------

    def filled(self, number: int, agent: str, **changes: Any) -> SeatRow:
        """The seat with an agent in it."""
        changes = {
            "name": STARS[number % len(STARS)],
            "agent": agent or usual_agent(self.row.game),
            **changes,
        }
        return replace(self.seats[number], kind="agent", holders=(), muted=False, **changes)

    def emptied(self, number: int, kind: Any, link: str) -> SeatRow:
        """The seat without its holders; notes were theirs, and the old link opens it no more."""
        left = kind == "left"
        seat = self.seats[number]
        return replace(
            seat,
            kind=kind,
            name=seat.name if left else "",
            agent=None,
            link=link,
            notes="",
            seen=0,
            holders=(),
            muted=False,
            resigned=False,
        )

    def taken(self, number: int, guest: str, name: str) -> SeatRow:
        return replace(self.seats[number], kind="person", name=name, agent=None, holders=(guest,))

    # Agreement -------------------------------------------------------------------------------

    def may_replace(self, number: int, now: float) -> None:
        """A seat can be given away that somebody left, or that the table has long waited for."""
        seat = self.seat(number)
        if seat.kind == "left":
            return
        away = now - self.row.touched >= AWAY[self.row.pace]
        if seat.kind == "person" and away and number in self.asked() and not self.present(number):
            return
        raise Refusal(CONFLICT, "server-seat-not-free", seat=number)

    def check_openable(self) -> None:
        """Whether somebody new may come into a running match: not where somebody may know what is
        hidden and what will be drawn."""
        if self.row.note == FORKED:
            raise Refusal(CONFLICT, "server-forked")

    def awaited(self, proposal: dict[str, Any]) -> list[int]:
        """The seats whose yes is missing: every person but the one it is about. Who holds several
        seats agrees for all of them."""
        agreed = {guest for number in proposal["yes"] for guest in self.seats[number].holders}
        about = None if proposal["kind"] == "close" else proposal["seat"]
        return [
            seat.number
            for seat in self.persons()
            if seat.number != about and not agreed.intersection(seat.holders)
        ]

    def may_vote(self, guest: str | None) -> bool:
        proposal = self.row.proposal
        if proposal is None:
            return False
        mine = set(self.held_by(guest))
        return bool(mine.intersection(self.awaited(proposal)))

    # Chat ------------------------------------------------------------------------------------

    def hears(self, line: ChatRow, seat: int | None) -> bool:
        """Whether a reader at this seat may read a line."""
        if line.channel == "table":
            return True
        return seat is not None and line.seat in (seat, self.partner(seat))

    def chat_for(self, seat: int | None) -> list[ChatRow]:
        return [line for line in self.chat if not line.deleted and self.hears(line, seat)]

    def add_line(self, line: ChatRow) -> None:
        self.chat.append(line)
        self.chat_number = line.number
        del self.chat[:-KEPT_CHAT]

    def put(self, changed: Sequence[SeatRow]) -> None:
        for seat in changed:
            self.seats[seat.number] = seat
