"""Project X (7.6): how it gets loose, Grey Goo, Combat Swarm, and who may look at the card. The
other Monsters are in `test_monsters`, the rest in `test_wormhole_core_mutagen`."""

from __future__ import annotations

from typing import Any

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
    lying,
    pass_turns,
    refused,
    score,
    station,
    told,
    where,
)

PROJECTS = {
    "grey-goo",
    "combat-swarm",
    "blob",
    "assassin",
    "wormhole",
    "lurker",
    "rogue-core",
    "mutagen",
}

EVERYBODY = [
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station-chief",
    "stranger",
    "troubleshooter",
]


def ask(m: deorbit.Match) -> str:
    """The kind of question that is open."""
    kind: str = m.position()["asks"][-1]["ask"]
    return kind


def goo_in(m: deorbit.Match) -> set[str]:
    return set(m.position()["goo"])


def goo(*sections: str, **more: Any) -> deorbit.Match:
    """Grey Goo is loose in these sections. It is the turn of the last player of the Minute, so
    that it spreads at the end of it; with `active` somebody else's."""
    more = {"active": 3, "locks": [["array-control", "vault-x"], ["vault-x", "bio-lab"]], **more}
    return station(project={"card": "grey-goo", "released": True}, goo=list(sections), **more)


def swarm(
    monster: str = "vault-x", live: str = "", down: bool = False, **more: Any
) -> deorbit.Match:
    """The Combat Swarm is loose there. Everybody who is not named Live lies Down, and Stowaway is
    off the board."""
    others = [name for name in EVERYBODY if name not in live.split()]
    return station(
        project={"card": "combat-swarm", "released": True},
        monster={"at": monster, "down": down},
        down=" ".join(others),
        **more,
    )


def monster(m: deorbit.Match) -> str:
    place: str = m.position()["monster"]["at"]
    return place


# The frame ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["bridge", "cryo-lab"])
def test_an_officer_releases_project_x_and_orders_abandon_ship(section: str) -> None:
    """7.6.1, 13.3.1, 13.3.2."""
    m = station(at={"engineer": section}, project={"card": "grey-goo"}, acting="engineer")
    assert told(do(m, "release engineer"), "released")
    assert m.position()["project"]["released"]
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []


def test_a_blackout_releases_project_x() -> None:
    """7.6.1, 7.2.2.1: with Abandon Ship, but Locks stay."""
    m = station(
        at={"exile": "reactor"},
        holding={"exile": "bludgeon"},
        damaged=["fuel-cells"],
        acting="exile",
    )
    assert told(do(m, "sabotage exile"), "released")
    assert m.position()["abandon_ship"]
    assert ["array-control", "vault-x"] in m.position()["locks"]


def test_project_x_is_released_once() -> None:
    """7.6.1, house-project-x: damage to Vault X does nothing more, the action only for
    Abandon Ship (house-vault-x)."""
    m = swarm("bridge", at={"engineer": "cryo-lab"}, live="engineer", acting="engineer")
    do(m, "release engineer")
    refused(m, "release engineer", "house-vault-x")
    m = swarm(
        "aft-hub",
        live="exile",
        at={"exile": "vault-x"},
        holding={"exile": "bludgeon"},
        acting="exile",
    )
    assert not told(do(m, "sabotage exile"), "released")
    assert monster(m) == "aft-hub"


def test_the_card_is_drawn_when_it_is_turned_up() -> None:
    """7.6, 2.3, 7.6.1: any of the eight can lie there, and all see it now."""
    seen = set()
    for seed in range(40):
        m = station(at={"engineer": "bridge"}, acting="engineer", seed=seed)
        assert m.position()["project"]["card"] == "unseen"
        do(m, "release engineer")
        assert m.view(1)["project"]["card"] == m.position()["project"]["card"]
        seen.add(m.position()["project"]["card"])
    assert seen == PROJECTS


def test_project_x_acts_at_the_end_of_the_turn_that_released_it() -> None:
    """house-project-x, 7.6.2: Exile next door is nearest."""
    m = station(
        at={"engineer": "bridge", "exile": "array-control"},
        project={"card": "combat-swarm"},
        acting="engineer",
    )
    do(m, "release engineer")
    assert monster(m) == "vault-x"
    end_turn(m)
    assert monster(m) == "array-control"


