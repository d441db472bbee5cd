"""Launch Manual, Station Automation, Setup: how bots come to the table, and with whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.casts import CHARACTERS, COUNT, random_cast
from games.stationfall.station import holds, is_down, player, refused, where

TWELVE = [
    *("cyborg", "exile", "station-chief", "counselor", "stranger", "daredevil"),
    *("medical", "stowaway", "troubleshooter", "security", "engineer", "astrochimp"),
]
"""A character order; Cyborg is the first and Astrochimp, who is Loyal, the last."""


def table(
    bots: tuple[int, ...] = (1, 2, 3), seats: int = 4, seed: int = 1, **options: Any
) -> deorbit.Match:
    """A new game; everybody has chosen the first card."""
    options.setdefault("characters", TWELVE)
    m = deorbit.new("stationfall", seats=seats, bots=bots, seed=seed, **options)
    return chosen(m)


def chosen(m: deorbit.Match) -> deorbit.Match:
    while any(action.kind == "choose" for seat in m.to_act for action in m.legal(seat)):
        seat = m.to_act[0]
        m.play(seat, m.legal(seat)[0])
    return m


def begun(who: str, first: int, **options: Any) -> deorbit.Match:
    """A game of three with one bot, of this identity, in the seat that begins."""
    for seed in range(40):
        m = table((first,), 3, seed, bot_identities=[who], **options)
        if m.position()["first"] == first:
            return m
    raise AssertionError


# Who plays ----------------------------------------------------------------------------------------


def test_one_person_can_play_against_bots() -> None:
    """17.1, bot-setup: the solo game; three players are enough."""
    m = table((1, 2), 3)
    assert m.seats == 3
    everybody = [player(m, seat) for seat in range(3)]
    assert [("pc" in one) for one in everybody] == [False, True, True]


@pytest.mark.parametrize("seats", [1, 2])
def test_there_are_at_least_three_players_with_bots(seats: int) -> None:
    """bot-setup."""
    with pytest.raises(deorbit.BadInput):
        deorbit.new("stationfall", seats=seats, bots=(0,))


def test_bots_raise_the_number_of_players_up_to_nine() -> None:
    """bot-setup."""
    m = table((0, 2, 4, 6, 8), 9, characters="random")
    assert len(m.position()["cast"]) == COUNT[9]
    with pytest.raises(deorbit.BadInput):
        deorbit.new("stationfall", seats=10, bots=(0,))


def test_a_game_can_be_of_bots_alone() -> None:
    """bot-setup: nobody chooses anything, so the first turn begins at once."""
    m = deorbit.new("stationfall", seats=3, bots=(0, 1, 2), seed=3)
    assert all("pc" in player(m, seat) for seat in range(3))
    assert m.position()["asks"][-1]["ask"] == "turn"


def test_everybody_counts_for_the_characters_and_the_first_minute() -> None:
    """bot-setup: four players, however many of them are bots."""
    alone, together = table((1, 2, 3)), table((3,))
    for m in (alone, together):
        assert len(m.position()["cast"]) == COUNT[4]
        assert m.position()["minute"] == 13


def test_the_first_player_is_drawn_among_people_and_bots() -> None:
    """bot-setup."""
    firsts = {table((1, 2), 3, seed).position()["first"] for seed in range(20)}
    assert firsts == {0, 1, 2}


# Identity cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bots"), [(3, (0,)), (3, (0, 1)), (4, (2,)), (6, (1, 4))])
def test_people_are_dealt_two_cards_and_bots_one(seats: int, bots: tuple[int, ...]) -> None:
    """bot-setup: also two or three people."""
    options: dict[str, Any] = {"characters": "random", "seed": 2}
    m = deorbit.new("stationfall", seats=seats, bots=bots, **options)
    for seat in range(seats):
        dealt = player(m, seat).get("dealt", [])
        assert len(dealt) == (0 if seat in bots else 2)
        assert ("identity" in player(m, seat)) == (seat in bots)


def test_nobody_sees_a_bots_card_before_all_have_chosen() -> None:
    """bot-setup: bots are turned over when all people have chosen."""
    m = deorbit.new("stationfall", seats=4, bots=(0, 1), seed=2, characters=TWELVE)
    for reader in (2, 3, None):
        assert m.view(reader)["players"][0].get("identity") is None
        assert "pc" not in m.view(reader)["players"][0]
    chosen(m)
    for reader in (2, 3, None):
        assert m.view(reader)["players"][0]["pc"] == player(m, 0)["identity"]


def test_bots_are_revealed_from_the_start_and_skip_the_reveal_step() -> None:
    """bot-reveal, bot-turn: its turn begins with the script."""
    m = begun("exile", 1)
    assert player(m, 1)["pc"] == "exile"
    assert player(m, 1)["revealed_early"]
    assert m.position()["asks"][-1] == {"ask": "turn", "seat": 1, "step": "activate"}
    refused(m, "reveal", "bot-reveal")


def test_bots_have_neither_a_bribe_nor_a_bonus_character() -> None:
    """bot-differences: people have both."""
    m = table((1,), 4, bot_identities=["exile"])
    assert (player(m, 1)["bribe"], player(m, 1)["bonus"]) == ("none", [])
    assert player(m, 0)["bribe"] == "unused"
    assert len(player(m, 0)["bonus"]) == 1


def test_who_the_bots_are_can_be_chosen() -> None:
    """bot-custom-setup: in the order of their seats; those beyond are dealt a card."""
    m = table((1, 2, 3), bot_identities=["security", "medical"])
    assert [player(m, seat)["pc"] for seat in (1, 2)] == ["security", "medical"]
    assert player(m, 3)["pc"] not in ("security", "medical")


def test_people_do_not_follow_scripts() -> None:
    """bot-turn: a person cannot announce a line, nor renegotiate as bots do."""
    m = table((1,), 3, 1)
    while m.position()["active"] == 1:
        m.play(1, deorbit.agent("automation").choose(m, 1))
    refused(m, "regroup", "bot-turn")
    refused(m, "manoeuvre default-1 exile", "bot-turn")


# The cast -----------------------------------------------------------------------------------------


def test_the_characters_lie_in_random_order_unless_they_are_named() -> None:
    """house-bot-cast."""
    orders = {
        tuple(table((1,), seed=seed, characters="tutorial").position()["cast"]) for seed in range(4)
    }
    assert len(orders) == 4
    assert len({frozenset(order) for order in orders}) == 1
    assert {tuple(table((1,), seed=seed).position()["cast"]) for seed in range(4)} == {
        tuple(TWELVE)
    }


@pytest.mark.parametrize("seed", range(4))
def test_named_bots_are_in_play(seed: int) -> None:
    """house-bot-cast: whatever the cast is drawn from."""
    for characters in ("tutorial", "random"):
        m = table((1, 3), seed=seed, characters=characters, bot_identities=["legal", "boarder"])
        assert {"legal", "boarder"} <= set(m.position()["cast"])


@pytest.mark.parametrize("seed", range(4))
def test_bots_are_dealt_cards_of_the_tier_that_is_allowed_for_them(seed: int) -> None:
    """house-bot-cast."""
    m = table((0, 1, 2), seed=seed, characters="random", bot_tier=1)
    for seat in range(3):
        assert CHARACTERS[player(m, seat)["pc"]]["tier"] == 1


# First allies -------------------------------------------------------------------------------------


def test_a_bot_puts_two_cubes_on_each_of_the_next_three_npcs() -> None:
    """bot-setup: in character order from its own card; two of the eight are left."""
    m = table((1,), 3, bot_identities=["cyborg"])
    assert player(m, 1)["cubes"] == {"exile": 2, "station-chief": 2, "counselor": 2}
    assert player(m, 1)["pool"] == 2


def test_the_order_goes_on_from_the_last_character_to_the_first() -> None:
    """bot-character-order, bot-setup: from Engineer to Astrochimp, Cyborg and Exile."""
    m = table((1,), 3, bot_identities=["engineer"])
    assert player(m, 1)["cubes"] == {"astrochimp": 2, "cyborg": 2, "exile": 2}


def test_a_helpful_npc_gets_one_cube() -> None:
    """bot-setup: Medical comes after Daredevil."""
    m = table((1,), 3, bot_identities=["daredevil"])
    assert player(m, 1)["cubes"] == {"medical": 1, "stowaway": 2, "troubleshooter": 2}
    assert player(m, 1)["pool"] == 3


def test_the_pcs_of_other_bots_are_no_npcs() -> None:
    """bot-setup: but the secret identities of people are."""
    m = table((1, 2), 3, bot_identities=["cyborg", "station-chief"])
    assert set(player(m, 1)["cubes"]) == {"exile", "counselor", "stranger"}


def test_paranoid_characters_drones_and_the_down_are_passed_over() -> None:
    """bot-setup: the Corpsicle starts Down."""
    skipped = ["colonel", "drones", "corpsicle"]
    order = ["cyborg", *skipped, *TWELVE[1:4], *TWELVE[6:11]]
    m = table((1,), 3, characters=order, bot_identities=["cyborg"])
    assert is_down(m, "corpsicle")
    assert player(m, 1)["cubes"] == {"exile": 2, "station-chief": 2, "counselor": 2}


def test_bots_take_their_allies_in_turn_order() -> None:
    """bot-setup, house-bot-allies: the Loyal Astrochimp goes to whoever comes first; the other one
    would need three cubes and passes on."""
    seen = set()
    for seed in range(12):
        m = table((0, 1), 3, seed, bot_identities=["engineer", "security"])
        first = m.position()["first"]
        early = 1 if first == 1 else 0
        assert "astrochimp" in player(m, early)["cubes"]
        assert "astrochimp" not in player(m, 1 - early)["cubes"]
        assert sum(player(m, 1 - early)["cubes"].values()) == 6
        seen.add(early)
    assert seen == {0, 1}


def test_bots_share_allies_who_are_not_loyal() -> None:
    """bot-setup: each puts its own two cubes there."""
    m = table((1, 2), 3, bot_identities=["cyborg", "exile"])
    assert player(m, 1)["cubes"]["counselor"] == player(m, 2)["cubes"]["counselor"] == 2


# Powers of the card -------------------------------------------------------------------------------


def test_reveal_powers_that_last_work_from_the_start() -> None:
    """house-bot-powers: Astrochimp is Zero-Born at once."""
    m = begun("astrochimp", 1)
    state = m._state
    powers = state.ability[state.edition.pawns.index("astrochimp")]
    other = table((1,), 3, bot_identities=["exile"])._state
    assert powers != other.ability[other.edition.pawns.index("astrochimp")]


@pytest.mark.parametrize(
    ("who", "item"), [("medical", "bludgeon"), ("stowaway", "helmet"), ("inspector", None)]
)
def test_of_powers_that_happen_once_a_bot_has_what_they_give(who: str, item: str | None) -> None:
    """house-bot-powers: Haywire's Bludgeon, a Helmet of the Secret Cache; nothing that has to be
    aimed."""
    cast = TWELVE if who in TWELVE else [who, *TWELVE[1:]]
    m = table((1,), 3, characters=cast, bot_identities=[who])
    printed = deorbit.new("stationfall", seats=3, seed=1, characters=cast)
    gained = [*holds(m, who)]
    for one in holds(printed, who):
        gained.remove(one)
    assert gained == ([item] if item else [])


def test_no_power_that_needs_a_target_happens() -> None:
    """house-bot-powers: Engineer's Overload damages nothing."""
    m = table((1,), 3, bot_identities=["engineer"])
    assert m.position()["damaged"] == ["hail-mary"]
    assert m.position()["markers"] == []


