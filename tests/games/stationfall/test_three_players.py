"""17.3: what differs with three players."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import asked, do, end_turn, legal, player, refused, score, station

PEOPLE: dict[int, dict[str, Any]] = {
    0: {"identity": "astrochimp", "bonus": ["engineer", "exile"]},
    1: {"identity": "counselor", "bonus": ["medical", "stranger"]},
    2: {"identity": "cyborg", "bonus": ["security", "troubleshooter"]},
}


def three(players: dict[int, dict[str, Any]] | None = None, **more: Any) -> deorbit.Match:
    people = {seat: PEOPLE[seat] | (players or {}).get(seat, {}) for seat in range(3)}
    return station(seats=3, players=people, **more)


def fall(**more: Any) -> deorbit.Match:
    """Minute 0 is over, and nothing of Stationfall has been answered yet."""
    m = three(**{"minute": 0, "active": 2, "re_entry": "minute", **more})
    end_turn(m)
    return m


def finish(m: deorbit.Match) -> deorbit.Match:
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def choosing() -> deorbit.Match:
    cards = [
        ["astrochimp", "engineer", "exile"],
        ["counselor", "medical", "stranger"],
        ["cyborg", "security", "troubleshooter"],
    ]
    return deorbit.scenario(
        "stationfall", {"seats": 3, "players": [{"dealt": hand} for hand in cards]}, seed=1
    )


def test_everybody_is_dealt_three_cards() -> None:
    """17.3.1, 2.1.1."""
    m = deorbit.new("stationfall", seats=3, seed=5)
    assert [len(one["dealt"]) for one in m.position()["players"]] == [3, 3, 3]


@pytest.mark.parametrize(
    ("identity", "bonus"),
    [
        ("astrochimp", ["engineer", "exile"]),
        ("engineer", ["astrochimp", "exile"]),
        ("exile", ["astrochimp", "engineer"]),
    ],
)
def test_one_card_is_the_identity_and_two_are_bonus_characters(
    identity: str, bonus: list[str]
) -> None:
    """17.3.1."""
    m = choosing()
    m.play(0, deorbit.Action("choose", (identity,)))
    assert player(m, 0)["identity"] == identity
    assert player(m, 0)["bonus"] == bonus


def test_a_card_of_another_hand_cannot_be_chosen() -> None:
    """17.3.1, 3.4."""
    refused(choosing(), "choose cyborg", "3.4")


def test_three_turns_make_a_minute() -> None:
    """15.1: and the game begins in Minute 14."""
    m = three()
    order = []
    for _ in range(4):
        order.append((asked(m), m.position()["minute"]))
        end_turn(m)
    assert order == [(0, 14), (1, 14), (2, 14), (0, 13)]


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"at": {"exile": "mesosphere"}}, 2),
        ({"down": "engineer"}, 2),
        ({"at": {"exile": "mesosphere"}, "down": "engineer"}, 4),
        ({}, 0),
    ],
)
def test_both_bonus_characters_pay(position: dict[str, Any], points: int) -> None:
    """17.3.1, 16.4.5: Exile is a Friend, Engineer an enemy."""
    m = finish(fall(**position))
    assert score(m, 0).get("bonus", 0) == points


def test_a_schroedinger_reveal_can_be_as_either_bonus_character() -> None:
    """17.3.2."""
    m = three()
    assert legal(m, "schroedinger") == {"schroedinger engineer", "schroedinger exile"}
    refused(m, "schroedinger astrochimp", "3.5.1")
    refused(m, "schroedinger medical", "3.5.1")


@pytest.mark.parametrize(("revealed", "other"), [("exile", "engineer"), ("engineer", "exile")])
def test_identity_and_the_other_bonus_character_are_discarded(revealed: str, other: str) -> None:
    """17.3.2."""
    m = three()
    do(m, f"schroedinger {revealed}")
    assert player(m, 0)["pc"] == revealed
    assert player(m, 0)["bonus"] == []
    assert sorted(player(m, 0)["aside"]) == sorted(["astrochimp", other])


def test_the_other_bonus_character_pays_nothing_after_a_schroedinger_reveal() -> None:
    """17.3.2, 3.5.1."""
    m = fall(down="engineer", at={"exile": "mesosphere"})
    do(m, "schroedinger exile")
    finish(m)
    assert "bonus" not in score(m, 0)
    assert score(m, 0)["exile-1"] == 2


def test_a_normal_reveal_keeps_both_bonus_characters_secret() -> None:
    """17.3.1, 3.5."""
    m = three()
    do(m, "reveal")
    assert player(m, 0)["bonus"] == ["engineer", "exile"]
    assert m.view(1)["players"][0]["bonus"] == [None, None]
    assert m.view(0)["players"][0]["bonus"] == ["engineer", "exile"]


def test_stranger_keeps_all_other_cards_as_bonus_characters() -> None:
    """17.3.2, card-enigma: both, and both pay."""
    m = three(active=1)
    do(m, "schroedinger stranger")
    assert sorted(player(m, 1)["bonus"]) == ["counselor", "medical"]
    assert "aside" not in player(m, 1)
    m = fall(
        players={
            1: {
                "identity": "stranger",
                "pc": "stranger",
                "bonus": ["counselor", "medical"],
                "schroedinger": True,
            }
        },
        at={"counselor": "mesosphere"},
        down="medical",
    )
    assert score(finish(m), 1)["bonus"] == 3


def test_stranger_is_paid_for_company_with_either_bonus_character() -> None:
    """17.3.1, 16.4.4.1."""
    for friend, points in (("counselor", 2), ("medical", 2), ("exile", 0)):
        m = fall(
            players={
                1: {"identity": "stranger", "pc": "stranger", "bonus": ["counselor", "medical"]}
            },
            at={"stranger": "kitchen", friend: "kitchen"},
        )
        assert score(finish(m), 1).get("stranger-4", 0) == points


@pytest.mark.parametrize("card", ["engineer", "exile"])
def test_stationfall_offers_either_bonus_character_too(card: str) -> None:
    """17.3.2, 16.2."""
    m = fall()
    do(m, f"schroedinger {card}")
    assert player(m, 0)["pc"] == card


def test_homework_shows_one_of_the_two() -> None:
    """17.3.1, card-homework: which one is the player's choice."""
    m = three(players={1: {"identity": "stranger", "bonus": ["counselor", "medical"]}}, active=1)
    do(m, "reveal")
    assert legal(m, "show") == {"show counselor", "show medical"}
    do(m, "show medical", "step medical storage")
    assert m.view(0)["players"][1]["bonus"] == ["medical", None]
