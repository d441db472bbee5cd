"""The flat state of Stationfall."""

from typing import Final

from deorbit.games.stationfall.content.names import (
    AUTHORITIES,
    FLETCHER,
    HELMETS,
    HUMAN,
    KINDS_OF_ITEMS,
    NEWS,
    NOWHERE,
    ONE,
)
from deorbit.games.stationfall.content.pairs import leader
from deorbit.games.stationfall.rules.components import Components

# Where a pawn is, if not in a section.
OFF_BOARD: Final = -1
"""On its card (Stowaway before she enters), or a Monster that is not in play."""
MESOSPHERE: Final = -2
"""Escaped outside a pod."""
GONE: Final = -3
"""Annihilated."""
INSIDE: Final = -4
"""Swallowed by the Blob: on board, wherever that is (x-blob)."""

UNKNOWN: Final = -2
"""A fact that the reader of this state may not know."""
UNSEEN: Final = -1
"""A fact that nobody knows: it is drawn when somebody sees it."""

NO_KOMPROMAT: Final = -2
"""No Kompromat lies in a section; UNSEEN for one whose face is drawn when it is picked up."""

# What follows when no question is open: the stages of `turn.sequence`.
PLAYING: Final = 0
MARKERS: Final = 1
PROJECT: Final = 2
NEXT: Final = 3
FALL: Final = 4
LAST_REVEALS: Final = 5
LAST_ESCAPES: Final = 6
DELIVERIES: Final = 7
OVER: Final = 8

RUNNING: Final = 0
RE_ENTRY: Final = 1
MINUTE_ZERO: Final = 2
DETONATION: Final = 3
ENDINGS: Final = ["running", "re-entry", "minute-zero", "detonation"]

INNOCENT: Final = 0
SUSPECT: Final = 1
GUILTY: Final = 2
GUILT: Final = ["innocent", "suspect", "guilty"]

STABLE: Final = 0
ARMED: Final = 1
DETONATED: Final = 2
ANTIMATTER_STATES: Final = ["stable", "armed", "detonated"]

UNUSED: Final = -1
"""A Bribe that its owner still has."""
NO_BRIBE: Final = -2
"""A bot has none (bot-differences)."""

FIREBALL: Final = 0
LAST_MINUTE: Final = 1
RE_ENTRIES: Final = ["fireball", "minute"]


