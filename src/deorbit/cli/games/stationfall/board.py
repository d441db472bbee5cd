"""Draws the station of Stationfall: sections as modules, corridors as lines, a window onto them."""

from collections.abc import Sequence

from rich.text import Text

from deorbit.cli.games.stationfall.plan import WIDTH, Cell, Plan, plan
from deorbit.cli.games.stationfall.words import COLOURS, Station
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Picture, Spot, View, window
from deorbit.cli.terminal.widths import fitted, wide

LOW, HIGH = 2, 3
"""Rows of a section; with the higher ones what lies about has a row of its own."""

INSIDE = WIDTH - 2

GRAVITY = "#7396cf"
WEIGHTLESS = "#b98ab4"
POD = "#6fae86"
SPACE = "#5b6b80"
CORRIDOR = "#8793a3"
VENT = "#a8973f"
FAINT = "#9aa4b2"
HURT = palette.mix(palette.DANGER, palette.TEXT, 0.6)

GLYPHS = {5: "│", 10: "─", 3: "└", 6: "┌", 12: "┐", 9: "┘", 15: "┼"}

DAMAGE, FIRE, AIRLESS, GOO, DARK, MARKER = "✗", "*", "○", "≈", "◐", "◷"
MOUTH, TOKEN, REAL_TRAP = "◎", "□", "▣"
STATES = {
    DARK: FAINT,
    MARKER: f"bold {palette.NOW}",
    MOUTH: f"bold {palette.POSSIBLE}",
    TOKEN: f"bold {palette.NOW}",
}
"""The styles of states; all others are dangers."""

LOCK = "X"
DOT = "·"
ITEM_SIGNS = {
    "helmet": "h",
    "bludgeon": "b",
    "gun": "g",
    "firebomb": "f",
    "nanogel": "n",
    "nanogel-used": "n",
    "artifact": "A",
    "briefcase": "B",
    "antimatter": "!",
    "rocket-wings": "W",
    "fletcher": "F",
    "fang-moss": "M",
    "telepathic-rat": "r",
}
KOMPROMAT = "?"

Piece = tuple[str, str]
"""Signs and their style."""


