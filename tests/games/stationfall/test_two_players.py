"""17.2: two players with two colours each."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    IDENTITIES,
    allowed,
    asked,
    do,
    end_turn,
    guilt,
    legal,
    player,
    refused,
    score,
    told,
    where,
)
from games.stationfall.two_players import (
    CARDS,
    READERS,
    choosing,
    ended,
    fall,
    finish,
    play,
    scores,
    seen,
    two,
    winners,
)


def order(m: deorbit.Match, turns: int) -> list[tuple[int, int, int]]:
    """Seat, colour and Minute of the next turns."""
    found = []
    for _ in range(turns):
        position = m.position()
        found.append((asked(m), position["active"], position["minute"]))
        end_turn(m)
    return found


# Set-up (17.2.1) ----------------------------------------------------------------------------------


def test_two_players_set_up_as_four_do() -> None:
    """17.2.1, 2.1.1: twelve characters, Minute 13, four colours with all their pieces."""
    position = deorbit.new("stationfall", seats=2, seed=3).position()
    assert len(position["cast"]) == len(position["characters"]) == 12
    assert position["minute"] == 13
    assert [one["seat"] for one in position["players"]] == [0, 1, 0, 1]
    assert [one["pool"] for one in position["players"]] == [8] * 4
    assert [one["bribe"] for one in position["players"]] == ["unused"] * 4
    four = deorbit.new("stationfall", seats=4, seed=3).position()
    for key in ("characters", "items", "kompromat", "damaged", "locks", "minute"):
        assert position[key] == four[key]


@pytest.mark.parametrize("seed", range(4))
def test_each_player_is_dealt_three_identity_cards(seed: int) -> None:
    """17.2.1, 2.1.1: different ones, of characters in play."""
    m = deorbit.new("stationfall", seats=2, seed=seed, characters="random")
    people = m.position()["players"]
    hands = [one.get("dealt", []) for one in people]
    assert [len(hand) for hand in hands] == [3, 3, 0, 0]
    assert len({*hands[0], *hands[1]}) == 6
    assert m.to_act == (0, 1)


@pytest.mark.parametrize("order", list(permutations(CARDS[0])))
def test_two_cards_become_secret_identities_and_the_third_is_the_bonus_character(
    order: tuple[str, str, str],
) -> None:
    """17.2.1, 17.2.2.1: the player decides which colour gets which identity."""
    m = choosing()
    assert m.view(0)["prompt"]["args"]["conspiracy"] == 0
    play(m, 0, f"choose {order[0]}")
    assert m.view(0)["prompt"]["args"]["conspiracy"] == 2
    assert sorted(player(m, 0)["dealt"]) == sorted(order[1:])
    play(m, 0, f"choose {order[1]}")
    assert (player(m, 0)["identity"], player(m, 2)["identity"]) == order[:2]
    assert player(m, 0)["bonus"] == [order[2]]
    assert player(m, 2)["bonus"] == []
    assert "dealt" not in player(m, 0)


def test_only_an_own_card_that_is_left_can_be_chosen() -> None:
    """17.2.1, 3.4: two different identities, none of the other player's."""
    m = choosing()
    refused(m, "choose counselor", "3.4")
    refused(m, "choose medical", "3.4")
    assert legal(m, "choose") == {f"choose {card}" for card in CARDS[0]}
    do(m, "choose astrochimp")
    refused(m, "choose astrochimp", "3.4")
    assert legal(m, "choose") == {"choose cyborg", "choose engineer"}


def test_both_players_choose_at_the_same_time_and_then_the_game_begins() -> None:
    """17.2.1, 3.4: in any order."""
    m = choosing()
    play(m, 1, "choose exile")
    assert list(m.to_act) == [0, 1]
    play(m, 0, "choose cyborg")
    play(m, 1, "choose counselor")
    assert list(m.to_act) == [0]
    assert m.legal(1) == []
    assert m.position()["asks"] == []
    play(m, 0, "choose engineer")
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "reveal"}]
    assert [one["identity"] for one in m.position()["players"]] == [
        "cyborg",
        "exile",
        "engineer",
        "counselor",
    ]


