"""How bots come into play (Launch Manual, Station Automation, bot-setup), and who goes on for
Stranger's."""

from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BLUDGEON,
    ENIGMA,
    EXTRICATE,
    GUN,
    HAYWIRE,
    HELMET,
    HELPFUL,
    NOWHERE,
    PARANOID,
    SECRET_CACHE,
    ZIP_GUN,
)
from deorbit.games.stationfall.rules.abilities.reveal import clear_cubes, gain_abilities
from deorbit.games.stationfall.rules.bots.influence import is_open, order_from, own_card
from deorbit.games.stationfall.rules.characters import gain, owners_of
from deorbit.games.stationfall.rules.events import BOT_CHANGED, GAINED, PIRATES, REVEALED
from deorbit.games.stationfall.rules.state import GONE, OFF_BOARD, StationfallState
from deorbit.games.stationfall.rules.turn.cubes import least_influence, most_influence, place_cubes

FIRST_ALLIES: Final = 3
FIRST_CUBES: Final = 2
HEIRS: Final = 2

GIFTS: Final = [(HAYWIRE, BLUDGEON), (ZIP_GUN, GUN), (SECRET_CACHE, HELMET)]
"""Reveal powers that only give an Item, and which."""


def deal_to_bots(
    state: StationfallState, cards: list[int], named: list[str], others: list[str]
) -> list[int]:
    """Give each bot its identity card, out of a shuffled pile: the named one, or the first that it
    may have. Returns the rest."""
    names = state.edition.identities
    rest = [card for card in cards if names[card] not in named]
    for place, bot in enumerate(bits(state.bots)):
        if place < len(named):
            card = names.index(named[place])
        else:
            card = next(one for one in rest if names[one] in others)
            rest.remove(card)
        state.identity[bot] = card
    return rest


def undealt(state: StationfallState) -> list[int]:
    """The identity cards that nobody has or had."""
    gone = 0
    for player in range(state.players):
        gone |= state.dealt[player] | state.bonus[player] | state.aside[player]
        if state.identity[player] >= 0:
            gone |= 1 << state.identity[player]
    return [card for card in range(len(state.edition.identities)) if not gone >> card & 1]


def inherit(state: StationfallState, bot: int, heirs: list[int]) -> None:
    """Lay Stranger's Bonus Characters down, the first one first."""
    state.heir = heirs[0] if heirs else NOWHERE
    for card in heirs:
        state.bonus[bot] |= 1 << card
    state.bonus_count[bot] = len(heirs)


def in_turn_order(state: StationfallState) -> list[int]:
    """The bots, in turn order."""
    return [player for player in state.turn_order() if state.bots >> player & 1]


def bring_in(state: StationfallState, dealer: Dealer) -> None:
    """When everybody has chosen: all bots are revealed, Stranger's is dealt two Bonus Characters
    (house-bot-stranger), then each wins its first allies."""
    for bot in in_turn_order(state):
        appear(state, bot, state.identity[bot], dealer)
        take_gifts(state, bot, dealer)
        if state.edition.powers[state.pc[bot]] & ENIGMA:
            pile = undealt(state)
            dealer.chance.shuffle(pile)
            inherit(state, bot, pile[:HEIRS])
    for bot in in_turn_order(state):
        win_allies(state, bot, dealer)


def appear(state: StationfallState, bot: int, identity: int, dealer: Dealer) -> None:
    """A bot has its PC revealed, with the reveal powers that last (house-bot-powers)."""
    dealer.tell(REVEALED, bot, identity)
    card = state.edition.character_of[identity]
    state.identity[bot] = identity
    state.pc[bot] = identity
    state.owners[card] |= 1 << bot
    state.early |= 1 << bot
    clear_cubes(state, bot, card, dealer)
    gain_abilities(state, identity, False)


def take_gifts(state: StationfallState, bot: int, dealer: Dealer) -> None:
    """Of the powers that happen once, those that only gain something (house-bot-powers)."""
    powers = state.edition.powers[state.pc[bot]]
    pawn = state.own_pawns(bot)[0]
    for power, item in GIFTS:
        at_hand = state.present(pawn) or state.where[pawn] == OFF_BOARD
        if powers & power and state.supply[item] and at_hand and not state.full(pawn):
            gain(state, pawn, item)
            dealer.tell(GAINED, pawn, item)
    if powers & EXTRICATE and state.edition.ship:
        state.pirate = 1
        dealer.tell(PIRATES)


def win_allies(state: StationfallState, bot: int, dealer: Dealer) -> None:
    """Two cubes on each of the next three NPCs, one where that is all it takes; whoever cannot be
    won by that is passed over (house-bot-allies)."""
    found = 0
    for card in order_from(state, own_card(state, bot)):
        if found < FIRST_ALLIES and is_open(state, bot, card):
            ability = state.ability[state.edition.pawn_of[card]]
            count = 1 if ability & HELPFUL else FIRST_CUBES
            least, most = least_influence(state, card), most_influence(state, bot, card)
            if not ability & PARANOID and least <= count <= most:
                place_cubes(state, bot, card, count, dealer)
                found += 1


# Stranger (bot-stranger) --------------------------------------------------------------------------


def succeed(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """Stranger's bot goes on as its first Bonus Character, or as the second if that is annihilated
    too; the other card is discarded."""
    for bot in bits(owners_of(state, pawn) & state.bots):
        if not state.edition.powers[state.pc[bot]] & ENIGMA:
            continue
        second = state.bonus[bot] & ~(1 << state.heir)
        for identity in [state.heir, *bits(second)]:
            pawns = state.edition.pawns_of[state.edition.character_of[identity]]
            if any(state.where[one] != GONE for one in pawns):
                state.owners[own_card(state, bot)] &= ~(1 << bot)
                state.aside[bot] = state.bonus[bot] & ~(1 << identity) | 1 << state.pc[bot]
                state.aside_count[bot] = state.bonus_count[bot]
                state.shown_bonus |= 1 << state.pc[bot]
                state.bonus[bot] = 0
                state.bonus_count[bot] = 0
                state.heir = NOWHERE
                dealer.tell(BOT_CHANGED, bot, identity)
                appear(state, bot, identity, dealer)
                return
