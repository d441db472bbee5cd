"""Chapter 7: battles."""

import pytest

from games.stationx.station import (
    allowed,
    army,
    asked,
    do,
    named,
    refused,
    station,
    sums,
    targets,
)

KEEP = "base-energy base-keep"


# Who may attack whom -------------------------------------------------------------------------


def test_a_unit_attacks_any_of_the_eight_cells_around_it() -> None:
    """7.1."""
    ring = ["l12", "m12", "n12", "l13", "n13", "l14", "m14", "n14"]
    for cell in ring:
        m = station(units=[{"trooper": "m13"}, {"droid": cell}])
        assert targets(m, "attack", "m13") == {cell}


def test_a_unit_attacks_round_the_corner_of_a_room() -> None:
    """7.1: corners stop steps, not attacks; t9 and u8 lie in different rooms."""
    m = station(units=[{"trooper": "t9"}, {"trooper": "u8"}])
    assert allowed(m, "attack t9 u8")
    m = station(units=[{"trooper": "l13"}, {"trooper": "m11"}])
    refused(m, "attack l13 m11", "7.1")
    m = station(units=[{"trooper": "l12"}, {"trooper": "m11"}])
    assert allowed(m, "attack l12 m11")


def test_a_unit_does_not_attack_at_a_distance() -> None:
    """7.1."""
    m = station(units=[{"trooper": "m12"}, {"trooper": "m14"}])
    refused(m, "attack m12 m14", "7.1")


def test_only_enemy_units_are_attacked() -> None:
    """7.1: neither own units, nor empty cells, nor teleporters."""
    m = station(units=[{"trooper": "m13 m12"}, {"trooper": "m14"}])
    refused(m, "attack m13 m12", "7.1")
    refused(m, "attack m13 l13", "7.1")
    refused(m, "attack m13 m13", "7.1")
    m = station(units=[{"trooper": "d20"}, {}])
    refused(m, "attack d20 c20", "8.1")


# The area ------------------------------------------------------------------------------------


def test_the_neighbours_of_the_attacker_and_of_the_target_take_part() -> None:
    """7.2: m11 is next to the attacker only, m14 next to the target only."""
    m = station(
        units=[{"trooper": "m12 m11 n14"}, {"trooper": "m13 m14 l11"}],
        upgrades=["", "troops-speed troops-attack"],
    )
    assert sums(do(m, "attack m12 m13")) == ("lost", 3, 6)


@pytest.mark.parametrize("cell", ["m10", "l10", "m15", "n15", "o10"])
def test_who_stands_farther_off_takes_no_part(cell: str) -> None:
    """7.2: the battle of m12 and m13 reaches from row 11 to row 14."""
    m = station(units=[{"trooper": "m12"}, {"trooper": "m13", "commander": cell}])
    assert sums(do(m, "attack m12 m13")) == ("tied", 1, 1)
    assert army(m, 1) == {"commander": cell}
    m = station(units=[{"trooper": "m12", "commander": cell}, {"trooper": "m13"}])
    assert sums(do(m, "attack m12 m13")) == ("tied", 1, 1)


def test_a_third_player_takes_no_part_in_a_battle() -> None:
    """7.2: neither for one side nor for the other, and is not hurt."""
    m = station(
        seats=3,
        units=[{"commander": "m12"}, {"trooper": "m13"}, {"trooper": "l13", "commander": "l12"}],
    )
    assert sums(do(m, "attack m12 m13")) == ("won", 2, 1)
    assert army(m, 1) == {}
    assert army(m, 2) == {"trooper": "l13", "commander": "l12"}


def test_attacker_and_target_are_not_counted_twice() -> None:
    """7.2: each stands in the neighbourhood of the other."""
    m = station(units=[{"commander": "m12"}, {"commander": "m13"}])
    assert sums(do(m, "attack m12 m13")) == ("tied", 2, 2)


# Sums ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "value"), [("trooper", 1), ("droid", 1), ("commander", 2)])
def test_what_each_unit_adds(kind: str, value: int) -> None:
    """7.3: to an attack and to a defence."""
    m = station(units=[{kind: "m12"}, {"droid": "m13 m14", "commander": "l13"}])
    assert sums(do(m, "attack m12 m13"))[1:] == (value, 4)
    m = station(units=[{"droid": "m13 m14", "commander": "l13"}, {kind: "m12"}])
    assert sums(do(m, "attack m13 m12"))[1:] == (4, value)


