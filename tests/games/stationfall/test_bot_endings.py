"""Launch Manual, Station Automation, How to Win and Stationfall: what bots score, and who wins
alone, together and in teams.

Everybody is one of the quiet, who have nothing to show on board; for their escape the first three
are paid 3 points and the next four 2. People keep their Bribe, which is a point; bots have none.
"""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.automated import automated, next_action
from games.stationfall.casts import COUNT
from games.stationfall.station import do, is_down, legal, player, score, where
from games.stationfall.test_many_players import OTHERS, QUIET

PAID = {"astrochimp": 3, "daredevil": 3, "colonel": 3, "exile": 2, "stowaway": 2} | dict.fromkeys(
    ("microbiologist", "inspector"), 2
)


def ended(
    seats: int,
    bots: tuple[int, ...],
    away: str = "",
    people: dict[int, dict[str, Any]] | None = None,
    who: list[str] | None = None,
    **options: Any,
) -> deorbit.Match:
    """The station has fallen, and everybody is home who is `away`. Nobody did anything before: the
    last turn is a person's."""
    names = who or QUIET
    last = max(set(range(seats)) - set(bots))
    players = []
    for seat in range(seats):
        one = {"identity": names[seat], "pc": names[seat], "bonus": [], "cubes": {}}
        players.append(one | (people or {}).get(seat, {}))
    cast = [*names[:seats], *[one for one in (*QUIET, *OTHERS) if one not in names[:seats]]]
    position: dict[str, Any] = {
        "seats": seats,
        "options": {"bots": list(bots), "characters": cast[: COUNT[seats]], **options},
        "minute": 0,
        "first": (last + 1) % seats,
        "active": last,
        "re_entry": "minute",
        "characters": {name: {"at": "mesosphere"} for name in away.split()},
        "players": players,
    }
    m = deorbit.scenario("stationfall", position, seed=1)
    while m.to_act:
        if m.to_act[0] in bots:
            m.play(m.to_act[0], deorbit.Action.parse(next_action(m)))
        else:
            do(m, "renegotiate" if legal(m, "renegotiate") else "done")
    return m


def winners(m: deorbit.Match) -> tuple[int, ...]:
    assert m.outcome is not None
    return m.outcome.winners


def points(m: deorbit.Match) -> list[int]:
    assert m.outcome is not None
    return list(m.outcome.scores)


# Scoring ------------------------------------------------------------------------------------------


def test_bots_score_by_their_agenda_and_have_no_bribe() -> None:
    """bot-scoring: the person has a point for the Bribe that was kept."""
    m = ended(3, (0, 1), "astrochimp exile", who=["astrochimp", "exile", "daredevil"])
    assert points(m) == [3, 2, 1]
    assert score(m, 2) == {"bribe-unused": 1}


def test_troubleshooters_bot_scores_by_the_agenda_of_its_own_side() -> None:
    """house-bot-agenda; people with her card score by the ordinary one."""
    who = ["troubleshooter", "astrochimp", "daredevil"]
    m = ended(3, (0,), "troubleshooter exile counselor", who=who)
    assert score(m, 0) == {"troubleshooter-bot-1": 3, "troubleshooter-bot-2": 2}
    assert "troubleshooter-1" in score(ended(3, (1,), who=who), 0)


def test_bots_lose_no_points_for_cubes() -> None:
    """bot-scoring, bot-differences: their limit is 8, which is all they have."""
    spent = {"pool": 0, "betrayal": 8}
    m = ended(3, (0,), "astrochimp", {0: spent, 1: spent})
    assert points(m)[0] == 3
    assert score(m, 1)["penalty"] < 0
    assert "penalty" not in score(m, 0)


def test_bribes_on_a_bots_card_count_for_it() -> None:
    """bot-scoring: they lay there before its card was anybody's PC."""
    m = ended(3, (0,), "astrochimp", {1: {"bribe": "astrochimp"}})
    assert points(m)[0] > 3


