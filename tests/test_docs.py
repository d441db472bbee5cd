"""What the documents say is true."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import CycloptsError

import deorbit
from deorbit.cli.app import app, main
from deorbit.core import text
from deorbit.games import NAMES, find
from deorbit.lab import reference, refusals, wire_types
from server.running import Running

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SERVICE = "http://127.0.0.1:8000"
"""Where the pages say that the service is."""
TELLING = ("edition", "rules", "pack")
"""Commands that print something and end."""


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_is_up_to_date(name: str) -> None:
    assert (DOCS / "reference" / f"{name}.md").read_text() == reference.page(name), "make docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_refusals_that_somebody_has_read_are_those_that_are_given(name: str) -> None:
    """Of each row the kind, the reason and the rule; how often it came up may change."""
    page = (DOCS / "reference" / f"{name}-refusals.md").read_text()
    found = refusals.page(name, refusals.sweep(name))
    assert refusals.rows(page) == refusals.rows(found), "make docs, and read what is new"


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_are_up_to_date(name: str) -> None:
    assert (DOCS / "rules" / f"{name}.md").read_text() == text.rules(name), "make docs"


def test_the_types_of_the_client_are_up_to_date() -> None:
    folder = ROOT / "web" / "src" / "wire"
    assert {path.name: path.read_text() for path in folder.iterdir()} == wire_types.written(), (
        "make docs"
    )


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


def pages_with(mark: str) -> list[str]:
    """The pages that have such a block, as paths from the root."""
    pages = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
    return [str(page.relative_to(ROOT)) for page in pages if mark in page.read_text()]


def blocks_of(page: str, mark: str = "```") -> list[str]:
    return re.findall(rf"^{mark}\n(.*?)^```", (ROOT / page).read_text(), re.S | re.M)


@pytest.mark.parametrize("page", pages_with("```python"))
def test_the_python_examples_run(page: str, tmp_path: Path) -> None:
    """All blocks of a page, one after the other, in one process; beside a running service where
    they speak to one."""
    code = "\n".join(blocks_of(page, "```python"))
    assert code
    if SERVICE not in code:
        run_python(code)
        return
    with Running(tmp_path, f"sqlite:///{tmp_path / 'deorbit.db'}") as service:
        run_python(code.replace(SERVICE, service.address))


def run_python(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def commands() -> list[str]:
    """Every command of ours in a block of its own; what it does may follow after many blanks."""
    found = []
    for page in pages_with("deorbit "):
        for block in blocks_of(page):
            for line in block.splitlines():
                command = re.match(r"(?:[A-Z_]+=\S+ )?(deorbit [a-z].*?)(?:   .*)?$", line)
                if command:
                    found.append(command[1])
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("command", commands())
def test_the_commands_are_ones_that_there_are(command: str) -> None:
    """Every command and option exists; those that only tell something are run."""
    words = shlex.split(command)[1:]
    app.parse_args(words, exit_on_error=False, print_error=False)
    if words[0] in TELLING and "FILE" not in words and "DIR" not in words:
        assert main(words) == 0


def test_every_option_of_a_command_that_a_page_names_exists() -> None:
    with pytest.raises(CycloptsError):
        app.parse_args(["play", "stationfall", "--moon"], exit_on_error=False, print_error=False)
    assert len(commands()) > 30
