"""Copy and Delete (12.6, 12.7), and Transmit (13.2)."""

from deorbit.core.codec import pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    AUTHORITIES,
    DATA,
    EVIDENCE,
    NDA,
    OFFSITES,
    TRANSMIT,
)
from deorbit.games.stationfall.rules.actions.base import SOME_DATA, Act
from deorbit.games.stationfall.rules.characters import convict_others, not_usable, owners_of
from deorbit.games.stationfall.rules.events import COPIED, DELETED, TRANSMITTED
from deorbit.games.stationfall.rules.reasons import (
    HAS_DATA,
    ITSELF,
    JAMMED,
    NO_BODY,
    NO_DATA,
    NO_DATA_TO_DELETE,
    NO_DATA_TO_SEND,
    NOT_A_CHARACTER,
    NOT_ABOARD,
    PC_ONLY_DELETES,
    UNDER_NDA,
)
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState


class Copy(Act):
    """Copy Data to a colocated character (12.6.1), with Jammers off to anyone in play (12.6.2)."""

    def __init__(self) -> None:
        super().__init__("copy", "data other-character:character", basic=True, at_hand=SOME_DATA)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        data, other = second(move), third(move)
        if not state.data[pawn] >> data & 1:
            return NO_DATA
        if state.data[pawn] >> NDA & 1:
            return UNDER_NDA
        if other == state.edition.monster:
            return NOT_A_CHARACTER
        if not state.edition.bodies >> other & 1:
            return NO_BODY
        place = state.where[other]
        if other == pawn:
            return ITSELF
        if place == OFF_BOARD:
            return NOT_ABOARD
        if not state.present(other):
            return not_usable(state, other)
        if state.jammers and place != state.where[pawn]:
            return JAMMED
        return HAS_DATA if state.data[other] >> data & 1 else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        if state.data[pawn] >> NDA & 1:
            return
        others = company if state.jammers else list(range(state.edition.monster))
        for data in range(len(DATA)):
            if state.data[pawn] >> data & 1:
                for other in others:
                    self.add_allowed(state, pawn, pack(self.number, pawn, data, other), moves)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        data, other = second(move), third(move)
        state.data[other] |= 1 << data
        dealer.tell(COPIED, pawn, data, other)


class Delete(Act):
    """A PC deletes Data of its own (12.7)."""

    def __init__(self) -> None:
        super().__init__("delete", "data", basic=True, at_hand=SOME_DATA)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not owners_of(state, pawn):
            return PC_ONLY_DELETES
        if not state.data[pawn] >> second(move) & 1:
            return NO_DATA_TO_DELETE
        return UNDER_NDA if state.data[pawn] >> NDA & 1 else ALLOWED

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(len(DATA)))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        data = second(move)
        state.data[pawn] &= ~(1 << data)
        dealer.tell(DELETED, pawn, data)


class Transmit(Act):
    """Send Data to an offsite (13.2), Jammers or not; Evidence for the Authorities convicts all
    other Suspects (10.2.1)."""

    def __init__(self) -> None:
        super().__init__("transmit", "data offsite", offer=TRANSMIT, at_hand=SOME_DATA)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if not state.data[pawn] >> second(move) & 1:
            return NO_DATA_TO_SEND
        return UNDER_NDA if state.data[pawn] >> NDA & 1 else ALLOWED

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        for data in range(len(DATA)):
            if state.data[pawn] >> data & 1 and not state.data[pawn] >> NDA & 1:
                for offsite in range(len(OFFSITES)):
                    moves.append(pack(self.number, pawn, data, offsite))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        data, offsite = second(move), third(move)
        state.offsites[offsite] |= 1 << data
        dealer.tell(TRANSMITTED, pawn, data, offsite)
        if data == EVIDENCE and offsite == AUTHORITIES:
            convict_others(state, state.active, dealer)
