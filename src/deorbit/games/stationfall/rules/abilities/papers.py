"""Papers: NDAs, lawyers and investigations."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    BODY,
    HARDCOPY,
    INVESTIGATOR,
    KINDS_OF_ITEMS,
    LAWYER_UP,
    MANUFACTURE,
    NDA,
    NOWHERE,
    PROCESS_SERVER,
)
from deorbit.games.stationfall.rules.actions.base import COMPANY, HANDLING, Act, not_offered
from deorbit.games.stationfall.rules.actions.step import (
    corridor_between,
    neighbours,
    through_wormhole,
)
from deorbit.games.stationfall.rules.characters import apart, beside, owners_of
from deorbit.games.stationfall.rules.events import (
    DATA_DRAWN_UP,
    KOMPROMAT_FOUND,
    LAWYERED_UP,
    NDA_SERVED,
    SIGNED,
)
from deorbit.games.stationfall.rules.kompromat import find_kompromat
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_SUSPECT,
    DRAWS_UP_DATA,
    HAS_DATA,
    LOCK_BETWEEN,
    NO_KOMPROMAT_THERE,
    NO_LAWYER,
    NOBODY_TO_SERVE,
    NOT_ADJACENT,
    NOT_MADE_HERE,
    NOT_THEIR_PC,
    POD_LEFT,
)
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, SUSPECT, StationfallState


class ProcessServer(Act):
    """Give an NDA to every colocated Human and Robot, Down ones too."""

    def __init__(self) -> None:
        super().__init__("process-server", "", ability=PROCESS_SERVER, at_hand=COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        return ALLOWED if self.unsigned(state, pawn) else NOBODY_TO_SERVE

    def unsigned(self, state: StationfallState, pawn: int) -> list[int]:
        return [other for other in beside(state, pawn, BODY) if not state.data[other] >> NDA & 1]

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        for other in self.unsigned(state, pawn):
            state.data[other] |= 1 << NDA
            dealer.tell(NDA_SERVED, pawn, other)


class Hardcopy(Act):
    """Anybody beside a Legal who has revealed manufactures an NDA for itself."""

    def __init__(self) -> None:
        super().__init__("hardcopy", "", at_hand=COMPANY)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if state.data[pawn] >> NDA & 1:
            return HAS_DATA
        for other in range(state.edition.monster):
            if (
                other != pawn
                and state.ability[other] & HARDCOPY
                and state.where[other] == state.where[pawn]
            ):
                return ALLOWED
        return NO_LAWYER

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        state.data[pawn] |= 1 << NDA
        dealer.tell(SIGNED, pawn)


class LawyerUp(Act):
    """Turn the player of a colocated PC from Innocent or Guilty to Suspect."""

    def __init__(self) -> None:
        super().__init__("lawyer-up", "other-character:character player", ability=LAWYER_UP)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other, conspiracy = second(move), third(move)
        if other == pawn or state.where[other] != state.where[pawn]:
            return apart(pawn, other)
        if conspiracy >= state.players or not owners_of(state, other) >> conspiracy & 1:
            return NOT_THEIR_PC
        return ALREADY_SUSPECT if state.guilt[conspiracy] == SUSPECT else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for other in range(state.edition.monster):
            if state.where[other] == state.where[pawn] and owners_of(state, other):
                for conspiracy in range(state.players):
                    self.add_allowed(state, pawn, pack(self.number, pawn, other, conspiracy), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        state.guilt[third(move)] = SUSPECT
        dealer.tell(LAWYERED_UP, pawn, third(move))


# Investigator -------------------------------------------------------------------------------------


def not_adjacent(state: StationfallState, section: int, at: int) -> int:
    """Why a section is not adjacent to another (5.2): a corridor without a Lock joins them
    (house-adjacent)."""
    if state.launched >> at & 1:
        return POD_LEFT
    if through_wormhole(state, section, at):
        return ALLOWED
    corridor = corridor_between(state, section, at)
    if corridor == NOWHERE:
        return NOT_ADJACENT
    return LOCK_BETWEEN if state.locks >> corridor & 1 else ALLOWED


class Investigate(Act):
    """Pick up the Kompromat of an adjacent section."""

    def __init__(self) -> None:
        super().__init__(
            "investigate",
            "to:section",
            basic=True,
            ability=INVESTIGATOR,
            free=HANDLING,
        )

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        at = second(move)
        code = not_adjacent(state, state.where[pawn], at)
        if code != ALLOWED:
            return code
        return NO_KOMPROMAT_THERE if state.face[at] == NO_KOMPROMAT else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return neighbours(state, state.where[pawn])

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        card = find_kompromat(state, second(move), dealer.chance)
        reader = 1 << state.seat_of[state.active]
        dealer.note((KOMPROMAT_FOUND, reader, state.active, pawn, second(move), card))


class DrawUp(Act):
    """Manufacture the Data of an adjacent section (house-investigator)."""

    def __init__(self) -> None:
        super().__init__("draw-up", "ware to:section", ability=INVESTIGATOR)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        ware, at = second(move), third(move)
        if ware < KINDS_OF_ITEMS:
            return DRAWS_UP_DATA
        if ware not in state.edition.makes[at]:
            return NOT_MADE_HERE
        code = not_adjacent(state, state.where[pawn], at)
        if code == ALLOWED:
            code = not_offered(state, at, MANUFACTURE)
        if code != ALLOWED:
            return code
        return HAS_DATA if state.data[pawn] >> ware - KINDS_OF_ITEMS & 1 else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for at in neighbours(state, state.where[pawn]):
            for ware in state.edition.makes[at]:
                self.add_allowed(state, pawn, pack(self.number, pawn, ware, at), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        ware = second(move)
        state.data[pawn] |= 1 << ware - KINDS_OF_ITEMS
        dealer.tell(DATA_DRAWN_UP, pawn, ware, third(move))
