"""The legal actions of Intrepid in groups that a person can choose from."""

from collections.abc import Callable, Sequence

from deorbit.cli.games.intrepid.words import Words, gives, letters, needs
from deorbit.cli.terminal.choices import Choice, Group
from deorbit.cli.terminal.face import View
from deorbit.core.records import Action
from deorbit.core.text import headed
from deorbit.games.intrepid.content.dice import DIE, TURNS, turned
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.screen import choices as offered
from deorbit.games.intrepid.screen import make

MORE = " ..."
MOST_AT_ONCE = 9
"""More answers to a small question than these are told by their first argument first."""

MOST_LETTERS = 50
"""So much of a label fits beside the panel of a small terminal."""

COUNTRY = 0


class Sorter:
    """Puts actions into groups. `groups` finds the maker of a kind in the table below."""

    def __init__(self, view: View, seat: int, language: str) -> None:
        self.words = Words(view, language)
        seen = self.words.seen
        own = make.own(seen, seat)
        legal = [GAME.decode(seen, move) for move in GAME.legal(seen, seat)]
        self.notes = {legal[int(at)]: self.words.told(note) for at, note in own.notes.items()}
        self.prices = {legal[int(at)]: price for at, price in own.prices.items()}

    def said(self, action: Action) -> str:
        return self.words.told(offered.said(action))

    def head(self, action: Action) -> str:
        """The sign of the crew, where one player has two."""
        if not self.words.alone:
            return ""
        return self.words.sign(self.words.crew_of(str(action.args[COUNTRY]))) + " "

    def noted(self, label: str, action: Action) -> str:
        """The label with what is special about the action."""
        note = self.notes.get(action)
        return headed(label, note, self.words.language) if note else label

    # Phase 1 -----------------------------------------------------------------------------------

    def placements(self, actions: list[Action]) -> list[Group]:
        """A group for each die, with the places that take it."""
        found = []
        for (country, die), some in heaps(actions, 2).items():
            first = some[0]
            label = self.words.say("place", die=self.words.die(die), count=len(some))
            choices = tuple(
                Choice(self.noted(self.place(str(one.args[2])), one), one) for one in some
            )
            stem = Action("place", (country, die))
            found.append(Group(self.head(first) + label, choices, stem, listed=True))
        return found

    def place(self, name: str) -> str:
        """A place with the resources of its tile."""
        tile = self.words.print.tiles.get(name)
        sign = f" {letters(tile)}" if tile else ""
        return self.words.name("place", name) + sign

    def docking(self, actions: list[Action]) -> list[Group]:
        choices = tuple(
            Choice(self.head(one) + self.noted(self.passed(one), one), one, word=str(one.args[2]))
            for one in actions
        )
        return [Group(self.words.say("dock") + MORE, choices, listed=True)]

    def passed(self, action: Action) -> str:
        crew = self.words.crew_of(str(action.args[2]))
        return self.words.say(
            "dock-to", die=self.words.die(action.args[1]), who=self.words.signed(crew)
        )

    def wishes(self, actions: list[Action]) -> list[Group]:
        choices = tuple(Choice(self.head(one) + self.said(one), one) for one in actions)
        return [Group(self.words.say("ask") + MORE, choices, listed=True)]

    def listed(self, actions: list[Action]) -> list[Group]:
        """One group of all actions of a kind."""
        kind = actions[0].kind
        choices = tuple(Choice(self.head(one) + self.said(one), one) for one in actions)
        return [Group(self.words.say(kind) + MORE, choices, listed=True)]

    # Phase 5 -----------------------------------------------------------------------------------

    def purchases(self, actions: list[Action]) -> list[Group]:
        """A group for each tile; its slots are numbered on the station."""
        found = []
        for (country, name), some in heaps(actions, 2).items():
            card = self.words.print.tiles[name]
            label = self.words.say(
                "buy",
                tile=name,
                price=self.prices[some[0]],
                needs=needs(card.needs, self.words.language),
                gives=gives(card.outputs, self.words.language),
            )
            choices = tuple(Choice(str(one.args[2]), one, str(one.args[2])) for one in some)
            stem = Action("buy", (country, name))
            found.append(Group(self.head(some[0]) + label, choices, stem))
        return found

    def dice(self, actions: list[Action]) -> list[Group]:
        found = []
        for action in actions:
            crew = self.words.crew_of(str(action.args[COUNTRY]))
            track = self.words.crews[crew]["track"]
            price = self.prices[action]
            label = self.words.say("die", price=price, now=track, then=track + 1)
            found.append(Group(self.head(action) + label, (Choice(label, action),)))
        return found

    def mending(self, actions: list[Action]) -> list[Group]:
        choices = tuple(
            Choice(
                self.head(one)
                + self.words.say(
                    "mend-one",
                    token=str(one.args[2]),
                    tile=str(one.args[1]),
                    price=self.prices[one],
                ),
                one,
                word=str(one.args[1]),
            )
            for one in actions
        )
        return [Group(self.words.say("mend") + MORE, choices, listed=True)]

    def pairs(self, actions: list[Action]) -> list[Group]:
        """Badges: first the tile, then the other tile or crew."""
        kind = actions[0].kind
        found: list[Group] = []
        for (country, name), some in heaps(actions, 2).items():
            label = self.head(some[0]) + self.words.name("place", name)
            inner = tuple(Choice(self.last(one), one) for one in some)
            found.append(Group(label, inner, Action(kind, (country, name)), listed=True))
        return [Group(self.words.say(kind) + MORE, tuple(found), listed=True)]

    def last(self, action: Action) -> str:
        name = str(action.args[-1])
        crew = self.words.crew_of(name)
        return self.words.signed(crew) if crew >= 0 else self.words.name("place", name)

    # Small questions ---------------------------------------------------------------------------

    def alone(self, actions: list[Action]) -> list[Group]:
        """Each by itself, with its note if there is room."""
        found = []
        for one in actions:
            label = self.noted(self.said(one), one)
            label = label if len(label) <= MOST_LETTERS else self.said(one)
            found.append(Group(label, (Choice(label, one),)))
        return found

    def turns(self, actions: list[Action]) -> list[Group]:
        """Turns of a die with how it lies then."""
        return self.by_first(actions, self.turn)

    def turn(self, action: Action) -> str:
        face = turned(DIE.index(str(action.args[0])), TURNS.index(str(action.args[1])))
        return f"{self.said(action)} → {self.words.die(DIE.value(face))}"

    def changes(self, actions: list[Action]) -> list[Group]:
        return self.by_first(actions, self.said)

    def by_first(self, actions: list[Action], said: Callable[[Action], str]) -> list[Group]:
        """All at once where they are few, else by their first argument."""
        if len(actions) <= MOST_AT_ONCE:
            return [Group(said(one), (Choice(said(one), one),)) for one in actions]
        found = []
        for (die,), some in heaps(actions, 1).items():
            kind = some[0].kind
            label = self.words.say(f"{kind}-one", die=self.words.die(die)) + MORE
            choices = tuple(Choice(said(one), one) for one in some)
            found.append(Group(label, choices, Action(kind, (die,)), listed=True))
        return found


MAKERS: dict[str, Callable[[Sorter, list[Action]], list[Group]]] = {
    "place": Sorter.placements,
    "dock": Sorter.docking,
    "ask": Sorter.wishes,
    "amplify": Sorter.listed,
    "buy": Sorter.purchases,
    "die": Sorter.dice,
    "mend": Sorter.mending,
    "shoulder": Sorter.pairs,
    "strain": Sorter.pairs,
    "scrap": Sorter.pairs,
    "treat": Sorter.listed,
    "turn": Sorter.turns,
    "convert": Sorter.changes,
    "adjust": Sorter.changes,
}
"""How the actions of each kind are grouped; the others stand alone."""


def heaps(actions: Sequence[Action], count: int) -> dict[tuple[str, ...], list[Action]]:
    """Actions by their first arguments."""
    found: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        found.setdefault(tuple(map(str, action.args[:count])), []).append(action)
    return found


def groups(view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
    sorter = Sorter(view, seat, language)
    found: list[Group] = []
    for kind in offered.ORDER:
        some = [action for action in legal if action.kind == kind]
        if some:
            found += MAKERS.get(kind, Sorter.alone)(sorter, some)
    return found
