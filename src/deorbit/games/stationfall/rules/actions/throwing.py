"""Throw (12.5), and a Firebomb that is dropped or thrown (8.1.3)."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    FIELD,
    FIREBOMB,
    HELMET,
    KINDS_OF_ITEMS,
    NOWHERE,
    ONE,
    OUTER_SPACE,
)
from deorbit.games.stationfall.rules.actions.base import FIREBOMBS, HANDLING, ITEM, NEVER, Act
from deorbit.games.stationfall.rules.actions.items import cannot_part, precious
from deorbit.games.stationfall.rules.actions.step import (
    corridor_between,
    neighbours,
    through_wormhole,
)
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.self_preservation import harms_here
from deorbit.games.stationfall.rules.characters import clings, exposed
from deorbit.games.stationfall.rules.events import IGNITED, THROWN
from deorbit.games.stationfall.rules.power import set_fire
from deorbit.games.stationfall.rules.reasons import (
    CLINGS_TO_HELMET,
    HARMS_ITSELF,
    NO_FIRE_WITHOUT_AIR,
    NO_FIREBOMB,
    NO_THROW_LOCK,
    NO_THROW_OUT,
    NO_THROW_THERE,
    NO_THROW_VENT,
    POD_LEFT,
)
from deorbit.games.stationfall.rules.sections import land
from deorbit.games.stationfall.rules.state import StationfallState


def no_throw(state: StationfallState, section: int, to: int) -> int:
    """Why nothing can be thrown from one section into another (12.5)."""
    if state.mouth != NOWHERE and through_wormhole(state, section, to):
        return ALLOWED
    corridor = corridor_between(state, section, to)
    if corridor == NOWHERE:
        if OUTER_SPACE in (section, to):
            return NO_THROW_OUT
        return NO_THROW_VENT if to in state.edition.vents[section] else NO_THROW_THERE
    if state.launched >> to & 1:
        return POD_LEFT
    return NO_THROW_LOCK if state.locks >> corridor & 1 else ALLOWED


def cannot_go_off(state: StationfallState, pawn: int, to: int, airless: int) -> int:
    """Why a Firebomb or gas cannot be dropped or thrown there and go off (8.1.3): `airless` is the
    reason where there is no air."""
    section = state.where[pawn]
    if to != section:
        code = no_throw(state, section, to)
        if code != ALLOWED:
            return code
    if state.airless >> to & 1:
        return airless
    harmed = to == section and exposed(state, pawn) and not policy.is_careless(state)
    return HARMS_ITSELF if harmed else ALLOWED


class ThrowAct(Act):
    """Throw an Item into another section."""

    def __init__(self, name: str, basic: bool = False, offer: int = 0) -> None:
        super().__init__(name, "item to:section", basic=basic, offer=offer, at_hand=ITEM)

    def no_way(self, state: StationfallState, section: int, to: int) -> int:
        """Why nothing gets from one section into the other like this."""
        raise NotImplementedError

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item = second(move)
        code = cannot_part(state, pawn, item)
        if code == ALLOWED:
            code = self.no_way(state, state.where[pawn], third(move))
        if code != ALLOWED:
            return code
        return CLINGS_TO_HELMET if item == HELMET and clings(state, pawn) else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item, to = second(move), third(move)
        state.held[pawn] -= ONE[item]
        dealer.tell(THROWN, pawn, item, to)
        land(state, item, to, dealer)


class Throw(ThrowAct):
    """Throw an Item through a corridor without a Lock (12.5.1)."""

    def __init__(self) -> None:
        super().__init__("throw", basic=True)

    def no_way(self, state: StationfallState, section: int, to: int) -> int:
        return no_throw(state, section, to)

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        held = state.held[pawn]
        section = state.where[pawn]
        for to in neighbours(state, section):
            if no_throw(state, section, to) == ALLOWED:
                for item in range(KINDS_OF_ITEMS):
                    if (
                        held & FIELD[item]
                        and (item != HELMET or not clings(state, pawn))
                        and not precious(state, item)
                    ):
                        moves.append(pack(self.number, pawn, item, to))


def burn(state: StationfallState, pawn: int, section: int, dealer: Dealer) -> None:
    """A Firebomb goes off and back to the supply."""
    state.held[pawn] -= ONE[FIREBOMB]
    state.supply[FIREBOMB] += 1
    dealer.tell(IGNITED, pawn, section)
    set_fire(state, section, dealer)


class IgniteAct(Act):
    """Let a Firebomb burn, here or in another section (8.1.3)."""

    def __init__(self, name: str, basic: bool = False, offer: int = 0, free: int = NEVER) -> None:
        super().__init__(name, "to:section", basic=basic, offer=offer, at_hand=FIREBOMBS, free=free)

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms_here(state, pawn, second(move), False)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        burn(state, pawn, second(move), dealer)


class Ignite(IgniteAct):
    """Drop or throw a Firebomb and let it burn (8.1.3): here, or through a corridor without a
    Lock."""

    def __init__(self) -> None:
        super().__init__("ignite", basic=True, free=HANDLING)

    def price(self, state: StationfallState, pawn: int, move: int) -> int:
        """Free only as a Drop."""
        return 1 if second(move) != state.where[pawn] else super().price(state, pawn, move)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.held[pawn] & FIELD[FIREBOMB]:
            return NO_FIREBOMB
        return cannot_go_off(state, pawn, second(move), NO_FIRE_WITHOUT_AIR)

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return [state.where[pawn], *neighbours(state, state.where[pawn])]
