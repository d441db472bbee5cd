"""A game in the terminal: asks people, lets agents play, and never loses the match."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar

from deorbit.cli.terminal.choices import Choice, Group, actions_of, by_number
from deorbit.cli.terminal.drawing import Drawing
from deorbit.cli.terminal.ending import final_scores, final_words
from deorbit.cli.terminal.screen import Leave
from deorbit.cli.terminal.table import interruptible, unhearing
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.records import Action, Event
from deorbit.core.text import listed
from deorbit.games import find

BACK = ("0", "back")
MOST_BEGUN = 12
"""More actions than these are not offered for one that was typed in part."""

ROOM_FOR_BOARD = 10
"""Rows that the result of a game leaves to the board; else it has a page of its own."""

SCORE = "score"
"""What is typed after the end to read the result again."""

LEAST_LETTERS = 3
"""So many letters of a choice's name choose it."""


Command = Callable[["Loop", int, str], None]
"""What a word does that can be typed at any time: for a seat, with the rest of the line."""


class Loop(Drawing):
    commands: ClassVar[Mapping[str, Command]] = {}
    keep_case: ClassVar[Collection[str]] = ()
    """The words that all games know, and those of them behind which upper case matters."""

    def run(self) -> int:
        with interruptible():
            try:
                self.play_on()
                self.after_the_end()
            except (Leave, KeyboardInterrupt):
                with unhearing():
                    self.depart()
            except BaseException:
                # Whatever went wrong, the match is worth more than the reason.
                if len(self.match):
                    self.table.save_anywhere()
                raise
        return 0

    def play_on(self) -> None:
        while self.match.to_act:
            seat = self.next_seat()
            if self.table.is_person(seat):
                self.ask(seat)
            else:
                self.let_agent(seat)

    def next_seat(self) -> int:
        """Who was called, as long as there is something to decide there; else the lowest seat."""
        if self.called is not None and self.match.legal(self.called):
            return self.called
        self.called = None
        return self.match.to_act[0]

    # Agents ----------------------------------------------------------------------------------

    def let_agent(self, seat: int) -> None:
        action = self.table.agents[seat].choose(self.match, seat)
        self.report(self.table.play(seat, action))
        if self.screen.live and self.screen.pace:
            self.draw(self.watched(), None, "", ())
        self.screen.pause()

    def report(self, events: Sequence[Event]) -> None:
        self.changed = self.face.touched(events) or self.changed
        self.news += events
        if not self.screen.live:
            for line in self.told(events, self.table.reader):
                self.screen.tell(line)

    def since_last_turn(self, seat: int) -> list[Event]:
        """What others did between the last decisions of a seat and those of now."""
        actors = [actor for actor, _ in self.match.actions]
        end = len(actors)
        while end and actors[end - 1] == seat:
            end -= 1
        start = end
        while start and actors[start - 1] != seat:
            start -= 1
        before = self.match.told_earlier
        log = self.match.log(self.reader(seat))[before:]
        return [event for event in log if start < event.step <= end]

    # People ----------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """One decision of a person: loops until the match has changed."""
        self.hand_over(seat)
        version = self.match.version
        self.path = []
        self.focus = None
        while self.match.version == version and self.called in (None, seat):
            view = self.face.viewed(self.match, seat)
            legal = self.match.legal(seat)
            groups = self.face.groups(view, seat, legal, self.screen.language)
            only = groups[0] if len(groups) == 1 and groups[0].at_once is None else None
            opened = self.path[-1] if self.path else only
            self.draw_question(view, seat, groups, opened)
            line = self.screen.read()
            self.notes = []
            try:
                self.answer(seat, line, groups, opened)
            except DeorbitError as error:
                self.refuse(error)

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen. A game with secrets is covered until the next one
        says so; others need no more than the name in the title."""
        if self.table.people > 1 and seat != self.last_person:
            name = self.name(seat)
            if self.face.secrets:
                self.screen.cover()
                self.screen.read(self.screen.say("cli-i-am", player=name) + " ")
            elif not self.screen.live:
                self.screen.tell(self.screen.say("cli-now", player=name))
        self.last_person = seat

    def answer(self, seat: int, line: str, groups: list[Group], opened: Group | None) -> None:
        """A number, a command, an action in notation, or the rest of the opened group's action."""
        typed, line = line.lower(), self.joined(line)
        words = line.lower().split()
        if not words or line.lower() in BACK:
            self.path = self.path[:-1]
            return
        if line.isdigit():
            self.answer_number(seat, line, groups, opened)
            return
        if len(words) == 1 and words[0] not in self.words_known():
            if opened is not None and self.answer_word(seat, words[0], opened):
                return
            near = [group for group in groups if group.focus == words[0]]
            if len(near) > 1:
                self.note("cli-several-here", at=words[0])
                return
            if near:
                self.choose(seat, near[0])
                return
        if len(words) == 1 and opened is None and self.open_by_word(seat, words[0], groups):
            return
        if len(words) > 1 and self.answer_label(seat, typed, groups, opened):
            return
        head, _, rest = self.full_notation(line, keep_case=True).partition(" ")
        if not self.command(seat, head, rest) and not self.begin(seat, head, rest.lower()):
            self.take(seat, self.meant(seat, f"{head} {rest.lower()}"))

    def answer_label(
        self, seat: int, typed: str, groups: list[Group], opened: Group | None
    ) -> bool:
        """The words of a choice as they are shown, or the beginning of them."""
        if typed.split()[0] in (*self.commands, *self.face.words):
            return False
        entries: Sequence[Choice | Group] = groups if opened is None else opened.choices
        fitting = [entry for entry in entries if entry.label.lower().startswith(typed)]
        if len(fitting) == 1:
            self.choose(seat, fitting[0])
        return len(fitting) == 1

    def begin(self, seat: int, kind: str, rest: str) -> bool:
        """An action of which only the first argument was typed: offer what it can go on with."""
        name = "-".join(rest.split())
        legal = [action for action in self.match.legal(seat) if action.kind == kind]
        if not name or not legal:
            return False
        # Whoever acts need not be named.
        first = 1 if len({action.args[:1] for action in legal}) == 1 else 0
        for place in dict.fromkeys((0, first)):
            fitting = [
                action
                for action in legal
                if len(action.args) > place + 1 and f"-{name}" in f"-{action.args[place]}"
            ]
            if 0 < len(fitting) <= MOST_BEGUN:
                view, language = self.match.view(seat), self.screen.language
                choices = [Choice(self.face.said(view, one, language), one) for one in fitting]
                self.path.append(Group(f"{kind} {rest}", tuple(choices), listed=True))
                return True
        return False

    def joined(self, line: str) -> str:
        """The line with a kind of action that was typed in several words written as one."""
        words = line.split()
        kinds = find(self.match.game).kind_of
        for count in (3, 2):
            kind = "-".join(words[:count]).lower()
            if len(words) >= count and kind in kinds:
                return " ".join([kind, *words[count:]])
        return line

    def open_by_word(self, seat: int, word: str, groups: list[Group]) -> bool:
        """Open the group of a kind of action, or take what stands alone, by its name; False if
        the word names neither or several."""
        if word in self.commands or word in self.face.words or len(word) < LEAST_LETTERS:
            return False
        kinds = [{action.kind for action in actions_of([group])} for group in groups]
        fitting = [
            group
            for group, own in zip(groups, kinds, strict=True)
            if group.at_once is None and any(kind.startswith(word) for kind in own)
        ]
        exact = [group for group in fitting if any(one.kind == word for one in actions_of([group]))]
        named = [
            group
            for group in groups
            if group.at_once is not None and str(group.at_once.args[-1:]) != "()"
            if str(group.at_once.args[-1]).startswith(word)
        ]
        found = exact or fitting or named
        if len(found) != 1:
            return False
        self.choose(seat, found[0])
        return True

    def command(self, seat: int, head: str, rest: str) -> bool:
        """Do what a command says, one that all games have or one of this game."""
        if head in self.commands:
            self.commands[head](self, seat, rest if head in self.keep_case else rest.lower())
        elif head in self.face.words:
            view = self.face.viewed(self.match, seat)
            self.tell(self.face.words[head](view, seat, rest.lower(), self.screen.language))
        else:
            return False
        return True

    def answer_word(self, seat: int, word: str, opened: Group) -> bool:
        """The beginning of a choice's name, or the last word of an action that is then refused
        with its reason; False if it is neither."""
        named = opened.named(word) if len(word) >= LEAST_LETTERS else []
        if len(named) == 1:
            self.choose(seat, named[0])
            return True
        action = opened.completed(word)
        if action is None:
            return False
        if not any(sign.isdigit() or sign == "-" for sign in word):
            try:
                action = self.meant(seat, str(action))
                self.match.why_not(seat, action)
            except BadInput:
                return False
        self.take(seat, action)
        return True

    def answer_number(
        self, seat: int, line: str, groups: list[Group], opened: Group | None
    ) -> None:
        choices: Sequence[Choice | Group] = groups if opened is None else opened.choices
        place = by_number(line, choices) if opened is None or opened.numbered else None
        if place is None:
            if opened is not None and not opened.numbered:
                raise BadInput(self.wording("cli-type-a-cell"))
            raise BadInput("cli-no-such-number", number=line[:9], last=len(choices))
        self.choose(seat, choices[place])

    def choose(self, seat: int, entry: Choice | Group) -> None:
        """Take a choice, or open a group of them."""
        action = entry.at_once if isinstance(entry, Group) else entry.action
        if action is not None:
            self.take(seat, action)
        elif isinstance(entry, Group):
            self.path.append(entry)
            self.focus = None

    def take(self, seat: int, action: Action) -> None:
        events = self.table.play(seat, action)
        if seat not in self.match.to_act:
            self.called = None
        self.forget_news()
        self.report(events)

    def words_known(self) -> list[str]:
        return [*self.commands, *self.face.words, *find(self.match.game).kind_of]

    def meant(self, seat: int, notation: str) -> Action:
        view, action = self.match.view(seat), Action.parse(notation)
        return self.face.meant(view, action, self.screen.language)

    def full_notation(self, line: str, keep_case: bool = False) -> str:
        """The line with its first word in full: any case, any beginning that fits one word only."""
        head, _, rest = line.strip().partition(" ")
        head = head.lower()
        known = self.words_known()
        fitting = [head] if head in known else [word for word in known if word.startswith(head)]
        if len(fitting) > 1:
            raise BadInput(
                "cli-ambiguous", word=head[:40], fitting=listed(fitting, self.screen.language)
            )
        if not fitting:
            raise BadInput("cli-unknown-word", word=head[:40])
        return f"{fitting[0]} {rest.strip() if keep_case else rest.strip().lower()}"

    # Leaving ---------------------------------------------------------------------------------

    def after_the_end(self) -> None:
        """Who won and why; the match can still be kept, read and looked at."""
        reader = self.table.reader or 0
        words = final_words(self.match, self.screen)
        self.notes = words
        if self.screen.live and self.rows(words) > self.screen.height - ROOM_FOR_BOARD:
            self.screen.page(words)
            self.notes = [*words[:2], final_scores(self.match, self.screen)]
        while True:
            if not self.screen.live:
                for note in self.notes:
                    self.screen.tell(note)
            self.draw(self.watched(), None, self.screen.say(self.wording("cli-end-how")), ())
            line = self.screen.read()
            if not line:
                return
            self.notes = []
            if line.lower() == SCORE:
                self.screen.page(words)
                continue
            try:
                head, _, rest = self.full_notation(line, keep_case=True).partition(" ")
                if head in ("hint", "undo") or not self.command(reader, head, rest):
                    raise BadInput("cli-is-over")
            except DeorbitError as error:
                self.refuse(error)

    def depart(self) -> None:
        """Leave at once, with the match safe on disk."""
        if not self.match.to_act:
            return
        if not len(self.match):
            self.screen.tell(self.screen.say("cli-nothing-played"))
            return
        path = self.table.save_anywhere()
        self.screen.tell("")
        self.screen.tell(self.screen.say("cli-saved", file=str(path)))
        self.screen.tell(self.screen.say("cli-continue"))
        self.screen.tell_whole(f"  {self.table.command()}")
