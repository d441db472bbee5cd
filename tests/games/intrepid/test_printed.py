"""What is printed, as screens are told it."""

from __future__ import annotations

from typing import Any

import pytest

from deorbit.games.intrepid.content.editions import edition, need_of, page
from deorbit.games.intrepid.screen.printed import listed
from games.intrepid import screens
from games.intrepid.crews import METEORS, TOXIC


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ([], []),
        ([4], [4]),
        ([3, 4], [3, 4]),
        ([1, 2, 3], "1-3"),
        ([1, 2, 3, 4, 5, 6], "1-6"),
        ([1, 2, 4], [1, 2, 4]),
        ([1, 3, 5], [1, 3, 5]),
    ],
)
def test_three_values_or_more_in_a_row_are_a_range(values: list[int], said: object) -> None:
    assert listed(values) == said


def test_every_tile_is_printed_with_what_its_dice_bring() -> None:
    tiles = screens.content(METEORS)["tiles"]
    assert set(tiles) == set(page("tiles"))
    for name, facts in page("tiles").items():
        told = tiles[name]
        assert (told["tier"], told["cost"], told["needs"]) == (
            facts["tier"],
            facts["cost"],
            facts["needs"],
        )
        assert told["country"] == (None if facts["country"] == "any" else facts["country"])
        assert (told["ability"] or {"kind": "none"})["kind"] == facts.get(
            "ability", {"kind": "none"}
        )["kind"]
    (both, other) = tiles["photobioreactor-chamber"]["outputs"]
    assert both == {"resource": "oxygen", "values": [2] * 6, "all": 0}
    assert other == {"resource": "nutrition", "values": [2] * 6, "all": 0}
    (pair,) = tiles["roll-out-solar-array"]["outputs"]
    assert pair == {"resource": "power", "values": [0] * 6, "all": 6}


def ability(name: str) -> dict[str, Any]:
    found: dict[str, Any] = screens.content(METEORS)["tiles"][name]["ability"]["words"]["args"]
    return found


def test_an_ability_says_how_often_for_which_dice_and_which_way() -> None:
    roll = ability("electrolysis-chamber")
    assert (roll["count"], roll["discard"]) == (2, 1)
    reroll = ability("vozdukh-scrubber")
    assert (reroll["of"], reroll["count"], reroll["discard"]) == ("1-3", 1, 0)
    up = ability("solid-fuel-oxygen-generator")
    assert (up["way"], up["most"], up["of"], up["turn"]) == ("up", 2, "1-6", [])
    both = ability("heater-mats")
    assert (both["way"], both["most"]) == ("both", 1)
    assert ability("rice-galley")["turn"] == ["flip", "clockwise", "counterclockwise"]
    assert ability("exposed-radiator")["turn"] == ["left", "right"]


def test_modules_badges_and_prices_are_printed() -> None:
    content = screens.content(METEORS)
    game = page("game")
    assert content["habitation"] == {
        "needs": game["habitation"]["needs"],
        "capacity": game["habitation"]["capacity"],
    }
    assert content["capacity"] == {"most": 10, "round": 1}
    assert content["mend"] == {"scenario": 1, "strain": 2, "disable": 1}
    assert {name: one["price"] for name, one in content["badges"].items()} == {
        "payload-specialist": 0,
        "spaceflight-pilot": 0,
        "medical-officer": 2,
        "mission-specialist": 0,
    }
    assert content["most_scenario"] == 3
    assert [content["countries"][name]["converters"] for name in ("canada", "russia")] == [4, 0]
    assert [screens.content(disaster)["aid"] for disaster in (METEORS, TOXIC)] == [False, True]


def effects(disaster: str, name: str) -> list[tuple[str, dict[str, Any]]]:
    found = screens.content(disaster)["cards"][name]["effects"]
    return [(one["id"].removeprefix("intrepid-effect-"), one["args"]) for one in found]


