"""Pick Up, Drop and Give (12.2 to 12.4)."""

from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.dealer import EVERYONE, Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    COUNTS_AS,
    FIELD,
    HELMET,
    KINDS_OF_ITEMS,
    MY_PRECIOUS,
    NANOGEL,
    NANOGEL_USED,
    ONE,
    RAT,
)
from deorbit.games.stationfall.rules.actions.base import (
    COMPANY,
    HANDLING,
    ITEM,
    KOMPROMAT,
    LITTER,
    NEVER,
    SOMEONE_DOWN,
    Act,
    lit_under_cameras,
)
from deorbit.games.stationfall.rules.characters import apart, clings, knock_down, owners_of, take
from deorbit.games.stationfall.rules.events import DROPPED, GIVEN, KOMPROMAT_FOUND, PICKED_UP, TAKEN
from deorbit.games.stationfall.rules.kompromat import find_kompromat
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import LET_GO
from deorbit.games.stationfall.rules.reasons import (
    BOTS_HAVE_ONE,
    CLINGS_TO_HELMET,
    HELMET_FOR_LINDSEY,
    INTEGRAL,
    IS_PRECIOUS,
    NO_BODY,
    NO_KOMPROMAT_HERE,
    NO_SLOT,
    NOT_A_CHARACTER,
    NOT_ACTING,
    NOT_HELD,
    NOT_HERE,
    STILL_LIVE,
    TARGET_FULL,
)
from deorbit.games.stationfall.rules.sections import land
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, StationfallState
from deorbit.games.stationfall.rules.tutorial import face_is_open, helmet_waits, is_open


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


def cannot_part(state: StationfallState, pawn: int, item: int) -> int:
    """Why a pawn cannot let an Item go: it is not in its hands, or it is the Rat."""
    if not state.held[pawn] & FIELD[item]:
        return INTEGRAL if state.integral[pawn] & FIELD[item] else NOT_HELD
    return IS_PRECIOUS if precious(state, item) else ALLOWED


def has_one(state: StationfallState, pawn: int, item: int) -> int:
    """Whether a bot leaves an Item where it is because the character possesses another one of its
    kind (bot-differences)."""
    kind = NANOGEL if item == NANOGEL_USED else item
    return BOTS_HAVE_ONE if state.arms(pawn) & COUNTS_AS[kind] else ALLOWED


