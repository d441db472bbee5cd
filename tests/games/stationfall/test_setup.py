"""Chapter 2: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    CARD_OF,
    CARDS,
    PURPLE,
    allowed,
    asked,
    do,
    end_turn,
    legal,
    player,
    refused,
    station,
    told,
)

STARTS = {
    "astrochimp": "kitchen",
    "counselor": "therapy-garden",
    "cyborg": "cryo-lab",
    "daredevil": "locker-room",
    "engineer": "array-control",
    "exile": "array-control",
    "medical": "aft-hub",
    "security": "print-shop",
    "station-chief": "therapy-garden",
    "stowaway": "card",
    "stranger": "nanofactory",
    "troubleshooter": "print-shop",
}
CAST = set(STARTS)
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


def new(seats: int = 4, seed: int = 1) -> deorbit.Match:
    return deorbit.new("stationfall", seats=seats, seed=seed)


def dealt(m: deorbit.Match) -> list[list[str]]:
    return [one["dealt"] for one in m.position()["players"]]


def chosen(seats: int = 4, seed: int = 1) -> deorbit.Match:
    """A match in which everybody has chosen the first card as identity."""
    m = new(seats, seed)
    for seat, cards in enumerate(dealt(m)):
        m.play(seat, deorbit.Action("choose", (cards[0],)))
    return m


def printed(key: str, seats: int = 4) -> Any:
    return new(seats).position()[key]


# The characters (2.1) -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_twelve_characters_are_in_play(seats: int) -> None:
    """2.1.1."""
    assert set(printed("characters", seats)) == CAST


def test_with_five_players_two_more_join_the_twelve() -> None:
    """2.1.1, house-cast: drawn at random."""
    casts = {tuple(new(5, seed).position()["cast"]) for seed in range(20)}
    assert len(casts) > 1
    for cast in casts:
        assert set(cast[:12]) == CAST
        assert len(set(cast)) == 14


def test_a_cast_is_chosen_or_drawn_before_the_game() -> None:
    """house-cast, 2.1.1: names of one's own, or any up to a tier."""
    names = sorted({*CAST, "operative", "drones"} - {"stranger", "stowaway"})
    m = deorbit.new("stationfall", seats=4, seed=1, characters=names)
    assert sorted(m.position()["cast"]) == names
    for seed in range(5):
        m = deorbit.new("stationfall", seats=4, seed=seed, characters="random", tier=2)
        assert len(m.position()["cast"]) == 12
        assert all(CARDS[name]["tier"] <= 2 for name in m.position()["cast"])


@pytest.mark.parametrize(("seats", "cards"), [(3, 3), (4, 2), (5, 2)])
def test_everybody_is_dealt_identity_cards(seats: int, cards: int) -> None:
    """2.1.1."""
    assert [len(hand) for hand in dealt(new(seats))] == [cards] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_identity_cards_belong_to_characters_in_play_and_each_exists_once(seats: int) -> None:
    """2.1.2."""
    for seed in range(10):
        m = new(seats, seed)
        cards = [card for hand in dealt(m) for card in hand]
        assert {CARD_OF[card] for card in cards} <= set(m.position()["cast"])
        assert len(cards) == len(set(cards))


def test_identity_cards_are_dealt_by_chance() -> None:
    """2.1.1: whichever seat, every character can come."""
    hands = [dealt(new(seed=seed)) for seed in range(80)]
    for seat in range(4):
        assert {card for deal in hands for card in deal[seat]} == CAST


# Tokens and markers (2.2) -------------------------------------------------------------------------


@pytest.mark.parametrize("pod", ["alcatraz", "hail-mary", "houdini", "mcqueen"])
def test_the_green_pods_are_docked_at_aft_airlocks(pod: str) -> None:
    """2.2.1."""
    m = station(at={"medical": "aft-airlocks"}, acting="medical")
    assert pod not in m.position()["launched"]
    do(m, f"step medical {pod}")
    assert legal(m, "step") == {"step medical aft-airlocks"}


def test_the_medevac_pod_is_docked_where_station_chief_puts_it() -> None:
    """2.2.1, 2.2.5: the exception that a character makes."""
    m = station(at={"medical": "medevac-pod"}, acting="medical")
    assert legal(m, "step") == {"step medical forward-airlocks"}


def test_characters_start_with_what_their_cards_show() -> None:
    """2.2.2: only Troubleshooter has something that can be taken; nobody has Data."""
    everybody = printed("characters")
    assert {name: one["holds"] for name, one in everybody.items() if one["holds"]} == {
        "troubleshooter": ["bludgeon"]
    }
    assert all(not one["data"] and not one["contaminated"] for one in everybody.values())


def test_security_starts_with_a_gun_that_is_part_of_it() -> None:
    """2.2.2: integral, so it takes no slot and is not listed among what it holds."""
    m = station(at={"cyborg": "print-shop"}, acting="security")
    assert allowed(m, "attack security cyborg gun")
    refused(m, "drop security gun", "8.4")


