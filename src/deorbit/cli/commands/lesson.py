"""Lessons in the terminal: a list of them, and one after the other to try."""

import difflib
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

import deorbit
from deorbit.cli.commands.play import Play
from deorbit.cli.terminal import lookup, palette
from deorbit.cli.terminal.face import face_of
from deorbit.cli.terminal.screen import Leave, Screen
from deorbit.cli.terminal.table import Table, interruptible
from deorbit.core.errors import BadInput
from deorbit.core.lessons import TITLE, Lesson, Standing
from deorbit.core.options import PackOption, language_for
from deorbit.core.rulebook import MARKUP
from deorbit.games import find

DONE, OPEN = "✓", "○"
LEAVE = ("q", "quit")
BARRED = ("save", "as")
"""Commands of a game that mean nothing in a lesson."""


def show_lessons(game: str | None, pack: Path | None, screen: Screen) -> int:
    """Every lesson in a line: its number, its name and its title."""
    shown = [one for one in deorbit.games() if pack is None or takes_packs(one)]
    for name in shown if game is None else [game]:
        lessons = deorbit.lessons(name, pack)
        if not lessons:
            screen.tell(screen.say("cli-lesson-none", game=screen.say(f"{name}-title")))
            continue
        language = language_of(lessons[0], screen)
        title = screen.say("cli-lesson-list", game=screen.say(f"{name}-title"))
        screen.tell(Text(title, f"bold {palette.NOW}"))
        width = max(len(lesson.name) for lesson in lessons)
        for number, lesson in enumerate(lessons, 1):
            line = Text(f"{number:3}  ", palette.QUIET)
            line.append(lesson.name.ljust(width + 2), f"bold {palette.POSSIBLE}")
            line.append(lesson.say(TITLE, language))
            screen.tell(line)
        screen.tell("")
        screen.tell(screen.say("cli-lesson-begin"))
        screen.tell_whole(f"  {command_for(lessons[0], pack)}")
        screen.tell("")
    return 0


def find_lesson(game: str, wanted: str, pack: Path | None) -> tuple[list[Lesson], int]:
    """The lessons of a game, and the place of the one that is meant by name or by number."""
    lessons = deorbit.lessons(game, pack)
    names = [lesson.name for lesson in lessons]
    if wanted.isascii() and wanted.isdigit() and 0 < int(wanted[:4]) <= len(names):
        return lessons, int(wanted[:4]) - 1
    name = "-".join(wanted.lower().split())
    if name in names:
        return lessons, names.index(name)
    near = difflib.get_close_matches(name, names, n=4, cutoff=0.6)
    known = ", ".join(near or names)
    raise BadInput("cli-lesson-unknown", game=game, lesson=wanted[:40], known=known or "-")


def play_lesson(game: str, wanted: str, pack: Path | None, screen: Screen) -> int:
    lessons, place = find_lesson(game, wanted, pack)
    screen.language = language_of(lessons[0], screen)
    while place < len(lessons):
        if not LessonPlay(lessons[place], screen, place + 1 == len(lessons)).learned():
            return 0
        place += 1
    return 0


def takes_packs(game: str) -> bool:
    return any(isinstance(option, PackOption) for option in find(game).options)


def language_of(lesson: Lesson, screen: Screen) -> str:
    return language_for(lesson.position.get("options", {}), screen.language)


def command_for(lesson: Lesson, pack: Path | None) -> str:
    words = ["deorbit", "lesson", lesson.game, lesson.name]
    return shlex.join(words if pack is None else [*words, "--pack", str(pack)])


class Again(Exception):
    """The learner wants to begin again."""


class Onward(Exception):
    """The learner wants the next lesson."""


