"""The station behind a view of Stationfall: who is where, what is in which state, in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from deorbit.cli import palette
from deorbit.cli.face import View
from deorbit.core.errors import BadInput
from deorbit.core.text import Value, has, say, worded
from deorbit.games.stationfall.content import edition
from deorbit.games.stationfall.edition import StationfallEdition, bits
from deorbit.games.stationfall.game import COLOURS as COLOUR_NAMES
from deorbit.games.stationfall.terms import ABILITIES, FIELD, ITEMS

ACTING = ("activation", "act", "let-go", "consent", "command")
"""Questions about a character."""

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
"""Those of the players, in the order of seats."""


class Station:
    """Built from what a seat may see, never from the match itself."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language
        self.characters: dict[str, dict[str, Any]] = view["characters"]
        self.edition: StationfallEdition = edition(tuple(self.characters))
        self.sections = self.edition.section_names
        self.players: list[dict[str, Any]] = view["players"]
        self.ask: dict[str, Any] = view["asks"][-1] if view["asks"] else {}

    # Words ----------------------------------------------------------------------------------

    def say(self, message: str, **args: Value) -> str:
        """A message of this face, its arguments in words."""
        return say(f"cli-stationfall-{message}", self.worded(args), self.language)

    def words(self, args: Mapping[str, Value]) -> list[str]:
        """The arguments of an action, each in words."""
        return [str(word) for word in self.worded(args).values()]

    def worded(self, args: Mapping[str, Value]) -> dict[str, Value]:
        names = [f"stationfall-player-{name}" for name in COLOUR_NAMES]
        return worded("stationfall", args, names, self.language)

    def name(self, word: str) -> str:
        """A section, character, Item, Data, ability, in words."""
        for sort in ("section", "character", "item", "data", "ability", "project", "offsite"):
            if has(f"stationfall-{sort}-{word}"):
                return say(f"stationfall-{sort}-{word}", {}, self.language)
        return word

    def names(self, words: Iterable[str | None]) -> str:
        return ", ".join("?" if word is None else self.name(word) for word in words)

    def short(self, section: str) -> str:
        """The name of a section where there is little room."""
        own = f"cli-stationfall-short-{section}"
        return say(own, {}, self.language) if has(own) else self.name(section)

    def tag(self, character: str) -> str:
        """Three letters for a character, small ones when it is Down."""
        tag = say(f"cli-stationfall-tag-{character}", {}, self.language)
        return tag.lower() if self.pawn(character)["down"] else tag

    def player(self, seat: int) -> str:
        return say(f"stationfall-player-{COLOUR_NAMES[seat]}", {}, self.language)

    def found(self, word: str, *sorts: Sequence[str]) -> str:
        """The name of that sort that a person has typed the beginning of."""
        word = word.strip().replace(" ", "-")
        known = [name for sort in sorts for name in sort]
        if word in known:
            return word
        fitting = [name for name in known if name.startswith(word)] if word else []
        if not fitting:
            fitting = [name for name in known if f"-{word}" in f"-{name}"] if word else []
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise BadInput("cli-ambiguous", word=word[:40], fitting=", ".join(fitting))
        raise BadInput("cli-stationfall-unknown", word=word[:40])

    # Characters -----------------------------------------------------------------------------

    @property
    def pawns(self) -> list[str]:
        """Everybody in play, the Monster too."""
        return [*self.characters, *(["monster"] if "monster" in self.view else [])]

    def pawn(self, character: str) -> dict[str, Any]:
        if character == "monster":
            monster: dict[str, Any] = self.view["monster"]
            return monster
        return self.characters[character]

    def section_of(self, character: str) -> str | None:
        """Where it is, None off the board and outside pods in the Mesosphere."""
        at = self.pawn(character)["at"]
        return at if at in self.sections else None

    def escaped(self, character: str) -> bool:
        at = self.pawn(character)["at"]
        return at == "mesosphere" or at in self.view["launched"]

    @property
    def acting(self) -> str | None:
        """The character that the question of the moment is about."""
        return self.ask["character"] if self.ask.get("ask") in ACTING else None

    def owner(self, character: str) -> int | None:
        """The seat whose PC it is."""
        for seat, player in enumerate(self.players):
            if player.get("pc") == character:
                return seat
        return None

    def cubes(self, character: str) -> list[tuple[int, int]]:
        """The seats with cubes on a card, and how many."""
        counts = [player["cubes"].get(character, 0) for player in self.players]
        return [(seat, count) for seat, count in enumerate(counts) if count]

    def cubes_in_signs(self, character: str) -> str:
        return " ".join(f"{palette.SIGNS[seat]}{count}" for seat, count in self.cubes(character))

    def conspirator(self, seat: int, character: str) -> bool:
        """Live, with a cube and nobody more, or the own PC (4.3)."""
        owner = self.owner(character)
        if self.characters[character]["down"] or owner is not None:
            return owner == seat and not self.characters[character]["down"]
        cubes = dict(self.cubes(character))
        return seat in cubes and cubes[seat] == max(cubes.values())

    def discs(self, character: str) -> list[int]:
        return [seat for seat, one in enumerate(self.players) if one.get("disc") == character]

    def abilities(self, character: str) -> list[str]:
        """All that it has now: a PC revealed before Stationfall has Reveal Powers (4.4.4)."""
        pawn = self.edition.pawns.index(character)
        found = [ABILITIES[bit] for bit in bits(self.edition.abilities[pawn])]
        seat = self.owner(character)
        if seat is not None and self.players[seat]["revealed_early"]:
            found += self.powers(character)
            if "authorized-force" in found:
                found.remove("peacekeeper")
            if "enigma" in found and self.players[seat]["schroedinger"]:
                found.remove("uncanny")
        return found

    def powers(self, character: str) -> list[str]:
        """The Reveal Powers printed on its card."""
        card = self.edition.cards.index(character)
        return [ABILITIES[bit] for bit in bits(self.edition.reveal[card])]

    def holds(self, character: str) -> list[str]:
        """Its Items, integral ones too."""
        fixed = self.edition.integral[self.edition.pawns.index(character)]
        integral = [name for item, name in enumerate(ITEMS) if fixed & FIELD[item]]
        return [*integral, *self.pawn(character).get("holds", [])]

    # Sections -------------------------------------------------------------------------------

    def index(self, section: str) -> int:
        return self.sections.index(section)

    def within(self, mask: int, section: str) -> bool:
        """Whether a mask of the edition holds the section."""
        return mask >> self.index(section) & 1 == 1

    def occupants(self, section: str) -> list[str]:
        return [pawn for pawn in self.pawns if self.pawn(pawn)["at"] == section]

    def dark(self, section: str) -> bool:
        return self.within(self.edition.dark, section) or self.view["power"] == "blackout"

    def locked(self, a: str, b: str) -> bool:
        return [a, b] in self.view["locks"] or [b, a] in self.view["locks"]

    def locks(self) -> int:
        """The corridors with a Lock as a mask."""
        return sum(
            1 << number
            for number, (a, b) in enumerate(self.edition.ends)
            if self.locked(self.sections[a], self.sections[b])
        )

    def mask(self, sections: Iterable[str]) -> int:
        return sum(1 << self.index(section) for section in sections)

    def markers(self, section: str) -> list[dict[str, Any]]:
        return [marker for marker in self.view["markers"] if marker.get("at") == section]
