"""What the twelve characters can do from the start: who can, who cannot, and what stops it."""

from __future__ import annotations

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    do,
    end_turn,
    guilt,
    holds,
    is_down,
    legal,
    player,
    refused,
    score,
    station,
    where,
)

TUNNEL_RATS = ["astrochimp", "stowaway", "troubleshooter"]
OFFICERS = ["counselor", "engineer", "station-chief"]
RIGGERS = ["engineer", "troubleshooter"]
HACKERS = ["exile", "stowaway"]
PROUD = ["daredevil", "station-chief"]
DARK = ["aft-exhaust", "forward-exhaust", "locker-room", "vault-x"]
BLACKOUT = ["reactor", "fuel-cells", "hail-mary"]
SWARM = {"card": "combat-swarm", "released": True}


def actions_left(m: deorbit.Match) -> int:
    left: int = m.position()["turn"]["actions"]
    return left


def free_left(m: deorbit.Match) -> bool:
    left: bool = m.position()["turn"]["free"]
    return left


def finish(m: deorbit.Match) -> None:
    """Let everything pass until the points are counted."""
    while m.to_act:
        if legal(m, "reveal") and m.position()["stage"] == "last-reveals":
            do(m, "reveal")
        elif legal(m, "done"):
            do(m, "done")
        else:
            end_turn(m)


# Tunnel Rat --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TUNNEL_RATS)
def test_a_tunnel_rat_steps_through_a_vent(name: str) -> None:
    """card-tunnel-rat, 5.4.2."""
    m = station(at={name: "kitchen"}, acting=name)
    do(m, f"step {name} reactor")
    assert where(m, name) == "reactor"
    assert actions_left(m) == 1


@pytest.mark.parametrize("name", ["counselor", "cyborg", "daredevil", "exile", "medical"])
def test_vents_are_closed_to_everybody_else(name: str) -> None:
    """card-tunnel-rat, 5.4.2."""
    m = station(at={name: "kitchen"}, acting=name)
    refused(m, f"step {name} reactor", "5.4.2")


def test_a_tunnel_rat_drags_somebody_through_a_vent() -> None:
    """card-tunnel-rat, house-drag."""
    m = station(at={"exile": "kitchen"}, down="exile", acting="astrochimp")
    do(m, "drag astrochimp exile reactor")
    assert where(m, "exile") == "reactor"


def test_a_dragged_tunnel_rat_opens_no_vent() -> None:
    """card-tunnel-rat: it is the dragger who steps."""
    m = station(at={"exile": "kitchen"}, down="astrochimp", acting="exile")
    refused(m, "drag exile astrochimp reactor", "5.4.2")


def test_a_tunnel_rat_does_not_pass_locks() -> None:
    """card-tunnel-rat, 12.1.3."""
    m = station(at={"astrochimp": "therapy-garden"}, acting="astrochimp")
    refused(m, "step astrochimp shred-room", "12.1.3")


# Loyal -------------------------------------------------------------------------------------------


def test_influence_on_the_loyal_must_beat_all_cubes_that_lay_there() -> None:
    """card-loyal: three lie there, so it takes four."""
    m = station(cubes={1: {"astrochimp": 2}, 2: {"astrochimp": 1}})
    refused(m, "influence astrochimp 3", "card-loyal")
    assert legal(m, "influence") >= {"influence astrochimp 4", "influence astrochimp 8"}


def test_influence_on_the_loyal_sends_all_cubes_home() -> None:
    """card-loyal: to the pools of their owners, not to the Betrayal box."""
    m = station(cubes={0: {"exile": 1}, 1: {"astrochimp": 2}, 2: {"astrochimp": 1}})
    do(m, "influence astrochimp 4")
    assert [player(m, seat)["cubes"].get("astrochimp") for seat in range(4)] == [
        4,
        None,
        None,
        None,
    ]
    assert [player(m, seat)["pool"] for seat in range(4)] == [3, 8, 8, 8]
    assert [player(m, seat)["betrayal"] for seat in range(4)] == [0, 0, 0, 0]


def test_own_cubes_that_return_from_the_loyal_can_be_placed_again() -> None:
    """card-loyal: two of my own and one of another lie there, and two are left in my pool."""
    m = station(cubes={0: {"astrochimp": 2, "exile": 4}, 1: {"astrochimp": 1}})
    assert legal(m, "influence") & {f"influence astrochimp {n}" for n in range(9)} == {
        "influence astrochimp 4"
    }
    do(m, "influence astrochimp 4")
    assert player(m, 0)["pool"] == 0
    assert player(m, 0)["cubes"] == {"astrochimp": 4, "exile": 4}


def test_who_cannot_beat_the_cubes_on_the_loyal_cannot_influence() -> None:
    """card-loyal: two cubes against three."""
    m = station(cubes={0: {"exile": 6}, 1: {"astrochimp": 3}})
    refused(m, "influence astrochimp 2", "card-loyal")
    refused(m, "influence astrochimp 4", "15.4.1")
    assert player(m, 1)["cubes"] == {"astrochimp": 3}


def test_one_cube_is_enough_for_a_loyal_character_without_cubes() -> None:
    """card-loyal."""
    m = station()
    assert allowed(m, "influence astrochimp 1")


def test_cubes_stay_where_they_are_on_everybody_else() -> None:
    """card-loyal, 15.4.1."""
    m = station(cubes={1: {"counselor": 3}})
    do(m, "influence counselor 1")
    assert player(m, 1)["cubes"] == {"counselor": 3}
    assert player(m, 0)["cubes"] == {"counselor": 1}


# Officer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_passes_a_lock_and_removes_it(name: str) -> None:
    """card-officer, 12.1.3."""
    m = station(at={name: "therapy-garden"}, acting=name)
    do(m, f"step {name} shred-room")
    assert where(m, name) == "shred-room"
    assert ["therapy-garden", "shred-room"] not in m.position()["locks"]
    assert ["array-control", "vault-x"] in m.position()["locks"]


