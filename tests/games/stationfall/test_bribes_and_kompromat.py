"""15.5.4, 15.5.5 and 8.5.2: Bribes and Kompromat."""

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
    pass_turns,
    player,
    refused,
    score,
    station,
    told,
    where,
)


def turn(m: deorbit.Match) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["turn"]
    return found


def targets(m: deorbit.Match, kind: str) -> set[str]:
    """Who can be bribed, or blackmailed, now."""
    return {action.split()[1] for action in legal(m, kind)}


def asks(m: deorbit.Match) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["asks"][-1]
    return found


def blackmail(of: str, **more: Any) -> deorbit.Match:
    """Seat 0 has activated Exile and holds one Kompromat."""
    return station(**{"players": {0: {"hand": [of]}}, "acting": "exile", **more})


# Bribes (15.5.4) ----------------------------------------------------------------------------------


def test_a_bribe_buys_one_action_with_an_npc_beside_the_activation() -> None:
    """15.5.4.1: a free action; the activated character keeps both of its own."""
    m = station(acting="exile")
    do(m, "bribe medical", "step medical storage")
    assert where(m, "medical") == "storage"
    assert turn(m)["actions"] == 2
    assert turn(m)["free"] is True
    assert asks(m) == {"ask": "activation", "seat": 0, "character": "exile"}


def test_a_bribe_buys_one_action_only() -> None:
    """15.5.4.1, 15.5.4.2: and no free Pick Up or Drop with it."""
    m = station(at={"medical": "storage"}, acting="exile")
    do(m, "bribe medical", "pick-up medical helmet")
    assert holds(m, "medical") == ["helmet"]
    refused(m, "pick-up medical bludgeon", "15.5.2")
    refused(m, "step medical aft-hub", "15.5.2")


def test_the_activated_character_can_be_bribed_for_a_third_action() -> None:
    """15.5.4.1: the tutorial, Minute 10: Station Chief steps once more and arms the Antimatter."""
    m = station(
        at={"station-chief": "magnetic-containment"},
        holding={"station-chief": "helmet antimatter"},
        minute=10,
        locks=[],
        acting="station-chief",
        actions=0,
        free=False,
    )
    do(m, "bribe station-chief", "step station-chief reactor")
    assert where(m, "station-chief") == "reactor"
    assert m.position()["antimatter"] == "armed"
    assert m.position()["markers"] == [{"player": 0, "effect": "detonation", "minute": 6}]
    assert player(m, 0)["bribe"] == "station-chief"


def test_a_bribe_is_offered_once_in_a_turn() -> None:
    """15.5.4.1: there is only one anyway; after a refusal it counts."""
    m = station(acting="exile")
    do(m, "bribe medical", "step medical storage")
    refused(m, "bribe engineer", "15.5.4.1")
    assert legal(m, "bribe") == set()


@pytest.mark.parametrize("left", [2, 1, 0])
def test_a_bribe_is_offered_at_any_moment_of_the_activation(left: int) -> None:
    """15.5.4.1: before, between and after the actions."""
    m = station(acting="exile", actions=left)
    assert allowed(m, "bribe medical")


def test_no_bribe_is_offered_outside_the_activation_phase() -> None:
    """15.5.4.1: not without it, and not in the turns of others."""
    m = station()
    refused(m, "bribe medical", "house-before-the-disc")
    reason = m.why_not(1, deorbit.Action.parse("bribe medical"))
    assert reason is not None
    assert reason.rule == "15.1"


