"""How Station-X is drawn and offered."""

from random import Random

import pytest

import deorbit
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.cli.terminal.palette import SIGNS
from deorbit.core.text import problems
from games.stationx import screens
from games.stationx.station import station

FACE = face_of("stationx")


def played(seed: int, actions: int, **options: object) -> deorbit.Match:
    match = deorbit.new("stationx", seats=4, seed=seed, **options)
    rng = Random(seed)
    for _ in range(actions):
        if not match.to_act:
            break
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_is_offered_once(seed: int) -> None:
    for actions in (0, 20, 44, 60, 300):
        match = played(seed, actions)
        for seat in match.to_act:
            legal = match.legal(seat)
            groups = FACE.groups(match.view(seat), seat, legal, "en")
            offered = [choice.action for group in groups for choice in group.choices]
            assert sorted(map(str, offered)) == sorted(map(str, legal))
            assert all(group.completed("a1") for group in groups if group.stem)


def test_an_attack_is_offered_with_its_sums() -> None:
    match = station(units=[{"commander": "m12"}, {"droid": "m13"}, {}], seats=3)
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    (attack,) = [group for group in groups if group.label.startswith("attack")]
    assert [choice.label for choice in attack.choices] == [
        f"droid {SIGNS[1]} m13: 2 against 1, you win"
    ]


def test_a_path_tells_where_to_stop() -> None:
    match = station(units=[{"commander": "u7"}, {"commander": "m13"}])
    path = FACE.words["path"]
    assert path(match.view(0), 0, "u7 x5", "en") == [
        "To x5 in 2 turns, with stops at " + ", ".join(stops(match, "u7", "x5")) + "."
    ]
    assert path(match.view(0), 0, "m13", "en")[-1] == "m13 is taken: the way leads next to it."
    for wrong in ("", "zz9", "u7 m12 m13"):
        with pytest.raises(deorbit.BadInput):
            path(match.view(0), 0, wrong, "en")


def stops(match: deorbit.Match, start: str, goal: str) -> list[str]:
    return [leg["to"] for leg in screens.route(match, 0, start, goal)["legs"]]


@pytest.mark.parametrize("size", [(40, 16), (64, 20), (80, 24), (100, 30), (131, 40), (160, 50)])
def test_a_frame_fits_the_window(size: tuple[int, int]) -> None:
    width, height = size
    match = played(2, 300)
    seat = match.to_act[0]
    view = match.view(seat)
    groups = FACE.groups(view, seat, match.legal(seat), "en")
    spot = Spot(focus=FACE.home(view, seat), marks=groups[0].marks())
    labels = [group.label for group in groups[:8]]
    scene = Scene(view, spot, "Station-X", "1/60", question="What now?", choices=labels)
    lines, picture = compose(FACE, scene, width, height, "en")
    assert all(line.cell_len <= width for line in lines)
    assert spot.focus in picture.seen
    if width >= 64:
        assert len(lines) < height
    assert picture.whole == (height >= 40)


def test_own_units_and_bases_carry_the_sign_of_their_player() -> None:
    match = deorbit.new("stationx", seats=2, seed=1, build="standard")
    picture = FACE.board(match.view(0), 53, 26, Spot(), "en")
    row = next(line.plain for line in picture.lines if line.plain.startswith(" 7"))
    assert "C◆ ◆ ◆ ◆" in row
    assert picture.lines[0].plain.split() == list("abcdefghijklmnopqrstuvwxy")


def test_messages_of_the_board_have_no_errors() -> None:
    args = dict.fromkeys(
        ["unit", "at", "sign", "who", "holder", "units", "tile", "upgrade", "signs"], "x"
    )
    figures = dict.fromkeys(
        ["count", "price", "attack", "defence", "used", "limit", "share", "cells", "breathing"], 2
    )
    for end in ("move", "jump", "attack", "capture", "place", "buy", "upgrade", "win", "loss"):
        assert not problems(f"cli-stationx-{end}", {**args, **figures}, "en")
    for end in ("tie", "base-of", "look-base", "look-tile", "look-oxygen", "look-crew"):
        assert not problems(f"cli-stationx-{end}", {**args, **figures}, "en")
