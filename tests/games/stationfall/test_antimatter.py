"""7.3: Antimatter."""

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.content.names import NOWHERE
from games.stationfall.station import (
    allowed,
    do,
    end_turn,
    holds,
    lying,
    pass_turns,
    refused,
    station,
    told,
    where,
)

AIRLOCKS = ["forward-airlocks", "forward-exhaust", "aft-exhaust", "aft-airlocks"]


def carrier(**more: Any) -> deorbit.Match:
    """Exile is in Magnetic Containment with the Antimatter, the door is open."""
    return station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet antimatter"},
        acting="exile",
        **({"locks": []} | more),
    )


def fused(minute: int = 9, player: int = 0) -> dict[str, Any]:
    """The marker of a detonation that is due in a player's turn."""
    return {
        "antimatter": "armed",
        "abandon_ship": True,
        "minute": minute,
        "markers": [{"player": player, "effect": "detonation", "minute": minute}],
    }


def armed(m: deorbit.Match, minute: int, player: int = 0) -> bool:
    """Armed, Abandon Ship triggered, a marker of the player four Minutes ahead."""
    position = m.position()
    marker = {"player": player, "effect": "detonation", "minute": minute}
    return bool(
        position["antimatter"] == "armed"
        and position["abandon_ship"]
        and position["locks"] == []
        and position["markers"] == [marker]
    )


def stable(m: deorbit.Match) -> bool:
    position = m.position()
    return bool(
        position["antimatter"] == "stable"
        and not position["abandon_ship"]
        and position["markers"] == []
    )


# Arming (7.3, 7.3.1) -----------------------------------------------------------------------------


def test_antimatter_is_an_item() -> None:
    """7.3, 8.1: it takes a slot."""
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet gun"},
        acting="exile",
    )
    do(m, "pick-up exile antimatter")
    assert "antimatter" in holds(m, "exile")
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet gun gun"},
        acting="exile",
    )
    refused(m, "pick-up exile antimatter", "4.5.3")


@pytest.mark.parametrize(
    "notation", ["pick-up exile antimatter", "take exile antimatter stranger", "wait exile"]
)
def test_antimatter_is_safe_inside_magnetic_containment(notation: str) -> None:
    """7.3: moving it out arms it, not picking it up."""
    at = {"exile": "magnetic-containment", "stranger": "magnetic-containment"}
    holding = {"exile": "helmet"}
    if "stranger" in notation:
        holding["stranger"] = "antimatter"
    m = station(at=at, holding=holding, down="stranger", acting="exile")
    do(m, notation)
    assert stable(m)


def test_dropping_and_giving_it_inside_does_not_arm_it() -> None:
    """7.3."""
    m = station(
        at={"exile": "magnetic-containment", "medical": "magnetic-containment"},
        holding={"exile": "helmet antimatter"},
        acting="exile",
    )
    do(m, "give exile antimatter medical")
    assert stable(m)
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet antimatter"},
        acting="exile",
    )
    do(m, "drop exile antimatter")
    assert stable(m)
    assert lying(m, "magnetic-containment") == ["antimatter"]


def test_carrying_it_out_arms_it() -> None:
    """7.3, 7.3.1."""
    m = carrier()
    events = do(m, "step exile reactor")
    assert armed(m, 9)
    assert told(events, "armed")
    assert told(events, "abandon-ship")


def test_arming_removes_all_locks() -> None:
    """7.3.1, 7.1.1."""
    m = carrier(locks=[["array-control", "vault-x"]])
    do(m, "step exile reactor")
    assert armed(m, 9)


def test_throwing_it_out_arms_it() -> None:
    """7.3, 7.3.1."""
    m = carrier()
    do(m, "throw exile antimatter reactor")
    assert armed(m, 9)
    assert lying(m, "reactor") == ["antimatter"]


def test_being_dragged_out_with_it_arms_it() -> None:
    """7.3: the Down one possesses it."""
    m = station(
        at={"medical": "magnetic-containment", "stranger": "magnetic-containment"},
        holding={"stranger": "antimatter"},
        down="stranger",
        acting="medical",
        locks=[],
    )
    do(m, "drag medical stranger reactor")
    assert armed(m, 9)


