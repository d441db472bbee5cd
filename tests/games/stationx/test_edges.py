"""At the edges: of the board, of the reach of an attack, of what numbers hold."""

from __future__ import annotations

import pytest

import deorbit
from deorbit.core.codec import FIELD_BITS
from deorbit.games.stationx.estimate import value as judge
from games.stationx import screens
from games.stationx.station import TWINS, allowed, do, refused, station, targets

CHAIN = ["0 6x6 f12", "1 6x6 f6", "0 5x5 a7"]
"""From the centre room along the west side towards the corner a1."""


def test_a_tile_may_lie_in_the_corner_of_the_board() -> None:
    """2.4: a1 is a cell like any other."""
    m = station(tiles=CHAIN, active=1, options={"tiles": {"6x6": 1, "5x5": 1, "6x5": 2}})
    assert allowed(m, "place 5x6 a1")
    assert "a1" in targets(m, "place", "5x6")
    do(m, "place 5x6 a1")
    assert {"player": 1, "tile": "5x6", "at": "a1"} in m.position()["tiles"]


def test_numbers_fit_into_the_fields_that_hold_them() -> None:
    domains = station()._state.edition.domains
    assert domains["number"].size == 1 << FIELD_BITS
    assert domains["player"].size == 4
    assert domains["cell"].size == 25 * 25
    assert max(domain.size for domain in domains.values()) <= 1 << FIELD_BITS


@pytest.mark.parametrize("goal", ["m14", "n14", "l14", "o10"])
def test_an_enemy_two_cells_away_is_not_adjacent(goal: str) -> None:
    """7.1: in a row, in a column, and cornerwise."""
    m = station(units=[{"trooper": "m12"}, {"trooper": goal}])
    refused(m, f"attack m12 {goal}", "7.1")


@pytest.mark.parametrize("goal", ["q17", "o17", "q14", "p18"])
def test_the_wall_is_no_reason_where_the_enemy_is_too_far_anyway(goal: str) -> None:
    """7.1, house-wall-attack: the wall is named beside it only."""
    m = station(tiles=TWINS, units=[{"trooper": "o15"}, {"trooper": goal}])
    refused(m, f"attack o15 {goal}", "7.1")
    near = station(tiles=TWINS, units=[{"trooper": "o15"}, {"trooper": "p16"}])
    refused(near, "attack o15 p16", "house-wall-attack")


def test_a_trooper_hears_of_a_full_hallway_as_such() -> None:
    """house-oxygen-steps: only supply rooms are closed to troopers whoever is there (9.1)."""
    fast = ["troops-speed troops-speed-2"]
    m = station(units=[{"trooper": "m7 n7"}, {}], upgrades=fast)
    refused(m, "move m7 p7", "house-oxygen-steps")
    assert allowed(station(units=[{"trooper": "m7"}, {}], upgrades=fast), "move m7 p7")


@pytest.mark.parametrize("goal", ["x13", "x14", "y13"])
def test_a_commander_at_the_edge_of_the_board_finds_its_way(goal: str) -> None:
    m = station(seats=4, units=[{"commander": "y12"}, {"commander": "m13"}])
    assert allowed(m, f"move y12 {goal}")
    refused(m, "move y12 a14", "6.1")
    refused(m, "move y12 a13", "6.1")


# What is told -----------------------------------------------------------------------------------


@pytest.mark.parametrize("sort", ["slot", "place", "crew", "room"])
def test_only_cells_lead_to_actions(sort: str) -> None:
    m = station(units=[{"trooper": "m13"}, {}])
    assert screens.attempts(m, 0, "cell", "m12")
    assert screens.attempts(m, 0, sort, "m12") == []
    assert screens.attempts(m, 1, "cell", "m12") == []


def test_an_attack_that_is_refused_has_no_battle() -> None:
    m = station(units=[{"trooper": "m12 l9"}, {"trooper": "m13"}])
    told = {
        one["action"]["args"][0]: (one["reason"] is None, one["battle"])
        for one in screens.attempts(m, 0, "cell", "m13")
    }
    assert told == {"m12": (True, "m12 m13"), "l9": (False, None)}


def test_each_tile_that_is_left_is_tried_and_the_base_once_none_is() -> None:
    m = station(tiles=[], options={"tiles": {"1x1": 1, "2x1": 1}})
    tried = [one["action"]["args"][0] for one in screens.attempts(m, 0, "cell", "l15")]
    assert sorted(tried) == ["1x1", "1x2", "2x1"]
    do(m, "place 1x1 l15", "place 1x1 m15", "place 1x2 n15", "place 1x2 k12")
    assert [one["action"]["args"] for one in screens.attempts(m, 0, "cell", "o12")] == [
        ["base", "o12"]
    ]


def test_what_stands_on_a_teleporter_or_in_a_free_cell_is_gone_for() -> None:
    m = station(units=[{"trooper": "d20"}, {"commander": "e19"}])
    kinds = {
        cell: {one["action"]["kind"] for one in screens.attempts(m, 0, "cell", cell)}
        for cell in ("c20", "e19", "d21", "d20")
    }
    assert kinds == {"c20": {"capture"}, "e19": {"attack"}, "d21": {"move"}, "d20": set()}
    m = station(units=[{"trooper": "u5"}, {}], energy=[9])
    kinds["u6"] = {one["action"]["kind"] for one in screens.attempts(m, 0, "cell", "u6")}
    assert kinds["u6"] == {"move", "buy"}


