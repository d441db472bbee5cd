"""Content packs: what they change, every mistake that they can hold, and how files name them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.core import text
from deorbit.core.lesson_check import flaws
from deorbit.core.options import read_options
from deorbit.games.stationfall.content import book
from deorbit.games.stationfall.content import editions as content
from deorbit.games.stationfall.content.cast import cast_for
from deorbit.games.stationfall.content.names import CONDITIONS, DATA, ITEMS
from deorbit.games.stationfall.content.options import OPTIONS
from deorbit.games.stationfall.content.packs import shapes, words
from deorbit.games.stationfall.content.packs.changes import changes_of
from deorbit.games.stationfall.content.packs.checking import check
from deorbit.games.stationfall.content.packs.folder import read_pack
from deorbit.games.stationfall.content.packs.mistakes import PackError

ROOT = Path(__file__).parents[3]
NIGHT_SHIFT = ROOT / "packs" / "night-shift"

COVER = {
    "format": 1,
    "game": "stationfall",
    "name": "trial",
    "title": "Trial",
    "about": "A pack for a test.",
}
PORTER: dict[str, Any] = {
    "kind": "human",
    "tier": 1,
    "starts": "storage",
    "slots": 3,
    "influence": 5,
    "abilities": ["tunnel-rat"],
    "reveal": ["zero-born"],
    "bonus": {"friend": 2},
    "agenda": [
        {"points": 2, "when": "self-escaped"},
        {"points": 1, "when": "self-holds", "what": "gun", "plus": True},
    ],
    "text": {"name": "Porter", "agenda": "Tips", "story": "Carries bags.", "tip": "Be polite."},
}
ATTIC: dict[str, Any] = {"at": [0, 11], "gravity": True, "text": {"name": "Attic"}}
LADDER = {"a": "attic", "b": "bridge"}

Pages = dict[str, Any]


# Writing packs ------------------------------------------------------------------------------------


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def write(folder: Path, **pages: Pages | str) -> Path:
    """A folder with these files; a cover unless it is given."""
    folder.mkdir(exist_ok=True)
    for name, page in {"pack": COVER, **pages}.items():
        whole = page
        if isinstance(page, dict):
            whole = "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in page.items())
        (folder / f"{name}.toml").write_text(str(whole), encoding="utf-8")
    return folder


def porter(**changes: Any) -> Pages:
    """A characters.toml with the Porter, some of it changed; None takes a key away."""
    card = {**deepcopy(PORTER), **changes}
    return {"porter": {key: value for key, value in card.items() if value is not None}}


def attic(ladder: dict[str, Any] | None = LADDER, **changes: Any) -> Pages:
    """A map.toml with the Attic and a corridor to it."""
    section = {**deepcopy(ATTIC), **changes}
    page: Pages = {"section": {"attic": {k: v for k, v in section.items() if v is not None}}}
    return {**page, "edges": {"corridors": [ladder]}} if ladder else page


def printed(name: str, **changes: Any) -> Pages:
    """A map.toml with a printed section, some of it changed; None takes a key away."""
    section = deepcopy(content.page("map")["section"][name])
    section.update(changes)
    return {"section": {name: {k: v for k, v in section.items() if v is not None}}}


def rows(*agenda: dict[str, Any]) -> Pages:
    return porter(agenda=list(agenda))


def crowd(lines: int) -> str:
    """A script of so many lines."""
    return "\n".join(f"{number}: [CON] Wait" for number in range(1, lines + 1))


def mistakes_in(folder: Path) -> list[str]:
    with pytest.raises(PackError) as caught:
        read_pack(folder)
    return [mistake.say() for mistake in caught.value.mistakes]


# What is right ------------------------------------------------------------------------------------


def test_the_built_in_book_is_sound() -> None:
    assert check(book.built_in().pages) == []


def test_a_copy_of_the_built_in_files_is_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path)
    data = ROOT / "src" / "deorbit" / "games" / "stationfall" / "data"
    for name in (*book.PAGES, book.LESSONS):
        (tmp_path / f"{name}.toml").write_bytes((data / f"{name}.toml").read_bytes())
    found = read_pack(tmp_path)
    assert changes_of(found) == []
    same = [(one.entry, one.field, one.grade) for one in content.graded(found.hash)]
    assert sorted(same) == sorted((d.entry, d.field, d.grade) for d in content.graded())


def test_a_pack_with_a_cover_alone_changes_nothing(tmp_path: Path) -> None:
    assert changes_of(read_pack(write(tmp_path))) == []


def test_a_pack_adds_characters_and_sections(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, characters=porter(), map=attic()))
    told = {change.sort: change for change in changes_of(found)}
    assert told["characters"].new == ["porter"]
    assert told["section"].new == ["attic"]
    assert told["corridors"].new == ["attic - bridge"]
    facts = content.facts_for(("porter",), book=found.hash)
    assert facts["character"]["porter"]["starts"] == ["storage"]
    assert "attic" in facts["section"]


def test_an_entry_of_the_same_name_replaces_the_printed_one(tmp_path: Path) -> None:
    exile = {**content.page("characters")["exile"], "starts": "bridge", "slots": 9}
    found = read_pack(write(tmp_path, characters={"exile": exile}, map=printed("suite", dark=True)))
    told = {change.sort: change for change in changes_of(found)}
    assert told["characters"].changed == ["exile"]
    assert told["section"].changed == ["suite"]
    assert list(found.pages["characters"]) == list(content.page("characters"))
    assert list(found.pages["map"]["section"]) == list(content.page("map")["section"])
    assert found.pages["map"]["section"]["suite"]["dark"] is True
    assert "dark" not in content.page("map")["section"]["suite"]


def test_a_corridor_between_the_same_sections_replaces_the_printed_one(tmp_path: Path) -> None:
    """From either end."""
    lock = {"a": "reactor", "b": "aft-hub", "lock": True}
    found = read_pack(write(tmp_path, map={"edges": {"corridors": [lock]}}))
    (change,) = changes_of(found)
    assert (change.sort, change.new, change.gone) == ("corridors", [], [])
    assert change.changed == ["aft-hub - reactor"]
    assert len(found.pages["map"]["edges"]["corridors"]) == 38


def test_a_pack_takes_away_what_it_names(tmp_path: Path) -> None:
    found = read_pack(
        write(
            tmp_path,
            characters={"remove": ["legal"]},
            project_x={"remove": ["lurker"]},
            map={
                "remove": {
                    "vents": [{"a": "reactor", "b": "kitchen"}],
                    "addition": [{"section": "reactor", "action": "scram"}],
                    "ship": ["rescue-ship"],
                }
            },
        )
    )
    gone = {change.sort: change.gone for change in changes_of(found)}
    assert gone == {
        "characters": ["legal"],
        "vents": ["kitchen - reactor"],
        "addition": ["reactor - scram"],
        "ship": ["rescue-ship"],
        "project_x": ["lurker"],
    }


def test_a_whole_list_is_replaced_by_removing_all_of_it(tmp_path: Path) -> None:
    vent = {"a": "suite", "b": "tanks"}
    found = read_pack(write(tmp_path, map={"remove": {"vents": "all"}, "edges": {"vents": [vent]}}))
    assert [(one["a"], one["b"]) for one in found.pages["map"]["edges"]["vents"]] == [
        ("suite", "tanks")
    ]


def test_numbers_change_one_by_one(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, game={"minutes": {"5": 13}, "item": {"gun": {"supply": 9}}}))
    told = {change.sort: change.changed for change in changes_of(found)}
    assert told == {"item": ["gun"], "game": ["minutes.5"]}
    assert found.pages["game"]["minutes"]["4"] == 13


def test_the_colour_of_an_ability_can_change(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, abilities={"hacker": {"color": "utility"}}))
    assert found.pages["abilities"]["hacker"]["color"] == "utility"
    assert found.pages["abilities"]["hacker"]["when"] == "free"


def test_what_comes_with_a_removed_character_never_comes_into_play(tmp_path: Path) -> None:
    read_pack(write(tmp_path, characters={"remove": ["counselor", "daredevil"]}))


# Grades -------------------------------------------------------------------------------------------


def test_what_a_pack_changes_is_house_and_what_it_repeats_keeps_its_grade(tmp_path: Path) -> None:
    page = printed("print-shop", dark=True, grade=None)
    found = read_pack(write(tmp_path, map=page))
    grades = content.grade_of("section", "print-shop", found.hash)
    assert grades["dark"] == "house"
    assert grades["actions.manufacture-gun"] == "rule"
    assert grades["kompromat"] == "house"


def test_a_pack_may_say_where_its_data_come_from(tmp_path: Path) -> None:
    page = printed("print-shop", dark=True, grade={"dark": "play"})
    page["edges"] = {"corridors": [{"a": "suite", "b": "tanks", "grade": "card"}]}
    found = read_pack(write(tmp_path, map=page, game={"player": {"cubes": 9, "grade": "rule"}}))
    assert content.grade_of("section", "print-shop", found.hash)["dark"] == "play"
    assert content.grade_of("corridor", "tanks - suite", found.hash)["ends"] == "card"
    assert content.grade_of("number", "player", found.hash)["cubes"] == "rule"


def test_changed_numbers_are_house_and_the_others_stay(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, game={"minutes": {"4": 15}}))
    grades = content.grade_of("number", "minutes", found.hash)
    assert (grades["4"], grades["2"], grades["3"]) == ("house", "rule", "house")


# Words --------------------------------------------------------------------------------------------


def test_a_new_character_is_told_in_its_own_words(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, characters=porter()))
    reader = text.within("en", found.scope)
    for language in (reader, "en"):
        assert text.say("stationfall-character-porter", {}, language) == "Porter"
        assert text.say("stationfall-row-porter-2", {}, language) == "holds a Gun"
        assert text.say("stationfall-tag-porter", {}, language) == "Por"
    spoken = text.worded("stationfall", {"other-character": "porter"}, [], "en")
    assert spoken == {"other-character": "Porter"}


def test_rows_and_tags_can_be_given(tmp_path: Path) -> None:
    said = {**PORTER["text"], "tag": "Ptr", "rows": ["off he goes", "armed"]}
    found = read_pack(write(tmp_path, characters=porter(text=said)))
    reader = text.within("en", found.scope)
    assert text.say("stationfall-row-porter-2", {}, reader) == "armed"
    assert text.say("stationfall-tag-porter", {}, reader) == "Ptr"


def test_words_of_a_pack_are_plain(tmp_path: Path) -> None:
    """Neither Fluent nor markup is understood in them."""
    said = {**PORTER["text"], "name": "{ $x } [bold]P"}
    found = read_pack(write(tmp_path, characters=porter(text=said)))
    reader = text.within("en", found.scope)
    assert text.say("stationfall-character-porter", {}, reader) == "{ $x } [bold]P"


def test_a_changed_agenda_reads_otherwise_only_within_the_pack(tmp_path: Path) -> None:
    exile = deepcopy(content.page("characters")["exile"])
    exile["agenda"][0] = {"points": 1, "when": "innocent"}
    exile["text"] = {"name": "Envoy"}
    found = read_pack(write(tmp_path, characters={"exile": exile}))
    reader = text.within("en", found.scope)
    assert text.say("stationfall-row-exile-1", {}, reader) == "Innocent"
    assert text.say("stationfall-character-exile", {}, reader) == "Envoy"
    assert text.say("stationfall-row-exile-1", {}, "en") == "escaped"
    assert text.say("stationfall-character-exile", {}, "en") == "Exile"
    assert text.say("stationfall-tip-exile", {}, reader) == text.say("stationfall-tip-exile", {})


def test_characters_with_several_pawns_and_identities_have_names_for_all(tmp_path: Path) -> None:
    half = {key: PORTER[key] for key in ("influence", "reveal", "bonus", "agenda")}
    said = {"name": "Twin", "agenda": "Both", "tip": "Stay together."}
    twins = {key: value for key, value in PORTER.items() if key not in half}
    twins |= {
        "pawns": ["twin-1", "twin-2"],
        "starts": ["storage", "bridge"],
        "identity": {
            "castor": {**half, "text": {**said, "name": "Castor"}},
            "pollux": {**half, "text": {**said, "name": "Pollux"}},
        },
        "text": {"name": "Twins", "story": "Two.", "pawns": ["Twin One", "Twin Two"], "tag": "Twi"},
    }
    found = read_pack(write(tmp_path, characters={"twins": twins}))
    reader = text.within("en", found.scope)
    for name, called in (("twins", "Twins"), ("twin-2", "Twin Two"), ("pollux", "Pollux")):
        assert text.say(f"stationfall-character-{name}", {}, reader) == called
    assert text.say("stationfall-tag-twin-2", {}, reader) == "Tw2"
    assert text.say("stationfall-row-castor-1", {}, reader) == "escaped"


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("per", [True, False])
def test_every_condition_can_be_told_in_every_language(condition: str, per: bool) -> None:
    row = {"points": 1, "when": condition, "what": "gun", "per": per}
    text.add("test", {"row": words.row_words(row)})
    for language in text.languages():
        told = text.say("row", {}, text.within(language, "test"))
        assert "stationfall" not in told
        assert told.strip() == told != ""
        assert text.added("test", language) == {"row": told}
    text.add("test", {})


def test_rows_of_a_pack_are_told_in_the_readers_language(tmp_path: Path) -> None:
    found = read_pack(write(tmp_path, characters={"porter": PORTER}))
    told = {
        language: text.say("stationfall-row-porter-2", {}, text.within(language, found.scope))
        for language in text.languages()
    }
    assert told == {"en": "holds a Gun", "ja": "銃を所持", "pl": "posiada Broń palną"}


def test_every_thing_has_a_name_in_rows() -> None:
    for name in [*ITEMS, *DATA]:
        assert text.has(f"stationfall-thing-{name}")


# Mistakes -----------------------------------------------------------------------------------------

CASES: list[tuple[str, dict[str, Any], str, str]] = [
    # The mistake; the files; where it is; a part of what is said.
    ("no-cover", {"pack": None}, "pack.toml", "format, game, name"),
    ("text", {"pack": {**COVER, "title": ""}}, "pack.toml, title", "line of text"),
    ("text-bare", {"pack": {**COVER, "title": 8}}, "pack.toml, title", "8 is no text"),
    (
        "exactly",
        {"pack": {**COVER, "format": 2}},
        "pack.toml, format",
        "2 does not fit. Expected: 1.",
    ),
    ("unknown", {"pack": {**COVER, "game": "chess"}}, "pack.toml, game", "stationfall"),
    ("name", {"pack": {**COVER, "name": "My Pack!"}}, "pack.toml, name", "small letters"),
    ("unknown-key", {"pack": {**COVER, "author": "me"}}, "pack.toml, author", "unknown key"),
    ("unknown-file", {"charcters": {}}, "charcters.toml", "characters.toml"),
    ("syntax", {"game": "[minutes]\n5 == 12"}, "game.toml", "line 2"),
    ("syntax", {"game": "a = " + "[" * 5000}, "game.toml", "no TOML"),
    ("table", {"characters": {"porter": 3}}, "characters.toml, porter", "a table"),
    ("table", {"map": {"section": 3}}, "map.toml, section", "a table"),
    ("table", {"map": {"edges": {"vents": [3]}}}, "map.toml, vents", "a table"),
    ("list-of-tables", {"map": {"edges": {"vents": 3}}}, "map.toml, vents", "list of tables"),
    ("remove", {"characters": {"remove": "exile"}}, "characters.toml, remove", '"all"'),
    (
        "unknown-near",
        {"characters": {"remove": ["exil"]}},
        "characters.toml, remove",
        "Perhaps: exile.",
    ),
    ("unknown-key", {"map": {"remove": {"doors": []}}}, "map.toml, remove, doors", "corridors"),
    ("unknown-key", {"map": {"edges": {"doors": []}}}, "map.toml, edges, doors", "vents"),
    ("unknown-key", {"map": {"tunnel": {}}}, "map.toml, tunnel", "section"),
    (
        "not-there",
        {"map": {"remove": {"corridors": [{"a": "suite", "b": "tanks"}]}}},
        "map.toml, corridors, remove",
        "suite, tanks",
    ),
    ("only-known", {"abilities": {"flight": {}}}, "abilities.toml, flight", "hacker"),
    ("only-known", {"project_x": {"bees": {}}}, "project_x.toml, bees", "blob"),
    ("only-known", {"game": {"turns": {}}}, "game.toml, turns", "minutes"),
    ("only-known", {"game": {"item": {"sword": {}}}}, "game.toml, item.sword", "gun"),
    (
        "fixed",
        {"abilities": {"hacker": {"when": "always"}}},
        "abilities.toml, hacker, when",
        "free",
    ),
    ("fixed", {"project_x": {"blob": {"monster": False}}}, "project_x.toml, blob", "True"),
    ("unknown", {"abilities": {"hacker": {"color": "pink"}}}, "abilities.toml, hacker", "pink"),
    ("no-projects", {"project_x": {"remove": "all"}}, "project_x.toml", "at least one"),
    # Characters
    ("unknown-key", {"characters": porter(hat=1)}, "characters.toml, porter, hat", "Known keys"),
    ("unknown-key-near", {"characters": porter(slot=1)}, "porter, slot", "Perhaps: slots."),
    ("missing", {"characters": porter(kind=None)}, "characters.toml, porter", '"kind"'),
    ("missing", {"characters": porter(agenda=None)}, "characters.toml, porter", '"agenda"'),
    ("missing", {"characters": porter(text=None)}, "characters.toml, porter", '"text.name"'),
    ("unknown", {"characters": porter(kind="ghost")}, "porter, kind", "ghost"),
    ("kind", {"characters": porter(kind="data")}, "porter, kind", "digital-assistant"),
    ("number", {"characters": porter(tier=5)}, "porter, tier", "from 1 to 4"),
    ("number-text", {"characters": porter(slots="3")}, "porter, slots", '"3" is text'),
    ("number", {"characters": porter(influence=True)}, "porter, influence", "whole number"),
    ("flag", {"characters": porter(tutorial=1)}, "porter, tutorial", "true or false"),
    ("unknown", {"characters": porter(starts="cellar")}, "porter, starts", "cellar"),
    ("starts-in-pod", {"characters": porter(starts="houdini")}, "porter, starts", "a pod"),
    (
        "down-off-board",
        {"characters": porter(starts="card", starts_down=True)},
        "porter, starts_down",
        "cannot be Down",
    ),
    ("not-always", {"characters": porter(starts="shred-room")}, "porter, starts", "counselor"),
    (
        "starts-count",
        {"characters": porter(starts=["bridge", "suite"])},
        "porter, starts",
        "2 places are named for 1 pawn",
    ),
    ("list", {"characters": porter(abilities="officer")}, "porter, abilities", "a list"),
    ("unknown", {"characters": porter(abilities=["flight"])}, "porter, abilities", "flight"),
    ("unknown", {"characters": porter(abilities=["overload"])}, "porter, abilities", "overload"),
    ("twice", {"characters": porter(abilities=["loyal", "loyal"])}, "porter, abilities", "loyal"),
    ("ability-kind", {"characters": porter(abilities=["ai"])}, "porter, abilities", "data"),
    ("split", {"characters": porter(abilities=["split"])}, "porter, abilities", "two identity"),
    ("unknown", {"characters": porter(integral=["sword"])}, "porter, integral", "sword"),
    (
        "slots",
        {"characters": porter(starts_with=["gun"] * 4)},
        "porter, starts_with",
        "takes 4 slots",
    ),
    ("not-rich", {"characters": porter(grey_bribes=2)}, "porter, grey_bribes", "rich"),
    (
        "one-rich",
        {"characters": porter(grey_bribes=2, abilities=["rich"])},
        "porter, grey_bribes",
        "billionaire",
    ),
    ("bonus", {"characters": porter(bonus={})}, "porter, bonus", "exactly one"),
    ("bonus", {"characters": porter(bonus={"friend": 1, "grudge": 1})}, "porter, bonus", "one"),
    ("goes-with", {"characters": porter(bonus={"grudge": 1, "of": "gun"})}, "bonus.of", "friend"),
    (
        "several-pawns",
        {"characters": porter(bonus={"friend": 1, "per": "pawn"})},
        "bonus.per",
        "several pawns",
    ),
    ("list", {"characters": rows()}, "porter, agenda", "1 to 8"),
    ("missing", {"characters": rows({"points": 1})}, "agenda.1", '"when"'),
    ("unknown", {"characters": rows({"points": 1, "when": "bored"})}, "agenda.1.when", "bored"),
    (
        "plus-first",
        {"characters": rows({"points": 1, "when": "innocent", "plus": True})},
        "agenda.1.plus",
        "first row",
    ),
    ("what-item", {"characters": rows({"points": 1, "when": "self-holds"})}, "agenda.1", "an Item"),
    (
        "what-data",
        {"characters": rows({"points": 1, "when": "news-has", "what": "gun"})},
        "agenda.1",
        "Data",
    ),
    (
        "no-what",
        {"characters": rows({"points": 1, "when": "innocent", "what": "gun"})},
        "agenda.1.what",
        "innocent",
    ),
    (
        "not-always",
        {"characters": rows({"points": 1, "when": "item-escaped", "what": "fletcher"})},
        "agenda.1.what",
        "billionaire",
    ),
    ("unknown", {"characters": porter(pays=["rent"])}, "porter, pays", "rent"),
    (
        "pays",
        {"characters": porter(pays=["bribes-double", "bribes-none"])},
        "porter, pays",
        "not at all",
    ),
    ("identity", {"characters": porter(identity=3)}, "porter, identity", "identity cards"),
    (
        "in-identity",
        {"characters": porter(identity=False)},
        "porter, influence",
        "each identity card",
    ),
    (
        "too-many",
        {"characters": porter(identity={"a": {}, "b": {}, "c": {}})},
        "porter, identity",
        "at most 2",
    ),
    ("name", {"characters": {"Night Porter": PORTER}}, "Night Porter", "small letters"),
    ("name-taken", {"characters": {"bridge": PORTER}}, "characters.toml, bridge", "something else"),
    ("name-taken", {"characters": {"random": PORTER}}, "characters.toml, random", "something else"),
    ("name-taken", {"characters": {"gun": PORTER}}, "characters.toml, gun", "something else"),
    (
        "name-taken",
        {"characters": porter(pawns=["exile"], text={**PORTER["text"], "pawns": ["X"]})},
        "characters.toml",
        '"exile"',
    ),
    ("text", {"characters": porter(text={**PORTER["text"], "name": "x" * 30})}, "text.name", "24"),
    (
        "plain",
        {"characters": porter(text={**PORTER["text"], "tip": "\u001b[2J"})},
        "text.tip",
        "control characters",
    ),
    (
        "text-count",
        {"characters": porter(text={**PORTER["text"], "rows": ["one"]})},
        "text.rows",
        "2 are needed",
    ),
    ("grade", {"characters": porter(grade="mine")}, "porter, grade", "rule, card, play, house"),
    ("grade", {"characters": porter(grade={"slots": "mine"})}, "porter, grade", "no grade"),
    ("unknown-key", {"characters": porter(grade={"slot": "card"})}, "grade.slot", "slots"),
    (
        "too-many-tutorial",
        {"characters": porter(tutorial=True)},
        "characters.toml",
        "13 characters",
    ),
    (
        "too-few-cards",
        {"game": {"characters": {"9": 30}}},
        "game.toml, characters, 9",
        "only 27",
    ),
    (
        "too-few-identities",
        {"game": {"cards": {"8": 3}}},
        "game.toml, cards, 8",
        "24 identity cards",
    ),
    ("too-few-identities", {"game": {"cards": {"teams": 9}}}, "cards, teams", "identity cards"),
    ("number", {"game": {"cards": {"2": 2}}}, "game.toml, cards, 2", "from 3"),
    ("exactly", {"game": {"winners": {"2": 2}}}, "game.toml, winners, 2", "Expected: 1."),
    ("number", {"game": {"winners": {"3": 3}}}, "game.toml, winners, 3", "from 1 to 2"),
    (
        "too-many-pawns",
        {
            "characters": {
                f"crowd-{c}": {
                    **PORTER,
                    "pawns": [f"c{c}-{p}" for p in range(9)],
                    "starts": ["bridge"] * 9,
                    "text": {**PORTER["text"], "pawns": ["x"] * 9},
                }
                for c in range(7)
            }
        },
        "the built-in game.toml, characters, 9",
        "at most 60",
    ),
    # The station
    ("unknown-key", {"map": attic(colour="red")}, "map.toml, section.attic, colour", "unknown"),
    ("missing", {"map": attic(at=None)}, "section.attic", '"at"'),
    ("missing", {"map": attic(text={})}, "section.attic, text", '"name"'),
    ("place", {"map": attic(at=[12, 0])}, "section.attic, at", "0 to 11"),
    ("same-place", {"map": attic(at=[6, 0])}, "section.attic, at", "forward-airlocks"),
    ("flag-text", {"map": attic(gravity="true")}, "section.attic, gravity", '"true" is text'),
    ("unknown", {"map": attic(actions=["dance"])}, "section.attic, actions", "dance"),
    ("unknown", {"map": attic(actions=["manufacture-artifact"])}, "section.attic", "manufacture"),
    ("unknown", {"map": attic(actions=["section-launch"])}, "section.attic", "section-launch"),
    ("unknown", {"map": attic(items=["sword"])}, "section.attic, items", "sword"),
    ("unknown", {"map": attic(kompromat="pink")}, "section.attic, kompromat", "pink"),
    ("unknown", {"map": attic(hazard="bees")}, "section.attic, hazard", "bees"),
    ("unknown", {"map": attic(airlock=["up"])}, "section.attic, airlock", "up"),
    ("airlock", {"map": attic(airlock=["out"])}, "section.attic, airlock", 'action "airlock"'),
    ("airlock", {"map": attic(actions=["airlock"])}, "section.attic, airlock", "its ways"),
    ("unknown", {"map": attic(LADDER, **{"with": "nobody"})}, "section.attic, with", "nobody"),
    ("missing", {"map": attic(None, pod={"capacity": 2})}, "section.attic, pod", '"dock"'),
    (
        "unknown",
        {"map": attic(None, pod={"dock": "cellar", "capacity": 2, "needs": "nothing"})},
        "pod.dock",
        "cellar",
    ),
    (
        "unknown",
        {"map": attic(None, pod={"dock": "bridge", "capacity": 2, "needs": "luck"})},
        "pod.needs",
        "luck",
    ),
    (
        "dock",
        {"map": attic(None, pod={"dock": "houdini", "capacity": 2, "needs": "nothing"})},
        "pod.dock",
        "neither a pod",
    ),
    (
        "not-always",
        {"map": attic(None, pod={"dock": "shred-room", "capacity": 2, "needs": "nothing"})},
        "pod.dock",
        "counselor",
    ),
    (
        "goes-with",
        {
            "map": attic(
                None, pod={"dock": "bridge", "capacity": 2, "needs": "inspector-or-jury-rig"}
            )
        },
        "pod.needs",
        '"with"',
    ),
    (
        "pod-gravity",
        {"map": attic(None, pod={"dock": "bridge", "capacity": 2, "needs": "nothing"})},
        "section.attic, gravity",
        "no gravity",
    ),
    ("name", {"map": {"section": {"Attic": ATTIC}}}, "section.Attic", "small letters"),
    ("name-taken", {"map": {"section": {"exile": ATTIC}}}, "characters.toml, exile", "something"),
    ("name-taken", {"map": {"section": {"card": ATTIC}}}, "section.card", "something else"),
    ("unreachable", {"map": attic(None)}, "map.toml, section.attic", '"bridge"'),
    (
        "unreachable",
        {"map": attic({**LADDER, "with": "exile"})},
        "map.toml, section.attic",
        '"bridge"',
    ),
    (
        "unknown",
        {"map": attic({"a": "attic", "b": "cellar"})},
        "corridors attic - cellar",
        "cellar",
    ),
    ("loop", {"map": attic({"a": "attic", "b": "attic"})}, "corridors attic - attic", "same"),
    (
        "joined-twice",
        {
            "map": {
                "edges": {"corridors": [{"a": "suite", "b": "tanks"}, {"b": "suite", "a": "tanks"}]}
            }
        },
        "corridors tanks - suite",
        "joined already",
    ),
    (
        "joined-twice",
        {"map": {"edges": {"corridors": [{"a": "kitchen", "b": "reactor"}]}}},
        "vents kitchen - reactor",
        "joined already",
    ),
    (
        "no-corridor",
        {"map": {"edges": {"vents": [{"a": "suite", "b": "houdini"}]}}},
        "vents suite - houdini",
        "docks",
    ),
    (
        "no-corridor",
        {"map": {"edges": {"vents": [{"a": "suite", "b": "outer-space"}]}}},
        "vents suite - outer-space",
        "airlocks",
    ),
    (
        "not-always",
        {"map": {"edges": {"vents": [{"a": "suite", "b": "shred-room"}]}}},
        "vents suite - shred-room",
        "counselor",
    ),
    (
        "unknown-key",
        {"map": {"edges": {"vents": [{"a": "suite", "b": "tanks", "lock": True}]}}},
        "vents suite - tanks, lock",
        "unknown key",
    ),
    (
        "unknown",
        {"map": {"remove": {"section": ["suite"]}}},
        "map.toml, corridors rec-room - suite, b",
        "suite",
    ),
    ("landmark", {"map": {"remove": {"section": ["bridge"]}}}, "section.bridge", "Rules name it"),
    (
        "landmark-fixed",
        {"map": printed("reactor", **{"with": "exile"})},
        "section.reactor",
        "always there",
    ),
    (
        "space-first",
        {
            "map": {
                "remove": {"section": ["outer-space"]},
                **printed("outer-space"),
            }
        },
        "section.outer-space",
        "first section",
    ),
    ("space", {"map": printed("outer-space", hazard=None)}, "section.outer-space", "asphyxiation"),
    (
        "not-in-space",
        {"map": printed("outer-space", kompromat="green")},
        "section.outer-space, kompromat",
        "cannot have",
    ),
    ("power", {"map": attic(power=True)}, "map.toml, section, power", "4 sections"),
    ("icons", {"map": printed("bridge", kompromat=None)}, "map.toml, section, kompromat", "19"),
    (
        "no-airlock",
        {
            "map": {
                "section": {
                    **printed("aft-airlocks", airlock=["out"])["section"],
                    **printed("forward-airlocks", airlock=["out"])["section"],
                }
            }
        },
        "map.toml, section, airlock",
        '"in"',
    ),
    (
        "none-such",
        {
            "map": {
                "section": {
                    name: {**one, "dark": False}
                    for name, one in content.page("map")["section"].items()
                    if one.get("dark")
                }
            }
        },
        "map.toml, section, dark",
        "at least one",
    ),
    (
        "offered-twice",
        {"map": {"addition": [{"section": "reactor", "action": "jettison", "with": "exile"}]}},
        "addition reactor - jettison, action",
        "already",
    ),
    (
        "not-always",
        {"map": {"addition": [{"section": "shred-room", "action": "scram", "with": "exile"}]}},
        "addition shred-room - scram, section",
        "counselor",
    ),
    ("missing", {"map": {"addition": [{"section": "suite"}]}}, "addition suite", '"action"'),
    (
        "too-many",
        {"map": {"section": {f"cell-{n}": {**ATTIC, "at": [n % 12, n // 12]} for n in range(25)}}},
        "map.toml, section",
        "at most 60",
    ),
    (
        "too-many",
        {
            "map": {
                "edges": {
                    "corridors": [
                        {"a": a, "b": b}
                        for a in ("suite", "tanks")
                        for b in ("bridge", "kitchen", "storage", "mainframe", "bio-lab", "vault-x")
                    ]
                    + [
                        {"a": "quarters", "b": b}
                        for b in ("bridge", "storage", "mainframe", "bio-lab", "vault-x")
                    ]
                }
            }
        },
        "map.toml, corridors",
        "at most 60",
    ),
    # Numbers and pieces
    ("number", {"game": {"minutes": {"5": 17}}}, "game.toml, minutes, 5", "from 1 to 16"),
    ("unknown-key", {"game": {"minutes": {"10": 9}}}, "game.toml, minutes, 10", "unknown key"),
    ("number", {"game": {"item": {"gun": {"supply": 60}}}}, "item.gun, supply", "from 0 to 31"),
    ("stars", {"game": {"medical": {"stars": [3, 2]}}}, "medical, stars", "growing"),
    (
        "no-tokens",
        {"game": {"re_entry": {"fireball": 0, "minute": 0}}},
        "game.toml, re_entry",
        "no Re-entry token",
    ),
    ("unknown", {"game": {"antimatter": {"at": "cellar"}}}, "antimatter, at", "cellar"),
    ("antimatter", {"game": {"antimatter": {"at": "suite"}}}, "antimatter, at", "items"),
    (
        "supply",
        {"game": {"item": {"helmet": {"supply": 2}}}},
        "item.helmet, supply",
        "only 2 exist",
    ),
    ("unique", {"map": attic(items=["artifact"])}, "item.artifact", "not 2 times"),
    ("unique", {"map": printed("suite", items=None)}, "item.briefcase", "not 0 times"),
    ("unique-only", {"game": {"item": {"gun": {"starts": "suite"}}}}, "item.gun, starts", "unique"),
    ("unique-supply", {"game": {"item": {"artifact": {"supply": 2}}}}, "item.artifact", "supply"),
    ("missing", {"game": {"item": {"artifact": {"unique": False}}}}, "item.artifact", '"supply"'),
    ("owned", {"map": attic(items=["fletcher"])}, "item.fletcher", "billionaire"),
    (
        "not-always",
        {"game": {"item": {"rocket-wings": {"starts": "shred-room"}}}},
        "item.rocket-wings, starts",
        "counselor",
    ),
    ("block", {"scripts": {"exile": {"script": ""}}}, "scripts.toml, exile, script", "lines"),
    ("missing", {"scripts": {"exile": {"focus": "1: [CON] Wait"}}}, "exile", '"script"'),
    ("missing", {"scripts": {"remove": ["default"]}}, "scripts.toml", '"default"'),
    ("too-many", {"scripts": {"exile": {"script": crowd(950)}}}, "scripts.toml", "at most 900"),
    ("script-whose", {"scripts": {"porter": {"script": "1: [CON] Wait"}}}, "porter", "nobody"),
    (
        "script-whose-near",
        {"scripts": {"exille": {"script": "1: [CON] Wait"}}},
        "scripts.toml, exille",
        "Perhaps: exile.",
    ),
    (
        "script-circle",
        {
            "scripts": {
                "revive": {"script": "1: GOTO Hide Script"},
                "hide": {"script": "1: [CON] Wait\n2: GOTO Revive Script"},
            }
        },
        "scripts.toml, hide",
        "hide - revive - hide",
    ),
]


@pytest.mark.parametrize(
    ("kind", "pages", "where", "said"),
    [case for case in CASES if case[2]],
    ids=[f"{number}-{case[0]}" for number, case in enumerate(CASES) if case[2]],
)
def test_a_mistake_is_named_with_file_entry_and_problem(
    tmp_path: Path, kind: str, pages: dict[str, Any], where: str, said: str
) -> None:
    folder = write(tmp_path, **{k: v for k, v in pages.items() if v is not None})
    if "pack" in pages and pages["pack"] is None:
        (folder / "pack.toml").unlink()
    found = mistakes_in(folder)
    assert any(where in one.partition(": ")[0] and said in one for one in found), found


def test_every_kind_of_mistake_has_a_test() -> None:
    """And every kind that the code names has a sentence."""
    page = ROOT / "src" / "deorbit" / "locale" / "en" / "stationfall_packs.ftl"
    known = set(re.findall(r"^stationfall-mistake-([a-z-]+) =", page.read_text(), re.M))
    folder = ROOT / "src" / "deorbit" / "games" / "stationfall" / "content" / "packs"
    pattern = re.compile(r"wrong\(\s*\"([a-z-]+)\"")
    named = {kind for path in folder.glob("*.py") for kind in pattern.findall(path.read_text())}
    assert named == known
    elsewhere = {"odd-file", "unreadable", "too-large", "no-text"}
    assert known <= {case[0] for case in CASES} | elsewhere


CRAMPED = {f"cell-{n}": {**ATTIC, "at": [0, 0]} for n in range(90)}


@pytest.mark.parametrize(
    ("pages", "told"),
    [
        (
            {"game": {"player": {"cubes": "8"}}},
            'game.toml, player, cubes: "8" is text. Expected: a whole number, without quotation '
            "marks.",
        ),
        (
            {"game": {"player": {"cubes": 21}}},
            "game.toml, player, cubes: 21 does not fit. Expected: a whole number from 1 to 20.",
        ),
        (
            {"game": {"player": {"foo": 1}}},
            "game.toml, player, foo: unknown key. Known keys: cubes, time_markers, grade.",
        ),
        (
            {"game": {"cards": {"2": 0}}},
            "game.toml, cards, 2: 0 does not fit. Expected: a whole number from 3 to 9.",
        ),
        (
            {"game": {"characters": {"4": 0}}},
            "game.toml, characters, 4: 0 does not fit. Expected: a whole number from 1 to 60.",
        ),
        (
            {"game": {"item": {"helmet": {"supply": -1}}}},
            "game.toml, item.helmet, supply: -1 does not fit. Expected: a whole number from 0 "
            "to 31.",
        ),
        (
            {"characters": porter(slots=-1, starts_with=["gun"])},
            "characters.toml, porter, slots: -1 does not fit. Expected: a whole number from 0 "
            "to 9.",
        ),
        (
            {"characters": {"remove": [*content.page("characters")][:8]}},
            "the built-in game.toml, characters, 9: 20 characters are to be in play, but there "
            "are only 19.",
        ),
        ({"map": {"section": CRAMPED}}, "map.toml, section: there are 130; at most 60 fit."),
    ],
)
def test_a_mistake_is_told_once_and_without_what_follows_from_it(
    tmp_path: Path, pages: dict[str, Any], told: str
) -> None:
    assert mistakes_in(write(tmp_path, **pages)) == [told]


def test_only_a_name_that_is_near_is_suggested(tmp_path: Path) -> None:
    found = mistakes_in(write(tmp_path, map=attic({"a": "attic", "b": "atlantis"})))
    assert '"atlantis" is unknown here. Known: outer-space, ' in found[0]


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    page = {**porter(kind="ghost", tier=9, hat=1), "other": {**PORTER, "starts": "cellar"}}
    broken: Pages = {"pack": {**COVER, "name": "X"}, "characters": page, "game": "= 3"}
    found = mistakes_in(write(tmp_path, **broken, map=attic(None, at=[99, 0])))
    for part in ("pack.toml, name", "porter, kind", "porter, tier", "porter, hat", "game.toml"):
        assert any(part in one for one in found), part
    for part in ("other, starts", "section.attic, at", "section.attic: no corridors lead here"):
        assert any(part in one for one in found), part


def test_the_error_of_a_bad_pack_tells_the_first_mistakes_and_how_many_more(tmp_path: Path) -> None:
    page = {f"porter-{n}": {"kind": "ghost"} for n in range(30)}
    folder = write(tmp_path, characters=page)
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationfall", pack=str(folder))
    assert "porter-0, kind" in str(caught.value)
    assert "more. All of them: deorbit pack check" in str(caught.value)


# Folders ------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(deorbit.BadInput, match="no content pack in"):
        read_pack(tmp_path / "none")


def test_links_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("= password")
    folder = write(tmp_path / "pack")
    (folder / "map.toml").symlink_to(secret)
    (told,) = mistakes_in(folder)
    assert "map.toml: this is no plain file" in told
    assert "password" not in told


def test_pipes_are_not_opened(tmp_path: Path) -> None:
    folder = write(tmp_path / "pack")
    os.mkfifo(folder / "map.toml")
    assert "no plain file" in mistakes_in(folder)[0]


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    folder = write(tmp_path, map="#" * (1 << 20) + "\n")
    assert "larger than 1 MiB" in mistakes_in(folder)[0]


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "map.toml").write_bytes(b"\xff\xfe")
    assert "no UTF-8 text" in mistakes_in(folder)[0]


def test_other_files_and_folders_do_not_matter(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "README.md").write_text("Hello")
    (folder / "old").mkdir()
    (folder / "old" / "map.toml").write_text("nonsense")
    assert read_pack(folder).name == "trial"


# Hashes and save files ----------------------------------------------------------------------------


def test_comments_and_blanks_do_not_change_the_hash(tmp_path: Path) -> None:
    folder = write(tmp_path, game={"player": {"cubes": 7}})
    before = read_pack(folder).hash
    (folder / "game.toml").write_text("# fewer cubes\n[player]\ncubes =  7\n")
    assert read_pack(folder).hash == before
    (folder / "game.toml").write_text("[player]\ncubes = 6\n")
    assert read_pack(folder).hash != before


@pytest.fixture
def bare_shelf(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Forgets all packs when called, as another process would not know them."""

    def forget() -> None:
        monkeypatch.setattr(book, "_shelf", {})

    forget()
    return forget


