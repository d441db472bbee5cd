"""The tutorial in the terminal: its chapters at the reader's pace, Lindsey's moves one by one."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

import deorbit
from deorbit.agents import Agent, agent
from deorbit.cli.commands.play import Play
from deorbit.cli.terminal import files, palette
from deorbit.cli.terminal.face import face_of
from deorbit.cli.terminal.pages import goal_lines, marked, paged
from deorbit.cli.terminal.screen import Leave, Screen
from deorbit.cli.terminal.table import Table
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.core.records import Action
from deorbit.core.text import told as in_words
from deorbit.games.courses import Course, course_for

GAME = "stationfall"
LINDSEY = 0
HOST, GUEST = "lindsey", "novice"
"""The agents of Lindsey's seat and of the others."""
PLAYERS = (1, 2, 3)

SKIP, AGAIN, CHAPTER, GOALS = "skip", "again", "chapter", "goals"
WORDS = (SKIP, AGAIN, CHAPTER, GOALS)
"""What can be typed besides the words of every game."""
LEAVING = ("quit", "q")


class Elsewhere(Exception):
    """The match has gone to another moment: whatever was asked is asked no more."""


class TutorialTable(Table):
    """People sit behind Lindsey. `by_hand`: they decide for the seats that are left, too."""

    def __init__(
        self, match: Match, people: int, by_hand: bool, seed: int | None, path: Path | None
    ) -> None:
        agents: list[Agent] = [agent(HOST)]
        agents += [agent(GUEST, seed=None if seed is None else seed * 16 + s) for s in PLAYERS]
        super().__init__(match, people, agents, GUEST, path)
        self.by_hand = by_hand
        self.persons = list(PLAYERS if by_hand else PLAYERS[:people])

    @property
    def reader(self) -> int | None:
        return self.persons[0] if self.people == 1 else None

    def command(self) -> str:
        words = [str(self.path)]
        if self.people != 1:
            words += ["--people", str(self.people)]
        if self.by_hand:
            words.append("--by-hand")
        return shlex.join(["deorbit", "tutorial", *words])


