"""The legal actions of Station-X in groups that a person can choose from."""

from collections.abc import Callable, Sequence
from functools import cached_property

from deorbit.cli.games.stationx.facts import Facts
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Choice, Group
from deorbit.core.records import Action
from deorbit.core.text import Value, say, worded
from deorbit.games.stationx.content.edition import UNITS
from deorbit.games.stationx.screen import make
from deorbit.games.stationx.screen.choices import ORDER as KINDS
from deorbit.games.stationx.screen.contract import Own


class Sorter:
    """Sorts actions into groups. `group` finds the maker of a kind in the table below."""

    def __init__(self, facts: Facts, seat: int, legal: Sequence[Action], language: str) -> None:
        self.facts = facts
        self.seat = seat
        self.legal = legal
        self.units = facts.board.units
        self.language = language

    @cached_property
    def own(self) -> Own:
        return make.own(self.facts.seen, self.seat)

    def say(self, message: str, **args: Value) -> str:
        return say(message, worded("stationx", args, (), self.language), self.language)

    def rank(self, action: Action) -> tuple[int, int, int]:
        """By unit, then by kind."""
        place = KINDS.index(action.kind)
        if MAKERS[action.kind] is not Sorter.by_unit:
            return (len(UNITS), 0, place)
        at = str(action.args[0])
        return (UNITS.index(self.units[at].unit), self.facts.cell(at), place)

    def reading_order(self, action: Action) -> tuple[int, int]:
        """Targets from the top left to the bottom right, so that numbers are easily found."""
        if MAKERS[action.kind] in (Sorter.upgrades, Sorter.alone):
            return (0, 0)
        cell, size = self.facts.cell(str(action.args[-1])), self.facts.size
        return (-(cell // size), cell % size)

    def price(self, action: Action) -> int:
        """What an action costs in energy."""
        return self.own.prices.get(str(self.legal.index(action)), 0)

    def by_unit(self, actions: list[Action]) -> Group:
        """What one unit can do: the targets are numbered on the board."""
        kind, start = actions[0].kind, str(actions[0].args[0])
        unit = self.units[start].unit
        label = self.say(f"cli-stationx-{kind}", unit=unit, at=start, count=len(actions))
        choices = tuple(
            Choice(self.target(action), action, str(action.args[-1])) for action in actions
        )
        return Group(label, choices, Action(kind, (start,)), start, listed=kind in LISTED)

    def target(self, action: Action) -> str:
        """The label of a target; an attack shows its sums before it is made."""
        at = str(action.args[-1])
        if action.kind == "attack":
            battle = self.own.battles[f"{action.args[0]} {at}"]
            return self.say(
                f"cli-stationx-{battle.result}",
                unit=self.units[at].unit,
                sign=palette.SIGNS[battle.enemy],
                who=self.facts.faction(battle.enemy, self.language),
                at=at,
                attack=battle.attack,
                defence=battle.defence,
            )
        if action.kind == "capture":
            who = self.facts.faction(self.facts.gates[at].player, self.language)
            return self.say("cli-stationx-base-of", who=who, at=at)
        return at

    def by_word(self, actions: list[Action]) -> Group:
        """A thing to put somewhere: which one is the group, where is typed or numbered."""
        kind, thing = actions[0].kind, str(actions[0].args[0])
        price = self.price(actions[0]) if kind == "buy" else 0
        label = self.say(
            f"cli-stationx-{kind}", unit=thing, tile=thing, price=price, count=len(actions)
        )
        choices = tuple(Choice(str(one.args[-1]), one, str(one.args[-1])) for one in actions)
        return Group(label, choices, Action(kind, (thing,)), typed=kind == "place")

    def by_cell(self, actions: list[Action]) -> Group:
        kind = actions[0].kind
        label = self.say(f"cli-stationx-{kind}", count=len(actions))
        choices = tuple(Choice(str(one.args[0]), one, str(one.args[0])) for one in actions)
        return Group(label, choices, Action(kind), choices[0].at)

    def upgrades(self, actions: list[Action]) -> Group:
        price = self.price(actions[0])
        label = self.say("cli-stationx-upgrade", price=price, count=len(actions))
        choices = tuple(
            Choice(self.say("cli-stationx-name", upgrade=str(one.args[0])), one) for one in actions
        )
        return Group(label, choices, Action("upgrade"), listed=True)

    def alone(self, actions: list[Action]) -> Group:
        label = self.say(f"cli-stationx-{actions[0].kind}")
        return Group(label, (Choice(label, actions[0]),))


Maker = Callable[[Sorter, list[Action]], Group]

MAKERS: dict[str, Maker] = {
    "attack": Sorter.by_unit,
    "capture": Sorter.by_unit,
    "move": Sorter.by_unit,
    "jump": Sorter.by_unit,
    "place": Sorter.by_word,
    "teleporter": Sorter.by_cell,
    "commander": Sorter.by_cell,
    "respawn": Sorter.by_cell,
    "keep": Sorter.by_cell,
    "recruit": Sorter.by_cell,
    "buy": Sorter.by_word,
    "upgrade": Sorter.upgrades,
    "wait": Sorter.alone,
    "end": Sorter.alone,
}
"""How the actions of each kind are grouped."""

LISTED = ("attack", "capture")
ONE_GROUP = (Sorter.by_cell, Sorter.upgrades, Sorter.alone)


def groups(facts: Facts, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
    sorter = Sorter(facts, seat, legal, language)
    heaps: dict[tuple[str, str], list[Action]] = {}
    for action in sorted(legal, key=sorter.rank):
        together = MAKERS[action.kind] in ONE_GROUP
        key = (action.kind, "" if together else str(action.args[0]))
        heaps.setdefault(key, []).append(action)
    return [
        MAKERS[kind](sorter, sorted(actions, key=sorter.reading_order))
        for (kind, _), actions in heaps.items()
    ]
