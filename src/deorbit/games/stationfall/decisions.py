"""The decisions of a turn (chapters 3 and 15) other than the actions of characters."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Pick, Sink
from deorbit.games.stationfall.abilities.reveal import reveal
from deorbit.games.stationfall.characters import not_usable
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    CHOSE,
    CUBE_WITHDRAWN,
    DISC_RECALLED,
    RENEGOTIATED,
)
from deorbit.games.stationfall.influence import (
    is_aloof,
    least_influence,
    most_influence,
    place_cubes,
)
from deorbit.games.stationfall.lindsey import kept, stays_secret
from deorbit.games.stationfall.reasons import (
    ALREADY_REVEALED,
    BOTS_ARE_REVEALED,
    BOTS_FOLLOW_SCRIPTS,
    BOTS_REGROUP,
    CANNOT_INFLUENCE,
    HELPFUL_ONE,
    INFLUENCE_ONCE,
    IS_PARANOID,
    IS_REMOTE_CONTROLLED,
    KEPT_FOR_LINDSEY,
    LOYAL_NEEDS_MORE,
    NO_CUBE_THERE,
    NO_REVEAL_YET,
    NO_SCHROEDINGER,
    NO_SCHROEDINGER_FOR_TWO,
    NOT_A_BONUS,
    NOT_DEALT,
    NOT_DUE,
    NOT_ENOUGH_CUBES,
    REVEAL_FIRST,
)
from deorbit.games.stationfall.state import (
    ACTIVATE_STEP,
    CHOOSE,
    INFLUENCE_STEP,
    LAST_REVEAL,
    ORDER,
    REVEAL_STEP,
    TURN,
    StationfallState,
)
from deorbit.games.stationfall.terms import HELPFUL, NOWHERE
from deorbit.games.stationfall.turn import (
    begin_game,
    due_markers,
    end_activation,
    resolve_marker,
)


class Choose(Pick[StationfallState]):
    """Choose the Secret Identity; the other cards become Bonus Characters (3.4, 17.3.1). Of a pair
    each chooses one, and the card that is left is for both (17.2.1, 18.2)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "choose", ("identity", "identity"), [CHOOSE], NOT_DEALT)
        self.shape.secret = ["identity"]

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(state.dealt[state.lead[second(state.stack.top(seat))]])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        conspiracy = second(state.stack.top(seat))
        lead = state.lead[conspiracy]
        identity = first(move)
        state.identity[conspiracy] = identity
        state.dealt[lead] &= ~(1 << identity)
        state.dealt_count[lead] -= 1
        state.stack.answer(seat)
        if events is not None:
            readers = 0
            for other in range(state.players):
                if state.lead[other] == lead:
                    readers |= 1 << state.seat_of[other]
            events.append((CHOSE, readers, conspiracy, identity))
        for other in range(state.players):
            if state.lead[other] == lead and state.identity[other] == NOWHERE:
                return
        state.bonus[lead] = state.dealt[lead]
        state.bonus_count[lead] = state.dealt_count[lead]
        state.dealt[lead] = 0
        state.dealt_count[lead] = 0
        if not state.stack.parallel():
            begin_game(state, chance, events)


# Reveal (15.3) ------------------------------------------------------------------------------------


def cannot_reveal(state: StationfallState, identity: int) -> int:
    """Revealing comes first in a turn (15.2), once in a game. Bots have (bot-reveal)."""
    if state.by_bot():
        return BOTS_ARE_REVEALED
    if state.pc[state.active] != NOWHERE:
        return ALREADY_REVEALED
    frame = state.stack.frames[-1]
    if kind_of(frame) == TURN and second(frame) != REVEAL_STEP:
        return REVEAL_FIRST
    if state.tutorial and kind_of(frame) == TURN and stays_secret(state, identity):
        return NO_REVEAL_YET
    return ALLOWED


def take_reveal(state: StationfallState, identity: int, events: Sink) -> None:
    frame = state.stack.pop()
    empowered = kind_of(frame) == TURN
    if empowered:
        state.ask(TURN, state.active, INFLUENCE_STEP)
    reveal(state, state.active, identity, empowered, events)


