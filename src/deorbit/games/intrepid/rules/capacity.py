"""Spend Capacity (chapter 11): tiles, dice, mending."""

from typing import Final

from deorbit.core.codec import first, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.intrepid.content.edition import DISABLE, NEGATIVE, STATION
from deorbit.games.intrepid.rules.crews import CrewAction
from deorbit.games.intrepid.rules.events import BUILT, DIE_BOUGHT, DOCKING_MENDED, MENDED
from deorbit.games.intrepid.rules.questions import ASK_SPEND
from deorbit.games.intrepid.rules.reasons import (
    NO_FREE_SLOT,
    NO_SUCH_TOKEN,
    NOT_BARRED,
    NOT_IN_OFFER,
    NOT_THERE_TO_MEND,
    NOT_YOURS_TO_MEND,
    SLOT_TAKEN,
    TOO_POOR,
    TOO_POOR_FOR_DIE,
    TOO_POOR_TO_MEND,
    TRACK_FULL,
)
from deorbit.games.intrepid.rules.state import EMPTY, IN_OFFER, NOBODY, IntrepidState


def offered(state: IntrepidState, crew: int) -> list[int]:
    """The tiles of an offer row."""
    return [
        tile
        for tile in range(len(state.at))
        if state.at[tile] == IN_OFFER and state.owner[tile] == crew
    ]


def on_station(state: IntrepidState, crew: int) -> list[int]:
    """The tiles of a crew on the station, of all crews for NOBODY."""
    return [tile for tile in state.slot if tile != EMPTY and crew in (NOBODY, state.owner[tile])]


def can_pay(state: IntrepidState, crew: int, price: int) -> bool:
    return state.capacity[crew] >= price


def has_step(state: IntrepidState, crew: int) -> bool:
    """Whether the dice track of a crew goes on (house-die-price)."""
    return state.track[crew] < state.edition.countries[state.country[crew]].most


def die_price(state: IntrepidState, crew: int) -> int:
    """What the next step of the dice track costs."""
    return state.edition.countries[state.country[crew]].price_of_die(state.track[crew])


class Spending(CrewAction):
    """Base of what crews do in phase 5. `options` are the moves of a crew that come into question,
    `price` what one of them costs in Capacity."""

    def __init__(self, name: str, fields: str) -> None:
        super().__init__(name, fields, [ASK_SPEND])

    def options(self, state: IntrepidState, crew: int) -> list[int]:
        return [pack(self.number, state.country[crew])]

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return 0

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            for move in self.options(state, crew):
                if self.bars(state, crew, move) == ALLOWED:
                    moves.append(move)


class Buy(Spending):
    """Buy a tile of the own offer row for a free slot (11.1, house-slot)."""

    def __init__(self) -> None:
        super().__init__("buy", "tile slot")

    def options(self, state: IntrepidState, crew: int) -> list[int]:
        return [
            pack(self.number, state.country[crew], tile, slot)
            for tile in offered(state, crew)
            for slot in range(STATION)
        ]

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        tile = second(move)
        if state.at[tile] != IN_OFFER or state.owner[tile] != crew:
            return NOT_IN_OFFER
        if state.slot[third(move)] != EMPTY:
            return SLOT_TAKEN if EMPTY in state.slot else NO_FREE_SLOT
        return ALLOWED if can_pay(state, crew, self.price(state, crew, move)) else TOO_POOR

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return state.edition.tiles[second(move)].cost

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        tile, slot = second(move), third(move)
        crew = state.crew_of[first(move)]
        price = self.price(state, crew, move)
        state.capacity[crew] -= price
        state.build(tile, crew, slot)
        dealer.tell(BUILT, first(move), tile, slot, price)


BUY: Final = Buy()


class BuyDie(Spending):
    """Move the marker on the own dice track to the right (11.1, house-die-price)."""

    def __init__(self) -> None:
        super().__init__("die", "")

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        if not has_step(state, crew):
            return TRACK_FULL
        return ALLOWED if can_pay(state, crew, die_price(state, crew)) else TOO_POOR_FOR_DIE

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return die_price(state, crew)

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        crew = state.crew_of[first(move)]
        price = die_price(state, crew)
        state.capacity[crew] -= price
        state.track[crew] += 1
        dealer.tell(DIE_BOUGHT, first(move), state.track[crew], price)


class Mend(Spending):
    """Take a negative token off a tile of the own (house-mend)."""

    def __init__(self) -> None:
        super().__init__("mend", "tile token:mended")

    def options(self, state: IntrepidState, crew: int) -> list[int]:
        return [
            pack(self.number, state.country[crew], tile, token)
            for tile in on_station(state, crew)
            for token in range(NEGATIVE)
        ]

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        tile, token = second(move), third(move)
        if state.at[tile] >= STATION:
            return NOT_THERE_TO_MEND
        if state.owner[tile] != crew:
            return NOT_YOURS_TO_MEND
        if state.tokens[NEGATIVE * tile + token] == 0:
            return NO_SUCH_TOKEN
        return ALLOWED if can_pay(state, crew, self.price(state, crew, move)) else TOO_POOR_TO_MEND

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return state.edition.figures.mend[third(move)]

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        tile, token = second(move), third(move)
        crew = state.crew_of[first(move)]
        price = self.price(state, crew, move)
        state.capacity[crew] -= price
        state.set_tokens(tile, token, state.tokens[NEGATIVE * tile + token] - 1)
        state.bank[token] += 1
        dealer.tell(MENDED, first(move), tile, token, price)


class Free(Spending):
    """Take the Disable token off the own Docking Module (house-mend)."""

    def __init__(self) -> None:
        super().__init__("free", "")

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        if not state.barred[crew]:
            return NOT_BARRED
        return ALLOWED if can_pay(state, crew, self.price(state, crew, move)) else TOO_POOR_TO_MEND

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return state.edition.figures.mend[DISABLE]

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        crew = state.crew_of[first(move)]
        price = self.price(state, crew, move)
        state.capacity[crew] -= price
        state.barred[crew] = 0
        state.bank[DISABLE] += 1
        dealer.tell(DOCKING_MENDED, first(move), price)
