"""13.6 to 13.8 and 5.5.4: launching pods."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    is_down,
    lying,
    pass_turns,
    refused,
    station,
    told,
    where,
)

BY_TIME = [{"player": 0, "effect": "launch", "minute": 13, "at": "mcqueen"}]
"""Seat 0 placed this a Minute ago: it resolves at the end of the turn in Minute 13."""


def dock(**more: Any) -> deorbit.Match:
    """Exile in Aft Airlocks, Stranger in McQueen, Abandon Ship triggered."""
    at = {"exile": "aft-airlocks", "stranger": "mcqueen"} | more.pop("at", {})
    return station(at=at, acting="exile", **({"abandon_ship": True} | more))


def bridge(**more: Any) -> deorbit.Match:
    """Engineer on the Bridge, Abandon Ship triggered."""
    at = {"engineer": "bridge"} | more.pop("at", {})
    return station(at=at, acting="engineer", **({"abandon_ship": True} | more))


def launched(m: deorbit.Match) -> list[str]:
    pods: list[str] = m.position()["launched"]
    return pods


# Requirements (5.5.4) ----------------------------------------------------------------------------


@pytest.mark.parametrize("pod", ["alcatraz", "houdini", "mcqueen"])
def test_standard_pods_require_abandon_ship(pod: str) -> None:
    """5.5.4, 7.1.1: for each way to launch them."""
    for ordered in (False, True):
        m = station(at={"exile": pod}, acting="exile", abandon_ship=ordered)
        assert allowed(m, "timed-launch exile") == ordered
        m = dock(at={"stranger": pod}, abandon_ship=ordered)
        assert allowed(m, f"section-launch exile {pod}") == ordered
    m = station(at={"exile": pod}, acting="exile")
    refused(m, "timed-launch exile", "5.5.4")
    m = dock(at={"stranger": pod}, abandon_ship=False)
    refused(m, f"section-launch exile {pod}", "5.5.4")


def test_hail_mary_can_be_launched_after_a_repair() -> None:
    """5.5.4, 5.1.4: it is damaged from the start."""
    m = station(at={"engineer": "hail-mary"}, acting="engineer", abandon_ship=True)
    refused(m, "timed-launch engineer", "5.1.4")
    do(m, "jury-rig engineer", "timed-launch engineer")
    assert m.position()["markers"][0]["at"] == "hail-mary"


@pytest.mark.parametrize("patient", ["stranger", "medical"])
def test_the_medevac_pod_requires_somebody_down_aboard(patient: str) -> None:
    """5.5.4, map-medevac-pod: and no Abandon Ship."""
    m = station(at={"exile": "medevac-pod", patient: "medevac-pod"}, acting="exile")
    refused(m, "timed-launch exile", "5.5.4")
    m = station(at={"exile": "medevac-pod", patient: "medevac-pod"}, down=patient, acting="exile")
    do(m, "timed-launch exile")
    m = station(
        at={"exile": "forward-airlocks", patient: "medevac-pod"}, down=patient, acting="exile"
    )
    do(m, "section-launch exile medevac-pod")
    assert launched(m) == ["medevac-pod"]


def test_somebody_down_elsewhere_is_no_patient() -> None:
    """5.5.4, map-medevac-pod."""
    m = station(
        at={"exile": "medevac-pod", "stranger": "forward-airlocks"}, down="stranger", acting="exile"
    )
    refused(m, "timed-launch exile", "5.5.4")


def test_a_down_monster_is_no_patient() -> None:
    """5.5.4, map-medevac-pod: it wants a Down Human or Robot."""
    m = station(
        at={"exile": "forward-airlocks"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "medevac-pod", "down": True},
    )
    refused(m, "section-launch exile medevac-pod", "5.5.4")


def test_a_damaged_pod_that_is_launched_is_annihilated_with_all_inside() -> None:
    """5.5.4, 13.7, 4.6.5.1: characters, their Items and Data, and what lies around."""
    m = dock(
        at={"stranger": "hail-mary", "medical": "hail-mary"},
        holding={"stranger": "artifact helmet"},
        data={"stranger": "evidence"},
        items={"hail-mary": ["briefcase", "gun"]},
        down="medical",
    )
    events = do(m, "section-launch exile hail-mary")
    assert told(events, "pod-lost")
    assert not told(events, "escaped")
    for name in ("stranger", "medical"):
        assert where(m, name) == "annihilated"
        assert not is_down(m, name)
    assert character(m, "stranger")["holds"] == []
    assert character(m, "stranger")["data"] == []
    assert lying(m, "hail-mary") == []
    assert m.position()["removed"] == {"helmet": 1, "gun": 1, "artifact": 1, "briefcase": 1}
    refused(m, "step exile hail-mary", "5.6")
    assert m.position()["damaged"] == []


@pytest.mark.parametrize("pod", ["alcatraz", "houdini", "mcqueen"])
def test_undamaged_pods_are_not_annihilated(pod: str) -> None:
    """5.5.4: although Hail Mary beside them is damaged."""
    m = dock(at={"stranger": pod})
    do(m, f"section-launch exile {pod}")
    assert where(m, "stranger") == pod
    assert launched(m) == [pod]


def test_a_burning_pod_is_annihilated_with_its_fire() -> None:
    """5.5.4, 6.5: fire damages."""
    m = dock(at={"medical": "mcqueen"}, fire=["mcqueen"], down="stranger")
    do(m, "section-launch exile mcqueen")
    assert where(m, "medical") == "annihilated"
    assert m.position()["fire"] == []
    m = dock(at={"medical": "hail-mary"}, asphyxiation=["hail-mary"])
    do(m, "section-launch exile hail-mary")
    assert m.position()["asphyxiation"] == ["outer-space"]


def test_the_requirements_hold_for_damaged_pods_too() -> None:
    """5.5.4."""
    m = dock(at={"stranger": "hail-mary"}, abandon_ship=False)
    refused(m, "section-launch exile hail-mary", "5.5.4")


# Timed Launch (13.6) -----------------------------------------------------------------------------


def test_timed_launch_puts_a_marker_on_the_pod() -> None:
    """13.6: of the active player; the pod stays for now."""
    m = station(at={"exile": "mcqueen"}, acting="exile", abandon_ship=True)
    events = do(m, "timed-launch exile")
    assert told(events, "marker")
    assert m.position()["markers"] == [
        {"player": 0, "effect": "launch", "minute": 12, "at": "mcqueen"}
    ]
    assert launched(m) == []


def test_the_pod_leaves_at_the_end_of_the_players_next_turn() -> None:
    """13.6, 15.7.1: not at the end of this one, nor in the turns of others."""
    m = station(at={"exile": "mcqueen"}, acting="exile", abandon_ship=True)
    do(m, "timed-launch exile", "wait exile")
    for seat in (1, 2, 3):
        assert m.position()["active"] == seat
        assert launched(m) == []
        end_turn(m)
    assert m.position()["minute"] == 12
    assert launched(m) == []
    events = end_turn(m)
    assert launched(m) == ["mcqueen"]
    assert told(events, "launched")
    assert told(events, "escaped")
    assert m.position()["markers"] == []


def test_the_marker_is_that_of_the_active_player() -> None:
    """13.6: also if a bribed PC of another player starts the launch."""
    m = station(
        at={"exile": "mcqueen"},
        acting="medical",
        active=2,
        abandon_ship=True,
        pc={1: "exile"},
    )
    do(m, "bribe exile", "timed-launch exile", "accept")
    assert m.position()["markers"][0]["player"] == 2


def test_timed_launch_is_for_those_inside() -> None:
    """13.6."""
    m = dock()
    refused(m, "timed-launch exile", "11.5")


@pytest.mark.parametrize("name", ["exile", "medical", "security"])
def test_anybody_starts_a_timed_launch(name: str) -> None:
    """13.6: no Officer is needed."""
    m = station(at={name: "mcqueen"}, acting=name, abandon_ship=True)
    assert allowed(m, f"timed-launch {name}")


def test_everybody_inside_leaves_with_a_timed_pod() -> None:
    """13.6, 4.6.6.1: who boarded late too, the Down too."""
    m = station(
        at={"stranger": "mcqueen", "medical": "mcqueen", "exile": "aft-airlocks"},
        down="stranger",
        acting="exile",
        abandon_ship=True,
        markers=BY_TIME,
    )
    do(m, "step exile mcqueen", "wait exile")
    assert launched(m) == ["mcqueen"]
    assert {where(m, name) for name in ("stranger", "medical", "exile")} == {"mcqueen"}
    assert is_down(m, "stranger")


def test_who_got_off_stays() -> None:
    """13.6, house-pods: the pod leaves even if it is empty by then."""
    m = station(at={"exile": "mcqueen"}, acting="exile", abandon_ship=True, markers=BY_TIME)
    do(m, "step exile aft-airlocks", "wait exile")
    assert launched(m) == ["mcqueen"]
    assert where(m, "exile") == "aft-airlocks"


def test_a_pod_that_is_damaged_by_then_is_annihilated() -> None:
    """13.6, 5.5.4."""
    m = station(
        at={"exile": "mcqueen", "stranger": "mcqueen"},
        holding={"exile": "gun"},
        acting="exile",
        abandon_ship=True,
        markers=BY_TIME,
    )
    do(m, "sabotage exile", "step exile aft-airlocks", "end")
    assert where(m, "stranger") == "annihilated"
    assert where(m, "exile") == "aft-airlocks"
    assert launched(m) == ["mcqueen"]


def test_a_pod_that_is_repaired_in_time_carries_its_passengers_away() -> None:
    """13.6."""
    m = station(
        at={"engineer": "mcqueen"},
        acting="engineer",
        damaged=["mcqueen"],
        abandon_ship=True,
        markers=BY_TIME,
    )
    do(m, "jury-rig engineer", "wait engineer")
    assert where(m, "engineer") == "mcqueen"
    assert launched(m) == ["mcqueen"]


def test_a_damaged_pod_has_no_timed_launch() -> None:
    """house-pods, 5.1.4."""
    m = station(at={"exile": "hail-mary"}, acting="exile", abandon_ship=True)
    refused(m, "timed-launch exile", "5.1.4")


def test_a_damaged_dock_does_not_stop_a_timed_launch() -> None:
    """house-pods: it is the pod's own action."""
    m = station(
        at={"exile": "mcqueen"}, acting="exile", abandon_ship=True, damaged=["aft-airlocks"]
    )
    assert allowed(m, "timed-launch exile")