class TutorialPlay(Play):
    table: TutorialTable

    def __init__(self, table: TutorialTable, screen: Screen, course: Course) -> None:
        super().__init__(table, screen, face_of(GAME))
        self.course = course
        self.opened = ""
        """The chapter whose new things have been read."""
        self.instructed = ""
        """The chapter in which the reader knows what to do."""
        self.ticked: set[tuple[int, str]] = set()
        """Goals that were told to be done, by seat."""

    # Chapters --------------------------------------------------------------------------------

    def taught(self, seat: int | None = None) -> dict[str, Any]:
        """What the course tells now."""
        reader = self.table.persons[0] if seat is None else seat
        return self.course.told(self.match.seat(reader))

    def open_chapter(self, told: dict[str, Any]) -> None:
        """What is new, and what Lindsey has in mind: once for each chapter."""
        if told["chapter"] == self.opened:
            return
        self.opened = told["chapter"]
        self.ticked, self.notes = set(), []
        title = self.screen.say(told["title"])
        self.read_part(title, told["new"])
        self.read_part(self.screen.say("cli-tutorial-lindsey", title=title), told["lindsey"])

    def instruct(self, told: dict[str, Any]) -> None:
        """What the reader does now, what not, and the goals: once for each chapter."""
        if told["chapter"] == self.instructed:
            return
        self.instructed = told["chapter"]
        title = self.screen.say("cli-tutorial-you", title=self.screen.say(told["title"]))
        self.read_part(title, told["you"], self.duties(told))

    def duties(self, told: dict[str, Any]) -> list[Text]:
        """Limits and goals."""
        lines: list[Text] = []
        if told["limits"]:
            lines += [Text(), self.heading("cli-tutorial-limits")]
            lines += [marked(f"· {self.screen.say(one)}") for one in told["limits"]]
        if told["goals"]:
            lines += [Text(), self.heading("cli-tutorial-goals")]
            lines += goal_lines(told["goals"], self.screen)
        return lines

    def heading(self, message: str) -> Text:
        return Text(self.screen.say(message), f"bold {palette.NOW}")

    def read_part(self, title: str, messages: Sequence[str], below: Sequence[Text] = ()) -> None:
        """A page or more, each until the reader goes on."""
        lines: list[Text] = [Text(title, f"bold {palette.NOW}")]
        for message in messages:
            lines += [Text(), marked(self.screen.say(message))]
        for page in paged([*lines, *below], self.screen):
            self.show(page)
            self.wait_for_reader()

    def show(self, page: Sequence[Text]) -> None:
        if self.screen.live:
            self.screen.draw(page)
        else:
            for line in page:
                self.screen.tell(line)

    def wait_for_reader(self) -> None:
        self.obey(self.screen.read(self.screen.say("cli-tutorial-go-on") + " "))

    def obey(self, line: str) -> None:
        """What a reader can say in place of going on."""
        word = line.strip().lower()
        if word in LEAVING:
            raise Leave
        if word == SKIP:
            self.skip()
        elif word == AGAIN:
            self.again()

    # Lindsey ---------------------------------------------------------------------------------

    def let_agent(self, seat: int) -> None:
        try:
            told = self.taught()
            self.open_chapter(told)
            if seat == LINDSEY and told["next"] is not None:
                self.show_move(told["next"])
        except Elsewhere:
            return
        super().let_agent(seat)

    def show_move(self, coming: dict[str, Any]) -> None:
        """What Lindsey is about to do and why, until the reader goes on."""
        view = self.watched()
        language = self.screen.language
        lines = []
        for one in coming["skipped"]:
            what = self.face.said(view, Action.from_json(one["action"]), language)
            why = in_words(GAME, one["reason"], language)
            line = self.screen.say("cli-tutorial-left-out", what=what, why=why)
            lines.append(Text(line, palette.QUIET))
        lines.append(marked(self.screen.say(coming["say"])))
        what = self.face.said(view, Action.from_json(coming["action"]), language)
        question = self.screen.say("cli-tutorial-does", what=what)
        if self.screen.live:
            self.notes = lines
            self.draw(view, None, question, ())
            self.notes = []
        else:
            self.show([*lines, Text(question, f"bold {palette.NOW}")])
        self.wait_for_reader()
        self.forget_news()

    # The reader ------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        try:
            told = self.taught(seat)
            self.open_chapter(told)
            self.instruct(told)
            super().ask(seat)
        except Elsewhere:
            return

    def hand_over(self, seat: int) -> None:
        """One person who decides for all needs no cover; nor does anybody for open cards."""
        if self.table.people > 1:
            super().hand_over(seat)
        elif seat != self.last_person:
            if self.table.by_hand and not self.screen.live:
                self.screen.tell(self.screen.say("cli-now", player=self.name(seat)))
            self.last_person = seat

    def take(self, seat: int, action: Action) -> None:
        super().take(seat, action)
        if not self.match.to_act:
            return
        done = [(seat, goal["id"]) for goal in self.taught(seat)["goals"] if goal["done"]]
        for one in done:
            if one not in self.ticked:
                self.note("cli-tutorial-ticked", goal=self.screen.say(one[1]))
        self.ticked.update(done)

    def words_known(self) -> list[str]:
        return [*WORDS, *super().words_known()]

    def command(self, seat: int, head: str, rest: str) -> bool:
        if head == SKIP:
            self.skip()
        elif head == AGAIN:
            self.again()
        elif head == CHAPTER:
            self.opened = self.instructed = ""
            raise Elsewhere
        elif head == "help":
            words = [self.wording("cli-play-help"), "cli-tutorial-help"]
            self.screen.page([line for one in words for line in self.screen.say(one).splitlines()])
        elif head == GOALS:
            told = self.taught(seat)
            self.screen.page(self.duties(told) or [self.screen.say("cli-tutorial-no-goals")])
        else:
            return super().command(seat, head, rest)
        return True

    # Time ------------------------------------------------------------------------------------

    def skip(self) -> None:
        """On to the next chapter: agents decide for everybody until then."""
        chapter = self.taught()["chapter"]
        while self.match.to_act and self.taught()["chapter"] == chapter:
            seat = self.match.to_act[0]
            action = self.table.agents[seat].choose(self.match, seat)
            self.report(self.table.play(seat, action))
        self.go_elsewhere()

    def again(self) -> None:
        """Back to where this chapter began, by other chances from there on."""
        told = self.taught()
        step = next(one["step"] for one in told["chapters"] if one["name"] == told["chapter"])
        self.table.match = self.match.fork(step)
        self.opened = self.instructed = ""
        self.go_elsewhere()

    def go_elsewhere(self) -> None:
        self.path, self.called, self.last_person = [], None, None
        self.notes = []
        self.forget_news()
        raise Elsewhere

    def after_the_end(self) -> None:
        """The chapter on points, then the result."""
        try:
            told = self.taught()
            self.open_chapter(told)
            self.instruct(told)
        except Elsewhere:
            # The last chapter once more, if somebody wants that.
            self.play_on()
        super().after_the_end()


def begin(
    file: Path | None, second: bool, people: int, by_hand: bool, seed: int | None, screen: Screen
) -> TutorialPlay:
    """A new tutorial, or one that was left."""
    if not 1 <= people <= len(PLAYERS):
        raise BadInput("cli-tutorial-people", people=people, most=len(PLAYERS))
    if file is None:
        match = deorbit.new(GAME, seats=4, seed=seed, tutorial="second" if second else "first")
    else:
        match = files.read(file)
    course = course_for(match.game, match.options)
    if course is None:
        raise BadInput("cli-tutorial-none", file=str(file))
    return TutorialPlay(TutorialTable(match, people, by_hand, seed, file), screen, course)
