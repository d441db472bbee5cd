"""`deorbit verify`: whether a file kept the promise that was published when its match began."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import deorbit
from deorbit import Match
from deorbit.agents.random import RandomAgent

Command = Callable[..., tuple[int, str]]


def kept(match: Match, name: str) -> str:
    Path(name).write_text(match.dumps(), encoding="utf-8")
    return name


@pytest.fixture
def finished() -> Match:
    match = deorbit.new("stationx", 2, build="standard", rounds=1)
    deorbit.play_out(match, [RandomAgent(seed=seat) for seat in range(2)])
    return match


def test_the_hash_that_was_noted_at_the_start_is_compared(
    command: Command, finished: Match
) -> None:
    file = kept(finished, "match.json")
    code, shown = command(["verify", file, finished.commitment.upper()])
    assert code == 0
    assert "the hash you noted" in shown
    code, shown = command(["verify", file, "0" * 64])
    assert code == 1
    assert "NOT the hash you noted" in " ".join(shown.split())


def test_what_a_fork_inherits_is_told(command: Command, finished: Match) -> None:
    fork = finished.fork(2)
    deorbit.play_out(fork, [RandomAgent(seed=seat) for seat in range(2)])
    code, shown = command(["verify", kept(fork, "fork.json"), fork.commitment])
    assert code == 0
    assert "first 2 actions" in " ".join(shown.split())


def test_a_running_match_is_compared_without_its_secret(command: Command) -> None:
    match = deorbit.new("stationx", 2)
    code, shown = command(["verify", kept(match, "running.json"), match.commitment])
    assert code == 0
    assert "still running" in shown
    assert "the hash you noted" in shown
