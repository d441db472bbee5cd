"""What a refusal says: the rule that forbids this, the cause as the player sees it, the cure."""

from __future__ import annotations

import pytest

import deorbit
from games.stationfall.station import asked, do, refused, station
from games.stationfall.two_players import two


def why(m: deorbit.Match, notation: str) -> str:
    """The sentence of a refusal."""
    reason = m.why_not(asked(m), deorbit.Action.parse(notation))
    assert reason is not None, notation
    return reason.text


# Self-Preservation (11.2) -------------------------------------------------------------------------


def test_self_preservation_names_the_hazard_and_the_cure() -> None:
    """11.2, 6.1: and that the Lock is no obstacle."""
    m = station(
        at={"station-chief": "reactor"},
        acting="station-chief",
        asphyxiation=["magnetic-containment"],
    )
    assert why(m, "step station-chief magnetic-containment") == (
        "Station Chief would go Down: there is no air in Magnetic Containment. A Helmet would do. "
        "The Lock is no obstacle for an Officer."
    )


@pytest.mark.parametrize(
    ("hazard", "words"),
    [("fire", "Aft Hub is on fire. A Helmet"), ("asphyxiation", "there is no air in Aft Hub.")],
)
def test_self_preservation_tells_one_hazard_from_another(hazard: str, words: str) -> None:
    """11.2: where no Lock is, none is spoken of."""
    m = station(at={"exile": "storage"}, acting="exile", **{hazard: ["aft-hub"]})
    assert words in why(m, "step exile aft-hub")
    assert "Lock" not in why(m, "step exile aft-hub")


def test_a_robot_hears_of_the_goo() -> None:
    """11.2, x-grey-goo: a Helmet would not help."""
    project = {"card": "grey-goo", "released": True}
    m = station(at={"cyborg": "storage"}, acting="cyborg", goo=["aft-hub"], project=project)
    assert "Goo in Aft Hub" in why(m, "step cyborg aft-hub")
    assert "Helmet" not in why(m, "step cyborg aft-hub")


def test_who_clings_to_a_helmet_hears_why() -> None:
    """11.2."""
    m = station(
        at={"exile": "aft-hub", "medical": "aft-hub"},
        holding={"exile": "helmet", "medical": "helmet"},
        acting="exile",
        fire=["aft-hub"],
    )
    for notation in ("drop exile helmet", "give exile helmet medical"):
        refused(m, notation, "11.2")
        assert "Without the Helmet Exile would go Down: Aft Hub is on fire." in why(m, notation)


def test_who_would_burn_in_the_own_fire_hears_so() -> None:
    """11.2, 8.1.3."""
    m = station(at={"exile": "kitchen"}, holding={"exile": "firebomb"}, acting="exile")
    refused(m, "ignite exile kitchen", "11.2")
    assert "in the fire, being in Kitchen without a Helmet" in why(m, "ignite exile kitchen")


def test_a_reviver_hears_what_would_put_the_patient_down_again() -> None:
    """12.11.2."""
    m = station(
        at={"exile": "aft-hub", "stranger": "aft-hub"},
        holding={"exile": "helmet nanogel"},
        down="stranger",
        acting="exile",
        fire=["aft-hub"],
    )
    refused(m, "revive exile stranger nanogel", "12.11.2")
    assert "Stranger would go Down again at once: Aft Hub is on fire." in why(
        m, "revive exile stranger nanogel"
    )


# What forbids this, and not something else --------------------------------------------------------


def test_breach_takes_a_blackout_or_the_card() -> None:
    """card-breach, 7.2.2.2."""
    m = station(at={"exile": "array-control"}, acting="exile")
    refused(m, "breach exile vault-x", "card-breach")
    assert "Blackout" in why(m, "breach exile vault-x")


def test_who_lacks_an_ability_hears_which_one() -> None:
    """card-jury-rig."""
    m = station(at={"exile": "hail-mary"}, acting="exile")
    refused(m, "jury-rig exile", "card-jury-rig")
    assert why(m, "jury-rig exile") == "Exile does not have the ability Jury Rig."


def test_a_lock_stops_a_throw_by_the_rule_of_throwing() -> None:
    """12.5.1."""
    m = station(at={"exile": "array-control"}, holding={"exile": "gun"}, acting="exile")
    refused(m, "throw exile gun vault-x", "12.5.1")
    refused(m, "step exile vault-x", "12.1.3")