def test_everybody_live_on_the_station_can_be_bribed_conspirator_or_not() -> None:
    """15.5.4.1: whoever else has cubes there; Down, escaped and annihilated ones cannot."""
    m = station(
        at={"stranger": "mesosphere", "security": "annihilated", "astrochimp": "alcatraz"},
        launched=["alcatraz"],
        down="engineer",
        cubes={1: {"medical": 1}},
        acting="exile",
    )
    assert targets(m, "bribe") == {
        "counselor",
        "cyborg",
        "daredevil",
        "exile",
        "medical",
        "station-chief",
        "stowaway",
        "troubleshooter",
    }
    refused(m, "bribe engineer", "4.6.2")
    refused(m, "bribe stranger", "4.6.6.3")
    refused(m, "bribe astrochimp", "4.6.6.3")
    refused(m, "bribe security", "4.6.5.2")


def test_a_monster_cannot_be_bribed() -> None:
    """15.5.4.1, 7.6.2: it is no character."""
    m = station(
        monster={"at": "vault-x"},
        project={"card": "combat-swarm", "released": True},
        acting="exile",
    )
    refused(m, "bribe monster", "7.6.2")


def test_a_bribed_character_obeys_the_rules_of_actions() -> None:
    """15.5.4.2: Self-Preservation, Locks, weapons: nothing is bought but the action."""
    m = station(at={"astrochimp": "reactor"}, acting="exile")
    do(m, "bribe astrochimp")
    refused(m, "step astrochimp magnetic-containment", "12.1.3")
    refused(m, "sabotage astrochimp", "12.10")
    m = station(at={"astrochimp": "reactor"}, locks=[], acting="exile")
    do(m, "bribe astrochimp")
    refused(m, "step astrochimp magnetic-containment", "11.2")


def test_the_action_of_a_bribe_can_be_a_section_action() -> None:
    """15.5.4.2: any action."""
    m = station(at={"medical": "security-station"}, acting="exile")
    do(m, "bribe medical", "manufacture medical evidence")
    assert m.position()["characters"]["medical"]["data"] == ["evidence"]


def test_a_bribed_character_can_wait() -> None:
    """15.5.4.2, 12.12: the Bribe is spent all the same, and the activation goes on."""
    m = station(acting="exile")
    do(m, "bribe medical", "wait medical")
    assert player(m, 0)["bribe"] == "medical"
    assert asks(m)["ask"] == "activation"


def test_the_bribe_stays_on_the_card_until_scoring() -> None:
    """15.5.4.2: on the left side of the bribed character, where it pays whoever reveals as it."""
    m = station(acting="exile", minute=1, re_entry="fireball", first=1, active=0)
    do(m, "bribe counselor", "step counselor aft-hub", "wait exile")
    assert player(m, 0)["bribe"] == "counselor"
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    assert "bribe-unused" not in score(m, 0)
    assert score(m, 1)["bribes-held"] == 1


def test_a_spent_bribe_cannot_be_used_again() -> None:
    """15.5.4.2."""
    m = station(acting="exile", players={0: {"bribe": "medical"}})
    refused(m, "bribe engineer", "15.5.4.1")


def test_bribing_a_pc_takes_the_consent_of_its_player() -> None:
    """15.5.4.1, 15.5.4.3: who hears the action first."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub")
    assert asked(m) == 1
    assert where(m, "counselor") == "therapy-garden"
    prompt = m.view(1)["prompt"]
    assert prompt["args"]["action"] == "step counselor aft-hub"
    assert {str(action) for action in m.legal(1)} == {"accept", "refuse"}


def test_an_accepted_bribe_does_what_was_announced() -> None:
    """15.5.4.3, 15.5.4.2."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub", "accept")
    assert where(m, "counselor") == "aft-hub"
    assert player(m, 0)["bribe"] == "counselor"
    assert asks(m) == {"ask": "activation", "seat": 0, "character": "exile"}


