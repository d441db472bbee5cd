"""Demands on what was measured, and where the result is written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from deorbit.core import text
from deorbit.core.errors import BadInput

MET, MISSED = "✓", "✗"
WORD = 6


@dataclass(frozen=True)
class Verdict:
    """A demand, whether it is met, and who falls short."""

    met: bool
    words: str

    @property
    def listed(self) -> str:
        """As an entry of a page."""
        return f"- {MET if self.met else MISSED} {self.words}"


def sign(verdict: Verdict) -> Text:
    """A demand as a line, its result first."""
    word, style = ("lab-met", "bold green") if verdict.met else ("lab-missed", "bold red")
    return Text.assemble((f"{text.say(word, {}):>{WORD}}", style), "  ", verdict.words)


def files_of(out: Path) -> tuple[Path, Path]:
    """The page and the plot of a name such as docs/bots."""
    return out.with_name(f"{out.name}.md"), out.with_name(f"{out.name}.svg")


def check_out(out: Path) -> None:
    """Before hours of play: whether the result can be written there."""
    if not out.name or not out.parent.is_dir():
        raise BadInput("lab-no-folder", folder=str(out.parent))


def write_both(out: Path, page: str, plot: str) -> tuple[Path, Path]:
    """The page and the plot beside it."""
    text_file, picture = files_of(out)
    try:
        picture.write_text(plot, encoding="utf-8")
        text_file.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadInput("lab-unwritable", file=str(out), problem=str(error)) from None
    return text_file, picture
