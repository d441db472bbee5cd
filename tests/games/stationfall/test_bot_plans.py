"""Launch Manual, Station Automation, Running the Bots: plans of bots, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from deorbit.games.stationfall.rules.project_x.spreading import goo_places, mutations
from games.stationfall.automated import account, announced, automated, deeds
from games.stationfall.station import is_down


def test_data_is_manufactured_where_it_is_made_and_then_transmitted() -> None:
    """9.5, bot-then: Data is a ware as Items are, but has no colour among the priorities. Doctor
    makes it for free, takes off the first Lock on the way to Array Control and passes it."""
    m = automated(
        "[Doctor] Manufacture X-Secret THEN Transmit X-Secret to News",
        at={"doctor": "bio-lab"},
        cubes={0: {"doctor": 2}},
    )
    assert deeds(m)[1:] == [
        "manufacture doctor x-secret",
        "breach doctor vault-x",
        "step doctor vault-x",
    ]


def test_of_an_item_and_data_that_are_equally_close_the_script_prefers_the_first() -> None:
    """bot-priorities: between an Item and Data no colour decides, but the order in the script."""
    m = automated(
        "[Engineer] Manufacture Evidence > Gun",
        at={"engineer": "security-station"},
        cubes={0: {"engineer": 1}},
    )
    assert deeds(m)[1:] == ["manufacture engineer evidence"]


# Firebombs ----------------------------------------------------------------------------------------


def test_a_firebomb_is_thrown_at_whoever_would_be_targeted() -> None:
    """bot-firebombs, bot-priorities: at Stranger without cubes of the bot, not at Engineer."""
    m = automated(
        "[Exile] Attack [Human + Other]",
        at={"exile": "rec-room", "stranger": "suite", "engineer": "aft-hub"},
        holding={"exile": "firebomb"},
        cubes={0: {"exile": 1, "engineer": 2}},
    )
    assert deeds(m)[1] == "ignite exile suite"


def test_a_firebomb_does_not_come_before_other_weapons() -> None:
    """bot-firebombs, bot-priorities: both attacks cost one action, so the target decides."""
    for cubes, expected in (
        ({"engineer": 2}, "attack exile stranger bludgeon"),
        ({"stranger": 2}, "ignite exile suite"),
    ):
        m = automated(
            "[Exile] Attack [Human + Other]",
            at={"exile": "rec-room", "stranger": "rec-room", "engineer": "suite"}
            | {"troubleshooter": "bridge", "counselor": "kitchen"},
            holding={"exile": "bludgeon firebomb"},
            cubes={0: {"exile": 1, **cubes}},
        )
        assert deeds(m)[1] == expected


def test_a_firebomb_is_thrown_and_not_dropped() -> None:
    """bot-firebombs: that it could be dropped for free does not count, with a Helmet either."""
    m = automated(
        "[Exile] Attack [Stranger]",
        at={"exile": "kitchen", "stranger": "kitchen"},
        holding={"exile": "helmet firebomb"},
        cubes={0: {"exile": 1}},
    )
    assert deeds(m)[1:] == ["step exile quarters", "ignite exile kitchen"]


# What comes after THEN ----------------------------------------------------------------------------


@pytest.mark.parametrize("items", [{}, {"reactor": ["helmet"]}, {"aft-airlocks": ["gun"]}])
def test_the_free_section_action_is_kept_for_what_comes_after_then(items: dict[str, Any]) -> None:
    """bot-scientist: whatever lies on the way."""
    m = automated(
        "[Unexhausted + Microbiologist] Pod THEN Timed Launch",
        at={"microbiologist": "reactor"},
        cubes={0: {"microbiologist": 2}},
        items=items,
        abandon_ship=True,
    )
    assert deeds(m)[1:] == [
        "step microbiologist aft-airlocks",
        "step microbiologist alcatraz",
        "timed-launch microbiologist",
    ]


@pytest.mark.parametrize("items", [{}, {"hydroponics": ["helmet"]}])
def test_the_free_step_is_kept_for_what_comes_after_then(items: dict[str, Any]) -> None:
    """bot-zeroborn."""
    m = automated(
        "[Botanist] Therapy Garden THEN Reactor",
        at={"botanist": "hydroponics"},
        cubes={0: {"botanist": 2, "exile": 1}},
        items=items,
    )
    steps = ["therapy-garden", "aft-hub", "reactor"]
    assert deeds(m)[1:] == [f"step botanist {section}" for section in steps]


@pytest.mark.parametrize(
    "line", ["Mainframe", "Storage THEN Mainframe", "Storage THEN Pick Up Gun"]
)
def test_the_way_after_then_belongs_to_the_way_of_the_minute(line: str) -> None:
    """bot-free-pick-up: the best Item lies where it ends."""
    position: dict[str, Any] = {
        "at": {"exile": "aft-hub", "troubleshooter": "kitchen"},
        "cubes": {0: {"exile": 1}},
        "items": {"aft-hub": ["helmet"], "mainframe": ["gun"]},
    }
    m = automated(f"[Exile] {line}", **position)
    picked = [one["args"] for one in account(m) if one["id"] == "stationfall-why-chosen-item"]
    assert picked == ([] if "Pick Up" in line else [{"item": "gun", "at": "mainframe"}])
    m = automated(f"[Exile] {line}", **position)
    assert deeds(m)[1:] == ["step exile storage", "step exile mainframe", "pick-up exile gun"]


def test_where_the_actions_do_not_suffice_for_what_comes_after_then_it_does_not_count() -> None:
    """bot-free-pick-up: the Gun is three Steps away, so the Helmet is picked up."""
    m = automated(
        "[Exile] Storage THEN Pick Up Gun",
        at={"exile": "aft-hub", "troubleshooter": "kitchen"},
        cubes={0: {"exile": 1}},
        items={"aft-hub": ["helmet"], "array-control": ["gun"]},
    )
    assert deeds(m)[1] == "pick-up exile helmet"


@pytest.mark.parametrize("jammers", [True, False])
def test_a_switch_that_is_as_wanted_holds_nothing_up(jammers: bool) -> None:
    """bot-then, house-bot-nothing: with Jammers off already, what comes after is next; once."""
    m = automated(
        "[Exile] Manufacture Evidence THEN Jammers OFF THEN Copy Evidence to [PC]",
        at={"exile": "security-station", "troubleshooter": "kitchen"},
        cubes={0: {"exile": 1, "medical": 1}},
        jammers=jammers,
    )
    switched = ["jammers exile"] if jammers else []
    copied = "copy exile evidence troubleshooter"
    assert deeds(m)[1:] == ["manufacture exile evidence", *switched, copied]


# Who and what comes first -------------------------------------------------------------------------


def test_of_equally_close_ones_a_conspirator_comes_before_who_has_to_be_won_over() -> None:
    """bot-priorities, house-bot-influence: whatever cubes lie on the others; it is told."""
    position: dict[str, Any] = {
        "at": {"troubleshooter": "kitchen", "exile": "storage", "stranger": "storage"},
        "cubes": {0: {"exile": 1, "medical": 1}, 1: {"stranger": 3}},
    }
    line = "[Influence] Mainframe"
    assert announced(automated(line, **position)) == ("troubleshooter-1", "exile")
    told = [one["id"] for one in account(automated(line, **position))]
    assert "stationfall-why-tie-conspirator" in told


def test_without_cubes_a_line_with_influence_considers_conspirators() -> None:
    """house-bot-influence: but nobody else."""
    cubes = {0: {"exile": 4, "engineer": 4}}
    m = automated("[Influence + Exile] Mainframe", at={"exile": "aft-hub"}, cubes=cubes)
    assert announced(m) == ("troubleshooter-1", "exile")
    m = automated("[Influence + Stranger] Mainframe", at={"stranger": "aft-hub"}, cubes=cubes)
    assert announced(m) is None


def test_kompromat_that_the_script_names_comes_before_items_that_it_names() -> None:
    """bot-priorities: both are targeted, and of those Kompromat comes first."""
    m = automated(
        "[Exile] Mainframe\n[PC] Pick Up Kompromat > Gun",
        at={"exile": "aft-hub", "troubleshooter": "kitchen"},
        cubes={0: {"exile": 1, "medical": 1}},
        items={"storage": ["gun"]},
        kompromat={"storage": "stranger"},
    )
    assert "pick-up-kompromat exile" in deeds(m)


def test_a_pod_that_the_bot_has_timed_is_not_timed_again() -> None:
    """house-bot-nothing: somebody else walks to one; a marker of another player does not count."""
    for player, expected in ((0, "exile"), (1, "stranger")):
        m = automated(
            "[Unexhausted] Pod THEN Timed Launch",
            at={"troubleshooter": "kitchen", "exile": "bridge", "stranger": "alcatraz"},
            cubes={0: {"exile": 1, "stranger": 1}},
            abandon_ship=True,
            damaged=[],
            players={0: {"disc": "troubleshooter"}},
            markers=[{"player": player, "effect": "launch", "at": "alcatraz", "minute": 12}],
        )
        assert announced(m) == ("troubleshooter-1", expected)


# Project X ----------------------------------------------------------------------------------------


def test_in_its_turn_the_monster_passes_the_bots_own_pc_over() -> None:
    """bot-resolve: with nobody else there it goes for the next one."""
    m = automated(
        "[Monster] Bridge",
        at={"troubleshooter": "tanks", "exile": "aft-hub"},
        holding={"troubleshooter": ""},
        project={"card": "combat-swarm", "released": True},
        monster={"at": "tanks"},
    )
    assert deeds(m) == ["regroup", "monster-step storm-shelter"]
    assert not is_down(m, "troubleshooter")
    assert m.position()["monster"]["at"] == "storm-shelter"


def test_in_its_turn_the_mutagen_does_not_infect_the_bots_own_pc() -> None:
    """bot-resolve: not if there is nobody else either; in the turn of a person it does."""
    for bots, expected in ((False, set()), (True, {"troubleshooter"})):
        m = automated(
            "[Monster] Bridge",
            at={"troubleshooter": "kitchen", "exile": "kitchen"},
            contaminated="exile",
            holding={"troubleshooter": ""},
            project={"card": "mutagen", "released": True},
        )
        state = m._state.copy()
        if bots:
            state.active = 1
        infected = {state.edition.pawns[other] for _, other in mutations(state)}
        assert infected & {"troubleshooter"} == expected


def test_in_its_turn_the_goo_does_not_reach_the_bots_own_pc() -> None:
    """bot-resolve: a Robot; the last section that is left stays free of it."""
    m = automated(
        "[Monster] Bridge",
        bot="medical",
        at={"medical": "suite"},
        project={"card": "grey-goo", "released": True},
        goo=["rec-room"],
    )
    state = m._state.copy()
    names = state.edition.section_names
    suite = names.index("suite")
    assert suite not in goo_places(state)
    state.active = 1
    assert suite in goo_places(state)
