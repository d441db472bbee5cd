"""Launch Manual, Station Automation: what comes first, what is left, what fits, asked of the parts
that decide it one by one."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from deorbit.core.codec import first, kind_of, pack, second
from deorbit.games.stationfall.automation import candidates as c
from deorbit.games.stationfall.automation.choose_line import Planner, has_free_action
from deorbit.games.stationfall.automation.distances import LOCKED, Ways
from deorbit.games.stationfall.automation.fitting import is_ware
from deorbit.games.stationfall.automation.next_move import ends, is_spent, sections_of
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import ACTIVATING, TIES, activating, targeting
from deorbit.games.stationfall.automation.question import Question, best
from deorbit.games.stationfall.content.names import (
    DATA,
    DYING,
    FAR,
    ITEMS,
    KINDS_OF_ITEMS,
    NANOGEL,
    NANOGEL_USED,
    NOWHERE,
)
from deorbit.games.stationfall.content.script import Choice
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.bots.conditions import is_reached, parts_left_behind
from deorbit.games.stationfall.rules.state import StationfallState
from games.stationfall.automated import automated

CREW = (
    *("exile", "station-chief", "counselor", "stranger", "daredevil", "medical"),
    *("stowaway", "cyborg", "security", "engineer", "astrochimp"),
)
ORDER = " ".join(("troubleshooter", *CREW))
AWAY = dict.fromkeys(CREW, "mesosphere")


def planner(script: str = "[PC] Bridge", **more: Any) -> Planner:
    """A bot's planner in a position; whoever is not named is away."""
    at = {**AWAY, **more.pop("at", {})}
    state: StationfallState = automated(script, order=ORDER, at=at, **more)._state.copy()
    return Planner(GAME.actions, state, 0, notes=[])


def pawn(one: Planner, name: str) -> int:
    return one.state.edition.pawns.index(name)


def section(one: Planner, name: str) -> int:
    return list(one.state.edition.section_names).index(name)


def line(one: Planner, number: int = 1) -> int:
    return one.script.main[number - 1]


def notes(one: Planner) -> list[tuple[int, str, int]]:
    """What was noted, about whom, and with which value."""
    assert one.notes is not None
    names = one.state.edition.pawns
    return [(n.what, names[n.pawn] if n.pawn >= 0 else "", n.value) for n in one.notes]


# What comes first ---------------------------------------------------------------------------------


def option(**given: Any) -> Option:
    found = Option(0, NOWHERE, given.pop("cost", 1), given.pop("rank", 1), 0)
    for name, value in {"target": 1, "place": 1, "item": 1, "stand": 1, **given}.items():
        setattr(found, name, value)
    return found


def test_options_are_compared_part_by_part_in_their_order() -> None:
    """bot-priorities: closer, what the script prefers, whom, where, what, from where."""
    parts = ["cost", "rank", "target", "place", "item", "stand"]
    for place, name in enumerate(parts):
        worse_after = dict.fromkeys(parts[place + 1 :], 2)
        assert option(**{name: 0}, **worse_after).better(option())
        assert not option(**{name: 2}, **dict.fromkeys(parts[place + 1 :], 0)).better(option())
    assert not option().better(option())


def candidate(**given: Any) -> c.Candidate:
    found = c.Candidate(3, option(), 0)
    found.key, found.free = 5, 0
    for name, value in given.items():
        setattr(found, name, value)
    return found


