"""Figures that the messages of reasons need beyond the arguments of an action."""

from deorbit.core.codec import first, second, third
from deorbit.games.intrepid.edition import DISABLE
from deorbit.games.intrepid.state import NOBODY, IntrepidState


def reason_details(
    state: IntrepidState, seat: int, kind: str, move: int
) -> dict[str, str | int | None]:
    """What something costs and what the crew has."""
    figures = state.edition.figures
    details: dict[str, str | int | None] = {}
    price = -1
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
    if price >= 0:
        details["price"] = price
        crew = state.crew_of[first(move)]
        details["capacity"] = 0 if crew == NOBODY else state.capacity[crew]
    return details
