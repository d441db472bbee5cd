"""The station behind a view of Station-X: rooms, what stands where, battles to be."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from deorbit.cli.face import View
from deorbit.games.stationx import content
from deorbit.games.stationx.edition import SUPPLY_ROOMS, StationXEdition
from deorbit.games.stationx.geometry import CENTRE, FIRST_SUPPLY, FIRST_TILE, NO_ROOM, Geometry

MORE_ATTACK = {
    "commander": "commander-attack",
    "trooper": "troops-attack",
    "droid": "troops-attack",
}


@dataclass(frozen=True)
class Battle:
    """The sums of an attack before it is made (7.3)."""

    enemy: int
    attack: int
    defence: int

    @property
    def result(self) -> str:
        if self.attack == self.defence:
            return "tie"
        return "win" if self.attack > self.defence else "loss"


@lru_cache(maxsize=64)
def _geometry(
    tiles: tuple[tuple[str, int], ...],
    placed: tuple[tuple[str, str, int], ...],
    solid: tuple[str, ...],
) -> Geometry:
    edition = content.edition(tiles)
    cells = edition.domains["cell"]
    flat: list[int] = []
    for tile, at, player in placed:
        flat += [edition.tile_names.index(tile), cells.index(at), player]
    return Geometry(edition, flat, [cells.index(cell) for cell in solid])


@lru_cache(maxsize=64)
def _shades(geometry: Geometry) -> list[int]:
    """A shade for each room, other than those of the rooms it touches."""
    size = geometry.size
    shades: list[int] = []
    for room, cells in enumerate(geometry.cells):
        taken = set()
        for cell in cells:
            for beside in (cell - 1, cell + 1, cell - size, cell + size):
                if 0 <= beside < size * size and geometry.room_of[beside] < room:
                    if geometry.room_of[beside] != NO_ROOM:
                        taken.add(shades[geometry.room_of[beside]])
        shades.append(next(shade for shade in range(9) if shade not in taken))
    return shades


class Station:
    """Built from what a seat may see, never from the match itself."""

    def __init__(self, view: View) -> None:
        self.view = view
        tiles = tuple(view["options"]["tiles"].items())
        self.edition: StationXEdition = content.edition(tiles)
        self.players: list[dict[str, Any]] = view["players"]
        self.teleporters = {
            player["teleporter"]: seat
            for seat, player in enumerate(self.players)
            if player["teleporter"] != "none"
        }
        placed = tuple((tile["tile"], tile["at"], tile["player"]) for tile in view["tiles"])
        self.geometry = _geometry(tiles, placed, tuple(self.teleporters))
        self.units: dict[str, dict[str, Any]] = {unit["at"]: unit for unit in view["units"]}

    def cell(self, name: str) -> int:
        return self.edition.domains["cell"].index(name)

    def name(self, cell: int) -> str:
        return self.edition.cell_names[cell]

    def room(self, cell: int) -> int:
        return self.geometry.room_of[cell]

    def shade(self, room: int) -> int:
        return _shades(self.geometry)[room]

    def base_of(self, room: int) -> int:
        """The owner of a room that is a base, -1 for others."""
        return self.geometry.base_of[room]

    def sort(self, room: int) -> str:
        """What kind of room it is: the end of its message id."""
        if room == CENTRE:
            return "centre"
        if FIRST_SUPPLY <= room < FIRST_TILE:
            return SUPPLY_ROOMS[room - FIRST_SUPPLY]
        return "tile" if self.base_of(room) < 0 else "base"

    def is_supply(self, room: int) -> bool:
        return self.geometry.is_supply(room)

    def units_of(self, seat: int) -> list[dict[str, Any]]:
        return [unit for unit in self.view["units"] if unit["player"] == seat]

    def bases_of(self, seat: int) -> int:
        """How many bases that lie on the board a player holds."""
        laid = {tile["player"] for tile in self.view["tiles"] if tile["tile"] == "base"}
        if self.players[seat]["out"]:
            return 0
        return sum(
            1
            for base, player in enumerate(self.players)
            if base in laid and player["base_held_by"] == seat
        )

    def attack_of(self, unit: dict[str, Any]) -> int:
        kinds = self.edition.domains["unit"]
        more = MORE_ATTACK[unit["unit"]] in self.players[unit["player"]]["upgrades"]
        return self.edition.attack[kinds.index(unit["unit"])] + more

    def battle(self, start: str, target: str) -> Battle:
        """All units of both sides in and around the two cells fight (7.2, 7.3); of the attackers
        only those that have not attacked yet (7.6)."""
        area = set()
        for name in (start, target):
            area |= {name, *(self.name(cell.index) for cell in self.near(name))}
        seat, enemy = self.units[start]["player"], self.units[target]["player"]
        fighters = [unit for unit in self.view["units"] if unit["at"] in area]
        attack = [u for u in fighters if u["player"] == seat and not u["attacked"]]
        defence = [u for u in fighters if u["player"] == enemy]
        return Battle(enemy, sum(map(self.attack_of, attack)), sum(map(self.attack_of, defence)))

    def near(self, name: str) -> list[Any]:
        return self.geometry.at[self.cell(name)].near
