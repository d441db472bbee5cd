"""Systems of the station (chapters 6 and 7): damage, power, fire, Project X."""

from deorbit.core.chance import Chance
from deorbit.core.game import ALLOWED, EVERYONE, Sink
from deorbit.games.stationfall.characters import destroy_items, exposed, knock_down
from deorbit.games.stationfall.events import (
    ABANDON_SHIP_ORDERED,
    BLACKOUT,
    DAMAGED,
    EMERGENCY_POWER,
    FIRE_STARTED,
    GOO_BURNED,
    GOO_SPREAD,
    LOCKS_REMOVED,
    POWER_RESTORED,
    PROJECT_RELEASED,
    REPAIRED,
)
from deorbit.games.stationfall.reasons import GOO_STAYS, IS_BURNING
from deorbit.games.stationfall.state import OFF_BOARD, UNSEEN, StationfallState
from deorbit.games.stationfall.terms import (
    ANTIMATTER,
    ARTIFACT,
    COMBAT_SWARM,
    FIELD,
    GREY_GOO,
    OUTER_SPACE,
    PROJECTS,
    ROBOT,
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
