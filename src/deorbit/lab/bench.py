"""How fast the engine is: random play, copies and bots, beside peers measured in the same run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import as_file, files
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import deorbit
from deorbit.core import text

Figures = dict[str, Any]
"""The name of an engine and its speeds."""

SPEEDS = ("actions", "games", "turn", "copy", "late")
BOT_SPEEDS = ("bot_turn", "random_action", "bot_ratio")
LONG_MATCH = 1000
ROUNDS = 5

PEERS = {"catanatron": "catanatron_random.py", "openspiel": "openspiel_chess.py"}
"""Scripts in the folder `peers`."""

RATIOS = (("catanatron", "actions"), ("catanatron", "copy"), ("openspiel", "actions"))
"""Which speeds are shown as multiples of a peer's."""


def rounds_of_seats(match: deorbit.Match) -> int:
    return int(match.position()["round"]) * match.seats


def activations(match: deorbit.Match) -> int:
    kinds = ("activate", "renegotiate", "withdraw")
    return sum(action.kind in kinds for _, action in match.actions)


@dataclass(frozen=True)
class Setup:
    """A game as it is measured; `turns` tells how many player turns a finished match had."""

    game: str
    seats: int
    turns: Callable[[deorbit.Match], int]
    options: dict[str, Any] = field(default_factory=dict)


SETUPS = {
    "stationfall": Setup("stationfall", 4, activations),
    "stationfall-full": Setup("stationfall", 9, activations, {"characters": "random"}),
    "stationx": Setup("stationx", 4, rounds_of_seats),
}
USUAL, FULL = "stationfall", "stationfall-full"
BOTS = "stationfall-bots"
"""Bots and random players at one table: what a bot's turn costs beside a random player's action."""

BOT_SETUP = Setup("stationfall", 4, activations, {"characters": "random", "bots": (1, 3)})
BOT_TURNS = ("manoeuvre", "regroup")
MOST_BOT_RATIO = 20
MEASURED = (*SETUPS, BOTS)
CASTS = 16
"""How many sets of characters the games with random ones go through."""


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-{message}", args)


def setup_of(name: str) -> Setup:
    return BOT_SETUP if name == BOTS else SETUPS[name]


def label(name: str, compiled: bool) -> str:
    setup = setup_of(name)
    title = text.say(f"{setup.game}-title", {})
    return say("self" if compiled else "self-plain", game=title, players=setup.seats)


def measure(name: str, seconds: float) -> Figures:
    return measure_bots(seconds) if name == BOTS else measure_random(name, seconds)


def measure_random(name: str, seconds: float) -> Figures:
    """Random players, on one core of this machine."""
    for seed in range(CASTS if SETUPS[name].options else 1):
        play_random(name, seed)
    games = actions = turns = 0
    spent = 0.0
    while spent < seconds:
        began = time.process_time()
        match = play_random(name, seed=games)
        spent += time.process_time() - began
        games += 1
        actions += len(match)
        turns += SETUPS[name].turns(match)
    return {
        "name": label(name, deorbit.compiled),
        "actions": actions / spent,
        "games": games / spent,
        "turn": 1e6 * spent / turns,
        "copy": measure_copy(name),
        "late": measure_late(name),
    }


def begin(name: str, seed: int) -> tuple[deorbit.Match, list[deorbit.Agent]]:
    """A new match and who plays it: random players, and bots where the set-up has some."""
    setup = setup_of(name)
    options = dict(setup.options)
    if "characters" in options:
        options["characters"] = cast(name, seed % CASTS)
    match = deorbit.new(setup.game, seats=setup.seats, seed=seed, **options)
    bots = options.get("bots", ())
    agents = [
        deorbit.agent("automation" if seat in bots else "random", seed=setup.seats * seed + seat)
        for seat in range(setup.seats)
    ]
    return match, agents


