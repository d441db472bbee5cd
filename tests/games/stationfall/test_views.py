"""A view is read back as the observation that it was written from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.cases import CASES, Case
from conformance.suite import candidates, play_some
from deorbit.core.match import Match
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.state import StationfallState

MODES = [case for case in CASES if case.name.startswith("stationfall")]


def viewed(state: StationfallState, view: dict[str, Any], reader: int | None) -> dict[str, Any]:
    """What a match would tell of a state instead of that view."""
    return {
        **GAME.to_position(state),
        "options": view["options"],
        "seats": view["seats"],
        "to_act": list(GAME.to_act(state)),
        "prompt": None if reader is None else GAME.prompt(state, reader),
        "legal": [] if reader is None else GAME.legal_to_json(state, reader),
    }


def read_back(match: Match, rng: Random) -> None:
    for reader in (None, *range(match.seats)):
        view = match.view(reader)
        state = GAME.from_view(view)
        assert viewed(state, view, reader) == view
        if reader is not None:
            for move in candidates(match, rng)[:30]:
                refused = GAME.forbids(match._state, reader, move)
                assert GAME.forbids(state, reader, move) == refused, GAME.decode(state, move)


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_a_view_of_any_reader_is_read_back(case: Case) -> None:
    """While identities are chosen, in the middle of activations, of bots, at the end."""
    rng = Random(case.seats)
    match = case.new(case.seats)
    while match.to_act:
        read_back(match, rng)
        play_some(match, rng, 1 if len(match) < case.seats + 3 else rng.randrange(1, 40))
    read_back(match, rng)
