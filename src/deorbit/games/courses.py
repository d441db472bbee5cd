"""Courses: what leads a reader through a match, whatever it is. Screens are told the same way of a
lesson and of a game's tutorial."""

from collections.abc import Mapping
from typing import Any, Protocol

from deorbit.core.errors import BadInput
from deorbit.core.lessons import Lesson
from deorbit.core.match import Match, Seat
from deorbit.core.records import Action
from deorbit.games import lessons, module_of


class Course(Protocol):
    def told(self, seat: Seat) -> dict[str, Any]:
        """What a screen shows to the reader on a seat, as JSON."""

    def scripted(self, match: Match) -> tuple[int, Action] | None:
        """What the course itself plays next, and on which seat."""


class Taught:
    """A lesson: nobody plays but the learner."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def told(self, seat: Seat) -> dict[str, Any]:
        return self.lesson.told(seat)

    def scripted(self, match: Match) -> tuple[int, Action] | None:
        return None


def course_for(game: str, options: Mapping[str, Any], lesson: str = "") -> Course | None:
    """The course of a match: a lesson by its name, from the content pack that the options name if
    they do, or the tutorial that they ask for."""
    if lesson:
        known = {one.name: one for one in lessons(game, options.get("pack"))}
        if lesson not in known:
            raise BadInput("course-unknown-lesson", lesson=lesson[:40], known=", ".join(known))
        return Taught(known[lesson])
    module = module_of(game, "teaching.course")
    if module is None:
        return None
    course: Course | None = module.course(dict(options))
    return course
