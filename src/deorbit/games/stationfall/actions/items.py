"""Pick Up, Drop, Give and Throw (12.2 to 12.5), and what a Firebomb does then (8.1.3)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, Sink
from deorbit.games.stationfall.actions.base import (
    COMPANY,
    FIREBOMBS,
    HANDLING,
    ITEM,
    KOMPROMAT,
    LITTER,
    SOMEONE_DOWN,
    Act,
    lit_under_cameras,
)
from deorbit.games.stationfall.actions.step import corridor_between, neighbours, through_wormhole
from deorbit.games.stationfall.bots import harms_here
from deorbit.games.stationfall.characters import clings, exposed, knock_down, owners_of, take
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    DROPPED,
    GIVEN,
    IGNITED,
    KOMPROMAT_FOUND,
    PICKED_UP,
    TAKEN,
    THROWN,
)
from deorbit.games.stationfall.kompromat import find_kompromat
from deorbit.games.stationfall.lindsey import face_is_open, helmet_waits, is_open
from deorbit.games.stationfall.reasons import (
    BOTS_HAVE_ONE,
    HELMET_FOR_LINDSEY,
    INTEGRAL,
    IS_PRECIOUS,
    LOCKED,
    NO_BODY,
    NO_FIRE_WITHOUT_AIR,
    NO_KOMPROMAT_HERE,
    NO_SLOT,
    NO_THROW_THERE,
    NO_THROW_VENT,
    NOT_A_CHARACTER,
    NOT_ACTING,
    NOT_COLOCATED,
    NOT_HELD,
    NOT_HERE,
    POD_LEFT,
    SELF_PRESERVATION,
    STILL_LIVE,
    TARGET_FULL,
)
from deorbit.games.stationfall.state import LET_GO, NO_KOMPROMAT, StationfallState
from deorbit.games.stationfall.station import land
from deorbit.games.stationfall.systems import set_fire, would_fall
from deorbit.games.stationfall.terms import (
    FIELD,
    FIREBOMB,
    HELMET,
    KINDS_OF_ITEMS,
    MY_PRECIOUS,
    NANOGEL,
    NANOGEL_USED,
    NOWHERE,
    ONE,
    RAT,
)


def precious(state: StationfallState, item: int) -> bool:
    """Whether this is the Rat and the active player must neither drop nor throw it
    (card-my-precious)."""
    rat = state.edition.rat
    if item != RAT or not state.ability[rat] & MY_PRECIOUS:
        return False
    own = state.seat_of[state.active]
    for owner in bits(owners_of(state, rat)):
        if state.seat_of[owner] == own:
            return False
    return True


def has_one(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether a bot leaves an Item where it is because the character possesses another one of its
    kind (bot-differences)."""
    if not state.by_bot():
        return False
    kind = FIELD[item]
    if item in (NANOGEL, NANOGEL_USED):
        kind = FIELD[NANOGEL] | FIELD[NANOGEL_USED]
    return state.arms(pawn) & kind != 0


class PickUp(Act):
    """Pick up an Item that lies here (12.2.1)."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "pick-up", [("item", "item")], basic=True, at_hand=LITTER, free=HANDLING
        )

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.lying[state.where[pawn]] & FIELD[second(move)]:
            return NOT_HERE
        if has_one(state, pawn, second(move)):
            return BOTS_HAVE_ONE
        if state.tutorial and helmet_waits(state, pawn, second(move)):
            return HELMET_FOR_LINDSEY
        return NO_SLOT if state.full(pawn) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if not state.full(pawn):
            lying = state.lying[state.where[pawn]]
            for item in range(KINDS_OF_ITEMS):
                if lying & FIELD[item] and not has_one(state, pawn, item):
                    if not state.tutorial or not helmet_waits(state, pawn, item):
                        moves.append(pack(self.number, pawn, item))

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        item = second(move)
        section = state.where[pawn]
        state.lying[section] -= ONE[item]
        take(state, pawn, item)
        if events is not None:
            events.append((PICKED_UP, EVERYONE, pawn, item, section))


class PickUpKompromat(Act):
    """Pick up the Kompromat that lies here: it goes to the active player's hand (12.2.3)."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "pick-up-kompromat", [], basic=True, at_hand=KOMPROMAT, free=HANDLING
        )

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        here = state.face[state.where[pawn]]
        return NO_KOMPROMAT_HERE if here == NO_KOMPROMAT else ALLOWED

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        section = state.where[pawn]
        known = face_is_open(state, section) or is_open(state, state.active)
        card = find_kompromat(state, section, chance)
        if events is not None:
            readers = EVERYONE if known else 1 << state.seat_of[state.active]
            events.append((KOMPROMAT_FOUND, readers, state.active, pawn, section, card))


