"""Activate (15.5): whom, with how many actions, and how it ends."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Pick, Sink
from deorbit.games.stationfall.actions.base import Act
from deorbit.games.stationfall.characters import not_usable, owners_of
from deorbit.games.stationfall.events import ACTIVATED, COMMANDED, DISC_RECALLED, WAITED
from deorbit.games.stationfall.reasons import (
    ACTIONS_LEFT,
    BOTS_FOLLOW_SCRIPTS,
    IS_DYING,
    NOT_A_CONSPIRATOR,
    NOT_COMMANDED,
    NOTHING_TO_SKIP,
)
from deorbit.games.stationfall.state import (
    ACT,
    ACTIVATION,
    BY_COMMAND,
    COMMANDING,
    TURN,
    StationfallState,
)
from deorbit.games.stationfall.terms import (
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
from deorbit.games.stationfall.turn import end_activation


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


def too_weak(state: StationfallState, pawn: int) -> bool:
    """Dying: not while Exhausted."""
    return state.ability[pawn] & DYING != 0 and exhausted(state, pawn)


class Activate(ActionKind[StationfallState]):
    """Put the disc on a conspirator and act with it (15.5.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("activate", [("character", "character")], [TURN])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        if state.by_bot():
            return BOTS_FOLLOW_SCRIPTS
        if activatable(state, pawn):
            return IS_DYING if too_weak(state, pawn) else ALLOWED
        if pawn == state.edition.monster or state.usable(pawn):
            return NOT_A_CONSPIRATOR
        return not_usable(state, pawn)

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if state.by_bot():
            return
        for pawn in range(state.edition.monster):
            if activatable(state, pawn) and not too_weak(state, pawn):
                moves.append(pack(self.number, pawn))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        begin_activation(state, first(move), events)


def begin_activation(state: StationfallState, pawn: int, events: Sink) -> None:
    """The disc goes on the card, and the character has its actions (15.5.2, 15.5.3)."""
    state.stack.pop()
    state.actions = 1 if exhausted(state, pawn) else 2
    whole = state.edition.kind[pawn] & BODY and not state.ability[pawn] & DYING
    state.free = 1 if whole else 0
    section = state.where[pawn]
    state.visited = 1 << section if section >= 0 else 0
    state.disc[state.active] = state.edition.card_of[pawn]
    if events is not None:
        events.append((ACTIVATED, EVERYONE, state.active, pawn, state.actions))
    state.ask(ACTIVATION, state.active, pawn)
    if state.ability[pawn] & FORCEFUL_PRESENCE and commanded(state, pawn):
        state.ask(COMMANDING, state.active, pawn)


def commanded(state: StationfallState, pawn: int) -> list[int]:
    """Forceful Presence: Live NPCs colocated with Station Chief, and NPC Officers anywhere."""
    if not state.usable(pawn):
        return []
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.edition.kind[other] & BODY
        and not state.owners[state.edition.card_of[other]]
        and not state.ability[other] & REMOTE_CONTROL
        and state.usable(other)
        and (state.where[other] == state.where[pawn] or state.ability[other] & OFFICER)
    ]


class Command(Pick[StationfallState]):
    """Forceful Presence: a free basic action with an NPC, at the start of the activation."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "command", ("other-character", "character"), [COMMANDING], NOT_COMMANDED
        )

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return commanded(state, second(state.stack.frames[-1]))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        chief = second(state.stack.pop())
        if events is not None:
            events.append((COMMANDED, EVERYONE, chief, first(move)))
        state.ask(ACT, state.active, first(move), BY_COMMAND)


class Wait(Act):
    """Wait (12.12): skip the action; of the activated character, all that are left. `recall` takes
    the disc back as well (house-wait)."""

    def __init__(self, number: int, name: str, recall: bool) -> None:
        super().__init__(number, name, [], basic=True, kinds=BODY | MADE_OF_DATA | AN_ITEM)
        self.recall = recall

    def unable(self, state: StationfallState, pawn: int) -> int:
        """An activation can always be ended."""
        return ALLOWED

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        if kind_of(state.stack.frames[-1]) == ACTIVATION and not state.actions:
            return NOTHING_TO_SKIP
        if self.recall and state.by_bot():
            return BOTS_FOLLOW_SCRIPTS
        if self.recall and state.disc[state.active] == NOWHERE:
            return NOTHING_TO_SKIP
        return ALLOWED

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        over = kind_of(state.stack.frames[-1]) == ACTIVATION
        super().perform(state, seat, move, chance, events)
        if over:
            end_activation(state)

    def effect(
        self, state: StationfallState, pawn: int, move: int, chance: Chance, events: Sink
    ) -> None:
        if events is not None:
            events.append((WAITED, EVERYONE, pawn))
        if self.recall:
            state.disc[state.active] = NOWHERE
            if events is not None:
                events.append((DISC_RECALLED, EVERYONE, state.active))


class End(ActionKind[StationfallState]):
    """End the activation when no action is left."""

    def __init__(self, number: int) -> None:
        super().__init__("end", [], [ACTIVATION])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return ACTIONS_LEFT if state.actions else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if not state.actions:
            moves.append(pack(self.number))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        end_activation(state)
