"""Draws the board of Station-X: a window of two signs a cell, and the minimap."""

from rich.text import Text

from deorbit.cli.games.stationx.facts import Facts, is_supply, owner
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Picture, Spot, window
from deorbit.games.stationx.content.edition import column_name
from deorbit.games.stationx.screen.contract import Room

CENTRE = "centre"
LETTERS = {"commander": "C", "trooper": "T", "droid": "D"}
MARGIN = 3
"""Room for the row numbers."""

SHADES = ("#1d2a3d", "#2e4059", "#22383c", "#3d4657", "#2a3050", "#36505a")
FLOORS = (" ·", " :", " '", " -", " ~", " =")
SUPPLY = "#43345c"
CENTRE_ROOM = "#5a4a2c"
FAINT = "#5b6b80"


def board(facts: Facts, width: int, height: int, spot: Spot) -> Picture:
    """The window onto the board, row 1 at the bottom."""
    size = facts.size
    middle = facts.cell(spot.focus) if spot.focus else size * size // 2
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
            name = facts.names[row * size + column]
            signs, style = _cell(facts, name, column, spot)
            line.append(signs, style)
            seen.add(name)
        lines.append(line)
    return Picture(lines, frozenset(seen), len(rows) == size and len(columns) == size)


def _cell(facts: Facts, name: str, column: int, spot: Spot) -> tuple[str, str]:
    """Two signs and their style, the most telling thing first."""
    room = facts.room(name)
    ground = _ground(room)
    unit = facts.board.units.get(name)
    if name in spot.marks:
        # Two shades in turn keep the numbers of neighbours apart.
        shade = palette.POSSIBLE if column % 2 else palette.POSSIBLE_TOO
        return f"{spot.marks[name]:>2}", f"bold {palette.GROUND} on {shade}"
    if unit is not None:
        signs = LETTERS[unit.unit] + palette.SIGNS[unit.player]
        if name == spot.chosen:
            return signs, f"bold {palette.GROUND} on {palette.NOW}"
        under = " underline" if name in spot.changed else ""
        return signs, f"bold{under} {palette.PLAYERS[unit.player]} on {ground}"
    if name in facts.gates:
        holder = facts.holder(facts.gates[name].player)
        return "◎" + palette.SIGNS[holder], f"bold {palette.PLAYERS[holder]} on {ground}"
    signs, style = _floor(room)
    if name in spot.changed and room is not None:
        style = palette.NOW
    return signs, f"{style} on {ground}"


def _floor(room: Room | None) -> tuple[str, str]:
    if room is None:
        return "  ", FAINT
    if room.sort == CENTRE:
        return " ○", FAINT
    if is_supply(room):
        return " +", "#a48fd0"
    base = owner(room)
    if base is not None:
        return " " + palette.SIGNS[base], palette.mix(palette.PLAYERS[base], palette.GROUND, 0.6)
    return FLOORS[room.shade], FAINT


def _ground(room: Room | None) -> str:
    if room is None:
        return palette.GROUND
    if room.sort == CENTRE:
        return CENTRE_ROOM
    if is_supply(room):
        return SUPPLY
    base = owner(room)
    if base is not None:
        return palette.mix(palette.PLAYERS[base], palette.GROUND, 0.3)
    return SHADES[room.shade]


def minimap(facts: Facts, picture: Picture, plain: bool) -> list[Text]:
    """The whole board, two cells in one sign; a bar marks the rows that the window shows."""
    size = facts.size
    lines = []
    for top in range(size - 1, -1, -2):
        line = Text()
        for column in range(size):
            upper, lower = (
                _dot(facts, facts.names[row * size + column]) if row >= 0 else palette.GROUND
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


def _dot(facts: Facts, name: str) -> str:
    """The colour of a cell on the minimap."""
    if name in facts.board.units:
        return palette.PLAYERS[facts.board.units[name].player]
    if name in facts.gates:
        return palette.TEXT
    ground = _ground(facts.room(name))
    return ground if ground == palette.GROUND else palette.mix(ground, palette.TEXT, 0.8)
