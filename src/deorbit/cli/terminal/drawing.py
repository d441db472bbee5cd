"""What the terminal shows of a game: board, question, news, answers."""

from collections.abc import Sequence

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Group
from deorbit.cli.terminal.face import Face, Spot, View
from deorbit.cli.terminal.frame import LEAST_WIDE, PANEL, Scene, compose
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.table import Table
from deorbit.cli.terminal.widths import wrapped
from deorbit.core.errors import DeorbitError
from deorbit.core.match import Match
from deorbit.core.records import Action, Event
from deorbit.core.text import Value, has, listed, marked, say, sentences, worded

LOG_COLUMN = 60
MOST_NOTES = 6
MOST_UNSEEN = 6
"""More choices than these outside the window are counted, not named."""

MOST_NAMED = 3
"""Of more who decide at once only one is named in the title."""

MORE = " ..."
"""How the label of a group ends that opens a list."""


class Drawing:
    """What is shown, and what it depends on; who goes on with it asks and plays."""

    aside = "cli-aside"
    """The message with the words to type that the title reminds of."""

    def __init__(self, table: Table, screen: Screen, face: Face) -> None:
        self.table = table
        self.screen = screen
        self.face = face
        self.news: list[Event] = []
        self.notes: list[Text] = []
        self.changed: tuple[str, ...] = ()
        self.focus: str | None = None
        self.path: list[Group] = []
        self.last_person: int | None = None
        self.called: int | None = None
        """Who decides next, if that is not the lowest seat that is asked."""

    @property
    def match(self) -> Match:
        return self.table.match

    def told(self, events: Sequence[Event], reader: int | None) -> list[Text]:
        """Events in words, as this reader may know them."""
        language = self.screen.language
        return [Text(event.read_by(reader).text(language), palette.QUIET) for event in events]

    def reader(self, seat: int) -> int | None:
        """Whose eyes read the log: those of who is asked."""
        return seat if self.match.to_act else self.table.reader

    def name(self, seat: int) -> str:
        return self.face.name(self.match, seat, self.screen.language)

    def watched(self) -> View:
        """The view of whoever watches while nobody is asked."""
        reader = self.table.reader
        return self.match.view(None) if reader is None else self.face.viewed(self.match, reader)

    def wording(self, message: str) -> str:
        """The message in the words of this game, where it has its own."""
        own = f"{message}-{self.match.game}"
        return own if has(own) else message

    def note(self, message: str, **args: Value) -> None:
        self.tell([self.screen.say(message, **args)])

    def tell(self, lines: Sequence[str]) -> None:
        """An answer: under the board, or on a page of its own where it is long."""
        notes = [Text(line, palette.TEXT) for line in lines]
        high = self.screen.live and self.rows(notes) > self.screen.height // 2
        if high or len(lines) > MOST_NOTES:
            self.screen.page(lines)
        else:
            self.notes += notes

    def refuse(self, error: DeorbitError) -> None:
        self.notes.append(Text(error.say(self.screen.language), f"bold {palette.DANGER}"))

    def forget_news(self) -> None:
        self.news = []
        self.changed = ()

    def spot(self, seat: int | None, opened: Group | None, home: str | None = None) -> Spot:
        last = self.changed[-1] if self.changed else None
        chosen = opened.focus if opened else None
        return Spot(
            focus=self.focus or chosen or home or last,
            chosen=chosen,
            changed=self.changed,
            marks=opened.marks() if opened else {},
            plain=self.screen.plain,
            seat=seat,
        )

    def draw_question(
        self, view: View, seat: int, groups: list[Group], opened: Group | None
    ) -> None:
        asked = view["prompt"]
        args = worded(self.match.game, asked["args"], self.match.names, self.screen.language)
        if "action" in args:
            action = Action.parse(str(args["action"]))
            args["action"] = self.face.said(view, action, self.screen.language)
        question = say(asked["id"], args, self.screen.language)
        choices: Sequence[str] = [group.label for group in groups]
        if opened is not None:
            choices = [choice.label for choice in opened.choices] if opened.listed else ()
            how = self.wording("cli-choose-number" if opened.numbered else "cli-choose-cell")
            parts = [question, "" if opened.listed else self.screen.say(how)]
            if self.path:
                label = opened.label.removesuffix(MORE).removesuffix("…")
                parts[0] = self.screen.say("cli-chosen", what=label)
                parts.append(self.screen.say("cli-choose-back"))
            question = sentences((part for part in parts if part), self.screen.language)
        if not self.screen.live:
            for line in self.notes:
                self.screen.tell(line)
        self.draw(view, seat, question, choices, opened)

    def draw(
        self,
        view: View,
        seat: int | None,
        question: str,
        choices: Sequence[str],
        opened: Group | None = None,
    ) -> None:
        home = self.face.home(view, seat) if seat is not None else None
        reader = self.table.reader if seat is None else seat
        log = self.match.log(reader)[-LOG_COLUMN:]
        # A pipe has told them already.
        news = self.news if self.screen.live and not self.notes else []
        scene = Scene(
            view=view,
            spot=self.spot(reader, opened, home),
            title=say(f"{self.match.game}-title", {}, self.screen.language),
            clock=self.face.clock(view, self.screen.language),
            aside=self.screen.say(self.aside),
            now=self.whose_turn(),
            news=self.told(news, reader),
            weighty=self.told([event for event in news if self.face.matters(event)], reader),
            more=lambda count: self.screen.say("cli-news-more", count=count),
            notes=self.notes if self.screen.live else (),
            question=question,
            choices=choices,
            log=[event.text(self.screen.language) for event in log],
        )
        size = (self.screen.width, self.screen.height)
        lines, picture = compose(self.face, scene, *size, self.screen.language)
        if opened is not None and (unseen := self.unseen(opened, picture.seen)):
            scene.question += f" {unseen}"
            lines, picture = compose(self.face, scene, *size, self.screen.language)
        self.screen.draw(lines)

    def unseen(self, opened: Group, seen: frozenset[str]) -> str:
        """What lies outside the window, in words."""
        outside = [
            f"{number} {choice.at}"
            for number, choice in enumerate(opened.choices, 1)
            if choice.at is not None and choice.at not in seen
        ]
        if not outside or opened.listed:
            return ""
        if opened.numbered and len(outside) <= MOST_UNSEEN:
            return self.screen.say("cli-unseen", choices=listed(outside, self.screen.language))
        return self.screen.say(self.wording("cli-unseen-many"), count=len(outside))

    def whose_turn(self) -> Text:
        line = Text()
        seats = sorted(self.match.to_act, key=lambda seat: not self.table.is_person(seat))
        shown = seats if len(seats) <= MOST_NAMED else seats[:1]
        for seat in shown:
            name, mine = self.name(seat), self.table.is_person(seat)
            who = "cli-turn-you" if mine and self.table.people == 1 else "cli-turn-agent"
            who = "cli-turn-bot" if self.table.is_bot(seat) else who
            # Who plays alone is called "You" already.
            told = not mine or (self.table.people == 1 and self.match.seats > 1)
            whole = marked(name, self.screen.say(who) if told else "", self.screen.language)
            line.append(name, f"bold {self.face.colours[seat]}")
            line.append(whole.removeprefix(name) + " ", palette.QUIET)
        if len(seats) > len(shown):
            line.append(f"+{len(seats) - len(shown)}", palette.QUIET)
        return line

    def rows(self, lines: Sequence[Text]) -> int:
        """How many rows they take beside the panel, where there is one."""
        width = self.screen.width - (PANEL + 1 if self.screen.width >= LEAST_WIDE else 0)
        return sum(len(wrapped(line, width)) for line in lines)
