"""Whether a lesson teaches: its solution reaches the goals, wrong tries do not and say why."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from deorbit.core import text
from deorbit.core.errors import DeorbitError
from deorbit.core.lessons import Lesson
from deorbit.core.match import Match, Seat
from deorbit.core.records import Action
from deorbit.core.rulebook import rulebook
from deorbit.core.text import Value

Begin = Callable[[Mapping[str, Any]], Match]
"""Begins a match from a position."""


@dataclass(frozen=True)
class Flaw:
    """Where in the entry it is, and a message id, so that it can be told in any language."""

    key: str
    message: str
    args: dict[str, Value]


class _Stuck(Exception):
    def __init__(self, flaw: Flaw) -> None:
        self.flaw = flaw


def flaws(lesson: Lesson, begin: Begin, language: str = text.FALLBACK) -> list[Flaw]:
    """All that is wrong with a lesson when its lines are played."""
    found = list(_strange_rules(lesson))
    try:
        seat = begin(lesson.position).seat(lesson.seat)
        asked, done = seat.asked, lesson.standing(seat).done
    except DeorbitError as error:
        return [*found, _flaw("position", "position", problem=error.say(language))]
    if not asked:
        return [*found, _flaw("seat", "seat", seat=lesson.seat)]
    if done:
        return [*found, _flaw("goals", "begun")]
    shown: set[str] = set()
    lines = [("solution", lesson.solution, _solution)]
    lines += [(f"wrong[{place}]", line, _wrong) for place, line in enumerate(lesson.wrong)]
    for key, line, judge in lines:
        try:
            handles = list(_played(lesson, begin, key, line, language))
            found += judge(lesson, key, handles, shown)
        except _Stuck as stuck:
            found.append(stuck.flaw)
    for fault in lesson.faults:
        if fault.name not in shown:
            found.append(_flaw(f"faults.{fault.name}", "idle"))
    return found


def _flaw(key: str, message: str, **args: Value) -> Flaw:
    return Flaw(key, f"lesson-flaw-{message}", args)


def _strange_rules(lesson: Lesson) -> Iterator[Flaw]:
    book = rulebook(lesson.game)
    named = [("rules", rule) for rule in lesson.rules]
    named += [(f"faults.{fault.name}.rule", fault.rule) for fault in lesson.faults]
    for key, rule in named:
        if book is None or book.paragraph(rule) is None:
            yield _flaw(key, "rule", rule=rule)


def _played(
    lesson: Lesson, begin: Begin, key: str, line: tuple[str, ...], language: str
) -> Iterator[Seat]:
    """The learner's seat after each action of a line, each in a match of its own."""
    match = begin(lesson.position)
    for action in line:
        match = match.copy()
        try:
            match.play(lesson.seat, Action.parse(action))
        except DeorbitError as error:
            told = _flaw(key, "action", action=action, problem=error.say(language))
            raise _Stuck(told) from None
        yield match.seat(lesson.seat)


def _solution(lesson: Lesson, key: str, handles: list[Seat], shown: set[str]) -> Iterator[Flaw]:
    for place, seat in enumerate(handles):
        standing = lesson.standing(seat)
        last = place == len(handles) - 1
        if standing.done and not last:
            yield _flaw(key, "early", action=lesson.solution[place])
            return
        if standing.fault and not last:
            yield _flaw(key, "astray", fault=standing.fault.name, action=lesson.solution[place])
        if last and not standing.done:
            goals = zip(lesson.goals, standing.reached, strict=True)
            missing = ", ".join(name for (name, _), reached in goals if not reached)
            yield _flaw(key, "unreached", goals=missing)


def _wrong(lesson: Lesson, key: str, handles: list[Seat], shown: set[str]) -> Iterator[Flaw]:
    standings = [lesson.standing(seat) for seat in handles]
    shown.update(one.fault.name for one in standings if one.fault)
    if any(one.done for one in standings):
        yield _flaw(key, "accepted")
    elif not standings or standings[-1].fault is None:
        yield _flaw(key, "silent")
