"""A game is found, not named: Sealed Orders lies in `tests/fourth` as it would in the tree. Laid
over a copy of it, with the one line that names it, it is played in browsers and in a terminal."""

from __future__ import annotations

import difflib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

from server.running import Running
from web.person import Person
from web.wording import say, web

ROOT = Path(__file__).parents[2]
FOURTH = ROOT / "tests" / "fourth"
LINE = 'NAMES = ("toy", '
"""How the line of `games/__init__.py` begins that names all games."""

Meet = Callable[..., Person]


def composed(tree: Path) -> None:
    """The tree with the fourth game: its folders add files and change none, and one line names
    it."""
    left_out = shutil.ignore_patterns("__pycache__", "site", "node_modules")
    for folder in ("src", "web", "tests/conformance"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=left_out)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copy(ROOT / "pyproject.toml", tree)
    for path in FOURTH.rglob("*"):
        assert path.is_dir() or not (tree / path.relative_to(FOURTH)).exists(), path
    shutil.copytree(FOURTH, tree, dirs_exist_ok=True, ignore=left_out)
    named = tree / "src" / "deorbit" / "games" / "__init__.py"
    before = named.read_text()
    named.write_text(before.replace("NAMES = (", LINE))
    changed = difflib.ndiff(before.splitlines(), named.read_text().splitlines())
    assert [line[0] for line in changed if line[0] in "+-"] == ["-", "+"]