@pytest.mark.parametrize(
    ("disaster", "name", "told"),
    [
        (METEORS, "storm-front", [("hit-sector", {"count": 1, "sectors": 5})]),
        (
            METEORS,
            "brittle-modules",
            [
                ("hit-sector", {"count": 1, "sectors": 1}),
                ("hit-sector", {"count": 1, "sectors": 1}),
                ("disable-just", {"count": 1}),
            ],
        ),
        (METEORS, "severed-cables", [("disable-expensive", {"count": 1})]),
        (
            METEORS,
            "blue-quarters-sealed",
            [
                ("hit-sector", {"count": 1, "sectors": 1}),
                ("dice", {"count": 1, "light": "blue"}),
            ],
        ),
        (
            METEORS,
            "red-quarters-sealed",
            [
                ("hit-sector", {"count": 1, "sectors": 1}),
                ("dice", {"count": 1, "light": "red"}),
            ],
        ),
        (
            METEORS,
            "pantry-breach",
            [
                ("hit-resource", {"count": 1, "resource": "nutrition"}),
                ("drain", {"count": 2, "resource": "nutrition"}),
            ],
        ),
        (
            METEORS,
            "slow-tumble",
            [("drain", {"count": 1, "resource": "power"}), ("persistent", {})],
        ),
        (TOXIC, "dull-headache", [("capacity", {"count": 1}), ("toxic", {"of": [3]})]),
        (
            TOXIC,
            "quarantine",
            [
                ("disable-docking", {"count": 1}),
                ("drain", {"count": 1, "resource": "nutrition"}),
                ("toxic", {"of": [6]}),
            ],
        ),
        (
            TOXIC,
            "trembling-hands",
            [
                ("drain", {"count": 2, "resource": "power"}),
                ("aid", {"dice": 8, "count": 3}),
                ("toxic", {"of": [2]}),
            ],
        ),
        (TOXIC, "fading-vision", [("destroy-chosen-per", {"per": 2}), ("toxic", {"of": [2]})]),
        (
            TOXIC,
            "inflamed-lungs",
            [
                ("disable-docking", {"count": 1}),
                ("destroy-priciest", {"count": 1}),
                ("toxic", {"of": [4]}),
            ],
        ),
    ],
)
def test_a_card_is_printed_line_by_line(
    disaster: str, name: str, told: list[tuple[str, dict[str, Any]]]
) -> None:
    assert effects(disaster, name) == told


def test_cards_are_printed_with_their_spaces_and_what_they_make_toxic() -> None:
    cards = screens.content(TOXIC)["cards"]
    known = page("disasters")[TOXIC]
    for name, facts in known.items():
        told = cards[name]
        assert told["sort"] == "disaster"
        assert (told["tier"], told["toxic"]) == (facts["from"], facts["toxic"])
        assert told["persistent"] == facts.get("persistent", False)
        assert told["needs"] == facts.get("needs", [])
    for name, facts in page("missions").items():
        assert (cards[name]["sort"], cards[name]["tier"]) == ("mission", facts["tier"])
        assert cards[name]["needs"] == facts["needs"]
        assert not cards[name]["persistent"]


def test_tables_of_the_edition_hold_what_tiles_ask_for_and_give() -> None:
    names = [tile.name for tile in edition().tiles]
    found = {name: edition().tiles[names.index(name)] for name in names}
    assert found["tinned-rations"].resources == [3, -1]
    assert found["photobioreactor-chamber"].resources == [1, 3]
    assert found["converter-bench"].resources == [4, -1]
    assert found["multipurpose-research-lab"].resources == [5, -1]
    assert found["photobioreactor-chamber"].output == [2] * 12
    assert found["photobioreactor-chamber"].whole == [0, 0]
    assert found["roll-out-solar-array"].whole == [6, 0]
    assert [found["node-radiator"].ability.last, found["aluminum-shielding"].ability.last] == [
        True,
        False,
    ]
    assert edition().first_card == len(names)
    racks = names.index("plant-pillow-racks")
    assert edition().needs[3 * racks : 3 * racks + 3] == [
        need_of(one) for one in ("any", "same", "same")
    ]
    assert edition().spaces == [len(one.needs) for one in edition().tiles]
