"""The flat state of Intrepid."""

from typing import Final

from deorbit.core.codec import pack, second
from deorbit.core.game import State
from deorbit.games.intrepid.content.dice import FACES, SPACE_BITS, SPACE_MASK, VALUE
from deorbit.games.intrepid.content.edition import (
    ALL_COUNTRIES,
    CANADA,
    CARD_SPACES,
    COUNTRIES,
    DISABLE,
    JAPAN,
    NEGATIVE,
    STATION,
    IntrepidEdition,
)

# Where a tile is: a slot of the station, or one of these.
IN_STACK: Final = 32
IN_OFFER: Final = 33
GONE: Final = 34

NOBODY: Final = -1
EMPTY: Final = -1
NO_CARD: Final = -1

PLACING: Final = 0
DISASTER: Final = 1
SPENDING: Final = 2
PHASES: Final = ["placing", "disaster", "spending"]

RUNNING: Final = 0
WON: Final = 1
FIRST_LOSS: Final = 2
ENDINGS: Final = ["", "won", "power", "oxygen", "climate", "nutrition"]

WISHES: Final = 3
"""How often a crew may say or take back a wish in a round (house-wish)."""

MARK_VALUE: Final = 7
MARK_CREW: Final = 3
"""A mark in a space of a card: the value, and above these bits the crew and 1 if its die lies
there now."""


def changed(values: list[int], place: int, value: int) -> list[int]:
    """A list with one item changed. What is kept by tile changes rarely and is shared between
    copies, so it is replaced and never written to; dice on tiles are not."""
    values = values[:]
    values[place] = value
    return values


