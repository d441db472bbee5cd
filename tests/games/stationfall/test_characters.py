"""Chapter 4: characters, Conspirators, possession, Live and Down, annihilated, escaped."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    character,
    do,
    end_turn,
    holds,
    is_down,
    legal,
    lying,
    player,
    refused,
    score,
    station,
    where,
)

HUMANS = [
    "astrochimp",
    "counselor",
    "engineer",
    "exile",
    "station-chief",
    "stowaway",
    "stranger",
    "troubleshooter",
]
ROBOTS = ["medical", "security"]
EVERYBODY = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}


def lost_pod(**aboard: str) -> deorbit.Match:
    """Exile, in Aft Airlocks, is about to launch the damaged Hail Mary with people aboard."""
    return station(
        at={"exile": "aft-airlocks", **dict.fromkeys(aboard, "hail-mary")},
        holding=aboard,
        abandon_ship=True,
        cubes={0: {"exile": 1, **dict.fromkeys(aboard, 1)}},
        acting="exile",
        actions=1,
    )


def finish(m: deorbit.Match) -> deorbit.Match:
    """Nobody does anything special at Stationfall."""
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


# PCs and NPCs (4.1) -------------------------------------------------------------------------------


def test_every_character_has_a_card_and_can_become_a_conspirator() -> None:
    """4.1."""
    m = station()
    for name in m.position()["characters"]:
        other = station()
        do(other, f"influence {name} 1")
        assert allowed(other, f"activate {name}")


def test_a_revealed_character_is_a_pc() -> None:
    """4.1.1: others cannot influence it, and it may delete its Data, as PCs do."""
    m = station(data={"astrochimp": "evidence"}, pc={0: "astrochimp"}, acting="astrochimp")
    assert allowed(m, "delete astrochimp evidence")
    refused(station(active=1, pc={0: "astrochimp"}), "influence astrochimp 1", "15.4.1")


def test_a_character_that_nobody_has_revealed_is_an_npc() -> None:
    """4.1.2: a Secret Identity too, whoever acts with it."""
    m = station(data={"astrochimp": "evidence"}, acting="astrochimp")
    refused(m, "delete astrochimp evidence", "12.7")
    assert allowed(station(active=1), "influence astrochimp 1")


# Kinds (4.2) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HUMANS)
def test_a_human_without_a_helmet_does_not_go_where_the_air_is_gone(name: str) -> None:
    """4.2.1: no Human without a Helmet goes where the air is gone."""
    m = station(at={name: "reactor"}, acting=name, locks=[])
    refused(m, f"step {name} magnetic-containment", "11.2")


@pytest.mark.parametrize("name", ROBOTS)
def test_robots_need_no_air_and_can_be_repaired(name: str) -> None:
    """4.2.1: Robots need no air, and can be repaired."""
    m = station(at={name: "reactor"}, acting=name, locks=[])
    assert allowed(m, f"step {name} magnetic-containment")
    m = station(at={name: "machine-shop", "exile": "machine-shop"}, down=name, acting="exile")
    assert allowed(m, f"repair exile {name}")


@pytest.mark.parametrize("name", [*HUMANS, "daredevil"])
def test_humans_are_not_repaired(name: str) -> None:
    """4.2.1, 13.11."""
    m = station(at={name: "machine-shop", "medical": "machine-shop"}, down=name, acting="medical")
    refused(m, f"repair medical {name}", "13.11")
    assert allowed(m, f"heal medical {name}")


def test_daredevil_is_a_human_whom_hazards_do_not_stop() -> None:
    """4.2.1, card-adrenaline: a Bludgeon does not get through the Helmet of a Human."""
    m = station(at={"daredevil": "reactor"}, acting="daredevil", locks=[])
    assert allowed(m, "step daredevil magnetic-containment")
    m = station(
        at={"daredevil": "print-shop"}, holding={"daredevil": "helmet"}, acting="troubleshooter"
    )
    refused(m, "attack troubleshooter daredevil bludgeon", "8.1.1")


def test_cyborg_is_both_human_and_robot() -> None:
    """4.2.1, card-cyborg: air is needed, yet repairs work."""
    m = station(at={"cyborg": "reactor"}, acting="cyborg", locks=[])
    refused(m, "step cyborg magnetic-containment", "11.2")
    m = station(
        at={"cyborg": "machine-shop", "medical": "machine-shop"}, down="cyborg", acting="medical"
    )
    assert allowed(m, "repair medical cyborg")
    assert allowed(m, "heal medical cyborg")


# Conspirators (4.3) -------------------------------------------------------------------------------


def test_one_cube_is_enough() -> None:
    """4.3.1."""
    assert legal(station(cubes={0: {"exile": 1}}), "activate") == {"activate exile"}


def test_without_a_cube_nobody_is_a_conspirator() -> None:
    """4.3.1, house-influence: not even where nobody else has one."""
    m = station()
    assert legal(m, "activate") == set()
    refused(m, "activate exile", "4.3.1")


@pytest.mark.parametrize(("own", "other", "is_conspirator"), [(1, 2, False), (2, 2, True)])
def test_nobody_may_have_more_cubes(own: int, other: int, is_conspirator: bool) -> None:
    """4.3.1: to be level is enough."""
    m = station(cubes={0: {"exile": own}, 2: {"exile": other}})
    if is_conspirator:
        assert allowed(m, "activate exile")
    else:
        refused(m, "activate exile", "4.3.1")


def test_cubes_of_several_others_are_not_added_up() -> None:
    """4.3.1: no other single player has more."""
    m = station(cubes={0: {"exile": 2}, 1: {"exile": 2}, 2: {"exile": 1}, 3: {"exile": 2}})
    assert allowed(m, "activate exile")


def test_one_character_can_conspire_with_several_players() -> None:
    """4.3.1: the tutorial's example of one cube each."""
    m = station(cubes={0: {"exile": 1}, 1: {"exile": 1}})
    do(m, "activate exile", "wait exile")
    assert allowed(m, "activate exile")


