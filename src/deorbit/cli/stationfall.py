"""Stationfall in a terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.text import Text

from deorbit.cli import (
    stationfall_board,
    stationfall_choices,
    stationfall_look,
    stationfall_panel,
    stationfall_path,
)
from deorbit.cli.choices import Group
from deorbit.cli.face import Answer, Picture, Spot, View
from deorbit.cli.stationfall_choices import fields
from deorbit.cli.stationfall_plan import plan
from deorbit.cli.stationfall_station import COLOURS, Station
from deorbit.core.records import Action, Arg, Event
from deorbit.core.text import FALLBACK
from deorbit.games import find
from deorbit.games.stationfall.content import edition, tutorial_cast

LAYOUT = plan(edition(tutorial_cast()), stationfall_board.HIGH)


class StationfallFace:
    secrets = True
    size = (LAYOUT.width, LAYOUT.height)
    colours = COLOURS
    words: Mapping[str, Answer] = MappingProxyType(
        {"path": stationfall_path.path, "who": stationfall_look.who}
    )

    def clock(self, view: View, language: str) -> str:
        station = Station(view, language)
        message = "clock-abandon" if view["abandon_ship"] else "clock"
        return station.say(message, minute=view["minute"])

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        return stationfall_board.board(view, width, height, spot, language)

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        return stationfall_panel.panel(view, width, height, spot, language)

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        return stationfall_choices.groups(view, seat, legal, language)

    def said(self, view: View, action: Action, language: str) -> str:
        return stationfall_choices.said(Station(view, language), action)

    def meant(self, view: View, action: Action) -> Action:
        """Names may be cut short, and who acts may be left out: `step aft` for `step engineer
        aft-hub`."""
        game = find("stationfall")
        if action.kind not in game.kind_of:
            return action
        station = Station(view, FALLBACK)
        domains = station.edition.domains
        shape = game.kinds[game.kind_of[action.kind]].shape
        args = [*action.args]
        missing = len(shape.fields) == len(args) + 1 and fields(action.kind)[0] == "character"
        if missing and station.acting is not None:
            args.insert(0, station.acting)
        if len(args) != len(shape.fields):
            return action
        full: list[Arg] = []
        for (_, title), arg in zip(shape.fields, args, strict=True):
            names = domains[title].names
            full.append(station.found(str(arg), names) if names else arg)
        return Action(action.kind, tuple(full))

    def home(self, view: View, seat: int) -> str | None:
        """Where the character is that acts; else the own one."""
        station = Station(view, FALLBACK)
        player = station.players[seat]
        who = station.acting or player.get("pc") or player.get("identity")
        return None if who is None else station.section_of(who)

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        keys = ("from", "to", "at")
        return tuple(str(event.args[key]) for event in events for key in keys if key in event.args)

    def place(self, view: View, word: str) -> str | None:
        station = Station(view, FALLBACK)
        name = station.found(word, station.pawns, station.sections)
        return station.section_of(name) if name in station.pawns else name

    def look(self, view: View, word: str, language: str) -> list[str]:
        return stationfall_look.look(view, word, language)


FACE = StationfallFace()
