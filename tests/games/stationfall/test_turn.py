"""Chapter 15: the turn, its phases, and the end of the Minute."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    asked,
    do,
    end_turn,
    holds,
    legal,
    lying,
    pass_turns,
    player,
    refused,
    score,
    station,
    told,
    where,
)


def actions(m: deorbit.Match) -> int:
    """How many actions are left in the activation."""
    left: int = m.position()["turn"]["actions"]
    return left


def step_of(m: deorbit.Match) -> str:
    """The phase of the turn in which the active player is asked."""
    ask = m.position()["asks"][-1]
    assert ask["ask"] == "turn"
    step: str = ask["step"]
    return step


def finish(m: deorbit.Match) -> None:
    """Nobody does anything special at Stationfall."""
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")


# Minutes and turns (15.1, 15.2) -------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 3])
def test_in_a_minute_everybody_has_one_turn_clockwise_from_the_first_player(first: int) -> None:
    """15.1."""
    m = station(first=first)
    order = []
    for _ in range(5):
        order.append((asked(m), m.position()["minute"]))
        end_turn(m)
    round_ = [(first + turn) % 4 for turn in range(4)]
    assert order == [(seat, 13) for seat in round_] + [(first, 12)]


@pytest.mark.parametrize(("seats", "minutes"), [(3, 14), (4, 13), (5, 12)])
def test_a_game_has_ten_to_fifteen_minutes(seats: int, minutes: int) -> None:
    """15.1: one less if the Re-entry token shows a fireball."""
    m = station(seats=seats, re_entry="fireball")
    turns = 0
    while m.position()["stage"] == "playing":
        end_turn(m)
        turns += 1
    assert turns == minutes * seats
    assert 10 <= minutes <= 15


def test_only_the_active_player_is_asked() -> None:
    """15.1."""
    m = station(active=2)
    assert m.to_act == (2,)
    reason = m.why_not(1, deorbit.Action.parse("renegotiate"))
    assert reason is not None
    assert reason.rule == "15.1"


def test_a_turn_is_reveal_influence_then_activation() -> None:
    """15.2: all in one turn, in this order."""
    m = station()
    assert step_of(m) == "reveal"
    do(m, "reveal")
    assert step_of(m) == "influence"
    do(m, "influence exile 2")
    assert step_of(m) == "activate"
    do(m, "activate exile")
    assert m.position()["asks"][-1]["ask"] == "activation"


def test_reveal_and_influence_can_be_left_out() -> None:
    """15.2: both are optional."""
    m = station(cubes={0: {"exile": 1}})
    assert allowed(m, "activate exile")
    assert allowed(m, "renegotiate")
    assert allowed(m, "influence exile 1")


def test_who_has_influenced_reveals_no_more_in_this_turn() -> None:
    """15.2: Reveal comes first."""
    m = station()
    do(m, "influence exile 1")
    refused(m, "reveal", "15.2")
    refused(m, "schroedinger engineer", "15.2")


def test_who_has_activated_influences_no_more_in_this_turn() -> None:
    """15.2."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "activate exile")
    refused(m, "influence exile 1", "15.2")
    refused(m, "reveal", "15.2")
    refused(m, "renegotiate", "15.2")


def test_a_turn_has_one_activation() -> None:
    """15.2: then comes the next player."""
    m = station(cubes={0: {"exile": 1, "medical": 1}})
    do(m, "activate exile")
    refused(m, "activate medical", "15.2")
    do(m, "wait exile")
    assert asked(m) == 1


def test_an_activation_disc_stays_until_it_is_moved_in_a_later_turn() -> None:
    """15.2."""
    m = station(cubes={0: {"exile": 1, "medical": 1}})
    do(m, "activate exile", "wait exile")
    for _ in range(3):
        assert player(m, 0)["disc"] == "exile"
        end_turn(m)
    assert player(m, 0)["disc"] == "exile"
    do(m, "activate medical")
    assert player(m, 0)["disc"] == "medical"


def test_what_counts_once_in_a_turn_counts_anew_in_the_next() -> None:
    """15.2, 12.1.2: whoever was dragged in one player's turn can be dragged in the next one's."""
    m = station(
        at={"exile": "kitchen", "engineer": "kitchen"},
        down="engineer",
        cubes={0: {"exile": 1}, 1: {"exile": 1}},
    )
    do(m, "activate exile", "drag exile engineer quarters")
    refused(m, "drag exile engineer machine-shop", "12.1.2")
    do(m, "wait exile", "activate exile", "drag exile engineer machine-shop")
    assert where(m, "engineer") == "machine-shop"


# Reveal (15.3) ------------------------------------------------------------------------------------


def test_to_reveal_turns_the_secret_identity_up() -> None:
    """15.3.1."""
    m = station()
    assert told(do(m, "reveal"), "revealed")
    assert player(m, 0)["pc"] == "astrochimp"
    assert m.view(None)["players"][0]["pc"] == "astrochimp"


