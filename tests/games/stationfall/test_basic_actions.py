"""Chapter 12: basic actions."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    pass_turns,
    player,
    refused,
    station,
    told,
    where,
)


def together(name: str, *others: str, section: str = "bridge", **more: Any) -> deorbit.Match:
    """Characters in one section, the first of them acting."""
    at = dict.fromkeys((name, *others), section)
    return station(at=at | more.pop("at", {}), acting=name, **more)


def turn(m: deorbit.Match) -> tuple[int, bool]:
    """Actions left, and whether the free one is."""
    return m.position()["turn"]["actions"], m.position()["turn"]["free"]


SWARM: dict[str, Any] = {"project": {"card": "combat-swarm", "released": True}}

# Step (12.1) -------------------------------------------------------------------------------------


def test_a_step_leads_through_a_corridor() -> None:
    """12.1.1: and costs an action."""
    m = station(at={"exile": "bridge"}, acting="exile")
    assert legal(m, "step") == {"step exile security-station", "step exile rec-room"}
    do(m, "step exile rec-room")
    assert where(m, "exile") == "rec-room"
    assert turn(m) == (1, True)


def test_a_step_leads_no_further_than_the_next_section() -> None:
    """12.1.1."""
    m = station(at={"exile": "bridge"}, acting="exile")
    refused(m, "step exile aft-hub", "12.1.1")
    refused(m, "step exile bridge", "12.1.1")


def test_a_tunnel_rat_steps_through_vents() -> None:
    """12.1.1: as Astrochimp does in the tutorial (Launch Manual, Minute 12)."""
    m = station(at={"astrochimp": "kitchen"}, acting="astrochimp")
    do(m, "step astrochimp reactor", "step astrochimp aft-airlocks", "pick-up astrochimp helmet")
    assert where(m, "astrochimp") == "aft-airlocks"
    assert holds(m, "astrochimp") == ["helmet"]


@pytest.mark.parametrize("name", ["exile", "engineer", "medical", "cyborg", "station-chief"])
def test_others_do_not(name: str) -> None:
    """12.1.1, 5.4.2."""
    m = station(at={name: "kitchen"}, acting=name)
    refused(m, f"step {name} reactor", "5.4.2")


def test_a_step_through_an_airlock_follows_the_arrows() -> None:
    """12.1.1, 13.13.1: out at all four, in at two."""
    m = station(at={"medical": "outer-space"}, acting="medical")
    assert legal(m, "airlock") == {
        "airlock medical forward-airlocks",
        "airlock medical aft-airlocks",
    }
    for section in ("forward-airlocks", "forward-exhaust", "aft-exhaust", "aft-airlocks"):
        m = station(at={"medical": section}, acting="medical")
        assert legal(m, "airlock") == {"airlock medical outer-space"}


def test_a_step_needs_an_undamaged_airlock() -> None:
    """12.1.1, house-airlock."""
    m = station(at={"medical": "outer-space"}, acting="medical", damaged=["aft-airlocks"])
    assert legal(m, "airlock") == {"airlock medical forward-airlocks"}
    m = station(at={"medical": "aft-airlocks"}, acting="medical", damaged=["aft-airlocks"])
    refused(m, "airlock medical outer-space", "5.1.4")


# Drag (12.1.2) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["stranger", "medical", "cyborg"])
def test_a_step_may_take_a_down_character_along(other: str) -> None:
    """12.1.2."""
    m = together("exile", other, down=other)
    do(m, f"drag exile {other} rec-room")
    assert where(m, "exile") == "rec-room"
    assert where(m, other) == "rec-room"
    assert is_down(m, other)
    assert turn(m) == (1, True)


def test_a_live_character_is_not_dragged() -> None:
    """12.1.2."""
    m = together("exile", "stranger")
    refused(m, "drag exile stranger rec-room", "12.1.2")


def test_who_is_somewhere_else_is_not_dragged() -> None:
    """12.1.2."""
    m = station(at={"exile": "bridge", "stranger": "rec-room"}, down="stranger", acting="exile")
    refused(m, "drag exile stranger rec-room", "5.2")
    refused(m, "drag exile exile rec-room", "5.2")


def test_a_monster_is_not_dragged() -> None:
    """12.1.2, house-drag, house-project-x: it is no character."""
    m = together("exile", **SWARM, monster={"at": "bridge", "down": True})
    refused(m, "drag exile monster rec-room", "7.6.2")


def test_nobody_drags_twice_in_a_turn() -> None:
    """12.1.2, house-drag: neither the same one further nor another one."""
    m = together("exile", "stranger", down="stranger counselor", at={"counselor": "rec-room"})
    do(m, "drag exile stranger rec-room")
    refused(m, "drag exile stranger suite", "12.1.2")
    refused(m, "drag exile counselor suite", "12.1.2")
    assert allowed(m, "step exile suite")


def test_nobody_is_dragged_twice_in_a_turn() -> None:
    """12.1.2, house-drag: another dragger does not help."""
    m = together("exile", "stranger", down="stranger", at={"engineer": "rec-room"})
    do(m, "drag exile stranger rec-room", "bribe engineer")
    refused(m, "drag engineer stranger suite", "12.1.2")


def test_two_pairs_may_drag_in_one_turn() -> None:
    """12.1.2: the limit is one section for each of them."""
    m = together(
        "exile",
        "stranger",
        down="stranger counselor",
        at={"engineer": "aft-hub", "counselor": "aft-hub"},
    )
    do(m, "drag exile stranger rec-room", "bribe engineer", "drag engineer counselor reactor")
    assert where(m, "counselor") == "reactor"


def test_in_the_next_turn_one_may_drag_again() -> None:
    """12.1.2: the limit holds for a player's turn."""
    m = together("exile", "stranger", down="stranger", cubes={1: {"exile": 1}})
    do(m, "drag exile stranger rec-room")
    end_turn(m)
    do(m, "activate exile", "drag exile stranger suite")
    assert where(m, "stranger") == "suite"


