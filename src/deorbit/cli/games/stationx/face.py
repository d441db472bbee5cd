"""Station-X in a terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.text import Text

from deorbit.cli.games.stationx import board as stationx_board
from deorbit.cli.games.stationx import choices as stationx_choices
from deorbit.cli.games.stationx import panel as stationx_panel
from deorbit.cli.games.stationx import path as stationx_path
from deorbit.cli.games.stationx.facts import Facts, owner
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Group
from deorbit.cli.terminal.face import Answer, Picture, Spot, View, Watched
from deorbit.core.match import Match
from deorbit.core.records import Action, Event
from deorbit.core.text import FALLBACK, Value, listed, say
from deorbit.games.stationx.screen import make

SIZE = 25


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
        return Facts(view).board.clock.text(language)

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        return stationx_board.board(Facts(view), width, height, spot)

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        return stationx_panel.panel(Facts(view), width, height, picture, spot, language)

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        return stationx_choices.groups(Facts(view), seat, legal, language)

    def said(self, view: View, action: Action, language: str) -> str:
        return str(action)

    def meant(self, view: View, action: Action, language: str = FALLBACK) -> Action:
        return action

    def home(self, view: View, seat: int) -> str | None:
        return make.own(Facts(view).seen, seat).home

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        cells = [event.args[key] for event in events for key in ("from", "at") if key in event.args]
        return tuple(str(cell) for cell in cells)

    def matters(self, event: Event) -> bool:
        return True

    def place(self, view: View, word: str, language: str = FALLBACK) -> str:
        return Facts(view).named(word)

    def look(self, view: View, word: str, language: str) -> list[str]:
        """The room around a cell: oxygen, each player's part of it, and who is there (5.1, 5.2)."""
        facts = Facts(view)
        cell = facts.named(word)
        room = facts.room(cell)
        args: dict[str, Value] = {"at": cell}
        if room is None:
            return [say("cli-stationx-look-space", args, language)]
        args |= {"cells": room.width * room.height, "room": room.sort}
        base = owner(room)
        if base is not None:
            args |= {
                "who": facts.faction(base, language),
                "holder": facts.faction(facts.holder(base), language),
            }
        lines = [say(f"cli-stationx-look-{room.sort}", args, language)]
        number = facts.rooms[cell]
        crowd = facts.board.crowd[number]
        used, limit = sum(crowd), room.oxygen
        air: dict[str, Value] = {
            "signs": "●" * used + "○" * (limit - used),
            "used": used,
            "limit": limit,
            "share": room.share,
        }
        lines.append(say("cli-stationx-look-oxygen", air, language))
        inside = [at for at in facts.board.units if facts.rooms[at] == number]
        for player, breathing in enumerate(crowd):
            mine = [at for at in inside if facts.board.units[at].player == player]
            if mine:
                lines.append(crew(facts, player, mine, breathing, language))
        if not inside:
            lines.append(say("cli-stationx-look-nobody", {}, language))
        return lines


def crew(facts: Facts, player: int, cells: list[str], breathing: int, language: str) -> str:
    """The units of a player in a room."""
    units = [
        f"{say(f'stationx-unit-{facts.board.units[at].unit}', {}, language)} {at}" for at in cells
    ]
    args: dict[str, Value] = {
        "sign": palette.SIGNS[player],
        "who": facts.faction(player, language),
        "units": listed(units, language),
        "breathing": breathing,
    }
    return say("cli-stationx-look-crew", args, language)


FACE = StationXFace()
