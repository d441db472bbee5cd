"""Coming and going: sections, pods, Antimatter (chapter 5, 7.3, 4.6.5)."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import (
    ANTIMATTER,
    ARTIFACT,
    ASSISTANT,
    BODY,
    FIELD,
    JURY_RIG,
    NDA,
    NEEDS_ABANDON_SHIP,
    NEEDS_DOWN_ABOARD,
    NEEDS_INSPECTOR,
    NOWHERE,
    ONE,
    OUTER_SPACE,
    RAT,
)
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.setup import succeed
from deorbit.games.stationfall.rules.characters import (
    contaminate,
    destroy_items,
    knock_down,
    powers,
)
from deorbit.games.stationfall.rules.events import (
    ANNIHILATED,
    DATA_WIPED,
    DECOY_TRIPPED,
    DETONATED_AWAY,
    DETONATED_IN_SPACE,
    DETONATED_ON_BOARD,
    ESCAPED,
    LAUNCHED,
    POD_LOST,
    TRAP_SPRUNG,
)
from deorbit.games.stationfall.rules.pawns import arm, fell, put
from deorbit.games.stationfall.rules.power import burn_monster, damage, would_fall
from deorbit.games.stationfall.rules.state import (
    DETONATED,
    DETONATION,
    FALL,
    GONE,
    INSIDE,
    MESOSPHERE,
    StationfallState,
)

# Coming and going ---------------------------------------------------------------------------------


def move(state: StationfallState, pawn: int, section: int, dealer: Dealer) -> None:
    """Put a pawn into another section, with all that this brings about."""
    put(state, pawn, section, dealer)
    enter(state, pawn, section, dealer)


def enter(state: StationfallState, pawn: int, section: int, dealer: Dealer) -> None:
    """What happens to whoever enters a section."""
    bit = 1 << section
    edition = state.edition
    working = bit & ~state.damaged
    if state.traps & bit:
        spring_trap(state, pawn, section, dealer)
    if pawn != edition.monster:
        if edition.contaminates & working and edition.kind[pawn] & BODY:
            contaminate(state, pawn, dealer)
        if edition.deletes_data & working and state.data[pawn]:
            state.data[pawn] = 0
            dealer.tell(DATA_WIPED, pawn)
        if would_fall(state, pawn, section):
            knock_down(state, pawn, dealer)
    else:
        burn_monster(state, dealer)


def spring_trap(state: StationfallState, pawn: int, section: int, dealer: Dealer) -> None:
    """The first to enter flips the token, and is Downed by the real one; nobody becomes Suspect
    (card-claymore)."""
    state.traps &= ~(1 << section)
    real = state.real_trap == section
    dealer.tell(TRAP_SPRUNG if real else DECOY_TRIPPED, pawn, section)
    if real:
        state.real_trap = NOWHERE
        watched, state.watched = state.watched, 0
        fell(state, pawn, dealer)
        state.watched = watched


def land(state: StationfallState, item: int, section: int, dealer: Dealer) -> None:
    """An Item comes to lie in a section."""
    if item == ANTIMATTER:
        state.lying[section] += ONE[item]
        state.antimatter_at = len(state.edition.pawns) + section
        if section != state.edition.containment:
            arm(state, dealer)
    elif state.goo >> section & 1 and item != ARTIFACT:
        destroy_items(state, ONE[item], dealer)
    else:
        state.lying[section] += ONE[item]
        if item == RAT:
            state.where[state.edition.rat] = section


# Annihilation (4.6.5) -----------------------------------------------------------------------------


def annihilate(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """A character and everything it possesses leave the game (4.6.5.1). What possesses the
    Antimatter is gone with its detonation, which the caller sees to (7.3.3)."""
    state.where[pawn] = GONE
    state.down &= ~(1 << pawn)
    state.contaminated &= ~(1 << pawn)
    state.data[pawn] = 0
    dealer.tell(ANNIHILATED, pawn)
    items = state.held[pawn] & ~FIELD[ANTIMATTER]
    state.held[pawn] = 0
    destroy_items(state, items + state.integral[pawn], dealer)
    if pawn == state.edition.monster:
        swallowed, state.inside = state.inside, []
        for other in swallowed:
            annihilate(state, other, dealer)
    elif state.heir != NOWHERE:
        succeed(state, pawn, dealer)


def annihilate_all(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Everything in a section."""
    for pawn in range(len(state.where)):
        if state.where[pawn] == section and state.edition.bodies >> pawn & 1:
            annihilate(state, pawn, dealer)
    items = state.lying[section] & ~FIELD[ANTIMATTER]
    state.lying[section] = 0
    destroy_items(state, items, dealer)