def test_one_is_dragged_at_a_time() -> None:
    """house-drag: the other Down ones stay."""
    m = together("exile", "stranger", "counselor", down="stranger counselor")
    do(m, "drag exile stranger rec-room")
    assert where(m, "counselor") == "bridge"


def test_a_tunnel_rat_drags_through_a_vent() -> None:
    """house-drag, 12.1.1: a dragger who is none does not, whoever is dragged."""
    m = together("astrochimp", "exile", section="kitchen", down="exile")
    do(m, "drag astrochimp exile reactor")
    assert where(m, "exile") == "reactor"
    m = together("exile", "astrochimp", section="kitchen", down="astrochimp")
    refused(m, "drag exile astrochimp reactor", "5.4.2")


def test_dragging_leads_through_airlocks_too() -> None:
    """house-drag, 13.13.1: out and in, once in a turn."""
    m = together("medical", "stranger", section="aft-airlocks", down="stranger")
    do(m, "airlock-drag medical stranger outer-space")
    assert where(m, "stranger") == "outer-space"
    refused(m, "airlock-drag medical stranger aft-airlocks", "12.1.2")
    m = together("medical", "stranger", section="outer-space", down="stranger")
    do(m, "airlock-drag medical stranger forward-airlocks")
    assert where(m, "stranger") == "forward-airlocks"


def test_being_dragged_counts_as_entering() -> None:
    """house-drag, map-bio-lab, map-physics-lab."""
    m = together("medical", "stranger", section="chem-lab", down="stranger")
    do(m, "drag medical stranger bio-lab")
    assert character(m, "stranger")["contaminated"]
    m = together(
        "medical", "stranger", section="print-shop", data={"stranger": "evidence"}, down="stranger"
    )
    do(m, "drag medical stranger physics-lab")
    assert character(m, "stranger")["data"] == []


def test_the_dragged_keep_what_they_possess() -> None:
    """12.1.2."""
    m = together("exile", "stranger", holding={"stranger": "gun helmet"}, down="stranger")
    do(m, "drag exile stranger rec-room")
    assert holds(m, "stranger") == ["helmet", "gun"]
    assert lying(m, "bridge") == []


# Locks (12.1.3) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg", "troubleshooter"])
def test_a_lock_stops_steps(name: str) -> None:
    """12.1.3: from both sides."""
    m = station(at={name: "array-control"}, acting=name)
    refused(m, f"step {name} vault-x", "12.1.3")
    m = station(at={name: "vault-x"}, acting=name)
    refused(m, f"step {name} array-control", "12.1.3")


@pytest.mark.parametrize("name", ["engineer", "counselor", "station-chief"])
def test_an_officer_passes_a_lock_and_removes_it(name: str) -> None:
    """12.1.3, card-officer: that one, for everybody."""
    m = station(at={name: "array-control", "medical": "array-control"}, acting=name)
    events = do(m, f"step {name} vault-x")
    assert told(events, "unlocked")
    assert where(m, name) == "vault-x"
    assert len(m.position()["locks"]) == 3
    assert ["array-control", "vault-x"] not in m.position()["locks"]
    do(m, "bribe medical")
    assert allowed(m, "step medical vault-x")


def test_an_officer_opens_only_what_is_in_the_way() -> None:
    """12.1.3."""
    m = station(at={"engineer": "array-control"}, acting="engineer")
    events = do(m, "step engineer mainframe")
    assert not told(events, "unlocked")
    assert len(m.position()["locks"]) == 4


def test_a_lock_stops_throws() -> None:
    """12.1.3, 12.5.1: Officers cannot throw through it either."""
    m = station(at={"engineer": "array-control"}, holding={"engineer": "gun"}, acting="engineer")
    refused(m, "throw engineer gun vault-x", "12.5.1")


def test_a_lock_stops_dragging() -> None:
    """12.1.3."""
    m = together("exile", "stranger", section="array-control", down="stranger")
    refused(m, "drag exile stranger vault-x", "12.1.3")


def test_an_officer_drags_through_a_lock() -> None:
    """12.1.3, card-officer: dragging or, while Down, dragged."""
    for dragger, other in (("engineer", "exile"), ("exile", "engineer")):
        m = together(dragger, other, section="array-control", down=other)
        do(m, f"drag {dragger} {other} vault-x")
        assert where(m, other) == "vault-x"
        assert ["array-control", "vault-x"] not in m.position()["locks"]


def test_a_live_officer_in_company_opens_nothing() -> None:
    """12.1.3."""
    m = together("exile", "engineer", section="array-control")
    refused(m, "step exile vault-x", "12.1.3")


# Pick Up (12.2) ----------------------------------------------------------------------------------


def test_an_item_that_is_picked_up_is_possessed() -> None:
    """12.2.1."""
    m = station(at={"exile": "storage"}, acting="exile")
    do(m, "pick-up exile bludgeon")
    assert holds(m, "exile") == ["bludgeon"]
    assert lying(m, "storage") == ["helmet"]


def test_one_of_several_equal_items_is_picked_up() -> None:
    """12.2.1."""
    m = station(at={"exile": "bridge"}, items={"bridge": ["helmet", "helmet"]}, acting="exile")
    do(m, "pick-up exile helmet")
    assert holds(m, "exile") == ["helmet"]
    assert lying(m, "bridge") == ["helmet"]


def test_only_what_lies_here_is_picked_up() -> None:
    """12.2.1."""
    m = station(
        at={"exile": "bridge"}, items={"rec-room": ["gun"], "bridge": ["helmet"]}, acting="exile"
    )
    refused(m, "pick-up exile gun", "12.2.1")


