"""Career badges (chapter 12), each once a round in phase 5."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, Sink
from deorbit.games.intrepid.abilities import gain_amplify, gain_capacity
from deorbit.games.intrepid.capacity import Spending, offered, on_station
from deorbit.games.intrepid.damage import put_token
from deorbit.games.intrepid.edition import (
    AMPLIFY,
    MEDICAL_OFFICER,
    MISSION_SPECIALIST,
    NEGATIVE,
    PAYLOAD_SPECIALIST,
    SPACEFLIGHT_PILOT,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.events import (
    OFFER_DESTROYED,
    OFFICER_CALLED,
    STRAINED_FOR,
    TOKENS_MOVED,
)
from deorbit.games.intrepid.questions import ASK_OFFICER
from deorbit.games.intrepid.reasons import (
    BADGE_USED,
    BANK_EMPTY,
    HAS_TOKENS,
    NO_CREW,
    NO_DIE_LEFT,
    NO_TOKENS,
    NOT_IN_OFFER,
    NOT_ON_STATION,
    NOT_YOUR_TILE,
    OTHER_BADGE,
    SAME_CREW,
    TOO_POOR,
)
from deorbit.games.intrepid.state import GONE, IN_OFFER, NOBODY, IntrepidState


class Badge(Spending):
    """Base of the four: who has the badge and has not used it this round (12.1). `uses` are the
    moves of its crew that come into question, `refuses` tells why one of them is not possible."""

    def __init__(self, number: int, name: str, fields: list[tuple[str, str]], badge: int) -> None:
        super().__init__(number, name, fields)
        self.badge = badge

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        raise NotImplementedError

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        raise NotImplementedError

    def options(self, state: IntrepidState, crew: int) -> list[int]:
        if state.badge[crew] != self.badge or state.used[crew]:
            return []
        return self.uses(state, crew)

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        if state.badge[crew] != self.badge:
            return OTHER_BADGE
        return BADGE_USED if state.used[crew] else self.refuses(state, crew, move)


def has_tokens(state: IntrepidState, tile: int) -> bool:
    for token in range(NEGATIVE):
        if state.tokens[NEGATIVE * tile + token]:
            return True
    return False


class MoveTokens(Badge):
    """Payload Specialist: all negative tokens of a tile to an own tile without any (12.2)."""

    def __init__(self, number: int) -> None:
        fields = [("tile", "tile"), ("to-tile", "tile")]
        super().__init__(number, "shoulder", fields, PAYLOAD_SPECIALIST)

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        return [
            pack(self.number, state.country[crew], tile, to)
            for tile in on_station(state, NOBODY)
            if has_tokens(state, tile)
            for to in on_station(state, crew)
        ]

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        tile, to = second(move), third(move)
        if state.at[tile] >= STATION or state.at[to] >= STATION:
            return NOT_ON_STATION
        if state.owner[to] != crew:
            return NOT_YOUR_TILE
        if not has_tokens(state, tile):
            return NO_TOKENS
        return HAS_TOKENS if has_tokens(state, to) else ALLOWED

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        tile, to = second(move), third(move)
        state.used[state.crew_of[first(move)]] = 1
        for token in range(NEGATIVE):
            state.set_tokens(to, token, state.tokens[NEGATIVE * tile + token])
            state.set_tokens(tile, token, 0)
        if events is not None:
            events.append((TOKENS_MOVED, EVERYONE, first(move), tile, to))


class Gift(Badge):
    """Base of those that turn a tile of the own into something for another player."""

    def __init__(self, number: int, name: str, badge: int) -> None:
        fields = [("tile", "tile"), ("to-country", "country")]
        super().__init__(number, name, fields, badge)

    def tiles(self, state: IntrepidState, crew: int) -> list[int]:
        raise NotImplementedError

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        return [
            pack(self.number, state.country[crew], tile, state.country[other])
            for tile in self.tiles(state, crew)
            for other in range(state.crews)
        ]

    def misdirected(self, state: IntrepidState, crew: int, country: int) -> int:
        """Why this country gets nothing from the crew."""
        if state.crew_of[country] == NOBODY:
            return NO_CREW
        return SAME_CREW if state.crew_of[country] == crew else ALLOWED


class StrainForAmplify(Gift):
    """Spaceflight Pilot: a Strain on an own tile, an Amplify to another player (12.3, 12.4)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "strain", SPACEFLIGHT_PILOT)

    def tiles(self, state: IntrepidState, crew: int) -> list[int]:
        return on_station(state, crew)

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        if state.at[second(move)] >= STATION:
            return NOT_ON_STATION
        if state.owner[second(move)] != crew:
            return NOT_YOUR_TILE
        code = self.misdirected(state, crew, third(move))
        if code != ALLOWED:
            return code
        return ALLOWED if state.bank[STRAIN] and state.bank[AMPLIFY] else BANK_EMPTY

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.used[state.crew_of[first(move)]] = 1
        if events is not None:
            events.append((STRAINED_FOR, EVERYONE, first(move), third(move), second(move)))
        put_token(state, second(move), STRAIN, events)
        gain_amplify(state, state.crew_of[third(move)], events)


class GiveDie(Badge):
    """Medical Officer: for Capacity a player keeps a die for the next round (12.5, 12.6)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "treat", [("to-country", "country")], MEDICAL_OFFICER)

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        return [pack(self.number, state.country[crew], country) for country in state.country]

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        to = state.crew_of[second(move)]
        if to == NOBODY:
            return NO_CREW
        if state.capacity[crew] < state.edition.figures.officer_price:
            return TOO_POOR
        return ALLOWED if state.supply[to] else NO_DIE_LEFT

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        crew = state.crew_of[first(move)]
        state.used[crew] = 1
        state.capacity[crew] -= state.edition.figures.officer_price
        if events is not None:
            events.append((OFFICER_CALLED, EVERYONE, first(move), second(move)))
        state.ask(ASK_OFFICER, state.crew_of[second(move)])


class DestroyOffer(Gift):
    """Mission Specialist: destroy a tile of the own offer row, another player gains Capacity
    (12.7)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "scrap", MISSION_SPECIALIST)

    def tiles(self, state: IntrepidState, crew: int) -> list[int]:
        return offered(state, crew)

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        tile = second(move)
        if state.at[tile] != IN_OFFER or state.owner[tile] != crew:
            return NOT_IN_OFFER
        return self.misdirected(state, crew, third(move))

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        """The receiver can spend the Capacity at once, so a player who was done is asked again."""
        tile, to = second(move), state.crew_of[third(move)]
        state.used[state.crew_of[first(move)]] = 1
        state.move_tile(tile, GONE, NOBODY)
        gift = state.edition.figures.specialist_gift
        if events is not None:
            events.append((OFFER_DESTROYED, EVERYONE, first(move), third(move), tile, gift))
        gain_capacity(state, to, gift, events)
        state.stack.wake(state.seat_of(to))
