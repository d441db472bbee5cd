"""How hard Intrepid is: that it is measured rightly, and what is told about it."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.cli import main
from deorbit.core import text
from deorbit.games.intrepid.content.edition import COUNTRIES, DISASTERS, RESOURCES
from deorbit.lab.charts import Target, TargetWords, Whisker, targets
from deorbit.lab.estimates import Share
from deorbit.lab.intrepid import balance, report
from deorbit.lab.intrepid.balance import Cell, Game

SVG = "{http://www.w3.org/2000/svg}"
SAMPLE = report.Sample(games=100, seed=0, width=2)
PAIR = ("russia", "japan")
OTHERS = ("canada", "united-states")


def games(
    cell: Cell, won: int, lost: int, countries: tuple[str, ...] = PAIR, ending: str = "oxygen"
) -> list[Game]:
    """So many games of one cell, disasters by turns."""
    endings = ["won"] * won + [ending] * lost
    return [
        Game(cell, countries, DISASTERS[number % 2], end, 6) for number, end in enumerate(endings)
    ]


def even(difficulty: str, won: int, players: int = 2) -> list[Game]:
    """A hundred games, won equally often by all countries."""
    cell = Cell(difficulty, players)
    return [
        game
        for countries in (PAIR, OTHERS)
        for game in games(cell, won // 2, 50 - won // 2, countries)
    ]


# Estimates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (45, 100, 0.3561, 0.5476),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_a_share_has_the_interval_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    share = Share(hits, of)
    assert share.value == hits / of
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_a_share_of_nothing_is_anything() -> None:
    assert (Share(0, 0).low, Share(0, 0).high) == (0, 1)


# Who plays what -----------------------------------------------------------------------------------


@pytest.mark.parametrize("crews", [2, 3, 4])
def test_every_four_games_have_each_country_equally_often(crews: int) -> None:
    line_ups = balance.line_ups(crews)
    for first in range(0, len(line_ups), 4):
        counts = Counter(country for one in line_ups[first : first + 4] for country in one)
        assert counts == dict.fromkeys(COUNTRIES, crews)


@pytest.mark.parametrize("crews", [2, 3, 4])
def test_every_order_of_countries_comes_up_equally_often(crews: int) -> None:
    counts = Counter(balance.line_ups(crews))
    assert len(set(counts.values())) == 1
    assert len(counts) == {2: 12, 3: 24, 4: 24}[crews]


def test_alone_one_plays_two_countries() -> None:
    assert [Cell("easy", players).crews for players in balance.PLAYERS] == [2, 2, 3, 4]


def test_disasters_alternate_and_countries_rotate(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[dict[str, Any]] = []

    class Quick:
        ending = "power"

    def new(game: str, seats: int, seed: int, **options: Any) -> deorbit.Match:
        made.append({"seats": seats, "seed": seed, **options})
        return real(game, seats, seed, **options)

    real = deorbit.new
    monkeypatch.setattr(deorbit, "new", new)
    monkeypatch.setattr(deorbit, "play_out", lambda match, agents, limit: Quick)
    found = balance.play_some(Cell("hard", 3), 0, 16, seed=1, width=1)
    assert Counter(one["disaster"] for one in made) == dict.fromkeys(DISASTERS, 8)
    assert Counter(name for one in made for name in one["countries"]) == dict.fromkeys(
        COUNTRIES, 12
    )
    assert {one["difficulty"] for one in made} == {"hard"}
    assert len({one["seed"] for one in made}) == 16
    assert [game.disaster for game in found] == [one["disaster"] for one in made]
    assert not any(game.won for game in found)


def test_no_two_cells_or_seeds_share_a_game() -> None:
    numbers = [cell.number for cell in balance.cells()]
    assert numbers == list(range(12))


def test_cells_are_those_asked_for() -> None:
    assert len(balance.cells()) == 12
    assert balance.cells(["hard"], [4, 1]) == [Cell("hard", 1), Cell("hard", 4)]
    with pytest.raises(deorbit.BadInput):
        balance.cells(["brutal"])


# What is found ------------------------------------------------------------------------------------


def test_a_game_that_is_measured_is_played_to_its_end() -> None:
    (game,) = balance.play_some(Cell("easy", 2), 3, 1, seed=0, width=1)
    assert game.ending in ("won", *RESOURCES)
    assert game.rounds >= 1
    assert len(game.countries) == 2


def test_the_same_numbers_give_the_same_games_however_they_are_shared_out() -> None:
    cells = [Cell("hard", 2), Cell("hard", 1)]
    told: list[int] = []
    alone = balance.measure(cells, games=2, seed=3, width=1, tell=told.append)
    assert sum(told) == len(alone) == 4
    assert balance.measure(cells, games=2, seed=3, width=1, jobs=2) == alone
    assert [game.cell for game in alone] == [cells[0]] * 2 + [cells[1]] * 2


def test_a_loss_counts_for_the_resource_that_ran_out() -> None:
    cell = Cell("easy", 2)
    found = games(cell, 2, 1, ending="power") + games(cell, 0, 1, ending="climate")
    shares = balance.lost_by(found)
    assert [shares[resource].value for resource in RESOURCES] == [0.25, 0, 0.25, 0]
    assert balance.won(found) == Share(2, 4)


def test_games_of_all_four_countries_tell_nothing_about_one_of_them() -> None:
    four = games(Cell("easy", 4), 9, 1, tuple(COUNTRIES))
    assert balance.by_country(four) == {}
    both = four + games(Cell("easy", 2), 1, 3)
    assert balance.by_country(both) == {"russia": Share(1, 4), "japan": Share(1, 4)}


# Goals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "won", "met"),
    [
        ("easy", 62, True),
        ("easy", 78, True),
        ("easy", 60, False),
        ("easy", 80, False),
        ("normal", 38, True),
        ("normal", 54, False),
        ("hard", 12, True),
        ("hard", 28, True),
        ("hard", 10, False),
        ("hard", 30, False),
    ],
)
def test_a_goal_is_met_within_eight_points(difficulty: str, won: int, met: bool) -> None:
    assert report.verdicts(even(difficulty, won))[0].met == met


def test_the_goals_name_who_misses_them() -> None:
    found = even("easy", 70) + even("easy", 90, players=3) + even("hard", 0, players=1)
    easy, hard, disasters, countries = report.verdicts(found)
    assert not easy.met
    assert "Not with 3: 90%" in easy.words
    assert "with 2:" not in easy.words
    assert not hard.met
    assert "Not alone: 0%" in hard.words
    assert disasters.met
    assert countries.met


def of_disaster(cell: Cell, disaster: str, won: int) -> list[Game]:
    """A hundred games of one disaster."""
    endings = ["won"] * won + ["oxygen"] * (100 - won)
    return [Game(cell, PAIR, disaster, end, 6) for end in endings]


@pytest.mark.parametrize(
    ("meteors", "leak", "met"), [(48, 40, True), (40, 48, True), (49, 40, False)]
)
def test_disasters_of_one_challenge_level_are_won_about_equally_often(
    meteors: int, leak: int, met: bool
) -> None:
    """At every difficulty, whatever all of them together say."""
    found = [
        *of_disaster(Cell("normal", 2), DISASTERS[0], meteors),
        *of_disaster(Cell("normal", 2), DISASTERS[1], leak),
        *even("easy", 70),
    ]
    verdict = report.verdicts(found)[-2]
    assert verdict.met == met
    assert ("On normal it is 9." in verdict.words) != met
    (easy, normal) = report.level_rows(found)
    assert easy[0] == "easy"
    assert normal[0] == "normal"
    assert normal[1].startswith(f"{meteors}% (")
    assert normal[2].startswith(f"{leak}% (")
    assert normal[3] == str(abs(meteors - leak))


def test_no_country_may_win_less_than_four_fifths_as_often_as_the_best() -> None:
    cell = Cell("normal", 2)
    fair = games(cell, 50, 50, PAIR) + games(cell, 40, 60, OTHERS)
    unfair = games(cell, 50, 50, PAIR) + games(cell, 39, 61, OTHERS)
    assert report.verdicts(fair)[-1].met
    verdict = report.verdicts(unfair)[-1]
    assert not verdict.met
    assert "Canada" in verdict.words
    assert "Russia" not in verdict.words


def test_four_players_alone_say_nothing_about_countries() -> None:
    found = games(Cell("easy", 4), 70, 30, tuple(COUNTRIES))
    assert len(report.verdicts(found)) == 2, "the difficulty and the disasters"


# What is shown ------------------------------------------------------------------------------------


def test_the_page_has_a_row_for_each_cell_country_and_disaster(tmp_path: Path) -> None:
    found = even("easy", 70) + even("hard", 40)
    page, picture = report.write(tmp_path / "balance", found, SAMPLE)
    assert (page.name, picture.name) == ("balance.md", "balance.svg")
    lines = page.read_text().splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| ")]
    first = [row[0] for row in rows]
    assert first[2:4] == ["| easy", "| hard"]
    assert {"| Russia", "| United States", "| Meteor Shower", "| Toxic Leak"} <= set(first)
    assert any("](balance.svg)" in line for line in lines)
    assert sum(line.startswith("- ✓") for line in lines) == 3
    assert sum(line.startswith("- ✗") for line in lines) == 1


def test_the_plot_has_a_dot_with_its_interval_for_each_row() -> None:
    root = ElementTree.fromstring(report.plot(even("easy", 70), SAMPLE))
    rows = 1 + 4 + 2
    legend = 1
    assert len(root.findall(f".//{SVG}circle[@class='high']")) == rows + legend
    assert len(root.findall(f".//{SVG}rect[@class='range']")) == 1 + 4 + legend
    assert {"easy, 2 players", "Russia", "Toxic Leak"} <= {
        one.text for one in root.iter(f"{SVG}text")
    }


def test_a_row_without_a_share_is_a_heading() -> None:
    words = TargetWords("title", "axis", "won", "goal")
    lines = [Target("Part"), Target("row", Whisker(0.1, 0.2, 0.3))]
    root = ElementTree.fromstring(targets(words, lines))
    (heading,) = root.findall(f".//{SVG}text[@class='head']")
    assert heading.text == "Part"
    assert len(root.findall(f".//{SVG}g")) == 1


def test_all_words_are_there() -> None:
    for column in (*report.CELLS, *report.LEVELS, *report.OTHERS):
        assert "lab-" not in report.heading(column)
    for part in report.HOW:
        assert text.has(f"lab-balance-how-{part}")


# The command --------------------------------------------------------------------------------------


def test_the_command_shows_the_tables_and_misses_its_goals_with_two_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "lab intrepid-balance --games 2 --players 2 --difficulty hard --jobs 1 --width 1 --out"
    code = main([*words.split(), str(tmp_path / "balance")])
    shown = capsys.readouterr().out
    assert report.say("title") in shown
    assert code == (1 if "MISSED" in shown else 0)
    assert (tmp_path / "balance.svg").is_file()
    assert "| hard | 2 |" in (tmp_path / "balance.md").read_text()


def test_the_exit_code_is_nought_where_all_goals_are_met(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(balance, "measure", lambda *given: even("normal", 46))
    assert main(["lab", "intrepid-balance", "--games", "100"]) == 0
    assert "MISSED" not in capsys.readouterr().out
    monkeypatch.setattr(balance, "measure", lambda *given: even("normal", 60))
    assert main(["lab", "intrepid-balance", "--games", "100"]) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--difficulty brutal", "Known: easy, normal, hard"),
        ("--players 5", "--players"),
        ("--players 0", "--players"),
        ("--games 1", "--games"),
        ("--jobs 0", "--jobs"),
        ("--width 0", "--width"),
        ("--seed -1", "--seed"),
        ("--out nowhere/balance", "no folder nowhere"),
    ],
)
def test_what_cannot_be_measured_is_told_before_anything_is_played(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "intrepid-balance", *words.split()]) == 2
    shown = capsys.readouterr()
    assert told in " ".join((shown.out + shown.err).split())


def test_the_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "intrepid-balance", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "deorbit lab intrepid-balance --out docs/intrepid-balance" in shown
