"""The flat state of Station-X."""

from typing import Final

from deorbit.core.game import State
from deorbit.games.stationx.content.edition import (
    BASE_ENERGY,
    BASE_ENERGY_2,
    COMMANDER,
    COMMANDER_ATTACK,
    COMMANDER_JUMP,
    COMMANDER_SPEED,
    DROID,
    SLOT_KIND,
    SLOTS,
    TROOPS_ATTACK,
    TROOPS_JUMP,
    TROOPS_SPEED,
    TROOPS_SPEED_2,
    StationXEdition,
)
from deorbit.games.stationx.rules.rooms import FIRST_SUPPLY, FIRST_TILE, Cell, Geometry

NOWHERE: Final = -1
UNKNOWN: Final = -1

# What stands on a cell: 0, a unit (its slot + 1) or a teleporter (TELEPORTER + its owner).
EMPTY: Final = 0
TELEPORTER: Final = 100

# What a unit has done this turn.
MOVED: Final = 1
SPENT: Final = 2  # its attack
NEW: Final = 4  # it has just appeared
LEAPT: Final = 8  # it has jumped

STIPEND_TURNS: Final = 8

RUNNING: Final = 0
CONQUEST: Final = 1
ROUND_LIMIT: Final = 2
ENDINGS: Final = ["", "conquest", "round-limit"]


def changed(values: list[int], place: int, value: int) -> list[int]:
    """A list with one item changed. Lists that change rarely are shared between copies, so they
    are replaced and never written to."""
    values = values[:]
    values[place] = value
    return values


