"""Positions of Station-X as plain dicts, both ways."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationx.build import ask_to_build, has_base, lay, places, placing_frames
from deorbit.games.stationx.edition import BASE, COMMANDER, SLOT_KIND, SLOTS, SUPPLY_ROOMS, UPGRADES
from deorbit.games.stationx.geometry import NO_ROOM
from deorbit.games.stationx.setup import build_standard, empty_board, standard_cell
from deorbit.games.stationx.state import (
    BUILD,
    EMPTY,
    ENDINGS,
    KEEP,
    LEAPT,
    LEARN,
    MOVED,
    NEW,
    NOWHERE,
    RECRUIT,
    RESPAWN,
    RUNNING,
    SPENT,
    STIPEND_TURNS,
    TELEPORTER,
    TURN,
    StationXState,
)
from deorbit.games.stationx.supply import can_appear
from deorbit.games.stationx.turn import respawn_cells

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
        "tiles_left": {
            name: state.stock[seat * piles + pile] for pile, name in enumerate(edition.stock_names)
        },
    }


def from_position(
    game: Game[StationXState],
    position: dict[str, Any],
    options: dict[str, Any],
    seats: int,
    chance: Chance,
) -> StationXState:
    """The state behind a position. Missing keys: the standard station with a commander in each
    base, nothing bought yet, the first player's first turn."""
    state = empty_board(options, seats)
    reader = Reader(position, "", KEYS)
    state.round = reader.number("round", 1, 0, options["rounds"])
    state.first = reader.number("first", 0, 0, seats - 1)
    state.active = reader.number("active", state.first, 0, seats - 1)
    state.bought = int(reader.flag("bought"))
    _read_tiles(state, reader)
    state.settle()
    players = [Reader(item, path, PLAYER_KEYS) for item, path in reader.items("players", seats)]
    players += [Reader({}, "players", PLAYER_KEYS) for _ in range(seats - len(players))]
    for seat, player in enumerate(players):
        _read_player(state, seat, player)
    state.settle()
    _read_units(state, reader)
    _read_deck(state, reader)
    _read_questions(game, state, reader)
    return state


def _read_tiles(state: StationXState, reader: Reader) -> None:
    """Tiles in the order in which they were laid: each must have been legal."""
    if "tiles" not in reader:
        build_standard(state)
    edition = state.edition
    for tile in reader.readers("tiles", 60, ("player", "tile", "at")):
        seat = tile.number("player", 0, 0, state.seats - 1)
        kind = tile.name("tile", edition.domains["tile"], "")
        corner = tile.name("at", edition.domains["cell"], "")
        pile = seat * len(edition.stock) + edition.pile[kind]
        if has_base(state, seat) if kind == BASE else not state.stock[pile]:
            raise BadInput("too-many-pieces", key=tile.path, piece=edition.tile_names[kind])
        if not places(state, kind) >> corner & 1:
            raise BadInput("stationx-tile-misplaced", key=tile.path)
        lay(state, seat, kind, corner)


def _read_player(state: StationXState, seat: int, player: Reader) -> None:
    edition = state.edition
    state.energy[seat] = player.number("energy", 0, 0, MOST_ENERGY)
    state.out[seat] = int(player.flag("out"))
    state.holder[seat] = player.number("base_held_by", seat, 0, state.seats - 1)
    for name, path in player.items("upgrades", len(UPGRADES)):
        state.upgrades[seat] |= 1 << index_of(name, edition.domains["upgrade"], path)
    for number, needs in enumerate(edition.needs):
        if state.has(seat, number) and needs and not state.upgrades[seat] & needs:
            raise BadInput("stationx-upgrade-missing", key=player.at("upgrades"))
    for turn, (energy, path) in enumerate(player.items("stipend", STIPEND_TURNS)):
        if type(energy) is not int or not 0 <= energy <= 1000:
            raise wrong(path, energy, "0 .. 1000")
        state.stipend[seat * STIPEND_TURNS + turn] = energy
    rooms = [NONE, *SUPPLY_ROOMS]
    if player.value.get("supplied", NONE) not in rooms:
        raise wrong(player.at("supplied"), player.value["supplied"], " | ".join(rooms))
    state.supplied[seat] = rooms.index(player.value.get("supplied", NONE))
    left = Reader(
        player.value.get("tiles_left", {}), player.at("tiles_left"), tuple(edition.stock_names)
    )
    stock = state.stock[:]
    for pile, name in enumerate(edition.stock_names):
        place = seat * len(edition.stock) + pile
        stock[place] = left.number(name, stock[place], 0, stock[place])
    state.stock = stock
    cell = _default_teleporter(state, seat)
    if player.value.get("teleporter", NONE) != NONE:
        cell = player.name("teleporter", edition.domains["cell"], NONE)
        if _base_of(state, cell) != seat:
            raise wrong(player.at("teleporter"), player.value["teleporter"], "base")
    elif "teleporter" in player:
        cell = NOWHERE
    state.teleporter[seat] = cell
    if cell != NOWHERE:
        state.at[cell] = TELEPORTER + seat


def _base_of(state: StationXState, cell: int) -> int:
    room = state.geometry.room_of[cell]
    return -1 if room == NO_ROOM else state.geometry.base_of[room]


def _default_teleporter(state: StationXState, seat: int) -> int:
    """As in the standard station where the base lies there, else one step in from a corner."""
    if not has_base(state, seat):
        return NOWHERE
    usual = standard_cell(state, seat, "teleporter")
    if _base_of(state, usual) == seat:
        return usual
    return state.geometry.cells[state.geometry.base_room[seat]][0] + state.edition.size + 1


