"""Spend Capacity (chapter 11): tiles, dice, mending."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Sink
from deorbit.games.intrepid.edition import DISABLE, NEGATIVE, STATION
from deorbit.games.intrepid.events import BUILT, DIE_BOUGHT, DOCKING_MENDED, MENDED
from deorbit.games.intrepid.questions import ASK_SPEND
from deorbit.games.intrepid.reasons import (
    NO_SUCH_TOKEN,
    NOT_BARRED,
    NOT_IN_OFFER,
    NOT_ON_STATION,
    NOT_YOUR_CREW,
    NOT_YOUR_TILE,
    SLOT_TAKEN,
    TOO_POOR,
    TRACK_FULL,
)
from deorbit.games.intrepid.state import EMPTY, IN_OFFER, IntrepidState


def offered(state: IntrepidState, crew: int) -> list[int]:
    """The tiles of an offer row."""
    return [
        tile
        for tile in range(len(state.at))
        if state.at[tile] == IN_OFFER and state.owner[tile] == crew
    ]


class Buy(ActionKind[IntrepidState]):
    """Buy a tile of the own offer row for a free slot (11.1, house-slot)."""

    def __init__(self, number: int) -> None:
        fields = [("country", "country"), ("tile", "tile"), ("slot", "slot")]
        super().__init__("buy", fields, [ASK_SPEND])
        self.number = number

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        tile = second(move)
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        crew = state.crew_of[first(move)]
        if state.at[tile] != IN_OFFER or state.owner[tile] != crew:
            return NOT_IN_OFFER
        if state.slot[third(move)] != EMPTY:
            return SLOT_TAKEN
        poor = state.capacity[crew] < state.edition.tiles[tile].cost
        return TOO_POOR if poor else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            for tile in offered(state, crew):
                if state.edition.tiles[tile].cost <= state.capacity[crew]:
                    for slot in range(STATION):
                        if state.slot[slot] == EMPTY:
                            moves.append(pack(self.number, state.country[crew], tile, slot))

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        tile, slot = second(move), third(move)
        crew = state.crew_of[first(move)]
        price = state.edition.tiles[tile].cost
        state.capacity[crew] -= price
        state.build(tile, crew, slot)
        if events is not None:
            events.append((BUILT, EVERYONE, first(move), tile, slot, price))


class BuyDie(ActionKind[IntrepidState]):
    """Move the marker on the own dice track to the right (11.1, house-die-price)."""

    def __init__(self, number: int) -> None:
        super().__init__("die", [("country", "country")], [ASK_SPEND])
        self.number = number

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        crew = state.crew_of[first(move)]
        country = state.edition.countries[first(move)]
        if state.track[crew] >= country.most:
            return TRACK_FULL
        poor = state.capacity[crew] < country.price_of_die(state.track[crew])
        return TOO_POOR if poor else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            move = pack(self.number, state.country[crew])
            if self.forbids(state, seat, move) == ALLOWED:
                moves.append(move)

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        crew = state.crew_of[first(move)]
        price = state.edition.countries[first(move)].price_of_die(state.track[crew])
        state.capacity[crew] -= price
        state.track[crew] += 1
        if events is not None:
            events.append((DIE_BOUGHT, EVERYONE, first(move), state.track[crew], price))


class Mend(ActionKind[IntrepidState]):
    """Take a negative token off a tile of the own (house-mend)."""

    def __init__(self, number: int) -> None:
        fields = [("country", "country"), ("tile", "tile"), ("token", "mended")]
        super().__init__("mend", fields, [ASK_SPEND])
        self.number = number

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        tile, token = second(move), third(move)
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        crew = state.crew_of[first(move)]
        if state.at[tile] >= STATION:
            return NOT_ON_STATION
        if state.owner[tile] != crew:
            return NOT_YOUR_TILE
        if state.tokens[NEGATIVE * tile + token] == 0:
            return NO_SUCH_TOKEN
        poor = state.capacity[crew] < state.edition.figures.mend[token]
        return TOO_POOR if poor else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            for slot in range(STATION):
                tile = state.slot[slot]
                if tile != EMPTY and state.owner[tile] == crew:
                    for token in range(NEGATIVE):
                        move = pack(self.number, state.country[crew], tile, token)
                        if self.forbids(state, seat, move) == ALLOWED:
                            moves.append(move)

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        tile, token = second(move), third(move)
        price = state.edition.figures.mend[token]
        state.capacity[state.crew_of[first(move)]] -= price
        state.set_tokens(tile, token, state.tokens[NEGATIVE * tile + token] - 1)
        state.bank[token] += 1
        if events is not None:
            events.append((MENDED, EVERYONE, first(move), tile, token, price))


class Free(ActionKind[IntrepidState]):
    """Take the Disable token off the own Docking Module (house-mend)."""

    def __init__(self, number: int) -> None:
        super().__init__("free", [("country", "country")], [ASK_SPEND])
        self.number = number

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        crew = state.crew_of[first(move)]
        if not state.barred[crew]:
            return NOT_BARRED
        poor = state.capacity[crew] < state.edition.figures.mend[DISABLE]
        return TOO_POOR if poor else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for crew in state.crews_of(seat):
            move = pack(self.number, state.country[crew])
            if self.forbids(state, seat, move) == ALLOWED:
                moves.append(move)

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        crew = state.crew_of[first(move)]
        price = state.edition.figures.mend[DISABLE]
        state.capacity[crew] -= price
        state.barred[crew] = 0
        state.bank[DISABLE] += 1
        if events is not None:
            events.append((DOCKING_MENDED, EVERYONE, first(move), price))
