"""Looking back and being refused tell nobody what others hide: two matches that differ in nothing
but the cards of two seats read the same for everybody else, at every moment of them."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import msgspec
import pytest

from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.server.telling import past, screens, views
from server.twins import Pair

SECRET = bytes(range(32))
CASES = [(2, ((0, 1),), 11), (3, ((0, 2),), 12), (5, ((1, 4),), 13)]


def looked_back(match: Match, reader: int | None, rng: Random) -> list[bytes]:
    """What the service answers to this reader about the past."""
    first = rng.randrange(len(match) + 1)
    moment = match.at(first)
    view = views.view_for(moment, reader)
    return [
        msgspec.json.encode(past.replay(match, reader, first, 4)),
        msgspec.json.encode(past.logged(match, reader)),
        msgspec.json.encode([view, screens.desk(moment.game, moment.seen(reader), reader)]),
        match.record(reader).encode(),
    ]


def refused(match: Match, seat: int, ideas: list[Action]) -> list[Any]:
    """What the service answers to decisions that are sent to it."""
    reasons = [match.why_not(seat, action) for action in ideas]
    return [None if reason is None else reason.to_json() for reason in reasons]


def ideas_of(pair: Pair) -> list[Action]:
    """What anybody may do, and so knows how to send."""
    found = [action for seat in range(pair.seats) for action in pair.one.legal(seat)]
    return pair.rng.sample(found, min(12, len(found)))


def compared(pair: Pair, every: int) -> int:
    """Play, and compare now and then; says how often."""
    count = 0
    for number, _ in enumerate(itertools.chain(pair.choices(), pair.play())):
        if number % every:
            continue
        seed = pair.rng.random()
        for reader in (None, *pair.strangers):
            told = [looked_back(match, reader, Random(seed)) for match in (pair.one, pair.other)]
            assert told[0] == told[1], f"{reader} can tell after {number}"
        ideas = ideas_of(pair)
        for seat in pair.strangers:
            assert refused(pair.one, seat, ideas) == refused(pair.other, seat, ideas)
        count += 1
    return count


@pytest.mark.parametrize(("seats", "exchanged", "seed"), CASES)
def test_looking_back_tells_nothing_that_others_hide(
    seats: int, exchanged: tuple[tuple[int, int], ...], seed: int
) -> None:
    pair = Pair(seats, exchanged, {"characters": "random"}, SECRET, Random(seed))
    assert compared(pair, 4) > 2


@pytest.mark.parametrize(("seats", "exchanged", "seed"), CASES)
def test_who_joins_a_fork_learns_nothing_that_others_hide(
    seats: int, exchanged: tuple[tuple[int, int], ...], seed: int
) -> None:
    pair = Pair(seats, exchanged, {}, SECRET, Random(seed))
    for _ in itertools.islice(itertools.chain(pair.choices(), pair.play()), 20):
        pass
    step = pair.rng.randrange(len(pair.one) + 1)
    pair.one, pair.other = (match.fork(step, bytes(32)) for match in (pair.one, pair.other))
    for _ in itertools.islice(pair.play(), 20):
        pass
    for reader in (None, *pair.strangers):
        told = [looked_back(match, reader, Random(seed)) for match in (pair.one, pair.other)]
        assert told[0] == told[1]


def test_a_past_that_gives_something_away_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(moment: Match, reader: object) -> dict[str, Any]:
        return {**moment.view(None), "hint": moment.fingerprint}

    monkeypatch.setattr(past, "view", leaky)
    with pytest.raises(AssertionError, match="can tell"):
        compared(Pair(3, ((0, 2),), {}, SECRET, Random(1)), 4)