def play_random(name: str, seed: int, limit: int = 1_000_000) -> deorbit.Match:
    match, agents = begin(name, seed)
    deorbit.play_out(match, agents, limit)
    return match


@cache
def cast(name: str, seed: int) -> list[str]:
    """The characters that a set-up draws by a seed."""
    setup = setup_of(name)
    drawn = deorbit.new(setup.game, seats=setup.seats, seed=seed, **setup.options)
    characters: list[str] = drawn.position()["cast"]
    return characters


def measure_copy(name: str, copies: int = 5000) -> float:
    match = play_random(name, seed=1, limit=300)
    began = time.process_time()
    for _ in range(copies):
        match.copy()
    return 1e6 * (time.process_time() - began) / copies


def measure_late(name: str, actions: int = 400, times: int = 20) -> float:
    """How long an action takes after a long match, as a multiple of what it takes in a match that
    starts from the same position. Where games are short, late is after three quarters of one."""
    whole = len(play_random(name, seed=2))
    long = play_random(name, seed=2, limit=min(LONG_MATCH, whole * 3 // 4))
    fresh = deorbit.scenario(SETUPS[name].game, long.position(), seed=2)
    spent = {long: 0.0, fresh: 0.0}
    taken = {long: 0, fresh: 0}
    for seed in range(times):
        for match in spent:
            copy = match.copy()
            agents = [deorbit.agent("random", seed=seed) for _ in range(copy.seats)]
            began = time.process_time()
            deorbit.play_out(copy, agents, actions)
            spent[match] += time.process_time() - began
            taken[match] += len(copy) - len(match)
    return (spent[long] / taken[long]) / (spent[fresh] / taken[fresh])


def measure_bots(seconds: float) -> Figures:
    """Whole turns of bots, deciding included, beside single actions of random players."""
    for seed in range(CASTS):
        play_timed(*begin(BOTS, seed))
    spent = {True: 0.0, False: 0.0}
    turns = actions = games = 0
    while sum(spent.values()) < seconds:
        match, agents = begin(BOTS, seed=games)
        for is_bot, taken in play_timed(match, agents).items():
            spent[is_bot] += taken
        games += 1
        for seat, action in match.actions:
            if seat not in BOT_SETUP.options["bots"]:
                actions += 1
            elif action.kind in BOT_TURNS:
                turns += 1
    turn, action_time = 1e6 * spent[True] / turns, 1e6 * spent[False] / actions
    figures = dict(zip(BOT_SPEEDS, (turn, action_time, turn / action_time), strict=True))
    return {"name": label(BOTS, deorbit.compiled), **figures}


def play_timed(match: deorbit.Match, agents: list[deorbit.Agent]) -> dict[bool, float]:
    """Play to the end; the time that went into the decisions of bots (True) and of the others, from
    thinking to carrying out. The clock is read only where one follows the other."""
    handles = [match.seat(seat) for seat in range(match.seats)]
    bots = match.options["bots"]
    spent = {True: 0.0, False: 0.0}
    is_bot = False
    began = time.process_time()
    while asked := match.to_act:
        seat = asked[0]
        if (seat in bots) != is_bot:
            now = time.process_time()
            spent[is_bot] += now - began
            is_bot, began = not is_bot, now
        match.advance(seat, agents[seat].pick(handles[seat]))
    spent[is_bot] += time.process_time() - began
    return spent


def measure_plain(name: str, source: str, seconds: float) -> Figures:
    """The same, from the source, uncompiled, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": source}
    options = ["--json", "--setup", name, "--seconds", str(seconds)]
    figures: Figures = run([sys.executable, "-m", "deorbit.lab.bench", *options], environment)[name]
    return figures


def measure_peer(peer: str, python: str, seconds: float) -> Figures:
    script = files("deorbit.lab").joinpath("peers", PEERS[peer])
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    with as_file(script) as path:
        return run([python, str(path), str(seconds)], environment)


def run(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    """What a command prints as its last line, read as JSON."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise deorbit.BadInput("lab-run-failed", command=command[0], problem=done.stderr[-500:])
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def middle(results: list[Figures]) -> Figures:
    """The median of several measurements, figure by figure."""
    return {
        key: median(result[key] for result in results) if key in SPEEDS + BOT_SPEEDS else value
        for key, value in results[0].items()
    }


def processor() -> str:
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    return name


def machine() -> str:
    return say("machine", cpu=processor(), python=platform.python_version())


def number(value: float) -> str:
    """The smaller, the more decimals."""
    return f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3}f}"


