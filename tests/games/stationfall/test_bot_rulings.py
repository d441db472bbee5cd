"""Launch Manual, Station Automation: rulings on the finer points of bots, one at a time."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.scripts import standard_of
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import Vocabulary
from deorbit.games.stationfall.rules.bots.influence import cubes_beyond
from deorbit.games.stationfall.rules.turn.markers import (
    LAUNCH,
    has_timed,
    is_launch_of,
    is_timed,
    packed,
)
from games.stationfall.automated import announced, automated, deeds, next_action
from games.stationfall.beasts import loose
from games.stationfall.station import player, station
from games.stationfall.test_bot_answers import asking, said
from games.stationfall.test_bot_docs import PAGES
from games.stationfall.test_bot_seats import done, seated

FIRST = "troubleshooter-1"
AWAY = "mesosphere"
CREW = (
    *("exile", "station-chief", "counselor", "stranger", "daredevil", "medical"),
    *("stowaway", "cyborg", "security", "engineer", "astrochimp"),
)
ORDER = " ".join(("troubleshooter", *CREW))

# Cubes --------------------------------------------------------------------------------------------


def beyond(own: int, pool: int, others: int = 0, who: str = "exile", more: int = 1) -> int:
    """How many cubes seat 0 puts on a Conspirator so that it has so many more than it takes."""
    m = station(
        cubes={1: {who: others}} if others else {},
        players={0: {"cubes": {who: own}, "pool": pool, "betrayal": 8 - own - pool}},
    )
    return cubes_beyond(m._state, 0, m._state.edition.cards.index(who), more)


def test_cubes_beyond_those_needed_are_placed_as_far_as_there_are_any() -> None:
    """bot-conditions: Influence 1 more, on somebody who is a Conspirator already."""
    assert beyond(own=1, pool=3) == 1
    assert beyond(own=1, pool=1) == 1
    assert beyond(own=2, pool=3) == 0
    assert beyond(own=1, pool=0) == 0
    assert beyond(own=2, pool=5, others=2, more=2) == 2
    assert beyond(own=2, pool=1, others=2, more=2) == 0


def test_an_ordinary_seat_places_cubes_beyond_those_needed_only_if_it_has_them() -> None:
    """bot-conditions, 15.4.1."""
    for pool, expected in ((3, "influence exile 1"), (0, "activate exile")):
        m = seated(
            "[Influence 1 more + Exile] Mainframe",
            at={"exile": "storage"},
            players={0: {"cubes": {"exile": 1}, "pool": pool, "betrayal": 7 - pool}},
        )
        assert done(m)[0] == expected


# What is done to whom -----------------------------------------------------------------------------


def test_whoever_decides_for_project_x_spares_the_own_pc() -> None:
    """bot-resolve: on an ordinary seat too, where it could be struck; Exile has a cube of ours."""
    here = dict.fromkeys(("cyborg", "exile"), "aft-hub")
    asks = [{"ask": "swarm", "seat": 0, "steps": 1}]
    m = loose(
        "combat-swarm",
        "aft-hub",
        here,
        asks=asks,
        pc={0: "cyborg"},
        stage="next",
        cubes={0: {"exile": 1}},
    )
    assert "monster-strike cyborg" in {str(one) for one in m.legal(0)}
    assert said(m, ()) == "monster-strike exile"


def test_rival_bots_count_for_a_confession_after_persons() -> None:
    """card-recorded-confessional, bot-priorities."""
    position: dict[str, Any] = {
        "pc": {0: "counselor"},
        "at": dict.fromkeys(("counselor", "exile", "stranger"), "kitchen"),
    }
    usual = asking("confess", (), **position).removeprefix("confess ")
    (other,) = {"exile", "stranger"} - {usual}
    assert asking("confess", (2,), cubes={2: {other: 1}}, **position) == f"confess {other}"
    both = {2: {other: 1}, 3: {other: 1}, 1: {usual: 1}}
    assert asking("confess", (2, 3), cubes=both, **position) == f"confess {usual}"


@pytest.mark.parametrize("line", ["[Monster] Attack [Station Chief]", "[Monster] Renegotiate"])
def test_only_a_line_that_renegotiates_with_somebody_gives_them_up(line: str) -> None:
    """bot-renegotiate: a cube of somebody who can act stays where it is otherwise."""
    assert done(seated(line, cubes={0: {"station-chief": 1}}))[-1] == "renegotiate"
    named = seated("[Monster] Renegotiate [Station Chief]", cubes={0: {"station-chief": 1}})
    assert done(named)[-1] == "withdraw station-chief"


def test_another_bots_end_does_not_concern_strangers_bot() -> None:
    """bot-stranger: only who is annihilated goes on as somebody else."""
    m = automated(
        "[Monster] Bridge",
        bot="stranger",
        bots=(0, 1),
        pc={1: "exile"},
        players={0: {"bonus": ["microbiologist", "inspector"], "first_bonus": "inspector"}},
        at={"exile": "alcatraz", "stranger": "kitchen"},
        damaged=["alcatraz"],
        markers=[{"player": 0, "effect": "launch", "at": "alcatraz", "minute": 10}],
        minute=10,
    )
    m.play(0, deorbit.Action.parse("regroup"))
    assert m.position()["characters"]["exile"]["at"] == "annihilated"
    assert player(m, 0)["pc"] == "stranger"
    assert player(m, 1)["pc"] == "exile"


# Ways and places ----------------------------------------------------------------------------------


def test_of_equally_lonely_sections_a_step_away_takes_the_first_by_priority() -> None:
    """house-tutorial-lines, bot-priorities: all five around the Aft Hub are as far from Medical;
    of those without gravity the Reactor is top-most."""
    at = dict.fromkeys(CREW, AWAY) | {"medical": "aft-hub", "troubleshooter": "aft-hub"}
    m = automated("[PC] Step Away", order=ORDER, at=at)
    assert deeds(m)[1] == "step troubleshooter reactor"


def test_a_lonelier_section_comes_before_one_of_higher_priority() -> None:
    """house-tutorial-lines: Medical is beyond the Reactor; of the four others by priority."""
    at = dict.fromkeys(CREW, AWAY) | {"medical": "aft-airlocks", "troubleshooter": "aft-hub"}
    m = automated("[PC] Step Away", order=ORDER, at=at)
    assert deeds(m)[1] == "step troubleshooter storage"


def test_nobody_steps_away_to_where_it_is_no_lonelier() -> None:
    """house-tutorial-lines."""
    at = dict.fromkeys(CREW, AWAY) | {"medical": "kitchen", "troubleshooter": "aft-airlocks"}
    m = automated("[PC] Step Away", order=ORDER, at=at)
    assert [one for one in deeds(m)[1:] if one.startswith("step")] == []


def test_two_who_could_step_away_are_told_apart_by_the_priorities() -> None:
    """bot-activate: nobody takes a free action on a way that is yet to be found."""
    at = dict.fromkeys(CREW, AWAY)
    at |= {"stranger": "aft-hub", "exile": "aft-hub", "troubleshooter": "bridge"}
    m = automated("[Other] Step Away", order=ORDER, at=at, cubes={0: {"exile": 1, "stranger": 2}})
    assert announced(m) == (FIRST, "stranger")


def test_of_hazards_that_are_as_close_the_first_section_by_priority_is_suppressed() -> None:
    """bot-priorities: the Reactor is without gravity."""
    m = automated(
        "[PC] Hazard Suppression [Not Magnetic Containment]",
        at={"troubleshooter": "mainframe"},
        fire=["kitchen", "reactor"],
    )
    assert deeds(m)[1:] == ["suppress troubleshooter reactor"]


@pytest.mark.parametrize(
    ("who", "more"),
    [
        ("medical", {"down": "stranger", "at": {"stranger": "therapy-garden"}}),
        ("daredevil", {"fire": ["therapy-garden"], "holding": {"daredevil": "helmet"}}),
    ],
)
def test_a_free_step_is_taken_when_all_else_is_spent(who: str, more: dict[str, Any]) -> None:
    """bot-emergency-response: two actions to the Aft Hub, a free Pick Up, and on for free."""
    m = automated(
        f"[{who}] Therapy Garden",
        **{
            **more,
            "at": {**more.get("at", {}), who: "mainframe"},
            "cubes": {0: {who: 1}},
            "items": {"mainframe": ["gun"]},
        },
    )
    steps = [f"step {who} {section}" for section in ("storage", "aft-hub", "therapy-garden")]
    assert deeds(m)[1:] == [f"pick-up {who} gun", *steps]


def test_the_ninth_seats_marker_is_its_own() -> None:
    """house-bot-nothing: nobody else has timed that pod, and only a launch is one."""
    state = automated("[PC] Kitchen")._state
    pod = state.edition.section_names.index("alcatraz")
    state.markers = [packed(8, LAUNCH, pod, 4)]
    assert has_timed(state, 8, pod)
    assert not has_timed(state, 0, pod)
    assert not has_timed(state, 8, pod - 1)
    assert is_timed(state, pod)
    assert not is_timed(state, pod - 1)
    assert not is_launch_of(8 << 4 | pod << 8, pod)


# Scripts ------------------------------------------------------------------------------------------


def faults_of(script: str) -> list[Fault]:
    faults: list[Fault] = []
    read_script(script, Vocabulary(PAGES, PAGES), standard_of(PAGES), faults)
    return faults


def test_a_line_out_of_order_is_a_fault_that_says_which_number_was_due() -> None:
    """bot-scripts: lines are numbered from 1 without gaps."""
    assert faults_of("1: [CON] Wait\n2: [CON] Wait") == []
    (fault,) = faults_of("1: [CON] Wait\n3: [CON] Wait")
    assert (fault.message, fault.line, fault.column) == ("order", 2, 1)
    assert fault.args == {"value": "3", "wanted": 2}


@pytest.mark.parametrize(
    "line",
    [
        "[2 or more Occupants] Bridge",
        "[CON] Attack [News has Evidence]",
        "[CON] Attack [Authorities have Evidence]",
        "[CON] Attack [Minute 5 or less]",
        "[CON] Remote Control [Drones]",
        "[CON] Sabotage [Human]",
        "[Minute 99 or less] Bridge",
    ],
)
def test_words_that_do_not_belong_there_are_a_fault(line: str) -> None:
    """bot-scripts: those for sections, for the station, or no deed where one is to be led."""
    assert len(faults_of(f"1: {line}")) == 1


def test_a_step_is_told_the_same_with_and_without_its_small_words() -> None:
    """bot-scripts: a section without a verb means to go there."""
    faults: list[Fault] = []
    script = "1: [PC] Step to Bridge\n2: [PC] Step Bridge\n3: [PC] Step at Bridge"
    lines = read_script(script, Vocabulary(PAGES, PAGES), standard_of(PAGES), faults)
    assert not faults
    told = [line.task.wishes[0].text for line in lines if line.task is not None]
    assert told[0] == told[1] != told[2]


def test_automation_says_nothing_else_on_a_bots_seat() -> None:
    """house-bot-judged."""
    m = automated("[PC] Kitchen", at={"troubleshooter": "hydroponics"})
    assert [str(one) for one in m.legal(0)] == [next_action(m)]
