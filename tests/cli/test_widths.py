"""Boards keep their shape in every language, though Japanese signs take two columns."""

import pytest

import deorbit
from deorbit.cli import widths
from deorbit.cli.face import Spot, face_of
from deorbit.core import text
from deorbit.games import NAMES


def test_a_japanese_sign_takes_two_columns() -> None:
    assert widths.wide("原子炉") == 6
    assert widths.fitted("原子炉", 5) == "原子 "
    assert widths.filled("原子炉", 8) == "原子炉  "
    assert widths.right("原子炉", 8) == "  原子炉"


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("width", [54, 61, 120])
def test_the_board_keeps_within_its_width(game: str, language: str, width: int) -> None:
    view = deorbit.new(game, seed=1).view(0)
    spot = Spot(seat=0)
    for focus in (None, next(iter(face_of(game).board(view, width, 40, spot, language).seen))):
        picture = face_of(game).board(view, width, 20, Spot(seat=0, focus=focus), language)
        assert all(line.cell_len <= width for line in picture.lines)


@pytest.mark.parametrize("language", text.languages())
def test_sections_stand_under_each_other(language: str) -> None:
    view = deorbit.new("stationfall", seed=1).view(0)
    lines = face_of("stationfall").board(view, 60, 24, Spot(seat=0), language).lines
    assert len({line.cell_len for line in lines}) == 1