def test_a_choice_can_be_taken_back_one_colour_at_a_time() -> None:
    """17.2.2.1: what the other player has chosen meanwhile stays, and the last choice of all
    is the end of it."""
    m = choosing()
    play(m, 0, "choose astrochimp")
    play(m, 1, "choose exile")
    play(m, 0, "choose cyborg")
    assert m.undo(0)
    assert m.to_act == (0, 1)
    assert player(m, 0)["dealt"] == ["cyborg", "engineer"]
    assert player(m, 0)["identity"] == "astrochimp"
    assert m.undo(0)
    assert len(player(m, 0)["dealt"]) == 3
    assert player(m, 1)["identity"] == "exile"
    play(m, 0, "choose engineer", "choose astrochimp")
    assert player(m, 0)["bonus"] == ["cyborg"]
    play(m, 1, "choose daredevil")
    assert not m.undo(0)


def test_the_last_choice_of_all_can_be_taken_back_too() -> None:
    """17.2.1: nobody has learnt anything by it."""
    m = choosing()
    play(m, 1, "choose exile", "choose counselor")
    play(m, 0, "choose astrochimp", "choose cyborg")
    assert m.position()["asks"]
    assert m.undo(0)
    assert m.to_act == (0,)
    assert legal(m, "choose") == {"choose cyborg", "choose engineer"}


# Turns (17.2.2) -----------------------------------------------------------------------------------


def test_colours_take_turns_and_the_players_alternate() -> None:
    """17.2.2.2, 17.2.2.3: in the same order in every Minute."""
    assert order(two(), 9) == [
        (0, 0, 13),
        (1, 1, 13),
        (0, 2, 13),
        (1, 3, 13),
        (0, 0, 12),
        (1, 1, 12),
        (0, 2, 12),
        (1, 3, 12),
        (0, 0, 11),
    ]


def test_the_other_player_can_begin() -> None:
    """17.2.2.2, 2.5."""
    assert order(two(first=1, active=1), 5) == [
        (1, 1, 13),
        (0, 2, 13),
        (1, 3, 13),
        (0, 0, 13),
        (1, 1, 12),
    ]
    drawn = [deorbit.new("stationfall", seats=2, seed=seed).position() for seed in range(20)]
    assert {one["first"] for one in drawn} == {0, 1}
    assert all(one["first"] == one["active"] for one in drawn)


def test_a_minute_is_over_when_all_four_colours_had_a_turn() -> None:
    """17.2.2.3."""
    m = two(active=2)
    assert not told(end_turn(m), "minute")
    assert told(end_turn(m), "minute")
    assert m.position()["minute"] == 12


def test_abandon_ship_comes_when_all_colours_have_reached_minute_one() -> None:
    """17.2.2.4: not with the first of them."""
    m = two(minute=2)
    for _ in range(3):
        assert not told(end_turn(m), "abandon-ship")
        assert not m.position()["abandon_ship"]
    end_turn(m)
    assert m.position()["minute"] == 1
    assert m.position()["abandon_ship"]
    assert m.position()["locks"] == []


@pytest.mark.parametrize(("token", "falls"), [("fireball", True), ("minute", False)])
def test_the_re_entry_token_is_turned_when_all_colours_have_reached_zero(
    token: str, falls: bool
) -> None:
    """17.2.2.4."""
    m = two(minute=1, re_entry=token)
    for _ in range(3):
        end_turn(m)
        assert m.position()["stage"] == "playing"
        assert m.view(None)["re_entry"] == "unseen"
    end_turn(m)
    assert m.position()["minute"] == 0
    assert m.view(None)["re_entry"] == token
    assert (m.position()["ending"] == "re-entry") == falls
    if not falls:
        assert [colour for _, colour, _ in order(m, 4)] == [0, 1, 2, 3]
        assert m.position()["ending"] == "minute-zero"


def test_colours_have_conspirators_discs_and_pools_of_their_own() -> None:
    """17.2.2.1, 4.3.1: cubes of the other colour win nobody over, and are in its way."""
    m = two(cubes={2: {"exile": 2}})
    refused(m, "activate exile", "4.3.1")
    do(m, "influence exile 1")
    refused(m, "activate exile", "4.3.1")
    do(m, "renegotiate", "renegotiate", "activate exile", "wait exile")
    assert player(m, 2)["disc"] == "exile"
    assert "disc" not in player(m, 0)
    assert (player(m, 0)["pool"], player(m, 2)["pool"]) == (7, 6)


