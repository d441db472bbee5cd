"""A copy for another thread."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import deorbit
from deorbit import Match


def played(actions: int) -> Match:
    match = deorbit.new("stationx", seats=3, seed=11)
    deorbit.play_out(match, [deorbit.agent("random", seed=seat) for seat in range(3)], actions)
    return match


def geometries(match: Any) -> set[int]:
    return {id(state.geometry) for state in (match._state, *match._kept)}


@pytest.mark.parametrize("actions", [0, 12, 400])
def test_a_copy_for_another_thread_shares_no_scratch_and_goes_on_alike(actions: int) -> None:
    match = played(actions)
    other = match.apart()
    assert geometries(match).isdisjoint(geometries(other))
    assert len(geometries(match)) == len(geometries(other)), "one station stays one"
    assert other.fingerprint == match.fingerprint
    assert other.at(actions // 2).fingerprint == match.at(actions // 2).fingerprint
    for _ in range(40):
        (seat,) = match.to_act
        assert other.legal(seat) == match.legal(seat)
        action = match.legal(seat)[-1]
        assert other.play(seat, action) == match.play(seat, action)


def test_the_past_is_folded_beside_the_game_that_goes_on() -> None:
    match, alone = played(300), played(300)
    past = match.apart()
    with ThreadPoolExecutor(1) as thread:
        moments = thread.submit(lambda: [one.fingerprint for one in past.moments()])
        for _ in range(300):
            (seat,) = match.to_act
            action = match.legal(seat)[0]
            match.play(seat, action)
            alone.play(seat, action)
        assert moments.result() == [one.fingerprint for one in played(300).moments()]
    assert match.fingerprint == alone.fingerprint
