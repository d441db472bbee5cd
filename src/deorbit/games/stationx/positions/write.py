"""Positions of Station-X as plain dicts: writing them. `read` reads them."""

from typing import Any

from deorbit.core.game import Game
from deorbit.games.stationx.content.edition import (
    SLOT_KIND,
    SLOTS,
    SUPPLY_ROOMS,
    UPGRADES,
)
from deorbit.games.stationx.rules.state import (
    ENDINGS,
    LEAPT,
    MOVED,
    NEW,
    NOWHERE,
    SPENT,
    STIPEND_TURNS,
    StationXState,
)

FLAGS = {"moved": MOVED, "attacked": SPENT, "new": NEW, "jumped": LEAPT}
KEYS = (
    "round",
    "first",
    "active",
    "bought",
    "ending",
    "tiles",
    "players",
    "units",
    "deck",
    "doomed",
    "asks",
)
PLAYER_KEYS = (
    "energy",
    "upgrades",
    "out",
    "base_held_by",
    "teleporter",
    "stipend",
    "supplied",
    "at_home",
    "tiles_left",
)
UNIT_KEYS = ("player", "unit", "at", *FLAGS)
MOST_ENERGY = 100_000
NONE = "none"


def to_position(game: Game[StationXState], state: StationXState) -> dict[str, Any]:
    edition = state.edition
    cells = edition.cell_names
    placed = state.placed
    units = sorted((cell, slot) for slot, cell in enumerate(state.cell) if cell != NOWHERE)
    return {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "bought": state.bought == 1,
        "ending": ENDINGS[state.ending] or "running",
        "tiles": [
            {
                "player": placed[place + 2],
                "tile": edition.tile_names[placed[place]],
                "at": cells[placed[place + 1]],
            }
            for place in range(0, len(placed), 3)
        ],
        "players": [_player_to_position(state, seat) for seat in range(state.seats)],
        "units": [
            {
                "player": slot // SLOTS,
                "unit": edition.domains["unit"].value(SLOT_KIND[slot % SLOTS]),
                "at": cells[cell],
                **{name: state.flag[slot] & flag != 0 for name, flag in FLAGS.items()},
            }
            for cell, slot in units
        ],
        "deck": dict(zip(edition.card_names, state.deck, strict=True)),
        "doomed": sorted(cells[state.cell[slot]] for slot in state.doomed),
        "asks": [game.frame_to_json(state, frame) for frame in state.stack.frames],
    }


def _player_to_position(state: StationXState, seat: int) -> dict[str, Any]:
    edition = state.edition
    teleporter = state.teleporter[seat]
    piles = len(edition.stock)
    return {
        "energy": state.energy[seat],
        "upgrades": [name for number, name in enumerate(UPGRADES) if state.has(seat, number)],
        "out": state.out[seat] == 1,
        "base_held_by": state.holder[seat],
        "teleporter": NONE if teleporter == NOWHERE else edition.cell_names[teleporter],
        "stipend": state.stipend[seat * STIPEND_TURNS : (seat + 1) * STIPEND_TURNS],
        "supplied": [NONE, *SUPPLY_ROOMS][state.supplied[seat]],
        "at_home": state.at_home[seat],
        "tiles_left": {
            name: state.stock[seat * piles + pile] for pile, name in enumerate(edition.stock_names)
        },
    }