def test_the_disc_of_the_own_other_colour_exhausts_too() -> None:
    """17.2.2.1, 15.5.1."""
    m = two(cubes={0: {"exile": 1}}, players={2: {"disc": "exile"}})
    do(m, "activate exile")
    assert m.position()["turn"]["actions"] == 1


def test_a_time_marker_waits_for_the_turn_of_its_colour() -> None:
    """17.2.2.1, 15.7."""
    marker = {"player": 2, "effect": "launch", "minute": 13, "at": "houdini"}
    m = two(abandon_ship=True, markers=[marker])
    end_turn(m)
    end_turn(m)
    assert "houdini" not in m.position()["launched"]
    end_turn(m)
    assert "houdini" in m.position()["launched"]


def test_each_colour_is_suspected_alone() -> None:
    """17.2.2.1, 10.1.2."""
    m = two(
        at={"exile": "kitchen", "stranger": "kitchen"},
        holding={"exile": "gun"},
        acting="exile",
        active=2,
    )
    do(m, "attack exile stranger gun")
    assert [guilt(m, colour) for colour in range(4)] == [
        "innocent",
        "innocent",
        "suspect",
        "innocent",
    ]


# Revealing (17.2.3, 17.2.4) -----------------------------------------------------------------------


@pytest.mark.parametrize("colour", range(4))
def test_there_is_no_schroedinger_reveal_for_two(colour: int) -> None:
    """17.2.3: neither as the Bonus Character nor as the other identity."""
    m = two(active=colour)
    assert legal(m, "schroedinger") == set()
    for name in ("engineer", "exile", "cyborg", "daredevil"):
        refused(m, f"schroedinger {name}", "17.2.3")


def test_there_is_none_at_stationfall_either() -> None:
    """17.2.3, 16.2: each colour reveals its identity, in turn order."""
    m = fall(first=1, active=0)
    for seat, colour in ((1, 1), (0, 2), (1, 3), (0, 0)):
        assert (asked(m), m.position()["active"]) == (seat, colour)
        refused(m, "schroedinger engineer", "17.2.3")
        do(m, "reveal")
        assert player(m, colour)["pc"] == IDENTITIES[colour]


def test_a_colour_reveals_only_its_own_identity() -> None:
    """17.2.4, 15.3.1: the other one stays secret and reveals in its own turn."""
    m = two(active=2)
    do(m, "reveal")
    assert player(m, 2)["pc"] == "cyborg"
    assert "pc" not in player(m, 0)
    assert seen(m, 1, 0)["identity"] is None
    end_turn(m)
    end_turn(m)
    do(m, "reveal")
    assert player(m, 0)["pc"] == "astrochimp"


def test_only_the_colour_that_reveals_takes_its_cubes_back() -> None:
    """17.2.4: those of the own other colour are betrayed like all others."""
    m = two(
        cubes={0: {"cyborg": 2, "exile": 1}, 1: {"cyborg": 1}, 2: {"cyborg": 3, "exile": 1}},
        active=2,
    )
    do(m, "reveal")
    assert [player(m, colour)["betrayal"] for colour in range(4)] == [2, 1, 0, 0]
    assert [player(m, colour)["pool"] for colour in range(4)] == [5, 7, 7, 8]
    assert player(m, 2)["cubes"] == {"exile": 1}


def test_cubes_of_the_other_colour_are_betrayed_at_stationfall_too() -> None:
    """17.2.4, 16.2."""
    m = fall(cubes={0: {"cyborg": 2}, 2: {"cyborg": 3}})
    do(m, "reveal", "reveal", "reveal")
    assert player(m, 0)["betrayal"] == 2
    assert player(m, 2)["pool"] == 8


def test_the_pc_of_one_colour_is_no_conspirator_of_the_other() -> None:
    """17.2.2.1, 4.1.1, 15.4.1."""
    m = two(pc={2: "cyborg"})
    refused(m, "activate cyborg", "17.2.1")
    assert not allowed(m, "influence cyborg 1")
    m = two(pc={2: "cyborg"}, active=2)
    assert allowed(m, "activate cyborg")


def test_either_colour_can_show_the_bonus_character_of_both() -> None:
    """17.2.1, card-homework."""
    m = two(active=2, players={2: {"identity": "stranger"}})
    do(m, "reveal")
    assert legal(m, "show") == {"show engineer"}
    do(m, "show engineer", "step engineer mainframe")
    for reader in READERS:
        assert seen(m, reader, 0)["bonus"] == ["engineer"]
        assert seen(m, reader, 1)["bonus"] == (["exile"] if reader == 1 else [None])