def test_own_cubes_come_back_and_those_of_others_go_to_betrayal() -> None:
    """15.3.1."""
    m = station(cubes={0: {"astrochimp": 2}, 1: {"astrochimp": 1}, 3: {"astrochimp": 3}})
    do(m, "reveal")
    assert [player(m, seat)["pool"] for seat in range(4)] == [8, 7, 8, 5]
    assert [player(m, seat)["betrayal"] for seat in range(4)] == [0, 1, 0, 3]
    assert m.position()["medical"] == 0
    assert all("astrochimp" not in player(m, seat)["cubes"] for seat in range(4))


def test_cubes_on_other_characters_stay() -> None:
    """15.3.1."""
    m = station(cubes={0: {"astrochimp": 2, "exile": 1}, 1: {"engineer": 2}})
    do(m, "reveal")
    assert player(m, 0)["cubes"] == {"exile": 1}
    assert player(m, 1)["cubes"] == {"engineer": 2}


def test_a_schroedinger_reveal_clears_the_card_of_the_bonus_character() -> None:
    """15.3.1, 3.5.1: not that of the discarded identity."""
    m = station(cubes={0: {"astrochimp": 2, "engineer": 1}, 1: {"astrochimp": 1, "engineer": 2}})
    do(m, "schroedinger engineer")
    assert player(m, 0)["pool"] == 6
    assert player(m, 0)["cubes"] == {"astrochimp": 2}
    assert player(m, 1)["betrayal"] == 2
    assert player(m, 1)["cubes"] == {"astrochimp": 1}


def test_a_reveal_in_a_turn_is_one_before_stationfall() -> None:
    """15.3.1: by the Secret Identity or by a Schroedinger Reveal."""
    m = station()
    do(m, "reveal")
    assert player(m, 0)["revealed_early"] is True
    assert player(m, 0)["schroedinger"] is False
    m = station()
    do(m, "schroedinger engineer")
    assert player(m, 0)["revealed_early"] is True
    assert player(m, 0)["schroedinger"] is True
    assert player(m, 1)["revealed_early"] is False


def test_discs_stay_on_who_is_revealed() -> None:
    """15.3.1, 15.5.1: the tutorial: a PC that acted recently is Exhausted."""
    m = station(players={1: {"disc": "astrochimp"}})
    do(m, "reveal")
    assert player(m, 1)["disc"] == "astrochimp"
    do(m, "activate astrochimp")
    assert actions(m) == 1


def test_nobody_reveals_twice() -> None:
    """15.3.1."""
    m = station()
    do(m, "reveal")
    refused(m, "reveal", "15.3.1")
    refused(m, "schroedinger engineer", "15.3.1")
    refused(station(pc={0: "astrochimp"}), "reveal", "15.3.1")
    refused(station(pc={0: "astrochimp"}), "schroedinger engineer", "15.3.1")


@pytest.mark.parametrize(
    "position",
    [
        {"down": "astrochimp"},
        {"at": {"astrochimp": "mesosphere"}},
        {"at": {"astrochimp": "annihilated"}},
    ],
)
def test_one_can_reveal_as_somebody_who_is_down_escaped_or_gone(position: dict[str, Any]) -> None:
    """15.3.1: nothing says otherwise, and the tutorial says that one can."""
    m = station(**position)
    do(m, "reveal")
    assert player(m, 0)["pc"] == "astrochimp"


def test_a_reveal_power_works_from_now_on() -> None:
    """15.3.2: Astrochimp is born without gravity."""
    m = station(at={"astrochimp": "machine-shop"})
    do(m, "reveal", "activate astrochimp", "step astrochimp aft-airlocks")
    assert actions(m) == 2


def test_what_a_reveal_power_does_once_it_does_now() -> None:
    """15.3.2: Overload is placed before anything else goes on."""
    m = station()
    do(m, "schroedinger engineer")
    assert m.position()["asks"][-1]["ask"] == "overload"
    refused(m, "influence exile 1", "15.2")
    do(m, "overload vault-x")
    assert step_of(m) == "influence"


def test_lindseys_reveal_as_the_engineer() -> None:
    """15.3.1, 15.3.2, 15.7.1: the tutorial, Minutes 9 and 8: a marker on Vault X, which is damaged
    at the end of her next turn, and out comes Project X."""
    m = station(
        players={0: {"identity": "engineer", "bonus": ["station-chief"]}},
        cubes={2: {"engineer": 1}},
        minute=9,
    )
    do(m, "reveal", "overload vault-x")
    assert player(m, 2)["betrayal"] == 1
    end_turn(m)
    pass_turns(m, until=0, minute=8)
    assert "vault-x" not in m.position()["damaged"]
    assert told(end_turn(m), "released")
    assert "vault-x" in m.position()["damaged"]


# Influence (15.4) ---------------------------------------------------------------------------------


