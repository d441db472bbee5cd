"""Chapter 3: players, their secrets and what they win by."""

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
    legal,
    player,
    refused,
    score,
    station,
)

EVERYBODY = {0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "daredevil"}


def choosing() -> deorbit.Match:
    """Four players with two cards each, of which they have to choose one."""
    cards = [
        ["exile", "medical"],
        ["cyborg", "engineer"],
        ["stranger", "stowaway"],
        ["daredevil", "security"],
    ]
    return deorbit.scenario(
        "stationfall", {"seats": 4, "players": [{"dealt": pair} for pair in cards]}, seed=1
    )


def choose(m: deorbit.Match, seat: int, card: str) -> None:
    m.play(seat, deorbit.Action("choose", (card,)))


def finish(m: deorbit.Match) -> deorbit.Match:
    """The last turn of Minute 0 is over, and nobody does anything special at Stationfall."""
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def last_turn(**more: Any) -> deorbit.Match:
    return station(**{"minute": 0, "active": 3, "re_entry": "minute", **more})


# Conspirators, innocence, hands (3.1 to 3.3) ------------------------------------------------------


def test_cubes_win_a_conspirator_and_a_conspirator_acts_for_you() -> None:
    """3.1."""
    m = station()
    refused(m, "activate exile", "4.3.1")
    do(m, "influence exile 1", "activate exile")
    assert allowed(m, "step exile mainframe")


def test_everybody_starts_innocent() -> None:
    """3.2."""
    m = station()
    assert [guilt(m, seat) for seat in range(4)] == ["innocent"] * 4


def test_a_player_can_become_suspect_and_then_guilty() -> None:
    """3.2."""
    m = station(
        at={"exile": "array-control", "engineer": "kitchen", "daredevil": "kitchen"},
        holding={"engineer": "gun"},
        data={"exile": "evidence"},
        cubes={1: {"exile": 1}},
        acting="engineer",
        actions=1,
    )
    do(m, "attack engineer daredevil gun")
    assert guilt(m, 0) == "suspect"
    do(m, "end", "activate exile", "transmit exile evidence authorities")
    assert guilt(m, 0) == "guilty"


def test_a_hand_is_kompromat_and_identity_cards_and_only_its_owner_sees_it() -> None:
    """3.3."""
    m = station(players={1: {"hand": ["medical", "stranger"]}})
    own = m.view(1)["players"][1]
    assert own["hand"] == ["medical", "stranger"]
    assert own["identity"] == "counselor"
    assert own["bonus"] == ["exile"]
    for reader in (None, 0, 2, 3):
        other = m.view(reader)["players"][1]
        assert other["hand"] == [None, None]
        assert other["identity"] is None
        assert other["bonus"] == [None]


# The Secret Identity (3.4) ------------------------------------------------------------------------


@pytest.mark.parametrize(("identity", "bonus"), [("exile", "medical"), ("medical", "exile")])
def test_one_card_becomes_the_secret_identity_and_the_other_the_bonus_character(
    identity: str, bonus: str
) -> None:
    """3.4."""
    m = choosing()
    choose(m, 0, identity)
    assert player(m, 0)["identity"] == identity
    assert player(m, 0)["bonus"] == [bonus]
    assert "dealt" not in player(m, 0)


def test_only_a_dealt_card_can_be_chosen() -> None:
    """3.4."""
    m = choosing()
    refused(m, "choose engineer", "3.4")
    refused(m, "choose astrochimp", "3.4")
    assert {str(action) for action in m.legal(0)} == {"choose exile", "choose medical"}


def test_everybody_chooses_at_the_same_time_and_only_then_the_game_begins() -> None:
    """3.4: at the start of the game, in any order."""
    m = choosing()
    assert m.to_act == (0, 1, 2, 3)
    for seat, card in ((2, "stranger"), (0, "exile"), (3, "security")):
        choose(m, seat, card)
    assert m.to_act == (1,)
    assert m.position()["asks"] == []
    choose(m, 1, "cyborg")
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "reveal"}]


def test_a_choice_is_final() -> None:
    """3.4."""
    m = choosing()
    choose(m, 0, "exile")
    assert m.legal(0) == []
    with pytest.raises(deorbit.IllegalAction):
        choose(m, 0, "medical")


# Revealing (3.5) ----------------------------------------------------------------------------------


def test_the_secret_identity_becomes_the_player_character() -> None:
    """3.5."""
    m = station()
    assert "pc" not in player(m, 0)
    do(m, "reveal")
    assert player(m, 0)["pc"] == "astrochimp"
    assert player(m, 0)["identity"] == "astrochimp"
    assert player(m, 0)["bonus"] == ["engineer"]


