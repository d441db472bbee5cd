"""Systems of the station (chapters 6 and 7): damage, power, fire, Project X."""

from typing import Final

from deorbit.core.chance import Chance
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ANTIMATTER,
    ARTIFACT,
    ASSASSIN,
    BLOB,
    BODY,
    COMBAT_SWARM,
    FIELD,
    GREY_GOO,
    LURKER,
    MUTAGEN,
    NOWHERE,
    OUTER_SPACE,
    ROBOT,
    ROGUE_CORE,
    WORMHOLE,
    X_SECRET,
)
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.characters import (
    contaminate,
    destroy_items,
    exposed,
    knock_down,
)
from deorbit.games.stationfall.rules.events import (
    BLACKOUT,
    CORE_AWAKE,
    DAMAGED,
    EMERGENCY_POWER,
    FIRE_STARTED,
    GOO_BURNED,
    GOO_SPREAD,
    HAZARD_CHANGED,
    HAZARD_REMOVED,
    MARKED,
    PEEKED_AT,
    POWER_RESTORED,
    PROJECT_RELEASED,
    REPAIRED,
    WORMHOLE_OPENED,
)
from deorbit.games.stationfall.rules.locks import abandon_ship, remove_locks
from deorbit.games.stationfall.rules.pawns import fell
from deorbit.games.stationfall.rules.questions import LURKING
from deorbit.games.stationfall.rules.reasons import GOO_STAYS, IS_BURNING
from deorbit.games.stationfall.rules.state import FALL, OFF_BOARD, UNSEEN, StationfallState

# Damage and power (5.1.4, 7.2) ------------------------------------------------------------------


