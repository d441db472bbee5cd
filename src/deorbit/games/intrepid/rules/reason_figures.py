"""Figures that the messages of reasons need beyond the arguments of an action."""

from deorbit.core.codec import first, second, third
from deorbit.games.intrepid.content.edition import BADGES, DISABLE, STATION
from deorbit.games.intrepid.rules.ability_dice import ability_of
from deorbit.games.intrepid.rules.placement import card_takes, tile_takes
from deorbit.games.intrepid.rules.reasons import (
    DOCKING_DISABLED,
    DOES_NOT_FIT,
    IS_DISABLED,
    NOT_ADJUSTED,
    NOT_ON_STATION,
    NOT_REROLLED,
    NOT_SET,
    NOT_SHIFTED,
    NOT_TAKEN,
    NOT_THERE_TO_MOVE,
    NOT_TURNED,
    OTHER_BADGE,
    TILE_GONE,
)
from deorbit.games.intrepid.rules.state import NOBODY, IntrepidState


def reason_details(
    state: IntrepidState, seat: int, kind: str, move: int, code: int
) -> dict[str, str | int | None]:
    """What something costs and what the crew has; what would have fitted; which one it is."""
    figures = state.edition.figures
    details = costs(state, kind, move)
    if code in (IS_DISABLED, DOCKING_DISABLED):
        details["price"] = figures.mend[DISABLE]
    elif code == DOES_NOT_FIT:
        details["takes"] = values(takes(state, third(move)))
    elif code in (NOT_REROLLED, NOT_TURNED, NOT_TAKEN, NOT_SHIFTED, NOT_ADJUSTED, NOT_SET):
        details["of"] = values(ability_of(state, state.stack.top(seat)).of)
    elif code == OTHER_BADGE:
        details["badge"] = BADGES[state.badge[state.crew_of[first(move)]]]
    elif names_third(state, kind, move, code):
        details["tile"] = state.edition.tiles[third(move)].name
    return details


def names_third(state: IntrepidState, kind: str, move: int, code: int) -> bool:
    """Whether the tile that is not there is the last argument."""
    if kind == "place":
        return code in (NOT_ON_STATION, TILE_GONE)
    return code == NOT_THERE_TO_MOVE and state.at[second(move)] < STATION


def values(mask: int) -> str:
    return ", ".join([str(value) for value in range(1, 7) if mask >> (value - 1) & 1])


def takes(state: IntrepidState, place: int) -> int:
    """The values that a place takes now, as a mask."""
    if place < state.edition.first_card:
        return tile_takes(state, place)
    return card_takes(state, state.table.index(place - state.edition.first_card))


def costs(state: IntrepidState, kind: str, move: int) -> dict[str, str | int | None]:
    figures = state.edition.figures
    details: dict[str, str | int | None] = {}
    price = 0
    if kind == "buy":
        price = state.edition.tiles[second(move)].cost
    elif kind == "mend":
        price = figures.mend[third(move)]
    elif kind == "free":
        price = figures.mend[DISABLE]
    elif kind == "treat":
        price = figures.officer_price
    elif kind == "die" and state.crew_of[first(move)] != NOBODY:
        track = state.track[state.crew_of[first(move)]]
        price = state.edition.countries[first(move)].price_of_die(track)
    if price:
        details["price"] = price
        crew = state.crew_of[first(move)]
        details["capacity"] = 0 if crew == NOBODY else state.capacity[crew]
    return details
