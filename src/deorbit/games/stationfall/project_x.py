"""Project X at the end of every turn (7.6.2, 15.7.3): the Goo and the Swarm."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first
from deorbit.core.game import EVERYONE, Pick, Sink
from deorbit.games.stationfall.characters import knock_down
from deorbit.games.stationfall.events import MONSTER_MOVED, MONSTER_STRUCK
from deorbit.games.stationfall.reasons import NO_GOO_THERE, NOT_NEAREST
from deorbit.games.stationfall.state import SPREADING, SWARMING, StationfallState
from deorbit.games.stationfall.systems import put_goo
from deorbit.games.stationfall.terms import COMBAT_SWARM, FAR, GREY_GOO, HUMAN, OUTER_SPACE


def project_turn(state: StationfallState, chance: Chance, events: Sink) -> None:
    """What the released card does; the active player chooses where there is a choice."""
    if not state.released:
        return
    if state.project == GREY_GOO:
        if (state.active + 1) % state.players == state.first:
            places = goo_places(state)
            if len(places) == 1:
                put_goo(state, places[0], chance, events)
            elif places:
                state.ask(SPREADING, state.active)
    elif state.project == COMBAT_SWARM:
        prey, ways = swarm_choices(state)
        if len(prey) == 1:
            strike(state, prey[0], events)
        elif len(ways) == 1:
            swarm_to(state, ways[0], events)
        elif prey or ways:
            state.ask(SWARMING, state.active)


# Grey Goo -----------------------------------------------------------------------------------------


def goo_places(state: StationfallState) -> list[int]:
    """Sections joined to the Goo by a corridor, locked or not; no pods, not Outer Space."""
    edition = state.edition
    return [
        section
        for section in range(OUTER_SPACE + 1, edition.size)
        if not (state.goo | edition.pods) >> section & 1
        and any(state.goo >> other & 1 for other in edition.near[section])
    ]


class Spread(Pick[StationfallState]):
    """Choose where the Goo goes."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "spread", ("at", "section"), [SPREADING], NO_GOO_THERE)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return goo_places(state)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        put_goo(state, first(move), chance, events)


# Combat Swarm -------------------------------------------------------------------------------------


def is_prey(state: StationfallState, pawn: int) -> bool:
    """A Live Robot, or a Live Human without a Helmet."""
    if not state.live(pawn):
        return False
    return not state.edition.kind[pawn] & HUMAN or not state.helmeted(pawn)


def swarm_choices(state: StationfallState) -> tuple[list[int], list[int]]:
    """Whom the Swarm can strike where it is; otherwise the sections that are a step nearer to the
    nearest victim, by corridors and vents, Locks or not."""
    edition = state.edition
    swarm = edition.monster
    if not state.present(swarm) or state.down >> swarm & 1:
        return [], []
    here = state.where[swarm]
    prey = [pawn for pawn in range(swarm) if state.where[pawn] == here and is_prey(state, pawn)]
    if prey:
        return prey, []
    distance = [FAR] * edition.size
    edge = [
        state.where[pawn]
        for pawn in range(swarm)
        if state.present(pawn) and is_prey(state, pawn) and open_to_swarm(state, state.where[pawn])
    ]
    for section in edge:
        distance[section] = 0
    steps = 0
    while edge:
        steps += 1
        further: list[int] = []
        for section in edge:
            for other in edition.near[section] + edition.vents[section]:
                if distance[other] > steps and (other == here or open_to_swarm(state, other)):
                    distance[other] = steps
                    further.append(other)
        edge = further
    if distance[here] == FAR:
        return [], []
    ways = [
        other
        for other in edition.near[here] + edition.vents[here]
        if distance[other] == distance[here] - 1
    ]
    return [], sorted(set(ways))


def open_to_swarm(state: StationfallState, section: int) -> bool:
    """Never Outer Space, a pod that has left or a full one (house-project-x)."""
    if section == OUTER_SPACE or state.launched >> section & 1:
        return False
    pod = state.edition.pods >> section & 1
    return not pod or state.occupants(section) < state.edition.capacity[section]


def strike(state: StationfallState, pawn: int, events: Sink) -> None:
    if events is not None:
        events.append((MONSTER_STRUCK, EVERYONE, pawn))
    knock_down(state, pawn, events)


def swarm_to(state: StationfallState, section: int, events: Sink) -> None:
    swarm = state.edition.monster
    if events is not None:
        events.append((MONSTER_MOVED, EVERYONE, state.where[swarm], section))
    state.where[swarm] = section


class MonsterStrike(Pick[StationfallState]):
    """Choose whom the Monster Downs."""

    def __init__(self, number: int) -> None:
        super().__init__(
            number, "monster-strike", ("character", "character"), [SWARMING], NOT_NEAREST
        )

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return swarm_choices(state)[0]

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        strike(state, first(move), events)


class MonsterStep(Pick[StationfallState]):
    """Choose where the Monster goes."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "monster-step", ("to", "section"), [SWARMING], NOT_NEAREST)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return swarm_choices(state)[1]

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.pop()
        swarm_to(state, first(move), events)
