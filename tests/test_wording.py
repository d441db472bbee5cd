"""What can be counted in the words of a language: signs, numbers before nouns, joins in code."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from deorbit.core import text
from deorbit.core.records import Event
from test_languages import FILES, LOCALE, entries, uses

ROOT = LOCALE.parent.parent.parent
PLAIN_NUMBERS = Path(__file__).parent / "fixtures" / "plain_numbers.json"
"""Messages that were looked at: the word behind the number is the same for every number, or the
number is never one. The list only ever gets shorter."""

VALUE = "§"
LETTER = "ぁ-んァ-ヶー一-龥々"
HALF_WIDTH = re.compile(rf"[{LETTER}」）§] ?[(),:;!?]|(?<! )[(),:;!?] ?[{LETTER}「（]")
NOT_PROSE = re.compile(r"\{[^{}]*\}|`[^`]*`")


# Japanese -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", [*(LOCALE / "ja").glob("*.ftl"), *(LOCALE / "ja" / "rules").glob("*.md")], ids=str
)
def test_no_half_width_sign_stands_beside_a_japanese_letter(path: Path) -> None:
    found = [
        line
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and HALF_WIDTH.search(NOT_PROSE.sub("§", line))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("sign", "why"),
    [
        ("。」", "a quoted sentence ends without 。"),
        (r"[！？](?=[ぁ-んァ-ヶ一-龥a-zA-Z「])", "a full-width space follows ！ and ？"),
        (r"(?<=[ぁ-んァ-ヶー一-龥])…(?!…)(?<!……)", "…… is written twice"),
        ("無作為|録画|この端末|赤字|気候", "another word is used everywhere else"),
        (r"(?<!脱出)済(?![みまんむ])", "済み, but for the term 脱出済"),
    ],
)
def test_one_way_of_writing_in_japanese(sign: str, why: str) -> None:
    found = [
        f"{path.name}: {line}"
        for path in (LOCALE / "ja").rglob("*.*")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(sign, line)
    ]
    assert found == [], why


# How a sentence begins, and what is hidden in it --------------------------------------------------


def event(name: str, game: str = "stationx", **args: Any) -> Event:
    return Event(game, name, args, {}, None, 1, (f"{game}-player-red",))


def test_a_japanese_sentence_has_no_capital() -> None:
    attacked = event("attacked", **{"from": "m14", "at": "m13", "unit": "droid", "player": "red"})
    assert attacked.text("ja").startswith("m14")


def test_a_sentence_begins_with_a_capital_but_a_cell_does_not() -> None:
    assert text.sentence("the droid dies.") == "The droid dies."
    assert text.sentence("łup", "pl") == "Łup"
    assert text.sentence("m14 is empty.") == "m14 is empty."


@pytest.mark.parametrize("language", text.languages())
def test_what_a_reader_may_not_know_leaves_no_brackets(language: str) -> None:
    for name, secret in [("chose", "identity"), ("peeked", "project"), ("trap-rigged", "at")]:
        told = event(name, "stationfall", player=0, **{secret: None}).text(language)
        assert not re.search(r"[?？(（)） ][.。]$", told), told


# Numbers before nouns -----------------------------------------------------------------------------


def numbers() -> set[str]:
    """Arguments that some message counts by."""
    found: set[str] = set()
    for name in FILES:
        for language in ("en", "pl"):
            for entry in entries(LOCALE / language / name).values():
                found |= set(_counted(entry.value))
    return found


def _counted(pattern: Any) -> Iterator[str]:
    for element in pattern.elements if pattern else ():
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.SelectExpression):
            keys = {one.key.name for one in expression.variants if hasattr(one.key, "name")}
            if keys & {"one", "few", "many"} and hasattr(expression.selector, "id"):
                yield expression.selector.id.name
            for variant in expression.variants:
                yield from _counted(variant.value)


def plain_numbers(language: str) -> list[str]:
    """Messages without a choice between forms in which a word follows a number."""
    known, found = numbers(), []
    for name in FILES:
        if name.startswith("lab"):
            continue
        for id, entry in entries(LOCALE / language / name).items():
            parts = entry.value.elements
            if not uses(entry).selectors and any(
                isinstance(getattr(one, "expression", None), ast.VariableReference)
                and one.expression.id.name in known
                and isinstance(then, ast.TextElement)
                and re.match(r"\s[^\W\d_]{2}", then.value)
                for one, then in pairwise(parts)
            ):
                found.append(id)
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    allowed = json.loads(PLAIN_NUMBERS.read_text(encoding="utf-8"))[language]
    assert sorted(set(plain_numbers(language)) - set(allowed)) == []


# Joins in code ------------------------------------------------------------------------------------

SAID = r"(?:say|tell|told|told_as|name|names|listed|called|web|labelOf|spoken|words)\("
GLUE = r"(?::|,|;| \(| ·|：|、)"
PYTHON = re.compile(
    rf"""f"[^"]*\{{[^{{}}"]*{SAID}[^{{}}"]*\}}{GLUE} ?[^"]*"|f"[^"]*{GLUE} ?\{{[^{{}}"]*{SAID}"""
)
SCRIPT = re.compile(rf"`[^`]*\}}{GLUE} ?\$\{{[^`]*`|`[^`]*{SAID}[^`]*\}}{GLUE}[^`]*`")
JOINED = re.compile(r"""["'`](?:, |: |; | · | \(|\. )["'`]\)?\.join|\.join\(["'`](?:, |; | · )""")
CAPITALS = re.compile(r"\.capitalize\(|\[:1\]\.upper\(|toUpperCase\(|first-letter")
FOR_PROGRAMS = {
    "cli/app.py",
    "core/text.py",
    "commands/edition.py",
    "terminal/face.py",
    "terminal/bot_options.py",
    "intrepid/words.py",
    "commands/lesson.py",
    "terminal/lookup.py",
    "stationx/board.py",
    "editor/paths.ts",
    "editor/problems.ts",
    "lib/glossary.ts",
    "play/picture.ts",
    "lib/words.ts",
}
"""Files that join words of the program: names as they are typed, JSON, styles, forms of a term; and
the one that joins for all others."""


def files_of(root: Path, *ends: str) -> list[Path]:
    return sorted(
        path
        for path in root.rglob("*")
        if path.suffix in ends and "/".join(path.parts[-2:]) not in FOR_PROGRAMS
    )


def test_python_leaves_joins_to_the_language() -> None:
    """Elsewhere than in the terminal, lists are of names as they are typed."""
    found = [
        f"{path.name}: {line.strip()}"
        for folder in ("cli", "core", "games")
        for path in files_of(LOCALE.parent / folder, ".py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if PYTHON.search(line) or CAPITALS.search(line) or (folder == "cli" and JOINED.search(line))
    ]
    assert found == []


def test_the_client_leaves_joins_to_the_language() -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in files_of(ROOT / "web" / "src", ".ts", ".svelte")
        for line in path.read_text(encoding="utf-8").splitlines()
        if SCRIPT.search(line) or JOINED.search(line) or CAPITALS.search(line)
    ]
    assert found == []


def end_of_braces(source: str, start: int) -> int:
    depth, quote = 0, ""
    for place in range(start, len(source)):
        sign = source[place]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
            if depth == 0:
                return place + 1
    return len(source)


def shown_by(source: str) -> str:
    """The text of a component: a sign for each value, nothing for tags and blocks."""
    source = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", source, flags=re.S)
    found, place, tag = "", 0, False
    while place < len(source):
        sign = source[place]
        if sign == "{":
            end = end_of_braces(source, place)
            block = source[place + 1] in "#:/@"
            found += "" if tag or block else VALUE
            place = end
            continue
        if sign in "<>":
            tag = sign == "<"
        elif not tag:
            found += sign
        place += 1
    return found


@pytest.mark.parametrize(
    "path", files_of(ROOT / "web" / "src", ".svelte"), ids=lambda path: path.name
)
def test_markup_leaves_joins_to_the_language(path: Path) -> None:
    shown = shown_by(path.read_text(encoding="utf-8"))
    assert re.findall(rf"{VALUE}\s*(?:[:,;·(]|(?<=§)[.?!])|[(·]\s*{VALUE}", shown) == []


def test_a_join_in_markup_is_found() -> None:
    assert "§: §" in shown_by('<p class={say("a")}>{say("b")}: {say("c")}</p>')
