"""What a reader sees of Stationfall: the board as all screens have it, by name."""

from copy import copy
from functools import cached_property
from typing import Any, Self

from deorbit.cli.terminal.face import View
from deorbit.core.screen import Sentence
from deorbit.games.stationfall.content.cast import edition_for
from deorbit.games.stationfall.content.edition import StationfallEdition, bits
from deorbit.games.stationfall.content.editions import edition, page
from deorbit.games.stationfall.content.names import BODY, FIELD, ITEMS, POWERS, STANDING
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.characters import place, section_of
from deorbit.games.stationfall.screen.contract import Board, Character, Trap
from deorbit.games.stationfall.screen.sections import traps

MONSTER = "monster"


class Facts:
    """Seats are people; players are conspiracies, each with a colour. With two people each has two
    of them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.characters: dict[str, dict[str, Any]] = view["characters"]
        self.edition: StationfallEdition = edition_for(view["options"], tuple(view["cast"]))
        self.sections = self.edition.section_names
        self.players: list[dict[str, Any]] = view["players"]
        self.ask: dict[str, Any] = view["asks"][-1] if view["asks"] else {}

    @cached_property
    def state(self) -> StationfallState:
        return GAME.from_view(self.view)

    @cached_property
    def board(self) -> Board:
        return make.board(self.state)

    @property
    def book(self) -> str:
        """The hash of the content pack in use."""
        pack = self.view["options"]["pack"]
        return str(pack["hash"]) if pack else ""

    def with_everybody(self) -> Self:
        """The same with every character of the game in play: to read their cards."""
        whole = copy(self)
        whole.edition = edition(tuple(page("characters", self.book)), book=self.book)
        whole.sections = whole.edition.section_names
        return whole

    # Players --------------------------------------------------------------------------------

    def own(self, seat: int | None) -> list[int]:
        """The players that a person is."""
        return [number for number, one in enumerate(self.players) if one["seat"] == seat]

    @property
    def asked(self) -> list[int]:
        return self.board.asked

    @property
    def teams(self) -> bool:
        return self.board.teams is not None

    @cached_property
    def bots(self) -> list[int]:
        """The players that are bots."""
        seats = self.view["options"].get("bots", ())
        return [player for player, one in enumerate(self.players) if one["seat"] in seats]

    def lead(self, player: int) -> int:
        return self.board.leads[player]

    def partner(self, player: int) -> int | None:
        return self.board.teams[player].partner if self.board.teams else None

    def team(self, player: int) -> str:
        return self.board.teams[player].team if self.board.teams else ""

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

    def on(self, card: str) -> Character:
        """What lies on a card."""
        return self.board.characters[self.pawns_of(card)[0]]

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
        return section_of(self.state, self.number(character))

    def bodiless(self, character: str) -> bool:
        """Whether it is Data or an Item."""
        return not self.edition.kind[self.number(character)] & BODY

    def place(self, character: str) -> Sentence:
        """Where a character is, in words."""
        return place(self.state, self.number(character))

    @property
    def inside(self) -> list[str]:
        """Whom the Monster has swallowed."""
        return list(self.view.get(MONSTER, {}).get("inside", []))

    @property
    def acting(self) -> str | None:
        return self.board.acting

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

    @property
    def matter(self) -> str | None:
        """The section that a question is about which is about no character."""
        about = self.ask.get("ask")
        if about == "swarm" and MONSTER in self.view:
            return self.section_of(MONSTER)
        if about == "warp" and self.mouths:
            return str(self.view["wormhole"]["at"])
        if about == "spread" and self.view["goo"]:
            return str(self.view["goo"][-1])
        return self.ask["at"] if about == "frame-up" else None

    def owners(self, character: str) -> list[int]:
        """The players whose PC it is."""
        return [] if character == MONSTER else self.board.characters[character].owners

    def conspirator(self, player: int, character: str) -> bool:
        return character != MONSTER and player in self.board.characters[character].conspirators

    def abilities(self, character: str) -> list[str]:
        """All that it has now; of one who is not in play, what is printed."""
        if character in self.characters:
            return self.board.characters[character].abilities
        return [STANDING[bit] for bit in bits(self.edition.abilities[self.number(character)])]

    def powers(self, identity: str) -> list[str]:
        """The Reveal Powers printed on an identity card: those that stay, then those that happen
        once."""
        number = self.edition.identities.index(identity)
        stay = [STANDING[bit] for bit in bits(self.edition.reveal[number])]
        return [*stay, *(POWERS[bit] for bit in bits(self.edition.powers[number]))]

    def integral(self, character: str) -> list[str]:
        """The Items that never leave it; of one who is not in play, what is printed."""
        if character in self.characters:
            return self.board.characters[character].integral
        fixed = self.edition.integral[self.number(character)]
        return [name for item, name in enumerate(ITEMS) if fixed & FIELD[item]]

    def holds(self, character: str) -> list[str]:
        """Its Items, integral ones too."""
        return [] if character == MONSTER else self.board.characters[character].holds

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
        return self.board.sections[section].dark

    def locked(self, a: str, b: str) -> bool:
        return [a, b] in self.view["locks"] or [b, a] in self.view["locks"]

    def core_locked(self, a: str, b: str) -> bool:
        """Whether the Lock there is one of the Rogue Core's."""
        locks = self.view.get("core_locks", [])
        return [a, b] in locks or [b, a] in locks

    @cached_property
    def mouths(self) -> list[str]:
        """The ends of the Wormhole, once they are apart."""
        return [name for name, section in self.board.sections.items() if section.mouth]

    @cached_property
    def traps(self) -> dict[str, Trap]:
        return traps(self.state)

    def markers(self, section: str) -> list[dict[str, Any]]:
        return [marker for marker in self.view["markers"] if marker.get("at") == section]

    def known_project(self) -> str | None:
        """The Project X card, if the reader knows it."""
        card = self.view["project"]["card"]
        return None if card in (None, "unseen") else str(card)