def test_nothing_is_picked_up_above_the_limit() -> None:
    """12.2.2, 4.5.3: nor taken from the Down."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "helmet gun artifact", "stranger": "briefcase"},
        items={"bridge": ["nanogel"]},
        down="stranger",
    )
    refused(m, "pick-up exile nanogel", "4.5.3")
    refused(m, "take exile briefcase stranger", "4.5.3")


def test_the_last_slot_can_be_filled() -> None:
    """12.2.2."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "helmet gun"},
        items={"bridge": ["nanogel"]},
        acting="exile",
    )
    do(m, "pick-up exile nanogel")
    assert len(holds(m, "exile")) == 3


def test_kompromat_goes_to_the_active_players_hand() -> None:
    """12.2.3: even if a bribed PC of another player picks it up."""
    m = station(
        at={"exile": "bridge"},
        kompromat={"bridge": "stranger"},
        acting="medical",
        pc={1: "exile"},
    )
    do(m, "bribe exile", "pick-up-kompromat exile", "accept")
    assert player(m, 0)["hand"] == ["stranger"]
    assert player(m, 1)["hand"] == []


def test_there_must_be_kompromat_to_pick_up() -> None:
    """12.2.3: and it is there once."""
    m = station(at={"exile": "bridge"}, kompromat={"bridge": "stranger"}, acting="exile")
    do(m, "pick-up-kompromat exile")
    refused(m, "pick-up-kompromat exile", "12.2.3")


def test_nothing_is_picked_up_from_live_characters() -> None:
    """12.2.4."""
    m = together("exile", "stranger", holding={"stranger": "gun"})
    refused(m, "take exile gun stranger", "12.2.4")
    refused(m, "pick-up exile gun", "12.2.1")


def test_items_of_down_characters_are_picked_up() -> None:
    """12.2.4, 4.6.4."""
    m = together("exile", "stranger", holding={"stranger": "gun helmet"}, down="stranger")
    do(m, "take exile gun stranger")
    assert holds(m, "exile") == ["gun"]
    assert holds(m, "stranger") == ["helmet"]


def test_the_down_must_be_colocated() -> None:
    """12.2.4."""
    m = station(
        at={"exile": "bridge", "stranger": "rec-room"},
        holding={"stranger": "gun"},
        down="stranger",
        acting="exile",
    )
    refused(m, "take exile gun stranger", "5.2")


def test_the_down_give_only_what_they_have() -> None:
    """12.2.4."""
    m = together("exile", "stranger", holding={"stranger": "gun"}, down="stranger")
    refused(m, "take exile helmet stranger", "12.2.1")


def test_a_helmet_can_be_taken_from_the_down_in_a_hazard() -> None:
    """12.2.4: they cannot go Down again."""
    m = together(
        "medical", "stranger", holding={"stranger": "helmet"}, down="stranger", fire=["bridge"]
    )
    do(m, "take medical helmet stranger")
    assert holds(m, "medical") == ["helmet"]


# Drop (12.3) -------------------------------------------------------------------------------------


def test_a_dropped_item_lies_in_the_section() -> None:
    """12.3."""
    m = station(at={"exile": "bridge"}, holding={"exile": "gun helmet"}, acting="exile")
    do(m, "drop exile gun")
    assert holds(m, "exile") == ["helmet"]
    assert lying(m, "bridge") == ["gun"]


def test_only_possessed_items_are_dropped() -> None:
    """12.3, 8.3."""
    m = station(at={"exile": "bridge"}, holding={"exile": "gun"}, acting="exile")
    refused(m, "drop exile helmet", "8.3")


def test_items_can_be_dropped_in_outer_space_and_in_pods() -> None:
    """12.3: they are sections."""
    for section in ("outer-space", "mcqueen"):
        m = station(at={"medical": section}, holding={"medical": "gun"}, acting="medical")
        do(m, "drop medical gun")
        assert lying(m, section) == ["gun"]


# Give (12.4) -------------------------------------------------------------------------------------


def test_an_item_is_given_to_a_colocated_character() -> None:
    """12.4.1: a Robot as well as a Human."""
    m = together("exile", "medical", holding={"exile": "gun helmet"})
    do(m, "give exile gun medical")
    assert holds(m, "exile") == ["helmet"]
    assert holds(m, "medical") == ["gun"]


def test_nothing_is_given_to_somebody_elsewhere() -> None:
    """12.4.1."""
    m = station(
        at={"exile": "bridge", "medical": "rec-room"}, holding={"exile": "gun"}, acting="exile"
    )
    refused(m, "give exile gun medical", "5.2")


def test_only_possessed_items_are_given() -> None:
    """12.4.1, 8.3."""
    m = together("exile", "medical", holding={"exile": "helmet"}, items={"bridge": ["gun"]})
    refused(m, "give exile gun medical", "8.3")


def test_a_down_character_can_be_given_something() -> None:
    """12.4.1: any character."""
    m = together("exile", "stranger", holding={"exile": "helmet"}, down="stranger")
    do(m, "give exile helmet stranger")
    assert holds(m, "stranger") == ["helmet"]


def test_a_monster_takes_no_gifts() -> None:
    """12.4.1, 7.6.2: it is no character."""
    m = together("exile", holding={"exile": "gun"}, **SWARM, monster={"at": "bridge"})
    refused(m, "give exile gun monster", "7.6.2")


def test_nothing_is_given_above_the_limit_of_the_receiver() -> None:
    """12.4.2."""
    m = together("exile", "medical", holding={"exile": "gun", "medical": "helmet helmet artifact"})
    refused(m, "give exile gun medical", "12.4.2")


def test_contamination_counts_for_the_limit_of_the_receiver() -> None:
    """12.4.2, 8.5.1."""
    m = together(
        "exile",
        "medical",
        holding={"exile": "gun", "medical": "helmet helmet"},
        contaminated="medical",
    )
    refused(m, "give exile gun medical", "12.4.2")


