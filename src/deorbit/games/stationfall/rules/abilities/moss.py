"""Fang Moss: what its holder can feed it, and how it moves by itself (card-fang-moss,
card-creatropism)."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    CREATROPISM,
    FANG_MOSS,
    FIELD,
    HUMAN,
    KINDS_OF_ITEMS,
    NOWHERE,
    ONE,
    SHIFT,
)
from deorbit.games.stationfall.rules.actions.base import ITEM, SOMEONE_DOWN, Act
from deorbit.games.stationfall.rules.actions.step import barred, neighbours
from deorbit.games.stationfall.rules.bots.self_preservation import harms
from deorbit.games.stationfall.rules.events import EATEN, MOSS_MOVED
from deorbit.games.stationfall.rules.questions import ACTIVATION
from deorbit.games.stationfall.rules.reasons import (
    BOTS_SPARE_THEMSELVES,
    BY_AIRLOCK,
    HAS_ESCAPED,
    IS_GONE,
    IS_SWALLOWED,
    LOCKED,
    MOSS_HELD,
    MOSS_LOCKED,
    MOSS_ONCE,
    NO_MOSS,
    NOT_BOTANIST,
    NOT_CONNECTED,
    NOT_EDIBLE,
)
from deorbit.games.stationfall.rules.sections import annihilate, land
from deorbit.games.stationfall.rules.state import GONE, INSIDE, MESOSPHERE, StationfallState


def inedible(state: StationfallState, section: int, other: int) -> int:
    """The Moss eats Down Humans where it is."""
    edible = (
        state.where[other] == section
        and state.down >> other & 1
        and state.edition.kind[other] & HUMAN
    )
    return ALLOWED if edible else NOT_EDIBLE


def eat(state: StationfallState, other: int, dealer: Dealer) -> None:
    """A Down Human is annihilated, and what was in their hands drops."""
    section = state.where[other]
    items = state.held[other]
    state.held[other] = 0
    state.eaten += 1
    dealer.tell(EATEN, other)
    annihilate(state, other, dealer)
    for item in range(KINDS_OF_ITEMS):
        for _ in range((items & FIELD[item]) >> SHIFT[item]):
            land(state, item, section, dealer)


class Feed(Act):
    """Whoever possesses the Moss feeds it a colocated Down Human."""

    def __init__(self) -> None:
        super().__init__("feed", "other-character:character", at_hand=ITEM | SOMEONE_DOWN)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.held[pawn] & FIELD[FANG_MOSS]:
            return NO_MOSS
        return inedible(state, state.where[pawn], second(move))

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms(state, pawn, second(move))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        eat(state, second(move), dealer)


# Creatropism --------------------------------------------------------------------------------------


def rooted(state: StationfallState) -> int:
    """Why the Moss does not move by itself: for Botanist's player, once in an activation, while no
    Live character possesses it (house-moss)."""
    if state.pc[state.active] == NOWHERE:
        return NOT_BOTANIST
    if not state.ability[state.own_pawns(state.active)[0]] & CREATROPISM:
        return NOT_BOTANIST
    if state.mossed:
        return MOSS_ONCE
    place = state.item_place(FANG_MOSS)
    if place == GONE:
        return IS_GONE
    if place == INSIDE:
        return IS_SWALLOWED
    if place == MESOSPHERE or (place >= 0 and state.launched >> place & 1):
        return HAS_ESCAPED
    holder = moss_holder(state)
    return MOSS_HELD if holder != NOWHERE and not state.down >> holder & 1 else ALLOWED


def moss_holder(state: StationfallState) -> int:
    for pawn in range(state.edition.monster):
        if state.held[pawn] & FIELD[FANG_MOSS]:
            return pawn
    return NOWHERE


class MossAct(ActionKind[StationfallState]):
    """What the Moss does by itself in an activation, wherever it is."""

    def __init__(self, name: str, field: str) -> None:
        super().__init__(name, field, [ACTIVATION])

    def rule(self, state: StationfallState, place: int, what: int) -> int:
        """Why the Moss, which is free to act where it is, cannot do this to that."""
        raise NotImplementedError

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        code = rooted(state)
        return (
            self.rule(state, state.item_place(FANG_MOSS), first(move)) if code == ALLOWED else code
        )


class MossStep(MossAct):
    """The Moss takes a Step by itself, out of the hands of a Down holder too."""

    def __init__(self) -> None:
        super().__init__("moss-step", "to:section")

    def rule(self, state: StationfallState, place: int, what: int) -> int:
        code = barred(state, place, what, 0)
        if code == BY_AIRLOCK:
            return NOT_CONNECTED
        return MOSS_LOCKED if code == LOCKED else code

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if rooted(state) == ALLOWED:
            place = state.item_place(FANG_MOSS)
            for to in neighbours(state, place):
                if barred(state, place, to, 0) == ALLOWED:
                    moves.append(pack(self.number, to))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.mossed = 1
        holder = moss_holder(state)
        place = state.item_place(FANG_MOSS)
        if holder != NOWHERE:
            state.held[holder] -= ONE[FANG_MOSS]
        else:
            state.lying[place] -= ONE[FANG_MOSS]
        dealer.tell(MOSS_MOVED, place, first(move))
        land(state, FANG_MOSS, first(move), dealer)


class MossFeed(MossAct):
    """The Moss eats a colocated Down Human by itself, its holder too."""

    def __init__(self) -> None:
        super().__init__("moss-feed", "character")

    def rule(self, state: StationfallState, place: int, what: int) -> int:
        return inedible(state, place, what)

    def bars_bot(self, state: StationfallState, move: int) -> int:
        return BOTS_SPARE_THEMSELVES if state.owns(first(move)) else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if rooted(state) == ALLOWED:
            for other in bits(state.edition.humans & state.down):
                self.add_legal(state, seat, pack(self.number, other), moves)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.mossed = 1
        eat(state, first(move), dealer)