def test_dragging_somebody_out_while_carrying_it_arms_it() -> None:
    """7.3."""
    m = station(
        at={"medical": "magnetic-containment", "stranger": "magnetic-containment"},
        holding={"medical": "antimatter"},
        down="stranger",
        acting="medical",
        locks=[],
    )
    do(m, "drag medical stranger reactor")
    assert armed(m, 9)


def test_jettison_arms_it() -> None:
    """7.3, 13.5."""
    m = station(at={"exile": "reactor"}, acting="exile")
    do(m, "jettison exile")
    assert armed(m, 9)
    assert lying(m, "outer-space") == ["antimatter"]


def test_other_items_arm_nothing() -> None:
    """7.3: dropped, thrown or carried around."""
    m = station(at={"exile": "reactor"}, holding={"exile": "gun helmet"}, acting="exile")
    do(m, "drop exile gun", "throw exile helmet aft-hub", "step exile aft-hub")
    assert stable(m)


def test_jettisoned_antimatter_detonates_in_outer_space_four_minutes_later() -> None:
    """7.3.1, 7.3.2, 13.5: as it goes in play; Minutes 6 to 2."""
    m = station(
        at={"exile": "reactor", "medical": "outer-space"},
        items={"reactor": ["gun"]},
        acting="exile",
        minute=6,
    )
    do(m, "jettison exile", "pick-up exile gun", "wait exile")
    pass_turns(m, until=0, minute=2)
    assert m.position()["antimatter"] == "armed"
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"
    assert where(m, "medical") == "annihilated"
    assert m.position()["ending"] == "running"


def test_what_others_pick_up_does_not_move_the_antimatter() -> None:
    """7.3.2: it goes off where it is."""
    m = station(
        at={"exile": "bridge", "medical": "outer-space"},
        holding={"medical": "antimatter"},
        items={"bridge": ["gun"]},
        acting="exile",
        **fused(),
    )
    do(m, "pick-up exile gun", "drop exile gun", "wait exile")
    assert where(m, "medical") == "annihilated"
    assert m.position()["ending"] == "running"


def test_self_destruct_arms_it_where_it_is() -> None:
    """7.3, 13.12.1."""
    m = station(at={"engineer": "bridge"}, acting="engineer")
    do(m, "self-destruct engineer")
    assert armed(m, 9)
    assert lying(m, "magnetic-containment") == ["antimatter"]


def test_self_destruct_arms_it_in_the_hands_of_a_character() -> None:
    """7.3: inside Magnetic Containment, not yet armed."""
    m = station(
        at={"engineer": "bridge", "medical": "magnetic-containment"},
        holding={"medical": "antimatter"},
        acting="engineer",
    )
    do(m, "self-destruct engineer")
    assert armed(m, 9)
    assert holds(m, "medical") == ["antimatter"]


@pytest.mark.parametrize("minute", [13, 8, 5, 4])
def test_the_marker_lies_four_minutes_ahead(minute: int) -> None:
    """7.3.1."""
    m = carrier(minute=minute)
    events = do(m, "step exile reactor")
    assert armed(m, minute - 4)
    assert told(events, "armed")
    assert not told(events, "armed-late")
    assert not told(events, "marker")


def test_the_marker_is_the_active_players() -> None:
    """7.3.1: whoever carries it, and although a Bribe moved the carrier."""
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet antimatter"},
        acting="medical",
        active=2,
        locks=[],
        pc={1: "exile"},
    )
    do(m, "bribe exile", "step exile reactor", "accept")
    assert armed(m, 9, player=2)


def test_antimatter_is_armed_once() -> None:
    """house-antimatter: moving it on places no second marker."""
    m = carrier()
    events = do(m, "step exile reactor", "step exile aft-hub")
    assert [event.name for event in events].count("armed") == 1
    assert armed(m, 9)


def test_armed_antimatter_stays_armed_in_magnetic_containment() -> None:
    """house-antimatter, 7.3.1."""
    m = carrier()
    do(m, "step exile reactor", "step exile magnetic-containment")
    assert armed(m, 9)