class LessonPlay(Play):
    """One lesson. Whatever is tried, nothing is saved and nobody else plays."""

    aside = "cli-lesson-aside"

    def __init__(self, lesson: Lesson, screen: Screen, last: bool) -> None:
        self.lesson = lesson
        self.last = last
        super().__init__(_table(lesson), screen, face_of(lesson.game))
        self.own: dict[str, Callable[[str], None]] = {
            "tip": self.tell_tip,
            "hint": self.tell_tip,
            "goals": self.tell_goals,
            "story": self.tell_story,
            "again": self.begin_again,
            "next": self.go_on,
        }

    def learned(self) -> bool:
        """Tries until it is done or passed over; False if the learner leaves."""
        with interruptible():
            try:
                self.screen.page(self.opening())
                while True:
                    try:
                        self.attempt()
                        return self.after()
                    except Again:
                        self.table = _table(self.lesson)
                        self.notes = [self.quiet("cli-lesson-again")]
            except Onward:
                return True
            except (Leave, KeyboardInterrupt):
                return False

    def attempt(self) -> None:
        """One try: to its goals, or to the end of the turn."""
        self.forget_news()
        while self.match.seat(self.lesson.seat).asked:
            standing = self.standing()
            if standing.done:
                return
            self.notes += self.how_far(standing)
            self.ask(self.lesson.seat)

    def after(self) -> bool:
        """What was learned, or what went wrong."""
        standing = self.standing()
        self.notes += self.how_far(standing)
        key = "cli-lesson-failed"
        if standing.done:
            key = "cli-lesson-done-last" if self.last else "cli-lesson-done"
            self.notes.append(Text(self.words("learned"), f"bold {palette.NOW}"))
            numbers = ", ".join(self.lesson.rules)
            self.notes.append(self.quiet("cli-lesson-rules", rules=numbers))
        while True:
            if not self.screen.live:
                for note in self.notes:
                    self.screen.tell(note)
            self.draw(self.watched(), None, self.screen.say(key), ())
            line = self.screen.read().lower()
            self.notes = []
            if line in LEAVE or (standing.done and self.last and not line):
                raise Leave
            if line in ("", "next") and standing.done:
                return not self.last
            if line.startswith("n"):
                raise Onward
            if line in ("", "0") or line.startswith("a"):
                raise Again
            if line.startswith("r"):
                number = standing.fault.rule if standing.fault else self.lesson.rules[0]
                wanted = line.partition(" ")[2] or number
                self.screen.page(lookup.found(self.match.game, wanted, self.screen.language))

    # Words of a lesson ---------------------------------------------------------------------------

    def standing(self) -> Standing:
        return self.lesson.standing(self.match.seat(self.lesson.seat))

    def words(self, end: str) -> str:
        return MARKUP.sub("", self.lesson.say(end, self.screen.language))

    def quiet(self, message: str, **args: Any) -> Text:
        return Text(self.screen.say(message, **args), palette.QUIET)

    def opening(self) -> list[str | Text]:
        lines: list[str | Text] = [Text(self.words(TITLE), f"bold {palette.NOW}"), ""]
        lines += [*self.words("story").splitlines(), ""]
        lines += [*self.goals(self.standing()), ""]
        lines.append(self.quiet("cli-lesson-how"))
        return lines

    def goals(self, standing: Standing) -> list[Text]:
        """Each with a tick if it is reached."""
        lines = []
        for (name, _), done in zip(self.lesson.goals, standing.reached, strict=True):
            sign, style = (DONE, palette.POSSIBLE) if done else (OPEN, palette.TEXT)
            lines.append(Text(f"{sign} {self.words(f'goal-{name}')}", style))
        return lines

    def how_far(self, standing: Standing) -> list[Text]:
        """The goals, and what went wrong with the rule behind it."""
        lines = self.goals(standing)
        fault = standing.fault
        if fault is not None:
            sentence = self.screen.say(self.lesson.fault_message(fault))
            lines.append(Text(MARKUP.sub("", sentence), f"bold {palette.DANGER}"))
            body = lookup.paragraph(self.match.game, fault.rule, self.screen.language)
            lines.append(Text(f"{fault.rule}  {body}", palette.QUIET))
            if self.match.seat(self.lesson.seat).asked:
                lines.append(self.quiet("cli-lesson-astray"))
        return lines

    # What can be typed ---------------------------------------------------------------------------

    def words_known(self) -> list[str]:
        return [*self.own, *(word for word in super().words_known() if word not in BARRED)]

    def command(self, seat: int, head: str, rest: str) -> bool:
        if head in self.own:
            self.own[head](rest)
            return True
        if head == "help":
            self.screen.page(self.screen.say("cli-lesson-help").splitlines())
            return True
        return super().command(seat, head, rest)

    def tell_tip(self, rest: str) -> None:
        self.tell([self.words("tip")])

    def tell_goals(self, rest: str) -> None:
        self.notes += self.how_far(self.standing())

    def tell_story(self, rest: str) -> None:
        self.screen.page(self.opening())

    def begin_again(self, rest: str) -> None:
        raise Again

    def go_on(self, rest: str) -> None:
        raise Onward


def _table(lesson: Lesson) -> Table:
    """The position with the learner alone at it."""
    match = deorbit.scenario(lesson.game, lesson.position)
    table = Table(match, 1, [], "", None)
    table.persons = [lesson.seat]
    return table
