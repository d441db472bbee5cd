"""Looks things up in the rules of a game."""

import difflib
import re
from dataclasses import dataclass

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.core.errors import BadInput
from deorbit.core.glossary import Term, plain
from deorbit.core.rulebook import MARKUP, Rulebook, rulebook
from deorbit.games import glossary

WORD = re.compile(r"[^\W\d_][\w'-]{2,}")


@dataclass(frozen=True)
class Piece:
    """A paragraph as it is printed here; `number` is empty for text that stands before the numbered
    ones."""

    chapter: str
    number: str
    body: str


def _pieces(book: Rulebook) -> list[Piece]:
    pieces = [Piece("", "", MARKUP.sub("", book.intro))]
    for chapter in book.chapters:
        pieces.append(Piece(chapter.heading, "", MARKUP.sub("", chapter.intro)))
        pieces += [Piece(chapter.heading, one.number, one.plain) for one in chapter.paragraphs]
    return pieces


def terms(game: str, language: str) -> list[Text]:
    """The whole glossary."""
    return [_term(one) for one in glossary(game, language)]


def found(game: str, wanted: str, language: str) -> list[Text]:
    """The whole rules, a chapter, a paragraph with those below it, or all with a word; before them
    what the word means, if it is a term."""
    book = rulebook(game, language)
    if book is None:
        raise BadInput("cli-rules-missing", game=game)
    page = _pieces(book)
    wanted = plain(wanted.strip().strip("."))
    if not wanted:
        return _shown(page, "", [])
    named = [one for one in glossary(game, language) if one.called(wanted)]
    meant = [_term(one) for one in named]
    looked_for = _pattern(wanted, named)
    for chosen in (
        [one for one in page if plain(one.chapter).split(" ")[0] == wanted],
        [one for one in page if f"{one.number}.".startswith(f"{wanted}.")],
        [one for one in page if looked_for.search(plain(f"{one.chapter} {one.number} {one.body}"))],
    ):
        chosen = [one for one in chosen if one.body]
        if chosen:
            forms = [form for one in named for form in one.forms]
            return [*meant, *([Text()] if meant else []), *_shown(chosen, wanted, forms)]
    if meant:
        return meant
    raise BadInput("cli-rules-nothing", wanted=wanted[:40], near=_near(page, wanted))


def paragraph(game: str, number: str, language: str) -> str:
    """The text of one paragraph; nothing if there is none."""
    book = rulebook(game, language)
    one = book.paragraph(number) if book else None
    return one.plain if one else ""


def _term(term: Term) -> Text:
    line = Text()
    line.append(f"{term.name}  ", f"bold {palette.NOW}")
    line.append(f"{term.means} ")
    line.append(f"[{term.rule}]", palette.POSSIBLE)
    return line


def _pattern(wanted: str, named: list[Term]) -> re.Pattern[str]:
    """What is looked for as it is written, and the terms that it names in all their forms."""
    forms = [plain(form) for one in named for form in one.forms]
    bounded = [rf"\b{re.escape(form)}\b" if form.isascii() else re.escape(form) for form in forms]
    return re.compile("|".join([re.escape(wanted), *bounded]))


def _shown(page: list[Piece], wanted: str, forms: list[str]) -> list[Text]:
    lines: list[Text] = []
    chapter = ""
    for one in page:
        if one.chapter != chapter:
            chapter = one.chapter
            lines += [Text(), Text(chapter, f"bold {palette.NOW}")]
        if one.body:
            line = Text()
            if one.number:
                line.append(f"{one.number}  ", f"bold {palette.POSSIBLE}")
            line.append(one.body)
            if wanted and not f"{one.number}.".startswith(f"{wanted}."):
                line.highlight_words([wanted, *forms], "underline", case_sensitive=False)
            lines.append(line)
    return lines[1:] if lines and not lines[0].plain else lines


def _near(page: list[Piece], wanted: str) -> str:
    """What may have been meant: near words and numbers, else the chapters."""
    known = {one.number for one in page if one.number}
    known |= {word.lower().rstrip("-") for one in page for word in WORD.findall(one.body)}
    near = difflib.get_close_matches(wanted, sorted(known), n=4, cutoff=0.7)
    chapters = dict.fromkeys(one.chapter for one in page if one.chapter)
    return ", ".join(near or chapters)
