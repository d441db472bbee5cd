"""Draws the station of Intrepid: sectors as rows of slots, and the dice of every crew below."""

from rich.text import Text

from deorbit.cli.games.intrepid.words import OPEN, SPACE, Words, letters
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Picture, Spot, View, window
from deorbit.cli.terminal.widths import filled, fitted
from deorbit.games.intrepid.content.edition import SECTORS, SLOTS

MARGIN = 2
GAP = 1
LEAST_CELL = 9
MOST_CELL = 20
LEAST_NAME = 4
SHORT_COUNTRY = 9
EMPTY = "#5b6b80"
HITS = ("", "¹", "²", "³")
STRAIN, DISABLE = "~", "✗"

SIZE = (MARGIN + SLOTS * 12 + (SLOTS - 1) * GAP, 1 + SECTORS + 4)
"""The whole of it in a small terminal, with four crews."""


def board(view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
    """As many sectors as fit, above them the numbers of slots, below them the crews."""
    words = Words(view, language)
    below = [crew_line(words, crew, width) for crew in range(len(words.crews))]
    if height < 1 + SECTORS + len(below):
        own = words.own(spot.seat)
        below = [line for crew, line in enumerate(below) if crew in own or not own]
    wide = min(MOST_CELL, max(LEAST_CELL, (width - MARGIN - (SLOTS - 1) * GAP) // SLOTS))
    at = {tile["at"]: name for name, tile in words.tiles.items()}
    rows = window(SECTORS, max(3, height - 1 - len(below)), _focus(words, spot))
    lines = [head(words, wide)]
    for sector in rows:
        line = Text(f"{sector + 1} ", palette.QUIET)
        for slot in range(SLOTS):
            place = f"{sector + 1}-{slot + 1}"
            line.append_text(cell(words, place, at.get(place), wide, spot))
            line.append(" " * GAP if slot < SLOTS - 1 else "")
        lines.append(line)
    seen = {f"{sector + 1}-{slot + 1}" for sector in rows for slot in range(SLOTS)}
    return Picture([*lines, *below], frozenset(seen), len(rows) == SECTORS)


def _focus(words: Words, spot: Spot) -> int:
    """The sector to keep in sight: of a slot, or of a tile by its name."""
    place = str(words.tiles.get(spot.focus or "", {}).get("at", spot.focus))
    return int(place[0]) - 1 if place[0].isdigit() else 0


def head(words: Words, wide: int) -> Text:
    line = Text("  ", palette.QUIET)
    for slot in range(SLOTS):
        title = words.say("slot", slot=slot + 1)
        line.append(fitted(title, wide + (GAP if slot < SLOTS - 1 else 0)), palette.QUIET)
    return line


def cell(words: Words, place: str, name: str | None, wide: int, spot: Spot) -> Text:
    """A slot: the tile with the sign of its owner, its resource, its dice and its tokens."""
    if place in spot.marks:
        mark = Text(f"{spot.marks[place]:>2}", f"bold {palette.GROUND} on {palette.POSSIBLE}")
        mark.pad_right(wide - 2)
        return mark
    if name is None:
        return Text(f" {SPACE}".ljust(wide), EMPTY)
    tile, card = words.tiles[name], words.print.tiles[name]
    crew = words.board.tiles[name].crew
    colour = words.colour(crew)
    end = Text(letters(card), palette.QUIET)
    end.append_text(spaces(words, tile["dice"], colour)).append_text(tokens(tile))
    room = max(LEAST_NAME, wide - 2 - end.cell_len)
    chosen = name == spot.chosen or place in (spot.chosen, spot.focus)
    style = f"bold {palette.GROUND} on {palette.NOW}" if chosen else colour
    under = " underline" if name in spot.changed else ""
    line = Text().append(words.sign(crew), f"bold {colour}")
    line.append(fitted(words.tile_within(name, room), room), style + under)
    line.append(" ").append_text(end)
    line.truncate(wide, pad=True)
    return line


def spaces(words: Words, dice: list[object], colour: str) -> Text:
    """Dice by the value on top, a dot for each open space."""
    line = Text()
    for die in dice:
        if die == OPEN:
            line.append(SPACE, palette.QUIET)
        else:
            line.append(str(die).partition("/")[0], f"bold {palette.GROUND} on {colour}")
    return line


def tokens(tile: View) -> Text:
    line = Text().append(HITS[min(3, tile["scenario"])], f"bold {palette.DANGER}")
    line.append(STRAIN if tile["strain"] else "", f"bold {palette.DANGER}")
    return line.append(DISABLE if tile["disable"] else "", f"bold {palette.DANGER}")


# Crews --------------------------------------------------------------------------------------------


def crew_line(words: Words, crew: int, width: int) -> Text:
    """A crew, the dice that it can use now, and the one that it would like to have."""
    facts = words.crews[crew]
    now = words.board.crews[crew].asked
    colour = words.colour(crew)
    line = Text().append("▸" if now else " ", palette.NOW)
    line.append(words.sign(crew), f"bold {colour}")
    name = words.say(f"short-{facts['country']}")
    line.append(filled(name, SHORT_COUNTRY), f"bold {palette.NOW}" if now else colour)
    parts = [("", facts["pool"])]
    parts += [(words.say(sort), facts[sort]) for sort in ("fresh", "storage") if facts[sort]]
    for title, dice in parts:
        line.append(f" {title}" if title else "", palette.QUIET)
        line.append_text(row(words, dice, colour))
    if not any(dice for _, dice in parts):
        line.append(" " + words.say("no-dice"), palette.QUIET)
    if facts["wish"]:
        line.append("  " + words.say("wish", value=facts["wish"]), palette.POSSIBLE)
    line.truncate(width)
    return line


def row(words: Words, dice: list[object], colour: str) -> Text:
    """Dice side by side; Japanese ones with the top before the front, toxic ones marked."""
    line = Text()
    for die in dice:
        top, slash, front = str(die).partition("/")
        toxic = words.is_toxic(die)
        line.append(" ")
        line.append(top, f"bold {palette.DANGER if toxic else colour}")
        line.append(f"{slash}{front}", palette.QUIET)
        line.append("!" if toxic else "", f"bold {palette.DANGER}")
    return line
