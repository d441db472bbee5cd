"""Every number of players without teams: set-up, who is in play, and who wins (17.4, 17.5)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall import casts
from games.stationfall.station import asked, do, end_turn, legal, player, refused

COUNTS = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}
"""Characters in play by number of players."""

MINUTES = {2: 13, 3: 14, 4: 13, 5: 12, 6: 11, 7: 10, 8: 10, 9: 10}

QUIET = [
    "astrochimp",
    "daredevil",
    "colonel",
    "exile",
    "stowaway",
    "microbiologist",
    "inspector",
    "maintenance-clones",
    "stranger",
]
"""Who has nothing to show while nobody has escaped. The first three are paid 3 for their escape,
the next four 2."""

OTHERS = ["counselor", "cyborg", "engineer", "medical", "security", "station-chief"]
OTHERS += ["troubleshooter", "corpsicle", "consort", "legal", "operative"]


def new(seats: int, seed: int = 1, **options: Any) -> deorbit.Match:
    return deorbit.new("stationfall", seats=seats, seed=seed, **options)


def ended(
    seats: int, away: str = "", people: dict[int, dict[str, Any]] | None = None
) -> deorbit.Match:
    """A game in which everybody had revealed as one of the quiet and kept the Bribe: a point each,
    and more for those who got away."""
    players = []
    for seat in range(seats):
        one = {"identity": QUIET[seat], "pc": QUIET[seat], "bonus": []}
        players.append(one | (people or {}).get(seat, {}))
    position = {
        "seats": seats,
        "cast": [*QUIET, *OTHERS][: COUNTS[seats]],
        "minute": 0,
        "active": seats - 1,
        "re_entry": "minute",
        "characters": {name: {"at": "mesosphere"} for name in away.split()},
        "players": players,
    }
    m = deorbit.scenario("stationfall", position, seed=1)
    end_turn(m)
    while m.to_act:
        do(m, "done")
    return m


def winners(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.winners


def scores(m: deorbit.Match) -> list[int]:
    assert m.outcome is not None
    return list(m.outcome.scores)


# Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("characters", ["tutorial", "random"])
def test_the_number_of_characters_follows_the_number_of_players(
    seats: int, characters: str
) -> None:
    """2.1.1, house-cast: their pawns, cards and Kompromat are in play, and no others."""
    for seed in range(3):
        position = new(seats, seed, characters=characters).position()
        cast = position["cast"]
        assert len(cast) == len(set(cast)) == COUNTS[seats]
        assert list(position["characters"]) == casts.pawns_of(cast)
        assert len(position["kompromat"]) == len([card for card in cast if casts.IDENTITIES[card]])


@pytest.mark.parametrize("seats", COUNTS)
def test_identity_cards_are_dealt_from_the_characters_in_play(seats: int) -> None:
    """2.1.1, 2.1.2: three each for two or three players, otherwise two; Drones have none."""
    for seed in range(3):
        position = new(seats, seed, characters="random").position()
        hands = [one["dealt"] for one in position["players"] if "dealt" in one]
        assert [len(hand) for hand in hands] == [3 if seats < 4 else 2] * seats
        cards = [card for hand in hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert {casts.CARD_OF_IDENTITY[card] for card in cards} <= set(position["cast"])


@pytest.mark.parametrize(("seats", "minute"), MINUTES.items())
def test_the_first_minute_follows_the_number_of_players(seats: int, minute: int) -> None:
    """house-minutes, 2.2.7: in a new game and in a position that leaves it out."""
    assert new(seats).position()["minute"] == minute
    assert deorbit.scenario("stationfall", {"seats": seats}).position()["minute"] == minute


def test_up_to_four_players_the_tutorial_set_is_just_the_twelve() -> None:
    """house-cast."""
    twelve = [name for name, one in casts.CHARACTERS.items() if one.get("tutorial")]
    for seats in (2, 3, 4):
        assert new(seats).position()["cast"] == twelve


@pytest.mark.parametrize("seats", [5, 6, 7, 8, 9])
def test_with_more_players_others_join_the_tutorial_set_by_lot(seats: int) -> None:
    """house-cast: by seed, and not always the same."""
    twelve = {name for name, one in casts.CHARACTERS.items() if one.get("tutorial")}
    found = [new(seats, seed).position()["cast"] for seed in range(8)]
    assert all(twelve < set(cast) for cast in found)
    assert len({tuple(cast) for cast in found}) > 1
    assert new(seats, 3).position()["cast"] == new(seats, 3).position()["cast"]


def test_a_random_cast_can_have_anybody_in_it() -> None:
    """house-cast, 2.1.1."""
    found = {
        name for seed in range(25) for name in new(4, seed, characters="random").position()["cast"]
    }
    assert found == set(casts.CARDS)


@pytest.mark.parametrize(("seats", "tier"), [(4, 1), (7, 2), (8, 2), (9, 3)])
def test_a_tier_keeps_harder_characters_out(seats: int, tier: int) -> None:
    """house-cast."""
    for characters in ("tutorial", "random"):
        if characters == "random" and tier == 1:
            continue
        cast = new(seats, characters=characters, tier=tier).position()["cast"]
        fixed = [name for name, one in casts.CHARACTERS.items() if one.get("tutorial")]
        drawn = cast if characters == "random" else [name for name in cast if name not in fixed]
        assert all(casts.CHARACTERS[name]["tier"] <= tier for name in drawn)
        assert len(cast) == COUNTS[seats]


@pytest.mark.parametrize("seats", COUNTS)
def test_a_cast_of_the_own_choice_is_played_as_it_is_named(seats: int) -> None:
    """house-cast: in that order, and again after saving."""
    names = list(reversed(casts.CARDS))[: COUNTS[seats]]
    m = new(seats, characters=names)
    assert m.position()["cast"] == names
    assert deorbit.loads(m.dumps()).position()["cast"] == names
    again = deorbit.scenario("stationfall", m.position())
    assert again.position()["cast"] == names


@pytest.mark.parametrize("seats", [2, 5, 9])
@pytest.mark.parametrize("change", [-1, 1])
def test_a_cast_of_the_wrong_size_is_refused(seats: int, change: int) -> None:
    """2.1.1, house-cast: in the options and in a position."""
    names = casts.CARDS[: COUNTS[seats] + change]
    with pytest.raises(deorbit.BadInput, match=f"{COUNTS[seats]} characters"):
        new(seats, characters=names)
    with pytest.raises(deorbit.BadInput, match="cast"):
        deorbit.scenario("stationfall", {"seats": seats, "cast": names})


@pytest.mark.parametrize("seats", [2, 6, 9])
@pytest.mark.parametrize("place", ["print-shop", "physics-lab"])
def test_the_rocket_wings_can_lie_elsewhere_in_any_game(seats: int, place: str) -> None:
    """2.2.6: while Daredevil is in play."""
    items = new(seats, rocket_wings=place).position()["items"]
    assert [at for at, lying in items.items() if "rocket-wings" in lying] == [place]


@pytest.mark.parametrize("seats", [1, 10, 0, -1])
def test_there_are_two_to_nine_players(seats: int) -> None:
    """2.1.1."""
    with pytest.raises(deorbit.BadInput):
        new(seats)


# Turns --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9])
def test_everybody_has_one_turn_in_a_minute(seats: int) -> None:
    """15.1, 15.8."""
    m = deorbit.scenario("stationfall", {"seats": seats, "first": 1, "minute": 2}, seed=1)
    turns = []
    for _ in range(seats):
        assert not m.position()["abandon_ship"]
        turns.append((asked(m), m.position()["minute"]))
        end_turn(m)
    assert turns == [((1 + turn) % seats, 2) for turn in range(seats)]
    assert (asked(m), m.position()["minute"]) == (1, 1)
    assert m.position()["abandon_ship"]


@pytest.mark.parametrize("seats", [6, 9])
def test_with_many_players_one_chooses_one_of_two_cards(seats: int) -> None:
    """3.4, 2.1.1: all at the same time; a Schroedinger Reveal is possible."""
    m = new(seats, seed=3)
    assert m.to_act == tuple(range(seats))
    for seat in reversed(range(seats)):
        m.play(seat, m.legal(seat)[0])
    first = asked(m)
    assert len(player(m, first)["bonus"]) == 1
    (bonus,) = player(m, first)["bonus"]
    assert legal(m, "schroedinger") == {f"schroedinger {bonus}"}
    refused(m, f"schroedinger {player(m, first)['identity']}", "3.5.1")


# Winners (17.4, 17.5) -----------------------------------------------------------------------------


def test_the_game_of_these_tests_gives_everybody_a_point() -> None:
    """16.4.6.1: for the Bribe that was kept, and more to who got away."""
    assert scores(ended(9)) == [1] * 9
    assert scores(ended(9, "astrochimp colonel exile inspector")) == [4, 1, 4, 3, 1, 1, 3, 1, 1]


@pytest.mark.parametrize(
    ("seats", "best"),
    [(3, (0,)), (4, (0,)), (5, (0,)), (6, (0, 3)), (7, (0, 3)), (8, (0, 3)), (9, (0, 3, 4))],
)
def test_how_many_win(seats: int, best: tuple[int, ...]) -> None:
    """16.4.8, 17.4, 17.5: one up to five players, two of six to eight, three of nine. Astrochimp
    has four points, Exile three, and Stowaway three less a cube too many."""
    away = "astrochimp exile stowaway" if seats > 4 else "astrochimp"
    people = {4: {"betrayal": 1}} if seats > 4 else {}
    assert winners(ended(seats, away, people)) == best


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_the_second_best_wins_too(seats: int) -> None:
    """17.4: with fewer points than the best."""
    m = ended(seats, "daredevil microbiologist")
    assert scores(m)[1] > scores(m)[5] > scores(m)[0]
    assert winners(m) == (1, 5)


def test_the_third_best_of_nine_wins_too() -> None:
    """17.5."""
    m = ended(9, "colonel inspector clone-1")
    assert scores(m) == [1, 1, 4, 1, 1, 1, 3, 2, 1]
    assert winners(m) == (2, 6, 7)


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_two_who_are_equal_at_the_top_leave_no_place_for_a_third(seats: int) -> None:
    """17.4, house-several-winners."""
    assert winners(ended(seats, "astrochimp colonel exile")) == (0, 2)


@pytest.mark.parametrize(
    ("seats", "away", "best"),
    [
        (6, "astrochimp daredevil colonel", (0, 1, 2)),
        (7, "astrochimp daredevil colonel", (0, 1, 2)),
        (8, "astrochimp exile stowaway", (0, 3, 4)),
        (8, "astrochimp exile stowaway microbiologist inspector", (0, 3, 4, 5, 6)),
        (9, "astrochimp daredevil exile stowaway", (0, 1, 3, 4)),
        (9, "astrochimp exile stowaway microbiologist", (0, 3, 4, 5)),
        (9, "astrochimp daredevil colonel exile", (0, 1, 2)),
        (6, "", (0, 1, 2, 3, 4, 5)),
        (9, "", (0, 1, 2, 3, 4, 5, 6, 7, 8)),
    ],
)
def test_who_is_level_with_the_last_winner_wins_too(
    seats: int, away: str, best: tuple[int, ...]
) -> None:
    """house-several-winners, 17.4, 17.5, 16.4.9."""
    assert winners(ended(seats, away)) == best


@pytest.mark.parametrize(
    ("people", "best"),
    [
        ({3: {"betrayal": 1}}, (0, 4)),
        ({4: {"betrayal": 1}}, (0, 3)),
        ({3: {"cubes": {"medical": 1}}}, (0, 4)),
        ({4: {"cubes": {"engineer": 2}}, 3: {"cubes": {"engineer": 1}}}, (0, 3)),
        ({3: {"betrayal": 1}, 4: {"cubes": {"engineer": 3}}}, (0, 4)),
        ({3: {"betrayal": 1}, 4: {"betrayal": 1}}, (0, 3, 4)),
        ({0: {"betrayal": 3}}, (0, 3, 4)),
    ],
)
def test_ties_for_the_last_place_are_broken_as_usual(
    people: dict[int, dict[str, Any]], best: tuple[int, ...]
) -> None:
    """16.4.9, 17.4, house-several-winners: Exile and Stowaway have three points each, Astrochimp
    four, however many cubes in Betrayal."""
    m = ended(6, "astrochimp exile stowaway", people)
    assert scores(m) == [4, 1, 1, 3, 3, 1]
    assert winners(m) == best


def test_ties_for_the_third_place_of_nine_are_broken_as_usual() -> None:
    """16.4.9, 17.5."""
    away = "astrochimp daredevil exile stowaway"
    assert winners(ended(9, away, {3: {"betrayal": 1}})) == (0, 1, 4)
    assert winners(ended(9, away, {4: {"cubes": {"medical": 1}}})) == (0, 1, 3)


@pytest.mark.parametrize(
    ("guilty", "best"),
    [
        ([], (0, 3)),
        ([0], (3, 7)),
        ([3], (0, 7)),
        ([0, 3], (1, 2, 4, 5, 6, 7)),
        ([0, 3, 7], (1, 2, 4, 5, 6)),
    ],
)
def test_the_guilty_are_passed_over_and_others_move_up(
    guilty: list[int], best: tuple[int, ...]
) -> None:
    """17.4, 10.2.3, house-several-winners: with the two best away, everybody who has a point ties
    for the second place."""
    people = {seat: {"guilt": "guilty"} for seat in guilty}
    m = ended(8, "astrochimp exile clone-1", people)
    assert scores(m) == [4, 1, 1, 3, 1, 1, 1, 2]
    assert winners(m) == best


def test_when_fewer_than_three_are_not_guilty_only_they_win() -> None:
    """17.5, 10.2.3."""
    people = {seat: {"guilt": "guilty"} for seat in range(9) if seat != 5}
    assert winners(ended(9, "astrochimp", people)) == (5,)
    people[5] = {"guilt": "guilty"}
    assert winners(ended(9, "astrochimp", people)) == ()


# Secrets, worlds, positions, files ----------------------------------------------------------------


def some_moments(seats: int, seed: int = 1) -> list[deorbit.Match]:
    """A game of random play at several moments, the choices and the end among them."""
    m = new(seats, seed, characters="random")
    rng = Random(seed)
    moments = []
    while m.to_act:
        if len(m) in (0, 1, seats - 1, seats) or len(m) % 43 == 0:
            moments.append(m.copy())
        seat = rng.choice(m.to_act)
        m.play(seat, rng.choice(m.legal(seat)))
    return [*moments, m]


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9])
def test_everybody_sees_the_own_cards_only(seats: int) -> None:
    """3.3."""
    m = new(seats)
    for seat in range(seats):
        m.play(seat, m.legal(seat)[0])
    readers: list[int | None] = [None, *range(seats)]
    for reader in readers:
        for seat, shown in enumerate(m.view(reader)["players"]):
            own = player(m, seat)
            assert shown["identity"] == (own["identity"] if reader == seat else None)
            hidden = [None] * len(own["bonus"])
            assert shown["bonus"] == (own["bonus"] if reader == seat else hidden)


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9])
def test_positions_of_any_number_of_players_round_trip(seats: int) -> None:
    """2.1.1."""
    for m in some_moments(seats):
        again = deorbit.scenario("stationfall", json.loads(json.dumps(m.position())), seed=9)
        assert again.fingerprint == m.fingerprint
        assert again.to_act == m.to_act
        assert again.outcome == m.outcome
        for seat in range(seats):
            assert again.legal(seat) == m.legal(seat)


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9])
def test_files_of_any_number_of_players_hold_the_whole_game(seats: int) -> None:
    """2.1.1."""
    m = some_moments(seats, 2)[-1]
    for length in (0, seats // 2, seats, len(m) // 2, len(m)):
        part = m.at(length)
        again = deorbit.loads(part.dumps())
        assert again.fingerprint == part.fingerprint
        assert again.actions == part.actions


@pytest.mark.parametrize("seats", [3, 5, 6, 7, 8, 9])
def test_imagined_worlds_of_any_number_of_players_keep_what_is_known(seats: int) -> None:
    """3.3: the same view and legal actions, every card once."""
    rng = Random(seats)
    for m in some_moments(seats, 3):
        for seat in range(seats):
            world = m.seat(seat).imagine(rng)
            assert world.view(seat) == m.view(seat)
            assert world.legal(seat) == m.legal(seat)
            cards = []
            for one in world.position()["players"]:
                cards += [*one.get("dealt", []), *one["bonus"], *one.get("aside", [])]
                cards += [one["identity"]] if "identity" in one else []
            assert None not in cards
            assert len(cards) == len(set(cards)) == seats * (3 if seats == 3 else 2)


def test_a_position_with_too_few_identity_cards_is_refused() -> None:
    """2.1.2: somebody would be nobody."""
    taken = ["exile", "medical", "stranger", "stowaway", "astrochimp", "cyborg", "counselor"]
    taken += ["engineer", "security"]
    with pytest.raises(deorbit.BadInput, match="identity"):
        deorbit.scenario("stationfall", {"players": [{"bonus": taken}]})
    m = deorbit.scenario("stationfall", {"players": [{"bonus": taken[:8]}]})
    people = m.position()["players"]
    assert sorted(one["identity"] for one in people) == [
        "daredevil",
        "security",
        "station-chief",
        "troubleshooter",
    ]
    assert [len(one["bonus"]) for one in people] == [8, 0, 0, 0]


@pytest.mark.parametrize(
    "player_",
    [{"dealt": ["exile"], "identity": "medical"}, {"dealt": ["exile"], "pc": "medical"}],
)
def test_who_has_an_identity_has_nothing_to_choose(player_: dict[str, Any]) -> None:
    """3.4."""
    with pytest.raises(deorbit.BadInput, match=r"players\[0\]\.dealt"):
        deorbit.scenario("stationfall", {"players": [player_, {"dealt": ["stranger"]}]})


# Agents -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", COUNTS)
def test_random_agents_finish_games_of_any_number_of_players(seats: int) -> None:
    """15.8, 16.1."""
    m = new(seats, seed=5, characters="random")
    outcome = deorbit.play_out(m, [deorbit.agent("random", seed=seat) for seat in range(seats)])
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.rows) == seats
    for seat in range(seats):
        assert outcome.scores[seat] == sum(points for _, points in outcome.rows[seat])


@pytest.mark.parametrize("seats", COUNTS)
def test_greedy_agents_finish_games_of_any_number_of_players(seats: int) -> None:
    """15.8, 16.1: from Minute 2 on, and they choose identities in any game."""
    m = new(seats, seed=6, characters="random")
    agents = [deorbit.agent("greedy", seed=seat) for seat in range(seats)]
    assert deorbit.play_out(m, agents, limit=4 if seats == 2 else seats) is None
    assert [ask["ask"] for ask in m.position()["asks"]] == ["turn"]
    late = deorbit.scenario("stationfall", m.position() | {"minute": 2}, seed=6)
    outcome = deorbit.play_out(late, agents)
    assert outcome is not None
    assert len(outcome.scores) == seats
