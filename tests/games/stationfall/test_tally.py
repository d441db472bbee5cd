"""Why a game ended as it did (16.4.8, 16.4.9, 17.4), and what would score now."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.screen import score
from games.stationfall import test_bot_endings as with_bots
from games.stationfall.desks import desk
from games.stationfall.station import station
from games.stationfall.test_many_players import QUIET, ended


def whys(m: deorbit.Match) -> list[str]:
    """By player: what decided."""
    told = desk(m, 0)["ending"]["players"]
    return [one["why"]["id"].removeprefix("stationfall-why-") for one in told]


def test_the_points_of_the_first_identity_card_count_too() -> None:
    """16.4.4.1: whoever has the first card of all; before a choice nothing is counted."""
    m = station(at={"astrochimp": "mesosphere"})
    state = m._state
    assert state.identity[0] == 0
    assert ("astrochimp-1", 3) in score.paid(state, 0)[0]
    assert score.paid(deorbit.new("stationfall", seats=4, seed=1)._state, 0) == {}


def test_one_who_has_the_most_points_won_by_points() -> None:
    """16.4.8."""
    assert whys(ended(4, "astrochimp")) == ["won-points", *["lost-points"] * 3]


def test_who_is_barred_is_no_rival_of_the_winner() -> None:
    """16.4.8, 10.2.3: as many points, but Guilty; the tie is none."""
    people = {1: {"guilt": "guilty"}, 0: {"betrayal": 1}}
    m = ended(4, "astrochimp daredevil", people)
    assert whys(m) == ["won-points", "guilty", "lost-points", "lost-points"]
    people |= {seat: {"guilt": "guilty"} for seat in (2, 3)}
    assert whys(ended(4, "astrochimp daredevil", people)) == ["won-points", *["guilty"] * 3]


def test_cubes_decide_between_equals() -> None:
    """16.4.9: fewer in the Betrayal box, then more in the pool; then it is shared."""
    both = "astrochimp daredevil"
    assert whys(ended(4, both, {1: {"betrayal": 1}}))[:2] == ["won-betrayal", "lost-betrayal"]
    cubes: dict[int, dict[str, Any]] = {1: {"cubes": {"counselor": 1}}}
    assert whys(ended(4, both, cubes))[:2] == ["won-pool", "lost-pool"]
    assert whys(ended(4, both))[:2] == ["shared", "shared"]


def test_of_six_two_win_and_hear_how_many() -> None:
    """17.4: among two; who has the place by cubes hears of the cubes."""
    m = ended(6, "astrochimp exile")
    assert whys(m)[:4] == ["won-among", "lost-points", "lost-points", "won-among"]
    told = desk(m, 0)["ending"]["players"]
    assert told[0]["why"]["args"]["places"] == 2
    m = ended(6, "astrochimp daredevil colonel", {1: {"betrayal": 1}, 2: {"betrayal": 2}})
    assert whys(m)[:3] == ["won-betrayal", "won-betrayal", "lost-betrayal"]


TEAM = {"teams": True}


@pytest.mark.parametrize(
    ("away", "expected"),
    [
        ("astrochimp", ["won-points", "lost-points", "won-points", "lost-points"]),
        ("daredevil exile", ["bots-ahead", "bots-won", "bots-ahead", "bots-won"]),
    ],
)
def test_a_team_and_the_bots_hear_who_was_ahead(away: str, expected: list[str]) -> None:
    """bot-team-game: two people against two bots."""
    m = with_bots.ended(4, (1, 3), away, who=QUIET[:4], **TEAM)
    assert whys(m) == expected


@pytest.mark.parametrize(
    ("away", "people", "expected"),
    [
        ("astrochimp colonel", {}, ["coop-won", "coop-bot-lost", "coop-won", "coop-bot-lost"]),
        ("daredevil", {}, ["coop-lost", "coop-bot-won", "coop-lost", "lost-points"]),
        ("astrochimp exile", {}, ["coop-others", "lost-points", "coop-lost", "coop-bot-won"]),
        (
            "astrochimp colonel",
            {0: {"guilt": "guilty"}},
            ["guilty", "coop-bot-won", "coop-guilty", "coop-bot-won"],
        ),
    ],
    ids=["people", "a bot", "one person only", "a Guilty one"],
)
def test_people_who_play_together_hear_what_was_missing(
    away: str, people: dict[int, dict[str, Any]], expected: list[str]
) -> None:
    """bot-cooperative, house-bot-winners: each has to beat every bot, and nobody may be Guilty."""
    m = with_bots.ended(4, (1, 3), away, people, who=QUIET[:4], cooperative=True)
    assert whys(m) == expected


def test_a_partner_without_points_adds_no_row() -> None:
    """18.5, bot-team-game: the two bots have nothing, the people a Bribe each."""
    m = with_bots.ended(4, (1, 3), who=QUIET[:4], **TEAM)
    assert m.outcome is not None
    assert [dict(rows) for rows in m.outcome.rows] == [
        {"bribe-unused": 1, "partner": 1},
        {},
        {"bribe-unused": 1, "partner": 1},
        {},
    ]
