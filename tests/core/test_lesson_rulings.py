"""Lessons: what a condition says of a view and a log, what a try has come to, what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

import deorbit
from deorbit.core.lesson_check import flaws
from deorbit.core.lessons import Condition, Fault, Lesson, read_condition, read_lessons
from deorbit.core.match import Seat
from deorbit.core.records import Event

VIEW = {
    "round": 3,
    "name": "red team",
    "none": None,
    "players": [{"guilt": "innocent", "cubes": {"exile": 2}}, {"guilt": "guilty"}],
    "units": [{"unit": "droid", "at": "b1"}, {"unit": "scout", "at": "b2", "tags": ["x", "y"]}],
    "map": {"7": "seven", "far": {"x": 1}},
}


def event(name: str, **args: Any) -> Event:
    return Event("intrepid", name, args, {}, None, 1, ())


LOG = [
    event("round-begun", round=1),
    event("round-begun", round=2),
    event("built", round=2),
]


def met(**value: Any) -> bool:
    return read_condition("intrepid", "goal", value).met(VIEW, LOG)


def refused(call: Any, *about: Any) -> dict[str, Any]:
    with pytest.raises(deorbit.BadInput) as caught:
        call(*about)
    return dict(caught.value.args_named)


# Conditions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("round", 3),
        ("players.0.guilt", "innocent"),
        ("players.1.guilt", "guilty"),
        ("players.2.guilt", None),
        ("players.2", None),
        ("players.-1.guilt", None),
        ("players.x", None),
        ("players.0.cubes.exile", 2),
        ("map.7", "seven"),
        ("map.far.x", 1),
        ("map.near", None),
        ("name.0", None),
        ("round.0", None),
        ("name.red team", None),
    ],
)
def test_a_path_leads_through_tables_and_lists(path: str, there: Any) -> None:
    assert met(**{"see": path, "is": there})
    assert not met(**{"see": path, "not": there})
    assert not met(**{"see": path, "is": "other"})
    assert met(**{"see": path, "not": "other"})


@pytest.mark.parametrize(
    ("path", "value", "fits"),
    [
        ("units", {"unit": "droid"}, True),
        ("units", {"unit": "droid", "at": "b2"}, False),
        ("units", {"unit": ["tank", "scout"], "at": ["b2", "b3"]}, True),
        ("units", {"unit": ["tank"]}, False),
        ("units", {"tags": ["x", "y"]}, True),
        ("units", {"tags": ["x"]}, False),
        ("units", {}, True),
        ("units", "droid", False),
        ("units.1.tags", "y", True),
        ("units.1.tags", ["x", "y"], True),
        ("units.1.tags", {"unit": "x"}, False),
        ("players.0.cubes", "exile", True),
        ("players.0.cubes", "medical", False),
        ("name", "red", True),
        ("name", "blue", False),
        ("round", 3, False),
        ("none", None, False),
    ],
)
def test_lists_tables_and_texts_have_what_is_in_them(path: str, value: Any, fits: bool) -> None:
    assert met(see=path, has=value) == fits
    assert met(see=path, lacks=value) != fits


def test_a_value_is_one_of_several_and_a_table_has_at_least_its_entries() -> None:
    assert met(**{"see": "round", "is": [2, 3]})
    assert not met(**{"see": "round", "is": [2, 4]})
    assert met(**{"see": "units.1.tags", "is": ["x", "y"]})
    assert not met(**{"see": "units.1.tags", "is": ["x", "y", "z"]})
    assert met(**{"see": "units.0", "is": {"unit": "droid"}})
    assert not met(**{"see": "units.0", "is": {"unit": "droid", "tags": []}})
    assert not met(**{"see": "round", "is": {"unit": "droid"}})
    assert not met(**{"see": "units", "is": {"unit": "droid"}})


@pytest.mark.parametrize(
    ("bound", "least", "most"), [(2, True, False), (3, True, True), (4, False, True)]
)
def test_a_number_has_bounds(bound: int, least: bool, most: bool) -> None:
    assert met(see="round", least=bound) == least
    assert met(see="round", most=bound) == most


@pytest.mark.parametrize("path", ["name", "none", "nowhere", "units"])
def test_what_is_no_number_is_within_no_bounds(path: str) -> None:
    assert not met(see=path, least=0)
    assert not met(see=path, most=9)


def test_the_log_is_asked_how_often_something_was_told() -> None:
    assert met(told="round-begun")
    assert met(told="round-begun", times=2)
    assert not met(told="round-begun", times=3)
    assert met(told="round-begun", round=2)
    assert not met(told="round-begun", round=2, times=2)
    assert met(told="round-begun", round=[1, 2], times=2)
    assert not met(told="round-begun", round=3)
    assert not met(told="round-begun", seat=None, round=4)
    found = read_condition("intrepid", "goal", {"told": "round-begun", "times": 2, "round": 1})
    assert found == Condition("", "", None, "intrepid-event-round-begun", 2, (("round", 1),))
    seen = read_condition("intrepid", "goal", {"see": "round", "most": 4})
    assert seen == Condition("round", "most", 4, "", 0, ())


# Standing -----------------------------------------------------------------------------------------


ENTRY: dict[str, Any] = {
    "rules": ["1.1", "2.1"],
    "position": {"seats": 1},
    "goals": {
        "third": {"see": "round", "is": 3},
        "won": [{"told": "built"}, {"see": "won", "is": 1}],
    },
    "faults": {
        "late": {"rule": "3.1", "when": {"see": "round", "least": 5}},
        "lost": {"rule": "3.2", "when": {"see": "round", "least": 4}},
    },
    "solution": ["done"],
    "wrong": [["done", "done"]],
}


def lesson(**changes: Any) -> Lesson:
    entry = {**ENTRY, **changes}
    (found,) = read_lessons("intrepid", {"try": {k: v for k, v in entry.items() if v is not None}})
    return found


def at(round: int, won: int = 0, asked: bool = True, log: list[Event] | None = None) -> Seat:
    """A learner's handle that sees this."""
    told = LOG if log is None else log
    view = {"round": round, "won": won}
    return cast(Seat, SimpleNamespace(view=lambda: view, log=lambda: told, asked=asked))


