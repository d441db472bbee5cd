"""Set-up (chapter 2): an empty board to build on, or the standard station."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.dealer import Dealer
from deorbit.core.errors import BadInput
from deorbit.games.stationx.content import editions as content
from deorbit.games.stationx.content.edition import SLOTS, StationXEdition
from deorbit.games.stationx.rules.build import lay, open_board
from deorbit.games.stationx.rules.sequence import go_on
from deorbit.games.stationx.rules.state import TELEPORTER, StationXState

ARMS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which quarter of the standard station each seat gets."""

BETWEEN = 1
"""Of three players the one whose quarter lies between those of the others."""


def empty_board(options: dict[str, Any], seats: int) -> StationXState:
    facts = content.data()
    edition = content.edition(tuple(options["tiles"].items()))
    factions = [facts["factions"].index(name) for name in options["factions"]]
    state = StationXState(edition, seats)
    state.clear(factions, options["rounds"], options["siege"])
    open_board(state)
    return state


def setup(options: dict[str, Any], seats: int, chance: Chance) -> StationXState:
    state = empty_board(options, seats)
    state.first = chance.below(seats)
    if options["build"] == "standard":
        build_standard(state)
        for seat in range(seats):
            state.teleporter[seat] = standard_cell(state, seat, "teleporter")
            state.at[state.teleporter[seat]] = TELEPORTER + seat
        state.settle()
        for seat in range(seats):
            state.put(seat * SLOTS, standard_cell(state, seat, "commander"))
    go_on(state, Dealer(chance, None))
    return state


def build_standard(state: StationXState) -> None:
    """Lay the tiles of the standard station (house-standard)."""
    if state.edition is not content.edition(tuple(sorted(content.data()["tiles"].items()))):
        raise BadInput("stationx-standard-tiles")
    for tile in content.data()["standard"]["tiles"]:
        for seat in range(state.seats):
            arm = ARMS[state.seats][seat]
            name, corner = turned(state.edition, tile["tile"], tile["at"], arm)
            lay(state, seat, state.edition.tile_names.index(name), corner)


def turned(edition: StationXEdition, name: str, at: list[int], quarters: int) -> tuple[str, int]:
    """A tile of the standard station after quarter turns around the middle: its name and cell."""
    tile = edition.tile_names.index(name)
    width, height = edition.width[tile], edition.height[tile]
    x, y = at
    for _ in range(quarters):
        x, y, width, height = 1 - y - height, x, height, width
    if name != "base":
        name = f"{width}x{height}"
    return name, cell_from_middle(edition, x, y)


def standard_cell(state: StationXState, seat: int, piece: str) -> int:
    """Where a piece of a player stands in the standard station. With three players the one between
    the others is a step nearer to both than they are to each other, and so stands a step deeper."""
    standard = content.data()["standard"]
    between = state.seats == 3 and seat == BETWEEN
    x, y = standard["between" if between else "usual"][piece]
    for _ in range(ARMS[state.seats][seat]):
        x, y = -y, x
    return cell_from_middle(state.edition, x, y)


def cell_from_middle(edition: StationXEdition, x: int, y: int) -> int:
    middle = edition.size // 2
    return (middle + y) * edition.size + middle + x
