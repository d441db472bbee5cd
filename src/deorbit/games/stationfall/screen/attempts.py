"""What a character might try: the actions that belong to its activation, each with arguments that
make sense where it is."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from deorbit.core.codec import FIELD_BITS, KIND_BITS, kind_of, second, third
from deorbit.core.game import ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BLUDGEON,
    FANG_MOSS,
    FIELD,
    GUN,
    HACKER,
    HELMET,
    KINDS_OF_ITEMS,
    MADE_OF_DATA,
    NANOGEL,
    NANOGEL_USED,
    NOWHERE,
    OUTER_SPACE,
)
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.actions.base import CONSOLE, Act
from deorbit.games.stationfall.rules.characters import powers
from deorbit.games.stationfall.rules.kompromat import own_hand
from deorbit.games.stationfall.rules.questions import ACT, ACTIVATION, BY_COMMAND
from deorbit.games.stationfall.rules.state import StationfallState

WITH_THE_DOWN = (
    "drag",
    "take",
    "revive",
    "heal",
    "mend",
    "feed",
    "airlock-drag",
    "airlock-push",
    "disassemble-for",
)
WITH_THE_LIVE = ("attack", "rob", "rob-data", "telepathy")
"""Kinds that one thinks of only with somebody who is Down, or Live."""

ALWAYS_THERE = ("wait", "recall")
"""Kinds that nobody asks about."""

MOST_TRIED = 60
"""So many actions of a kind are tried to find the reason that says most."""

Move = int
Kind = ActionKind[StationfallState]


class Prospects:
    """What the pawn that a seat acts with might try, in a world that the seat could be in."""

    def __init__(self, state: StationfallState, seat: int) -> None:
        self.state = state
        self.seat = seat
        frame = state.stack.top(seat)
        self.question = kind_of(frame)
        self.acts = frame >= 0 and self.question in (ACTIVATION, ACT)
        self.pawn = second(frame) if self.acts else NOWHERE
        self.basic = self.acts and self.question == ACT and third(frame) == BY_COMMAND
        self.here = state.where[self.pawn] if self.acts else NOWHERE

    # What might be tried ------------------------------------------------------------------------

    def belongs(self, act: Act) -> bool:
        """Whether an action belongs to the activation: a basic one, one of an ability of the pawn,
        of the section where it is, of a console at hand."""
        state, pawn = self.state, self.pawn
        if act.shape.name in ALWAYS_THERE or not act.kinds & state.edition.kind[pawn]:
            return False
        if act.ability:
            return powers(state, pawn) & act.ability != 0
        if act.basic or self.basic:
            return act.basic
        if act.offer:
            return self.here >= 0 and state.edition.offers[self.here] & act.offer != 0
        if act.free == CONSOLE:
            steers = act.shape.name == "remote-control"
            return self.at_console() and (not steers or bool(state.edition.drones))
        return act.shape.name == "feed" and state.held[pawn] & FIELD[FANG_MOSS] != 0

    def at_console(self) -> bool:
        state = self.state
        if state.edition.kind[self.pawn] & MADE_OF_DATA or state.ability[self.pawn] & HACKER:
            return True
        return self.here >= 0 and state.edition.console >> self.here & 1 == 1

    def company(self) -> list[int]:
        state = self.state
        return [
            other
            for other in range(len(state.where))
            if other != self.pawn and self.here >= 0 and state.where[other] == self.here
        ]

    def kinds_of(self, items: int) -> list[int]:
        return [item for item in range(KINDS_OF_ITEMS) if items & FIELD[item]]

    # Values that an argument may sensibly have ---------------------------------------------------

    def items(self, kind: str) -> list[int]:
        state = self.state
        if kind == "pick-up":
            return self.kinds_of(state.lying[self.here]) if self.here >= 0 else []
        if kind == "claw-item":
            return self.kinds_of(state.lying[OUTER_SPACE])
        if kind in ("take", "rob"):
            held = [item for other in self.company() for item in self.kinds_of(state.held[other])]
            return list(dict.fromkeys(held))
        if kind == "attack":
            return [item for item in (GUN, BLUDGEON) if state.arms(self.pawn) & FIELD[item]]
        found = self.kinds_of(state.held[self.pawn])
        if kind == "revive":
            return [item for item in found if item in (NANOGEL, NANOGEL_USED)]
        return found

    def data(self, kind: str) -> list[int]:
        if kind == "rob-data":
            held = [one for other in self.company() for one in bits(self.state.data[other])]
            return list(dict.fromkeys(held))
        return bits(self.state.data[self.pawn])

    def sections(self, kind: str) -> list[int]:
        edition = self.state.edition
        if kind == "suppress":
            return bits(self.state.fire | self.state.airless & ~(1 << OUTER_SPACE))
        if self.here < 0:
            return []
        if kind == "section-launch":
            return edition.docked[self.here]
        if kind.startswith("airlock"):
            return edition.airlocks[self.here]
        if kind in ("breach", "investigate", "draw-up"):
            return edition.near[self.here]
        return [*edition.near[self.here], *edition.vents[self.here]]

    def characters(self, kind: str) -> list[int]:
        state = self.state
        if kind == "remote-control":
            return state.edition.drones
        if kind == "root-access":
            return bits(state.edition.robots)
        if kind == "claw":
            return [one for one, at in enumerate(state.where) if at == OUTER_SPACE]
        if kind == "copy":
            return [one for one in bits(state.edition.bodies) if one != self.pawn]
        fallen = [one for one in self.company() if state.down >> one & 1]
        if kind in WITH_THE_DOWN:
            return fallen
        return [one for one in self.company() if kind not in WITH_THE_LIVE or one not in fallen]

    def cards(self, kind: str) -> list[int]:
        return bits(own_hand(self.state) if kind == "tradecraft" else self.state.spent)

    def wares(self, kind: str) -> list[int]:
        if self.here < 0:
            return []
        makes = self.state.edition.makes
        near = self.state.edition.near[self.here]
        if kind == "draw-up":
            return [ware for at in near for ware in makes[at] if ware >= KINDS_OF_ITEMS]
        return makes[self.here]

    def values(self, kind: str, title: str) -> list[int]:
        """What an argument of a domain may sensibly be; empty where nothing fits."""
        if title == "item":
            return self.items(kind)
        if title == "data":
            return self.data(kind)
        if title == "section":
            return self.sections(kind)
        if title == "character":
            return self.characters(kind)
        if title == "card":
            return self.cards(kind)
        if title == "ware":
            return self.wares(kind)
        if title == "player":
            return list(range(self.state.players))
        if title == "count":
            return list(range(1, 1 + self.state.edition.cubes))
        return list(range(self.state.edition.domains[title].size))

    def stand_in(self, kind: str, title: str) -> int:
        """A value for an argument where nothing fits, so that the rules can say what is amiss."""
        if title == "item":
            return {"attack": BLUDGEON, "revive": NANOGEL}.get(kind, HELMET)
        if title == "character":
            bodies = [one for one in bits(self.state.edition.bodies) if one != self.pawn]
            return [*self.company(), *bodies][0]
        if title == "section" and self.here >= 0 and self.state.edition.near[self.here]:
            return self.state.edition.near[self.here][0]
        return KINDS_OF_ITEMS if title == "ware" else 0

    # Trying -------------------------------------------------------------------------------------

    def moves(self, kind: Kind, fixed: dict[int, int]) -> Iterator[Move]:
        """Actions of a kind with some arguments given, the others sensible."""
        name = kind.shape.name
        ranges: list[Sequence[int]] = []
        for place, (_, title) in enumerate(kind.shape.fields):
            if place in fixed:
                ranges.append([fixed[place]])
            else:
                ranges.append(self.values(name, title) or [self.stand_in(name, title)])
        for values in islice(product(*ranges), MOST_TRIED):
            move = GAME.kind_of[name]
            for place, value in enumerate(values):
                move |= value << (KIND_BITS + FIELD_BITS * place)
            yield move
