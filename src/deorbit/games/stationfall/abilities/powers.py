"""What reveal powers ask (4.4.4)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, second, third
from deorbit.core.game import EVERYONE, Always, Pick, Sink
from deorbit.games.stationfall.characters import framed, gain, knock_down, suspect
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.events import (
    ASSISTANT_PLANTED,
    BONUS_SHOWN,
    CACHED,
    CONFESSED,
    FRAMED_UP,
    GAINED,
    SWITCHED,
    TRAP_LAID,
    TRAP_RIGGED,
)
from deorbit.games.stationfall.moving import place_marker, put
from deorbit.games.stationfall.reasons import (
    HAS_LEFT,
    NOT_A_HORSE,
    NOT_CACHED,
    NOT_CALLED,
    NOT_CONFESSING,
    NOT_FRAMED,
    NOT_RIGGED,
    NOT_SHOWN,
    NOT_SWAPPED,
    NOT_TRAPPED,
)
from deorbit.games.stationfall.state import (
    ACT,
    BY_GO,
    BY_HOMEWORK,
    CACHING,
    CALLING,
    CONFESSING,
    FRAMING,
    HORSING,
    INNOCENT,
    LET_GO,
    OFF_BOARD,
    OVERLOADED,
    OVERLOADING,
    SHOWING,
    SWITCHING,
    TRAPPING,
    StationfallState,
)
from deorbit.games.stationfall.systems import would_fall
from deorbit.games.stationfall.terms import (
    ASSISTANT,
    BODY,
    EVIDENCE,
    HELMET,
    HUMAN,
    TRAPS,
    X_SECRET,
)


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


def own_pawn(state: StationfallState) -> int:
    """The pawn of the active player's PC."""
    return state.own_pawns(state.active)[0]


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


# Recorded Confessional ----------------------------------------------------------------------------


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


# Secret Cache -------------------------------------------------------------------------------------


def cachers(state: StationfallState, conspiracy: int) -> list[int]:
    """Who can get the Helmet of the Secret Cache: Stowaway or a conspirator."""
    own = state.own_pawns(conspiracy)
    return [
        pawn
        for pawn in range(state.edition.monster)
        if (pawn in own or state.conspirator(conspiracy, pawn))
        and state.edition.kind[pawn] & BODY
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


# Homework and Go, go, go --------------------------------------------------------------------------


class Show(Pick[StationfallState]):
    """Homework: show a Bonus Character and take an action with it (house-homework)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "show", ("identity", "identity"), [SHOWING], NOT_SHOWN)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(state.bonus[state.lead[state.active]])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        identity = first(move)
        state.stack.pop()
        state.shown_bonus |= 1 << identity
        if events is not None:
            events.append((BONUS_SHOWN, EVERYONE, state.active, identity))
        card = state.edition.character_of[identity]
        pawns = state.edition.pawns_of[card]
        if len(pawns) == 1 and state.usable(pawns[0]):
            state.ask(ACT, state.active, pawns[0], BY_HOMEWORK)
        elif state.card_usable(card):
            state.called = 0
            state.ask(CALLING, state.active, card, BY_HOMEWORK)


def callable_pawns(state: StationfallState, card: int) -> list[int]:
    """The pawns of a card that can still be called upon."""
    return [
        pawn
        for pawn in state.edition.pawns_of[card]
        if state.usable(pawn) and not state.called >> pawn & 1
    ]


class Call(Pick[StationfallState]):
    """Choose which pawn of a card acts: one of them, or with Go, go, go one after another
    (house-go-go-go)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "call", ("character", "character"), [CALLING], NOT_CALLED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return callable_pawns(state, second(state.stack.frames[-1]))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        card, source = second(frame), third(frame)
        state.called |= 1 << first(move)
        if source == BY_GO and callable_pawns(state, card):
            state.ask(CALLING, state.active, card, source)
        state.ask(ACT, state.active, first(move), source)


# Shapeshift: Switch -------------------------------------------------------------------------------


def swappable(state: StationfallState, pawn: int) -> list[int]:
    """With whom a Live Consort can swap places: Human and Robot NPCs on the station or in Outer
    Space, Live or Down."""
    if not state.usable(pawn) or not state.present(pawn):
        return []
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.edition.kind[other] & BODY
        and not state.owners[state.edition.card_of[other]]
        and state.present(other)
    ]