def test_the_receiver_is_not_asked() -> None:
    """12.4.3: not even the PC of another player."""
    m = together("exile", "medical", holding={"exile": "firebomb"}, pc={1: "medical"})
    do(m, "give exile firebomb medical")
    assert holds(m, "medical") == ["firebomb"]
    assert m.to_act == (0,)


# Throw (12.5) ------------------------------------------------------------------------------------


def test_an_item_is_thrown_through_a_corridor() -> None:
    """12.5.1: as in the tutorial, Aft Airlocks to Reactor (Launch Manual, Minute 10)."""
    m = station(
        at={"astrochimp": "aft-airlocks"}, holding={"astrochimp": "helmet"}, acting="astrochimp"
    )
    do(m, "throw astrochimp helmet reactor")
    assert lying(m, "reactor") == ["helmet"]
    assert holds(m, "astrochimp") == []


def test_an_item_flies_to_the_next_section_only() -> None:
    """12.5.1: it does not stay here either."""
    m = station(at={"exile": "bridge"}, holding={"exile": "gun"}, acting="exile")
    assert legal(m, "throw") == {
        "throw exile gun security-station",
        "throw exile gun rec-room",
    }
    refused(m, "throw exile gun aft-hub", "12.5.1")
    refused(m, "throw exile helmet rec-room", "8.3")
    refused(m, "throw exile gun bridge", "12.5.1")


def test_items_are_thrown_into_pods() -> None:
    """12.5.1, house-pods: full ones too, Items take no place."""
    m = station(
        at={"exile": "aft-airlocks", "medical": "houdini", "stranger": "houdini"},
        holding={"exile": "gun"},
        acting="exile",
    )
    do(m, "throw exile gun houdini")
    assert lying(m, "houdini") == ["gun"]


def test_items_are_thrown_into_hazards() -> None:
    """12.5.1: they come to no harm."""
    m = station(
        at={"exile": "aft-hub"}, holding={"exile": "helmet"}, acting="exile", fire=["reactor"]
    )
    do(m, "throw exile helmet reactor")
    assert lying(m, "reactor") == ["helmet"]


def test_nothing_is_thrown_through_vents() -> None:
    """12.5.2."""
    m = station(at={"astrochimp": "kitchen"}, holding={"astrochimp": "helmet"}, acting="astrochimp")
    refused(m, "throw astrochimp helmet reactor", "12.5.2")


def test_throwing_into_outer_space_takes_the_airlock_action() -> None:
    """12.5.3."""
    m = station(at={"exile": "aft-airlocks"}, holding={"exile": "gun"}, acting="exile")
    refused(m, "throw exile gun outer-space", "12.5.3")
    do(m, "airlock-throw exile gun outer-space")
    assert lying(m, "outer-space") == ["gun"]


# Copy and Delete (12.6, 12.7) --------------------------------------------------------------------


def test_data_is_copied_to_a_colocated_character() -> None:
    """12.6.1: and kept."""
    m = together("exile", "stranger", data={"exile": "evidence"})
    do(m, "copy exile evidence stranger")
    assert character(m, "stranger")["data"] == ["evidence"]
    assert character(m, "exile")["data"] == ["evidence"]


def test_only_possessed_data_is_copied() -> None:
    """12.6.1."""
    m = together("exile", "stranger", data={"exile": "evidence", "stranger": "x-secret"})
    refused(m, "copy exile x-secret stranger", "12.6.1")


def test_data_is_not_copied_to_a_monster() -> None:
    """12.6.1, 7.6.2."""
    m = together("exile", data={"exile": "evidence"}, **SWARM, monster={"at": "bridge"})
    refused(m, "copy exile evidence monster", "7.6.2")


def test_with_jammers_off_data_is_copied_anywhere() -> None:
    """12.6.2, 7.4.2."""
    m = station(
        at={"exile": "bridge", "medical": "outer-space"},
        data={"exile": "evidence"},
        acting="exile",
        jammers=False,
    )
    do(m, "copy exile evidence medical")
    assert character(m, "medical")["data"] == ["evidence"]


def test_data_reaches_neither_the_escaped_nor_the_annihilated() -> None:
    """12.6.2."""
    m = station(
        at={"medical": "annihilated", "stranger": "mesosphere", "counselor": "mcqueen"},
        data={"exile": "evidence"},
        acting="exile",
        jammers=False,
        launched=["mcqueen"],
    )
    refused(m, "copy exile evidence medical", "4.6.5.2")
    refused(m, "copy exile evidence stranger", "4.6.6.3")
    refused(m, "copy exile evidence counselor", "4.6.6.3")


def test_data_does_not_reach_stowaway_off_the_board() -> None:
    """12.6.2, house-stowaway."""
    m = station(data={"exile": "evidence"}, acting="exile", jammers=False)
    assert not allowed(m, "copy exile evidence stowaway")


def test_a_pc_deletes_data_of_its_own() -> None:
    """12.7: one type."""
    m = station(data={"exile": "evidence x-secret"}, acting="exile", pc={0: "exile"})
    do(m, "delete exile evidence")
    assert character(m, "exile")["data"] == ["x-secret"]
    assert turn(m) == (1, True)


def test_an_npc_deletes_nothing() -> None:
    """12.7."""
    m = station(data={"exile": "evidence"}, acting="exile")
    refused(m, "delete exile evidence", "12.7")


def test_only_possessed_data_is_deleted() -> None:
    """12.7."""
    m = station(data={"exile": "evidence"}, acting="exile", pc={0: "exile"})
    refused(m, "delete exile x-secret", "12.7")


def test_a_bribed_pc_deletes_too() -> None:
    """12.7, house-delete: any Live PC, with its player's consent."""
    m = station(data={"exile": "evidence"}, acting="medical", pc={1: "exile"})
    do(m, "bribe exile", "delete exile evidence", "accept")
    assert character(m, "exile")["data"] == []


