"""Intrepid's screen: found by what it says, used by clicks, drags and keys on the board."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from deorbit.core import text
from deorbit.games.intrepid.screen.choices import FIELDS
from web.person import Person
from web.wording import escaped, say

Json = Any

GAME = "intrepid"
FIRST = ("choose", "discard", "name", "gain", "take", "turn", "adjust", "reroll", "convert")
"""Questions are answered before anything else."""


def web(message: str, **args: str | int) -> str:
    """A sentence of this screen; many are the same for all games."""
    own = f"web-{GAME}-{message}"
    return say(own if text.has(own) else f"web-play-{message}", **args)


class Intrepid:
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
    def board(self) -> Locator:
        return self.page.get_by_role("application", name=web("board"), exact=True)

    @property
    def undo(self) -> Locator:
        return self.question.get_by_role("button", name=web("undo"), exact=True)

    @property
    def done_button(self) -> Locator:
        return self.question.get_by_role("button", name=web("done"), exact=True)

    @property
    def resume_button(self) -> Locator:
        return self.question.get_by_role("button", name=web("resume"), exact=True)

    @property
    def ending(self) -> Locator:
        return self.page.locator("section[aria-labelledby=ended]")

    def spot(self, name: str) -> Locator:
        """On the board, or beside it where missions and disaster stand there."""
        return self.page.locator(f'[data-spot="{name}"]').first

    def place(self, name: str, country: str) -> Locator:
        return self.spot(f"habitation {country}" if name == "habitation" else f"place {name}")

    def label(self, spot: Locator) -> str:
        """What somebody hears about a spot."""
        return spot.locator("> .unseen").text_content() or ""

    def lit(self) -> set[str]:
        """The spots where something can be done with what is chosen."""
        return set(
            self.page.locator(".spot.lit").evaluate_all("(all) => all.map((o) => o.dataset.spot)")
        )

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=web(f"tab-{name}"), exact=True)

    def sheet(self) -> Locator:
        """The panels of a small screen."""
        return self.page.get_by_role("complementary", name=web("panels"))

    def close_card(self) -> None:
        """On a small screen the card of what is chosen stands before the panels."""
        close = self.page.get_by_role("button", name=web("close"), exact=True)
        if close.first.is_visible():
            close.first.click()

    # What is known ----------------------------------------------------------------------------

    @property
    def desk(self) -> Json:
        return self.person.live.game["desk"]

    def legal(self, kind: str) -> list[list[Any]]:
        """The arguments of the actions of a kind that are possible now."""
        return [action["args"] for action in self.person.desk["legal"] if action["kind"] == kind]

    # Waiting ----------------------------------------------------------------------------------

    def ready(self) -> None:
        """Until the table is shown."""
        self.page.get_by_role("heading", name=say("web-game-intrepid"), level=1).wait_for()
        self.person.until(lambda: self.person.version >= 0, "the game")
        expect(self.question.first).to_be_visible()
        expect(self.board).to_be_visible()

    def knows(self, version: int) -> None:
        """Until the news have come."""
        self.person.until(lambda: self.person.version >= version, "the news")

    def my_turn(self) -> None:
        """Until something is asked of this person, or the game is over."""
        person = self.person
        person.until(lambda: person.asked or person.over, "a question")
        if not person.over:
            expect(self.page.locator(".question.mine").first).to_be_visible()

    def happened(self, version: int, what: str) -> None:
        """Until it has happened; what cannot be taken back is asked for once more."""
        person = self.person
        person.until(lambda: person.version > version or self.warning.is_visible(), what)
        # Others act at the same time: what came first need not be one's own decision, and what
        # they did can take the warning away again.
        self.settled()
        while self.warning.is_visible():
            with suppress(TimeoutError):
                self.warning.get_by_role("button", name=web("final-do"), exact=True).click(
                    timeout=1000
                )
            self.settled()
        person.until(lambda: person.version > version, what)
        self.page.wait_for_timeout(30)

    def settled(self) -> None:
        """Until the page has done with the last decision."""
        expect(self.question.first).to_have_attribute("aria-busy", "false")

    # Deciding ---------------------------------------------------------------------------------

    def decide(self) -> None:
        """One decision by clicks: answers first, then dice by what they gain, then Capacity. Others
        act at the same time: what they have made impossible meanwhile is let go."""
        legal = self.person.desk["legal"]
        kinds = {action["kind"] for action in legal}
        first = next((kind for kind in FIRST if kind in kinds), None)
        if first is not None:
            wanted = [action for action in legal if action["kind"] == first]
        else:
            wanted = [action for action in legal if action["kind"] in ("place", "buy", "die")]
        if not wanted or (first is None and self.chance.random() < 0.04):
            wanted = [action for action in legal if action["kind"] in ("done", "ready", "pass")]
        chosen = self.chance.choice(wanted)
        try:
            self.act(chosen)
        except (TimeoutError, AssertionError):
            if chosen in self.person.desk["legal"]:
                raise

    def act(self, action: Json) -> None:
        """Take an action in the way a person would."""
        self.settled()
        version = self.person.version
        kind, args = action["kind"], [str(one) for one in action["args"]]
        getattr(self, f"_{kind.replace('-', '_')}", self._by_steps(kind))(*args)
        self.happened(version, f"{kind} {args}")

    def do(self, notation: str) -> None:
        kind, *args = notation.split()
        given = [int(one) if one.isdigit() else one for one in args]
        action = {"kind": kind, "args": given}
        assert action in self.person.desk["legal"], notation
        self.act(action)

    def hold(self, spot: str) -> None:
        """Take a die or a tile up, unless it is held."""
        found = self.spot(spot)
        self.settled()
        if found.get_attribute("aria-pressed") != "true":
            found.click()
        expect(found).to_have_attribute("aria-pressed", "true")

    def _place(self, country: str, die: str, place: str) -> None:
        self.hold(f"die {country} {die}")
        self.place(place, country).click()

    def _dock(self, country: str, die: str, to: str) -> None:
        self.hold(f"die {country} {die}")
        self.spot(f"crew {to}").click()

    def _buy(self, country: str, tile: str, slot: str) -> None:
        self.hold(f"offer {tile}")
        self.spot(f"slot {slot}").click()

    def _choose(self, tile: str) -> None:
        self.spot(f"place {tile}").click()

    def _discard(self, die: str) -> None:
        self.spot(f"die {self.desk['about']['country']} {die}").click()

    def _reroll(self, die: str) -> None:
        self._discard(die)

    def _take(self, die: str) -> None:
        self.spot(f"stored {die}").click()

    def _name(self, resource: str) -> None:
        self.spot(f"resource {resource}").click()

    def _done(self) -> None:
        self.done_button.click()

    def _by_steps(self, kind: str) -> Any:
        """In the list of actions: the kind, unless it is the only one, then chip by chip."""

        def choose(*args: str) -> None:
            left = [[str(one) for one in found] for found in self.legal(kind)]
            if not args or not self.actions.locator(".steps").count():
                words = phrase(kind, args) if len(left) == 1 else say(f"intrepid-group-{kind}")
                name = re.compile(escaped(words), re.I)
                self.actions.get_by_role("button", name=name).first.click()
            for place, value in enumerate(args):
                values = list(dict.fromkeys(found[place] for found in left))
                if len(values) > 1:
                    chips = self.actions.locator(".steps .chip")
                    expect(chips).to_have_count(len(values))
                    chips.nth(values.index(value)).click()
                left = [found for found in left if found[place] == value]

        return choose


def phrase(kind: str, args: tuple[str, ...]) -> str:
    """An action in words."""
    named = dict(zip(FIELDS[kind], args, strict=True))
    return text.say(f"intrepid-do-{kind}", text.worded(GAME, named, (), "en"))