def test_a_down_character_is_no_conspirator() -> None:
    """4.3.1, 4.6.2."""
    m = station(cubes={0: {"exile": 3}}, down="exile")
    refused(m, "activate exile", "4.6.2")


def test_the_own_pc_is_a_conspirator_without_cubes() -> None:
    """4.3.2."""
    assert legal(station(pc={0: "astrochimp"}), "activate") == {"activate astrochimp"}


def test_the_pc_of_another_player_is_no_conspirator() -> None:
    """4.3.2: it is its player's alone."""
    refused(station(pc={1: "counselor"}), "activate counselor", "4.3.2")


def test_a_down_pc_is_no_conspirator() -> None:
    """4.3.2."""
    refused(station(pc={0: "astrochimp"}, down="astrochimp"), "activate astrochimp", "4.6.2")


# Abilities (4.4) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("revealed", [False, True])
def test_abilities_are_there_from_the_start_and_stay(revealed: bool) -> None:
    """4.4.1: Counselor is an Officer, revealed or not."""
    pc = {0: "counselor"} if revealed else {}
    m = station(acting="counselor", pc=pc)
    assert allowed(m, "step counselor shred-room")


def test_who_does_not_have_an_ability_cannot_use_it() -> None:
    """4.4.1."""
    m = station(at={"exile": "kitchen"}, acting="exile", damaged=["kitchen"])
    refused(m, "jury-rig exile", "card-jury-rig")


def test_a_standing_ability_costs_nothing_an_action_costs_one() -> None:
    """4.4.2: Tunnel Rat just opens the vent, Jury Rig takes an action."""
    m = station(at={"troubleshooter": "kitchen"}, acting="troubleshooter", damaged=["reactor"])
    do(m, "step troubleshooter reactor")
    assert m.position()["turn"]["actions"] == 1
    do(m, "jury-rig troubleshooter")
    assert m.position()["turn"]["actions"] == 0