def test_a_schroedinger_reveal_makes_the_bonus_character_the_player_character() -> None:
    """3.5.1: the Secret Identity is discarded."""
    m = station(players={0: {"identity": "astrochimp", "bonus": ["stranger"]}})
    do(m, "schroedinger stranger")
    assert player(m, 0)["pc"] == "stranger"
    m = station(players={0: {"identity": "astrochimp", "bonus": ["exile"]}, 1: {"bonus": []}})
    do(m, "schroedinger exile")
    assert player(m, 0)["pc"] == "exile"
    assert player(m, 0)["bonus"] == []
    assert player(m, 0)["aside"] == ["astrochimp"]


def test_only_the_own_bonus_character_can_take_the_place_of_the_identity() -> None:
    """3.5.1: neither the identity, nor an undealt card, nor somebody else's Bonus Character."""
    m = station()
    refused(m, "schroedinger astrochimp", "3.5.1")
    refused(m, "schroedinger stranger", "3.5.1")
    refused(m, "schroedinger exile", "3.5.1")
    assert legal(m, "schroedinger") == {"schroedinger engineer"}


def test_a_discarded_identity_is_an_npc_again_for_all() -> None:
    """3.5.1, 4.1.2: it is nobody's PC and can be influenced."""
    m = station()
    do(m, "schroedinger engineer", "overload kitchen")
    assert allowed(m, "influence astrochimp 1")


def test_a_schroedinger_reveal_costs_the_bonus_points() -> None:
    """3.5.1, 16.4.5: the friend that escaped pays those who revealed as themselves only."""
    escaped = {"exile": "mesosphere", "counselor": "mesosphere"}
    m = finish(last_turn(at=escaped, pc={1: "counselor"}))
    assert score(m, 1)["bonus"] == 2
    m = last_turn(at=escaped, first=1, active=0)
    end_turn(m)
    assert asked(m) == 1
    do(m, "schroedinger exile")
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    assert "bonus" not in score(m, 1)
    assert score(m, 1)["exile-1"] == 2


# How to win (3.6) ---------------------------------------------------------------------------------


def test_points_come_from_agenda_bonus_character_and_bribes() -> None:
    """3.6.1: Astrochimp escaped with the Briefcase (3 + 2), Engineer is Down and stays (2), a
    Bribe was kept (1), another one lies on Astrochimp (1)."""
    m = finish(
        last_turn(
            at={"astrochimp": "mesosphere"},
            holding={"astrochimp": "briefcase"},
            down="engineer",
            pc=EVERYBODY,
            players={1: {"bribe": "astrochimp"}},
        )
    )
    assert score(m, 0) == {
        "astrochimp-1": 3,
        "astrochimp-2": 2,
        "bonus": 2,
        "bribe-unused": 1,
        "bribes-held": 1,
    }
    assert m.outcome is not None
    assert m.outcome.scores[0] == 9


def test_the_agenda_of_the_secret_identity_counts_without_an_early_reveal_too() -> None:
    """3.6.1, 16.2: everybody has revealed by the time of scoring."""
    m = finish(last_turn(at={"astrochimp": "mesosphere"}))
    assert score(m, 0)["astrochimp-1"] == 3


def test_the_agenda_of_the_bonus_character_does_not_count() -> None:
    """3.6.1: Engineer's rows are met, but Engineer is only the Bonus Character."""
    m = finish(last_turn(pc=EVERYBODY))
    assert not [row for row in score(m, 0) if row.startswith("engineer")]


@pytest.mark.parametrize(("out", "lost"), [(4, 0), (5, 0), (6, 1), (8, 3)])
def test_each_cube_above_the_influence_limit_costs_a_point(out: int, lost: int) -> None:
    """3.6.2: Astrochimp's limit is 5."""
    m = finish(last_turn(pc=EVERYBODY, cubes={0: {"exile": out}}))
    assert score(m, 0).get("penalty", 0) == -lost


def test_the_most_points_win() -> None:
    """3.6.3."""
    m = finish(last_turn(at={"daredevil": "mesosphere"}, pc=EVERYBODY))
    assert m.outcome is not None
    assert m.outcome.winners == (3,)


def test_a_guilty_player_does_not_win_with_the_most_points() -> None:
    """3.6.3: the next best one does."""
    everything = {"astrochimp": "mesosphere", "daredevil": "mesosphere"}
    m = finish(
        last_turn(
            at=everything,
            contaminated="daredevil",
            pc=EVERYBODY,
            players={3: {"guilt": "guilty"}},
        )
    )
    assert m.outcome is not None
    assert max(m.outcome.scores) == m.outcome.scores[3]
    assert m.outcome.winners == (0,)


def test_equal_players_win_together() -> None:
    """3.6.3, 16.4.9."""
    m = finish(
        last_turn(
            at={"astrochimp": "mesosphere", "daredevil": "mesosphere"},
            pc=EVERYBODY,
            players={1: {"bribe": "exile"}, 2: {"bribe": "exile"}},
        )
    )
    assert m.outcome is not None
    assert m.outcome.winners == (0, 3)
