"""Chapter 8: Items, Contamination and Kompromat."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    guilt,
    holds,
    is_down,
    legal,
    lying,
    player,
    refused,
    station,
    told,
    where,
)

ITEMS = ["helmet", "bludgeon", "gun", "firebomb", "nanogel", "artifact", "briefcase", "antimatter"]


def together(name: str, other: str, section: str = "bridge", **more: Any) -> deorbit.Match:
    """Two characters in one section, the first of them acting."""
    return station(at={name: section, other: section}, acting=name, **more)


# What Items are (8.1) ----------------------------------------------------------------------------


@pytest.mark.parametrize("item", ITEMS)
def test_items_are_picked_up_dropped_given_thrown_and_robbed(item: str) -> None:
    """8.1: all kinds alike."""
    armed: dict[str, Any] = {"antimatter": "armed"} if item == "antimatter" else {}
    m = station(at={"exile": "bridge"}, items={"bridge": [item]}, acting="exile", **armed)
    do(m, f"pick-up exile {item}")
    assert holds(m, "exile") == [item]
    m = together("exile", "stranger", holding={"exile": item}, **armed)
    assert allowed(m, f"drop exile {item}")
    assert allowed(m, f"throw exile {item} rec-room")
    do(m, f"give exile {item} stranger")
    assert holds(m, "stranger") == [item]
    m = together("exile", "engineer", holding={"exile": "gun", "engineer": item}, **armed)
    do(m, f"rob exile {item} engineer")
    assert sorted(holds(m, "exile")) == sorted(["gun", item])


@pytest.mark.parametrize("item", ITEMS)
def test_each_item_takes_a_slot(item: str) -> None:
    """8.1, 4.5.3."""
    armed: dict[str, Any] = {"antimatter": "armed"} if item == "antimatter" else {}
    m = station(
        at={"exile": "bridge"},
        holding={"exile": f"{item} helmet helmet"},
        items={"bridge": ["gun"]},
        acting="exile",
        **armed,
    )
    refused(m, "pick-up exile gun", "4.5.3")


# The Helmet (8.1.1) ------------------------------------------------------------------------------


def test_a_helmet_protects_a_human_from_a_bludgeon() -> None:
    """8.1.1, 12.8.1."""
    m = together("exile", "stranger", holding={"exile": "bludgeon", "stranger": "helmet"})
    refused(m, "attack exile stranger bludgeon", "8.1.1")
    refused(m, "rob exile helmet stranger", "8.1.1")


def test_a_helmet_does_not_protect_from_a_gun() -> None:
    """8.1.1, 8.1.5."""
    m = together("exile", "stranger", holding={"exile": "gun", "stranger": "helmet"})
    do(m, "attack exile stranger gun")
    assert is_down(m, "stranger")


def test_a_human_is_helmeted_as_long_as_the_helmet_is_possessed() -> None:
    """8.1.1: one on the floor is none."""
    m = together(
        "exile",
        "stranger",
        holding={"exile": "bludgeon"},
        items={"bridge": ["helmet"]},
    )
    assert allowed(m, "attack exile stranger bludgeon")


def test_a_helmet_protects_a_human_from_hazards() -> None:
    """8.1.1, 6.1."""
    m = station(
        at={"exile": "reactor", "stranger": "aft-hub", "counselor": "aft-hub"},
        holding={"exile": "firebomb", "stranger": "helmet"},
        acting="exile",
    )
    do(m, "ignite exile aft-hub")
    assert not is_down(m, "stranger")
    assert is_down(m, "counselor")


def test_a_helmet_does_not_protect_a_robot() -> None:
    """8.1.1.1."""
    m = together("exile", "medical", holding={"exile": "bludgeon", "medical": "helmet"})
    assert allowed(m, "rob exile helmet medical")
    do(m, "attack exile medical bludgeon")
    assert is_down(m, "medical")


def test_cyborg_is_human_enough_for_a_helmet() -> None:
    """8.1.1, 8.1.1.1, card-cyborg."""
    m = together("exile", "cyborg", holding={"exile": "bludgeon", "cyborg": "helmet"})
    refused(m, "attack exile cyborg bludgeon", "8.1.1")


# Nanogel (8.1.2) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["stranger", "medical", "cyborg"])
def test_nanogel_revives_humans_and_robots(other: str) -> None:
    """8.1.2, 12.11.1."""
    m = together("exile", other, holding={"exile": "nanogel"}, down=other)
    do(m, f"revive exile {other} nanogel")
    assert not is_down(m, other)


def test_used_nanogel_takes_a_slot_like_fresh() -> None:
    """8.1, 8.1.2."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "nanogel-used helmet nanogel"},
        items={"bridge": ["gun"]},
        acting="exile",
    )
    refused(m, "pick-up exile gun", "4.5.3")


