"""Chapter 9: Data."""

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    character,
    do,
    end_turn,
    legal,
    refused,
    station,
    told,
    where,
)

BOTH = "evidence x-secret"


def data(m: deorbit.Match, name: str) -> list[str]:
    kinds: list[str] = character(m, name)["data"]
    return kinds


# No Items (9.1) ----------------------------------------------------------------------------------


def test_data_is_not_dropped_given_or_thrown() -> None:
    """9.1."""
    m = station(at={"exile": "bridge", "stranger": "bridge"}, data={"exile": BOTH}, acting="exile")
    assert legal(m, "drop") | legal(m, "give") | legal(m, "throw") == set()
    with pytest.raises(deorbit.BadInput):
        do(m, "drop exile evidence")


def test_data_is_not_picked_up_from_the_down() -> None:
    """9.1: nor robbed from them."""
    m = station(
        at={"engineer": "bridge", "stranger": "bridge"},
        holding={"engineer": "gun", "stranger": "helmet"},
        data={"stranger": BOTH},
        down="stranger",
        acting="engineer",
    )
    assert legal(m, "take") == {"take engineer helmet stranger"}
    assert legal(m, "rob-data") == set()
    with pytest.raises(deorbit.BadInput):
        do(m, "take engineer evidence stranger")


def test_data_takes_no_item_slot() -> None:
    """9.1."""
    m = station(
        at={"exile": "security-station"},
        holding={"exile": "gun helmet artifact"},
        data={"exile": "x-secret"},
        acting="exile",
    )
    do(m, "manufacture exile evidence")
    assert data(m, "exile") == ["evidence", "x-secret"]


def test_data_is_manufactured_copied_transmitted_deleted_and_robbed() -> None:
    """9.1: the five things that can be done with it."""
    m = station(
        at={"exile": "array-control", "engineer": "array-control"},
        holding={"exile": "gun"},
        data={"exile": "evidence", "engineer": "x-secret"},
        acting="exile",
        pc={0: "exile"},
    )
    assert allowed(m, "copy exile evidence engineer")
    assert allowed(m, "transmit exile evidence news")
    assert allowed(m, "delete exile evidence")
    assert allowed(m, "rob-data exile x-secret engineer")
    m = station(at={"exile": "security-station"}, acting="exile")
    assert allowed(m, "manufacture exile evidence")


# One copy of each type (9.2, 9.4) ----------------------------------------------------------------


def test_nobody_has_two_copies_of_one_type() -> None:
    """9.2: not by manufacturing, copying or robbing."""
    m = station(at={"exile": "security-station"}, data={"exile": "evidence"}, acting="exile")
    refused(m, "manufacture exile evidence", "9.2")
    m = station(
        at={"exile": "bridge", "engineer": "bridge"},
        holding={"exile": "gun"},
        data={"exile": "evidence", "engineer": "evidence"},
        acting="exile",
    )
    refused(m, "copy exile evidence engineer", "9.2")
    refused(m, "rob-data exile evidence engineer", "9.2")


def test_one_may_have_both_types() -> None:
    """9.2, 9.4."""
    m = station(at={"exile": "bio-lab"}, data={"exile": "evidence"}, acting="exile")
    do(m, "manufacture exile x-secret")
    assert data(m, "exile") == ["evidence", "x-secret"]


def test_types_are_copied_one_by_one() -> None:
    """9.4, 12.6.1."""
    m = station(at={"exile": "bridge", "stranger": "bridge"}, data={"exile": BOTH}, acting="exile")
    do(m, "copy exile x-secret stranger")
    assert data(m, "stranger") == ["x-secret"]
    assert data(m, "exile") == ["evidence", "x-secret"]


def test_types_are_told_apart() -> None:
    """9.4: who has X-Secret has no Evidence to copy, transmit or delete, but may rob it."""
    m = station(
        at=dict.fromkeys(("exile", "engineer", "stranger", "counselor"), "array-control"),
        holding={"exile": "gun"},
        data={"exile": "x-secret", "engineer": "evidence x-secret", "counselor": "x-secret"},
        acting="exile",
        pc={0: "exile"},
    )
    assert not allowed(m, "copy exile evidence stranger")
    assert not allowed(m, "rob-data exile evidence counselor")
    assert not allowed(m, "transmit exile evidence news")
    assert not allowed(m, "delete exile evidence")
    assert allowed(m, "rob-data exile evidence engineer")
    assert not allowed(m, "rob-data exile x-secret engineer")