def test_a_try_reaches_goals_one_by_one() -> None:
    assert lesson().standing(at(2)).reached == (False, False)
    assert lesson().standing(at(3)).reached == (True, False)
    assert lesson().standing(at(2, 1)).reached == (False, True)
    assert lesson().standing(at(2, 1, log=LOG[:2])).reached == (False, False)
    assert lesson().standing(at(3, 1)).done
    assert not lesson().standing(at(3)).done
    assert lesson().standing(at(3, 1, asked=False)).fault is None


def test_the_first_fault_counts_and_else_that_the_turn_is_over() -> None:
    def fault(round: int, asked: bool) -> Fault | None:
        return lesson().standing(at(round, asked=asked)).fault

    late, lost = lesson().faults
    assert (late.name, late.rule) == ("late", "3.1")
    assert fault(5, True) == fault(5, False) == late
    assert fault(4, True) == lost
    assert fault(2, True) is None
    assert fault(2, False) == Fault("over", "1.1", ())


def test_a_screen_is_told_what_is_reached_and_what_went_wrong() -> None:
    told = lesson().told(at(4))
    assert told == {
        "sort": "lesson",
        "name": "try",
        "seat": 0,
        "rules": ["1.1", "2.1"],
        "goals": [
            {"id": "intrepid-lesson-try-goal-third", "done": False},
            {"id": "intrepid-lesson-try-goal-won", "done": False},
        ],
        "fault": {"id": "intrepid-lesson-try-fault-lost", "rule": "3.2"},
        "done": False,
    }
    assert lesson().told(at(2, asked=False))["fault"] == {"id": "lesson-over", "rule": "1.1"}
    assert lesson().told(at(3))["fault"] is None
    assert lesson().told(at(3, 1))["done"] is True


def test_a_lesson_has_its_sentences() -> None:
    found = lesson(seat=1)
    assert found.seat == 1
    goals, faults = ["goal-third", "goal-won"], ["fault-late", "fault-lost"]
    assert found.ends == ["title", "story", "tip", "learned", *goals, *faults]
    assert lesson(faults=None).ends == ["title", "story", "tip", "learned", *goals]
    known = deorbit.lessons("intrepid")[0]
    assert known.say("title") == deorbit.core.text.say(known.message, {})
    assert known.say("story") == deorbit.core.text.say(f"{known.message}-story", {})


# Reading ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"rules": None}, "try.rules"),
        ({"rules": []}, "try.rules"),
        ({"rules": [1]}, "try.rules[0]"),
        ({"rules": ["1.1", 1]}, "try.rules[1]"),
        ({"position": None}, "try.position"),
        ({"position": {}}, "try.position"),
        ({"goals": []}, "try.goals"),
        ({"goals": {}}, "try.goals"),
        ({"solution": "done"}, "try.solution"),
        ({"wrong": []}, "try.wrong"),
        ({"wrong": [["done"], "done"]}, "try.wrong[1]"),
        ({"wrong": [["done", 3]]}, "try.wrong[0][1]"),
        ({"seat": True}, "try.seat"),
        ({"words": []}, "try.words"),
        ({"faults": {"x": 3}}, "try.faults.x"),
        ({"faults": {"x": []}}, "try.faults.x"),
        ({"faults": {"x": {"when": {"see": "a", "is": 1}}}}, "try.faults.x"),
        ({"faults": {"x": {"rule": 3, "when": {"see": "a", "is": 1}}}}, "try.faults.x"),
        ({"faults": {"x": {"rule": "3", "when": {"see": "a", "is": 1}, "y": 1}}}, "try.faults.x"),
        ({"faults": {"x": {"rule": "3", "when": []}}}, "try.faults.x.when"),
        ({"goals": {"x": {"see": "a"}}}, "try.goals.x"),
        ({"goals": {"x": {"told": "built", "times": True}}}, "try.goals.x"),
        ({"goals": {"x": [{"see": "a", "is": 1}, "b"]}}, "try.goals.x"),
        ({"goals": {"x": "ab"}}, "try.goals.x"),
    ],
)
def test_what_a_lesson_has_wrong_is_named(changes: dict[str, Any], key: str) -> None:
    entry = {k: v for k, v in {**ENTRY, **changes}.items() if v is not None}
    found = refused(read_lessons, "intrepid", {"try": entry})
    assert found["key"] == key
    assert "expected" in found


