"""Japan (7.2): top and front of a die, tilts, copies."""

import pytest

import deorbit
from deorbit.games.intrepid.content import dice as faces
from games.intrepid.crews import act, crew, dice_of, legal, refusal, station

TILES = {
    "advanced-planet-habitat": "1-1",
    "heat-pipe-panel": "1-2",
    "water-electrolyzer": "1-3",
    "carbon-dioxide-reducer": "1-4",
    "rice-galley": "2-1",
    "solar-sail-film": "2-2",
    "exposed-radiator": "2-3",
}


def japan(pool, **facts):
    return station({"japan": {"pool": pool, **facts}, "russia": {"pool": [2, 5]}}, TILES)


def after(face, turn):
    top, front = map(int, face.split("/"))
    return faces.FACE_NAMES[faces.turned(faces.face_of(top, front), faces.TURNS.index(turn))]


def test_a_rolled_die_is_locked_with_a_side_in_front_each_alike() -> None:
    seen = set()
    for seed in range(80):
        match = deorbit.new("intrepid", seats=2, seed=seed, countries="japan,russia")
        seen |= set(crew(match, "japan")["pool"])
    assert len(seen) == 24
    assert all(die[0] != die[2] and int(die[0]) + int(die[2]) != 7 for die in seen)


def test_a_locked_die_is_turned_only_by_tiles() -> None:
    assert refusal(japan(["1/4"]), "0 turn 1/4 up") == "7.2.2"


def test_opposite_sides_add_up_to_seven_and_sides_are_those_of_one_die() -> None:
    for top in range(1, 7):
        for front in faces.fronts_of(top):
            right = faces.right_of(top, front)
            assert {top, front, right} & {7 - top, 7 - front, 7 - right} == set()
            assert faces.right_of(right, front) == 7 - top, "tilted left"
            assert faces.right_of(front, 7 - top) == right, "tilted up, the right side stays"


@pytest.mark.parametrize(
    ("turn", "lies"),
    [
        ("up", "2/6"),
        ("down", "5/1"),
        ("left", "3/2"),
        ("right", "4/2"),
        ("flip", "6/2"),
        ("clockwise", "1/3"),
        ("counterclockwise", "1/4"),
    ],
)
def test_how_a_die_with_1_on_top_2_in_front_and_3_on_the_right_lies_after(turn, lies) -> None:
    assert after("1/2", turn) == lies


def test_tilt_up_is_away_and_tilt_down_towards_one() -> None:
    """Up: what was in front is on top. Down: what was on top is in front."""
    for face in faces.FACE_NAMES[6:]:
        assert after(face, "up")[0] == face[2]
        assert after(face, "down")[2] == face[0]


def test_tilt_left_has_the_old_top_on_the_left_and_tilt_right_on_the_right() -> None:
    for face in faces.FACE_NAMES[6:]:
        top = int(face[0])
        left, right = after(face, "left"), after(face, "right")
        assert 7 - faces.right_of(int(left[0]), int(left[2])) == top
        assert faces.right_of(int(right[0]), int(right[2])) == top


def test_opposite_turns_undo_each_other_and_four_quarters_are_a_whole() -> None:
    for face in faces.FACE_NAMES[6:]:
        for turn, back in (("up", "down"), ("left", "right"), ("clockwise", "counterclockwise")):
            assert after(after(face, turn), back) == face
            assert after(after(after(after(face, turn), turn), turn), turn) == face
        assert after(after(face, "flip"), "flip") == face
        assert after(face, "flip") == after(after(face, "left"), "left")


def test_the_advanced_planet_habitat_copies_the_placed_die_and_tilts_the_copy_up() -> None:
    """The example: a 1 with a 4 on the front gives a 4 with a 6 on the front."""
    match = japan(["1/4"])
    supply = crew(match, "japan")["supply"]
    act(match, "0 place japan 1/4 advanced-planet-habitat")
    assert crew(match, "japan")["pool"] == ["4/6"]
    assert crew(match, "japan")["supply"] == supply - 1


def test_a_copy_with_two_directions_leaves_the_choice() -> None:
    match = japan(["3/1"])
    act(match, "0 place japan 3/1 exposed-radiator")
    assert legal(match, 0) == {f"gain {after('3/1', turn)}" for turn in ("left", "right")}
    assert refusal(match, "0 gain 3/1") == "7.2.4"
    act(match, f"0 gain {after('3/1', 'left')}")
    assert crew(match, "japan")["pool"] == [after("3/1", "left")]


def test_without_a_die_in_the_supply_there_is_no_copy() -> None:
    match = japan(["1/4", *["2/1"] * (dice_of("japan") - 1)])
    act(match, "0 place japan 1/4 advanced-planet-habitat")
    assert len(crew(match, "japan")["pool"]) == dice_of("japan") - 1


def test_a_tile_tilts_a_die_of_the_pool_in_its_directions_only() -> None:
    match = japan(["1/4", "2/1"])
    act(match, "0 place japan 1/4 heat-pipe-panel")
    assert legal(match, 0) == {"turn 2/1 up", "turn 2/1 down", "pass"}
    assert refusal(match, "0 turn 2/1 left") == "7.2.2"
    act(match, "0 turn 2/1 down")
    assert crew(match, "japan")["pool"] == [after("2/1", "down")]


def test_tiles_flip_and_rotate_too() -> None:
    match = japan(["1/4", "2/1"])
    act(match, "0 place japan 1/4 rice-galley")
    assert legal(match, 0, "turn") == {
        "turn 2/1 flip",
        "turn 2/1 clockwise",
        "turn 2/1 counterclockwise",
    }
    act(match, "0 turn 2/1 flip")
    assert crew(match, "japan")["pool"] == ["5/1"]


def test_only_the_value_on_top_counts_for_placing_and_many_tiles_need_a_3() -> None:
    match = japan(["3/1", "1/3"])
    assert refusal(match, "0 place japan 1/3 water-electrolyzer") == "5.1"
    act(match, "0 place japan 3/1 water-electrolyzer")


def test_a_docked_die_keeps_its_value_and_the_receiver_asks_for_its_orientation() -> None:
    match = japan([])
    act(match, "1 dock russia 5 japan")
    assert legal(match, 0) == {"gain 5/1", "gain 5/3", "gain 5/4", "gain 5/6"}
    assert refusal(match, "0 gain 3/1") == "house-orient"
    act(match, "0 gain 5/3")
    assert crew(match, "japan")["pool"] == ["5/3"]


def test_a_die_that_japan_docks_is_plain_to_others() -> None:
    match = japan(["3/1"])
    act(match, "0 dock japan 3/1 russia")
    assert crew(match, "russia")["pool"] == [2, 3, 5]
