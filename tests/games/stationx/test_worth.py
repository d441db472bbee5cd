"""What agents find better and worse, part by part: the hill that a greedy one climbs."""

from __future__ import annotations

from typing import Any

import pytest

from deorbit.games.stationx.estimate import value as judge
from games.stationx.station import Units, station

TROOPS = [f"trooper {cell}" for cell in ("u5", "u6", "l12", "m12", "n12")]
TROOPS += ["droid u8", "droid v8"]
"""All that one player has, each in a cell that has room for it."""


def rated(part: str, seat: int = 0, **position: Any) -> int:
    """One part of what a position is worth to a seat."""
    found: int = getattr(judge, part)(station(**position)._state, seat)
    return found


def units(mine: Units, theirs: Units | None = None) -> dict[str, Any]:
    return {"units": [mine, theirs or {}]}


# The whole -----------------------------------------------------------------------------------


def test_victory_is_worth_more_than_anything_and_to_be_out_as_much_less() -> None:
    over = station(**units({"trooper": "m13"}), out=[1], ending="conquest", asks=[])
    assert over.worth(0) == 1_000_000
    assert over.worth(1) == -1_000_000


def test_what_a_rival_has_counts_three_quarters_against_me() -> None:
    alone = station(**units({})).worth(0)
    assert alone == 3_000 - 5_000
    assert station(**units({}, {"trooper": "e19"}), energy=[0, 4]).worth(0) == alone - 75


def test_who_is_out_is_no_rival_any_more() -> None:
    three = station(units=[{}, {}, {}], seats=3, tiles=None).worth(0)
    assert station(units=[{}, {}, {}], seats=3, out=[2], held={2: 1}).worth(0) - three == 5_000


def test_each_base_that_is_held_is_worth_much() -> None:
    mine = {"commander": "u7"}
    theirs = {"commander": "e19"}
    kept = station(**units(mine, theirs), active=1).worth(0)
    taken = station(**units(mine, theirs), held={1: 0}, active=1).worth(0)
    assert taken - kept == 3_000


def test_what_can_be_done_now_counts_for_whose_turn_it_is() -> None:
    facing = units({"trooper": "m12 l12"}, {"trooper": "m13"})
    mine, theirs = station(**facing, active=0).worth(0), station(**facing, active=1).worth(0)
    assert rated("prospects", **facing) == 60
    assert mine - theirs == 45


