"""The contract: every screen of Stationfall has the shapes that are declared for it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from conformance.suite import play_some
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.contract import Attempt, Board, Own

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"characters": "random"}),
    (4, {"teams": True}),
    (5, {"characters": "random", "bots": [1, 3]}),
]


def reads_back(told: object, shape: Any) -> None:
    sent = msgspec.json.encode(told)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=shape)) == sent


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_screens_are_told_has_the_shapes_of_the_contract(
    seats: int, options: dict[str, Any]
) -> None:
    rng = Random(seats)
    match = deorbit.new("stationfall", seats=seats, seed=seats, **options)
    while True:
        reads_back(make.board(match.seen(None)), Board)
        for seat in (None, *range(seats)):
            reads_back(make.own(match.seen(seat), seat), Own)
        for seat in match.to_act:
            for section in ("bridge", "aft-hub"):
                found = make.attempts(match.seen(seat), seat, "section", section)
                reads_back(found, list[Attempt])
        if not match.to_act:
            break
        play_some(match, rng, 31)


def test_no_key_is_in_both_halves() -> None:
    names = [{one.name for one in msgspec.structs.fields(shape)} for shape in (Board, Own)]
    assert not names[0] & names[1]
