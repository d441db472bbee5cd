"""What the documents say is true."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import deorbit
from deorbit.core import text
from deorbit.games import NAMES, find
from deorbit.lab import reference

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_is_up_to_date(name: str) -> None:
    assert (DOCS / "reference" / f"{name}.md").read_text() == reference.page(name), "make docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_up_to_date(name: str) -> None:
    assert (DOCS / "rules" / f"{name}.md").read_text() == text.rules(name), "make docs"


@pytest.mark.parametrize("name", NAMES)
def test_every_action_option_and_key_is_described(name: str) -> None:
    game = find(name)
    keys = list(reference.keys_of(name, deorbit.scenario(name, {}).position()))
    messages = [f"{name}-kind-{kind.shape.name}" for kind in game.kinds]
    messages += [f"{name}-option-{option.name}" for option in game.options]
    messages += [f"{name}-key-{key}" for key in keys]
    for language in text.languages():
        for message in messages:
            assert text.has(message, language)


@pytest.mark.parametrize("name", NAMES)
def test_every_key_that_is_described_is_in_the_reference(name: str) -> None:
    described = text.messages(f"{name}-key-")
    page = (DOCS / "reference" / f"{name}.md").read_text()
    for key in described:
        assert text.say(f"{name}-key-{key}", {}) in page, key


def test_every_house_ruling_is_in_the_list_of_rulings() -> None:
    rows = re.findall(r"^\| (house-[a-z, -]+) \|", (DOCS / "rulings.md").read_text(), re.M)
    listed = {one for row in rows for one in row.split(", ")}
    rules = "\n".join(text.rules(name) for name in NAMES)
    assert listed == set(re.findall(r"^\*\*(house-[a-z-]+)\*\*", rules, re.M))


def test_the_links_between_pages_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *DOCS.rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_example_of_the_package_works() -> None:
    assert doctest.testmod(deorbit).failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_python_examples_run(page: str) -> None:
    """All blocks of a page, one after the other, in one process."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)
    assert blocks
    code = "\n".join(blocks)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
