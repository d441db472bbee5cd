"""Where content comes from, content packs, and games that are played with one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import deorbit
from deorbit.cli.terminal import files
from deorbit.games.stationfall.content import book
from deorbit.games.stationfall.content.editions import graded

if TYPE_CHECKING:
    from cli.conftest import Command

NIGHT_SHIFT = Path(__file__).parents[2] / "packs" / "night-shift"


def squeezed(shown: str) -> str:
    return " ".join(shown.split())


# Editions -----------------------------------------------------------------------------------------


def test_an_edition_shows_counts_and_all_that_is_house(command: Command) -> None:
    code, shown = command(["edition", "stationfall"])
    assert code == 0
    for file in book.PAGES:
        counts = [
            sum(one.file == file and one.grade == grade for one in graded())
            for grade in ("rule", "card", "play", "house")
        ]
        assert f"{file} {' '.join(map(str, counts))}" in squeezed(shown)
    lines = [squeezed(line) for line in shown.splitlines()]
    for entry in {one.entry for one in graded() if one.grade == "house"}:
        assert any(line.startswith(f"{entry} ") for line in lines), entry
    assert "aft-hub - reactor lock" in lines
    assert "print-shop kompromat" in lines


def test_an_edition_lists_another_grade(command: Command) -> None:
    code, shown = command(["edition", "stationfall", "--grade", "play"])
    assert code == 0
    assert "storage items.bludgeon" in squeezed(shown)
    assert "print-shop" not in shown


def test_an_edition_lists_everything_with_its_grade(command: Command) -> None:
    code, shown = command(["edition", "stationfall", "--all"])
    assert code == 0
    assert "slots (house)" in shown
    assert "kind (card)" in shown


def test_an_edition_as_json_holds_the_same(command: Command) -> None:
    code, shown = command(["edition", "stationfall", "--json", "--all"])
    whole = json.loads(shown)
    assert code == 0
    assert whole["data"] == [one.to_json() for one in graded()]
    assert sum(whole["counts"]["map"].values()) == sum(one.file == "map" for one in graded())
    assert whole["pack"] is None


def test_an_edition_with_a_pack_shows_what_the_pack_brings(command: Command) -> None:
    code, shown = command(["edition", "stationfall", "--pack", str(NIGHT_SHIFT)])
    assert code == 0
    assert 'content pack "night-shift"' in shown
    assert "janitor" in shown


def test_station_x_tells_its_grades_too(command: Command) -> None:
    code, shown = command(["edition", "stationx"])
    assert code == 0
    assert "board size, room" in squeezed(shown)
    assert "base" not in shown
    code, shown = command(["edition", "stationx", "--pack", str(NIGHT_SHIFT)])
    assert (code, "no content packs" in shown) == (2, True)


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["edition", "chess"], "Known games: intrepid, stationfall, stationx"),
        (["edition", "stationfall", "--grade", "gold"], "Grades are: rule, card, play, house"),
        (["edition", "stationfall", "--grade", "rule", "--all"], "Give --grade or --all"),
        (["play", "stationfall", "--option", "teams"], "--option characters=random"),
        (["edition", "stationfall", "--pack", "none"], "no content pack in none"),
        (["pack", "check", "none"], "no content pack in none"),
        (["play", "stationfall", "--pack", "none"], "no content pack in none"),
        (["play", "stationfall", "--option", "pack=none"], "no content pack in none"),
        (["play", "stationx", "--pack", "none"], "stationx has no content packs."),
        (["play", "stationfall", "--option", "characters=exile"], "exactly 12 characters"),
        (["play", "stationfall", "--option", "tier=9"], "It takes: 1 .. 4"),
    ],
)
def test_what_cannot_be_used_is_told(command: Command, argv: list[str], told: str) -> None:
    code, shown = command(argv)
    assert code == 2
    assert told in squeezed(shown)


@pytest.mark.parametrize("argv", [["edition"], ["pack"], ["pack", "check"]])
def test_help_has_an_example(command: Command, argv: list[str]) -> None:
    code, shown = command([*argv, "--help"])
    assert code == 0
    assert f"deorbit {' '.join(argv)} " in shown


# Packs --------------------------------------------------------------------------------------------


def test_a_good_pack_is_told_with_its_changes_and_hash(command: Command) -> None:
    code, shown = command(["pack", "check", str(NIGHT_SHIFT)])
    told = squeezed(shown)
    assert code == 0
    assert "new: janitor" in told
    assert "new: quarters - reactor, locker-room - nanofactory, chem-lab - cryo-lab" in told
    assert "taken out: kitchen - quarters" in told
    assert f"--pack {NIGHT_SHIFT}" in shown
    tag = deorbit.new("stationfall", pack=NIGHT_SHIFT).options["pack"]
    assert tag["hash"] in shown


def test_every_mistake_of_a_bad_pack_is_told_with_exit_code_1(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "pack.toml").write_text('name = "Bad Pack"\n')
    cards = "\n".join(f"[porter-{number}]\nkind = 'ghost'\n" for number in range(30))
    (tmp_path / "characters.toml").write_text(cards)
    code, shown = command(["pack", "check", str(tmp_path)])
    told = squeezed(shown)
    assert code == 1
    assert '- pack.toml: the key "format" is missing.' in told
    for number in range(30):
        assert f'- characters.toml, porter-{number}, kind: "ghost" is unknown here.' in told


# Playing ------------------------------------------------------------------------------------------


def test_a_game_with_a_pack_is_played_saved_and_continued(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code, shown = command(
        ["play", "stationfall", "--seed", "3", "--pack", str(NIGHT_SHIFT)],
        "1",
        "1",
        "look janitor",
        "quit",
    )
    assert code == 0
    assert "Clean Sweep" in shown
    assert "no contaminated character escaped" in shown
    assert "stationfall-" not in shown.replace("stationfall-20", "")
    assert f"--pack {NIGHT_SHIFT}" in squeezed(shown)
    (saved,) = tmp_path.glob("*.deorbit.json")
    monkeypatch.setattr(book, "_shelf", {})
    for words in (["play", "--load"], ["replay"], ["verify"]):
        code, shown = command([*words, str(saved)], "q")
        assert code == 2, words
        assert "night-shift" in shown
        assert "--pack DIR" in squeezed(shown)
    for words in (["play", "--load"], ["replay"], ["verify"]):
        monkeypatch.setattr(book, "_shelf", {})
        code, shown = command([*words, str(saved), "--pack", str(NIGHT_SHIFT)], "q")
        assert code == 0, shown


def test_a_finished_game_with_a_pack_is_stepped_through(command: Command, tmp_path: Path) -> None:
    match = deorbit.new("stationfall", seats=3, seed=1, pack=NIGHT_SHIFT)
    deorbit.play_out(match, [deorbit.agent("random", seed=seat) for seat in range(3)])
    files.write(match, tmp_path / "x.json")
    code, shown = command(["replay", "x.json", "--pack", str(NIGHT_SHIFT)], "end", "log 400", "q")
    assert code == 0
    assert "Janitor" in shown
    assert "stationfall-row-janitor" not in shown
