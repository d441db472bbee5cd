"""Draws the board of Station-X: a window of two signs a cell, and the minimap."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.face import Picture, Spot, View, window
from deorbit.games.stationx.edition import column_name
from deorbit.games.stationx.geometry import CENTRE
from deorbit.games.stationx.plan import is_supply
from deorbit.games.stationx.sight import Sight

LETTERS = {"commander": "C", "trooper": "T", "droid": "D"}
MARGIN = 3
"""Room for the row numbers."""

SHADES = ("#1d2a3d", "#2e4059", "#22383c", "#3d4657", "#2a3050", "#36505a")
FLOORS = (" ·", " :", " '", " -", " ~", " =")
SUPPLY = "#43345c"
CENTRE_ROOM = "#5a4a2c"
FAINT = "#5b6b80"


def board(view: View, width: int, height: int, spot: Spot) -> Picture:
    """The window onto the board, row 1 at the bottom."""
    sight = Sight(view)
    size = sight.edition.size
    middle = sight.plan.cell(spot.focus) if spot.focus else size * size // 2
    columns = window(size, max(3, (width - MARGIN) // 2), middle % size)
    rows = window(size, max(3, height - 1), middle // size)
    head = Text(" " * MARGIN, palette.QUIET)
    for column in columns:
        head.append(f" {column_name(column)}")
    lines = [head]
    seen = set()
    for row in reversed(rows):
        line = Text(f"{row + 1:>2} ", palette.QUIET)
        for column in columns:
            cell = row * size + column
            signs, style = _cell(sight, cell, spot)
            line.append(signs, style)
            seen.add(sight.plan.names[cell])
        lines.append(line)
    return Picture(lines, frozenset(seen), len(rows) == size and len(columns) == size)


def _cell(sight: Sight, cell: int, spot: Spot) -> tuple[str, str]:
    """Two signs and their style, the most telling thing first."""
    name = sight.plan.names[cell]
    ground = _ground(sight, cell)
    unit = sight.units.get(name)
    if name in spot.marks:
        # Two shades in turn keep the numbers of neighbours apart.
        shade = palette.POSSIBLE if (cell % sight.edition.size) % 2 else palette.POSSIBLE_TOO
        return f"{spot.marks[name]:>2}", f"bold {palette.GROUND} on {shade}"
    if unit is not None:
        player = unit["player"]
        signs = LETTERS[unit["unit"]] + palette.SIGNS[player]
        if name == spot.chosen:
            return signs, f"bold {palette.GROUND} on {palette.NOW}"
        under = " underline" if name in spot.changed else ""
        return signs, f"bold{under} {palette.PLAYERS[player]} on {ground}"
    if name in sight.teleporters:
        holder = sight.players[sight.teleporters[name]]["base_held_by"]
        return "◎" + palette.SIGNS[holder], f"bold {palette.PLAYERS[holder]} on {ground}"
    signs, style = _floor(sight, cell)
    if name in spot.changed and sight.room(name) is not None:
        style = palette.NOW
    return signs, f"{style} on {ground}"


def _floor(sight: Sight, cell: int) -> tuple[str, str]:
    room = sight.room(sight.plan.names[cell])
    if room is None:
        return "  ", FAINT
    if room == CENTRE:
        return " ○", FAINT
    if is_supply(room):
        return " +", "#a48fd0"
    owner = sight.base_of(room)
    if owner is not None:
        return " " + palette.SIGNS[owner], palette.mix(palette.PLAYERS[owner], palette.GROUND, 0.6)
    return FLOORS[sight.plan.rooms[room]["shade"]], FAINT


def _ground(sight: Sight, cell: int) -> str:
    room = sight.room(sight.plan.names[cell])
    if room is None:
        return palette.GROUND
    if room == CENTRE:
        return CENTRE_ROOM
    if is_supply(room):
        return SUPPLY
    owner = sight.base_of(room)
    if owner is not None:
        return palette.mix(palette.PLAYERS[owner], palette.GROUND, 0.3)
    return SHADES[sight.plan.rooms[room]["shade"]]


def minimap(view: View, picture: Picture, plain: bool) -> list[Text]:
    """The whole board, two cells in one sign; a bar marks the rows that the window shows."""
    sight = Sight(view)
    size = sight.edition.size
    lines = []
    for top in range(size - 1, -1, -2):
        line = Text()
        for column in range(size):
            upper, lower = (
                _dot(sight, row * size + column) if row >= 0 else palette.GROUND
                for row in (top, top - 1)
            )
            if plain:
                filled = (upper != palette.GROUND, lower != palette.GROUND)
                line.append({(1, 1): "█", (1, 0): "▀", (0, 1): "▄", (0, 0): " "}[filled])
            else:
                line.append("▀", f"{upper} on {lower}")
        in_window = any(f"{column_name(0)}{row}" in picture.seen for row in (top + 1, top))
        line.append("▐" if in_window else " ", palette.NOW)
        lines.append(line)
    return lines


def _dot(sight: Sight, cell: int) -> str:
    """The colour of a cell on the minimap."""
    name = sight.plan.names[cell]
    if name in sight.units:
        return palette.PLAYERS[sight.units[name]["player"]]
    if name in sight.teleporters:
        return palette.TEXT
    ground = _ground(sight, cell)
    return ground if ground == palette.GROUND else palette.mix(ground, palette.TEXT, 0.8)