def test_a_row_for_revealing_late_never_counts_for_a_bot() -> None:
    """house-bot-powers: Stranger's bot had revealed before Stationfall; it has no row at all."""
    m = ended(3, (0,), who=["stranger", "astrochimp", "daredevil"])
    assert score(m, 0) == {}
    m = automated("[Monster] Bridge", bot="stranger", minute=0, active=3, re_entry="minute")
    assert player(m, 0)["revealed_early"]


# Alone --------------------------------------------------------------------------------------------


def test_whoever_has_the_most_points_wins_person_or_bot() -> None:
    """bot-winning."""
    assert winners(ended(3, (0, 1), "astrochimp")) == (0,)
    assert winners(ended(3, (0, 1), "colonel")) == (2,)
    assert winners(ended(3, (1, 2), "astrochimp daredevil")) == (0,)


def test_a_guilty_bot_does_not_win() -> None:
    """bot-winning, 10.2.3."""
    m = ended(3, (0, 1), "astrochimp", {0: {"guilt": "guilty"}})
    assert winners(m) == (2,)


def test_bots_have_revealed_when_the_station_falls() -> None:
    """bot-stationfall-reveal: only people are asked to reveal."""
    secret = {"identity": "exile", "bonus": ["stranger"]}
    m = automated(
        "[Monster] Bridge",
        players={1: secret},
        minute=0,
        active=3,
        re_entry="minute",
    )
    do(m, "renegotiate")
    revealing = []
    while m.to_act:
        if legal(m, "reveal"):
            revealing.append(m.to_act[0])
            do(m, "reveal")
        else:
            do(m, "done")
    assert revealing
    assert 0 not in revealing


# Together -----------------------------------------------------------------------------------------


def together(away: str, people: dict[int, dict[str, Any]] | None = None) -> deorbit.Match:
    """Astrochimp and Daredevil are people, Colonel and Exile bots."""
    return ended(4, (2, 3), away, people, cooperative=True)


def test_people_win_together_if_each_has_more_points_than_every_bot() -> None:
    """bot-cooperative: 4 and 4 against 3 and 2; one point more is enough."""
    assert winners(together("astrochimp daredevil colonel exile")) == (0, 1)


def test_a_person_who_is_only_level_with_a_bot_spoils_the_victory() -> None:
    """bot-cooperative, house-bot-winners: Daredevil stays with 1 point, then the best bot wins."""
    assert winners(together("astrochimp colonel exile")) == (2,)
    spent = {1: {"bribe": "exile"}}
    level = together("astrochimp daredevil colonel", spent)
    assert points(level)[1] == points(level)[2] == 3
    assert winners(level) == (2,)


def test_a_guilty_person_spoils_the_common_victory() -> None:
    """house-bot-winners: both bots have nothing, and share it (16.4.9)."""
    m = together("astrochimp daredevil", {1: {"guilt": "guilty"}})
    assert winners(m) == (2, 3)


def test_a_guilty_bot_does_not_win_but_its_points_count() -> None:
    """house-bot-winners: Colonel's bot keeps people from winning, Exile's wins."""
    m = together("astrochimp colonel exile", {2: {"guilt": "guilty"}})
    assert winners(m) == (3,)


def test_one_person_can_play_the_cooperative_game() -> None:
    """bot-cooperative."""
    assert winners(ended(3, (1, 2), "astrochimp daredevil", cooperative=True)) == (0,)
    assert winners(ended(3, (1, 2), "daredevil", cooperative=True)) == (1,)


# Teams --------------------------------------------------------------------------------------------


def against_bots(
    away: str, people: dict[int, dict[str, Any]] | None = None, seats: int = 5
) -> deorbit.Match:
    """Seats 0 and 2 are a team of people, Astrochimp and Daredevil, the others bots."""
    who = ["astrochimp", "colonel", "daredevil", *QUIET[3:]]
    return ended(seats, (1, *range(3, seats)), away, people, who, teams=True)


