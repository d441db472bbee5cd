"""The data files: the numbers of the game, that everything named exists, and what a slip says."""

from __future__ import annotations

import copy
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.content import editions as content
from deorbit.games.stationfall.content.book import PAGES, built_in
from deorbit.games.stationfall.content.names import ABILITIES, PROJECTS
from deorbit.games.stationfall.content.packs.checking import check
from games.stationfall.station import PURPLE, station

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
FIFTEEN: dict[str, Any] = {
    "billionaire": (
        "human",
        "suite",
        3,
        "live-streams rich",
        "hollow-promises",
        {"friend": 2, "of": "fletcher"},
    ),
    "boarder": ("human", "outer-space", 4, "breach fugitive", "missile extricate", {"friend": 1}),
    "botanist": (
        "human",
        "hydroponics",
        5,
        "scientist zero-born",
        "creatropism",
        {"friend": 2, "of": "fang-moss"},
    ),
    "colonel": ("human", "security-station", 4, "officer paranoid", "mission-first", {"friend": 2}),
    "consort": (
        "robot",
        "rec-room",
        6,
        "fast-talk mimic-frameup",
        "shapeshift-switch",
        {"friend": 2},
    ),
    "corpsicle": ("human", "cryo-lab", 5, "vengeful dying", "last-gasp", {"friend": 3}),
    "digital-assistant": (
        "data",
        "card",
        5,
        "ai helpful",
        "root-access trojan-horse",
        {"friend": 2},
    ),
    "doctor": ("human", "forward-hub", None, "scientist split", "", None),
    "drones": (
        "robot",
        ["physics-lab", "outer-space"],
        None,
        "disassemble remote-control",
        "",
        None,
    ),
    "inspector": (
        "human",
        "chem-lab",
        4,
        "investigator badge",
        "offshore-shenanigans",
        {"friend": 2},
    ),
    "legal": (
        "robot",
        "aft-hub",
        4,
        "process-server lawyer-up",
        "fine-print hardcopy",
        {"grudge": 1},
    ),
    "maintenance-clones": (
        "human",
        ["fuel-cells", "kitchen", "quarters"],
        5,
        "zero-born jury-rig",
        "go-go-go",
        {"friend": 1, "per": "pawn", "all": 1},
    ),
    "microbiologist": ("human", "physics-lab", 5, "scientist loyal", "infect", {"friend": 2}),
    "operative": (
        "human",
        "suite",
        5,
        "emp-burst officer",
        "claymore nerve-gas-grenades",
        {"grudge": 2},
    ),
    "telepathic-rat": ("item", "bio-lab", 8, "telepathy paranoid", "my-precious", {"friend": 2}),
}
LOCKED = [
    ["reactor", "magnetic-containment"],
    ["therapy-garden", "shred-room"],
    ["array-control", "vault-x"],
    ["vault-x", "bio-lab"],
]
GRADES = {"rule", "card", "play", "house"}


@pytest.fixture
def facts() -> Facts:
    """All that the twelve bring into play."""
    return content.facts_for(content.tutorial_cast())


def rules() -> str:
    place = files("deorbit").joinpath("locale", "en", "rules", "stationfall.md")
    return place.read_text(encoding="utf-8")


# Numbers ------------------------------------------------------------------------------------------


def test_the_twelve_are_as_their_cards_say(facts: Facts) -> None:
    """2.1.1, 4.4.1, 15.4.2, 16.4.5.1, 16.4.5.2."""
    found = {
        name: (
            card["kind"],
            card["starts"][0],
            card["influence"],
            " ".join(card["abilities"]),
            " ".join(card["reveal"]),
            next(iter(card["bonus"].items())),
        )
        for name, card in facts["character"].items()
    }
    assert found == TWELVE