# Attack (12.8) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["stranger", "medical", "cyborg"])
def test_a_bludgeon_puts_robots_and_bare_headed_humans_down(other: str) -> None:
    """12.8, 12.8.1."""
    m = together("engineer", other, holding={"engineer": "bludgeon"})
    do(m, f"attack engineer {other} bludgeon")
    assert is_down(m, other)
    assert holds(m, "engineer") == ["bludgeon"]
    assert turn(m) == (1, True)


def test_a_bludgeon_does_nothing_to_a_helmeted_human() -> None:
    """12.8.1, 8.1.1."""
    m = together("engineer", "stranger", holding={"engineer": "bludgeon", "stranger": "helmet"})
    refused(m, "attack engineer stranger bludgeon", "8.1.1")


@pytest.mark.parametrize("other", ["stranger", "medical", "cyborg", "security"])
def test_a_gun_puts_everybody_down(other: str) -> None:
    """12.8.2: Helmet or not, one of them at a time."""
    m = together("engineer", other, "counselor", holding={"engineer": "gun", other: "helmet"})
    do(m, f"attack engineer {other} gun")
    assert is_down(m, other)
    assert not is_down(m, "counselor")


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_the_victim_must_be_colocated(weapon: str) -> None:
    """12.8.1, 12.8.2."""
    m = station(
        at={"engineer": "bridge", "stranger": "rec-room"},
        holding={"engineer": weapon},
        acting="engineer",
    )
    refused(m, f"attack engineer stranger {weapon}", "5.2")


def test_nobody_attacks_bare_handed() -> None:
    """12.8."""
    m = together("engineer", "stranger", holding={"engineer": "helmet nanogel"})
    refused(m, "attack engineer stranger bludgeon", "12.8")
    refused(m, "attack engineer stranger gun", "12.8")
    assert legal(m, "attack") == set()


def test_who_is_down_is_not_attacked_again() -> None:
    """12.8, 4.6.1."""
    m = together("engineer", "stranger", holding={"engineer": "gun"}, down="stranger")
    refused(m, "attack engineer stranger gun", "4.6.1")


def test_the_victim_keeps_its_items() -> None:
    """12.8, 4.6.4."""
    m = together("engineer", "stranger", holding={"engineer": "gun", "stranger": "artifact"})
    do(m, "attack engineer stranger gun")
    assert holds(m, "stranger") == ["artifact"]


def test_the_card_of_a_monster_says_how_it_is_attacked() -> None:
    """house-attack, x-combat-swarm: a Gun harms the Swarm, a Bludgeon does not."""
    m = together("exile", holding={"exile": "gun bludgeon"}, **SWARM, monster={"at": "bridge"})
    refused(m, "attack exile monster bludgeon", "house-attack")
    do(m, "attack exile monster gun")
    assert m.position()["monster"]["down"]
    assert guilt(m, 0) == "innocent"


# Rob (12.9) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
@pytest.mark.parametrize("other", ["stranger", "medical", "cyborg"])
def test_an_item_is_robbed(other: str, weapon: str) -> None:
    """12.9, 12.9.1, 12.9.2: one, and the victim stays Live."""
    m = together("exile", other, holding={"exile": weapon, other: "artifact briefcase"})
    do(m, f"rob exile artifact {other}")
    assert sorted(holds(m, "exile")) == sorted(["artifact", weapon])
    assert holds(m, other) == ["briefcase"]
    assert not is_down(m, other)
    assert guilt(m, 0) == "innocent"


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_data_is_robbed_by_copying_it(weapon: str) -> None:
    """12.9.1, 12.9.2: the victim keeps it."""
    m = together(
        "exile", "stranger", holding={"exile": weapon}, data={"stranger": "evidence x-secret"}
    )
    do(m, "rob-data exile evidence stranger")
    assert character(m, "exile")["data"] == ["evidence"]
    assert character(m, "stranger")["data"] == ["evidence", "x-secret"]


def test_a_bludgeon_does_not_rob_a_helmeted_human() -> None:
    """12.9.1: neither Items nor Data."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "bludgeon", "stranger": "helmet artifact"},
        data={"stranger": "evidence"},
    )
    refused(m, "rob exile artifact stranger", "8.1.1")
    refused(m, "rob-data exile evidence stranger", "8.1.1")


def test_a_gun_robs_everybody() -> None:
    """12.9.2: helmeted Humans too, of the Helmet as of anything."""
    m = together(
        "exile",
        "stranger",
        "security",
        holding={"exile": "gun", "stranger": "helmet", "security": "nanogel"},
        data={"stranger": "evidence"},
    )
    assert allowed(m, "rob exile helmet stranger")
    assert allowed(m, "rob-data exile evidence stranger")
    assert allowed(m, "rob exile nanogel security")


def test_nobody_robs_without_a_weapon() -> None:
    """12.9."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "nanogel", "stranger": "artifact"},
        data={"stranger": "evidence"},
    )
    refused(m, "rob exile artifact stranger", "12.9")
    refused(m, "rob-data exile evidence stranger", "12.9")


def test_the_down_are_not_robbed() -> None:
    """12.9.1, 12.9.2: only somebody Live is."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "gun", "stranger": "artifact"},
        data={"stranger": "evidence"},
        down="stranger",
    )
    refused(m, "rob exile artifact stranger", "12.9.1")
    refused(m, "rob-data exile evidence stranger", "12.9.1")


def test_the_live_are_not_down_because_somebody_else_is() -> None:
    """12.1.2, 12.2.4, 12.8, 12.9, 12.11.1, 13.13.2: Astrochimp stands beside Stranger's body."""
    m = together(
        "exile",
        "astrochimp",
        "stranger",
        section="aft-airlocks",
        holding={"exile": "gun nanogel", "astrochimp": "artifact"},
        down="stranger",
    )
    refused(m, "drag exile astrochimp reactor", "12.1.2")
    refused(m, "take exile artifact astrochimp", "12.2.4")
    refused(m, "revive exile astrochimp nanogel", "12.11.1")
    refused(m, "airlock-push exile astrochimp", "13.13.2")
    assert allowed(m, "attack exile astrochimp gun")
    assert allowed(m, "rob exile artifact astrochimp")