def test_characters_are_compared_part_by_part_in_their_order() -> None:
    """bot-activate: free actions, conspirators, this Minute, rest, then the priorities."""
    better = [("free", 1, 0), ("joins", False, True), ("soon", True, False), ("tired", False, True)]
    reasons = [c.BY_FREE_ACTIONS, c.BY_CONSPIRACY, c.BY_THIS_MINUTE, c.BY_REST]
    for place, ((name, good, bad), reason) in enumerate(zip(better, reasons, strict=True)):
        rest = better[place + 1 :]
        one = candidate(**{name: good}, **{key: worse for key, _, worse in rest}, key=9)
        other = candidate(**{name: bad}, **{key: fine for key, fine, _ in rest}, key=1)
        assert c.comes_first(one, other)
        assert not c.comes_first(other, one)
        assert c.decides(one, other) == c.decides(other, one) == reason
    assert c.comes_first(candidate(key=4), candidate())
    assert not c.comes_first(candidate(), candidate())
    for shift, part in ACTIVATING:
        told = c.decides(candidate(key=1 << shift), candidate(key=2 << shift))
        assert told == c.BY_PRIORITY + part
        assert TIES[told - c.BY_PRIORITY] == TIES[part]


def test_an_exhausted_character_has_one_action_and_a_rested_one_two() -> None:
    """bot-activate; and what is planned for it says so."""
    for tired, actions in ((False, 2), (True, 1)):
        one = candidate(tired=tired, cubes=4)
        assert one.actions() == actions
        plan = c.Plan(7, one)
        assert (plan.line, plan.pawn, plan.cubes, plan.actions) == (7, 3, 4, actions)
        assert plan.option is one.option


def test_of_equal_moves_the_first_is_best() -> None:
    """bot-priorities: and one move needs no key."""
    question = cast(Question, None)
    keys = {10: 3, 11: 1, 12: 1, 13: 2}
    assert best(question, [10, 11, 12, 13], lambda _, move: keys[move]) == 11
    assert best(question, [13, 12], lambda _, move: keys[move]) == 12
    assert best(question, [10], lambda _, move: 1 // 0) == 10


# What is left -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "actions", "free", "spent"),
    [
        ("exile", 0, 0, True),
        ("exile", 1, 0, False),
        ("exile", 0, 1, False),
        ("medical", 0, 0, False),
        ("daredevil", 0, 0, False),
        ("cyborg", 0, 0, True),
    ],
)
def test_nothing_is_left_without_actions_unless_steps_are_free(
    who: str, actions: int, free: int, spent: bool
) -> None:
    """bot-emergency-response."""
    one = planner()
    one.state.actions, one.state.free = actions, free
    assert is_spent(one.state, pawn(one, who)) == spent


def test_a_free_action_comes_with_every_body_that_is_not_dying() -> None:
    """15.5.3."""
    one = planner()
    assert has_free_action(one.state, pawn(one, "exile"))
    state = one.state
    state.ability[pawn(one, "exile")] |= DYING
    assert not has_free_action(state, pawn(one, "exile"))
    assert not has_free_action(state, state.edition.monster)


def test_the_way_of_a_minute_is_as_long_as_the_actions_suffice() -> None:
    """bot-steps: three Steps from Hydroponics to Storage, of which two are for now."""
    one = planner(at={"troubleshooter": "hydroponics"})
    own = pawn(one, "troubleshooter")
    ways = one.finder.ways_of(own, True, False)
    there = section(one, "storage")
    goal = Option(there, NOWHERE, ways.cost[there], 0, 0)
    whole = ways.path(there, one.finder.terrain.keys())
    assert len(whole) == ways.cost[there] >= 2
    for actions in range(4):
        assert one.minute(ways, goal, actions) == whole[:actions]
    assert one.minute(ways, Option(ways.start, NOWHERE, 0, 0, 0), 2) == []
    assert sections_of(ways, whole[:2]) == [section(one, "hydroponics"), *whole[:2]]


def test_the_free_action_is_spare_unless_way_or_goal_take_it() -> None:
    """bot-free-pick-up."""
    one = planner(at={"troubleshooter": "hydroponics"})
    ways = one.finder.ways_of(pawn(one, "troubleshooter"), True, False)
    start, far = ways.start, ways.start + ways.size
    one.state.free = 1
    assert one.spare(ways, Option(start, NOWHERE, 0, 0, 0), [])
    assert one.spare(ways, Option(start, 5, 1, 0, 1), [])
    assert not one.spare(ways, Option(start, 5, 0, 0, 0), [])
    assert one.spare(ways, Option(7, 5, 2, 0, 0), [start])
    assert not one.spare(ways, Option(7, 5, 2, 0, 1), [far])
    one.state.free = 0
    assert not one.spare(ways, Option(start, NOWHERE, 0, 0, 0), [])