@pytest.mark.parametrize("minute", [3, 2, 1, 0])
def test_too_late_for_a_marker_it_waits_for_stationfall(minute: int) -> None:
    """house-antimatter, 7.3.1."""
    m = carrier(minute=minute)
    events = do(m, "step exile reactor")
    assert m.position()["antimatter"] == "armed"
    assert m.position()["markers"] == []
    assert m.position()["abandon_ship"]
    assert told(events, "armed-late")


def test_arming_works_without_a_time_marker_left() -> None:
    """house-time-markers: a stand-in takes its place."""
    m = carrier(
        markers=[
            {"player": 0, "effect": "launch", "minute": 12, "at": pod}
            for pod in ("alcatraz", "houdini", "mcqueen")
        ]
    )
    do(m, "step exile reactor")
    markers = m.position()["markers"]
    assert len(markers) == 4
    assert markers[3]["effect"] == "detonation"
    assert markers[3]["minute"] == 9


# Detonation (7.3.2) ------------------------------------------------------------------------------


def test_it_detonates_when_the_marker_is_resolved() -> None:
    """7.3.1, 15.7.2: at the end of the owner's turn in that Minute, not before."""
    m = station(active=0, **fused(player=1))
    end_turn(m)
    assert m.position()["antimatter"] == "armed"
    assert m.position()["active"] == 1
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"


def test_it_does_not_detonate_a_minute_early() -> None:
    """7.3.1."""
    m = station(
        antimatter="armed",
        minute=10,
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
    )
    end_turn(m)
    assert m.position()["antimatter"] == "armed"
    pass_turns(m, until=0, minute=9)
    assert m.position()["antimatter"] == "armed"
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"


@pytest.mark.parametrize("section", ["bridge", "magnetic-containment", "mcqueen", "aft-airlocks"])
def test_a_detonation_on_board_ends_the_game(section: str) -> None:
    """7.3.2, 5.1.6."""
    m = station(items={section: ["antimatter"]}, **fused())
    events = end_turn(m)
    assert told(events, "detonated")
    assert told(events, "station-falls")
    assert m.position()["ending"] == "detonation"
    assert m.position()["blasted"]
    assert "antimatter" not in lying(m, section)
    while m.to_act:
        do(m, "reveal")
    assert m.outcome is not None
    assert m.outcome.ending == "detonation"


def test_a_docked_pod_is_on_board_even_when_another_one_has_left() -> None:
    """7.3.2, 5.1.6."""
    m = station(items={"alcatraz": ["antimatter"]}, launched=["mcqueen"], **fused())
    end_turn(m)
    assert m.position()["ending"] == "detonation"


def test_a_detonation_on_board_in_somebodys_hands_ends_the_game() -> None:
    """7.3.2: and annihilates nobody; Stationfall decides about them."""
    m = station(at={"stranger": "bridge"}, holding={"stranger": "antimatter"}, **fused())
    events = end_turn(m)
    assert m.position()["ending"] == "detonation"
    assert not told(events, "annihilated")
    assert where(m, "stranger") == "bridge"
    assert holds(m, "stranger") == []


def test_after_a_detonation_on_board_nobody_has_another_turn() -> None:
    """7.3.2: go to Stationfall."""
    m = station(items={"bridge": ["antimatter"]}, **fused())
    end_turn(m)
    assert m.position()["asks"] == [{"ask": "last-reveal", "seat": 0}]
    refused(m, "renegotiate", "15.2")


def test_a_detonation_in_outer_space_annihilates_everything_there() -> None:
    """7.3.2."""
    m = station(
        at={"exile": "outer-space", "medical": "outer-space", "stranger": "aft-airlocks"},
        holding={"exile": "helmet artifact"},
        items={"outer-space": ["antimatter", "briefcase"]},
        **fused(),
    )
    end_turn(m)
    assert where(m, "exile") == "annihilated"
    assert where(m, "medical") == "annihilated"
    assert where(m, "stranger") == "aft-airlocks"
    assert lying(m, "outer-space") == []
    assert m.position()["removed"] == {
        "helmet": 1,
        "artifact": 1,
        "briefcase": 1,
        "antimatter": 1,
    }
    assert m.position()["ending"] == "running"


