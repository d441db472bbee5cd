"""Station-X's content: TOML in, edition out; and the options that shape it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.options import ChoiceOption, EachOption, NumberOption, Option
from deorbit.games.stationx.content.edition import MOST_ROOMS, UNITS, UPGRADES, StationXEdition

LONGEST_SIDE = 6
MOST_ROUNDS = 500
MOST_SIEGE = 50


@cache
def data() -> dict[str, Any]:
    page = files("deorbit.games.stationx").joinpath("data", "stationx.toml")
    return tomllib.loads(page.read_text(encoding="utf-8"))


@cache
def edition(tiles: tuple[tuple[str, int], ...]) -> StationXEdition:
    """The edition with this set of tiles for each player."""
    facts = data()
    shapes = [(facts["board"]["base"], facts["board"]["base"], -1)]
    for pile, (name, _) in enumerate(tiles):
        width, height = map(int, name.split("x"))
        shapes.append((width, height, pile))
        if width != height:
            shapes.append((height, width, pile))
    units = [facts["unit"][name] for name in UNITS]
    return StationXEdition(
        size=facts["board"]["size"],
        room=facts["board"]["room"],
        tiles=shapes,
        stock_names=[name for name, _ in tiles],
        stock=[count for _, count in tiles],
        oxygen=(facts["oxygen"]["least"], facts["oxygen"]["cells"]),
        income=facts["energy"]["income"],
        respawn=facts["energy"]["respawn"],
        upgrade_price=facts["energy"]["upgrade"],
        attack=[unit["attack"] for unit in units],
        movement=[unit["movement"] for unit in units],
        price=[unit.get("price", 0) for unit in units],
        needs=[
            sum(1 << UPGRADES.index(need) for need in facts["upgrade"][name]["needs"])
            for name in UPGRADES
        ],
        cards=[
            (
                card["name"],
                card["copies"],
                card.get("energy", []),
                UNITS.index(card["unit"]) if "unit" in card else -1,
                card.get("upgrade", False),
            )
            for card in facts["card"]
        ],
        factions=facts["factions"],
    )


class TilesOption(Option):
    """A homemade set of tiles for each player: `{"3x3": 3, "2x1": 2}` or "3x3*3,2x1*2"."""

    def accepts(self) -> str:
        return f"WxH*COUNT,... (1 .. {LONGEST_SIDE}, {MOST_ROOMS} rooms)"

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str):
            value = self._parse(value)
        if not isinstance(value, dict) or not value:
            raise self.refuse(value)
        tiles: dict[str, int] = {}
        for name, count in value.items():
            sides = self._sides(name)
            if type(count) is not int or not 1 <= count <= MOST_ROOMS:
                raise self.refuse(f"{name}: {count}")
            tile = f"{sides[0]}x{sides[1]}"
            tiles[tile] = tiles.get(tile, 0) + count
        most = (MOST_ROOMS - 5) // seats - 1
        if sum(tiles.values()) > most:
            raise BadInput("stationx-too-many-tiles", most=most)
        return dict(sorted(tiles.items()))

    def _parse(self, value: str) -> dict[str, int]:
        tiles: dict[str, int] = {}
        for part in value.split(","):
            name, _, count = part.strip().partition("*")
            if not ((count.isascii() and count.isdigit() and len(count) < 4) or not count):
                raise self.refuse(value)
            tiles[name] = tiles.get(name, 0) + int(count or 1)
        return tiles

    def _sides(self, name: object) -> list[int]:
        """The sides of a tile, the longer one first: a turned tile is the same tile."""
        sides = name.split("x") if isinstance(name, str) else []
        if len(sides) != 2 or not all(side in "123456" and len(side) == 1 for side in sides):
            raise self.refuse(name)
        return sorted(map(int, sides), reverse=True)


OPTIONS: list[Option] = [
    ChoiceOption("build", ["free", "standard"]),
    NumberOption("rounds", data()["game"]["rounds"], 1, MOST_ROUNDS),
    NumberOption("siege", 0, 0, MOST_SIEGE),
    TilesOption("tiles", data()["tiles"], "3x3*3,2x2,3x1*2,2x1*2"),
    EachOption("factions", data()["factions"], "aliens,pirates"),
]
