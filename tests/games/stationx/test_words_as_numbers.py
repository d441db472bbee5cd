"""Every word that the rules know by a number has its own: its place in the list of words."""

from __future__ import annotations

from deorbit.games.stationx.content import edition
from deorbit.games.stationx.rules import rooms, sequence, state


def test_units_and_upgrades_are_in_the_order_of_their_words() -> None:
    for words in (edition.UNITS, edition.UPGRADES):
        found = [vars(edition)[word.upper().replace("-", "_")] for word in words]
        assert found == list(range(len(words)))


def test_a_player_has_one_commander_five_troopers_and_two_droids() -> None:
    """4.3."""
    kinds = edition.SLOT_KIND
    assert len(kinds) == edition.SLOTS == 8
    assert [kinds.count(kind) for kind in range(3)] == [1, 5, 2]
    assert kinds[0] == edition.COMMANDER


def test_rooms_are_the_centre_then_four_of_supplies_then_tiles() -> None:
    assert (rooms.CENTRE, rooms.FIRST_SUPPLY, rooms.FIRST_TILE) == (0, 1, 5)
    assert len(edition.SUPPLY_ROOMS) == rooms.FIRST_TILE - rooms.FIRST_SUPPLY
    assert len(set(rooms.AROUND)) == 8
    assert {abs(dx) + abs(dy) for dx, dy in rooms.AROUND[:4]} == {1}
    assert {abs(dx) + abs(dy) for dx, dy in rooms.AROUND[4:]} == {2}


def test_what_a_unit_has_done_is_a_bit_each() -> None:
    assert (state.MOVED, state.SPENT, state.NEW, state.LEAPT) == (1, 2, 4, 8)
    assert state.TELEPORTER > 4 * edition.SLOTS, "no unit"
    assert state.ENDINGS[state.CONQUEST] == "conquest"
    assert state.ENDINGS[state.ROUND_LIMIT] == "round-limit"
    assert [stage.number for stage in sequence.SEQUENCE] == list(range(5))