def test_a_monster_acts_at_the_end_of_every_turn() -> None:
    """7.6.2: of each player's."""
    m = swarm("suite", live="exile", at={"exile": "array-control"})
    for section in ["rec-room", "aft-hub", "storage", "mainframe", "array-control"]:
        end_turn(m)
        assert monster(m) == section


def test_a_monster_acts_after_everything_else_has_been_resolved() -> None:
    """15.7.3: Exile leaves in a timed pod before the Swarm, next door, looks for prey."""
    m = swarm(
        "aft-airlocks",
        live="exile",
        at={"exile": "houdini", "stranger": "houdini"},
        abandon_ship=True,
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "houdini"}],
    )
    end_turn(m)
    assert m.position()["launched"] == ["houdini"]
    assert not is_down(m, "exile")
    assert monster(m) == "aft-airlocks"


def test_choices_of_project_x_are_the_active_players() -> None:
    """house-project-x: two Live people beside the Swarm."""
    m = swarm(
        "bridge", live="exile stranger", at={"exile": "bridge", "stranger": "bridge"}, active=2
    )
    end_turn(m)
    assert (ask(m), asked(m)) == ("swarm", 2)
    do(m, "monster-strike stranger")
    assert is_down(m, "stranger")
    assert not is_down(m, "exile")
    assert asked(m) == 3


def test_what_project_x_does_makes_nobody_suspect() -> None:
    """house-project-x, 10.1.2: in the light, under Cameras."""
    m = swarm("bridge", live="exile", at={"exile": "bridge"})
    end_turn(m)
    assert is_down(m, "exile")
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


def test_nothing_happens_while_project_x_is_locked_away() -> None:
    """7.6.1."""
    m = station(project={"card": "combat-swarm"})
    end_turn(m)
    assert "monster" not in m.position()
    m = station(project={"card": "grey-goo"}, active=3)
    end_turn(m)
    assert goo_in(m) == set()


# Grey Goo -----------------------------------------------------------------------------------------


def test_released_goo_fills_vault_x() -> None:
    """x-grey-goo, 7.6.1: and damages it."""
    m = station(at={"engineer": "bridge"}, project={"card": "grey-goo"}, acting="engineer")
    do(m, "release engineer")
    assert goo_in(m) == {"vault-x"}
    assert "vault-x" in m.position()["damaged"]


def test_goo_spreads_once_per_minute_at_the_end_of_the_last_turn() -> None:
    """x-grey-goo: the last player chooses, and Locks do not hold it."""
    m = goo("vault-x", active=0)
    for seat in (0, 1, 2):
        assert asked(m) == seat
        end_turn(m)
        assert goo_in(m) == {"vault-x"}
    end_turn(m)
    assert (ask(m), asked(m)) == ("spread", 3)
    assert legal(m, "spread") == {"spread array-control", "spread bio-lab"}
    do(m, "spread bio-lab")
    assert goo_in(m) == {"vault-x", "bio-lab"}
    assert m.position()["minute"] == 12


def test_goo_spreads_at_the_end_of_the_turn_that_released_it_if_that_is_the_last() -> None:
    """x-grey-goo, house-project-x."""
    m = station(
        at={"engineer": "bridge"}, project={"card": "grey-goo"}, active=3, acting="engineer"
    )
    do(m, "release engineer")
    end_turn(m)
    assert ask(m) == "spread"
    m = station(
        at={"engineer": "bridge"}, project={"card": "grey-goo"}, active=2, acting="engineer"
    )
    do(m, "release engineer")
    end_turn(m)
    assert ask(m) == "turn"


def test_the_last_player_is_the_one_before_the_first() -> None:
    """x-grey-goo, 15.1."""
    m = goo("vault-x", first=2, active=1)
    end_turn(m)
    assert (ask(m), asked(m)) == ("spread", 1)


def test_goo_spreads_by_corridors_only() -> None:
    """x-grey-goo: neither through the vent to Quarters, nor into pods or Outer Space."""
    m = goo("aft-airlocks")
    end_turn(m)
    assert legal(m, "spread") == {"spread reactor", "spread machine-shop"}
    refused(m, "spread houdini", "x-grey-goo")
    refused(m, "spread outer-space", "x-grey-goo")
    refused(m, "spread quarters", "x-grey-goo")


def test_goo_with_one_way_to_go_goes_there() -> None:
    """x-grey-goo."""
    m = goo("shred-room")
    end_turn(m)
    assert goo_in(m) == {"shred-room", "therapy-garden"}
    assert ask(m) == "turn"


