"""Activate (15.5): whom, with how many actions, and how it ends."""

from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Pick
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    AN_ITEM,
    BODY,
    DYING,
    FINE_PRINT,
    FORCEFUL_PRESENCE,
    MADE_OF_DATA,
    NDA,
    NOWHERE,
    OFFICER,
    REMOTE_CONTROL,
    SELF_REPAIR,
    UNCANNY,
)
from deorbit.games.stationfall.rules.actions.base import Act, before_disc
from deorbit.games.stationfall.rules.actions.step import entries
from deorbit.games.stationfall.rules.characters import not_usable, npcs, owners_of
from deorbit.games.stationfall.rules.events import ACTIVATED, COMMANDED, DISC_RECALLED, WAITED
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import ACT, ACTIVATION, BY_COMMAND, COMMANDING, TURN
from deorbit.games.stationfall.rules.reasons import (
    ACTIONS_LEFT,
    DISC_COMES_LATER,
    FIRST_ENTER,
    IS_DYING,
    NOT_A_CHARACTER,
    NOT_A_CONSPIRATOR,
    NOT_COMMANDED,
    NOTHING_TO_SKIP,
    OTHER_COLOURS_PC,
    OTHERS_PC,
    REVIVE_FIRST,
    STEERED_NOT_ACTIVATED,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.begin import end_activation


def activatable(state: StationfallState, pawn: int) -> bool:
    """A conspirator (15.5.2); a Down Cyborg that has revealed too (card-self-repair); for Legal's
    player an NPC under NDA (card-fine-print)."""
    if state.conspirator(state.active, pawn):
        return True
    return (
        state.ability[pawn] & SELF_REPAIR != 0
        and owners_of(state, pawn) >> state.active & 1 == 1
        and state.down >> pawn & 1 == 1
        and state.present(pawn)
    ) or (state.data[pawn] >> NDA & 1 == 1 and fine_print(state, pawn))


def fine_print(state: StationfallState, pawn: int) -> bool:
    """Fine Print: any NPC that possesses an NDA, Drones excepted (house-remote-control)."""
    pc = state.pc[state.active]
    return (
        pc != NOWHERE
        and state.ability[state.own_pawns(state.active)[0]] & FINE_PRINT != 0
        and not owners_of(state, pawn)
        and not state.ability[pawn] & REMOTE_CONTROL
        and state.usable(pawn)
    )


def exhausted(state: StationfallState, pawn: int) -> bool:
    """A disc lies on the card (15.5.1); Uncanny characters take two."""
    card = state.edition.card_of[pawn]
    discs = 0
    for disc in state.disc:
        if disc == card:
            discs += 1
    return discs >= (2 if state.ability[pawn] & UNCANNY else 1)


def actions_of(state: StationfallState, pawn: int) -> int:
    """How many actions its activation has: one for an Exhausted character (15.5.2)."""
    return 1 if exhausted(state, pawn) else 2


def too_weak(state: StationfallState, pawn: int) -> bool:
    """Dying: not while Exhausted."""
    return state.ability[pawn] & DYING != 0 and exhausted(state, pawn)


def can_activate(state: StationfallState, pawn: int) -> bool:
    return activatable(state, pawn) and not too_weak(state, pawn)


def somebody_to_activate(state: StationfallState) -> bool:
    """Whether the active player can place the disc at all."""
    for pawn in range(state.edition.monster):
        if can_activate(state, pawn):
            return True
    return False


class Activate(ActionKind[StationfallState]):
    """Put the disc on a conspirator and act with it (15.5.2)."""

    def __init__(self) -> None:
        super().__init__("activate", "character", [TURN])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if activatable(state, pawn):
            return IS_DYING if too_weak(state, pawn) else ALLOWED
        if pawn == state.edition.monster:
            return NOT_A_CHARACTER
        if state.ability[pawn] & REMOTE_CONTROL:
            return STEERED_NOT_ACTIVATED
        if not state.usable(pawn):
            return not_usable(state, pawn)
        owners = owners_of(state, pawn)
        if not owners:
            return NOT_A_CONSPIRATOR
        seats = {state.seat_of[owner] for owner in bits(owners)}
        return OTHER_COLOURS_PC if seat in seats else OTHERS_PC

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for pawn in range(state.edition.monster):
            if can_activate(state, pawn):
                moves.append(pack(self.number, pawn))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        begin_activation(state, first(move), dealer)


def begin_activation(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """The disc goes on the card, and the character has its actions (15.5.2, 15.5.3)."""
    state.stack.pop()
    state.actions = actions_of(state, pawn)
    state.free = free_action(state, pawn)
    section = state.where[pawn]
    state.visited = 1 << section if section >= 0 else 0
    state.disc[state.active] = state.edition.card_of[pawn]
    dealer.tell(ACTIVATED, state.active, pawn, state.actions)
    state.ask(ACTIVATION, state.active, pawn)
    if state.ability[pawn] & FORCEFUL_PRESENCE and commanded(state, pawn):
        state.ask(COMMANDING, state.active, pawn)


def free_action(state: StationfallState, pawn: int) -> int:
    """The free Pick Up or Drop of an activation (15.5.3): not for Data, Items and the Dying."""
    whole = state.edition.kind[pawn] & BODY and not state.ability[pawn] & DYING
    return 1 if whole else 0


def commanded(state: StationfallState, pawn: int) -> list[int]:
    """Forceful Presence: Live NPCs colocated with Station Chief, and NPC Officers anywhere."""
    if not state.usable(pawn):
        return []
    return [
        other
        for other in npcs(state, pawn)
        if not state.ability[other] & REMOTE_CONTROL
        and state.usable(other)
        and (state.where[other] == state.where[pawn] or state.ability[other] & OFFICER)
    ]


class Command(Pick[StationfallState]):
    """Forceful Presence: a free basic action with an NPC, at the start of the activation."""

    def __init__(self) -> None:
        super().__init__("command", "other-character:character", [COMMANDING], NOT_COMMANDED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return commanded(state, second(state.stack.frames[-1]))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        chief = second(state.stack.pop())
        dealer.tell(COMMANDED, chief, first(move))
        state.ask(ACT, state.active, first(move), BY_COMMAND)


class Wait(Act):
    """Wait (12.12): skip the action; of the activated character, all that are left. `recall` takes
    the disc back as well (house-wait)."""

    def __init__(self, name: str, recall: bool) -> None:
        super().__init__(name, "", basic=True, kinds=BODY | MADE_OF_DATA | AN_ITEM)
        self.recall = recall

    def unable(self, state: StationfallState, pawn: int) -> int:
        """An activation can always be ended, but Stowaway enters first, if there is any Dark
        section that she can enter (house-stowaway), and a Down Cyborg revives itself, if it would
        stay Live (house-self-repair)."""
        code = super().unable(state, pawn)
        if code == FIRST_ENTER and entries(state, pawn):
            return code
        place = state.where[pawn]
        if code == REVIVE_FIRST and state.present(pawn) and not would_fall(state, pawn, place):
            return code
        return ALLOWED

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if kind_of(state.stack.frames[-1]) == ACTIVATION and not state.actions:
            return NOTHING_TO_SKIP
        if self.recall and before_disc(state):
            return DISC_COMES_LATER
        if self.recall and state.disc[state.active] == NOWHERE:
            return NOTHING_TO_SKIP
        return ALLOWED

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        over = kind_of(state.stack.frames[-1]) == ACTIVATION
        super().perform(state, seat, move, dealer)
        if over:
            end_activation(state)

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(WAITED, pawn)
        if self.recall:
            state.disc[state.active] = NOWHERE
            dealer.tell(DISC_RECALLED, state.active)


class End(ActionKind[StationfallState]):
    """End the activation when no action is left."""

    def __init__(self) -> None:
        super().__init__("end", "", [ACTIVATION])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return ACTIONS_LEFT if state.actions else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if not state.actions:
            moves.append(pack(self.number))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        end_activation(state)
