"""Positions of Station-X: reading them, with errors that name the key."""

from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Options, Position, Reader, index_of, wrong
from deorbit.games.stationx.content.edition import (
    BASE,
    COMMANDER,
    SLOT_KIND,
    SLOTS,
    SUPPLY_ROOMS,
    UPGRADES,
)
from deorbit.games.stationx.positions.read_questions import is_building, read_questions
from deorbit.games.stationx.positions.write import (
    FLAGS,
    KEYS,
    MOST_ENERGY,
    NONE,
    PLAYER_KEYS,
    UNIT_KEYS,
)
from deorbit.games.stationx.rules.build import (
    has_base,
    lay,
    places_beside,
)
from deorbit.games.stationx.rules.rooms import NO_ROOM
from deorbit.games.stationx.rules.setup import build_standard, empty_board, standard_cell
from deorbit.games.stationx.rules.state import (
    EMPTY,
    LEAPT,
    MOVED,
    NEW,
    NOWHERE,
    SPENT,
    STIPEND_TURNS,
    TELEPORTER,
    StationXState,
)


def from_position(
    game: Game[StationXState], position: Position, options: Options, seats: int, chance: Chance
) -> StationXState:
    """The state behind a position. Missing keys: the standard station with a commander in each
    base, nothing bought yet, the first player's first turn with its income."""
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
        state.out[seat] = int(player.flag("out"))
    if is_building(state):
        if reader.value.get("round", 0):
            raise BadInput("stationx-round-early", key="round")
        state.round = 0
    for seat, player in enumerate(players):
        _read_player(state, seat, player)
    if state.round == 0:
        _check_beginning(state, players)
    state.settle()
    _read_units(state, reader)
    _read_deck(state, reader)
    read_questions(game, state, reader, chance)
    return state


def _read_tiles(state: StationXState, reader: Reader) -> None:
    """Tiles in the order in which they were laid: each must have been legal. Games of older rules
    have bases without an entrance (house-entrance), and must stay readable."""
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
        if not places_beside(state, kind, state.linked) >> corner & 1:
            raise BadInput("stationx-tile-misplaced", key=tile.path)
        lay(state, seat, kind, corner)


def _read_player(state: StationXState, seat: int, player: Reader) -> None:
    edition = state.edition
    had_turn = (seat - state.first) % state.seats <= (state.active - state.first) % state.seats
    income = edition.income if state.round == 1 and had_turn else 0
    state.energy[seat] = player.number("energy", income, 0, MOST_ENERGY)
    state.at_home[seat] = player.number("at_home", 0, 0, state.siege + 1 if state.siege else 0)
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
    laid = has_base(state, seat)
    for pile, name in enumerate(edition.stock_names):
        place = seat * len(edition.stock) + pile
        stock[place] = left.number(name, 0 if laid else stock[place], 0, stock[place])
        if laid and stock[place]:
            raise BadInput("stationx-tiles-left-over", key=left.at(name))
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
    """As in the standard station where the base lies there, else one step in from a corner; none
    before the first turn."""
    if not state.round or not has_base(state, seat):
        return NOWHERE
    usual = standard_cell(state, seat, "teleporter")
    if _base_of(state, usual) == seat:
        return usual
    return state.geometry.cells[state.geometry.base_room[seat]][0] + state.edition.size + 1


def _check_beginning(state: StationXState, players: list[Reader]) -> None:
    """Before the first turn nobody has energy, upgrades or cards (2.8), each base is its owner's,
    and teleporters are placed when all bases lie (2.7)."""
    for seat, player in enumerate(players):
        place = seat * STIPEND_TURNS
        has = {
            "energy": state.energy[seat],
            "upgrades": state.upgrades[seat],
            "stipend": sum(state.stipend[place : place + STIPEND_TURNS]),
            "supplied": state.supplied[seat],
            "at_home": state.at_home[seat],
            "teleporter": is_building(state) and state.teleporter[seat] != NOWHERE,
        }
        for key, value in has.items():
            if value:
                raise BadInput("stationx-building-has", key=player.at(key))
        if state.holder[seat] != seat:
            raise BadInput("stationx-held-early", key=player.at("base_held_by"))
    if state.bought:
        raise BadInput("stationx-building-has", key="bought")


def _read_units(state: StationXState, reader: Reader) -> None:
    domains = state.edition.domains
    if "units" not in reader and state.round:
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
        _check_flags(state, slot, unit)


def _check_flags(state: StationXState, slot: int, unit: Reader) -> None:
    """What a unit has done this turn is possible; who has jumped has no attack left (11.3)."""
    seat, kind = slot // SLOTS, SLOT_KIND[slot % SLOTS]
    flag = state.flag[slot]
    if state.round == 0:
        placing = kind == COMMANDER and not is_building(state) and not flag
        if not placing or _base_of(state, state.cell[slot]) != seat:
            raise BadInput("stationx-building-has", key=unit.path)
    if flag & LEAPT and not state.jumps(seat, kind):
        raise BadInput("stationx-flag-wrong", key=unit.at("jumped"))
    away = _base_of(state, state.cell[slot]) != seat
    if flag & NEW and (kind == COMMANDER or away or flag & (MOVED | LEAPT)):
        raise BadInput("stationx-flag-wrong", key=unit.at("new"))
    if flag & LEAPT:
        state.flag[slot] |= SPENT


def _read_deck(state: StationXState, reader: Reader) -> None:
    edition = state.edition
    deck = Reader(reader.value.get("deck", {}), "deck", tuple(edition.card_names))
    for card, name in enumerate(edition.card_names):
        copies = edition.card_copies[card]
        state.deck[card] = deck.number(name, copies, 0, copies)
