"""The station behind a view of Stationfall: who is where, what is in which state, in words."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any

from deorbit.cli import palette
from deorbit.cli.face import View
from deorbit.core.errors import BadInput
from deorbit.core.text import Value, has, say, worded
from deorbit.games.stationfall.casting import edition_for
from deorbit.games.stationfall.content import edition, page
from deorbit.games.stationfall.edition import StationfallEdition, bits
from deorbit.games.stationfall.game import COLOURS as COLOUR_NAMES
from deorbit.games.stationfall.terms import AN_ITEM, FIELD, ITEMS, MADE_OF_DATA, POWERS, STANDING

ACTING = ("activation", "act", "let-go", "consent", "answerer", "command")
"""Questions about a character."""

SORTS = (
    "stationfall-section",
    "stationfall-character",
    "stationfall-item",
    "stationfall-data",
    "stationfall-ability",
    "stationfall-project",
    "stationfall-offsite",
    "stationfall-ship",
    "cli-stationfall-token",
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


class Station:
    """Built from what a seat may see, never from the match itself. Seats are people; players are
    conspiracies, each with a colour. With two people each has two of them."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.language = language
        self.characters: dict[str, dict[str, Any]] = view["characters"]
        self.edition: StationfallEdition = edition_for(view["options"], tuple(view["cast"]))
        self.sections = self.edition.section_names
        self.players: list[dict[str, Any]] = view["players"]
        self.ask: dict[str, Any] = view["asks"][-1] if view["asks"] else {}

    @property
    def book(self) -> str:
        """The hash of the content pack in use."""
        pack = self.view["options"]["pack"]
        return str(pack["hash"]) if pack else ""

    def with_everybody(self) -> "Station":
        """The same station with every character of the game in play: to read their cards."""
        whole = copy(self)
        whole.edition = edition(tuple(page("characters", self.book)), book=self.book)
        whole.sections = whole.edition.section_names
        return whole

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
        for sort in SORTS:
            if has(f"{sort}-{word}"):
                return say(f"{sort}-{word}", {}, self.language)
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

    def player(self, player: int) -> str:
        return say(f"stationfall-player-{COLOUR_NAMES[player]}", {}, self.language)

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
            raise BadInput("cli-ambiguous", word=word[:40], fitting=", ".join(fitting))
        absent = [name for name in page("characters", self.book) if name.startswith(word)]
        if word and len(absent) == 1 and absent[0] not in self.edition.cards:
            raise BadInput("cli-stationfall-absent", name=self.name(absent[0]))
        raise BadInput("cli-stationfall-unknown", word=word[:40])

    def spellings(self, name: str) -> list[str]:
        """What a person may type for a name: the name itself, in words, and the tag on the map."""
        tag = f"cli-stationfall-tag-{name}"
        tags = [plain(say(tag, {}, self.language))] if has(tag) else []
        return [name, plain(self.name(name)), *tags]

    # Players --------------------------------------------------------------------------------

    def own(self, seat: int | None) -> list[int]:
        """The players that a person is."""
        return [number for number, one in enumerate(self.players) if one["seat"] == seat]

    @property
    def asked(self) -> list[int]:
        """The players whose decision is awaited. Of two that one person is, it is the active one
        as long as that one is asked; who chooses an identity has not chosen one yet."""
        to_act = self.view["to_act"]
        found = [number for number, one in enumerate(self.players) if one["seat"] in to_act]
        if not self.view["asks"]:
            return [number for number in found if "identity" not in self.players[number]]
        if self.view["seats"] == len(self.players) or self.view["active"] not in found:
            return found
        return [self.view["active"]]

    def chooser(self) -> int | None:
        """The player for whom the reader chooses an identity just now."""
        asked = self.view.get("prompt") or {"args": {}}
        chooser: int | None = asked["args"].get("conspiracy")
        return chooser

    @property
    def teams(self) -> bool:
        return bool(self.view["options"]["teams"])

    def lead(self, player: int) -> int:
        """Who keeps the Bonus Characters of a pair; everybody else leads alone (17.2, 18.2)."""
        paired = self.teams or self.view["seats"] < len(self.players)
        return player % (len(self.players) // 2) if paired else player

    def partner(self, player: int) -> int | None:
        """The partner in a team game."""
        if not self.teams:
            return None
        return (player + len(self.players) // 2) % len(self.players)

    def team(self, player: int) -> str:
        """The letter of a player's team; nothing where there are none."""
        return chr(ord("A") + self.lead(player)) if self.teams else ""

    # Characters -----------------------------------------------------------------------------

    @cached_property
    def pawns(self) -> list[str]:
        """Everybody in play by name, the Monster too."""
        known = sorted(self.characters, key=self.name)
        return [*known, *(["monster"] if "monster" in self.view else [])]

    def pawn(self, character: str) -> dict[str, Any]:
        if character == "monster":
            monster: dict[str, Any] = self.view["monster"]
            return monster
        return self.characters[character]

    def number(self, character: str) -> int:
        return self.edition.pawns.index(character)

    def card(self, character: str) -> str:
        """The card of a pawn."""
        return self.edition.cards[self.edition.card_of[self.number(character)]]

    def pawns_of(self, card: str) -> list[str]:
        pawns = self.edition.pawns_of[self.edition.cards.index(card)]
        return [self.edition.pawns[pawn] for pawn in pawns]

    def identities_of(self, card: str) -> list[str]:
        """The identity cards of a character: none, one or two."""
        found = self.edition.identities_of[self.edition.cards.index(card)]
        return [self.edition.identities[identity] for identity in found]

    def card_of(self, identity: str) -> str:
        number = self.edition.identities.index(identity)
        return self.edition.cards[self.edition.character_of[number]]

    def section_of(self, character: str) -> str | None:
        """Where it is, None off the board and outside pods in the Mesosphere. Who has been
        swallowed is where the Monster is."""
        at = self.pawn(character)["at"]
        if at == "monster":
            return self.section_of("monster")
        return at if at in self.sections else None

    def escaped(self, character: str) -> bool:
        at = self.pawn(character)["at"]
        return at == "mesosphere" or at in self.view["launched"]

    def bodiless(self, character: str) -> bool:
        """Whether it is Data or an Item."""
        kind = self.edition.kind[self.number(character)]
        return kind & (MADE_OF_DATA | AN_ITEM) != 0

    @property
    def inside(self) -> list[str]:
        """Whom the Monster has swallowed."""
        return list(self.view.get("monster", {}).get("inside", []))

    @property
    def acting(self) -> str | None:
        """The character that the question of the moment is about."""
        return self.ask["character"] if self.ask.get("ask") in ACTING else None

    @property
    def matter(self) -> str | None:
        """The section that a question is about which is about no character."""
        about = self.ask.get("ask")
        if about == "swarm" and "monster" in self.view:
            return self.section_of("monster")
        if about == "warp" and self.mouths:
            return self.mouths[1]
        if about == "spread" and self.view["goo"]:
            return str(self.view["goo"][-1])
        return self.ask["at"] if about == "frame-up" else None

    def owners(self, character: str) -> list[int]:
        """The players whose PC it is: two at most, with Doctor."""
        if character == "monster":
            return []
        known = self.identities_of(self.card(character))
        return [number for number, one in enumerate(self.players) if one.get("pc") in known]

    def cubes(self, card: str) -> list[tuple[int, int]]:
        """The players with cubes on a card, and how many."""
        counts = [player["cubes"].get(card, 0) for player in self.players]
        return [(player, count) for player, count in enumerate(counts) if count]

    def cubes_in_signs(self, card: str) -> str:
        return " ".join(f"{palette.SIGNS[one]}{count}" for one, count in self.cubes(card))

    def conspirator(self, player: int, character: str) -> bool:
        """Live, with a cube and nobody more, or the own PC (4.3)."""
        if character == "monster" or self.characters[character]["down"]:
            return False
        owners = self.owners(character)
        if owners:
            return player in owners
        cubes = dict(self.cubes(self.card(character)))
        return player in cubes and cubes[player] == max(cubes.values())

    def discs(self, card: str) -> list[int]:
        return [number for number, one in enumerate(self.players) if one.get("disc") == card]

    def abilities(self, character: str) -> list[str]:
        """All that it has now: a PC revealed before Stationfall has Reveal Powers (4.4.4)."""
        found = [STANDING[bit] for bit in bits(self.edition.abilities[self.number(character)])]
        for player in self.owners(character):
            if self.players[player]["revealed_early"]:
                found += self.powers(self.players[player]["pc"])
                if "authorized-force" in found:
                    found.remove("peacekeeper")
                if "enigma" in found and self.players[player]["schroedinger"]:
                    found.remove("uncanny")
        return found

    def powers(self, identity: str) -> list[str]:
        """The Reveal Powers printed on an identity card: those that stay, then those that happen
        once."""
        number = self.edition.identities.index(identity)
        stay = [STANDING[bit] for bit in bits(self.edition.reveal[number])]
        return [*stay, *(POWERS[bit] for bit in bits(self.edition.powers[number]))]

    def integral(self, character: str) -> list[str]:
        """The Items that never leave it (8.4)."""
        fixed = self.edition.integral[self.number(character)]
        return [name for item, name in enumerate(ITEMS) if fixed & FIELD[item]]

    def holds(self, character: str) -> list[str]:
        """Its Items, integral ones too."""
        return [*self.integral(character), *self.pawn(character).get("holds", [])]

    def holders(self, name: str) -> list[str]:
        """The characters that have an Item or a kind of Data."""
        return [
            character
            for character, one in self.characters.items()
            if name in self.holds(character) or name in one["data"]
        ]

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

    def core_locked(self, a: str, b: str) -> bool:
        """Whether the Lock there is one of the Rogue Core's."""
        locks = self.view.get("core_locks", [])
        return [a, b] in locks or [b, a] in locks

    @property
    def mouths(self) -> tuple[str, str] | None:
        """The two ends of the Wormhole, once they are apart."""
        mouth = self.view.get("wormhole", {}).get("at", "vault-x")
        return None if mouth == "vault-x" else ("vault-x", mouth)

    def trap(self, section: str) -> str | None:
        """What is known of a trap token in a section: "real", "decoy", "unknown"; None: no token.
        Decoys are told from unknown ones only after the real one has been chosen."""
        tokens = self.view.get("traps", {}).get("at", {})
        if section not in tokens:
            return None
        known = "real" in tokens.values()
        return str(tokens[section]) if known else "unknown"

    def mask(self, sections: Iterable[str]) -> int:
        return sum(1 << self.index(section) for section in sections)

    def markers(self, section: str) -> list[dict[str, Any]]:
        return [marker for marker in self.view["markers"] if marker.get("at") == section]