def run(tree: Path, *command: str, typed: str = "") -> str:
    """What a command says that is run in the tree, with these lines typed."""
    kept = {name: value for name, value in os.environ.items() if "DEORBIT" not in name}
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        command,
        cwd=tree,
        env={**kept, "PATH": tools, "PYTHONPATH": str(tree / "src"), "COLUMNS": "80"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole of Deorbit with four games, its client built."""
    folder = tmp_path_factory.mktemp("four-games")
    composed(folder)
    run(folder, sys.executable, "-m", "deorbit.lab.wire_types", "web/src/wire")
    run(folder / "web", "npm", "run", "-s", "build")
    return folder


@pytest.fixture(scope="module")
def site(tree: Path) -> Iterator[Running]:
    database = f"sqlite:///{tree / 'deorbit.db'}"
    source = str(tree / "src")
    with Running(tree, database, source=source, pace="0", limits="off") as running:
        yield running


def toy(message: str, **args: Any) -> str:
    """A sentence of the fourth game, which this process does not know."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for path in sorted((FOURTH / "src" / "deorbit" / "locale" / "en").glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text()))
    told, errors = bundle.format_pattern(bundle.get_message(message).value, args)
    assert not errors
    return str(told)


class Table:
    """The screen of somebody at the table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.get_by_role("heading", name=toy("web-game-toy"), level=1).wait_for()
        person.until(lambda: person.version >= 0, "the game")

    @property
    def desk(self) -> Any:
        return self.person.live.game["desk"]

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=web("question"))

    def place(self, name: str) -> Locator:
        return self.page.locator(f"[data-place={name}]").get_by_role("button")

    def do(self, button: Locator) -> None:
        """Press it; what cannot be taken back is asked for once more."""
        person, version = self.person, self.person.version
        button.first.click()
        warning = self.page.get_by_role("alertdialog")
        person.until(lambda: person.version > version or warning.is_visible(), "an effect")
        if person.version == version:
            warning.get_by_role("button", name=web("final-do"), exact=True).click()
            person.until(lambda: person.version > version, "an effect")

    def choose(self, kind: str) -> None:
        """An action of the list."""
        self.person.until(lambda: self.person.asked, "a turn")
        words = re.compile(re.escape(toy(f"toy-do-{kind}")) + "$", re.IGNORECASE)
        self.do(self.page.locator(".actions").get_by_role("button", name=words))


def test_a_fourth_game_needs_one_line_outside_its_folders(meet: Meet, tree: Path) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    play_in_two_browsers(anna, ben)
    play_in_a_terminal(tree)
    told = ["-q", "-p", "no:cacheprovider", "-k", "toy and (told or screens)", "tests/conformance"]
    assert "3 passed" in run(tree, sys.executable, "-m", "pytest", *told)


def test_a_fourth_game_is_typed_as_strictly_as_the_others(tree: Path) -> None:
    folders = ["src/deorbit/games/toy", "src/deorbit/cli/games/toy"]
    assert "Success" in run(tree, sys.executable, "-m", "mypy", *folders)
    check = ["npx", "svelte-check", "--fail-on-warnings"]
    assert "0 errors" in run(tree / "web", *check)


def play_in_two_browsers(anna: Person, ben: Person) -> None:
    first, second = seated(anna, ben)
    keep_and_think_again(first)
    second.do(second.place("own"))
    peek_and_be_refused(first, second)
    for table, kind in ((first, "show"), (second, "show"), (first, "pass"), (second, "pass")):
        table.choose(kind)
    for table in (first, second):
        everything_is_told(table)
    assert "hidden" not in first.page.locator("[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )


def seated(anna: Person, ben: Person) -> tuple[Table, Table]:
    """From the first page to the table: the game is offered there, and where a table is made."""
    anna.page.get_by_role("heading", name=toy("web-game-toy"), level=3).wait_for()
    anna.page.get_by_role("link", name=say("web-host-short"), exact=True).first.click()
    anna.page.get_by_role("radio", name=toy("web-game-toy")).check()
    anna.page.get_by_label(toy("web-option-toy-turns")).select_option("3")
    anna.page.get_by_role("button", name=say("web-make-table")).click()
    link = anna.page.get_by_role("textbox", name=say("web-invite-link"))
    ben.sit(link.input_value().removeprefix(anna.address))
    anna.page.get_by_role("button", name=say("web-begin")).click()
    return Table(anna), Table(ben)


def keep_and_think_again(table: Table) -> None:
    """An order is kept by a tap on it, and as long as others choose, given back once."""
    dealt = table.desk["dealt"]
    expect(table.place("own")).to_have_count(2)
    table.do(table.place("own"))
    assert table.desk["keeps"] == dealt[0]
    table.do(table.question.get_by_role("button", name=web("undo"), exact=True))
    assert table.desk["keeps"] is None
    table.do(table.place("own"))


def peek_and_be_refused(first: Table, second: Table) -> None:
    """Who has seen the spare order is told by which rule there is no second look; others do not
    learn what it is."""
    first.choose("peek")
    card = first.desk["seen"]
    expect(first.place("spare")).to_have_attribute("data-card", card)
    expect(second.place("spare")).to_have_attribute("data-card", "hidden")
    second.choose("pass")
    takes_the_board(second)
    first.person.until(lambda: first.person.asked, "a turn")
    first.place("spare").click()
    doubt = first.page.locator(".doubt")
    expect(doubt).to_contain_text(toy("toy-not-known"))
    expect(doubt).to_contain_text("3.3")
    assert second.desk["spare"] is second.desk["seen"] is None


def takes_the_board(table: Table) -> None:
    """What the game calls great lies over the board for a moment, and again when one comes upon it
    in the log, until any key is pressed."""
    great = table.page.locator(".great")
    expect(great).to_have_count(0)
    table.page.get_by_role("tab", name=web("tab-log"), exact=True).click()
    words = toy("toy-event-peeked", player="", card="").split("(")[0].strip()
    table.page.locator(".log").get_by_role("button", name=re.compile(words)).first.click()
    expect(great).to_contain_text(toy("web-toy-moment-peeked"))
    expect(great.locator("svg rect")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(great).to_have_count(0)
    now = table.page.get_by_role("region", name=say("web-replay"), exact=True)
    now.get_by_role("button", name=say("web-replay-now"), exact=True).click()


def everything_is_told(table: Table) -> None:
    """Who won, and what every order was worth."""
    ending = table.page.locator("section[aria-labelledby=ended]")
    ending.wait_for()
    outcome = table.person.live.game["outcome"]
    for place, player in enumerate(table.desk["ending"]["order"]):
        shown = ending.locator("> ol > li").nth(place)
        expect(shown).to_contain_text(toy(f"toy-player-{player}"))
        points = [int(one) for one in shown.locator("dd").all_inner_texts()]
        assert points == [count for _, count in outcome["rows"][player]]
    ending.get_by_role("button", name=toy("web-toy-look-again"), exact=True).click()


def play_in_a_terminal(tree: Path) -> None:
    deorbit = [sys.executable, "-m", "deorbit"]
    assert toy("toy-term-order-means") in run(tree, *deorbit, "rules", "toy", "order").replace(
        "\n", " "
    )
    options = ["--seats", "3", "--agent", "random", "--seed", "3", "--option", "turns=2"]
    lines = ["keep", "1", "why keep gold", "peek", "show", "quit"]
    shown = run(tree, *deorbit, "play", "toy", *options, typed="\n".join([*lines, ""]))
    assert toy("toy-ask-keep") in shown
    assert toy("toy-ending-done") in shown
    assert "Traceback" not in shown
