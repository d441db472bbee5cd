"""Launch Manual, Station Automation, Steps: the station as bots see it, held against the map and
against the rules of single Steps, worked out in another way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from deorbit.games.stationfall.automation.distances import (
    MOST_GROUNDS,
    MOST_WAYS,
    Ground,
    Grounds,
    Means,
    Ways,
)
from deorbit.games.stationfall.automation.masks import Terrain
from deorbit.games.stationfall.automation.priorities import section_key, sections
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ADRENALINE,
    BODY,
    BREACH,
    EMERGENCY_RESPONSE,
    FAR,
    NOWHERE,
    OFFICER,
    OUTER_SPACE,
    ROBOT,
    SCIENTIST,
    ZERO_BORN,
)
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.actions.base import (
    BREAKAGE,
    COMPANY,
    KOMPROMAT,
    LITTER,
    SOMEONE_DOWN,
    Act,
    offered,
)
from deorbit.games.stationfall.rules.characters import exposed, powers
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, StationfallState
from games.stationfall.automated import automated

POSITIONS: list[dict[str, Any]] = [
    {},
    {
        "at": {"troubleshooter": "aft-airlocks", "astrochimp": "mcqueen", "exile": "mcqueen"},
        "holding": {"troubleshooter": "helmet"},
        "items": {"storage": ["helmet"]},
        "kompromat": {"bridge": "exile"},
        "down": "exile",
    },
    {
        "at": {"medical": "houdini", "security": "houdini", "counselor": "outer-space"},
        "holding": {"counselor": "helmet"},
        "down": "engineer medical",
        "damaged": ["forward-airlocks", "hail-mary", "rec-room"],
        "fire": ["machine-shop"],
        "launched": ["alcatraz"],
    },
    {
        "damaged": ["reactor", "fuel-cells", "hail-mary"],
        "cameras": False,
        "jammers": False,
        "fire": ["kitchen", "suite"],
        "goo": ["bio-lab"],
        "project": {"card": "grey-goo", "released": True},
        "down": "counselor astrochimp",
    },
]


@cache
def position(number: int) -> StationfallState:
    """Stowaway is not yet on board; Daredevil has Adrenaline, Medical Emergency Response."""
    m = automated(cast="stowaway station-chief", **POSITIONS[number])
    state: StationfallState = m._state
    return state


def warped() -> StationfallState:
    """A Wormhole leads from Vault X to the Suite."""
    state = position(0).copy()
    state.mouth = state.edition.section_names.index("suite")
    return state


STATES = [*(position(number) for number in range(len(POSITIONS))), warped()]


# What lies next to what ---------------------------------------------------------------------------


def legs(state: StationfallState, ways: Ways) -> Iterator[tuple[int, int, bool, bool]]:
    """All ways from one section into the next: whether a Lock is there, or an airlock."""
    edition = state.edition
    for corridor, (a, b) in enumerate(edition.ends):
        lock = state.locks >> corridor & 1 == 1
        yield a, b, lock, False
        yield b, a, lock, False
    for section in range(edition.size):
        if ways.vents:
            for to in edition.vents[section]:
                yield section, to, False, False
        for to in edition.airlocks[section]:
            if not (state.damaged >> section | state.damaged >> to) & 1:
                yield section, to, False, True
    if state.mouth not in (NOWHERE, edition.vault):
        yield state.mouth, edition.vault, False, False
        yield edition.vault, state.mouth, False, False


def full_pods(state: StationfallState) -> int:
    edition = state.edition
    return sum(
        1 << pod
        for pod in bits(edition.pods)
        if len([1 for pawn in bits(edition.bodies) if state.where[pawn] == pod])
        >= edition.capacity[pod]
    )


def with_down(state: StationfallState, kind: int) -> set[int]:
    pawns = bits(state.edition.bodies & state.down)
    return {state.where[one] for one in pawns if state.edition.kind[one] & kind} - {NOWHERE}


def means_of(state: StationfallState, pawn: int, free: bool, careless: bool, led: bool) -> Means:
    terrain = Terrain(state, Ground(state))
    full, fallen = terrain.full, terrain.with_down_human
    assert full == full_pods(state)
    return Means(state, pawn, full, fallen, free, careless, led)


def edges(
    state: StationfallState, pawn: int, ways: Ways, careless: bool, led: bool, free: bool
) -> dict[tuple[int, int], int]:
    """By two nodes the price of a Step, Airlock or of a Step behind a Breach: the rules of 12.1,
    13.7 and of the cards, leg by leg."""
    edition = state.edition
    ability = powers(state, pawn)
    body = edition.kind[pawn] & BODY != 0
    size = edition.size
    found: dict[tuple[int, int], int] = {}
    fallen = with_down(state, 1)
    for section, to, lock, airlock in legs(state, ways):
        if (state.launched | full_pods(state)) >> to & 1:
            continue
        burning = (state.fire | state.airless) >> to & 1 == 1
        if not careless and burning and exposed(state, pawn):
            continue
        if not careless and state.goo >> to & 1 and edition.kind[pawn] & ROBOT:
            continue
        more = 0
        if lock and not (ability & OFFICER and not state.blackout()):
            if not ability & BREACH:
                continue
            more = 1
        runs = not led and body and not state.visited >> to & 1
        runs = runs and bool(
            (ability & ADRENALINE and burning) or (ability & EMERGENCY_RESPONSE and to in fallen)
        )
        price = more if runs else more + 1
        for shift in (0, size):
            key = section + shift, to + shift
            found[key] = min(price, found.get(key, FAR))
        floats = ability & ZERO_BORN and not edition.gravity >> to & 1
        if free and not runs and (floats or (ability & SCIENTIST and airlock)):
            key = section, to + size
            found[key] = min(more, found.get(key, FAR))
    return found


def recounted(ways: Ways, prices: dict[tuple[int, int], int], entries: list[int]) -> list[int]:
    """What every node costs, edge by edge until nothing gets cheaper."""
    cost = [FAR] * len(ways.cost)
    if ways.start != NOWHERE:
        cost[ways.start] = 0
    for section in entries:
        cost[section + ways.shift] = 1
    back = NOWHERE if ways.start == NOWHERE else ways.start + ways.size
    changed = True
    while changed:
        changed = False
        for (node, following), price in prices.items():
            if cost[node] + price < cost[following] and following != back:
                cost[following] = cost[node] + price
                changed = True
    return cost


def walkers(state: StationfallState) -> list[int]:
    return [pawn for pawn in range(state.edition.monster) if state.where[pawn] > -3]


@pytest.mark.parametrize("number", range(len(STATES)))
@pytest.mark.parametrize(
    ("free", "careless", "led"),
    [(True, False, False), (False, False, False), (False, True, True), (False, False, True)],
)
def test_everybodys_ways_cost_what_the_rules_of_single_steps_make_of_them(
    number: int, free: bool, careless: bool, led: bool
) -> None:
    """bot-steps, 12.1.1, 13.7: Locks, airlocks, vents, hazards, full pods and what is free."""
    state = STATES[number]
    ground = Ground(state)
    for pawn in walkers(state):
        if state.where[pawn] < 0 and not state.edition.kind[pawn] & BODY:
            continue
        means = means_of(state, pawn, free, careless, led)
        ways = Ways(ground, means)
        prices = edges(state, pawn, ways, careless, led, free)
        entries = []
        if state.where[pawn] < 0 and state.edition.pawns[pawn] == "stowaway":
            dark = [one for one in range(ways.size) if state.is_dark(one)]
            entries = [one for one in dark if not means.closed >> one & 1]
        assert ways.cost == recounted(ways, prices, entries), state.edition.pawns[pawn]
        for node in range(2 * ways.size):
            for following in range(2 * ways.size):
                expected = prices.get((node, following), FAR)
                assert ways.price(node, following) == expected
        for cost in range(len(ways.fresh)):
            for section in range(ways.size):
                assert (ways.fresh[cost] >> section & 1 == 1) is (ways.cost[section] == cost)
                spent = ways.cost[section + ways.size] == cost
                assert (ways.spent[cost] >> section & 1 == 1) is spent


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_way_has_the_fewest_legs_and_then_goes_by_the_priorities(number: int) -> None:
    """bot-steps, bot-priorities, house-free-action: of cheapest ways."""
    state = STATES[number]
    ground = Ground(state)
    keys = Terrain(state, ground).keys()
    for pawn in walkers(state):
        if state.where[pawn] < 0 and not state.edition.kind[pawn] & BODY:
            continue
        ways = Ways(ground, means_of(state, pawn, True, False, False))
        prices = edges(state, pawn, ways, False, False, True)
        for goal in range(2 * ways.size):
            if ways.cost[goal] == FAR or goal == ways.start:
                continue
            way = ways.path(goal, keys)
            assert way[-1] == goal
            assert way == best_way(ways, prices, goal, keys), state.edition.pawns[pawn]


def best_way(
    ways: Ways, prices: dict[tuple[int, int], int], goal: int, keys: list[int]
) -> list[int]:
    """From the goal back: how many legs are left from each node; then on by the least."""
    cheap = [
        (node, following)
        for (node, following), price in prices.items()
        if ways.cost[node] < FAR and ways.cost[node] + price == ways.cost[following]
    ]
    left = {goal: 0}
    edge = {goal}
    while edge:
        edge = {node for node, following in cheap if following in edge and node not in left}
        left |= dict.fromkeys(edge, max(left.values()) + 1)

    def lead(node: int) -> tuple[int, int, bool]:
        return left[node], keys[node % ways.size], node < ways.size

    way: list[int] = []
    here = ways.start
    if here == NOWHERE:
        begins = [one + ways.shift for one in bits(ways.entries)]
        here = min((node for node in begins if node in left), key=lead)
        way.append(here)
    while here != goal:
        onward = [to for node, to in cheap if node == here and left.get(to, FAR) < left[here]]
        here = min(onward, key=lead)
        way.append(here)
    return way


# What is where ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(STATES)))
def test_the_terrain_knows_who_is_where(number: int) -> None:
    """bot-eligibility: of Humans and Robots; monsters and the Digital Assistant do not count."""
    state = STATES[number]
    edition = state.edition
    terrain = Terrain(state, Ground(state))
    there = {
        section: [pawn for pawn in bits(edition.bodies) if state.where[pawn] == section]
        for section in range(edition.size)
    }
    for section, people in there.items():
        assert terrain.people(section) == people
        assert terrain.people(section) is terrain.people(section)
        assert (terrain.peopled >> section & 1 == 1) is bool(people)
        downed = [pawn for pawn in people if state.down >> pawn & 1]
        assert (terrain.with_down >> section & 1 == 1) is bool(downed)
        humans = [pawn for pawn in downed if edition.humans >> pawn & 1]
        assert (terrain.with_down_human >> section & 1 == 1) is bool(humans)
        assert terrain.keys()[section] == sections(state, 0, section)
        assert terrain.ground.keys[section] == section_key(edition, section, 0)
    assert terrain.keys() is terrain.keys()
    assert terrain.people(NOWHERE) == []


def has_what_it_needs(state: StationfallState, act: Act, section: int) -> bool:
    people = [one for one in bits(state.edition.bodies) if state.where[one] == section]
    return not (
        (act.offer and not offered(state, section) & act.offer)
        or (act.at_hand & BREAKAGE and not state.damaged >> section & 1)
        or (act.at_hand & COMPANY and not people)
        or (act.at_hand & SOMEONE_DOWN and not [one for one in people if state.down >> one & 1])
        or (act.at_hand & LITTER and not state.lying[section])
        or (act.at_hand & KOMPROMAT and state.face[section] == NO_KOMPROMAT)
    )


@pytest.mark.parametrize("number", range(len(STATES)))
def test_an_action_is_looked_for_in_the_sections_that_have_what_it_needs(number: int) -> None:
    """bot-eligibility: nowhere else."""
    state = STATES[number]
    terrain = Terrain(state, Ground(state))
    for act in GAME.actions.acts:
        found = [one for one in range(state.edition.size) if has_what_it_needs(state, act, one)]
        assert bits(terrain.places(act)) == found, act.shape.name
        assert bits(terrain.places(act)) == found


def test_outer_space_counts_like_any_section() -> None:
    """bot-steps: who is out there is seen there."""
    state = STATES[2]
    terrain = Terrain(state, Ground(state))
    names = [state.edition.pawns[one] for one in terrain.people(OUTER_SPACE)]
    assert names == ["counselor"]


# What is kept -------------------------------------------------------------------------------------


def test_ways_are_kept_by_their_means_up_to_a_number() -> None:
    """bot-steps: equal means, equal ways; then all are measured anew."""
    state = position(0)
    ground = Ground(state)
    means = means_of(state, 0, True, False, False)
    ways = ground.ways(means)
    assert ground.ways(means_of(state, 0, True, False, False)) is ways
    assert ground.ways(means_of(state, 0, False, False, False)) is not ways
    for number in range(MOST_WAYS - len(ground.measured)):
        ground.measured[number, 0, 0, 0] = ways
    assert ground.ways(means) is ways
    other = means_of(state, 3, True, False, False)
    assert ground.ways(other) is not ways
    assert len(ground.measured) == 1


def test_no_two_characters_with_other_means_share_their_ways() -> None:
    """bot-steps: what is free, what is passed, what is closed and where one begins all count."""
    for state in STATES:
        seen: dict[tuple[int, int, int, int], tuple[object, ...]] = {}
        for pawn in walkers(state):
            for free, careless, led in ((1, 0, 0), (0, 0, 0), (0, 1, 1), (1, 1, 0)):
                one = means_of(state, pawn, bool(free), bool(careless), bool(led))
                facts = (
                    *(one.closed, one.free, one.keys, one.breach, one.vents, one.runs),
                    *(one.floats, one.science, max(one.place, NOWHERE), one.entries),
                )
                assert seen.setdefault(one.key(), facts) == facts


def test_grounds_are_kept_by_locks_airlocks_and_the_wormhole() -> None:
    """bot-steps: up to a number; other damage changes no way."""
    grounds = Grounds()
    state = position(0).copy()
    ground = grounds.of(state)
    assert grounds.of(state.copy()) is ground
    damage = state.copy()
    damage.damaged |= 1 << state.edition.section_names.index("bridge")
    assert grounds.of(damage) is ground
    damage.damaged |= 1 << state.edition.section_names.index("aft-airlocks")
    assert grounds.of(damage) is not ground
    unlocked = state.copy()
    unlocked.locks = 0
    assert grounds.of(unlocked) is not ground
    assert grounds.of(warped()) is not ground
    for number in range(MOST_GROUNDS - len(grounds.laid)):
        grounds.laid[state.edition, -1, number, 0] = ground
    assert grounds.of(state) is ground
    unlocked.locks = 1
    assert grounds.of(unlocked) is not ground
    assert len(grounds.laid) == 1
