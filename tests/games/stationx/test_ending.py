"""Chapter 1: aim and end."""

from random import Random
from typing import Any

import pytest

import deorbit
from games.stationx.station import (
    allowed,
    army,
    asked,
    do,
    energy,
    holders,
    named,
    outs,
    refused,
    station,
)

KEEP = "base-energy base-keep"


def won_by(match: deorbit.Match) -> tuple[int, ...]:
    assert match.outcome is not None
    assert match.to_act == ()
    return match.outcome.winners


# Conquest ------------------------------------------------------------------------------------


def test_the_last_commander_killed_after_the_last_base_was_taken_ends_the_game() -> None:
    """1.1, 1.2: the base first, then the commander."""
    m = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"commander": "m13", "trooper": "m9"}],
        held={1: 0},
    )
    events = do(m, "attack m12 m13")
    assert won_by(m) == (0,)
    assert m.outcome is not None
    assert (m.outcome.ending, m.outcome.scores) == ("conquest", (2, 0))
    assert len(named(events, "conquered")) == 1
    assert army(m, 1) == {}


def test_the_last_base_taken_after_the_last_commander_was_killed_ends_the_game() -> None:
    """1.1, 1.2: the commander first, then the base."""
    m = station(units=[{"commander": "d20"}, {"trooper": "m13"}])
    do(m, "capture d20 c20")
    assert won_by(m) == (0,)


def test_a_finished_game_takes_no_more_actions() -> None:
    """1.1."""
    m = station(units=[{"commander": "d20"}, {"trooper": "m13"}])
    do(m, "capture d20 c20")
    assert m.legal(0) == m.legal(1) == []
    refused(m, "end", "1.1", seat=0)
    refused(m, "end", "1.1", seat=1)


def test_all_bases_are_not_enough_while_another_commander_lives() -> None:
    """1.1."""
    m = station(units=[{"commander": "d20"}, {"commander": "m13"}])
    do(m, "capture d20 c20")
    assert holders(m) == [0, 0]
    assert (m.outcome, outs(m)) == (None, [])
    do(m, "end")
    assert asked(m) == ("turn", 1)