def test_a_refused_bribe_comes_back_and_nothing_happens() -> None:
    """15.5.4.3."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub", "refuse")
    assert where(m, "counselor") == "therapy-garden"
    assert player(m, 0)["bribe"] == "unused"
    assert guilt(m, 1) == "innocent"
    assert asks(m) == {"ask": "activation", "seat": 0, "character": "exile"}


def test_after_a_refusal_there_is_no_second_try_in_this_turn() -> None:
    """15.5.4.3: with nobody."""
    m = station(pc={1: "counselor"}, acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub", "refuse")
    refused(m, "bribe counselor", "15.5.4.1")
    refused(m, "bribe medical", "15.5.4.1")


def test_after_a_refusal_the_bribe_can_be_used_in_a_later_turn() -> None:
    """15.5.4.3."""
    m = station(pc={1: "counselor"}, acting="exile", cubes={0: {"exile": 1}})
    do(m, "bribe counselor", "step counselor aft-hub", "refuse", "wait exile")
    pass_turns(m, until=0, minute=12)
    do(m, "activate exile", "bribe medical", "step medical storage")
    assert player(m, 0)["bribe"] == "medical"


def test_nobody_is_asked_about_an_npc() -> None:
    """15.5.4.1: not even the player whose Secret Identity it is."""
    m = station(acting="exile")
    do(m, "bribe counselor", "step counselor aft-hub")
    assert where(m, "counselor") == "aft-hub"


def test_the_own_pc_cannot_be_bribed() -> None:
    """15.5.4.4: neither as the activated character nor otherwise."""
    m = station(pc={0: "astrochimp"}, acting="exile")
    refused(m, "bribe astrochimp", "15.5.4.4")
    assert "astrochimp" not in targets(m, "bribe")
    refused(station(pc={0: "exile"}, acting="exile"), "bribe exile", "15.5.4.4")


def test_the_own_secret_identity_can_be_bribed_while_it_is_an_npc() -> None:
    """15.5.4.4: only a PC is one's own."""
    m = station(acting="exile")
    do(m, "bribe astrochimp", "step astrochimp quarters")
    assert player(m, 0)["bribe"] == "astrochimp"


def test_each_player_has_an_own_bribe_for_each_own_turn() -> None:
    """15.5.4.1: several Bribes can lie on one character."""
    m = station(acting="exile", actions=1, cubes={1: {"engineer": 1}})
    do(m, "bribe medical", "step medical storage", "wait exile")
    do(m, "activate engineer", "bribe medical", "step medical aft-hub")
    assert player(m, 0)["bribe"] == player(m, 1)["bribe"] == "medical"


def test_bribe_and_kompromat_go_into_one_turn() -> None:
    """15.5.4.1, 15.5.5.1: as in the tutorial, Minute 10."""
    m = blackmail("astrochimp")
    do(m, "kompromat astrochimp", "step astrochimp quarters")
    do(m, "bribe astrochimp", "step astrochimp machine-shop")
    do(m, "step exile mainframe", "step exile storage")
    assert where(m, "astrochimp") == "machine-shop"
    assert where(m, "exile") == "storage"


def test_a_bribe_brings_stowaway_on_board() -> None:
    """15.5.4.2, card-stowaway: her first action ever is to enter."""
    m = station(acting="exile")
    do(m, "bribe stowaway")
    assert {action.kind for action in m.legal(0)} == {"step"}
    do(m, "step stowaway vault-x")
    assert where(m, "stowaway") == "vault-x"


# Kompromat in hand (8.5.2) ------------------------------------------------------------------------


def test_kompromat_is_picked_up_like_an_item_but_goes_to_the_hand_of_the_player() -> None:
    """8.5.2.1, 12.2.3: not to the character, and it takes no slot."""
    m = station(
        holding={"astrochimp": "gun gun gun"}, kompromat={"kitchen": "medical"}, acting="astrochimp"
    )
    do(m, "pick-up-kompromat astrochimp")
    assert player(m, 0)["hand"] == ["medical"]
    assert holds(m, "astrochimp") == ["gun", "gun", "gun"]
    assert "kitchen" not in m.position()["kompromat"]
    refused(m, "pick-up-kompromat astrochimp", "12.2.3")


