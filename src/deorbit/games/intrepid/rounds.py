"""The round (chapter 3): what follows what, done and resume, the end of a round."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second, third
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Always, Sink
from deorbit.games.intrepid.abilities import gain_capacity
from deorbit.games.intrepid.disaster import (
    afflict_chosen,
    ask_next,
    begin_disaster,
    candidates,
    resolve,
)
from deorbit.games.intrepid.edition import NO_COUNTRY, STATION
from deorbit.games.intrepid.events import CONSUMED, FINISHED, RESUMED
from deorbit.games.intrepid.faces import FACES
from deorbit.games.intrepid.questions import (
    ASK_CHOOSE,
    ASK_PLACE,
    ASK_REST,
    ASK_SPEND,
)
from deorbit.games.intrepid.reasons import NOT_AMONG_CHOICES, NOT_ON_STATION
from deorbit.games.intrepid.results import calculate, change
from deorbit.games.intrepid.rolling import begin_round
from deorbit.games.intrepid.state import (
    IN_OFFER,
    IN_STACK,
    MARK_VALUE,
    PLACING,
    RUNNING,
    SPENDING,
    WISHES,
    IntrepidState,
)


def consumption(state: IntrepidState, round: int, resource: int) -> int:
    """What a round consumes of a resource; it goes on rising after the table (house-last-round)."""
    figures = state.edition.figures
    table = figures.consumption[state.setting]
    rounds = len(table) // 4
    if round <= rounds:
        return table[4 * (round - 1) + resource]
    return table[4 * (rounds - 1) + resource] + figures.growth * (round - rounds)


def consume(state: IntrepidState, events: Sink) -> None:
    """Phase 4: each resource falls (house-consumption)."""
    for resource in range(4):
        if state.ending == RUNNING:
            number = consumption(state, state.round, resource)
            change(state, resource, -number, CONSUMED, CONSUMED, events)


def end_placing(state: IntrepidState, chance: Chance, events: Sink) -> None:
    """Phases 2 and 3."""
    calculate(state, events)
    if state.ending == RUNNING:
        begin_disaster(state, chance, events)
        go_on(state, chance, events)


def go_on(state: IntrepidState, chance: Chance, events: Sink) -> None:
    """The rest of phase 3, then phases 4 and 5."""
    if resolve(state, chance, events):
        consume(state, events)
        if state.ending == RUNNING:
            begin_spending(state, events)


def begin_spending(state: IntrepidState, events: Sink) -> None:
    """Phase 5 begins with the Capacity of the round (house-income)."""
    state.phase = SPENDING
    for crew in range(state.crews):
        state.used[crew] = 0
        gain_capacity(state, crew, state.edition.figures.capacity_round, events)
    state.open_lanes(ASK_SPEND)


def end_round(state: IntrepidState, chance: Chance, events: Sink) -> None:
    """All dice go home (3.2), offer rows are filled (house-refill), the next round begins."""
    take_home(state)
    for crew in range(state.crews):
        fill_offer(state, crew, state.round + 1, chance)
    begin_round(state, chance, events)


def take_home(state: IntrepidState) -> None:
    for crew in range(state.crews):
        home = state.edition.countries[state.country[crew]].dice
        state.supply[crew] = home - 1 if state.kept[crew] else home
        state.size[crew] = 0
        state.habitation[crew] = 0
        state.docking[crew] = 0
        state.aid[crew] = 0
        state.wish[crew] = 0
        state.wishes[crew] = WISHES
    state.pool = [0] * (state.crews * FACES)
    state.storage = [0] * 6
    state.amplified = [0] * 4
    state.dice = [0] * len(state.dice)
    state.named = 0
    for mark in range(len(state.marks)):
        state.marks[mark] &= MARK_VALUE
    for place in reversed(range(state.dealt, len(state.table))):
        if state.is_filled(place):
            state.spent.append(state.table.pop(place))
            del state.marks[8 * place : 8 * place + 8]


def fill_offer(state: IntrepidState, crew: int, round: int, chance: Chance) -> None:
    """From the tier of the round, else from the nearest one above, else below (house-refill)."""
    figures = state.edition.figures
    have = 0
    for tile in range(len(state.at)):
        if state.at[tile] == IN_OFFER and state.owner[tile] == crew:
            have += 1
    wanted = figures.tiers[min(round, len(figures.tiers)) - 1]
    for _ in range(figures.offer - have):
        left = next_tiles(state, crew, wanted)
        if not left:
            return
        tile = chance.pick(left)
        state.move_tile(tile, IN_OFFER, crew)


def next_tiles(state: IntrepidState, crew: int, wanted: int) -> list[int]:
    tiers = [wanted, *range(wanted + 1, 4), *range(wanted - 1, 0, -1)]
    for tier in tiers:
        found = [
            tile
            for tile in range(len(state.at))
            if state.at[tile] == IN_STACK
            and state.edition.tiles[tile].tier == tier
            and state.edition.tiles[tile].country in (NO_COUNTRY, state.country[crew])
        ]
        if found:
            return found
    return []


class Done(Always[IntrepidState]):
    """Be ready with this phase; it ends when all are (house-together)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "done", [ASK_PLACE, ASK_SPEND])

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.rest(seat, ASK_REST)
        if events is not None:
            events.append((FINISHED, EVERYONE, seat))
        if state.stack.all_rest():
            state.stack.close()
            if state.phase == PLACING:
                end_placing(state, chance, events)
            else:
                end_round(state, chance, events)


class Resume(Always[IntrepidState]):
    """Take "done" back as long as somebody is not (house-together)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "resume", [ASK_REST])

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.stack.wake(seat)
        if events is not None:
            events.append((RESUMED, EVERYONE, seat))


class Choose(ActionKind[IntrepidState]):
    """Choose a tile for what a disaster card does (9.1.4, 9.3.5)."""

    def __init__(self, number: int) -> None:
        super().__init__("choose", [("tile", "tile")], [ASK_CHOOSE])
        self.number = number

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        if state.at[first(move)] >= STATION:
            return NOT_ON_STATION
        found = candidates(state, state.crew_in(state.stack.frames[-1]))
        return ALLOWED if first(move) in found else NOT_AMONG_CHOICES

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        for tile in candidates(state, state.crew_in(state.stack.frames[-1])):
            moves.append(pack(self.number, tile))

    def perform(
        self, state: IntrepidState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        frame = state.stack.pop()
        afflict_chosen(state, first(move), events)
        if third(frame) > 1:
            rest = pack(kind_of(frame), first(frame), second(frame), third(frame) - 1)
            state.stack.frames.append(rest)
        ask_next(state, events)
        go_on(state, chance, events)
