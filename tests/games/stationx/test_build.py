"""Chapter 2: building the station."""

from random import Random

import pytest

import deorbit
from games.stationx.station import (
    TWINS,
    allowed,
    army,
    asked,
    do,
    energy,
    named,
    outs,
    refused,
    station,
    targets,
)

ONE = {"1x1": 1}
"""One cell for each player: the smallest station."""


def building(**more: object) -> deorbit.Match:
    """An empty board, seat 0 to build."""
    return station(tiles=[], **more)  # type: ignore[arg-type]


def block(corner: str, width: int, height: int) -> set[str]:
    column, row = ord(corner[0]), int(corner[1:])
    return {f"{chr(column + x)}{row + y}" for x in range(width) for y in range(height)}


PRINTED = [block(corner, 3, 3) for corner in ("l12", "l23", "w12", "l1", "a12")]
"""Centre, north, east, south, west."""


def rows(column: str, first: int, last: int) -> set[str]:
    return {f"{column}{row}" for row in range(first, last + 1)}


# The board -----------------------------------------------------------------------------------


def test_the_board_has_25_by_25_cells_with_five_printed_rooms_of_three_by_three() -> None:
    """2.1, house-board."""
    m = building(options={"tiles": ONE})
    for column in "abcdefghijklmnopqrstuvwxy":
        for row in range(1, 26):
            reason = m.why_not(0, deorbit.Action("place", ("1x1", f"{column}{row}")))
            overlaps = reason is not None and reason.id == "stationx-not-overlap"
            assert overlaps == any(f"{column}{row}" in room for room in PRINTED)
    for beyond in ("z1", "a26", "a0"):
        with pytest.raises(deorbit.BadInput):
            m.why_not(0, deorbit.Action("place", ("1x1", beyond)))


def test_the_first_tile_lies_against_one_of_the_twelve_edges_of_the_centre_room() -> None:
    """2.4: a full cell edge, with the connected station, which the supply rooms are not yet."""
    m = building(options={"tiles": ONE})
    around = rows("k", 12, 14) | rows("o", 12, 14)
    around |= block("l11", 3, 1) | block("l15", 3, 1)
    assert targets(m, "place", "1x1") == around


# Tiles ---------------------------------------------------------------------------------------


def test_each_player_has_the_tiles_of_the_box() -> None:
    """2.2."""
    m = deorbit.new("stationx", seats=4, seed=3)
    for one in m.position()["players"]:
        assert one["tiles_left"] == {"2x1": 2, "2x2": 1, "3x1": 2, "3x3": 3}


def test_a_tile_that_is_used_up_cannot_be_laid_again() -> None:
    """2.2: the single room of two by two."""
    m = building()
    do(m, "place 2x2 l15", "place 3x3 i12")
    refused(m, "place 2x2 n15", "2.2")
    assert allowed(m, "place 2x1 n15")


def test_homemade_tiles_can_be_laid() -> None:
    """2.2."""
    m = building(options={"tiles": "6x1,5x4"})
    do(m, "place 1x6 l15", "place 5x4 m15")
    assert [tile["tile"] for tile in m.position()["tiles"]] == ["1x6", "5x4"]


def test_players_lay_one_tile_each_in_turn() -> None:
    """2.3."""
    m = building(seats=3, options={"tiles": ONE}, active=1, first=1)
    assert asked(m) == ("build", 1)
    do(m, "place 1x1 l15")
    assert asked(m) == ("build", 2)
    refused(m, "place 1x1 m15", "3.1", seat=1)
    do(m, "place 1x1 m15")
    assert asked(m) == ("build", 0)


def test_the_own_base_comes_last() -> None:
    """2.3: own tiles first, whatever the others still have."""
    m = building(options={"tiles": {"2x1": 2}})
    do(m, "place 2x1 l15", "place 2x1 l11")
    refused(m, "place base o12", "2.3")
    do(m, "place 2x1 l16", "place 2x1 l10")
    refused(m, "place 2x1 l17", "2.2")
    do(m, "place base o12")
    assert asked(m) == ("build", 1)


def test_a_player_lays_only_one_base() -> None:
    """2.3: once all bases lie the building is over."""
    m = building(options={"tiles": ONE})
    do(m, "place 1x1 l15", "place 1x1 m15", "place base o12", "place base h12")
    assert asked(m) == ("teleporter", 0)
    refused(m, "place base l16", "2.7")


# Places --------------------------------------------------------------------------------------


