"""Where pieces are, said once: the Rat and its Item, and as many pieces as there are."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.content.packs import station as pages_of_the_station
from games.stationfall.station import station, where

RAT = "telepathic-rat"


def rat(at: str, **more: Any) -> deorbit.Match:
    return station(cast=RAT, at={RAT: at, **more.pop("others", {})}, **more)


def test_the_rat_is_named_where_it_is_or_its_item_is() -> None:
    assert where(rat("kitchen"), RAT) == "kitchen"
    assert rat("kitchen").position()["items"]["kitchen"] == [RAT]
    assert where(rat("bridge", items={"bridge": [RAT]}), RAT) == "bridge"
    held = rat("bridge", others={"exile": "bridge"}, holding={"exile": RAT})
    assert where(held, RAT) == "bridge"
    assert where(rat("annihilated"), RAT) == "annihilated"


@pytest.mark.parametrize(
    ("at", "more"),
    [
        ("kitchen", {"items": {"bridge": [RAT]}}),
        ("kitchen", {"others": {"exile": "bridge"}, "holding": {"exile": RAT}}),
        ("mesosphere", {}),
        ("card", {}),
    ],
)
def test_the_rat_is_in_one_place(at: str, more: dict[str, Any]) -> None:
    with pytest.raises(deorbit.BadInput, match=r"telepathic-rat\.at"):
        rat(at, **more)


def test_as_many_pieces_suffice_as_are_laid_out() -> None:
    laid: Counter[str] = Counter()
    pages = deepcopy(dict(built_in().pages))
    for section in pages["map"]["section"].values():
        laid.update(section.get("items", []))
    for card in pages["characters"].values():
        for _ in card.get("pawns", [card]):
            laid.update([*card.get("starts_with", []), *card.get("integral", [])])
    for supply, wrong in ((laid["helmet"], []), (laid["helmet"] - 1, ["supply"])):
        given = deepcopy(pages)
        given["game"]["item"]["helmet"]["supply"] = supply
        found: list[Any] = []
        pages_of_the_station._check_items(found, given)
        assert [one.key for one in found] == wrong


def test_an_action_is_added_to_a_section_once() -> None:
    page = deepcopy(dict(built_in().pages))["map"]
    found: list[Any] = []
    pages_of_the_station._check_additions(found, page)
    assert found == []
    page["addition"] = [*page["addition"], page["addition"][0]]
    pages_of_the_station._check_additions(found, page)
    assert [one.key for one in found] == ["action"]