def test_cubes_move_from_the_pool_to_the_card() -> None:
    """15.4.1."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "influence exile 3")
    assert player(m, 0)["pool"] == 4
    assert player(m, 0)["cubes"] == {"exile": 4}


def test_as_many_cubes_as_the_player_wants_and_has() -> None:
    """15.4.1."""
    m = station(cubes={0: {"medical": 1}, 1: {"exile": 5}})
    assert {action for action in legal(m, "influence") if " exile " in action} == {
        f"influence exile {count}" for count in range(1, 8)
    }
    refused(m, "influence exile 8", "15.4.1")


def test_to_influence_means_to_place_a_cube() -> None:
    """15.4.1, house-influence."""
    refused(station(), "influence exile 0", "15.4.1")


def test_without_cubes_there_is_no_influence() -> None:
    """15.4.1."""
    m = station(cubes={0: {"exile": 8}})
    assert legal(m, "influence") == set()
    refused(m, "influence medical 1", "15.4.1")


def test_only_one_character_is_influenced_in_a_turn() -> None:
    """15.4.1: nor the same one again."""
    m = station()
    do(m, "influence exile 1")
    refused(m, "influence medical 1", "15.4.1")
    refused(m, "influence exile 1", "15.4.1")
    assert legal(m, "influence") == set()


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"at": {"exile": "mesosphere"}}, "4.6.6.3"),
        ({"down": "exile"}, "15.4.1"),
        ({"at": {"exile": "annihilated"}}, "4.6.5.2"),
        ({"pc": {1: "exile"}}, "15.4.1"),
        ({"pc": {0: "exile"}}, "15.4.1"),
    ],
)
def test_who_cannot_be_influenced(position: dict[str, Any], rule: str) -> None:
    """15.4.1: the escaped, the Down, the annihilated, and PCs, the own one too."""
    m = station(**position)
    refused(m, "influence exile 1", rule)
    assert allowed(m, "influence engineer 1")


def test_whom_one_influences_and_whom_one_activates_need_not_be_the_same() -> None:
    """15.4.1: the tutorial on struggles for influence."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "influence medical 1", "activate exile")
    assert player(m, 0)["disc"] == "exile"


def test_cubes_of_others_stay_where_they_are() -> None:
    """15.4.1: except with Loyal."""
    m = station(cubes={1: {"exile": 2}})
    do(m, "influence exile 3")
    assert player(m, 1)["cubes"] == {"exile": 2}


def test_loyal_sends_all_cubes_home_and_wants_more_than_there_were() -> None:
    """card-loyal: one of the own and two of another lay there, so four at least."""
    m = station(cubes={0: {"astrochimp": 1}, 1: {"astrochimp": 2}})
    refused(m, "influence astrochimp 3", "card-loyal")
    do(m, "influence astrochimp 4")
    assert player(m, 0)["cubes"] == {"astrochimp": 4}
    assert player(m, 0)["pool"] == 4
    assert player(m, 1)["cubes"] == {}
    assert player(m, 1)["pool"] == 8


def test_loyal_counts_the_own_cubes_that_return() -> None:
    """card-loyal: five in the pool and three on the card are eight."""
    for seat in (0, 3):
        m = station(active=seat, cubes={seat: {"astrochimp": 3}, 1: {"astrochimp": 4}})
        do(m, "influence astrochimp 8")
        assert player(m, seat)["pool"] == 0
        assert player(m, seat)["cubes"] == {"astrochimp": 8}
    m = station(cubes={0: {"astrochimp": 3, "exile": 1}, 1: {"astrochimp": 4}})
    refused(m, "influence astrochimp 8", "15.4.1")


@pytest.mark.parametrize("seat", [0, 2])
def test_helpful_takes_one_cube_from_each_player(seat: int) -> None:
    """card-helpful."""
    m = station(active=seat, cubes={1: {"medical": 1}})
    refused(m, "influence medical 2", "card-helpful")
    do(m, "influence medical 1")
    m = station(active=seat, cubes={seat: {"medical": 1}})
    refused(m, "influence medical 1", "card-helpful")


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("astrochimp", 5),
        ("counselor", 6),
        ("cyborg", 4),
        ("daredevil", 5),
        ("engineer", 5),
        ("exile", 6),
        ("medical", 4),
        ("security", 4),
        ("station-chief", 5),
        ("stowaway", 4),
        ("stranger", 6),
        ("troubleshooter", 6),
    ],
)
def test_the_influence_limit_of_each_character(name: str, limit: int) -> None:
    """15.4.2, 16.4.7: at the limit nothing is lost, one cube further a point."""
    other = "exile" if name == "astrochimp" else "astrochimp"
    for out, lost in ((limit, 0), (limit + 1, -1)):
        m = station(minute=0, active=3, re_entry="minute", pc={0: name}, cubes={0: {other: out}})
        end_turn(m)
        finish(m)
        assert score(m, 0).get("penalty", 0) == lost


def test_the_limit_does_not_bind_before_scoring() -> None:
    """15.4.2: all eight cubes can be placed."""
    m = station(pc={0: "astrochimp"})
    do(m, "influence exile 8")
    assert player(m, 0)["pool"] == 0


# Activation (15.5) --------------------------------------------------------------------------------