def test_a_tile_does_not_touch_by_a_corner_only() -> None:
    """2.4."""
    m = building()
    refused(m, "place 3x3 o15", "house-laying")
    assert allowed(m, "place 3x3 o14")


def test_a_tile_does_not_lie_apart_from_the_station() -> None:
    """2.4."""
    m = building()
    refused(m, "place 3x3 p12", "2.4")


def test_a_tile_does_not_overlap_another() -> None:
    """2.4: neither a printed room nor a laid tile, by not even one cell."""
    m = building()
    refused(m, "place 3x3 n14", "house-laying")
    do(m, "place 3x3 o12")
    refused(m, "place 3x3 o14", "house-laying")
    assert allowed(m, "place 3x3 o15")


def test_a_tile_stays_on_the_board() -> None:
    """2.4: it does not stick out, nor go on at the other side."""
    m = building(options={"tiles": {"6x6": 2, "3x1": 1}})
    do(m, "place 6x6 o12", "place 6x6 f12", "place 3x1 u15")
    refused(m, "place 6x6 x15", "house-laying")
    refused(m, "place 3x1 x15", "house-laying")
    refused(m, "place 1x3 x24", "house-laying")
    assert allowed(m, "place 1x3 x15")


def test_a_tile_may_be_turned() -> None:
    """2.4: and comes from the same pile either way."""
    m = building()
    do(m, "place 1x3 l15", "place 3x1 i12", "place 3x1 m15", "place 1x3 k15")
    refused(m, "place 1x3 l18", "2.2")
    refused(m, "place 3x1 l18", "2.2")


def test_a_supply_room_belongs_to_the_station_once_a_tile_reaches_it() -> None:
    """2.4: it can be built from only then."""
    arm = ["0 3x3 l9", "0 3x3 l6"]
    m = station(tiles=arm)
    refused(m, "place 3x1 o2", "2.4")
    m = station(tiles=[*arm, "1 1x2 m4"])
    assert allowed(m, "place 3x1 o2")
    refused(m, "place 3x1 o24", "2.4")


def test_a_player_may_build_onto_tiles_of_others() -> None:
    """2.5."""
    m = building()
    do(m, "place 3x3 l15", "place 3x3 l18")
    assert [tile["player"] for tile in m.position()["tiles"]] == [0, 1]


def test_every_shared_cell_edge_is_open() -> None:
    """2.5: between tiles of different players just as between own ones."""
    m = station(
        tiles=["0 2x2 m15", "1 2x2 o15", "0 base o11", "1 base h12"],
        units=[{"trooper": "n16 n14"}, {}],
    )
    assert targets(m, "move", "n16") >= {"o16", "p16", "o15"}
    assert targets(m, "move", "n14") >= {"n15", "o14", "o13"}


# The wall ------------------------------------------------------------------------------------


def test_there_is_a_wall_between_two_bases() -> None:
    """2.6: the way leads through another room."""
    m = station(tiles=TWINS, units=[{"droid": "p15 o15"}, {}])
    assert not targets(m, "move", "p15") & block("o16", 4, 4)
    refused(m, "move p15 p16", "2.6")
    assert targets(m, "move", "o15") & block("o16", 4, 4) == set()
    m = station(tiles=TWINS, units=[{"droid": "n15"}, {}])
    assert allowed(m, "move n15 o16")
    assert allowed(m, "move n15 o15")


def test_nobody_attacks_through_the_wall_between_two_bases() -> None:
    """house-wall-attack: neither straight nor cornerwise."""
    m = station(tiles=TWINS, units=[{"trooper": "p15"}, {"trooper": "p16 q16"}])
    refused(m, "attack p15 p16", "house-wall-attack")
    refused(m, "attack p15 q16", "house-wall-attack")


def test_nobody_captures_through_the_wall_between_two_bases() -> None:
    """house-wall-attack."""
    m = station(tiles=TWINS, teleporters=["r12", "p16"], units=[{"trooper": "p15"}, {}])
    refused(m, "capture p15 p16", "house-wall-attack")


def test_units_behind_the_wall_take_no_part_in_a_battle() -> None:
    """house-wall-attack: the area of a battle ends at the wall."""
    m = station(
        tiles=TWINS,
        teleporters=["r12", "r19"],
        units=[{"trooper": "q15", "commander": "n15"}, {"trooper": "p15 q16 r16"}],
    )
    events = do(m, "attack q15 p15")
    assert named(events, "battle-tied")[0]["attack"] == 1
    assert army(m, 1) == {"trooper": "q16 r16"}