def test_a_detonation_in_outer_space_damages_every_section_with_an_arrow() -> None:
    """7.3.2: and no other one, docked pods neither."""
    m = station(items={"outer-space": ["antimatter"]}, damaged=[], **fused())
    end_turn(m)
    assert sorted(m.position()["damaged"]) == sorted(AIRLOCKS)
    assert m.position()["power"] == "normal"


def test_a_possessor_in_outer_space_is_annihilated_with_it() -> None:
    """7.3.2."""
    m = station(at={"medical": "outer-space"}, holding={"medical": "antimatter gun"}, **fused())
    end_turn(m)
    assert where(m, "medical") == "annihilated"
    assert holds(m, "medical") == []
    assert m.position()["removed"] == {"gun": 1, "antimatter": 1}


def test_the_game_goes_on_after_a_detonation_in_outer_space() -> None:
    """7.3.2."""
    m = station(items={"outer-space": ["antimatter"]}, **fused())
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"
    assert not m.position()["blasted"]
    assert m.position()["active"] == 1


def test_a_detonation_in_a_launched_pod_annihilates_the_pod_and_all_inside() -> None:
    """7.3.2, 5.6.1: the pod beside it is safe."""
    m = station(
        at={"stranger": "mcqueen", "medical": "mcqueen", "exile": "houdini"},
        holding={"stranger": "antimatter", "medical": "artifact"},
        items={"mcqueen": ["briefcase"]},
        down="medical",
        launched=["mcqueen", "houdini"],
        **fused(),
    )
    events = end_turn(m)
    assert told(events, "detonated-away")
    assert where(m, "stranger") == "annihilated"
    assert where(m, "medical") == "annihilated"
    assert where(m, "exile") == "houdini"
    assert lying(m, "mcqueen") == []
    assert m.position()["removed"] == {"artifact": 1, "briefcase": 1, "antimatter": 1}
    assert m.position()["ending"] == "running"


def test_a_detonation_in_the_mesosphere_annihilates_a_possessor_outside_pods() -> None:
    """7.3.2: with everything possessed; others out there are safe."""
    m = station(
        at={"daredevil": "mesosphere", "exile": "mesosphere", "medical": "houdini"},
        holding={"daredevil": "helmet rocket-wings antimatter"},
        launched=["houdini"],
        **fused(),
    )
    end_turn(m)
    assert where(m, "daredevil") == "annihilated"
    assert where(m, "exile") == "mesosphere"
    assert where(m, "medical") == "houdini"
    assert m.position()["removed"] == {"helmet": 1, "rocket-wings": 1, "antimatter": 1}


def test_the_owner_may_launch_a_pod_with_antimatter_before_it_detonates() -> None:
    """7.3.2, 15.7.1: two markers are due, and their order is the player's choice."""
    markers = [
        {"player": 0, "effect": "detonation", "minute": 9},
        {"player": 0, "effect": "launch", "minute": 9, "at": "mcqueen"},
    ]
    position: dict[str, Any] = {"antimatter": "armed", "abandon_ship": True, "minute": 9}
    m = station(items={"mcqueen": ["antimatter"]}, markers=markers, **position)
    end_turn(m)
    do(m, "resolve launch mcqueen")
    assert m.position()["ending"] == "running"
    assert m.position()["antimatter"] == "detonated"
    m = station(items={"mcqueen": ["antimatter"]}, markers=markers, **position)
    end_turn(m)
    do(m, "resolve detonation outer-space")
    assert m.position()["ending"] == "detonation"


# At Stationfall ----------------------------------------------------------------------------------


def last_turn(**more: Any) -> deorbit.Match:
    """The last turn of Minute 0, all revealed, the Antimatter armed without a marker."""
    pcs = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}
    return station(minute=0, active=3, pc=pcs, antimatter="armed", **more)