def test_an_immediate_ability_happens_at_once() -> None:
    """4.4.2, 4.4.4: Haywire gives the Bludgeon during the reveal."""
    m = station(players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}})
    do(m, "reveal")
    assert holds(m, "medical") == ["bludgeon"]


@pytest.mark.parametrize(
    ("name", "position", "action"),
    [
        (
            "astrochimp",
            {"at": {"astrochimp": "machine-shop"}, "turn": {"actions": 0}},
            "step astrochimp aft-airlocks",
        ),
        (
            "cyborg",
            {
                "at": {"cyborg": "kitchen", "stranger": "kitchen"},
                "holding": {"cyborg": "bludgeon", "stranger": "helmet"},
            },
            "attack cyborg stranger bludgeon",
        ),
        (
            "exile",
            {
                "players": {0: {"hand": ["medical", "stranger"]}},
                "spent": ["security"],
            },
            "tradecraft exile medical stranger security",
        ),
        ("security", {"at": {"exile": "print-shop"}}, "attack security exile gun"),
    ],
)
def test_reveal_powers_come_with_the_reveal(
    name: str, position: dict[str, Any], action: str
) -> None:
    """4.4.4: what only the PC can do, the NPC cannot."""
    assert not allowed(station(acting=name, **position), action)
    assert allowed(station(acting=name, pc={0: name}, **position), action)


def test_a_reveal_power_belongs_to_the_revealed_character_only() -> None:
    """4.4.4: Troubleshooter's player talks conspirators through repairs; as an NPC she does not."""
    position: dict[str, Any] = {
        "at": {"exile": "kitchen"},
        "damaged": ["kitchen"],
        "cubes": {0: {"exile": 1}},
        "acting": "exile",
    }
    refused(station(**position), "jury-rig exile", "card-jury-rig")
    assert allowed(station(pc={0: "troubleshooter"}, **position), "jury-rig exile")


# Possession (4.5) ---------------------------------------------------------------------------------


def test_a_character_possesses_items_and_data() -> None:
    """4.5.1: they are on the character, not in the section any more."""
    m = station(at={"exile": "security-station"}, holding={"exile": "helmet"}, acting="exile")
    do(m, "manufacture exile evidence")
    assert character(m, "exile")["data"] == ["evidence"]
    assert holds(m, "exile") == ["helmet"]
    do(m, "step exile bridge")
    assert character(m, "exile")["data"] == ["evidence"]
    assert holds(m, "exile") == ["helmet"]


def test_a_character_possesses_bribes() -> None:
    """4.5.1: the Bribe lies on the card of whoever was bribed."""
    m = station(acting="exile")
    do(m, "bribe medical", "step medical storage")
    assert player(m, 0)["bribe"] == "medical"


def test_several_items_of_one_type_are_allowed() -> None:
    """4.5.2."""
    m = station(at={"exile": "storage"}, items={"storage": ["helmet", "helmet"]}, acting="exile")
    do(m, "pick-up exile helmet", "pick-up exile helmet")
    assert holds(m, "exile") == ["helmet", "helmet"]


def test_nobody_picks_up_more_than_the_item_limit() -> None:
    """4.5.3: three."""
    m = station(
        at={"exile": "storage"}, holding={"exile": "gun firebomb"}, acting="exile", actions=2
    )
    do(m, "pick-up exile bludgeon")
    refused(m, "pick-up exile helmet", "4.5.3")
    do(m, "drop exile gun")
    assert allowed(m, "pick-up exile helmet")


def test_contamination_counts_against_the_item_limit() -> None:
    """4.5.3, 8.5.1."""
    m = station(
        at={"exile": "storage"},
        holding={"exile": "gun firebomb"},
        contaminated="exile",
        acting="exile",
    )
    refused(m, "pick-up exile helmet", "4.5.3")


