"""Chapter 13: section actions, but for launches (see test_launches)."""

from typing import Any

import pytest

from games.stationfall.station import (
    allowed,
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

OFFICERS = ["engineer", "counselor", "station-chief"]
OTHERS = ["exile", "medical", "cyborg", "security", "troubleshooter"]
SWARM: dict[str, Any] = {"project": {"card": "combat-swarm"}}

OFFERED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("engineer", "bridge", "abandon-ship engineer", {}),
    ("engineer", "bridge", "release engineer", {}),
    ("engineer", "cryo-lab", "release engineer", {}),
    ("engineer", "bridge", "self-destruct engineer", {}),
    ("exile", "array-control", "transmit exile evidence news", {"data": {"exile": "evidence"}}),
    ("exile", "tanks", "decontaminate exile exile", {"contaminated": "exile"}),
    ("exile", "reactor", "jettison exile", {}),
    ("exile", "chem-lab", "manufacture exile firebomb", {}),
    ("exile", "bio-lab", "manufacture exile x-secret", {}),
    ("exile", "print-shop", "manufacture exile bludgeon", {}),
    ("engineer", "print-shop", "manufacture engineer gun", {}),
    ("exile", "nanofactory", "manufacture exile nanogel", {}),
    ("exile", "security-station", "manufacture exile evidence", {}),
    ("exile", "security-station", "cameras exile", {}),
    (
        "exile",
        "therapy-garden",
        "meditate exile",
        {"pc": {0: "exile"}, "players": {0: {"betrayal": 1}}},
    ),
    ("exile", "machine-shop", "repair exile medical", {"down": "medical"}),
    ("medical", "aft-airlocks", "airlock medical outer-space", {}),
]


@pytest.mark.parametrize(("name", "section", "notation", "more"), OFFERED)
def test_a_section_action_is_taken_where_it_is_printed_and_costs_an_action(
    name: str, section: str, notation: str, more: dict[str, Any]
) -> None:
    """11.5: one action, and none is free."""
    at = {"medical": section if section == "machine-shop" else "aft-hub", name: section}
    m = station(at=at, acting=name, **SWARM, **more)
    do(m, notation)
    assert m.position()["turn"]["actions"] == 1
    assert m.position()["turn"]["free"]
    m = station(at=at, acting=name, actions=0, **SWARM, **more)
    refused(m, notation, "15.5.2")


@pytest.mark.parametrize(("name", "section", "notation", "more"), OFFERED)
def test_a_damaged_section_offers_none_of_its_actions(
    name: str, section: str, notation: str, more: dict[str, Any]
) -> None:
    """11.5, 5.1.4."""
    at = {"medical": section if section == "machine-shop" else "aft-hub", name: section}
    m = station(at=at, acting=name, damaged=[section], **more)
    refused(m, notation, "5.1.4")


def test_exactly_these_sections_manufacture() -> None:
    """13.9.1, 11.5: what can be made where, by an Officer."""
    made = {
        "chem-lab": {"firebomb"},
        "bio-lab": {"x-secret"},
        "print-shop": {"bludgeon", "gun"},
        "nanofactory": {"nanogel"},
        "security-station": {"evidence"},
        "bridge": set(),
        "mainframe": set(),
        "machine-shop": set(),
        "physics-lab": set(),
    }
    for section, wares in made.items():
        m = station(at={"engineer": section}, acting="engineer")
        assert legal(m, "manufacture") == {f"manufacture engineer {ware}" for ware in wares}


# Abandon Ship (13.1) -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_on_the_bridge_orders_abandon_ship(name: str) -> None:
    """13.1, 7.1.1."""
    m = station(at={name: "bridge"}, acting=name)
    do(m, f"abandon-ship {name}")
    assert m.position()["abandon_ship"]
    assert not m.position()["project"]["released"]
    assert m.position()["antimatter"] == "stable"


@pytest.mark.parametrize("name", OTHERS)
def test_nobody_else_orders_abandon_ship(name: str) -> None:
    """13.1."""
    m = station(at={name: "bridge"}, acting=name)
    refused(m, f"abandon-ship {name}", "card-officer")


def test_abandon_ship_is_ordered_once() -> None:
    """13.1."""
    m = station(at={"engineer": "bridge"}, acting="engineer", abandon_ship=True)
    refused(m, "abandon-ship engineer", "13.1")


