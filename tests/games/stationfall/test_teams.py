"""Chapter 18: teams of two.

With four players, unless a test says otherwise, seats 0 and 2 (astrochimp, cyborg) have engineer as
their Bonus Character, seats 1 and 3 (counselor, daredevil) have exile.
"""

from __future__ import annotations

import json
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    IDENTITIES,
    asked,
    do,
    end_turn,
    guilt,
    legal,
    player,
    refused,
    score,
    where,
)

TEAMS = {"teams": True}
BONUS: tuple[list[str], ...] = (["engineer"], ["exile"], [], [])
EVERYBODY = dict(enumerate(IDENTITIES))
SEATS = [4, 6, 8]
HANDS: dict[int, list[list[str]]] = {
    4: [["astrochimp", "cyborg", "engineer"], ["counselor", "daredevil", "exile"]],
    6: [
        ["astrochimp", "cyborg", "engineer"],
        ["counselor", "daredevil", "exile"],
        ["medical", "security", "stranger"],
    ],
    8: [
        ["astrochimp", "cyborg", "engineer"],
        ["counselor", "daredevil", "exile"],
        ["medical", "security", "stranger"],
        ["station-chief", "stowaway", "troubleshooter"],
    ],
}


def team_of_four(
    at: dict[str, str] | None = None,
    down: str = "",
    pc: dict[int, str] | None = None,
    players: dict[int, dict[str, Any]] | None = None,
    **more: Any,
) -> deorbit.Match:
    characters: dict[str, dict[str, Any]] = {}
    for name, section in (at or {}).items():
        characters.setdefault(name, {})["at"] = section
    for name in down.split():
        characters.setdefault(name, {})["down"] = True
    people = []
    for seat in range(4):
        one: dict[str, Any] = {"identity": IDENTITIES[seat], "bonus": BONUS[seat]}
        one |= (players or {}).get(seat, {})
        if pc and seat in pc:
            one["identity"] = one["pc"] = pc[seat]
        people.append(one)
    acting = more.pop("acting", "")
    position: dict[str, Any] = {"seats": 4, "options": TEAMS, "characters": characters}
    position |= {"players": people, **more}
    if acting:
        position["turn"] = {"actions": 2, "free": True}
        asks = [{"ask": "activation", "seat": more.get("active", 0), "character": acting}]
        position["asks"] = asks
    return deorbit.scenario("stationfall", position, seed=1)


def choosing(seats: int = 4) -> deorbit.Match:
    people = [{"dealt": hand} for hand in HANDS[seats]]
    position = {"seats": seats, "options": TEAMS, "players": people}
    return deorbit.scenario("stationfall", position, seed=1)


def play(m: deorbit.Match, seat: int, notation: str) -> list[deorbit.Event]:
    return m.play(seat, deorbit.Action.parse(notation))


def forbidden(m: deorbit.Match, seat: int, notation: str) -> str:
    """The rule that keeps a seat from an action while others are asked too."""
    action = deorbit.Action.parse(notation)
    reason = m.why_not(seat, action)
    assert action not in m.legal(seat)
    assert reason is not None
    with pytest.raises(deorbit.IllegalAction):
        m.play(seat, action)
    return reason.rule


