"""The legal actions of Stationfall in groups that a person can choose from."""

from collections.abc import Callable, Sequence

from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal.choices import Choice, Group
from deorbit.cli.terminal.face import View
from deorbit.core.records import Action, Arg
from deorbit.core.text import listed, marked
from deorbit.games.stationfall.screen.choices import (
    WITH_PLACE,
    arguments,
    fields,
    in_groups,
    label_of,
    remark,
)
from deorbit.games.stationfall.screen.choices import said as phrase

IN_A_ROW = ("choose", "accept", "refuse", "show", "deliver", "ask", "blame")
"""Kinds with few actions that need no group of their own."""

PLACES = ("to", "at", "pod")
"""Arguments that are sections: their numbers stand on the board."""

SORTED = (["character"], ["other-character"], ["card"])
"""Arguments that are characters and nothing else: they stand by name."""

MOST_LISTED = 12
"""More places than these are read from the board."""


def said(station: Station, action: Action) -> str:
    """An action as a phrase."""
    return station.say(f"do-{action.kind}", **arguments(action))


class Sorter:
    def __init__(self, view: View, seat: int, language: str) -> None:
        self.station = Station(view, language)
        self.seat = seat

    def group(self, kind: str, actions: list[Action]) -> list[Group]:
        """The group of a kind; an action that stands alone is one of its own."""
        if kind in MAKERS:
            return [MAKERS[kind](self, actions)]
        if kind in IN_A_ROW or len(actions) == 1:
            return [self.alone(action) for action in actions]
        return [self.listed(kind, actions)]

    def alone(self, action: Action) -> Group:
        label = said(self.station, action)
        return Group(label, (Choice(label, action),))

    def listed(self, kind: str, actions: list[Action], told: int = 0) -> Group:
        """Actions of one kind, each told by what it is done with. Where they are many, the first
        argument that is still to be told makes groups of its own."""
        names = fields(kind)
        mine = names[0] == "character" and actions[0].args[0] == self.station.acting
        first = told or int(len(names) > 1 and mine)
        label = self.heading(self.station.say(f"group-{kind}"))
        if told:
            label = self.heading(self.words(actions[0], told - 1, told))
        if len(actions) > MOST_LISTED and first < len(names) - 1:
            heaps: dict[Arg, list[Action]] = {}
            for action in actions:
                heaps.setdefault(action.args[first], []).append(action)
            groups = tuple(self.listed(kind, heap, first + 1) for heap in heaps.values())
            return Group(label, groups, listed=True)
        places = names[-1] in PLACES and len({one.args[-1] for one in actions}) == len(actions)
        if places:
            actions = sorted(actions, key=self.reading_order)
        elif names[first:] in SORTED:
            actions = sorted(actions, key=lambda action: self.station.name(str(action.args[-1])))
        choices = tuple(
            Choice(
                self.remarked(self.words(action, first), action),
                action,
                str(action.args[-1]) if places else None,
            )
            for action in actions
        )
        stems = {action.args[:-1] for action in actions}
        stem = Action(kind, stems.pop()) if len(stems) == 1 else None
        focus = self.station.acting and self.station.section_of(self.station.acting)
        return Group(label, choices, stem, focus, not places or len(choices) <= MOST_LISTED)

    def words(self, action: Action, first: int, last: int | None = None) -> str:
        """Some of the arguments of an action."""
        args = list(arguments(action).items())[first:last]
        return listed(self.station.words(dict(args)), self.station.language)

    def heading(self, what: str) -> str:
        return self.station.say("group", what=what)

    def remarked(self, words: str, action: Action) -> str:
        """Words with what is special about a way, or where somebody is."""
        told = remark(self.station.state, action)
        if told is None:
            return words
        mark = self.station.tell(told, briefly=True)
        if action.kind in WITH_PLACE:
            return listed((words, mark), self.station.language)
        return marked(words, mark, self.station.language)

    def reading_order(self, action: Action) -> tuple[int, int]:
        """Places from the top left to the bottom right, so that numbers are easily found."""
        return self.place_on_board(str(action.args[-1]))

    def place_on_board(self, section: str) -> tuple[int, int]:
        column, row = self.station.edition.places[self.station.index(section)]
        return -row, column

    # Kinds with groups of their own ---------------------------------------------------------

    def influence(self, actions: list[Action]) -> Group:
        """First the character, then how many cubes."""
        cards: dict[str, list[Action]] = {}
        for action in actions:
            cards.setdefault(str(action.args[0]), []).append(action)
        names = sorted(cards, key=self.station.name)
        groups = tuple(self.cubes(card, cards[card]) for card in names)
        label = self.heading(self.station.say("group-influence"))
        return Group(label, groups, Action("influence"), listed=True)

    def cubes(self, card: str, actions: list[Action]) -> Group:
        label = f"{self.station.name(card)} {self.station.cubes_in_signs(card)}".strip()
        choices = tuple(
            Choice(self.station.say("cubes", count=action.args[1]), action) for action in actions
        )
        return Group(label, choices, Action("influence", (card,)), listed=len(choices) > 1)

    def reveal(self, actions: list[Action]) -> Group:
        """As whom; never at once, since nobody can take it back."""
        choices = []
        for action in actions:
            label = self.station.tell(phrase(self.station.state, action, self.seat))
            choices.append(Choice(label, action))
        return Group(self.station.say("group-reveal"), tuple(choices), listed=True)

    def activate(self, actions: list[Action]) -> Group:
        """Whom, where, and with how many actions."""
        choices = []
        for action in actions:
            told = label_of(self.station.state, action)
            label = self.station.tell(told, briefly=True) if told else ""
            choices.append(Choice(label, action))
        if len(choices) == 1:
            label = self.station.say("only", what=self.station.say("group-activate"), which=label)
            return Group(label, tuple(choices))
        label = self.heading(self.station.say("group-activate"))
        return Group(label, tuple(choices), Action("activate"), listed=True)

    def core_lock(self, actions: list[Action]) -> Group:
        """One end of the corridor, then the other."""
        label = self.heading(self.station.say("group-core-lock"))
        return self.corridor_ends(label, actions, Action("core-lock"))

    def core_move(self, actions: list[Action]) -> Group:
        """The Lock that goes, then the corridor it comes to."""
        heaps: dict[tuple[Arg, ...], list[Action]] = {}
        for action in actions:
            heaps.setdefault(action.args[:2], []).append(action)
        groups = []
        for old, heap in heaps.items():
            label = self.station.say("corridor", at=str(old[0]), to=str(old[1]))
            groups.append(self.corridor_ends(label, heap, Action("core-move", old)))
        label = self.heading(self.station.say("group-core-move"))
        return Group(label, tuple(groups), Action("core-move"), listed=True)

    def corridor_ends(self, label: str, actions: list[Action], stem: Action) -> Group:
        """A corridor may be chosen from either end."""
        heaps: dict[str, list[tuple[str, Action]]] = {}
        for action in actions:
            at, to = str(action.args[-2]), str(action.args[-1])
            heaps.setdefault(at, []).append((to, action))
            heaps.setdefault(to, []).append((at, action))
        groups = tuple(
            Group(
                self.station.name(at),
                tuple(
                    Choice(self.station.name(to), action, to, to)
                    for to, action in sorted(heaps[at], key=lambda end: self.place_on_board(end[0]))
                ),
                Action(stem.kind, (*stem.args, at)),
                focus=at,
                listed=True,
                where=at,
            )
            for at in sorted(heaps, key=self.place_on_board)
        )
        return Group(label, groups, stem, listed=len(groups) <= MOST_LISTED)


Maker = Callable[[Sorter, list[Action]], Group]

MAKERS: dict[str, Maker] = {
    "influence": Sorter.influence,
    "activate": Sorter.activate,
    "reveal": Sorter.reveal,
    "core-lock": Sorter.core_lock,
    "core-move": Sorter.core_move,
}


def groups(view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
    sorter = Sorter(view, seat, language)
    heaps = in_groups(legal)
    return [group for kind, actions in heaps.items() for group in sorter.group(kind, actions)]
