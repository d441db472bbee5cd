"""What can be worked out from a view of Station-X: who stands where and can do what. Everything
lies open in this game, so a view is all that is needed."""

from functools import lru_cache
from typing import Any, Final

from deorbit.games.stationx.edition import SLOT_KIND, UNITS, UPGRADES
from deorbit.games.stationx.plan import Facts, Plan, Tiles, edition_of, is_supply, plan
from deorbit.games.stationx.state import StationXState
from deorbit.games.stationx.supply import upgrade_open

View = dict[str, Any]

COMMANDER: Final = "commander"
DROID: Final = "droid"
LIMITS: Final = {name: SLOT_KIND.count(number) for number, name in enumerate(UNITS)}
"""How many units of a kind a player has (4.3)."""

UNIT_ACTS: Final = frozenset(("attack", "capture", "move", "jump"))
"""What a unit does: the first argument is its cell."""


class Sight:
    """Built from what a seat may see, never from the match itself."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.players: list[Facts] = view["players"]
        self.seats: int = view["seats"]
        self.teleporters: dict[str, int] = {
            player["teleporter"]: number
            for number, player in enumerate(self.players)
            if player["teleporter"] != "none"
        }
        tiles = tuple(view["options"]["tiles"].items())
        self.plan: Plan = plan(
            tiles,
            tuple([(tile["tile"], tile["at"], tile["player"]) for tile in view["tiles"]]),
            tuple(self.teleporters),
        )
        self.edition = self.plan.edition
        self.units: dict[str, Facts] = {unit["at"]: unit for unit in view["units"]}
        self.figures = [figures(tiles, tuple(player["upgrades"])) for player in self.players]

    # The question -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.view["ending"] != "running")

    @property
    def question(self) -> Facts:
        """The question of the moment, empty when the game is over."""
        asks = self.view["asks"]
        return asks[-1] if asks else {}

    @property
    def ask(self) -> str | None:
        return self.question.get("ask")

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.view["round"]:
            return "play"
        return "build" if self.ask == "build" else "place"

    # Players ----------------------------------------------------------------------------------

    def holders(self) -> list[int]:
        """Who holds each player's own base."""
        return [player["base_held_by"] for player in self.players]

    def bases_of(self, player: int) -> int:
        """How many of the bases on the board a player holds; none is held by who is out."""
        if self.players[player]["out"]:
            return 0
        return sum(self.players[base]["base_held_by"] == player for base in self.plan.base_rooms)

    def units_of(self, player: int) -> list[Facts]:
        return [unit for unit in self.view["units"] if unit["player"] == player]

    def commander_of(self, player: int) -> str | None:
        """The cell of a player's commander."""
        for cell, unit in self.units.items():
            if unit["player"] == player and unit["unit"] == COMMANDER:
                return cell
        return None

    # Rooms ------------------------------------------------------------------------------------

    def crowd(self) -> list[list[int]]:
        """By room: the living units of each player (5.3)."""
        empty = [0] * self.seats
        counts = [empty] * len(self.plan.rooms)
        for cell, unit in self.units.items():
            if unit["unit"] != DROID:
                room = self.plan.room_of[cell]
                if counts[room] is empty:
                    counts[room] = [0] * self.seats
                counts[room][unit["player"]] += 1
        return counts

    def droids(self) -> dict[str, list[int]]:
        """By room as text, only where there are some: the droids of each player."""
        counts: dict[str, list[int]] = {}
        for cell, unit in self.units.items():
            if unit["unit"] == DROID:
                room = str(self.plan.room_of[cell])
                counts.setdefault(room, [0] * self.seats)[unit["player"]] += 1
        return counts

    def admits(self, crowd: list[list[int]], room: int, player: int, unit: str) -> bool:
        """Whether a room has place for one more unit of this kind (5.1, 5.2, 9.1)."""
        if unit != COMMANDER and is_supply(room):
            return False
        facts = self.plan.rooms[room]
        return unit == DROID or (
            sum(crowd[room]) < facts["oxygen"] and crowd[room][player] < facts["share"]
        )

    def room(self, cell: str) -> int | None:
        return self.plan.room_of.get(cell)

    def base_of(self, room: int) -> int | None:
        """The owner of a room that is a base."""
        facts = self.plan.rooms[room]
        owner: int | None = facts["player"] if facts["sort"] == "base" else None
        return owner

    def is_cell(self, name: str) -> bool:
        return name in self.edition.domains["cell"].index_of


class Figures:
    """What the units and the base of a player are good for, by the engine's own rules."""

    def __init__(self, state: StationXState) -> None:
        units = list(enumerate(UNITS))
        self.attack = {name: state.attack(0, kind) for kind, name in units}
        self.movement = {name: state.movement(0, kind) for kind, name in units}
        self.jumps = {name: state.jumps(0, kind) for kind, name in units}
        self.income = state.income(0)
        self.upgrades = {
            name: "owned"
            if state.has(0, number)
            else "open"
            if upgrade_open(state, 0, number)
            else "closed"
            for number, name in enumerate(UPGRADES)
        }


@lru_cache(maxsize=1024)
def figures(tiles: Tiles, owned: tuple[str, ...]) -> Figures:
    """The figures of a player with these upgrades."""
    state = StationXState(edition_of(tiles), 1)
    state.clear([0], 1)
    state.upgrades = [sum(1 << UPGRADES.index(name) for name in owned)]
    return Figures(state)