def test_requirements_are_checked_when_the_action_is_taken() -> None:
    """house-pods: the patient comes round, the Medevac Pod leaves all the same."""
    m = station(
        at={"medical": "medevac-pod", "stranger": "medevac-pod"},
        down="stranger",
        acting="medical",
    )
    do(m, "timed-launch medical", "heal medical stranger", "end")
    pass_turns(m, until=0)
    end_turn(m)
    assert launched(m) == ["medevac-pod"]
    assert not is_down(m, "stranger")


def test_passengers_may_act_until_the_pod_leaves() -> None:
    """13.6."""
    m = station(at={"exile": "mcqueen"}, acting="exile", abandon_ship=True)
    do(m, "timed-launch exile", "step exile aft-airlocks")
    assert where(m, "exile") == "aft-airlocks"


# Time markers ------------------------------------------------------------------------------------


def placed(*pods: str) -> list[dict[str, Any]]:
    return [{"player": 0, "effect": "launch", "minute": 12, "at": pod} for pod in pods]


def test_a_player_has_three_time_markers() -> None:
    """house-time-markers: with none left there is no Timed Launch."""
    m = station(
        at={"exile": "mcqueen"},
        acting="exile",
        abandon_ship=True,
        markers=placed("alcatraz", "houdini", "mcqueen"),
    )
    refused(m, "timed-launch exile", "house-time-markers")
    m = station(
        at={"exile": "mcqueen"},
        acting="exile",
        abandon_ship=True,
        markers=placed("alcatraz", "houdini"),
    )
    do(m, "timed-launch exile")
    refused(m, "timed-launch exile", "house-time-markers")