def test_nanogel_revives_monsters() -> None:
    """8.1.2, 12.11.1."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "nanogel"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "bridge", "down": True},
    )
    do(m, "revive exile monster nanogel")
    assert m.position()["monster"] == {"at": "bridge", "down": False}


# Firebombs (8.1.3) -------------------------------------------------------------------------------


def test_a_firebomb_can_be_dropped_without_igniting() -> None:
    """8.1.3: that is the player's choice."""
    m = station(at={"medical": "aft-hub"}, holding={"medical": "firebomb"}, acting="medical")
    do(m, "drop medical firebomb")
    assert lying(m, "aft-hub") == ["firebomb"]
    assert m.position()["fire"] == []


def test_a_firebomb_can_be_thrown_without_igniting() -> None:
    """8.1.3."""
    m = station(at={"exile": "reactor"}, holding={"exile": "firebomb"}, acting="exile")
    do(m, "throw exile firebomb aft-hub")
    assert lying(m, "aft-hub") == ["firebomb"]
    assert m.position()["fire"] == []


def test_a_dropped_firebomb_can_ignite() -> None:
    """8.1.3: it sets the section on fire and is gone."""
    m = station(at={"security": "aft-hub"}, holding={"security": "firebomb"}, acting="security")
    do(m, "ignite security aft-hub")
    assert holds(m, "security") == []
    assert lying(m, "aft-hub") == []
    assert m.position()["fire"] == ["aft-hub"]


def test_a_thrown_firebomb_can_ignite() -> None:
    """8.1.3: as Lindsey's Stowaway does it (Launch Manual, Minute 9)."""
    m = station(at={"stowaway": "chem-lab"}, acting="stowaway")
    do(m, "manufacture stowaway firebomb", "ignite stowaway bio-lab")
    assert holds(m, "stowaway") == []
    assert lying(m, "bio-lab") == []
    assert m.position()["fire"] == ["bio-lab"]
    assert "bio-lab" in m.position()["damaged"]


