"""Intrepid in a terminal."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.text import Text

from deorbit.cli.games.intrepid import board as intrepid_board
from deorbit.cli.games.intrepid import choices as intrepid_choices
from deorbit.cli.games.intrepid import look as intrepid_look
from deorbit.cli.games.intrepid import panel as intrepid_panel
from deorbit.cli.games.intrepid.words import GAME, Words, fitting, only
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Group
from deorbit.cli.terminal.face import Answer, Picture, Spot, View, Watched
from deorbit.core.match import Match
from deorbit.core.records import Action, Event
from deorbit.core.text import FALLBACK, say, told
from deorbit.games.intrepid.screen.choices import FIELDS, said
from deorbit.games.intrepid.screen.printed import NEWS

COUNTRY = "country"


class IntrepidFace:
    secrets = False
    colours = palette.PLAYERS
    words: Mapping[str, Answer] = MappingProxyType(
        {
            "crews": intrepid_look.crews,
            "missions": intrepid_look.missions,
            "offers": intrepid_look.offers,
            "disaster": intrepid_look.in_force,
        }
    )
    size = intrepid_board.SIZE

    def viewed(self, match: Match, seat: int) -> View:
        return match.view(seat)

    def name(self, match: Watched, seat: int, language: str, whole: bool = False) -> str:
        signs = palette.SIGNS[:2] if match.seats == 1 else palette.SIGNS[seat]
        return f"{''.join(signs)} {say(match.names[seat], {}, language)}"

    def seat_named(self, match: Match, word: str, language: str) -> int | None:
        found = [
            seat
            for seat in range(match.seats)
            if word.lower() in self.name(match, seat, language).lower()
        ]
        return found[0] if len(found) == 1 else None

    def told(self, view: View, sentence: Mapping[str, Any], language: str) -> str:
        return told(GAME, sentence, language)

    def verdict(self, match: Watched, language: str) -> list[str]:
        return []

    def sides(self, match: Watched, language: str) -> list[tuple[str, list[int]]]:
        return []

    def clock(self, view: View, language: str) -> str:
        return Words(view, language).board.clock.text(language)

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        return intrepid_board.board(view, width, height, spot, language)

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        return intrepid_panel.panel(view, width, height, picture, spot, language)

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        return intrepid_choices.groups(view, seat, legal, language)

    def said(self, view: View, action: Action, language: str) -> str:
        return said(action).text(language)

    def meant(self, view: View, action: Action, language: str = FALLBACK) -> Action:
        """Words of a name may be apart, and the own country may be left out."""
        fields = FIELDS.get(action.kind)
        if not fields:
            return action
        args = [str(arg) for arg in action.args]
        if fields[0] == COUNTRY and args and args[0] not in _countries(view):
            args = [_own(view, args), *args]
        if len(args) > len(fields):
            args = [*args[: len(fields) - 1], "-".join(args[len(fields) - 1 :])]
        if len(args) == len(fields) and fields[-1] in ("place", "tile", "to-tile"):
            args[-1] = _named(view, args[-1])
        return Action.parse(" ".join([action.kind, *args]))

    def home(self, view: View, seat: int) -> str | None:
        return None

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        """The tiles where something happened."""
        keys = ("place", "tile", "to-tile")
        return tuple(str(event.args[key]) for event in events for key in keys if key in event.args)

    def matters(self, event: Event) -> bool:
        return event.id.removeprefix("intrepid-event-") in NEWS

    def place(self, view: View, word: str, language: str = FALLBACK) -> str | None:
        """The slot of what was typed, None if it is not on the station."""
        name = intrepid_look.meant(Words(view, "en"), word)
        if name in view["tiles"]:
            return str(view["tiles"][name]["at"])
        return name if name[:1].isdigit() else None

    def look(self, view: View, word: str, language: str) -> list[str]:
        return intrepid_look.look(view, word, language)


def _countries(view: View) -> list[str]:
    return [crew["country"] for crew in view["crews"]]


def _own(view: View, args: Sequence[str]) -> str:
    """The country of whoever is asked; alone, the one that has such a die or tile."""
    seat = view["prompt"]["args"]["seat"] if view["prompt"] else None
    own = [crew for crew in view["crews"] if crew["seat"] == seat]
    for crew in own:
        things = [*map(str, crew["pool"]), *crew["offer"]]
        things += [name for name, tile in view["tiles"].items() if tile["owner"] == crew["country"]]
        if args[0] in things:
            return str(crew["country"])
    return str((own or view["crews"])[0]["country"])


def _named(view: View, typed: str) -> str:
    """The place in play that somebody means by part of its name; else as it was typed."""
    laid = [one["name"] for one in (*view["missions"], *view["active"])]
    offered = [name for crew in view["crews"] for name in crew["offer"]]
    found = fitting(typed, [*view["tiles"], *laid, "habitation", *offered])
    return only(typed, found) if found else typed


FACE = IntrepidFace()