@pytest.mark.parametrize("name", ["astrochimp", "cyborg", "exile", "medical", "security"])
def test_nobody_but_an_officer_passes_a_lock(name: str) -> None:
    """card-officer, 12.1.3."""
    m = station(at={name: "therapy-garden"}, acting=name)
    refused(m, f"step {name} shred-room", "12.1.3")


def test_no_officer_passes_a_lock_in_a_blackout() -> None:
    """card-officer, 7.2.2.3."""
    m = station(
        damaged=BLACKOUT,
        abandon_ship=True,
        project=SWARM,
        locks=[["therapy-garden", "shred-room"]],
        acting="counselor",
    )
    refused(m, "step counselor shred-room", "7.2.2.3")


def test_a_down_officer_who_is_dragged_opens_the_lock() -> None:
    """card-officer."""
    m = station(at={"exile": "therapy-garden"}, down="counselor", acting="exile")
    refused(m, "step exile shred-room", "12.1.3")
    do(m, "drag exile counselor shred-room")
    assert where(m, "exile") == where(m, "counselor") == "shred-room"
    assert ["therapy-garden", "shred-room"] not in m.position()["locks"]


def test_somebody_else_who_is_dragged_opens_no_lock() -> None:
    """card-officer, 12.1.3."""
    m = station(
        at={"exile": "therapy-garden", "stranger": "therapy-garden"},
        down="stranger",
        acting="exile",
    )
    refused(m, "drag exile stranger shred-room", "12.1.3")


def test_an_officer_drags_somebody_through_a_lock() -> None:
    """card-officer."""
    m = station(at={"exile": "therapy-garden"}, down="exile", acting="counselor")
    do(m, "drag counselor exile shred-room")
    assert where(m, "exile") == "shred-room"


@pytest.mark.parametrize("action", ["abandon-ship", "release", "self-destruct"])
def test_the_bridge_obeys_officers(action: str) -> None:
    """card-officer, 13.1, 13.3.2, 13.12.2."""
    for name in OFFICERS:
        assert allowed(station(at={name: "bridge"}, acting=name), f"{action} {name}")
    for name in ["exile", "cyborg", "security", "daredevil"]:
        refused(station(at={name: "bridge"}, acting=name), f"{action} {name}", "card-officer")


def test_only_an_officer_manufactures_a_gun() -> None:
    """card-officer, 13.9.1: while anybody makes a Bludgeon."""
    m = station(at={"engineer": "print-shop"}, acting="engineer")
    do(m, "manufacture engineer gun")
    assert holds(m, "engineer") == ["gun"]
    m = station(at={"exile": "print-shop"}, acting="exile")
    refused(m, "manufacture exile gun", "card-officer")
    assert allowed(m, "manufacture exile bludgeon")


@pytest.mark.parametrize("name", ["counselor", "exile", "medical", "cyborg"])
def test_in_a_blackout_every_human_and_robot_breaches_locks(name: str) -> None:
    """card-breach, 7.2.2.2: an action that removes one Lock of the own section."""
    m = station(
        at={name: "vault-x"}, damaged=BLACKOUT, abandon_ship=True, project=SWARM, acting=name
    )
    assert legal(m, "breach") == {f"breach {name} array-control", f"breach {name} bio-lab"}
    do(m, f"breach {name} bio-lab")
    assert where(m, name) == "vault-x"
    assert ["vault-x", "bio-lab"] not in m.position()["locks"]
    assert ["array-control", "vault-x"] in m.position()["locks"]
    assert actions_left(m) == 1
    refused(m, f"breach {name} bio-lab", "card-breach")


@pytest.mark.parametrize("name", ["counselor", "exile", "medical"])
def test_nobody_breaches_locks_while_there_is_power(name: str) -> None:
    """card-breach, 7.2.2.2: Emergency Power is enough."""
    m = station(at={name: "vault-x"}, damaged=["reactor"], acting=name)
    refused(m, f"breach {name} bio-lab", "card-breach")


# Wormtongue --------------------------------------------------------------------------------------


def test_wormtongue_moves_a_cube_of_any_player_to_betrayal() -> None:
    """card-wormtongue."""
    m = station(
        at={"exile": "therapy-garden"}, cubes={0: {"exile": 2}, 3: {"exile": 3}}, acting="counselor"
    )
    assert legal(m, "wormtongue") == {
        "wormtongue counselor exile 0",
        "wormtongue counselor exile 3",
    }
    do(m, "wormtongue counselor exile 3")
    assert player(m, 3)["cubes"] == {"exile": 2}
    assert player(m, 3)["betrayal"] == 1
    assert actions_left(m) == 1
    do(m, "wormtongue counselor exile 0")
    assert player(m, 0)["betrayal"] == 1


def test_wormtongue_reaches_the_down_and_cyborg_too() -> None:
    """card-wormtongue, card-cyborg: both are colocated Humans."""
    m = station(
        at={"exile": "therapy-garden", "cyborg": "therapy-garden"},
        down="exile",
        cubes={1: {"exile": 1, "cyborg": 1}},
        acting="counselor",
    )
    assert allowed(m, "wormtongue counselor exile 1")
    assert allowed(m, "wormtongue counselor cyborg 1")


def test_wormtongue_does_not_work_on_robots() -> None:
    """card-wormtongue."""
    m = station(at={"counselor": "aft-hub"}, cubes={1: {"medical": 1}}, acting="counselor")
    refused(m, "wormtongue counselor medical 1", "card-wormtongue")


def test_wormtongue_needs_company_and_a_cube() -> None:
    """card-wormtongue, 5.2: nobody is colocated with herself."""
    m = station(cubes={1: {"exile": 1, "counselor": 1}}, acting="counselor")
    refused(m, "wormtongue counselor exile 1", "5.2")
    refused(m, "wormtongue counselor counselor 1", "5.2")
    assert not allowed(m, "wormtongue counselor station-chief 1")