def test_options_name_the_pack_by_name_and_hash(tmp_path: Path) -> None:
    folder = write(tmp_path)
    tag = read_pack(folder).tag
    assert read_options(OPTIONS, {"pack": str(folder)}, 4)["pack"] == tag
    assert read_options(OPTIONS, {"pack": folder}, 4)["pack"] == tag
    assert read_options(OPTIONS, {"pack": tag}, 4)["pack"] == tag
    assert read_options(OPTIONS, {"pack": tag}, 4, stored=True)["pack"] == tag
    assert read_options(OPTIONS, {}, 4)["pack"] is None


def test_an_unknown_pack_is_named_with_what_to_do(bare_shelf: Callable[[], None]) -> None:
    with pytest.raises(deorbit.BadInput, match="--pack DIR") as caught:
        read_options(OPTIONS, {"pack": {"name": "lost", "hash": "ab12"}}, 4)
    assert '"lost" with hash ab12' in str(caught.value)


def test_a_pack_of_the_same_name_with_other_contents_is_told_apart(
    tmp_path: Path, bare_shelf: Callable[[], None]
) -> None:
    found = read_pack(write(tmp_path))
    with pytest.raises(deorbit.BadInput, match="only with hash") as caught:
        read_options(OPTIONS, {"pack": {"name": "trial", "hash": "ab12"}}, 4)
    assert found.hash in str(caught.value)