class PickUp(Act):
    """Pick up an Item that lies here (12.2.1)."""

    def __init__(self) -> None:
        super().__init__("pick-up", "item", basic=True, at_hand=LITTER, free=HANDLING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.lying[state.where[pawn]] & FIELD[second(move)]:
            return NOT_HERE
        if state.tutorial and helmet_waits(state, pawn, second(move)):
            return HELMET_FOR_LINDSEY
        return NO_SLOT if state.full(pawn) else ALLOWED

    def bars_bot(self, state: StationfallState, move: int) -> int:
        return has_one(state, first(move), second(move))

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if not state.full(pawn):
            lying = state.lying[state.where[pawn]]
            for item in range(KINDS_OF_ITEMS):
                if lying & FIELD[item]:
                    if not state.tutorial or not helmet_waits(state, pawn, item):
                        moves.append(pack(self.number, pawn, item))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item = second(move)
        section = state.where[pawn]
        state.lying[section] -= ONE[item]
        take(state, pawn, item)
        dealer.tell(PICKED_UP, pawn, item, section)


class PickUpKompromat(Act):
    """Pick up the Kompromat that lies here: it goes to the active player's hand (12.2.3)."""

    def __init__(self) -> None:
        super().__init__("pick-up-kompromat", "", basic=True, at_hand=KOMPROMAT, free=HANDLING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        here = state.face[state.where[pawn]]
        return NO_KOMPROMAT_HERE if here == NO_KOMPROMAT else ALLOWED

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        section = state.where[pawn]
        known = face_is_open(state, section) or is_open(state, state.active)
        card = find_kompromat(state, section, dealer.chance)
        readers = EVERYONE if known else 1 << state.seat_of[state.active]
        dealer.note((KOMPROMAT_FOUND, readers, state.active, pawn, section, card))


class TakeAct(Act):
    """An Item of another character becomes one's own; `told` in the log."""

    def __init__(self, name: str, told: int, at_hand: int, free: int = NEVER) -> None:
        fields = "item other-character:character"
        super().__init__(name, fields, basic=True, at_hand=at_hand, free=free)
        self.told = told

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item, other = second(move), third(move)
        state.held[other] -= ONE[item]
        take(state, pawn, item)
        dealer.tell(self.told, pawn, item, other)


class Take(TakeAct):
    """Pick up an Item from a Down character (12.2.4)."""

    def __init__(self) -> None:
        super().__init__("take", TAKEN, SOMEONE_DOWN, HANDLING)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, other = second(move), third(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if not state.down >> other & 1:
            return STILL_LIVE
        if not state.held[other] & FIELD[item]:
            return INTEGRAL if state.integral[other] & FIELD[item] else NOT_HERE
        return NO_SLOT if state.full(pawn) else ALLOWED

    def bars_bot(self, state: StationfallState, move: int) -> int:
        return has_one(state, first(move), second(move))

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if state.full(pawn):
            return
        for other in company:
            held = state.held[other]
            if held and state.down >> other & 1:
                for item in range(KINDS_OF_ITEMS):
                    if held & FIELD[item]:
                        moves.append(pack(self.number, pawn, item, other))


class Drop(Act):
    """Drop an Item (12.3). Also the answer to who must let one go (4.5.3.1, 8.5.1)."""

    def __init__(self) -> None:
        super().__init__("drop", "item", basic=True, at_hand=ITEM, free=HANDLING)
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
        code = cannot_part(state, pawn, item)
        if code != ALLOWED:
            return code
        return CLINGS_TO_HELMET if item == HELMET and clings(state, pawn) else ALLOWED

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
        if state.stack.kind() != LET_GO:
            super().collect(state, seat, moves)
            return
        pawn = second(state.stack.frames[-1])
        for item in self.droppable(state, pawn):
            moves.append(pack(self.number, pawn, item))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        if kind_of(state.stack.frames[-1]) != LET_GO:
            super().perform(state, seat, move, dealer)
            return
        cameras = third(state.stack.pop())
        pawn = first(move)
        self.effect(state, pawn, move, dealer)
        section = state.where[pawn]
        if section >= 0 and would_fall(state, pawn, section):
            state.actor = pawn
            state.watched = lit_under_cameras(state) if cameras else 0
            knock_down(state, pawn, dealer)
            state.watched = 0

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item = second(move)
        section = state.where[pawn]
        state.held[pawn] -= ONE[item]
        dealer.tell(DROPPED, pawn, item, max(section, 0))
        land(state, item, section, dealer)


class Give(Act):
    """Give an Item to a colocated character, who cannot refuse it (12.4)."""

    def __init__(self) -> None:
        fields = "item other-character:character"
        super().__init__("give", fields, basic=True, at_hand=ITEM | COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        item, other = second(move), third(move)
        if not state.held[pawn] & FIELD[item]:
            return INTEGRAL if state.integral[pawn] & FIELD[item] else NOT_HELD
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if other == state.edition.monster:
            return NOT_A_CHARACTER
        if not state.edition.bodies >> other & 1:
            return NO_BODY
        if state.full(other):
            return TARGET_FULL
        return CLINGS_TO_HELMET if item == HELMET and clings(state, pawn) else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        held = state.held[pawn]
        for other in company:
            if other != state.edition.monster and not state.full(other):
                for item in range(KINDS_OF_ITEMS):
                    if held & FIELD[item] and (item != HELMET or not clings(state, pawn)):
                        moves.append(pack(self.number, pawn, item, other))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item, other = second(move), third(move)
        state.held[pawn] -= ONE[item]
        take(state, other, item)
        dealer.tell(GIVEN, pawn, item, other)
