"""What a position may hold, for forms: the keys that `read` reads."""

from typing import Any

from deorbit.core.fields import (
    Field,
    derived,
    description,
    drawn,
    flag,
    name,
    number,
    record,
    rows,
    several,
)
from deorbit.games.toy.content.edition import CARDS
from deorbit.games.toy.positions.write import NOTHING

GROUPS = {"time": ["round", "played"], "orders": ["players", "table"]}


def fields(position: dict[str, Any]) -> dict[str, Any]:
    """The description that fits a whole position: its seats and options."""
    turns, seats = position["options"]["turns"], position["seats"]
    player = record(
        hand=drawn(several(name("card"), 2, repeat=True)),
        kept=name("card", NOTHING),
        shown=flag(),
        peeked=flag(),
    )
    keys: dict[str, Field] = {
        "round": derived(number(1, turns)),
        "played": number(0, turns * seats),
        "players": rows(player, seats),
        "table": name("card", NOTHING),
    }
    return description(GROUPS, keys, {"card": list(CARDS)}, {}, [], {})
