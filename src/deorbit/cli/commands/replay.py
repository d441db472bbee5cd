"""Steps through a saved match."""

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from deorbit.cli.terminal import files, lookup, palette
from deorbit.cli.terminal.bot_options import account_lines, bots_in, last_account
from deorbit.cli.terminal.ending import final_scores, final_words
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.cli.terminal.screen import Leave, Screen
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.options import language_for
from deorbit.core.records import Event
from deorbit.core.text import has, headed, say

LOG_LINES = 20
LOG_COLUMN = 60
NOBODY = -1
"""The seat of a spectator."""


class Replay:
    def __init__(self, path: Path, screen: Screen, packs: Iterable[Path] = ()) -> None:
        self.screen = screen
        self.match = files.read_to_watch(path, packs)
        screen.language = language_for(self.match.options, screen.language)
        self.face = face_of(self.match.game)
        self.actions = self.match.actions_read_by(None)
        # What other rules played stands in the log as told, but cannot be stepped through.
        told = self.match.told_earlier
        self.log = self.match.log(None)[told:]
        self.moment = 0
        self.note = ""

    def run(self) -> int:
        moves = {"": self.next, "n": self.next, "b": self.back, "t": self.next_turn}
        moves |= {"end": self.to_end, "e": self.to_end, "start": self.to_start}
        try:
            while True:
                self.draw()
                line = self.screen.read(f"{self.moment}/{len(self.actions)} > ").lower()
                self.note = ""
                try:
                    if line in ("q", "quit"):
                        return 0
                    if line in moves:
                        moves[line]()
                    elif line != "help" and not self.show(*line.partition(" ")[::2]):
                        self.jump(line)
                except DeorbitError as error:
                    self.note = error.say(self.screen.language)
        except (Leave, KeyboardInterrupt):
            return 0

    def show(self, head: str, rest: str) -> bool:
        """What a word asks to see, as it was at this moment; False if it is no such word."""
        view, language = self.match.at(self.moment).view(None), self.screen.language
        if head == "log":
            self.show_log(rest.strip())
        elif head == "rules":
            self.screen.page(lookup.found(self.match.game, rest, language))
        elif head == "look" and rest:
            self.screen.page(self.face.look(view, rest, language))
        elif head == "why" and isinstance(self.match, Match) and bots_in(self.match):
            self.show_why()
        elif head in ("who", "players", "script") and head in self.face.words:
            self.screen.page(self.face.words[head](view, NOBODY, rest, language))
        else:
            return False
        return True

    def show_why(self) -> None:
        """What the bot considered whose turn this is, or was last."""
        match = self.match.at(self.moment)
        if not isinstance(match, Match) or not (found := last_account(match, bots_in(match))):
            raise BadInput("cli-why-none-yet")
        self.screen.page(account_lines(match, *found, self.face, self.screen))

    def next(self) -> None:
        if self.moment == len(self.actions):
            raise BadInput("cli-replay-at-end")
        self.moment += 1

    def back(self) -> None:
        if not self.moment:
            raise BadInput("cli-replay-at-start")
        self.moment -= 1

    def next_turn(self) -> None:
        """On to where another seat decides."""
        self.next()
        while self.moment < len(self.actions):
            if self.actions[self.moment][0] != self.actions[self.moment - 1][0]:
                break
            self.moment += 1

    def to_end(self) -> None:
        self.moment = len(self.actions)

    def to_start(self) -> None:
        self.moment = 0

    def jump(self, line: str) -> None:
        if not (line.isascii() and line.isdigit() and len(line) < 8):
            raise BadInput("cli-replay-unknown", word=line[:40])
        if int(line) > len(self.actions):
            raise BadInput("bad-moment", moment=int(line), last=len(self.actions))
        self.moment = int(line)

    def show_log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 7 else LOG_LINES
        lines = [event.text(self.screen.language) for event in self.until(self.moment)]
        self.screen.page(lines[-count:] if lines else [self.screen.say("cli-log-empty")])

    def until(self, moment: int) -> list[Event]:
        return [event for event in self.log if event.step <= moment]

    def draw(self) -> None:
        match = self.match.at(self.moment)
        view = match.view(None)
        events = [event for event in self.log if event.step == self.moment]
        touched = self.face.touched(events)
        now = Text(f"{self.moment}/{len(self.actions)}", f"bold {palette.NOW}")
        news = []
        if self.moment and not events:
            seat, action = self.actions[self.moment - 1]
            name = self.face.name(self.match, seat, self.screen.language)
            style = f"bold {self.face.colours[seat]}"
            news.append(Text(headed(name, str(action), self.screen.language), style))
        news += [Text(event.text(self.screen.language)) for event in events]
        if self.moment == len(self.actions):
            words = final_words(match, self.screen)
            if self.screen.live and len(words) > self.screen.height // 3:
                words = [*words[:2], final_scores(match, self.screen)]
            news += words
        if self.note:
            news.append(Text(self.note, f"bold {palette.DANGER}"))
        own = f"cli-replay-keys-{match.game}"
        scene = Scene(
            view=view,
            spot=Spot(
                focus=touched[-1] if touched else None,
                changed=touched,
                plain=self.screen.plain,
            ),
            title=say(f"{match.game}-title", {}, self.screen.language),
            clock=self.face.clock(view, self.screen.language),
            now=now,
            notes=news,
            question=self.screen.say(own if has(own) else "cli-replay-keys"),
            log=[event.text(self.screen.language) for event in self.until(self.moment)][
                -LOG_COLUMN:
            ],
        )
        size = (self.screen.width, self.screen.height)
        lines, _ = compose(self.face, scene, *size, self.screen.language)
        self.screen.draw(lines)
