"""A state as a position."""

from typing import Any

from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.rules.state import NONE, UNKNOWN, ToyState

NOTHING = "none"


def card(value: int) -> str | None:
    """A card by its name; null where it is not known."""
    return None if value == UNKNOWN else NOTHING if value == NONE else CARDS[value]


def to_position(state: ToyState) -> dict[str, Any]:
    """`round` follows from `played`, the open questions from everything."""
    return {
        "round": state.round(),
        "played": state.played,
        "players": [
            {
                "hand": [card(one) for one in state.dealt(seat)],
                "kept": card(state.kept[seat]),
                "shown": bool(state.shown[seat]),
                "peeked": bool(state.peeked[seat]),
            }
            for seat in range(state.seats)
        ],
        "table": card(state.table),
    }