# Influence limits (17.2.5) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "yellow", "lost"), [(5, 4, 0), (6, 4, 1), (5, 5, 1), (6, 6, 3), (8, 0, 3), (0, 8, 4)]
)
def test_each_identity_has_its_own_limit(red: int, yellow: int, lost: int) -> None:
    """17.2.5: Astrochimp's is 5, Cyborg's 4, and room with one does not help the other."""
    m = ended(cubes={0: {"exile": red}, 2: {"exile": yellow}})
    assert score(m, 0).get("penalty", 0) == -lost


# Kompromat (17.2.6) -------------------------------------------------------------------------------


def test_kompromat_that_one_colour_found_serves_both() -> None:
    """17.2.6."""
    m = two(kompromat={"kitchen": "medical"}, acting="astrochimp", cubes={2: {"exile": 1}})
    do(m, "pick-up-kompromat astrochimp", "wait astrochimp")
    assert player(m, 0)["hand"] == ["medical"]
    do(m, "renegotiate", "activate exile", "kompromat medical", "step medical storage")
    assert where(m, "medical") == "storage"
    assert player(m, 0)["hand"] == player(m, 2)["hand"] == []
    assert m.position()["spent"] == ["medical"]


def test_what_the_second_colour_finds_is_in_the_same_hand() -> None:
    """17.2.6."""
    m = two(kompromat={"kitchen": "medical"}, acting="astrochimp", active=2)
    event = do(m, "pick-up-kompromat astrochimp")[0]
    assert event.args["player"] == 2
    assert event.readers == (0,)
    assert player(m, 0)["hand"] == ["medical"]
    assert seen(m, 0, 0)["hand"] == ["medical"]
    assert seen(m, 1, 0)["hand"] == [None]
    assert allowed(m, "kompromat medical")


def test_each_colour_can_use_one_in_its_turn() -> None:
    """17.2.6, 15.5.5.1."""
    m = two(
        players={0: {"hand": ["medical", "stranger"]}},
        cubes={2: {"exile": 1}},
        acting="engineer",
    )
    do(m, "kompromat medical", "wait medical")
    assert not allowed(m, "kompromat stranger")
    do(m, "wait engineer", "renegotiate", "activate exile")
    assert allowed(m, "kompromat stranger")


def test_the_hand_of_the_other_player_does_not_serve() -> None:
    """17.2.6."""
    m = two(players={1: {"hand": ["medical"]}}, acting="engineer")
    assert not allowed(m, "kompromat medical")
    m = two(players={1: {"hand": ["medical"]}}, acting="engineer", active=3)
    assert allowed(m, "kompromat medical")


@pytest.mark.parametrize(("own", "other", "points"), [(1, 0, 2), (1, 1, 0), (0, 0, 0), (2, 1, 2)])
def test_most_kompromat_compares_players_not_colours(own: int, other: int, points: int) -> None:
    """17.2.6, 16.4.4.1: Counselor as the second identity of seat 1."""
    tokens = ["medical", "stranger", "stowaway"]
    m = ended(
        pc={0: "astrochimp", 1: "daredevil", 2: "cyborg", 3: "counselor"},
        players={1: {"hand": tokens[:own]}, 0: {"hand": tokens[own : own + other]}},
    )
    assert score(m, 1).get("counselor-3", 0) == points


def test_agendas_count_the_kompromat_of_both_colours() -> None:
    """17.2.6, 16.4.4.1: Exile's second row, as the second identity."""
    m = ended(
        pc={0: "astrochimp", 1: "counselor", 2: "exile", 3: "daredevil"},
        players={0: {"hand": ["medical", "stranger"]}, 1: {"bonus": ["security"]}},
        at={"exile": "mesosphere", "medical": "mesosphere"},
    )
    assert score(m, 0)["exile-2"] == 2


# Bribes (17.2.7, 17.2.8) --------------------------------------------------------------------------