def test_who_has_no_disc_has_two_actions() -> None:
    """15.5.2."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "activate exile")
    assert actions(m) == 2
    do(m, "step exile mainframe", "step exile storage")
    refused(m, "step exile aft-hub", "15.5.2")


@pytest.mark.parametrize("whose", [0, 1, 3])
def test_who_has_a_disc_is_exhausted_and_has_one_action(whose: int) -> None:
    """15.5.1, 15.5.2, house-exhaustion: any player's disc, the own one too."""
    m = station(cubes={0: {"exile": 1}}, players={whose: {"disc": "exile"}})
    do(m, "activate exile")
    assert actions(m) == 1
    do(m, "step exile mainframe")
    refused(m, "step exile storage", "15.5.2")


def test_the_tutorials_example_of_exhaustion() -> None:
    """15.5.1: Troubleshooter does two actions; in the next turn she is Exhausted to all."""
    m = station(cubes={seat: {"troubleshooter": 1} for seat in range(4)})
    counts = []
    for _ in range(5):
        do(m, "activate troubleshooter")
        counts.append(actions(m))
        end_turn(m)
    assert counts == [2, 1, 1, 1, 1]


def test_several_discs_exhaust_no_further() -> None:
    """15.5.2: one action is the least."""
    m = station(cubes={0: {"exile": 1}}, players={seat: {"disc": "exile"} for seat in range(4)})
    do(m, "activate exile")
    assert actions(m) == 1


def test_a_disc_elsewhere_exhausts_nobody_here() -> None:
    """15.5.1."""
    m = station(cubes={0: {"exile": 1}}, players={1: {"disc": "medical"}})
    do(m, "activate exile")
    assert actions(m) == 2


def test_the_disc_that_moved_away_exhausts_no_more() -> None:
    """15.5.1, 15.5.2: two turns later the character is fresh again."""
    m = station(cubes={0: {"exile": 1, "engineer": 1}}, players={0: {"disc": "exile"}})
    do(m, "activate engineer", "wait engineer")
    pass_turns(m, until=0, minute=12)
    do(m, "activate exile")
    assert actions(m) == 2


@pytest.mark.parametrize("name", ["cyborg", "stranger"])
@pytest.mark.parametrize(("discs", "expected"), [(0, 2), (1, 2), (2, 1)])
def test_uncanny_characters_are_exhausted_by_two_discs(
    name: str, discs: int, expected: int
) -> None:
    """15.5.1, card-uncanny."""
    m = station(cubes={0: {name: 1}}, players={seat: {"disc": name} for seat in range(discs)})
    do(m, f"activate {name}")
    assert actions(m) == expected


def test_the_disc_is_placed_moved_or_left() -> None:
    """15.5.2."""
    for before in ({}, {"disc": "engineer"}, {"disc": "exile"}):
        m = station(cubes={0: {"exile": 1}}, players={0: before})
        do(m, "activate exile")
        assert player(m, 0)["disc"] == "exile"


def test_only_a_conspirator_is_activated() -> None:
    """15.5.2, 4.3.1."""
    m = station(cubes={0: {"exile": 1, "engineer": 1}, 1: {"engineer": 2}})
    assert legal(m, "activate") == {"activate exile"}
    refused(m, "activate engineer", "4.3.1")


def test_a_monster_is_nobodys_to_activate() -> None:
    """15.5.2, 7.6.2."""
    m = station(monster={"at": "vault-x"}, project={"card": "combat-swarm", "released": True})
    refused(m, "activate monster", "7.6.2")


def test_a_down_cyborg_that_was_revealed_can_be_activated_by_its_player() -> None:
    """card-self-repair, 15.5.2: to revive itself, then to act; nobody else's Down PC can."""
    m = station(pc={0: "cyborg"}, down="cyborg")
    do(m, "activate cyborg")
    refused(m, "step cyborg bio-lab", "card-self-repair")
    do(m, "self-repair cyborg", "step cyborg forward-hub")
    assert actions(m) == 0
    refused(station(down="cyborg", cubes={0: {"cyborg": 1}}), "activate cyborg", "4.6.2")
    refused(station(pc={2: "cyborg"}, down="cyborg"), "activate cyborg", "4.6.2")
    refused(station(pc={0: "exile"}, down="exile"), "activate exile", "4.6.2")
    m = station(pc={0: "cyborg"}, down="cyborg", at={"cyborg": "mesosphere"})
    refused(m, "activate cyborg", "4.6.6.3")


def test_only_the_activated_character_acts() -> None:
    """15.5.2."""
    m = station(cubes={0: {"engineer": 1}}, acting="exile")
    refused(m, "step engineer mainframe", "15.5.2")


def test_actions_can_be_done_in_any_order_until_none_is_left() -> None:
    """15.5.2: an activation does not end by itself, because free acts may follow."""
    m = station(at={"exile": "storage"}, acting="exile")
    do(m, "step exile mainframe", "step exile storage")
    assert asked(m) == 0
    assert legal(m, "end") == {"end"}
    do(m, "pick-up exile helmet")
    do(m, "end")
    assert asked(m) == 1