def test_no_other_commander_is_not_enough_while_a_base_is_missing() -> None:
    """1.1: the commander may return."""
    m = station(units=[{"commander": "m12", "trooper": "l12"}, {"commander": "m13"}])
    do(m, "attack m12 m13")
    assert (m.outcome, outs(m)) == (None, [])
    do(m, "end")
    assert asked(m) == ("respawn", 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_game_goes_on_while_two_are_left(seats: int) -> None:
    """1.1: with three and four players all bases in play are needed."""
    m = station(seats=seats)
    at = m.position()["players"][1]["teleporter"]
    beside = f"{at[0]}{int(at[1:]) - 1}"
    m = station(
        seats=seats,
        units=[
            {"commander": beside},
            {},
            *[{"commander": f"m{12 + seat}"} for seat in range(seats - 2)],
        ],
    )
    do(m, f"capture {beside} {at}")
    assert outs(m) == [1]
    assert m.outcome is None
    assert asked(m) == ("turn", 0)


def test_the_last_of_four_players_wins() -> None:
    """1.1."""
    m = station(
        seats=4,
        out=[1, 2],
        held={1: 0, 2: 0, 3: 0},
        units=[{"commander": "m12", "trooper": "l12"}, {}, {}, {"commander": "m13"}],
    )
    do(m, "attack m12 m13")
    assert won_by(m) == (0,)
    assert m.outcome is not None
    assert m.outcome.scores == (4, 0, 0, 0)


def test_the_defender_can_win_on_the_attackers_turn() -> None:
    """1.1, 1.2: the last commander throws himself away."""
    m = station(units=[{"commander": "m12"}, {"commander": "m13", "trooper": "m14"}], held={0: 1})
    do(m, "attack m12 m13")
    assert won_by(m) == (1,)


# Elimination ---------------------------------------------------------------------------------


def test_units_of_a_player_who_is_out_leave_the_board() -> None:
    """1.3: all of them, wherever they stand."""
    m = station(
        seats=3,
        units=[
            {"commander": "m12", "trooper": "l12"},
            {"commander": "m13", "trooper": "m9", "droid": "o10"},
            {"commander": "m16"},
        ],
        held={1: 0},
    )
    events = do(m, "attack m12 m13")
    assert named(events, "eliminated") == [{"player": 1, "other-player": 0}]
    assert army(m, 1) == {}
    assert outs(m) == [1]
    assert allowed(m, "move m12 m13")


def test_bases_held_by_a_player_who_is_out_pass_to_the_conqueror() -> None:
    """1.3: seat 1 held the base of seat 2."""
    m = station(
        seats=3,
        units=[
            {"commander": "m12", "trooper": "l12"},
            {"commander": "m13"},
            {"commander": "m16"},
        ],
        held={1: 0, 2: 1},
    )
    events = do(m, "attack m12 m13")
    assert holders(m) == [0, 0, 0]
    assert named(events, "inherited") == [{"player": 0, "other-player": 2}]


def test_the_conqueror_is_who_holds_the_base_not_who_killed_the_commander() -> None:
    """house-conqueror: seat 0 kills the commander, seat 2 holds the base and inherits."""
    m = station(
        seats=4,
        units=[
            {"commander": "m12", "trooper": "l12"},
            {"commander": "m13"},
            {"commander": "m16"},
            {"commander": "l16"},
        ],
        held={1: 2, 3: 1},
    )
    do(m, "attack m12 m13")
    assert holders(m) == [0, 2, 2, 2]
    assert asked(m) == ("turn", 0)


def test_a_conqueror_gets_the_own_base_back_from_who_is_out() -> None:
    """1.3, house-conqueror."""
    m = station(
        seats=3,
        units=[
            {"commander": "m12", "trooper": "l12"},
            {"commander": "m13"},
            {"commander": "m16"},
        ],
        held={0: 1, 1: 0},
    )
    do(m, "attack m12 m13")
    assert holders(m) == [0, 0, 2]


def test_if_a_battle_could_put_both_out_the_defender_is_looked_at_first() -> None:
    """house-conqueror: with the defender's bases the attacker has the own one back in time."""
    m = station(
        seats=3,
        units=[
            {"commander": "m12", "trooper": "l12"},
            {"commander": "m13", "trooper": "m14"},
            {"commander": "m16"},
        ],
        held={0: 1, 1: 0},
    )
    do(m, "attack m12 m13")
    assert outs(m) == [1]
    do(m, "keep l12")
    assert outs(m) == [1]
    assert army(m, 0) == {"trooper": "l12"}
    assert holders(m) == [0, 0, 2]


def test_who_goes_out_on_the_own_turn_ends_it_at_once() -> None:
    """1.2: the next player follows."""
    m = station(
        seats=3,
        units=[
            {"commander": "m12", "trooper": "m9"},
            {"commander": "m13", "trooper": "m14"},
            {"commander": "m16"},
        ],
        held={0: 2},
    )
    do(m, "attack m12 m13")
    assert outs(m) == [0]
    assert army(m, 0) == {}
    assert holders(m) == [2, 1, 2]
    assert asked(m) == ("turn", 1)
    assert energy(m, 1) == 2


def test_who_gives_up_the_commander_after_a_tie_goes_out() -> None:
    """1.2, 7.5: the choice of the attacker decides."""
    units = [
        {"commander": "m12", "droid": "l12"},
        {"commander": "m13", "trooper": "m14"},
        {"commander": "m16"},
    ]
    m = station(seats=3, units=units, held={0: 2})
    do(m, "attack m12 m13", "keep l12")
    assert outs(m) == [0]
    assert asked(m) == ("respawn", 1)
    m = station(seats=3, units=units, held={0: 2})
    do(m, "attack m12 m13", "keep m12")
    assert outs(m) == []
    assert asked(m) == ("turn", 0)


def test_tier_two_can_save_a_player_from_going_out() -> None:
    """1.2, 7.7: the choice of the loser decides."""
    units = [{"commander": "m12", "droid": "l12 l13"}, {"commander": "m13", "trooper": "m14"}]
    m = station(units=units, held={1: 0}, upgrades=["", KEEP])
    do(m, "attack m12 m13")
    assert m.outcome is None
    do(m, "keep m13")
    assert (m.outcome, asked(m)) == (None, ("turn", 0))
    m = station(units=units, held={1: 0}, upgrades=["", KEEP])
    do(m, "attack m12 m13", "keep m14")
    assert won_by(m) == (0,)


def test_a_tie_that_ends_the_game_leaves_nobody_doomed() -> None:
    """1.1, 7.5: nothing is left to decide in a finished game."""
    m = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"commander": "m13", "trooper": "m14"}],
        held={1: 0},
    )
    do(m, "attack m12 m13")
    assert won_by(m) == (0,)
    assert m.position()["doomed"] == []


def test_a_player_without_base_but_with_a_commander_plays_on() -> None:
    """1.2, 8.2."""
    m = station(held={1: 0}, energy=[0, 9])
    do(m, "end")
    assert asked(m) == ("turn", 1)
    assert energy(m, 1) == 9
    assert allowed(m, "move e19 d19")


def test_a_player_whose_commander_is_dead_but_whose_base_is_held_plays_on() -> None:
    """1.2."""
    m = station(units=[{"commander": "u7"}, {"trooper": "m13"}])
    do(m, "end", "wait")
    assert outs(m) == []
    assert allowed(m, "move m13 m14")


def test_the_base_of_a_player_who_is_out_can_still_change_hands() -> None:
    """8.1, house-round-limit: it counts for whoever holds it."""
    m = station(
        seats=3,
        out=[1],
        held={1: 2},
        units=[{"trooper": "t23", "commander": "u7"}, {}, {"commander": "m13"}],
    )
    do(m, "capture t23 t24")
    assert holders(m) == [0, 0, 2]
    assert outs(m) == [1]


# The round limit -----------------------------------------------------------------------------