def test_each_colour_has_a_bribe_for_its_own_turns() -> None:
    """17.2.7: red's is spent, yellow's is not."""
    m = two(acting="engineer", cubes={2: {"exile": 1}})
    do(m, "bribe medical", "step medical storage")
    refused(m, "bribe stranger", "15.5.4.1")
    assert player(m, 0)["bribe"] == "medical"
    assert player(m, 2)["bribe"] == "unused"
    do(m, "wait engineer", "renegotiate", "activate exile", "bribe medical", "wait medical")
    assert player(m, 2)["bribe"] == "medical"


def test_a_bribe_cannot_be_offered_in_the_turn_of_the_other_colour() -> None:
    """17.2.7."""
    m = two(acting="engineer", players={0: {"bribe": "medical"}})
    assert legal(m, "bribe") == set()
    m = two(acting="engineer", players={0: {"bribe": "medical"}}, active=2)
    assert legal(m, "bribe")


def test_a_bribe_is_not_for_the_pc_of_its_own_colour() -> None:
    """17.2.7, 15.5.4.4."""
    m = two(pc={0: "astrochimp", 2: "cyborg"}, acting="engineer")
    refused(m, "bribe astrochimp", "17.2.7")
    assert allowed(m, "bribe cyborg")
    m = two(pc={0: "astrochimp", 2: "cyborg"}, acting="engineer", active=2)
    refused(m, "bribe cyborg", "17.2.7")
    assert allowed(m, "bribe astrochimp")


@pytest.mark.parametrize("means", ["bribe", "kompromat"])
def test_the_pc_of_the_own_other_colour_obeys_without_being_asked(means: str) -> None:
    """house-conspiracies, 15.5.4.3, 15.5.5.2."""
    m = two(pc={2: "cyborg"}, players={0: {"hand": ["cyborg"]}}, acting="engineer")
    do(m, f"{means} cyborg", "step cyborg forward-hub")
    assert where(m, "cyborg") == "forward-hub"
    assert asked(m) == 0
    assert m.position()["asks"][-1]["ask"] == "activation"


@pytest.mark.parametrize("means", ["bribe", "kompromat"])
@pytest.mark.parametrize("colour", [1, 3])
def test_a_pc_of_the_other_player_needs_consent(means: str, colour: int) -> None:
    """15.5.4.3, 15.5.5.2, 17.2.7: whichever colour it is; only that colour becomes Suspect."""
    name = IDENTITIES[colour]
    m = two(pc={colour: name}, players={0: {"hand": [name]}}, acting="engineer", active=2)
    do(m, f"{means} {name}", f"wait {name}")
    assert asked(m) == 1
    assert m.view(1)["prompt"]["args"]["action"] == f"wait {name}"
    do(m, "refuse")
    assert asked(m) == 0
    suspects = [one for one in range(4) if guilt(m, one) == "suspect"]
    assert suspects == ([colour] if means == "kompromat" else [])
    assert player(m, 2)["bribe"] == "unused"
    assert player(m, 0)["hand"] == [name]


@pytest.mark.parametrize(
    ("on", "briber", "points"),
    [
        ("astrochimp", 2, 0),
        ("cyborg", 0, 0),
        ("astrochimp", 1, 1),
        ("astrochimp", 3, 1),
        ("cyborg", 1, 1),
        ("cyborg", 3, 1),
    ],
)
def test_own_bribes_on_own_identities_score_nothing(on: str, briber: int, points: int) -> None:
    """17.2.8: whatever the colour; those of the other player do."""
    m = ended(players={briber: {"bribe": on}})
    assert score(m, 0).get("bribes-held", 0) == points
    assert score(m, 0).get("bribe-unused", 0) == (2 if points else 1)


def test_a_bribe_on_an_identity_that_was_still_secret_scores_nothing_either() -> None:
    """17.2.8."""
    m = finish(fall(players={0: {"bribe": "cyborg"}, 1: {"bribe": "cyborg"}}))
    assert score(m, 0)["bribes-held"] == 1


def test_both_bribes_of_the_other_player_score() -> None:
    """17.2.8, 16.4.6.2."""
    m = ended(players={1: {"bribe": "cyborg"}, 3: {"bribe": "astrochimp"}})
    assert score(m, 0)["bribes-held"] == 2
    assert "bribe-unused" not in score(m, 1)


# Points and victory (17.2.9, 17.2.10) -------------------------------------------------------------


