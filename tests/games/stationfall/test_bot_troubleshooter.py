"""Launch Manual, Station Automation: the commented script of Troubleshooter's bot, line by line,
each where somebody is eligible and where nobody is. Earlier lines never apply."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.automated import announced, automated, deeds, turn
from games.stationfall.station import is_down, where

PODS = ["alcatraz", "hail-mary", "houdini", "mcqueen"]


def at_work(**more: Any) -> deorbit.Match:
    """A position in which nothing is damaged and nothing burns unless a test says so."""
    more.setdefault("damaged", [])
    return automated(**more)


def tired(**more: Any) -> deorbit.Match:
    """The same, with the disc on Troubleshooter, so that her own line is not eligible."""
    people: dict[int, dict[str, Any]] = {0: {"disc": "troubleshooter"}}
    return at_work(players=people, **more)


def abandoned(**more: Any) -> deorbit.Match:
    """The same after Abandon Ship, so that its script is passed over."""
    return tired(abandon_ship=True, **more)


# 1: [This Minute / Unexhausted] Jury Rig Pod ------------------------------------------------------


def test_a_damaged_pod_is_repaired_by_whoever_gets_there_this_minute() -> None:
    """bot-activate, bot-conditions: line 1; Exile is talked through it."""
    m = at_work(
        damaged=["hail-mary"],
        at={"exile": "aft-airlocks", "troubleshooter": "bridge"},
        cubes={0: {"exile": 1}},
    )
    assert announced(m) == ("troubleshooter-1", "exile")
    assert deeds(m)[1:] == ["step exile hail-mary", "jury-rig exile"]
    assert "hail-mary" not in m.position().get("damaged", [])


def test_whoever_is_rested_walks_toward_a_damaged_pod() -> None:
    """bot-activate, bot-conditions: line 1; nobody arrives this Minute."""
    m = at_work(damaged=["hail-mary"], at={"troubleshooter": "bridge"})
    assert announced(m) == ("troubleshooter-1", "troubleshooter")
    assert "hail-mary" in m.position()["damaged"]


def test_whoever_is_exhausted_and_too_far_away_does_not_repair_a_pod() -> None:
    """bot-conditions: line 1, neither this Minute nor Unexhausted."""
    m = tired(damaged=["hail-mary"], at={"troubleshooter": "bridge"}, abandon_ship=True)
    assert announced(m) != ("troubleshooter-1", "troubleshooter")


def test_without_a_damaged_pod_nobody_repairs_one() -> None:
    """bot-eligibility: line 1; a damaged section is no pod."""
    for damaged in ([], ["bridge"]):
        found = announced(at_work(damaged=damaged))
        assert found is not None
        assert found[0] != "troubleshooter-1"


def test_a_pod_that_has_left_is_not_repaired() -> None:
    """bot-eligibility: line 1."""
    found = announced(at_work(damaged=[], launched=["hail-mary"]))
    assert found is not None
    assert found[0] != "troubleshooter-1"


def test_nobody_is_talked_through_it_while_troubleshooter_is_down() -> None:
    """bot-eligibility: line 1; the ability is hers, and Engineer has one of his own."""
    position: dict[str, Any] = {
        "damaged": ["hail-mary"],
        "down": "troubleshooter",
        "at": {"exile": "aft-airlocks", "engineer": "bridge"},
    }
    assert announced(at_work(**position, cubes={0: {"exile": 1}})) != ("troubleshooter-1", "exile")
    both = {0: {"exile": 1, "engineer": 1}}
    assert announced(at_work(**position, cubes=both)) == ("troubleshooter-1", "engineer")


# 2: [CON] Hazard Suppression REPEAT ---------------------------------------------------------------


def test_a_fire_is_put_out_from_a_console() -> None:
    """bot-activate: line 2; a Hacker needs no action for the first time, and goes on: fire becomes
    Asphyxiation, and that goes (14.1)."""
    m = at_work(
        fire=["kitchen", "rec-room"],
        at={"exile": "mainframe", "troubleshooter": "bridge"},
        cubes={0: {"exile": 1}},
    )
    assert announced(m) == ("troubleshooter-2", "exile")
    assert deeds(m)[1:] == [*["suppress exile kitchen"] * 2, "suppress exile rec-room"]
    assert m.position()["fire"] == []


def test_suppression_is_repeated_with_all_actions() -> None:
    """bot-repeat: line 2; Stranger has two actions."""
    m = at_work(
        fire=["kitchen", "rec-room"],
        at={"stranger": "security-station", "troubleshooter": "fuel-cells"},
        cubes={0: {"stranger": 1}},
    )
    done = deeds(m)
    assert done[0] == "manoeuvre troubleshooter-2 stranger"
    assert done[1:] == ["suppress stranger kitchen"] * 2
    assert m.position()["fire"] == ["rec-room"]


def test_how_often_it_can_be_repeated_does_not_decide_who_does_it() -> None:
    """bot-repeat: Stranger is Exhausted, but as close as Station Chief, and has the most cubes."""
    m = tired(
        fire=["kitchen", "rec-room"],
        at={"stranger": "mainframe", "station-chief": "storage", "troubleshooter": "bridge"},
        cubes={0: {"stranger": 1, "station-chief": 1}},
    )
    assert announced(m) == ("troubleshooter-2", "stranger")


def test_somebody_exhausted_walks_toward_the_console_as_well() -> None:
    """bot-conditions, house-bot-conditions: line 2; Conspirators without any other limit."""
    m = tired(fire=["kitchen"], at={"troubleshooter": "rec-room"})
    assert announced(m) == ("troubleshooter-2", "troubleshooter")
    assert deeds(m)[1:] == ["step troubleshooter bridge"]


def test_the_air_in_magnetic_containment_is_no_hazard_to_suppress() -> None:
    """bot-eligibility, bot-scripts: line 2 leaves it out."""
    m = at_work()
    found = announced(m)
    assert found is not None
    assert found[0] != "troubleshooter-2"
    airless = announced(at_work(asphyxiation=["magnetic-containment", "kitchen"]))
    assert airless is not None
    assert airless[0] == "troubleshooter-2"


def test_in_a_blackout_no_hazard_is_suppressed() -> None:
    """bot-eligibility: line 2; consoles have no power."""
    m = at_work(fire=["kitchen"], damaged=["reactor", "fuel-cells"])
    found = announced(m)
    assert found is not None
    assert found[0] != "troubleshooter-2"


# 3: [This Minute / Unexhausted] Remote Control [Drones] to Pod REPEAT -----------------------------


def test_a_drone_is_sent_into_a_pod() -> None:
    """bot-activate: line 3."""
    m = at_work(
        at={"troubleshooter": "mainframe", "drone-1": "aft-airlocks", "drone-2": "bridge"},
    )
    found = announced(m)
    assert found == ("troubleshooter-3", "troubleshooter")
    done = turn(m)
    assert "remote-control troubleshooter drone-1" in done
    assert where(m, "drone-1") in PODS


def test_when_one_drone_has_arrived_the_other_one_steps() -> None:
    """bot-repeat: line 3; the second action goes to the other Drone."""
    m = at_work(
        at={"troubleshooter": "mainframe", "drone-1": "aft-airlocks", "drone-2": "reactor"},
    )
    turn(m)
    assert where(m, "drone-1") in PODS
    assert where(m, "drone-2") == "aft-airlocks"


def test_no_drone_is_sent_where_all_pods_have_left_or_all_drones_are_aboard() -> None:
    """bot-eligibility: line 3."""
    at = {"troubleshooter": "mainframe", "drone-1": "aft-airlocks", "drone-2": "reactor"}
    found = announced(at_work(at=at, launched=[*PODS, "medevac-pod"]))
    assert found is None or found[0] != "troubleshooter-3"
    found = announced(at_work(at={**at, "drone-1": "alcatraz", "drone-2": "houdini"}))
    assert found is not None
    assert found[0] != "troubleshooter-3"


def test_down_drones_are_sent_nowhere() -> None:
    """bot-eligibility: line 3."""
    at = {"troubleshooter": "mainframe", "drone-1": "aft-airlocks", "drone-2": "reactor"}
    found = announced(at_work(at=at, down="drone-1 drone-2"))
    assert found is not None
    assert found[0] != "troubleshooter-3"


def test_without_drones_in_play_there_is_nothing_to_control() -> None:
    """bot-eligibility: line 3."""
    found = announced(at_work())
    assert found is not None
    assert found[0] != "troubleshooter-3"


# 4: [Troubleshooter : Unexhausted] Pod THEN Timed Launch ------------------------------------------


def test_troubleshooter_steps_toward_a_pod_before_it_can_be_launched() -> None:
    """bot-then, house-bot-pods: line 4; Abandon Ship is not needed, because the launch stands after
    THEN."""
    m = at_work(at={"troubleshooter": "reactor"})
    assert announced(m) == ("troubleshooter-4", "troubleshooter")
    done = deeds(m)
    assert done[1] == "step troubleshooter aft-airlocks"
    assert where(m, "troubleshooter") in PODS
    assert m.position().get("markers", []) == []


def test_troubleshooter_launches_the_pod_if_an_action_is_left() -> None:
    """bot-then: line 4."""
    m = at_work(at={"troubleshooter": "aft-airlocks"}, abandon_ship=True)
    done = deeds(m)
    assert done[0] == "manoeuvre troubleshooter-4 troubleshooter"
    assert done[-1].startswith("timed-launch troubleshooter")


def test_troubleshooter_in_a_pod_launches_it() -> None:
    """bot-then: line 4; the first part is done by being there."""
    m = at_work(at={"troubleshooter": "houdini"}, abandon_ship=True)
    assert deeds(m) == [
        "manoeuvre troubleshooter-4 troubleshooter",
        "timed-launch troubleshooter",
    ]


def test_troubleshooter_in_a_pod_that_cannot_be_launched_yet_sees_to_other_things() -> None:
    """house-bot-nothing: line 4 would do nothing, so Abandon Ship comes next."""
    found = announced(at_work(at={"troubleshooter": "houdini"}))
    assert found is not None
    assert found[0].startswith("abandon-ship")


def test_troubleshooter_leaves_no_pod_to_launch_another() -> None:
    """bot-then: line 4; only the Medevac Pod could be launched, but she has reached Alcatraz."""
    at = {"troubleshooter": "aft-airlocks", "exile": "medevac-pod"}
    m = at_work(at=at, down="exile", launched=PODS[1:], cast="station-chief")
    assert deeds(m) == [
        "manoeuvre troubleshooter-4 troubleshooter",
        "step troubleshooter alcatraz",
    ]


def test_an_exhausted_troubleshooter_does_not_go_to_a_pod() -> None:
    """bot-conditions: line 4."""
    found = announced(tired(at={"troubleshooter": "aft-airlocks"}))
    assert found is not None
    assert found[0] != "troubleshooter-4"


@pytest.mark.parametrize("full", [False, True])
def test_without_a_pod_that_has_room_nobody_goes_to_one(full: bool) -> None:
    """bot-eligibility: line 4; pods that have left, or are full, do not exist."""
    at = {"troubleshooter": "aft-airlocks", "exile": "houdini", "stranger": "houdini"}
    gone = [pod for pod in PODS if pod != "houdini"] if full else PODS
    left = {} if full else {"exile": "bridge", "stranger": "bridge"}
    found = announced(at_work(at={**at, **left}, launched=gone, abandon_ship=True))
    assert found is None or found[0] not in ("troubleshooter-4", "troubleshooter-7")


# 5: GOTO Abandon Ship Script ----------------------------------------------------------------------


def test_an_officer_orders_abandon_ship() -> None:
    """bot-goto, bot-standard-scripts: line 5."""
    m = tired(at={"engineer": "security-station"}, cubes={0: {"engineer": 1}})
    assert announced(m) == ("abandon-ship-1", "engineer")
    assert deeds(m)[-1] == "abandon-ship engineer"
    assert m.position()["abandon_ship"]


def test_after_abandon_ship_its_script_is_passed_over() -> None:
    """bot-standard-scripts: line 5."""
    m = abandoned(at={"engineer": "security-station"}, cubes={0: {"engineer": 1}})
    found = announced(m)
    assert found is not None
    assert not found[0].startswith("abandon-ship")


def test_when_nobody_can_order_it_the_script_goes_on() -> None:
    """bot-goto: line 5, then line 7; the bot has no cubes for an Officer."""
    spent = {"disc": "troubleshooter", "cubes": {"exile": 1}, "betrayal": 7, "pool": 0}
    m = at_work(at={"exile": "bridge"}, players={0: spent})
    assert announced(m) == ("troubleshooter-7", "exile")


# 6: [This Minute / Unexhausted] Launch [Pod : 2 or more Occupants] --------------------------------


def crew(**more: Any) -> deorbit.Match:
    return abandoned(
        **{
            "at": {"engineer": "alcatraz", "medical": "alcatraz", "exile": "reactor"},
            "cubes": {0: {"exile": 1}},
            **more,
        }
    )


def test_a_pod_with_two_aboard_is_launched() -> None:
    """bot-activate: line 6; a section launch from the airlocks."""
    m = crew()
    assert announced(m) == ("troubleshooter-6", "exile")
    assert deeds(m)[1:] == ["step exile aft-airlocks", "section-launch exile alcatraz"]
    assert m.position()["launched"] == ["alcatraz"]


def test_the_down_count_among_the_occupants() -> None:
    """bot-eligibility: line 6, 5.5.2."""
    assert announced(crew(down="medical")) == ("troubleshooter-6", "exile")


def test_a_pod_with_one_aboard_is_not_launched() -> None:
    """bot-eligibility: line 6."""
    found = announced(crew(at={"engineer": "alcatraz", "exile": "reactor"}))
    assert found is not None
    assert found[0] != "troubleshooter-6"


def test_a_pod_that_is_not_ready_is_not_launched() -> None:
    """bot-pods: line 6; before Abandon Ship."""
    m = tired(
        at={"engineer": "alcatraz", "medical": "alcatraz", "exile": "reactor"},
        cubes={0: {"exile": 1}},
    )
    found = announced(m)
    assert found is not None
    assert found[0] != "troubleshooter-6"


def test_a_launch_from_the_bridge_needs_a_pod_with_two_aboard_that_is_ready() -> None:
    """bot-pods: line 6; with nobody Down aboard the Medevac Pod stays, and one alone does not
    count."""
    at = {"exile": "medevac-pod", "medical": "medevac-pod", "stranger": "alcatraz"}
    position: dict[str, Any] = {"at": {**at, "engineer": "bridge"}, "cubes": {0: {"engineer": 1}}}
    found = announced(abandoned(**position, cast="station-chief"))
    assert found is not None
    assert found[0] != "troubleshooter-6"
    m = abandoned(**position, cast="station-chief", down="medical")
    assert deeds(m) == ["manoeuvre troubleshooter-6 engineer", "bridge-launch engineer"]


def test_somebody_rested_walks_toward_where_the_pod_can_be_launched() -> None:
    """bot-conditions: line 6; too far for this Minute."""
    m = crew(at={"engineer": "alcatraz", "medical": "alcatraz", "exile": "storage"})
    assert announced(m) == ("troubleshooter-6", "exile")
    turn(m)
    assert where(m, "medical") == "alcatraz"


# 7 and 8: Pod THEN Timed Launch -------------------------------------------------------------------


def test_an_unexhausted_conspirator_goes_to_a_pod_and_launches_it() -> None:
    """bot-then: line 7."""
    m = abandoned(at={"exile": "aft-airlocks"}, cubes={0: {"exile": 1}})
    done = deeds(m)
    assert done[0] == "manoeuvre troubleshooter-7 exile"
    assert done[-1] == "timed-launch exile"


def test_without_a_rested_conspirator_somebody_is_won_over() -> None:
    """bot-conditions: line 8; cubes make a Conspirator of whoever is closest."""
    m = automated(
        damaged=[],
        abandon_ship=True,
        at={"exile": "aft-airlocks", "troubleshooter": "bridge"},
        players={0: {"disc": "troubleshooter", "cubes": {}, "pool": 8, "betrayal": 0}},
    )
    found = announced(m)
    assert found == ("troubleshooter-8", "exile")
    turn(m)
    assert m.position()["players"][0]["cubes"]["exile"] == 1


def test_the_pcs_of_other_players_are_not_won_over() -> None:
    """bot-conditions: line 8; neither a person's nor another bot's."""
    for bots in ((0,), (0, 1)):
        m = automated(
            damaged=[],
            abandon_ship=True,
            pc={1: "exile"},
            bots=bots,
            at={"exile": "aft-airlocks", "stranger": "reactor", "troubleshooter": "bridge"},
            players={0: {"disc": "troubleshooter", "cubes": {}, "pool": 8, "betrayal": 0}},
        )
        assert announced(m) == ("troubleshooter-8", "stranger")


def test_without_cubes_nobody_is_won_over() -> None:
    """bot-conditions: line 8."""
    m = automated(
        damaged=[],
        abandon_ship=True,
        at={"exile": "aft-airlocks"},
        players={0: {"disc": "troubleshooter", "cubes": {}, "pool": 0, "betrayal": 8}},
    )
    assert announced(m) is None


def test_without_a_pod_nobody_goes_to_one() -> None:
    """bot-eligibility: lines 7 and 8."""
    m = abandoned(at={"exile": "aft-airlocks"}, cubes={0: {"exile": 1}}, launched=PODS)
    assert announced(m) is None


# 9: GOTO Revive Script ----------------------------------------------------------------------------


def fallen(**more: Any) -> deorbit.Match:
    return at_work(
        **{
            "down": "troubleshooter",
            "abandon_ship": True,
            "launched": PODS,
            "at": {"troubleshooter": "rec-room", "exile": "aft-hub"},
            "holding": {"exile": "nanogel"},
            "cubes": {0: {"exile": 1}},
            **more,
        }
    )


def test_a_fallen_troubleshooter_is_revived() -> None:
    """bot-standard-scripts: line 9; the bot's own PC."""
    m = fallen()
    assert announced(m) == ("revive-1", "exile")
    assert "revive exile troubleshooter nanogel" in deeds(m)
    assert not is_down(m, "troubleshooter")


