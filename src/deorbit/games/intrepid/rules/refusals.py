"""Why something cannot be done that is no answer to the question of the moment: what has to be
answered first, or when it can be done. Also, why a die is not there to be used."""

from typing import Final

from deorbit.core.codec import KIND_MASK, second
from deorbit.core.game import NOT_ASKED
from deorbit.games.intrepid.content.dice import KEPT, PLAIN, VALUE
from deorbit.games.intrepid.content.edition import ALL_COUNTRIES, CANADA, JAPAN, UNITED_STATES
from deorbit.games.intrepid.rules.questions import (
    ASK_ADJUST,
    ASK_CHOOSE,
    ASK_CONVERT,
    ASK_COPY,
    ASK_DISCARD,
    ASK_NAME,
    ASK_NEAR,
    ASK_OFFICER,
    ASK_ORIENT,
    ASK_PAY,
    ASK_REROLL,
    ASK_REST,
    ASK_SET,
    ASK_SHIFT,
    ASK_TAKE,
    ASK_TURN,
)
from deorbit.games.intrepid.rules.reasons import (
    ABILITY_FIRST,
    AMPLIFY_IN_PHASE_1,
    BADGES_IN_PHASE_5,
    CAPACITY_IN_PHASE_5,
    CHOOSE_FIRST,
    CHOOSE_TOGETHER_FIRST,
    COMMANDER_CHOOSES,
    COPY_FIRST,
    DICE_IN_PHASE_1,
    DISCARD_FIRST,
    IN_STORAGE,
    IS_DONE,
    LIES_OTHERWISE,
    NAME_FIRST,
    NEAR_FIRST,
    NO_ABILITY_NOW,
    NO_ADJUST,
    NO_CHOICE,
    NO_CONVERTERS,
    NO_DISCARD,
    NO_GAIN,
    NO_LAB,
    NO_PASS,
    NO_REROLL,
    NO_SHIFT,
    NO_TAKE,
    NO_TURN,
    NOT_DONE,
    NOT_IN_POOL,
    NOT_ITS_SORT,
    OFFICER_FIRST,
    ORIENT_FIRST,
    OWNER_CHOOSES,
    PAY_FIRST,
    STORE_FIRST,
    STORED_ALREADY,
    TOO_LATE_TO_CONVERT,
)
from deorbit.games.intrepid.rules.state import PLACING, SPENDING, IntrepidState

FIRST: Final[dict[int, int]] = {
    ASK_CONVERT: STORE_FIRST,
    ASK_PAY: PAY_FIRST,
    ASK_DISCARD: DISCARD_FIRST,
    ASK_REROLL: ABILITY_FIRST,
    ASK_TURN: ABILITY_FIRST,
    ASK_COPY: COPY_FIRST,
    ASK_TAKE: ABILITY_FIRST,
    ASK_SHIFT: ABILITY_FIRST,
    ASK_NEAR: NEAR_FIRST,
    ASK_ADJUST: ABILITY_FIRST,
    ASK_SET: ABILITY_FIRST,
    ASK_ORIENT: ORIENT_FIRST,
    ASK_NAME: NAME_FIRST,
    ASK_CHOOSE: CHOOSE_FIRST,
    ASK_OFFICER: OFFICER_FIRST,
}
"""By open question: that it comes first."""

PHASE_1: Final[dict[str, int]] = {
    "place": DICE_IN_PHASE_1,
    "dock": DICE_IN_PHASE_1,
    "ask": DICE_IN_PHASE_1,
    "amplify": AMPLIFY_IN_PHASE_1,
}
PHASE_5: Final[dict[str, int]] = {
    "buy": CAPACITY_IN_PHASE_5,
    "die": CAPACITY_IN_PHASE_5,
    "mend": CAPACITY_IN_PHASE_5,
    "free": CAPACITY_IN_PHASE_5,
    "shoulder": BADGES_IN_PHASE_5,
    "strain": BADGES_IN_PHASE_5,
    "treat": BADGES_IN_PHASE_5,
    "scrap": BADGES_IN_PHASE_5,
}
"""By kind of action: that it belongs to this phase."""

UNPROMPTED: Final[dict[str, int]] = {
    "discard": NO_DISCARD,
    "reroll": NO_REROLL,
    "turn": NO_TURN,
    "take": NO_TAKE,
    "gain": NO_GAIN,
    "name": NO_LAB,
    "pass": NO_PASS,
    "choose": NO_CHOICE,
}
"""By kind of action that answers what a tile or card asks: that none does."""


def not_held(state: IntrepidState, crew: int, face: int) -> int:
    """Why there is no such die in the pool of a crew."""
    japan = state.country[crew] == JAPAN
    if face >= KEPT or (face >= PLAIN) != japan:
        return NOT_ITS_SORT
    if japan:
        for lying in state.faces(crew):
            if VALUE[lying] == VALUE[face]:
                return LIES_OTHERWISE
    if state.country[crew] == CANADA and face < PLAIN and state.storage[face]:
        return IN_STORAGE
    return NOT_IN_POOL


def unasked(state: IntrepidState, seat: int, frame: int, kind: str) -> int:
    """Why this kind of action is no answer now."""
    question = frame & KIND_MASK
    if question == ASK_REST:
        return IS_DONE
    if kind == "resume":
        return NOT_DONE
    if kind in ("convert", "ready"):
        return unconverted(state, seat, kind)
    if state.phase != SPENDING and kind in PHASE_5:
        return PHASE_5[kind]
    if state.phase != PLACING and kind in PHASE_1:
        return PHASE_1[kind]
    if second(frame) == ALL_COUNTRIES:
        return CHOOSE_TOGETHER_FIRST
    if question in FIRST:
        return FIRST[question]
    if kind == "adjust":
        return unchanged(state, seat)
    return UNPROMPTED.get(kind, NOT_ASKED)


def unconverted(state: IntrepidState, seat: int, kind: str) -> int:
    """Converters are Canada's, and for the moment between the roll and storing (7.3.4)."""
    if not state.has_crew(seat, CANADA):
        return NO_CONVERTERS
    return TOO_LATE_TO_CONVERT if kind == "convert" else STORED_ALREADY


def unchanged(state: IntrepidState, seat: int) -> int:
    """No tile changes a value now; whose tiles do so, says the rule."""
    if state.has_crew(seat, UNITED_STATES):
        return NO_ADJUST
    return NO_SHIFT if state.has_crew(seat, CANADA) else NO_ABILITY_NOW


def not_yours(state: IntrepidState) -> int:
    """Somebody else chooses a tile for a card now."""
    together = second(state.stack.frames[-1]) == ALL_COUNTRIES
    return COMMANDER_CHOOSES if together else OWNER_CHOOSES
