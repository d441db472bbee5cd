"""Actions of characters (chapter 11): who may act, what it costs, what it must not do."""

from typing import Final

from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ADRENALINE,
    AIRLOCK,
    AN_ITEM,
    BODY,
    EMERGENCY_RESPONSE,
    HACKER,
    HUMAN,
    MADE_OF_DATA,
    MANUFACTURE,
    NOWHERE,
    OUTER_SPACE,
    SCIENTIST,
    SCRAM,
    SELF_REPAIR,
    TIMED_LAUNCH,
    ZERO_BORN,
)
from deorbit.games.stationfall.content.script import parts_after
from deorbit.games.stationfall.rules.bots.conditions import parts_left_behind
from deorbit.games.stationfall.rules.characters import knock_down, not_usable, owners_of, powers
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATION,
    ANSWERER,
    BY_BRIBE,
    BY_COMMAND,
    BY_GREY_BRIBE,
    BY_KOMPROMAT,
    BY_ROOT_ACCESS,
    BY_TELEPATHY,
    CONSENT,
    TURN,
)
from deorbit.games.stationfall.rules.reasons import (
    BASIC_ONLY,
    BOTS_SPARE_THEMSELVES,
    FIRST_ENTER,
    HAS_ESCAPED,
    IS_DAMAGED,
    IS_DOWN,
    LACKS,
    NO_ACTIONS,
    NO_POWER,
    NOT_ACTING,
    NOT_OFFERED,
    ONLY_CONSOLE,
    ONLY_TELEPATHY,
    REVIVE_FIRST,
)
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState

# What may be done for free in place of the free Pick Up or Drop (15.5.3), or beside it.
NEVER: Final = 0
HANDLING: Final = 1
CONSOLE: Final = 2
WALKING: Final = 3

# What must be at hand for an action to be possible at all: a quick sieve for lists of moves.
ITEM: Final = 1
WEAPON: Final = 2
COMPANY: Final = 4
SOMEONE_DOWN: Final = 8
LITTER: Final = 16
SOME_DATA: Final = 32
KOMPROMAT: Final = 64
FIREBOMBS: Final = 128
BREAKAGE: Final = 256
DRONES: Final = 512

JUST_ONCE: Final = [0]

ASKING_FIRST: Final = (BY_BRIBE, BY_GREY_BRIBE, BY_KOMPROMAT)

WORKS_IN_BLACKOUT: Final = TIMED_LAUNCH | AIRLOCK

ASKED_BY_RULE: Final = AIRLOCK | MANUFACTURE
"""The offers that a rule asks for itself, after what the action is done to."""


def offered(state: StationfallState, section: int) -> int:
    """The section actions that can be taken in a section now: not in a damaged one (5.1.4), few
    on board in a Blackout (7.2.2.1). Scram works on its own damage."""
    offers = state.edition.offers[section]
    if state.damaged >> section & 1:
        offers &= SCRAM
    if section != OUTER_SPACE and state.blackout():
        offers &= WORKS_IN_BLACKOUT
    return offers


def not_offered(state: StationfallState, section: int, offer: int) -> int:
    """Why a section action cannot be taken here."""
    if not state.edition.offers[section] & offer:
        return NOT_OFFERED
    if offered(state, section) & offer:
        return ALLOWED
    if state.damaged >> section & 1 and offer != SCRAM:
        return IS_DAMAGED
    return NO_POWER


def company_of(state: StationfallState, pawn: int) -> list[int]:
    """The other pawns in the section of a pawn that can act (5.2)."""
    place = state.where[pawn]
    if place < 0 or not state.usable(pawn):
        return []
    bodies = state.edition.bodies
    return [
        other
        for other in range(len(state.where))
        if state.where[other] == place and other != pawn and bodies >> other & 1
    ]


def lit_under_cameras(state: StationfallState) -> int:
    """The sections where Cameras see a Human go Down (7.5, 10.1.2)."""
    streamed = state.streamed()
    if not state.cameras or state.blackout():
        return streamed
    return ~state.edition.dark & (1 << state.edition.size) - 1 | streamed


def in_activation(state: StationfallState) -> bool:
    """Whether it is the activation phase, when Cameras count: not when somebody reveals, nor when
    Project X acts (house-suspicion)."""
    for frame in state.stack.frames:
        if kind_of(frame) == ACTIVATION:
            return True
    return before_disc(state)


def before_disc(state: StationfallState) -> bool:
    """Whether a Bribe or Kompromat has opened the activation phase and the disc has not been placed
    yet (15.5.1, house-before-the-disc)."""
    if not (state.bribed or state.blackmailed) or not state.stack.frames:
        return False
    return kind_of(state.stack.frames[0]) == TURN