def test_markers_of_others_are_not_counted() -> None:
    """house-time-markers."""
    markers = [marker | {"player": 1} for marker in placed("alcatraz", "houdini", "mcqueen")]
    m = station(at={"exile": "mcqueen"}, acting="exile", abandon_ship=True, markers=markers)
    assert allowed(m, "timed-launch exile")


def test_a_marker_comes_back_when_it_is_resolved() -> None:
    """house-time-markers, 15.7.1."""
    m = station(
        at={"exile": "houdini", "stranger": "mcqueen"},
        abandon_ship=True,
        markers=[*BY_TIME, *placed("alcatraz", "houdini")],
        cubes={0: {"exile": 1}},
    )
    end_turn(m)
    pass_turns(m, until=0)
    do(m, "activate exile")
    assert allowed(m, "timed-launch exile")


def test_a_stand_in_is_no_marker_of_ones_own() -> None:
    """house-time-markers: it does not count when own ones are needed."""
    stand_in = {"player": 0, "effect": "detonation", "minute": 9, "stand_in": True}
    m = station(
        at={"exile": "mcqueen"},
        acting="exile",
        abandon_ship=True,
        antimatter="armed",
        markers=[*placed("alcatraz", "houdini"), stand_in],
    )
    assert allowed(m, "timed-launch exile")


