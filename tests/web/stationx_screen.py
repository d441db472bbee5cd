"""Station-X's screen: found by what it says, used by clicks on the board."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from deorbit.core import text
from web.person import Person
from web.wording import escaped, say

Json = Any

GAME = "stationx"
CELL = 48
"""The side of a cell in the drawing."""
SPOT = """([svg, x, y]) => {
  const ground = svg.querySelector(":scope > g");
  const at = new DOMPoint(x, y).matrixTransform(ground.getScreenCTM());
  return [at.x, at.y];
}"""
FIRST = ("capture", "attack", "keep", "recruit", "respawn", "upgrade", "buy", "jump", "move")
"""What a bold player does first."""
GOALS = ("move", "jump", "attack", "capture", "appear", "keep")
CHANCE_TO_END = 0.3


def web(message: str, **args: str | int) -> str:
    """A sentence of this screen; many are the same for all games."""
    own = f"web-{GAME}-{message}"
    return say(own if text.has(own) else f"web-play-{message}", **args)


def board_word(message: str, **args: str | int) -> str:
    return say(f"web-stationx-board-{message}", **args)


class StationX:
    """The table of somebody who is seated, or who watches."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.chance = Random(seed)

    # What is on it ----------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=web("question"), exact=True)

    @property
    def actions(self) -> Locator:
        """The list of what is possible now, kind by kind."""
        return self.page.locator(".actions")

    @property
    def warning(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    @property
    def menu(self) -> Locator:
        return self.page.get_by_role("menu")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application", name=board_word("label"))

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("group", name=board_word("tray"))

    @property
    def battle(self) -> Locator:
        """The battle to be."""
        return self.page.get_by_role("region", name=web("battle"), exact=True)

    @property
    def upgrades(self) -> Locator:
        return self.page.get_by_role("region", name=web("upgrades"), exact=True)

    @property
    def undo(self) -> Locator:
        return self.question.get_by_role("button", name=web("undo"), exact=True)

    @property
    def end(self) -> Locator:
        return self.question.get_by_role("button", name=web("end-turn"), exact=True)

    @property
    def ending(self) -> Locator:
        return self.page.locator("section[aria-labelledby=ended]")

    def cell(self, name: str) -> Locator:
        return self.board.locator(f'[data-cell="{name}"]')

    def label(self, name: str) -> str:
        """What somebody hears about a cell."""
        return self.cell(name).get_attribute("aria-label") or ""

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=web(f"tab-{name}"), exact=True)

    def sheet(self) -> Locator:
        """The panels of a small screen."""
        return self.page.get_by_role("complementary", name=web("panels"))

    def close_card(self) -> None:
        """On a small screen the card of what is chosen stands before the panels."""
        close = self.sheet().get_by_role("button", name=web("close"), exact=True)
        if close.is_visible():
            close.click()

    # What is known ----------------------------------------------------------------------------

    @property
    def desk(self) -> Json:
        return self.person.live.game["desk"]

    @property
    def units(self) -> dict[str, Json]:
        return {unit["at"]: unit for unit in self.person.view["units"]}

    def legal(self, kind: str) -> list[list[Any]]:
        """The arguments of the actions of a kind that are possible now."""
        return [action["args"] for action in self.person.desk["legal"] if action["kind"] == kind]

    # Waiting ----------------------------------------------------------------------------------

    def ready(self) -> None:
        """Until the table is shown."""
        self.page.get_by_role("heading", name=say("web-game-stationx"), level=1).wait_for()
        self.person.until(lambda: self.person.version >= 0, "the game")
        expect(self.question.first).to_be_visible()
        expect(self.board).to_be_visible()

    def my_turn(self) -> None:
        """Until something is asked of this person, or the game is over."""
        person = self.person
        person.until(lambda: person.asked or person.over, "a turn")
        if not person.over:
            expect(self.page.locator(".question.mine").first).to_be_visible()

    def done(self, version: int, what: str) -> None:
        """Until it has happened; what cannot be taken back is asked for once more."""
        person = self.person
        person.until(lambda: person.version > version or self.warning.is_visible(), what)
        if person.version == version:
            self.warning.get_by_role("button", name=web("final-do"), exact=True).click()
            person.until(lambda: person.version > version, what)

    # Deciding ---------------------------------------------------------------------------------

    def decide(self) -> None:
        """One decision by clicks, any of those that are possible; the bold ones first."""
        legal = self.person.desk["legal"]
        kinds = {action["kind"] for action in legal}
        bold = next((kind for kind in FIRST if kind in kinds), None)
        if bold == "move" and self.chance.random() < CHANCE_TO_END:
            bold = "end"
        wanted = [action for action in legal if bold is None or action["kind"] == bold]
        self.act(self.chance.choice(wanted))

    def act(self, action: Json) -> None:
        """Take an action in the way a person would."""
        version = self.person.version
        kind, args = action["kind"], action["args"]
        getattr(self, f"_{kind}", self._on_cell)(*args)
        self.done(version, f"{kind} {args}")

    def do(self, notation: str) -> None:
        kind, *args = notation.split()
        action = {"kind": kind, "args": args}
        assert action in self.person.desk["legal"], notation
        self.act(action)

    def _place(self, tile: str, at: str) -> None:
        self.take_tile(tile)
        self.page.mouse.click(*self.middle(tile, at))

    def take_tile(self, tile: str) -> None:
        """Take a tile from the tray, and turn it if need be."""
        sides = sorted(tile.split("x"), reverse=True)
        names = {tile, "x".join(sides), "x".join(reversed(sides))}
        pile = re.compile("|".join(escaped(self.offer(name)) for name in names))
        self.tray.get_by_role("button", name=pile).click()
        held = self.tray.get_by_role("button", pressed=True)
        expect(held).to_be_visible()
        if self.offer(tile) not in held.inner_text():
            self.tray.get_by_role("button", name=board_word("turn")).click()
        expect(held).to_contain_text(self.offer(tile))

    def offer(self, tile: str) -> str:
        """How a tile of the tray begins."""
        name = board_word("tile-base") if tile == "base" else tile
        return board_word("take", tile=name, oxygen=0).removesuffix("0")

    def middle(self, tile: str, at: str) -> tuple[float, float]:
        """The middle of a tile on the page, when its lower left cell is there."""
        width, height = (4, 4) if tile == "base" else map(int, tile.split("x"))
        column, row = ord(at[0]) - ord("a"), int(at[1:]) - 1
        x, y = (column + width / 2) * CELL, (25 - row - height / 2) * CELL
        found = self.board.evaluate(f"(svg, at) => ({SPOT})([svg, ...at])", [x, y])
        return found[0], found[1]

    def _on_cell(self, at: str) -> None:
        self.cell(at).click()

    def _with_unit(self, kind: str, start: str, goal: str) -> None:
        """Choose a unit, then what is aimed at."""
        for _ in range(3):
            if self.offered(goal):
                break
            self.cell(start).click()
            self.page.wait_for_timeout(30)
        person, version = self.person, self.person.version
        self.cell(goal).click()
        person.until(
            lambda: (
                person.version > version
                or self.menu.is_visible()
                or self.warning.is_visible()
                or self.battle.get_by_role("button").count() > 0
            ),
            f"{kind} {start} {goal}",
        )
        if self.menu.is_visible():
            heading = say(f"stationx-group-{kind}")
            self.menu.get_by_role("menuitem").filter(has_text=heading).first.click()

    def offered(self, goal: str) -> bool:
        """Whether something can be done on a cell with what is chosen."""
        heard = self.label(goal)
        words = [board_word(f"goal-{one}") for one in GOALS]
        return any(word in heard for word in words)

    def _move(self, start: str, goal: str) -> None:
        self._with_unit("move", start, goal)

    def _jump(self, start: str, goal: str) -> None:
        self._with_unit("jump", start, goal)

    def _capture(self, start: str, goal: str) -> None:
        self._with_unit("capture", start, goal)

    def _attack(self, start: str, goal: str) -> None:
        self.look_at_battle(start, goal)
        self.battle.get_by_role("button", name=web("battle-do"), exact=True).click()

    def look_at_battle(self, start: str, goal: str) -> None:
        """The sums before the attack is ordered."""
        self._with_unit("attack", start, goal)
        fight = self.battle.get_by_role("button", name=web("battle-do"), exact=True)
        expect(fight).to_be_visible()

    def _buy(self, unit: str, at: str) -> None:
        self.kind("buy").click()
        if len({args[0] for args in self.legal("buy")}) > 1:
            name = say(f"stationx-unit-{unit}")
            steps = self.actions.locator(".steps").get_by_role("button")
            steps.filter(has_text=re.compile(escaped(name), re.I)).first.click()
        self.person.until(lambda: self.offered(at), "a place for the unit")
        self.cell(at).click()

    def _upgrade(self, name: str) -> None:
        node = self.upgrades.get_by_role("button", name=say(f"stationx-upgrade-{name}"))
        node.first.click()

    def _end(self) -> None:
        self.end.click()

    def _wait(self) -> None:
        self.actions.get_by_role("button", name=say("stationx-do-wait")).click()

    def kind(self, kind: str) -> Locator:
        """The button of a kind of action."""
        return self.actions.get_by_role("button", name=say(f"stationx-group-{kind}")).first

    def finish_turn(self) -> None:
        """Decide until it is nobody's turn here any more."""
        person = self.person
        first = person.view["active"], person.view["round"]
        while (
            person.asked
            and not person.over
            and (person.view["active"], person.view["round"]) == first
        ):
            self.decide()
