"""The outer shape of the command: help, errors, rules."""

import inspect
import sys
import types
from pathlib import Path

import pytest

import deorbit
from deorbit.cli import main
from deorbit.cli.app import app
from deorbit.cli.terminal import files
from deorbit.cli.terminal.help import commands
from deorbit.core import text
from deorbit.games import NAMES, glossary


@pytest.mark.parametrize("name", ["play", "replay", "rules", "verify"])
def test_every_command_has_help_with_an_example(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    assert f"deorbit {name} " in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert deorbit.__version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["play"], "Known games: intrepid, stationfall, stationx"),
        (["play", "chess"], "Known games: intrepid, stationfall, stationx"),
        (["play", "stationx", "--agent", "deep"], "Known agents: automation, greedy, lindsey"),
        (["play", "stationx", "--option", "size=3"], "Known options: build"),
        (["play", "stationx", "--option", "rounds=many"], "It takes: 1 .. 500"),
        (["play", "stationx", "--option", "rounds"], "NAME=VALUE"),
        (["play", "stationx", "--option", "seed=3"], "Give it as --seed"),
        (["play", "stationx", "--seats", "7"], "2 to 4"),
        (["play", "stationx", "--people", "5"], "4 seats"),
        (["play", "stationx", "--pace", "9"], "--pace"),
        (["play", "--load", "none.json"], "cannot be read"),
        (["replay", "none.json"], "cannot be read"),
        (["verify", "."], "cannot be read"),
        (["rules", "chess"], "Known games: intrepid, stationfall, stationx"),
        (["rules", "stationx", "oxigen"], "oxygen"),
        (["dance"], "dance"),
        (["replay"], "FILE"),
    ],
)
def test_what_cannot_be_used_is_told_with_exit_code_2(
    argv: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(argv) == 2
    shown = capsys.readouterr()
    assert told in " ".join((shown.out + shown.err).split())


@pytest.mark.parametrize("name", ["play --load", "replay", "verify"])
@pytest.mark.parametrize(
    ("whole", "told"),
    [
        (b"", "cut off"),
        (b"\xff\xfe\x00", "cut off"),
        (b'{"format":"deorbit-save","ver', "cut off"),
        (b'{"hello": 1}', "no save file"),
        (b'{"format":"deorbit-save","version":99}', "newer Deorbit"),
    ],
)
def test_damaged_files_are_told_apart(
    name: str, whole: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(whole)
    assert main([*name.split(), str(file)]) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_an_edited_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.json"
    match = deorbit.new("stationx", seats=2, seed=1, build="standard")
    files.write(match, file)
    file.write_text(file.read_text().replace('"rounds":60', '"rounds":61'))
    assert main(["verify", str(file)]) == 2
    assert "has been changed" in " ".join(capsys.readouterr().err.split())


def test_options_and_seats_of_a_saved_match_are_fixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.json"
    files.write(deorbit.new("stationx", seats=2, seed=1), file)
    assert main(["play", "--load", str(file), "--seats", "3"]) == 2
    assert "--seats" in capsys.readouterr().err


def test_rules_show_a_paragraph_a_chapter_or_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stationx", "5.1"]) == 0
    paragraph = capsys.readouterr().out
    assert main(["rules", "stationx", "5"]) == 0
    chapter = capsys.readouterr().out
    assert main(["rules", "stationx", "DROID"]) == 0
    word = capsys.readouterr().out
    assert main(["rules", "stationx", "house-new-units"]) == 0
    house = capsys.readouterr().out
    assert "5.1" in paragraph
    assert "5.2" not in paragraph
    assert "5.1" in chapter
    assert "5.2" in chapter
    assert "5.3" in word
    assert "4.1" in word
    assert "house-new-units" in house


def test_rules_tell_first_what_a_term_means(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stationfall", "exhausted"]) == 0
    shown = capsys.readouterr().out
    means = text.say("stationfall-term-exhausted-means", {})
    assert " ".join(shown.split()).startswith(f"Exhausted {means} [15.5.1]")
    assert "card-dying" in shown


def test_rules_find_a_term_in_all_its_forms(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEORBIT_LANGUAGE", "pl")
    shown = []
    for form in ("kłódka", "kłódek", "Klodki"):
        assert main(["rules", "stationfall", form]) == 0
        shown.append(capsys.readouterr().out)
    assert "kłódkę" in shown[0]
    assert shown[0] == shown[1] == shown[2]


def test_rules_list_the_glossary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stationx", "--glossary"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for one in glossary("stationx"):
        assert f"{one.name} {one.means} [{one.rule}]" in shown


@pytest.mark.parametrize("game", NAMES)
def test_rules_have_a_primer(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "primer"]) == 0
    shown = capsys.readouterr().out
    for part in ("beginning", "middle", "end", "down"):
        assert f"primer-{part}" in shown


def test_rules_show_a_paragraph_with_those_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "stationfall", "12.8"]) == 0
    shown = capsys.readouterr().out
    assert "12.8.1" in shown
    assert "12.8.2" in shown
    assert "12.9" not in shown
    assert main(["rules", "stationfall", "12"]) == 0
    assert "house-drag" in capsys.readouterr().out


def test_bench_hands_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []
    lab = types.ModuleType("deorbit.lab")
    bench = types.ModuleType("deorbit.lab.bench")

    def run(argv: list[str]) -> int:
        seen.append(argv)
        return 3

    bench.main = run  # type: ignore[attr-defined]
    lab.bench = bench  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "deorbit.lab", lab)
    monkeypatch.setitem(sys.modules, "deorbit.lab.bench", bench)
    assert main(["bench", "--game", "stationx", "--seconds", "0.5", "--json"]) == 3
    assert main(["bench", "--help"]) == 0
    assert seen == [["--game=stationx", "--seconds=0.5", "--json"]]


@pytest.mark.parametrize("language", text.languages())
def test_help_is_told_in_every_language(language: str) -> None:
    wanted = {"help-commands", "help-parameters"}
    for message, command in commands(app):
        function = command.default_command
        names = inspect.signature(function).parameters if function else ()
        wanted |= {message, *(f"{message}-arg-{name}" for name in names)}
    assert {f"help-{end}" for end in text.messages("help-", language)} == wanted


def test_help_follows_the_language_of_the_user(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DEORBIT_LANGUAGE", "pl")
    assert main(["replay", "--help"]) == 0
    told = capsys.readouterr().out
    assert text.say("help-parameters", {}, "pl") in told
    assert text.say("help-replay", {}, "pl").split()[0] in told