def test_nobody_else_has_wormtongue() -> None:
    """card-wormtongue, 4.4.1."""
    m = station(cubes={1: {"counselor": 1}}, acting="station-chief")
    refused(m, "wormtongue station-chief counselor 1", "card-wormtongue")


# Uncanny -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["cyborg", "stranger"])
@pytest.mark.parametrize(("discs", "actions"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_two_discs_exhaust_the_uncanny(name: str, discs: int, actions: int) -> None:
    """card-uncanny, 15.5.1."""
    m = station(
        cubes={0: {name: 1}}, players={seat: {"disc": name} for seat in range(1, 1 + discs)}
    )
    do(m, f"activate {name}")
    assert actions_left(m) == actions


def test_the_own_disc_counts_for_the_uncanny_too() -> None:
    """card-uncanny, house-exhaustion."""
    m = station(
        cubes={0: {"stranger": 1}}, players={0: {"disc": "stranger"}, 1: {"disc": "stranger"}}
    )
    do(m, "activate stranger")
    assert actions_left(m) == 1


def test_one_disc_exhausts_everybody_else() -> None:
    """card-uncanny, 15.5.1."""
    m = station(cubes={0: {"exile": 1}}, players={1: {"disc": "exile"}})
    do(m, "activate exile")
    assert actions_left(m) == 1


# Fugitive ----------------------------------------------------------------------------------------


def test_an_attack_on_a_fugitive_makes_nobody_suspect() -> None:
    """card-fugitive, 10.1.2: in the light, under Cameras."""
    m = station(at={"exile": "cryo-lab"}, holding={"exile": "bludgeon"}, acting="exile")
    do(m, "attack exile cyborg bludgeon")
    assert is_down(m, "cyborg")
    assert guilt(m, 0) == "innocent"


def test_an_attack_with_a_fugitive_makes_nobody_suspect() -> None:
    """card-fugitive, 10.1.2."""
    m = station(at={"stranger": "cryo-lab"}, holding={"cyborg": "bludgeon"}, acting="cyborg")
    do(m, "attack cyborg stranger bludgeon")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "innocent"


def test_a_fire_that_a_fugitive_lights_makes_nobody_suspect() -> None:
    """card-fugitive, 10.1.2: any action."""
    m = station(at={"exile": "forward-hub"}, holding={"cyborg": "firebomb"}, acting="cyborg")
    do(m, "ignite cyborg forward-hub")
    assert is_down(m, "exile")
    assert guilt(m, 0) == "innocent"


def test_a_fire_that_downs_others_beside_a_fugitive_makes_suspect() -> None:
    """card-fugitive, 10.1.2: the others are no Fugitives."""
    m = station(
        at={"exile": "forward-hub", "stranger": "cryo-lab"},
        holding={"exile": "firebomb"},
        acting="exile",
    )
    do(m, "ignite exile cryo-lab")
    assert is_down(m, "cyborg")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "suspect"


def test_an_attack_among_others_makes_suspect() -> None:
    """card-fugitive, 10.1.2."""
    m = station(
        at={"exile": "cryo-lab", "stranger": "cryo-lab"},
        holding={"exile": "bludgeon"},
        acting="exile",
    )
    do(m, "attack exile stranger bludgeon")
    assert guilt(m, 0) == "suspect"


# Pride -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PROUD)
@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_the_proud_cannot_be_robbed(name: str, weapon: str) -> None:
    """card-pride: neither of Items nor of Data."""
    m = station(
        at={name: "rec-room", "exile": "rec-room"},
        holding={"exile": weapon, name: "briefcase"},
        data={name: "evidence"},
        acting="exile",
    )
    refused(m, f"rob exile briefcase {name}", "card-pride")
    refused(m, f"rob-data exile evidence {name}", "card-pride")


def test_others_can_be_robbed() -> None:
    """card-pride, 12.9.1."""
    m = station(
        at={"stranger": "rec-room", "exile": "rec-room"},
        holding={"exile": "bludgeon", "stranger": "briefcase"},
        acting="exile",
    )
    do(m, "rob exile briefcase stranger")
    assert holds(m, "exile") == ["bludgeon", "briefcase"]


def test_the_proud_are_attacked_and_emptied_like_everybody() -> None:
    """card-pride, 12.2.4: once Down, pride is over."""
    m = station(
        at={"daredevil": "rec-room", "exile": "rec-room"},
        holding={"exile": "bludgeon", "daredevil": "briefcase"},
        acting="exile",
    )
    do(m, "attack exile daredevil bludgeon", "take exile briefcase daredevil")
    assert holds(m, "exile") == ["bludgeon", "briefcase"]


# Adrenaline --------------------------------------------------------------------------------------


def test_hazards_do_not_down_daredevil() -> None:
    """card-adrenaline, 6.1: neither on entering nor when a fire breaks out."""
    m = station(fire=["storm-shelter"], acting="daredevil")
    do(m, "step daredevil storm-shelter")
    assert not is_down(m, "daredevil")
    m = station(
        at={"exile": "storm-shelter"}, holding={"exile": "firebomb"}, cameras=False, acting="exile"
    )
    do(m, "ignite exile locker-room")
    assert not is_down(m, "daredevil")


def test_everybody_else_keeps_away_from_hazards() -> None:
    """card-adrenaline, 11.2."""
    m = station(at={"exile": "locker-room"}, fire=["storm-shelter"], acting="exile")
    refused(m, "step exile storm-shelter", "11.2")


def test_a_step_into_a_hazard_is_free_for_daredevil() -> None:
    """card-adrenaline, 11.3: also when no action is left, and the free Pick Up stays."""
    m = station(fire=["storm-shelter"], acting="daredevil", actions=0)
    do(m, "step daredevil storm-shelter")
    assert where(m, "daredevil") == "storm-shelter"
    assert actions_left(m) == 0
    assert free_left(m)


def test_a_step_into_safety_costs_daredevil_an_action() -> None:
    """card-adrenaline."""
    m = station(acting="daredevil", actions=0)
    refused(m, "step daredevil storm-shelter", "15.5.2")
    m = station(
        at={"daredevil": "storm-shelter"}, fire=["storm-shelter"], acting="daredevil", actions=0
    )
    refused(m, "step daredevil locker-room", "15.5.2")


def test_a_step_into_a_hazard_costs_others_an_action() -> None:
    """card-adrenaline: even with a Helmet."""
    m = station(
        at={"exile": "locker-room"},
        holding={"exile": "helmet"},
        fire=["storm-shelter"],
        acting="exile",
    )
    do(m, "step exile storm-shelter")
    assert actions_left(m) == 1


def test_free_steps_into_hazards_chain() -> None:
    """card-adrenaline: three burning sections in a row, and all actions left."""
    m = station(fire=["storm-shelter", "aft-hub", "rec-room"], acting="daredevil")
    do(m, "step daredevil storm-shelter", "step daredevil aft-hub", "step daredevil rec-room")
    assert where(m, "daredevil") == "rec-room"
    assert actions_left(m) == 2


def test_daredevil_goes_out_of_the_airlock_for_free() -> None:
    """card-adrenaline, 13.13.1: Outer Space is a hazard."""
    m = station(at={"daredevil": "aft-airlocks"}, acting="daredevil", actions=0)
    do(m, "airlock daredevil outer-space")
    assert where(m, "daredevil") == "outer-space"
    assert not is_down(m, "daredevil")
    refused(m, "airlock daredevil aft-airlocks", "15.5.2")


def test_daredevil_drags_into_a_hazard_for_free() -> None:
    """card-adrenaline, 12.1.2: it is a Step."""
    m = station(
        at={"exile": "locker-room"},
        down="exile",
        fire=["storm-shelter"],
        acting="daredevil",
        actions=0,
    )
    do(m, "drag daredevil exile storm-shelter")
    assert where(m, "exile") == "storm-shelter"


def test_no_free_step_leads_to_a_section_already_visited() -> None:
    """card-adrenaline, house-walking: not even to the one where the walk began."""
    m = station(
        at={"daredevil": "storm-shelter"},
        fire=["storm-shelter", "aft-hub"],
        cubes={0: {"daredevil": 1}},
    )
    do(m, "activate daredevil", "step daredevil aft-hub")
    assert actions_left(m) == 2
    do(m, "step daredevil storm-shelter")
    assert actions_left(m) == 1


def test_a_visited_section_is_closed_without_actions() -> None:
    """house-walking, 15.5.2."""
    m = station(fire=["storm-shelter", "aft-hub"], acting="daredevil", actions=0)
    do(m, "step daredevil storm-shelter", "step daredevil aft-hub")
    refused(m, "step daredevil storm-shelter", "15.5.2")


def test_another_action_makes_visited_sections_new() -> None:
    """house-walking: since the last other action, be it the free one."""
    m = station(
        fire=["storm-shelter", "aft-hub"],
        holding={"daredevil": "briefcase"},
        acting="daredevil",
        actions=0,
    )
    do(m, "step daredevil storm-shelter", "step daredevil aft-hub", "drop daredevil briefcase")
    do(m, "step daredevil storm-shelter")
    assert where(m, "daredevil") == "storm-shelter"
    refused(m, "step daredevil aft-hub", "15.5.2")


def test_daredevil_is_revived_in_a_hazard_without_a_helmet() -> None:
    """card-adrenaline, 12.11.2: the hazard would not put Daredevil Down again."""
    m = station(
        at={"exile": "outer-space", "daredevil": "outer-space", "stranger": "outer-space"},
        holding={"exile": "helmet nanogel"},
        down="daredevil stranger",
        acting="exile",
    )
    refused(m, "revive exile stranger nanogel", "12.11.2")
    do(m, "revive exile daredevil nanogel")
    assert not is_down(m, "daredevil")


def test_daredevil_may_take_the_helmet_off_in_a_hazard() -> None:
    """card-adrenaline, 11.2: it would put others Down, but not Daredevil."""
    m = station(
        at={"daredevil": "outer-space"}, holding={"daredevil": "helmet"}, acting="daredevil"
    )
    do(m, "drop daredevil helmet")
    assert not is_down(m, "daredevil")
    m = station(at={"exile": "outer-space"}, holding={"exile": "helmet"}, acting="exile")
    refused(m, "drop exile helmet", "11.2")


def test_an_action_by_kompromat_makes_visited_sections_new() -> None:
    """house-walking: it is another action of the same character."""
    m = station(
        fire=["storm-shelter"],
        players={0: {"hand": ["daredevil"]}},
        acting="daredevil",
        actions=0,
    )
    do(m, "step daredevil storm-shelter", "kompromat daredevil", "step daredevil locker-room")
    assert allowed(m, "step daredevil storm-shelter")


# Jury Rig ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RIGGERS)
def test_jury_rig_repairs_the_section(name: str) -> None:
    """card-jury-rig."""
    m = station(at={name: "bridge"}, damaged=["bridge", "kitchen"], acting=name)
    do(m, f"jury-rig {name}")
    assert m.position()["damaged"] == ["kitchen"]
    assert actions_left(m) == 1


@pytest.mark.parametrize("name", RIGGERS)
@pytest.mark.parametrize("robot", ["medical", "security", "cyborg"])
def test_jury_rig_mends_a_down_robot(name: str, robot: str) -> None:
    """card-jury-rig, card-cyborg."""
    m = station(at={name: "bridge", robot: "bridge"}, down=robot, acting=name)
    do(m, f"mend {name} {robot}")
    assert not is_down(m, robot)


def test_jury_rig_mends_no_humans() -> None:
    """card-jury-rig."""
    m = station(at={"exile": "array-control"}, down="exile", acting="engineer")
    refused(m, "mend engineer exile", "card-jury-rig")


def test_jury_rig_needs_something_broken_at_hand() -> None:
    """card-jury-rig, 12.11.1, 5.2."""
    m = station(
        at={"medical": "array-control"}, down="security", damaged=["bridge"], acting="engineer"
    )
    refused(m, "jury-rig engineer", "card-jury-rig")
    refused(m, "mend engineer medical", "12.11.1")
    refused(m, "mend engineer security", "5.2")


def test_jury_rig_does_not_mend_cyborg_in_a_hazard() -> None:
    """card-jury-rig, card-cyborg, 12.11.2: without a Helmet Cyborg would go Down at once."""
    m = station(
        at={"engineer": "outer-space", "cyborg": "outer-space", "medical": "outer-space"},
        holding={"engineer": "helmet"},
        down="cyborg medical",
        acting="engineer",
    )
    refused(m, "mend engineer cyborg", "12.11.2")
    assert allowed(m, "mend engineer medical")


@pytest.mark.parametrize("name", ["exile", "counselor", "security"])
def test_nobody_else_has_jury_rig(name: str) -> None:
    """card-jury-rig, 4.4.1."""
    m = station(
        at={name: "bridge", "medical": "bridge"}, damaged=["bridge"], down="medical", acting=name
    )
    refused(m, f"jury-rig {name}", "card-jury-rig")
    refused(m, f"mend {name} medical", "card-jury-rig")


def test_a_burning_section_cannot_be_repaired() -> None:
    """card-jury-rig, house-repair, 6.5: fire damages its section at once."""
    m = station(
        at={"engineer": "bridge"},
        holding={"engineer": "helmet"},
        fire=["bridge"],
        acting="engineer",
    )
    refused(m, "jury-rig engineer", "house-repair")


def test_jury_rig_works_in_a_pod() -> None:
    """card-jury-rig: Hail Mary begins damaged."""
    m = station(at={"engineer": "hail-mary"}, acting="engineer")
    do(m, "jury-rig engineer")
    assert m.position()["damaged"] == []


# Fast Talk ---------------------------------------------------------------------------------------


def test_humans_cannot_bludgeon_exile_in_the_light() -> None:
    """card-fast-talk."""
    m = station(holding={"engineer": "bludgeon"}, acting="engineer")
    refused(m, "attack engineer exile bludgeon", "card-fast-talk")


def test_cyborg_is_talked_down_like_a_human() -> None:
    """card-fast-talk, card-cyborg: attacks treat Cyborg as a Human."""
    m = station(at={"cyborg": "array-control"}, holding={"cyborg": "bludgeon"}, acting="cyborg")
    refused(m, "attack cyborg exile bludgeon", "card-fast-talk")


def test_exile_has_no_words_in_the_dark() -> None:
    """card-fast-talk: in a Dark section, and in a Blackout."""
    m = station(
        at={"exile": "locker-room", "engineer": "locker-room"},
        holding={"engineer": "bludgeon"},
        acting="engineer",
    )
    assert allowed(m, "attack engineer exile bludgeon")
    m = station(
        damaged=BLACKOUT,
        abandon_ship=True,
        project=SWARM,
        holding={"engineer": "bludgeon"},
        acting="engineer",
    )
    assert allowed(m, "attack engineer exile bludgeon")


def test_exile_is_no_match_for_a_gun() -> None:
    """card-fast-talk."""
    m = station(holding={"engineer": "gun"}, acting="engineer")
    assert allowed(m, "attack engineer exile gun")


def test_robots_do_not_listen_to_exile() -> None:
    """card-fast-talk."""
    m = station(at={"medical": "array-control"}, holding={"medical": "bludgeon"}, acting="medical")
    do(m, "attack medical exile bludgeon")
    assert is_down(m, "exile")


def test_fast_talk_does_not_save_the_purse() -> None:
    """card-fast-talk: only attacks are talked away."""
    m = station(holding={"engineer": "bludgeon", "exile": "briefcase"}, acting="engineer")
    assert allowed(m, "rob engineer briefcase exile")


def test_fast_talk_helps_nobody_else() -> None:
    """card-fast-talk."""
    m = station(
        at={"stranger": "array-control"}, holding={"engineer": "bludgeon"}, acting="engineer"
    )
    assert allowed(m, "attack engineer stranger bludgeon")


# Hacker ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HACKERS)
def test_a_hacker_has_a_free_console_action_in_place_of_the_pick_up(name: str) -> None:
    """card-hacker, 15.5.3."""
    m = station(at={name: "mainframe"}, holding={name: "briefcase"}, acting=name, actions=0)
    do(m, f"jammers {name}")
    assert not m.position()["jammers"]
    refused(m, f"drop {name} briefcase", "15.5.2")


@pytest.mark.parametrize("name", HACKERS)
def test_a_hacker_pays_for_the_second_console_action(name: str) -> None:
    """card-hacker."""
    m = station(at={name: "mainframe"}, acting=name, actions=1)
    do(m, f"jammers {name}")
    assert actions_left(m) == 1
    do(m, f"jammers {name}")
    assert actions_left(m) == 0
    refused(m, f"jammers {name}", "15.5.2")


def test_a_pick_up_uses_the_free_console_action_of_a_hacker() -> None:
    """card-hacker: one or the other."""
    m = station(
        at={"exile": "mainframe"}, holding={"exile": "briefcase"}, acting="exile", actions=0
    )
    do(m, "drop exile briefcase")
    refused(m, "jammers exile", "15.5.2")


def test_nobody_else_uses_a_console_for_free() -> None:
    """card-hacker."""
    m = station(at={"engineer": "mainframe"}, acting="engineer", actions=0)
    refused(m, "jammers engineer", "15.5.2")


@pytest.mark.parametrize("name", HACKERS)
def test_with_jammers_off_a_hacker_needs_no_console(name: str) -> None:
    """card-hacker, 11.6: anywhere, in Outer Space too."""
    m = station(at={name: "kitchen"}, jammers=False, acting=name)
    assert allowed(m, f"suppress {name} magnetic-containment")
    assert allowed(m, f"jammers {name}")
    m = station(at={name: "outer-space"}, holding={name: "helmet"}, jammers=False, acting=name)
    assert allowed(m, f"jammers {name}")


@pytest.mark.parametrize("name", HACKERS)
def test_with_jammers_on_a_hacker_needs_a_console(name: str) -> None:
    """card-hacker, 11.6."""
    m = station(at={name: "kitchen"}, acting=name)
    refused(m, f"suppress {name} magnetic-containment", "11.6")
    refused(m, f"jammers {name}", "11.6")


def test_everybody_else_needs_a_console_whatever_the_jammers() -> None:
    """card-hacker, 11.6."""
    m = station(at={"engineer": "kitchen"}, jammers=False, acting="engineer")
    refused(m, "jammers engineer", "11.6")


def test_a_damaged_console_stops_a_hacker_only_while_jammers_are_on() -> None:
    """card-hacker, 5.1.4."""
    m = station(at={"exile": "mainframe"}, damaged=["mainframe"], acting="exile")
    refused(m, "jammers exile", "5.1.4")
    m = station(at={"exile": "mainframe"}, damaged=["mainframe"], jammers=False, acting="exile")
    assert allowed(m, "jammers exile")


def test_a_blackout_stops_hackers() -> None:
    """card-hacker, 7.2.2.1."""
    m = station(damaged=BLACKOUT, abandon_ship=True, project=SWARM, acting="exile")
    refused(m, "suppress exile magnetic-containment", "7.2.2.1")


# Emergency Response ------------------------------------------------------------------------------


def test_medical_heals_a_human_without_nanogel() -> None:
    """card-emergency-response."""
    m = station(at={"exile": "aft-hub"}, down="exile", acting="medical")
    do(m, "heal medical exile")
    assert not is_down(m, "exile")
    assert actions_left(m) == 1


def test_medical_heals_no_robots() -> None:
    """card-emergency-response: Cyborg is a Human too, Security is not."""
    m = station(
        at={"security": "aft-hub", "cyborg": "aft-hub"}, down="security cyborg", acting="medical"
    )
    assert legal(m, "heal") == {"heal medical cyborg"}
    assert not allowed(m, "heal medical security")


def test_medical_heals_only_the_down_who_are_colocated() -> None:
    """card-emergency-response, 5.2, 12.11.1."""
    m = station(at={"exile": "aft-hub"}, down="stranger", acting="medical")
    refused(m, "heal medical exile", "12.11.1")
    refused(m, "heal medical stranger", "5.2")


def test_medical_heals_nobody_who_would_go_down_again() -> None:
    """card-emergency-response, 12.11.2."""
    m = station(
        at={"medical": "outer-space", "exile": "outer-space", "stranger": "outer-space"},
        holding={"stranger": "helmet"},
        down="exile stranger",
        acting="medical",
    )
    refused(m, "heal medical exile", "12.11.2")
    assert allowed(m, "heal medical stranger")


def test_nobody_else_heals() -> None:
    """card-emergency-response, 4.4.1."""
    m = station(down="exile", acting="engineer")
    refused(m, "heal engineer exile", "card-emergency-response")


def test_the_way_to_a_down_human_is_free_for_medical() -> None:
    """card-emergency-response, 11.3: and the free Pick Up stays."""
    m = station(at={"exile": "storage"}, down="exile", acting="medical", actions=0)
    do(m, "step medical storage")
    assert where(m, "medical") == "storage"
    assert free_left(m)


@pytest.mark.parametrize(("name", "down"), [("exile", ""), ("security", "security")])
def test_the_way_to_others_costs_medical_an_action(name: str, down: str) -> None:
    """card-emergency-response: a Live Human, a Down Robot."""
    m = station(at={name: "storage"}, down=down, acting="medical", actions=0)
    refused(m, "step medical storage", "15.5.2")


def test_the_way_to_a_down_cyborg_is_free_for_medical() -> None:
    """card-emergency-response, card-cyborg."""
    m = station(at={"cyborg": "storage"}, down="cyborg", acting="medical", actions=0)
    assert allowed(m, "step medical storage")


def test_the_way_to_a_down_human_costs_others_an_action() -> None:
    """card-emergency-response."""
    m = station(
        at={"exile": "storage", "security": "aft-hub"}, down="exile", acting="security", actions=0
    )
    refused(m, "step security storage", "15.5.2")


def test_medical_runs_from_patient_to_patient() -> None:
    """card-emergency-response, house-walking: but to none twice."""
    m = station(
        at={"exile": "storage", "stranger": "mainframe"},
        down="exile stranger",
        acting="medical",
        actions=0,
    )
    do(m, "step medical storage", "step medical mainframe")
    refused(m, "step medical storage", "15.5.2")


def test_after_another_action_medical_may_run_back() -> None:
    """house-walking: healing is another action."""
    m = station(
        at={"exile": "storage", "stranger": "mainframe"},
        down="exile stranger",
        acting="medical",
        actions=1,
    )
    do(m, "step medical storage", "step medical mainframe", "heal medical stranger")
    do(m, "step medical storage")
    assert where(m, "medical") == "storage"
    assert actions_left(m) == 0


def test_medical_goes_out_to_a_down_human_for_free() -> None:
    """card-emergency-response, 13.13.1: the Airlock too."""
    m = station(
        at={"medical": "aft-airlocks", "exile": "outer-space"},
        down="exile",
        acting="medical",
        actions=0,
    )
    do(m, "airlock medical outer-space")
    assert where(m, "medical") == "outer-space"


# Helpful -----------------------------------------------------------------------------------------


def test_medical_takes_one_cube_from_each_player() -> None:
    """card-helpful."""
    m = station(cubes={1: {"medical": 1}})
    refused(m, "influence medical 2", "card-helpful")
    do(m, "influence medical 1")
    assert player(m, 0)["cubes"] == player(m, 1)["cubes"] == {"medical": 1}
    assert allowed(m, "activate medical")


def test_medical_takes_no_second_cube_in_a_later_turn() -> None:
    """card-helpful."""
    m = station(cubes={0: {"medical": 1}})
    refused(m, "influence medical 1", "card-helpful")


def test_others_take_as_many_cubes_as_there_are() -> None:
    """card-helpful, 15.4.1."""
    assert allowed(station(), "influence security 8")


# Peacekeeper -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "stowaway"])
def test_security_attacks_no_ordinary_npc(name: str) -> None:
    """card-peacekeeper."""
    m = station(at={name: "print-shop"}, acting="security")
    refused(m, f"attack security {name} gun", "card-peacekeeper")


def test_security_attacks_fugitives() -> None:
    """card-peacekeeper, card-fugitive."""
    m = station(at={"cyborg": "print-shop"}, acting="security")
    do(m, "attack security cyborg gun")
    assert is_down(m, "cyborg")


@pytest.mark.parametrize(
    ("standing", "may"), [("innocent", False), ("suspect", True), ("guilty", True)]
)
def test_security_attacks_pcs_of_players_who_are_not_innocent(standing: str, may: bool) -> None:
    """card-peacekeeper."""
    m = station(
        at={"counselor": "print-shop"},
        pc={1: "counselor"},
        players={1: {"guilt": standing}},
        acting="security",
    )
    assert allowed(m, "attack security counselor gun") == may


def test_an_npc_is_safe_from_security_whoever_its_player_is() -> None:
    """card-peacekeeper: Counselor is the Secret Identity of a Guilty player, as are all others."""
    m = station(
        at={"counselor": "print-shop"},
        players={seat: {"guilt": "guilty"} for seat in range(4)},
        acting="security",
    )
    refused(m, "attack security counselor gun", "card-peacekeeper")


def test_security_attacks_monsters() -> None:
    """card-peacekeeper, x-combat-swarm."""
    m = station(project=SWARM, monster={"at": "print-shop"}, acting="security")
    do(m, "attack security monster gun")
    assert m.position()["monster"]["down"]


def test_security_does_not_sabotage() -> None:
    """card-peacekeeper."""
    m = station(acting="security")
    refused(m, "sabotage security", "card-peacekeeper")
    assert allowed(station(acting="troubleshooter"), "sabotage troubleshooter")


def test_security_robs() -> None:
    """card-peacekeeper: with the integral Gun."""
    m = station(acting="security")
    do(m, "rob security bludgeon troubleshooter")
    assert holds(m, "security") == ["bludgeon"]


def test_others_keep_no_peace() -> None:
    """card-peacekeeper."""
    m = station(at={"stranger": "print-shop"}, acting="troubleshooter")
    assert allowed(m, "attack troubleshooter stranger bludgeon")


# Armored -----------------------------------------------------------------------------------------


def test_security_is_proof_against_bludgeons() -> None:
    """card-armored: neither attacked nor robbed."""
    m = station(
        holding={"troubleshooter": "bludgeon", "security": "briefcase"},
        data={"security": "evidence"},
        acting="troubleshooter",
    )
    refused(m, "attack troubleshooter security bludgeon", "card-armored")
    refused(m, "rob troubleshooter briefcase security", "card-armored")
    refused(m, "rob-data troubleshooter evidence security", "card-armored")


def test_security_is_not_proof_against_guns() -> None:
    """card-armored."""
    m = station(holding={"troubleshooter": "gun", "security": "briefcase"}, acting="troubleshooter")
    do(m, "rob troubleshooter briefcase security", "attack troubleshooter security gun")
    assert is_down(m, "security")


def test_medical_has_no_armor() -> None:
    """card-armored, 12.8.1."""
    m = station(at={"medical": "print-shop"}, acting="troubleshooter")
    assert allowed(m, "attack troubleshooter medical bludgeon")


def test_the_gun_of_security_is_part_of_it() -> None:
    """8.4: nothing takes it away, and it takes no slot."""
    m = station(down="security", acting="troubleshooter")
    refused(m, "take troubleshooter gun security", "8.4")
    m = station(holding={"security": "helmet helmet helmet"}, acting="security")
    refused(m, "drop security gun", "8.4")
    assert allowed(m, "drop security helmet")


# Stowaway off the board --------------------------------------------------------------------------


def test_stowaway_first_enters_a_dark_section() -> None:
    """card-stowaway: any of them, behind Locks too, and nothing else can be done."""
    m = station(cubes={0: {"stowaway": 1}})
    assert where(m, "stowaway") == "card"
    do(m, "activate stowaway")
    assert legal(m, "step") == {f"step stowaway {section}" for section in DARK}
    kinds = {action.kind for action in m.legal(asked(m))}
    assert kinds == {"step", "bribe"}
    refused(m, "step stowaway bridge", "card-stowaway")
    refused(m, "jammers stowaway", "card-stowaway")


def test_stowaway_goes_on_after_entering() -> None:
    """card-stowaway: the entry is an action, and only the first one is special."""
    m = station(acting="stowaway")
    do(m, "step stowaway locker-room")
    assert actions_left(m) == 1
    assert legal(m, "step") == {"step stowaway storm-shelter", "step stowaway security-station"}
    do(m, "pick-up stowaway helmet", "step stowaway storm-shelter")
    assert where(m, "stowaway") == "storm-shelter"


def test_a_blackout_opens_every_section_to_stowaway() -> None:
    """card-stowaway, 7.2.2.1, 5.1.7.1: all are Dark, but she keeps away from hazards (11.2)."""
    m = station(damaged=BLACKOUT, abandon_ship=True, project=SWARM, acting="stowaway")
    assert allowed(m, "step stowaway bridge")
    refused(m, "step stowaway outer-space", "5.1.7.1")
    refused(m, "step stowaway magnetic-containment", "11.2")


def test_kompromat_on_stowaway_off_the_board_is_her_entry() -> None:
    """card-stowaway, house-kompromat."""
    m = station(players={0: {"hand": ["stowaway"]}}, acting="exile")
    do(m, "kompromat stowaway")
    refused(m, "jammers stowaway", "card-stowaway")
    do(m, "step stowaway vault-x")
    assert where(m, "stowaway") == "vault-x"
    assert m.position()["asks"][-1]["character"] == "exile"


def test_nobody_reaches_stowaway_off_the_board() -> None:
    """house-stowaway: no Data is copied to her even with Jammers OFF."""
    m = station(data={"exile": "evidence"}, jammers=False, acting="exile")
    assert "copy exile evidence stowaway" not in legal(m, "copy")
    assert not allowed(m, "copy exile evidence stowaway")
    assert allowed(m, "copy exile evidence security")
    m = station(
        at={"stowaway": "bridge"}, data={"exile": "evidence"}, jammers=False, acting="exile"
    )
    assert allowed(m, "copy exile evidence stowaway")


def test_stowaway_can_be_influenced_off_the_board() -> None:
    """card-stowaway, 15.4.1: she is Live."""
    m = station()
    do(m, "influence stowaway 1", "activate stowaway")
    assert legal(m, "step") == {f"step stowaway {section}" for section in DARK}


# Cyborg as both kinds ----------------------------------------------------------------------------


def test_hazards_treat_cyborg_as_a_human() -> None:
    """card-cyborg, 6.1: Down without a Helmet, safe with one."""
    m = station(acting="exile", at={"exile": "bio-lab"}, holding={"exile": "firebomb"})
    do(m, "ignite exile cryo-lab")
    assert is_down(m, "cyborg")
    m = station(
        acting="exile", at={"exile": "bio-lab"}, holding={"exile": "firebomb", "cyborg": "helmet"}
    )
    do(m, "ignite exile cryo-lab")
    assert not is_down(m, "cyborg")


def test_attacks_treat_cyborg_as_a_human() -> None:
    """card-cyborg, 8.1.1: a Helmet protects from a Bludgeon."""
    m = station(
        at={"exile": "cryo-lab"}, holding={"exile": "bludgeon", "cyborg": "helmet"}, acting="exile"
    )
    refused(m, "attack exile cyborg bludgeon", "8.1.1")


def test_cyborg_is_repaired_like_a_robot() -> None:
    """card-cyborg, 13.11."""
    m = station(
        at={"exile": "machine-shop", "cyborg": "machine-shop"}, down="cyborg", acting="exile"
    )
    do(m, "repair exile cyborg")
    assert not is_down(m, "cyborg")


def test_a_helmet_does_not_save_cyborg_from_the_goo() -> None:
    """card-cyborg, x-grey-goo: Goo puts Robots Down."""
    m = station(
        at={"cyborg": "array-control"},
        holding={"cyborg": "helmet"},
        project={"card": "grey-goo", "released": True},
        goo=["vault-x"],
        locks=[],
        acting="cyborg",
    )
    refused(m, "step cyborg vault-x", "11.2")


# Medical's track ---------------------------------------------------------------------------------


def test_each_human_whom_medical_revives_counts_on_the_track() -> None:
    """card-medical: by Emergency Response or with Nanogel."""
    m = station(
        at={"exile": "aft-hub", "cyborg": "aft-hub"},
        holding={"medical": "nanogel"},
        down="exile cyborg",
        acting="medical",
    )
    do(m, "heal medical exile")
    assert m.position()["medical"] == 1
    do(m, "revive medical cyborg nanogel")
    assert m.position()["medical"] == 2


def test_robots_and_the_work_of_others_do_not_count_on_the_track() -> None:
    """card-medical."""
    m = station(
        at={"security": "aft-hub"},
        holding={"medical": "nanogel"},
        down="security",
        acting="medical",
    )
    do(m, "revive medical security nanogel")
    assert m.position()["medical"] == 0
    m = station(
        at={"stranger": "array-control"},
        holding={"exile": "nanogel"},
        down="stranger",
        acting="exile",
    )
    do(m, "revive exile stranger nanogel")
    assert m.position()["medical"] == 0


def test_cubes_that_the_reveal_of_medical_betrays_count_on_the_track() -> None:
    """card-medical: of the others, not the own that come back."""
    m = station(
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
        cubes={0: {"medical": 1}, 1: {"medical": 1}, 3: {"medical": 1}},
    )
    do(m, "reveal")
    assert m.position()["medical"] == 2
    assert [player(m, seat)["betrayal"] for seat in range(4)] == [0, 1, 0, 1]
    assert player(m, 0)["pool"] == 8


def test_the_track_moves_at_a_stationfall_reveal_too() -> None:
    """card-medical, 16.2: cubes move, whatever Reveal Powers do."""
    m = station(
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
        cubes={1: {"medical": 1}, 3: {"medical": 1}},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    do(m, "reveal")
    assert m.position()["medical"] == 2


def test_the_reveal_of_others_does_not_move_the_track() -> None:
    """card-medical."""
    m = station(cubes={1: {"astrochimp": 3}})
    do(m, "reveal")
    assert player(m, 1)["betrayal"] == 3
    assert m.position()["medical"] == 0


@pytest.mark.parametrize(
    ("track", "stars"), [(0, 0), (1, 1), (4, 4), (5, 4), (6, 5), (8, 6), (10, 6), (11, 7), (12, 7)]
)
def test_each_star_that_the_track_has_reached_gives_a_point(track: int, stars: int) -> None:
    """card-medical: stars at 1, 2, 3, 4, 6, 8 and 11."""
    m = station(pc={0: "medical"}, medical=track, minute=0, active=3, re_entry="minute")
    finish(m)
    assert score(m, 0).get("medical-2", 0) == stars
