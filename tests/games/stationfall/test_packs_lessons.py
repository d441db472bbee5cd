"""Lessons that content packs bring: how they are read, checked, tried and told."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.cli import main
from deorbit.core.lesson_check import flaws
from deorbit.core.options import language_for
from deorbit.games.stationfall.content.packs.changes import changes_of
from deorbit.games.stationfall.content.packs.folder import read_pack
from deorbit.games.stationfall.content.packs.mistakes import PackError

ROOT = Path(__file__).parents[3]
NIGHT_SHIFT = ROOT / "packs" / "night-shift"

COVER = """format = 1
game = "stationfall"
name = "school"
title = "School"
about = "A pack with a lesson."
"""
WALK: dict[str, Any] = {
    "rules": ["12.1.1"],
    "goals": {"there": {"see": "characters.exile.at", "is": "mainframe"}},
    "faults": {"vault": {"rule": "12.1.3", "when": {"told": "waited", "character": "exile"}}},
    "solution": ["step exile mainframe"],
    "wrong": [["wait exile"]],
    "position": {
        "kompromat": {},
        "turn": {"actions": 1, "free": False},
        "asks": [{"ask": "activation", "seat": 0, "character": "exile"}],
        "players": [{"cubes": {"exile": 2}}],
    },
    "words": {
        "title": "A walk",
        "story": "Go to Mainframe.\n\nIt is next door.",
        "tip": "One {Step}.",
        "learned": "That was a Step.",
        "goal-there": "Exile is in Mainframe.",
        "fault-vault": "Do not wait.",
    },
}

begin = partial(deorbit.scenario, "stationfall")


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(k)} = {toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def walk(**changes: Any) -> dict[str, Any]:
    """The lesson with some keys changed; None takes one away."""
    entry = {**deepcopy(WALK), **changes}
    return {key: value for key, value in entry.items() if value is not None}


def school(folder: Path, cover: str = COVER, **lessons: Any) -> Path:
    """A pack with these lessons."""
    page = "\n".join(f"{json.dumps(name)} = {toml(entry)}" for name, entry in lessons.items())
    (folder / "pack.toml").write_text(cover, encoding="utf-8")
    (folder / "lessons.toml").write_text(page, encoding="utf-8")
    return folder


def mistakes(folder: Path) -> str:
    with pytest.raises(PackError) as caught:
        read_pack(folder)
    return "\n".join(mistake.say() for mistake in caught.value.mistakes)


def flaws_of(folder: Path) -> list[tuple[str, str]]:
    return [
        (flaw.key, flaw.message.removeprefix("lesson-flaw-"))
        for lesson in deorbit.lessons("stationfall", folder)
        for flaw in flaws(lesson, begin)
    ]


# What they are ------------------------------------------------------------------------------------


def test_the_lessons_of_a_pack_are_given_with_its_folder_or_its_name(tmp_path: Path) -> None:
    by_folder = deorbit.lessons("stationfall", school(tmp_path, walk=WALK))
    assert [lesson.name for lesson in by_folder] == ["walk"]
    tag = by_folder[0].position["options"]["pack"]
    assert deorbit.lessons("stationfall", tag) == by_folder


def test_the_lessons_of_the_game_stay_what_they_are(tmp_path: Path) -> None:
    read_pack(school(tmp_path, walk=WALK))
    assert "walk" not in [lesson.name for lesson in deorbit.lessons("stationfall")]


def test_a_lesson_of_a_pack_is_played_with_the_pack() -> None:
    lesson = deorbit.lessons("stationfall", NIGHT_SHIFT)[0]
    match = begin(lesson.position)
    assert match.options["pack"]["name"] == "night-shift"
    for action in lesson.solution:
        match.play(0, deorbit.Action.parse(action))
    assert lesson.standing(match.seat(0)).done


def test_its_sentences_are_told_within_the_pack_as_they_are(tmp_path: Path) -> None:
    lesson = deorbit.lessons("stationfall", school(tmp_path, walk=WALK))[0]
    language = language_for(lesson.position["options"], "en")
    for end, sentence in WALK["words"].items():
        assert lesson.say(end, language) == sentence


def test_a_lesson_does_not_change_the_hash(tmp_path: Path) -> None:
    with_one = read_pack(school(tmp_path, walk=WALK)).hash
    (tmp_path / "lessons.toml").unlink()
    assert read_pack(tmp_path).hash == with_one


def test_a_pack_that_is_read_again_brings_its_new_lessons(tmp_path: Path) -> None:
    read_pack(school(tmp_path, walk=WALK))
    found = deorbit.lessons("stationfall", school(tmp_path, stroll=WALK))
    assert [lesson.name for lesson in found] == ["stroll"]


def test_a_lesson_is_among_what_a_pack_changes(tmp_path: Path) -> None:
    told = changes_of(read_pack(school(tmp_path, walk=WALK)))
    assert [(change.sort, change.new) for change in told] == [("lessons", ["walk"])]


def test_other_games_have_no_lessons_of_packs() -> None:
    with pytest.raises(deorbit.BadInput, match="no content packs"):
        deorbit.lessons("stationx", NIGHT_SHIFT)


# How they are checked -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"goals": None}, "walk.goals"),
        ({"goals": {"there": {"see": "minute", "near": 3}}}, "walk.goals.there"),
        ({"goals": {"there": {"told": "vanished"}}}, "walk.goals.there"),
        ({"goals": {"there": []}}, "walk.goals.there"),
        ({"faults": {"vault": {"rule": "12.1.3"}}}, "walk.faults.vault"),
        ({"faults": []}, "walk.faults"),
        ({"rules": "12.1.1"}, "walk.rules"),
        ({"seat": "0"}, "walk.seat"),
        ({"solution": [3]}, "walk.solution[0]"),
        ({"wrong": ["wait exile"]}, "walk.wrong[0]"),
        ({"position": []}, "walk.position"),
        ({"position": {"options": 3}}, "position.options"),
        ({"colour": "red"}, "walk.colour"),
        ({"words": {**WALK["words"], "joke": "Ha."}}, "words.joke"),
        ({"words": {**WALK["words"], "tip": 3}}, "words.tip"),
        ({"words": {"title": "A walk"}}, 'the key "story" is missing'),
        ({"words": None}, 'the key "title" is missing'),
    ],
)
def test_a_mistake_in_a_lesson_is_named_by_its_key(
    tmp_path: Path, changes: dict[str, Any], told: str
) -> None:
    found = mistakes(school(tmp_path, walk=walk(**changes)))
    assert "lessons.toml, walk" in found
    assert told in found


@pytest.mark.parametrize("entry", [3, "vents", []])
def test_a_lesson_is_a_table(tmp_path: Path, entry: object) -> None:
    assert "lessons.toml, walk: walk" in mistakes(school(tmp_path, walk=entry))


def test_a_lesson_needs_a_name_of_its_own(tmp_path: Path) -> None:
    assert "already stands for something else" in mistakes(school(tmp_path, vents=WALK))
    assert "lessons.toml, The Walk" in mistakes(school(tmp_path, **{"The Walk": WALK}))


# How they are tried -------------------------------------------------------------------------------


def test_a_good_lesson_has_no_flaw(tmp_path: Path) -> None:
    assert flaws_of(school(tmp_path, walk=WALK)) == []


def test_the_lessons_of_the_game_and_of_the_example_have_no_flaw() -> None:
    for pack in (None, NIGHT_SHIFT):
        for lesson in deorbit.lessons("stationfall", pack):
            assert flaws(lesson, begin) == [], lesson.name


@pytest.mark.parametrize(
    ("changes", "flaw"),
    [
        ({"position": {"characters": {"nobody": {}}}}, ("position", "position")),
        ({"seat": 7}, ("position", "position")),
        ({"seat": 1}, ("seat", "seat")),
        ({"goals": {"there": {"see": "minute", "least": 1}}}, ("goals", "begun")),
        ({"rules": ["99.9"]}, ("rules", "rule")),
        ({"solution": ["step exile bridge"]}, ("solution", "action")),
        ({"solution": ["wait exile"]}, ("solution", "unreached")),
        (
            {"goals": {"told": {"told": "stepped"}}, "solution": ["step exile mainframe", "end"]},
            ("solution", "early"),
        ),
        ({"wrong": [["step exile mainframe"], ["wait exile"]]}, ("wrong[0]", "accepted")),
        ({"wrong": [[], ["wait exile"]]}, ("wrong[0]", "silent")),
        ({"wrong": [["fly exile"], ["wait exile"]]}, ("wrong[0]", "action")),
        (
            {"faults": {**WALK["faults"], "x": {"rule": "6.1", "when": {"told": "minute"}}}},
            ("faults.x", "idle"),
        ),
        (
            {"faults": {**WALK["faults"], "x": {"rule": "0.0", "when": {"told": "waited"}}}},
            ("faults.x.rule", "rule"),
        ),
    ],
)
def test_a_flaw_of_a_lesson_is_named_by_its_key(
    tmp_path: Path, changes: dict[str, Any], flaw: tuple[str, str]
) -> None:
    entry = walk(**changes)
    for fault in entry["faults"]:
        entry["words"].setdefault(f"fault-{fault}", "No.")
    for goal in entry["goals"]:
        entry["words"].setdefault(f"goal-{goal}", "Yes.")
    for end in [*entry["words"]]:
        kind, _, name = end.partition("-")
        if name and name not in entry[f"{kind}s"]:
            del entry["words"][end]
    assert flaw in flaws_of(school(tmp_path, walk=entry))


def test_a_fault_on_the_right_way_is_a_flaw(tmp_path: Path) -> None:
    entry = walk(
        goals={"there": {"see": "characters.exile.at", "is": "storage"}},
        faults={"vault": {"rule": "12.1.3", "when": {"told": "stepped", "to": "mainframe"}}},
        solution=["step exile mainframe", "step exile storage"],
        wrong=[["step exile mainframe", "wait exile"]],
    )
    entry["position"]["turn"]["actions"] = 2
    assert flaws_of(school(tmp_path, walk=entry)) == [("solution", "astray")]


def test_pack_check_plays_the_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    school(tmp_path, walk=walk(solution=["step exile bridge"]))
    assert main(["pack", "check", str(tmp_path)]) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert 'lessons.toml, walk, solution: "step exile bridge" cannot be played.' in told


def test_pack_check_names_the_lessons_of_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(NIGHT_SHIFT)]) == 0
    assert "new: wet-floor" in capsys.readouterr().out