def test_the_other_fifteen_are_as_their_cards_say() -> None:
    """2.1.1, 4.4.1, 15.4.2, 16.4.5.1, 16.4.5.2."""
    found = {
        name: (
            card["kind"],
            card["starts"],
            card.get("influence"),
            " ".join(card["abilities"]),
            " ".join(card.get("reveal", [])),
            card.get("bonus"),
        )
        for name, card in content.page("characters").items()
        if name not in TWELVE
    }
    assert found == FIFTEEN


def test_doctor_has_two_identities_and_the_drones_none() -> None:
    """18.4, card-split, card-remote-control."""
    cards = content.page("characters")
    doctor = cards["doctor"]["identity"]
    assert {name: (one["influence"], one["reveal"]) for name, one in doctor.items()} == {
        "doctor-jekyll": (5, ["fake-artifact"]),
        "doctor-hyde": (5, ["zip-gun"]),
    }
    assert cards["drones"]["identity"] is False
    assert content.facts_for(("drones",))["character"]["drones"]["identity"] == {}


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
    assert facts["minutes"] == {2: 13, 3: 14, 4: 13, 5: 12, 6: 11, 7: 10, 8: 10, 9: 10}
    wanted = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}
    assert facts["characters"] == wanted
    assert facts["cards"] == {players: 3 if players < 4 else 2 for players in wanted}
    assert facts["team_cards"] == 3
    assert facts["winners"] == {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3}
    assert (facts["player"]["cubes"], facts["player"]["time_markers"]) == (8, 3)
    assert facts["antimatter"]["minutes"] == 4
    assert (facts["re_entry"]["fireball"], facts["re_entry"]["minute"]) == (2, 1)
    assert facts["medical"]["stars"] == [1, 2, 3, 4, 6, 8, 11]


# Everything that is named exists ------------------------------------------------------------------


def test_every_ability_is_described_in_data_and_rules() -> None:
    """4.4.2: and what is described somebody has."""
    abilities = content.page("abilities")
    used: set[str] = set()
    for name, card in content.page("characters").items():
        used.update(card["abilities"])
        for identity in (card.get("identity", {name: card}) or {}).values():
            used.update(identity["reveal"])
    assert used == set(abilities) == set(ABILITIES)
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
    assert list(content.page("project_x")) == PROJECTS
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


@pytest.mark.parametrize("page", PAGES)
def test_every_grade_says_where_a_datum_comes_from(page: str) -> None:
    """A manual, a card, a public game, or our own."""
    found = grades(content.page(page))
    assert found
    assert set(found) <= GRADES


def test_what_is_graded_is_there() -> None:
    """Except for what stands in rules and not in data."""
    told = {"does", "does.no-section-twice", "rescue", "pirate"}
    for datum in content.graded():
        assert datum.value is not None or datum.field in told, datum


def test_every_datum_has_a_grade() -> None:
    data = content.graded()
    assert len({(d.file, d.group, d.entry, d.field) for d in data}) == len(data)
    assert {datum.grade for datum in data} == GRADES
    assert {datum.file for datum in data} == set(PAGES)


def test_the_slots_are_house_except_for_the_clones() -> None:
    """4.5.3."""
    for name in content.page("characters"):
        expected = "card" if name == "maintenance-clones" else "house"
        assert content.grade_of("character", name)["slots"] == expected


def test_grades_are_told_by_field_element_and_part() -> None:
    storage = content.grade_of("section", "storage")
    assert (storage["items.helmet"], storage["items.bludgeon"]) == ("rule", "play")
    shuttle = content.grade_of("section", "inspector-shuttle")
    assert (shuttle["pod.needs"], shuttle["pod.dock"]) == ("card", "house")
    assert content.house_fields("section", "inspector-shuttle") == ["pod"]
    assert content.house_fields("section", "forward-hub") == []
    assert content.house_fields("project", "blob") == ["monster", "kind", "does"]
    assert content.grade_of("character", "exile")["tutorial"] == "rule"