# Transmit (13.2) ---------------------------------------------------------------------------------


def test_one_type_goes_to_one_offsite() -> None:
    """13.2.1: a copy, the sender keeps the Data."""
    m = station(at={"exile": "array-control"}, data={"exile": "evidence x-secret"}, acting="exile")
    do(m, "transmit exile x-secret news")
    assert m.position()["offsites"] == {"news": ["x-secret"], "authorities": []}
    assert character(m, "exile")["data"] == ["evidence", "x-secret"]


def test_only_possessed_data_is_transmitted() -> None:
    """13.2.1."""
    m = station(
        at={"exile": "array-control", "engineer": "array-control"},
        data={"exile": "evidence", "engineer": "x-secret"},
        acting="exile",
    )
    refused(m, "transmit exile x-secret news", "13.2.1")
    assert legal(m, "transmit") == {
        "transmit exile evidence news",
        "transmit exile evidence authorities",
    }


@pytest.mark.parametrize("name", ["exile", "medical", "cyborg", "engineer"])
@pytest.mark.parametrize("jammers", [True, False])
def test_anybody_transmits_whatever_the_jammers_do(name: str, jammers: bool) -> None:
    """13.2.2."""
    m = station(at={name: "array-control"}, data={name: "evidence"}, acting=name, jammers=jammers)
    do(m, f"transmit {name} evidence news")
    assert m.position()["offsites"]["news"] == ["evidence"]


def test_evidence_for_the_authorities_convicts_all_other_suspects() -> None:
    """13.2.1, 10.2.1: of the active player, however the character came to act."""
    m = station(
        at={"exile": "array-control"},
        data={"exile": "evidence"},
        acting="medical",
        players={0: {"guilt": "suspect"}, 1: {"guilt": "suspect"}, 2: {"guilt": "suspect"}},
    )
    do(m, "bribe exile", "transmit exile evidence authorities")
    assert [guilt(m, seat) for seat in range(4)] == ["suspect", "guilty", "guilty", "innocent"]


@pytest.mark.parametrize(
    "notation", ["transmit exile evidence news", "transmit exile x-secret authorities"]
)
def test_nothing_else_convicts(notation: str) -> None:
    """13.2.1, 10.2.1."""
    m = station(
        at={"exile": "array-control"},
        data={"exile": "evidence x-secret"},
        acting="exile",
        players={1: {"guilt": "suspect"}},
    )
    do(m, notation)
    assert guilt(m, 1) == "suspect"


# Release Project X (13.3) ------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["bridge", "cryo-lab"])
@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_releases_project_x(name: str, section: str) -> None:
    """13.3.1, 13.3.2: Abandon Ship is triggered too."""
    m = station(at={name: section}, acting=name, **SWARM)
    do(m, f"release {name}")
    assert m.position()["project"]["released"]
    assert m.position()["monster"] == {"at": "vault-x", "down": False}
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []


@pytest.mark.parametrize("section", ["bridge", "cryo-lab"])
@pytest.mark.parametrize("name", OTHERS)
def test_nobody_else_releases_project_x(name: str, section: str) -> None:
    """13.3.2."""
    m = station(at={name: section}, acting=name)
    refused(m, f"release {name}", "card-officer")


def test_project_x_is_not_released_from_vault_x_itself() -> None:
    """13.3.2."""
    m = station(at={"engineer": "vault-x"}, acting="engineer")
    refused(m, "release engineer", "11.5")


def test_project_x_is_released_once() -> None:
    """13.3.1, 7.6.1, house-vault-x: with Abandon Ship triggered nothing is left to do."""
    m = station(
        at={"engineer": "bridge"},
        acting="engineer",
        abandon_ship=True,
        project={"card": "combat-swarm", "released": True},
    )
    refused(m, "release engineer", "house-vault-x")


def test_releasing_works_after_abandon_ship() -> None:
    """13.3.1."""
    m = station(at={"engineer": "bridge"}, acting="engineer", abandon_ship=True, **SWARM)
    do(m, "release engineer")
    assert m.position()["project"]["released"]


def test_the_action_triggers_both_while_damage_only_releases() -> None:
    """13.3.1, house-vault-x."""
    m = station(at={"engineer": "vault-x"}, holding={"engineer": "gun"}, acting="engineer", **SWARM)
    do(m, "sabotage engineer")
    assert m.position()["project"]["released"]
    assert not m.position()["abandon_ship"]
    m = station(at={"engineer": "cryo-lab"}, acting="engineer", **SWARM)
    do(m, "release engineer")
    assert m.position()["project"]["released"]
    assert m.position()["abandon_ship"]


