"""Whether a match kept its promise can be checked by anybody after its end."""

from __future__ import annotations

import hashlib
from typing import Any

import deorbit
from deorbit import Match
from deorbit.agents.random import RandomAgent
from deorbit.core.verifying import folded_again, verdict
from deorbit.games import find


def finished(**options: Any) -> Match:
    match = deorbit.new("stationx", 2, seed=3, build="standard", rounds=2, **options)
    deorbit.play_out(match, [RandomAgent(seed=seat) for seat in range(2)])
    return match


def test_a_match_that_was_played_by_its_secret_is_fair() -> None:
    match = finished()
    published = deorbit.new("stationx", 2, seed=3, build="standard", rounds=2).commitment
    found = folded_again(match, find, published)
    assert found.fair
    assert found.kept is True
    assert found.steps == len(match)
    assert found.secret is not None
    assert hashlib.sha256(bytes.fromhex(found.secret)).hexdigest() == published


def test_the_secret_is_not_told_while_the_match_runs() -> None:
    match = deorbit.new("stationx", 2)
    found = folded_again(match, find, match.commitment)
    assert found.secret is None
    assert found.fair
    assert found.kept is True


def test_another_hash_than_the_published_one_is_not_fair() -> None:
    found = verdict(finished(), "0" * 64)
    assert found.kept is False
    assert not found.fair
    assert verdict(finished(), None).kept is None


def test_draws_that_do_not_come_from_the_secret_are_found_out() -> None:
    match = deorbit.new("stationfall", 4, seed=3)
    assert folded_again(match, find).fair
    match._keys = [(0, b"somebody put another secret here")]
    found = folded_again(match, find)
    assert found.problem is not None
    assert not found.fair


def test_what_a_fork_inherits_is_counted_apart() -> None:
    match = finished()
    fork = match.fork(5, b"a secret of its own")
    deorbit.play_out(fork, [RandomAgent(seed=seat) for seat in range(2)])
    found = folded_again(fork, find, fork.commitment)
    assert found.fair
    assert found.inherited == 5
    assert found.commitment != match.commitment
