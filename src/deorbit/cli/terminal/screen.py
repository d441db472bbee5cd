"""The terminal: what is written to it and what is read from it. Pipes work as well."""

import os
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.widths import wrapped
from deorbit.core import text
from deorbit.core.text import Value

PROMPT = "> "


class Leave(Exception):
    """The person wants to go: end of input, or `quit`."""


LANGUAGE = ("DEORBIT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that tell the language of a user, the first one that is set."""


def language_of_user() -> str:
    spoken = next((value for name in LANGUAGE if (value := os.environ.get(name))), "")
    return spoken[:2] if spoken[:2] in text.languages() else text.FALLBACK


ERASE_ABOVE = "\x1b[3J"
"""What terminals take as: forget the lines that have scrolled away."""


class Screen:
    """`live` is a terminal on both ends: there the picture is drawn anew in place."""

    def __init__(self, pace: float | None = None) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self.pace = (0.3 if self.live else 0.0) if pace is None else pace
        self.language = language_of_user()
        self.typed = ""
        if self.live:
            # Gives `input` line editing and a history of what was typed, where there is one.
            with suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        return max(16, self.console.height)

    @property
    def plain(self) -> bool:
        """Whether colours are missing, so that shapes have to say everything."""
        return self.console.no_color or self.console.color_system is None

    def say(self, message: str, **args: Value) -> str:
        return text.say(message, args, self.language)

    def tell(self, line: str | Text, style: str = "") -> None:
        """One line that stays."""
        whole = Text(line, style) if isinstance(line, str) else line
        for row in wrapped(whole, self.console.width):
            self._print(row)

    def tell_whole(self, line: str) -> None:
        """A line to be copied: never broken by us, however long."""
        self.console.print(Text(line, f"bold {palette.NOW}"), soft_wrap=True)

    def draw(self, lines: Iterable[Text]) -> None:
        """A picture: in place of the last one, or below it where lines cannot be taken back."""
        if self.live:
            self.console.clear()
        for line in lines:
            row = Text("", f"{palette.TEXT} on {palette.GROUND}").append_text(line)
            row.truncate(self.width, pad=True)
            self._print(row)

    def cover(self) -> None:
        """Nothing of what was shown stays, neither on the screen nor above it."""
        if self.live:
            self.console.clear()
            self.console.file.write(ERASE_ABOVE)
            self.console.file.flush()

    def page(self, lines: Sequence[str | Text]) -> None:
        """A longer text, one screenful at a time."""
        if not self.live:
            for line in lines:
                self.tell(line)
            return
        rows: list[Text] = []
        for line in lines:
            rows += wrapped(Text(line) if isinstance(line, str) else line, self.width)
        step = self.height - 2
        for start in range(0, max(1, len(rows)), step):
            self.draw(rows[start : start + step])
            more = start + step < len(rows)
            line = self.read(self.say("cli-page-more" if more else "cli-page-end") + " ")
            if line:
                # What is typed here is meant for the game; q only leaves the page, as in pagers.
                self.typed = "" if line.lower() == "q" else line
                return

    def pause(self) -> None:
        if self.pace:
            time.sleep(self.pace)

    def read(self, prompt: str = PROMPT) -> str:
        """A line from the person. What is piped in is repeated, so that a transcript reads well."""
        if self.typed:
            line, self.typed = self.typed, ""
            return line
        if self.live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.console.print()
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.tell(prompt + line.strip())
        return line.strip()

    def _print(self, line: Text) -> None:
        if not self.console.encoding.lower().startswith("utf"):
            line = line.copy()
            line.plain = line.plain.translate(palette.PLAIN_SIGNS)
        self.console.print(line, no_wrap=True, overflow="crop")


def complain(error: str) -> None:
    console = Console(stderr=True, highlight=False)
    for row in wrapped(Text(error, f"bold {palette.DANGER}"), console.width):
        console.print(row)