def test_an_activation_with_actions_left_ends_by_waiting() -> None:
    """12.12, house-wait: all that are left are skipped."""
    m = station(acting="exile")
    refused(m, "end", "house-wait")
    do(m, "wait exile")
    assert asked(m) == 1


@pytest.mark.parametrize(("notation", "back"), [("wait exile", False), ("recall exile", True)])
def test_who_waits_may_take_the_disc_back(notation: str, back: bool) -> None:
    """12.12."""
    m = station(cubes={0: {"exile": 1}})
    do(m, "activate exile", "step exile mainframe", notation)
    assert ("disc" not in player(m, 0)) == back
    assert asked(m) == 1


def test_who_skips_no_action_does_not_take_the_disc_back() -> None:
    """house-wait."""
    m = station(acting="exile", actions=0, players={0: {"disc": "exile"}})
    refused(m, "recall exile", "house-wait")
    refused(m, "wait exile", "house-wait")


def test_without_a_conspirator_one_can_only_renegotiate() -> None:
    """house-exhaustion: and then neither a Bribe nor Kompromat is used."""
    m = station(players={0: {"hand": ["exile"]}}, cubes={0: {"exile": 8}}, down="exile")
    assert {str(action) for action in m.legal(0)} == {
        "reveal",
        "schroedinger engineer",
        "renegotiate",
        "withdraw exile",
    }
    refused(m, "bribe medical", "house-before-the-disc")
    refused(m, "kompromat exile", "house-before-the-disc")


# The free action (15.5.3) -------------------------------------------------------------------------


def test_one_pick_up_is_free() -> None:
    """15.5.3."""
    m = station(at={"exile": "storage"}, acting="exile")
    do(m, "pick-up exile helmet")
    assert actions(m) == 2
    do(m, "pick-up exile bludgeon")
    assert actions(m) == 1


@pytest.mark.parametrize(
    ("position", "notation"),
    [
        ({"at": {"exile": "kitchen"}}, "pick-up-kompromat exile"),
        ({"holding": {"exile": "gun"}}, "drop exile gun"),
        (
            {"at": {"exile": "kitchen"}, "holding": {"astrochimp": "gun"}, "down": "astrochimp"},
            "take exile gun astrochimp",
        ),
    ],
)
def test_what_counts_as_a_free_pick_up_or_drop(position: dict[str, Any], notation: str) -> None:
    """15.5.3: Kompromat, what a Down character has, and a Drop."""
    m = station(acting="exile", **position)
    do(m, notation)
    assert actions(m) == 2
    assert m.position()["turn"]["free"] is False


@pytest.mark.parametrize(
    ("position", "notation"),
    [
        (
            {"at": {"engineer": "kitchen"}, "holding": {"engineer": "gun"}},
            "give engineer gun astrochimp",
        ),
        ({"holding": {"engineer": "gun"}}, "throw engineer gun mainframe"),
        ({}, "step engineer mainframe"),
        (
            {"at": {"engineer": "kitchen"}, "holding": {"engineer": "gun", "astrochimp": "gun"}},
            "rob engineer gun astrochimp",
        ),
        ({"at": {"engineer": "mainframe"}}, "jammers engineer"),
        ({"at": {"engineer": "security-station"}}, "manufacture engineer evidence"),
    ],
)
def test_other_actions_are_not_free(position: dict[str, Any], notation: str) -> None:
    """15.5.3."""
    m = station(acting="engineer", **position)
    do(m, notation)
    assert actions(m) == 1
    assert m.position()["turn"]["free"] is True


def test_the_free_action_is_a_pick_up_or_a_drop_not_both() -> None:
    """15.5.3."""
    m = station(at={"exile": "storage"}, holding={"exile": "gun"}, acting="exile", actions=0)
    do(m, "pick-up exile helmet")
    refused(m, "drop exile gun", "15.5.2")
    refused(m, "pick-up exile bludgeon", "15.5.2")


@pytest.mark.parametrize("left", [2, 1, 0])
def test_the_free_action_can_come_at_any_moment(left: int) -> None:
    """15.5.3: before, between and after the actions."""
    m = station(at={"exile": "storage"}, acting="exile", actions=left)
    do(m, "pick-up exile helmet")
    assert actions(m) == left


def test_an_exhausted_character_has_the_free_action_too() -> None:
    """15.5.3: the tutorial: you always get it when you activate."""
    m = station(at={"exile": "storage"}, cubes={0: {"exile": 1}}, players={1: {"disc": "exile"}})
    do(m, "activate exile", "pick-up exile helmet")
    assert actions(m) == 1


@pytest.mark.parametrize("robot", ["medical", "security"])
def test_robots_have_the_free_action_like_humans(robot: str) -> None:
    """15.5.3."""
    m = station(at={robot: "storage"}, acting=robot)
    do(m, f"pick-up {robot} helmet")
    assert actions(m) == 2


