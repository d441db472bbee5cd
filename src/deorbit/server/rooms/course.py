"""What leads through a match at a table: a lesson, or the tutorial and its chapters."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from deorbit.core.errors import DeorbitError
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.games.courses import Course, course_for

ALONE = 2
"""The last chapters of the tutorial: the rest of the match, and its end."""


@dataclass(frozen=True, slots=True)
class Leading:
    course: Course

    @classmethod
    def of(cls, game: str, options: Mapping[str, Any], lesson: str | None) -> "Leading | None":
        try:
            course = course_for(game, options, lesson or "")
        except DeorbitError:
            # A lesson that there is no more leads nowhere.
            return None
        return None if course is None else cls(course)

    def told(self, match: Match, seat: int) -> dict[str, Any]:
        return self.course.told(match.seat(seat))

    def scripted(self, match: Match) -> tuple[int, Action] | None:
        """What the course plays next, as soon as somebody wants to see it."""
        return self.course.scripted(match) if match.to_act else None

    def chapter(self, match: Match) -> str | None:
        """The chapter of the tutorial; None in a lesson, and where the players are on their own."""
        if not match.to_act:
            return None
        told = self.told(match, 0)
        guided = [chapter["name"] for chapter in told.get("chapters", [])][:-ALONE]
        return told["chapter"] if told.get("chapter") in guided else None

    def is_in(self, match: Match, chapter: str) -> bool:
        return self.chapter(match) == chapter
