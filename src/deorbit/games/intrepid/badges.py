"""Career badges (chapter 12), each once a round in phase 5."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Sink
from deorbit.games.intrepid.abilities import gain_amplify, gain_capacity
from deorbit.games.intrepid.capacity import offered
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
from deorbit.games.intrepid.questions import ASK_OFFICER, ASK_SPEND
from deorbit.games.intrepid.reasons import (
    BADGE_USED,
    BANK_EMPTY,
    HAS_TOKENS,
    NO_CREW,
    NO_DIE_LEFT,
    NO_TOKENS,
    NOT_IN_OFFER,
    NOT_ON_STATION,
    NOT_YOUR_CREW,
    NOT_YOUR_TILE,
    OTHER_BADGE,
    SAME_CREW,
    TOO_POOR,
)
from deorbit.games.intrepid.state import EMPTY, GONE, IN_OFFER, NOBODY, IntrepidState


class Badge(ActionKind[IntrepidState]):
    """Base of the four: who has the badge and has not used it this round (12.1)."""

    def __init__(self, number: int, name: str, fields: list[tuple[str, str]], badge: int) -> None:
        super().__init__(name, fields, [ASK_SPEND])
        self.number = number
        self.badge = badge

    def bars(self, state: IntrepidState, seat: int, country: int) -> int:
        if not state.has_crew(seat, country):
            return NOT_YOUR_CREW
        crew = state.crew_of[country]
        if state.badge[crew] != self.badge:
            return OTHER_BADGE
        return BADGE_USED if state.used[crew] else ALLOWED

    def user(self, state: IntrepidState, seat: int) -> int:
        """The crew of this seat that may use the badge now, NOBODY if there is none."""
        for crew in state.crews_of(seat):
            if state.badge[crew] == self.badge and not state.used[crew]:
                return crew
        return NOBODY


def has_tokens(state: IntrepidState, tile: int) -> bool:
    for token in range(NEGATIVE):
        if state.tokens[NEGATIVE * tile + token]:
            return True
    return False


def on_station(state: IntrepidState, crew: int) -> list[int]:
    """The tiles of a crew on the station, of all crews for NOBODY."""
    return [tile for tile in state.slot if tile != EMPTY and crew in (NOBODY, state.owner[tile])]


class MoveTokens(Badge):
    """Payload Specialist: all negative tokens of a tile to an own tile without any (12.2)."""

    def __init__(self, number: int) -> None:
        fields = [("country", "country"), ("tile", "tile"), ("to-tile", "tile")]
        super().__init__(number, "shoulder", fields, PAYLOAD_SPECIALIST)

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        code = self.bars(state, seat, first(move))
        if code != ALLOWED:
            return code
        tile, to = second(move), third(move)
        if state.at[tile] >= STATION or state.at[to] >= STATION:
            return NOT_ON_STATION
        if state.owner[to] != state.crew_of[first(move)]:
            return NOT_YOUR_TILE
        if not has_tokens(state, tile):
            return NO_TOKENS
        return HAS_TOKENS if has_tokens(state, to) else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        crew = self.user(state, seat)
        if crew != NOBODY:
            free = [tile for tile in on_station(state, crew) if not has_tokens(state, tile)]
            for tile in on_station(state, NOBODY):
                if has_tokens(state, tile):
                    for to in free:
                        moves.append(pack(self.number, state.country[crew], tile, to))

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


class StrainForAmplify(Badge):
    """Spaceflight Pilot: a Strain on an own tile, an Amplify to another player (12.3, 12.4)."""

    def __init__(self, number: int) -> None:
        fields = [("country", "country"), ("tile", "tile"), ("to-country", "country")]
        super().__init__(number, "strain", fields, SPACEFLIGHT_PILOT)

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        code = self.bars(state, seat, first(move))
        if code != ALLOWED:
            return code
        if state.at[second(move)] >= STATION:
            return NOT_ON_STATION
        if state.owner[second(move)] != state.crew_of[first(move)]:
            return NOT_YOUR_TILE
        if state.crew_of[third(move)] == NOBODY:
            return NO_CREW
        if first(move) == third(move):
            return SAME_CREW
        return ALLOWED if state.bank[STRAIN] and state.bank[AMPLIFY] else BANK_EMPTY

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        crew = self.user(state, seat)
        if crew != NOBODY and state.bank[STRAIN] and state.bank[AMPLIFY]:
            for tile in on_station(state, crew):
                for other in range(state.crews):
                    if other != crew:
                        move = pack(self.number, state.country[crew], tile, state.country[other])
                        moves.append(move)

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
        fields = [("country", "country"), ("to-country", "country")]
        super().__init__(number, "treat", fields, MEDICAL_OFFICER)

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        code = self.bars(state, seat, first(move))
        if code != ALLOWED:
            return code
        to = state.crew_of[second(move)]
        if to == NOBODY:
            return NO_CREW
        if state.capacity[state.crew_of[first(move)]] < state.edition.figures.officer_price:
            return TOO_POOR
        return ALLOWED if state.supply[to] else NO_DIE_LEFT

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        crew = self.user(state, seat)
        if crew != NOBODY and state.capacity[crew] >= state.edition.figures.officer_price:
            for other in range(state.crews):
                if state.supply[other]:
                    moves.append(pack(self.number, state.country[crew], state.country[other]))

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        crew = state.crew_of[first(move)]
        state.used[crew] = 1
        state.capacity[crew] -= state.edition.figures.officer_price
        if events is not None:
            events.append((OFFICER_CALLED, EVERYONE, first(move), second(move)))
        state.ask(ASK_OFFICER, state.crew_of[second(move)])


class DestroyOffer(Badge):
    """Mission Specialist: destroy a tile of the own offer row, another player gains Capacity
    (12.7)."""

    def __init__(self, number: int) -> None:
        fields = [("country", "country"), ("tile", "tile"), ("to-country", "country")]
        super().__init__(number, "scrap", fields, MISSION_SPECIALIST)

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        code = self.bars(state, seat, first(move))
        if code != ALLOWED:
            return code
        tile = second(move)
        if state.at[tile] != IN_OFFER or state.owner[tile] != state.crew_of[first(move)]:
            return NOT_IN_OFFER
        if state.crew_of[third(move)] == NOBODY:
            return NO_CREW
        return SAME_CREW if first(move) == third(move) else ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        crew = self.user(state, seat)
        if crew != NOBODY:
            for tile in offered(state, crew):
                for other in range(state.crews):
                    if other != crew:
                        move = pack(self.number, state.country[crew], tile, state.country[other])
                        moves.append(move)

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