def test_data_stays_with_its_character() -> None:
    """9.3: wherever it goes, Live or Down."""
    m = station(
        at={"exile": "bridge", "engineer": "bridge"},
        data={"exile": BOTH},
        down="exile",
        acting="engineer",
    )
    do(m, "drag engineer exile rec-room")
    assert where(m, "exile") == "rec-room"
    assert data(m, "exile") == ["evidence", "x-secret"]


# X-Secret (9.4.1) --------------------------------------------------------------------------------


def test_x_secret_is_manufactured_in_bio_lab_and_nowhere_else() -> None:
    """9.4.1, 9.5."""
    m = station(at={"exile": "bio-lab"}, acting="exile")
    do(m, "manufacture exile x-secret")
    assert data(m, "exile") == ["x-secret"]
    m = station(at={"exile": "security-station"}, acting="exile")
    refused(m, "manufacture exile x-secret", "13.9.1")


def reader(**more: Any) -> deorbit.Match:
    """Seat 0 begins a turn with a disc on Exile, who possesses X-Secret."""
    return station(
        **{
            "data": {"exile": "x-secret"},
            "players": {0: {"disc": "exile"}},
            "project": {"card": "combat-swarm"},
            **more,
        }
    )


def lookers(m: deorbit.Match) -> list[int]:
    """Who has seen Project X."""
    found: list[int] = m.position()["project"]["peeked"]
    return found


def test_who_has_a_disc_on_a_possessor_is_shown_project_x() -> None:
    """9.4.1, house-x-secret: in a position too, and nothing is released by it."""
    m = reader()
    assert m.view(0)["project"]["card"] == "combat-swarm"
    assert m.view(1)["project"]["card"] is None
    assert m.position()["project"] == {"card": "combat-swarm", "released": False, "peeked": [0]}


def test_manufacturing_x_secret_opens_the_eyes_at_once() -> None:
    """9.4.1, house-x-secret: and takes no action beside its own."""
    m = station(at={"exile": "bio-lab"}, acting="exile", players={0: {"disc": "exile"}})
    assert lookers(m) == []
    events = do(m, "manufacture exile x-secret")
    assert told(events, "peeked")
    assert lookers(m) == [0]
    assert m.position()["turn"]["actions"] == 1
    assert m.position()["turn"]["free"]


def test_placing_the_disc_on_a_possessor_opens_the_eyes_at_once() -> None:
    """9.4.1, house-x-secret."""
    m = reader(players={}, cubes={0: {"exile": 1}})
    assert lookers(m) == []
    assert told(do(m, "activate exile"), "peeked")
    assert lookers(m) == [0]


@pytest.mark.parametrize(
    "more",
    [
        {"players": {0: {"disc": "stranger"}}},
        {"players": {}},
        {"data": {"exile": "evidence"}},
        {"project": {"card": "combat-swarm", "released": True}, "monster": {"at": "vault-x"}},
    ],
    ids=["disc elsewhere", "no disc", "other Data", "in the open"],
)
def test_nobody_is_shown_project_x_without_a_disc_on_a_possessor(more: dict[str, Any]) -> None:
    """9.4.1: and what is in the open needs no looking."""
    assert lookers(reader(**more)) == []


def test_the_disc_of_another_player_does_not_help() -> None:
    """9.4.1."""
    assert lookers(reader(players={1: {"disc": "exile"}})) == [1]


def hubs(**more: Any) -> deorbit.Match:
    """Medical, who possesses X-Secret, and Exile beside Physics Lab, which wipes all Data."""
    return station(
        at={"medical": "forward-hub", "exile": "forward-hub"},
        data={"medical": "x-secret"},
        project={"card": "combat-swarm"},
        **more,
    )