def test_kompromat_goes_to_the_active_player_whoever_owns_the_finder() -> None:
    """8.5.2.1, 12.2.3: a bribed PC finds it for the briber."""
    m = station(kompromat={"kitchen": "medical"}, pc={1: "astrochimp"}, acting="exile")
    do(m, "bribe astrochimp", "pick-up-kompromat astrochimp", "accept")
    assert player(m, 0)["hand"] == ["medical"]
    assert player(m, 1)["hand"] == []


def test_a_hand_holds_any_number_of_kompromat() -> None:
    """8.5.2.2: the twelfth too."""
    everybody = sorted(station().position()["characters"])
    m = station(
        players={0: {"hand": everybody[1:]}}, kompromat={"kitchen": "unseen"}, acting="astrochimp"
    )
    do(m, "pick-up-kompromat astrochimp")
    assert sorted(player(m, 0)["hand"]) == everybody


# Using it (15.5.5) --------------------------------------------------------------------------------


def test_kompromat_buys_one_action_with_its_character() -> None:
    """15.5.5.1, 8.5.2.1: an NPC does as it is told, and the activation keeps its actions."""
    m = blackmail("medical")
    do(m, "kompromat medical", "step medical storage")
    assert where(m, "medical") == "storage"
    assert turn(m)["actions"] == 2
    refused(m, "step medical aft-hub", "15.5.2")


def test_used_kompromat_lies_on_the_card_of_its_character() -> None:
    """15.5.5.1: it has left the hand."""
    m = blackmail("medical")
    do(m, "kompromat medical", "step medical storage")
    assert player(m, 0)["hand"] == []
    assert m.position()["spent"] == ["medical"]


def test_only_the_character_that_it_names_can_be_blackmailed() -> None:
    """15.5.5.1, 8.5.2.1."""
    m = blackmail("medical")
    assert targets(m, "kompromat") == {"medical"}
    refused(m, "kompromat engineer", "8.5.2.1")


def test_one_kompromat_is_used_in_a_turn() -> None:
    """15.5.5.1."""
    m = station(players={0: {"hand": ["medical", "engineer"]}}, acting="exile")
    do(m, "kompromat medical", "step medical storage")
    refused(m, "kompromat engineer", "15.5.5.1")


def test_another_one_can_be_used_in_the_next_turn() -> None:
    """15.5.5.1."""
    m = station(
        players={0: {"hand": ["medical", "engineer"]}}, acting="exile", cubes={0: {"exile": 1}}
    )
    do(m, "kompromat medical", "step medical storage", "wait exile")
    pass_turns(m, until=0, minute=12)
    do(m, "activate exile")
    assert allowed(m, "kompromat engineer")


@pytest.mark.parametrize("left", [2, 1, 0])
def test_kompromat_is_used_at_any_moment_of_the_activation(left: int) -> None:
    """15.5.5.1: before, between and after the actions."""
    assert allowed(blackmail("medical", actions=left), "kompromat medical")


def test_no_kompromat_is_used_outside_the_activation_phase() -> None:
    """15.5.5.1: without anybody to activate there is none."""
    m = station(players={0: {"hand": ["medical"]}})
    refused(m, "kompromat medical", "house-before-the-disc")


def test_the_action_of_a_kompromat_comes_without_a_free_one() -> None:
    """15.5.5.1: the tutorial says so."""
    m = blackmail("medical", at={"medical": "storage"})
    do(m, "kompromat medical", "pick-up medical helmet")
    refused(m, "pick-up medical bludgeon", "15.5.2")
    assert turn(m)["free"] is True


def test_the_activated_character_itself_can_be_blackmailed() -> None:
    """15.5.5.1: for one action more."""
    m = blackmail("exile", actions=0)
    do(m, "kompromat exile", "step exile mainframe")
    assert where(m, "exile") == "mainframe"


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"down": "medical"}, "4.6.2"),
        ({"at": {"medical": "mesosphere"}}, "4.6.6.3"),
        ({"at": {"medical": "annihilated"}}, "4.6.5.2"),
    ],
)
def test_who_cannot_act_cannot_be_blackmailed(position: dict[str, Any], rule: str) -> None:
    """house-kompromat."""
    refused(blackmail("medical", **position), "kompromat medical", rule)