def test_armed_antimatter_detonates_at_stationfall() -> None:
    """7.3.1, house-antimatter."""
    m = last_turn(items={"bridge": ["antimatter"]})
    events = end_turn(m)
    assert m.position()["antimatter"] == "detonated"
    names = [event.name for event in events]
    assert names.index("station-falls") < names.index("detonated")


def test_a_detonation_at_stationfall_is_not_before_stationfall() -> None:
    """house-antimatter: the game did not end by it."""
    m = last_turn(items={"bridge": ["antimatter"]})
    end_turn(m)
    assert not m.position()["blasted"]
    assert m.position()["ending"] == "minute-zero"


def test_antimatter_detonates_at_stationfall_in_escaped_pods_too() -> None:
    """house-antimatter, 5.6.1."""
    m = last_turn(
        at={"exile": "mcqueen"},
        holding={"exile": "antimatter"},
        launched=["mcqueen"],
    )
    end_turn(m)
    assert where(m, "exile") == "annihilated"


def test_antimatter_detonates_at_stationfall_in_outer_space_too() -> None:
    """house-antimatter, 7.3.2."""
    m = last_turn(at={"medical": "outer-space"}, items={"outer-space": ["antimatter"]})
    end_turn(m)
    assert where(m, "medical") == "annihilated"
    assert set(AIRLOCKS) <= set(m.position()["damaged"])


def test_antimatter_that_has_detonated_is_nowhere() -> None:
    """7.3.2: a match that goes on after it is the one that its position describes."""
    m = station(
        antimatter="armed",
        items={"outer-space": ["antimatter"]},
        markers=[{"player": 0, "effect": "detonation", "minute": 13}],
    )
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"
    again = deorbit.scenario("stationfall", m.position(), seed=1)
    assert m._state.antimatter_at == again._state.antimatter_at == NOWHERE


def test_antimatter_detonates_before_anything_else_at_stationfall() -> None:
    """house-antimatter, house-stationfall-order: Daredevil has no time left for Point Break."""
    m = last_turn(
        at={"daredevil": "outer-space"},
        holding={"daredevil": "rocket-wings helmet"},
        items={"outer-space": ["antimatter"]},
    )
    end_turn(m)
    assert where(m, "daredevil") == "annihilated"


def test_stable_antimatter_does_not_detonate() -> None:
    """7.3.1."""
    pcs = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}
    m = station(minute=0, active=3, pc=pcs)
    end_turn(m)
    assert m.outcome is not None
    assert m.position()["antimatter"] == "stable"


def test_a_fireball_at_minute_zero_does_not_wait_for_the_marker() -> None:
    """7.3.1: the marker for Minute 0 is never reached, it detonates at Stationfall."""
    m = station(
        minute=1,
        active=3,
        antimatter="armed",
        items={"outer-space": ["antimatter"]},
        at={"medical": "outer-space"},
        markers=[{"player": 0, "effect": "detonation", "minute": 0}],
        re_entry="fireball",
    )
    end_turn(m)
    assert m.position()["ending"] == "re-entry"
    assert where(m, "medical") == "annihilated"


# It would be annihilated (7.3.3) -----------------------------------------------------------------


@pytest.mark.parametrize("held", [False, True])
def test_antimatter_in_a_damaged_pod_detonates_when_the_pod_is_launched(held: bool) -> None:
    """7.3.3, 5.5.4: at once, before its marker."""
    more: dict[str, Any] = (
        {"holding": {"stranger": "antimatter"}}
        if held
        else {"items": {"hail-mary": ["antimatter"]}}
    )
    m = station(
        at={"exile": "aft-airlocks", "stranger": "hail-mary"},
        acting="exile",
        **more,
        **fused(minute=5),
    )
    events = do(m, "section-launch exile hail-mary")
    assert told(events, "detonated-away")
    assert m.position()["antimatter"] == "detonated"
    assert where(m, "stranger") == "annihilated"
    assert m.position()["ending"] == "running"


def test_antimatter_in_a_damaged_timed_pod_detonates() -> None:
    """7.3.3, 13.6."""
    m = station(
        at={"stranger": "hail-mary"},
        holding={"stranger": "antimatter"},
        antimatter="armed",
        abandon_ship=True,
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "hail-mary"}],
    )
    end_turn(m)
    assert m.position()["antimatter"] == "detonated"
    assert where(m, "stranger") == "annihilated"