def test_a_part_is_over_when_another_follows_and_nothing_is_repeated() -> None:
    """bot-then."""

    def order(then: bool, repeat: bool, inner: bool) -> Any:
        choices = [SimpleNamespace(inner=None), SimpleNamespace(inner="x" if inner else None)]
        return SimpleNamespace(then="y" if then else None, repeat=repeat, choices=choices)

    second_choice = option(rank=1)
    assert ends(order(True, False, False), second_choice)
    assert not ends(order(False, False, False), second_choice)
    assert not ends(order(True, True, False), second_choice)
    assert not ends(order(True, False, True), second_choice)
    assert ends(order(True, False, True), option(rank=0))


def test_how_lonely_a_section_is_counts_live_others_on_board() -> None:
    """house-tutorial-lines: the nearest of them, wherever the board begins."""
    one = planner(at={"troubleshooter": "bridge"})
    state, own = one.state, pawn(one, "troubleshooter")
    distance = state.edition.distance
    here = section(one, "bridge")
    assert one.loneliness(own, here) == FAR
    for place in range(state.edition.size):
        state.where[pawn(one, "exile")] = place
        assert one.loneliness(own, here) == distance[here][place]
    state.where[pawn(one, "medical")] = here
    assert one.loneliness(own, here) == 0
    state.down |= 1 << pawn(one, "medical")
    assert one.loneliness(own, here) == distance[here][state.edition.size - 1]


def test_with_one_action_left_a_lock_on_the_way_is_taken_off_and_nothing_else() -> None:
    """bot-steps."""
    one = planner(at={"troubleshooter": "aft-hub"})
    state, own = one.state, pawn(one, "troubleshooter")
    locked = [
        (a, b) for corridor, (a, b) in enumerate(state.edition.ends) if state.locks >> corridor & 1
    ]
    for near, far in [*locked, *((b, a) for a, b in locked)]:
        state.where[own] = near
        one.finder.ways.clear()
        ways = one.finder.ways_of(own, False, False)
        goal = Option(far + ways.size, NOWHERE, ways.cost[far + ways.size], 0, 0)
        leads = ways.path(goal.node, one.finder.terrain.keys())[0] % ways.size
        for actions in (0, 1):
            state.actions = actions
            move = one.first_lock(ways, own, goal)
            if actions and leads == far and ways.leg(near, far) == LOCKED:
                assert GAME.kinds[kind_of(move)].shape.name == "breach"
                assert (first(move), second(move)) == (own, far)
            else:
                assert move == NOWHERE


# What fits ----------------------------------------------------------------------------------------


def test_what_is_made_is_the_item_or_the_data_that_is_wanted() -> None:
    """bot-scripts: opened Nanogel is Nanogel; without a name anything is."""

    def wish(item: int = NOWHERE, data: int = NOWHERE) -> Choice:
        return cast(Choice, SimpleNamespace(item=item, data=data))

    gun = ITEMS.index("gun")
    for ware in range(KINDS_OF_ITEMS + len(DATA)):
        assert is_ware(wish(), ware)
        assert is_ware(wish(item=gun), ware) == (ware == gun)
        assert is_ware(wish(data=1), ware) == (ware == KINDS_OF_ITEMS + 1)
        assert is_ware(wish(item=gun, data=0), ware) == (ware in (gun, KINDS_OF_ITEMS))
    assert is_ware(wish(item=NANOGEL), NANOGEL_USED)
    assert not is_ware(wish(item=NANOGEL_USED), NANOGEL)