# Decontaminate (13.4) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("patient", "down"),
    [("exile", ""), ("stranger", ""), ("medical", ""), ("stranger", "stranger")],
)
def test_anybody_in_the_tanks_is_decontaminated(patient: str, down: str) -> None:
    """13.4.1: the one who does it, others, Live or Down, one at a time."""
    everybody = ("exile", "stranger", "medical")
    m = station(
        at=dict.fromkeys(everybody, "tanks"),
        contaminated=" ".join(everybody),
        down=down,
        acting="exile",
    )
    do(m, f"decontaminate exile {patient}")
    assert [name for name in everybody if not character(m, name)["contaminated"]] == [patient]


def test_the_patient_must_be_in_the_tanks() -> None:
    """13.4.1."""
    m = station(
        at={"exile": "tanks", "stranger": "forward-hub"},
        contaminated="stranger",
        acting="exile",
    )
    refused(m, "decontaminate exile stranger", "5.2")


def test_the_patient_must_be_contaminated() -> None:
    """13.4.1."""
    m = station(at={"exile": "tanks", "stranger": "tanks"}, contaminated="stranger", acting="exile")
    refused(m, "decontaminate exile exile", "13.4.1")
    m = station(at={"exile": "tanks", "stranger": "tanks"}, contaminated="exile", acting="exile")
    refused(m, "decontaminate exile stranger", "13.4.1")


@pytest.mark.parametrize("name", ["exile", "medical", "engineer", "cyborg"])
def test_anybody_in_the_tanks_decontaminates(name: str) -> None:
    """13.4.2: somebody contaminated as well."""
    m = station(
        at={name: "tanks", "stranger": "tanks"}, contaminated=f"{name} stranger", acting=name
    )
    do(m, f"decontaminate {name} stranger")
    assert not character(m, "stranger")["contaminated"]


# Jettison Antimatter (13.5) ----------------------------------------------------------------------


def test_antimatter_is_jettisoned_into_outer_space_and_armed() -> None:
    """13.5, 7.3.1: from the Reactor (house)."""
    m = station(at={"exile": "reactor"}, acting="exile")
    do(m, "jettison exile")
    assert lying(m, "outer-space") == ["antimatter"]
    assert lying(m, "magnetic-containment") == []
    assert m.position()["antimatter"] == "armed"
    assert m.position()["abandon_ship"]
    assert m.position()["markers"] == [{"player": 0, "effect": "detonation", "minute": 9}]


def test_armed_antimatter_is_jettisoned_as_it_is() -> None:
    """13.5, house-antimatter: no second marker."""
    m = station(
        at={"exile": "reactor"},
        acting="exile",
        antimatter="armed",
        minute=10,
        markers=[{"player": 1, "effect": "detonation", "minute": 7}],
    )
    events = do(m, "jettison exile")
    assert lying(m, "outer-space") == ["antimatter"]
    assert not told(events, "armed")
    assert m.position()["markers"] == [{"player": 1, "effect": "detonation", "minute": 7}]


def test_antimatter_that_somebody_possesses_is_not_jettisoned() -> None:
    """13.5."""
    m = station(
        at={"exile": "reactor", "medical": "magnetic-containment"},
        holding={"medical": "antimatter"},
        items={"magnetic-containment": ["gun"]},
        acting="exile",
    )
    refused(m, "jettison exile", "13.5")


def test_antimatter_that_lies_elsewhere_is_not_jettisoned() -> None:
    """13.5: in the Reactor itself."""
    m = station(
        at={"exile": "reactor"},
        items={"reactor": ["antimatter"]},
        antimatter="armed",
        acting="exile",
    )
    refused(m, "jettison exile", "13.5")


def test_a_damaged_magnetic_containment_lets_antimatter_go() -> None:
    """13.5: the action belongs to the section where it is taken."""
    m = station(at={"exile": "reactor"}, acting="exile", damaged=["magnetic-containment"])
    assert allowed(m, "jettison exile")


# Manufacture (13.9) ------------------------------------------------------------------------------