def test_the_points_of_both_identities_the_bonus_character_and_the_bribes_add_up() -> None:
    """17.2.9: Astrochimp escaped (3), Cyborg wanted no contaminated escape (2) and Engineer, the
    Bonus Character, is Down (2); an Officer is Down for Cyborg (1); two Bribes were kept."""
    m = ended(at={"astrochimp": "mesosphere"}, down="engineer")
    assert score(m, 0) == {
        "astrochimp-1": 3,
        "cyborg-1": 1,
        "cyborg-3": 2,
        "bonus": 2,
        "bribe-unused": 2,
    }
    assert scores(m) == (10, sum(score(m, 1).values()))
    assert winners(m) == (0,)


def test_the_bonus_character_counts_once() -> None:
    """17.2.9, 17.2.1: not for each colour, and not for the other player."""
    m = ended(at={"exile": "mesosphere"})
    assert score(m, 1)["bonus"] == 2
    assert "bonus" not in score(m, 0)


@pytest.mark.parametrize("colour", [1, 3])
def test_stranger_of_either_colour_is_paid_for_the_bonus_character(colour: int) -> None:
    """17.2.9, 16.4.4.1: scored (2), and in company with it (2)."""
    other = 4 - colour
    m = ended(
        pc={0: "astrochimp", 2: "cyborg", colour: "stranger", other: "daredevil"},
        players={1: {"bonus": ["exile"]}},
        at={"stranger": "houdini", "exile": "houdini"},
        launched=["houdini"],
    )
    assert score(m, 1)["stranger-3"] == 2
    assert score(m, 1)["stranger-4"] == 2
    assert score(m, 1)["bonus"] == 2


@pytest.mark.parametrize("colour", [1, 3])
def test_who_has_a_guilty_identity_cannot_win(colour: int) -> None:
    """17.2.10: one is enough, whatever the points."""
    escaped = {"counselor": "mesosphere", "daredevil": "mesosphere", "exile": "mesosphere"}
    m = ended(at=escaped)
    assert winners(m) == (1,)
    m = ended(at=escaped, players={colour: {"guilt": "guilty"}})
    assert scores(m)[1] > scores(m)[0]
    assert winners(m) == (0,)


def test_an_identity_whose_card_lets_the_guilty_win_does_not_bar_the_player() -> None:
    """17.2.10, 10.2.3, house-conspiracies: Cyborg may be Guilty, Astrochimp may not."""
    away = {"astrochimp": "mesosphere"}
    assert winners(ended(at=away, players={2: {"guilt": "guilty"}})) == (0,)
    assert winners(ended(at=away, players={0: {"guilt": "guilty"}})) == (1,)


def test_when_both_have_a_guilty_identity_nobody_wins() -> None:
    """17.2.10, 16.4.8."""
    assert winners(ended(players={0: {"guilt": "guilty"}, 3: {"guilt": "guilty"}})) == ()


def test_suspects_can_win() -> None:
    """17.2.10."""
    m = ended(at={"astrochimp": "mesosphere"}, players={0: {"guilt": "suspect"}})
    assert winners(m) == (0,)


def test_evidence_of_one_colour_convicts_the_other_one_too() -> None:
    """house-conspiracies, 10.2.1."""
    m = two(
        at={"exile": "array-control"},
        data={"exile": "evidence"},
        players={colour: {"guilt": "suspect"} for colour in range(4)},
        acting="exile",
        active=2,
    )
    do(m, "transmit exile evidence authorities")
    assert [guilt(m, colour) for colour in range(4)] == ["guilty", "guilty", "suspect", "guilty"]


def test_a_pc_that_delivers_evidence_clears_its_own_colour_only() -> None:
    """16.3.2, 17.2.10."""
    both = {0: {"guilt": "guilty"}, 2: {"guilt": "guilty"}}
    m = fall(
        pc={0: "astrochimp", 1: "counselor", 2: "exile", 3: "daredevil"},
        players={**both, 1: {"bonus": ["medical"]}},
        at={"astrochimp": "mesosphere"},
        data={"astrochimp": "evidence"},
    )
    assert asked(m) == 0
    do(m, "deliver evidence authorities", "done")
    assert (guilt(m, 0), guilt(m, 2)) == ("suspect", "guilty")
    assert winners(m) == (1,)