def test_somebody_in_a_section_is_not_the_one_who_acts() -> None:
    """bot-conditions: and of several the first by the priorities; NOWHERE if nobody passes."""
    one = planner(
        "[PC] Attack [Human]",
        at={"troubleshooter": "bridge", "exile": "bridge", "stranger": "bridge"},
        cubes={0: {"exile": 1}},
    )
    finder, here = one.finder, section(one, "bridge")
    order = one.state.edition.manoeuvres[line(one)].order
    assert order is not None
    tests = order.choices[0].who
    own, exile, stranger = (pawn(one, name) for name in ("troubleshooter", "exile", "stranger"))
    keys = {name: targeting(one.state, 0, name) for name in (own, exile, stranger)}
    assert finder._somebody(here, own, tests) == keys[stranger]
    assert finder._somebody(here, stranger, tests) == min(keys[own], keys[exile])
    assert finder._somebody(here, NOWHERE, []) == min(keys.values())
    assert finder._somebody(section(one, "kitchen"), own, tests) == NOWHERE
    robots = planner("[PC] Attack [Robot]", at={"troubleshooter": "bridge", "exile": "bridge"})
    asked = robots.state.edition.manoeuvres[line(robots)].order
    assert asked is not None
    assert robots.finder._somebody(here, own, asked.choices[0].who) == NOWHERE


def test_a_move_aside_has_the_key_of_its_section_or_of_whom_it_is_about() -> None:
    """bot-scripts: Moss Step to a section, Moss Feed on somebody."""
    usual = planner().state
    dark, other = [
        str(usual.edition.section_names[place])
        for place in range(usual.edition.size)
        if usual.is_dark(place)
    ][:2]
    one = planner(
        parts={"start": "[CON] Moss Step to [Dark + With Human] > Moss Feed [Human]"},
        at={"troubleshooter": "bridge", "exile": dark, "medical": other},
    )
    state, finder = one.state, one.finder
    order = state.edition.manoeuvres[one.script.start[0]].order
    assert order is not None
    step, feed = order.choices
    found = []
    for place in range(state.edition.size):
        key = finder.aside_key(pack(GAME.kind_of["moss-step"], place), step)
        assert key in (NOWHERE, finder.section_key(place))
        if key != NOWHERE:
            found.append(state.edition.section_names[place])
    assert found == [dark]
    for name in ("exile", "troubleshooter", "medical"):
        key = finder.aside_key(pack(GAME.kind_of["moss-feed"], pawn(one, name)), feed)
        wanted = NOWHERE if name == "medical" else targeting(state, 0, pawn(one, name))
        assert key == wanted


# Who is considered --------------------------------------------------------------------------------


def considered(one: Planner, name: str, number: int = 1) -> c.Candidate | None:
    found = line(one, number)
    one.state.stack.frames.append(0)
    made = one.consider(found, one.state.edition.manoeuvres[found], pawn(one, name))
    one.state.stack.frames.pop()
    return made


def test_who_is_considered_has_its_costs_told() -> None:
    """bot-eligibility."""
    one = planner("[CON] Bridge", at={"troubleshooter": "bridge", "exile": "aft-hub"})
    assert considered(one, "troubleshooter") is None
    assert notes(one) == [(c.IDLE, "troubleshooter", 0)]
    one = planner("[CON] Bridge", at={"exile": "forward-hub"}, cubes={0: {"exile": 1}})
    found = considered(one, "exile")
    assert found is not None
    assert (found.cubes, found.joins, found.tired) == (0, False, False)
    assert (found.soon, found.option.cost) == (found.option.cost <= 2, notes(one)[0][2])
    assert notes(one)[0][:2] == (c.WOULD, "exile")


