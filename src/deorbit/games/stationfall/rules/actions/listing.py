"""All actions that a pawn can take: what is surely impossible is passed over early."""

from deorbit.core.codec import kind_of
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    FIELD,
    FIREBOMB,
    MADE_OF_DATA,
    SCIENTIST,
    WEAPONS,
)
from deorbit.games.stationfall.rules.actions.base import (
    BREAKAGE,
    COMPANY,
    DRONES,
    FIREBOMBS,
    ITEM,
    KOMPROMAT,
    LITTER,
    SOME_DATA,
    SOMEONE_DOWN,
    WEAPON,
    Act,
    company_of,
    offered,
)
from deorbit.games.stationfall.rules.characters import powers
from deorbit.games.stationfall.rules.questions import ACTIVATION
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, StationfallState


def what_is_at_hand(state: StationfallState, pawn: int, place: int, company: list[int]) -> int:
    """The bits of the sieve for a pawn that can act in a section."""
    found = 0
    if company:
        found |= COMPANY
        for other in company:
            if state.down >> other & 1:
                found |= SOMEONE_DOWN
    if state.held[pawn]:
        found |= ITEM
    if state.arms(pawn) & WEAPONS:
        found |= WEAPON
    if state.lying[place]:
        found |= LITTER
    if state.data[pawn]:
        found |= SOME_DATA
    if state.held[pawn] & FIELD[FIREBOMB]:
        found |= FIREBOMBS
    if state.face[place] != NO_KOMPROMAT:
        found |= KOMPROMAT
    if state.damaged >> place & 1:
        found |= BREAKAGE
    return found


def collect_acts(
    acts: list[Act], state: StationfallState, pawn: int, basic: bool, moves: list[int]
) -> None:
    """Add all actions that the pawn whose turn it is can take, `basic` ones only if asked so."""
    place = state.where[pawn]
    kind = state.edition.kind[pawn]
    able = state.usable(pawn) and (place >= 0 or kind & MADE_OF_DATA != 0)
    company: list[int] = []
    at_hand = DRONES if state.edition.drones else 0
    offers = 0
    ability = state.ability[pawn]
    if able and place >= 0:
        company = company_of(state, pawn)
        at_hand |= what_is_at_hand(state, pawn, place, company)
        offers = offered(state, place)
        ability = powers(state, pawn)
    spent = kind_of(state.stack.frames[-1]) == ACTIVATION and state.actions == 0
    science = state.free and ability & SCIENTIST
    for act in acts:
        if (
            act.at_hand & ~at_hand
            or not act.kinds & kind
            or (act.offer and not act.offer & offers)
            or (act.ability and not act.ability & ability)
            or (basic and not act.basic)
            or (spent and not act.free and not (science and act.offer))
        ):
            continue
        if not able and act.unable(state, pawn) != ALLOWED:
            continue
        if not spent:
            act.candidates(state, pawn, company, moves)
        else:
            found: list[int] = []
            act.candidates(state, pawn, company, found)
            for move in found:
                if not act.price(state, pawn, move):
                    moves.append(move)
