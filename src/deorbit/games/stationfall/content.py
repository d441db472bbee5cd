"""Stationfall's content: TOML in, edition out; and the options of a game."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.options import Option
from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.terms import (
    ABILITIES,
    CONDITIONS,
    DATA,
    ITEMS,
    KINDS,
    NEEDS,
    OFFERS,
    PROJECTS,
)


@cache
def page(name: str) -> dict[str, Any]:
    path = files("deorbit.games.stationfall").joinpath("data", f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tutorial_cast() -> tuple[str, ...]:
    """The twelve characters of the tutorial set."""
    return tuple(name for name, card in page("characters").items() if card.get("tutorial"))


@cache
def edition(cast: tuple[str, ...]) -> StationfallEdition:
    """The edition with these characters in play, and what they bring along."""
    characters, station, game = page("characters"), page("map"), page("game")
    present = set(cast)
    facts: dict[str, Any] = {
        "character": {name: characters[name] for name in cast},
        "section": {
            name: {**one, "actions": [*one.get("actions", [])]}
            for name, one in station["section"].items()
            if one.get("with", cast[0]) in present
        },
        "corridor": [
            one for one in station["edges"]["corridors"] if one.get("with", cast[0]) in present
        ],
        "vent": station["edges"]["vents"],
        "item": {
            name: one for name, one in game["item"].items() if one.get("with", cast[0]) in present
        },
        "medical": game["medical"],
        "antimatter": game["antimatter"],
        "player": game["player"],
        "re_entry": game["re_entry"],
        "minutes": _by_players(game["minutes"]),
        "cards": _by_players(game["cards"]),
    }
    for addition in station["addition"]:
        if addition["with"] in present:
            facts["section"][addition["section"]]["actions"].append(addition["action"])
    check(facts)
    return StationfallEdition(facts)


def _by_players(table: dict[str, Any]) -> dict[int, int]:
    return {int(players): value for players, value in table.items() if players.isdigit()}


def check(facts: dict[str, Any]) -> None:
    """Everything that a data file names must exist."""
    sections = set(facts["section"])
    for name, card in facts["character"].items():
        _known("characters", name, "kind", [card["kind"]], KINDS)
        _known("characters", name, "starts", [card["starts"]], {*sections, "card"})
        _known("characters", name, "abilities", card["abilities"] + card["reveal"], ABILITIES)
        _known("characters", name, "integral", card.get("integral", []), ITEMS)
        _known("characters", name, "starts_with", card.get("starts_with", []), ITEMS)
        _known("characters", name, "agenda", [row["when"] for row in card["agenda"]], CONDITIONS)
        _known("characters", name, "pays", card.get("pays", []), ["guilty-wins"])
        what = [row["what"] for row in card["agenda"] if "what" in row]
        _known("characters", name, "agenda", what, [*ITEMS, *DATA])
    for name, section in facts["section"].items():
        actions = [action.removeprefix("manufacture-") for action in section["actions"]]
        _known("map", name, "actions", actions, [*OFFERS, *ITEMS, *DATA])
        _known("map", name, "items", section.get("items", []), ITEMS)
        _known("map", name, "airlock", section.get("airlock", []), ["in", "out"])
        if "kompromat" in section:
            _known("map", name, "kompromat", [section["kompromat"]], ["purple", "green"])
        if "hazard" in section:
            _known("map", name, "hazard", [section["hazard"]], ["asphyxiation"])
        if "pod" in section:
            _known("map", name, "pod.dock", [section["pod"]["dock"]], sections)
            _known("map", name, "pod.needs", [section["pod"]["needs"]], NEEDS)
    for edge in [*facts["corridor"], *facts["vent"]]:
        _known("map", "edges", "a", [edge["a"], edge["b"]], sections)
    for name, item in facts["item"].items():
        _known("game", name, "item", [name], ITEMS)
        if "starts" in item:
            _known("game", name, "starts", [item["starts"]], sections)
    _known("game", "antimatter", "at", [facts["antimatter"]["at"]], sections)
    for name in page("project_x"):
        _known("project_x", name, "", [name], PROJECTS)


def _known(file: str, entry: str, key: str, values: list[str], known: Any) -> None:
    for value in values:
        if value not in known:
            raise BadInput("stationfall-bad-data", file=file, entry=entry, key=key, value=value)


OPTIONS: list[Option] = []
