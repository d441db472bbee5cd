"""How fast the engine is: random play and copies, beside peers measured in the same run."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from importlib.resources import as_file, files
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import deorbit
from deorbit.core import text

SPEEDS = ("actions", "games", "turn", "copy", "late")
LONG_MATCH = 1000
ROUNDS = 5


def say(message: str, **args: str | int) -> str:
    return text.say(f"lab-{message}", args)


def measure(seconds: float) -> dict[str, Any]:
    """Station-X: four random players, default set-up, on one core of this machine."""
    play_random(seed=0)
    games = actions = turns = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        match = play_random(seed=games)
        games += 1
        actions += len(match)
        turns += match.position()["round"] * match.seats
    spent = time.process_time() - began
    return {
        "name": say("self" if deorbit.compiled else "self-plain", version=deorbit.__version__),
        "actions": actions / spent,
        "games": games / spent,
        "turn": 1e6 * spent / turns,
        "copy": measure_copy(),
        "late": measure_late(),
    }


def play_random(seed: int, limit: int = 1_000_000) -> deorbit.Match:
    match = deorbit.new("stationx", seats=4, seed=seed)
    deorbit.play_out(match, [deorbit.agent("random", seed=4 * seed + i) for i in range(4)], limit)
    return match


def measure_copy(copies: int = 5000) -> float:
    match = play_random(seed=1, limit=300)
    began = time.process_time()
    for _ in range(copies):
        match.copy()
    return 1e6 * (time.process_time() - began) / copies


def measure_late(actions: int = 400, times: int = 20) -> float:
    """How long an action takes after a long match, as a multiple of what it takes in a match that
    starts from the same position."""
    long = play_random(seed=2, limit=LONG_MATCH)
    fresh = deorbit.scenario("stationx", long.position(), seed=2)
    spent = {long: [0.0], fresh: [0.0]}
    for seed in range(times):
        for match, times_taken in spent.items():
            copy = match.copy()
            agents = [deorbit.agent("random", seed=seed) for _ in range(copy.seats)]
            began = time.process_time()
            deorbit.play_out(copy, agents, actions)
            times_taken[0] += time.process_time() - began
    return spent[long][0] / spent[fresh][0]


def measure_plain(source: str, seconds: float) -> dict[str, Any]:
    """The same, from the source, uncompiled, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": source}
    command = [sys.executable, "-m", "deorbit.lab.bench", "--json", "--seconds", str(seconds)]
    return run(command, environment)


def measure_peer(python: str, seconds: float) -> dict[str, Any]:
    script = files("deorbit.lab").joinpath("peers", "catanatron_random.py")
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    with as_file(script) as path:
        return run([python, str(path), str(seconds)], environment)


def run(command: list[str], environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise deorbit.BadInput("lab-run-failed", command=command[0], problem=done.stderr[-500:])
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return result


def middle(results: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of several measurements, figure by figure."""
    return {
        key: median(result[key] for result in results) if key in SPEEDS else value
        for key, value in results[0].items()
    }


def machine() -> str:
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    return say("machine", cpu=name, python=platform.python_version())


def show(results: list[dict[str, Any]], peer: dict[str, Any] | None) -> None:
    console = Console(width=None if sys.stdout.isatty() else 110)
    table = Table(title=say("title"), caption=machine())
    table.add_column(say("engine"))
    for speed in SPEEDS:
        table.add_column(say(f"column-{speed}"), justify="right")
    if peer is not None:
        table.add_column(say("column-ratio"), justify="right")
        table.add_column(say("column-copy-ratio"), justify="right")
    for result in results:
        cells = [f"{result[speed]:,.2f}" if speed in result else "-" for speed in SPEEDS]
        if peer is not None:
            cells.append(f"{result['actions'] / peer['actions']:.2f}")
            cells.append(f"{result['copy'] / peer['copy']:.3f}")
        table.add_row(result["name"], *cells)
    console.print(table)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="deorbit bench",
        description=say("help"),
        epilog=say("example"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=2.0, help=say("help-seconds"))
    parser.add_argument("--plain", metavar="DIR", help=say("help-plain"))
    parser.add_argument("--peers", metavar="PYTHON", help=say("help-peers"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    given = parser.parse_args(argv)
    if not 0.01 <= given.seconds <= 600:
        parser.error(say("bad-seconds"))
    if given.json:
        print(json.dumps(measure(given.seconds)))
        return 0
    runs: dict[str, list[dict[str, Any]]] = {}
    progress = Console(stderr=True)
    with progress.status(say("measuring")):
        for _ in range(ROUNDS):
            runs.setdefault("self", []).append(measure(given.seconds))
            if given.plain and deorbit.compiled:
                runs.setdefault("plain", []).append(measure_plain(given.plain, given.seconds))
            if given.peers:
                runs.setdefault("peer", []).append(measure_peer(given.peers, given.seconds))
    results = {name: middle(measured) for name, measured in runs.items()}
    show(list(results.values()), results.get("peer"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