def test_antimatter_in_a_pod_that_overload_annihilates_detonates() -> None:
    """7.3.3, house-time-markers."""
    m = station(
        at={"stranger": "mcqueen"},
        holding={"stranger": "antimatter"},
        antimatter="armed",
        launched=["mcqueen"],
        markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "mcqueen"}],
    )
    events = end_turn(m)
    assert told(events, "detonated-away")
    assert where(m, "stranger") == "annihilated"


def test_the_marker_of_antimatter_that_detonated_early_does_nothing() -> None:
    """7.3.3, 7.3.1."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "hail-mary"},
        items={"hail-mary": ["antimatter"]},
        acting="exile",
        **fused(minute=9),
    )
    do(m, "section-launch exile hail-mary")
    events = end_turn(m)
    assert not told(events, "detonated")
    assert m.position()["markers"] == []
    assert m.position()["active"] == 1


def test_an_undamaged_pod_carries_antimatter_away_unharmed() -> None:
    """7.3.3, 5.6.1: until the marker is due."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "mcqueen"},
        items={"mcqueen": ["antimatter"]},
        acting="exile",
        **fused(minute=9),
    )
    do(m, "section-launch exile mcqueen")
    assert m.position()["antimatter"] == "armed"
    assert where(m, "stranger") == "mcqueen"


def test_fire_and_damage_do_not_annihilate_antimatter() -> None:
    """7.3.3: it goes off only when it would be annihilated."""
    m = station(
        at={"exile": "aft-hub"},
        holding={"exile": "firebomb"},
        items={"reactor": ["antimatter"]},
        antimatter="armed",
        acting="exile",
    )
    do(m, "ignite exile reactor")
    assert m.position()["antimatter"] == "armed"
    assert lying(m, "reactor") == ["antimatter"]


def test_grey_goo_does_not_eat_antimatter() -> None:
    """7.3.3, x-grey-goo."""
    m = station(
        at={"exile": "reactor"},
        holding={"exile": "antimatter"},
        antimatter="armed",
        acting="exile",
        goo=["aft-hub"],
        project={"card": "grey-goo", "released": True},
    )
    do(m, "throw exile antimatter aft-hub")
    assert lying(m, "aft-hub") == ["antimatter"]
    assert m.position()["antimatter"] == "armed"


def test_antimatter_can_be_robbed_given_and_thrown_while_armed() -> None:
    """7.3: it is an Item like others."""
    m = station(
        at={"exile": "reactor", "stranger": "reactor"},
        holding={"exile": "bludgeon", "stranger": "antimatter"},
        antimatter="armed",
        acting="exile",
    )
    do(m, "rob exile antimatter stranger")
    assert allowed(m, "throw exile antimatter aft-airlocks")
    do(m, "give exile antimatter stranger")
    assert holds(m, "stranger") == ["antimatter"]


def test_where_antimatter_is_follows_its_possessor() -> None:
    """7.3.2: robbed, carried into a pod and launched, it detonates there."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "aft-airlocks", "engineer": "bridge"},
        holding={"exile": "gun", "stranger": "antimatter"},
        acting="exile",
        **fused(),
    )
    do(m, "rob exile antimatter stranger", "step exile mcqueen", "bribe engineer")
    do(m, "bridge-launch engineer")
    end_turn(m)
    assert where(m, "exile") == "annihilated"
    assert where(m, "stranger") == "aft-airlocks"
    assert m.position()["ending"] == "running"


def test_where_antimatter_is_follows_a_throw() -> None:
    """7.3.2: thrown into a pod that is launched then."""
    m = station(
        at={"exile": "aft-airlocks", "medical": "mcqueen", "engineer": "bridge"},
        holding={"exile": "antimatter"},
        acting="exile",
        **fused(),
    )
    do(m, "throw exile antimatter mcqueen", "bribe engineer", "bridge-launch engineer")
    end_turn(m)
    assert where(m, "medical") == "annihilated"
    assert m.position()["ending"] == "running"
