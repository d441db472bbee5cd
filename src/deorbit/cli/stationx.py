"""Station-X in a terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.text import Text

from deorbit.cli import palette, stationx_board, stationx_choices, stationx_panel, stationx_path
from deorbit.cli.choices import Group
from deorbit.cli.face import Answer, Picture, Spot, View, Watched
from deorbit.cli.stationx_panel import faction
from deorbit.core.match import Match
from deorbit.core.records import Action, Event
from deorbit.core.text import Value, listed, say, worded
from deorbit.games.stationx import desk
from deorbit.games.stationx.sight import Sight

SIZE = 25


def cell_in(sight: Sight, word: str) -> str:
    """The cell that was typed."""
    return sight.plan.names[sight.plan.cell(word.lower())]


class StationXFace:
    secrets = False
    colours = palette.PLAYERS
    words: Mapping[str, Answer] = MappingProxyType({"path": stationx_path.path})
    size = (stationx_board.MARGIN + 2 * SIZE, SIZE + 1)

    def viewed(self, match: Match, seat: int) -> View:
        return match.view(seat)

    def name(self, match: Watched, seat: int, language: str, whole: bool = False) -> str:
        return f"{palette.SIGNS[seat]} {say(match.names[seat], {}, language)}"

    def seat_named(self, match: Match, word: str, language: str) -> int | None:
        return None

    def told(self, view: View, sentence: Mapping[str, Any], language: str) -> str:
        return say(sentence["id"], sentence["args"], language)

    def verdict(self, match: Watched, language: str) -> list[str]:
        return []

    def sides(self, match: Watched, language: str) -> list[tuple[str, list[int]]]:
        return []

    def clock(self, view: View, language: str) -> str:
        if view["round"] == 0:
            return say("cli-stationx-building", {}, language)
        args: dict[str, Value] = {"round": view["round"], "last": view["options"]["rounds"]}
        return say("cli-stationx-round", args, language)

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        return stationx_board.board(view, width, height, spot)

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        return stationx_panel.panel(view, width, height, picture, spot, language)

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        return stationx_choices.groups(view, seat, legal, language)

    def said(self, view: View, action: Action, language: str) -> str:
        return str(action)

    def meant(self, view: View, action: Action) -> Action:
        return action

    def home(self, view: View, seat: int) -> str | None:
        return desk.home(Sight(view), seat)

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        cells = [event.args[key] for event in events for key in ("from", "at") if key in event.args]
        return tuple(str(cell) for cell in cells)

    def matters(self, event: Event) -> bool:
        return True

    def place(self, view: View, word: str) -> str:
        return cell_in(Sight(view), word)

    def look(self, view: View, word: str, language: str) -> list[str]:
        """The room around a cell: oxygen, each player's part of it, and who is there (5.1, 5.2)."""
        sight = Sight(view)
        cell = cell_in(sight, word)
        room = sight.room(cell)
        args: dict[str, Value] = {"at": cell}
        if room is None:
            return [say("cli-stationx-look-space", args, language)]
        facts = sight.plan.rooms[room]
        inside = [unit for unit in view["units"] if sight.room(unit["at"]) == room]
        args |= {"cells": facts["width"] * facts["height"], "room": facts["sort"]}
        owner = sight.base_of(room)
        if owner is not None:
            holder = sight.players[owner]["base_held_by"]
            args |= {
                "who": faction(view, owner, language),
                "holder": faction(view, holder, language),
            }
        lines = [say(f"cli-stationx-look-{facts['sort']}", args, language)]
        used, limit = sum(sight.crowd()[room]), facts["oxygen"]
        air: dict[str, Value] = {
            "signs": "●" * used + "○" * (limit - used),
            "used": used,
            "limit": limit,
            "share": facts["share"],
        }
        lines.append(say("cli-stationx-look-oxygen", air, language))
        for seat in range(view["seats"]):
            mine = [unit for unit in inside if unit["player"] == seat]
            if mine:
                lines.append(self._crew(view, seat, mine, language))
        if not inside:
            lines.append(say("cli-stationx-look-nobody", {}, language))
        return lines

    def _crew(self, view: View, seat: int, units: list[View], language: str) -> str:
        words = [
            f"{worded('stationx', {'unit': unit['unit']}, (), language)['unit']} {unit['at']}"
            for unit in units
        ]
        breathing = sum(1 for unit in units if unit["unit"] != "droid")
        args: dict[str, Value] = {
            "sign": palette.SIGNS[seat],
            "who": faction(view, seat, language),
            "units": listed(words, language),
            "breathing": breathing,
        }
        return say("cli-stationx-look-crew", args, language)


FACE = StationXFace()
