"""Positions are read key by key: what fits passes, what is one too many is named."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.core import position
from deorbit.core.codec import Domain
from deorbit.core.position import Reader, bounded, index_of

COLOURS = Domain("colour", ["red", "green"])


def reader(value: object, path: str = "here") -> Reader:
    return Reader(value, path, ("one", "two"))


def refused(check: Any, *about: Any) -> dict[str, Any]:
    with pytest.raises(deorbit.BadInput) as caught:
        check(*about)
    return dict(caught.value.args_named)


def test_only_known_keys_are_read() -> None:
    assert reader({"one": 1}).at("two") == "here.two"
    assert reader({}, "").at("two") == "two"
    assert "one" in reader({"one": None})
    assert "two" not in reader({"one": None})
    assert refused(reader, {"three": 3}) == {"key": "here.three", "known": "one, two"}
    assert refused(reader, {"x" * 50: 3})["key"] == f"here.{'x' * 40}"
    assert refused(reader, [])["key"] == "here"
    assert refused(reader, [], "")["key"] == "position"


@pytest.mark.parametrize(("value", "fine"), [(2, True), (5, True), (1, False), (6, False)])
def test_a_number_lies_between_its_bounds(value: int, fine: bool) -> None:
    read = reader({"one": value}).number
    if fine:
        assert read("one", 3, 2, 5) == value
    else:
        told = refused(read, "one", 3, 2, 5)
        assert told == {"key": "here.one", "value": str(value), "expected": "2 .. 5"}


def test_what_is_left_out_is_as_usual() -> None:
    empty = reader({})
    assert empty.number("one", 3, 2, 5) == 3
    assert empty.flag("one") is False
    assert empty.flag("one", True) is True
    assert empty.name("one", COLOURS, "green") == 1
    assert empty.items("one", 0) == []


def test_only_what_is_of_the_sort_is_taken() -> None:
    for value in (True, "2", 2.0, None):
        assert refused(reader({"one": value}).number, "one", 3, 0, 9)["key"] == "here.one"
    for value in (1, "true", None):
        assert refused(reader({"one": value}).flag, "one")["key"] == "here.one"
    assert reader({"one": True}).flag("one") is True
    assert reader({"one": "red"}).name("one", COLOURS, "green") == 0
    told = refused(reader({"one": "blue" * 40}).name, "one", COLOURS, "green")
    assert told == {"key": "here.one", "value": ("blue" * 40)[:60], "expected": "colour"}
    assert refused(index_of, "blue", COLOURS, "there")["key"] == "there"


def test_a_list_is_no_longer_than_it_may_be() -> None:
    three = reader({"one": [4, 5, 6]})
    assert three.items("one", 3) == [(4, "here.one[0]"), (5, "here.one[1]"), (6, "here.one[2]")]
    assert refused(three.items, "one", 2) == {
        "key": "here.one",
        "value": "[4, 5, 6]",
        "expected": "[...] <= 2",
    }
    for value in ({}, "ab", None):
        assert refused(reader({"one": value}).items, "one", 3)["key"] == "here.one"
    (inner,) = reader({"one": [{"two": 7}]}).readers("one", 1, ("two",))
    assert inner.number("two", 0, 0, 9) == 7
    assert inner.at("two") == "here.one[0].two"


def test_a_position_from_anywhere_is_no_larger_than_one_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deep: object = 1
    for _ in range(position.MOST_DEPTH):
        deep = {"a": deep}
    bounded(deep)
    assert refused(bounded, {"b": deep})["key"] == "b" + ".a" * position.MOST_DEPTH
    longest = "x" * position.LONGEST_NAME
    bounded({longest: longest})
    bounded([longest])
    assert refused(bounded, {"a": [longest + "x"]})["key"] == "a[0]"
    assert refused(bounded, {longest + "x": 1})["value"] == "x" * 40
    assert refused(bounded, {"a": {longest + "x": 1}})["key"] == "a"
    assert refused(bounded, {7: 1})["key"] == "position"
    large = position.LARGEST_NUMBER
    bounded({"a": large, "b": -large, "c": 0.5})
    for number in (large + 1, -large - 1, float("nan"), float("inf")):
        assert refused(bounded, {"a": number})["key"] == "a"
    monkeypatch.setattr(position, "MOST_PARTS", 4)
    bounded([1, 2, 3])
    assert refused(bounded, [1, 2, 3, 4])["value"] == "..."


def test_a_reason_tells_what_was_asked_for() -> None:
    match = deorbit.new("stationx", seats=2, seed=1, build="standard")
    reason = match.why_not(match.to_act[0], deorbit.Action.parse("move a1 b2"))
    assert reason is not None
    assert reason.args["kind"] == "move"
    assert {"a1", "b2"} <= set(reason.args.values())