@pytest.mark.parametrize("seats", [3, 4])
def test_kompromat_lies_on_the_purple_icons(seats: int) -> None:
    """2.2.3: there are twelve of them for twelve characters, so no green icon gets any."""
    assert set(printed("kompromat", seats)) == set(PURPLE)


def test_what_is_left_of_the_kompromat_lies_on_green_icons_from_the_bottom_up() -> None:
    """2.2.3: with five players two tokens, one if Drones are in play, who have none."""
    for seed in range(40):
        position = new(5, seed).position()
        green = {"forward-airlocks"}
        if "drones" not in position["cast"]:
            green.add("nanofactory")
        assert set(position["kompromat"]) == {*PURPLE, *green}


def test_there_is_one_kompromat_of_each_character_in_play() -> None:
    """2.2.3: when eleven are elsewhere, the last one is that of the twelfth character."""
    for last in sorted(CAST):
        m = station(
            players={0: {"hand": sorted(CAST - {last})}},
            kompromat={"kitchen": "unseen"},
            acting="astrochimp",
        )
        do(m, "pick-up-kompromat astrochimp")
        assert set(player(m, 0)["hand"]) == CAST


def test_a_kompromat_whose_place_is_settled_is_not_found_elsewhere() -> None:
    """2.2.3: each exists once."""
    everybody = sorted(CAST)
    m = station(
        players={0: {"hand": everybody[2:]}},
        kompromat={"kitchen": "unseen", "bridge": everybody[0]},
        acting="astrochimp",
    )
    do(m, "pick-up-kompromat astrochimp")
    assert player(m, 0)["hand"] == everybody[1:]


def test_kompromat_is_mixed() -> None:
    """2.2.3: in the same place lies now this, now that."""
    found = set()
    for seed in range(80):
        m = station(acting="astrochimp", seed=seed)
        do(m, "pick-up-kompromat astrochimp")
        found |= set(player(m, 0)["hand"])
    assert found == CAST


def test_pawns_start_where_their_cards_say() -> None:
    """2.2.4."""
    everybody = printed("characters")
    assert {name: one["at"] for name, one in everybody.items()} == STARTS
    assert not any(one["down"] for one in everybody.values())


def test_rocket_wings_start_in_print_shop() -> None:
    """2.2.5, card-rocket-wings."""
    assert printed("items")["print-shop"] == ["rocket-wings"]


def test_the_shred_room_is_joined_to_therapy_garden_behind_a_lock() -> None:
    """2.2.5, map-shred-room."""
    assert ["therapy-garden", "shred-room"] in printed("locks")
    m = station(at={"exile": "shred-room"}, acting="exile", spent=["medical"])
    assert allowed(m, "reassemble exile medical")


def test_the_cargo_claw_is_mounted_at_forward_airlocks() -> None:
    """2.2.5, map-cargo-claw."""
    m = station(
        at={"exile": "forward-airlocks", "medical": "outer-space"}, down="medical", acting="exile"
    )
    assert allowed(m, "claw exile medical")


def test_scram_is_added_to_the_reactor() -> None:
    """2.2.5, map-scram."""
    assert allowed(station(at={"engineer": "reactor"}, acting="engineer"), "scram engineer")


def test_the_rocket_wings_launch_is_added_to_outer_space() -> None:
    """2.2.5, map-rocket-wings."""
    m = station(
        at={"exile": "outer-space"}, holding={"exile": "helmet rocket-wings"}, acting="exile"
    )
    assert allowed(m, "rocket-wings exile")


def test_items_lie_where_they_are_printed() -> None:
    """2.2.6."""
    assert printed("items") == {
        "forward-airlocks": ["helmet"],
        "cryo-lab": ["nanogel"],
        "physics-lab": ["artifact"],
        "print-shop": ["rocket-wings"],
        "storm-shelter": ["helmet"],
        "locker-room": ["helmet"],
        "storage": ["helmet", "bludgeon"],
        "suite": ["briefcase"],
        "magnetic-containment": ["antimatter"],
        "machine-shop": ["bludgeon"],
        "fuel-cells": ["bludgeon"],
        "aft-airlocks": ["helmet"],
    }


def test_locks_and_hazards_lie_where_they_are_printed() -> None:
    """2.2.6: a Lock toward Vault X from either side."""
    assert sorted(map(sorted, printed("locks"))) == [
        ["array-control", "vault-x"],
        ["bio-lab", "vault-x"],
        ["magnetic-containment", "reactor"],
        ["shred-room", "therapy-garden"],
    ]
    assert set(printed("asphyxiation")) == {"outer-space", "magnetic-containment"}
    assert printed("fire") == []
    assert printed("damaged") == ["hail-mary"]
    assert printed("antimatter") == "stable"
    assert printed("offsites") == {"news": [], "authorities": []}


