"""Intrepid's content: TOML in, edition out."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from deorbit.games.intrepid.content.dice import TURNS
from deorbit.games.intrepid.content.edition import (
    ABILITIES,
    ALL_RESOURCES,
    ANY_LIGHT,
    BADGES,
    COPY,
    COUNTRIES,
    DIFFICULTIES,
    DISASTERS,
    DOINGS,
    LIGHTS,
    LOWEST,
    NO_COUNTRY,
    NO_RESOURCE,
    RESOURCES,
    SAME,
    SELECTORS,
    SPECIAL_NEEDS,
    TOKENS,
    TURN,
    Ability,
    Card,
    Country,
    Effect,
    Figures,
    IntrepidEdition,
    Tile,
)

PAGES = ("game", "countries", "tiles", "missions", "disasters")
CREWS = ("2", "3", "4")
PLAYERS = ("1", "2", "3", "4")
GRADE = "grade"
ALL_VALUES = 63
OUTPUTS = [*RESOURCES, "capacity", "any"]
"""What tiles give, by its number."""


@cache
def page(name: str) -> dict[str, Any]:
    found = files("deorbit.games.intrepid").joinpath("data", f"{name}.toml")
    return tomllib.loads(found.read_text(encoding="utf-8"))


@cache
def edition() -> IntrepidEdition:
    tiles = [_tile(name, facts) for name, facts in page("tiles").items()]
    names = [tile.name for tile in tiles]
    cards = [_mission(name, facts) for name, facts in page("missions").items()]
    for disaster in DISASTERS:
        cards += [
            _card(name, disaster, facts) for name, facts in page("disasters")[disaster].items()
        ]
    countries = [_country(page("countries")[name], names) for name in COUNTRIES]
    return IntrepidEdition(countries, tiles, cards, _figures(page("game")))


def mask_of(values: list[int]) -> int:
    return sum(1 << value - 1 for value in set(values))


def need_of(text: str) -> int:
    """What a space asks for.

    >>> need_of("4-6") == mask_of([4, 5, 6])
    True
    """
    if text in SPECIAL_NEEDS:
        return SAME + SPECIAL_NEEDS.index(text)
    if text == "any":
        return ALL_VALUES
    if text in ("even", "odd"):
        return mask_of([2, 4, 6] if text == "even" else [1, 3, 5])
    least, dash, most = text.partition("-")
    if dash:
        return mask_of(list(range(int(least), int(most) + 1)))
    return mask_of([int(value) for value in text.split(",")])


def _tile(name: str, facts: dict[str, Any]) -> Tile:
    resources = facts["resource"]
    outputs = facts["output"]
    if not isinstance(resources, list):
        resources, outputs = [resources], [outputs]
    output: list[int] = []
    whole: list[int] = []
    for one in outputs:
        output += one["value"] if "value" in one else [one.get("each", 0)] * 6
        whole.append(one.get("all", 0))
    numbers = [OUTPUTS.index(one) for one in resources]
    if len(numbers) == 1:
        numbers, output, whole = [*numbers, NO_RESOURCE], output + [0] * 6, [*whole, 0]
    country = facts["country"]
    return Tile(
        name,
        NO_COUNTRY if country == "any" else COUNTRIES.index(country),
        facts["tier"],
        facts["cost"],
        numbers,
        [need_of(need) for need in facts["needs"]],
        output,
        whole,
        _ability(facts.get("ability", {"kind": "none"}), any(whole)),
    )


def _ability(facts: dict[str, Any], whole: bool) -> Ability:
    kind = ABILITIES.index(facts["kind"])
    if kind in (TURN, COPY):
        by = sum(1 << TURNS.index(turn) for turn in facts["by"])
    else:
        by = sum({"up": 1, "down": 2}[way] for way in facts.get("by", ["up", "down"]))
    return Ability(
        kind,
        facts.get("count", 1),
        facts.get("discard", 0),
        mask_of(facts["of"]) if "of" in facts else ALL_VALUES,
        mask_of(facts.get("to", [])),
        by,
        facts.get("most", 1),
        facts.get("when", "all" if whole else "each") == "all",
    )


def _mission(name: str, facts: dict[str, Any]) -> Card:
    needs = [need_of(need) for need in facts["needs"]]
    return Card(name, -1, facts["tier"], needs, [], 0, False)


def _card(name: str, disaster: str, facts: dict[str, Any]) -> Card:
    return Card(
        name,
        DISASTERS.index(disaster),
        facts.get("from", 1),
        [need_of(need) for need in facts.get("needs", [])],
        [_effect(one, facts.get("per", 0)) for one in facts["effects"]],
        mask_of(facts.get("toxic", [])),
        facts.get("persistent", False),
    )


def _effect(facts: dict[str, Any], per: int) -> Effect:
    resource = facts.get("resource")
    known = [*RESOURCES, "all", "lowest"]
    assert (known[ALL_RESOURCES], known[LOWEST]) == ("all", "lowest")
    return Effect(
        DOINGS.index(facts["do"]),
        SELECTORS.index(facts["tiles"]) if "tiles" in facts else -1,
        facts.get("count", 0 if "aid" in facts else 1),
        [number for pair in facts.get("aid", []) for number in pair],
        per if "aid" in facts else 0,
        facts.get("sectors", 1),
        known.index(resource) if resource else NO_RESOURCE,
        sum(1 << tier for tier in facts["tiers"]) if "tiers" in facts else 15,
        LIGHTS.index(facts["light"]) if "light" in facts else ANY_LIGHT,
        facts.get("hit", False),
        facts.get("just", False),
    )


def _country(facts: dict[str, Any], tiles: list[str]) -> Country:
    return Country(
        facts["dice"],
        facts["track"],
        facts["least"],
        facts["most"],
        facts["price"],
        [tiles.index(name) for name in facts["starters"]],
    )


def _figures(facts: dict[str, Any]) -> Figures:
    figures = Figures()
    figures.track_most = [facts["track"]["most"][crews] for crews in CREWS]
    figures.bank = [facts["tokens"][token] for token in TOKENS]
    figures.most_scenario = facts["tokens"]["most_scenario"]
    figures.habitation_needs = [need_of(need) for need in facts["habitation"]["needs"]]
    figures.habitation = facts["habitation"]["capacity"]
    figures.docking = facts["docking"]["slots"]
    figures.capacity_start = facts["capacity"]["start"]
    figures.capacity_round = facts["capacity"]["round"]
    figures.capacity_most = facts["capacity"]["most"]
    figures.mend = [facts["mend"][token] for token in TOKENS[:3]]
    figures.officer_price = facts["badge"]["medical-officer"]
    figures.specialist_gift = facts["badge"]["mission-specialist"]
    figures.offer = facts["offer"]["size"]
    figures.tiers = facts["offer"]["tiers"]
    figures.lights = [LIGHTS.index(light) for light in facts["lights"]]
    figures.growth = facts["consumption"]["growth"]
    figures.mission_pace = facts["missions"]["pace"]
    figures.track_start, figures.missions, figures.consumption = [], [], []
    for difficulty in DIFFICULTIES:
        figures.track_start += [facts["track"][difficulty][players] for players in PLAYERS]
        for crews in CREWS:
            figures.missions.append(facts["missions"][difficulty][crews])
            figures.consumption.append(
                [
                    number
                    for entry in facts["consumption"][difficulty][crews]
                    for number in (entry if isinstance(entry, list) else [entry] * 4)
                ]
            )
    assert facts["badges"] == BADGES
    return figures
