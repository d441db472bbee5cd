"""Hints: what somebody might do, and why."""

from __future__ import annotations

import pytest

import deorbit
from deorbit.agents import usual_agent
from deorbit.agents.hint import hint
from deorbit.core import text
from games.stationx.station import station

HOME = {"commander": "u7"}
AWAY = {"commander": "e19"}


def advised(match: deorbit.Match, seat: int = 0) -> tuple[str, str]:
    """What is advised, and the name of the reason."""
    found = hint(match.seat(seat))
    assert found.gain is not None
    assert text.has(found.gain["id"])
    return str(found.line[0]), found.gain["id"].removeprefix("stationx-why-")


def test_a_battle_that_is_won_is_fought_and_told_with_its_sums() -> None:
    moved = dict.fromkeys(("u7", "r9", "r10"), "moved")
    match = station([{**HOME, "trooper": "r9 r10"}, {**AWAY, "trooper": "q10"}], flags=moved)
    found = hint(match.seat(0))
    assert found.line[0].kind == "attack"
    assert found.gain == {
        "id": "stationx-why-attack-win",
        "args": {"attack": 2, "defence": 1, "count": 1},
    }


def test_an_open_teleporter_is_taken() -> None:
    match = station([{**HOME, "trooper": "d19"}, {"commander": "m13"}])
    done, why = advised(match)
    assert (done, why) == ("capture d19 c20", "capture")


def test_the_turn_ends_where_nothing_is_better() -> None:
    match = station([HOME, AWAY], flags={"u7": "moved attacked"}, energy=[0, 0])
    assert advised(match) == ("end", "end")


def test_a_commander_is_led_to_supplies() -> None:
    done, why = advised(station([{"commander": "m5"}, AWAY], energy=[0, 0]))
    assert (done, why) == ("move m5 m4", "towards-supplies")


@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_game_goes_by_hints_that_are_all_explained(seed: int) -> None:
    match = deorbit.new("stationx", seats=3, seed=seed, rounds=6, build="standard")
    reasons = set()
    while match.outcome is None:
        seat = match.to_act[0]
        found = hint(match.seat(seat), 0)
        assert found.line[0] in match.legal(seat)
        assert found.gain is None or text.has(found.gain["id"])
        reasons.add(found.gain["id"] if found.gain else None)
        match.play(seat, found.line[0])
    assert {"stationx-why-march", "stationx-why-buy", "stationx-why-end"} <= reasons


def test_hints_do_not_change_who_sits_down_where_nobody_says_so() -> None:
    assert usual_agent("stationx") == "greedy"