@pytest.mark.parametrize(
    ("item", "at", "maker", "out_there"),
    [("gun", "print-shop", "engineer", 5), ("bludgeon", "print-shop", "exile", 16)],
)
def test_what_has_run_out_is_not_manufactured(
    item: str, at: str, maker: str, out_there: int
) -> None:
    """house-supplies: there are 16 Bludgeons and 6 Guns, of which one is part of Security."""
    for spare in (1, 0):
        m = station(
            at={maker: at},
            holding={"troubleshooter": ""},
            items={
                "kitchen": [item] * (out_there - spare),
                "storage": [],
                "machine-shop": [],
                "fuel-cells": [],
            },
            acting=maker,
        )
        if spare:
            assert allowed(m, f"manufacture {maker} {item}")
        else:
            refused(m, f"manufacture {maker} {item}", "house-supplies")


@pytest.mark.parametrize(
    ("item", "at", "count"), [("nanogel", "nanofactory", 8), ("firebomb", "chem-lab", 8)]
)
def test_used_up_nanogel_and_firebombs_can_be_made_again_but_not_more_than_eight(
    item: str, at: str, count: int
) -> None:
    """house-supplies."""
    for spare in (1, 0):
        lying = {"kitchen": [item] * (count - spare), "cryo-lab": []}
        m = station(at={"exile": at}, items=lying, acting="exile")
        if spare:
            do(m, f"manufacture exile {item}")
        refused(m, f"manufacture exile {item}", "house-supplies")


@pytest.mark.parametrize(("seats", "minute"), [(3, 14), (4, 13), (5, 12)])
def test_the_first_minute_depends_on_the_number_of_players(seats: int, minute: int) -> None:
    """2.2.7, house-minutes: 13 for four players stands in the manual."""
    assert printed("minute", seats) == minute


def test_cameras_start_on() -> None:
    """2.2.8."""
    assert printed("cameras") is True


def test_jammers_start_on() -> None:
    """2.2.9."""
    assert printed("jammers") is True


def test_power_starts_normal() -> None:
    """2.2.10."""
    assert printed("power") == "normal"


def test_two_of_the_three_re_entry_tokens_show_a_fireball() -> None:
    """2.2.11: one of the three is drawn by chance, so two games in three end at Minute 0."""
    seen: Counter[bool] = Counter()
    for seed in range(150):
        m = station(minute=1, active=3, seed=seed)
        seen[told(end_turn(m), "fireball")] += 1
    assert 80 <= seen[True] <= 120
    assert seen[True] + seen[False] == 150


def test_nobody_has_looked_at_the_re_entry_token() -> None:
    """2.2.11."""
    assert printed("re_entry") == "unseen"


def test_abandon_ship_has_not_been_ordered() -> None:
    """2.2.12."""
    assert printed("abandon_ship") is False


# Project X, players, first player -----------------------------------------------------------------


def test_project_x_is_drawn_by_chance() -> None:
    """2.3."""
    found = set()
    for seed in range(40):
        m = station(at={"engineer": "bridge"}, acting="engineer", seed=seed)
        do(m, "release engineer")
        found.add(m.position()["project"]["card"])
    assert found == PROJECTS


def test_project_x_starts_hidden_and_not_released() -> None:
    """2.3."""
    assert printed("project") == {"card": "unseen", "released": False, "peeked": []}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_the_same_pieces(seats: int) -> None:
    """2.4: eight cubes, a Bribe, no disc on anybody, Innocent."""
    for one in chosen(seats).position()["players"]:
        assert one["pool"] == 8
        assert one["betrayal"] == 0
        assert one["cubes"] == {}
        assert one["bribe"] == "unused"
        assert one["guilt"] == "innocent"
        assert one["hand"] == []
        assert "disc" not in one
        assert "pc" not in one


def test_a_player_has_three_time_markers() -> None:
    """2.4, house-time-markers: a fourth Timed Launch is not possible."""
    for placed in (2, 3):
        m = station(
            at={"exile": "alcatraz"},
            abandon_ship=True,
            markers=[
                {"player": 0, "effect": "overload", "minute": 2, "at": at}
                for at in ("bridge", "kitchen", "suite")[:placed]
            ],
            acting="exile",
        )
        if placed == 2:
            assert allowed(m, "timed-launch exile")
        else:
            refused(m, "timed-launch exile", "house-time-markers")


def test_the_first_player_is_drawn_by_chance() -> None:
    """2.5."""
    for seats in (3, 4, 5):
        assert {new(seats, seed).position()["first"] for seed in range(40)} == set(range(seats))


def test_the_first_player_has_the_first_turn() -> None:
    """2.5, 15.1."""
    for seed in range(8):
        m = chosen(seed=seed)
        assert m.position()["asks"] == [
            {"ask": "turn", "seat": m.position()["first"], "step": "reveal"}
        ]
        assert asked(m) == m.position()["first"]