def test_the_character_gets_what_the_section_names() -> None:
    """13.9.1."""
    m = station(at={"exile": "print-shop"}, acting="exile")
    do(m, "manufacture exile bludgeon", "manufacture exile bludgeon")
    assert holds(m, "exile") == ["bludgeon", "bludgeon"]
    assert lying(m, "print-shop") == ["rocket-wings"]


def test_fresh_nanogel_has_two_uses() -> None:
    """13.9.1, 12.11.1."""
    m = station(at={"exile": "nanofactory"}, acting="exile")
    do(m, "manufacture exile nanogel")
    assert holds(m, "exile") == ["nanogel"]


def test_guns_are_for_officers() -> None:
    """13.9.1, card-officer: an example of the Launch Manual (Station Automation) too."""
    m = station(at={"exile": "print-shop"}, acting="exile")
    refused(m, "manufacture exile gun", "card-officer")
    m = station(at={"engineer": "print-shop"}, acting="engineer")
    do(m, "manufacture engineer gun")
    assert holds(m, "engineer") == ["gun"]


def test_nothing_is_manufactured_above_the_item_limit() -> None:
    """13.9.2, 4.5.3: Contamination counts, Data does not."""
    m = station(
        at={"exile": "print-shop"}, holding={"exile": "helmet helmet helmet"}, acting="exile"
    )
    refused(m, "manufacture exile bludgeon", "4.5.3")
    m = station(
        at={"exile": "print-shop"},
        holding={"exile": "helmet helmet"},
        contaminated="exile",
        acting="exile",
    )
    refused(m, "manufacture exile bludgeon", "4.5.3")
    m = station(
        at={"exile": "print-shop"},
        holding={"exile": "helmet helmet"},
        data={"exile": "evidence x-secret"},
        acting="exile",
    )
    assert allowed(m, "manufacture exile bludgeon")


def test_data_is_manufactured_with_full_hands() -> None:
    """13.9.2: it speaks of Items."""
    m = station(at={"exile": "bio-lab"}, holding={"exile": "helmet helmet helmet"}, acting="exile")
    do(m, "manufacture exile x-secret")
    assert character(m, "exile")["data"] == ["x-secret"]


# Meditate (13.10) --------------------------------------------------------------------------------


def test_meditating_brings_all_cubes_back_from_betrayal() -> None:
    """13.10.1: the own ones."""
    m = station(
        at={"exile": "therapy-garden"},
        acting="exile",
        pc={0: "exile"},
        players={0: {"betrayal": 3}, 1: {"betrayal": 2}},
        cubes={0: {"stranger": 1}},
    )
    assert player(m, 0)["pool"] == 4
    do(m, "meditate exile")
    assert (player(m, 0)["betrayal"], player(m, 0)["pool"]) == (0, 7)
    assert player(m, 1)["betrayal"] == 2
    assert player(m, 0)["cubes"] == {"stranger": 1}


def test_only_a_pc_meditates() -> None:
    """13.10.2."""
    m = station(at={"exile": "therapy-garden"}, acting="exile", players={0: {"betrayal": 3}})
    refused(m, "meditate exile", "13.10.2")


def test_without_cubes_in_betrayal_there_is_nothing_to_meditate_on() -> None:
    """13.10.1."""
    m = station(
        at={"exile": "therapy-garden"},
        acting="exile",
        pc={0: "exile"},
        players={1: {"betrayal": 2}},
    )
    refused(m, "meditate exile", "13.10.1")


# Repair (13.11) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("robot", ["medical", "security", "cyborg"])
def test_a_down_robot_is_repaired_in_the_machine_shop(robot: str) -> None:
    """13.11: by anybody, without Nanogel."""
    m = station(at={"exile": "machine-shop", robot: "machine-shop"}, down=robot, acting="exile")
    do(m, f"repair exile {robot}")
    assert not is_down(m, robot)


def test_humans_are_not_repaired() -> None:
    """13.11."""
    m = station(
        at={"exile": "machine-shop", "stranger": "machine-shop"}, down="stranger", acting="exile"
    )
    refused(m, "repair exile stranger", "13.11")


def test_a_monster_is_not_repaired() -> None:
    """13.11, 7.6.2: it speaks of Robots; a Monster takes Nanogel."""
    m = station(
        at={"exile": "machine-shop"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "machine-shop", "down": True},
    )
    refused(m, "repair exile monster", "13.11")