# Teleporters and commanders ------------------------------------------------------------------


def both_bases() -> deorbit.Match:
    m = building(options={"tiles": ONE})
    do(m, "place 1x1 l15", "place 1x1 m15", "place base o12", "place base h12")
    return m


def test_teleporters_are_placed_in_turn_and_then_commanders() -> None:
    """2.7, house-teleporter."""
    m = both_bases()
    order = [asked(m)]
    for notation in ("teleporter p13", "teleporter i13", "commander o12", "commander k12"):
        do(m, notation)
        order.append(asked(m))
    assert order == [
        ("teleporter", 0),
        ("teleporter", 1),
        ("commander", 0),
        ("commander", 1),
        ("turn", 0),
    ]


def test_teleporter_and_commander_stand_on_two_cells_of_the_own_base() -> None:
    """2.7."""
    m = both_bases()
    assert targets(m, "teleporter") == block("o12", 4, 4)
    refused(m, "teleporter h12", "2.7")
    refused(m, "teleporter m13", "2.7")
    do(m, "teleporter p13", "teleporter i13")
    assert targets(m, "commander") == block("o12", 4, 4) - {"p13"}
    refused(m, "commander p13", "house-teleporter")
    refused(m, "commander h12", "2.7")


def test_nobody_starts_with_anything_but_a_commander() -> None:
    """2.8: the first player has the first income."""
    m = both_bases()
    do(m, "teleporter p13", "teleporter i13", "commander o12", "commander k12")
    assert army(m, 0) == {"commander": "o12"}
    assert army(m, 1) == {"commander": "k12"}
    assert [one["upgrades"] for one in m.position()["players"]] == [[], []]
    assert (energy(m, 0), energy(m, 1)) == (2, 0)
    assert m.position()["round"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("build", ["free", "standard"])
def test_the_first_player_is_drawn_by_lot(seats: int, build: str) -> None:
    """house-first-player."""
    matches = [deorbit.new("stationx", seats=seats, seed=seed, build=build) for seed in range(60)]
    assert {m.to_act[0] for m in matches} == set(range(seats))
    assert all(m.position()["first"] == m.to_act[0] for m in matches)


def test_who_built_first_has_the_first_turn() -> None:
    """house-first-player."""
    m = building(seats=3, options={"tiles": ONE}, active=2, first=2)
    for notation in ("place 1x1 l15", "place 1x1 m15", "place 1x1 n15"):
        do(m, notation)
    do(m, "place base o12", "place base h12", "place base l8")
    do(m, "teleporter p13", "teleporter i13", "teleporter m9")
    do(m, "commander o12", "commander h12", "commander l8")
    assert asked(m) == ("turn", 2)
    do(m, "end")
    assert asked(m) == ("turn", 0)


@pytest.mark.parametrize("mover", [0, 1])
def test_nobody_stands_on_a_teleporter(mover: int) -> None:
    """house-teleporter: neither its owner nor an enemy."""
    units = [{}, {}]  # type: list[dict[str, str]]
    units[mover] = {"trooper": "v6"}
    m = station(units=units, active=mover)
    refused(m, "move v6 w6", "house-teleporter")


@pytest.mark.parametrize("mover", [0, 1])
def test_nobody_passes_over_a_teleporter(mover: int) -> None:
    """house-teleporter: with the ways around it closed, the cell behind is out of reach."""
    units = [{"trooper": "w5 w7"}, {"trooper": "w5 w7"}]
    units[mover] = {"trooper": "v6"}
    m = station(units=units, active=mover)
    refused(m, "move v6 x6", "house-teleporter")
    m = station(units=units, active=mover, teleporters=["x8"])
    assert allowed(m, "move v6 x6")


# What has no place ---------------------------------------------------------------------------


def build_at_random(m: deorbit.Match, seed: int) -> list[deorbit.Event]:
    """Lay tiles somewhere until nobody is asked to any more."""
    rng = Random(seed)
    events: list[deorbit.Event] = []
    while asked(m) and asked(m)[0] == "build":  # type: ignore[index]
        before = {seat: sum(left(m, seat)) for seat in range(m.seats)}
        seat = m.to_act[0]
        told = m.play(seat, rng.choice(m.legal(seat)))
        events += told
        for loser in {int(one["player"]) for one in named(told, "discarded")}:
            assert before[loser] > 0
            assert sum(left(m, loser)) == 0
    return events


def left(m: deorbit.Match, seat: int) -> list[int]:
    return list(m.position()["players"][seat]["tiles_left"].values())


def test_tiles_without_any_place_are_discarded_and_the_base_comes_next() -> None:
    """house-discard: 48 rooms of six by six are more than the board holds."""
    m = deorbit.new("stationx", seats=4, seed=1, tiles="6x6*12")
    events = build_at_random(m, 1)
    assert {one["player"] for one in named(events, "discarded")} == {0, 1, 2, 3}
    bases = [one for one in named(events, "placed") if one["tile"] == "base"]
    assert len(bases) == 4
    assert asked(m) == ("teleporter", m.position()["first"])


def test_a_tile_is_kept_as_long_as_another_of_the_same_player_has_a_place() -> None:
    """house-discard: only when none of the remaining tiles fits are they discarded."""
    m = deorbit.new("stationx", seats=4, seed=5, tiles="6x6*10,1x1*2")
    rng = Random(5)
    while True:
        seat = m.to_act[0]
        large = [action for action in m.legal(seat) if action.args[0] == "6x6"]
        if not large:
            break
        m.play(seat, rng.choice(large))
    kept = m.position()["players"][seat]["tiles_left"]
    assert kept["1x1"] == 2
    assert kept["6x6"] > 0
    refused(m, f"place base {free_corner(m)}", "2.3")
    assert targets(m, "place", "1x1")


def test_tiles_are_discarded_although_a_tile_that_is_used_up_would_fit() -> None:
    """house-discard: only what the player still has counts."""
    m = deorbit.new("stationx", seats=4, seed=5, tiles="6x6*10,1x1*2")
    rng = Random(5)
    while large := [one for one in m.legal(m.to_act[0]) if one.args[0] == "6x6"]:
        m.play(m.to_act[0], rng.choice(large))
    position, seat = m.position(), m.to_act[0]
    position["players"][seat]["tiles_left"]["1x1"] = 0
    del position["asks"]
    position["active"] = seat
    m = deorbit.scenario("stationx", position)
    assert asked(m) == ("build", seat)
    assert left(m, seat) == [0, 0]
    assert targets(m, "place", "base")


def free_corner(m: deorbit.Match) -> str:
    """A place where the base would lie well, if only it were its time."""
    position = m.position()
    seat = m.to_act[0]
    position["players"][seat]["tiles_left"] = {"6x6": 0, "1x1": 0}
    return sorted(targets(deorbit.scenario("stationx", position), "place", "base"))[0]


def test_a_player_whose_base_has_no_place_is_out() -> None:
    """house-no-base: the others play on without."""
    for seed in range(30):
        m = deorbit.new("stationx", seats=4, seed=seed, tiles="5x5*12")
        events = build_at_random(m, seed)
        baseless = sorted(int(one["player"]) for one in named(events, "baseless"))
        if 0 < len(baseless) < 3:
            break
    assert outs(m) == baseless
    asks = m.position()["asks"]
    assert {one["seat"] for one in asks} == set(range(4)) - set(baseless)
    rng = Random(seed)
    while m.position()["round"] == 0:
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))
    assert {unit["player"] for unit in m.position()["units"]} == set(range(4)) - set(baseless)