def test_the_higher_sum_wins_and_all_the_losers_units_there_die() -> None:
    """7.4: the winner loses nobody."""
    m = station(units=[{"commander": "m12", "trooper": "l12"}, {"trooper": "m13", "droid": "m14"}])
    events = do(m, "attack m12 m13")
    assert sums(events) == ("won", 3, 2)
    assert len(named(events, "died")) == 2
    assert army(m, 0) == {"commander": "m12", "trooper": "l12"}
    assert army(m, 1) == {}


def test_an_attacker_with_the_lower_sum_dies() -> None:
    """7.4."""
    m = station(units=[{"trooper": "m12", "droid": "l12"}, {"commander": "m13", "trooper": "m14"}])
    assert sums(do(m, "attack m12 m13")) == ("lost", 2, 3)
    assert army(m, 0) == {}
    assert army(m, 1) == {"commander": "m13", "trooper": "m14"}
    assert asked(m) == ("turn", 0)


# Ties ----------------------------------------------------------------------------------------


def test_a_tie_kills_both_sides_but_one_unit_of_the_attackers_choice() -> None:
    """7.5."""
    m = station(units=[{"trooper": "m12", "droid": "l12"}, {"trooper": "m13", "droid": "m14"}])
    assert sums(do(m, "attack m12 m13")) == ("tied", 2, 2)
    assert army(m, 1) == {}
    assert asked(m) == ("keep", 0)
    assert targets(m, "keep") == {"m12", "l12"}
    do(m, "keep l12")
    assert army(m, 0) == {"droid": "l12"}
    assert asked(m) == ("turn", 0)


def test_a_single_attacker_survives_a_tie_without_a_question() -> None:
    """7.5."""
    m = station(units=[{"trooper": "m12"}, {"trooper": "m13"}])
    events = do(m, "attack m12 m13")
    assert sums(events) == ("tied", 1, 1)
    assert named(events, "kept") == [{"player": 0, "unit": "trooper", "at": "m12"}]
    assert (army(m, 0), army(m, 1)) == ({"trooper": "m12"}, {})
    assert asked(m) == ("turn", 0)


def test_only_a_unit_that_took_part_can_be_kept() -> None:
    """7.5: and nothing else goes on before the choice."""
    m = station(
        units=[
            {"trooper": "m12 m9", "droid": "l12"},
            {"trooper": "m13 l16", "droid": "m14"},
        ]
    )
    do(m, "attack m12 m13")
    refused(m, "keep m9", "7.5")
    refused(m, "keep l16", "7.5")
    refused(m, "keep m13", "7.5")
    refused(m, "move m9 m10", "7.5")
    refused(m, "end", "7.5")
    do(m, "keep m12")
    assert army(m, 0) == {"trooper": "m12 m9"}


# Once a turn ---------------------------------------------------------------------------------


def test_a_unit_attacks_once_in_a_turn() -> None:
    """7.6."""
    m = station(units=[{"commander": "m12"}, {"trooper": "m13 m10", "commander": "e19"}])
    do(m, "attack m12 m13", "move m12 m11")
    refused(m, "attack m11 m10", "7.6")
    do(m, "end", "end")
    assert allowed(m, "attack m11 m10")


def test_all_of_the_attackers_units_in_a_battle_have_attacked() -> None:
    """house-spent, 7.6: also those that only helped."""
    m = station(units=[{"commander": "m12", "trooper": "l12"}, {"trooper": "m13 l10"}])
    do(m, "attack m12 m13", "move l12 l11")
    refused(m, "attack l11 l10", "7.6")


def test_a_defender_has_not_attacked() -> None:
    """7.6: the own turn is still to come."""
    m = station(seats=3, units=[{"trooper": "m12"}, {"commander": "m13"}, {"trooper": "l14"}])
    do(m, "attack m12 m13", "end")
    assert allowed(m, "attack m13 l14")


def test_units_that_have_attacked_before_add_nothing_to_an_attack() -> None:
    """house-spent: the commander at l12 has attacked."""
    m = station(
        units=[{"trooper": "m12", "commander": "l12"}, {"trooper": "m13 m14"}],
        flags={"l12": "attacked"},
    )
    assert sums(do(m, "attack m12 m13")) == ("lost", 1, 2)


