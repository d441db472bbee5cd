"""Revealing (15.3) and what reveal powers ask then (4.4.4)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first
from deorbit.core.game import EVERYONE, Always, Pick, Sink
from deorbit.games.stationfall.characters import gain, suspect
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    BONUS_SHOWN,
    CACHED,
    CONFESSED,
    CUBES_BETRAYED,
    CUBES_RETURNED,
    GAINED,
    REVEALED,
    SCHROEDINGER,
)
from deorbit.games.stationfall.reasons import (
    HAS_LEFT,
    NOT_CACHED,
    NOT_CONFESSING,
    NOT_SHOWN,
)
from deorbit.games.stationfall.state import (
    ACT,
    BY_HOMEWORK,
    CACHING,
    CONFESSING,
    INNOCENT,
    LET_GO,
    OFF_BOARD,
    OVERLOADED,
    OVERLOADING,
    SHOWING,
    StationfallState,
)
from deorbit.games.stationfall.station import place_marker
from deorbit.games.stationfall.terms import (
    AUTHORIZED_FORCE,
    BLUDGEON,
    ENIGMA,
    HAYWIRE,
    HELMET,
    HOMEWORK,
    HUMAN,
    OVERLOAD,
    PEACEKEEPER,
    RECORDED_CONFESSIONAL,
    SECRET_CACHE,
    UNCANNY,
)


def reveal(
    state: StationfallState, conspiracy: int, card: int, empowered: bool, events: Sink
) -> None:
    """Turn an identity card face up (15.3.1); `empowered` unless it is Stationfall (16.2)."""
    schroedinger = card != state.identity[conspiracy]
    if events is not None:
        kind = SCHROEDINGER if schroedinger else REVEALED
        events.append((kind, EVERYONE, conspiracy, card))
    if schroedinger:
        state.schroedinger |= 1 << conspiracy
        put_aside(state, conspiracy, card, empowered)
    state.identity[conspiracy] = card
    state.pc[conspiracy] = card
    state.owner[card] = conspiracy
    clear_cubes(state, conspiracy, card, events)
    if empowered:
        state.early |= 1 << conspiracy
        powers = state.edition.reveal[card]
        pawn = state.edition.pawn_of[card]
        state.ability[pawn] |= powers
        if powers & AUTHORIZED_FORCE:
            state.ability[pawn] &= ~PEACEKEEPER
        if powers & ENIGMA and schroedinger:
            state.ability[pawn] &= ~UNCANNY
        use_power(state, conspiracy, pawn, powers, events)


def put_aside(state: StationfallState, conspiracy: int, card: int, empowered: bool) -> None:
    """A Schroedinger Reveal discards the other identity cards unseen (3.5.1, 17.3.2), unless
    Stranger keeps them as Bonus Characters (card-enigma)."""
    rest = (state.bonus[conspiracy] | 1 << state.identity[conspiracy]) & ~(1 << card)
    count = state.bonus_count[conspiracy]
    if empowered and state.edition.reveal[card] & ENIGMA:
        state.bonus[conspiracy] = rest
    else:
        state.bonus[conspiracy] = 0
        state.bonus_count[conspiracy] = 0
        state.aside[conspiracy] = rest
        state.aside_count[conspiracy] = count


def clear_cubes(state: StationfallState, conspiracy: int, card: int, events: Sink) -> None:
    """Own cubes return to the pool, all others go to Betrayal (15.3.1); those that Medical's
    reveal sends there count on its track (card-medical)."""
    for other in range(state.players):
        place = card * state.players + other
        count = state.cubes[place]
        if count:
            state.cubes[place] = 0
            if other == conspiracy:
                state.pool[other] += count
                if events is not None:
                    events.append((CUBES_RETURNED, EVERYONE, other, card, count))
            else:
                state.betrayal[other] += count
                if card == state.edition.medic:
                    state.medical += count
                if events is not None:
                    events.append((CUBES_BETRAYED, EVERYONE, other, card, count))


def use_power(
    state: StationfallState, conspiracy: int, pawn: int, powers: int, events: Sink
) -> None:
    """What happens once, when a player reveals (15.3.2)."""
    if powers & OVERLOAD:
        state.ask(OVERLOADING, conspiracy)
    if powers & RECORDED_CONFESSIONAL and confessors(state, pawn):
        state.ask(CONFESSING, conspiracy)
    if powers & HAYWIRE and receives(state, pawn, BLUDGEON):
        receive(state, conspiracy, pawn, BLUDGEON, events)
    if powers & SECRET_CACHE and cachers(state, conspiracy):
        state.ask(CACHING, conspiracy)
    if powers & HOMEWORK and state.bonus_count[conspiracy]:
        state.ask(SHOWING, conspiracy)


def receives(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether a reveal power can give somebody an Item (house-gains)."""
    return state.supply[item] > 0 and (state.present(pawn) or state.where[pawn] == OFF_BOARD)