class Act(ActionKind[StationfallState]):
    """An action of a character. Its first argument is the pawn that acts.

    `basic`: a basic action (11.4). `offer`: the section action that the section must offer, 0 for
    none. `at_hand`: the sieve above. `ability`: what the pawn must be able to. `free`: in place of
    what it can be free. `kinds`: which kinds of characters can do it (4.2.2)."""

    def __init__(
        self,
        name: str,
        fields: str,
        basic: bool = False,
        offer: int = 0,
        at_hand: int = 0,
        ability: int = 0,
        free: int = NEVER,
        kinds: int = BODY,
    ) -> None:
        super().__init__(name, f"character {fields}", [ACTIVATION, ACT])
        self.basic = basic
        self.offer = offer
        self.at_hand = at_hand
        self.ability = ability
        self.free = free
        self.kinds = kinds

    # To be given by each action -----------------------------------------------------------------

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        """Why the pawn cannot do this, though it is able to and it is offered here."""
        raise NotImplementedError

    def candidates(
        self, state: StationfallState, pawn: int, company: list[int], moves: list[int]
    ) -> None:
        """Add the moves of this kind that the rule allows; `company` are the pawns colocated."""
        for target in self.targets(state, pawn, company):
            self.add_allowed(state, pawn, pack(self.number, pawn, target), moves)

    def add_allowed(self, state: StationfallState, pawn: int, move: int, moves: list[int]) -> None:
        """Add a move if the rule allows it."""
        if self.rule(state, pawn, move) == ALLOWED:
            moves.append(move)

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        """What to try as the second argument; an action without one is tried once."""
        return company if len(self.shape.fields) > 1 else JUST_ONCE

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        raise NotImplementedError

    def spares(self, state: StationfallState, pawn: int, move: int) -> bool:
        """Whether the PC of the bot whose turn it is comes to no harm by this
        (bot-self-preservation)."""
        return True

    def lacking(self, state: StationfallState, pawn: int) -> int:
        """What is missing whatever it would be done to: the ability, or a section that offers it.
        The sieve has seen to both before `candidates`."""
        if self.ability and not self.ability & powers(state, pawn):
            return LACKS[self.ability.bit_length() - 1]
        if self.offer & ~ASKED_BY_RULE:
            return not_offered(state, state.where[pawn], self.offer)
        return ALLOWED

    # What all have in common --------------------------------------------------------------------

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        """The legal moves of this kind alone. The game lists all kinds together, through a sieve
        (`listing`)."""
        pawn = second(state.stack.frames[-1])
        if self.unable(state, pawn) == ALLOWED:
            found: list[int] = []
            self.candidates(state, pawn, company_of(state, pawn), found)
            for move in found:
                if self.forbids(state, seat, move) == ALLOWED:
                    moves.append(move)

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        pawn = first(move)
        frame = state.stack.frames[-1]
        if second(frame) != pawn:
            return NOT_ACTING
        code = self.unable(state, pawn)
        if code != ALLOWED:
            return code
        acting = kind_of(frame) == ACT
        if acting and third(frame) == BY_COMMAND and not self.basic:
            return BASIC_ONLY
        code = self.lacking(state, pawn)
        if code == ALLOWED:
            code = self.rule(state, pawn, move)
        if code != ALLOWED:
            return code
        if not acting and state.actions == 0 and self.price(state, pawn, move):
            return NO_ACTIONS
        return ALLOWED

    def bars_bot(self, state: StationfallState, move: int) -> int:
        return ALLOWED if self.spares(state, first(move), move) else BOTS_SPARE_THEMSELVES

    def unable(self, state: StationfallState, pawn: int) -> int:
        """Why the pawn cannot act, or not like this (4.6.2, 11.1)."""
        kind = state.edition.kind[pawn]
        if not kind & self.kinds:
            return ONLY_TELEPATHY if kind & AN_ITEM else ONLY_CONSOLE
        if state.down >> pawn & 1:
            return REVIVE_FIRST if state.ability[pawn] & SELF_REPAIR else IS_DOWN
        place = state.where[pawn]
        if place < 0:
            if place == OFF_BOARD:
                return ALLOWED if kind & MADE_OF_DATA else FIRST_ENTER
            return not_usable(state, pawn)
        return HAS_ESCAPED if state.launched >> place & 1 else ALLOWED

    def price(self, state: StationfallState, pawn: int, move: int) -> int:
        """0 if the action is free in this activation (11.3), otherwise 1."""
        if self.offer and state.free and state.ability[pawn] & SCIENTIST:
            return 0
        if self.free == NEVER:
            return 1
        if self.free == WALKING:
            return 0 if self.walks_free(state, pawn, move) else 1
        if not state.free:
            return 1
        if self.free == HANDLING:
            return 0
        return 0 if state.ability[pawn] & HACKER else 1

    def walks_free(self, state: StationfallState, pawn: int, move: int) -> bool:
        """Free Steps: Zero-Born once, Adrenaline and Emergency Response on and on, but never
        into a section already visited (house-walking)."""
        to = self.destination(state, move)
        ability = state.ability[pawn]
        if not ability & (ZERO_BORN | ADRENALINE | EMERGENCY_RESPONSE):
            return False
        return self.runs(state, pawn, to) or (
            ability & ZERO_BORN != 0 and state.free == 1 and state.edition.gravity >> to & 1 == 0
        )

    def runs(self, state: StationfallState, pawn: int, to: int) -> bool:
        """A free Step that does not use the free action up."""
        ability = state.ability[pawn]
        if state.visited >> to & 1:
            return False
        if ability & ADRENALINE and (state.fire | state.airless) >> to & 1:
            return True
        if ability & EMERGENCY_RESPONSE:
            for other in range(state.edition.monster):
                if (
                    state.where[other] == to
                    and state.down >> other & 1
                    and state.edition.kind[other] & HUMAN
                ):
                    return True
        return False

    def destination(self, state: StationfallState, move: int) -> int:
        """Where a walking action leads."""
        return second(move)

    def pay(self, state: StationfallState, pawn: int, move: int) -> None:
        """Take the price of the action off what is left of the activation (15.5.2, 15.5.3)."""
        if self.price(state, pawn, move):
            state.actions -= 1
            state.visited = 0
        elif self.free != WALKING or not self.runs(state, pawn, self.destination(state, move)):
            state.free = 0
            state.visited = 0

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        pawn = first(move)
        frame = state.stack.frames[-1]
        if kind_of(frame) == ACT:
            state.stack.pop()
            source = third(frame)
            if source in ASKING_FIRST and self.needs_consent(state, pawn, move, source):
                return
            self.run(state, pawn, move, source, dealer)
            if pack(ACTIVATION, first(frame), pawn) in state.stack.frames:
                state.visited = 0
                self.note_visit(state, pawn)
        else:
            left = state.where[pawn]
            parts = parts_left_behind(state, pawn) if state.line != NOWHERE else 0
            self.pay(state, pawn, move)
            self.run(state, pawn, move, NOWHERE, dealer)
            self.note_visit(state, pawn)
            if state.line != NOWHERE:
                if state.where[pawn] != left:
                    state.parts = parts
                self.note_part(state, move)

    def needs_consent(self, state: StationfallState, pawn: int, move: int, source: int) -> bool:
        """Ask the owner of a PC (15.5.4.3, 15.5.5.2), but not the own one; of two owners the one
        whom the active player picks (card-split)."""
        owners = bits(owners_of(state, pawn))
        seats = {state.seat_of[owner] for owner in owners}
        if not owners or state.seat_of[state.active] in seats:
            return False
        state.pending = move
        if len(seats) == 1:
            state.ask(CONSENT, owners[0], pawn, source)
        else:
            state.ask(ANSWERER, state.active, pawn, source)
        return True

    def run(
        self,
        state: StationfallState,
        pawn: int,
        move: int,
        source: int,
        dealer: Dealer,
    ) -> None:
        """Take the action: light and Cameras are those of its beginning (house-suspicion). Who acts
        under a foreign will may harm itself (house-careless)."""
        state.actor = pawn
        state.watched = lit_under_cameras(state) if in_activation(state) else 0
        self.effect(state, pawn, move, dealer)
        if source in (BY_TELEPATHY, BY_ROOT_ACCESS):
            section = state.where[pawn]
            if section >= 0 and would_fall(state, pawn, section):
                knock_down(state, pawn, dealer)
        state.watched = 0
        state.actor = NOWHERE

    def note_part(self, state: StationfallState, move: int) -> None:
        """Keep count of the parts of a bot's manoeuvre that are done (bot-then)."""
        manoeuvre = state.edition.manoeuvres[state.line]
        state.parts = parts_after(manoeuvre, state.parts, self.shape.name, move)

    def note_visit(self, state: StationfallState, pawn: int) -> None:
        if state.where[pawn] >= 0:
            state.visited |= 1 << state.where[pawn]
