"""Kompromat (15.5.5)."""

from deorbit.core.codec import first, pack
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.names import BLOOD_FROM_A_STONE, BLUDGEON, NOWHERE, VENGEFUL
from deorbit.games.stationfall.rules.characters import gain, not_usable, revive
from deorbit.games.stationfall.rules.events import BLACKMAILED, GAINED, KOMPROMAT_KEPT
from deorbit.games.stationfall.rules.kompromat import own_hand, put_from_hand, put_in_hand
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import ACTIVATION, BY_KOMPROMAT, LET_GO, TURN
from deorbit.games.stationfall.rules.reasons import KOMPROMAT_ONCE, NOT_A_CHARACTER, NOT_IN_HAND
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.offers import offer, open_activation, out_of_phase


class Kompromat(ActionKind[StationfallState]):
    """Use a Kompromat on its character for one action, once in a turn (15.5.5)."""

    def __init__(self) -> None:
        super().__init__("kompromat", "character", [TURN, ACTIVATION])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if state.blackmailed:
            return KOMPROMAT_ONCE
        if pawn == state.edition.monster:
            return NOT_A_CHARACTER
        if not own_hand(state) >> state.edition.card_of[pawn] & 1:
            return NOT_IN_HAND
        code = out_of_phase(state)
        if code != ALLOWED:
            return code
        return ALLOWED if self.reaches(state, pawn) else not_usable(state, pawn)

    def reaches(self, state: StationfallState, pawn: int) -> bool:
        """A Live character that has not escaped; Corpsicle even if she is Down (card-vengeful)."""
        if state.usable(pawn):
            return True
        return (
            state.ability[pawn] & VENGEFUL != 0
            and state.present(pawn)
            and not would_fall(state, pawn, state.where[pawn])
        )

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        hand = own_hand(state)
        free = hand and not state.blackmailed
        if free and out_of_phase(state) == ALLOWED:
            for pawn in range(state.edition.monster):
                if hand >> state.edition.card_of[pawn] & 1 and self.reaches(state, pawn):
                    moves.append(pack(self.number, pawn))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        pawn = first(move)
        card = state.edition.card_of[pawn]
        active = state.active
        open_activation(state)
        state.blackmailed = 1
        put_from_hand(state, active, card)
        dealer.tell(BLACKMAILED, active, pawn)
        pc = state.pc[active]
        stone = pc != NOWHERE and state.ability[state.own_pawns(active)[0]] & BLOOD_FROM_A_STONE
        if stone and not state.owners[card]:
            put_in_hand(state, active, card)
            dealer.tell(KOMPROMAT_KEPT, active, card)
        else:
            state.spent |= 1 << card
        offer(state, pawn, BY_KOMPROMAT, dealer)
        if state.ability[pawn] & VENGEFUL:
            self.avenge(state, pawn, dealer)

    def avenge(self, state: StationfallState, pawn: int, dealer: Dealer) -> None:
        """Vengeful: a Bludgeon, and back on her feet at once (house-vengeful)."""
        if state.down >> pawn & 1:
            revive(state, pawn, pawn, dealer)
        if state.supply[BLUDGEON]:
            gain(state, pawn, BLUDGEON)
            dealer.tell(GAINED, pawn, BLUDGEON)
            if state.load(pawn) > state.edition.slots[pawn]:
                state.ask(LET_GO, state.active, pawn)