def test_a_throw_into_space_takes_the_airlock_action() -> None:
    """12.5.3, 13.13.1: and so does a Step."""
    m = station(at={"exile": "aft-airlocks"}, holding={"exile": "gun"}, acting="exile")
    refused(m, "throw exile gun outer-space", "12.5.3")
    assert "Airlock action" in why(m, "throw exile gun outer-space")
    refused(m, "step exile outer-space", "13.13.1")
    assert "Airlock action" in why(m, "step exile outer-space")


def test_a_drone_is_steered_and_not_activated() -> None:
    """card-remote-control: cubes would not help."""
    m = station(cast="drones")
    refused(m, "activate drone-1", "card-remote-control")
    assert "Remote Control" in why(m, "activate drone-1")


def test_the_pc_of_another_player_is_bribed_and_not_activated() -> None:
    """4.3.2."""
    m = station(pc={1: "counselor"})
    refused(m, "activate counselor", "4.3.2")
    assert "Bribe" in why(m, "activate counselor")


def test_data_is_not_robbed_from_the_down() -> None:
    """12.9.1: nor picked up."""
    m = station(
        at={"exile": "bridge", "medical": "bridge"},
        holding={"exile": "gun"},
        data={"medical": "evidence"},
        down="medical",
        acting="exile",
    )
    refused(m, "rob-data exile evidence medical", "12.9.1")
    assert "Pick Up" not in why(m, "rob-data exile evidence medical")


def test_of_two_bribes_each_waits_for_its_colour() -> None:
    """17.2.7."""
    m = two(acting="exile", players={0: {"bribe": "medical"}})
    refused(m, "bribe engineer", "17.2.7")


@pytest.mark.parametrize("notation", ["drop exile contamination", "pick-up exile contamination"])
def test_contamination_is_no_item(notation: str) -> None:
    """8.5.1: the token exists, so it is told what it is."""
    m = station(acting="exile", contaminated="exile")
    with pytest.raises(deorbit.BadInput, match=r"only Decontaminate removes it \(8\.5\.1\)"):
        m.why_not(0, deorbit.Action.parse(notation))


@pytest.mark.parametrize("notation", ["drop exile evidence", "give exile x-secret medical"])
def test_data_is_no_item(notation: str) -> None:
    """9.1."""
    m = station(acting="exile", data={"exile": "evidence x-secret"})
    with pytest.raises(deorbit.BadInput, match=r"is Data and no Item.*\(9\.1\)"):
        m.why_not(0, deorbit.Action.parse(notation))


def test_clones_of_whom_one_is_only_down_have_not_escaped() -> None:
    """15.4.1."""
    m = station(at={"clone-1": "mesosphere", "clone-2": "mesosphere"}, down="clone-3")
    refused(m, "influence maintenance-clones 1", "15.4.1")
    assert "Down" in why(m, "influence maintenance-clones 1")


def test_nobody_is_called_elsewhere_than_beside_themselves() -> None:
    """5.2."""
    m = station(holding={"exile": "gun"}, acting="exile")
    refused(m, "attack exile exile gun", "5.2")
    assert "itself" in why(m, "attack exile exile gun")


def test_a_section_action_says_where_it_is_offered() -> None:
    """11.5, 13.9.1."""
    m = station(at={"engineer": "kitchen"}, acting="engineer")
    assert why(m, "abandon-ship engineer").endswith("does not offer that: go to Bridge.")
    assert why(m, "manufacture engineer x-secret").endswith("go to Bio Lab.")


def test_a_refusal_begins_like_a_sentence() -> None:
    """13.9.1: whatever stands there first."""
    m = station(at={"engineer": "kitchen"}, acting="engineer", cast="legal")
    assert why(m, "manufacture engineer nda").startswith("An NDA cannot be manufactured")
    reason = m.why_not(0, deorbit.Action.parse("manufacture engineer digital-assistant"))
    assert reason is not None
    assert reason.say("ja")[0] == "そ"


# What comes first ---------------------------------------------------------------------------------


def test_before_an_activation_nobody_acts() -> None:
    """15.2."""
    m = station(cubes={0: {"exile": 1}})
    refused(m, "step exile reactor", "15.2")
    assert why(m, "step exile reactor").startswith("First activate a character")


def test_in_an_activation_the_steps_before_it_are_over() -> None:
    """15.2: each with its own reason."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "activate exile")
    sentences = {
        why(m, one) for one in ("reveal", "influence exile 1", "activate exile", "renegotiate")
    }
    assert len(sentences) == 4
    assert "That is no answer to the question of the moment." not in sentences


def test_who_takes_a_bribed_action_does_that_first() -> None:
    """11.3."""
    m = station(acting="exile")
    do(m, "bribe medical")
    refused(m, "end", "11.3")
    assert why(m, "end").startswith("First Medical takes the one action")