def test_a_corridor_is_graded_from_either_end() -> None:
    """5.3: that it is there, that it is no vent, and its Lock."""
    found = content.grade_of("corridor", "reactor - aft-hub")
    assert found == {"ends": "rule", "kind": "rule", "lock": "house"}
    assert content.grade_of("corridor", "vault-x - array-control")["lock"] == "rule"
    assert content.grade_of("corridor", "vault-x - array-control")["ends"] == "house"


# Slips --------------------------------------------------------------------------------------------


def at(*keys: Any) -> Callable[[Facts, Any], None]:
    def change(pages: Facts, value: Any) -> None:
        place: Any = pages
        for key in keys[:-1]:
            place = place[key]
        if keys[-1] == "+":
            place.append(value)
        else:
            place[keys[-1]] = value

    return change


SLIPS: list[tuple[Callable[[Facts, Any], None], Any, str, str, str]] = [
    # where, what; the file, the entry and the value that the error names
    (at("characters", "exile", "kind"), "ghost", "characters", "exile", "ghost"),
    (at("characters", "exile", "starts"), "cellar", "characters", "exile", "cellar"),
    (at("characters", "exile", "abilities", "+"), "flight", "characters", "exile", "flight"),
    (at("characters", "exile", "reveal", "+"), "flight", "characters", "exile", "flight"),
    (at("characters", "exile", "integral"), ["sword"], "characters", "exile", "sword"),
    (at("characters", "exile", "starts_with"), ["sword"], "characters", "exile", "sword"),
    (at("characters", "exile", "agenda", 0, "when"), "bored", "characters", "exile", "bored"),
    (at("characters", "exile", "agenda", 2, "what"), "gossip", "characters", "exile", "gossip"),
    (at("characters", "exile", "pays"), ["rent"], "characters", "exile", "rent"),
    (at("map", "section", "bridge", "actions", "+"), "dance", "map", "bridge", "dance"),
    (
        at("map", "section", "bridge", "actions", "+"),
        "manufacture-sword",
        "map",
        "bridge",
        "manufacture-sword",
    ),
    (at("map", "section", "bridge", "items"), ["sword"], "map", "bridge", "sword"),
    (at("map", "section", "bridge", "kompromat"), "pink", "map", "bridge", "pink"),
    (at("map", "section", "bridge", "hazard"), "bees", "map", "bridge", "bees"),
    (at("map", "section", "bridge", "airlock"), ["up"], "map", "bridge", "up"),
    (at("map", "section", "houdini", "pod", "dock"), "cellar", "map", "houdini", "cellar"),
    (at("map", "section", "houdini", "pod", "needs"), "luck", "map", "houdini", "luck"),
    (at("map", "edges", "corridors", 0, "a"), "cellar", "map", "cellar", "cellar"),
    (at("map", "edges", "corridors", 0, "b"), "cellar", "map", "cellar", "cellar"),
    (at("map", "edges", "vents", 0, "b"), "cellar", "map", "cellar", "cellar"),
    (at("game", "item", "rocket-wings", "starts"), "cellar", "game", "rocket-wings", "cellar"),
    (at("game", "item", "sword"), {"supply": 3}, "game", "sword", "sword"),
    (at("game", "antimatter", "at"), "cellar", "game", "antimatter", "cellar"),
]


@pytest.mark.parametrize(
    ("change", "wrong", "file", "entry", "value"),
    SLIPS,
    ids=[f"{file}-{entry}-{value}" for _, _, file, entry, value in SLIPS],
)
def test_a_slip_in_the_data_is_named_with_file_entry_and_value(
    change: Callable[[Facts, Any], None], wrong: Any, file: str, entry: str, value: str
) -> None:
    pages = copy.deepcopy(built_in().pages)
    change(pages, wrong)
    told = [mistake.say() for mistake in check(pages)]
    assert any(one.startswith(f"{file}.toml") and entry in one and value in one for one in told)