def test_the_first_turn_passes_over_a_player_without_a_base() -> None:
    """house-no-base, 3.3: clockwise."""
    m = deorbit.new("stationx", seats=4, seed=0, tiles="5x5*12")
    build_at_random(m, 0)
    assert outs(m) == [0]
    m = deorbit.scenario("stationx", {**m.position(), "first": 0})
    rng = Random(0)
    while m.position()["round"] == 0:
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))
    assert asked(m) == ("turn", 1)


def test_who_never_had_a_base_has_no_teleporter_to_capture() -> None:
    """house-no-base, 8.1: not even in the last corner of the board."""
    m = station(
        seats=3,
        out=[2],
        options={"tiles": "6x6*2,2x1"},
        tiles=["0 6x6 l15", "0 6x6 r20", "0 2x1 x25", "0 base o11", "1 base h11"],
        units=[{"commander": "x25"}, {}, {}],
    )
    assert targets(m, "capture") == set()
    assert allowed(m, "move x25 y25")


def test_the_only_player_with_a_base_has_won() -> None:
    """house-no-base, 1.1."""
    for seed in range(60):
        m = deorbit.new("stationx", seats=4, seed=seed, tiles="5x5*12")
        events = build_at_random(m, seed)
        if len(named(events, "baseless")) == 3:
            break
    (left_over,) = {0, 1, 2, 3} - set(outs(m))
    assert m.outcome is not None
    assert m.outcome.ending == "conquest"
    assert m.outcome.winners == (left_over,)
    assert m.outcome.scores == tuple(int(seat == left_over) for seat in range(4))
    assert m.to_act == ()


