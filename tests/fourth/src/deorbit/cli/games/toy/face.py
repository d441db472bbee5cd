"""Sealed Orders in a terminal: the table as lines, made of the same shapes as in the browser."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Choice, Group
from deorbit.cli.terminal.face import Answer, Picture, Spot, View, Watched
from deorbit.core.match import Match
from deorbit.core.records import Action, Event
from deorbit.core.text import FALLBACK, Value, say, told, worded
from deorbit.games.toy.content.edition import MOST_SEATS
from deorbit.games.toy.game import GAME
from deorbit.games.toy.screen import make
from deorbit.games.toy.screen.contract import Board, Own


class ToyFace:
    secrets = True
    colours = palette.PLAYERS
    words: Mapping[str, Answer] = MappingProxyType({})
    size = (44, 2 + MOST_SEATS)

    def viewed(self, match: Match, seat: int) -> View:
        return match.view(seat)

    def name(self, match: Watched, seat: int, language: str, whole: bool = False) -> str:
        return f"{palette.SIGNS[seat]} {say(match.names[seat], {}, language)}"

    def seat_named(self, match: Match, word: str, language: str) -> int | None:
        return None

    def told(self, view: View, sentence: Mapping[str, Any], language: str) -> str:
        return told(GAME.name, sentence, language)

    def verdict(self, match: Watched, language: str) -> list[str]:
        return []

    def sides(self, match: Watched, language: str) -> list[tuple[str, list[int]]]:
        return []

    def clock(self, view: View, language: str) -> str:
        return board_of(view).clock.text(language)

    def board(self, view: View, width: int, height: int, spot: Spot, language: str) -> Picture:
        """The spare order, then everybody's in a line."""
        shown, own = board_of(view), own_of(view, spot.seat)
        lines = [Text(words("spare", language, card=shown.spare or own.seen)), Text()]
        for one in shown.players:
            card = own.keeps if one.player == spot.seat else one.kept
            state = "shown" if one.shown else "kept" if one.chosen else "choosing"
            line = Text(f"{palette.SIGNS[one.player]} ", palette.PLAYERS[one.player])
            line.append(say(f"toy-player-{one.player}", {}, language))
            line.append(f"  {words(state, language, card=card)}", palette.QUIET)
            lines.append(line)
        return Picture(lines, frozenset(), True)

    def panel(
        self, view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
    ) -> list[Text]:
        """The orders that were dealt to who looks."""
        dealt = own_of(view, spot.seat).dealt
        return [Text(words("dealt", language, card=card)) for card in dealt]

    def groups(self, view: View, seat: int, legal: Sequence[Action], language: str) -> list[Group]:
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.kind, []).append(action)
        return [self._group(view, actions, language) for actions in kinds.values()]

    def _group(self, view: View, actions: list[Action], language: str) -> Group:
        choices = tuple(Choice(self.said(view, one, language), one) for one in actions)
        if not actions[0].args:
            return Group(choices[0].label, choices)
        kind = actions[0].kind
        label = say(f"toy-group-{kind}", {}, language)
        return Group(label, choices, Action(kind), listed=True)

    def said(self, view: View, action: Action, language: str) -> str:
        return make.phrase(action.kind, *action.args).text(language)

    def meant(self, view: View, action: Action, language: str = FALLBACK) -> Action:
        return action

    def home(self, view: View, seat: int) -> str | None:
        return None

    def touched(self, events: Sequence[Event]) -> tuple[str, ...]:
        return ()

    def matters(self, event: Event) -> bool:
        return True

    def place(self, view: View, word: str, language: str = FALLBACK) -> str | None:
        return None

    def look(self, view: View, word: str, language: str) -> list[str]:
        return []


def board_of(view: View) -> Board:
    return make.board(GAME.from_view(view))


def own_of(view: View, seat: int | None) -> Own:
    return make.own(GAME.from_view(view), seat)


def words(message: str, language: str, card: str | None) -> str:
    """A line about a card, which may be face down."""
    args: dict[str, Value] = {"card": card or "hidden"}
    return say(f"cli-toy-{message}", worded(GAME.name, args, (), language), language)


FACE = ToyFace()
