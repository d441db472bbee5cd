"""The build phase (chapter 2): tiles, then teleporters and commanders.

Sets of cells are bit masks here, one bit for each cell of the board, so that every place for a
tile is found with a few shifts.
"""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationx.content.edition import BASE, SLOTS, StationXEdition
from deorbit.games.stationx.content.masks import block, mask_of
from deorbit.games.stationx.rules.events import (
    BASELESS,
    COMMANDER_PLACED,
    DISCARDED,
    PLACED,
    TELEPORTER_PLACED,
)
from deorbit.games.stationx.rules.questions import BUILD, PLACE_COMMANDER, PLACE_TELEPORTER
from deorbit.games.stationx.rules.reasons import (
    BASE_LAST,
    CORNER_ONLY,
    NO_ENTRANCE,
    NO_TILE_LEFT,
    NOT_CONNECTED,
    NOT_OWN_BASE,
    OFF_BOARD,
    ON_TELEPORTER,
    OVERLAP,
)
from deorbit.games.stationx.rules.state import (
    EMPTY,
    NOWHERE,
    TELEPORTER,
    UNKNOWN,
    StationXState,
    changed,
)


def corners(edition: StationXEdition, tile: int, cells: int) -> int:
    """Where the lower left cell of a tile can lie so that the tile covers one of the cells."""
    spread = cells
    for step in range(1, edition.width[tile]):
        spread |= cells >> step
    tall = spread
    for step in range(1, edition.height[tile]):
        tall |= spread >> step * edition.size
    return tall


def bases_laid(state: StationXState) -> int:
    """The cells of all bases on the board."""
    cells = 0
    for seat in range(state.seats):
        cells |= mask_of(base_cells(state, seat))
    return cells


def places(state: StationXState, tile: int) -> int:
    """Every legal place for the lower left cell of a tile (2.4, house-laying). A base needs an
    edge with a room that is no base (house-entrance)."""
    known = state.places[tile]
    if known == UNKNOWN:
        station = state.linked & ~bases_laid(state) if tile == BASE else state.linked
        known = places_beside(state, tile, station)
        state.places[tile] = known
    return known


def places_beside(state: StationXState, tile: int, station: int) -> int:
    """Where a tile fits on the board and shares an edge with these cells."""
    edition = state.edition
    open_cells = edition.masks.beside(station) & ~state.occupied
    fitting = edition.masks.inside[tile] & ~corners(edition, tile, state.occupied)
    return fitting & corners(edition, tile, open_cells)


def has_stock(state: StationXState, seat: int) -> bool:
    piles = len(state.edition.stock)
    return any(state.stock[pile] for pile in range(seat * piles, seat * piles + piles))


def link(state: StationXState, cells: int) -> None:
    """Add cells to the connected station, with the supply rooms that they now reach."""
    masks = state.edition.masks
    state.places = [UNKNOWN] * len(state.edition.width)
    state.occupied |= cells
    state.linked |= cells
    for room in range(1, len(masks.rooms)):
        if masks.beside(state.linked) & masks.rooms[room]:
            state.linked |= masks.rooms[room]


def open_board(state: StationXState) -> None:
    """The board before the first tile: the centre room and four rooms at the edge (2.1)."""
    masks = state.edition.masks
    for room in masks.rooms:
        state.occupied |= room
    link(state, masks.rooms[0])


def lay(state: StationXState, seat: int, tile: int, corner: int) -> None:
    """Put a tile on the board."""
    edition = state.edition
    link(state, mask_of(block(edition.size, corner, edition.width[tile], edition.height[tile])))
    state.placed = state.placed + [tile, corner, seat]
    if tile != BASE:
        stock = state.stock[:]
        stock[seat * len(edition.stock) + edition.pile[tile]] -= 1
        state.stock = stock


def has_base(state: StationXState, seat: int) -> bool:
    return len(base_cells(state, seat)) > 0


def next_builder(state: StationXState) -> int:
    """Who is next to lay a tile: clockwise after the last one who did (2.3)."""
    return (state.placed[-1] + 1) % state.seats if state.placed else state.first


def ask_to_build(state: StationXState, seat: int, dealer: Dealer) -> bool:
    """Ask for a tile the first player from this seat on who has not laid the base; False if there
    is none (2.3). What has no place is discarded (house-discard), and a player whose base has none
    is out (house-no-base)."""
    for _ in range(state.seats):
        if not has_base(state, seat) and not state.out[seat]:
            if not has_place(state, seat):
                discard_rest(state, seat, dealer)
            if has_stock(state, seat) or places(state, BASE):
                state.stack.push(BUILD, seat)
                return True
            state.out = changed(state.out, seat, 1)
            dealer.tell(BASELESS, seat)
        seat = (seat + 1) % state.seats
    return False


