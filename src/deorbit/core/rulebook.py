"""The rules of a game as a book: chapters of numbered paragraphs, found by the number of a rule.

A rule has a stable number: `12.8.1` where the printed rules have one, else a name such as
`house-supplies` or `card-loyal`. Refusals, cards and links use it, in every language alike.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from deorbit.core import text

HEADING = re.compile(r"^##\s+(.*)$")
OPENING = re.compile(r"^\*\*([a-z0-9][a-z0-9.-]*)\*\*\s*(.*)$")
CHAPTER_NUMBER = re.compile(r"^(\d+)\s+(.*)$")
MARKUP = re.compile(r"\*\*|`")
HOUSE = "house-"


@dataclass
class Paragraph:
    """`body` keeps the little markup there is: `**terms**`, `` `words of the program` ``, and empty
    lines between its parts."""

    number: str
    body: str

    @property
    def plain(self) -> str:
        return MARKUP.sub("", self.body)

    @property
    def house(self) -> bool:
        """Whether it is a ruling of our own."""
        return self.number.startswith(HOUSE)


@dataclass
class Chapter:
    """`number` is empty where the printed rules have no such chapter; `intro` stands before the
    first paragraph."""

    number: str
    title: str
    intro: str = ""
    paragraphs: list[Paragraph] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The number, else how the names of its own paragraphs begin: the same in any language."""
        if self.number or not self.paragraphs:
            return self.number
        names = (one.number for one in self.paragraphs if not one.house)
        return next(names, HOUSE).partition("-")[0]

    @property
    def heading(self) -> str:
        return f"{self.number} {self.title}".strip()


@dataclass
class Rulebook:
    title: str
    intro: str
    chapters: list[Chapter]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        return (one for chapter in self.chapters for one in chapter.paragraphs)

    def place(self, rule: str) -> str:
        """Where a rule stands: the paragraph of that number, else the nearest above it, at last the
        chapter; nothing if there is none.

        What a content pack adds has no paragraph, so that `card-of-the-pack` leads to the chapter
        of cards.
        """
        known = {one.number for one in self.paragraphs} | {one.id for one in self.chapters}
        wanted = rule
        while wanted and wanted not in known:
            wanted = wanted[: max(wanted.rfind("."), wanted.rfind("-"), 0)]
        return wanted

    def paragraph(self, number: str) -> Paragraph | None:
        return next((one for one in self.paragraphs if one.number == number), None)


def read(page: str) -> Rulebook:
    """A book from its Markdown, cut at headings and numbered openings."""
    book = Rulebook("", "", [])
    for line in page.splitlines():
        heading = HEADING.match(line)
        opening = OPENING.match(line)
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif heading:
            numbered = CHAPTER_NUMBER.match(heading[1])
            number, title = (numbered[1], numbered[2]) if numbered else ("", heading[1])
            book.chapters.append(Chapter(number, title.strip()))
        elif opening and book.chapters:
            book.chapters[-1].paragraphs.append(Paragraph(opening[1], opening[2]))
        elif not book.chapters:
            book.intro += f"\n{line}"
        elif not book.chapters[-1].paragraphs:
            book.chapters[-1].intro += f"\n{line}"
        else:
            book.chapters[-1].paragraphs[-1].body += f"\n{line}"
    book.intro = book.intro.strip()
    for chapter in book.chapters:
        chapter.intro = chapter.intro.strip()
        for one in chapter.paragraphs:
            one.body = one.body.strip()
    return book


@cache
def rulebook(game: str, language: str = text.FALLBACK) -> Rulebook | None:
    """The rules of a game in a language, in English where it has none; None if there are none."""
    try:
        return read(text.rules(game, language))
    except FileNotFoundError:
        return None