def test_the_two_best_bots_are_a_team_in_the_end() -> None:
    """bot-team-game: 3 of Colonel and 2 of Exile are added up, Stowaway is left out."""
    m = against_bots("astrochimp daredevil colonel exile")
    assert score(m, 1)["partner"] == 2
    assert score(m, 3)["partner"] == 3
    assert "partner" not in score(m, 4)
    assert points(m) == [8, 5, 8, 5, 0]
    assert winners(m) == (0, 2)


def test_a_team_needs_more_points_than_the_bots() -> None:
    """bot-team-game: 5 against 5 is a tie, and that goes to the bots."""
    m = against_bots("astrochimp colonel exile")
    assert points(m)[0] == points(m)[1] == 5
    assert winners(m) == (1, 3)
    assert winners(against_bots("colonel exile")) == (1, 3)


def test_the_best_team_of_people_wins_and_the_others_do_not() -> None:
    """bot-team-game, house-bot-teams: two teams, partners opposite among the people, two bots."""
    m = ended(6, (4, 5), "astrochimp colonel", teams=True)
    assert winners(m) == (0, 2)
    assert points(m)[0] == 8
    m = ended(6, (4, 5), "daredevil", teams=True)
    assert winners(m) == (1, 3)


def test_a_team_that_beats_the_bots_but_not_the_other_team_does_not_win() -> None:
    """bot-team-game."""
    m = ended(6, (4, 5), "astrochimp daredevil exile", teams=True)
    assert points(m)[1] > points(m)[0] > points(m)[4]
    assert winners(m) == (1, 3)


def test_one_bot_alone_stands_for_its_team() -> None:
    """bot-team-game: 5 points of the team against 3 of the bot."""
    who = ["astrochimp", "exile", "daredevil", "stowaway", "colonel"]
    assert winners(ended(5, (4,), "astrochimp colonel", who=who, teams=True)) == (0, 2)
    assert winners(ended(5, (4,), "colonel", who=who, teams=True)) == (4,)


def test_a_guilty_partner_bars_the_team_and_a_guilty_bot_the_bots() -> None:
    """house-bot-winners: if both are barred nobody wins."""
    guilty = {"guilt": "guilty"}
    assert winners(against_bots("astrochimp daredevil", {0: guilty})) == (1, 3)
    assert winners(against_bots("colonel exile", {1: guilty})) == ()
    assert winners(against_bots("astrochimp daredevil", {1: guilty})) == (0, 2)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_teams_are_of_people(seats: int) -> None:
    """house-bot-teams: bots have no partner while the game runs."""
    m = ended(seats + 1, (seats,), teams=True)
    lead = m._state.lead
    assert lead[seats] == seats
    half = seats // 2
    assert all(lead[one] == one % half for one in range(seats))


# Six and more -------------------------------------------------------------------------------------


def test_bots_do_not_count_among_the_six_players() -> None:
    """bot-six-players: six people and a bot have two winners, five people and two bots one."""
    away = "astrochimp exile"
    assert winners(ended(7, (6,), away)) == (0, 3)
    assert winners(ended(7, (5, 6), away)) == (0,)
    assert winners(ended(6, (5,), away)) == (0,)


def test_a_bot_can_be_one_of_several_winners() -> None:
    """bot-six-players, bot-winning."""
    assert winners(ended(7, (3,), "astrochimp exile stowaway")) == (0, 4)
    assert winners(ended(7, (0,), "astrochimp exile")) == (0, 3)


# Stranger -----------------------------------------------------------------------------------------


def stranger(first: str, second: str, **more: Any) -> deorbit.Match:
    """Stranger's bot in seat 0 has two Bonus Characters. Exile, of seat 1, has him in a pod that is
    damaged: when it is launched, everybody in it is annihilated."""
    m = automated(
        "[Monster] Bridge",
        bot="stranger",
        players={
            0: {"bonus": [first, second], "first_bonus": first},
            1: {"identity": "counselor", "bonus": ["exile"]},
            2: {"identity": "cyborg", "bonus": ["medical"]},
            3: {"identity": "astrochimp", "bonus": ["security"]},
        },
        **{
            "at": {"stranger": "hail-mary", "exile": "aft-airlocks"},
            "cubes": {1: {"exile": 1}},
            "abandon_ship": True,
            "damaged": ["hail-mary"],
            **more,
        },
    )
    m.play(0, deorbit.Action.parse("regroup"))
    do(m, "activate exile", "section-launch exile hail-mary")
    return m