class IntrepidState(State):
    """By crew: `country`, `badge`, `used` (the badge), `track`, `supply`, `capacity`, `amplify`,
    `habitation` and `docking` (dice in spaces), `barred` (Docking Modules), `aid`, `wish` and
    `wishes` (left this round), `kept` (a face and 1), `size` (dice in the pool), and `pool`, thirty
    counts each. `fresh`, `storage`, `converters`: Canada's. By tile: `at`, `owner`, `dice`,
    `tokens` (three each). `slot`: the tile on each slot of the station. `table`: the cards laid
    out, missions first, with eight `marks` each. `bank`: tokens left. `supply`, `size`, `slot`,
    `bank` and `toxic` follow from the rest and are kept for speed."""

    def __init__(self, edition: IntrepidEdition, seats: int) -> None:
        """Only the frame: `clear` or `copy` fills it."""
        super().__init__(seats)
        self.edition = edition
        self.crews = max(2, seats)

    def clear(
        self, disaster: int, difficulty: int, countries: list[int], badges: list[int]
    ) -> None:
        """The empty station, all dice in the supplies."""
        edition, crews = self.edition, self.crews
        figures = edition.figures
        self.disaster = disaster
        self.difficulty = difficulty
        self.setting = 3 * difficulty + crews - 2
        self.country = countries
        self.crew_of = [NOBODY] * len(COUNTRIES)
        for crew in range(crews):
            self.crew_of[countries[crew]] = crew
        self.badge = badges
        self.round = 0
        self.phase = PLACING
        self.ending = RUNNING
        self.used = [0] * crews
        self.track = [edition.countries[country].track for country in countries]
        self.supply = [edition.countries[country].dice for country in countries]
        self.capacity = [figures.capacity_start] * crews
        self.amplify = [0] * crews
        self.habitation = [0] * crews
        self.docking = [0] * crews
        self.barred = [0] * crews
        self.aid = [0] * crews
        self.wish = [0] * crews
        self.wishes = [WISHES] * crews
        self.kept = [0] * crews
        self.size = [0] * crews
        self.pool = [0] * (crews * FACES)
        self.fresh = [0] * 6
        self.storage = [0] * 6
        self.converters = 0
        self.resources = [figures.track_start[4 * difficulty + self.seats - 1]] * 4
        self.amplified = [0] * 4
        self.at = [IN_STACK] * len(edition.tiles)
        self.owner = [NOBODY] * len(edition.tiles)
        self.dice = [0] * len(edition.tiles)
        self.tokens = [0] * (NEGATIVE * len(edition.tiles))
        self.named = 0
        self.slot = [EMPTY] * STATION
        self.table: list[int] = []
        self.dealt = 0
        self.marks: list[int] = []
        self.bank = figures.bank[:]
        self.spent: list[int] = []
        self.latest = NO_CARD
        self.toxic = 0
        self.queue: list[int] = []
        self.card = NO_CARD
        self.step = 0
        self.just: list[int] = []

    def copy(self) -> "IntrepidState":
        other = IntrepidState(self.edition, self.seats)
        other.stack = self.stack.copy()
        other.disaster = self.disaster
        other.difficulty = self.difficulty
        other.setting = self.setting
        other.country = self.country
        other.crew_of = self.crew_of
        other.badge = self.badge
        other.round = self.round
        other.phase = self.phase
        other.ending = self.ending
        other.used = self.used[:]
        other.track = self.track[:]
        other.supply = self.supply[:]
        other.capacity = self.capacity[:]
        other.amplify = self.amplify[:]
        other.habitation = self.habitation[:]
        other.docking = self.docking[:]
        other.barred = self.barred[:]
        other.aid = self.aid[:]
        other.wish = self.wish[:]
        other.wishes = self.wishes[:]
        other.kept = self.kept[:]
        other.size = self.size[:]
        other.pool = self.pool[:]
        other.fresh = self.fresh[:]
        other.storage = self.storage[:]
        other.converters = self.converters
        other.resources = self.resources[:]
        other.amplified = self.amplified[:]
        other.at = self.at
        other.owner = self.owner
        other.dice = self.dice[:]
        other.tokens = self.tokens
        other.named = self.named
        other.slot = self.slot
        other.table = self.table[:]
        other.dealt = self.dealt
        other.marks = self.marks[:]
        other.bank = self.bank[:]
        other.spent = self.spent[:]
        other.latest = self.latest
        other.toxic = self.toxic
        other.queue = self.queue[:]
        other.card = self.card
        other.step = self.step
        other.just = self.just[:]
        return other

    # People ----------------------------------------------------------------------------------

    def seat_of(self, crew: int) -> int:
        """Alone, one player has both crews (14.2)."""
        return 0 if self.seats == 1 else crew

    def has_crew(self, seat: int, country: int) -> bool:
        crew = self.crew_of[country]
        return crew >= 0 and (crew == seat or self.seats == 1)

    def crews_of(self, seat: int) -> list[int]:
        return [0, 1] if self.seats == 1 else [seat]

    def commander(self) -> int:
        """The seat that names what the players choose together (house-commander)."""
        return (self.round - 1) % self.seats

    def light(self, crew: int) -> int:
        return self.edition.figures.lights[crew]

    # Questions -------------------------------------------------------------------------------

    def ask(self, kind: int, crew: int, a: int = 0, b: int = 0) -> None:
        """Put a question about a crew to its player, who is awake then."""
        seat = self.seat_of(crew)
        self.stack.wake(seat)
        self.stack.lanes[seat].append(pack(kind, seat, self.country[crew], a) | b << 37)

    def crew_in(self, frame: int) -> int:
        """The crew that a question is about, NOBODY if it is about the whole board."""
        country = second(frame)
        return NOBODY if country == ALL_COUNTRIES else self.crew_of[country]

    def answered(self, seat: int) -> None:
        self.stack.lanes[seat].pop()

    def open_lanes(self, kind: int) -> None:
        lanes: list[list[int]] = []
        for seat in range(self.seats):
            lanes.append([pack(kind, seat)])
        self.stack.open(lanes)

    # Dice ------------------------------------------------------------------------------------

    def add(self, crew: int, face: int) -> None:
        """A die from the supply into the pool."""
        self.supply[crew] -= 1
        self.size[crew] += 1
        self.pool[crew * FACES + face] += 1

    def drop(self, crew: int, face: int) -> None:
        """A die out of the pool, to wherever the caller puts it."""
        self.size[crew] -= 1
        self.pool[crew * FACES + face] -= 1

    def swap(self, crew: int, face: int, to: int) -> None:
        """A die of the pool lies differently."""
        self.pool[crew * FACES + face] -= 1
        self.pool[crew * FACES + to] += 1

    def holds(self, crew: int, face: int) -> bool:
        return face < FACES and self.pool[crew * FACES + face] > 0

    def faces(self, crew: int) -> list[int]:
        """The different dice in a pool."""
        found: list[int] = []
        if self.country[crew] == JAPAN:
            for face in range(6, FACES):
                if self.pool[crew * FACES + face]:
                    found.append(face)
        else:
            for face in range(6):
                if self.pool[crew * FACES + face]:
                    found.append(face)
        return found

    def has_among(self, crew: int, of: int) -> bool:
        """Whether a die of one of these values is in the pool."""
        for face in self.faces(crew):
            if of >> (VALUE[face] - 1) & 1:
                return True
        return False

    def is_toxic(self, face: int) -> bool:
        return self.toxic >> (VALUE[face] - 1) & 1 == 1

    def on_aid(self) -> int:
        """Dice on the Toxic Leak aid, of all crews (9.3.5)."""
        return sum(self.aid)

    # Tiles and cards -------------------------------------------------------------------------

    def disabled(self, tile: int) -> bool:
        return self.tokens[NEGATIVE * tile + DISABLE] > 0

    def is_full(self, tile: int) -> bool:
        """Whether every space of a tile has a die."""
        dice = self.dice[tile]
        for space in range(self.edition.spaces[tile]):
            if dice >> SPACE_BITS * space & SPACE_MASK == 0:
                return False
        return True

    def is_filled(self, place: int) -> bool:
        """Whether every space of the card at this place of the table is marked (5.3, 5.4)."""
        needs = self.edition.cards[self.table[place]].needs
        for space in range(len(needs)):
            if self.marks[place * CARD_SPACES + space] == 0:
                return False
        return True

    def missions_done(self) -> int:
        done = 0
        for place in range(self.dealt):
            if self.is_filled(place):
                done += 1
        return done

    def find_toxic(self) -> None:
        """Toxic are the values of the latest card and of persistent ones (9.3, 9.3.4)."""
        cards = self.edition.cards
        self.toxic = 0
        if self.latest != NO_CARD and not cards[self.latest].persistent:
            self.toxic = cards[self.latest].toxic
        for place in range(self.dealt, len(self.table)):
            if not self.is_filled(place):
                self.toxic |= cards[self.table[place]].toxic

    def has_canada(self) -> bool:
        return self.crew_of[CANADA] >= 0

    def lay_out(self, card: int) -> None:
        self.table.append(card)
        self.marks += [0] * CARD_SPACES

    def build(self, tile: int, crew: int, slot: int) -> None:
        self.move_tile(tile, slot, crew)
        self.slot = changed(self.slot, slot, tile)

    def move_tile(self, tile: int, at: int, owner: int) -> None:
        self.at = changed(self.at, tile, at)
        self.owner = changed(self.owner, tile, owner)

    def set_tokens(self, tile: int, token: int, count: int) -> None:
        self.tokens = changed(self.tokens, NEGATIVE * tile + token, count)

    def end(self, ending: int) -> None:
        self.ending = ending
        self.stack.frames = []
        self.stack.close()