@pytest.mark.parametrize(
    ("script", "more", "note"),
    [
        ("[CON] Bridge", {"cubes": {}}, c.NO_CONSPIRATOR),
        ("[CON] Bridge", {"down": "exile"}, c.DOWN),
        ("[CON] Bridge", {"at": {"exile": "mesosphere"}}, c.AWAY),
        ("[Influence] Bridge", {"cubes": {}, "pool": 0}, c.NO_CUBES),
        ("[Influence] Bridge", {"cubes": {}, "influence": False}, c.NO_CONSPIRATOR),
        ("[Influence] Bridge", {"cubes": {}}, c.WOULD),
        ("[CON + Robot] Bridge", {}, c.FAILS),
        ("[CON] Launch", {}, c.CANNOT),
        ("[CON] Process Server", {}, c.UNABLE),
        ("[This Minute] Bridge", {"at": {"exile": "aft-exhaust"}}, c.TOO_FAR),
        ("[This Minute] Bridge", {"at": {"exile": "aft-exhaust"}, "disc": True}, c.TOO_TIRED),
        ("[Unexhausted] Bridge", {"disc": True}, c.IS_TIRED),
        ("[Unexhausted] Bridge", {}, c.WOULD),
        (
            "[This Minute / Unexhausted] Bridge",
            {"at": {"exile": "aft-exhaust"}, "disc": True},
            c.TOO_TIRED,
        ),
        ("[This Minute / Unexhausted] Bridge", {"at": {"exile": "aft-exhaust"}}, c.WOULD),
    ],
)
def test_what_speaks_against_a_character_is_noted(
    script: str, more: dict[str, Any], note: int
) -> None:
    """bot-eligibility."""
    given = {"cubes": {0: {"exile": 1}}, **more}
    influence = given.pop("influence", True)
    person: dict[str, Any] = {}
    if given.pop("disc", False):
        person["disc"] = "exile"
    if "pool" in given:
        pool = given.pop("pool")
        person |= {"pool": pool, "betrayal": 8 - pool}
    at = {"exile": "aft-hub", **given.pop("at", {})}
    one = planner(script, at=at, players={0: person}, **given)
    one.influence = influence
    before = one.state.cubes[:]
    found = considered(one, "exile")
    assert [what for what, _, _ in notes(one)] == [note]
    assert (found is not None) == (note == c.WOULD)
    assert one.state.cubes == before


def test_nobody_elses_pc_is_considered_and_nothing_told_of_it() -> None:
    """bot-eligibility: nor is who a line does not name."""
    one = planner("[CON] Bridge", at={"exile": "aft-hub"}, pc={1: "exile"})
    assert considered(one, "exile") is None
    assert notes(one) == []
    one = planner("[Medical] Bridge", at={"exile": "aft-hub"}, cubes={0: {"exile": 1}})
    assert considered(one, "exile") is None
    assert notes(one) == []


def test_planning_leaves_the_position_as_it_was() -> None:
    """house-bot-steps."""
    one = planner(
        "[CON] Attack [Monster]\n[CON] Mainframe THEN Wait",
        at={"exile": "storage", "troubleshooter": "bridge"},
        cubes={0: {"exile": 1}},
        items={"storage": ["gun"]},
    )
    state = one.state
    state.actions, state.free, state.visited = 5, 1, 6
    before = (GAME.to_position(state), state.stack.frames[:], state.visited, state.where[:])
    plan = one.plan()
    assert plan is not None
    assert before == (GAME.to_position(state), state.stack.frames, state.visited, state.where)
    assert (state.actions, state.free) == (5, 1)
    assert plan.line == line(one, 2)
    assert one.state.edition.pawns[plan.pawn] == "exile"
    assert plan.option.cost == 1


def test_lines_to_try_are_those_of_the_focus_then_the_own_and_where_they_lead() -> None:
    """house-bot-die, bot-goto."""
    one = planner("[PC] Bridge\nGOTO Abandon Ship", parts={"focus": "[PC] Kitchen"})
    standard = one.state.edition.standard["abandon-ship"].main
    own = one.script.main
    assert one.lines() == [own[0], *standard]
    one.state.focus = 1
    assert one.lines() == [one.script.focus[0], own[0], *standard]
    one.state.abandoned = 1
    assert one.lines() == [one.script.focus[0], own[0]]
    assert (c.GOTO_PASSED, "", 0) in notes(one)