def test_the_robot_must_be_down_and_there() -> None:
    """13.11."""
    m = station(
        at={"exile": "machine-shop", "medical": "machine-shop", "security": "aft-airlocks"},
        down="security",
        acting="exile",
    )
    refused(m, "repair exile medical", "12.11.1")
    refused(m, "repair exile security", "5.2")


def test_repair_is_for_robots_in_the_machine_shop_only() -> None:
    """13.11, 11.5."""
    m = station(at={"exile": "print-shop", "medical": "print-shop"}, down="medical", acting="exile")
    refused(m, "repair exile medical", "11.5")


# Self-Destruct (13.12) ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_on_the_bridge_starts_self_destruct(name: str) -> None:
    """13.12.1, 13.12.2."""
    m = station(at={name: "bridge"}, acting=name)
    do(m, f"self-destruct {name}")
    assert m.position()["antimatter"] == "armed"
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []
    assert m.position()["markers"] == [{"player": 0, "effect": "detonation", "minute": 9}]
    assert not m.position()["project"]["released"]


@pytest.mark.parametrize("name", OTHERS)
def test_nobody_else_starts_self_destruct(name: str) -> None:
    """13.12.2."""
    m = station(at={name: "bridge"}, acting=name)
    refused(m, f"self-destruct {name}", "card-officer")


@pytest.mark.parametrize("state", ["armed", "detonated"])
def test_self_destruct_works_once(state: str) -> None:
    """13.12.1, house-antimatter."""
    m = station(at={"engineer": "bridge"}, acting="engineer", antimatter=state)
    refused(m, "self-destruct engineer", "house-antimatter")


# Airlock (13.13) ---------------------------------------------------------------------------------


def test_outer_space_is_a_shortcut() -> None:
    """13.13.1: Forward Airlocks to Aft Airlocks in two actions, an example of the Launch Manual
    (Minute 13)."""
    m = station(at={"exile": "forward-airlocks"}, holding={"exile": "helmet"}, acting="exile")
    do(m, "airlock exile outer-space", "airlock exile aft-airlocks")
    assert where(m, "exile") == "aft-airlocks"
    assert m.position()["turn"]["actions"] == 0


@pytest.mark.parametrize("section", ["forward-exhaust", "aft-exhaust"])
def test_arrows_that_lead_out_do_not_lead_in(section: str) -> None:
    """13.13.1."""
    m = station(at={"medical": "outer-space"}, holding={"medical": "gun"}, acting="medical")
    refused(m, f"airlock medical {section}", "13.13.1")
    refused(m, f"airlock-throw medical gun {section}", "13.13.1")
    m = station(at={"medical": section}, holding={"medical": "gun"}, acting="medical")
    assert allowed(m, "airlock medical outer-space")
    assert allowed(m, "airlock-throw medical gun outer-space")


def test_items_are_thrown_out_and_in() -> None:
    """13.13.1, 12.5.3."""
    m = station(at={"medical": "aft-airlocks"}, holding={"medical": "gun"}, acting="medical")
    do(m, "airlock-throw medical gun outer-space")
    assert lying(m, "outer-space") == ["gun"]
    m = station(at={"medical": "outer-space"}, holding={"medical": "gun"}, acting="medical")
    do(m, "airlock-throw medical gun forward-airlocks")
    assert lying(m, "forward-airlocks") == ["helmet", "gun"]


def test_only_possessed_items_are_thrown_through_an_airlock() -> None:
    """13.13.1, 8.3."""
    m = station(at={"medical": "aft-airlocks"}, holding={"medical": "gun"}, acting="medical")
    refused(m, "airlock-throw medical helmet outer-space", "8.3")


def test_the_step_may_drag() -> None:
    """13.13.1, 12.1.2."""
    m = station(
        at={"medical": "aft-airlocks", "stranger": "aft-airlocks"},
        down="stranger",
        acting="medical",
    )
    do(m, "airlock-drag medical stranger outer-space")
    assert where(m, "medical") == "outer-space"
    assert where(m, "stranger") == "outer-space"
    m = station(at={"medical": "aft-airlocks", "stranger": "aft-airlocks"}, acting="medical")
    refused(m, "airlock-drag medical stranger outer-space", "12.1.2")