# Stranger and Doctor ------------------------------------------------------------------------------


def test_strangers_bot_has_two_bonus_characters_that_nobody_knows() -> None:
    """house-bot-stranger: out of the cards that were not dealt, the first one first."""
    m = table((1,), 4, bot_identities=["stranger"])
    bonus = player(m, 1)["bonus"]
    assert len(bonus) == 2
    assert player(m, 1)["first_bonus"] in bonus
    cards = [
        one
        for seat in (0, 2, 3)
        for one in [player(m, seat)["identity"], *player(m, seat)["bonus"]]
    ]
    assert not set(bonus) & {*cards, "stranger"}
    for reader in (0, None):
        assert m.view(reader)["players"][1]["bonus"] == [None, None]
        assert m.view(reader)["players"][1]["first_bonus"] is None


def test_both_identities_of_doctor_can_be_bots() -> None:
    """house-bot-doctor."""
    cast = ["doctor", *TWELVE[1:]]
    names = ["doctor-jekyll", "doctor-hyde"]
    m = table((1, 2), 3, characters=cast, bot_identities=names)
    assert [player(m, seat)["pc"] for seat in (1, 2)] == names


def test_a_bot_and_a_person_can_share_doctor() -> None:
    """house-bot-doctor."""
    cast = ["doctor", *TWELVE[1:]]
    found = set()
    for seed in range(60):
        m = deorbit.new(
            "stationfall",
            seats=3,
            bots=(1, 2),
            seed=seed,
            characters=cast,
            bot_identities=["doctor-hyde"],
        )
        found |= {"doctor-jekyll"} & set(player(m, 0)["dealt"])
    assert found == {"doctor-jekyll"}


def test_stowaways_bot_begins_off_the_board() -> None:
    """bot-setup: set up as always."""
    m = table((1,), 3, bot_identities=["stowaway"])
    assert where(m, "stowaway") == "card"


def test_random_casts_always_seat_their_bots() -> None:
    """bot-setup: for every number of players and bots."""
    for seats in range(3, 10):
        cast = random_cast(Random(seats), seats)
        m = table(tuple(range(1, seats)), seats, characters=cast)
        assert all("pc" in player(m, seat) for seat in range(1, seats))
