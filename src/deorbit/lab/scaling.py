"""What so many processes carry: the arithmetic from measured costs, and a day played through that
checks it. `python -m deorbit.lab.scaling --help`; the page is docs/scaling.md."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import sqlalchemy as sa
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

from deorbit.core import text
from deorbit.lab.bench import number

DAY = 86_400.0
MINUTE = 60.0
SHAPE = (3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 5, 5, 5, 6, 7, 8, 9, 9, 7, 5, 4)
"""How many tables begin in each hour of a made-up day, in proportion."""
ACTIONS = 120
GAP = 8.0
"""Of a made-up table: how many actions, and seconds between them."""


class Costs(NamedTuple):
    """Seconds of CPU time, as docs/scaling.md tells how they were measured. `decide`: an action
    where it comes to, with all who are told of it there; `catch_up`: in each other process where
    somebody reads; `hear` and `tell`: a message; `idle`: a process, in each second. `wal`: bytes
    that PostgreSQL writes for an action."""

    decide: float = 2.7e-3
    catch_up: float = 0.7e-3
    hear: float = 1.8e-6
    tell: float = 2.3e-6
    idle: float = 9e-3
    wal: float = 469.0


class Action(NamedTuple):
    moment: float
    table: str


# A day -------------------------------------------------------------------------------------------


def made_up(tables: int, rng: Random) -> list[Action]:
    """So many tables, begun as the hours of a day have it."""
    found = []
    for table in range(tables):
        hour = rng.choices(range(24), SHAPE)[0]
        moment = (hour + rng.random()) * DAY / 24
        for _ in range(ACTIONS):
            found.append(Action(moment % DAY, str(table)))
            moment += rng.expovariate(1 / GAP)
    return sorted(found)


def recorded(url: str) -> list[Action]:
    """The last day of a server's database, from its first moment on."""
    address = sa.make_url(url)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    engine = sa.create_engine(address)
    try:
        with engine.connect() as connection:
            last = connection.scalar(sa.text("SELECT max(at) FROM entries")) or 0.0
            wanted = sa.text("SELECT at, table_id FROM entries WHERE at > :since ORDER BY at")
            since = last - DAY
            found = connection.execute(wanted, {"since": since})
            return [Action(moment - since, table) for moment, table in found]
    finally:
        engine.dispose()


# The arithmetic ----------------------------------------------------------------------------------


def elsewhere(processes: int, readers: int) -> float:
    """In how many other processes somebody reads at a table, on average, if whoever comes is taken
    by any process alike."""
    return (processes - 1) * (1 - (1 - 1 / processes) ** (readers - 1))


def each(costs: Costs, processes: int, readers: int, sticky: bool = False) -> float:
    """Seconds of CPU time for an action, in all processes together."""
    others = 0.0 if sticky else elsewhere(processes, readers)
    messages = costs.tell + (processes - 1) * costs.hear if processes > 1 else 0.0
    return costs.decide + others * costs.catch_up + messages


def carried(
    costs: Costs, processes: int, readers: int, sticky: bool = False, busy: float = 0.6
) -> float:
    """Actions a second that keep every process busy for this share of its time."""
    return processes * (busy - costs.idle) / each(costs, processes, readers, sticky)


# A day played through ----------------------------------------------------------------------------


@dataclass
class Minute:
    """What happened in a minute, by process."""

    decided: dict[int, int] = field(default_factory=dict)
    caught_up: dict[int, int] = field(default_factory=dict)

    @property
    def actions(self) -> int:
        return sum(self.decided.values())

    def busy(self, costs: Costs, process: int, processes: int) -> float:
        """The share of its time that a process works."""
        here = self.decided.get(process, 0)
        work = here * costs.decide + self.caught_up.get(process, 0) * costs.catch_up
        if processes > 1:
            work += here * costs.tell + (self.actions - here) * costs.hear
        return costs.idle + work / MINUTE


@dataclass
class Played:
    """A day as so many processes lived through it."""

    processes: int
    minutes: dict[int, Minute]
    costs: Costs

    @property
    def actions(self) -> int:
        return sum(minute.actions for minute in self.minutes.values())

    @property
    def each(self) -> float:
        """Seconds of CPU time for an action, in all processes together."""
        worked = sum(
            (minute.busy(self.costs, process, self.processes) - self.costs.idle) * MINUTE
            for minute in self.minutes.values()
            for process in range(self.processes)
        )
        return worked / max(1, self.actions)

    @property
    def fullest(self) -> Minute:
        return max(self.minutes.values(), key=lambda minute: minute.actions, default=Minute())

    @property
    def busiest(self) -> float:
        """The share of its time that the busiest process works in the fullest minute."""
        fullest = self.fullest
        return max(fullest.busy(self.costs, one, self.processes) for one in range(self.processes))


def play(
    day: Iterable[Action],
    processes: int,
    readers: int,
    rng: Random,
    sticky: bool = False,
    costs: Costs | None = None,
) -> Played:
    """Everybody at a table reads by way of some process, and acts there in turn. Where requests of
    a table are sent to the same process (`sticky`) all of them do so by way of one."""
    minutes: dict[int, Minute] = {}
    at: dict[str, list[int]] = {}
    for moment, table in day:
        if table not in at:
            first = rng.randrange(processes)
            at[table] = [first if sticky else rng.randrange(processes) for _ in range(readers)]
        minute = minutes.setdefault(int(moment // MINUTE), Minute())
        here = rng.choice(at[table])
        minute.decided[here] = minute.decided.get(here, 0) + 1
        for other in {*at[table]} - {here}:
            minute.caught_up[other] = minute.caught_up.get(other, 0) + 1
    return Played(processes, minutes, costs or Costs())


# Telling -----------------------------------------------------------------------------------------

COLUMNS = ("processes", "carried", "sticky", "arithmetic", "played", "busiest", "connections")
CONNECTIONS = 6


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-scaling-{message}", args)


def show(day: Sequence[Action], counts: Sequence[int], readers: int, seed: int) -> None:
    costs = Costs()
    table = Table(title=say("title", actions=number(len(day)), readers=readers), box=SIMPLE_HEAD)
    for column in COLUMNS:
        table.add_column(say(f"column-{column}"), justify="right", overflow="fold")
    for count in counts:
        found = play(day, count, readers, Random(seed), costs=costs)
        table.add_row(
            str(count),
            number(carried(costs, count, readers)),
            number(carried(costs, count, readers, sticky=True)),
            number(1000 * each(costs, count, readers)),
            number(1000 * found.each),
            f"{100 * found.busiest:.1f} %",
            str(CONNECTIONS * count),
        )
    Console(width=None if sys.stdout.isatty() else 110).print(table)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("deorbit.lab.scaling", description=say("about"))
    parser.add_argument("--record", metavar="URL", help=say("help-record"))
    parser.add_argument("--tables", type=int, default=5_000, help=say("help-tables"))
    parser.add_argument("--readers", type=int, default=4, help=say("help-readers"))
    parser.add_argument("--seed", type=int, default=1, help=say("help-seed"))
    given = parser.parse_args(argv)
    if not (1 <= given.tables <= 100_000 and 1 <= given.readers <= 64):
        parser.error(say("bad-shape"))
    try:
        day = recorded(given.record) if given.record else made_up(given.tables, Random(given.seed))
    except SQLAlchemyError as error:
        print(error, file=sys.stderr)
        return 2
    show(day, (1, 2, 3, 10, 30, 100), given.readers, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