@pytest.mark.parametrize(
    ("part", "active", "share"),
    [("stance", 1, 1), ("danger", 1, -1), ("prospects", 0, 0.75), ("prospects", 1, 0)],
)
def test_what_is_near_and_could_be_done_counts_for_and_danger_against(
    part: str, active: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = station(**units({"trooper": "m12"}, {"commander": "m13"}), active=active)
    before, of_old = match.worth(0), rated(part, **units({"trooper": "m12"}, {"commander": "m13"}))
    monkeypatch.setattr(judge, part, lambda state, seat: of_old + 100)
    assert match.worth(0) - before == 100 * share


def test_before_the_first_round_only_what_there_is_counts() -> None:
    match = station(**units({"trooper": "m12"}))
    match._state.round = 0
    assert match.worth(0) == 60 + 3_000 - 5_000


def test_units_that_will_be_lost_to_a_choice_are_lost_already() -> None:
    match = station(**units({"trooper": "m12 l12 n12"}), active=1)
    before = match.worth(0)
    match._state.doomed = [match._state.at[cell] - 1 for cell in match._state.cell[1:4]]
    assert match.worth(0) - before == -2 * 60 * 2
    assert match.worth(1) == station(**units({"trooper": "m12 l12 n12"}), active=1).worth(1)


# What there is -------------------------------------------------------------------------------


@pytest.mark.parametrize(("amount", "more"), [(1, 10), (9, 90), (10, 92), (30, 132)])
def test_energy_is_worth_less_where_it_is_saved(amount: int, more: int) -> None:
    assert rated("strength_of", **units({}), energy=[amount]) == more


def test_a_commander_is_worth_several_troops() -> None:
    assert rated("strength_of", **units({"commander": "u7"})) == 260


@pytest.mark.parametrize(
    ("upgrade", "more"),
    [
        ("troops-speed", 200),
        ("troops-speed troops-speed-2", 360),
        ("troops-speed troops-attack", 520),
        ("commander-speed", 100),
        ("base-energy", 220),
        ("base-energy base-keep", 340),
        ("base-energy base-keep base-energy-2", 510),
        ("troops-speed troops-speed-2 troops-jump", 450),
        ("commander-speed commander-jump", 190),
        ("commander-speed commander-attack", 220),
    ],
)
def test_upgrades_are_worth_something_until_the_last_five_rounds(upgrade: str, more: int) -> None:
    rounds = {"options": {"rounds": 12}}
    for number, counted in ((1, more), (7, more), (8, 0), (12, 0)):
        position = {**units({}), **rounds, "round": number, "upgrades": [upgrade]}
        assert rated("strength_of", **position) == counted


@pytest.mark.parametrize(
    ("upgrades", "worths"),
    [
        ("", [0, 60, 120, 155, 190, 225, 260, 295]),
        ("base-energy", [0, 60, 120, 180, 240, 300, 335, 370]),
        ("base-energy troops-speed troops-attack", [0, 60, 120, 180, 240, 300, 360, 420]),
    ],
)
def test_two_guards_come_first_then_an_army_when_the_base_pays_for_it(
    upgrades: str, worths: list[int]
) -> None:
    for count, worth in enumerate(worths):
        army = dict.fromkeys(("trooper", "droid"), "")
        for one in TROOPS[:count]:
            kind, cell = one.split()
            army[kind] += f" {cell}"
        assert rated("troops_worth", **units(army), upgrades=[upgrades]) == worth


def test_the_commander_is_no_troop_and_droids_are() -> None:
    mixed = units({"commander": "u7", "trooper": "u6", "droid": "u8"})
    assert rated("count_troops", **mixed) == 2
    assert rated("troops_strength", **mixed) == 2
    attack = ["troops-speed troops-attack"]
    assert rated("troops_strength", **mixed, upgrades=attack) == 4


# Where it stands -----------------------------------------------------------------------------


def test_a_guard_beside_the_own_teleporter_is_worth_much_once() -> None:
    assert rated("stance", **units({"trooper": "w7"})) == 300 + 30 - 1
    assert rated("stance", **units({"trooper": "w7 v6"})) == 300 + 2 * (30 - 1)
    assert rated("stance", **units({"trooper": "u6"})) == 30 - 2


@pytest.mark.parametrize(("round_", "guard"), [(1, 300), (8, 300), (9, 0), (12, 0)])
def test_a_guard_is_worth_nothing_in_the_last_third(round_: int, guard: int) -> None:
    late = {**units({"trooper": "w7"}), "options": {"rounds": 12}, "round": round_}
    assert rated("stance", **late) == guard + 30 - 1


def test_three_weak_troopers_stay_and_four_march() -> None:
    assert rated("stance", **units({"trooper": "m12 l12 n12"})) < 3 * 30
    assert rated("stance", **units({"trooper": "m12 l12 n12", "droid": "m13"})) > 4 * 30


def test_a_commander_looks_for_the_middle_of_each_supply_room() -> None:
    """9.1: of all four, as near as the nearest that it has not had."""
    match = station(seats=4, units=[{"commander": "m13"}, {}, {}, {}])
    state = match._state
    rooms = {"north": "m24", "east": "x13", "south": "m2", "west": "b13"}
    for cell in rooms.values():
        assert judge.supply_distance(state, 0, index(state, cell)) == 0
    for number, cell in enumerate(rooms.values()):
        had = station(seats=4, units=[{}, {}, {}, {}], supplied=[list(rooms)[number]])._state
        at = index(had, cell)
        others = [room for room in rooms if room != list(rooms)[number]]
        near = min(had.geometry.distances(index(had, rooms[room]))[at] for room in others)
        assert judge.supply_distance(had, 0, at) == min(near, 30)


def index(state: Any, cell: str) -> int:
    return list(state.edition.domains["cell"].names).index(cell)


def test_nobody_guards_a_teleporter_that_is_lost() -> None:
    lost = station(**units({"trooper": "w7", "commander": "u7"}), held={0: 1})
    kept = station(**units({"commander": "u7"}), held={0: 1})
    seen, without = (judge.stance(match._state, 0) for match in (lost, kept))
    assert seen - without == 12 * (30 - 1), "it goes for the own base, and fast"


def test_a_strong_army_marches_and_a_weak_one_stays_at_home() -> None:
    far = rated("stance", **units({"trooper": "m13"}))
    assert far == 30 - 13
    march = {**units({"trooper": "m13"}), "upgrades": ["troops-speed troops-attack"]}
    assert rated("stance", **march) == 30 - 13, "two are not enough"
    four = {**march, **units({"trooper": "m13 l13"})}
    assert rated("stance", **four) == 12 * (2 * 30 - 13 - 13)


def test_a_commander_is_better_near_supplies_that_it_has_not_had() -> None:
    def commander(cell: str, had: str = "") -> int:
        more = {"supplied": [had]} if had else {}
        return rated("stance", **units({"commander": cell}), **more)

    assert commander("m3") == 2 * (30 - 1)
    assert commander("m13") - commander("m14") in (-2, 0, 2)
    assert commander("m3", "south") < commander("m3")


def goal(seats: int = 3, **position: Any) -> str:
    """The cell that the army of seat 0 goes for."""
    state = station(seats=seats, **position)._state
    away = judge.target(state, 0)
    return str(state.edition.domains["cell"].names[away.index(0)]) if away else ""


def test_an_army_goes_for_the_rival_who_is_near_and_weak() -> None:
    """Teleporters of the rivals: t24 and c20."""
    near_second = {"trooper": "s17 s18"}
    near_third = {"trooper": "h16 g16"}
    assert goal(units=[near_second, {}, {}]) == "t24"
    assert goal(units=[near_third, {}, {}]) == "c20"
    guarded = {"trooper": "r22 s22", "droid": "u22 u23"}
    assert goal(units=[near_second, guarded, {}]) == "c20", "near, and too strong"
    assert goal(units=[near_second, {}, {}], out=[1], held={1: 2}) == "c20"
    assert goal(units=[near_third, {}, {}], out=[2], held={2: 1}) == "t24"


def test_two_equal_rivals_are_taken_in_the_order_of_turns() -> None:
    assert goal(units=[{}, {}, {}]) == "t24"
    assert goal(units=[{}, {}, {}], out=[1, 2], ending="conquest", asks=[]) == ""


def test_the_commander_alone_does_not_draw_the_army() -> None:
    assert goal(units=[{"commander": "h16", "trooper": "s17"}, {}, {}]) == "t24"


def test_an_army_goes_for_the_commander_whose_base_is_taken() -> None:
    mine = {"trooper": "m13"}
    taken = {"held": {1: 0}}
    assert goal(2, units=[mine, {"commander": "e19"}], **taken) == "e19"


def test_an_army_goes_home_when_the_own_base_is_lost() -> None:
    mine = {"trooper": "m13", "commander": "n12"}
    assert goal(2, units=[mine, {}], held={0: 1}) == "w6"


def test_what_is_out_of_reach_is_as_far_as_it_gets() -> None:
    assert judge.steps_to([], 3) == judge.steps_to([0, -1], 1) == judge.steps_to([31, 40], 0) == 30
    assert judge.steps_to([0, 29], 1) == 29
    assert judge.steps_to([0, 29], 0) == 0


# What may happen next ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "gain"),
    [
        ("m12", "m14", 0),
        ("m12 l12", "m13", 60),
        ("m12 l12 n12", "m13 n13", 120),
        ("m12", "m13", 60),
        ("m12 l12", "m13 n13", 0),
        ("m12", "m13 n13", 0),
    ],
)
def test_an_attack_promises_what_it_would_kill_and_a_tie_less_than_it_costs(
    mine: str, theirs: str, gain: int
) -> None:
    assert rated("prospects", **units({"trooper": mine}, {"trooper": theirs})) == gain


