"""Seats as they are taken, filled and left: new rows, to be written before they take effect."""

from dataclasses import dataclass, replace
from typing import Any

from deorbit.agents import AGENTS, usual_agent
from deorbit.core.errors import BadInput
from deorbit.games import find
from deorbit.server.base import refusals
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.storage.rows import GuestRow, Kind, SeatRow
from deorbit.server.tables import bots
from deorbit.server.tables.table import Table

STARS = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Castor", "Spica", "Capella", "Antares")
"""What agents are called, by seat."""
USUAL_AGENT = ""
"""Stands for the agent that is usual in the game."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seat as the one who makes a table wants it: "me", "open", "agent" or "bot"."""

    kind: str
    name: str = ""
    agent: str = USUAL_AGENT


def checked_agent(name: str | None) -> str:
    if name is None:
        return USUAL_AGENT
    if name not in AGENTS:
        raise refusals.of_error(BadInput("unknown-agent", agent=name[:40], known=", ".join(AGENTS)))
    return name


def check_plays(game: str, agent: str | None) -> None:
    """Whether an agent knows how to play a game."""
    if agent in (bots.PLAYED_BY, bots.TUTOR) and not find(game).automates():
        raise refusals.of_error(BadInput("no-automation", game=game))


def first(
    table: str, game: str, number: int, wanted: Wanted, guest: GuestRow, link: str
) -> SeatRow:
    """A seat of a new table."""
    if wanted.kind == "me":
        name = wanted.name or guest.name
        return SeatRow(table, number, "person", name, None, link, holders=(guest.id,))
    if wanted.kind == "agent":
        name = wanted.name or STARS[number % len(STARS)]
        agent = wanted.agent or usual_agent(game)
        return SeatRow(table, number, "agent", name, agent, link)
    if wanted.kind == "bot":
        # Called by who it turns out to be.
        return SeatRow(table, number, "agent", "", bots.PLAYED_BY, link)
    return SeatRow(table, number, "open", "", None, link)


def again(table: Table) -> list[Wanted]:
    """The seats for the same again: agents stay, those of people are open for them."""
    wanted = []
    for seat in table.seats:
        stays = seat.kind == "agent" and seat.agent is not None and not seat.resigned
        if seat.number in table.bots:
            wanted.append(Wanted("bot"))
        elif stays:
            wanted.append(Wanted("agent", seat.name, seat.agent or USUAL_AGENT))
        else:
            wanted.append(Wanted("open"))
    return wanted


def free_for(table: Table, guest: str, seat: int | None) -> int:
    """The seat that a guest gets who asks for this one or (None) for any: one that is open, or the
    one that this guest has already."""
    free = table.open_seats()
    held = table.held_by(guest)
    if seat is not None:
        table.seat(seat)
        if seat in held:
            return seat
        free = [number for number in free if number == seat]
    elif held and table.row.status == "waiting":
        # A second click is no second seat; who wants several asks for them by number.
        return held[0]
    if not free:
        raise Refusal(CONFLICT, "server-seat-taken")
    if table.row.status == "playing" and held:
        # Nobody gets to see a second hand, not even when its owner is gone.
        raise Refusal(CONFLICT, "server-seated-already")
    return free[0]


def taken(seat: SeatRow, guest: str, name: str) -> SeatRow:
    return replace(seat, kind="person", name=name, agent=None, holders=(guest,))


def filled(seat: SeatRow, game: str, agent: str, **changes: Any) -> SeatRow:
    """The seat with an agent in it."""
    changes = {
        "name": STARS[seat.number % len(STARS)],
        "agent": agent or usual_agent(game),
        **changes,
    }
    return replace(seat, kind="agent", holders=(), muted=False, **changes)


def emptied(seat: SeatRow, kind: Kind, link: str) -> SeatRow:
    """The seat without its holders; notes were theirs, and the old link opens it no more."""
    return replace(
        seat,
        kind=kind,
        name=seat.name if kind == "left" else "",
        agent=None,
        link=link,
        notes="",
        seen=0,
        holders=(),
        muted=False,
        resigned=False,
    )
