"""The course beside the board: found by what it says, used by clicks."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from deorbit.core import text
from deorbit.core.lessons import Lesson
from web.person import Person
from web.screen import Screen
from web.wording import called, say, web

Json = Any


class Learner:
    """Somebody at a table that teaches."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def begin(self, game: str, name: str) -> None:
        """Choose a lesson on the page where they stand."""
        self.person.open("/learn")
        title = say(f"{game}-lesson-{name}")
        self.page.get_by_role("button", name=title).first.click()
        self.arrive(title)

    def arrive(self, title: str) -> None:
        """Until the lesson of this title has begun."""
        expect(self.panel.get_by_role("heading", name=title, exact=True)).to_be_attached()
        self.person.until(lambda: self.course is not None, "the course")

    @property
    def course(self) -> Json:
        channels = self.person.channels
        return channels[-1].game and channels[-1].game["course"] if channels else None

    def known(self) -> Json:
        """The same, as soon as the channel of the seat is there."""
        self.person.until(lambda: self.course is not None, "the course")
        return self.course

    @property
    def panel(self) -> Locator:
        return self.page.locator("section.course")

    @property
    def deed(self) -> Locator:
        """The one button of a course."""
        return self.page.locator("button[aria-keyshortcuts=n]").first

    @property
    def fault(self) -> Locator:
        return self.panel.locator("section.fault")

    def goal(self, place: int) -> Locator:
        return self.panel.get_by_role("listitem").nth(place)

    def is_reached(self, place: int) -> None:
        expect(self.goal(place)).to_contain_text(say("web-learn-goal-done"))

    def press(self) -> None:
        """Press the one button, until something has happened at the table."""
        version = self.person.version
        while self.person.version == version:
            words = self.deed.all_inner_texts()
            self.deed.click()
            # While the service is asked there may be no button at all.
            self.person.until(
                lambda said=words: (
                    self.person.version > version or self.deed.all_inner_texts() not in (said, [])
                ),
                "what the button does",
            )

    def solve(self, screen: Screen, lesson: Lesson) -> None:
        """Play the solution of a lesson of Stationfall, in the list of actions."""
        for notation in lesson.solution:
            kind, *args = notation.split()
            version = self.person.version
            screen.kind(kind).click()
            while self.person.version == version:
                screen.offered(version)
                if screen.warning.is_visible():
                    screen.sure()
                elif self.person.version == version:
                    self._choose(screen, args, version)

    def _choose(self, screen: Screen, args: list[str], version: int) -> None:
        """The chip that an argument stands on."""
        for arg in args:
            chips = screen.steps().filter(has_text=_word(arg))
            if chips.count():
                args.remove(arg)
                chips.first.click()
                screen.offered(version)
                return

    def plain(self, message: str) -> str:
        """A message as it stands on the page, up to its first mark."""
        return say(message).split("**")[0].split("`")[0].split("\n")[0]


def _word(arg: str) -> str:
    """What an argument of an action is called on the page."""
    if arg.isdigit():
        return web("cubes", count=int(arg))
    sorts = ("character", "section", "item")
    return called(next(one for one in sorts if text.has(f"stationfall-{one}-{arg}")), arg)
