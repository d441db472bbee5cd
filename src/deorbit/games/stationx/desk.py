"""All that a screen has to know about Station-X beyond a view: worked out once, from what a seat
may see, ready for JSON.

A **sentence** is `{"id": message, "args": {name: value}}`. A value is a name or a number, read as
`core.text.worded` reads it (an argument `unit` of value "droid" is the message
`stationx-unit-droid`); or a list of such values, read one by one and joined with ", "; or a
sentence itself. A **cell** is its name, "l12". A **room** is a number into `rooms`. A **player** is
a seat. Everything lies open in this game, so all readers get the same but for what they decide.
"""

from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.seat import Seat
from deorbit.games.stationx import catalogue, choices, forecast, hopes, routes, standing
from deorbit.games.stationx.plan import Facts
from deorbit.games.stationx.sentences import Sentence, sentence
from deorbit.games.stationx.sight import COMMANDER, Sight, View


def content(options: dict[str, Any], cast: tuple[str, ...] = ()) -> Facts:
    """What is printed, the same for all readers of a table and for the whole match. `cast` is for
    games that have one.

    `board`: `{size}`, cells a side. `rooms`: the five that are printed, `{sort, at, width, height,
    oxygen}`, `at` the lower left cell, `sort` "centre", "north", "east", "south", "west".
    `tiles` by name as it lies ("3x1", "1x3", "base"): `width`, `height`, `pile` (null for the
    base), `turned` (its name when turned), `oxygen`, `share`. `piles`: how many each player has.
    `units` by kind: `attack`, `movement`, `price` (null: not for sale), `limit`, `living`.
    `upgrades` by name: `tree` ("troops", "commander", "base"), `tier` (0 at the bottom), `column`
    (beside each other on a tier), `needs` (any one of these first), `price`.
    `energy`: `{income, upgrade, respawn}`. `cards` by name: `copies`, `energy` (now, then in each
    of the next turns), `unit` or null, `upgrade`. `factions`: all there are. `rounds`: the last.
    `actions`: by kind the names of the arguments, in order. `turns`: ids of the events that begin a
    turn. `news`: ids of those that everybody wants to have heard of. `house`: `{what, rule}`: what
    is ours and not published, and our paragraph about it.
    """
    return catalogue.content(options)


def desk(source: Seat | View, view: View | None = None) -> Facts:
    """What is worked out from one view. `source` is the handle of a seat, or the view of a
    spectator; `view` that of the seat where it is at hand already.

    `seat`: whose desk it is, null for a spectator. `own`: the players this seat is. `asked`:
    players whose decision is awaited. `ask`: the kind of question on the table, or null. `prompt`:
    the question to this seat, a sentence, or null. `clock`: a sentence. `phase`: "build", "place"
    (teleporters and commanders), "play" or "over". `recruit`: the unit that a supply card brings,
    or null. `home`: the cell to look at first, or null.
    `rooms`: `{sort, at, width, height, tile, player, oxygen, share, shade}`: `sort` as in
    `content`, or "tile" or "base"; `tile` as it lies, `player` who laid it, both null where it is
    printed; `share`: what one player may take up of the oxygen; `shade`: 0 to 5, another one for
    rooms that touch as far as that goes. `crowd`: by room the living units of each player.
    `droids`: by room as text, where there are some, the droids of each player. `walls`: pairs of
    cells with a wall between them.
    `players`: `{player, faction, energy, income (of the base, a turn), stipend (what cards pay in
    the next turns), units: {kind: {alive, limit}}, bases (how many held), holder (of the own base,
    null before it lies), teleporter (cell or null), commander: "alive" | "dead" | "none", upgrades:
    {name: "owned" | "open" | "closed"}, tiles_left (above zero), supplied (the supply room of the
    last card, or null), out, active, winner}`.
    `units` by cell: `player`, `unit`, `room`, `attack`, `movement`, `jumps` (its kind can),
    `moved`, `attacked`, `new`, `jumped`, `ready` (this seat has a legal action with it), `doomed`
    (one of those of which one is kept).
    `groups`: `{kind, words, choices}` in the order in which to offer them; `words`: heading or null
    (then the only action speaks for itself); `choices`: numbers into `view.legal`. The words of an
    action are the message `stationx-do-KIND` with its arguments and, where a unit acts, `unit`.
    `notes` by number into `view.legal`, as text: what is special about an action: a sentence.
    `battles` by "from to", one for each legal attack: `from`, `to`, `player`, `enemy`, `attack`,
    `defence` (the sums), `result` ("win", "loss", "tie"), `attackers`, `defenders`: `{at, unit,
    adds}`; `spent`: own units in the area that have attacked before; `area`: cells; `dead`: cells
    of those who die for certain; `keeps`: null or `{player, of}`: who keeps one of these cells'
    units (the others of them die); `out`: players who would be out of the game for certain;
    `gone`: cells of the units that leave the board with them; `over`: the game would be over, and
    all of `keeps.of` stay; `words`.
    `jumps`: legal Space Jumps, `{from, to}`.
    `could`: what units and purse do not allow now: `{kind, from (cell of the unit, or null),
    action: {kind, args}, words, reason: {rule, id, args}}`.
    `ending`: null, or once the game is over: `ending`, `words`, `winners`, `order` (the best
    first), `players`: `{player, rows: [{row, points, words}], score, out, winner}`.
    """
    handle = source if isinstance(source, Seat) else None
    seen = view or (source.view() if isinstance(source, Seat) else source)
    sight = Sight(seen)
    seat = None if handle is None else handle.number
    legal: list[choices.Json] = seen["legal"]
    question = sight.question
    return {
        "seat": seat,
        "own": [] if seat is None else [seat],
        "asked": seen["to_act"],
        "ask": sight.ask,
        "prompt": seen["prompt"],
        "clock": clock(sight),
        "phase": sight.phase,
        "recruit": question["unit"] if sight.ask == "recruit" else None,
        "home": home(sight, seat),
        "rooms": sight.plan.rooms,
        "crowd": sight.crowd(),
        "droids": sight.droids(),
        "walls": sight.plan.walls,
        "players": standing.players(sight),
        "units": units(sight, legal),
        **(NOTHING_OF_ITS_OWN if handle is None or not legal else seats_own(handle, sight, legal)),
        "ending": standing.ending(sight) if sight.over else None,
    }


