"""Chapter 11: actions, and which ones nobody takes for the sake of the own skin."""

from typing import Any

import pytest

from games.stationfall.station import (
    allowed,
    do,
    holds,
    is_down,
    legal,
    lying,
    refused,
    station,
    where,
)

# The Down do nothing (11.1) ----------------------------------------------------------------------


def test_a_down_character_is_not_activated() -> None:
    """11.1, 4.6.2."""
    m = station(down="exile", cubes={0: {"exile": 1}})
    refused(m, "activate exile", "4.6.2")


def test_a_down_character_takes_no_action_for_bribe_or_kompromat() -> None:
    """11.1."""
    m = station(acting="medical", down="exile", players={0: {"hand": ["exile"]}})
    refused(m, "bribe exile", "4.6.2")
    refused(m, "kompromat exile", "4.6.2")


def test_who_goes_down_in_an_activation_acts_no_more() -> None:
    """11.1: not even the free Drop is left, the activation can only be ended."""
    m = station(
        at={"exile": "bridge", "engineer": "bridge"},
        holding={"exile": "helmet", "engineer": "gun"},
        acting="exile",
    )
    do(m, "bribe engineer", "attack engineer exile gun")
    refused(m, "step exile rec-room", "4.6.2")
    refused(m, "drop exile helmet", "4.6.2")
    refused(m, "pick-up-kompromat exile", "4.6.2")
    assert {str(action) for action in m.legal(0)} == {"wait exile"}


def test_who_is_annihilated_in_an_activation_acts_no_more() -> None:
    """11.1, 4.6.5.2: somebody else launched the damaged pod."""
    m = station(
        at={"exile": "hail-mary", "engineer": "aft-airlocks"}, acting="exile", abandon_ship=True
    )
    do(m, "bribe engineer", "section-launch engineer hail-mary")
    assert where(m, "exile") == "annihilated"
    refused(m, "sabotage exile", "4.6.5.2")
    assert {str(action) for action in m.legal(0)} == {"wait exile"}


# Self-Preservation (11.2) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hazard", [{"fire": ["aft-hub"]}, {"asphyxiation": ["aft-hub"]}, {"fire": ["aft-hub", "tanks"]}]
)
def test_nobody_steps_into_a_hazard_unprotected(hazard: dict[str, Any]) -> None:
    """11.2."""
    m = station(at={"exile": "storage"}, acting="exile", **hazard)
    refused(m, "step exile aft-hub", "11.2")
    assert allowed(m, "step exile mainframe")


def test_nobody_drags_another_into_a_hazard_unprotected() -> None:
    """11.2: a Helmet of the Down one does not count."""
    m = station(
        at={"exile": "storage", "stranger": "storage"},
        holding={"stranger": "helmet"},
        down="stranger",
        acting="exile",
        fire=["aft-hub"],
    )
    refused(m, "drag exile stranger aft-hub", "11.2")
    assert allowed(m, "drag exile stranger mainframe")