@pytest.mark.parametrize("other", ["stranger", "medical"])
def test_the_down_are_pushed_out(other: str) -> None:
    """13.13.2: the one who does it stays inside and needs no Helmet."""
    m = station(at={"exile": "aft-exhaust", other: "aft-exhaust"}, down=other, acting="exile")
    do(m, f"airlock-push exile {other}")
    assert where(m, other) == "outer-space"
    assert where(m, "exile") == "aft-exhaust"
    assert guilt(m, 0) == "innocent"


def test_the_live_are_not_pushed_out() -> None:
    """13.13.2."""
    m = station(at={"exile": "aft-airlocks", "stranger": "aft-airlocks"}, acting="exile")
    refused(m, "airlock-push exile stranger", "13.13.2")


def test_a_monster_is_not_pushed_out() -> None:
    """13.13.2, 7.6.2: it is no character."""
    m = station(
        at={"exile": "aft-airlocks"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "aft-airlocks", "down": True},
    )
    refused(m, "airlock-push exile monster", "7.6.2")


def test_who_is_elsewhere_is_not_pushed_out() -> None:
    """13.13.2."""
    m = station(
        at={"exile": "aft-airlocks", "stranger": "reactor"}, down="stranger", acting="exile"
    )
    refused(m, "airlock-push exile stranger", "5.2")


def test_nobody_is_pushed_in() -> None:
    """13.13.2: it leads into Outer Space."""
    m = station(
        at={"medical": "outer-space", "stranger": "outer-space"}, down="stranger", acting="medical"
    )
    refused(m, "airlock-push medical stranger", "13.13.1")


def test_pushing_somebody_out_is_no_dragging() -> None:
    """13.13.2, 12.1.2: who was dragged here can still be pushed out, by the one who dragged."""
    m = station(at={"exile": "reactor", "stranger": "reactor"}, down="stranger", acting="exile")
    do(m, "drag exile stranger aft-airlocks", "airlock-push exile stranger")
    assert where(m, "stranger") == "outer-space"


def test_there_is_no_way_into_a_damaged_section() -> None:
    """13.13.3: for nobody and nothing."""
    m = station(
        at={"medical": "outer-space", "stranger": "outer-space"},
        holding={"medical": "gun"},
        down="stranger",
        acting="medical",
        damaged=["aft-airlocks"],
    )
    refused(m, "airlock medical aft-airlocks", "13.13.3")
    refused(m, "airlock-drag medical stranger aft-airlocks", "13.13.3")
    refused(m, "airlock-throw medical gun aft-airlocks", "13.13.3")
    assert allowed(m, "airlock medical forward-airlocks")


def test_there_is_no_way_out_of_a_damaged_section_either() -> None:
    """house-airlock, 11.5."""
    m = station(
        at={"medical": "aft-airlocks", "stranger": "aft-airlocks"},
        holding={"medical": "gun"},
        down="stranger",
        acting="medical",
        damaged=["aft-airlocks"],
    )
    refused(m, "airlock medical outer-space", "5.1.4")
    refused(m, "airlock-drag medical stranger outer-space", "5.1.4")
    refused(m, "airlock-throw medical gun outer-space", "5.1.4")
    refused(m, "airlock-push medical stranger", "5.1.4")


def test_the_airlock_is_a_section_action() -> None:
    """house-airlock: Forceful Presence, which commands basic actions, cannot use it."""
    m = station(
        at={"engineer": "aft-airlocks", "stranger": "aft-airlocks"},
        holding={"engineer": "helmet gun"},
        down="stranger",
        pc={0: "station-chief"},
    )
    do(m, "activate station-chief", "command engineer")
    for notation in (
        "airlock engineer outer-space",
        "airlock-drag engineer stranger outer-space",
        "airlock-throw engineer gun outer-space",
        "airlock-push engineer stranger",
    ):
        refused(m, notation, "card-forceful-presence")
    assert allowed(m, "step engineer reactor")


# Cameras (13.14) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["exile", "medical", "engineer"])
def test_anybody_in_security_station_switches_cameras(name: str) -> None:
    """13.14: off and on again."""
    m = station(at={name: "security-station"}, acting=name)
    do(m, f"cameras {name}")
    assert m.position()["cameras"] is False
    do(m, f"cameras {name}")
    assert m.position()["cameras"] is True
    assert m.position()["jammers"] is True


def test_cameras_are_switched_nowhere_else() -> None:
    """13.14: they are no Console Action."""
    m = station(at={"exile": "mainframe"}, acting="exile", jammers=False)
    refused(m, "cameras exile", "11.5")
