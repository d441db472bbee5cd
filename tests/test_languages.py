"""Every language says the same: each message, each argument, each paragraph of the rules."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deorbit.core import text
from deorbit.core.rulebook import read

LOCALE = Path(__file__).parent.parent / "src" / "deorbit" / "locale"
ENGLISH = LOCALE / text.FALLBACK
OTHERS = [language for language in text.languages() if language != text.FALLBACK]
FILES = sorted(path.name for path in ENGLISH.glob("*.ftl"))
PAGES = sorted(path.name for path in (ENGLISH / "rules").glob("*.md"))
PLURALS = {
    "en": {"one", "other"},
    "ja": {"other"},
    "pl": {"one", "few", "many", "other"},
}
FORMS = {"pl": {"gen", "dat", "acc", "ins", "loc", "gender"}}
GENDERS = {"m", "f", "n", "pl"}


class Uses(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.told: set[str] = set()
        """Arguments that stand in the sentence, not only decide on it."""
        self.others: set[str] = set()
        self.calls: list[tuple[str, str]] = []
        self.selectors: list[tuple[str, list[str]]] = []
        self.prose = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.told.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        named = {one.name.name: one.value for one in node.arguments.named}
        case = named.get("case")
        self.calls.append((node.id.name, case.value if isinstance(case, ast.StringLiteral) else ""))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            for one in node.variants
        ]
        kind = type(node.selector).__name__
        self.selectors.append((kind, keys))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.prose += node.value


def uses(entry: Any) -> Uses:
    found = Uses()
    found.visit(entry)
    return found


@cache
def entries(path: Path) -> dict[str, Any]:
    """The messages of a file; what is no Fluent is an error."""
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.parent.name}/{path.name}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert id not in found, f"{path.parent.name}/{path.name}: {id} stands twice"
            assert entry.value is not None, f"{path.parent.name}/{path.name}: {id} says nothing"
            found[id] = entry
    return found


def wrong_with(language: str, id: str, english: Any, other: Any) -> list[str]:
    """How a translation differs in more than its words."""
    ours, theirs = uses(english), uses(other)
    wrong = []
    if unknown := theirs.arguments - ours.arguments:
        wrong.append(f"unknown arguments {sorted(unknown)}")
    if lost := ours.told - theirs.arguments:
        wrong.append(f"lost arguments {sorted(lost)}")
    if theirs.others - ours.others:
        wrong.append(f"other messages {sorted(theirs.others - ours.others)}")
    for name, case in theirs.calls:
        if name not in ("FORM", "CAPITAL", "NUMBER", "DATETIME"):
            wrong.append(f"unknown function {name}")
        if name == "FORM" and case not in FORMS.get(language, set()):
            wrong.append(f"unknown case {case}")
    for _, keys in theirs.selectors:
        plural = set(keys) & {"zero", "one", "two", "few", "many"}
        if plural - PLURALS[language]:
            wrong.append(f"{language} has no plural {sorted(plural - PLURALS[language])}")
    for mark in ("**", "`"):
        if theirs.prose.count(mark) % 2:
            wrong.append(f"{mark} is not closed")
        if not ours.selectors and not theirs.selectors:
            if ours.prose.count(mark) != theirs.prose.count(mark):
                wrong.append(f"another number of {mark}")
    if "-alias-" in id and theirs.prose != ours.prose:
        wrong.append("what is for the program is the same in every language")
    names = [attribute.id.name for attribute in other.attributes]
    if set(names) - FORMS.get(language, set()):
        wrong.append(f"unknown forms {names}")
    return [f"{id}: {one}" for one in wrong]


def test_the_three_languages_are_there() -> None:
    assert text.languages() == ("en", "ja", "pl")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALE / language).glob("*.ftl")) == FILES
    assert sorted(path.name for path in (LOCALE / language / "rules").glob("*.md")) == PAGES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_with_its_arguments(language: str, name: str) -> None:
    english, other = entries(ENGLISH / name), entries(LOCALE / language / name)
    assert not english.keys() - other.keys(), "missing"
    assert not other.keys() - english.keys(), "left over"
    wrong = [
        line for id, entry in english.items() for line in wrong_with(language, id, entry, other[id])
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_paragraph_of_the_rules_is_there(language: str, name: str) -> None:
    english = read((ENGLISH / "rules" / name).read_text(encoding="utf-8"))
    other = read((LOCALE / language / "rules" / name).read_text(encoding="utf-8"))
    assert [one.number for one in other.chapters] == [one.number for one in english.chapters]
    assert [one.id for one in other.chapters] == [one.id for one in english.chapters]
    ours, theirs = list(english.paragraphs), list(other.paragraphs)
    assert [one.number for one in theirs] == [one.number for one in ours]
    for here, there in zip(ours, theirs, strict=True):
        assert bool(here.body) == bool(there.body), here.number
        assert there.body.count("**") % 2 == 0, here.number
        assert there.body.count("`") == here.body.count("`"), here.number
        for kind in (r"^\| ", r"^- ", r"^\d+\. "):
            lines = [len(re.findall(kind, one.body, re.M)) for one in (here, there)]
            assert lines[0] == lines[1], f"{here.number}: rows or points"


def test_no_message_stands_in_two_files() -> None:
    counts = Counter(id for name in FILES for id in entries(ENGLISH / name))
    assert [id for id, count in counts.items() if count > 1] == []


QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
WORDS = re.compile(r"[a-z0-9_]+(?:-[a-z0-9_]+)*")


@cache
def vocabulary() -> frozenset[str]:
    """Pieces of which the code and the data could put ids together, in small letters as ids are."""
    known = {str(number) for number in range(100)}
    roots = (LOCALE.parent, LOCALE.parent.parent.parent / "web" / "src")
    for path in (path for root in roots for path in root.rglob("*")):
        if path.suffix not in {".py", ".toml", ".ts", ".svelte"} or "site" in path.parts:
            continue
        content = path.read_text(encoding="utf-8")
        if path.suffix == ".toml":
            known.update(WORDS.findall(content.lower()))
            continue
        known.update(re.findall(r"^\s+([a-z_]+)\??:", content, re.M))
        for double, back in QUOTED.findall(content):
            known.update(WORDS.findall(re.sub(r"\$?\{[^{}]*\}", " ", double or back).lower()))
    return frozenset(known | {f"{word}s" for word in known})


def could_be_asked_for(id: str) -> bool:
    """Whether an id is made of pieces that stand in the code or the data."""
    parts = id.split("-")
    reached = [True] + [False] * len(parts)
    for end in range(1, len(parts) + 1):
        reached[end] = any(
            reached[start] and "-".join(parts[start:end]) in vocabulary() for start in range(end)
        )
    return reached[-1]


@pytest.mark.parametrize("name", [name for name in FILES if name != "cli_help.ftl"])
def test_no_message_is_left_over(name: str) -> None:
    unused = [id for id in entries(ENGLISH / name) if not could_be_asked_for(id)]
    assert unused == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_name_with_forms_has_all_of_them(language: str) -> None:
    for name in FILES:
        for id, entry in entries(LOCALE / language / name).items():
            forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
            if forms:
                assert set(forms) == FORMS[language], id
                gender = forms["gender"].elements[0].value
                assert gender in GENDERS, id


def test_forms_of_a_name_follow_the_sentence() -> None:
    engineer = text.say("stationfall-character-engineer", {}, "pl")
    words = text._words("pl")
    assert words.form(engineer, "acc") != engineer
    assert words.form("Ann", "acc") == "Ann"
