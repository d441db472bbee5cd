"""The station and its systems (chapters 5, 6 and 7): damage, power, fire, pods, Antimatter."""

from deorbit.core.chance import Chance
from deorbit.core.game import ALLOWED, EVERYONE, Sink
from deorbit.games.stationfall.characters import contaminate, exposed, knock_down
from deorbit.games.stationfall.edition import (
    ANTIMATTER,
    ARTIFACT,
    BODY,
    COMBAT_SWARM,
    FIELD,
    GREY_GOO,
    KINDS_OF_ITEMS,
    NEEDS_ABANDON_SHIP,
    NOWHERE,
    ONE,
    OUTER_SPACE,
    PROJECTS,
    ROBOT,
    SHIFT,
)
from deorbit.games.stationfall.events import (
    ABANDON_SHIP_ORDERED,
    ANNIHILATED,
    ANTIMATTER_ARMED,
    ARMED_FOR_THE_END,
    BLACKOUT,
    DAMAGED,
    DATA_WIPED,
    DETONATED_AWAY,
    DETONATED_IN_SPACE,
    DETONATED_ON_BOARD,
    EMERGENCY_POWER,
    ESCAPED,
    FIRE_STARTED,
    GOO_BURNED,
    GOO_SPREAD,
    ITEM_ANNIHILATED,
    LAUNCHED,
    LOCKS_REMOVED,
    MARKER_PLACED,
    POD_LOST,
    POWER_RESTORED,
    PROJECT_RELEASED,
    REPAIRED,
)
from deorbit.games.stationfall.reasons import GOO_STAYS, IS_BURNING
from deorbit.games.stationfall.state import (
    ARMED,
    DETONATE,
    DETONATED,
    DETONATION,
    FALL,
    GONE,
    MESOSPHERE,
    OFF_BOARD,
    STABLE,
    UNSEEN,
    StationfallState,
)

# Damage and power (5.1.4, 7.2) ------------------------------------------------------------------


def damage(state: StationfallState, section: int, chance: Chance, events: Sink) -> None:
    """Damage a section. Outer Space cannot be damaged (5.1.7.2)."""
    if section == OUTER_SPACE or (state.damaged | state.launched) >> section & 1:
        return
    before = state.power_lost()
    state.damaged |= 1 << section
    if events is not None:
        events.append((DAMAGED, EVERYONE, section))
    if state.edition.power >> section & 1:
        if before == 0:
            emergency_power(state, events)
        elif before == 1:
            black_out(state, chance, events)
    if section == state.edition.vault:
        release_project(state, chance, events)


def emergency_power(state: StationfallState, events: Sink) -> None:
    """Cameras and Jammers go off and stay off until the section is repaired (7.2.1.1)."""
    state.cameras = 0
    state.jammers = 0
    if events is not None:
        events.append((EMERGENCY_POWER, EVERYONE))


def black_out(state: StationfallState, chance: Chance, events: Sink) -> None:
    """Everything goes dark, Project X gets loose, Abandon Ship is ordered (7.2.2.1)."""
    if events is not None:
        events.append((BLACKOUT, EVERYONE))
    abandon_ship(state, events)
    release_project(state, chance, events)


def beyond_repair(state: StationfallState, section: int) -> int:
    """Why a section cannot be repaired: fire would damage it again at once (6.5), Goo stays."""
    if state.fire >> section & 1:
        return IS_BURNING
    return GOO_STAYS if state.goo >> section & 1 else ALLOWED


def repair(state: StationfallState, section: int, events: Sink) -> None:
    """Repair a section; with power back, all Locks are gone (7.2.2.4)."""
    before = state.power_lost()
    state.damaged &= ~(1 << section)
    if events is not None:
        events.append((REPAIRED, EVERYONE, section))
    if state.edition.power >> section & 1 and before == 2:
        if events is not None:
            events.append((POWER_RESTORED, EVERYONE))
        remove_locks(state, events)


