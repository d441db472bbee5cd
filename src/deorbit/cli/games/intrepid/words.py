"""Names and signs of Intrepid in a terminal."""

from collections.abc import Iterable
from functools import cache, cached_property

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import View
from deorbit.cli.terminal.widths import wide
from deorbit.core.errors import BadInput
from deorbit.core.screen import Sentence
from deorbit.core.text import FALLBACK, Value, has, listed, say, worded
from deorbit.games.intrepid import game
from deorbit.games.intrepid.content.dice import DIE, VALUE
from deorbit.games.intrepid.screen import make
from deorbit.games.intrepid.screen.contract import Board, Brings, Content, TilePrint

GAME = "intrepid"
OPEN = "open"
SPACE = "·"
LETTERS = {
    "power": "P",
    "oxygen": "O",
    "climate": "C",
    "nutrition": "N",
    "capacity": "¤",
    "any": "?",
}
"""Resources in one sign."""

NEEDS = {"same": "=", "other": "≠", "next": "+1"}
"""What a space asks for, where that has no short word."""

TOXIC = "!"


@cache
def printed(disaster: str) -> Content:
    """What is printed, with the cards of this disaster."""
    return make.content({"disaster": disaster})


class Words:
    """A view and a language. `board` is what the screen tells beyond the view."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language
        self.seen = game.GAME.from_view(view)
        self.crews: list[View] = view["crews"]
        self.tiles: dict[str, View] = view["tiles"]
        self.print = printed(view["options"]["disaster"])

    @cached_property
    def board(self) -> Board:
        return make.board(self.seen)

    def say(self, message: str, **args: Value) -> str:
        named = {name.replace("_", "-"): value for name, value in args.items()}
        return say(f"cli-intrepid-{message}", worded(GAME, named, (), self.language), self.language)

    def name(self, sort: str, name: str) -> str:
        return say(f"{GAME}-{sort}-{name}", {}, self.language)

    def tile_within(self, name: str, room: int) -> str:
        """The name of a tile, a short one where there is little room."""
        whole = self.name("place", name)
        return whole if wide(whole) <= room else self.say(f"short-{name}")

    def told(self, sentence: Sentence) -> str:
        return sentence.text(self.language)

    # Crews -----------------------------------------------------------------------------------

    def crew_of(self, country: str) -> int:
        """The crew of a country, -1 if it is not in play."""
        known = [one.country for one in self.board.crews]
        return known.index(country) if country in known else -1

    def sign(self, crew: int) -> str:
        return palette.SIGNS[crew]

    def colour(self, crew: int) -> str:
        return palette.PLAYERS[crew]

    def signed(self, crew: int) -> str:
        return f"{self.sign(crew)} {self.name('country', self.crews[crew]['country'])}"

    def own(self, seat: int | None) -> list[int]:
        """The crews of a seat."""
        return [number for number, crew in enumerate(self.crews) if crew["seat"] == seat]

    @property
    def alone(self) -> bool:
        """One player has both crews."""
        return bool(self.view["seats"] == 1)

    # Dice ------------------------------------------------------------------------------------

    def is_toxic(self, die: object) -> bool:
        """Whether the value on top is toxic now (9.3)."""
        return VALUE[DIE.index(die)] in self.board.disaster.toxic

    def die(self, die: object) -> str:
        """A die as it is written: Japanese ones with top and front."""
        return f"{die}{TOXIC}" if self.is_toxic(die) else str(die)


def letters(tile: TilePrint) -> str:
    """The resources of a tile."""
    return "".join(LETTERS[output.resource] for output in tile.outputs)


def needs(asked: list[str], language: str = FALLBACK) -> str:
    """Spaces in few signs, equal ones together.

    >>> needs(["1-2", "any", "same"])
    '1-2 any ='
    """
    counts: dict[str, int] = {}
    for need in asked:
        word = f"cli-intrepid-need-{need}"
        sign = NEEDS.get(need) or (say(word, {}, language) if has(word) else need)
        counts[sign] = counts.get(sign, 0) + 1
    return " ".join(sign if count == 1 else f"{sign}×{count}" for sign, count in counts.items())


def gives(outputs: list[Brings], language: str = FALLBACK) -> str:
    """What dice on a tile give, in few signs: by value where that matters.

    >>> gives([Brings("power", [1, 1, 2, 2, 3, 3], 0)])
    'P 112233'
    >>> gives([Brings("climate", [0] * 6, 4)])
    'C 4 when full'
    """
    parts = []
    for output in outputs:
        values = output.values
        if output.all:
            part = say("cli-intrepid-gives-all", {"number": output.all}, language)
        elif len(set(values)) == 1:
            part = say("cli-intrepid-gives-each", {"number": values[0]}, language)
        else:
            part = "".join(map(str, values))
        parts.append(f"{LETTERS[output.resource]} {part}")
    return listed(parts, language)


def fitting(typed: str, known: Iterable[str]) -> list[str]:
    """The names that somebody may mean: the very one, those that begin like that, or those with a
    word that does.

    >>> fitting("hab", ["advanced-planet-habitat", "habitation"])
    ['habitation']
    """
    names = list(dict.fromkeys(known))
    for some in (
        [name for name in names if name == typed],
        [name for name in names if name.startswith(typed)],
        [name for name in names if f"-{typed}" in name],
    ):
        if some and typed:
            return some
    return []


def only(typed: str, found: list[str]) -> str:
    """The one name that is left."""
    if len(found) > 1:
        raise BadInput("cli-ambiguous", word=typed[:40], fitting=", ".join(found[:12]))
    return found[0]