def test_a_lesson_is_a_table_with_known_keys() -> None:
    assert refused(read_lessons, "intrepid", {"try": []})["key"] == "try"
    found = refused(read_lessons, "intrepid", {"try": {**ENTRY, "x" * 90: 1}})
    assert found["key"] == f"try.{'x' * 76}"
    assert found["known"].startswith("seat, rules")
    told = refused(read_condition, "intrepid", "goal", "v" * 70)
    assert told["value"] == "v" * 60


# Whether it teaches -------------------------------------------------------------------------------


class Walk:
    """A match in which the learner goes step by step: `up`, `down`, and `end`."""

    def __init__(self, round: int = 2, over: bool = False) -> None:
        self.round = round
        self.over = over

    def copy(self) -> Walk:
        return Walk(self.round, self.over)

    def seat(self, seat: int) -> Seat:
        return at(self.round, 1, asked=seat == 0 and not self.over)

    def play(self, seat: int, action: deorbit.Action) -> None:
        if action.kind not in ("up", "down", "end"):
            raise deorbit.BadInput("unknown-action", kind=action.kind, known="up, down, end")
        self.round += {"up": 1, "down": -1, "end": 0}[action.kind]
        self.over = action.kind == "end"


LOW = {"rule": "5.2", "when": {"see": "round", "most": 1}}
GOOD: dict[str, Any] = {
    "rules": ["5.1"],
    "goals": {"third": {"see": "round", "is": 3}},
    "faults": {"low": LOW},
    "solution": ["up"],
    "wrong": [["down"]],
}


def begin(position: Mapping[str, Any]) -> Any:
    return Walk(position.get("round", 2))


def judged(**changes: Any) -> list[tuple[str, str]]:
    entry = {**GOOD, **changes}
    found = flaws(lesson(**entry), begin)
    return [(one.key, one.message.removeprefix("lesson-flaw-")) for one in found]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, []),
        ({"rules": ["5.1", "99"]}, [("rules", "rule")]),
        (
            {"faults": {"low": {**GOOD["faults"]["low"], "rule": "99"}}},
            [("faults.low.rule", "rule")],
        ),
        ({"seat": 1}, [("seat", "seat")]),
        ({"position": {"round": 3}}, [("goals", "begun")]),
        ({"solution": ["fly"]}, [("solution", "action")]),
        ({"solution": ["up", "fly"]}, [("solution", "action")]),
        ({"solution": ["up", "up"]}, [("solution", "early")]),
        ({"solution": ["up", "up", "down"]}, [("solution", "early")]),
        ({"solution": ["up", "up", "fly"]}, [("solution", "action")]),
        ({"solution": ["down", "up", "up"]}, [("solution", "astray")]),
        ({"solution": ["down", "up"]}, [("solution", "astray"), ("solution", "unreached")]),
        ({"solution": ["down"]}, [("solution", "unreached")]),
        ({"wrong": [["down"], ["up"]]}, [("wrong[1]", "accepted")]),
        ({"wrong": [["down", "up", "up", "up"]]}, [("wrong[0]", "accepted")]),
        ({"wrong": [["down"], []]}, [("wrong[1]", "silent")]),
        ({"wrong": [["down", "up"]]}, [("wrong[0]", "silent")]),
        ({"wrong": [["fly"], ["down"]]}, [("wrong[0]", "action")]),
        ({"wrong": [["end"]]}, [("faults.low", "idle")]),
        (
            {"wrong": [["up", "up"], ["fly"]]},
            [
                ("wrong[0]", "accepted"),
                ("wrong[1]", "action"),
                ("faults.low", "idle"),
            ],
        ),
    ],
)
def test_a_lesson_teaches_if_only_its_solution_leads_there(
    changes: dict[str, Any], found: list[tuple[str, str]]
) -> None:
    assert judged(**changes) == found


def test_a_flaw_says_what_is_missing_and_where() -> None:
    two = {"third": GOOD["goals"]["third"], "won": {"see": "won", "is": 1}}
    (told,) = flaws(
        lesson(**{**GOOD, "goals": two, "solution": ["end"]}), lambda p: cast(Any, Walk())
    )
    assert told.args == {"goals": "third"}
    (told,) = flaws(lesson(**{**GOOD, "solution": ["up", "up", "down"]}), begin)
    assert told.args == {"action": "up"}
