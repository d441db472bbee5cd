"""Disasters (chapter 9): cards and what they do, line by line."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.intrepid.content.edition import (
    ALL_COUNTRIES,
    ALL_RESOURCES,
    ANY_LIGHT,
    CHOSEN,
    DISABLING,
    DOCKING,
    DRAIN,
    EXPENSIVE,
    FEWER_DICE,
    LESS_CAPACITY,
    LOWEST,
    NEGATIVE,
    NO_RESOURCE,
    PRICIEST,
    SCENARIO,
    SECTOR,
    SECTORS,
    SLOTS,
    STATION,
    Effect,
)
from deorbit.games.intrepid.rules.abilities import lose_capacity
from deorbit.games.intrepid.rules.damage import afflict, bar_docking
from deorbit.games.intrepid.rules.events import (
    CARD_AGAIN,
    CARD_DRAWN,
    DICE_FEWER,
    DRAINED,
    SECTOR_ROLLED,
)
from deorbit.games.intrepid.rules.questions import ASK_CHOOSE
from deorbit.games.intrepid.rules.reasons import (
    DISABLED_ALREADY,
    NOT_ITS_OWNER,
    NOT_MOST_EXPENSIVE,
    NOT_ON_STATION,
    TILE_GONE,
)
from deorbit.games.intrepid.rules.results import change, lowest
from deorbit.games.intrepid.rules.state import (
    DISASTER,
    EMPTY,
    GONE,
    NO_CARD,
    NOBODY,
    RUNNING,
    IntrepidState,
)


def begin_disaster(state: IntrepidState, dealer: Dealer) -> None:
    """Persistent cards work again, then a new one is revealed (9.1, house-persistent)."""
    state.phase = DISASTER
    state.queue = []
    for place in range(state.dealt, len(state.table)):
        if not state.is_filled(place):
            state.queue.append(state.table[place])
    state.queue.append(draw(state, dealer.chance))
    state.card = NO_CARD


def draw(state: IntrepidState, chance: Chance) -> int:
    """A card of the disaster that is not laid aside and may come by now (house-deck)."""
    if not cards_left(state, state.spent):
        state.spent = []
    return chance.pick(cards_left(state, state.spent))


def may_come(state: IntrepidState) -> list[int]:
    """The cards among which the next one is drawn: laid aside ones too, once all others are."""
    return cards_left(state, state.spent) or cards_left(state, [])


def cards_left(state: IntrepidState, spent: list[int]) -> list[int]:
    cards = state.edition.cards
    known = spent + state.table
    left = [
        card
        for card in range(len(cards))
        if cards[card].disaster == state.disaster and card not in known
    ]
    mild = [card for card in left if cards[card].tier <= state.round]
    return mild or left


def resolve(state: IntrepidState, dealer: Dealer) -> bool:
    """Carry the cards out until somebody is asked or the game is over; True when all is done."""
    while state.ending == RUNNING and not state.stack.frames:
        if state.card == NO_CARD:
            if not state.queue:
                return True
            turn_up(state, state.queue.pop(0), dealer)
        effects = state.edition.cards[state.card].effects
        if state.step < len(effects):
            effect = effects[state.step]
            state.step += 1
            carry_out(state, effect, dealer)
        else:
            state.card = NO_CARD
            state.just = []
    return False


def turn_up(state: IntrepidState, card: int, dealer: Dealer) -> None:
    state.card = card
    state.step = 0
    state.just = []
    again = card in state.table
    dealer.tell(CARD_AGAIN if again else CARD_DRAWN, card)
    if not again:
        state.latest = card
        if state.edition.cards[card].persistent:
            state.lay_out(card)
        else:
            state.spent.append(card)
        state.find_toxic()


def carry_out(state: IntrepidState, effect: Effect, dealer: Dealer) -> None:
    if effect.doing == DRAIN:
        drain(state, effect, dealer)
    elif effect.doing in (FEWER_DICE, LESS_CAPACITY):
        set_back(state, effect, dealer)
    elif effect.selector == SECTOR:
        sector = dealer.chance.below(SECTORS)
        dealer.tell(SECTOR_ROLLED, sector + 1)
        for tile in in_sectors(state, sector, effect.sectors):
            afflict(state, effect.doing, tile, dealer)
    elif effect.selector == DOCKING:
        bar_docking(state, dealer)
    elif effect.selector == EXPENSIVE:
        for crew in reversed(range(state.crews)):
            if effect.light in (ANY_LIGHT, state.light(crew)):
                state.stack.frames.append(
                    pack(ASK_CHOOSE, state.seat_of(crew), state.country[crew], 1)
                )
        ask_next(state, dealer)
    elif effect.selector in (PRICIEST, CHOSEN):
        number = 1 if effect.selector == PRICIEST else effect.number(state.on_aid())
        if number:
            frame = pack(ASK_CHOOSE, state.commander(), ALL_COUNTRIES, min(number, STATION))
            state.stack.frames.append(frame)
            ask_next(state, dealer)
    else:
        for tile in fitting(state, effect, NOBODY):
            afflict(state, effect.doing, tile, dealer)


def drained(effect: Effect, levels: list[int]) -> list[int]:
    """The resources that a line drains where they stand like this."""
    if effect.resource == ALL_RESOURCES:
        return [0, 1, 2, 3]
    return [lowest(levels)] if effect.resource == LOWEST else [effect.resource]


def drain(state: IntrepidState, effect: Effect, dealer: Dealer) -> None:
    """A resource falls (house-drain), all of them, or the lowest one."""
    number = effect.number(state.on_aid())
    for resource in drained(effect, state.resources):
        if state.ending == RUNNING:
            change(state, resource, -number, DRAINED, DRAINED, dealer)


def set_back(state: IntrepidState, effect: Effect, dealer: Dealer) -> None:
    """Markers on dice tracks move left if they can (9.1.2); Capacity is lost if there is any."""
    number = effect.number(state.on_aid())
    for crew in range(state.crews):
        if effect.light not in (ANY_LIGHT, state.light(crew)):
            continue
        country = state.country[crew]
        if effect.doing == FEWER_DICE:
            fewer = min(number, state.track[crew] - state.edition.countries[country].least)
            state.track[crew] -= fewer
            if fewer:
                dealer.tell(DICE_FEWER, country, state.track[crew])
        else:
            lose_capacity(state, crew, number, dealer)


def in_sectors(state: IntrepidState, sector: int, sectors: int) -> list[int]:
    """The tiles of a sector and of those after it; after 8 comes 1 (9.2.2)."""
    found: list[int] = []
    for step in range(sectors):
        start = (sector + step) % SECTORS * SLOTS
        for slot in range(start, start + SLOTS):
            if state.slot[slot] != EMPTY:
                found.append(state.slot[slot])
    return found


def produces(state: IntrepidState, tile: int, resource: int) -> bool:
    """Boost tiles count for both resources, the Multipurpose Research Lab never (9.1.3)."""
    return resource in state.edition.tiles[tile].resources


def fitting(state: IntrepidState, effect: Effect, crew: int) -> list[int]:
    """The tiles on the station that a line of a card is about, in the order of slots."""
    found: list[int] = []
    for slot in range(STATION):
        tile = state.slot[slot]
        if tile == EMPTY or (crew != NOBODY and state.owner[tile] != crew):
            continue
        if effect.tiers >> state.edition.tiles[tile].tier & 1 == 0:
            continue
        if effect.resource != NO_RESOURCE and not produces(state, tile, effect.resource):
            continue
        if effect.light not in (ANY_LIGHT, state.light(state.owner[tile])):
            continue
        if effect.hit and state.tokens[NEGATIVE * tile + SCENARIO] == 0:
            continue
        if effect.just and tile not in state.just:
            continue
        if effect.doing == DISABLING and state.disabled(tile):
            continue
        found.append(tile)
    return found


def candidates(state: IntrepidState, crew: int) -> list[int]:
    """What can be chosen for the line at hand: any tile, or the most expensive ones (9.1.4)."""
    effect = state.edition.cards[state.card].effects[state.step - 1]
    found = fitting(state, effect, crew)
    if effect.selector != CHOSEN and found:
        tiles = state.edition.tiles
        highest = max([tiles[tile].cost for tile in found])
        found = [tile for tile in found if tiles[tile].cost == highest]
    return found


def ask_next(state: IntrepidState, dealer: Dealer) -> None:
    """Answer questions that leave no choice; stop at the first that does."""
    while state.stack.frames:
        frame = state.stack.frames[-1]
        found = candidates(state, state.crew_in(frame))
        if len(found) > third(frame):
            return
        state.stack.frames.pop()
        for tile in found:
            afflict_chosen(state, tile, dealer)


def afflict_chosen(state: IntrepidState, tile: int, dealer: Dealer) -> None:
    effect = state.edition.cards[state.card].effects[state.step - 1]
    afflict(state, effect.doing, tile, dealer)


class Choose(ActionKind[IntrepidState]):
    """Choose a tile for what a disaster card does (9.1.4, 9.3.5)."""

    def __init__(self) -> None:
        super().__init__("choose", "tile", [ASK_CHOOSE])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        tile = first(move)
        if state.at[tile] >= STATION:
            return TILE_GONE if state.at[tile] == GONE else NOT_ON_STATION
        crew = state.crew_in(state.stack.frames[-1])
        if tile in candidates(state, crew):
            return ALLOWED
        if crew not in (NOBODY, state.owner[tile]):
            return NOT_ITS_OWNER
        return DISABLED_ALREADY if state.disabled(tile) else NOT_MOST_EXPENSIVE

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for tile in candidates(state, state.crew_in(state.stack.frames[-1])):
            moves.append(pack(self.number, tile))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        frame = state.stack.pop()
        afflict_chosen(state, first(move), dealer)
        if third(frame) > 1:
            rest = pack(kind_of(frame), first(frame), second(frame), third(frame) - 1)
            state.stack.frames.append(rest)
        ask_next(state, dealer)
