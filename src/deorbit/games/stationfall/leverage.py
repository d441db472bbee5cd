"""Bribes (15.5.4) and Kompromat (15.5.5), and looking at Project X (9.4.1)."""

from typing import Final

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Always, Sink
from deorbit.games.stationfall.actions.base import Act
from deorbit.games.stationfall.characters import not_usable, suspect
from deorbit.games.stationfall.events import (
    ACCEPTED,
    BLACKMAILED,
    BRIBE_REFUSED,
    BRIBED,
    KOMPROMAT_KEPT,
    KOMPROMAT_REFUSED,
    PEEKED_AT,
)
from deorbit.games.stationfall.kompromat import put_from_hand, put_in_hand
from deorbit.games.stationfall.reasons import (
    BRIBE_ONCE,
    BRIBE_SPENT,
    KOMPROMAT_ONCE,
    NOT_A_CHARACTER,
    NOT_IN_HAND,
    NOT_PEEKING,
    OWN_PC,
    PEEKED,
)
from deorbit.games.stationfall.state import (
    ACT,
    ACTIVATION,
    BY_BRIBE,
    BY_KOMPROMAT,
    CACHING,
    COMMANDING,
    CONFESSING,
    CONSENT,
    LET_GO,
    ORDER,
    OVERLOADING,
    SHOWING,
    TURN,
    UNUSED,
    StationfallState,
)
from deorbit.games.stationfall.systems import see_project
from deorbit.games.stationfall.terms import BLOOD_FROM_A_STONE, NOWHERE, X_SECRET

ASKED_IN_A_TURN: Final = [
    TURN,
    ACTIVATION,
    ACT,
    CONSENT,
    LET_GO,
    ORDER,
    OVERLOADING,
    CONFESSING,
    CACHING,
    SHOWING,
    COMMANDING,
]
"""When one may look at Project X (house-peek)."""


class Bribe(ActionKind[StationfallState]):
    """Bribe a Live character for one action, once in a turn (15.5.4)."""

    def __init__(self, number: int) -> None:
        super().__init__("bribe", [("character", "character")], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if state.bribe[state.active] != UNUSED:
            return BRIBE_SPENT
        if state.bribed:
            return BRIBE_ONCE
        if pawn == state.edition.monster:
            return NOT_A_CHARACTER
        if not state.usable(pawn):
            return not_usable(state, pawn)
        own = state.owner[state.edition.card_of[pawn]] == state.active
        return OWN_PC if own else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if state.bribe[state.active] == UNUSED and not state.bribed:
            for pawn in range(state.edition.monster):
                owner = state.owner[state.edition.card_of[pawn]]
                if owner != state.active and state.usable(pawn):
                    moves.append(pack(self.number, pawn))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        pawn = first(move)
        state.bribed = 1
        state.bribe[state.active] = state.edition.card_of[pawn]
        if events is not None:
            events.append((BRIBED, EVERYONE, state.active, pawn))
        state.ask(ACT, state.active, pawn, BY_BRIBE)


class Kompromat(ActionKind[StationfallState]):
    """Use a Kompromat on its character for one action, once in a turn (15.5.5)."""

    def __init__(self, number: int) -> None:
        super().__init__("kompromat", [("character", "character")], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if state.blackmailed:
            return KOMPROMAT_ONCE
        if pawn == state.edition.monster:
            return NOT_A_CHARACTER
        if not state.hand[state.active] >> state.edition.card_of[pawn] & 1:
            return NOT_IN_HAND
        return ALLOWED if state.usable(pawn) else not_usable(state, pawn)

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        hand = state.hand[state.active]
        if hand and not state.blackmailed:
            for pawn in range(state.edition.monster):
                if hand >> state.edition.card_of[pawn] & 1 and state.usable(pawn):
                    moves.append(pack(self.number, pawn))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        pawn = first(move)
        card = state.edition.card_of[pawn]
        active = state.active
        state.blackmailed = 1
        put_from_hand(state, active, card)
        if events is not None:
            events.append((BLACKMAILED, EVERYONE, active, pawn))
        pc = state.pc[active]
        stone = pc != NOWHERE and state.ability[state.edition.pawn_of[pc]] & BLOOD_FROM_A_STONE
        if stone and state.owner[card] == NOWHERE:
            put_in_hand(state, active, card)
            if events is not None:
                events.append((KOMPROMAT_KEPT, EVERYONE, active, card))
        else:
            state.spent |= 1 << card
        state.ask(ACT, active, pawn, BY_KOMPROMAT)


class Accept(Always[StationfallState]):
    """The owner of a PC lets it take the action that is asked for."""

    def __init__(self, number: int, acts: dict[int, Act]) -> None:
        super().__init__(number, "accept", [CONSENT])
        self.acts = acts

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        pawn = second(frame)
        pending = state.pending
        state.pending = NOWHERE
        if events is not None:
            owner = state.owner[state.edition.card_of[pawn]]
            events.append((ACCEPTED, EVERYONE, owner, pawn))
        self.acts[kind_of(pending)].run(state, pawn, pending, True, chance, events)


class Refuse(Always[StationfallState]):
    """The owner of a PC refuses: a Bribe goes back (15.5.4.3), so does Kompromat, but an Innocent
    player becomes Suspect by it (15.5.5.2)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "refuse", [CONSENT])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        pawn = second(frame)
        card = state.edition.card_of[pawn]
        owner = state.owner[card]
        state.pending = NOWHERE
        if third(frame) == BY_BRIBE:
            state.bribe[state.active] = UNUSED
            if events is not None:
                events.append((BRIBE_REFUSED, EVERYONE, owner, pawn))
        else:
            state.spent &= ~(1 << card)
            put_in_hand(state, state.active, card)
            if events is not None:
                events.append((KOMPROMAT_REFUSED, EVERYONE, owner, pawn))
            suspect(state, owner, events)


class Peek(ActionKind[StationfallState]):
    """Look at Project X while the own disc lies on a possessor of X-Secret (9.4.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("peek", [], ASKED_IN_A_TURN)
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if state.released or state.peeked >> seat & 1:
            return PEEKED
        for conspiracy in range(state.players):
            card = state.disc[conspiracy]
            if state.seat_of[conspiracy] == seat and card != NOWHERE:
                if state.data[state.edition.pawn_of[card]] >> X_SECRET & 1:
                    return ALLOWED
        return NOT_PEEKING

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if self.forbids(state, seat, 0) == ALLOWED:
            moves.append(pack(self.number))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        project = see_project(state, chance)
        state.peeked |= 1 << seat
        if events is not None:
            events.append((PEEKED_AT, 1 << seat, seat, project))
