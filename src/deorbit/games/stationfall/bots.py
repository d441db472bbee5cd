"""Bots (Launch Manual, Station Automation): how they come into play, whom they win over, and what
they never do. Their two answers to a turn are in `manoeuvres`."""

from typing import Final

from deorbit.core.chance import Chance
from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationfall.abilities.reveal import clear_cubes, gain_abilities
from deorbit.games.stationfall.characters import exposed, gain, owners_of
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    BOT_CHANGED,
    DIE_ROLLED,
    FOCUSED,
    GAINED,
    PIRATES,
    REVEALED,
)
from deorbit.games.stationfall.influence import (
    is_aloof,
    least_influence,
    most_influence,
    place_cubes,
)
from deorbit.games.stationfall.state import GONE, OFF_BOARD, StationfallState
from deorbit.games.stationfall.terms import (
    BLUDGEON,
    ENIGMA,
    EXTRICATE,
    GUN,
    HAYWIRE,
    HELMET,
    HELPFUL,
    LOYAL,
    NOWHERE,
    PARANOID,
    ROBOT,
    SECRET_CACHE,
    ZIP_GUN,
)

INFLUENCE_LIMIT: Final = 8
FIRST_ALLIES: Final = 3
FIRST_CUBES: Final = 2
ENOUGH_ALLIES: Final = 2
HEIRS: Final = 2
DIE: Final = 6
FOCUS_FROM: Final = 5
"""From which number on the die chooses the focus script (house-bot-die)."""

GIFTS: Final = [(HAYWIRE, BLUDGEON), (ZIP_GUN, GUN), (SECRET_CACHE, HELMET)]
"""Reveal powers that only give an Item, and which."""


# Set-up (bot-setup) -------------------------------------------------------------------------------


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
    players = [(state.first + turn) % state.players for turn in range(state.players)]
    return [player for player in players if state.bots >> player & 1]


def bring_in(state: StationfallState, chance: Chance, events: Sink) -> None:
    """When everybody has chosen: all bots are revealed, Stranger's is dealt two Bonus Characters
    (house-bot-stranger), then each wins its first allies."""
    for bot in in_turn_order(state):
        appear(state, bot, state.identity[bot], events)
        take_gifts(state, bot, events)
        if state.edition.powers[state.pc[bot]] & ENIGMA:
            pile = undealt(state)
            chance.shuffle(pile)
            inherit(state, bot, pile[:HEIRS])
    for bot in in_turn_order(state):
        win_allies(state, bot, events)


def appear(state: StationfallState, bot: int, identity: int, events: Sink) -> None:
    """A bot has its PC revealed, with the reveal powers that last (house-bot-powers)."""
    if events is not None:
        events.append((REVEALED, EVERYONE, bot, identity))
    card = state.edition.character_of[identity]
    state.identity[bot] = identity
    state.pc[bot] = identity
    state.owners[card] |= 1 << bot
    state.early |= 1 << bot
    clear_cubes(state, bot, card, events)
    gain_abilities(state, identity, False)


def take_gifts(state: StationfallState, bot: int, events: Sink) -> None:
    """Of the powers that happen once, those that only gain something (house-bot-powers)."""
    powers = state.edition.powers[state.pc[bot]]
    pawn = state.own_pawns(bot)[0]
    for power, item in GIFTS:
        at_hand = state.present(pawn) or state.where[pawn] == OFF_BOARD
        if powers & power and state.supply[item] and at_hand and not state.full(pawn):
            gain(state, pawn, item)
            if events is not None:
                events.append((GAINED, EVERYONE, pawn, item))
    if powers & EXTRICATE and state.edition.ship:
        state.pirate = 1
        if events is not None:
            events.append((PIRATES, EVERYONE))


