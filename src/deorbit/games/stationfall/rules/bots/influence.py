"""Whom a bot wins over (bot-influence): character order, cubes, and the die of its turn."""

from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import LOYAL, NOWHERE
from deorbit.games.stationfall.rules.events import DIE_ROLLED, FOCUSED
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn import cubes

INFLUENCE_LIMIT: Final = 8
ENOUGH_ALLIES: Final = 2
DIE: Final = 6
FOCUS_FROM: Final = 5
"""From which number on the die chooses the focus script (house-bot-die)."""


def is_bot(state: StationfallState, conspiracy: int) -> bool:
    return state.bots >> conspiracy & 1 == 1


def own_card(state: StationfallState, conspiracy: int) -> int:
    """The card from whose place on the table a player counts."""
    return state.edition.character_of[state.identity[conspiracy]]


def order_from(state: StationfallState, card: int) -> list[int]:
    """The other cards in character order, from the next one on and round to the start."""
    cards = len(state.owners)
    return [(card + step) % cards for step in range(1, cards)]


def last_influenced(state: StationfallState, bot: int) -> int:
    """The last card in character order with cubes of a bot, as seen from its PC; NOWHERE if there
    is none."""
    last = NOWHERE
    for card in order_from(state, own_card(state, bot)):
        if state.cubes[card * state.players + bot]:
            last = card
    return last


def is_open(state: StationfallState, conspiracy: int, card: int) -> bool:
    """An NPC that can be influenced at all: it takes cubes, can act, and is not too suspicious."""
    return (
        state.edition.with_token >> card & 1 == 1
        and not state.owners[card]
        and state.card_usable(card)
        and not cubes.is_aloof(state, conspiracy, card)
    )


def cubes_to_conspire(state: StationfallState, conspiracy: int, card: int, more: int = 0) -> int:
    """How many cubes make a character a conspirator, and so many more; 0 if it is one already,
    NOWHERE if there are not enough of them or it takes none."""
    place = card * state.players
    own = state.cubes[place + conspiracy]
    most = 1
    for other in range(state.players):
        most = max(most, state.cubes[place + other])
    needed = max(0, most - own)
    if not needed + more:
        return 0
    if not is_open(state, conspiracy, card):
        return NOWHERE
    if state.ability[state.edition.pawn_of[card]] & LOYAL:
        least = cubes.least_influence(state, card)
        needed = least if needed else max(least, own + more) - more
    needed += more
    return needed if needed <= cubes.most_influence(state, conspiracy, card) else NOWHERE


def cubes_beyond(state: StationfallState, conspiracy: int, card: int, more: int) -> int:
    """How many cubes a Conspirator lacks of so many more than it takes; 0 if they cannot be put
    there."""
    place = card * state.players
    own = state.cubes[place + conspiracy]
    most = 1
    for other in range(state.players):
        if other != conspiracy:
            most = max(most, state.cubes[place + other])
    lacking = most + more - own
    if not is_open(state, conspiracy, card):
        return 0
    least, spare = cubes.least_influence(state, card), cubes.most_influence(state, conspiracy, card)
    return lacking if least <= lacking <= spare else 0


def next_to_influence(state: StationfallState, conspiracy: int, enough: int) -> int:
    """With cubes on fewer than so many NPCs that can still act: the next one after the last
    influenced that a conspirator can be made of; otherwise NOWHERE."""
    allies = 0
    for card in range(len(state.owners)):
        if state.cubes[card * state.players + conspiracy] and state.card_usable(card):
            allies += 1
    if allies >= enough:
        return NOWHERE
    last = last_influenced(state, conspiracy)
    for card in order_from(state, own_card(state, conspiracy) if last == NOWHERE else last):
        if cubes_to_conspire(state, conspiracy, card) > 0:
            return card
    return NOWHERE


def influence(state: StationfallState, bot: int, dealer: Dealer) -> None:
    """Bot Influence: as many cubes as anybody has there, at least one (house-bot-influence)."""
    card = next_to_influence(state, bot, ENOUGH_ALLIES)
    if card != NOWHERE:
        cubes.place_cubes(state, bot, card, cubes_to_conspire(state, bot, card), dealer)


def roll(state: StationfallState, bot: int, dealer: Dealer) -> None:
    """Where there is a focus script, the die tells whether it is used this turn (house-bot-die)."""
    if not state.edition.scripts[state.pc[bot]].focus:
        return
    number = dealer.chance.below(DIE) + 1
    state.focus = int(number >= FOCUS_FROM)
    dealer.tell(FOCUSED if state.focus else DIE_ROLLED, bot, number)