class Take(Act):
    """Pick up an Item from a Down character (12.2.4)."""

    def __init__(self, number: int) -> None:
        fields = [("item", "item"), ("other-character", "character")]
        super().__init__(number, "take", fields, basic=True, at_hand=SOMEONE_DOWN, free=HANDLING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, other = second(move), third(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return NOT_COLOCATED
        if not state.down >> other & 1:
            return STILL_LIVE
        if not state.held[other] & FIELD[item]:
            return INTEGRAL if state.integral[other] & FIELD[item] else NOT_HERE
        if has_one(state, pawn, item):
            return BOTS_HAVE_ONE
        return NO_SLOT if state.full(pawn) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if state.full(pawn):
            return
        for other in company:
            held = state.held[other]
            if held and state.down >> other & 1:
                for item in range(KINDS_OF_ITEMS):
                    if held & FIELD[item] and not has_one(state, pawn, item):
                        moves.append(pack(self.number, pawn, item, other))

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        item, other = second(move), third(move)
        state.held[other] -= ONE[item]
        take(state, pawn, item)
        if events is not None:
            events.append((TAKEN, EVERYONE, pawn, item, other))


class Drop(Act):
    """Drop an Item (12.3). Also the answer to who must let one go (4.5.3.1, 8.5.1)."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "drop", [("item", "item")], basic=True, at_hand=ITEM, free=HANDLING
        )
        self.answers.append(LET_GO)
        self.answer_mask |= 1 << LET_GO

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        frame = state.stack.frames[-1]
        if kind_of(frame) != LET_GO:
            return super().forbids(state, seat, move)
        if second(frame) != first(move):
            return NOT_ACTING
        if not state.held[first(move)] & FIELD[second(move)]:
            return NOT_HELD
        return ALLOWED if second(move) in self.droppable(state, first(move)) else IS_PRECIOUS

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item = second(move)
        if not state.held[pawn] & FIELD[item]:
            return INTEGRAL if state.integral[pawn] & FIELD[item] else NOT_HELD
        if precious(state, item):
            return IS_PRECIOUS
        return SELF_PRESERVATION if item == HELMET and clings(state, pawn) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        held = state.held[pawn]
        for item in range(KINDS_OF_ITEMS):
            if (
                held & FIELD[item]
                and (item != HELMET or not clings(state, pawn))
                and not precious(state, item)
            ):
                moves.append(pack(self.number, pawn, item))

    def droppable(self, state: StationfallState, pawn: int) -> list[int]:
        """What somebody who must let go can drop: not the Rat, if there is anything else
        (house-my-precious)."""
        held = [item for item in range(KINDS_OF_ITEMS) if state.held[pawn] & FIELD[item]]
        return [item for item in held if not precious(state, item)] or held

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        pawn = second(state.stack.frames[-1])
        for item in self.droppable(state, pawn):
            moves.append(pack(self.number, pawn, item))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        if kind_of(state.stack.frames[-1]) != LET_GO:
            super().perform(state, seat, move, chance, events)
            return
        cameras = third(state.stack.pop())
        pawn = first(move)
        self.effect(state, pawn, move, chance, events)
        section = state.where[pawn]
        if section >= 0 and would_fall(state, pawn, section):
            state.actor = pawn
            state.watched = lit_under_cameras(state) if cameras else 0
            knock_down(state, pawn, events)
            state.watched = 0

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        item = second(move)
        section = state.where[pawn]
        state.held[pawn] -= ONE[item]
        if events is not None:
            events.append((DROPPED, EVERYONE, pawn, item, max(section, 0)))
        land(state, item, section, events)


class Give(Act):
    """Give an Item to a colocated character, who cannot refuse it (12.4)."""

    def __init__(self, number: int) -> None:
        fields = [("item", "item"), ("other-character", "character")]
        super().__init__(number, "give", fields, basic=True, at_hand=ITEM | COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, other = second(move), third(move)
        if not state.held[pawn] & FIELD[item]:
            return INTEGRAL if state.integral[pawn] & FIELD[item] else NOT_HELD
        if other == pawn or state.where[other] != state.where[pawn]:
            return NOT_COLOCATED
        if other == state.edition.monster:
            return NOT_A_CHARACTER
        if not state.edition.bodies >> other & 1:
            return NO_BODY
        if state.full(other):
            return TARGET_FULL
        return SELF_PRESERVATION if item == HELMET and clings(state, pawn) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        held = state.held[pawn]
        for other in company:
            if other != state.edition.monster and not state.full(other):
                for item in range(KINDS_OF_ITEMS):
                    if held & FIELD[item] and (item != HELMET or not clings(state, pawn)):
                        moves.append(pack(self.number, pawn, item, other))

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        item, other = second(move), third(move)
        state.held[pawn] -= ONE[item]
        take(state, other, item)
        if events is not None:
            events.append((GIVEN, EVERYONE, pawn, item, other))


def no_throw(state: StationfallState, section: int, to: int) -> int:
    """Why nothing can be thrown from one section into another (12.5.1, 12.5.2)."""
    if state.mouth != NOWHERE and through_wormhole(state, section, to):
        return ALLOWED
    corridor = corridor_between(state, section, to)
    if corridor == NOWHERE:
        return NO_THROW_VENT if to in state.edition.vents[section] else NO_THROW_THERE
    if state.launched >> to & 1:
        return POD_LEFT
    return LOCKED if state.locks >> corridor & 1 else ALLOWED


class Throw(Act):
    """Throw an Item through a corridor without a Lock (12.5.1)."""

    def __init__(self, number: int) -> None:
        fields = [("item", "item"), ("to", "section")]
        super().__init__(number, "throw", fields, basic=True, at_hand=ITEM)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, to = second(move), third(move)
        if not state.held[pawn] & FIELD[item]:
            return INTEGRAL if state.integral[pawn] & FIELD[item] else NOT_HELD
        if precious(state, item):
            return IS_PRECIOUS
        code = no_throw(state, state.where[pawn], to)
        if code != ALLOWED:
            return code
        return SELF_PRESERVATION if item == HELMET and clings(state, pawn) else ALLOWED

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

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        item, to = second(move), third(move)
        state.held[pawn] -= ONE[item]
        if events is not None:
            events.append((THROWN, EVERYONE, pawn, item, to))
        land(state, item, to, events)


def burn(state: StationfallState, pawn: int, section: int, chance: Chance, events: Sink) -> None:
    """A Firebomb goes off and back to the supply."""
    state.held[pawn] -= ONE[FIREBOMB]
    state.supply[FIREBOMB] += 1
    if events is not None:
        events.append((IGNITED, EVERYONE, pawn, section))
    set_fire(state, section, chance, events)


class Ignite(Act):
    """Drop or throw a Firebomb and let it burn (8.1.3): here, or through a corridor without a
    Lock."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "ignite", [("to", "section")], basic=True, at_hand=FIREBOMBS, free=HANDLING
        )

    def price(self, state: StationfallState, pawn: int, move: int) -> int:
        """Free only as a Drop."""
        return 1 if second(move) != state.where[pawn] else super().price(state, pawn, move)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        to = second(move)
        section = state.where[pawn]
        if not state.held[pawn] & FIELD[FIREBOMB]:
            return NOT_HELD
        if to != section:
            code = no_throw(state, section, to)
            if code != ALLOWED:
                return code
        if state.airless >> to & 1:
            return NO_FIRE_WITHOUT_AIR
        return SELF_PRESERVATION if to == section and self.burns(state, pawn) else ALLOWED

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        return not harms_here(state, pawn, second(move), False)

    def burns(self, state: StationfallState, pawn: int) -> bool:
        return exposed(state, pawn) and not state.careless()

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return [state.where[pawn], *neighbours(state, state.where[pawn])]

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        burn(state, pawn, second(move), chance, events)