def test_somebody_else_who_is_down_is_not_revived() -> None:
    """bot-standard-scripts: line 9 is skipped unless the bot's PC is Down."""
    m = fallen(down="stranger", at={"stranger": "rec-room", "exile": "aft-hub"})
    assert announced(m) is None


def test_with_nothing_to_be_done_the_bot_renegotiates() -> None:
    """bot-renegotiate: after line 9; its only ally has no Nanogel, and there is none to be had."""
    poor = {"cubes": {"exile": 1}, "betrayal": 7, "pool": 0}
    m = fallen(holding={}, damaged=["nanofactory"], players={0: poor})
    assert announced(m) is None


# Pods with requirements ---------------------------------------------------------------------------


def test_the_medevac_pod_is_considered_only_with_somebody_down_aboard() -> None:
    """bot-pods, house-bot-pods: otherwise it could not be launched when the line is read."""
    position: dict[str, Any] = {"at": {"troubleshooter": "forward-airlocks"}, "abandon_ship": True}
    m = at_work(**position, cast="station-chief")
    turn(m)
    assert where(m, "troubleshooter") != "medevac-pod"
    at = {"troubleshooter": "forward-airlocks", "exile": "medevac-pod"}
    m = at_work(at=at, down="exile", cast="station-chief")
    assert deeds(m)[1:] == ["step troubleshooter medevac-pod", "timed-launch troubleshooter"]


def test_a_damaged_pod_is_not_boarded() -> None:
    """house-bot-pods: it would be annihilated; Hail Mary is the only one left."""
    left = [pod for pod in PODS if pod != "hail-mary"]
    position: dict[str, Any] = {
        "at": {"exile": "aft-airlocks", "troubleshooter": "bridge"},
        "down": "troubleshooter",
        "cubes": {0: {"exile": 1}},
        "launched": [*left, "medevac-pod"],
        "abandon_ship": True,
    }
    assert announced(at_work(**position)) == ("troubleshooter-7", "exile")
    found = announced(at_work(**position, damaged=["hail-mary"]))
    assert found is None or found[0] not in ("troubleshooter-7", "troubleshooter-8")