def receive(state: StationfallState, conspiracy: int, pawn: int, item: int, events: Sink) -> None:
    """An Item from a reveal power; above the limit an Item is dropped at once (4.5.3.1)."""
    gain(state, pawn, item)
    if events is not None:
        events.append((GAINED, EVERYONE, pawn, item))
    if state.load(pawn) > state.edition.slots[pawn]:
        state.ask(LET_GO, conspiracy, pawn)


class Overload(Pick[StationfallState]):
    """Put a time marker on a section that has not escaped; it will be damaged."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "overload", ("at", "section"), [OVERLOADING], HAS_LEFT)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return [
            section for section in range(state.edition.size) if not state.launched >> section & 1
        ]

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        place_marker(state, OVERLOADED, first(move), state.minute - 1, events)


def own_pawn(state: StationfallState) -> int:
    """The pawn of the active player's PC."""
    return state.edition.pawn_of[state.pc[state.active]]


def confessors(state: StationfallState, pawn: int) -> list[int]:
    """The Humans colocated with a Live Counselor."""
    if not state.usable(pawn) or not state.present(pawn):
        return []
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.where[other] == state.where[pawn]
        and state.edition.kind[other] & HUMAN
    ]


class Confess(Pick[StationfallState]):
    """Recorded Confessional: every other Innocent player who has the chosen Human as a
    conspirator becomes Suspect."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "confess", ("character", "character"), [CONFESSING], NOT_CONFESSING
        )

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return confessors(state, own_pawn(state))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        if events is not None:
            events.append((CONFESSED, EVERYONE, state.active, first(move)))
        for other in range(state.players):
            if (
                other != state.active
                and state.guilt[other] == INNOCENT
                and state.conspirator(other, first(move))
            ):
                suspect(state, other, events)


def cachers(state: StationfallState, conspiracy: int) -> list[int]:
    """Who can get the Helmet of the Secret Cache: Stowaway or a conspirator."""
    return [
        pawn
        for pawn in range(state.edition.monster)
        if (
            state.edition.card_of[pawn] == state.pc[conspiracy]
            or state.conspirator(conspiracy, pawn)
        )
        and receives(state, pawn, HELMET)
    ]


class Cache(Pick[StationfallState]):
    """Secret Cache: Stowaway or one of the conspirators gains a Helmet."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "cache", ("character", "character"), [CACHING], NOT_CACHED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return cachers(state, state.active)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        if events is not None:
            events.append((CACHED, EVERYONE, state.active, first(move), HELMET))
        receive(state, state.active, first(move), HELMET, events)


class Show(Pick[StationfallState]):
    """Homework: show a Bonus Character and take an action with it (house-homework)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "show", ("card", "card"), [SHOWING], NOT_SHOWN)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(state.bonus[state.active])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        card = first(move)
        state.stack.pop()
        state.shown_bonus |= 1 << card
        if events is not None:
            events.append((BONUS_SHOWN, EVERYONE, state.active, card))
        pawn = state.edition.pawn_of[card]
        if state.usable(pawn):
            state.ask(ACT, state.active, pawn, BY_HOMEWORK)


class Decline(Always[StationfallState]):
    """Do without what is offered."""

    def __init__(self, number: int, frames: list[int]) -> None:
        super().__init__(number, "decline", frames)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
