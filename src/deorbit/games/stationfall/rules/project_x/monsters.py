"""The Monsters of Project X (7.6.2): the Swarm, the Blob, the Assassin and the Lurker, each at the
end of every turn. The active player chooses where there is a choice (house-project-x)."""

from typing import Final

from deorbit.core.codec import first, second
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Pick
from deorbit.games.stationfall.content.names import (
    ASSASSIN,
    BLOB,
    BODY,
    COMBAT_SWARM,
    FAR,
    HUMAN,
    LURKER,
    NOWHERE,
    WEAPONS,
)
from deorbit.games.stationfall.rules.bots.policy import is_spared
from deorbit.games.stationfall.rules.characters import contaminate
from deorbit.games.stationfall.rules.events import (
    MONSTER_APPEARED,
    MONSTER_MOVED,
    MONSTER_STRUCK,
    SWALLOWED,
    UNLOCKED,
)
from deorbit.games.stationfall.rules.locks import unlock
from deorbit.games.stationfall.rules.pawns import fell, put, spit_out
from deorbit.games.stationfall.rules.picks import PickFrom
from deorbit.games.stationfall.rules.power import (
    burn_monster,
    draw_mark,
    has_room,
    is_markable,
    lairs,
)
from deorbit.games.stationfall.rules.questions import LURKING, SWARMING
from deorbit.games.stationfall.rules.reasons import NOT_NEAREST, NOT_THE_LURKERS_PLACE
from deorbit.games.stationfall.rules.sections import enter
from deorbit.games.stationfall.rules.state import INSIDE, StationfallState

ASSASSIN_STEPS: Final = 2
BLOB_HOLDS: Final = 3


def monster_turn(state: StationfallState, dealer: Dealer) -> None:
    """What the Monster does at the end of a turn, if it is about and on its feet."""
    monster = state.edition.monster
    if not state.present(monster) or state.down >> monster & 1:
        return
    if state.project == ASSASSIN:
        if state.mark == NOWHERE or not is_markable(state, state.mark):
            draw_mark(state, dealer)
        act(state, ASSASSIN_STEPS, dealer)
    else:
        act(state, 1, dealer)


def act(state: StationfallState, steps: int, dealer: Dealer) -> None:
    """Strike, or take a step; one choice is made by itself."""
    prey = targets(state)
    ways = [] if prey or not steps else paths(state)
    if len(prey) == 1:
        strike(state, prey[0], dealer)
    elif len(ways) == 1:
        step(state, ways[0], steps, dealer)
    elif prey or ways:
        state.ask(SWARMING, state.active, steps)


def is_prey(state: StationfallState, pawn: int) -> bool:
    """Whom the Monster is after, wherever they are; in the turn of a bot never the bot's own PC
    (bot-resolve)."""
    if not state.edition.kind[pawn] & BODY or is_spared(state, pawn):
        return False
    if state.project == ASSASSIN:
        return pawn == state.mark
    if state.project == BLOB:
        return True
    if not state.live(pawn):
        return False
    return not state.edition.kind[pawn] & HUMAN or not state.helmeted(pawn)


def targets(state: StationfallState) -> list[int]:
    """Whom it can strike now: where it is; the Lurker also a step away, if nobody is nearer."""
    here = state.where[state.edition.monster]
    if state.project != LURKER:
        return [
            pawn
            for pawn in range(state.edition.monster)
            if state.where[pawn] == here and is_prey(state, pawn)
        ]
    found = unguarded(state, here)
    if not found:
        for section in lurker_reach(state, here):
            found += unguarded(state, section)
    return found


def paths(state: StationfallState) -> list[int]:
    """The sections that are a step nearer to the nearest prey: through corridors, Locks or not, the
    Swarm through vents too. The Lurker goes only where it strikes."""
    if state.project == LURKER:
        return []
    edition = state.edition
    vents = state.project == COMBAT_SWARM
    here = state.where[edition.monster]
    distance = [FAR] * edition.size
    edge = [
        state.where[pawn]
        for pawn in range(edition.monster)
        if state.present(pawn) and is_prey(state, pawn) and has_room(state, state.where[pawn])
    ]
    for section in edge:
        distance[section] = 0
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for section in edge:
            for other in doors(state, section, vents):
                if distance[other] > steps and (other == here or has_room(state, other)):
                    distance[other] = steps
                    further.append(other)
        edge = further
    if distance[here] == FAR:
        return []
    ways = [other for other in doors(state, here, vents) if distance[other] == distance[here] - 1]
    return sorted(set(ways))


