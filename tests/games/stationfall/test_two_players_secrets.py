"""17.2: what two players with two colours each may know, positions, files and agents."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.station import IDENTITIES, do
from games.stationfall.two_players import (
    BONUS,
    CARDS,
    READERS,
    choosing,
    ended,
    play,
    seen,
    two,
)

# What the other player may know -------------------------------------------------------------------


def test_dealt_cards_are_hidden_from_the_other_player_and_from_spectators() -> None:
    """3.3, 17.2.1: before, between and after the two choices."""
    m = choosing()
    for step in ("", "choose cyborg", "choose engineer"):
        if step:
            play(m, 0, step)
        for reader in (None, 1):
            shown = [seen(m, reader, 0), seen(m, reader, 2)]
            for one in shown:
                assert one.get("identity") is None
                assert set(one.get("dealt", [])) <= {None}
                assert set(one["bonus"]) <= {None}
        own = [seen(m, 0, 0), seen(m, 0, 2)]
        cards = [card for one in own for card in [*one.get("dealt", []), *one["bonus"]]]
        cards += [one["identity"] for one in own if "identity" in one]
        assert sorted(cards) == CARDS[0]


def test_others_read_the_same_whichever_cards_were_chosen() -> None:
    """3.3, 17.2.1: view, log, text and record."""
    matches = []
    for cards in permutations(CARDS[0]):
        m = choosing()
        play(m, 0, f"choose {cards[0]}", f"choose {cards[1]}")
        matches.append(m)
    for m in matches[1:]:
        for reader in (None, 1):
            assert m.view(reader) == matches[0].view(reader)
            assert m.record(reader) == matches[0].record(reader)
            assert m.actions_read_by(reader) == matches[0].actions_read_by(reader)
            texts = [event.text() for event in m.log(reader)]
            assert texts == [event.text() for event in matches[0].log(reader)]
            assert len(set(texts)) == len(texts) == 2
        assert m.view(0) != matches[0].view(0)
        assert m.record(0) != matches[0].record(0)


def test_a_player_sees_both_own_identities_and_no_other() -> None:
    """3.3, 17.2.1."""
    m = two(players={0: {"hand": ["medical"]}})
    for reader in READERS:
        for colour in range(4):
            shown = seen(m, reader, colour)
            own = colour % 2 == reader
            assert shown["identity"] == (IDENTITIES[colour] if own else None)
            assert shown["bonus"] == (BONUS[colour] if own else [None] * len(BONUS[colour]))
        assert seen(m, reader, 0)["hand"] == (["medical"] if reader == 0 else [None])


def test_the_other_player_cannot_tell_the_cards_of_the_two_colours_apart() -> None:
    """3.3: swapped, all looks the same."""
    one = two()
    swapped: dict[int, dict[str, Any]]
    swapped = {0: {"identity": "engineer", "bonus": ["cyborg"]}, 2: {"identity": "astrochimp"}}
    other = two(players=swapped)
    for m in (one, other):
        do(m, "influence medical 1", "activate medical", "wait medical")
    for reader in (None, 1):
        assert one.view(reader) == other.view(reader)
        assert one.record(reader) == other.record(reader)


def test_the_disc_of_either_colour_shows_a_player_project_x() -> None:
    """9.4.1, 17.2.2.1: once for both."""
    m = two(
        players={2: {"disc": "exile"}},
        data={"exile": "x-secret"},
        project={"card": "grey-goo"},
    )
    assert m.view(0)["project"]["card"] == "grey-goo"
    assert m.view(1)["project"]["card"] is None
    assert m.position()["project"]["peeked"] == [0]


def test_a_trap_of_either_colour_is_known_to_its_player() -> None:
    """card-claymore, 3.3: which of the tokens is real, in the turn of both colours."""
    cast = ["astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "medical"]
    cast += ["security", "station-chief", "stowaway", "stranger", "operative"]
    tokens = {"kitchen": "real", "quarters": "decoy", "bridge": "decoy"}
    m = two(pc={2: "operative"}, cast=cast, traps={"player": 2, "at": tokens})
    assert m.view(0)["traps"] == {"player": 2, "at": tokens}
    for reader in (None, 1):
        assert set(m.view(reader)["traps"]["at"].values()) == {None}
    world = m.seat(1).imagine(Random(1))
    assert world.view(1) == m.view(1)


def test_after_the_end_everything_is_open() -> None:
    """16.2, 17.2.1."""
    m = ended(players={0: {"hand": ["medical"]}})
    for reader in READERS:
        assert [seen(m, reader, colour)["identity"] for colour in range(4)] == list(IDENTITIES)
        assert seen(m, reader, 0)["bonus"] == ["engineer"]
        assert seen(m, reader, 0)["hand"] == ["medical"]


# Worlds, positions, files -------------------------------------------------------------------------


def some_moments(seed: int) -> list[deorbit.Match]:
    """A game of random play at several moments, choices and the end among them."""
    m = deorbit.new("stationfall", seats=2, seed=seed, characters="random")
    rng = Random(seed)
    moments = []
    while m.to_act:
        if len(m) < 6 or len(m) % 17 == 0:
            moments.append(m.copy())
        seat = rng.choice(m.to_act)
        m.play(seat, rng.choice(m.legal(seat)))
    return [*moments, m]


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_two_players_round_trip(seed: int) -> None:
    """17.2."""
    for m in some_moments(seed):
        again = deorbit.scenario("stationfall", json.loads(json.dumps(m.position())), seed=9)
        assert again.fingerprint == m.fingerprint
        assert again.to_act == m.to_act
        assert again.outcome == m.outcome
        for seat in range(2):
            assert again.legal(seat) == m.legal(seat)
            assert again.view(seat) == m.view(seat)


@pytest.mark.parametrize("seed", range(2))
def test_files_of_two_players_hold_the_whole_game(seed: int) -> None:
    """17.2."""
    for m in some_moments(seed):
        again = deorbit.loads(m.dumps())
        assert again.fingerprint == m.fingerprint
        assert again.actions == m.actions
        assert [e.text() for e in again.log(0)] == [e.text() for e in m.log(0)]


@pytest.mark.parametrize("seed", range(3))
def test_imagined_worlds_of_two_players_are_like_what_the_player_sees(seed: int) -> None:
    """3.3, 17.2: the same view and the same legal actions, and no card twice."""
    rng = Random(seed)
    for m in some_moments(seed):
        for seat in range(2):
            world = m.seat(seat).imagine(rng)
            assert world.view(seat) == m.view(seat)
            assert world.legal(seat) == m.legal(seat)
            cards = []
            for one in world.position()["players"]:
                cards += [*one.get("dealt", []), *one["bonus"]]
                cards += [one["identity"]] if "identity" in one else []
            assert None not in cards
            assert len(cards) == len(set(cards)) == 6


def test_in_other_worlds_the_other_player_has_other_cards() -> None:
    """3.3, 17.2.1: any but the own three."""
    m = two()
    worlds = [m.seat(0).imagine(Random(seed)).position()["players"] for seed in range(150)]
    every = set(m.position()["cast"])
    for colour in (1, 3):
        assert {one[colour]["identity"] for one in worlds} == every - set(CARDS[0])
    for one in worlds:
        assert [one[0]["identity"], one[2]["identity"]] == ["astrochimp", "cyborg"]
        assert one[0]["bonus"] == ["engineer"]
        assert one[3]["bonus"] == []


@pytest.mark.parametrize(
    ("players", "key"),
    [
        ([{}, {}, {"bonus": ["exile"]}], r"players\[2\]\.bonus"),
        ([{}, {}, {"dealt": ["exile"]}], r"players\[2\]\.dealt"),
        ([{}, {}, {"hand": ["exile"]}], r"players\[2\]\.hand"),
        ([{"seat": 1}], r"players\[0\]\.seat"),
        ([{"dealt": ["exile"]}], r"players\[0\]\.dealt"),
        ([{"dealt": ["exile"], "identity": "medical"}, {}, {"identity": "stranger"}], "dealt"),
        ([{}] * 5, "players"),
        ([{"identity": "exile"}, {}, {"identity": "exile"}], r"players\[2\]\.identity"),
    ],
)
def test_a_position_that_two_players_cannot_have_is_refused(
    players: list[dict[str, Any]], key: str
) -> None:
    """17.2.1, 17.2.6: what belongs to both colours stands with the first one."""
    with pytest.raises(deorbit.BadInput, match=key):
        deorbit.scenario("stationfall", {"seats": 2, "players": players})


def test_a_position_that_names_no_cards_has_them_drawn() -> None:
    """17.2.1: four identities and two Bonus Characters."""
    people = deorbit.scenario("stationfall", {"seats": 2}, seed=4).position()["players"]
    assert [len(one["bonus"]) for one in people] == [1, 1, 0, 0]
    cards = [one["identity"] for one in people] + people[0]["bonus"] + people[1]["bonus"]
    assert len(set(cards)) == 6


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_agents_play_two_colours_to_the_end(kind: str) -> None:
    """17.2."""
    m = deorbit.new("stationfall", seats=2, seed=8, characters="random")
    outcome = deorbit.play_out(m, [deorbit.agent(kind, seed=seat) for seat in range(2)])
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.rows) == 2
    assert set(outcome.winners) <= {0, 1}


def test_a_greedy_player_thinks_of_both_colours() -> None:
    """17.2.9: what is good for yellow is worth something in the turn of red."""
    home = two(cubes={2: {"exile": 1}})
    better = two(cubes={2: {"exile": 1}}, down="engineer counselor")
    assert better.worth(0) > home.worth(0)