def test_the_item_limit_holds_for_every_way_to_get_an_item() -> None:
    """4.5.3: rob, take, manufacture, and what is given."""
    full = "helmet gun firebomb"
    m = station(
        at={"exile": "print-shop", "astrochimp": "print-shop"},
        holding={"exile": full, "astrochimp": "helmet"},
        acting="exile",
    )
    refused(m, "rob exile helmet astrochimp", "4.5.3")
    refused(m, "manufacture exile bludgeon", "4.5.3")
    refused(m, "pick-up exile rocket-wings", "4.5.3")
    m = station(
        at={"exile": "kitchen"},
        holding={"exile": full, "astrochimp": "helmet"},
        down="astrochimp",
        acting="exile",
    )
    refused(m, "take exile helmet astrochimp", "4.5.3")
    m = station(
        at={"exile": "kitchen"}, holding={"exile": full, "astrochimp": "gun"}, acting="astrochimp"
    )
    refused(m, "give astrochimp gun exile", "12.4.2")


def test_data_and_kompromat_need_no_slot() -> None:
    """4.5.3, 8.5.2.1: the limit is one of Items."""
    m = station(
        at={"exile": "security-station"}, holding={"exile": "helmet gun firebomb"}, acting="exile"
    )
    assert allowed(m, "manufacture exile evidence")
    m = station(holding={"astrochimp": "helmet gun firebomb"}, acting="astrochimp")
    assert allowed(m, "pick-up-kompromat astrochimp")


def test_an_item_from_a_reveal_power_pushes_another_one_out() -> None:
    """4.5.3.1: Haywire gives a Bludgeon; the revealing player says what is dropped."""
    for dropped in ("gun", "helmet", "firebomb"):
        m = station(
            players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
            holding={"medical": "helmet gun firebomb"},
        )
        do(m, "reveal")
        assert m.position()["asks"][-1]["ask"] == "let-go"
        assert asked(m) == 0
        do(m, f"drop medical {dropped}")
        assert len(holds(m, "medical")) == 3
        assert dropped not in holds(m, "medical")
        assert lying(m, "aft-hub") == [dropped]


def test_an_item_from_a_reveal_power_for_whom_there_is_room_pushes_nothing_out() -> None:
    """4.5.3.1: with a free slot nothing has to be dropped, and the turn goes on."""
    m = station(
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}},
        holding={"medical": "helmet gun"},
    )
    do(m, "reveal")
    assert holds(m, "medical") == ["helmet", "bludgeon", "gun"]
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "influence"}]


def test_the_helmet_of_the_secret_cache_pushes_an_item_out_too() -> None:
    """4.5.3.1: the revealing player chooses, also for a conspirator."""
    m = station(
        players={0: {"identity": "stowaway"}},
        holding={"exile": "gun firebomb firebomb"},
        cubes={0: {"exile": 1}},
    )
    do(m, "reveal", "cache exile", "drop exile firebomb")
    assert holds(m, "exile") == ["helmet", "gun", "firebomb"]


@pytest.mark.parametrize("gone", ["mesosphere", "annihilated"])
def test_a_reveal_power_gives_nothing_to_who_is_not_there(gone: str) -> None:
    """house-gains."""
    m = station(
        players={0: {"identity": "medical"}, 2: {"bonus": ["astrochimp"]}}, at={"medical": gone}
    )
    do(m, "reveal")
    assert holds(m, "medical") == []
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "influence"}]


# Live and Down (4.6) ------------------------------------------------------------------------------


def test_an_attack_puts_a_character_down() -> None:
    """4.6.1."""
    m = station(at={"exile": "kitchen"}, holding={"exile": "bludgeon"}, acting="exile")
    assert not is_down(m, "astrochimp")
    do(m, "attack exile astrochimp bludgeon")
    assert is_down(m, "astrochimp")


def test_a_hazard_puts_a_character_down() -> None:
    """4.6.1, 6.1: fire does so with everybody who wears no Helmet."""
    m = station(
        at={"exile": "hydroponics", "engineer": "kitchen", "medical": "kitchen"},
        holding={"exile": "firebomb", "engineer": "helmet"},
        acting="exile",
    )
    do(m, "ignite exile kitchen")
    assert is_down(m, "astrochimp")
    assert not is_down(m, "engineer")
    assert not is_down(m, "medical")