def win_allies(state: StationfallState, bot: int, events: Sink) -> None:
    """Two cubes on each of the next three NPCs, one where that is all it takes; whoever cannot be
    won by that is passed over (house-bot-allies)."""
    found = 0
    for card in order_from(state, own_card(state, bot)):
        if found < FIRST_ALLIES and is_open(state, bot, card):
            ability = state.ability[state.edition.pawn_of[card]]
            count = 1 if ability & HELPFUL else FIRST_CUBES
            least, most = least_influence(state, card), most_influence(state, bot, card)
            if not ability & PARANOID and least <= count <= most:
                place_cubes(state, bot, card, count, events)
                found += 1


# Character order (bot-character-order) ------------------------------------------------------------


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


# Influence (bot-influence) ------------------------------------------------------------------------


def is_open(state: StationfallState, conspiracy: int, card: int) -> bool:
    """An NPC that can be influenced at all: it takes cubes, can act, and is not too suspicious."""
    return (
        state.edition.with_token >> card & 1 == 1
        and not state.owners[card]
        and state.card_usable(card)
        and not is_aloof(state, conspiracy, card)
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
        least = least_influence(state, card)
        needed = least if needed else max(least, own + more) - more
    needed += more
    return needed if needed <= most_influence(state, conspiracy, card) else NOWHERE


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
    if lacking <= 0 or not is_open(state, conspiracy, card):
        return 0
    least, spare = least_influence(state, card), most_influence(state, conspiracy, card)
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
        if is_open(state, conspiracy, card) and cubes_to_conspire(state, conspiracy, card) > 0:
            return card
    return NOWHERE


def influence(state: StationfallState, bot: int, events: Sink) -> None:
    """Bot Influence: as many cubes as anybody has there, at least one (house-bot-influence)."""
    card = next_to_influence(state, bot, ENOUGH_ALLIES)
    if card != NOWHERE:
        place_cubes(state, bot, card, cubes_to_conspire(state, bot, card), events)


def roll(state: StationfallState, bot: int, chance: Chance, events: Sink) -> None:
    """Where there is a focus script, the die tells whether it is used this turn (house-bot-die)."""
    if not state.edition.scripts[state.pc[bot]].focus:
        return
    number = chance.below(DIE) + 1
    state.focus = int(number >= FOCUS_FROM)
    if events is not None:
        events.append((FOCUSED if state.focus else DIE_ROLLED, EVERYONE, bot, number))


# What bots never do -------------------------------------------------------------------------------


def harms(state: StationfallState, pawn: int, other: int) -> bool:
    """Whether what Downs or annihilates somebody would be done to the bot's own PC, by anybody but
    itself (bot-self-preservation)."""
    return state.owns(other) and (pawn == NOWHERE or not state.owns(pawn))


def harms_here(state: StationfallState, pawn: int, section: int, robots: bool) -> bool:
    """The same for what happens to all in a section: to `robots`, or else to those whom a hazard
    Downs."""
    for other in state.own_pawns(state.active):
        if (
            state.where[other] == section
            and not state.down >> other & 1
            and harms(state, pawn, other)
            and (state.edition.kind[other] & ROBOT if robots else exposed(state, other))
        ):
            return True
    return False


def harms_aboard(state: StationfallState, pawn: int, pod: int) -> bool:
    """The same for a damaged pod that is launched with everybody in it."""
    if not state.damaged >> pod & 1:
        return False
    for other in state.own_pawns(state.active):
        if state.where[other] == pod and harms(state, pawn, other):
            return True
    return False


def is_spared(state: StationfallState, pawn: int) -> bool:
    """Whether Project X does nothing bad to a pawn now: in its turn a bot never targets its own PC
    (bot-resolve)."""
    return state.by_bot() and state.owns(pawn)


# Stranger (bot-stranger) --------------------------------------------------------------------------


def succeed(state: StationfallState, pawn: int, events: Sink) -> None:
    """Stranger's bot goes on as its first Bonus Character, or as the second if that is annihilated
    too; the other card is discarded."""
    if state.heir == NOWHERE:
        return
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
                if events is not None:
                    events.append((BOT_CHANGED, EVERYONE, bot, identity))
                appear(state, bot, identity, events)
                return
