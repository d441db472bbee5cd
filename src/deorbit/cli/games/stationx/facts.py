"""What a reader sees of Station-X: the board as all screens have it, by cell."""

from functools import cached_property

from deorbit.cli.terminal.face import View
from deorbit.core.text import say
from deorbit.games.stationx.content.edition import SUPPLY_ROOMS
from deorbit.games.stationx.content.masks import block
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.screen import make
from deorbit.games.stationx.screen.contract import Board, Player, Room


class Facts:
    def __init__(self, view: View) -> None:
        self.seen = GAME.from_view(view)
        self.edition = self.seen.edition
        self.size = self.edition.size
        self.names = self.edition.cell_names

    @cached_property
    def board(self) -> Board:
        return make.board(self.seen)

    def cell(self, name: str) -> int:
        return self.edition.domains["cell"].index(name)

    def named(self, word: str) -> str:
        """The cell that was typed."""
        return self.names[self.cell(word.lower())]

    def faction(self, player: int, language: str) -> str:
        return say(f"stationx-faction-{self.board.players[player].faction}", {}, language)

    # Rooms -----------------------------------------------------------------------------------

    @cached_property
    def rooms(self) -> dict[str, int]:
        """The number of the room of each cell that is built."""
        return {
            self.names[cell]: number
            for number, room in enumerate(self.board.rooms)
            for cell in block(self.size, self.cell(room.at), room.width, room.height)
        }

    def room(self, cell: str) -> Room | None:
        return self.board.rooms[self.rooms[cell]] if cell in self.rooms else None

    @cached_property
    def gates(self) -> dict[str, Player]:
        """The players by the cells of their teleporters."""
        return {one.teleporter: one for one in self.board.players if one.teleporter is not None}

    def holder(self, player: int) -> int:
        """Who holds the base of a player."""
        holder = self.board.players[player].holder
        return player if holder is None else holder


def is_supply(room: Room) -> bool:
    return room.sort in SUPPLY_ROOMS


def owner(room: Room) -> int | None:
    """Whose base a room is."""
    return room.player if room.sort == "base" else None