class Switch(Pick[StationfallState]):
    """Shapeshift: swap places and all that is possessed with an NPC (house-shapeshift)."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "switch", ("other-character", "character"), [SWITCHING], NOT_SWAPPED
        )

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return swappable(state, own_pawn(state))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        pawn, other = own_pawn(state), first(move)
        if events is not None:
            events.append((SWITCHED, EVERYONE, pawn, other))
        self.swap_bribes(state, state.edition.card_of[pawn], state.edition.card_of[other])
        for table in (state.held, state.data):
            table[pawn], table[other] = table[other], table[pawn]
        if state.antimatter_at in (pawn, other):
            state.antimatter_at = pawn + other - state.antimatter_at
        here, there = state.where[pawn], state.where[other]
        put(state, pawn, there, events)
        put(state, other, here, events)
        for one in (pawn, other):
            if would_fall(state, one, state.where[one]):
                knock_down(state, one, events)
            for _ in range(state.load(one) - state.edition.slots[one]):
                state.ask(LET_GO, state.active, one)

    def swap_bribes(self, state: StationfallState, card: int, other: int) -> None:
        for conspiracy in range(state.players):
            if state.bribe[conspiracy] == card:
                state.bribe[conspiracy] = other
            elif state.bribe[conspiracy] == other:
                state.bribe[conspiracy] = card
        if other == state.edition.rich:
            state.grey_left, state.grey_on[card] = state.grey_on[card], state.grey_left
        else:
            state.grey_on[card], state.grey_on[other] = state.grey_on[other], state.grey_on[card]


# Mimic: Frameup -----------------------------------------------------------------------------------


class Blame(Pick[StationfallState]):
    """Mimic: name another player with a conspirator there, who becomes Suspect instead."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "blame", ("player", "player"), [FRAMING], NOT_FRAMED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return framed(state, second(state.stack.frames[-1]))

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        if events is not None:
            events.append((FRAMED_UP, EVERYONE, state.active, first(move)))
        suspect(state, first(move), events)


class TakeBlame(Always[StationfallState]):
    """Blame nobody else and become Suspect."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "take-blame", [FRAMING])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        suspect(state, state.active, events)


# Claymore -----------------------------------------------------------------------------------------


def trappable(state: StationfallState) -> list[int]:
    """Where the next of the three tokens can lie (house-claymore)."""
    if len(bits(state.traps)) == TRAPS:
        return []
    closed = state.launched | state.traps
    return [section for section in range(state.edition.size) if not closed >> section & 1]


class LayTrap(Pick[StationfallState]):
    """Claymore: lay the three tokens face down, one after another."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "lay-trap", ("at", "section"), [TRAPPING], NOT_TRAPPED)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return trappable(state)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.traps |= 1 << first(move)
        if events is not None:
            events.append((TRAP_LAID, EVERYONE, state.active, first(move)))


class RigTrap(Pick[StationfallState]):
    """Claymore: decide in secret which of the three is the real one."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "rig-trap", ("at", "section"), [TRAPPING], NOT_RIGGED)
        self.shape.secret = ["at"]

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        laid = bits(state.traps)
        return laid if len(laid) == TRAPS else []

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        state.real_trap = first(move)
        if events is not None:
            events.append((TRAP_RIGGED, 1 << seat, state.active, first(move)))


# Trojan Horse -------------------------------------------------------------------------------------


def horses(state: StationfallState) -> list[int]:
    """Who can be given the Digital Assistant: possessors of Evidence or X-Secret in play."""
    wanted = 1 << EVIDENCE | 1 << X_SECRET
    return [
        pawn
        for pawn in range(state.edition.monster)
        if state.data[pawn] & wanted
        and not state.data[pawn] >> ASSISTANT & 1
        and state.present(pawn)
    ]


class Plant(Pick[StationfallState]):
    """Trojan Horse: copy the Digital Assistant to a possessor of Evidence or X-Secret."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "plant", ("character", "character"), [HORSING], NOT_A_HORSE)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return horses(state)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        state.data[first(move)] |= 1 << ASSISTANT
        if events is not None:
            events.append((ASSISTANT_PLANTED, EVERYONE, first(move)))


class Decline(Always[StationfallState]):
    """Do without what is offered."""

    def __init__(self, number: int, frames: list[int]) -> None:
        super().__init__(number, "decline", frames)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
