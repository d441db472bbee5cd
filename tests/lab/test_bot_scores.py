"""How well bots serve their agendas: that it is measured rightly, and what was asked of them."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import deorbit
from deorbit.cli import main
from deorbit.core import text
from deorbit.lab.charts import Axis, step
from deorbit.lab.stationfall import bot_report as report
from deorbit.lab.stationfall import bot_scores as scores
from deorbit.lab.stationfall.bot_scores import Estimate, Tally

SVG = "{http://www.w3.org/2000/svg}"
SAMPLE = report.Sample(games=4, seats=4, seed=0)
GAMES = 300
FEWER = 60
SAMPLED = 3


def tally(identity: str = "exile", random: str = "0000", bot: str = "1133", idle: int = 0) -> Tally:
    turns = Counter({f"{identity}-1": 10 - idle, "regroup": idle})
    return Tally(identity, [*map(int, random)], [*map(int, bot)], turns=turns)


# Estimates ----------------------------------------------------------------------------------------


def test_a_mean_has_an_interval_of_two_standard_errors() -> None:
    found = scores.estimate([1, 3, 1, 3])
    assert found.value == 2
    assert found.margin == pytest.approx(1.96 * math.sqrt(4 / 3 / 4))
    assert (found.low + found.high) / 2 == 2
    assert scores.estimate([2, 2]) == Estimate(2, 0)


def test_a_ratio_is_as_unsure_as_its_parts() -> None:
    assert scores.ratio(Estimate(6, 0.6), Estimate(2, 0)) == Estimate(3, pytest.approx(0.3))
    assert scores.ratio(Estimate(6, 0), Estimate(2, 0.2)) == Estimate(3, pytest.approx(0.3))
    assert scores.ratio(Estimate(6, 0), Estimate(0, 0)) is None


def test_every_identity_counts_once_in_the_mean_of_all() -> None:
    assert scores.together([Estimate(1, 0.3), Estimate(3, 0.4)]) == Estimate(2, 0.25)


def test_the_share_of_the_gap_is_between_the_random_mean_and_the_best_seen() -> None:
    found = tally(random="1111", bot="2233")
    assert found.best == 3
    assert found.closed is not None
    assert found.closed.value == 0.75
    assert found.closed.margin == found.bot_mean.margin / 2
    assert tally(random="4000", bot="1111").closed == Estimate(0, pytest.approx(1.96 / 3))
    assert tally(random="22", bot="22").closed is None


def test_turns_without_a_manoeuvre_are_a_share_of_all() -> None:
    assert tally(idle=4).regrouped == 0.4
    assert Tally("exile").regrouped == 0


# Demands ------------------------------------------------------------------------------------------


def test_the_demands_name_who_falls_short() -> None:
    good, poor = tally("exile"), tally("legal", random="1111", bot="1115", idle=5)
    doubled, closing, acting = report.verdicts([good, poor])
    assert doubled.met
    assert "4.00" in doubled.words
    assert not closing.met
    assert "Legal 25 ± 49%" in closing.words
    assert "Exile" not in closing.words
    assert not acting.met
    assert "Legal 50%" in acting.words
    assert all(verdict.met for verdict in report.verdicts([good]))


def test_bots_that_score_where_random_players_score_nothing_are_good_enough() -> None:
    assert report.verdicts([tally()])[0].met
    assert not report.verdicts([tally(bot="0000")])[0].met
    assert not report.verdicts([tally(random="2222", bot="3333")])[0].met


# The games ----------------------------------------------------------------------------------------


def test_every_identity_card_is_measured() -> None:
    names = scores.identities()
    assert len(names) == len(set(names)) == 27
    assert {"doctor-jekyll", "doctor-hyde", "stranger"} <= set(names)
    assert "drones" not in names
    assert scores.checked([]) == names
    assert scores.checked(["Doctor Hyde", "doctor-hyde"]) == ["doctor-hyde"]


@pytest.mark.parametrize("seat", range(4))
def test_the_random_player_has_the_identity_under_the_rules_for_people(seat: int) -> None:
    cast = scores.with_bot("legal", seat, 4, seed=seat).view(None)["cast"]
    match = scores.with_person("legal", seat, cast, 4, seed=seat)
    assert not match.options.get("bots")
    assert match.position()["cast"] == cast
    players = match.position()["players"]
    hands = [card for player in players for card in player.get("dealt", ())]
    assert len(set(hands)) == 6
    assert players[seat]["identity"] == "legal"
    assert "pc" not in players[seat]
    agents = [deorbit.agent("random", seed=one) for one in range(4)]
    agents[seat] = scores.Keeper(seat)
    rows = scores.paid(match, agents, seat)
    assert match.position()["players"][seat]["pc"] == "legal"
    assert all(row.startswith("legal-") for row in rows)


def test_only_what_the_agenda_pays_is_counted() -> None:
    match = scores.with_bot("troubleshooter", 2, 4, seed=1)
    agents = [deorbit.agent("random", seed=one) for one in range(4)]
    agents[2] = deorbit.agent("automation")
    rows = scores.paid(match, agents, 2)
    outcome = match.outcome
    assert outcome is not None
    assert rows == {row: won for row, won in outcome.rows[2] if row.startswith("troubleshooter-")}
    others = {"bonus", "bribe-unused", "bribes-held", "grey-bribes", "penalty"}
    assert {row for row, _ in outcome.rows[2]} <= {*rows, *others}


@pytest.mark.parametrize("identity", ["troubleshooter", "stranger", "doctor-hyde"])
def test_what_is_found_adds_up(identity: str) -> None:
    found = scores.play_some(identity, 0, 4, seats=4, seed=0)
    assert len(found.bot) == len(found.random) == 4
    assert sum(found.bot) == found.bot_rows.total()
    assert sum(found.random) == found.random_rows.total()
    assert found.best >= max(found.bot_mean.value, found.random_mean.value)
    assert 0 <= found.regrouped <= 1
    assert found.turns.total() >= 4 * 5
    assert found.closed is None or found.closed.value <= 1


def test_the_same_numbers_give_the_same_games_however_they_are_shared_out() -> None:
    told: list[int] = []
    names = ["exile", "troubleshooter"]
    alone = scores.measure(names, games=scores.PIECE + 2, seed=3, tell=told.append)
    assert sum(told) == 2 * (scores.PIECE + 2)
    shared = scores.measure(names, games=scores.PIECE + 2, seed=3, jobs=2)
    assert shared == alone
    assert scores.measure(names[:1], games=scores.PIECE + 2, seed=4) != alone[:1]


# What is shown ------------------------------------------------------------------------------------


def test_the_page_has_a_row_for_each_identity_and_the_plot_beside_it(tmp_path: Path) -> None:
    found = [tally("exile"), tally("legal", bot="3333"), tally("medical", bot="0000")]
    page, picture = report.write(tmp_path / "bots", found, SAMPLE)
    assert (page.name, picture.name) == ("bots.md", "bots.svg")
    lines = page.read_text().splitlines()
    rows = [line.split(" | ") for line in lines if line.startswith("| ")]
    assert [row[0] for row in rows[2:]] == ["| Legal", "| Exile", "| Medical", "| all together"]
    assert len({len(row) for row in rows}) == 1
    assert any("](bots.svg)" in line for line in lines)
    assert sum(line.startswith("- ✓") for line in lines) == 2
    assert sum(line.startswith("- ✗") for line in lines) == 1


def test_the_plot_is_a_picture_with_a_mark_for_each_mean() -> None:
    found = [tally("exile"), tally("legal", bot="3333")]
    root = ElementTree.fromstring(report.plot(found, SAMPLE))
    legend = 1
    assert len(root.findall(f".//{SVG}circle[@class='low']")) == 2 + legend
    assert len(root.findall(f".//{SVG}circle[@class='high']")) == 2 + legend
    names = {one.text for one in root.iter(f"{SVG}text")}
    assert {"Exile", "Legal"} <= names
    assert "prefers-color-scheme: dark" in ElementTree.tostring(root, "unicode")


def test_marks_along_the_axis_are_round_numbers_from_nought() -> None:
    assert [step(span) for span in (0.5, 8, 11, 45)] == [0.1, 1, 2, 10]
    axis = Axis([0.2, 9.7])
    assert axis.marks() == [0, 2, 4, 6, 8, 10]
    assert axis.at(0) < axis.at(5) < axis.at(10)
    assert Axis([-0.4, 3]).marks()[0] < 0


def test_all_words_are_there() -> None:
    for column in (*report.COLUMNS, "what"):
        assert text.has(f"lab-bots-column-{column}")
    for part in report.HOW:
        assert text.has(f"lab-bots-how-{part}")


# The command --------------------------------------------------------------------------------------


def test_the_command_shows_a_table_and_writes_page_and_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "lab bots --identity Exile --identity legal --games 2 --jobs 1 --details --out"
    assert main([*words.split(), str(tmp_path / "bots")]) in (0, 1)
    shown = capsys.readouterr().out
    assert report.say("title") in shown
    assert shown.count("Exile") >= 2
    assert (tmp_path / "bots.svg").is_file()
    assert "| Legal |" in (tmp_path / "bots.md").read_text()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--identity exil", "Did you mean exile?"),
        ("--identity doctor", "doctor-jekyll, doctor-hyde"),
        ("--identity zzz", "Known: astrochimp"),
        ("--games 1", "--games"),
        ("--seats 2", "--seats"),
        ("--seats 10", "--seats"),
        ("--jobs 0", "--jobs"),
        ("--seed -1", "--seed"),
        ("--out nowhere/bots", "no folder nowhere"),
    ],
)
def test_what_cannot_be_measured_is_told_before_anything_is_played(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "bots", *words.split()]) == 2
    shown = capsys.readouterr()
    assert told in " ".join((shown.out + shown.err).split())


def test_the_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "bots", "--help"]) == 0
    assert "deorbit lab bots --out docs/bots" in capsys.readouterr().out


# What was asked of the bots -----------------------------------------------------------------------


@cache
def measured(identity: str, games: int) -> Tally:
    return scores.play_some(identity, 0, games, seats=4, seed=0)


@pytest.mark.soak
@pytest.mark.parametrize("identity", scores.identities())
def test_a_bot_closes_a_third_of_the_gap_and_seldom_regroups(identity: str) -> None:
    found = measured(identity, GAMES)
    assert scores.closes_enough(found), report.cells(found)
    assert scores.acts_enough(found), report.cells(found)


def test_in_a_sample_bots_together_double_the_random_mean() -> None:
    found = [measured(identity, SAMPLED) for identity in scores.identities()]
    assert scores.doubles(found)
    assert sum(scores.acts_enough(tally) for tally in found) == len(found)


@pytest.mark.soak
def test_bots_together_at_least_double_the_random_mean() -> None:
    found = [measured(identity, FEWER) for identity in scores.identities()]
    ratio = scores.overall(found)
    assert ratio is not None
    assert ratio.low >= scores.LEAST_RATIO, ratio
