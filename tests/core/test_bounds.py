"""What comes from outside is bounded, and what is at the bound is still taken."""

from typing import Any

import pytest

import deorbit
from deorbit import BadInput, SaveError
from deorbit.core import save, text
from deorbit.core.fingerprints import count_unknown, fingerprint_of
from deorbit.core.position import (
    LARGEST_NUMBER,
    LONGEST_NAME,
    MOST_DEPTH,
    MOST_PARTS,
    bounded,
)


def nested(depth: int) -> Any:
    value: Any = 1
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


TAKEN: list[Any] = [
    nested(MOST_DEPTH),
    [0] * (MOST_PARTS - 1),
    {"a": "x" * LONGEST_NAME},
    {"x" * LONGEST_NAME: 1},
    [LARGEST_NUMBER, -LARGEST_NUMBER, True, None, 0.5],
]
REFUSED: list[Any] = [
    nested(MOST_DEPTH + 1),
    [0] * MOST_PARTS,
    {"a": "x" * (LONGEST_NAME + 1)},
    {"x" * (LONGEST_NAME + 1): 1},
    {1: "a"},
    [LARGEST_NUMBER + 1],
    [-LARGEST_NUMBER - 1],
    [float("nan")],
    [float("inf")],
]


@pytest.mark.parametrize("position", TAKEN, ids=range(len(TAKEN)))
def test_a_position_may_be_as_large_as_the_bound(position: Any) -> None:
    bounded(position)


@pytest.mark.parametrize("position", REFUSED, ids=range(len(REFUSED)))
def test_a_position_beyond_the_bound_is_refused(position: Any) -> None:
    with pytest.raises(BadInput):
        bounded(position)


def test_parts_of_a_text_are_said_in_the_readers_language() -> None:
    told = "{script-lead-step {section-forward-hub}} {nope thing} {nope}"
    assert text.parts("stationfall", told) == "Forward Hub thing {nope}"
    assert "Forward Hub" not in text.parts("stationfall", told, "ja")
    args = {"text": "{section-forward-hub}", "section": "forward-hub", "lead-player": 1, "count": 1}
    worded = text.worded("stationfall", args, ["stationfall-title", "stationfall-title"], "en")
    assert worded["text"] == worded["section"] == "Forward Hub"
    assert worded["lead-player"] == "Stationfall"
    assert worded["count"] == 1, "only a player is a seat"
    assert text.worded("stationfall", {"player": 2}, ["stationfall-title"] * 2, "en")["player"] == 2


def test_a_file_that_is_too_large_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = deorbit.new("stationx", seats=2, seed=1).dumps()
    monkeypatch.setattr(save, "LARGEST", len(saved))
    assert deorbit.loads(saved).seats == 2
    with pytest.raises(SaveError, match="large"):
        deorbit.loads(saved + " ")


def test_a_fingerprint_is_as_long_as_it_always_was() -> None:
    assert fingerprint_of({"b": 1, "a": [None]}) == "1bf05c0d625a0ef02a68ac100ecae45d"
    assert fingerprint_of({"a": [None], "b": 1}) == fingerprint_of({"b": 1, "a": [None]})
    assert count_unknown({"a": [None, 1], "b": {"c": None}, "d": 0}) == 2
