"""Stationfall's screen: found by what it says, used by clicks."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from deorbit.core import text
from web.person import Person
from web.wording import called, escaped, language, say, web

STATE = """() => [...document.querySelectorAll('[aria-label="%s"], [role=alertdialog], .actions')]
  .map((part) => part.innerText).join('\\n')"""


class Screen:
    """The table of somebody who is seated, or who watches."""

    def __init__(self, person: Person, seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.chance = Random(seed)

    # What is on it ----------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=web("question"))

    @property
    def actions(self) -> Locator:
        """The list of what is possible now, kind by kind."""
        return self.page.locator(".actions")

    @property
    def choosing(self) -> Locator:
        return self.page.get_by_role("region", name=web("choosing"))

    @property
    def warning(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    @property
    def menu(self) -> Locator:
        """The small menu where the board was tapped."""
        return self.page.get_by_role("menu")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application", name=say("board-label"))

    @property
    def undo(self) -> Locator:
        return self.question.get_by_role("button", name=web("undo"), exact=True)

    @property
    def ending(self) -> Locator:
        return self.page.locator("section[aria-labelledby=ended]")

    def on_board(self, name: str, sort: str = "section") -> Locator:
        """A section or character; its name begins with what it is called."""
        words = escaped(called(sort, name))
        return self.board.get_by_role("button", name=re.compile(f"^{words}(,|;|$)"))

    def sheet(self) -> Locator:
        """The panels of a small screen."""
        return self.page.get_by_role("complementary", name=web("panels"))

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=web(f"tab-{name}"), exact=True)

    # Waiting ----------------------------------------------------------------------------------

    def ready(self) -> None:
        """Until the table is shown."""
        self.page.get_by_role("heading", name=say("web-game-stationfall"), level=1).wait_for()
        self.person.until(lambda: self.person.version >= 0, "the game")
        expect(self.question.or_(self.choosing).first).to_be_visible()

    def my_turn(self) -> None:
        """Until something is asked of this person, or the game is over."""
        person = self.person
        person.until(lambda: person.asked or person.over, "a turn")

    def _signature(self) -> str:
        return str(self.page.evaluate(STATE % web("question")))

    def _settled(self, before: str, version: int) -> None:
        """Until a click had its effect: another state of play, or another choice on the page."""
        self.person.until(
            lambda: self.person.version > version or self._signature() != before, "an effect"
        )

    # Deciding ---------------------------------------------------------------------------------

    def decide(self) -> None:
        """One decision by clicks, any of those that the page offers."""
        version = self.person.version
        if self.choosing.is_visible():
            # Others choose at the same time: only an own choice takes the question away.
            buttons = self.choosing.get_by_role("button", name=web("be", identity="").strip())
            buttons.nth(self.chance.randrange(buttons.count())).click()
            self.person.until(
                lambda: self.warning.is_visible() or not self.choosing.is_visible(), "a choice"
            )
            return
        self._click(self.actions.get_by_role("button"))
        while self.person.version == version:
            self.offered(version)
            if self.warning.is_visible():
                self.sure()
            elif self.person.version == version:
                self._click(self.steps())

    def offered(self, version: int) -> None:
        """Until it is done, or more is to be decided."""
        self.person.until(
            lambda: (
                self.person.version > version or self.warning.is_visible() or self.steps().count()
            ),
            "what follows a choice",
        )

    def steps(self) -> Locator:
        """What is to be decided further of the action that was chosen."""
        opened = self.page.get_by_role("button", expanded=True)
        item = self.actions.get_by_role("listitem").filter(has=opened)
        return item.get_by_role("list").get_by_role("button")

    def _click(self, among: Locator) -> None:
        before, version = self._signature(), self.person.version
        count = among.count()
        if not count:
            # The page has moved on between two looks.
            return
        among.nth(self.chance.randrange(count)).click()
        self._settled(before, version)

    def sure(self) -> None:
        """Do what cannot be taken back."""
        before, version = self._signature(), self.person.version
        self.warning.get_by_role("button", name=web("final-do"), exact=True).click()
        self._settled(before, version)

    def choose_identity(self) -> None:
        self.ready()
        self.choosing.wait_for()
        self.decide()

    def take(self, kind: str, *words: str) -> None:
        """An action by its kind, then whatever is to be decided further, by what stands there."""
        version = self.person.version
        self.kind(kind).click()
        for word in words:
            self.offered(version)
            if self.person.version == version and not self.warning.is_visible():
                self.steps().filter(has_text=word).first.click()
        self.person.until(
            lambda: self.person.version > version or self.warning.is_visible(), f"{kind} {words}"
        )
        if self.person.version == version:
            self.sure()

    def kind(self, kind: str) -> Locator:
        """The button of a kind of action: a single action stands there in full."""
        desk = self.person.live.game["desk"]
        group = next(group for group in desk["groups"] if group["kind"] == kind)
        several = len(group["choices"]) > 1 and group["words"]
        label = tell(group["words"] if several else desk["choices"][group["choices"][0]]["words"])
        return self.actions.get_by_role("button", name=label.removesuffix(" ...")).first

    def legal(self, kind: str) -> list[list[Any]]:
        """The arguments of the actions of a kind that are possible now."""
        return [action["args"] for action in self.person.desk["legal"] if action["kind"] == kind]

    @property
    def asks(self) -> str:
        return str(self.person.view["asks"][-1]["ask"])

    @property
    def acting(self) -> str:
        """The pawn that acts."""
        return str(self.person.live.game["desk"]["acting"])

    def influence(self) -> str:
        """Put a cube on somebody who is on the station and on whom nobody has one."""
        pawns = self.person.live.game["desk"]["characters"]
        free = [
            card
            for card, count in self.legal("influence")
            if count == 2 and card in pawns and pawns[card]["at"] and not pawns[card]["cubes"]
        ]
        card = self.chance.choice(sorted(free))
        self.take("influence", called("character", card), web("cubes", count=1))
        return card

    def activate(self) -> str:
        """Influence somebody and act with them. Returns the pawn."""
        self.my_turn()
        card = self.influence()
        self.take("activate", called("character", card))
        self.person.until(lambda: self.asks == "activation", "an activation")
        return self.acting

    def finish_turn(self) -> None:
        """Decide until it is nobody's turn here any more."""
        first = self.person.view["active"]
        while self.person.asked and not self.person.over and self.person.view["active"] == first:
            self.decide()


def tell(words: dict[str, Any]) -> str:
    """A sentence of the desk."""
    args = {
        name: tell(value) if isinstance(value, dict) else value
        for name, value in words["args"].items()
    }
    spoken = text.worded("stationfall", args, (), language())
    return text.say(words["id"], spoken, language())