def test_goo_damages_and_downs_robots_and_eats_what_lies_about() -> None:
    """x-grey-goo: Cyborg too, but no other Human, and nothing that is held."""
    m = goo(
        "shred-room",
        at={"medical": "therapy-garden", "cyborg": "therapy-garden"},
        holding={"cyborg": "helmet", "counselor": "nanogel"},
        items={"therapy-garden": ["gun", "helmet", "helmet", "artifact", "briefcase"]},
    )
    end_turn(m)
    assert "therapy-garden" in m.position()["damaged"]
    assert is_down(m, "medical")
    assert is_down(m, "cyborg")
    assert not is_down(m, "counselor")
    assert lying(m, "therapy-garden") == ["artifact"]
    assert holds(m, "cyborg") == ["helmet"]
    assert holds(m, "counselor") == ["nanogel"]
    assert m.position()["removed"] == {"gun": 1, "helmet": 2, "briefcase": 1}


def test_goo_leaves_antimatter_alone() -> None:
    """x-grey-goo: neither eaten nor detonated (7.3.3)."""
    m = goo("reactor", "aft-hub", "aft-airlocks", "fuel-cells")
    end_turn(m)
    do(m, "spread magnetic-containment")
    assert lying(m, "magnetic-containment") == ["antimatter"]
    assert m.position()["antimatter"] == "stable"


def test_goo_leaves_kompromat_alone() -> None:
    """x-grey-goo: Kompromat is no Item (8.5)."""
    m = goo("shred-room", kompromat={"therapy-garden": "exile"})
    end_turn(m)
    assert m.position()["kompromat"] == {"therapy-garden": "exile"}


def test_a_robot_that_is_dragged_into_goo_stays_down_and_a_live_one_keeps_away() -> None:
    """x-grey-goo, 11.2."""
    m = goo("bridge", at={"security": "rec-room"}, acting="security")
    refused(m, "step security bridge", "11.2")
    m = goo("bridge", at={"exile": "rec-room"}, acting="exile")
    assert allowed(m, "step exile bridge")


def test_a_robot_in_goo_cannot_be_made_live() -> None:
    """x-grey-goo, 12.11.2: it would go Down again at once."""
    m = goo(
        "bridge",
        at={"exile": "bridge", "engineer": "bridge", "security": "bridge"},
        holding={"exile": "nanogel"},
        down="security",
        acting="exile",
    )
    refused(m, "revive exile security nanogel", "12.11.2")


def test_an_item_that_is_thrown_into_goo_is_gone() -> None:
    """x-grey-goo: it lies loose there; the Artifact stays."""
    m = goo("bridge", at={"exile": "rec-room"}, holding={"exile": "gun artifact"}, acting="exile")
    do(m, "throw exile gun bridge", "throw exile artifact bridge")
    assert lying(m, "bridge") == ["artifact"]
    assert m.position()["removed"] == {"gun": 1}


def test_an_item_that_is_dropped_in_goo_is_gone() -> None:
    """x-grey-goo."""
    m = goo("bridge", at={"exile": "bridge"}, holding={"exile": "gun"}, acting="exile")
    do(m, "drop exile gun")
    assert lying(m, "bridge") == []
    assert m.position()["removed"] == {"gun": 1}


def test_goo_cannot_be_repaired() -> None:
    """x-grey-goo."""
    m = goo("bridge", at={"engineer": "bridge"}, acting="engineer")
    refused(m, "jury-rig engineer", "x-grey-goo")


def test_fire_removes_goo_but_not_the_damage() -> None:
    """x-grey-goo: and then it can be repaired."""
    m = goo(
        "vault-x", "bridge", at={"exile": "rec-room"}, holding={"exile": "firebomb"}, acting="exile"
    )
    assert told(do(m, "ignite exile bridge"), "goo-burned")
    assert goo_in(m) == {"vault-x"}
    assert "bridge" in m.position()["damaged"]


def test_goo_that_spreads_into_fire_burns_up() -> None:
    """x-grey-goo: fire in a Goo section removes the Goo."""
    m = goo("shred-room", fire=["therapy-garden"])
    assert told(end_turn(m), "goo-burned")
    assert goo_in(m) == {"shred-room"}
    assert "therapy-garden" in m.position()["damaged"]


