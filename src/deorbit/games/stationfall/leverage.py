"""Bribes (15.5.4) and Kompromat (15.5.5), and looking at Project X (9.4.1)."""

from typing import Final

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Always, Pick, Sink
from deorbit.games.stationfall.actions.base import Act
from deorbit.games.stationfall.characters import gain, not_usable, owners_of, revive, suspect
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    ACCEPTED,
    BLACKMAILED,
    BRIBED,
    GAINED,
    GREY_BRIBED,
    KOMPROMAT_KEPT,
    PEEKED_AT,
)
from deorbit.games.stationfall.kompromat import own_hand, put_from_hand, put_in_hand
from deorbit.games.stationfall.offers import hand_back, is_deaf
from deorbit.games.stationfall.reasons import (
    BOTS_KEEP_KOMPROMAT,
    BOTS_NEVER_BRIBE,
    BOTS_NEVER_PEEK,
    BRIBE_ONCE,
    BRIBE_SPENT,
    IS_A_DRONE,
    IS_RICH,
    IS_SUSPICIOUS,
    KOMPROMAT_ONCE,
    NO_GREY_BRIBE,
    NOT_A_CHARACTER,
    NOT_AN_OWNER,
    NOT_IN_HAND,
    NOT_PEEKING,
    NOT_THE_BILLIONAIRE,
    OWN_PC,
    PEEKED,
)
from deorbit.games.stationfall.state import (
    ACT,
    ACTIVATION,
    ANSWERER,
    BY_BRIBE,
    BY_GREY_BRIBE,
    BY_KOMPROMAT,
    CACHING,
    CALLING,
    COMMANDING,
    CONFESSING,
    CONSENT,
    FRAMING,
    HORSING,
    LET_GO,
    ORDER,
    OVERLOADING,
    SHOWING,
    SWITCHING,
    TRAPPING,
    TURN,
    UNUSED,
    StationfallState,
)
from deorbit.games.stationfall.systems import see_project, would_fall
from deorbit.games.stationfall.terms import (
    BLOOD_FROM_A_STONE,
    BLUDGEON,
    NOWHERE,
    PARANOID,
    REMOTE_CONTROL,
    RICH,
    VENGEFUL,
    X_SECRET,
)

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
    ANSWERER,
    CALLING,
    FRAMING,
    SWITCHING,
    TRAPPING,
    HORSING,
]
"""When one may look at Project X (house-peek)."""


def unbribable(state: StationfallState, pawn: int) -> int:
    """Why a character takes no Bribe: only Live ones that have not escaped (15.5.4.1), not the own
    PC (15.5.4.4), nobody who is Rich, Paranoid or remote controlled."""
    if pawn == state.edition.monster:
        return NOT_A_CHARACTER
    ability = state.ability[pawn]
    if ability & RICH:
        return IS_RICH
    if ability & PARANOID:
        return IS_SUSPICIOUS
    if ability & REMOTE_CONTROL:
        return IS_A_DRONE
    if not state.usable(pawn):
        return not_usable(state, pawn)
    return OWN_PC if owners_of(state, pawn) >> state.active & 1 else ALLOWED


def offer(state: StationfallState, pawn: int, source: int, events: Sink) -> None:
    """An action with somebody for a Bribe or Kompromat; a bot refuses before one is chosen, and is
    not suspected for it (house-bot-refusal), and so does Lindsey (house-tutorial-refusal)."""
    if (state.bots or state.tutorial) and is_deaf(state, pawn) and not state.owns(pawn):
        hand_back(state, bits(owners_of(state, pawn))[0], pawn, source, events)
    else:
        state.ask(ACT, state.active, pawn, source)