@pytest.mark.parametrize("value", [3, [], {"name": "x"}, {"name": "x", "hash": 3}])
def test_a_pack_is_a_folder_or_name_and_hash(value: Any) -> None:
    with pytest.raises(deorbit.BadInput, match="Option"):
        read_options(OPTIONS, {"pack": value}, 4)


def test_a_file_cannot_make_us_read_a_folder(tmp_path: Path) -> None:
    folder = write(tmp_path)
    with pytest.raises(deorbit.BadInput, match="Option"):
        read_options(OPTIONS, {"pack": str(folder)}, 4, stored=True)


def test_a_saved_match_names_its_pack_and_opens_with_it(bare_shelf: Callable[[], None]) -> None:
    match = deorbit.new("stationfall", seats=4, seed=3, pack=str(NIGHT_SHIFT))
    saved = match.dumps()
    tag = match.options["pack"]
    assert tag == read_pack(NIGHT_SHIFT).tag
    assert deorbit.loads(saved).fingerprint == match.fingerprint
    bare_shelf()
    with pytest.raises(deorbit.SaveError, match="night-shift") as caught:
        deorbit.loads(saved)
    assert tag["hash"] in str(caught.value)
    assert "packs=" in str(caught.value)
    assert deorbit.loads(saved, packs=[NIGHT_SHIFT]).fingerprint == match.fingerprint


