"""The content of Intrepid as flat tables."""

from dataclasses import dataclass
from typing import Final

from deorbit.core.codec import Domain, numbers, words
from deorbit.core.game import Edition
from deorbit.games.intrepid.content.dice import DIE, TURNS

RUSSIA: Final = 0
JAPAN: Final = 1
CANADA: Final = 2
UNITED_STATES: Final = 3
COUNTRIES: Final = ["russia", "japan", "canada", "united-states"]
NO_COUNTRY: Final = -1
ALL_COUNTRIES: Final = 4
"""Stands for a country in a question that is about the whole board."""

RESOURCES: Final = ["power", "oxygen", "climate", "nutrition"]
CAPACITY: Final = 4
NAMED: Final = 5
"""The resource of a tile whose owner names it: the Multipurpose Research Lab (6.3)."""
NO_RESOURCE: Final = -1

SCENARIO: Final = 0
STRAIN: Final = 1
DISABLE: Final = 2
AMPLIFY: Final = 3
TOKENS: Final = ["scenario", "strain", "disable", "amplify"]
NEGATIVE: Final = 3
"""The first three are negative (13.1): a tile has a count of each."""

PAYLOAD_SPECIALIST: Final = 0
SPACEFLIGHT_PILOT: Final = 1
MEDICAL_OFFICER: Final = 2
MISSION_SPECIALIST: Final = 3
BADGES: Final = ["payload-specialist", "spaceflight-pilot", "medical-officer", "mission-specialist"]

LIGHTS: Final = ["red", "blue"]
DISASTERS: Final = ["meteor-shower", "toxic-leak"]
DIFFICULTIES: Final = ["easy", "normal", "hard"]

SECTORS: Final = 8
SLOTS: Final = 4
STATION: Final = 32

TILE_SPACES: Final = 3
CARD_SPACES: Final = 8
# What a space asks for: a mask of values below 64, or one of these (house-needs).
SAME: Final = 64
OTHER: Final = 65
NEXT: Final = 66
SPECIAL_NEEDS: Final = ["same", "other", "next"]

# Abilities (chapter 6).
ABILITIES: Final = words(
    """
    none roll reroll turn copy take store shift converter near adjust set capacity amplify
    """
)
NO_ABILITY: Final = 0
ROLL: Final = 1
REROLL: Final = 2
TURN: Final = 3
COPY: Final = 4
TAKE: Final = 5
STORE: Final = 6
SHIFT: Final = 7
CONVERTER: Final = 8
NEAR: Final = 9
ADJUST: Final = 10
SET: Final = 11
GAIN_CAPACITY: Final = 12
GAIN_AMPLIFY: Final = 13


@dataclass(eq=False)
class Ability:
    """What a die placed on a tile does. `of` and `to` are masks of values, `by` of turns or, for
    values, 1 for up and 2 for down."""

    kind: int
    count: int
    discard: int
    of: int
    to: int
    by: int
    most: int
    last: bool


@dataclass(eq=False)
class Tile:
    """`output`: two groups of six, what a die gives by its value; `whole`: what all dice together
    give, for each of the two resources."""

    name: str
    country: int
    tier: int
    cost: int
    resources: list[int]
    needs: list[int]
    output: list[int]
    whole: list[int]
    ability: Ability


@dataclass(eq=False)
class Country:
    dice: int
    track: int
    least: int
    most: int
    price: list[int]
    starters: list[int]

    def price_of_die(self, track: int) -> int:
        """Capacity for one more die (house-die-price)."""
        step = track - self.least
        return self.price[step] if step < len(self.price) else self.price[-1]


# What an effect of a disaster card does, and to what (chapter 9).
HIT: Final = 0
DISABLING: Final = 1
STRAINING: Final = 2
DESTROY: Final = 3
DRAIN: Final = 4
FEWER_DICE: Final = 5
LESS_CAPACITY: Final = 6
DOINGS: Final = ["hit", "disable", "strain", "destroy", "drain", "dice", "capacity"]