def test_who_is_down_is_not_put_down_again() -> None:
    """4.6.1."""
    m = station(
        at={"exile": "kitchen"}, holding={"exile": "bludgeon"}, down="astrochimp", acting="exile"
    )
    refused(m, "attack exile astrochimp bludgeon", "4.6.1")


def test_a_down_character_cannot_act() -> None:
    """4.6.2."""
    m = station(at={"exile": "kitchen"}, cubes={0: {"exile": 1}}, down="exile", acting="exile")
    refused(m, "step exile quarters", "4.6.2")
    refused(m, "pick-up-kompromat exile", "4.6.2")


def test_a_down_character_cannot_be_activated() -> None:
    """4.6.2."""
    refused(station(cubes={0: {"exile": 1}}, down="exile"), "activate exile", "4.6.2")


def test_a_down_character_cannot_be_influenced() -> None:
    """4.6.2, 15.4.1."""
    refused(station(down="exile"), "influence exile 1", "15.4.1")


def test_a_down_character_can_be_revived() -> None:
    """4.6.3, 12.11."""
    m = station(
        at={"exile": "kitchen"},
        holding={"exile": "nanogel"},
        down="astrochimp",
        cubes={0: {"astrochimp": 1}},
        acting="exile",
        actions=1,
    )
    do(m, "revive exile astrochimp nanogel")
    assert not is_down(m, "astrochimp")
    do(m, "end")
    assert allowed(m, "influence astrochimp 2")


def test_a_down_robot_can_be_repaired() -> None:
    """4.6.3, 13.11."""
    m = station(
        at={"exile": "machine-shop", "security": "machine-shop"}, down="security", acting="exile"
    )
    do(m, "repair exile security")
    assert not is_down(m, "security")


def test_a_down_character_keeps_its_items() -> None:
    """4.6.4."""
    m = station(
        at={"exile": "kitchen"},
        holding={"exile": "bludgeon", "astrochimp": "gun nanogel"},
        acting="exile",
    )
    do(m, "attack exile astrochimp bludgeon")
    assert holds(m, "astrochimp") == ["gun", "nanogel"]
    assert lying(m, "kitchen") == []


def test_the_items_of_a_down_character_can_be_picked_up() -> None:
    """4.6.4, 12.2.4: from a Live one they cannot."""
    m = station(at={"exile": "kitchen"}, holding={"astrochimp": "gun"}, acting="exile")
    refused(m, "take exile gun astrochimp", "12.2.4")
    m = station(
        at={"exile": "kitchen"}, holding={"astrochimp": "gun"}, down="astrochimp", acting="exile"
    )
    do(m, "take exile gun astrochimp")
    assert holds(m, "exile") == ["gun"]
    assert holds(m, "astrochimp") == []


# Annihilated (4.6.5) ------------------------------------------------------------------------------


def test_an_annihilated_character_leaves_the_game_with_its_items() -> None:
    """4.6.5.1."""
    m = lost_pod(astrochimp="gun helmet", engineer="")
    do(m, "section-launch exile hail-mary")
    assert where(m, "astrochimp") == "annihilated"
    assert where(m, "engineer") == "annihilated"
    assert m.position()["removed"] == {"gun": 1, "helmet": 1}


def test_items_that_lie_in_a_lost_pod_are_annihilated_too() -> None:
    """4.6.5.1: they are out of the game, not back in the supply."""
    m = station(
        at={"exile": "aft-airlocks", "engineer": "hail-mary"},
        items={"hail-mary": ["artifact", "gun"]},
        abandon_ship=True,
        acting="exile",
    )
    do(m, "section-launch exile hail-mary")
    assert m.position()["removed"] == {"gun": 1, "artifact": 1}
    assert lying(m, "hail-mary") == []