# Antimatter (7.3) ---------------------------------------------------------------------------------


def antimatter_place(state: StationfallState) -> int:
    """The section that the Antimatter is in, or where its possessor is."""
    holder = state.antimatter_at
    pawns = len(state.where)
    if holder >= pawns:
        return holder - pawns
    place = state.where[holder]
    return state.where[state.edition.monster] if place == INSIDE else place


def detonate(state: StationfallState, dealer: Dealer) -> None:
    """Detonation (7.3.2): in Outer Space, in the Mesosphere, or on board, which ends the game."""
    if state.antimatter == DETONATED:
        return
    place = antimatter_place(state)
    holder = state.antimatter_at
    pawns = len(state.where)
    if holder >= pawns:
        state.lying[holder - pawns] &= ~FIELD[ANTIMATTER]
    else:
        state.held[holder] &= ~FIELD[ANTIMATTER]
    state.antimatter = DETONATED
    state.antimatter_at = NOWHERE
    state.removed[ANTIMATTER] += 1
    if place == OUTER_SPACE:
        dealer.tell(DETONATED_IN_SPACE)
        annihilate_all(state, OUTER_SPACE, dealer)
        for section in range(state.edition.size):
            if (state.edition.out | state.edition.into) >> section & 1:
                damage(state, section, dealer)
    elif place == MESOSPHERE or (place >= 0 and state.launched >> place & 1):
        dealer.tell(DETONATED_AWAY)
        if place == MESOSPHERE:
            annihilate(state, holder, dealer)
        else:
            annihilate_all(state, place, dealer)
    else:
        dealer.tell(DETONATED_ON_BOARD)
        if state.stage < FALL:
            state.blasted = 1
            state.ending = DETONATION
            state.stage = FALL
            state.stack.frames = []


# Pods (5.5) ---------------------------------------------------------------------------------------


def ready(state: StationfallState, pod: int, launcher: int) -> bool:
    """Whether what a pod needs to be launched by somebody is there (5.5.4); bots do not care about
    NDAs in their turns (bot-legal-nda)."""
    edition = state.edition
    needs = edition.needs[pod]
    if needs == NEEDS_ABANDON_SHIP:
        if not state.abandoned and not state.data[launcher] >> ASSISTANT & 1:
            return False
        return not edition.under_nda or policy.ignores_nda(state) or all_signed(state, pod)
    if needs == NEEDS_DOWN_ABOARD:
        for pawn in range(edition.monster):
            if state.where[pawn] == pod and state.down >> pawn & 1:
                return True
        return False
    if needs == NEEDS_INSPECTOR:
        return state.where[edition.keeper[pod]] == pod or powers(state, launcher) & JURY_RIG != 0
    return True


def all_signed(state: StationfallState, pod: int) -> bool:
    """Whether every Human in a pod possesses an NDA (card-nda)."""
    for pawn in range(state.edition.monster):
        if (
            state.where[pawn] == pod
            and state.edition.humans >> pawn & 1
            and not state.data[pawn] >> NDA & 1
        ):
            return False
    return True


def launch(state: StationfallState, pod: int, dealer: Dealer) -> None:
    """A pod goes to the Mesosphere; a damaged one is annihilated there (5.5.4)."""
    state.launched |= 1 << pod
    if state.damaged >> pod & 1:
        clean = ~(1 << pod)
        state.damaged &= clean
        state.fire &= clean
        state.airless &= clean
        dealer.tell(POD_LOST, pod)
        lose_pod(state, pod, dealer)
        return
    dealer.tell(LAUNCHED, pod)
    for pawn in range(len(state.where)):
        swallowed = state.where[pawn] == INSIDE and state.where[state.edition.monster] == pod
        if swallowed or state.where[pawn] == pod:
            dealer.tell(ESCAPED, pawn)


def lose_pod(state: StationfallState, pod: int, dealer: Dealer) -> None:
    """A pod in the Mesosphere and everything in it is annihilated; Antimatter goes off (7.3.3)."""
    if state.antimatter != DETONATED and antimatter_place(state) == pod:
        detonate(state, dealer)
    else:
        annihilate_all(state, pod, dealer)