def test_who_is_elsewhere_is_not_robbed() -> None:
    """12.9.1, 12.9.2."""
    m = station(
        at={"exile": "bridge", "stranger": "rec-room"},
        holding={"exile": "gun", "stranger": "artifact"},
        data={"stranger": "evidence"},
        acting="exile",
    )
    refused(m, "rob exile artifact stranger", "5.2")
    refused(m, "rob-data exile evidence stranger", "5.2")


def test_only_what_is_there_is_robbed() -> None:
    """12.9.1."""
    m = together("exile", "stranger", holding={"exile": "gun", "stranger": "artifact"})
    refused(m, "rob exile briefcase stranger", "12.9.1")
    refused(m, "rob-data exile evidence stranger", "12.9.1")


def test_the_loot_needs_a_free_slot() -> None:
    """12.9.1, 4.5.3: Data does not."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "gun helmet helmet", "stranger": "artifact"},
        data={"stranger": "evidence"},
    )
    refused(m, "rob exile artifact stranger", "4.5.3")
    assert allowed(m, "rob-data exile evidence stranger")


def test_a_monster_is_not_robbed() -> None:
    """12.9.2, 7.6.2."""
    m = together("exile", holding={"exile": "gun"}, **SWARM, monster={"at": "bridge"})
    refused(m, "rob exile gun monster", "7.6.2")


@pytest.mark.parametrize("hazard", [{"fire": ["bridge"]}, {"asphyxiation": ["bridge"]}])
def test_a_helmet_cannot_be_robbed_from_a_human_in_a_hazard(hazard: dict[str, Any]) -> None:
    """12.9.3, 6.1."""
    m = together(
        "medical", "stranger", holding={"medical": "gun", "stranger": "helmet artifact"}, **hazard
    )
    refused(m, "rob medical helmet stranger", "12.9.3")
    assert allowed(m, "rob medical artifact stranger")


def test_a_helmet_cannot_be_robbed_in_outer_space() -> None:
    """12.9.3, 6.4."""
    m = together(
        "medical",
        "stranger",
        section="outer-space",
        holding={"medical": "gun", "stranger": "helmet"},
    )
    refused(m, "rob medical helmet stranger", "12.9.3")


def test_a_spare_helmet_can_be_robbed_in_a_hazard() -> None:
    """12.9.3: its loss puts nobody Down."""
    m = together(
        "medical",
        "stranger",
        holding={"medical": "gun", "stranger": "helmet helmet"},
        fire=["bridge"],
    )
    do(m, "rob medical helmet stranger")
    assert not is_down(m, "stranger")
    refused(m, "rob medical helmet stranger", "12.9.3")


def test_a_helmet_can_be_robbed_from_a_robot_in_a_hazard() -> None:
    """12.9.3: which protects Humans."""
    m = together(
        "exile",
        "medical",
        holding={"exile": "bludgeon helmet", "medical": "helmet"},
        fire=["bridge"],
    )
    assert allowed(m, "rob exile helmet medical")


# Sabotage (12.10) --------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_a_weapon_damages_the_section(weapon: str) -> None:
    """12.10: the own one; its actions are gone."""
    m = station(at={"exile": "mainframe"}, holding={"exile": weapon}, acting="exile")
    do(m, "sabotage exile")
    assert m.position()["damaged"] == ["mainframe", "hail-mary"]
    refused(m, "jammers exile", "5.1.4")
    assert holds(m, "exile") == [weapon]


def test_sabotage_needs_a_weapon() -> None:
    """12.10."""
    m = station(at={"exile": "mainframe"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "sabotage exile", "12.10")


def test_a_damaged_section_is_not_sabotaged() -> None:
    """12.10."""
    m = station(at={"exile": "hail-mary"}, holding={"exile": "gun"}, acting="exile")
    refused(m, "sabotage exile", "12.10")


def test_a_pod_can_be_sabotaged() -> None:
    """12.10: it is a section."""
    m = station(at={"exile": "mcqueen"}, holding={"exile": "gun"}, acting="exile")
    do(m, "sabotage exile")
    assert "mcqueen" in m.position()["damaged"]


def test_sabotage_of_vault_x_releases_project_x_without_abandon_ship() -> None:
    """12.10, house-vault-x, 7.6.1."""
    m = station(
        at={"exile": "vault-x"},
        holding={"exile": "gun"},
        acting="exile",
        project={"card": "combat-swarm"},
    )
    do(m, "sabotage exile")
    assert m.position()["project"]["released"]
    assert not m.position()["abandon_ship"]
    assert len(m.position()["locks"]) == 4


def test_sabotage_makes_nobody_suspect() -> None:
    """12.10, 10.1.2: it puts nobody Down."""
    m = together("exile", "stranger", holding={"exile": "gun"})
    do(m, "sabotage exile")
    assert guilt(m, 0) == "innocent"


# Revive (12.11) ----------------------------------------------------------------------------------


def test_nanogel_has_two_uses() -> None:
    """12.11.1."""
    m = together(
        "exile",
        "stranger",
        "medical",
        holding={"exile": "nanogel"},
        down="stranger medical",
    )
    do(m, "revive exile stranger nanogel")
    assert not is_down(m, "stranger")
    assert holds(m, "exile") == ["nanogel-used"]
    do(m, "revive exile medical nanogel-used")
    assert not is_down(m, "medical")
    assert holds(m, "exile") == []


def test_reviving_needs_nanogel() -> None:
    """12.11.1."""
    m = together("exile", "stranger", holding={"exile": "gun"}, down="stranger")
    refused(m, "revive exile stranger nanogel", "12.11.1")
    refused(m, "revive exile stranger nanogel-used", "12.11.1")
    refused(m, "revive exile stranger gun", "12.11.1")


def test_only_the_down_are_revived() -> None:
    """12.11.1."""
    m = together("exile", "stranger", holding={"exile": "nanogel"})
    refused(m, "revive exile stranger nanogel", "12.11.1")


def test_the_patient_must_be_colocated() -> None:
    """12.11.1."""
    m = station(
        at={"exile": "bridge", "stranger": "rec-room"},
        holding={"exile": "nanogel"},
        down="stranger",
        acting="exile",
    )
    refused(m, "revive exile stranger nanogel", "5.2")


def test_the_revived_can_act_again() -> None:
    """12.11.1, 4.6.3."""
    m = together("exile", "stranger", holding={"exile": "nanogel"}, down="stranger")
    do(m, "revive exile stranger nanogel", "bribe stranger", "step stranger rec-room")
    assert where(m, "stranger") == "rec-room"


@pytest.mark.parametrize("hazard", [{"fire": ["bridge"]}, {"asphyxiation": ["bridge"]}])
def test_who_would_fall_again_is_not_revived(hazard: dict[str, Any]) -> None:
    """12.11.2, 6.2."""
    m = together("medical", "stranger", holding={"medical": "nanogel"}, down="stranger", **hazard)
    refused(m, "revive medical stranger nanogel", "12.11.2")


def test_daredevil_is_revived_in_a_hazard() -> None:
    """12.11.2, card-adrenaline: he would not fall again."""
    m = together(
        "medical", "daredevil", holding={"medical": "nanogel"}, down="daredevil", fire=["bridge"]
    )
    do(m, "revive medical daredevil nanogel")
    assert not is_down(m, "daredevil")


# Wait (12.12) ------------------------------------------------------------------------------------


def test_waiting_skips_what_is_left() -> None:
    """12.12, house-wait: the turn goes on to its end, the disc stays."""
    m = station(acting="exile", players={0: {"disc": "exile"}})
    do(m, "wait exile")
    assert m.position()["active"] == 1
    assert player(m, 0)["disc"] == "exile"


def test_waiting_may_bring_the_disc_back() -> None:
    """12.12."""
    m = station(acting="exile", players={0: {"disc": "exile"}})
    do(m, "recall exile")
    assert m.position()["active"] == 1
    assert "disc" not in player(m, 0)


def test_the_disc_comes_back_only_if_an_action_is_skipped() -> None:
    """12.12, house-wait."""
    m = station(acting="exile", actions=0, players={0: {"disc": "exile"}})
    refused(m, "recall exile", "house-wait")
    refused(m, "wait exile", "house-wait")
    do(m, "end")
    assert player(m, 0)["disc"] == "exile"


def test_one_may_wait_after_the_first_action() -> None:
    """12.12."""
    m = station(at={"exile": "bridge"}, acting="exile", players={0: {"disc": "exile"}})
    do(m, "step exile rec-room")
    refused(m, "end", "house-wait")
    do(m, "recall exile")
    assert where(m, "exile") == "rec-room"
    assert "disc" not in player(m, 0)


def test_a_bribed_character_may_wait() -> None:
    """12.12: the activation goes on."""
    m = station(acting="exile")
    do(m, "bribe stranger", "wait stranger")
    assert turn(m) == (2, True)
    assert m.position()["active"] == 0
    m = station(acting="exile", actions=0)
    do(m, "bribe stranger")
    assert allowed(m, "wait stranger")


# Free Pick Up or Drop (15.5.3) -------------------------------------------------------------------


@pytest.mark.parametrize(
    "notation",
    [
        "pick-up exile gun",
        "pick-up-kompromat exile",
        "take exile artifact stranger",
        "drop exile helmet",
        "ignite exile bridge",
    ],
)
def test_one_pick_up_or_drop_is_free(notation: str) -> None:
    """11.3, 12.2, 12.3, 15.5.3: whatever is picked up or dropped."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "helmet firebomb", "stranger": "artifact"},
        items={"bridge": ["gun"]},
        kompromat={"bridge": "counselor"},
        down="stranger",
        actions=0,
    )
    do(m, notation)
    assert turn(m) == (0, False)