def abandon_ship(state: StationfallState, events: Sink) -> None:
    """Abandon Ship (7.1.1): all Locks go, except during a Blackout (7.2.2.1)."""
    if not state.abandoned:
        state.abandoned = 1
        if events is not None:
            events.append((ABANDON_SHIP_ORDERED, EVERYONE))
    if not state.blackout():
        remove_locks(state, events)


def remove_locks(state: StationfallState, events: Sink) -> None:
    if state.locks:
        state.locks = 0
        if events is not None:
            events.append((LOCKS_REMOVED, EVERYONE))


# Hazards (6) --------------------------------------------------------------------------------------


def would_fall(state: StationfallState, pawn: int, section: int) -> bool:
    """Whether a pawn is Downed for certain by being in a section: a hazard (6.1) or the Goo."""
    bit = 1 << section
    if (state.fire | state.airless) & bit and exposed(state, pawn):
        return True
    return state.goo & bit != 0 and state.edition.kind[pawn] & ROBOT != 0


def set_fire(state: StationfallState, section: int, chance: Chance, events: Sink) -> None:
    """Fire damages its section at once (6.5), but there is none without air (6.5.1)."""
    bit = 1 << section
    if state.airless & bit:
        return
    if not state.fire & bit:
        state.fire |= bit
        if events is not None:
            events.append((FIRE_STARTED, EVERYONE, section))
    if state.goo & bit:
        state.goo &= ~bit
        if events is not None:
            events.append((GOO_BURNED, EVERYONE, section))
    for pawn in range(state.edition.monster):
        if state.where[pawn] == section and exposed(state, pawn):
            knock_down(state, pawn, events)
    damage(state, section, chance, events)


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


def destroy_items(state: StationfallState, items: int, events: Sink) -> None:
    """Annihilated Items leave the game (4.6.5.1)."""
    for item in range(KINDS_OF_ITEMS):
        count = (items & FIELD[item]) >> SHIFT[item]
        if count:
            state.removed[item] += count
            if events is not None:
                events.append((ITEM_ANNIHILATED, EVERYONE, item, count))


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


# Project X (7.6) ----------------------------------------------------------------------------------


def see_project(state: StationfallState, chance: Chance) -> int:
    """The card at Vault X: drawn when it is first seen, and counted as a draw even where a
    position has fixed it, because now it cannot be unseen."""
    if state.project == UNSEEN:
        state.project = chance.below(len(PROJECTS))
    elif not state.peeked:
        chance.below(1)
    return state.project


def release_project(state: StationfallState, chance: Chance, events: Sink) -> None:
    """Turn the card over and do what it says (7.6.1)."""
    if state.released:
        return
    project = see_project(state, chance)
    state.released = 1
    if events is not None:
        events.append((PROJECT_RELEASED, EVERYONE, project))
    if project == GREY_GOO:
        put_goo(state, state.edition.vault, chance, events)
    elif project == COMBAT_SWARM and state.where[state.edition.monster] == OFF_BOARD:
        state.where[state.edition.monster] = state.edition.vault


def put_goo(state: StationfallState, section: int, chance: Chance, events: Sink) -> None:
    """Goo damages, Downs Robots and eats loose Items; fire is its end (x-grey-goo)."""
    if events is not None:
        events.append((GOO_SPREAD, EVERYONE, section))
    if state.fire >> section & 1:
        if events is not None:
            events.append((GOO_BURNED, EVERYONE, section))
    else:
        state.goo |= 1 << section
        eaten = state.lying[section] & ~(FIELD[ANTIMATTER] | FIELD[ARTIFACT])
        state.lying[section] -= eaten
        destroy_items(state, eaten, events)
        for pawn in range(state.edition.monster):
            if state.where[pawn] == section and would_fall(state, pawn, section):
                knock_down(state, pawn, events)
    damage(state, section, chance, events)