def test_a_monster_cannot_be_blackmailed() -> None:
    """15.5.5.1, 7.6.2: there is no Kompromat of it."""
    m = blackmail(
        "medical", monster={"at": "vault-x"}, project={"card": "combat-swarm", "released": True}
    )
    refused(m, "kompromat monster", "7.6.2")


def test_kompromat_brings_stowaway_on_board() -> None:
    """house-kompromat, card-stowaway."""
    m = blackmail("stowaway")
    do(m, "kompromat stowaway", "step stowaway forward-exhaust")
    assert where(m, "stowaway") == "forward-exhaust"


def test_the_player_of_a_pc_hears_the_action_and_decides() -> None:
    """15.5.5.2, 8.5.2.1."""
    m = blackmail("counselor", pc={1: "counselor"})
    do(m, "kompromat counselor", "step counselor aft-hub")
    assert asked(m) == 1
    assert where(m, "counselor") == "therapy-garden"
    assert m.view(1)["prompt"]["args"]["action"] == "step counselor aft-hub"
    assert {str(action) for action in m.legal(1)} == {"accept", "refuse"}


def test_an_accepted_kompromat_is_used() -> None:
    """15.5.5.2: it stays on the card."""
    m = blackmail("counselor", pc={1: "counselor"})
    do(m, "kompromat counselor", "step counselor aft-hub", "accept")
    assert where(m, "counselor") == "aft-hub"
    assert m.position()["spent"] == ["counselor"]
    assert player(m, 0)["hand"] == []
    assert guilt(m, 1) == "innocent"


def test_a_refused_kompromat_goes_back_to_the_hand_and_makes_suspect() -> None:
    """15.5.5.2, 8.5.2.1, 10.1.3."""
    m = blackmail("counselor", pc={1: "counselor"})
    do(m, "kompromat counselor", "step counselor aft-hub", "refuse")
    assert where(m, "counselor") == "therapy-garden"
    assert player(m, 0)["hand"] == ["counselor"]
    assert m.position()["spent"] == []
    assert guilt(m, 1) == "suspect"
    assert guilt(m, 0) == "innocent"
    assert asks(m) == {"ask": "activation", "seat": 0, "character": "exile"}


def test_a_refused_kompromat_was_the_use_of_this_turn() -> None:
    """15.5.5.2, 15.5.5.1."""
    m = station(
        pc={1: "counselor"},
        players={0: {"hand": ["counselor", "medical"]}},
        acting="exile",
        cubes={0: {"exile": 1}},
    )
    do(m, "kompromat counselor", "step counselor aft-hub", "refuse")
    refused(m, "kompromat counselor", "15.5.5.1")
    refused(m, "kompromat medical", "15.5.5.1")
    do(m, "wait exile")
    pass_turns(m, until=0, minute=12)
    do(m, "activate exile")
    assert allowed(m, "kompromat counselor")


def test_a_refusal_leaves_the_bribe_to_be_tried() -> None:
    """15.5.4.1, 15.5.5.1: each has its own once-a-turn."""
    m = blackmail("counselor", pc={1: "counselor"})
    do(m, "kompromat counselor", "step counselor aft-hub", "refuse")
    do(m, "bribe counselor", "step counselor aft-hub", "accept")
    assert where(m, "counselor") == "aft-hub"


def test_kompromat_works_on_the_own_pc_without_asking() -> None:
    """15.5.5.3, 8.5.2.1: unlike a Bribe."""
    m = blackmail("astrochimp", pc={0: "astrochimp"})
    do(m, "kompromat astrochimp", "step astrochimp quarters")
    assert where(m, "astrochimp") == "quarters"
    assert m.position()["spent"] == ["astrochimp"]