def doors(state: StationfallState, section: int, vents: bool) -> list[int]:
    near = state.edition.near[section]
    return near + state.edition.vents[section] if vents else near


# The Lurker ---------------------------------------------------------------------------------------


def lurker_reach(state: StationfallState, here: int) -> list[int]:
    """Sections one step away, through a vent or a corridor without a Lock."""
    edition = state.edition
    found: list[int] = []
    for place in range(len(edition.near[here])):
        if not state.locks >> edition.corridor[here][place] & 1:
            found.append(edition.near[here][place])
    return [to for to in sorted({*found, *edition.vents[here]}) if has_room(state, to)]


def unguarded(state: StationfallState, section: int) -> list[int]:
    """Unarmed Live Humans in a section where no Live character is armed."""
    found: list[int] = []
    for pawn in range(state.edition.monster):
        if (
            state.where[pawn] == section
            and state.edition.kind[pawn] & BODY
            and not state.down >> pawn & 1
        ):
            if state.arms(pawn) & WEAPONS:
                return []
            if state.edition.kind[pawn] & HUMAN and not is_spared(state, pawn):
                found.append(pawn)
    return found


def appear(state: StationfallState, section: int, dealer: Dealer) -> None:
    """The Lurker comes from where the active player chooses."""
    state.where[state.edition.monster] = section
    dealer.tell(MONSTER_APPEARED, section)
    burn_monster(state, dealer)


LURK: Final = PickFrom("lurk", "at:section", LURKING, NOT_THE_LURKERS_PLACE, lairs, appear)


# Striking and stepping ----------------------------------------------------------------------------


def strike(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    monster = state.edition.monster
    if state.project == BLOB:
        swallow(state, pawn, dealer)
        return
    if state.project == LURKER and state.where[pawn] != state.where[monster]:
        go_to(state, state.where[pawn], dealer)
        if state.down >> monster & 1:
            return
    dealer.tell(MONSTER_STRUCK, pawn)
    fell(state, pawn, dealer)
    if state.project == LURKER:
        contaminate(state, pawn, dealer)


def swallow(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """The Blob holds three; a fourth makes it spit out the first (x-blob)."""
    state.inside.append(pawn)
    put(state, pawn, INSIDE, dealer)
    dealer.tell(SWALLOWED, pawn)
    if len(state.inside) > BLOB_HOLDS:
        spit_out(state, state.inside.pop(0), dealer)


def go_to(state: StationfallState, section: int, dealer: Dealer) -> None:
    """The Monster takes a step: Locks do not stop the Swarm, Blob and Assassin remove them."""
    edition = state.edition
    here = state.where[edition.monster]
    dealer.tell(MONSTER_MOVED, here, section)
    state.where[edition.monster] = section
    if state.project in (BLOB, ASSASSIN):
        for place in range(len(edition.near[here])):
            corridor = edition.corridor[here][place]
            if edition.near[here][place] == section and state.locks >> corridor & 1:
                unlock(state, corridor)
                dealer.tell(UNLOCKED, here, section)
    enter(state, edition.monster, section, dealer)


def step(state: StationfallState, section: int, steps: int, dealer: Dealer) -> None:
    """After its step the Swarm is done; Blob and Assassin go on."""
    go_to(state, section, dealer)
    monster = state.edition.monster
    if state.project != COMBAT_SWARM and not state.down >> monster & 1:
        act(state, steps - 1, dealer)


MONSTER_STRIKE: Final = PickFrom(
    "monster-strike", "character", SWARMING, NOT_NEAREST, targets, strike
)


class MonsterStep(Pick[StationfallState]):
    """Choose where the Monster goes."""

    def __init__(self) -> None:
        super().__init__("monster-step", "to:section", [SWARMING], NOT_NEAREST)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return [] if targets(state) else paths(state)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        steps = second(state.stack.pop())
        step(state, first(move), steps, dealer)