def board(view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
    """As much of the station as fits, with the focus in the middle."""
    station = Station(view, language)
    drawing = plan(station.edition, HIGH)
    if height < drawing.height:
        drawing = plan(station.edition, LOW)
    row, column = drawing.places[station.index(spot.focus or "aft-hub")]
    rows = window(drawing.height, height, row + drawing.high // 2)
    columns = window(drawing.width, width, column + WIDTH // 2)
    canvas = _Canvas()
    _draw_lines(canvas, station, drawing)
    seen = set()
    for section, (top, left) in zip(station.sections, drawing.places, strict=True):
        _draw_section(canvas, station, drawing, section, spot)
        if top in rows and left in columns and left + WIDTH - 1 in columns:
            seen.add(section)
    whole = len(rows) == drawing.height and len(columns) == drawing.width
    return Picture([canvas.line(row, columns) for row in rows], frozenset(seen), whole)


class _Canvas:
    """Signs by cell."""

    def __init__(self) -> None:
        self.cells: dict[Cell, Piece] = {}

    def write(self, cell: Cell, pieces: Sequence[Piece]) -> None:
        row, column = cell
        for signs, style in pieces:
            for sign in signs:
                self.cells[(row, column)] = (sign, style)
                if wide(sign) == 2:
                    self.cells[(row, column + 1)] = ("", style)
                column += wide(sign)

    def line(self, row: int, columns: range) -> Text:
        """What the columns show; of a wide sign that an edge cuts, a blank."""
        line = Text()
        for column in columns:
            sign, style = self.cells.get((row, column), (" ", ""))
            if (not sign and column == columns[0]) or (wide(sign) == 2 and column == columns[-1]):
                sign = " "
            line.append(sign, style)
        return line


# Corridors ----------------------------------------------------------------------------------------


def _draw_lines(canvas: _Canvas, station: Station, drawing: Plan) -> None:
    joined: dict[Cell, int] = {}
    gone = {station.index(name) for name in station.view["launched"]}
    lines = [line for line in drawing.lines if not gone & {line.a, line.b}]
    for line in lines:
        for cell, sides in line.cells:
            joined[cell] = joined.get(cell, 0) | sides
    for line in sorted(lines, key=lambda line: not line.vent):
        for cell, sides in line.cells:
            sign = DOT if line.vent and joined[cell] == sides else GLYPHS[joined[cell]]
            canvas.write(cell, [(sign, VENT if line.vent else CORRIDOR)])
    for line in lines:
        ends = station.sections[line.a], station.sections[line.b]
        if line.cells and not line.vent and station.locked(*ends):
            colour = palette.NOW if station.core_locked(*ends) else palette.DANGER
            canvas.write(line.middle, [(LOCK, f"bold {colour}")])


# Sections -----------------------------------------------------------------------------------------


def _draw_section(
    canvas: _Canvas, station: Station, drawing: Plan, section: str, spot: Spot
) -> None:
    top, left = drawing.places[station.index(section)]
    ground = f" on {_ground(station, section)}"
    edge = f"{_edge(station, section)}{ground}"
    left_side = section in station.view["launched"]
    dash, corners = (DOT, DOT * 4) if left_side else ("─", "┌┐└┘")
    canvas.write((top, left), _head(station, section, spot, edge, ground, dash, corners[:2]))
    people, things = _people(station, section, spot, ground), _things(station, section, ground)
    if drawing.high == LOW:
        people = [*people, *things]
    else:
        inner = _fitted(people, dash=" ", edge=edge)
        wall = DOT if left_side else "│"
        canvas.write((top + 1, left), [(wall, edge), *inner, (wall, edge)])
        people = things
    bottom = _fitted(people, dash=dash, edge=edge)
    canvas.write((top + drawing.high - 1, left), [(corners[2], edge), *bottom, (corners[3], edge)])


def _head(
    station: Station,
    section: str,
    spot: Spot,
    edge: str,
    ground: str,
    dash: str,
    corners: str,
) -> list[Piece]:
    """Name and state; the number of a choice takes the place of the corner."""
    signs = state_signs(station, section)
    mark = spot.marks.get(section, "")
    opening: list[Piece] = [(corners[0], edge)]
    if mark:
        opening = [(mark, f"bold {palette.GROUND} on {palette.POSSIBLE}"), (" ", ground[1:])]
    room = WIDTH - 1 - sum(len(part) for part, _ in opening) - len(signs)
    name = station.short(section)
    if wide(name) > room:
        name = fitted(name, room - 1) + "."
    style = f"bold {palette.TEXT}"
    if section == spot.focus or section == spot.chosen:
        style = f"bold {palette.NOW}"
    elif DAMAGE in signs:
        style = HURT
    under = " underline" if section in spot.changed else ""
    return [
        *opening,
        (name, style + under + ground),
        (dash * (room - wide(name)), edge),
        *[(sign, STATES.get(sign, f"bold {palette.DANGER}") + ground) for sign in signs],
        (corners[1], edge),
    ]


def state_signs(station: Station, section: str) -> str:
    view = station.view
    trap = station.traps.get(section)
    found = [
        (DAMAGE, section in view["damaged"]),
        (FIRE, section in view["fire"]),
        (AIRLESS, section in view["asphyxiation"] and section != "outer-space"),
        (GOO, section in view["goo"]),
        (DARK, station.dark(section)),
        (MARKER, bool(station.markers(section))),
        (MOUTH, section in station.mouths),
        (REAL_TRAP, trap == "real"),
        (TOKEN, trap not in (None, "real")),
    ]
    return "".join(sign for sign, there in found if there)


def _people(station: Station, section: str, spot: Spot, ground: str) -> list[Piece]:
    """Who is there, as words of three letters."""
    found = []
    for character in station.occupants(section):
        tag = station.tag(character)
        style = FAINT
        owners = station.owners(character)
        if character == station.acting:
            tag, style = f"▸{tag}", f"bold {palette.NOW}"
        elif character == "monster":
            tag += f"+{len(station.inside)}" if station.inside else ""
            style = f"bold {palette.DANGER}"
        elif station.pawn(character)["down"]:
            style = HURT
        elif owners:
            style = f"bold {COLOURS[owners[0]]}"
        elif any(station.conspirator(player, character) for player in station.own(spot.seat)):
            style = f"bold {palette.POSSIBLE}"
        found.append((tag, style + ground))
    return found


def _things(station: Station, section: str, ground: str) -> list[Piece]:
    """What lies about, one sign each, as one word. An Item that is a character has its tag."""
    lying = station.view["items"].get(section, [])
    items = "".join(
        ITEM_SIGNS.get(item, item[0]) for item in lying if item not in station.characters
    )
    found = items + KOMPROMAT * (section in station.view["kompromat"])
    return [(found, palette.TEXT + ground)] if found else []


def _fitted(words: list[Piece], dash: str, edge: str) -> list[Piece]:
    """As many words as there is room for, a plus for the others, and the edge to the end."""
    line: list[Piece] = []
    used = 0
    for number, (word, style) in enumerate(words):
        last = number == len(words) - 1
        gap = 1 if line else 0
        if used + gap + wide(word) + (0 if last else 2) > INSIDE:
            line.append(("+", edge))
            used += 1
            break
        line += [(" ", edge)] * gap + [(word, style)]
        used += gap + wide(word)
    return [*line, (dash * (INSIDE - used), edge)]


def _edge(station: Station, section: str) -> str:
    if section in station.view["fire"]:
        return palette.DANGER
    if section in station.view["launched"] or section == "outer-space":
        return SPACE
    if station.within(station.edition.pods, section):
        return POD
    return GRAVITY if station.within(station.edition.gravity, section) else WEIGHTLESS


def _ground(station: Station, section: str) -> str:
    """A shade of its sort; Dark sections have hardly any."""
    share = 0.06 if station.dark(section) else 0.16
    return palette.mix(_edge(station, section), palette.GROUND, share)


def legend(station: Station) -> list[str]:
    return station.say("legend").splitlines()