def _read_units(state: StationXState, reader: Reader) -> None:
    domains = state.edition.domains
    if "units" not in reader:
        for seat in range(state.seats):
            if has_base(state, seat) and not state.out[seat]:
                usual = standard_cell(state, seat, "commander")
                base = state.geometry.cells[state.geometry.base_room[seat]]
                free = [cell for cell in base if state.at[cell] == EMPTY]
                state.put(seat * SLOTS, usual if usual in free else free[0])
    for unit in reader.readers("units", SLOTS * state.seats, UNIT_KEYS):
        seat = unit.number("player", 0, 0, state.seats - 1)
        kind = unit.name("unit", domains["unit"], "trooper")
        cell = unit.name("at", domains["cell"], "")
        slot = state.free_slot(seat, kind)
        if slot == NOWHERE or state.out[seat]:
            raise BadInput("too-many-pieces", key=unit.path, piece=str(unit.value.get("unit")))
        room = state.geometry.room_of[cell]
        if room == NO_ROOM or state.at[cell] != EMPTY:
            raise BadInput("stationx-unit-misplaced", key=unit.path)
        if not state.admits(room, seat, kind):
            raise BadInput("stationx-unit-breathless", key=unit.path)
        state.put(slot, cell)
        for name, flag in FLAGS.items():
            if unit.flag(name):
                state.flag[slot] |= flag


def _read_deck(state: StationXState, reader: Reader) -> None:
    edition = state.edition
    deck = Reader(reader.value.get("deck", {}), "deck", tuple(edition.card_names))
    for card, name in enumerate(edition.card_names):
        copies = edition.card_copies[card]
        state.deck[card] = deck.number(name, copies, 0, copies)


def _read_questions(game: Game[StationXState], state: StationXState, reader: Reader) -> None:
    ending = reader.value.get("ending", "running")
    if ending not in ("running", *ENDINGS[1:]):
        raise wrong("ending", ending, " | ".join(["running", *ENDINGS[1:]]))
    state.ending = RUNNING if ending == "running" else ENDINGS.index(ending)
    for name, path in reader.items("doomed", SLOTS):
        slot = state.unit_on(index_of(name, state.edition.domains["cell"], path))
        if slot == NOWHERE or slot in state.doomed:
            raise wrong(path, name, "unit")
        state.doomed.append(slot)
    if "asks" in reader:
        for item, path in reader.items("asks", 12):
            try:
                state.stack.frames.append(game.frame_from_json(state, item))
            except BadInput as error:
                raise BadInput("bad-value-because", key=path, problem=str(error)) from None
    elif state.ending == RUNNING:
        _ask_by_default(state)
    _check_questions(game, state)


def _building(state: StationXState) -> bool:
    return any(not (has_base(state, seat) or state.out[seat]) for seat in range(state.seats))


def _ask_by_default(state: StationXState) -> None:
    if _building(state):
        state.round = 0
        ask_to_build(state, state.active, None)
    elif state.round == 0:
        state.stack.frames = placing_frames(state)
    else:
        state.stack.push(TURN, state.active)


def _check_questions(game: Game[StationXState], state: StationXState) -> None:
    """A running game asks what the rules ask then; a finished one asks nothing."""
    if bool(state.stack.frames) != (state.ending == RUNNING):
        raise BadInput("bad-asks-ending")
    if state.ending == RUNNING:
        if not _asks_fit(state) or not game.legal(state, state.stack.asked()[0]):
            asked = [game.frame_to_json(state, frame) for frame in state.stack.frames]
            raise BadInput("bad-asks", asked=str(asked))
        if state.round and not _building(state):
            _check_players(state)


def _asks_fit(state: StationXState) -> bool:
    """Whether the stack of questions is one that play can lead to."""
    frames = state.stack.frames
    if any(first(frame) >= state.seats or state.out[first(frame)] for frame in frames):
        return False
    if _building(state):
        return len(frames) == 1 and kind_of(frames[0]) == BUILD
    if state.round == 0:
        return frames == placing_frames(state)
    if frames[0] != pack(TURN, state.active) or len(frames) > 2:
        return False
    seat = first(frames[-1])
    kind = kind_of(frames[-1])
    if any(slot // SLOTS != seat for slot in state.doomed) or (kind == KEEP) != bool(state.doomed):
        return False
    if kind == RECRUIT:
        unit = second(frames[-1])
        return seat == state.active and unit != COMMANDER and can_appear(state, seat, unit)
    if kind == RESPAWN:
        return seat == state.active and bool(respawn_cells(state, seat))
    return len(frames) == 1 or kind == KEEP or (kind == LEARN and seat == state.active)


def _check_players(state: StationXState) -> None:
    """Who is in the game has what it takes (1.2), and bases belong to those who are (1.3)."""
    for seat in range(state.seats):
        key = f"players[{seat}]"
        lost = state.holder[seat] != seat and state.cell[seat * SLOTS] == NOWHERE
        if not state.out[seat] and (state.teleporter[seat] == NOWHERE or lost):
            raise BadInput("stationx-player-out", key=key)
        if has_base(state, seat) and state.out[state.holder[seat]]:
            raise BadInput("stationx-holder-out", key=f"{key}.base_held_by")
    if sum(state.out) >= state.seats - 1:
        raise BadInput("bad-asks-ending")