def test_who_has_attacked_promises_nothing_more() -> None:
    facing = units({"trooper": "m12"}, {"trooper": "m13"})
    assert rated("prospects", **facing, flags={"m12": "attacked"}) == 0
    assert rated("prospects", **units({"trooper": "m12 l12"}, {"trooper": "m13"})) == 60
    spent = {"flags": {"l12": "attacked"}}
    assert rated("prospects", **units({"trooper": "m12 l12"}, {"trooper": "m13"}), **spent) == 60


def test_a_teleporter_that_nobody_guards_promises_a_base() -> None:
    assert rated("prospects", **units({"trooper": "c19"})) == 3_000
    assert rated("prospects", **units({"trooper": "c19"}, {"trooper": "d21"})) == 0
    held = {**units({"trooper": "c19"}, {"commander": "e19"}), "held": {1: 0}}
    assert rated("prospects", **held) == 0
    assert rated("prospects", **units({"trooper": "w7"})) == 0, "one's own promises nothing"


def test_the_worst_attack_on_me_is_my_danger() -> None:
    assert rated("danger", **units({"trooper": "m12"}, {"trooper": "m14"})) == 0
    assert rated("danger", **units({"trooper": "m12 l12"}, {"trooper": "m13"})) == 0
    assert rated("danger", **units({"trooper": "m12"}, {"trooper": "m13"})) == 30
    assert rated("danger", **units({"trooper": "m12 l12"}, {"trooper": "m13 n13"})) == 60
    assert rated("danger", **units({"trooper": "w7"})) == 0, "a teleporter attacks nobody"


def test_a_commander_in_danger_is_worse_and_worst_without_a_base_to_return_to() -> None:
    battle: dict[str, Any] = units({"commander": "m12"}, {"trooper": "m13 n13 l13"})
    assert rated("danger", **battle) == 30 + 260
    assert rated("danger", **battle, held={0: 1}) == 30 + 4_000


def test_those_who_have_attacked_defend_and_attack_again_next_turn() -> None:
    battle = units({"trooper": "m12"}, {"trooper": "m13"})
    assert rated("danger", **battle, flags={"m12": "attacked", "m13": "attacked"}) == 30


def test_an_enemy_who_wins_by_more_is_no_worse_and_a_second_front_may_be() -> None:
    weak = units({"trooper": "m12 o10"}, {"trooper": "m13 n13 p10"})
    assert rated("danger", **weak) == 30


def test_a_teleporter_is_no_danger() -> None:
    """Nobody stands on it who might attack."""
    assert rated("danger", 1, **units({"commander": "l13"}, {"trooper": "w7 x7"})) == 0


@pytest.mark.parametrize(("seat", "cell"), [(0, "d20"), (1, "v6")])
def test_an_open_teleporter_is_a_prospect(seat: int, cell: str) -> None:
    """8.1: of every player."""
    near: list[Units] = [{}, {}]
    near[seat] = {"trooper": cell}
    assert rated("prospects", seat, units=near, active=seat) == 3_000
