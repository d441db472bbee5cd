"""Chapter 6: hazards."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    do,
    guilt,
    is_down,
    legal,
    refused,
    station,
    told,
    where,
)

HAZARDS = [{"fire": ["aft-hub"]}, {"asphyxiation": ["aft-hub"]}]


def burn(*there: str, holding: dict[str, str] | None = None) -> deorbit.Match:
    """Exile in Reactor has thrown a burning Firebomb into Aft Hub, where some are."""
    m = station(
        at={"exile": "reactor", "medical": "therapy-garden"} | dict.fromkeys(there, "aft-hub"),
        holding={"exile": "firebomb"} | (holding or {}),
        acting="exile",
    )
    do(m, "ignite exile aft-hub")
    return m


# What hazards do (6.1) ---------------------------------------------------------------------------


def test_fire_puts_a_human_without_a_helmet_down() -> None:
    """6.1."""
    m = burn("stranger")
    assert is_down(m, "stranger")


def test_fire_puts_all_of_them_down_at_once() -> None:
    """6.1."""
    m = burn("stranger", "counselor", "engineer")
    assert all(is_down(m, name) for name in ("stranger", "counselor", "engineer"))


def test_a_helmet_protects_from_fire() -> None:
    """6.1, 8.1.1."""
    m = burn("stranger", "counselor", holding={"stranger": "helmet"})
    assert not is_down(m, "stranger")
    assert is_down(m, "counselor")


def test_fire_does_not_harm_robots() -> None:
    """6.1: a hazard is one for Humans."""
    m = burn("medical", "security")
    assert not is_down(m, "medical")
    assert not is_down(m, "security")


def test_hazards_treat_cyborg_as_a_human() -> None:
    """6.1, card-cyborg."""
    m = burn("cyborg")
    assert is_down(m, "cyborg")


def test_the_swarm_is_no_monster_that_hazards_harm() -> None:
    """6.1, x-combat-swarm."""
    m = station(
        at={"exile": "reactor"},
        holding={"exile": "firebomb"},
        acting="exile",
        project={"card": "combat-swarm", "released": True},
        monster={"at": "aft-hub"},
    )
    do(m, "ignite exile aft-hub")
    assert m.position()["monster"] == {"at": "aft-hub", "down": False}


def test_fire_next_door_harms_nobody() -> None:
    """6.1."""
    m = burn("medical")
    assert not is_down(m, "exile")
    assert not is_down(m, "station-chief")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_human_without_a_helmet_does_not_walk_into_a_hazard(hazard: dict[str, Any]) -> None:
    """6.1, 11.2."""
    m = station(at={"exile": "reactor"}, acting="exile", **hazard)
    refused(m, "step exile aft-hub", "11.2")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_human_with_a_helmet_walks_through_a_hazard(hazard: dict[str, Any]) -> None:
    """6.1, 8.1.1."""
    m = station(at={"exile": "reactor"}, holding={"exile": "helmet"}, acting="exile", **hazard)
    do(m, "step exile aft-hub")
    assert where(m, "exile") == "aft-hub"
    assert not is_down(m, "exile")


@pytest.mark.parametrize("hazard", HAZARDS)
@pytest.mark.parametrize("name", ["medical", "security"])
def test_a_robot_walks_through_a_hazard(name: str, hazard: dict[str, Any]) -> None:
    """6.1."""
    m = station(at={name: "reactor"}, acting=name, **hazard)
    do(m, f"step {name} aft-hub")
    assert not is_down(m, name)


def test_magnetic_containment_needs_a_helmet_from_the_start() -> None:
    """6.1: a token of Asphyxiation lies there (Launch Manual, set-up)."""
    m = station(at={"station-chief": "reactor"}, acting="station-chief")
    assert "magnetic-containment" in m.position()["asphyxiation"]
    refused(m, "step station-chief magnetic-containment", "11.2")


def test_a_robot_in_a_burning_section_is_out_of_reach_of_a_human_without_a_helmet() -> None:
    """6.1, 11.2: an example of the Launch Manual (Station Automation)."""
    m = station(
        at={"exile": "reactor", "medical": "aft-hub"},
        holding={"exile": "gun"},
        acting="exile",
        fire=["aft-hub"],
    )
    refused(m, "step exile aft-hub", "11.2")
    m = station(
        at={"exile": "reactor", "medical": "aft-hub"},
        holding={"exile": "gun helmet"},
        acting="exile",
        fire=["aft-hub"],
    )
    do(m, "step exile aft-hub", "attack exile medical gun")
    assert is_down(m, "medical")


def test_a_down_human_can_be_dragged_into_a_hazard() -> None:
    """6.1: Down already, and the helmeted one who drags is safe."""
    m = station(
        at={"exile": "reactor", "stranger": "reactor"},
        holding={"exile": "helmet"},
        down="stranger",
        acting="exile",
        fire=["aft-hub"],
    )
    events = do(m, "drag exile stranger aft-hub")
    assert where(m, "stranger") == "aft-hub"
    assert not told(events, "downed")
    assert guilt(m, 0) == "innocent"


# Nobody comes round in a hazard (6.2) ------------------------------------------------------------


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_human_without_a_helmet_is_not_revived_in_a_hazard(hazard: dict[str, Any]) -> None:
    """6.2, 12.11.2: neither with Nanogel nor by Medical."""
    m = station(
        at={"medical": "aft-hub", "stranger": "aft-hub"},
        holding={"medical": "nanogel"},
        down="stranger",
        acting="medical",
        **hazard,
    )
    refused(m, "revive medical stranger nanogel", "12.11.2")
    refused(m, "heal medical stranger", "12.11.2")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_human_with_a_helmet_is_revived_in_a_hazard(hazard: dict[str, Any]) -> None:
    """6.2: a Helmet given to the Down one will do."""
    m = station(
        at={"medical": "aft-hub", "stranger": "aft-hub"},
        holding={"medical": "nanogel helmet"},
        down="stranger",
        acting="medical",
        **hazard,
    )
    do(m, "give medical helmet stranger", "revive medical stranger nanogel")
    assert not is_down(m, "stranger")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_robot_is_revived_in_a_hazard(hazard: dict[str, Any]) -> None:
    """6.2: which speaks of Humans."""
    m = station(
        at={"exile": "aft-hub", "medical": "aft-hub"},
        holding={"exile": "nanogel helmet"},
        down="medical",
        acting="exile",
        **hazard,
    )
    do(m, "revive exile medical nanogel")
    assert not is_down(m, "medical")


def test_cyborg_is_neither_mended_nor_repaired_in_a_hazard() -> None:
    """6.2, card-cyborg: a Human for hazards, whatever brings the Robot round."""
    m = station(
        at={"engineer": "machine-shop", "cyborg": "machine-shop"},
        holding={"engineer": "helmet"},
        down="cyborg",
        acting="engineer",
        asphyxiation=["machine-shop"],
    )
    refused(m, "mend engineer cyborg", "12.11.2")
    refused(m, "repair engineer cyborg", "12.11.2")


def test_cyborg_does_not_repair_itself_in_a_hazard() -> None:
    """6.2, card-self-repair."""
    m = station(
        at={"cyborg": "tanks"},
        down="cyborg",
        acting="cyborg",
        pc={0: "cyborg"},
        asphyxiation=["tanks"],
    )
    refused(m, "self-repair cyborg", "12.11.2")


# Getting rid of hazards (6.3, 6.4) ---------------------------------------------------------------


def test_fire_and_asphyxiation_can_be_suppressed() -> None:
    """6.3, 14.1."""
    m = station(at={"exile": "mainframe"}, acting="exile", fire=["tanks"], asphyxiation=["aft-hub"])
    assert legal(m, "suppress") == {"suppress exile tanks", "suppress exile aft-hub"}


def test_without_asphyxiation_magnetic_containment_is_safe() -> None:
    """6.3."""
    m = station(at={"exile": "mainframe", "station-chief": "reactor"}, acting="exile", free=False)
    do(m, "suppress exile magnetic-containment", "bribe station-chief")
    do(m, "step station-chief magnetic-containment")
    assert not is_down(m, "station-chief")


def test_the_asphyxiation_of_outer_space_stays() -> None:
    """6.4: it is not even on offer, and cannot be taken away by a position."""
    m = station(at={"exile": "mainframe"}, acting="exile", asphyxiation=[])
    assert m.position()["asphyxiation"] == ["outer-space"]
    assert legal(m, "suppress") == set()
    refused(m, "suppress exile outer-space", "6.4")


def test_a_human_needs_a_helmet_in_outer_space() -> None:
    """6.4, 11.2."""
    m = station(at={"exile": "aft-airlocks"}, acting="exile")
    refused(m, "airlock exile outer-space", "11.2")
    m = station(at={"exile": "aft-airlocks"}, holding={"exile": "helmet"}, acting="exile")
    assert allowed(m, "airlock exile outer-space")
    m = station(at={"medical": "aft-airlocks"}, acting="medical")
    assert allowed(m, "airlock medical outer-space")


# Fire (6.5) --------------------------------------------------------------------------------------


def test_fire_damages_its_section_at_once() -> None:
    """6.5."""
    m = burn()
    assert m.position()["fire"] == ["aft-hub"]
    assert "aft-hub" in m.position()["damaged"]


def test_fire_in_a_power_section_costs_power() -> None:
    """6.5, 7.2.1.1."""
    m = station(at={"exile": "aft-hub"}, holding={"exile": "firebomb"}, acting="exile")
    do(m, "ignite exile reactor")
    assert m.position()["power"] == "emergency"


def test_fire_in_vault_x_releases_project_x() -> None:
    """6.5, 7.6.1."""
    m = station(
        at={"exile": "array-control"},
        holding={"exile": "firebomb"},
        acting="exile",
        locks=[],
        project={"card": "combat-swarm"},
    )
    do(m, "ignite exile vault-x")
    assert m.position()["project"]["released"]


def test_the_damage_stays_when_the_fire_is_out() -> None:
    """6.5, 14.1."""
    m = station(at={"exile": "mainframe"}, acting="exile", free=False, fire=["tanks"])
    do(m, "suppress exile tanks", "suppress exile tanks")
    assert m.position()["fire"] == []
    assert "tanks" not in m.position()["asphyxiation"]
    assert "tanks" in m.position()["damaged"]


def test_a_damaged_section_can_burn() -> None:
    """6.5."""
    m = station(
        at={"exile": "reactor", "stranger": "aft-hub"},
        holding={"exile": "firebomb"},
        acting="exile",
        damaged=["aft-hub"],
    )
    do(m, "ignite exile aft-hub")
    assert m.position()["fire"] == ["aft-hub"]
    assert is_down(m, "stranger")


def test_a_burning_section_cannot_be_repaired() -> None:
    """6.5: the fire would damage it again at once."""
    m = station(
        at={"engineer": "tanks"}, holding={"engineer": "helmet"}, acting="engineer", fire=["tanks"]
    )
    refused(m, "jury-rig engineer", "house-repair")
    m = station(
        at={"engineer": "reactor"},
        holding={"engineer": "helmet"},
        acting="engineer",
        fire=["reactor"],
    )
    refused(m, "scram engineer", "house-repair")


def test_a_section_can_be_repaired_when_its_fire_is_smothered() -> None:
    """6.5."""
    m = station(
        at={"engineer": "tanks", "exile": "mainframe"},
        holding={"engineer": "helmet"},
        acting="engineer",
        fire=["tanks"],
    )
    do(m, "bribe exile", "suppress exile tanks", "jury-rig engineer")
    assert m.position()["damaged"] == ["hail-mary"]
    assert "tanks" in m.position()["asphyxiation"]


@pytest.mark.parametrize("section", ["magnetic-containment", "outer-space"])
def test_no_fire_starts_without_air(section: str) -> None:
    """6.5.1."""
    m = station(at={"exile": section}, holding={"exile": "firebomb helmet"}, acting="exile")
    refused(m, f"ignite exile {section}", "6.5.1")


def test_no_fire_is_thrown_where_there_is_no_air() -> None:
    """6.5.1: the Firebomb itself can be thrown there."""
    m = station(at={"exile": "reactor"}, holding={"exile": "firebomb"}, acting="exile", locks=[])
    refused(m, "ignite exile magnetic-containment", "6.5.1")
    do(m, "throw exile firebomb magnetic-containment")
    assert m.position()["fire"] == []
    m = station(at={"exile": "aft-airlocks"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "airlock-ignite exile outer-space", "6.5.1")


def test_where_air_is_let_in_again_a_fire_can_start() -> None:
    """6.5.1."""
    m = station(
        at={"exile": "reactor"},
        holding={"exile": "firebomb"},
        acting="exile",
        locks=[],
        asphyxiation=[],
    )
    do(m, "ignite exile magnetic-containment")
    assert m.position()["fire"] == ["magnetic-containment"]


def test_asphyxiation_takes_the_place_of_fire() -> None:
    """6.5.2, 14.1: never both."""
    m = station(at={"exile": "mainframe"}, acting="exile", fire=["tanks"])
    do(m, "suppress exile tanks")
    assert m.position()["fire"] == []
    assert "tanks" in m.position()["asphyxiation"]


def test_no_position_has_fire_and_asphyxiation_in_one_section() -> None:
    """6.5.2."""
    with pytest.raises(deorbit.BadInput):
        station(fire=["tanks"], asphyxiation=["tanks"])
    with pytest.raises(deorbit.BadInput):
        station(fire=["outer-space"])
