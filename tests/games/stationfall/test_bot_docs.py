"""What docs/automation.md says of the script language is true and complete."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from deorbit.games.stationfall.automation.priorities import TIES
from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.lines import Line
from deorbit.games.stationfall.content.scripts.scripts import PARTS, standard_of
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import FIXED, VERBS, Vocabulary

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "automation.md").read_text("utf-8")
PAGES = built_in().pages
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.S)
NAMED = set(re.findall(r"`([^`\n]+)`", PROSE))
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if line.startswith("|")
]
KEYWORDS = [
    *("CON", "Influence", "Influence 1 more", "This Minute", "Unexhausted", "Not", "Possess", "At"),
    *("This Minute / Unexhausted", "With", "With PC", "THEN", "REPEAT", "ON THE WAY", "GOTO", ">"),
    *("+", ":", "2 or more Occupants", "1 or more Places", "Minute 6 or less", "News has"),
    "Authorities have",
]


def examples(heading: str) -> list[str]:
    """The last cells of the table under a heading that give an example."""
    part = PAGE.split(f"### {heading}\n")[1].split("\n### ")[0].split("\n## ")[0]
    return re.findall(r"\| `([^`]+)` \|$", part, re.M)


def read(line: str) -> Line:
    faults: list[Fault] = []
    lines = read_script(f"1: {line}", Vocabulary(PAGES, PAGES), standard_of(PAGES), faults)
    assert not faults, f"{line}: {faults}"
    return lines[0]


@pytest.mark.parametrize("words", [verb.words for verb in VERBS])
def test_every_verb_has_a_row_with_an_example(words: str) -> None:
    rows = [row for row in ROWS if row[0] == f"`{words}`" and len(row) == 3]
    assert len(rows) == 1
    task = read("[CON] " + rows[0][2].strip("`")).task
    assert task is not None
    assert task.wishes[0].verb.words == words


@pytest.mark.parametrize("words", [words for words, _ in FIXED])
def test_every_fixed_word_is_named(words: str) -> None:
    assert words in NAMED


@pytest.mark.parametrize("words", KEYWORDS)
def test_every_keyword_is_named(words: str) -> None:
    assert words in NAMED


@pytest.mark.parametrize("line", examples("Who is considered"))
def test_the_examples_of_conditions_can_be_read(line: str) -> None:
    assert read(line).task


@pytest.mark.parametrize("text", examples("How things are joined"))
def test_the_examples_of_what_joins_can_be_read(text: str) -> None:
    assert read(text if text.startswith("GOTO") else f"[CON] {text}")


def test_every_part_of_a_script_is_named() -> None:
    assert set(PARTS) <= NAMED


def test_the_scripts_on_the_page_can_be_read() -> None:
    vocabulary, faults = Vocabulary(PAGES, PAGES), list[Fault]()
    blocks = re.findall(r"```\n(1: .*?)```", PAGE, re.S)
    for entry in re.findall(r"```toml\n(.*?)```", PAGE, re.S):
        blocks += [part for script in tomllib.loads(entry).values() for part in script.values()]
    assert len(blocks) == 3
    for block in blocks:
        assert read_script(block, vocabulary, standard_of(PAGES), faults)
    assert faults == []


def test_the_words_in_brackets_on_the_page_can_be_read() -> None:
    """In prose: tests of sections and of the station."""
    for test in re.findall(r"`(\[[^`\]]*\])`", PROSE):
        station = "has" in test
        assert read(f"{test} Wait" if station else f"[CON] Step to {test}")


def test_the_python_on_the_page_runs() -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.S))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "stationfall-why-chosen" in done.stdout


def test_everything_that_can_break_a_tie_is_a_priority_of_the_page() -> None:
    """Those that only keep pieces apart that are alike are no priorities."""
    words = {
        "pc": "PC",
        "most-cubes": "most cubes of anybody",
        "fewest-own-cubes": "fewest cubes of the bot",
        "most-persons-cubes": "most cubes of people",
        "character-order": "next in character order",
        "zero-gravity": "zero gravity",
        "most-occupants": "pod with most Occupants",
        "top-most": "top-most",
        "leftmost": "leftmost",
        "colour": "purple > red > yellow > green",
        "name": "A to Z",
    }
    assert set(words) == set(TIES) - {"nothing", "first-pawn", "first-section"}
    for told in words.values():
        assert told in PAGE