def route(source: Seat | View, start: str, goal: str) -> Facts:
    """The way of the unit on a cell, or of anybody from an empty cell, to another cell, as the
    station stands now.

    `lines`: sentences; `legs`: `{to: cell, by: "move" | "jump"}`: each move is a turn, and so is a
    jump, unless it follows its own move; none where there is no way now. `BadInput` for what is no
    cell."""
    sight = Sight(source.view() if isinstance(source, Seat) else source)
    for name in (start, goal):
        if not sight.is_cell(name):
            raise BadInput("unknown-value", domain="cell", value=name[:64])
    return routes.way(sight, start, goal)


def towards(handle: Seat, sort: str, name: str) -> list[Facts]:
    """What this seat might do with a cell now: `{action: {kind, args}, words, reason, battle}`, the
    legal ones first (`reason` null). `battle` is the key of a legal attack in `battles`. `sort` is
    "cell"; an unknown name or sort gives nothing."""
    view = handle.view()
    sight = Sight(view)
    if sort != "cell" or not sight.is_cell(name) or handle.number not in view["to_act"]:
        return []
    return hopes.towards(handle, sight, name)


# Parts --------------------------------------------------------------------------------------------

NOTHING_OF_ITS_OWN: Facts = {"groups": [], "notes": {}, "battles": {}, "jumps": [], "could": []}
"""What a desk lacks that is nobody's, or is not asked."""


def seats_own(handle: Seat, sight: Sight, legal: list[choices.Json]) -> Facts:
    """What only the seat that is asked decides."""
    battles = {
        f"{start} {target}": forecast.battle(sight, start, target)
        for action in legal
        if action["kind"] == "attack"
        for start, target in [action["args"]]
    }
    return {
        "groups": choices.groups(legal),
        "notes": choices.notes(sight, legal, battles),
        "battles": battles,
        "jumps": [
            {"from": action["args"][0], "to": action["args"][1]}
            for action in legal
            if action["kind"] == "jump"
        ],
        "could": hopes.could(handle, sight, legal),
    }


def clock(sight: Sight) -> Sentence:
    if sight.view["round"] == 0:
        return sentence(f"clock-{sight.phase}")
    return sentence("clock-round", round=sight.view["round"], last=sight.view["options"]["rounds"])


def home(sight: Sight, seat: int | None) -> str | None:
    """The own commander, else any own unit, else the base, else the last tile; for a spectator the
    player whose turn it is."""
    player = sight.view["active"] if seat is None else seat
    cells = [unit["at"] for unit in sight.units_of(player)]
    for cell in sorted(cells, key=lambda cell: sight.units[cell]["unit"] != COMMANDER):
        return str(cell)
    if sight.players[player]["teleporter"] != "none":
        return str(sight.players[player]["teleporter"])
    for tile in reversed(sight.view["tiles"]):
        if tile["player"] == player or tile["tile"] != "base":
            return str(tile["at"])
    return None


def units(sight: Sight, legal: list[choices.Json]) -> dict[str, Facts]:
    """Every unit on the board, by cell."""
    ready = choices.ready(legal)
    room_of = sight.plan.room_of
    doomed = sight.view["doomed"]
    found = {}
    for cell, unit in sight.units.items():
        kind, figures = unit["unit"], sight.figures[unit["player"]]
        found[cell] = {
            "player": unit["player"],
            "unit": kind,
            "room": room_of[cell],
            "attack": figures.attack[kind],
            "movement": figures.movement[kind],
            "jumps": figures.jumps[kind],
            "moved": unit["moved"],
            "attacked": unit["attacked"],
            "new": unit["new"],
            "jumped": unit["jumped"],
            "ready": cell in ready,
            "doomed": cell in doomed,
        }
    return found
