"""The data files: the numbers of the game, that everything named exists, and what a slip says."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall import content
from games.stationfall.station import station

Facts = dict[str, Any]

TWELVE = {
    # kind, where it starts, influence limit, abilities, Reveal Powers, what it pays as bonus
    "astrochimp": ("human", "kitchen", 5, "tunnel-rat loyal", "zero-born", ("friend", 2)),
    "counselor": (
        "human",
        "therapy-garden",
        6,
        "officer wormtongue",
        "recorded-confessional",
        ("friend", 2),
    ),
    "cyborg": (
        "human+robot",
        "cryo-lab",
        4,
        "uncanny fugitive",
        "brutal self-repair",
        ("grudge", 2),
    ),
    "daredevil": ("human", "locker-room", 5, "pride adrenaline", "point-break", ("friend", 2)),
    "engineer": ("human", "array-control", 5, "officer jury-rig", "overload", ("grudge", 2)),
    "exile": (
        "human",
        "array-control",
        6,
        "fast-talk hacker",
        "blood-from-a-stone tradecraft",
        ("friend", 2),
    ),
    "medical": ("robot", "aft-hub", 4, "emergency-response helpful", "haywire", ("grudge", 1)),
    "security": (
        "robot",
        "print-shop",
        4,
        "peacekeeper armored",
        "authorized-force",
        ("grudge", 3),
    ),
    "station-chief": (
        "human",
        "therapy-garden",
        5,
        "officer pride",
        "forceful-presence",
        ("grudge", 2),
    ),
    "stowaway": ("human", "card", 4, "tunnel-rat hacker", "secret-cache", ("friend", 2)),
    "stranger": ("human", "nanofactory", 6, "uncanny", "homework enigma", ("friend", 2)),
    "troubleshooter": (
        "human",
        "print-shop",
        6,
        "tunnel-rat jury-rig",
        "talk-them-through-it",
        ("friend", 2),
    ),
}
PURPLE = [
    "chem-lab",
    "print-shop",
    "cryo-lab",
    "locker-room",
    "mainframe",
    "bridge",
    "rec-room",
    "kitchen",
    "quarters",
    "fuel-cells",
    "mcqueen",
    "houdini",
]
LOCKED = [
    ["reactor", "magnetic-containment"],
    ["therapy-garden", "shred-room"],
    ["array-control", "vault-x"],
    ["vault-x", "bio-lab"],
]
GRADES = {"rule", "card", "play", "house"}


@pytest.fixture
def facts(monkeypatch: pytest.MonkeyPatch) -> Facts:
    """A copy of all that the twelve bring into play, as `check` gets to see it."""
    seen: list[Facts] = []
    with monkeypatch.context() as patch:
        patch.setattr(content, "check", lambda found: seen.append(copy.deepcopy(found)))
        content.edition.__wrapped__(content.tutorial_cast())
    return seen[0]


def rules() -> str:
    place = files("deorbit").joinpath("locale", "en", "rules", "stationfall.md")
    return place.read_text(encoding="utf-8")


# Numbers ------------------------------------------------------------------------------------------


def test_the_twelve_are_as_their_cards_say(facts: Facts) -> None:
    """2.1.1, 4.4.1, 15.4.2, 16.4.5.1, 16.4.5.2."""
    found = {
        name: (
            card["kind"],
            card["starts"],
            card["influence"],
            " ".join(card["abilities"]),
            " ".join(card["reveal"]),
            next(iter(card["bonus"].items())),
        )
        for name, card in facts["character"].items()
    }
    assert found == TWELVE


def test_nobody_of_the_twelve_is_data_or_an_item(facts: Facts) -> None:
    """4.2.1, 4.2.2: all act with their own hands and possess things."""
    kinds = {card["kind"] for card in facts["character"].values()}
    assert kinds == {"human", "robot", "human+robot"}
    assert all(card["slots"] for card in facts["character"].values())


def test_everybody_has_three_slots_and_few_start_with_something(facts: Facts) -> None:
    """2.2.2, 4.5.3, 8.4."""
    cards = facts["character"]
    assert {card["slots"] for card in cards.values()} == {3}
    assert {n: c["starts_with"] for n, c in cards.items() if "starts_with" in c} == {
        "troubleshooter": ["bludgeon"]
    }
    assert {n: c["integral"] for n, c in cards.items() if "integral" in c} == {"security": ["gun"]}
    assert {n for n, c in cards.items() if "guilty-wins" in c.get("pays", [])} == {
        "cyborg",
        "engineer",
    }


def test_the_station_of_the_twelve_has_38_sections(facts: Facts) -> None:
    """2.2.1, 2.2.5: among them the Shred Room and five pods."""
    assert len(facts["section"]) == 38
    pods = {name: one["pod"] for name, one in facts["section"].items() if "pod" in one}
    assert {name: (pod["dock"], pod["capacity"]) for name, pod in pods.items()} == {
        "alcatraz": ("aft-airlocks", 4),
        "hail-mary": ("aft-airlocks", 3),
        "houdini": ("aft-airlocks", 2),
        "mcqueen": ("aft-airlocks", 3),
        "medevac-pod": ("forward-airlocks", 2),
    }
    assert {name for name, one in facts["section"].items() if one.get("power")} == {
        "reactor",
        "magnetic-containment",
        "fuel-cells",
    }
    assert {name for name, one in facts["section"].items() if one.get("dark")} == {
        "forward-exhaust",
        "aft-exhaust",
        "vault-x",
        "locker-room",
    }
    assert {name for name, one in facts["section"].items() if one.get("console")} == {
        "security-station",
        "mainframe",
    }


def test_corridors_and_vents_join_the_whole_station(facts: Facts) -> None:
    """5.3, 5.4: 38 corridors, four of them with a Lock, and eight vents."""
    corridors, vents = facts["corridor"], facts["vent"]
    assert (len(corridors), len(vents)) == (38, 8)
    assert [[one["a"], one["b"]] for one in corridors if one.get("lock")] == LOCKED
    assert not any(one.get("lock") for one in vents)
    pairs = [frozenset((one["a"], one["b"])) for one in [*corridors, *vents]]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)
    reached = {"bridge"}
    for _ in facts["section"]:
        for pair in pairs[: len(corridors)]:
            if pair & reached:
                reached |= pair
    pods = {name for name, one in facts["section"].items() if "pod" in one}
    assert set(facts["section"]) - reached == {"outer-space", *pods}


def test_these_locks_lie_on_a_new_station() -> None:
    """2.2.6, 12.1.3."""
    assert station().position()["locks"] == LOCKED


def test_kompromat_lies_on_the_twelve_purple_icons_in_filling_order() -> None:
    """2.2.3: from the bottom of the board upwards, Houdini last."""
    names = list(TWELVE)
    for gone in range(13):
        left = station(players={0: {"hand": names[:gone]}}).position()["kompromat"]
        assert set(left) == set(PURPLE[: 12 - gone])


def test_purple_icons_come_before_green_ones(facts: Facts) -> None:
    """2.2.3."""
    colours = {name: one.get("kompromat") for name, one in facts["section"].items()}
    assert {name for name, colour in colours.items() if colour == "purple"} == set(PURPLE)
    assert sum(colour == "green" for colour in colours.values()) == 8


def test_the_supply_is_as_large_as_the_rules_say(facts: Facts) -> None:
    """house-supplies, 8.2."""
    assert {name: one["supply"] for name, one in facts["item"].items() if "supply" in one} == {
        "bludgeon": 16,
        "gun": 6,
        "helmet": 12,
        "firebomb": 8,
        "nanogel": 8,
    }
    unique = {name for name, one in facts["item"].items() if one.get("unique")}
    assert unique == {"artifact", "briefcase", "antimatter", "rocket-wings"}


@pytest.mark.parametrize(
    ("item", "start", "total"),
    [("helmet", 5, 12), ("bludgeon", 4, 16), ("gun", 1, 6), ("nanogel", 1, 8)],
)
def test_so_many_of_each_item_are_on_a_new_station(item: str, start: int, total: int) -> None:
    """2.2.6, house-supplies: the rest lies in the supply, and not one more."""
    holds = item == "bludgeon"
    printed = sum(items.count(item) for items in station().position()["items"].values())
    assert printed + holds + (item == "gun") == start
    station(items={"suite": [item] * (total - start)})
    with pytest.raises(deorbit.BadInput, match=item):
        station(items={"suite": [item] * (total - start + 1)})


def test_the_numbers_of_a_game(facts: Facts) -> None:
    """2.1.1, 2.2.11, 2.4, 7.3.1, house-minutes."""
    assert facts["minutes"] == {3: 14, 4: 13, 5: 12}
    assert facts["cards"] == {3: 3, 4: 2, 5: 2}
    assert (facts["player"]["cubes"], facts["player"]["time_markers"]) == (8, 3)
    assert facts["antimatter"]["minutes"] == 4
    assert (facts["re_entry"]["fireball"], facts["re_entry"]["minute"]) == (2, 1)
    assert facts["medical"]["stars"] == [1, 2, 3, 4, 6, 8, 11]


# Everything that is named exists ------------------------------------------------------------------


def test_every_ability_is_described_in_data_and_rules(facts: Facts) -> None:
    """4.4.2: and what is described somebody has, Breach apart."""
    abilities = content.page("abilities")
    used = {
        ability
        for card in facts["character"].values()
        for ability in [*card["abilities"], *card["reveal"]]
    }
    assert used | {"breach"} == set(abilities)
    for name, ability in abilities.items():
        assert ability["when"] in ("always", "action", "free", "reveal"), name
        assert ability["color"] in (
            "console",
            "conspiracy",
            "offense",
            "defense",
            "mobility",
            "utility",
        ), name
        assert f"**card-{name}**" in rules(), name


def test_every_project_x_card_is_in_the_rules() -> None:
    """7.6.1."""
    assert set(content.page("project_x")) == {"grey-goo", "combat-swarm"}
    for name in content.page("project_x"):
        assert f"**x-{name}**" in rules()


def test_no_two_sections_are_drawn_at_the_same_place(facts: Facts) -> None:
    """5.1.1."""
    places = [tuple(one["at"]) for one in facts["section"].values()]
    assert len(set(places)) == len(places)
    assert all(0 <= x < 12 and 0 <= y < 12 for x, y in places)


def grades(value: Any) -> list[Any]:
    """All grades that a page of data gives."""
    found: list[Any] = []
    for entry in value if isinstance(value, list) else value.values():
        if isinstance(entry, (dict, list)):
            found += grades(entry)
    if isinstance(value, dict) and "grade" in value:
        grade = value["grade"]
        found += list(grade.values()) if isinstance(grade, dict) else [grade]
    return found


@pytest.mark.parametrize("page", ["map", "game", "project_x"])
def test_every_grade_says_where_a_datum_comes_from(page: str) -> None:
    """A manual, a card, a public game, or our own."""
    found = grades(content.page(page))
    assert found
    assert set(found) <= GRADES


def test_what_is_house_on_a_card_is_on_the_card(facts: Facts) -> None:
    for name, card in facts["character"].items():
        assert set(card.get("house", [])) <= set(card), name


def test_the_data_of_the_game_is_sound(facts: Facts) -> None:
    """The facts that the next test spoils raise nothing as they are."""
    content.check(facts)


# Slips --------------------------------------------------------------------------------------------


def at(*keys: Any) -> Callable[[Facts, Any], None]:
    def change(facts: Facts, value: Any) -> None:
        place: Any = facts
        for key in keys[:-1]:
            place = place[key]
        if keys[-1] == "+":
            place.append(value)
        else:
            place[keys[-1]] = value

    return change


SLIPS: list[tuple[Callable[[Facts, Any], None], Any, str, str, str]] = [
    # where, what; the file, the entry and the value that the error names
    (at("character", "exile", "kind"), "ghost", "characters", "exile", "ghost"),
    (at("character", "exile", "starts"), "cellar", "characters", "exile", "cellar"),
    (at("character", "exile", "abilities", "+"), "flight", "characters", "exile", "flight"),
    (at("character", "exile", "reveal", "+"), "flight", "characters", "exile", "flight"),
    (at("character", "exile", "integral"), ["sword"], "characters", "exile", "sword"),
    (at("character", "exile", "starts_with"), ["sword"], "characters", "exile", "sword"),
    (at("character", "exile", "agenda", 0, "when"), "bored", "characters", "exile", "bored"),
    (at("character", "exile", "agenda", 2, "what"), "gossip", "characters", "exile", "gossip"),
    (at("character", "exile", "pays"), ["rent"], "characters", "exile", "rent"),
    (at("section", "bridge", "actions", "+"), "dance", "map", "bridge", "dance"),
    (at("section", "bridge", "actions", "+"), "manufacture-sword", "map", "bridge", "sword"),
    (at("section", "bridge", "items"), ["sword"], "map", "bridge", "sword"),
    (at("section", "bridge", "kompromat"), "pink", "map", "bridge", "pink"),
    (at("section", "bridge", "hazard"), "bees", "map", "bridge", "bees"),
    (at("section", "bridge", "airlock"), ["up"], "map", "bridge", "up"),
    (at("section", "houdini", "pod", "dock"), "cellar", "map", "houdini", "cellar"),
    (at("section", "houdini", "pod", "needs"), "luck", "map", "houdini", "luck"),
    (at("corridor", 0, "a"), "cellar", "map", "edges", "cellar"),
    (at("corridor", 0, "b"), "cellar", "map", "edges", "cellar"),
    (at("vent", 0, "b"), "cellar", "map", "edges", "cellar"),
    (at("item", "rocket-wings", "starts"), "cellar", "game", "rocket-wings", "cellar"),
    (at("item", "sword"), {"supply": 3}, "game", "sword", "sword"),
    (at("antimatter", "at"), "cellar", "game", "antimatter", "cellar"),
]


@pytest.mark.parametrize(
    ("change", "wrong", "file", "entry", "value"),
    SLIPS,
    ids=[f"{file}-{entry}-{value}" for _, _, file, entry, value in SLIPS],
)
def test_a_slip_in_the_data_is_named_with_file_entry_and_value(
    facts: Facts,
    change: Callable[[Facts, Any], None],
    wrong: Any,
    file: str,
    entry: str,
    value: str,
) -> None:
    change(facts, wrong)
    with pytest.raises(deorbit.BadInput) as caught:
        content.check(facts)
    args = caught.value.args_named
    assert (args["file"], args["entry"], args["value"]) == (file, entry, value)
    assert all(word in str(caught.value) for word in (file, entry, value))