def test_the_free_action_comes_anew_with_each_activation() -> None:
    """15.5.3."""
    m = station(at={"exile": "storage"}, cubes={0: {"exile": 1}, 1: {"exile": 1}})
    do(m, "activate exile", "pick-up exile helmet", "wait exile")
    do(m, "activate exile", "pick-up exile bludgeon")
    assert actions(m) == 1
    assert holds(m, "exile") == ["helmet", "bludgeon"]


def test_the_first_act_that_can_be_free_is_free() -> None:
    """house-free-action: nobody is asked, and the second one costs."""
    m = station(at={"exile": "storage"}, holding={"exile": "gun"}, acting="exile", actions=1)
    do(m, "drop exile gun")
    assert actions(m) == 1
    do(m, "pick-up exile helmet")
    assert actions(m) == 0


def test_some_characters_have_an_alternative() -> None:
    """15.5.3, card-hacker: a Console Action in place of the Pick Up or Drop."""
    m = station(at={"exile": "mainframe"}, holding={"exile": "gun"}, acting="exile", actions=1)
    do(m, "jammers exile")
    assert actions(m) == 1
    do(m, "drop exile gun")
    assert actions(m) == 0


# Renegotiation (15.6) -----------------------------------------------------------------------------


def test_to_renegotiate_takes_the_disc_back_and_ends_the_turn() -> None:
    """15.6.1: instead of an activation."""
    m = station(cubes={0: {"exile": 1}}, players={0: {"disc": "exile"}})
    do(m, "renegotiate")
    assert "disc" not in player(m, 0)
    assert player(m, 0)["cubes"] == {"exile": 1}
    assert asked(m) == 1


def test_one_can_reveal_and_influence_before_one_renegotiates() -> None:
    """15.6.1, 15.2: only the activation is given up."""
    m = station()
    do(m, "reveal", "influence exile 1", "renegotiate")
    assert player(m, 0)["pc"] == "astrochimp"
    assert player(m, 0)["cubes"] == {"exile": 1}
    assert asked(m) == 1


@pytest.mark.parametrize("seat", [0, 2])
def test_one_cube_can_come_back_with_the_disc(seat: int) -> None:
    """15.6.2: one, from one character."""
    m = station(
        active=seat, cubes={seat: {"exile": 2, "medical": 1}}, players={seat: {"disc": "medical"}}
    )
    assert legal(m, "withdraw") == {"withdraw exile", "withdraw medical"}
    do(m, "withdraw exile")
    assert player(m, seat)["cubes"] == {"exile": 1, "medical": 1}
    assert player(m, seat)["pool"] == 6
    assert "disc" not in player(m, seat)
    assert asked(m) == seat + 1


def test_the_cube_of_a_renegotiation_is_optional() -> None:
    """15.6.2."""
    m = station(cubes={0: {"exile": 2}})
    assert allowed(m, "renegotiate")
    assert allowed(m, "withdraw exile")


def test_a_cube_comes_only_from_where_one_has_any() -> None:
    """15.6.2: not somebody else's, and none out of Betrayal."""
    m = station(cubes={1: {"exile": 2}}, players={0: {"betrayal": 3}})
    refused(m, "withdraw exile", "15.6.2")
    assert legal(m, "withdraw") == set()


def test_a_cube_may_come_back_from_a_down_character() -> None:
    """15.6.2, house-exhaustion: and from Stowaway before she enters."""
    m = station(cubes={0: {"exile": 1, "stowaway": 1}}, down="exile")
    assert legal(m, "withdraw") == {"withdraw exile", "withdraw stowaway"}


@pytest.mark.parametrize(
    ("at", "rule"),
    [("mesosphere", "4.6.6.3"), ("alcatraz", "4.6.6.3"), ("annihilated", "4.6.5.2")],
)
def test_no_cube_comes_back_from_who_has_left(at: str, rule: str) -> None:
    """15.6.2."""
    m = station(at={"exile": at}, launched=["alcatraz"], cubes={0: {"exile": 1}})
    refused(m, "withdraw exile", rule)
    assert allowed(m, "renegotiate")


# Resolve (15.7) -----------------------------------------------------------------------------------


def test_a_marker_placed_in_this_minute_resolves_at_the_end_of_the_next_own_turn() -> None:
    """15.7.1: a pod with a Timed Launch leaves then, not before."""
    m = station(at={"exile": "alcatraz"}, abandon_ship=True, acting="exile", actions=1)
    do(m, "timed-launch exile", "end")
    pass_turns(m, until=0, minute=12)
    assert m.position()["launched"] == []
    assert told(end_turn(m), "launched")
    assert m.position()["launched"] == ["alcatraz"]
    assert m.position()["markers"] == []


def test_markers_of_others_do_not_resolve_in_this_turn() -> None:
    """15.7.1: each at the end of the turn of the one who placed it."""
    marker = {"player": 2, "effect": "overload", "minute": 13, "at": "kitchen"}
    m = station(markers=[marker])
    for seat in range(3):
        assert asked(m) == seat
        assert "kitchen" not in m.position()["damaged"]
        end_turn(m)
    assert "kitchen" in m.position()["damaged"]