def chosen(seats: int = 4) -> deorbit.Match:
    """Everybody has chosen: the lower seat of a team the first card, the higher one the second."""
    m = choosing(seats)
    for team, hand in enumerate(HANDS[seats]):
        play(m, team, f"choose {hand[0]}")
        play(m, team + seats // 2, f"choose {hand[1]}")
    return m


def finish(m: deorbit.Match) -> deorbit.Match:
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def fall(**more: Any) -> deorbit.Match:
    m = team_of_four(**{"minute": 0, "active": 3, "re_entry": "minute", **more})
    end_turn(m)
    return m


def ended(**more: Any) -> deorbit.Match:
    return finish(fall(**{"pc": EVERYBODY, **more}))


def result(m: deorbit.Match) -> deorbit.Outcome:
    assert m.outcome is not None
    return m.outcome


def seen(m: deorbit.Match, reader: int | None, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = m.view(reader)["players"][seat]
    return found


def partner(seat: int, seats: int = 4) -> int:
    return (seat + seats // 2) % seats


# Set-up (18.1, 18.2) ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("characters", ["tutorial", "random"])
def test_each_team_is_dealt_three_identity_cards(seats: int, characters: str) -> None:
    """18.1, 2.1.1: instead of two for each player; all else as usual."""
    m = deorbit.new("stationfall", seats=seats, seed=2, teams=True, characters=characters)
    position = m.position()
    hands = [one.get("dealt", []) for one in position["players"]]
    half = seats // 2
    assert [len(hand) for hand in hands] == [3] * half + [0] * half
    assert len({card for hand in hands for card in hand}) == 3 * half
    usual = deorbit.new("stationfall", seats=seats, seed=2, characters=characters).position()
    assert len(position["cast"]) == len(usual["cast"])
    assert position["minute"] == usual["minute"]
    assert m.to_act == tuple(range(seats))


@pytest.mark.parametrize("cards", list(permutations(HANDS[4][0])))
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_partners_choose_from_the_same_three_cards(
    order: tuple[int, int], cards: tuple[str, str, str]
) -> None:
    """18.2, house-teams: whoever chooses first; the card that is left is for the team."""
    m = choosing()
    assert m.legal(0) == m.legal(2)
    play(m, order[0], f"choose {cards[0]}")
    assert forbidden(m, order[1], f"choose {cards[0]}") == "3.4"
    assert {str(action) for action in m.legal(order[1])} == {f"choose {card}" for card in cards[1:]}
    play(m, order[1], f"choose {cards[1]}")
    assert player(m, order[0])["identity"] == cards[0]
    assert player(m, order[1])["identity"] == cards[1]
    assert player(m, 0)["bonus"] == [cards[2]]
    assert player(m, 2)["bonus"] == []
    assert m.to_act == (1, 3)


def test_cards_of_another_team_cannot_be_chosen() -> None:
    """18.2, 3.4."""
    m = choosing(6)
    for seat in (0, 3):
        for card in ("counselor", "medical", "troubleshooter"):
            assert forbidden(m, seat, f"choose {card}") == "3.4"


def test_one_member_cannot_take_two_cards() -> None:
    """18.2: one for each."""
    m = choosing()
    play(m, 0, "choose astrochimp")
    assert m.legal(0) == []
    forbidden(m, 0, "choose cyborg")


@pytest.mark.parametrize("seats", SEATS)
def test_the_game_begins_when_all_have_chosen(seats: int) -> None:
    """18.2, 3.4."""
    m = chosen(seats)
    assert m.to_act == (0,)
    assert m.position()["asks"] == [{"ask": "turn", "seat": 0, "step": "reveal"}]
    half = seats // 2
    for team, hand in enumerate(HANDS[seats]):
        assert player(m, team)["identity"] == hand[0]
        assert player(m, team + half)["identity"] == hand[1]
        assert player(m, team)["bonus"] == hand[2:]
        assert player(m, team + half)["bonus"] == []


def test_a_choice_can_be_taken_back_while_others_choose() -> None:
    """18.2, house-teams: the partner's choice stays, and may now be completed otherwise."""
    m = choosing()
    play(m, 0, "choose astrochimp")
    play(m, 1, "choose exile")
    play(m, 2, "choose cyborg")
    assert player(m, 0)["bonus"] == ["engineer"]
    assert m.undo(0)
    assert m.to_act == (0, 3)
    assert player(m, 2)["identity"] == "cyborg"
    assert player(m, 0)["dealt"] == ["astrochimp", "engineer"]
    assert player(m, 0)["bonus"] == []
    play(m, 0, "choose engineer")
    assert player(m, 0)["bonus"] == ["astrochimp"]
    assert m.undo(2)
    assert forbidden(m, 2, "choose engineer") == "3.4"
    play(m, 2, "choose astrochimp")
    assert player(m, 0)["bonus"] == ["cyborg"]


def test_when_the_game_has_begun_nobody_else_takes_a_choice_back() -> None:
    """18.2, 3.4: only who chose last still can."""
    m = chosen()
    for seat in (0, 1, 2):
        assert not m.undo(seat)
    assert m.undo(3)
    assert m.to_act == (3,)


# Reveal and order (18.3, 18.4) --------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(4))
def test_there_is_no_schroedinger_reveal_in_teams(seat: int) -> None:
    """18.3: neither as the Bonus Character nor as the partner's identity."""
    m = team_of_four(active=seat)
    assert legal(m, "schroedinger") == set()
    for name in ("engineer", "exile", "cyborg"):
        refused(m, f"schroedinger {name}", "18.3")
    do(m, "reveal")
    assert player(m, seat)["pc"] == IDENTITIES[seat]


def test_there_is_none_at_the_fall_of_the_station_either() -> None:
    """18.3, 16.2."""
    m = fall()
    for seat in range(4):
        assert asked(m) == seat
        refused(m, "schroedinger engineer", "18.3")
        do(m, "reveal")


@pytest.mark.parametrize("seats", SEATS)
def test_no_team_has_two_turns_in_a_row(seats: int) -> None:
    """18.4, house-teams: partners sit opposite each other, over the end of a Minute too."""
    for first in range(seats):
        position = {"seats": seats, "options": TEAMS, "first": first}
        m = deorbit.scenario("stationfall", position, seed=first)
        turns = []
        for _ in range(2 * seats):
            turns.append(asked(m))
            end_turn(m)
        assert turns[:seats] == [(first + turn) % seats for turn in range(seats)]
        assert turns[seats:] == turns[:seats]
        for one, following in pairwise(turns):
            assert one % (seats // 2) != following % (seats // 2)


@pytest.mark.parametrize("seats", SEATS)
def test_any_member_of_any_team_can_begin(seats: int) -> None:
    """2.5, 18.4."""
    found = {
        deorbit.new("stationfall", seats=seats, seed=seed, teams=True).position()["first"]
        for seed in range(60)
    }
    assert found == set(range(seats))


# What partners share, and what they do not --------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_partners_see_each_others_identity_cards_and_nobody_else_does(seats: int) -> None:
    """house-teams, 3.3: while they choose and afterwards."""
    m = choosing(seats)
    readers: list[int | None] = [None, *range(seats)]
    for reader in readers:
        for team, hand in enumerate(HANDS[seats]):
            inside = reader is not None and reader % (seats // 2) == team
            assert seen(m, reader, team)["dealt"] == (hand if inside else [None] * 3)
    m = chosen(seats)
    for reader in readers:
        for team, hand in enumerate(HANDS[seats]):
            inside = reader is not None and reader % (seats // 2) == team
            lower, higher = seen(m, reader, team), seen(m, reader, team + seats // 2)
            assert lower["identity"] == (hand[0] if inside else None)
            assert higher["identity"] == (hand[1] if inside else None)
            assert lower["bonus"] == ([hand[2]] if inside else [None])
            assert higher["bonus"] == []


@pytest.mark.parametrize("seat", range(4))
def test_the_partner_reads_which_identity_was_chosen(seat: int) -> None:
    """house-teams, 3.3: nobody else does, and all others read the same text."""
    card = HANDS[4][seat % 2][2]
    m = choosing()
    event = play(m, seat, f"choose {card}")[0]
    assert event.readers is not None
    assert set(event.readers) == {seat, partner(seat)}
    named = card.capitalize()
    for reader in (None, 0, 1, 2, 3):
        text = m.log(reader)[0].text()
        inside = reader in (seat, partner(seat))
        assert (named in text) == inside
        assert seen(m, reader, seat)["identity"] == (card if inside else None)


def test_other_teams_and_spectators_read_the_same_whatever_a_team_chose() -> None:
    """3.3, house-teams: view, log, text and record; who chose when is public."""
    matches = []
    for cards in permutations(HANDS[4][0]):
        m = choosing()
        play(m, 2, f"choose {cards[0]}")
        play(m, 0, f"choose {cards[1]}")
        matches.append(m)
    for m in matches[1:]:
        for reader in (None, 1, 3):
            assert m.view(reader) == matches[0].view(reader)
            assert m.record(reader) == matches[0].record(reader)
            assert m.actions_read_by(reader) == matches[0].actions_read_by(reader)
            texts = [event.text() for event in m.log(reader)]
            assert texts == [event.text() for event in matches[0].log(reader)]
        for reader in (0, 2):
            assert m.view(reader) != matches[0].view(reader)
            assert m.record(reader) != matches[0].record(reader)


def test_partners_do_not_see_each_others_kompromat() -> None:
    """house-teams, 3.3: nor can one use the other's."""
    m = team_of_four(players={2: {"hand": ["medical"]}}, acting="engineer")
    for reader in (None, 0, 1, 3):
        assert seen(m, reader, 2)["hand"] == [None]
    assert seen(m, 2, 2)["hand"] == ["medical"]
    assert legal(m, "kompromat") == set()
    m = team_of_four(kompromat={"kitchen": "medical"}, acting="astrochimp")
    event = do(m, "pick-up-kompromat astrochimp")[0]
    assert event.readers == (0,)
    assert player(m, 0)["hand"] == ["medical"]
    assert seen(m, 2, 0)["hand"] == [None]


def test_partners_do_not_see_what_the_other_saw_of_project_x() -> None:
    """9.4.1, house-teams."""
    m = team_of_four(project={"card": "grey-goo"}, players={0: {"disc": "exile"}})
    position = m.position()
    position["characters"]["exile"]["data"] = ["x-secret"]
    m = deorbit.scenario("stationfall", position, seed=1)
    assert m.view(0)["project"]["card"] == "grey-goo"
    for reader in (None, 1, 2, 3):
        assert m.view(reader)["project"]["card"] is None


def test_partners_do_not_see_which_trap_is_real() -> None:
    """house-teams, card-claymore: they share identity cards and nothing else."""
    cast = ["astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "medical"]
    cast += ["security", "station-chief", "stowaway", "stranger", "operative"]
    tokens = {"kitchen": "real", "quarters": "decoy", "bridge": "decoy"}
    m = team_of_four(pc={2: "operative"}, cast=cast, traps={"player": 2, "at": tokens})
    assert m.view(2)["traps"]["at"] == tokens
    for reader in (None, 0, 1, 3):
        assert set(m.view(reader)["traps"]["at"].values()) == {None}


def test_a_reveal_sends_the_cubes_of_the_partner_to_betrayal() -> None:
    """18.1, 15.3.1: as those of anybody else."""
    m = team_of_four(
        active=2,
        players={0: {"cubes": {"cyborg": 2}}, 2: {"cubes": {"cyborg": 1}}},
    )
    do(m, "reveal")
    assert player(m, 0)["betrayal"] == 2
    assert (player(m, 2)["betrayal"], player(m, 2)["pool"]) == (0, 8)


@pytest.mark.parametrize("means", ["bribe", "kompromat"])
def test_the_pc_of_the_partner_is_asked_like_any_other(means: str) -> None:
    """18.1, 15.5.4.3, 15.5.5.2: a partner is another player."""
    m = team_of_four(pc={2: "cyborg"}, players={0: {"hand": ["cyborg"]}}, acting="engineer")
    do(m, f"{means} cyborg", "step cyborg forward-hub")
    assert asked(m) == 2
    do(m, "accept")
    assert where(m, "cyborg") == "forward-hub"


def test_evidence_of_one_member_convicts_the_partner_too() -> None:
    """18.1, 10.2.1: all other Suspects."""
    people = {seat: {"guilt": "suspect"} for seat in range(4)}
    position = team_of_four(at={"exile": "array-control"}, players=people).position()
    position["characters"]["exile"]["data"] = ["evidence"]
    position["asks"] = [{"ask": "activation", "seat": 0, "character": "exile"}]
    position["turn"] |= {"actions": 2}
    m = deorbit.scenario("stationfall", position, seed=1)
    do(m, "transmit exile evidence authorities")
    assert [guilt(m, seat) for seat in range(4)] == ["suspect", "guilty", "guilty", "guilty"]


@pytest.mark.parametrize("seat", [0, 2])
def test_either_member_can_show_the_bonus_character_of_the_team(seat: int) -> None:
    """18.2, card-homework."""
    m = team_of_four(active=seat, players={seat: {"identity": "stranger"}})
    do(m, "reveal")
    assert legal(m, "show") == {"show engineer"}
    do(m, "show engineer", "wait engineer")
    for reader in (None, 0, 1, 2, 3):
        assert seen(m, reader, 0)["bonus"] == ["engineer"]


# Points and victory (18.5) ------------------------------------------------------------------------


def test_members_score_alone_and_then_their_points_are_added() -> None:
    """18.5: the Bonus Character counts once. Astrochimp escaped (3), an Officer is Down for Cyborg
    (1) and nobody contaminated got away (2), Engineer is Down (2), and everybody kept a Bribe."""
    m = ended(at={"astrochimp": "mesosphere"}, down="engineer")
    assert score(m, 0) == {"astrochimp-1": 3, "bonus": 2, "bribe-unused": 1, "partner": 4}
    assert score(m, 2) == {"cyborg-1": 1, "cyborg-3": 2, "bribe-unused": 1, "partner": 6}
    assert result(m).scores[0] == result(m).scores[2] == 10
    assert result(m).winners == (0, 2)


def test_the_bonus_character_of_the_team_pays_both_and_no_other_team() -> None:
    """18.5, 18.2."""
    m = ended(at={"exile": "mesosphere"})
    assert "bonus" not in score(m, 0)
    assert "bonus" not in score(m, 2)
    assert score(m, 1)["bonus"] == 2
    assert "bonus" not in score(m, 3)
    assert result(m).scores[1] == result(m).scores[3]


def test_members_have_limits_of_their_own() -> None:
    """18.5, 16.4.7: Astrochimp's is 5, Cyborg's 4."""
    m = ended(players={0: {"cubes": {"exile": 7}}, 2: {"cubes": {"exile": 4}}})
    assert score(m, 0)["penalty"] == -2
    assert "penalty" not in score(m, 2)


def test_a_bribe_of_the_partner_scores() -> None:
    """18.5, 16.4.6.2: each member is scored alone, and it is not the own Bribe."""
    m = ended(players={0: {"bribe": "cyborg"}})
    assert score(m, 2)["bribes-held"] == 1
    assert "bribe-unused" not in score(m, 0)


def test_most_kompromat_compares_members_too() -> None:
    """18.5, 16.4.4.1: the partner's hand is another one."""
    hands = {1: {"hand": ["medical"]}, 3: {"hand": ["stranger"]}}
    assert "counselor-3" not in score(ended(players=hands), 1)
    assert score(ended(players={1: hands[1]}), 1)["counselor-3"] == 2


def test_stranger_in_the_second_seat_is_paid_for_the_bonus_character_of_the_team() -> None:
    """18.5, 18.2, 16.4.4.1."""
    m = ended(
        pc={0: "astrochimp", 1: "counselor", 2: "cyborg", 3: "stranger"},
        at={"stranger": "houdini", "exile": "houdini"},
        launched=["houdini"],
    )
    assert score(m, 3)["stranger-3"] == 2
    assert score(m, 3)["stranger-4"] == 2
    assert score(m, 1)["bonus"] == 2


@pytest.mark.parametrize("seat", [1, 3])
def test_a_team_with_a_guilty_member_cannot_win(seat: int) -> None:
    """house-teams, 10.2.3."""
    escaped = {"counselor": "mesosphere", "daredevil": "mesosphere", "exile": "mesosphere"}
    assert result(ended(at=escaped)).winners == (1, 3)
    m = ended(at=escaped, players={seat: {"guilt": "guilty"}})
    assert result(m).scores[1] > result(m).scores[0]
    assert result(m).winners == (0, 2)


def test_a_guilty_member_whose_card_allows_it_does_not_bar_the_team() -> None:
    """house-teams, 10.2.3: Cyborg's does, Astrochimp's does not."""
    away = {"astrochimp": "mesosphere"}
    assert result(ended(at=away, players={2: {"guilt": "guilty"}})).winners == (0, 2)
    assert result(ended(at=away, players={0: {"guilt": "guilty"}})).winners == (1, 3)


def test_when_every_team_has_a_guilty_member_nobody_wins() -> None:
    """house-teams, 16.4.8."""
    m = ended(players={0: {"guilt": "guilty"}, 3: {"guilt": "guilty"}})
    assert result(m).winners == ()


def big(seats: int, people: dict[int, dict[str, Any]]) -> deorbit.Match:
    """The end of a game of teams in which each has a point for the kept Bribe, and no more unless
    `people` says so."""
    quiet = ["astrochimp", "daredevil", "exile", "stranger", "stowaway", "station-chief"]
    quiet += ["consort", "maintenance-clones"]
    cast = [*quiet, "counselor", "cyborg", "engineer", "medical", "security", "troubleshooter"]
    cast += ["corpsicle", "colonel", "legal", "operative", "inspector"]
    position = {
        "seats": seats,
        "options": TEAMS,
        "cast": cast[: {6: 15, 8: 19}[seats]],
        "minute": 0,
        "active": seats - 1,
        "re_entry": "minute",
        "characters": {"station-chief": {"down": True}},
        "players": [
            {"identity": quiet[seat], "pc": quiet[seat], "bonus": [], **people.get(seat, {})}
            for seat in range(seats)
        ],
    }
    m = deorbit.scenario("stationfall", position, seed=1)
    end_turn(m)
    return finish(m)


@pytest.mark.parametrize("seats", [6, 8])
def test_one_team_wins_however_many_there_are(seats: int) -> None:
    """house-teams, 18.5: a Bribe of another player on the PC of seat 1."""
    m = big(seats, {0: {"bribe": "daredevil"}, 2: {"bribe": "daredevil"}})
    assert result(m).winners == (1, partner(1, seats))
    assert result(m).scores[1] == result(m).scores[partner(1, seats)] == 4


@pytest.mark.parametrize("seats", [6, 8])
def test_teams_that_are_level_after_the_tie_breaks_win_together(seats: int) -> None:
    """house-teams, 16.4.9: fewer cubes in Betrayal, then more in the pools, of both members."""
    half = seats // 2
    assert result(big(seats, {})).winners == tuple(range(seats))
    betrayed = {half: {"betrayal": 1}}
    assert result(big(seats, betrayed)).winners == tuple(
        seat for seat in range(seats) if seat % half
    )
    out = {seat: {"cubes": {"medical": 1}} for seat in range(seats) if seat not in (1, 2)}
    both = [seat for seat in range(seats) if seat % half in (1, 2)]
    if half == 3:
        assert result(big(seats, out)).winners == tuple(both)
    out[2] = {"cubes": {"medical": 1}}
    assert result(big(seats, out)).winners == (1, 1 + half)


# Worlds, positions, files -------------------------------------------------------------------------


def some_moments(seats: int, seed: int = 1) -> list[deorbit.Match]:
    m = deorbit.new("stationfall", seats=seats, seed=seed, teams=True, characters="random")
    rng = Random(seed)
    moments = []
    while m.to_act:
        if len(m) <= seats or len(m) % 41 == 0:
            moments.append(m.copy())
        seat = rng.choice(m.to_act)
        m.play(seat, rng.choice(m.legal(seat)))
    return [*moments, m]


@pytest.mark.parametrize("seats", SEATS)
def test_positions_of_teams_round_trip(seats: int) -> None:
    """18.1, 18.2."""
    for m in some_moments(seats):
        again = deorbit.scenario("stationfall", json.loads(json.dumps(m.position())), seed=9)
        assert again.fingerprint == m.fingerprint
        assert again.options == m.options
        assert again.to_act == m.to_act
        assert again.outcome == m.outcome
        for seat in range(seats):
            assert again.legal(seat) == m.legal(seat)
            assert again.view(seat) == m.view(seat)


@pytest.mark.parametrize("seats", SEATS)
def test_files_of_teams_hold_the_whole_game(seats: int) -> None:
    """18.1, 18.2."""
    for m in some_moments(seats, 2)[::3]:
        again = deorbit.loads(m.dumps())
        assert again.fingerprint == m.fingerprint
        assert again.options == m.options
        assert again.actions == m.actions
        assert again.log(1) == m.log(1)


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_worlds_of_teams_are_like_what_the_player_sees(seats: int) -> None:
    """3.3, house-teams: the partner's cards are known in all of them, and no card exists twice."""
    rng = Random(seats)
    for m in some_moments(seats, 3):
        for seat in range(seats):
            world = m.seat(seat).imagine(rng)
            assert world.view(seat) == m.view(seat)
            assert world.legal(seat) == m.legal(seat)
            people = world.position()["players"]
            mate = partner(seat, seats)
            assert people[mate].get("identity") == player(m, mate).get("identity")
            cards = []
            for one in people:
                cards += [*one.get("dealt", []), *one["bonus"]]
                cards += [one["identity"]] if "identity" in one else []
            assert None not in cards
            assert len(cards) == len(set(cards)) == 3 * seats // 2


@pytest.mark.parametrize(
    ("players", "key"),
    [
        ([{}, {}, {"bonus": ["exile"]}], r"players\[2\]\.bonus"),
        ([{}, {}, {"dealt": ["exile", "medical"]}], r"players\[2\]\.dealt"),
        ([{"dealt": ["exile"]}], r"players\[0\]\.dealt"),
        ([{"seat": 2}], r"players\[0\]\.seat"),
    ],
)
def test_a_position_that_a_team_cannot_have_is_refused(
    players: list[dict[str, Any]], key: str
) -> None:
    """18.1, 18.2: the cards of a team stand with the lower seat."""
    with pytest.raises(deorbit.BadInput, match=key):
        deorbit.scenario("stationfall", {"seats": 4, "options": TEAMS, "players": players})


def test_kompromat_of_a_team_may_stand_with_either_member() -> None:
    """house-teams: each has a hand."""
    m = team_of_four(players={0: {"hand": ["medical"]}, 2: {"hand": ["stranger"]}})
    assert (player(m, 0)["hand"], player(m, 2)["hand"]) == (["medical"], ["stranger"])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_agents_play_teams_to_the_end(kind: str, seats: int) -> None:
    """18.5: both members have the points of the team, and win or lose together."""
    if kind == "greedy":
        position = {"seats": seats, "options": TEAMS, "minute": 2}
        m = deorbit.scenario("stationfall", position, seed=4)
    else:
        m = deorbit.new("stationfall", seats=seats, seed=4, teams=True, characters="random")
    outcome = deorbit.play_out(m, [deorbit.agent(kind, seed=seat) for seat in range(seats)])
    assert outcome is not None
    for seat in range(seats):
        mate = partner(seat, seats)
        assert outcome.scores[seat] == outcome.scores[mate]
        assert (seat in outcome.winners) == (mate in outcome.winners)


def test_a_greedy_member_helps_the_partner() -> None:
    """18.5: what is good for the partner is worth something."""
    home, better = team_of_four(), team_of_four(down="counselor")
    assert better.worth(0) > home.worth(0)