def test_an_annihilated_item_does_not_come_back_to_the_supply() -> None:
    """4.6.5.1: the last of the six Guns is gone for good."""
    m = station(
        at={"engineer": "print-shop"},
        items={"kitchen": ["gun"] * 4},
        removed={"gun": 1},
        acting="engineer",
    )
    refused(m, "manufacture engineer gun", "house-supplies")


def test_an_annihilated_character_has_not_escaped() -> None:
    """4.6.5.2: Astrochimp gets nothing for a pod that burned."""
    m = station(
        at={"astrochimp": "hail-mary", "exile": "aft-airlocks"},
        holding={"astrochimp": "briefcase"},
        minute=0,
        active=3,
        re_entry="minute",
        pc={0: "astrochimp"},
        acting="exile",
        actions=1,
    )
    do(m, "section-launch exile hail-mary")
    finish(m)
    assert "astrochimp-1" not in score(m, 0)
    assert "astrochimp-2" not in score(m, 0)


def test_nothing_can_be_done_about_an_annihilated_character() -> None:
    """4.6.5.2: no influence, no activation, no renegotiation."""
    m = station(at={"exile": "annihilated"}, cubes={0: {"exile": 2}})
    refused(m, "influence exile 1", "4.6.5.2")
    refused(m, "activate exile", "4.6.5.2")
    refused(m, "withdraw exile", "4.6.5.2")


def test_no_action_is_taken_with_or_against_an_annihilated_character() -> None:
    """4.6.5.2: neither by Bribe nor by Kompromat; nothing is copied to it."""
    m = station(
        at={"astrochimp": "annihilated"},
        data={"exile": "evidence"},
        players={0: {"hand": ["astrochimp"]}},
        jammers=False,
        acting="exile",
    )
    refused(m, "bribe astrochimp", "4.6.5.2")
    refused(m, "kompromat astrochimp", "4.6.5.2")
    refused(m, "copy exile evidence astrochimp", "4.6.5.2")


def test_an_annihilated_pc_cannot_be_activated_but_its_player_can_reveal() -> None:
    """4.6.5.2: the tutorial says so."""
    m = station(at={"astrochimp": "annihilated"})
    do(m, "reveal")
    assert player(m, 0)["pc"] == "astrochimp"
    refused(m, "activate astrochimp", "4.6.5.2")