class Bribe(ActionKind[StationfallState]):
    """Bribe a Live character for one action, once in a turn (15.5.4)."""

    def __init__(self, number: int) -> None:
        super().__init__("bribe", [("character", "character")], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if state.by_bot():
            return BOTS_NEVER_BRIBE
        if state.bribe[state.active] != UNUSED:
            return BRIBE_SPENT
        if state.bribed:
            return BRIBE_ONCE
        return unbribable(state, first(move))

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if state.bribe[state.active] == UNUSED and not state.bribed:
            for pawn in range(state.edition.monster):
                if unbribable(state, pawn) == ALLOWED:
                    moves.append(pack(self.number, pawn))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        pawn = first(move)
        state.bribed = 1
        state.bribe[state.active] = state.edition.card_of[pawn]
        if events is not None:
            events.append((BRIBED, EVERYONE, state.active, pawn))
        offer(state, pawn, BY_BRIBE, events)


class GreyBribe(ActionKind[StationfallState]):
    """Spend a grey Bribe of Billionaire's card while he is activated (card-rich)."""

    def __init__(self, number: int) -> None:
        super().__init__("grey-bribe", [("character", "character")], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        rich = state.edition.rich
        if state.by_bot():
            return BOTS_NEVER_BRIBE
        if rich == NOWHERE or state.edition.card_of[second(state.stack.frames[-1])] != rich:
            return NOT_THE_BILLIONAIRE
        if not state.grey_left:
            return NO_GREY_BRIBE
        return BRIBE_ONCE if state.bribed else unbribable(state, first(move))

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if state.grey_left and not state.bribed:
            for pawn in range(state.edition.monster):
                move = pack(self.number, pawn)
                if self.forbids(state, seat, move) == ALLOWED:
                    moves.append(move)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        pawn = first(move)
        state.bribed = 1
        state.grey_left -= 1
        state.grey_on[state.edition.card_of[pawn]] += 1
        if events is not None:
            events.append((GREY_BRIBED, EVERYONE, state.active, pawn))
        offer(state, pawn, BY_GREY_BRIBE, events)


class Kompromat(ActionKind[StationfallState]):
    """Use a Kompromat on its character for one action, once in a turn (15.5.5)."""

    def __init__(self, number: int) -> None:
        super().__init__("kompromat", [("character", "character")], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if state.by_bot():
            return BOTS_KEEP_KOMPROMAT
        if state.blackmailed:
            return KOMPROMAT_ONCE
        if pawn == state.edition.monster:
            return NOT_A_CHARACTER
        if not own_hand(state) >> state.edition.card_of[pawn] & 1:
            return NOT_IN_HAND
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
        if hand and not state.blackmailed and not state.by_bot():
            for pawn in range(state.edition.monster):
                if hand >> state.edition.card_of[pawn] & 1 and self.reaches(state, pawn):
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
        stone = pc != NOWHERE and state.ability[state.own_pawns(active)[0]] & BLOOD_FROM_A_STONE
        if stone and not state.owners[card]:
            put_in_hand(state, active, card)
            if events is not None:
                events.append((KOMPROMAT_KEPT, EVERYONE, active, card))
        else:
            state.spent |= 1 << card
        offer(state, pawn, BY_KOMPROMAT, events)
        if state.ability[pawn] & VENGEFUL:
            self.avenge(state, pawn, events)

    def avenge(self, state: StationfallState, pawn: int, events: Sink) -> None:
        """Vengeful: a Bludgeon, and back on her feet at once (house-vengeful)."""
        if state.down >> pawn & 1:
            revive(state, pawn, pawn, events)
        if state.supply[BLUDGEON]:
            gain(state, pawn, BLUDGEON)
            if events is not None:
                events.append((GAINED, EVERYONE, pawn, BLUDGEON))
            if state.load(pawn) > state.edition.slots[pawn]:
                state.ask(LET_GO, state.active, pawn)


class Ask(Pick[StationfallState]):
    """Of the two players whose PC Doctor is, pick the one who answers (card-split)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "ask", ("player", "player"), [ANSWERER], NOT_AN_OWNER)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(owners_of(state, second(state.stack.frames[-1])))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        if state.bots >> first(move) & 1:
            state.pending = NOWHERE
            hand_back(state, first(move), second(frame), third(frame), events)
        else:
            state.ask(CONSENT, first(move), second(frame), third(frame))


def asked_owner(state: StationfallState, pawn: int, seat: int) -> int:
    """The conspiracy of a seat whose PC this is."""
    owners = [owner for owner in bits(owners_of(state, pawn)) if state.seat_of[owner] == seat]
    return owners[0]


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
            events.append((ACCEPTED, EVERYONE, asked_owner(state, pawn, seat), pawn))
        self.acts[kind_of(pending)].run(state, pawn, pending, third(frame), chance, events)


class Refuse(Always[StationfallState]):
    """The owner of a PC refuses: a Bribe goes back (15.5.4.3), so does Kompromat, but an Innocent
    player becomes Suspect by it (15.5.5.2), the other owner of Doctor too (card-split)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "refuse", [CONSENT])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        pawn = second(frame)
        state.pending = NOWHERE
        hand_back(state, asked_owner(state, pawn, seat), pawn, third(frame), events)
        if third(frame) == BY_KOMPROMAT:
            for accused in bits(owners_of(state, pawn)):
                suspect(state, accused, events)


class Peek(ActionKind[StationfallState]):
    """Look at Project X while the own disc lies on a possessor of X-Secret (9.4.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("peek", [], ASKED_IN_A_TURN)
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if state.bots >> seat & 1:
            return BOTS_NEVER_PEEK
        if state.released or state.peeked >> seat & 1:
            return PEEKED
        for conspiracy in range(state.players):
            card = state.disc[conspiracy]
            if state.seat_of[conspiracy] == seat and card != NOWHERE:
                for pawn in state.edition.pawns_of[card]:
                    if state.data[pawn] >> X_SECRET & 1:
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