def test_arming_uses_a_stand_in_when_all_markers_are_placed() -> None:
    """house-time-markers, 7.3.1."""
    m = station(
        at={"exile": "reactor"},
        acting="exile",
        abandon_ship=True,
        markers=placed("alcatraz", "houdini", "mcqueen"),
    )
    do(m, "jettison exile")
    assert m.position()["markers"][3] == {
        "player": 0,
        "effect": "detonation",
        "minute": 9,
        "stand_in": True,
    }


def test_overload_uses_a_stand_in_when_all_markers_are_placed() -> None:
    """house-time-markers, card-overload."""
    m = station(
        players={0: {"identity": "engineer", "bonus": ["astrochimp"]}},
        markers=placed("alcatraz", "houdini", "mcqueen"),
    )
    do(m, "reveal", "overload bridge")
    assert m.position()["markers"][3] == {
        "player": 0,
        "effect": "overload",
        "minute": 12,
        "at": "bridge",
        "stand_in": True,
    }


def test_a_marker_whose_pod_has_left_does_nothing() -> None:
    """house-time-markers."""
    m = station(
        at={"stranger": "mcqueen"}, launched=["mcqueen"], abandon_ship=True, markers=BY_TIME
    )
    events = end_turn(m)
    assert told(events, "marker-idle")
    assert not told(events, "launched")
    assert where(m, "stranger") == "mcqueen"
    assert m.position()["markers"] == []


def test_overload_annihilates_a_pod_that_has_left() -> None:
    """house-time-markers, card-overload."""
    m = station(
        at={"stranger": "mcqueen", "exile": "houdini"},
        holding={"stranger": "artifact"},
        launched=["mcqueen", "houdini"],
        markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "mcqueen"}],
    )
    end_turn(m)
    assert where(m, "stranger") == "annihilated"
    assert m.position()["removed"] == {"artifact": 1}
    assert where(m, "exile") == "houdini"


def test_overload_damages_a_pod_that_is_still_there() -> None:
    """house-time-markers, card-overload."""
    m = station(
        at={"stranger": "mcqueen"},
        markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "mcqueen"}],
    )
    end_turn(m)
    assert "mcqueen" in m.position()["damaged"]
    assert where(m, "stranger") == "mcqueen"
    assert not is_down(m, "stranger")