def test_the_annihilated_are_colocated_with_nothing() -> None:
    """4.6.5.3: not even with each other, so Stranger meets nobody there."""
    m = station(
        at={"stranger": "annihilated", "engineer": "annihilated"},
        pc={0: "stranger"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    finish(m)
    assert "stranger-4" not in score(m, 0)


def test_the_annihilated_are_not_in_reach_where_they_were() -> None:
    """4.6.5.3."""
    m = station(
        at={"astrochimp": "annihilated", "exile": "kitchen"},
        holding={"exile": "gun"},
        acting="exile",
    )
    refused(m, "attack exile astrochimp gun", "5.2")
    refused(m, "give exile gun astrochimp", "5.2")


# Escaped (4.6.6) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("down", ["", "astrochimp"])
@pytest.mark.parametrize("at", ["mesosphere", "alcatraz"])
def test_who_is_in_the_mesosphere_has_escaped_live_or_down(down: str, at: str) -> None:
    """4.6.6.1: in a pod or outside one, with all Items."""
    m = station(
        at={"astrochimp": at},
        holding={"astrochimp": "briefcase"},
        down=down,
        launched=["alcatraz"],
        pc={0: "astrochimp"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    finish(m)
    assert score(m, 0)["astrochimp-1"] == 3
    assert score(m, 0)["astrochimp-2"] == 2


def test_items_that_lie_in_a_launched_pod_have_escaped() -> None:
    """4.6.6.1."""
    m = station(
        items={"alcatraz": ["artifact"]},
        launched=["alcatraz"],
        pc={0: "counselor"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    finish(m)
    assert score(m, 0)["counselor-2"] == 4


@pytest.mark.parametrize(
    ("at", "left_behind"),
    [("kitchen", True), ("alcatraz", True), ("mesosphere", False), ("annihilated", False)],
)
def test_who_neither_escaped_nor_was_annihilated_was_left_behind(
    at: str, left_behind: bool
) -> None:
    """4.6.6.2: Medical asks for Down Humans that are on board; a docked pod is on board."""
    m = station(
        at={"exile": at},
        down="" if at == "annihilated" else "exile",
        pc={0: "medical"},
        minute=0,
        active=3,
        re_entry="minute",
    )
    finish(m)
    assert ("medical-1" not in score(m, 0)) == left_behind


@pytest.mark.parametrize("at", ["mesosphere", "alcatraz"])
def test_nothing_can_be_done_about_an_escaped_character(at: str) -> None:
    """4.6.6.3: no influence, no activation, no renegotiation."""
    m = station(at={"exile": at}, launched=["alcatraz"], cubes={0: {"exile": 2}})
    refused(m, "influence exile 1", "4.6.6.3")
    refused(m, "activate exile", "4.6.6.3")
    refused(m, "withdraw exile", "4.6.6.3")


def test_no_action_is_taken_with_or_against_an_escaped_character() -> None:
    """4.6.6.3."""
    m = station(
        at={"astrochimp": "mesosphere"},
        data={"exile": "evidence"},
        players={0: {"hand": ["astrochimp"]}},
        jammers=False,
        acting="exile",
    )
    refused(m, "bribe astrochimp", "4.6.6.3")
    refused(m, "kompromat astrochimp", "4.6.6.3")
    refused(m, "copy exile evidence astrochimp", "4.6.6.3")


def test_two_who_escaped_in_one_pod_do_nothing_to_each_other() -> None:
    """4.6.6.3: an activation that began before the launch has only waiting left."""
    m = station(
        at={"exile": "alcatraz", "astrochimp": "alcatraz"},
        holding={"exile": "gun"},
        launched=["alcatraz"],
        acting="exile",
    )
    refused(m, "attack exile astrochimp gun", "4.6.6.3")
    assert {action.kind for action in m.legal(0)} == {"wait", "bribe"}


def test_an_escaped_pc_cannot_be_activated() -> None:
    """4.6.6.3, 4.3.1."""
    m = station(at={"astrochimp": "mesosphere"}, pc={0: "astrochimp"})
    refused(m, "activate astrochimp", "4.6.6.3")


def test_escaped_items_cannot_be_picked_up() -> None:
    """4.6.6.3: what lies in a launched pod is out of reach."""
    m = station(
        at={"exile": "aft-airlocks"},
        items={"alcatraz": ["artifact"]},
        launched=["alcatraz"],
        acting="exile",
    )
    refused(m, "step exile alcatraz", "5.6")
    refused(m, "pick-up exile artifact", "12.2.1")


# Stowaway before she enters -----------------------------------------------------------------------


def test_stowaway_can_be_influenced_and_activated_off_the_board() -> None:
    """card-stowaway: as in the tutorial, Minute 11."""
    m = station()
    do(m, "influence stowaway 1", "activate stowaway", "step stowaway forward-exhaust")
    do(m, "step stowaway chem-lab", "pick-up-kompromat stowaway")
    assert where(m, "stowaway") == "chem-lab"
    assert len(player(m, 0)["hand"]) == 1


def test_nobody_acts_on_stowaway_off_the_board() -> None:
    """house-stowaway: no Data reaches her."""
    m = station(data={"exile": "evidence"}, jammers=False, acting="exile")
    refused(m, "copy exile evidence stowaway", "12.6.2")


def test_all_that_stowaway_can_do_off_the_board_is_enter() -> None:
    """house-stowaway, card-stowaway: a Dark section, and nothing else."""
    m = station(acting="stowaway")
    assert {action.kind for action in m.legal(0)} == {"step", "bribe"}
    refused(m, "step stowaway kitchen", "card-stowaway")
    refused(m, "manufacture stowaway evidence", "card-stowaway")
