"""The station behind a view of Stationfall: who is where, what is in which state. No words."""

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from typing import Any, NamedTuple, Self

from deorbit.games.stationfall.casting import edition_for
from deorbit.games.stationfall.content import edition, page
from deorbit.games.stationfall.edition import StationfallEdition, bits
from deorbit.games.stationfall.sentences import Sentence, sentence
from deorbit.games.stationfall.terms import (
    AN_ITEM,
    FIELD,
    ITEMS,
    MADE_OF_DATA,
    NOWHERE,
    POWERS,
    STANDING,
)

View = dict[str, Any]

ACTING = ("activation", "act", "let-go", "consent", "answerer", "command")
"""Questions about a character."""

MONSTER = "monster"
VAULT = "vault-x"
OFF_BOARD = "card"
STREAMED = "fletcher"


class CardStanding(NamedTuple):
    """Players with their pieces on a card: whose PC it is, cubes with their counts, discs, Bribes;
    and the owners who revealed it early, with what that gives."""

    owners: list[int]
    cubes: list[tuple[int, int]]
    discs: list[int]
    bribes: list[int]
    early: list[tuple[int, bool]]


class Sight:
    """Built from what a seat may see, never from the match itself. Seats are people; players are
    conspiracies, each with a colour. With two people each has two of them."""

    def __init__(self, view: View) -> None:
        self.view = view
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

    def with_everybody(self) -> Self:
        """The same station with every character of the game in play: to read their cards."""
        whole = copy(self)
        for worked_out in ("standings", "known_abilities", "streamed"):
            whole.__dict__.pop(worked_out, None)
        whole.edition = edition(tuple(page("characters", self.book)), book=self.book)
        whole.sections = whole.edition.section_names
        return whole

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

    @cached_property
    def bots(self) -> list[int]:
        """The players that are bots."""
        seats = self.view["options"].get("bots", ())
        return [player for player, one in enumerate(self.players) if one["seat"] in seats]

    @cached_property
    def persons(self) -> list[int]:
        """The players that are no bots: only they are paired (house-bot-teams)."""
        return [player for player in range(len(self.players)) if player not in self.bots]

    def lead(self, player: int) -> int:
        """Who keeps the Bonus Characters of a pair; everybody else leads alone (17.2, 18.2)."""
        paired = self.teams or self.view["seats"] < len(self.players)
        if not paired or player in self.bots:
            return player
        return self.persons[self.persons.index(player) % (len(self.persons) // 2)]

    def partner(self, player: int) -> int | None:
        """The partner in a team game."""
        if not self.teams or player in self.bots:
            return None
        place = self.persons.index(player) + len(self.persons) // 2
        return self.persons[place % len(self.persons)]

    def team(self, player: int) -> str:
        """The letter of a player's team; nothing where there are none."""
        if not self.teams or player in self.bots:
            return ""
        return chr(ord("A") + self.persons.index(self.lead(player)))

    def own_identity(self, seat: int | None) -> str | None:
        """The Secret Identity that a person could reveal now."""
        own = self.own(seat)
        if not own:
            return None
        active = self.view["active"]
        identity: str | None = self.players[active if active in own else own[0]].get("identity")
        return identity

    # Characters -----------------------------------------------------------------------------

    @cached_property
    def pawns(self) -> list[str]:
        """Everybody in play, the Monster too."""
        return [*self.characters, *([MONSTER] if MONSTER in self.view else [])]

    def pawn(self, character: str) -> dict[str, Any]:
        if character == MONSTER:
            monster: dict[str, Any] = self.view["monster"]
            return monster
        return self.characters[character]

    def number(self, character: str) -> int:
        return self.edition.domains["character"].index_of[character]

    def card(self, character: str) -> str:
        """The card of a pawn."""
        return self.edition.cards[self.edition.card_of[self.number(character)]]

    def pawns_of(self, card: str) -> list[str]:
        pawns = self.edition.pawns_of[self.edition.domains["card"].index_of[card]]
        return [self.edition.pawns[pawn] for pawn in pawns]

    def identities_of(self, card: str) -> list[str]:
        """The identity cards of a character: none, one or two."""
        found = self.edition.identities_of[self.edition.domains["card"].index_of[card]]
        return [self.edition.identities[identity] for identity in found]

    def card_of(self, identity: str) -> str:
        number = self.edition.identities.index(identity)
        return self.edition.cards[self.edition.character_of[number]]

    def section_of(self, character: str) -> str | None:
        """Where it is, None off the board and outside pods in the Mesosphere. Who has been
        swallowed is where the Monster is."""
        at = self.pawn(character)["at"]
        if at == MONSTER:
            return self.section_of(MONSTER)
        return at if at in self.sections else None

    def escaped(self, character: str) -> bool:
        at = self.pawn(character)["at"]
        return at == "mesosphere" or at in self.view["launched"]

    def usable(self, character: str) -> bool:
        """Live, in the game and not escaped: can take actions (4.6.2, 11.1)."""
        pawn = self.pawn(character)
        if pawn["down"] or pawn["at"] in self.view["launched"]:
            return False
        return pawn["at"] == OFF_BOARD or pawn["at"] in self.sections

    def bodiless(self, character: str) -> bool:
        """Whether it is Data or an Item."""
        kind = self.edition.kind[self.number(character)]
        return kind & (MADE_OF_DATA | AN_ITEM) != 0

    def place(self, character: str) -> Sentence:
        """Where a character is, in words."""
        at = self.pawn(character)["at"]
        if at in self.view["launched"] or at == "mesosphere":
            return sentence("place-escaped")
        if at == OFF_BOARD and self.bodiless(character):
            return sentence("place-data")
        return sentence("place-section", at=at) if at in self.sections else sentence(f"place-{at}")

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
        if about == "swarm" and MONSTER in self.view:
            return self.section_of(MONSTER)
        if about == "warp" and self.mouths:
            return self.mouths[1]
        if about == "spread" and self.view["goo"]:
            return str(self.view["goo"][-1])
        return self.ask["at"] if about == "frame-up" else None

    def question(self) -> Sentence | None:
        """What the reader is asked; who has no Conspirator hears so."""
        kinds = {action["kind"] for action in self.view["legal"]}
        if self.ask.get("ask") == "turn" and kinds and "activate" not in kinds:
            return sentence("ask-no-conspirator", phase=self.ask["step"])
        asked: Sentence | None = self.view["prompt"]
        return asked

    def home(self, seat: int | None) -> str | None:
        """Where the character is that acts, or what a question is about; else the own one."""
        if self.acting is not None:
            return self.section_of(self.acting)
        if self.matter is not None:
            return self.matter
        own = sorted(self.own(seat), key=lambda player: player != self.view["active"])
        for player in own:
            identity = self.players[player].get("pc") or self.players[player].get("identity")
            for pawn in self.pawns_of(self.card_of(identity)) if identity else []:
                if self.section_of(pawn) is not None:
                    return self.section_of(pawn)
        return None

    @cached_property
    def standings(self) -> "dict[str, CardStanding]":
        """By card: whose it is, with all that players have put on it."""
        found = {card: CardStanding([], [], [], [], []) for card in self.edition.cards}
        for number, one in enumerate(self.players):
            for card, count in one["cubes"].items():
                found[card].cubes.append((number, count))
            if "disc" in one:
                found[one["disc"]].discs.append(number)
            if one["bribe"] in found:
                found[one["bribe"]].bribes.append(number)
            if "pc" in one:
                standing = found[self.card_of(one["pc"])]
                standing.owners.append(number)
                if one["revealed_early"]:
                    standing.early.append((number, one["schroedinger"]))
        return found

    def owners(self, character: str) -> list[int]:
        """The players whose PC it is: two at most, with Doctor."""
        return [] if character == MONSTER else self.standings[self.card(character)].owners

    def cubes(self, card: str) -> list[tuple[int, int]]:
        """The players with cubes on a card, and how many."""
        return self.standings[card].cubes

    def discs(self, card: str) -> list[int]:
        return self.standings[card].discs

    def conspirators(self, character: str) -> list[int]:
        """The players whose Conspirator it is: Live, with a cube and nobody more, or the own PC
        (4.3)."""
        if character == MONSTER or not self.usable(character):
            return []
        standing = self.standings[self.card(character)]
        most = max((count for _, count in standing.cubes), default=0)
        leaders = [player for player, count in standing.cubes if count == most]
        return standing.owners or leaders

    def conspirator(self, player: int, character: str) -> bool:
        return player in self.conspirators(character)

    def bribers(self, card: str) -> list[int]:
        """The players whose Bribe lies with a card."""
        return self.standings[card].bribes

    def grey_bribes(self, card: str) -> int:
        count: int = self.view.get("grey_bribes", {"on": {}})["on"].get(card, 0)
        return count

    def exhausted(self, character: str) -> bool:
        """A disc lies on the card, on that of Uncanny ones two (15.5.1)."""
        needed = 2 if "uncanny" in self.abilities(character) else 1
        return len(self.discs(self.card(character))) >= needed

    def actions_of(self, character: str) -> int:
        """One for an Exhausted character, otherwise two (15.5.2)."""
        return 1 if self.exhausted(character) else 2

    @cached_property
    def known_abilities(self) -> dict[str, list[str]]:
        return {}

    def abilities(self, character: str) -> list[str]:
        """All that it has now: a PC revealed before Stationfall has Reveal Powers (4.4.4)."""
        if character not in self.known_abilities:
            self.known_abilities[character] = self._abilities(character)
        return self.known_abilities[character]

    def _abilities(self, character: str) -> list[str]:
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
        """The Items that never leave it (8.4), but for those that have been broken."""
        fixed = self.edition.integral[self.number(character)]
        broken = self.view.get("shattered", {}).get(character, [])
        found = [name for item, name in enumerate(ITEMS) if fixed & FIELD[item]]
        return [name for name in found if name not in broken]

    def holds(self, character: str) -> list[str]:
        """Its Items, integral ones too."""
        return [*self.integral(character), *self.pawn(character).get("holds", [])]

    def slots(self, character: str) -> int:
        return self.edition.slots[self.number(character)]

    def slots_used(self, character: str) -> int:
        """By Items that are not integral, and by Contamination (8.5.1)."""
        pawn = self.characters[character]
        return len(pawn["holds"]) + int(pawn["contaminated"]) if self.slots(character) else 0

    def holders(self, name: str) -> list[str]:
        """The characters that have an Item or a kind of Data."""
        return [
            character
            for character, one in self.characters.items()
            if name in self.holds(character) or name in one["data"]
        ]

    # Sections -------------------------------------------------------------------------------

    def index(self, section: str) -> int:
        return self.edition.domains["section"].index_of[section]

    def within(self, mask: int, section: str) -> bool:
        """Whether a mask of the edition holds the section."""
        return mask >> self.index(section) & 1 == 1

    def occupants(self, section: str) -> list[str]:
        return [pawn for pawn in self.pawns if self.pawn(pawn)["at"] == section]

    def dark(self, section: str) -> bool:
        if section in self.streamed:
            return False
        return self.within(self.edition.dark, section) or self.view["power"] == "blackout"

    @cached_property
    def streamed(self) -> list[str]:
        """Sections that Live Streams show as Lit: those of Billionaire and of Fletcher, while
        Jammers are OFF (card-live-streams)."""
        streamer = self.edition.streamer
        if streamer == NOWHERE or self.view["jammers"]:
            return []
        shown = [self.edition.pawns[streamer], *self.holders(STREAMED)]
        places = [self.pawn(pawn)["at"] for pawn in shown]
        places += [at for at, items in self.view["items"].items() if STREAMED in items]
        return [at for at in places if at in self.sections]

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
        mouth = self.view.get("wormhole", {}).get("at", VAULT)
        return None if mouth == VAULT else (VAULT, mouth)

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

    def known_project(self) -> str | None:
        """The Project X card, if the reader knows it."""
        card = self.view["project"]["card"]
        return None if card in (None, "unseen") else str(card)