def test_the_order_of_overload_and_launch_is_the_players_choice() -> None:
    """15.7.1, 5.5.4: either way the passengers are lost."""
    for first in ("launch", "overload"):
        m = station(
            at={"stranger": "mcqueen"},
            abandon_ship=True,
            markers=[
                *BY_TIME,
                {"player": 0, "effect": "overload", "minute": 13, "at": "mcqueen"},
            ],
        )
        end_turn(m)
        do(m, f"resolve {first} mcqueen")
        assert where(m, "stranger") == "annihilated"


# Section Launch (13.7) ---------------------------------------------------------------------------


def test_a_pod_is_launched_from_its_dock_at_once() -> None:
    """13.7: the one who does it is left behind."""
    m = dock()
    events = do(m, "section-launch exile mcqueen")
    assert launched(m) == ["mcqueen"]
    assert where(m, "exile") == "aft-airlocks"
    assert m.position()["markers"] == []
    assert told(events, "escaped")
    assert m.position()["turn"]["actions"] == 1


def test_one_pod_is_launched_at_a_time() -> None:
    """13.7."""
    m = dock(at={"medical": "houdini"})
    do(m, "section-launch exile mcqueen")
    assert launched(m) == ["mcqueen"]
    do(m, "section-launch exile houdini")
    assert launched(m) == ["houdini", "mcqueen"]


def test_an_empty_pod_is_not_launched() -> None:
    """13.7."""
    m = dock(items={"houdini": ["gun"]})
    refused(m, "section-launch exile houdini", "13.7")


def test_a_pod_is_launched_only_from_its_own_dock() -> None:
    """13.7."""
    m = dock(at={"exile": "forward-airlocks"})
    refused(m, "section-launch exile mcqueen", "13.7")
    m = dock(at={"exile": "reactor"})
    refused(m, "section-launch exile mcqueen", "11.5")
    m = dock(at={"exile": "mcqueen"})
    refused(m, "section-launch exile mcqueen", "11.5")


def test_what_is_no_pod_is_not_launched() -> None:
    """13.7."""
    m = dock(at={"medical": "reactor"})
    refused(m, "section-launch exile reactor", "13.7")


def test_a_pod_is_launched_once() -> None:
    """13.7, 5.6."""
    m = dock(launched=["mcqueen"])
    refused(m, "section-launch exile mcqueen", "5.6")


def test_a_damaged_pod_is_annihilated_by_section_launch() -> None:
    """13.7, house-pods."""
    m = dock(at={"stranger": "hail-mary"})
    do(m, "section-launch exile hail-mary")
    assert where(m, "stranger") == "annihilated"


def test_a_damaged_dock_has_no_section_launch() -> None:
    """house-pods, 5.1.4."""
    m = dock(damaged=["aft-airlocks"])
    refused(m, "section-launch exile mcqueen", "5.1.4")


@pytest.mark.parametrize("name", ["medical", "cyborg", "exile"])
def test_anybody_takes_section_launch(name: str) -> None:
    """13.7."""
    m = station(at={name: "aft-airlocks", "stranger": "mcqueen"}, acting=name, abandon_ship=True)
    assert allowed(m, f"section-launch {name} mcqueen")


def test_a_monster_can_be_sent_away() -> None:
    """13.7, 5.5.2, house-project-x: it is out of the game then."""
    m = station(
        at={"exile": "aft-airlocks"},
        acting="exile",
        abandon_ship=True,
        project={"card": "combat-swarm", "released": True},
        monster={"at": "mcqueen"},
    )
    do(m, "section-launch exile mcqueen")
    events = do(m, "wait exile")
    assert launched(m) == ["mcqueen"]
    assert not told(events, "monster-moved")
    assert not told(events, "monster-struck")


# Bridge Launch (13.8) ----------------------------------------------------------------------------


