"""Stationfall in a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import Any

from rich.text import Text

from deorbit.cli.games.stationfall import board as stationfall_board
from deorbit.cli.games.stationfall import bots as stationfall_bots
from deorbit.cli.games.stationfall import choices as stationfall_choices
from deorbit.cli.games.stationfall import look as stationfall_look
from deorbit.cli.games.stationfall import panel as stationfall_panel
from deorbit.cli.games.stationfall import path as stationfall_path
from deorbit.cli.games.stationfall import people as stationfall_people
from deorbit.cli.games.stationfall.plan import plan
from deorbit.cli.games.stationfall.words import COLOURS, Station
from deorbit.cli.terminal.choices import Group
from deorbit.cli.terminal.face import Answer, Picture, Spot, View, Watched
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.core.records import Action, Arg, Event
from deorbit.core.text import FALLBACK
from deorbit.games import find
from deorbit.games.stationfall.content.editions import edition, page
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.choices import CORRIDORS, fields
from deorbit.games.stationfall.screen.printed import NEWS
from deorbit.games.stationfall.screen.systems import clock

LARGEST = plan(edition(tuple(page("characters"))), stationfall_board.HIGH)
"""With all the map pieces that characters bring along."""


def readings(station: Station, action: Action, count: int) -> Iterator[list[Arg]]:
    """The ways in which typed words make so many arguments: several words may be one name, and who
    acts may be missing."""
    words = [*action.args]
    opening: list[Arg] = []
    ways = [(opening, count)]
    if station.acting is not None and fields(action.kind)[:1] == ["character"]:
        ways.append(([station.acting], count - 1))
    for start, wanted in ways:
        if not wanted:
            if not words:
                yield start
            continue
        for cuts in combinations(range(1, len(words)), wanted - 1) if words else ():
            edges = [0, *cuts, len(words)]
            parts = [words[a:b] for a, b in pairwise(edges)]
            names = [one[0] if len(one) == 1 else "-".join(map(str, one)) for one in parts]
            yield [*start, *names]


def refuse_early(station: Station, action: Action, legal: Sequence[Action]) -> None:
    """Say what a rule says about the moment, where a person cannot know it."""
    if not station.asked or any(one.kind == action.kind for one in legal):
        return
    about = station.ask.get("ask")
    if action.kind == "activate" and not action.args and about == "turn":
        raise BadInput("cli-stationfall-no-conspirator")
    own = [station.players[player] for player in station.asked]
    if action.kind in ("reveal", "schroedinger") and all("pc" not in one for one in own):
        raise BadInput("cli-stationfall-reveal-when")


class StationfallFace:
    secrets = True
    size = (LARGEST.width, LARGEST.height)
    colours = COLOURS
    words: Mapping[str, Answer] = MappingProxyType(
        {
            "path": stationfall_path.path,
            "who": stationfall_people.who,
            "players": stationfall_people.players,
            "agenda": stationfall_people.own_agenda,
            "script": stationfall_bots.scripts,
        }
    )

    def viewed(self, match: Match, seat: int) -> View:
        """The view with more: whose it is, the question as screens ask it, by own player what
        would score now, and what bots have announced."""
        own = make.own(match.seen(seat), seat)
        view = match.view(seat)
        if own.prompt and view["prompt"]["id"] != own.prompt.id:
            view["prompt"] = own.prompt.to_json()
        return {
            **view,
            "seat": seat,
            "paid": {
                int(player): {row.row: row.points for row in now.rows}
                for player, now in own.preview.items()
                if now.identity
            },
            "announced": stationfall_bots.announced(match),
        }

    def name(self, match: Watched, seat: int, language: str, whole: bool = False) -> str:
        """All colours of a seat."""
        station = Station(match.view(None), language)
        names = []
        for player in station.own(seat):
            who = station.signed(player) + stationfall_bots.bot_mark(station, player)
            pc = station.players[player].get("pc")
            named = whole and pc is not None
            names.append(station.say("name-as", who=who, identity=pc) if named else who)
        return " + ".join(names)

    def seat_named(self, match: Match, word: str, language: str) -> int | None:
        if word.split()[0] in find("stationfall").kind_of:
            return None
        return stationfall_bots.seat_named(Station(match.view(None), language), word)

    def told(self, view: View, sentence: Mapping[str, Any], language: str) -> str:
        return Station(view, language).tell(dict(sentence))

    def verdict(self, match: Watched, language: str) -> list[str]:
        return stationfall_bots.verdict(match, language)

    def sides(self, match: Watched, language: str) -> list[tuple[str, list[int]]]:
        station = Station(match.view(None), language)
        teams: dict[str, list[int]] = {}
        for player, one in enumerate(station.players):
            if station.teams:
                team = station.team(player)
                side = station.say("team", team=team) if team else ""
                teams.setdefault(side, []).append(one["seat"])
        return list(teams.items())

    def clock(self, view: View, language: str) -> str:
        station = Station(view, language)
        return station.tell(clock(station.state, view.get("seat")), signed=True)

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

    def meant(self, view: View, action: Action, language: str = FALLBACK) -> Action:
        """Names may be cut short or typed in several words, and who acts may be left out: `step
        aft` for `step engineer aft-hub`."""
        game = find("stationfall")
        if action.kind not in game.kind_of:
            return action
        station = Station(view, language)
        legal = [Action.from_json(one) for one in view["legal"]]
        refuse_early(station, action, legal)
        titles = [title for _, title in game.kinds[game.kind_of[action.kind]].shape.fields]
        failed = None
        found: list[Action] = []
        for args in readings(station, action, len(titles)):
            try:
                found.append(self.resolved(station, action.kind, titles, args))
            except BadInput as error:
                failed = failed or error
        if found:
            return next((one for one in found if one in legal), found[0])
        if failed is not None:
            raise failed
        return action

    def resolved(
        self, station: Station, kind: str, titles: Sequence[str], args: Sequence[Arg]
    ) -> Action:
        """The action with its names in full."""
        full: list[Arg] = []
        for title, arg in zip(titles, args, strict=True):
            names = station.edition.domains[title].names
            full.append(station.found(str(arg), names) if names else arg)
        for place in CORRIDORS.get(kind, ()):
            ends = station.index(str(full[place])), station.index(str(full[place + 1]))
            if ends not in station.edition.ends:
                full[place], full[place + 1] = full[place + 1], full[place]
        return Action(kind, tuple(full))

    def home(self, view: View, seat: int) -> str | None:
        return Station(view, FALLBACK).home(seat)

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        keys = ("from", "to", "at")
        return tuple(str(event.args[key]) for event in events for key in keys if key in event.args)

    def matters(self, event: Event) -> bool:
        return event.name in NEWS

    def place(self, view: View, word: str, language: str = FALLBACK) -> str | None:
        station = Station(view, language)
        return stationfall_look.place(station, word)

    def look(self, view: View, word: str, language: str) -> list[str]:
        return stationfall_look.look(view, word, language)


FACE = StationfallFace()