class StationXState(State):
    """`cell`, `flag`: by slot, eight for each player. `at`: by cell. `crowd`: living units by room,
    four players and their sum. `stock`: tiles left to build, by player and pile. `at_home`:
    how many turns in a row a player has ended with nobody outside the own base (house-siege).

    Derived and kept, not part of the position: `places`, where each tile can be laid; `reach`,
    the cells that each unit can get to, with `watch`, a mask of the rooms that this depends on, 0
    when it is not known; and `known`, the moves that follow from it."""

    def __init__(self, edition: StationXEdition, seats: int) -> None:
        """Only the frame: `clear` or `copy` fills it."""
        super().__init__(seats)
        self.edition = edition

    def clear(self, factions: list[int], rounds: int, siege: int) -> None:
        """An empty board before set-up."""
        edition, seats = self.edition, self.seats
        self.factions = factions
        self.rounds = rounds
        self.siege = siege
        self.round = 0
        self.first = 0
        self.active = 0
        self.bought = 0
        self.ending = RUNNING
        self.occupied = 0
        self.linked = 0
        self.places: list[int] = []
        self.placed: list[int] = []
        self.stock: list[int] = edition.stock * seats
        self.energy = [0] * seats
        self.upgrades = [0] * seats
        self.out = [0] * seats
        self.holder = list(range(seats))
        self.teleporter = [NOWHERE] * seats
        self.stipend = [0] * (seats * STIPEND_TURNS)
        self.supplied = [0] * seats
        self.at_home = [0] * seats
        self.deck: list[int] = edition.card_copies[:]
        self.doomed: list[int] = []
        self.cell = [NOWHERE] * (seats * SLOTS)
        self.flag = [0] * (seats * SLOTS)
        self.at = [EMPTY] * (edition.size * edition.size)
        self.forget_all()
        self.settle()

    def copy(self) -> "StationXState":
        other = self._copy()
        other.reach = self.reach[:]
        other.watch = self.watch[:]
        other.known = self.known[:]
        return other

    def bare_copy(self) -> "StationXState":
        """A copy to put away: what is derived is left out, so that it need not be kept alive."""
        other = self._copy()
        other.forget_all()
        return other

    def _copy(self) -> "StationXState":
        other = StationXState(self.edition, self.seats)
        other.stack = self.stack.copy()
        other.factions = self.factions
        other.rounds = self.rounds
        other.siege = self.siege
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.bought = self.bought
        other.ending = self.ending
        other.occupied = self.occupied
        other.linked = self.linked
        other.places = self.places
        other.placed = self.placed
        other.stock = self.stock
        other.energy = self.energy[:]
        other.upgrades = self.upgrades
        other.out = self.out
        other.holder = self.holder
        other.teleporter = self.teleporter
        other.stipend = self.stipend[:]
        other.supplied = self.supplied
        other.at_home = self.at_home
        other.deck = self.deck
        other.doomed = self.doomed
        other.cell = self.cell[:]
        other.flag = self.flag[:]
        other.at = self.at[:]
        other.geometry = self.geometry
        other.crowd = self.crowd[:]
        return other

    def settle(self) -> None:
        """Work out the geometry of the tiles and teleporters that are there; no unit is yet."""
        solid = [cell for cell in self.teleporter if cell != NOWHERE]
        self.geometry = Geometry(self.edition, self.placed, solid)
        self.crowd = [0] * (5 * len(self.geometry.cells))

    # Units -----------------------------------------------------------------------------------

    def unit_on(self, cell: int) -> int:
        """The slot of the unit on a cell, NOWHERE if there is none."""
        stands = self.at[cell]
        return stands - 1 if EMPTY < stands < TELEPORTER else NOWHERE

    def own_unit_on(self, cell: int, seat: int) -> int:
        slot = self.unit_on(cell)
        return slot if slot >= 0 and slot // SLOTS == seat else NOWHERE

    def free_slot(self, seat: int, kind: int) -> int:
        """A unit of that kind that is not on the board, NOWHERE at the limit (4.3)."""
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if SLOT_KIND[slot % SLOTS] == kind and self.cell[slot] == NOWHERE:
                return slot
        return NOWHERE

    def put(self, slot: int, cell: int) -> None:
        """Stand a unit on a free cell, coming from wherever it was."""
        if self.cell[slot] != NOWHERE:
            self.take(slot)
        self.cell[slot] = cell
        self.at[cell] = slot + 1
        self._count(slot, self.geometry.room_of[cell], 1)

    def take(self, slot: int) -> None:
        """Take a unit off the board."""
        cell = self.cell[slot]
        self.cell[slot] = NOWHERE
        self.at[cell] = EMPTY
        self._count(slot, self.geometry.room_of[cell], -1)

    def _count(self, slot: int, room: int, more: int) -> None:
        """Keep the crowd of a room, and forget what has changed with it. Units of the same side
        do not block each other's way unless the room fills up or stops being full."""
        seat = slot // SLOTS
        tipped = False
        if SLOT_KIND[slot % SLOTS] != DROID:
            place = 5 * room
            self.crowd[place + seat] += more
            self.crowd[place + 4] += more
            most = 0 if more > 0 else 1
            tipped = (
                self.crowd[place + 4] + most == self.geometry.oxygen[room]
                or self.crowd[place + seat] + most == self.geometry.share[room]
            )
        watch = self.watch
        watch[slot] = 0
        self.known[slot] = None
        bit = 1 << room
        for other in range(len(watch)):
            if watch[other] & bit:
                self.known[other] = None
                if tipped or other // SLOTS != seat:
                    watch[other] = 0

    def forget_all(self) -> None:
        units = self.seats * SLOTS
        self.reach: list[list[Cell]] = [[]] * units
        self.watch = [0] * units
        self.known: list[list[int] | None] = [None] * units

    def forget_moves(self, seat: int) -> None:
        """The units of a player have become faster."""
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            self.watch[slot] = 0
            self.known[slot] = None

    def count_units(self, seat: int) -> int:
        count = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.cell[slot] != NOWHERE:
                count += 1
        return count

    def holds(self, seat: int, base: int) -> bool:
        """Whether a player holds somebody's base; who is out holds none
        (house-inheritance)."""
        return self.holder[base] == seat and not self.out[seat]

    # Figures ---------------------------------------------------------------------------------

    def has(self, seat: int, upgrade: int) -> bool:
        return self.upgrades[seat] >> upgrade & 1 == 1

    def movement(self, seat: int, kind: int) -> int:
        """How many cells a unit moves (6.1, 10.2)."""
        upgrades = self.upgrades[seat]
        cells = self.edition.movement[kind]
        if kind == COMMANDER:
            return cells + (upgrades >> COMMANDER_SPEED & 1)
        return cells + (upgrades >> TROOPS_SPEED & 1) + (upgrades >> TROOPS_SPEED_2 & 1)

    def attack(self, seat: int, kind: int) -> int:
        """What a unit adds to a battle (7.3, 10.3)."""
        upgrade = COMMANDER_ATTACK if kind == COMMANDER else TROOPS_ATTACK
        return self.edition.attack[kind] + (self.upgrades[seat] >> upgrade & 1)

    def jumps(self, seat: int, kind: int) -> bool:
        return self.has(seat, COMMANDER_JUMP if kind == COMMANDER else TROOPS_JUMP)

    def income(self, seat: int) -> int:
        """What the own base pays while it is under own control (3.2)."""
        if self.holder[seat] != seat:
            return 0
        upgrades = self.upgrades[seat]
        return self.edition.income + (upgrades >> BASE_ENERGY & 1) + (upgrades >> BASE_ENERGY_2 & 1)

    def admits(self, room: int, seat: int, kind: int) -> bool:
        """Whether a room has place for one more unit of this kind (5.1, 5.2, 9.1)."""
        if kind != COMMANDER and FIRST_SUPPLY <= room < FIRST_TILE:
            return False
        if kind == DROID:
            return True
        geometry = self.geometry
        return (
            self.crowd[5 * room + 4] < geometry.oxygen[room]
            and self.crowd[5 * room + seat] < geometry.share[room]
        )
