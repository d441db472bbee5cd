"""Every paragraph of the Reference Manual stands once in our rules and is cited by a test.

A test cites a paragraph when its docstring begins with the number: `12.8.1, card-brutal: ...`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

CHAPTERS = """
1.1 1.2 1.3 1.4 1.5
2.1 2.1.1 2.1.2 2.2 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.2.7 2.2.8 2.2.9 2.2.10 2.2.11 2.2.12
2.3 2.4 2.5 2.6
3.1 3.2 3.3 3.4 3.5 3.5.1 3.6 3.6.1 3.6.2 3.6.3
4.1 4.1.1 4.1.2 4.2 4.2.1 4.2.2 4.3 4.3.1 4.3.2 4.4 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.5.1 4.5.2 4.5.3
4.5.3.1 4.6 4.6.1 4.6.2 4.6.3 4.6.4 4.6.5 4.6.5.1 4.6.5.2 4.6.5.3 4.6.6 4.6.6.1 4.6.6.2 4.6.6.3
5.1 5.1.1 5.1.2 5.1.3 5.1.3.1 5.1.3.2 5.1.4 5.1.5 5.1.6 5.1.7 5.1.7.1 5.1.7.2 5.2 5.3 5.4 5.4.1
5.4.2 5.4.3 5.5 5.5.1 5.5.2 5.5.3 5.5.4 5.6 5.6.1
6.1 6.2 6.3 6.4 6.5 6.5.1 6.5.2
7.1 7.1.1 7.1.2 7.2 7.2.1 7.2.1.1 7.2.1.2 7.2.2 7.2.2.1 7.2.2.2 7.2.2.3 7.2.2.4 7.3 7.3.1 7.3.2
7.3.3 7.4 7.4.1 7.4.2 7.5 7.6 7.6.1 7.6.2
8.1 8.1.1 8.1.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.2 8.3 8.4 8.5 8.5.1 8.5.2 8.5.2.1 8.5.2.2
9.1 9.2 9.3 9.4 9.4.1 9.4.2 9.5 9.6 9.6.1
10.1 10.1.1 10.1.2 10.1.3 10.2 10.2.1 10.2.2 10.2.3
11.1 11.2 11.3 11.4 11.5 11.6 11.7
12.1 12.1.1 12.1.2 12.1.3 12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.3 12.4 12.4.1 12.4.2 12.4.3 12.5
12.5.1 12.5.2 12.5.3 12.6 12.6.1 12.6.2 12.7 12.8 12.8.1 12.8.2 12.9 12.9.1 12.9.2 12.9.3 12.10
12.11 12.11.1 12.11.2 12.12
13.1 13.2 13.2.1 13.2.2 13.3 13.3.1 13.3.2 13.4 13.4.1 13.4.2 13.5 13.6 13.7 13.8 13.8.1 13.8.2
13.8.3 13.9 13.9.1 13.9.2 13.10 13.10.1 13.10.2 13.11 13.12 13.12.1 13.12.2 13.13 13.13.1 13.13.2
13.13.3 13.14
14.1 14.2
15.1 15.2 15.3 15.3.1 15.3.2 15.4 15.4.1 15.4.2 15.5 15.5.1 15.5.2 15.5.3 15.5.4 15.5.4.1 15.5.4.2
15.5.4.3 15.5.4.4 15.5.5 15.5.5.1 15.5.5.2 15.5.5.3 15.6 15.6.1 15.6.2 15.7 15.7.1 15.7.2 15.7.3
15.8 15.8.1 15.8.2 15.8.3
16.1 16.2 16.3 16.3.1 16.3.2 16.4 16.4.1 16.4.2 16.4.3 16.4.4 16.4.4.1 16.4.4.2 16.4.5 16.4.5.1
16.4.5.2 16.4.6 16.4.6.1 16.4.6.2 16.4.7 16.4.8 16.4.9
17.1 17.2 17.2.1 17.2.2 17.2.2.1 17.2.2.2 17.2.2.3 17.2.2.4 17.2.3 17.2.4 17.2.5 17.2.6 17.2.7
17.2.8 17.2.9 17.2.10 17.3 17.3.1 17.3.2 17.4 17.5
18.1 18.2 18.3 18.4 18.5
"""
PARAGRAPHS = CHAPTERS.split()

HEADINGS = """
2.1 3.6 4.2 4.3 4.4 4.5 4.6 4.6.5 4.6.6 5.1 5.1.7 5.5 7.1 7.2.1 7.2.2 8.5.2 9.6 10.1 10.2 12.1 12.4
12.5 12.6 13.2 13.3 13.4 13.8 13.9 13.10 13.12 15.3 15.4 15.5.4 15.5.5 15.6 16.3
16.4.4 16.4.6 17.2.2 17.3
"""
EXPLANATIONS = """
1.1 1.2 1.3 1.4 1.5 2.6 4.4.3
"""
NO_RULE = set(HEADINGS.split()) | set(EXPLANATIONS.split())
"""What states no rule by itself: headings, and explanations of what other paragraphs rule."""

NUMBER = re.compile(r"\d+(\.\d+)+")
NAME = re.compile(r"(house|card|map|x|bot|tutorial)-[a-z-]+[a-z]")


@cache
def rules() -> str:
    place = files("deorbit").joinpath("locale", "en", "rules", "stationfall.md")
    return place.read_text(encoding="utf-8")


@cache
def entries() -> Counter[str]:
    """What the rules text defines: numbers of the manual and names of our own."""
    return Counter(re.findall(r"^\*\*([^*]+)\*\*", rules(), flags=re.MULTILINE))


@cache
def citations() -> Counter[str]:
    """What the tests of this folder cite."""
    found: Counter[str] = Counter()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(cited(ast.get_docstring(node) or ""))
    return found


def cited(docstring: str) -> list[str]:
    """The ids before the first colon or full stop, if there is nothing but ids."""
    head = re.split(r":|\.(?=\s|$)|;", docstring, maxsplit=1)[0]
    ids = [part.strip() for part in head.split(",")]
    known = all(NUMBER.fullmatch(one) or NAME.fullmatch(one) for one in ids)
    return ids if known else []


def test_a_docstring_cites_what_it_begins_with() -> None:
    assert cited("12.8.1, card-brutal: with 4.6 in mind.") == ["12.8.1", "card-brutal"]
    assert cited("7.6.1.") == ["7.6.1"]
    assert cited("x-grey-goo, 5.2.\n\nMore.") == ["x-grey-goo", "5.2"]
    assert cited("Paragraph 7.6.1: no.") == []
    assert cited("") == []


def test_the_rules_have_each_paragraph_of_the_manual_once() -> None:
    assert len(PARAGRAPHS) == len(set(PARAGRAPHS)) == 308
    numbers = [entry for entry in entries() if NUMBER.fullmatch(entry)]
    assert numbers == PARAGRAPHS
    assert [entry for entry, count in entries().items() if count > 1] == []


def test_every_paragraph_is_cited_by_a_test() -> None:
    missing = [one for one in PARAGRAPHS if one not in citations()]
    assert [one for one in missing if one not in NO_RULE] == []


def test_a_paragraph_that_a_test_cites_is_on_no_list_of_exceptions() -> None:
    assert set(PARAGRAPHS) >= NO_RULE
    assert sorted(NO_RULE & set(citations())) == []


def test_every_ruling_of_our_own_is_cited_by_a_test() -> None:
    """What a card, the map or Project X does, and what we settled where the manual is silent."""
    names = [entry for entry in entries() if NAME.fullmatch(entry)]
    assert [name for name in names if name not in citations()] == []


def test_tests_cite_only_what_the_rules_have() -> None:
    assert sorted(set(citations()) - set(entries())) == []