def test_the_own_pc_gets_a_third_action_by_kompromat() -> None:
    """15.5.5.3."""
    m = station(
        pc={0: "astrochimp"}, players={0: {"hand": ["astrochimp"]}}, acting="astrochimp", actions=0
    )
    do(m, "kompromat astrochimp", "step astrochimp quarters")
    assert where(m, "astrochimp") == "quarters"


def test_an_attack_that_was_agreed_to_happens() -> None:
    """15.5.5.2: the PC acts, though its player is not the active one."""
    m = blackmail(
        "counselor",
        pc={1: "counselor"},
        at={"stranger": "therapy-garden"},
        holding={"counselor": "gun"},
    )
    do(m, "kompromat counselor", "attack counselor stranger gun", "accept")
    assert is_down(m, "stranger")
    assert guilt(m, 0) == "suspect"
    assert guilt(m, 1) == "innocent"


def test_what_is_announced_must_be_legal() -> None:
    """15.5.5.2, 15.5.4.3: nobody is asked about what cannot be done."""
    m = blackmail("counselor", pc={1: "counselor"})
    do(m, "kompromat counselor")
    refused(m, "step counselor kitchen", "12.1.1")
    refused(m, "attack counselor station-chief gun", "12.8")


def test_blood_from_a_stone_takes_the_kompromat_of_an_npc_back() -> None:
    """card-blood-from-a-stone: not that of a PC, and still once in a turn."""
    m = station(pc={0: "exile"}, players={0: {"hand": ["medical"]}}, acting="exile")
    do(m, "kompromat medical", "step medical storage")
    assert player(m, 0)["hand"] == ["medical"]
    assert m.position()["spent"] == []
    refused(m, "kompromat medical", "15.5.5.1")
    m = station(
        pc={0: "exile", 1: "counselor"}, players={0: {"hand": ["counselor"]}}, acting="exile"
    )
    do(m, "kompromat counselor", "step counselor aft-hub", "accept")
    assert player(m, 0)["hand"] == []
    assert m.position()["spent"] == ["counselor"]


def test_other_pcs_do_not_get_kompromat_back() -> None:
    """15.5.5.1: it takes Exile to bleed a stone."""
    m = blackmail("medical", pc={0: "astrochimp"})
    do(m, "kompromat medical", "step medical storage")
    assert player(m, 0)["hand"] == []
    assert m.position()["spent"] == ["medical"]


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_answered_offer_is_over(answer: str) -> None:
    """15.5.4.3, 15.5.5.2: nothing is pending any more."""
    for m in (
        station(pc={1: "counselor"}, acting="exile"),
        blackmail("counselor", pc={1: "counselor"}),
    ):
        kind = "kompromat" if legal(m, "kompromat") else "bribe"
        do(m, f"{kind} counselor", "step counselor aft-hub")
        assert turn(m)["pending"] == "step counselor aft-hub"
        do(m, answer)
        assert "pending" not in turn(m)


def test_used_kompromat_is_not_found_again() -> None:
    """15.5.5.1: what lies on the board is what is neither in a hand nor used."""
    everybody = sorted(station().position()["characters"])
    m = station(
        players={0: {"hand": everybody[2:]}},
        spent=["astrochimp"],
        kompromat={"kitchen": "unseen"},
        acting="astrochimp",
    )
    do(m, "pick-up-kompromat astrochimp")
    assert sorted(player(m, 0)["hand"]) == everybody[1:]


def test_the_refusing_player_has_the_word_only_once() -> None:
    """15.5.4.3: afterwards the active player goes on."""
    m = station(pc={1: "counselor"}, acting="exile")
    events = do(m, "bribe counselor", "wait counselor", "refuse")
    assert told(events, "bribe-refused")
    assert asked(m) == 0
    end_turn(m)
    assert asked(m) == 1