@pytest.mark.parametrize("order", [("kitchen", "suite"), ("suite", "kitchen")])
def test_the_player_chooses_the_order_of_several_markers(order: tuple[str, str]) -> None:
    """15.7.1."""
    m = station(
        markers=[
            {"player": 0, "effect": "overload", "minute": 13, "at": at}
            for at in ("kitchen", "suite")
        ]
    )
    do(m, "renegotiate")
    assert m.position()["asks"] == [{"ask": "order", "seat": 0}]
    assert legal(m, "resolve") == {"resolve overload kitchen", "resolve overload suite"}
    do(m, f"resolve overload {order[0]}")
    assert set(m.position()["damaged"]) == {"hail-mary", "kitchen", "suite"}
    assert asked(m) == 1
    damaged = [event.args["at"] for event in m.log(None) if event.name == "damaged"]
    assert damaged == list(order)


def test_only_markers_that_are_due_can_be_resolved() -> None:
    """15.7.1."""
    m = station(
        markers=[
            {"player": 0, "effect": "overload", "minute": 13, "at": "kitchen"},
            {"player": 0, "effect": "overload", "minute": 13, "at": "suite"},
            {"player": 0, "effect": "overload", "minute": 12, "at": "bridge"},
        ]
    )
    do(m, "renegotiate")
    refused(m, "resolve overload bridge", "15.7.1")
    refused(m, "resolve launch suite", "15.7.1")


def test_two_markers_of_one_kind_on_one_pod_are_one_choice() -> None:
    """15.7.1: the second Timed Launch of the same pod finds it gone."""
    m = station(at={"exile": "alcatraz"}, abandon_ship=True, acting="exile")
    do(m, "timed-launch exile", "timed-launch exile", "end")
    pass_turns(m, until=0, minute=12)
    do(m, "renegotiate")
    assert [str(action) for action in m.legal(0)] == ["resolve launch alcatraz"]
    events = do(m, "resolve launch alcatraz")
    assert told(events, "launched")
    assert told(events, "marker-idle")
    assert m.position()["markers"] == []


@pytest.mark.parametrize(
    ("first", "stage"), [("launch alcatraz", "playing"), ("detonation outer-space", "last-reveals")]
)
def test_the_order_can_matter(first: str, stage: str) -> None:
    """15.7.1: whether the Antimatter is on board when it detonates, or in the pod that left."""
    m = station(
        items={"alcatraz": ["antimatter"]},
        antimatter="armed",
        abandon_ship=True,
        markers=[
            {"player": 0, "effect": "launch", "minute": 13, "at": "alcatraz"},
            {"player": 0, "effect": "detonation", "minute": 13},
        ],
    )
    do(m, "renegotiate", f"resolve {first}")
    assert m.position()["stage"] == stage


def test_a_launch_marker_on_a_pod_that_has_left_does_nothing() -> None:
    """house-time-markers."""
    m = station(
        at={"exile": "alcatraz"},
        launched=["alcatraz"],
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "alcatraz"}],
    )
    assert told(do(m, "renegotiate"), "marker-idle")
    assert where(m, "exile") == "alcatraz"


def test_an_overload_annihilates_a_pod_that_has_left() -> None:
    """house-time-markers, card-overload."""
    m = station(
        at={"exile": "alcatraz"},
        launched=["alcatraz"],
        markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "alcatraz"}],
    )
    do(m, "renegotiate")
    assert where(m, "exile") == "annihilated"


def test_a_marker_on_the_minute_track_resolves_at_the_end_of_the_own_turn_in_that_minute() -> None:
    """15.7.2: Antimatter armed by seat 1 for Minute 9."""
    m = station(
        at={"engineer": "bridge"}, active=1, acting="engineer", actions=1, pc={0: "astrochimp"}
    )
    do(m, "self-destruct engineer")
    assert m.position()["markers"] == [{"player": 1, "effect": "detonation", "minute": 9}]
    do(m, "end")
    pass_turns(m, until=1, minute=9)
    assert m.position()["antimatter"] == "armed"
    assert told(end_turn(m), "detonated")
    assert m.position()["stage"] == "last-reveals"


def test_resolve_comes_after_the_activation() -> None:
    """15.7.1, 15.2: the section that will be damaged still works in this turn."""
    m = station(
        at={"exile": "security-station"},
        cubes={0: {"exile": 1}},
        markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "security-station"}],
    )
    do(m, "activate exile", "manufacture exile evidence")
    assert "security-station" not in m.position()["damaged"]
    do(m, "wait exile")
    assert "security-station" in m.position()["damaged"]


def test_markers_resolve_after_renegotiation_too() -> None:
    """15.7.1, 15.2."""
    m = station(markers=[{"player": 0, "effect": "overload", "minute": 13, "at": "suite"}])
    do(m, "renegotiate")
    assert "suite" in m.position()["damaged"]


