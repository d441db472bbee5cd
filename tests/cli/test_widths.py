"""Boards keep their shape in every language, though Japanese signs take two columns."""

import pytest
from rich.text import Text

import deorbit
from deorbit.cli.games.intrepid.board import DISABLE
from deorbit.cli.games.intrepid.words import Words, letters
from deorbit.cli.games.stationfall.plan import WIDTH
from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal import widths
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.core import text
from deorbit.games import NAMES
from deorbit.games.stationfall.content.editions import page

BOX = WIDTH - 2
"""The room between the corners of a section."""

SLOT = 12
"""How wide a slot is in a small terminal."""


def test_a_japanese_sign_takes_two_columns() -> None:
    assert widths.wide("原子炉") == 6
    assert widths.fitted("原子炉", 5) == "原子 "
    assert widths.filled("原子炉", 8) == "原子炉  "
    assert widths.right("原子炉", 8) == "  原子炉"


def rows(words: str, width: int) -> list[str]:
    return [row.plain for row in widths.wrapped(Text(words), width)]


def test_words_stay_whole() -> None:
    assert rows("The reactor burns.", 11) == ["The reactor", "burns."]
    assert rows("  The reactor\n\nburns", 14) == ["  The reactor", "", "burns"]
    assert rows("/var/lib/deorbit x", 10) == ["/var/lib/d", "eorbit x"]


def test_a_japanese_line_breaks_between_any_two_signs() -> None:
    assert rows("Lindsey は原子炉へ行く", 14) == ["Lindsey は原子", "炉へ行く"]


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("火事です。原子炉", ["火事で", "す。原子", "炉"]),
        ("火事だ「原子炉」", ["火事だ", "「原子", "炉」"]),
        ("火事（Rat）です", ["火事", "（Rat）", "です"]),
        ("火事は(原子炉)", ["火事は", "(原子炉)"]),
        ("このデータ・キー", ["このデー", "タ・キー"]),
    ],
)
def test_no_row_begins_with_a_closing_sign_or_ends_with_an_opening_one(
    words: str, shown: list[str]
) -> None:
    assert rows(words, 8) == shown


def test_rows_keep_their_colours() -> None:
    first, second = widths.wrapped(Text("火事です。", "bold").append("原子炉", "red"), 10)
    assert (first.plain, second.plain) == ("火事です。", "原子炉")
    assert [span.style for span in second.spans] == ["red"]


@pytest.mark.parametrize("width", range(1, 30))
def test_what_is_said_in_japanese_fits_and_loses_nothing(width: int) -> None:
    words = text.say("cli-play-help", {}, "ja")
    found = rows(words, width)
    assert "".join("".join(found).split()) == "".join(words.split())
    assert width == 1 or all(widths.wide(row) <= width for row in found)


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
def test_lines_of_the_help_fit_in_a_small_terminal(language: str) -> None:
    for game in ("", *(f"-{name}" for name in NAMES)):
        for line in text.say(f"cli-play-help{game}", {}, language).splitlines():
            assert widths.wide(line) <= 80, line


@pytest.mark.parametrize("language", text.languages())
def test_the_name_of_a_section_fits_in_its_box(language: str) -> None:
    view = deorbit.new("stationfall", seats=9, seed=1).view(0)
    station = Station(view, language)
    long = [name for name in page("map")["section"] if widths.wide(station.short(name)) > BOX]
    assert long == []


def test_two_marks_of_state_leave_a_japanese_section_its_name() -> None:
    view = deorbit.new("stationfall", seats=9, seed=1).view(0)
    station = Station(view, "ja")
    room = BOX - 2
    long = [name for name in page("map")["section"] if widths.wide(station.short(name)) > room]
    assert long == []


@pytest.mark.parametrize("language", text.languages())
def test_a_token_leaves_a_tile_its_short_name(language: str) -> None:
    """On a slot of the smallest station there are the sign of its owner, a blank, its resources,
    its spaces and a token besides."""
    words = Words(deorbit.new("intrepid", seed=1).view(0), language)
    for name, tile in words.print.tiles.items():
        room = SLOT - 2 - len(letters(tile)) - len(tile.needs) - len(DISABLE)
        assert widths.wide(words.tile_within(name, room)) <= room, name


@pytest.mark.parametrize("language", text.languages())
def test_no_two_tiles_have_the_same_short_name(language: str) -> None:
    words = Words(deorbit.new("intrepid", seed=1).view(0), language)
    short = [words.tile_within(name, 0) for name in words.print.tiles]
    assert len(set(short)) == len(short)


@pytest.mark.parametrize("language", text.languages())
def test_sections_stand_under_each_other(language: str) -> None:
    view = deorbit.new("stationfall", seed=1).view(0)
    lines = face_of("stationfall").board(view, 60, 24, Spot(seat=0), language).lines
    assert len({line.cell_len for line in lines}) == 1