def test_station_x_has_no_packs() -> None:
    saved = deorbit.new("stationx", seats=2, seed=1).dumps()
    with pytest.raises(deorbit.BadInput, match="no content packs"):
        deorbit.loads(saved, packs=[NIGHT_SHIFT])


# The guide ----------------------------------------------------------------------------------------


def test_the_examples_of_the_guide_make_a_pack(tmp_path: Path) -> None:
    """All blocks of a file together."""
    guide = (ROOT / "docs" / "packs.md").read_text()
    pages: dict[str, str] = {}
    for name, block in re.findall(r"```toml\n# (\w+)\.toml\n(.*?)```", guide, re.S):
        pages[name] = pages.get(name, "") + block
    assert set(pages) == {"pack", *book.PAGES, book.LESSONS}
    found = read_pack(write(tmp_path, **pages))
    assert "lifeguard" in found.pages["characters"]
    for lesson in deorbit.lessons("stationfall", tmp_path):
        assert flaws(lesson, lambda position: deorbit.scenario("stationfall", position)) == []
    match = deorbit.new("stationfall", seats=4, seed=1, pack=tmp_path)
    agents = [deorbit.agent("random", seed=seat) for seat in range(4)]
    assert deorbit.play_out(match, agents) is not None


def test_the_guide_names_every_key_condition_and_action() -> None:
    guide = re.sub(r"```.*?```", "", (ROOT / "docs" / "packs.md").read_text(), flags=re.S)
    told = set(re.findall(r"`([^`]+)`", guide))
    assert set(CONDITIONS) <= told
    offered = {one for one in shapes.OFFERED if not one.startswith("manufacture-")}
    assert offered <= told
    keys = {key for page in ("characters", "map") for key in _keys(content.page(page))}
    assert keys - {"a", "b", "lock", "section", "action"} <= told