def test_the_monster_acts_after_everything_else_was_resolved() -> None:
    """15.7.3: the pod with its prey leaves first, so the Swarm goes after somebody else."""
    position: dict[str, Any] = {
        "at": {
            "exile": "alcatraz",
            "security": "bridge",
            "troubleshooter": "bridge",
            "stranger": "bridge",
        },
        "monster": {"at": "alcatraz"},
        "project": {"card": "combat-swarm", "released": True},
        "abandon_ship": True,
    }
    m = station(
        markers=[{"player": 0, "effect": "launch", "minute": 13, "at": "alcatraz"}], **position
    )
    events = do(m, "renegotiate")
    assert told(events, "launched")
    assert not told(events, "monster-struck")
    assert told(do(station(**position), "renegotiate"), "monster-struck")


def test_the_monster_acts_at_the_end_of_every_players_turn() -> None:
    """15.7.3: of each of the four."""
    m = station(
        at=dict.fromkeys(("exile", "engineer", "stranger", "troubleshooter"), "kitchen"),
        monster={"at": "kitchen"},
        project={"card": "combat-swarm", "released": True},
    )
    for seat, victim in enumerate(("exile", "engineer", "stranger", "troubleshooter")):
        assert asked(m) == seat
        do(m, "renegotiate", f"monster-strike {victim}")
    assert m.position()["minute"] == 12


def test_the_monster_acts_first_at_the_end_of_the_turn_that_released_it() -> None:
    """15.7.3, house-project-x."""
    m = station(
        at={"engineer": "bridge", "exile": "vault-x"},
        project={"card": "combat-swarm"},
        acting="engineer",
        actions=1,
    )
    do(m, "release engineer")
    assert not m.position()["characters"]["exile"]["down"]
    assert told(do(m, "end"), "monster-struck")


# The end of the Minute (15.8) ---------------------------------------------------------------------


def test_the_minute_ends_when_everybody_had_a_turn() -> None:
    """15.8.1: not before, and the first player goes on."""
    m = station(active=2)
    end_turn(m)
    assert m.position()["minute"] == 13
    end_turn(m)
    assert m.position()["minute"] == 12
    assert asked(m) == 0


def test_the_last_turn_of_a_minute_is_that_of_the_player_before_the_first() -> None:
    """15.8.1."""
    m = station(first=2, active=1)
    end_turn(m)
    assert m.position()["minute"] == 12
    assert asked(m) == 2


def test_at_minute_one_abandon_ship_is_ordered() -> None:
    """15.8.2, 7.1.2: and all Locks go."""
    m = station(minute=2, active=3)
    assert m.position()["abandon_ship"] is False
    assert told(end_turn(m), "abandon-ship")
    assert m.position()["minute"] == 1
    assert m.position()["abandon_ship"] is True
    assert m.position()["locks"] == []


def test_before_minute_one_abandon_ship_is_not_ordered() -> None:
    """15.8.2."""
    m = station(minute=3, active=3)
    end_turn(m)
    assert m.position()["minute"] == 2
    assert m.position()["abandon_ship"] is False


def test_a_fireball_brings_stationfall_at_once() -> None:
    """15.8.3: nobody has a turn in Minute 0."""
    m = station(minute=1, active=3, re_entry="fireball")
    assert told(end_turn(m), "fireball")
    assert m.position()["minute"] == 0
    assert m.position()["stage"] == "last-reveals"
    finish(m)
    assert m.outcome is not None
    assert m.outcome.ending == "re-entry"


def test_without_a_fireball_minute_zero_is_played() -> None:
    """15.8.3: everybody has one more turn, and then the station falls."""
    m = station(minute=1, active=3, re_entry="minute")
    assert told(end_turn(m), "last-minute")
    for seat in range(4):
        assert m.position()["stage"] == "playing"
        assert asked(m) == seat
        events = end_turn(m)
    assert told(events, "station-falls")
    finish(m)
    assert m.outcome is not None
    assert m.outcome.ending == "minute-zero"


def test_a_marker_of_minute_one_resolves_in_minute_zero_if_that_is_played() -> None:
    """15.7.1, 15.8.3: with a fireball the pod is still docked."""
    for token, launched in (("minute", ["alcatraz"]), ("fireball", [])):
        m = station(at={"exile": "alcatraz"}, minute=1, re_entry=token, acting="exile", actions=1)
        do(m, "timed-launch exile", "end")
        while m.position()["stage"] == "playing":
            end_turn(m)
        assert m.position()["launched"] == launched


def test_forced_drops_are_no_action() -> None:
    """15.5.2, 8.5.1: what contamination makes one drop costs neither an action nor the free one."""
    m = station(at={"exile": "chem-lab"}, holding={"exile": "gun gun gun"}, acting="exile")
    do(m, "step exile bio-lab", "drop exile gun")
    assert actions(m) == 1
    assert m.position()["turn"]["free"] is True
    assert lying(m, "bio-lab") == ["gun"]