class Reveal(ActionKind[StationfallState]):
    """Reveal as the Secret Identity (15.3.1), at Stationfall at the latest (16.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("reveal", [], [TURN, LAST_REVEAL])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return cannot_reveal(state, state.identity[state.active])

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if cannot_reveal(state, state.identity[state.active]) == ALLOWED:
            moves.append(pack(self.number))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        take_reveal(state, state.identity[state.active], events)


class Schroedinger(ActionKind[StationfallState]):
    """Reveal as a Bonus Character instead (3.5.1, 17.3.2); not in games of pairs (17.2.3, 18.3)."""

    def __init__(self, number: int) -> None:
        super().__init__("schroedinger", [("identity", "identity")], [TURN, LAST_REVEAL])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        code = cannot_reveal(state, first(move))
        if code != ALLOWED:
            return code
        if state.paired:
            return NO_SCHROEDINGER if state.teams else NO_SCHROEDINGER_FOR_TWO
        return ALLOWED if state.bonus[state.active] >> first(move) & 1 else NOT_A_BONUS

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if not state.paired:
            for identity in bits(state.bonus[state.active]):
                if cannot_reveal(state, identity) == ALLOWED:
                    moves.append(pack(self.number, identity))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        take_reveal(state, first(move), events)


# Influence (15.4) ---------------------------------------------------------------------------------


class Influence(ActionKind[StationfallState]):
    """Put cubes on one character that is Live, has not escaped and is nobody's PC (15.4.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("influence", [("card", "card"), ("count", "count")], [TURN])
        self.number = number
        self.moves = [[pack(number, card, count) for count in range(10)] for card in range(60)]

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        card, count = first(move), second(move)
        if state.by_bot():
            return BOTS_FOLLOW_SCRIPTS
        if second(state.stack.frames[-1]) == ACTIVATE_STEP:
            return INFLUENCE_ONCE
        pawn = state.edition.pawn_of[card]
        if not state.edition.with_token >> card & 1:
            return IS_REMOTE_CONTROLLED
        if not state.card_usable(card):
            return not_usable(state, pawn)
        if state.owners[card]:
            return CANNOT_INFLUENCE
        if state.tutorial and kept(state) >> card & 1:
            return KEPT_FOR_LINDSEY
        if is_aloof(state, state.active, card):
            return IS_PARANOID
        if count < 1:
            return NOT_ENOUGH_CUBES
        if count < least_influence(state, card):
            return LOYAL_NEEDS_MORE
        if count <= most_influence(state, state.active, card):
            return ALLOWED
        helpful = state.ability[pawn] & HELPFUL and state.pool[state.active]
        return HELPFUL_ONE if helpful else NOT_ENOUGH_CUBES

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if second(state.stack.frames[-1]) == ACTIVATE_STEP:
            return
        open_to_all = state.edition.with_token
        if state.tutorial:
            open_to_all &= ~kept(state)
        for card in range(len(state.owners)):
            if (
                open_to_all >> card & 1
                and not state.owners[card]
                and state.card_usable(card)
                and not is_aloof(state, state.active, card)
            ):
                least = least_influence(state, card)
                most = most_influence(state, state.active, card)
                if least <= most:
                    moves.extend(self.moves[card][least : most + 1])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        card, count = first(move), second(move)
        state.stack.pop()
        state.ask(TURN, state.active, ACTIVATE_STEP)
        place_cubes(state, state.active, card, count, events)


# Renegotiate (15.6) -------------------------------------------------------------------------------


def take_disc_back(state: StationfallState, events: Sink) -> None:
    if events is not None:
        events.append((RENEGOTIATED, EVERYONE, state.active))
        if state.disc[state.active] != NOWHERE:
            events.append((DISC_RECALLED, EVERYONE, state.active))
    state.disc[state.active] = NOWHERE
    end_activation(state)


class Renegotiate(ActionKind[StationfallState]):
    """Take the disc back instead of activating (15.6.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("renegotiate", [], [TURN])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return BOTS_REGROUP if state.by_bot() else ALLOWED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        if not state.by_bot():
            moves.append(pack(self.number))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        take_disc_back(state, events)


class Withdraw(ActionKind[StationfallState]):
    """Renegotiate and take one cube back, from a Down character too (15.6.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("withdraw", [("card", "card")], [TURN])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        card = first(move)
        if state.by_bot():
            return BOTS_REGROUP
        if not state.cubes[card * state.players + state.active]:
            return NO_CUBE_THERE
        if not state.card_escaped(card):
            return ALLOWED
        return not_usable(state, state.edition.pawn_of[card])

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for card in range(len(state.owners)):
            if state.cubes[card * state.players + state.active]:
                move = pack(self.number, card)
                if self.forbids(state, seat, move) == ALLOWED:
                    moves.append(move)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        card = first(move)
        state.cubes[card * state.players + state.active] -= 1
        state.pool[state.active] += 1
        if events is not None:
            events.append((CUBE_WITHDRAWN, EVERYONE, state.active, card))
        take_disc_back(state, events)


class Resolve(ActionKind[StationfallState]):
    """Choose which of several time markers resolves next (15.7.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("resolve", [("effect", "effect"), ("at", "section")], [ORDER])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return ALLOWED if self.place(state, move) != NOWHERE else NOT_DUE

    def place(self, state: StationfallState, move: int) -> int:
        """Where in the list of markers the chosen one is."""
        for place in due_markers(state):
            marker = state.markers[place]
            if marker >> 4 & 15 == first(move) and marker >> 8 & 255 == second(move):
                return place
        return NOWHERE

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for place in due_markers(state):
            marker = state.markers[place]
            move = pack(self.number, marker >> 4 & 15, marker >> 8 & 255)
            if move not in moves:
                moves.append(move)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        resolve_marker(state, self.place(state, move), chance, events)
