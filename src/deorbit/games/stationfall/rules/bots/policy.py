"""What bots may not do, and which rules are others for them (Launch Manual, Station Automation,
Differences). Nowhere else in the rules is it asked whether a bot moves."""

from typing import Final

from deorbit.core.codec import KIND_MASK, kind_of, second, third
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.rules.questions import ACT, BY_ROOT_ACCESS, BY_TELEPATHY
from deorbit.games.stationfall.rules.reasons import (
    BOTS_ARE_REVEALED,
    BOTS_FOLLOW_SCRIPTS,
    BOTS_KEEP_KOMPROMAT,
    BOTS_NEVER_BRIBE,
    BOTS_NEVER_DRAG,
    BOTS_REGROUP,
)
from deorbit.games.stationfall.rules.state import StationfallState

NEVER: Final = {
    "reveal": BOTS_ARE_REVEALED,
    "schroedinger": BOTS_ARE_REVEALED,
    "influence": BOTS_FOLLOW_SCRIPTS,
    "activate": BOTS_FOLLOW_SCRIPTS,
    "recall": BOTS_FOLLOW_SCRIPTS,
    "renegotiate": BOTS_REGROUP,
    "withdraw": BOTS_REGROUP,
    "drag": BOTS_NEVER_DRAG,
    "bribe": BOTS_NEVER_BRIBE,
    "grey-bribe": BOTS_NEVER_BRIBE,
    "kompromat": BOTS_KEEP_KOMPROMAT,
    "tradecraft": BOTS_KEEP_KOMPROMAT,
}
"""The kinds of actions that are barred altogether, and why."""


def moves(state: StationfallState) -> bool:
    """Whether it is the turn of a bot."""
    return state.bots >> state.active & 1 == 1


class Policy:
    """What bots may not do, over the kinds of actions of the game: some never, of others what the
    kind itself bars (`bars_bot`)."""

    def __init__(self, kinds: list[ActionKind[StationfallState]]) -> None:
        self.kinds = kinds
        self.never: list[int] = [NEVER.get(kind.shape.name, ALLOWED) for kind in kinds]

    def judge(self, state: StationfallState, seat: int, move: int) -> int:
        """Why a move is forbidden whose kind answers the question, whoever moves."""
        kind = self.kinds[move & KIND_MASK]
        if not moves(state):
            return kind.forbids(state, seat, move)
        code = self.never[kind.number]
        if code == ALLOWED:
            code = kind.forbids(state, seat, move)
        return code if code != ALLOWED else kind.bars_bot(state, move)

    def unbarred(self, state: StationfallState, found: list[int]) -> list[int]:
        """Those of some moves that whoever moves may make."""
        if not moves(state):
            return found
        kept: list[int] = []
        for move in found:
            number = kind_of(move)
            if not self.never[number] and self.kinds[number].bars_bot(state, move) == ALLOWED:
                kept.append(move)
        return kept


# Where another rule holds in the turn of a bot ----------------------------------------------------


def opens_locks(state: StationfallState) -> bool:
    """Every character has Breach (bot-steps)."""
    return moves(state)


def ignores_nda(state: StationfallState) -> bool:
    """Pods leave without signed NDAs (bot-legal-nda)."""
    return moves(state)


def is_spared(state: StationfallState, pawn: int) -> bool:
    """Whether Project X does nothing bad to a pawn now: in its turn a bot never targets its own PC
    (bot-resolve)."""
    return moves(state) and state.owns(pawn)


def is_careless(state: StationfallState) -> bool:
    """Whether the action that is asked for ignores Self-Preservation (card-telepathy,
    card-root-access); a bot's own PC does not (bot-self-preservation)."""
    frame = state.stack.frames[-1]
    if kind_of(frame) != ACT:
        return False
    return acts_carelessly(state, second(frame), third(frame))


def acts_carelessly(state: StationfallState, pawn: int, source: int) -> bool:
    """The same for a pawn that acts for such a reason."""
    return source in (BY_TELEPATHY, BY_ROOT_ACCESS) and not is_spared(state, pawn)
