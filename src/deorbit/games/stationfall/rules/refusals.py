"""What a refusal tells beside its rule: what would Down whom, where else a thing is done, and what
comes first when a decision is tried out of its turn."""

from typing import Final

from deorbit.core.codec import KIND_MASK, first, kind_of, second
from deorbit.core.errors import BadInput
from deorbit.core.game import NOT_ASKED
from deorbit.core.records import Arg
from deorbit.games.stationfall.content.names import DATA, NEEDS, NOWHERE, STANDING
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.actions.step import corridor_between, through_wormhole
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.power import BY_FIRE, HARMS, SUFFOCATION, harm
from deorbit.games.stationfall.rules.questions import ACT, ACTIVATION, CHOOSE, LET_GO, TURN
from deorbit.games.stationfall.rules.reasons import (
    ACTION_FIRST,
    ACTIVATE_FIRST,
    ALREADY_ACTIVATED,
    ALREADY_REVEALED,
    BOTS_FOLLOW_SCRIPTS,
    CHOOSE_FIRST,
    CLINGS_TO_HELMET,
    HARMS_ITSELF,
    INSTEAD_OF_ACTIVATING,
    LACKS,
    LET_GO_FIRST,
    LOYAL_NEEDS_MORE,
    NOT_ACTING,
    NOT_MADE_HERE,
    NOT_OFFERED,
    POD_NOT_READY,
    REVEAL_FIRST,
    SELF_PRESERVATION,
    TOO_LATE_FOR_CUBES,
    WOULD_FALL_AGAIN,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.cubes import least_influence

Details = dict[str, str | int | None]

MOST_PLACES: Final = 4
"""A refusal names the sections that offer an action where there are no more than these."""

IN_AN_ACTIVATION: Final = (
    "bribe",
    "grey-bribe",
    "kompromat",
    "moss-step",
    "moss-feed",
    "end",
)
"""What belongs to an activation without being an action of a character."""

TOO_LATE: Final = {
    "reveal": REVEAL_FIRST,
    "schroedinger": REVEAL_FIRST,
    "influence": TOO_LATE_FOR_CUBES,
    "activate": ALREADY_ACTIVATED,
    "renegotiate": INSTEAD_OF_ACTIVATING,
    "withdraw": INSTEAD_OF_ACTIVATING,
}
"""What comes before an activation, or in its place, and why it does not any more."""

TOKENS: Final = {"contamination": "stationfall-contamination-is-no-item"} | dict.fromkeys(
    DATA, "stationfall-data-is-no-item"
)
"""What characters possess and what is no Item all the same (8.5.1, 9.1)."""


def out_of_place(state: StationfallState, seat: int, name: str, acts: bool) -> int:
    """Why a kind of decision is no answer to what a seat is asked: what comes first, or what is
    over. `acts`: it is an action of a character."""
    asked = kind_of(state.stack.top(seat))
    if asked == CHOOSE:
        return CHOOSE_FIRST
    if asked == LET_GO:
        return LET_GO_FIRST
    if asked == TURN and (acts or name in IN_AN_ACTIVATION):
        return BOTS_FOLLOW_SCRIPTS if policy.moves(state) else ACTIVATE_FIRST
    if asked == ACTIVATION and name in TOO_LATE:
        revealed = state.pc[state.active] != NOWHERE
        return ALREADY_REVEALED if revealed and TOO_LATE[name] == REVEAL_FIRST else TOO_LATE[name]
    if asked == ACT and (name in IN_AN_ACTIVATION or name in TOO_LATE):
        return ACTION_FIRST
    return NOT_ASKED


def no_item(value: Arg) -> None:
    """Refuse what is named as an Item and is another thing, with the rule that says so."""
    if value in TOKENS:
        raise BadInput(TOKENS[str(value)], value=value)


# What the messages of reasons need ----------------------------------------------------------------


def details(state: StationfallState, acts: list[Act], seat: int, move: int, code: int) -> Details:
    number = move & KIND_MASK
    pawn = first(move)
    if code in (ACTION_FIRST, LET_GO_FIRST, NOT_ACTING):
        return {"acting-character": state.edition.pawns[second(state.stack.top(seat))]}
    if code == LOYAL_NEEDS_MORE:
        return {"least": least_influence(state, first(move))}
    if number >= len(acts):
        return {}
    act = acts[number]
    if code in LACKS:
        return {"ability": STANDING[LACKS.index(code)]}
    if code == NOT_OFFERED:
        offers = state.edition.offers
        return _places(state, [at for at in range(len(offers)) if offers[at] & act.offer])
    if code == NOT_MADE_HERE:
        makes = state.edition.makes
        return _places(state, [at for at in range(len(makes)) if second(move) in makes[at]])
    if code == POD_NOT_READY:
        pod = second(move) if len(act.shape.fields) > 1 else state.where[pawn]
        return {"needs": NEEDS[state.edition.needs[pod]]}
    return _harm(state, act, pawn, move, code)


def _places(state: StationfallState, places: list[int]) -> Details:
    """Where else it is done, if that is soon said."""
    if len(places) > MOST_PLACES:
        places = []
    names = [f"{{section-{state.edition.section_names[at]}}}" for at in places]
    return {"places": len(places), "places-text": ", ".join(names)}


def _harm(state: StationfallState, act: Act, pawn: int, move: int, code: int) -> Details:
    """What would put somebody Down, and where (11.2, 12.11.2)."""
    here = state.where[pawn]
    if code == SELF_PRESERVATION:
        to = act.destination(state, move)
        corridor = corridor_between(state, here, to) if here >= 0 else NOWHERE
        locked = corridor != NOWHERE and state.locks >> corridor & 1
        passed = locked and not through_wormhole(state, here, to)
        return {**_told(state, harm(state, pawn, to), to), "lock": "yes" if passed else "no"}
    if code == WOULD_FALL_AGAIN:
        alone = len(act.shape.fields) == 1
        other = pawn if alone else second(move)
        at = state.where[other]
        fallen: Details = {"other-character": state.edition.pawns[other]}
        return fallen | _told(state, harm(state, other, at), at)
    if code == CLINGS_TO_HELMET:
        return _told(state, BY_FIRE if state.fire >> here & 1 else SUFFOCATION, here)
    if code == HARMS_ITSELF:
        return _told(state, BY_FIRE if act.shape.name == "ignite" else SUFFOCATION, here)
    return {}


def _told(state: StationfallState, harm: int, section: int) -> Details:
    return {"harm": HARMS[harm], "at": state.edition.section_names[section]}