def test_nobody_goes_out_without_a_helmet() -> None:
    """11.2."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "aft-airlocks"}, down="stranger", acting="exile"
    )
    refused(m, "airlock exile outer-space", "11.2")
    refused(m, "airlock-drag exile stranger outer-space", "11.2")
    assert allowed(m, "airlock-push exile stranger")


def test_nobody_comes_in_where_there_is_goo_that_would_be_the_end() -> None:
    """11.2: the other airlock will do; who has a Helmet outside has it inside too."""
    m = station(at={"security": "outer-space"}, acting="security", goo=["forward-airlocks"])
    refused(m, "airlock security forward-airlocks", "13.13.3")
    assert allowed(m, "airlock security aft-airlocks")
    m = station(at={"medical": "outer-space"}, acting="medical", asphyxiation=["forward-airlocks"])
    assert allowed(m, "airlock medical forward-airlocks")


def test_stowaway_does_not_enter_a_hazard_unprotected() -> None:
    """11.2."""
    m = station(acting="stowaway", asphyxiation=["locker-room"])
    refused(m, "step stowaway locker-room", "11.2")


@pytest.mark.parametrize(
    ("notation", "hazard"),
    [
        ("drop exile helmet", "fire"),
        ("drop exile helmet", "asphyxiation"),
        ("give exile helmet medical", "fire"),
        ("give exile helmet medical", "asphyxiation"),
        ("throw exile helmet reactor", "fire"),
        ("throw exile helmet reactor", "asphyxiation"),
        ("airlock-throw exile helmet outer-space", "asphyxiation"),
    ],
)
def test_nobody_parts_with_the_only_helmet_in_a_hazard(notation: str, hazard: str) -> None:
    """11.2: in Aft Airlocks, whose airlock does not work anyway in a fire."""
    more: dict[str, Any] = {hazard: ["aft-airlocks"]}
    m = station(
        at={"exile": "aft-airlocks", "medical": "aft-airlocks"},
        holding={"exile": "helmet"},
        acting="exile",
        **more,
    )
    refused(m, notation, "11.2")


@pytest.mark.parametrize(
    "notation",
    [
        "drop exile helmet",
        "give exile helmet medical",
        "throw exile helmet reactor",
        "airlock-throw exile helmet outer-space",
    ],
)
def test_a_second_helmet_can_be_spared(notation: str) -> None:
    """11.2: nobody goes Down by that."""
    m = station(
        at={"exile": "aft-airlocks", "medical": "aft-airlocks"},
        holding={"exile": "helmet helmet"},
        acting="exile",
        asphyxiation=["aft-airlocks"],
    )
    do(m, notation)
    assert holds(m, "exile") == ["helmet"]
    assert not is_down(m, "exile")


def test_the_helmet_is_kept_on_in_outer_space() -> None:
    """11.2, 6.4."""
    m = station(at={"exile": "outer-space"}, holding={"exile": "helmet gun"}, acting="exile")
    refused(m, "drop exile helmet", "11.2")
    refused(m, "airlock-throw exile helmet aft-airlocks", "11.2")
    assert allowed(m, "drop exile gun")
    assert allowed(m, "airlock-throw exile gun aft-airlocks")


def test_other_items_can_be_parted_with_in_a_hazard() -> None:
    """11.2."""
    m = station(
        at={"exile": "tanks"}, holding={"exile": "helmet gun"}, acting="exile", fire=["tanks"]
    )
    assert allowed(m, "drop exile gun")
    assert allowed(m, "throw exile gun forward-hub")


def test_a_helmet_can_be_parted_with_where_there_is_no_hazard() -> None:
    """11.2."""
    m = station(
        at={"exile": "reactor"}, holding={"exile": "helmet"}, acting="exile", fire=["aft-hub"]
    )
    do(m, "throw exile helmet aft-hub")
    assert lying(m, "aft-hub") == ["helmet"]


@pytest.mark.parametrize("name", ["medical", "security"])
def test_robots_part_with_a_helmet_in_a_hazard(name: str) -> None:
    """11.2, 8.1.1.1."""
    m = station(at={name: "tanks"}, holding={name: "helmet"}, acting=name, fire=["tanks"])
    assert allowed(m, f"drop {name} helmet")


def test_nobody_ignites_a_firebomb_at_the_own_feet_unprotected() -> None:
    """11.2: not for free either."""
    m = station(at={"exile": "reactor"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "ignite exile reactor", "11.2")
    assert allowed(m, "ignite exile aft-hub")
    assert allowed(m, "drop exile firebomb")


@pytest.mark.parametrize(("name", "more"), [("exile", " helmet"), ("medical", "")])
def test_who_is_safe_from_fire_ignites_it_anywhere(name: str, more: str) -> None:
    """11.2."""
    m = station(at={name: "reactor"}, holding={name: f"firebomb{more}"}, acting=name)
    do(m, f"ignite {name} reactor")
    assert m.position()["fire"] == ["reactor"]
    assert not is_down(m, name)


def test_adrenaline_allows_what_self_preservation_forbids_others() -> None:
    """11.2, card-adrenaline: hazards never put Daredevil Down."""
    m = station(at={"daredevil": "reactor"}, holding={"daredevil": "firebomb"}, acting="daredevil")
    do(m, "ignite daredevil reactor")
    assert not is_down(m, "daredevil")
    m = station(at={"daredevil": "aft-airlocks"}, acting="daredevil")
    do(m, "airlock daredevil outer-space")
    assert not is_down(m, "daredevil")
    m = station(
        at={"daredevil": "outer-space"}, holding={"daredevil": "helmet"}, acting="daredevil"
    )
    assert allowed(m, "drop daredevil helmet")


def test_self_preservation_holds_for_the_bribed_and_the_blackmailed() -> None:
    """11.2: whoever decides."""
    m = station(
        at={"exile": "tanks"},
        holding={"exile": "helmet"},
        acting="medical",
        fire=["tanks"],
        players={0: {"hand": ["exile"]}},
    )
    do(m, "bribe exile")
    refused(m, "drop exile helmet", "11.2")
    do(m, "wait exile", "kompromat exile")
    refused(m, "throw exile helmet forward-hub", "11.2")


def test_self_preservation_does_not_spare_others() -> None:
    """11.2: which is about the acting character."""
    m = station(
        at={"medical": "reactor", "stranger": "reactor"},
        holding={"medical": "firebomb"},
        acting="medical",
    )
    do(m, "ignite medical reactor")
    assert is_down(m, "stranger")


def test_a_human_may_join_a_monster() -> None:
    """11.2: what happens later, and to whom, is not certain."""
    m = station(
        at={"exile": "rec-room"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "bridge"},
    )
    assert allowed(m, "step exile bridge")


def test_one_may_enter_and_damage_a_pod_that_is_about_to_leave() -> None:
    """11.2: only immediate effects count."""
    m = station(
        at={"exile": "aft-airlocks"},
        holding={"exile": "bludgeon"},
        acting="exile",
        abandon_ship=True,
        markers=[{"player": 1, "effect": "launch", "minute": 13, "at": "mcqueen"}],
    )
    do(m, "step exile mcqueen", "sabotage exile")
    assert "mcqueen" in m.position()["damaged"]


def test_one_may_stay_where_antimatter_is_armed() -> None:
    """11.2: it detonates later."""
    m = station(
        at={"exile": "magnetic-containment"},
        holding={"exile": "helmet antimatter"},
        acting="exile",
        locks=[],
    )
    assert allowed(m, "step exile reactor")


def test_robots_keep_out_of_the_goo() -> None:
    """11.2, x-grey-goo: it would put them Down at once; Humans may enter."""
    more: dict[str, Any] = {"goo": ["vault-x"], "locks": []}
    more["project"] = {"card": "grey-goo", "released": True}
    m = station(at={"medical": "array-control"}, acting="medical", **more)
    refused(m, "step medical vault-x", "11.2")
    m = station(at={"exile": "array-control"}, acting="exile", **more)
    assert allowed(m, "step exile vault-x")


# Kinds of actions (11.3 to 11.7) -----------------------------------------------------------------


def test_a_free_action_does_not_count() -> None:
    """11.3, 15.5.3."""
    m = station(at={"exile": "storage"}, acting="exile", actions=1)
    do(m, "pick-up exile helmet")
    assert m.position()["turn"]["actions"] == 1
    do(m, "step exile aft-hub")
    assert where(m, "exile") == "aft-hub"


def test_the_action_of_a_bribe_does_not_count() -> None:
    """11.3, 15.5.4.1."""
    m = station(at={"exile": "storage"}, acting="exile", actions=1)
    do(m, "bribe stranger", "step stranger forward-hub")
    assert m.position()["turn"]["actions"] == 1


@pytest.mark.parametrize("section", ["bridge", "mcqueen", "outer-space", "tanks"])
def test_basic_actions_need_no_particular_section(section: str) -> None:
    """11.4."""
    m = station(
        at={"medical": section, "stranger": section},
        holding={"medical": "gun nanogel", "stranger": "helmet"},
        data={"medical": "evidence"},
        items={section: ["artifact"]},
        acting="medical",
    )
    for notation in (
        "pick-up medical artifact",
        "drop medical gun",
        "give medical gun stranger",
        "copy medical evidence stranger",
        "attack medical stranger gun",
        "rob medical helmet stranger" if section != "outer-space" else "wait medical",
        "wait medical",
    ):
        assert allowed(m, notation), notation


def test_basic_actions_work_in_a_damaged_section() -> None:
    """11.4, 5.1.4."""
    m = station(
        at={"medical": "bridge", "stranger": "bridge"},
        holding={"medical": "gun"},
        acting="medical",
        damaged=["bridge"],
    )
    assert allowed(m, "attack medical stranger gun")
    assert allowed(m, "step medical rec-room")


SECTION_ACTIONS = [
    ("engineer", "abandon-ship engineer"),
    ("engineer", "release engineer"),
    ("engineer", "self-destruct engineer"),
    ("engineer", "bridge-launch engineer"),
    ("engineer", "transmit engineer evidence news"),
    ("engineer", "decontaminate engineer engineer"),
    ("engineer", "jettison engineer"),
    ("engineer", "timed-launch engineer"),
    ("engineer", "section-launch engineer mcqueen"),
    ("engineer", "meditate engineer"),
    ("engineer", "repair engineer medical"),
    ("engineer", "cameras engineer"),
    ("engineer", "airlock engineer outer-space"),
    ("engineer", "scram engineer"),
    ("engineer", "reassemble engineer stranger"),
    ("engineer", "claw engineer stranger"),
    ("engineer", "claw-item engineer gun"),
    ("engineer", "rocket-wings engineer"),
]


@pytest.mark.parametrize(("name", "notation"), SECTION_ACTIONS)
def test_section_actions_need_their_section(name: str, notation: str) -> None:
    """11.5: in the Kitchen there is none of them, whatever else is at hand."""
    m = station(
        at={name: "kitchen", "medical": "kitchen", "stranger": "outer-space", "exile": "mcqueen"},
        holding={name: "helmet rocket-wings"},
        data={name: "evidence"},
        items={"outer-space": ["gun"]},
        down="medical stranger",
        contaminated=name,
        acting=name,
        abandon_ship=True,
        pc={0: name},
        players={0: {"betrayal": 2}},
        spent=["stranger"],
    )
    refused(m, notation, "11.5")


@pytest.mark.parametrize("ware", ["bludgeon", "gun", "firebomb", "nanogel", "evidence", "x-secret"])
def test_nothing_is_manufactured_in_the_kitchen(ware: str) -> None:
    """11.5, 13.9.1."""
    m = station(at={"engineer": "kitchen"}, acting="engineer")
    refused(m, f"manufacture engineer {ware}", "13.9.1")


@pytest.mark.parametrize("section", ["kitchen", "bridge", "array-control", "outer-space"])
def test_console_actions_need_a_console(section: str) -> None:
    """11.6."""
    m = station(at={"medical": section}, acting="medical")
    refused(m, "jammers medical", "11.6")
    refused(m, "suppress medical magnetic-containment", "11.6")


@pytest.mark.parametrize("section", ["mainframe", "security-station"])
def test_there_are_two_consoles(section: str) -> None:
    """11.6."""
    m = station(at={"medical": section}, acting="medical")
    assert allowed(m, "jammers medical")
    assert allowed(m, "suppress medical magnetic-containment")


def test_an_ability_can_replace_the_console() -> None:
    """11.6, card-hacker: with Jammers off."""
    m = station(at={"exile": "kitchen"}, acting="exile", jammers=False)
    assert allowed(m, "jammers exile")
    assert allowed(m, "suppress exile magnetic-containment")
    m = station(at={"exile": "kitchen"}, acting="exile")
    refused(m, "jammers exile", "11.6")


def test_characters_in_play_add_section_actions() -> None:
    """11.7: the Cargo Claw is Troubleshooter's, the Shred Room Counselor's, Scram Engineer's."""
    m = station(
        at={"medical": "forward-airlocks"}, items={"outer-space": ["gun"]}, acting="medical"
    )
    assert legal(m, "claw-item") == {"claw-item medical gun"}
    do(m, "claw-item medical gun")
    assert lying(m, "outer-space") == []
    assert sorted(lying(m, "forward-airlocks")) == ["gun", "helmet"]
    m = station(
        at={
            "medical": "forward-airlocks",
            "stranger": "outer-space",
            "security": "outer-space",
            "exile": "bridge",
        },
        down="stranger exile",
        acting="medical",
    )
    assert legal(m, "claw") == {"claw medical stranger"}
    do(m, "claw medical stranger")
    assert where(m, "stranger") == "forward-airlocks"
    m = station(at={"medical": "shred-room"}, acting="medical", spent=["stranger"])
    assert legal(m, "reassemble") == {"reassemble medical stranger"}
    m = station(at={"engineer": "reactor"}, acting="engineer")
    assert allowed(m, "scram engineer")
