"""Every lesson can be learned: its solution reaches the goals, a wrong try does not."""

from typing import Any

import pytest

import deorbit
from deorbit.core import text
from deorbit.core.lessons import SEED, Lesson, read_lessons
from deorbit.core.rulebook import rulebook
from deorbit.games import NAMES

LESSONS = [lesson for game in NAMES for lesson in deorbit.lessons(game)]
LEAST = {"intrepid": 4, "stationfall": 16, "stationx": 4}

lessons = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}"
)


def tried(lesson: Lesson, line: tuple[str, ...]) -> deorbit.Match:
    match = deorbit.scenario(lesson.game, lesson.position, seed=SEED)
    for action in line:
        match.play(lesson.seat, deorbit.Action.parse(action))
    return match


@pytest.mark.parametrize("game", LEAST)
def test_a_game_has_lessons(game: str) -> None:
    assert len(deorbit.lessons(game)) >= LEAST[game]


@lessons
def test_a_lesson_begins_with_something_left_to_do(lesson: Lesson) -> None:
    standing = lesson.standing(tried(lesson, ()).seat(lesson.seat))
    assert not standing.done
    assert standing.fault is None


@lessons
def test_the_solution_reaches_all_goals_and_not_before_its_last_action(lesson: Lesson) -> None:
    for length in range(1, len(lesson.solution)):
        standing = lesson.standing(tried(lesson, lesson.solution[:length]).seat(lesson.seat))
        assert not standing.done, lesson.solution[:length]
        assert standing.fault is None, standing.fault
    assert lesson.standing(tried(lesson, lesson.solution).seat(lesson.seat)).done


@lessons
def test_a_wrong_try_is_not_accepted(lesson: Lesson) -> None:
    for line in lesson.wrong:
        standing = lesson.standing(tried(lesson, line).seat(lesson.seat))
        assert not standing.done, line
        assert standing.fault is not None, line


@lessons
def test_every_fault_can_happen(lesson: Lesson) -> None:
    seen = {
        standing.fault.name
        for line in lesson.wrong
        if (standing := lesson.standing(tried(lesson, line).seat(lesson.seat))).fault
    }
    assert seen >= {fault.name for fault in lesson.faults}


@lessons
def test_a_lesson_says_what_it_is_about(lesson: Lesson) -> None:
    ends = ["", "-story", "-tip", "-learned"]
    ends += [f"-goal-{name}" for name, _ in lesson.goals]
    ends += [f"-fault-{fault.name}" for fault in lesson.faults]
    for language in text.languages():
        for end in ends:
            assert text.has(f"{lesson.message}{end}", language), end


@lessons
def test_a_goal_stands_in_a_list_without_a_full_stop(lesson: Lesson) -> None:
    for language in text.languages():
        for name, _ in lesson.goals:
            words = text.say(f"{lesson.message}-goal-{name}", {}, language)
            assert not words.endswith((".", "。")), words


@lessons
def test_a_lesson_leads_to_the_rules(lesson: Lesson) -> None:
    book = rulebook(lesson.game)
    assert book is not None
    for rule in (*lesson.rules, *(fault.rule for fault in lesson.faults)):
        assert book.paragraph(rule), rule


def test_no_words_of_lessons_are_left_over() -> None:
    for game in NAMES:
        start = f"{game}-lesson-"
        known = {
            f"{lesson.name}{end}"
            for lesson in deorbit.lessons(game)
            for end in (
                *("", "-story", "-tip", "-learned"),
                *(f"-goal-{name}" for name, _ in lesson.goals),
                *(f"-fault-{fault.name}" for fault in lesson.faults),
            )
        }
        assert set(text.messages(start)) <= known


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("solution", []),
        ("colour", "red"),
        ("goals", {"there": {"see": "minute"}}),
        ("goals", {"there": {"see": "minute", "near": 3}}),
        ("goals", {"there": 3}),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused_by_its_key(key: str, value: object) -> None:
    page = {
        "vents": {
            "rules": ["1.1"],
            "position": {"minute": 9},
            "goals": {"there": {"see": "minute", "is": 8}},
            "solution": ["wait"],
            "wrong": [["wait"]],
            key: value,
        }
    }
    with pytest.raises(deorbit.BadInput, match=key):
        read_lessons("stationfall", page)


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ({"has": {"unit": "commander", "at": "u7"}}, True),
        ({"has": {"unit": "commander", "at": ["u7", "u8"]}}, True),
        ({"has": {"unit": ["trooper", "droid"]}}, False),
        ({"has": {"unit": "commander", "rank": 3}}, False),
        ({"lacks": {"player": 0, "moved": True}}, True),
        ({"lacks": {"player": 0}}, False),
    ],
)
def test_a_condition_finds_one_of_several_by_what_it_has(condition: Any, met: bool) -> None:
    page = {
        "units": {
            "rules": ["6.1"],
            "position": {"seats": 2},
            "goals": {"there": {"see": "units", **condition}},
            "solution": ["end"],
            "wrong": [["end"]],
        }
    }
    lesson = read_lessons("stationx", page)[0]
    assert lesson.standing(tried(lesson, ()).seat(0)).done == met


def test_a_condition_on_the_log_may_name_several_values() -> None:
    page = {
        "first-step": {
            "rules": ["6.1"],
            "position": {"seats": 2},
            "goals": {"there": {"told": "moved", "at": ["u8", "v8"]}},
            "solution": ["move u7 v8"],
            "wrong": [["move u7 v7"]],
        }
    }
    lesson = read_lessons("stationx", page)[0]
    assert lesson.standing(tried(lesson, lesson.solution).seat(0)).done
    assert not lesson.standing(tried(lesson, lesson.wrong[0]).seat(0)).done