def test_if_no_base_has_a_place_all_share_the_victory() -> None:
    """house-no-base: the rooms of four by four have filled the board."""
    m = deorbit.new("stationx", seats=4, seed=2, tiles="4x4*12")
    build_at_random(m, 2)
    assert outs(m) == [0, 1, 2, 3]
    assert m.outcome is not None
    assert m.outcome.winners == (0, 1, 2, 3)
    assert m.outcome.scores == (0, 0, 0, 0)


# The standard station ------------------------------------------------------------------------


def test_the_standard_station_lies_as_designed() -> None:
    """house-standard: the tiles of the first arm."""
    m = deorbit.new("stationx", seats=4, seed=1, build="standard")
    mine = {(tile["tile"], tile["at"]) for tile in m.position()["tiles"] if tile["player"] == 0}
    assert mine == {
        ("3x3", "l9"),
        ("3x1", "o10"),
        ("3x3", "r9"),
        ("1x3", "m6"),
        ("1x2", "m4"),
        ("2x1", "n7"),
        ("3x3", "p5"),
        ("2x2", "s7"),
        ("base", "u5"),
    }
    assert m.position()["players"][0]["teleporter"] == "w6"
    assert army(m, 0) == {"commander": "u7"}
    assert all(sum(one["tiles_left"].values()) == 0 for one in m.position()["players"])


def turned(cell: str, quarters: int) -> str:
    """A cell after quarter turns around the middle of the board."""
    x, y = ord(cell[0]) - ord("m"), int(cell[1:]) - 13
    for _ in range(quarters):
        x, y = -y, x
    return f"{chr(ord('m') + x)}{13 + y}"


@pytest.mark.parametrize(("seats", "quarters"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_the_arms_of_the_standard_station_are_quarter_turns(
    seats: int, quarters: list[int]
) -> None:
    """house-standard: two players sit opposite each other; of three the one in the middle stands a
    step deeper, since both others are a step nearer."""
    m = deorbit.new("stationx", seats=seats, seed=1, build="standard")
    covered: list[set[str]] = [set() for _ in range(seats)]
    for tile in m.position()["tiles"]:
        sides = "4x4" if tile["tile"] == "base" else tile["tile"]
        width, height = map(int, sides.split("x"))
        covered[tile["player"]] |= block(tile["at"], width, height)
    for seat in range(seats):
        assert covered[seat] == {turned(cell, quarters[seat]) for cell in covered[0]}
        one = m.position()["players"][seat]
        deeper = seats == 3 and seat == 1
        assert one["teleporter"] == turned("x6" if deeper else "w6", quarters[seat])
        assert army(m, seat) == {"commander": turned("v7" if deeper else "u7", quarters[seat])}


def test_the_standard_station_begins_with_the_first_players_turn() -> None:
    """house-standard."""
    m = deorbit.new("stationx", seats=3, seed=4, build="standard")
    first = m.position()["first"]
    assert asked(m) == ("turn", first)
    assert [energy(m, seat) for seat in range(3)] == [
        2 if seat == first else 0 for seat in range(3)
    ]
    assert m.position()["round"] == 1


def test_every_room_of_the_standard_station_can_be_reached() -> None:
    """house-standard: each commander finds a way to the enemy's teleporter and supplies."""
    m = station(seats=4, seed=1)
    reached, edge = {"u7"}, ["u7"]
    while edge:
        cell = edge.pop()
        one = station(seats=4, units=[{"commander": cell}])
        for found in targets(one, "move", cell) - reached:
            reached.add(found)
            edge.append(found)
    for tile in m.position()["tiles"]:
        sides = "4x4" if tile["tile"] == "base" else tile["tile"]
        width, height = map(int, sides.split("x"))
        teleporters = {one["teleporter"] for one in m.position()["players"]}
        assert block(tile["at"], width, height) - teleporters <= reached
    for room in PRINTED:
        assert room <= reached