def test_goo_that_is_burned_out_comes_no_more() -> None:
    """x-grey-goo, house-project-x: it is released once."""
    m = goo()
    end_turn(m)
    assert ask(m) == "turn"
    assert goo_in(m) == set()


def test_goo_in_two_power_sections_is_a_blackout() -> None:
    """x-grey-goo, 7.2.2.1: it damages like everything else."""
    m = goo("reactor", "aft-hub", "aft-airlocks", "magnetic-containment")
    assert m.position()["power"] == "blackout"
    m = goo("reactor", "aft-hub", "aft-airlocks", fire=["magnetic-containment"], asphyxiation=[])
    assert m.position()["power"] == "blackout"
    m = goo("aft-exhaust", damaged=["reactor"])
    end_turn(m)
    assert m.position()["power"] == "blackout"
    assert m.position()["abandon_ship"]


# Combat Swarm -----------------------------------------------------------------------------------


def test_the_released_swarm_stands_in_vault_x() -> None:
    """x-combat-swarm: Live."""
    m = station(at={"engineer": "bridge"}, project={"card": "combat-swarm"}, acting="engineer")
    do(m, "release engineer")
    assert m.position()["monster"] == {"at": "vault-x", "down": False}


@pytest.mark.parametrize("name", ["exile", "security", "medical", "cyborg"])
def test_the_swarm_downs_somebody_where_it_is(name: str) -> None:
    """x-combat-swarm: a Live Robot, or a Live Human without a Helmet; and stays there."""
    m = swarm("bridge", live=name, at={name: "bridge"})
    assert told(end_turn(m), "monster-struck")
    assert is_down(m, name)
    assert monster(m) == "bridge"


@pytest.mark.parametrize("name", ["security", "medical"])
def test_a_helmet_does_not_help_a_robot_against_the_swarm(name: str) -> None:
    """x-combat-swarm, 8.1.1.1."""
    m = swarm("bridge", live=name, at={name: "bridge"}, holding={name: "helmet"})
    end_turn(m)
    assert is_down(m, name)


def test_a_helmet_helps_a_human_against_the_swarm() -> None:
    """x-combat-swarm: it looks for others, and does nothing if there are none."""
    m = swarm(
        "bridge",
        live="exile stranger",
        at={"exile": "bridge", "stranger": "rec-room"},
        holding={"exile": "helmet"},
    )
    end_turn(m)
    assert not is_down(m, "exile")
    assert monster(m) == "rec-room"
    m = swarm("bridge", live="exile", at={"exile": "bridge"}, holding={"exile": "helmet"})
    end_turn(m)
    assert monster(m) == "bridge"


def test_the_swarm_strikes_one_in_a_turn() -> None:
    """x-combat-swarm: and somebody at hand before it moves."""
    m = swarm("bridge", live="exile stranger", at={"exile": "bridge", "stranger": "bridge"})
    end_turn(m)
    assert legal(m, "monster-strike") == {"monster-strike exile", "monster-strike stranger"}
    assert legal(m, "monster-step") == set()
    do(m, "monster-strike exile")
    assert not is_down(m, "stranger")
    end_turn(m)
    assert is_down(m, "stranger")


def test_the_swarm_steps_or_strikes_but_not_both() -> None:
    """x-combat-swarm."""
    m = swarm("rec-room", live="exile", at={"exile": "bridge"})
    end_turn(m)
    assert monster(m) == "bridge"
    assert not is_down(m, "exile")
    end_turn(m)
    assert is_down(m, "exile")


def test_the_swarm_goes_for_the_nearest() -> None:
    """x-combat-swarm, house-project-x: Exile two steps away, Stranger four."""
    m = swarm("rec-room", live="exile stranger", at={"exile": "storage", "stranger": "quarters"})
    end_turn(m)
    assert ask(m) == "swarm"
    assert legal(m, "monster-step") == {"monster-step aft-hub", "monster-step suite"}
    m = swarm("rec-room", live="exile stranger", at={"exile": "storage", "stranger": "kitchen"})
    end_turn(m)
    assert monster(m) == "aft-hub"