def test_a_burning_throw_obeys_the_rules_of_throwing() -> None:
    """8.1.3, 12.5.1, 12.5.2, 12.1.3."""
    m = station(at={"exile": "array-control"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "ignite exile vault-x", "12.5.1")
    refused(m, "ignite exile bridge", "12.5.1")
    m = station(at={"exile": "kitchen"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "ignite exile reactor", "12.5.2")


def test_a_firebomb_burns_from_outer_space_through_an_airlock() -> None:
    """8.1.3, 13.13.1."""
    m = station(
        at={"exile": "outer-space", "stranger": "aft-airlocks"},
        holding={"exile": "helmet firebomb"},
        acting="exile",
    )
    refused(m, "ignite exile aft-airlocks", "12.5.3")
    do(m, "airlock-ignite exile aft-airlocks")
    assert m.position()["fire"] == ["aft-airlocks"]
    assert is_down(m, "stranger")
    assert holds(m, "exile") == ["helmet"]


def test_burning_through_an_airlock_is_a_section_action() -> None:
    """8.1.3, 12.5.3: Forceful Presence commands basic actions only."""
    m = station(
        at={"engineer": "outer-space"},
        holding={"engineer": "helmet firebomb"},
        pc={0: "station-chief"},
    )
    do(m, "activate station-chief", "command engineer")
    refused(m, "airlock-ignite engineer aft-airlocks", "card-forceful-presence")


def test_nothing_burns_through_a_damaged_airlock() -> None:
    """8.1.3, house-airlock."""
    m = station(
        at={"exile": "outer-space"},
        holding={"exile": "helmet firebomb"},
        acting="exile",
        damaged=["aft-airlocks"],
    )
    refused(m, "airlock-ignite exile aft-airlocks", "13.13.3")
    assert allowed(m, "airlock-ignite exile forward-airlocks")


def test_without_a_firebomb_nothing_ignites() -> None:
    """8.1.3, 8.3."""
    m = station(at={"exile": "reactor"}, items={"reactor": ["firebomb"]}, acting="exile")
    refused(m, "ignite exile aft-hub", "8.1.3")
    m = station(
        at={"medical": "outer-space"},
        holding={"medical": "gun"},
        items={"outer-space": ["firebomb"]},
        acting="medical",
    )
    refused(m, "airlock-ignite medical aft-airlocks", "8.1.3")


def test_dropping_a_burning_firebomb_can_be_the_free_drop() -> None:
    """8.1.3, 15.5.3: throwing it cannot."""
    m = station(
        at={"medical": "aft-hub"}, holding={"medical": "firebomb"}, acting="medical", actions=0
    )
    refused(m, "ignite medical reactor", "15.5.2")
    do(m, "ignite medical aft-hub")
    assert m.position()["fire"] == ["aft-hub"]


def test_a_firebomb_that_burned_is_in_the_supply_again() -> None:
    """8.1.3, house-supplies."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "firebomb"},
        acting="exile",
        removed={"firebomb": 7},
    )
    refused(m, "manufacture exile firebomb", "house-supplies")
    do(m, "ignite exile forward-hub")
    assert allowed(m, "manufacture exile firebomb")


def test_a_firebomb_that_is_dropped_by_force_does_not_ignite() -> None:
    """house-firebomb, 8.5.1."""
    m = station(
        at={"medical": "chem-lab"},
        holding={"medical": "firebomb gun helmet"},
        acting="medical",
    )
    do(m, "step medical bio-lab")
    assert legal(m, "ignite") == set()
    do(m, "drop medical firebomb")
    assert m.position()["fire"] == []
    assert lying(m, "bio-lab") == ["firebomb"]


def test_no_firebomb_ignites_in_asphyxiation() -> None:
    """house-firebomb, 6.5.1."""
    m = station(
        at={"medical": "magnetic-containment"}, holding={"medical": "firebomb"}, acting="medical"
    )
    refused(m, "ignite medical magnetic-containment", "6.5.1")
    assert allowed(m, "drop medical firebomb")


# Weapons (8.1.4, 8.1.5) --------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
@pytest.mark.parametrize("other", ["stranger", "medical"])
def test_both_weapons_attack_and_rob_humans_and_robots(other: str, weapon: str) -> None:
    """8.1.4, 8.1.5."""
    m = together("engineer", other, holding={"engineer": weapon, other: "artifact"})
    assert allowed(m, f"rob engineer artifact {other}")
    do(m, f"attack engineer {other} {weapon}")
    assert is_down(m, other)


@pytest.mark.parametrize("weapon", ["bludgeon", "gun"])
def test_both_weapons_damage_sections(weapon: str) -> None:
    """8.1.4, 8.1.5, 12.10."""
    m = station(at={"exile": "bridge"}, holding={"exile": weapon}, acting="exile")
    do(m, "sabotage exile")
    assert "bridge" in m.position()["damaged"]


def test_only_a_gun_works_against_helmeted_humans() -> None:
    """8.1.4, 8.1.5."""
    m = together(
        "exile", "stranger", holding={"exile": "bludgeon gun", "stranger": "helmet artifact"}
    )
    refused(m, "attack exile stranger bludgeon", "8.1.1")
    assert allowed(m, "attack exile stranger gun")
    assert allowed(m, "rob exile artifact stranger")


# Unique Items (8.2) ------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["artifact", "briefcase"])
def test_artifact_and_briefcase_exist_once(item: str) -> None:
    """8.2."""
    m = station(holding={"exile": item})
    assert m.position()["items"].get("physics-lab" if item == "artifact" else "suite") == []
    with pytest.raises(deorbit.BadInput):
        station(holding={"exile": item, "stranger": item})


@pytest.mark.parametrize("item", ["artifact", "briefcase"])
def test_artifact_and_briefcase_have_no_use_of_their_own(item: str) -> None:
    """8.2: who holds one can carry it around, nothing else."""
    m = together("exile", "stranger")
    without = {str(action) for action in m.legal(0)}
    m = together("exile", "stranger", holding={"exile": item})
    more = {str(action).split()[0] for action in m.legal(0) if str(action) not in without}
    assert more == {"drop", "give", "throw"}


# Possession (8.3) --------------------------------------------------------------------------------


def test_items_that_lie_around_cannot_be_used() -> None:
    """8.3."""
    m = together(
        "exile",
        "stranger",
        items={"bridge": ["gun", "bludgeon", "nanogel", "firebomb"]},
        down="stranger",
    )
    refused(m, "revive exile stranger nanogel", "12.11.1")
    refused(m, "sabotage exile", "12.10")
    refused(m, "throw exile gun rec-room", "8.3")
    refused(m, "drop exile gun", "8.3")
    m = together("exile", "stranger", items={"bridge": ["gun", "bludgeon"]})
    refused(m, "attack exile stranger gun", "12.8")
    refused(m, "attack exile stranger bludgeon", "12.8")


def test_items_of_others_cannot_be_used() -> None:
    """8.3."""
    m = together("exile", "stranger", holding={"stranger": "gun helmet firebomb"})
    refused(m, "attack exile stranger gun", "12.8")
    refused(m, "give exile gun stranger", "8.3")
    refused(m, "ignite exile rec-room", "8.1.3")
    m = station(
        at={"exile": "reactor", "stranger": "reactor"},
        holding={"stranger": "helmet"},
        acting="exile",
        locks=[],
    )
    refused(m, "step exile magnetic-containment", "11.2")


def test_a_gun_is_no_bludgeon() -> None:
    """8.3: the weapon that is named must be possessed."""
    m = together("exile", "stranger", holding={"exile": "gun helmet"})
    refused(m, "attack exile stranger bludgeon", "12.8")
    refused(m, "attack exile stranger helmet", "12.8")
    refused(m, "revive exile stranger gun", "12.11.1")


# Integral Items (8.4) ----------------------------------------------------------------------------


def test_an_integral_item_is_not_given_away() -> None:
    """8.4: Security's Gun is neither dropped nor given nor thrown."""
    m = together("security", "exile", section="aft-airlocks")
    refused(m, "drop security gun", "8.4")
    refused(m, "give security gun exile", "8.4")
    refused(m, "throw security gun reactor", "8.4")
    refused(m, "airlock-throw security gun outer-space", "8.4")


def test_what_security_does_not_possess_is_no_integral_item() -> None:
    """8.4, 8.3."""
    m = together("security", "exile", section="aft-airlocks", holding={"security": "nanogel"})
    refused(m, "drop security helmet", "8.3")
    refused(m, "give security helmet exile", "8.3")
    refused(m, "throw security helmet reactor", "8.3")
    refused(m, "airlock-throw security helmet outer-space", "8.3")


def test_an_integral_item_is_not_taken_away() -> None:
    """8.4: neither robbed nor taken from the Down."""
    m = together("exile", "security", holding={"exile": "gun"})
    refused(m, "rob exile gun security", "8.4")
    refused(m, "rob exile helmet security", "12.9.1")
    m = together("exile", "security", down="security")
    refused(m, "take exile gun security", "8.4")
    refused(m, "take exile helmet security", "12.2.1")


def test_a_second_gun_of_security_is_no_integral_one() -> None:
    """8.4."""
    m = together("exile", "security", holding={"security": "gun"}, down="security")
    do(m, "take exile gun security")
    refused(m, "take exile gun security", "8.4")


def test_an_integral_item_takes_no_slot() -> None:
    """8.4: as the characters' data say (house)."""
    m = station(
        at={"security": "bridge"},
        holding={"security": "helmet helmet"},
        items={"bridge": ["artifact"]},
        acting="security",
    )
    do(m, "pick-up security artifact")
    assert sorted(holds(m, "security")) == ["artifact", "helmet", "helmet"]


def test_an_integral_item_can_be_used() -> None:
    """8.4, 8.3."""
    m = together("security", "cyborg", holding={"cyborg": "helmet"})
    do(m, "attack security cyborg gun")
    assert is_down(m, "cyborg")


def test_an_integral_item_can_be_annihilated() -> None:
    """8.4, 4.6.5.1."""
    m = station(
        at={"exile": "aft-airlocks", "security": "hail-mary"}, acting="exile", abandon_ship=True
    )
    do(m, "section-launch exile hail-mary")
    assert where(m, "security") == "annihilated"
    assert m.position()["removed"] == {"gun": 1}


def test_an_integral_item_is_not_dropped_by_force() -> None:
    """8.4, 8.5.1."""
    m = station(
        at={"security": "chem-lab"},
        holding={"security": "helmet bludgeon nanogel"},
        acting="security",
    )
    do(m, "step security bio-lab")
    assert legal(m, "drop") == {
        "drop security helmet",
        "drop security bludgeon",
        "drop security nanogel",
    }


# Contamination (8.5.1) ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg"])
def test_contamination_takes_a_slot(name: str) -> None:
    """8.5.1, map-bio-lab: Humans and Robots."""
    m = station(
        at={name: "chem-lab"},
        holding={name: "helmet helmet"},
        items={"bio-lab": ["gun"]},
        acting=name,
    )
    do(m, f"step {name} bio-lab")
    assert character(m, name)["contaminated"]
    refused(m, f"pick-up {name} gun", "4.5.3")


def test_who_has_no_free_slot_drops_an_item() -> None:
    """8.5.1: where it is, and that is no action."""
    m = station(at={"exile": "chem-lab"}, holding={"exile": "helmet gun artifact"}, acting="exile")
    do(m, "step exile bio-lab")
    assert legal(m, "drop") == {"drop exile helmet", "drop exile gun", "drop exile artifact"}
    assert len(m.legal(0)) == 3
    refused(m, "drop exile nanogel", "8.3")
    refused(m, "drop troubleshooter bludgeon", "15.5.2")
    do(m, "drop exile gun")
    assert lying(m, "bio-lab") == ["gun"]
    assert sorted(holds(m, "exile")) == ["artifact", "helmet"]
    assert character(m, "exile")["contaminated"]
    assert m.position()["turn"]["actions"] == 1
    assert m.position()["turn"]["free"]


def test_who_has_a_free_slot_drops_nothing() -> None:
    """8.5.1."""
    m = station(at={"exile": "chem-lab"}, holding={"exile": "helmet gun"}, acting="exile")
    do(m, "step exile bio-lab")
    assert holds(m, "exile") == ["helmet", "gun"]
    assert allowed(m, "step exile cryo-lab")


def test_the_active_player_chooses_what_is_dropped_by_force() -> None:
    """house-firebomb, 8.5.1: also for the PC of somebody else."""
    m = station(
        at={"medical": "chem-lab", "stranger": "chem-lab"},
        holding={"stranger": "helmet gun artifact"},
        down="stranger",
        acting="medical",
        pc={1: "stranger"},
    )
    do(m, "drag medical stranger bio-lab")
    assert asked(m) == 0
    do(m, "drop stranger artifact")
    assert lying(m, "bio-lab") == ["artifact"]


def test_the_dragged_and_the_dragger_are_both_contaminated() -> None:
    """8.5.1, house-drag: each drops an Item."""
    m = station(
        at={"exile": "chem-lab", "stranger": "chem-lab"},
        holding={"exile": "gun gun gun", "stranger": "helmet helmet helmet"},
        down="stranger",
        acting="exile",
    )
    do(m, "drag exile stranger bio-lab")
    for _ in range(2):
        do(m, str(m.legal(0)[0]))
    assert lying(m, "bio-lab") == ["helmet", "gun"]
    assert character(m, "exile")["contaminated"]
    assert character(m, "stranger")["contaminated"]


def test_nobody_is_contaminated_twice() -> None:
    """8.5.1: the second time costs no slot."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "helmet gun"},
        contaminated="exile",
        acting="exile",
    )
    events = do(m, "step exile bio-lab")
    assert not told(events, "contaminated")
    assert holds(m, "exile") == ["helmet", "gun"]


def test_contamination_stays_wherever_one_goes() -> None:
    """8.5.1: only Decontaminate removes it."""
    m = station(at={"exile": "chem-lab"}, acting="exile")
    do(m, "step exile bio-lab", "step exile cryo-lab")
    assert character(m, "exile")["contaminated"]


def test_the_contamination_of_another_takes_no_slot() -> None:
    """8.5.1: not of Astrochimp."""
    m = station(
        at={"astrochimp": "bridge", "stranger": "bridge"},
        holding={"astrochimp": "helmet helmet"},
        items={"bridge": ["gun"]},
        contaminated="stranger",
        acting="astrochimp",
    )
    assert allowed(m, "pick-up astrochimp gun")


def test_contamination_cannot_be_handed_on() -> None:
    """8.5, 8.5.1: it is no Item."""
    m = together("exile", "stranger", contaminated="exile")
    assert legal(m, "drop") | legal(m, "give") | legal(m, "throw") == set()


def test_decontamination_frees_the_slot() -> None:
    """8.5.1, 13.4.1."""
    m = station(
        at={"exile": "tanks"},
        holding={"exile": "helmet gun"},
        items={"tanks": ["artifact"]},
        contaminated="exile",
        acting="exile",
    )
    refused(m, "pick-up exile artifact", "4.5.3")
    do(m, "decontaminate exile exile")
    assert not character(m, "exile")["contaminated"]
    assert allowed(m, "pick-up exile artifact")


def test_a_helmet_dropped_by_force_protects_no_more() -> None:
    """8.5.1, 6.1, 10.1.2: the Step led to it, so the active player is Suspect."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "helmet gun artifact"},
        acting="exile",
        asphyxiation=["bio-lab"],
    )
    do(m, "step exile bio-lab", "drop exile helmet")
    assert is_down(m, "exile")
    assert guilt(m, 0) == "suspect"


def test_another_item_dropped_by_force_leaves_the_helmet_on() -> None:
    """8.5.1, 6.1."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "helmet gun artifact"},
        acting="exile",
        asphyxiation=["bio-lab"],
    )
    do(m, "step exile bio-lab", "drop exile gun")
    assert not is_down(m, "exile")


# Kompromat (8.5.2) -------------------------------------------------------------------------------


def test_kompromat_goes_to_the_hand_of_the_player() -> None:
    """8.5.2.1, 12.2.3: it takes no slot, so full hands do not matter."""
    m = station(
        at={"exile": "bridge"},
        holding={"exile": "helmet gun artifact"},
        kompromat={"bridge": "stranger"},
        acting="exile",
    )
    do(m, "pick-up-kompromat exile")
    assert player(m, 0)["hand"] == ["stranger"]
    assert m.position()["kompromat"] == {}


def test_kompromat_on_an_npc_gives_one_action() -> None:
    """8.5.2.1, 15.5.5.1."""
    m = station(acting="medical", players={0: {"hand": ["stranger"]}})
    do(m, "kompromat stranger", "step stranger forward-hub")
    assert where(m, "stranger") == "forward-hub"
    assert m.position()["spent"] == ["stranger"]
    assert m.position()["turn"]["actions"] == 2


def test_kompromat_on_a_pc_needs_consent() -> None:
    """8.5.2.1, 15.5.5.2."""
    m = station(acting="medical", players={0: {"hand": ["stranger"]}}, pc={1: "stranger"})
    do(m, "kompromat stranger", "step stranger forward-hub")
    assert asked(m) == 1
    assert where(m, "stranger") == "nanofactory"
    do(m, "accept")
    assert where(m, "stranger") == "forward-hub"
    assert guilt(m, 1) == "innocent"


def test_who_refuses_kompromat_becomes_suspect() -> None:
    """8.5.2.1, 10.1.3."""
    m = station(acting="medical", players={0: {"hand": ["stranger"]}}, pc={1: "stranger"})
    do(m, "kompromat stranger", "step stranger forward-hub", "refuse")
    assert where(m, "stranger") == "nanofactory"
    assert guilt(m, 1) == "suspect"
    assert guilt(m, 0) == "innocent"


def test_kompromat_works_on_the_own_pc() -> None:
    """8.5.2.1: unlike a Bribe."""
    m = station(acting="medical", players={0: {"hand": ["stranger"]}}, pc={0: "stranger"})
    refused(m, "bribe stranger", "15.5.4.4")
    do(m, "kompromat stranger", "step stranger forward-hub")
    assert where(m, "stranger") == "forward-hub"


def test_a_hand_holds_any_number_of_kompromat() -> None:
    """8.5.2.2."""
    hand = ["astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "medical"]
    m = station(
        at={"exile": "bridge"},
        kompromat={"bridge": "stranger"},
        acting="exile",
        players={0: {"hand": hand}},
    )
    do(m, "pick-up-kompromat exile")
    assert len(player(m, 0)["hand"]) == len(hand) + 1


# The supply --------------------------------------------------------------------------------------

LEFT = {"bludgeon": 12, "gun": 5, "firebomb": 8, "nanogel": 7}
"""What of each kind is in the supply at the start."""


@pytest.mark.parametrize(
    ("item", "section"),
    [
        ("bludgeon", "print-shop"),
        ("gun", "print-shop"),
        ("firebomb", "chem-lab"),
        ("nanogel", "nanofactory"),
    ],
)
def test_what_has_run_out_is_manufactured_no_more(item: str, section: str) -> None:
    """house-supplies: the last one can be had, then there is none."""
    m = station(at={"engineer": section}, acting="engineer", removed={item: LEFT[item]})
    refused(m, f"manufacture engineer {item}", "house-supplies")
    m = station(at={"engineer": section}, acting="engineer", removed={item: LEFT[item] - 1})
    do(m, f"manufacture engineer {item}")
    refused(m, f"manufacture engineer {item}", "house-supplies")


@pytest.mark.parametrize(("item", "left"), [*LEFT.items(), ("helmet", 7)])
def test_there_are_only_so_many_pieces(item: str, left: int) -> None:
    """house-supplies: 16 Bludgeons, 6 Guns, 12 Helmets, 8 Firebombs, 8 Nanogels, less those that
    are on the board at the start."""
    station(removed={item: left})
    with pytest.raises(deorbit.BadInput):
        station(removed={item: left + 1})


def test_an_item_that_lies_around_is_not_in_the_supply() -> None:
    """house-supplies: dropping does not bring it back."""
    m = station(
        at={"exile": "chem-lab"},
        holding={"exile": "firebomb"},
        acting="exile",
        removed={"firebomb": 7},
    )
    do(m, "drop exile firebomb")
    refused(m, "manufacture exile firebomb", "house-supplies")


def test_nanogel_that_is_used_up_is_in_the_supply_again() -> None:
    """house-supplies, 12.11.1: after its second use, not after the first."""
    m = station(
        at={"exile": "nanofactory", "stranger": "nanofactory", "counselor": "nanofactory"},
        holding={"exile": "nanogel"},
        down="stranger counselor",
        acting="exile",
        removed={"nanogel": 6},
    )
    do(m, "revive exile stranger nanogel")
    refused(m, "manufacture exile nanogel", "house-supplies")
    do(m, "revive exile counselor nanogel-used", "bribe stranger", "manufacture stranger nanogel")
    assert holds(m, "stranger") == ["nanogel"]


def test_annihilated_items_do_not_come_back() -> None:
    """house-supplies, 4.6.5.1."""
    m = station(
        at={"engineer": "print-shop", "stranger": "hail-mary", "exile": "aft-airlocks"},
        holding={"stranger": "gun"},
        acting="engineer",
        removed={"gun": 4},
        abandon_ship=True,
    )
    do(m, "bribe exile", "section-launch exile hail-mary")
    refused(m, "manufacture engineer gun", "house-supplies")


def test_data_never_runs_out() -> None:
    """house-supplies: everybody else has Evidence."""
    everybody = ["astrochimp", "counselor", "cyborg", "daredevil", "engineer", "medical"]
    everybody += ["security", "station-chief", "stowaway", "stranger", "troubleshooter"]
    m = station(
        at={"exile": "security-station"},
        data=dict.fromkeys(everybody, "evidence x-secret"),
        acting="exile",
    )
    do(m, "manufacture exile evidence")
    assert character(m, "exile")["data"] == ["evidence"]