def show(results: dict[str, Figures]) -> None:
    """A row for each engine, with ratios to the peers among them."""
    ratios = [(peer, speed) for peer, speed in RATIOS if peer in results]
    console = Console(width=None if sys.stdout.isatty() else 110)
    title = say("title" if ratios else "title-alone", version=deorbit.__version__)
    table = Table(title=title, caption=machine(), box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column(say("engine"), overflow="fold")
    headings = [say(f"column-{speed}") for speed in SPEEDS]
    headings += [say(f"column-{speed}-{peer}") for peer, speed in ratios]
    for heading in headings:
        table.add_column(heading, justify="right", overflow="fold")
    for result in results.values():
        if BOT_SPEEDS[0] in result:
            continue
        cells = [number(result[speed]) if speed in result else "-" for speed in SPEEDS]
        cells += [number(result[speed] / results[peer][speed]) for peer, speed in ratios]
        table.add_row(result["name"], *cells)
    console.print(table)
    if FULL in results and USUAL in results:
        ratio = number(results[USUAL]["actions"] / results[FULL]["actions"])
        console.print(say("full-table", ratio=ratio))
    for result in results.values():
        if BOT_SPEEDS[0] in result:
            speeds = {speed: number(result[speed]) for speed in BOT_SPEEDS}
            console.print(say("bots", engine=result["name"], most=MOST_BOT_RATIO, **speeds))


def engines(
    names: list[str], seconds: float, plain: str | None, python: str | None
) -> dict[str, tuple[str, Callable[[], Figures]]]:
    """What to measure: a label for each engine, and how."""
    found: dict[str, tuple[str, Callable[[], Figures]]] = {}
    for name in names:
        found[name] = label(name, deorbit.compiled), partial(measure, name, seconds)
        if plain and deorbit.compiled:
            again = partial(measure_plain, name, plain, seconds)
            found[f"{name}-plain"] = label(name, False), again
    if python:
        for peer in PEERS:
            found[peer] = say(f"peer-{peer}"), partial(measure_peer, peer, python, seconds)
    return found


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="deorbit bench",
        description=say("help"),
        epilog=say("example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=deorbit.games(), help=say("help-game"))
    parser.add_argument("--setup", choices=MEASURED, help=say("help-setup"))
    parser.add_argument("--seconds", type=float, default=2.0, help=say("help-seconds"))
    parser.add_argument("--plain", metavar="DIR", help=say("help-plain"))
    parser.add_argument("--peers", metavar="PYTHON", help=say("help-peers"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    given = parser.parse_args(argv)
    if not 0.01 <= given.seconds <= 600:
        parser.error(say("bad-seconds"))
    wanted = [name for name in MEASURED if given.game in (None, setup_of(name).game)]
    names = [given.setup] if given.setup else wanted
    if given.json:
        print(json.dumps({name: measure(name, given.seconds) for name in names}))
        return 0
    todo = engines(names, given.seconds, given.plain, given.peers)
    runs: dict[str, list[Figures]] = {key: [] for key in todo}
    with Console(stderr=True).status(say("measuring")) as status:
        for number in range(1, ROUNDS + 1):
            for key, (name, take) in todo.items():
                status.update(say("measuring-one", engine=name, round=number, rounds=ROUNDS))
                runs[key].append(take())
    show({key: middle(measured) for key, measured in runs.items()})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