class StationfallState(Components):
    """What the rules ask of everything on the table."""

    def clear(self) -> None:
        """The station before set-up: everything printed, nobody dealt anything."""
        self._clear_players()
        self._clear_characters()
        self._clear_station()
        self._clear_project()
        self._clear_turn()

    def _clear_players(self) -> None:
        edition = self.edition
        players = self.players
        self.lead = self._leads()
        self.hand_at = self.lead if players != self.seats else list(range(players))
        self.identity = [NOWHERE] * players
        self.dealt = [0] * players
        self.dealt_count = [0] * players
        self.bonus = [0] * players
        self.bonus_count = [0] * players
        self.aside = [0] * players
        self.aside_count = [0] * players
        self.hand = [0] * players
        self.hand_count = [0] * players
        self.shown = [0] * players
        self.shown_bonus = 0
        self.pool = [edition.cubes] * players
        self.betrayal = [0] * players
        self.disc = [NOWHERE] * players
        self.bribe = [NO_BRIBE if self.bots >> one & 1 else UNUSED for one in range(players)]
        self.guilt = [INNOCENT] * players
        self.pc = [NOWHERE] * players
        self.early = 0
        self.schroedinger = 0
        self.cubes = [0] * (len(edition.cards) * players)
        self.owners = [0] * len(edition.cards)
        self.grey_left = edition.grey_bribes
        self.grey_on = [0] * len(edition.cards)
        self.spent = 0
        self.discarded = 0

    def _clear_characters(self) -> None:
        edition = self.edition
        pawns = len(edition.pawns)
        self.where = [OFF_BOARD] * pawns
        self.held = edition.starts_with[:]
        self.data = [0] * pawns
        self.ability = edition.abilities[:]
        self.integral = edition.integral
        self.down = edition.starts_down
        self.contaminated = edition.starts_contaminated

    def _clear_station(self) -> None:
        edition = self.edition
        pawns = len(edition.pawns)
        self.lying = edition.lying[:]
        self.supply = edition.supply[:]
        self.removed = [0] * KINDS_OF_ITEMS
        self.face = [NO_KOMPROMAT] * edition.size
        self.damaged = edition.damaged
        self.fire = 0
        self.airless = edition.airless
        self.goo = 0
        self.launched = 0
        self.locks = edition.locks
        self.abandoned = 0
        self.cameras = 1
        self.jammers = 1
        self.antimatter = STABLE
        self.antimatter_at = pawns + edition.containment
        self.blasted = 0
        self.offsites = [0, 0]
        self.medical = 0
        self.markers = []
        self.re_entry = UNSEEN

    def _clear_project(self) -> None:
        self.project = UNSEEN
        self.peeked = 0
        self.released = 0
        self.inside = []
        self.mark = NOWHERE
        self.mouth = NOWHERE
        self.mouth_from = NOWHERE
        self.core_locks = 0
        self.traps = 0
        self.real_trap = NOWHERE
        self.trapper = NOWHERE
        self.eaten = 0
        self.pirate = 0
        self.spaced = 0

    def _clear_turn(self) -> None:
        self.minute = 0
        self.first = 0
        self.active = 0
        self.stage = PLAYING
        self.ending = RUNNING
        self.begin_turn()
        self.pending = NOWHERE
        self.delivered = 0
        self.line = NOWHERE
        self.parts = 0
        self.focus = 0
        self.heir = NOWHERE
        self.watched = 0
        self.actor = NOWHERE
        self.due = NOWHERE

    def begin_turn(self) -> None:
        """Nothing has been done in this turn."""
        self.dragged = 0
        self.called = 0
        self.mossed = 0
        self.bribed = 0
        self.blackmailed = 0
        self.actions = 0
        self.free = 0
        self.visited = 0

    def _leads(self) -> list[int]:
        """Of two colours or partners the first one; bots have no partner (house-bot-teams)."""
        persons = [one for one in range(self.players) if not self.bots >> one & 1]
        lead = list(range(self.players))
        if self.paired:
            for player in persons:
                lead[player] = leader(persons, player)
        return lead

    def copy(self) -> "StationfallState":
        other = StationfallState(self.edition, self.seats, self.teams)
        other.take(self)
        return other

    # Questions -------------------------------------------------------------------------------

    def ask(self, kind: int, conspiracy: int, a: int = 0, b: int = 0) -> None:
        self.stack.push(kind, self.seat_of[conspiracy], a, b)

    def owns(self, pawn: int) -> bool:
        """Whether a pawn is the active player's PC."""
        card = self.edition.card_of[pawn]
        return card != NOWHERE and self.owners[card] >> self.active & 1 == 1

    # Characters (4) --------------------------------------------------------------------------

    def has(self, pawn: int, ability: int) -> bool:
        return self.ability[pawn] & ability != 0

    def escaped(self, pawn: int) -> bool:
        """Escaped: in the Mesosphere, in a launched pod or outside one (4.6.6.1)."""
        place = self.where[pawn]
        if place == INSIDE:
            place = self.where[self.edition.monster]
        return place == MESOSPHERE or (place >= 0 and self.launched >> place & 1 == 1)

    def present(self, pawn: int) -> bool:
        """In a section that has not left: can be acted upon (4.6.5.2, 4.6.6.3)."""
        place = self.where[pawn]
        return place >= 0 and self.launched >> place & 1 == 0

    def live(self, pawn: int) -> bool:
        """Neither Down nor annihilated (4.6.1)."""
        return self.down >> pawn & 1 == 0 and self.where[pawn] != GONE

    def usable(self, pawn: int) -> bool:
        """Live, not escaped, not annihilated: can take actions (4.6.2, 11.1)."""
        if self.down >> pawn & 1:
            return False
        place = self.where[pawn]
        return place == OFF_BOARD or (place >= 0 and self.launched >> place & 1 == 0)

    def conspirator(self, conspiracy: int, pawn: int) -> bool:
        """Whether a character is a conspirator (4.3): at least one cube and nobody more, or the
        own PC."""
        card = self.edition.card_of[pawn]
        if card == NOWHERE or not self.usable(pawn):
            return False
        owners = self.owners[card]
        if owners:
            return owners >> conspiracy & 1 == 1
        place = card * self.players
        own = self.cubes[place + conspiracy]
        if own == 0:
            return False
        for other in range(place, place + self.players):
            if self.cubes[other] > own:
                return False
        return True

    def has_helmet(self, pawn: int) -> bool:
        return (self.held[pawn] | self.integral[pawn]) & HELMETS != 0

    def helmeted(self, pawn: int) -> bool:
        """A Human with a Helmet; a Robot never is (8.1.1, 8.1.1.1)."""
        return self.edition.kind[pawn] & HUMAN != 0 and self.has_helmet(pawn)

    def arms(self, pawn: int) -> int:
        """All Items that a pawn can use, integral ones too, as one int (8.3, 8.4)."""
        return self.held[pawn] | self.integral[pawn]

    def turn_order(self) -> list[int]:
        """All conspiracies, from the first player on."""
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def own_pawns(self, conspiracy: int) -> list[int]:
        """The pawns of a conspiracy's PC."""
        return self.edition.pawns_of[self.edition.character_of[self.pc[conspiracy]]]

    def card_usable(self, card: int) -> bool:
        """Whether any pawn of a card can take actions."""
        for pawn in self.edition.pawns_of[card]:
            if self.usable(pawn):
                return True
        return False

    def card_escaped(self, card: int) -> bool:
        """Whether all pawns of a card are out of reach: escaped or annihilated (4.6.6.3)."""
        for pawn in self.edition.pawns_of[card]:
            if self.usable(pawn) or self.present(pawn) or self.where[pawn] == INSIDE:
                return False
        return True

    def sent(self) -> int:
        """The Data that has got to any offsite (9.6)."""
        return self.offsites[NEWS] | self.offsites[AUTHORITIES]

    def colocated(self, pawn: int, other: int) -> bool:
        """In the same place (5.2); outside a pod in the Mesosphere everybody is alone (16.4.3)."""
        place = self.where[pawn]
        return place == self.where[other] and (place >= 0 or place == INSIDE)

    # Possession (4.5) ------------------------------------------------------------------------

    def load(self, pawn: int) -> int:
        """Item slots in use: Items that are not integral, and Contamination (8.5.1)."""
        if not self.edition.slots[pawn]:
            return 0
        used = self.contaminated >> pawn & 1
        held = self.held[pawn]
        if held:
            used += (
                (held & 31)
                + (held >> 5 & 31)
                + (held >> 10 & 31)
                + (held >> 15 & 31)
                + (held >> 20 & 31)
                + (held >> 25 & 31)
            )
            unique = held >> 30
            while unique:
                used += unique & 1
                unique >>= 1
        return used

    def full(self, pawn: int) -> bool:
        """At the item limit (4.5.3)."""
        return self.load(pawn) >= self.edition.slots[pawn]

    # The station (5) -------------------------------------------------------------------------

    def power_lost(self) -> int:
        """How many power sections are damaged (7.2)."""
        broken = self.damaged & self.edition.power
        count = 0
        while broken:
            broken &= broken - 1
            count += 1
        return count

    def blackout(self) -> bool:
        broken = self.damaged & self.edition.power
        return broken & (broken - 1) != 0

    def is_dark(self, section: int) -> bool:
        if self.streamed() >> section & 1:
            return False
        return self.edition.dark >> section & 1 == 1 or self.blackout()

    def streamed(self) -> int:
        """Sections that Live Streams show as Lit under Cameras: those of Billionaire and of
        Fletcher, while Jammers are off (card-live-streams)."""
        streamer = self.edition.streamer
        if streamer == NOWHERE or self.jammers:
            return 0
        shown = 0
        place = self.where[streamer]
        if place >= 0:
            shown |= 1 << place
        place = self.item_place(FLETCHER)
        return shown | 1 << place if place >= 0 else shown

    def item_place(self, item: int) -> int:
        """Where a unique Item is, held or not; GONE if it has been annihilated."""
        bit = ONE[item]
        for pawn in range(len(self.held)):
            if self.held[pawn] & bit:
                return self.where[pawn]
        for section in range(len(self.lying)):
            if self.lying[section] & bit:
                return section
        return GONE

    def hazards(self) -> int:
        """Sections with fire or asphyxiation (6.1)."""
        return self.fire | self.airless

    def occupants(self, section: int) -> int:
        """How many Humans, Robots and Monsters are there, Live or Down (5.5.2)."""
        count = 0
        for pawn in range(len(self.where)):
            if self.where[pawn] == section and self.edition.bodies >> pawn & 1:
                count += 1
        return count