def damage(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Damage a section. Outer Space cannot be damaged (5.1.7.2)."""
    if section == OUTER_SPACE or (state.damaged | state.launched) >> section & 1:
        return
    before = state.power_lost()
    state.damaged |= 1 << section
    dealer.tell(DAMAGED, section)
    if state.edition.power >> section & 1:
        if before == 0:
            emergency_power(state, dealer)
        elif before == 1:
            black_out(state, dealer)
    if section == state.edition.vault:
        release_project(state, dealer)


def emergency_power(state: StationfallState, dealer: Dealer) -> None:
    """Cameras and Jammers go off and stay off until the section is repaired (7.2.1.1)."""
    state.cameras = 0
    state.jammers = 0
    dealer.tell(EMERGENCY_POWER)


def black_out(state: StationfallState, dealer: Dealer) -> None:
    """Everything goes dark, Project X gets loose, Abandon Ship is ordered (7.2.2.1)."""
    dealer.tell(BLACKOUT)
    abandon_ship(state, dealer)
    release_project(state, dealer)


def beyond_repair(state: StationfallState, section: int) -> int:
    """Why a section cannot be repaired: fire would damage it again at once (6.5), Goo stays."""
    if state.fire >> section & 1:
        return IS_BURNING
    return GOO_STAYS if state.goo >> section & 1 else ALLOWED


def repair(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Repair a section; with power back, all Locks are gone (7.2.2.4)."""
    before = state.power_lost()
    state.damaged &= ~(1 << section)
    dealer.tell(REPAIRED, section)
    if state.edition.power >> section & 1 and before == 2:
        dealer.tell(POWER_RESTORED)
        remove_locks(state, dealer)


# Hazards (6) --------------------------------------------------------------------------------------


UNHARMED: Final = 0
BY_FIRE: Final = 1
SUFFOCATION: Final = 2
BY_GOO: Final = 3
HARMS: Final = ["", "fire", "air", "goo"]


def harm(state: StationfallState, pawn: int, section: int) -> int:
    """What Downs a pawn for certain by being in a section: a hazard (6.1) or the Goo."""
    bit = 1 << section
    if pawn == state.edition.monster:
        hurt = is_harmful(state, section)
    else:
        hurt = (state.fire | state.airless) & bit != 0 and exposed(state, pawn)
    if hurt:
        return BY_FIRE if state.fire & bit else SUFFOCATION
    melts = state.goo & bit != 0 and state.edition.kind[pawn] & ROBOT != 0
    return BY_GOO if melts and pawn != state.edition.monster else UNHARMED


def would_fall(state: StationfallState, pawn: int, section: int) -> bool:
    """Whether a pawn is Downed for certain by being in a section."""
    return harm(state, pawn, section) != UNHARMED


def shuns(state: StationfallState, pawn: int, section: int) -> bool:
    """Whether Self-Preservation keeps a pawn out of a section (11.2)."""
    return would_fall(state, pawn, section) and not policy.is_careless(state)


def set_fire(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Fire damages its section at once (6.5), but there is none without air (6.5.1)."""
    bit = 1 << section
    if state.airless & bit:
        return
    if not state.fire & bit:
        state.fire |= bit
        dealer.tell(FIRE_STARTED, section)
    if state.goo & bit:
        state.goo &= ~bit
        dealer.tell(GOO_BURNED, section)
    for pawn in range(state.edition.monster):
        if state.where[pawn] == section and exposed(state, pawn):
            knock_down(state, pawn, dealer)
    burn_monster(state, dealer)
    damage(state, section, dealer)


def gas(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Asphyxiation in a section; a fire there goes out (6.5.1, house-nerve-gas)."""
    bit = 1 << section
    state.fire &= ~bit
    state.airless |= bit
    for pawn in range(state.edition.monster):
        if state.where[pawn] == section and exposed(state, pawn):
            knock_down(state, pawn, dealer)
    burn_monster(state, dealer)


def is_harmful(state: StationfallState, section: int) -> bool:
    """Fire Downs the Blob, any hazard the Lurker, as their cards say."""
    hurting = state.fire if state.project == BLOB else state.fire | state.airless
    return state.project in (BLOB, LURKER) and hurting >> section & 1 == 1


def suppress(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Hazard Suppression (14.1): fire becomes asphyxiation, asphyxiation goes."""
    bit = 1 << section
    burning = state.fire & bit
    state.fire &= ~bit
    state.airless ^= bit
    dealer.tell(HAZARD_CHANGED if burning else HAZARD_REMOVED, section)


def burn_monster(state: StationfallState, dealer: Dealer) -> None:
    """A Monster that its section harms is Downed."""
    monster = state.edition.monster
    section = state.where[monster]
    if section >= 0 and not state.down >> monster & 1 and is_harmful(state, section):
        fell(state, monster, dealer)


# Project X (7.6) ----------------------------------------------------------------------------------


def see_project(state: StationfallState, chance: Chance) -> int:
    """The card at Vault X: drawn when it is first seen, and counted as a draw even where a
    position has fixed it, because now it cannot be unseen."""
    if state.project == UNSEEN:
        state.project = chance.pick(state.edition.projects)
    elif not state.peeked:
        chance.below(1)
    return state.project


def show_project(state: StationfallState, dealer: Dealer) -> None:
    """Whose disc lies on a possessor of X-Secret is shown the card at once, in anybody's turn
    (9.4.1, house-x-secret)."""
    if state.released:
        return
    for conspiracy in range(state.players):
        seat = state.seat_of[conspiracy]
        card = state.disc[conspiracy]
        if card == NOWHERE or state.peeked >> seat & 1:
            continue
        for pawn in state.edition.pawns_of[card]:
            if state.data[pawn] >> X_SECRET & 1 and not state.peeked >> seat & 1:
                project = see_project(state, dealer.chance)
                state.peeked |= 1 << seat
                dealer.note((PEEKED_AT, 1 << seat, conspiracy, project))


def release_project(state: StationfallState, dealer: Dealer) -> None:
    """Turn the card over and do what it says (7.6.1)."""
    if state.released:
        return
    project = see_project(state, dealer.chance)
    state.released = 1
    dealer.tell(PROJECT_RELEASED, project)
    if project == GREY_GOO:
        put_goo(state, state.edition.vault, dealer)
    elif project in (COMBAT_SWARM, BLOB, ASSASSIN):
        if state.where[state.edition.monster] == OFF_BOARD:
            state.where[state.edition.monster] = state.edition.vault
            burn_monster(state, dealer)
        if project == ASSASSIN:
            draw_mark(state, dealer)
    elif project == WORMHOLE:
        open_wormhole(state, dealer)
    elif project == LURKER:
        if state.stage < FALL and lairs(state):
            state.ask(LURKING, state.active)
    elif project == ROGUE_CORE:
        take_over(state, dealer)
    elif project == MUTAGEN:
        for pawn in range(state.edition.monster):
            place = state.where[pawn]
            if place >= 0 and state.edition.kind[pawn] & BODY:
                if state.edition.contaminates >> place & 1 or place == state.edition.vault:
                    contaminate(state, pawn, dealer)


def lairs(state: StationfallState) -> list[int]:
    """Where the Lurker can come from: any Dark section on board that has room (x-lurker)."""
    return [
        section
        for section in range(state.edition.size)
        if has_room(state, section) and state.is_dark(section)
    ]


def has_room(state: StationfallState, section: int) -> bool:
    """Where a Monster can be: never Outer Space, a pod that has left or a full one
    (house-project-x)."""
    if section == OUTER_SPACE or state.launched >> section & 1:
        return False
    pod = state.edition.pods >> section & 1
    return not pod or state.occupants(section) < state.edition.capacity[section]


def draw_mark(state: StationfallState, dealer: Dealer) -> None:
    """The Assassin's mark: a Live Human or Robot on board, at random, in the open (x-assassin)."""
    marks = [
        pawn
        for pawn in range(state.edition.monster)
        if state.edition.kind[pawn] & BODY and is_markable(state, pawn)
    ]
    state.mark = dealer.chance.pick(marks) if marks else NOWHERE
    if marks:
        dealer.tell(MARKED, state.mark)


def is_markable(state: StationfallState, pawn: int) -> bool:
    return state.live(pawn) and state.present(pawn) and state.where[pawn] != OUTER_SPACE


def open_wormhole(state: StationfallState, dealer: Dealer) -> None:
    """Mouths in Vault X and in a random undamaged gravity section (x-wormhole)."""
    edition = state.edition
    places = bits(edition.gravity & ~state.damaged & ~(1 << edition.vault))
    if places:
        state.mouth = dealer.chance.pick(places)
        dealer.tell(WORMHOLE_OPENED, state.mouth)


def take_over(state: StationfallState, dealer: Dealer) -> None:
    """Cameras and Jammers go off, and every corridor to a power section gets a Lock
    (x-rogue-core)."""
    state.cameras = 0
    state.jammers = 0
    for corridor in range(len(state.edition.ends)):
        a, b = state.edition.ends[corridor]
        if (state.edition.power >> a | state.edition.power >> b) & 1:
            state.locks |= 1 << corridor
    dealer.tell(CORE_AWAKE)


def is_robot(state: StationfallState, pawn: int) -> bool:
    """A Robot, or a Monster that is one."""
    if pawn == state.edition.monster:
        return state.project in (COMBAT_SWARM, ASSASSIN)
    return state.edition.kind[pawn] & ROBOT != 0


def put_goo(state: StationfallState, section: int, dealer: Dealer) -> None:
    """Goo damages, Downs Robots and eats loose Items; fire is its end (x-grey-goo)."""
    dealer.tell(GOO_SPREAD, section)
    if state.fire >> section & 1:
        dealer.tell(GOO_BURNED, section)
    else:
        state.goo |= 1 << section
        eaten = state.lying[section] & ~(FIELD[ANTIMATTER] | FIELD[ARTIFACT])
        state.lying[section] -= eaten
        destroy_items(state, eaten, dealer)
        for pawn in range(state.edition.monster):
            if state.where[pawn] == section and would_fall(state, pawn, section):
                knock_down(state, pawn, dealer)
    damage(state, section, dealer)