def test_a_copy_is_read_in_the_turn_of_another_before_it_is_wiped() -> None:
    """9.4.1, house-x-secret: at any time, though the copy is gone in the same turn."""
    m = hubs(acting="medical", players={1: {"disc": "exile"}})
    assert told(do(m, "copy medical x-secret exile"), "peeked")
    do(m, "bribe exile", "step exile physics-lab")
    assert data(m, "exile") == []
    assert m.view(1)["project"]["card"] == "combat-swarm"
    for other in (None, 0, 2, 3):
        assert m.view(other)["project"]["card"] is None


def test_a_copy_is_read_in_the_own_turn_before_it_is_wiped() -> None:
    """9.4.1, house-x-secret."""
    m = hubs(acting="exile", players={0: {"disc": "exile"}})
    do(m, "bribe medical", "copy medical x-secret exile", "step exile physics-lab")
    assert data(m, "exile") == []
    assert m.view(0)["project"]["card"] == "combat-swarm"
    assert m.view(1)["project"]["card"] is None


def test_looking_is_not_undone() -> None:
    """9.4.1: what has been seen cannot be unseen."""
    m = reader(players={}, cubes={0: {"exile": 1}})
    do(m, "activate exile")
    assert not m.undo(0)
    m = station(cubes={0: {"exile": 1}})
    do(m, "activate exile")
    assert m.undo(0)


# Evidence (9.4.2), manufacturing (9.5) -----------------------------------------------------------


def test_evidence_is_manufactured_in_security_station_and_nowhere_else() -> None:
    """9.4.2, 9.5."""
    m = station(at={"exile": "security-station"}, acting="exile")
    do(m, "manufacture exile evidence")
    assert data(m, "exile") == ["evidence"]
    m = station(at={"exile": "bio-lab"}, acting="exile")
    refused(m, "manufacture exile evidence", "13.9.1")


def test_the_acting_character_gets_what_it_manufactures() -> None:
    """9.5: not the activated one, and not those beside it."""
    m = station(at={"exile": "security-station", "stranger": "security-station"}, acting="medical")
    do(m, "bribe exile", "manufacture exile evidence")
    assert data(m, "exile") == ["evidence"]
    assert data(m, "medical") == []
    assert data(m, "stranger") == []


# Offsites (9.6) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("offsite", ["news", "authorities"])
@pytest.mark.parametrize("kind", ["evidence", "x-secret"])
def test_data_gets_to_an_offsite_from_array_control(kind: str, offsite: str) -> None:
    """9.6.1, 13.2.1."""
    m = station(at={"exile": "array-control"}, data={"exile": BOTH}, acting="exile")
    do(m, f"transmit exile {kind} {offsite}")
    other = "news" if offsite == "authorities" else "authorities"
    assert m.position()["offsites"] == {offsite: [kind], other: []}
    assert data(m, "exile") == ["evidence", "x-secret"]


def test_data_at_an_offsite_is_beyond_reach() -> None:
    """9.6.1: it stays there when its sender loses it."""
    m = station(
        at={"exile": "array-control"},
        data={"exile": "evidence"},
        acting="exile",
        pc={0: "exile"},
    )
    do(m, "transmit exile evidence news", "delete exile evidence")
    assert data(m, "exile") == []
    assert m.position()["offsites"]["news"] == ["evidence"]


def test_data_gets_to_an_offsite_with_an_escaped_pc() -> None:
    """9.6.1, 16.3.1: at Stationfall."""
    m = station(
        at={"exile": "mesosphere"},
        data={"exile": "evidence"},
        minute=0,
        active=3,
        pc={0: "exile", 1: "counselor", 2: "cyborg", 3: "daredevil"},
    )
    end_turn(m)
    do(m, "deliver evidence news")
    assert m.position()["offsites"]["news"] == ["evidence"]


def test_an_offsite_holds_one_copy_and_takes_evidence_again() -> None:
    """house-delete, 9.6.1, 10.2.1: the second time convicts too."""
    m = station(
        at={"exile": "array-control"},
        data={"exile": "evidence"},
        acting="exile",
        offsites={"authorities": ["evidence"]},
        players={2: {"guilt": "suspect"}},
    )
    do(m, "transmit exile evidence authorities")
    assert m.position()["offsites"]["authorities"] == ["evidence"]
    assert m.position()["players"][2]["guilt"] == "guilty"