@pytest.mark.parametrize(
    "notation", ["give exile helmet stranger", "throw exile helmet rec-room", "step exile rec-room"]
)
def test_giving_throwing_and_stepping_are_not(notation: str) -> None:
    """11.3, 15.5.3."""
    m = together("exile", "stranger", holding={"exile": "helmet"}, actions=0)
    refused(m, notation, "15.5.2")


def test_the_second_pick_up_costs_an_action() -> None:
    """11.3, 15.5.3, house-free-action."""
    m = station(
        at={"exile": "bridge"},
        items={"bridge": ["gun", "artifact", "nanogel"]},
        acting="exile",
        actions=1,
    )
    do(m, "pick-up exile gun")
    assert turn(m) == (1, False)
    do(m, "pick-up exile artifact")
    assert turn(m) == (0, False)
    refused(m, "pick-up exile nanogel", "15.5.2")
    refused(m, "drop exile gun", "15.5.2")


def test_pick_up_and_drop_share_the_free_action() -> None:
    """11.3, 15.5.3: one or the other."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "helmet"},
        items={"bridge": ["gun"]},
        acting="exile",
        actions=0,
    )
    do(m, "drop exile helmet")
    refused(m, "pick-up exile gun", "15.5.2")


def test_the_free_action_is_left_when_the_others_are_spent() -> None:
    """15.5.3: at any moment of the activation."""
    m = station(at={"exile": "bridge"}, items={"suite": ["gun"]}, acting="exile")
    do(m, "step exile rec-room", "step exile suite")
    assert turn(m) == (0, True)
    do(m, "pick-up exile gun")
    assert holds(m, "exile") == ["gun"]


def test_a_bribed_character_has_no_free_action() -> None:
    """15.5.3, 15.5.4.2: one action is all, the free one of the activated character is kept."""
    m = station(at={"stranger": "bridge"}, items={"bridge": ["gun"]}, acting="exile")
    do(m, "bribe stranger", "pick-up stranger gun")
    assert turn(m) == (2, True)
    refused(m, "drop stranger gun", "15.5.2")


def test_robots_have_the_free_action_too() -> None:
    """15.5.3."""
    m = station(at={"medical": "bridge"}, items={"bridge": ["gun"]}, acting="medical", actions=0)
    do(m, "pick-up medical gun")
    assert holds(m, "medical") == ["gun"]


def test_the_free_action_comes_anew_with_every_activation() -> None:
    """15.5.3."""
    m = station(
        at={"exile": "bridge"},
        items={"bridge": ["gun", "helmet"]},
        acting="exile",
        players={0: {"disc": "exile"}},
        cubes={0: {"exile": 1}},
    )
    do(m, "pick-up exile gun", "wait exile")
    pass_turns(m, until=0)
    do(m, "activate exile")
    assert turn(m) == (1, True)


# Free Steps --------------------------------------------------------------------------------------


def test_zero_born_steps_once_in_place_of_the_free_action() -> None:
    """11.3, 15.5.3, card-zero-born: or picks up, not both."""
    m = station(at={"astrochimp": "aft-hub"}, acting="astrochimp", actions=0, pc={0: "astrochimp"})
    do(m, "step astrochimp reactor")
    assert turn(m) == (0, False)
    refused(m, "step astrochimp aft-airlocks", "15.5.2")
    m = station(at={"astrochimp": "storage"}, acting="astrochimp", actions=0, pc={0: "astrochimp"})
    do(m, "pick-up astrochimp helmet")
    refused(m, "step astrochimp aft-hub", "15.5.2")


def test_adrenaline_runs_from_hazard_to_hazard() -> None:
    """11.3, card-adrenaline: and keeps the free Pick Up."""
    m = station(
        at={"daredevil": "therapy-garden"},
        acting="daredevil",
        actions=0,
        fire=["aft-hub"],
        asphyxiation=["reactor"],
        items={"reactor": ["gun"]},
    )
    refused(m, "step daredevil hydroponics", "15.5.2")
    do(m, "step daredevil aft-hub", "step daredevil reactor")
    assert turn(m) == (0, True)
    do(m, "pick-up daredevil gun")
    assert holds(m, "daredevil") == ["gun"]


def test_nobody_runs_in_circles() -> None:
    """house-walking: not into a section where one has been since the last other action."""
    m = station(
        at={"daredevil": "aft-hub"},
        acting="daredevil",
        actions=1,
        fire=["aft-hub", "reactor"],
        items={"reactor": ["gun"]},
        turn={"actions": 1, "free": True, "visited": ["aft-hub"]},
    )
    do(m, "step daredevil reactor")
    assert turn(m) == (1, True)
    do(m, "step daredevil aft-hub")
    assert turn(m) == (0, True)


def test_the_way_is_remembered() -> None:
    """house-walking: from the start of the activation, section by section."""
    m = station(
        at={"daredevil": "aft-hub"}, fire=["aft-hub", "reactor"], cubes={0: {"daredevil": 1}}
    )
    do(m, "activate daredevil", "step daredevil reactor")
    assert turn(m) == (2, True)
    do(m, "step daredevil aft-hub")
    assert turn(m) == (1, True)
    m = station(
        at={"daredevil": "therapy-garden"},
        acting="daredevil",
        actions=0,
        fire=["aft-hub", "reactor"],
    )
    do(m, "step daredevil aft-hub", "step daredevil reactor")
    refused(m, "step daredevil aft-hub", "15.5.2")


def test_an_action_that_is_paid_for_lets_one_run_again() -> None:
    """house-walking."""
    m = station(
        at={"daredevil": "therapy-garden"},
        holding={"daredevil": "gun"},
        acting="daredevil",
        actions=1,
        asphyxiation=["aft-hub", "reactor"],
    )
    do(m, "step daredevil aft-hub", "step daredevil reactor", "sabotage daredevil")
    do(m, "step daredevil aft-hub")
    assert turn(m) == (0, True)


def test_daredevil_does_not_run_to_the_down() -> None:
    """card-adrenaline, card-emergency-response: each runs for the own reason."""
    at = {"stranger": "reactor", "daredevil": "aft-hub"}
    m = station(at=at, down="stranger", acting="daredevil", actions=0)
    refused(m, "step daredevil reactor", "15.5.2")
    m = station(at={"medical": "aft-hub"}, acting="medical", actions=0, fire=["reactor"])
    refused(m, "step medical reactor", "15.5.2")


def test_another_action_lets_one_run_again() -> None:
    """house-walking."""
    m = station(
        at={"daredevil": "aft-hub"},
        acting="daredevil",
        actions=1,
        fire=["aft-hub", "reactor"],
        items={"reactor": ["gun"]},
        turn={"actions": 1, "free": True, "visited": ["aft-hub"]},
    )
    do(m, "step daredevil reactor", "pick-up daredevil gun", "step daredevil aft-hub")
    assert turn(m) == (1, False)


def test_emergency_response_runs_to_down_humans() -> None:
    """11.3, card-emergency-response: neither to Robots nor to the Live, and it may drag one on."""
    m = station(
        at={
            "medical": "aft-hub",
            "stranger": "reactor",
            "exile": "aft-airlocks",
            "security": "storage",
            "counselor": "rec-room",
        },
        down="stranger exile security",
        acting="medical",
        actions=0,
    )
    refused(m, "step medical storage", "15.5.2")
    refused(m, "step medical rec-room", "15.5.2")
    do(m, "step medical reactor", "drag medical stranger aft-airlocks")
    assert where(m, "stranger") == "aft-airlocks"
    assert turn(m) == (0, True)