SECTOR: Final = 0
EVERY: Final = 1
EXPENSIVE: Final = 2
PRICIEST: Final = 3
CHOSEN: Final = 4
DOCKING: Final = 5
SELECTORS: Final = ["sector", "every", "expensive", "priciest", "chosen", "docking"]

ALL_RESOURCES: Final = 4
LOWEST: Final = 5
ANY_LIGHT: Final = -1


@dataclass(eq=False)
class Effect:
    """One line of a card. `aid`: pairs of dice on the aid and the count from there on; `per`: one
    for every so many dice there, instead of pairs, 0 if it is not said."""

    doing: int
    selector: int
    count: int
    aid: list[int]
    per: int
    sectors: int
    resource: int
    tiers: int
    light: int
    hit: bool
    just: bool

    def number(self, aid: int) -> int:
        """How much or how many, with so many dice on the aid (9.3.5, house-fading-vision)."""
        if self.per:
            return (aid + self.per - 1) // self.per
        number = self.count
        for place in range(0, len(self.aid), 2):
            if aid >= self.aid[place]:
                number = self.aid[place + 1]
        return number


@dataclass(eq=False)
class Card:
    """A mission (its disaster is -1) or a disaster card: what is laid out and may take dice."""

    name: str
    disaster: int
    tier: int
    needs: list[int]
    effects: list[Effect]
    toxic: int
    persistent: bool


class Figures:
    """The numbers of the game that are no list of things."""

    track_most: list[int]  # by crews - 2
    track_start: list[int]  # by 4 * difficulty + players - 1
    bank: list[int]
    most_scenario: int
    habitation_needs: list[int]
    habitation: list[int]
    docking: int
    capacity_start: int
    capacity_round: int
    capacity_most: int
    mend: list[int]
    officer_price: int
    specialist_gift: int
    offer: int
    tiers: list[int]
    lights: list[int]
    missions: list[list[int]]  # by 3 * difficulty + crews - 2, by tier
    mission_pace: int
    consumption: list[list[int]]  # by the same, four for each round
    growth: int


class IntrepidEdition(Edition):
    """Places, where a die can go: tiles, missions, disaster cards, the own Habitation Module.
    `cards` holds missions and then disaster cards."""

    def __init__(
        self, countries: list[Country], tiles: list[Tile], cards: list[Card], figures: Figures
    ) -> None:
        self.countries = countries
        self.tiles = tiles
        self.cards = cards
        self.figures = figures
        self.first_card = len(tiles)
        self.habitation = len(tiles) + len(cards)
        self.needs: list[int] = []
        for tile in tiles:
            self.needs += tile.needs + [0] * (TILE_SPACES - len(tile.needs))
        self.spaces = [len(tile.needs) for tile in tiles]
        self.missions = [place for place, card in enumerate(cards) if card.disaster < 0]
        self.starter = [tile.tier == 0 for tile in tiles]
        places = [tile.name for tile in tiles] + [card.name for card in cards] + ["habitation"]
        super().__init__(
            [
                Domain("country", COUNTRIES),
                DIE,
                Domain("place", places),
                Domain("tile", [tile.name for tile in tiles]),
                Domain("card", [card.name for card in cards]),
                Domain("slot", slot_names()),
                Domain("resource", RESOURCES),
                Domain("token", TOKENS),
                Domain("mended", TOKENS[:NEGATIVE]),
                Domain("turn", TURNS),
                Domain("badge", BADGES),
                Domain("light", LIGHTS),
                numbers("value", 7),
                numbers("player", 4),
                Domain("asked", [*COUNTRIES, "all"]),
                numbers("number", 1024),
            ]
        )


def slot_names() -> list[str]:
    """Sector and slot: "3-2" is the second slot of sector 3."""
    return [f"{sector}-{slot}" for sector in range(1, 9) for slot in range(1, 5)]
