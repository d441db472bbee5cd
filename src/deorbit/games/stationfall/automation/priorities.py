"""General Priorities (Launch Manual, Station Automation, Bot's General Priorities): what decides
between options that are equally close.

Each list of priorities is one int, the least of which comes first; its parts are packed from the
most important one down. `which` tells by what part two of them differ, for explanations.
"""

from typing import Final

from deorbit.core.codec import words
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.names import ITEMS, NOWHERE
from deorbit.games.stationfall.content.script import KOMPROMAT
from deorbit.games.stationfall.rules.state import StationfallState

# What decides.
TIES: Final = words(
    """
    nothing pc most-cubes fewest-own-cubes most-persons-cubes character-order first-pawn
    zero-gravity most-occupants top-most leftmost first-section colour name
    """
)
"""By what a tie was broken, for `stationfall-bot-tie-*`."""
NOTHING: Final = 0
IS_PC: Final = 1
MOST_CUBES: Final = 2
FEWEST_OWN_CUBES: Final = 3
MOST_PERSONS_CUBES: Final = 4
CHARACTER_ORDER: Final = 5
FIRST_PAWN: Final = 6
ZERO_GRAVITY: Final = 7
MOST_OCCUPANTS: Final = 8
TOP_MOST: Final = 9
LEFTMOST: Final = 10
FIRST_SECTION: Final = 11
COLOUR: Final = 12
NAME: Final = 13

ACTIVATING: Final = [(24, IS_PC), (16, MOST_CUBES), (8, CHARACTER_ORDER), (0, FIRST_PAWN)]
TARGETING: Final = [
    (24, FEWEST_OWN_CUBES),
    (16, MOST_PERSONS_CUBES),
    (8, CHARACTER_ORDER),
    (0, FIRST_PAWN),
]
SECTIONS: Final = [
    (24, ZERO_GRAVITY),
    (18, MOST_OCCUPANTS),
    (13, TOP_MOST),
    (8, LEFTMOST),
    (0, FIRST_SECTION),
]
HANDLING: Final = [(8, COLOUR), (0, NAME)]
"""Where the parts of each list begin, and what they are."""

MOST: Final = 255
"""The highest count that a part of eight bits holds."""
ANY_SECTION: Final = 63
"""Instead of a pod's Occupants: sections that are no pods."""
HIGHEST_ROW: Final = 31
WANTED: Final = 4
"""In the place of a colour: dropped after all others."""

ALPHABET: Final = [sorted(ITEMS).index(name) for name in ITEMS]


def which(parts: list[tuple[int, int]], key: int, other: int) -> int:
    """What decides between two keys of one list."""
    for shift, part in parts:
        if key >> shift != other >> shift:
            return part
    return NOTHING


# Characters ---------------------------------------------------------------------------------------


def own_card(state: StationfallState, bot: int) -> int:
    """The card of the bot's PC; for a player who has not revealed, of the Secret Identity."""
    identity = state.pc[bot]
    if identity < 0:
        identity = state.identity[bot]
    return state.edition.character_of[identity] if identity >= 0 else NOWHERE


def order(state: StationfallState, bot: int, card: int) -> int:
    """How many characters come between the bot's PC and a card; from the last one the order goes
    on with the first (bot-character-order)."""
    if card == NOWHERE:
        return MOST
    return (card - own_card(state, bot) - 1) % len(state.edition.cards)


def activating(state: StationfallState, bot: int, pawn: int) -> int:
    """Activating a Character, of several that can complete the manoeuvre this Minute or are
    equally Exhausted: PC > most cubes of anybody > next in Character Order."""
    card = state.edition.card_of[pawn]
    cubes = 0
    if card != NOWHERE:
        if card == own_card(state, bot):
            return order(state, bot, card) << 8 | pawn
        for place in range(card * state.players, (card + 1) * state.players):
            cubes += state.cubes[place]
    return 1 << 24 | (MOST - cubes) << 16 | order(state, bot, card) << 8 | pawn


def targeting(state: StationfallState, bot: int, pawn: int) -> int:
    """Targeting a Character: fewest cubes of the bot > most cubes of persons > next in Character
    Order after the bot's PC."""
    card = state.edition.card_of[pawn]
    own = 0
    persons = 0
    if card != NOWHERE:
        place = card * state.players
        own = state.cubes[place + bot]
        for other in range(state.players):
            if is_rival(state, bot, other) and not state.bots >> other & 1:
                persons += state.cubes[place + other]
    return own << 24 | (MOST - persons) << 16 | order(state, bot, card) << 8 | pawn


def is_rival(state: StationfallState, bot: int, other: int) -> bool:
    """Whether another player neither is the bot nor wins together with it."""
    return state.lead[other] != state.lead[bot]


# Sections -----------------------------------------------------------------------------------------


def sections(state: StationfallState, bot: int, section: int) -> int:
    """Choosing a Section: zero gravity > pod with most Occupants > top-most > leftmost."""
    is_pod = state.edition.pods >> section & 1 == 1
    return section_key(state.edition, section, state.occupants(section) if is_pod else 0)


def section_key(edition: StationfallEdition, section: int, occupants: int) -> int:
    """The same for so many Occupants, which count in pods."""
    crowd = ANY_SECTION
    if edition.pods >> section & 1:
        crowd -= 1 + occupants
    column, row = edition.places[section]
    gravity = edition.gravity >> section & 1
    return gravity << 24 | crowd << 18 | (HIGHEST_ROW - row) << 13 | column << 8 | section


# Items --------------------------------------------------------------------------------------------


def picking(state: StationfallState, item: int) -> int:
    """Picking Up Items: Kompromat > purple > red > yellow > green > name A-Z. What the script is
    about comes before, which is for the caller to see to."""
    if item == KOMPROMAT:
        return 0
    return (1 + state.edition.colour[item]) << 8 | ALPHABET[item]


def dropping(state: StationfallState, item: int, wanted: bool = False) -> int:
    """Dropping Items: green > yellow > red > purple > what the script is about > name Z-A."""
    place = WANTED if wanted else WANTED - 1 - state.edition.colour[item]
    return place << 8 | MOST - ALPHABET[item]
