"""The station behind a view of Stationfall, in words."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from deorbit.cli.games.stationfall.facts import MONSTER, Facts
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import View
from deorbit.core.errors import BadInput
from deorbit.core.screen import Sentence
from deorbit.core.text import Value, has, listed, marked, say, worded
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.game import COLOURS as COLOUR_NAMES

SORTS = (
    "stationfall-section",
    "stationfall-character",
    "stationfall-item",
    "stationfall-data",
    "stationfall-ability",
    "stationfall-project",
    "stationfall-offsite",
    "stationfall-ship",
    "stationfall-token",
)
"""Whose names are told."""

COLOURS = (
    "#f58a7c",
    "#62aef5",
    "#efe48e",
    "#5fbf7a",
    "#f4f4f4",
    "#8d96a8",
    "#b795f2",
    "#f0a060",
    "#b8bec8",
)
"""Those of the conspiracies, one after another."""


def plain(words: str) -> str:
    """Words as a name is typed: small, with dashes, without an article."""
    return "-".join(words.lower().replace("'", "").split()).removeprefix("the-")


def exactly(word: str, spelling: str) -> bool:
    return word == spelling


def from_the_start(word: str, spelling: str) -> bool:
    return spelling.startswith(word)


def from_a_word(word: str, spelling: str) -> bool:
    return f"-{word}" in spelling


class Station(Facts):
    """What a seat may see, with names for all of it."""

    def __init__(self, view: View, language: str) -> None:
        super().__init__(view)
        self.language = language

    @cached_property
    def pawns(self) -> list[str]:
        """Everybody in play by name, the Monster too."""
        known = sorted(self.characters, key=self.name)
        return [*known, *([MONSTER] if MONSTER in self.view else [])]

    # Words ----------------------------------------------------------------------------------

    def say(self, message: str, **args: Value) -> str:
        """A message of this face, or one that all screens share, its arguments in words."""
        own = f"cli-stationfall-{message}"
        known = own if has(own) else f"stationfall-{message}"
        return say(known, self.worded(args), self.language)

    def marked(self, words: str, mark: str, **args: Value) -> str:
        """Words with a message in brackets behind them, if there is one."""
        return marked(words, self.say(mark, **args) if mark else "", self.language)

    def tell(
        self, told: Sentence | Mapping[str, Any], briefly: bool = False, signed: bool = False
    ) -> str:
        """A sentence that all screens share. `briefly`: sections by their short names, several
        characters by their tags; `signed`: players with the signs of their colours."""
        plain = told.to_json() if isinstance(told, Sentence) else told
        args = {
            name: self._part(name, value, briefly, signed) for name, value in plain["args"].items()
        }
        return say(plain["id"], args, self.language)

    def _part(self, name: str, value: Any, briefly: bool, signed: bool) -> Value:
        if isinstance(value, dict):
            return self.tell(value, briefly, signed)
        if isinstance(value, list):
            if briefly and name == "character":
                return " ".join(self.tag(one) for one in value)
            parts = [str(self._part(name, one, briefly, signed)) for one in value]
            if briefly and name == "tokens":
                return " ".join(parts)
            return listed(parts, self.language)
        if briefly and value in self.sections:
            return self.short(value)
        if signed and name == "player":
            return self.signed(value)
        return self.worded({name: value})[name]

    def words(self, args: Mapping[str, Value]) -> list[str]:
        """The arguments of an action, each in words."""
        return [str(word) for word in self.worded(args).values()]

    def worded(self, args: Mapping[str, Value]) -> dict[str, Value]:
        names = [f"stationfall-player-{name}" for name in self.player_names]
        return worded("stationfall", args, names, self.language)

    @property
    def player_names(self) -> Sequence[str]:
        """How the players are called: by their colours, and Lindsey in the tutorial by her name."""
        tutorial = self.view["options"].get("tutorial")
        return ("lindsey", *COLOUR_NAMES[1:]) if tutorial else COLOUR_NAMES

    def name(self, word: str) -> str:
        """A section, character, Item, Data, ability, in words."""
        for sort in SORTS:
            if has(f"{sort}-{word}"):
                return say(f"{sort}-{word}", {}, self.language)
        return word

    def names(self, words: Iterable[str | None]) -> str:
        return listed(("?" if word is None else self.name(word) for word in words), self.language)

    def short(self, section: str) -> str:
        """The name of a section where there is little room."""
        own = f"stationfall-short-{section}"
        return say(own, {}, self.language) if has(own) else self.name(section)

    def tag(self, character: str) -> str:
        """Three letters for a character, small ones when it is Down."""
        tag = say(f"stationfall-tag-{character}", {}, self.language)
        return tag.lower() if self.pawn(character)["down"] else tag

    def player(self, player: int) -> str:
        return say(f"stationfall-player-{self.player_names[player]}", {}, self.language)

    def signed(self, player: int) -> str:
        """A player with the sign of its colour."""
        return f"{palette.SIGNS[player]} {self.player(player)}"

    def found(self, word: str, *sorts: Sequence[str]) -> str:
        """The name of that sort that a person has typed: as shown, or the beginning of it."""
        word = plain(word)
        known = list(dict.fromkeys(name for sort in sorts for name in sort))
        if word in known:
            return word
        fitting: list[str] = []
        for fits in (exactly, from_the_start, from_a_word) if word else ():
            fitting = [
                name for name in known if any(fits(word, one) for one in self.spellings(name))
            ]
            if fitting:
                break
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise BadInput("cli-ambiguous", word=word[:40], fitting=listed(fitting, self.language))
        absent = [name for name in page("characters", self.book) if name.startswith(word)]
        if word and len(absent) == 1 and absent[0] not in self.edition.cards:
            raise BadInput("cli-stationfall-absent", name=self.name(absent[0]))
        raise BadInput("cli-stationfall-unknown", word=word[:40])

    def spellings(self, name: str) -> list[str]:
        """What a person may type for a name: the name itself, in words, and the tag on the map."""
        tag = f"stationfall-tag-{name}"
        tags = [plain(say(tag, {}, self.language))] if has(tag) else []
        return [name, plain(self.name(name)), *tags]

    def cubes_in_signs(self, card: str) -> str:
        return " ".join(f"{palette.SIGNS[one]}{count}" for one, count in self.on(card).cubes)
