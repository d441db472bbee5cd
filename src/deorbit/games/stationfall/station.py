"""Coming and going: sections, pods, Antimatter (chapter 5, 7.3, 4.6.5)."""

from deorbit.core.chance import Chance
from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationfall.characters import contaminate, destroy_items, knock_down
from deorbit.games.stationfall.events import (
    ANNIHILATED,
    ANTIMATTER_ARMED,
    ARMED_FOR_THE_END,
    DATA_WIPED,
    DETONATED_AWAY,
    DETONATED_IN_SPACE,
    DETONATED_ON_BOARD,
    ESCAPED,
    LAUNCHED,
    MARKER_PLACED,
    POD_LOST,
)
from deorbit.games.stationfall.state import (
    ARMED,
    DETONATE,
    DETONATED,
    DETONATION,
    FALL,
    GONE,
    MESOSPHERE,
    STABLE,
    StationfallState,
)
from deorbit.games.stationfall.systems import abandon_ship, damage, would_fall
from deorbit.games.stationfall.terms import (
    ANTIMATTER,
    ARTIFACT,
    BODY,
    FIELD,
    NEEDS_ABANDON_SHIP,
    NOWHERE,
    ONE,
    OUTER_SPACE,
)

# Coming and going ---------------------------------------------------------------------------------


def move(state: StationfallState, pawn: int, section: int, chance: Chance, events: Sink) -> None:
    """Put a pawn into another section, with all that this brings about."""
    state.where[pawn] = section
    enter(state, pawn, section, events)
    if state.antimatter_at == pawn and section != state.edition.containment:
        arm(state, events)


def enter(state: StationfallState, pawn: int, section: int, events: Sink) -> None:
    """What happens to whoever enters a section."""
    bit = 1 << section
    edition = state.edition
    working = bit & ~state.damaged
    if pawn != edition.monster:
        if edition.contaminates & working and edition.kind[pawn] & BODY:
            contaminate(state, pawn, events)
        if edition.deletes_data & working and state.data[pawn]:
            state.data[pawn] = 0
            if events is not None:
                events.append((DATA_WIPED, EVERYONE, pawn))
        if would_fall(state, pawn, section):
            knock_down(state, pawn, events)


def land(state: StationfallState, item: int, section: int, events: Sink) -> None:
    """An Item comes to lie in a section."""
    if item == ANTIMATTER:
        state.lying[section] += ONE[item]
        state.antimatter_at = len(state.edition.pawns) + section
        if section != state.edition.containment:
            arm(state, events)
    elif state.goo >> section & 1 and item != ARTIFACT:
        destroy_items(state, ONE[item], events)
    else:
        state.lying[section] += ONE[item]


# Annihilation (4.6.5) -----------------------------------------------------------------------------


def annihilate(state: StationfallState, pawn: int, events: Sink) -> None:
    """A character and everything it possesses leave the game (4.6.5.1). What possesses the
    Antimatter is gone with its detonation, which the caller sees to (7.3.3)."""
    state.where[pawn] = GONE
    state.down &= ~(1 << pawn)
    state.contaminated &= ~(1 << pawn)
    state.data[pawn] = 0
    if events is not None:
        events.append((ANNIHILATED, EVERYONE, pawn))
    items = state.held[pawn] & ~FIELD[ANTIMATTER]
    state.held[pawn] = 0
    destroy_items(state, items + state.edition.integral[pawn], events)


def annihilate_all(state: StationfallState, section: int, events: Sink) -> None:
    """Everything in a section."""
    for pawn in range(len(state.where)):
        if state.where[pawn] == section:
            annihilate(state, pawn, events)
    items = state.lying[section] & ~FIELD[ANTIMATTER]
    state.lying[section] = 0
    destroy_items(state, items, events)


# Antimatter (7.3) ---------------------------------------------------------------------------------


def antimatter_place(state: StationfallState) -> int:
    """The section that the Antimatter is in, or where its possessor is."""
    holder = state.antimatter_at
    pawns = len(state.where)
    return holder - pawns if holder >= pawns else state.where[holder]


def arm(state: StationfallState, events: Sink) -> None:
    """Arm the Antimatter (7.3.1). It is armed once; too late for a marker, it goes off at
    Stationfall (house-antimatter)."""
    if state.antimatter != STABLE:
        return
    state.antimatter = ARMED
    due = state.minute - state.edition.fuse
    if due >= 0:
        place_marker(state, DETONATE, 0, due, events)
    if events is not None:
        if due >= 0:
            events.append((ANTIMATTER_ARMED, EVERYONE, due))
        else:
            events.append((ARMED_FOR_THE_END, EVERYONE))
    abandon_ship(state, events)


def detonate(state: StationfallState, chance: Chance, events: Sink) -> None:
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
        if events is not None:
            events.append((DETONATED_IN_SPACE, EVERYONE))
        annihilate_all(state, OUTER_SPACE, events)
        for section in range(state.edition.size):
            if (state.edition.out | state.edition.into) >> section & 1:
                damage(state, section, chance, events)
    elif place == MESOSPHERE or (place >= 0 and state.launched >> place & 1):
        if events is not None:
            events.append((DETONATED_AWAY, EVERYONE))
        if place == MESOSPHERE:
            annihilate(state, holder, events)
        else:
            annihilate_all(state, place, events)
    else:
        if events is not None:
            events.append((DETONATED_ON_BOARD, EVERYONE))
        if state.stage < FALL:
            state.blasted = 1
            state.ending = DETONATION
            state.stage = FALL
            state.stack.frames = []


# Pods (5.5) ---------------------------------------------------------------------------------------


def place_marker(
    state: StationfallState, effect: int, section: int, due: int, events: Sink
) -> None:
    """A time marker of the active conspiracy: owner, effect, section, the Minute at the end of
    whose turn it resolves (15.7.1, 15.7.2), and whether it is a stand-in because all own ones are
    placed (house-time-markers)."""
    stand_in = int(state.markers_left(state.active) == 0)
    marker = state.active | effect << 4 | section << 8 | due + 1 << 16
    state.markers.append(marker | stand_in << 22)
    if events is not None and effect != DETONATE:
        events.append((MARKER_PLACED, EVERYONE, state.active, section, effect))


def ready(state: StationfallState, pod: int) -> bool:
    """Whether what a pod needs to be launched is there (5.5.4)."""
    if state.edition.needs[pod] == NEEDS_ABANDON_SHIP:
        return state.abandoned == 1
    for pawn in range(state.edition.monster):
        if state.where[pawn] == pod and state.down >> pawn & 1:
            return True
    return False


def launch(state: StationfallState, pod: int, chance: Chance, events: Sink) -> None:
    """A pod goes to the Mesosphere; a damaged one is annihilated there (5.5.4)."""
    state.launched |= 1 << pod
    if state.damaged >> pod & 1:
        clean = ~(1 << pod)
        state.damaged &= clean
        state.fire &= clean
        state.airless &= clean
        if events is not None:
            events.append((POD_LOST, EVERYONE, pod))
        lose_pod(state, pod, chance, events)
        return
    if events is not None:
        events.append((LAUNCHED, EVERYONE, pod))
        for pawn in range(len(state.where)):
            if state.where[pawn] == pod:
                events.append((ESCAPED, EVERYONE, pawn))


def lose_pod(state: StationfallState, pod: int, chance: Chance, events: Sink) -> None:
    """A pod in the Mesosphere and everything in it is annihilated; Antimatter goes off (7.3.3)."""
    if state.antimatter != DETONATED and antimatter_place(state) == pod:
        detonate(state, chance, events)
    else:
        annihilate_all(state, pod, events)