def _keys(page: Pages) -> set[str]:
    if "section" not in page:
        return {key for card in page.values() for key in card}
    return {key for one in page["section"].values() for key in one}


# The example --------------------------------------------------------------------------------------


def test_the_example_moves_three_corridors_and_adds_a_character() -> None:
    told = {change.sort: change for change in changes_of(read_pack(NIGHT_SHIFT))}
    assert set(told) == {"characters", "corridors", "scripts", "lessons"}
    assert told["characters"].new == told["scripts"].new == ["janitor"]
    assert len(told["corridors"].new) == len(told["corridors"].gone) == 3


def test_the_janitor_is_of_the_tutorial_set_of_the_example() -> None:
    options = read_options(OPTIONS, {"pack": NIGHT_SHIFT}, 4)
    cast = cast_for(options, 4, deorbit._chance.Chance(b"", 0))
    assert len(cast) == 12
    assert "janitor" in cast
    assert "stranger" not in cast


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_games_with_the_example_are_played_to_their_end(seats: int) -> None:
    for seed in range(3):
        match = deorbit.new("stationfall", seats=seats, seed=seed, pack=NIGHT_SHIFT)
        agents = [deorbit.agent("random", seed=seat) for seat in range(seats)]
        assert deorbit.play_out(match, agents) is not None
        log = [event.text() for event in match.log(None)]
        assert any("Janitor" in line for line in log)
        assert not any("stationfall-" in line for line in log)
        assert deorbit.loads(match.dumps()).fingerprint == match.fingerprint