def test_among_ways_of_the_same_length_the_active_player_chooses() -> None:
    """x-combat-swarm, house-project-x."""
    m = swarm("rec-room", live="exile", at={"exile": "quarters"}, active=1)
    end_turn(m)
    assert monster(m) == "suite"
    m = swarm("bridge", live="exile", at={"exile": "suite"})
    end_turn(m)
    assert monster(m) == "suite"
    m = swarm("storm-shelter", live="exile", at={"exile": "rec-room"}, active=2)
    end_turn(m)
    assert monster(m) == "aft-hub"
    m = swarm("reactor", live="exile", at={"exile": "hydroponics"}, active=2)
    end_turn(m)
    assert (ask(m), asked(m)) == ("swarm", 2)
    assert legal(m, "monster-step") == {"monster-step kitchen", "monster-step fuel-cells"}
    refused(m, "monster-step aft-hub", "house-project-x")
    do(m, "monster-step fuel-cells")
    assert monster(m) == "fuel-cells"


def test_the_swarm_goes_through_vents_and_locks() -> None:
    """x-combat-swarm: and a Lock stays where it is."""
    m = swarm("vault-x", live="exile", at={"exile": "mainframe"})
    end_turn(m)
    assert monster(m) == "mainframe"
    m = swarm("vault-x", live="exile", at={"exile": "array-control"})
    end_turn(m)
    assert monster(m) == "array-control"
    assert ["array-control", "vault-x"] in m.position()["locks"]


def test_the_swarm_enters_a_pod_with_room() -> None:
    """x-combat-swarm, 5.5.3, house-project-x: but no full one."""
    m = swarm("aft-airlocks", live="exile", at={"exile": "houdini"})
    end_turn(m)
    assert monster(m) == "houdini"
    m = swarm("aft-airlocks", live="exile", at={"exile": "houdini", "stranger": "houdini"})
    end_turn(m)
    assert monster(m) == "aft-airlocks"


def test_a_monster_takes_room_in_a_pod() -> None:
    """5.5.3, 5.5.2: Houdini holds two."""
    m = swarm(
        "houdini", live="exile", at={"exile": "aft-airlocks", "stranger": "houdini"}, acting="exile"
    )
    refused(m, "step exile houdini", "5.5.3")


def test_the_swarm_never_goes_to_outer_space() -> None:
    """house-project-x: nor to prey that has escaped or is off the board."""
    m = swarm(
        "aft-airlocks",
        live="security exile",
        at={"security": "outer-space", "exile": "houdini"},
        launched=["houdini"],
        abandon_ship=True,
    )
    end_turn(m)
    assert monster(m) == "aft-airlocks"


def test_neither_fire_nor_lack_of_air_stops_the_swarm() -> None:
    """x-combat-swarm."""
    m = swarm("rec-room", live="daredevil", at={"daredevil": "bridge"}, fire=["bridge"])
    end_turn(m)
    assert m.position()["monster"] == {"at": "bridge", "down": False}
    m = swarm(
        "bridge",
        live="exile",
        at={"exile": "rec-room"},
        holding={"exile": "firebomb helmet"},
        acting="exile",
    )
    do(m, "ignite exile bridge")
    assert not m.position()["monster"]["down"]


def test_a_gun_puts_the_swarm_down() -> None:
    """x-combat-swarm, house-attack: and makes nobody Suspect."""
    m = swarm(
        "bridge", live="exile", at={"exile": "bridge"}, holding={"exile": "gun"}, acting="exile"
    )
    do(m, "attack exile monster gun")
    assert m.position()["monster"]["down"]
    assert guilt(m, 0) == "innocent"
    end_turn(m)
    assert not is_down(m, "exile")


def test_a_bludgeon_does_not_hurt_the_swarm() -> None:
    """x-combat-swarm, house-attack."""
    m = swarm(
        "bridge",
        live="exile",
        at={"exile": "bridge"},
        holding={"exile": "bludgeon"},
        acting="exile",
    )
    refused(m, "attack exile monster bludgeon", "house-attack")


def test_a_down_monster_does_nothing_and_cannot_be_dragged() -> None:
    """house-project-x."""
    m = swarm("bridge", live="exile", at={"exile": "bridge"}, down=True, acting="exile")
    refused(m, "drag exile monster rec-room", "7.6.2")
    end_turn(m)
    assert not is_down(m, "exile")


def test_nanogel_revives_a_monster() -> None:
    """8.1.2, 12.11.1: for whatever reason."""
    m = swarm(
        "bridge",
        live="exile",
        at={"exile": "bridge"},
        holding={"exile": "nanogel"},
        down=True,
        acting="exile",
    )
    do(m, "revive exile monster nanogel")
    assert not m.position()["monster"]["down"]
    end_turn(m)
    assert is_down(m, "exile")