@pytest.mark.parametrize(
    ("players", "winner"),
    [
        ({}, (0, 1)),
        ({0: {"betrayal": 1}, 1: {"betrayal": 1}}, (0, 1)),
        ({2: {"betrayal": 1}}, (1,)),
        ({3: {"betrayal": 1}}, (0,)),
        ({0: {"betrayal": 1}, 2: {"betrayal": 1}, 3: {"betrayal": 1}}, (1,)),
        ({2: {"cubes": {"medical": 1}}}, (1,)),
        ({1: {"cubes": {"medical": 1}}, 3: {"cubes": {"medical": 1}}}, (0,)),
        ({1: {"betrayal": 1}, 0: {"cubes": {"security": 4}}}, (0,)),
    ],
)
def test_ties_are_broken_by_the_cubes_of_both_colours(
    players: dict[int, dict[str, Any]], winner: tuple[int, ...]
) -> None:
    """16.4.9, 17.2.9: fewer in Betrayal, then more in the pools."""
    people = {colour: dict(players.get(colour, {})) for colour in range(4)}
    people[0]["bonus"], people[1]["bonus"] = ["stowaway"], ["security"]
    cubes = {colour: one.pop("cubes", {}) for colour, one in people.items()}
    m = ended(
        pc={0: "astrochimp", 1: "exile", 2: "daredevil", 3: "stranger"},
        players=people,
        cubes=cubes,
    )
    assert scores(m) == (2, 2)
    assert winners(m) == winner


# Doctor's two identities --------------------------------------------------------------------------

WITH_DOCTOR = ["astrochimp", "counselor", "cyborg", "daredevil", "doctor", "engineer", "exile"]
WITH_DOCTOR += ["medical", "security", "station-chief", "stowaway", "stranger"]
BOTH_HALVES = {0: "doctor-jekyll", 1: "counselor", 2: "doctor-hyde", 3: "daredevil"}
SHARED = {0: "doctor-jekyll", 1: "doctor-hyde", 2: "cyborg", 3: "daredevil"}


def test_one_player_can_be_both_halves_of_doctor() -> None:
    """17.2.1, card-split: in the turn of either colour Doctor acts."""
    for colour in (0, 2):
        m = two(pc=BOTH_HALVES, cast=WITH_DOCTOR, active=colour)
        do(m, "activate doctor")
        assert player(m, colour)["disc"] == "doctor"
        refused(m, "bribe doctor", "17.2.7")


@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize("means", ["bribe", "kompromat"])
def test_who_is_both_halves_of_doctor_answers_for_both(means: str, answer: str) -> None:
    """17.2.7, card-split, 15.5.5.2."""
    m = two(
        pc=BOTH_HALVES,
        cast=WITH_DOCTOR,
        players={1: {"hand": ["doctor"]}},
        acting="exile",
        active=3,
    )
    do(m, f"{means} doctor", "step doctor cryo-lab")
    assert legal(m, "ask") in (set(), {"ask 0", "ask 2"})
    if legal(m, "ask"):
        do(m, "ask 2")
    assert asked(m) == 0
    do(m, answer)
    assert where(m, "doctor") == ("cryo-lab" if answer == "accept" else "forward-hub")
    expected = "suspect" if (means, answer) == ("kompromat", "refuse") else "innocent"
    assert (guilt(m, 0), guilt(m, 2)) == (expected, expected)


def test_bribes_on_doctor_score_for_both_halves() -> None:
    """17.2.8, 17.2.9, card-split: Jekyll is paid 1 and Hyde 2 for each of the other player."""
    m = ended(pc=BOTH_HALVES, cast=WITH_DOCTOR, players={1: {"bribe": "doctor"}})
    assert score(m, 0)["bribes-held"] == 3


def test_a_half_of_the_own_other_colour_is_reason_enough_not_to_ask() -> None:
    """house-conspiracies, card-split: Doctor is shared with the other player."""
    m = two(pc=SHARED, cast=WITH_DOCTOR, players={1: {"bonus": ["exile"]}}, acting="engineer")
    refused(m, "bribe doctor", "17.2.7")
    m = two(pc=SHARED, cast=WITH_DOCTOR, acting="engineer", active=2)
    do(m, "bribe doctor", "step doctor cryo-lab")
    assert where(m, "doctor") == "cryo-lab"
    m = ended(pc=SHARED, cast=WITH_DOCTOR, players={2: {"bribe": "doctor"}})
    assert "bribes-held" not in score(m, 0)
    assert score(m, 1)["bribes-held"] == 2
