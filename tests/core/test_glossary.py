"""The terms of each game: every one leads somewhere, means something, and is told apart."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from deorbit.core import text
from deorbit.core.glossary import Term, plain
from deorbit.core.rulebook import rulebook
from deorbit.games import NAMES, glossary

EVERYWHERE = [(game, language) for game in NAMES for language in text.languages()]
LONGEST = 240
"""What is read in passing is short."""


def written(form: str) -> str:
    """Forms that a reader of a text cannot tell apart: a small first letter may be a capital."""
    return form[:1].upper() + form[1:]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_term_leads_to_a_paragraph(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book is not None
    lost = [one.id for one in glossary(game, language) if book.paragraph(one.rule) is None]
    assert lost == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_term_has_its_words(game: str, language: str) -> None:
    for one in glossary(game, language):
        for part in ("", "-means", "-forms"):
            assert text.problems(f"{game}-term-{one.id}{part}", {}, language) == []
        assert one.means != one.name
        assert len(one.means) <= LONGEST, one.id
        assert one.name in one.forms, one.id


@pytest.mark.parametrize("game", NAMES)
def test_no_words_are_there_for_terms_that_are_not(game: str) -> None:
    known = {one.id for one in glossary(game)}
    messages = {re.sub("-(means|forms)$", "", id) for id in text.messages(f"{game}-term-")}
    assert messages == known


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_no_form_means_two_terms(game: str, language: str) -> None:
    forms = Counter(
        form for one in glossary(game, language) for form in {written(form) for form in one.forms}
    )
    assert [form for form, count in forms.items() if count > 1] == []
    for one in glossary(game, language):
        assert len(set(one.forms)) == len(one.forms), one.id
        assert all(form == form.strip() and form for form in one.forms), one.id


def test_terms_stand_in_the_order_of_the_alphabet() -> None:
    names = [plain(one.name) for one in glossary("stationfall")]
    assert names == sorted(names)
    assert len(names) > 60


@pytest.mark.parametrize(
    ("word", "meant"),
    [("exhausted", True), ("EXHAUSTED", True), ("wyczerpana", True), ("wyczerp", False)],
)
def test_a_term_is_found_by_any_of_its_forms(word: str, meant: bool) -> None:
    term = Term("exhausted", "Exhausted", "Tired.", ("Exhausted", "Wyczerpaną"), "15.5.1")
    assert term.called(word) == meant


@pytest.mark.parametrize(
    ("said", "bare"),
    [
        ("Śluza", "sluza"),
        ("WŁAZ", "wlaz"),
        ("ガード", "ガード"),
        ("ＰＣ", "pc"),
        ("Réveil", "reveil"),
    ],
)
def test_texts_are_compared_without_case_and_accents(said: str, bare: str) -> None:
    assert plain(said) == bare