def test_units_that_have_attacked_before_do_not_die_in_a_lost_attack() -> None:
    """house-spent: nor in a tie."""
    m = station(
        units=[{"trooper": "m12", "commander": "l12"}, {"trooper": "m13 m14"}],
        flags={"l12": "attacked"},
    )
    do(m, "attack m12 m13")
    assert army(m, 0) == {"commander": "l12"}
    m = station(
        units=[{"trooper": "m12", "commander": "l12"}, {"trooper": "m13"}],
        flags={"l12": "attacked"},
    )
    assert sums(do(m, "attack m12 m13")) == ("tied", 1, 1)
    assert army(m, 0) == {"trooper": "m12", "commander": "l12"}
    assert asked(m) == ("turn", 0)


def test_units_that_have_attacked_on_their_own_turn_defend_all_the_same() -> None:
    """house-spent: it concerns the attacker only."""
    m = station(
        units=[{"trooper": "m12"}, {"trooper": "m13", "commander": "m14"}],
        flags={"m13": "attacked moved", "m14": "attacked"},
    )
    assert sums(do(m, "attack m12 m13")) == ("lost", 1, 3)


def test_units_that_have_moved_fight_on() -> None:
    """7.6: moving is not attacking."""
    m = station(
        units=[{"trooper": "m12 l12"}, {"trooper": "m13"}], flags={"l12": "moved", "m12": "moved"}
    )
    assert sums(do(m, "attack m12 m13")) == ("won", 2, 1)


# Base tier II --------------------------------------------------------------------------------


def test_a_defender_with_tier_two_keeps_one_unit_after_a_lost_battle() -> None:
    """7.7: of the loser's choice, on the attacker's turn."""
    m = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"trooper": "m13", "droid": "m14"}],
        upgrades=["", KEEP],
    )
    assert sums(do(m, "attack m12 m13")) == ("won", 3, 2)
    assert asked(m) == ("keep", 1)
    refused(m, "end", "3.1", seat=0)
    do(m, "keep m14")
    assert army(m, 1) == {"droid": "m14"}
    assert asked(m) == ("turn", 0)


def test_an_attacker_with_tier_two_keeps_one_unit_after_a_lost_battle() -> None:
    """7.7."""
    m = station(
        units=[{"trooper": "m12", "droid": "l12"}, {"commander": "m13", "trooper": "m14"}],
        upgrades=[KEEP],
    )
    assert sums(do(m, "attack m12 m13")) == ("lost", 2, 3)
    assert asked(m) == ("keep", 0)
    do(m, "keep m12")
    assert army(m, 0) == {"trooper": "m12"}
    refused(m, "attack m12 m13", "7.6")


def test_the_only_unit_of_a_loser_with_tier_two_survives() -> None:
    """7.7: without a question."""
    m = station(units=[{"commander": "m12"}, {"trooper": "m13"}], upgrades=["", KEEP])
    assert sums(do(m, "attack m12 m13")) == ("won", 2, 1)
    assert army(m, 1) == {"trooper": "m13"}


def test_tier_two_of_the_winner_saves_nobody() -> None:
    """7.7."""
    m = station(units=[{"commander": "m12"}, {"trooper": "m13"}], upgrades=[KEEP])
    do(m, "attack m12 m13")
    assert army(m, 1) == {}


def test_tier_one_saves_nobody() -> None:
    """7.7: it takes the second tier."""
    m = station(units=[{"commander": "m12"}, {"trooper": "m13"}], upgrades=["", "base-energy"])
    do(m, "attack m12 m13")
    assert army(m, 1) == {}


def test_a_tie_is_no_loss() -> None:
    """house-tie: tier two saves no defender, and the attacker keeps one, not two."""
    m = station(
        units=[{"trooper": "m12", "droid": "l12"}, {"trooper": "m13", "droid": "m14"}],
        upgrades=[KEEP, KEEP],
    )
    do(m, "attack m12 m13")
    assert army(m, 1) == {}
    do(m, "keep m12")
    assert army(m, 0) == {"trooper": "m12"}
    assert asked(m) == ("turn", 0)


def test_a_kept_unit_does_not_attack_again_this_turn() -> None:
    """7.5, 7.6."""
    m = station(units=[{"trooper": "m12"}, {"trooper": "m13 m15"}])
    do(m, "attack m12 m13", "move m12 m14")
    refused(m, "attack m14 m15", "7.6")