def test_bridge_launch_needs_abandon_ship() -> None:
    """13.8.1: even for the Medevac Pod alone, which does not."""
    m = bridge(at={"stranger": "medevac-pod"}, down="stranger", abandon_ship=False)
    refused(m, "bridge-launch engineer", "13.8.1")


def test_bridge_launch_sends_off_all_occupied_pods_that_are_ready() -> None:
    """13.8.2: and no others."""
    m = bridge(
        at={
            "exile": "mcqueen",
            "medical": "alcatraz",
            "stranger": "medevac-pod",
            "counselor": "medevac-pod",
        },
        down="counselor",
    )
    do(m, "bridge-launch engineer")
    assert set(launched(m)) == {"mcqueen", "alcatraz", "medevac-pod"}


def test_pods_that_are_not_ready_stay() -> None:
    """13.8.2."""
    m = bridge(at={"exile": "mcqueen", "stranger": "medevac-pod"})
    do(m, "bridge-launch engineer")
    assert launched(m) == ["mcqueen"]


def test_bridge_launch_annihilates_damaged_pods() -> None:
    """13.8.2, house-pods: only those."""
    m = bridge(at={"exile": "mcqueen", "stranger": "hail-mary"})
    do(m, "bridge-launch engineer")
    assert where(m, "stranger") == "annihilated"
    assert where(m, "exile") == "mcqueen"


def test_bridge_launch_launches_pods_only() -> None:
    """13.8.2: the Down in other sections stay."""
    m = bridge(at={"stranger": "kitchen"}, down="stranger")
    refused(m, "bridge-launch engineer", "13.8.2")
    m = bridge(at={"stranger": "kitchen", "exile": "mcqueen"}, down="stranger")
    do(m, "bridge-launch engineer")
    assert launched(m) == ["mcqueen"]


def test_without_a_pod_to_launch_there_is_no_bridge_launch() -> None:
    """13.8.2."""
    m = bridge()
    refused(m, "bridge-launch engineer", "13.8.2")


def test_bridge_launch_works_with_a_damaged_dock() -> None:
    """13.8.2: it is an action of the Bridge."""
    m = bridge(at={"exile": "mcqueen"}, damaged=["aft-airlocks"])
    do(m, "bridge-launch engineer")
    assert launched(m) == ["mcqueen"]


@pytest.mark.parametrize("name", ["engineer", "counselor", "station-chief"])
def test_an_officer_takes_bridge_launch(name: str) -> None:
    """13.8.3."""
    m = station(at={name: "bridge", "exile": "mcqueen"}, acting=name, abandon_ship=True)
    assert allowed(m, f"bridge-launch {name}")


@pytest.mark.parametrize("name", ["medical", "cyborg", "troubleshooter"])
def test_nobody_else_takes_bridge_launch(name: str) -> None:
    """13.8.3."""
    m = station(at={name: "bridge", "exile": "mcqueen"}, acting=name, abandon_ship=True)
    refused(m, f"bridge-launch {name}", "card-officer")


def test_bridge_launch_is_taken_on_the_bridge() -> None:
    """13.8.3."""
    m = bridge(at={"engineer": "security-station", "exile": "mcqueen"})
    refused(m, "bridge-launch engineer", "11.5")


def test_bridge_launch_does_not_wait_for_markers() -> None:
    """13.8.2: the marker that lies on the pod finds it gone."""
    m = bridge(at={"exile": "mcqueen"}, markers=BY_TIME)
    do(m, "bridge-launch engineer")
    assert launched(m) == ["mcqueen"]
    events = do(m, "wait engineer")
    assert told(events, "marker-idle")


def test_a_monster_is_annihilated_with_its_pod() -> None:
    """5.5.4, 13.7: like everything inside, also when the Antimatter is long gone."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "hail-mary"},
        acting="exile",
        abandon_ship=True,
        antimatter="detonated",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "hail-mary"},
    )
    do(m, "section-launch exile hail-mary")
    assert where(m, "stranger") == "annihilated"
    assert m.position()["monster"]["at"] == "annihilated"