def last_round(**more: object) -> deorbit.Outcome:
    """The outcome when the last player of the last round ends the turn."""
    seats = int(str(more.pop("seats", 2)))
    m = station(seats=seats, round=60, active=seats - 1, **more)  # type: ignore[arg-type]
    events = do(m, "end")
    assert len(named(events, "time-up")) == 1
    assert m.to_act == ()
    assert m.outcome is not None
    assert m.outcome.ending == "round-limit"
    return m.outcome


def test_the_game_ends_after_sixty_rounds() -> None:
    """house-round-limit: every player has the last turn."""
    m = station(round=60)
    do(m, "end")
    assert m.outcome is None
    do(m, "end")
    assert m.outcome is not None
    assert m.outcome.ending == "round-limit"
    m = station(round=59, active=1)
    do(m, "end")
    assert (m.outcome, m.position()["round"]) == (None, 60)


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_the_number_of_rounds_is_an_option(rounds: int) -> None:
    """house-round-limit."""
    m = deorbit.new("stationx", seats=3, seed=1, build="standard", rounds=rounds)
    turns = 0
    while m.to_act:
        do(m, "end")
        turns += 1
    assert turns == 3 * rounds


def test_most_bases_win_at_the_end() -> None:
    """house-round-limit: before units and energy."""
    outcome = last_round(
        held={1: 0},
        units=[{"commander": "u7"}, {"commander": "e19", "trooper": "m13"}],
        energy=[0, 50],
    )
    assert outcome.winners == (0,)
    assert outcome.scores == (2, 0)


def test_most_units_win_among_equal_bases() -> None:
    """house-round-limit: before energy."""
    outcome = last_round(
        units=[{"commander": "u7"}, {"commander": "e19", "trooper": "m13"}], energy=[50, 0]
    )
    assert outcome.winners == (1,)
    assert dict(outcome.rows[1]) == {"bases": 1, "units": 2, "energy": 0}


def test_most_energy_wins_among_equal_bases_and_units() -> None:
    """house-round-limit."""
    assert last_round(energy=[5, 4]).winners == (0,)
    assert last_round(energy=[4, 5]).winners == (1,)


def test_what_is_still_equal_is_a_shared_victory() -> None:
    """house-round-limit."""
    assert last_round(seats=3, energy=[5, 4, 5]).winners == (0, 2)


def test_a_tie_that_wins_the_game_asks_nothing() -> None:
    """house-last-tie."""
    m = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"commander": "m13", "trooper": "l13"}],
        held={1: 0},
    )
    events = do(m, "attack m12 m13")
    assert len(named(events, "battle-tied")) == 1
    assert won_by(m) == (0,)
    assert army(m, 0) == {"commander": "m12", "trooper": "l12"}


def test_silent_play_passes_foreign_bases_on_and_tells_of_no_others() -> None:
    """house-inheritance: seat 2 holds the base of seat 1, and loses its own to seat 0."""
    m = station(
        seats=3,
        units=[{"commander": "d20"}, {"commander": "m13"}, {"trooper": "m17"}],
        held={1: 2},
    )
    world = m.seat(0).imagine(Random(1))
    world.advance(0, m.seat(0).encode(deorbit.Action.parse("capture d20 c20")))
    assert holders(world) == [0, 0, 0]
    events = do(m, "capture d20 c20")
    assert named(events, "inherited") == [{"player": 0, "other-player": 1}]


# Sieges ---------------------------------------------------------------------------------------


def besieged(**more: Any) -> deorbit.Match:
    return station(
        units=[{"commander": "u7", "trooper": "u8", "droid": "v7"}, {"commander": "m13"}],
        options={"siege": 2},
        **more,
    )


def test_who_stays_at_home_too_long_loses_a_unit_a_turn() -> None:
    """house-siege: two turns are allowed; then droids first, the commander last."""
    m = besieged()
    lost: list[object] = []
    for _ in range(6):
        lost.append([one["unit"] for one in named(do(m, "end"), "starved")])
        if asked(m) == ("respawn", 0):
            do(m, "wait")
        do(m, "end")
        if asked(m) == ("respawn", 0):
            do(m, "wait")
    assert lost == [[], [], ["droid"], ["trooper"], ["commander"], []]
    assert outs(m) == []


def test_a_unit_outside_starts_the_count_anew() -> None:
    """house-siege."""
    m = besieged()
    do(m, "end", "end", "end", "end", "move u7 t7")
    assert named(do(m, "end"), "starved") == []
    assert m.position()["players"][0]["at_home"] == 0
    do(m, "end", "move t7 u7")
    assert named(do(m, "end"), "starved") == []
    assert m.position()["players"][0]["at_home"] == 1


def test_nobody_starves_in_a_base_that_another_holds() -> None:
    """house-siege."""
    m = besieged(held={0: 1})
    told = do(m, *["end"] * 8)
    assert named(told, "starved") == []


def test_nobody_starves_unless_the_table_has_chosen_so() -> None:
    """house-siege."""
    m = station(units=[{"commander": "u7", "trooper": "u8"}, {"commander": "m13"}])
    assert named(do(m, *["end"] * 10), "starved") == []
