"""The rules as a book: every rule that anything names has a place in it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.core import text
from deorbit.core.rulebook import Rulebook, read, rulebook
from deorbit.games import NAMES, find

SOURCE = Path(deorbit.__file__).parent
NAMED = re.compile(r'"((?:house|card|map)-[a-z0-9-]*[a-z0-9])"')
BOOK = read(
    """# A game

What it is.

## 1 First things

**1.1** A **term** of `code`.

More of it.

**1.1.2** Below it.

**house-own** Ours.

## Cards

All of them.

**house-before** Ours too.

**card-loyal** Loyal.
"""
)


def book_of(game: str, language: str = "en") -> Rulebook:
    book = rulebook(game, language)
    assert book is not None
    return book


def test_a_book_has_chapters_with_numbered_paragraphs() -> None:
    assert (BOOK.title, BOOK.intro) == ("A game", "What it is.")
    first, cards = BOOK.chapters
    assert (first.id, first.heading, first.intro) == ("1", "1 First things", "")
    assert [one.number for one in first.paragraphs] == ["1.1", "1.1.2", "house-own"]
    assert first.paragraphs[0].body == "A **term** of `code`.\n\nMore of it."
    assert first.paragraphs[0].plain == "A term of code.\n\nMore of it."
    assert [one.house for one in first.paragraphs] == [False, False, True]
    assert (cards.number, cards.intro) == ("", "All of them.")


def test_a_chapter_without_a_number_is_named_after_its_paragraphs() -> None:
    assert [chapter.id for chapter in BOOK.chapters] == ["1", "card"]
    assert [chapter.id for chapter in book_of("stationfall").chapters[-3:]] == ["card", "map", "x"]


@pytest.mark.parametrize(
    ("rule", "place"),
    [
        ("1.1", "1.1"),
        ("1.1.2.5", "1.1.2"),
        ("1.9", "1"),
        ("1", "1"),
        ("house-own", "house-own"),
        ("card-of-a-pack", "card"),
        ("house-of-others", ""),
        ("9.9", ""),
        ("", ""),
    ],
)
def test_a_rule_without_a_paragraph_leads_to_the_nearest_above_it(rule: str, place: str) -> None:
    assert BOOK.place(rule) == place


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", NAMES)
def test_every_reason_of_a_game_has_its_paragraph(game: str, language: str) -> None:
    rules: Any = find(game).reasons
    wanted = {rule for rule, _ in rules if rule}
    assert len(wanted) > 20
    book = book_of(game, language)
    assert [rule for rule in sorted(wanted) if book.place(rule) != rule] == []


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_the_code_of_a_game_names_has_its_paragraph(game: str) -> None:
    book = book_of(game)
    named = set()
    for file in (SOURCE / "games" / game).rglob("*.py"):
        named |= set(NAMED.findall(file.read_text(encoding="utf-8")))
    known = {rule.partition("-")[0] for rule in (one.number for one in book.paragraphs)}
    named = {rule for rule in named if rule.partition("-")[0] in known}
    assert [rule for rule in sorted(named) if book.paragraph(rule) is None] == []


@pytest.mark.parametrize("game", NAMES)
def test_numbers_are_stable_links_because_each_stands_once_and_in_every_language(
    game: str,
) -> None:
    numbers = [one.number for one in book_of(game).paragraphs]
    places = [*numbers, *(chapter.id for chapter in book_of(game).chapters)]
    assert len(set(places)) == len(places)
    assert all(re.fullmatch(r"[a-z0-9]+([.-][a-z0-9]+)*", place) for place in places)
    for language in text.languages():
        there = book_of(game, language)
        assert [one.number for one in there.paragraphs] == numbers
        assert [chapter.id for chapter in there.chapters] == places[len(numbers) :]


def test_nothing_of_the_page_is_lost() -> None:
    for game in NAMES:
        book = book_of(game)
        told = [book.title, book.intro]
        for chapter in book.chapters:
            told += [chapter.heading, chapter.intro]
            told += [f"{one.number} {one.body}" for one in chapter.paragraphs]
        page = re.sub(r"^\*\*([a-z0-9.-]+)\*\*", r"\1", text.rules(game), flags=re.MULTILINE)
        page = re.sub(r"^#+ ", "", page, flags=re.MULTILINE)
        assert " ".join(told).split() == page.split()


def test_a_game_without_rules_has_no_book() -> None:
    assert rulebook("chess") is None


def test_what_stands_before_the_first_chapter_introduces_the_book() -> None:
    book = read("# A game\n\n**1** Not a rule yet.\n\n## 2 Rules\n\n**2.1** A rule.\n")
    assert book.intro == "**1** Not a rule yet."
    assert [one.number for one in book.paragraphs] == ["2.1"]


def test_what_stands_around_paragraphs_is_kept_without_empty_lines() -> None:
    page = "# A\n\nOne.\n\n## 3 B \n\nTwo.\n\nThree.\n\n**3.1** Four.\nFive.\n\n## C\n"
    book = read(page)
    first, last = book.chapters
    assert (book.title, book.intro) == ("A", "One.")
    assert (first.number, first.title, first.intro) == ("3", "B", "Two.\n\nThree.")
    (only,) = first.paragraphs
    assert (only.number, only.body) == ("3.1", "Four.\nFive.")
    assert (last.number, last.title, last.intro, last.id, last.heading) == ("", "C", "", "", "C")
    assert book.paragraph("3.1") is only
    assert book.paragraph("3") is None


def test_a_chapter_of_house_rules_only_is_called_so() -> None:
    (chapter,) = read("## Ours\n\n**house-one** A.\n\n**house-two** B.\n").chapters
    assert chapter.id == "house"
    (other,) = read("## Cards\n\n**house-one** A.\n\n**card-two** B.\n").chapters
    assert other.id == "card"
    (empty,) = read("## 4 Empty\n").chapters
    assert empty.id == "4"