@pytest.mark.parametrize(("taken", "cell"), [("u7", "u5"), ("u5", "v5"), ("u5 v5", "w5")])
def test_what_cannot_be_bought_is_named_with_the_first_free_cell(taken: str, cell: str) -> None:
    m = station(units=[{"trooper": taken}, {}], energy=[0])
    could = [one["action"] for one in screens.own(m, 0)["could"] if one["kind"] == "buy"]
    assert [one["args"] for one in could] == [["trooper", cell], ["droid", cell]]


def test_where_a_jump_could_lead_it_is_tried() -> None:
    jumps = ["troops-speed troops-speed-2 troops-jump"]
    m = station(units=[{"droid": "n11"}, {}], upgrades=jumps)
    kinds = [one["action"]["kind"] for one in screens.attempts(m, 0, "cell", "r11")]
    assert sorted(kinds) == ["jump", "move"]
    kinds = [one["action"]["kind"] for one in screens.attempts(m, 0, "cell", "s11")]
    assert kinds == ["move"]
    plain = station(units=[{"droid": "n11"}, {}])
    assert [one["action"]["kind"] for one in screens.attempts(plain, 0, "cell", "r11")] == ["move"]


# What agents look at ------------------------------------------------------------------------------


def test_units_of_one_side_are_no_danger_to_each_other() -> None:
    """The last unit of a player is still its own, and the one before the first is not."""
    both = {"droid": "m12 m13"}
    state = station(units=[both, {}])._state
    assert judge.danger(state, 0) == judge.prospects(state, 0) == 0
    assert judge.contacts(state, 0, 0) == []
    mine = station(units=[{"droid": "u8 m12"}, {"commander": "e19", "trooper": "m13"}])._state
    names = mine.edition.cell_names
    seen = [(names[one], names[other]) for one, other, _ in judge.contacts(mine, 1, 0)]
    assert seen == [("m13", "m12")]
    back = [(names[one], names[other]) for one, other, _ in judge.contacts(mine, 0, 0)]
    assert back == [("m12", "m13")]


def test_who_has_attacked_takes_no_base_any_more() -> None:
    """7.6."""
    state = station(units=[{"trooper": "c19"}, {}], flags={"c19": "attacked"})._state
    assert judge.prospects(state, 0) == 0
    assert judge.contacts(state, 0, 0) != []


def test_a_guard_counts_until_the_last_third_of_the_game() -> None:
    guard = {"units": [{"trooper": "w7"}, {}], "options": {"rounds": 12}}
    found = [judge.stance(station(**guard, round=number)._state, 0) for number in (1, 8, 9, 12)]
    assert [one > 300 for one in found] == [True, True, False, False]


def test_two_armies_are_weighed_by_what_guards_them() -> None:
    """An enemy trooper counts as sixteen steps."""
    for steps, goal in ((15, "t24"), (17, "c20")):
        state = station(seats=3, units=[{"trooper": "s17"}, {"trooper": "r22"}, {}])._state
        first, second = (state.geometry.distances(state.teleporter[seat]) for seat in (1, 2))
        cell = state.cell[1]
        assert second[cell] - first[cell] < 30
        first[cell], second[cell] = 0, steps
        chosen = judge.target(state, 0)
        names = state.edition.cell_names
        reached = first if steps > 16 else second
        assert chosen is reached, (goal, names[cell])


def test_a_position_with_a_seat_that_was_never_there_is_refused() -> None:
    with pytest.raises(deorbit.BadInput):
        station(asks=[{"ask": "turn", "seat": 2}])


@pytest.mark.parametrize(
    ("seats", "fine"), [(1, False), (2, True), (3, True), (4, True), (5, False)]
)
def test_two_to_four_play(seats: int, fine: bool) -> None:
    """2.1."""
    if fine:
        assert deorbit.new("stationx", seats=seats).seats == seats
    else:
        with pytest.raises(deorbit.BadInput):
            deorbit.new("stationx", seats=seats)


def test_who_is_out_has_no_commander_that_goes_without_saying() -> None:
    """1.2: units that a position leaves out are the commanders of those who play on."""
    players = [{}, {}, {"out": True, "base_held_by": 0}]
    m = deorbit.scenario("stationx", {"seats": 3, "players": players})
    assert {unit["player"] for unit in m.position()["units"]} == {0, 1}


def test_a_path_leads_through_a_station_that_is_still_being_built() -> None:
    """6.1: nobody stands there yet, and anybody could go."""
    m = deorbit.scenario(
        "stationx", {"seats": 2, "tiles": [{"player": 0, "tile": "2x2", "at": "m15"}]}
    )
    legs = screens.route(m, 0, "l12", "n16")["legs"]
    assert [leg["to"] for leg in legs] == ["m14", "n16"]


def test_a_path_of_nobody_leads_into_a_room_that_is_full() -> None:
    """5.1: it breathes nothing, and still passes nobody (house-passing)."""
    full = [{"trooper": "l12 l13", "commander": "l14"}, {"trooper": "n14 m14"}]
    m = station(units=full)
    assert [leg["to"] for leg in screens.route(m, 0, "m11", "m12")["legs"]] == ["m12"]
    taken = station(units=[{"trooper": "o10"}, {"trooper": "p10"}])
    assert all(leg["to"] != "p10" for leg in screens.route(taken, 0, "q10", "n10")["legs"])


def test_no_step_and_no_distance_leads_over_a_teleporter() -> None:
    """house-teleporter: it stands in the way of everybody."""
    geometry = station()._state.geometry
    solid = {cell.index for cell in geometry.at if cell.solid}
    assert len(solid) == 2
    for cell in geometry.at:
        assert not solid & {there.index for there in cell.steps}
    far = geometry.distances(geometry.cells[0][0])
    assert all(far[cell] < 0 for cell in solid)