def test_strangers_bot_goes_on_as_its_first_bonus_character() -> None:
    """bot-stranger, house-bot-heir: with that card's script, and the other card is discarded."""
    m = stranger("engineer", "daredevil")
    assert where(m, "stranger") == "annihilated"
    assert player(m, 0)["pc"] == "engineer"
    assert player(m, 0)["bonus"] == []
    assert set(player(m, 0)["aside"]) == {"daredevil", "stranger"}
    shown = m._state.shown_bonus
    assert shown == 1 << m._state.edition.identities.index("stranger"), "all have seen that card"


def test_if_the_first_is_annihilated_too_it_goes_on_as_the_second() -> None:
    """bot-stranger."""
    at = {"stranger": "hail-mary", "exile": "aft-airlocks", "engineer": "annihilated"}
    assert player(stranger("engineer", "daredevil", at=at), 0)["pc"] == "daredevil"


def test_if_both_are_annihilated_it_remains_stranger() -> None:
    """bot-stranger: there is nobody to go on as."""
    gone = {"engineer": "annihilated", "daredevil": "annihilated"}
    at = {"stranger": "hail-mary", "exile": "aft-airlocks", **gone}
    m = stranger("engineer", "daredevil", at=at)
    assert player(m, 0)["pc"] == "stranger"


def test_somebody_annihilated_in_the_same_pod_is_no_heir() -> None:
    """bot-stranger: Engineer goes with him."""
    at = {"stranger": "hail-mary", "exile": "aft-airlocks", "engineer": "hail-mary"}
    m = stranger("engineer", "daredevil", at=at)
    assert where(m, "engineer") == "annihilated"
    assert player(m, 0)["pc"] == "daredevil"


def test_a_down_stranger_remains_the_pc() -> None:
    """bot-stranger: only if he is annihilated."""
    m = stranger(
        "engineer",
        "daredevil",
        at={"stranger": "aft-airlocks", "exile": "aft-airlocks", "medical": "hail-mary"},
        down="stranger",
    )
    assert is_down(m, "stranger")
    assert player(m, 0)["pc"] == "stranger"


def test_cubes_move_when_strangers_bot_becomes_somebody() -> None:
    """house-bot-heir: the own cubes on that card return, others' go to the Betrayal box."""
    m = stranger(
        "engineer", "daredevil", cubes={0: {"engineer": 2}, 1: {"exile": 1}, 2: {"engineer": 3}}
    )
    assert player(m, 0)["cubes"] == {}
    assert player(m, 2)["betrayal"] == 3
    assert player(m, 0)["betrayal"] == 0


def test_the_heir_follows_its_own_script() -> None:
    """bot-stranger: from the next turn on."""
    m = stranger("engineer", "daredevil")
    state = m._state
    identity = state.edition.identities[state.pc[0]]
    assert identity == "engineer"
    while m.position()["active"] != 0:
        do(m, "end" if legal(m, "end") else sorted(closing(m))[0])
    assert "stranger-" not in next_action(m)


def closing(m: deorbit.Match) -> set[str]:
    return legal(m, "renegotiate") or legal(m, "wait")


def test_bonus_characters_score_for_strangers_bot() -> None:
    """house-bot-stranger: as for anybody."""
    who = ["stranger", "astrochimp", "daredevil"]
    without = ended(3, (0,), who=who, people={0: {"bonus": ["exile", "counselor"]}})
    escaped = ended(3, (0,), "exile", who=who, people={0: {"bonus": ["exile", "counselor"]}})
    assert points(escaped)[0] > points(without)[0]
