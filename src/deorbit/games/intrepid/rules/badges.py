"""Career badges (chapter 12), each once a round in phase 5."""

from deorbit.core.codec import first, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.intrepid.content.edition import (
    AMPLIFY,
    MEDICAL_OFFICER,
    MISSION_SPECIALIST,
    NEGATIVE,
    PAYLOAD_SPECIALIST,
    SPACEFLIGHT_PILOT,
    STATION,
    STRAIN,
)
from deorbit.games.intrepid.rules.abilities import gain_amplify, gain_capacity
from deorbit.games.intrepid.rules.capacity import Spending, can_pay, offered, on_station
from deorbit.games.intrepid.rules.damage import put_token
from deorbit.games.intrepid.rules.events import (
    OFFER_DESTROYED,
    OFFICER_CALLED,
    STRAINED_FOR,
    TOKENS_MOVED,
)
from deorbit.games.intrepid.rules.questions import ASK_OFFICER
from deorbit.games.intrepid.rules.reasons import (
    BADGE_USED,
    HAS_TOKENS,
    NO_AMPLIFY_FOR_YOURSELF,
    NO_AMPLIFY_LEFT,
    NO_CAPACITY_FOR_YOURSELF,
    NO_CREW,
    NO_DIE_LEFT,
    NO_STRAIN_LEFT,
    NO_TOKENS,
    NOT_THERE_TO_MOVE,
    NOT_THERE_TO_STRAIN,
    NOT_TO_SCRAP,
    NOT_YOURS_TO_BURDEN,
    NOT_YOURS_TO_STRAIN,
    OTHER_BADGE,
    TOO_POOR_TO_TREAT,
)
from deorbit.games.intrepid.rules.results import capacity_after
from deorbit.games.intrepid.rules.state import GONE, IN_OFFER, NOBODY, IntrepidState


class Badge(Spending):
    """Base of the four: who has the badge and has not used it this round (12.1). `uses` are the
    moves of its crew that come into question, `refuses` tells why one of them is not possible."""

    def __init__(self, name: str, fields: str, badge: int) -> None:
        super().__init__(name, fields)
        self.badge = badge

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        raise NotImplementedError

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        raise NotImplementedError

    def options(self, state: IntrepidState, crew: int) -> list[int]:
        return self.uses(state, crew) if state.badge[crew] == self.badge else []

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

    def __init__(self) -> None:
        super().__init__("shoulder", "tile to-tile:tile", PAYLOAD_SPECIALIST)

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
            return NOT_THERE_TO_MOVE
        if state.owner[to] != crew:
            return NOT_YOURS_TO_BURDEN
        if not has_tokens(state, tile):
            return NO_TOKENS
        return HAS_TOKENS if has_tokens(state, to) else ALLOWED

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        tile, to = second(move), third(move)
        state.used[state.crew_of[first(move)]] = 1
        for token in range(NEGATIVE):
            state.set_tokens(to, token, state.tokens[NEGATIVE * tile + token])
            state.set_tokens(tile, token, 0)
        dealer.tell(TOKENS_MOVED, first(move), tile, to)


class Gift(Badge):
    """Base of those that turn a tile of the own into something for another player."""

    def __init__(self, name: str, badge: int, selfish: int) -> None:
        """`selfish`: the reason against a gift to oneself."""
        super().__init__(name, "tile to-country:country", badge)
        self.selfish = selfish

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
        return self.selfish if state.crew_of[country] == crew else ALLOWED


class StrainForAmplify(Gift):
    """Spaceflight Pilot: a Strain on an own tile, an Amplify to another player (12.3, 12.4)."""

    def __init__(self) -> None:
        super().__init__("strain", SPACEFLIGHT_PILOT, NO_AMPLIFY_FOR_YOURSELF)

    def tiles(self, state: IntrepidState, crew: int) -> list[int]:
        return on_station(state, crew)

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        if state.at[second(move)] >= STATION:
            return NOT_THERE_TO_STRAIN
        if state.owner[second(move)] != crew:
            return NOT_YOURS_TO_STRAIN
        code = self.misdirected(state, crew, third(move))
        if code != ALLOWED:
            return code
        if state.bank[STRAIN] == 0:
            return NO_STRAIN_LEFT
        return ALLOWED if state.bank[AMPLIFY] else NO_AMPLIFY_LEFT

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.used[state.crew_of[first(move)]] = 1
        dealer.tell(STRAINED_FOR, first(move), third(move), second(move))
        put_token(state, second(move), STRAIN, dealer)
        gain_amplify(state, state.crew_of[third(move)], dealer)


class GiveDie(Badge):
    """Medical Officer: for Capacity a player keeps a die for the next round (12.5, 12.6)."""

    def __init__(self) -> None:
        super().__init__("treat", "to-country:country", MEDICAL_OFFICER)

    def uses(self, state: IntrepidState, crew: int) -> list[int]:
        return [pack(self.number, state.country[crew], country) for country in state.country]

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        to = state.crew_of[second(move)]
        if to == NOBODY:
            return NO_CREW
        if not can_pay(state, crew, self.price(state, crew, move)):
            return TOO_POOR_TO_TREAT
        return ALLOWED if state.supply[to] else NO_DIE_LEFT

    def price(self, state: IntrepidState, crew: int, move: int) -> int:
        return state.edition.figures.officer_price

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        crew = state.crew_of[first(move)]
        state.used[crew] = 1
        state.capacity[crew] -= self.price(state, crew, move)
        dealer.tell(OFFICER_CALLED, first(move), second(move))
        state.ask(ASK_OFFICER, state.crew_of[second(move)])


class DestroyOffer(Gift):
    """Mission Specialist: destroy a tile of the own offer row, another player gains Capacity
    (12.7)."""

    def __init__(self) -> None:
        super().__init__("scrap", MISSION_SPECIALIST, NO_CAPACITY_FOR_YOURSELF)

    def tiles(self, state: IntrepidState, crew: int) -> list[int]:
        return offered(state, crew)

    def refuses(self, state: IntrepidState, crew: int, move: int) -> int:
        tile = second(move)
        if state.at[tile] != IN_OFFER or state.owner[tile] != crew:
            return NOT_TO_SCRAP
        return self.misdirected(state, crew, third(move))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        """The receiver can spend the Capacity at once, so a player who was done is asked again."""
        tile, to = second(move), state.crew_of[third(move)]
        state.used[state.crew_of[first(move)]] = 1
        state.move_tile(tile, GONE, NOBODY)
        gift = state.edition.figures.specialist_gift
        gained = capacity_after(state, to, gift) - state.capacity[to]
        dealer.tell(OFFER_DESTROYED, first(move), third(move), tile, gained)
        gain_capacity(state, to, gift, dealer)
        state.stack.wake(state.seat_of(to))