def test_a_line_fits_a_character_who_passes_all_of_its_tests() -> None:
    """bot-conditions: whatever it would cost."""
    one = planner("[CON + Human + Cameras ON] Bridge\n[PC Down] GOTO Revive")
    manoeuvre = one.state.edition.manoeuvres[line(one)]
    exile, medical = pawn(one, "exile"), pawn(one, "medical")
    assert one.fits(manoeuvre, exile)
    assert not one.fits(manoeuvre, medical)
    one.state.cameras = 0
    assert not one.fits(manoeuvre, exile)
    assert not one.fits(one.state.edition.manoeuvres[line(one, 2)], exile)


def test_of_several_the_closest_is_taken_and_why_is_noted() -> None:
    """bot-activate."""
    one = planner(
        "[CON] Bridge",
        at=dict.fromkeys(("exile", "stranger", "medical"), "forward-hub"),
        cubes={0: {"exile": 1, "stranger": 2}},
    )
    found = line(one)
    manoeuvre = one.state.edition.manoeuvres[found]
    near = [c.Candidate(pawn(one, name), option(cost=2), 0) for name in ("exile", "stranger")]
    far = c.Candidate(pawn(one, "troubleshooter"), option(cost=3), 0)
    for node in (*near, far):
        node.option.node = NOWHERE
    assert one.first_of(found, manoeuvre, [far]) is far
    assert one.first_of(found, manoeuvre, [far, *near]) is near[1]
    assert [(one.key, one.free) for one in near] == [
        (activating(one.state, 0, each.pawn), 0) for each in near
    ]
    what, who, value = notes(one)[-1]
    assert (what, who) == (c.TIE, "exile")
    assert TIES[value - c.BY_PRIORITY] == "most-cubes"
    assert len(notes(one)) == 1


# What was reached ---------------------------------------------------------------------------------


def test_parts_that_only_lead_somewhere_are_done_when_one_is_there() -> None:
    """bot-then: up to the first that is not, or that is repeated, or the last."""
    script = "[PC] Bridge THEN Step to [With Exile] THEN Step to Kitchen"
    one = planner(script, at={"troubleshooter": "bridge", "exile": "bridge"})
    state, own = one.state, pawn(one, "troubleshooter")
    state.line = line(one)
    assert parts_left_behind(state, own) == 2
    state.where[pawn(one, "exile")] = section(one, "kitchen")
    assert parts_left_behind(state, own) == 1
    state.where[own] = section(one, "kitchen")
    assert parts_left_behind(state, own) == 0
    state.parts = 1
    assert parts_left_behind(state, own) == 2
    state.where[own] = NOWHERE
    assert parts_left_behind(state, own) == 1


def test_a_pod_to_launch_is_not_reached_and_neither_is_an_action() -> None:
    """bot-then, bot-pods."""
    one = planner("[PC] Step to [Pod] THEN Timed Launch\n[PC] Scram THEN Bridge")
    state, own = one.state, pawn(one, "troubleshooter")
    state.where[own] = section(one, "alcatraz")
    for number in (1, 2):
        state.line = line(one, number)
        order = state.edition.manoeuvres[state.line].order
        assert order is not None
        assert not is_reached(state, own, order.choices[0])
        assert parts_left_behind(state, own) == 0


def test_ways_lead_nowhere_without_a_node() -> None:
    """A leg of a way is a corridor, a Lock, an airlock, or none."""
    one = planner(at={"troubleshooter": "bridge"})
    ways: Ways = one.finder.ways_of(pawn(one, "troubleshooter"), True, False)
    here = section(one, "bridge")
    assert ways.price(here, here) == FAR
    for to in range(ways.size):
        leg = ways.leg(here, to)
        price = ways.price(here, to)
        assert (leg == 0) == (price == FAR)
    assert all(a <= b for a, b in pairwise(sorted(ways.cost)))