def has_place(state: StationXState, seat: int) -> bool:
    """Whether any tile that the player still has to lay can be laid."""
    edition = state.edition
    for tile in range(1, len(edition.pile)):
        if state.stock[seat * len(edition.stock) + edition.pile[tile]] and places(state, tile):
            return True
    return False


def discard_rest(state: StationXState, seat: int, dealer: Dealer) -> None:
    edition = state.edition
    stock = state.stock[:]
    for pile in range(len(edition.stock)):
        place = seat * len(edition.stock) + pile
        if stock[place]:
            dealer.tell(DISCARDED, seat, edition.pile.index(pile))
        stock[place] = 0
    state.stock = stock


def placing_frames(state: StationXState) -> list[int]:
    """What is still to be placed before the first turn, the last one to be asked first."""
    order = [(state.first + offset) % state.seats for offset in range(state.seats)]
    frames: list[int] = []
    for seat in reversed(order):
        if not state.out[seat] and state.cell[seat * SLOTS] == NOWHERE:
            frames.append(pack(PLACE_COMMANDER, seat))
    for seat in reversed(order):
        if not state.out[seat] and state.teleporter[seat] == NOWHERE:
            frames.append(pack(PLACE_TELEPORTER, seat))
    return frames


def loose(state: StationXState, tile: int, corner: int) -> int:
    """Why a tile that has room enough is not connected to the station (2.4)."""
    edition = state.edition
    if corners(edition, tile, edition.masks.beside(state.linked)) >> corner & 1:
        return NO_ENTRANCE
    touches = corners(edition, tile, edition.masks.around(state.linked)) >> corner & 1
    return CORNER_ONLY if touches else NOT_CONNECTED


class Place(ActionKind[StationXState]):
    """Add a tile to the station (2.3, 2.4)."""

    def __init__(self) -> None:
        super().__init__("place", "tile at:cell", [BUILD])

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        tile, corner = first(move), second(move)
        edition = state.edition
        if tile == BASE:
            if has_stock(state, seat):
                return BASE_LAST
        elif not state.stock[seat * len(edition.stock) + edition.pile[tile]]:
            return NO_TILE_LEFT
        if places(state, tile) >> corner & 1:
            return ALLOWED
        if not edition.masks.inside[tile] >> corner & 1:
            return OFF_BOARD
        if corners(edition, tile, state.occupied) >> corner & 1:
            return OVERLAP
        return loose(state, tile, corner)

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        edition = state.edition
        tiles = [
            tile
            for tile in range(1, len(edition.pile))
            if state.stock[seat * len(edition.stock) + edition.pile[tile]]
        ]
        for tile in tiles or [BASE]:
            found = f"{places(state, tile):b}"[::-1]
            corner = found.find("1")
            while corner >= 0:
                moves.append(pack(self.number, tile, corner))
                corner = found.find("1", corner + 1)

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        lay(state, seat, first(move), second(move))
        dealer.tell(PLACED, seat, first(move), second(move))
        state.stack.pop()


def base_cells(state: StationXState, seat: int) -> list[int]:
    """The cells of a player's base, before the geometry of the station is worked out."""
    edition = state.edition
    for place in range(0, len(state.placed), 3):
        if state.placed[place] == BASE and state.placed[place + 2] == seat:
            corner = state.placed[place + 1]
            return block(edition.size, corner, edition.width[BASE], edition.height[BASE])
    return []


class PlaceInBase(ActionKind[StationXState]):
    """Put the teleporter or the commander on a cell of the own base (2.7)."""

    def __init__(self, name: str, frame: int) -> None:
        super().__init__(name, "at:cell", [frame])
        self.frame = frame

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        if first(move) not in base_cells(state, seat):
            return NOT_OWN_BASE
        return ALLOWED if state.at[first(move)] == EMPTY else ON_TELEPORTER

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for cell in base_cells(state, seat):
            if state.at[cell] == EMPTY:
                moves.append(pack(self.number, cell))

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        cell = first(move)
        state.stack.pop()
        if self.frame == PLACE_TELEPORTER:
            state.teleporter = changed(state.teleporter, seat, cell)
            state.at[cell] = TELEPORTER + seat
            dealer.tell(TELEPORTER_PLACED, seat, cell)
            if state.stack.kind() != PLACE_TELEPORTER:
                state.settle()
        else:
            state.put(seat * SLOTS, cell)
            dealer.tell(COMMANDER_PLACED, seat, cell)