def test_a_monster_is_no_character() -> None:
    """7.6.2: nobody activates, bribes, robs it or gives it anything."""
    m = swarm(
        "bridge",
        live="exile",
        at={"exile": "bridge"},
        holding={"exile": "gun"},
        data={"exile": "evidence"},
        acting="exile",
    )
    for action in (
        "bribe monster",
        "give exile gun monster",
        "rob exile gun monster",
        "copy exile evidence monster",
    ):
        assert not allowed(m, action), action
    assert not allowed(swarm("bridge", live="exile"), "activate monster")


def test_a_down_monster_is_not_mended_like_a_robot_character() -> None:
    """7.6.2, 13.11: Repair and Jury Rig are for Robots among the characters."""
    m = swarm("machine-shop", live="exile", at={"exile": "machine-shop"}, down=True, acting="exile")
    assert not allowed(m, "repair exile monster")
    m = swarm("bridge", live="engineer", at={"engineer": "bridge"}, down=True, acting="engineer")
    assert not allowed(m, "mend engineer monster")


def test_a_monster_in_a_launched_pod_is_out_of_the_game() -> None:
    """house-project-x: a pod with a Monster is occupied (5.5.2)."""
    m = swarm(
        "houdini", live="exile", at={"exile": "aft-airlocks"}, abandon_ship=True, acting="exile"
    )
    do(m, "section-launch exile houdini")
    end_turn(m)
    assert m.position()["launched"] == ["houdini"]
    assert monster(m) == "houdini"
    assert not is_down(m, "exile")


def test_the_medevac_pod_does_not_go_for_a_down_monster() -> None:
    """map-medevac-pod: a Down Human or Robot; the Swarm is a Robot, but no patient (7.6.2)."""
    m = swarm(
        "medevac-pod", live="exile", at={"exile": "forward-airlocks"}, down=True, acting="exile"
    )
    refused(m, "section-launch exile medevac-pod", "5.5.4")


def test_a_down_monster_on_board_is_a_point_for_security() -> None:
    """16.4.4.1: "Down Fugitive, Monster or PC of a player who is not Innocent"."""
    m = station(
        pc={3: "security"},
        project={"card": "combat-swarm", "released": True},
        monster={"at": "bridge", "down": True},
        minute=0,
        active=3,
        re_entry="minute",
    )
    end_turn(m)
    while m.to_act:
        do(m, "reveal")
    assert score(m, 3)["security-1"] == 1


# X-Secret ---------------------------------------------------------------------------------------


def test_a_fresh_x_secret_is_used_at_once() -> None:
    """9.4.1, house-x-secret: manufactured by the activated character."""
    m = station(at={"exile": "bio-lab"}, cubes={0: {"exile": 1}})
    do(m, "activate exile", "manufacture exile x-secret")
    assert m.view(0)["project"]["card"] in PROJECTS
    assert not m.position()["project"]["released"]


def test_a_down_holder_and_an_escaped_one_can_still_be_read() -> None:
    """9.4.1: the disc lies on the card, and that is all."""
    m = station(players={0: {"disc": "exile"}}, data={"exile": "x-secret"}, down="exile")
    assert m.view(0)["project"]["card"] in PROJECTS
    m = station(
        players={0: {"disc": "exile"}},
        data={"exile": "x-secret"},
        at={"exile": "houdini"},
        launched=["houdini"],
        abandon_ship=True,
    )
    assert m.view(0)["project"]["card"] in PROJECTS


def test_the_card_that_was_seen_is_the_card_that_gets_loose() -> None:
    """9.4.1, 7.6.1: it is drawn once."""
    for seed in range(6):
        m = station(
            at={"engineer": "bridge"},
            players={0: {"disc": "engineer"}},
            data={"engineer": "x-secret"},
            acting="engineer",
            seed=seed,
        )
        seen = m.view(0)["project"]["card"]
        do(m, "release engineer")
        assert m.position()["project"]["card"] == seen


def test_what_one_has_seen_one_knows_for_good() -> None:
    """9.4.1: after the Data is gone."""
    m = station(players={0: {"disc": "exile"}}, data={"exile": "x-secret"})
    card = m.position()["project"]["card"]
    pass_turns(m, until=2)
    assert m.view(0)["project"]["card"] == card
    assert where(m, "exile") == "array-control"
