"""The command driven with piped input, as a person would type it."""

import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import deorbit
from deorbit.cli import main
from deorbit.cli.terminal.face import face_of

Command = Callable[..., tuple[int, str]]

SHORT = ["play", "stationx", "--seats", "2", "--seed", "4", "--option", "build=standard"]
SHORT += ["--option", "rounds=2"]
TWO_PEOPLE = [*SHORT, "--people", "2"]


def saves() -> list[Path]:
    return sorted(Path().glob("stationx-*.deorbit.json"))


def test_a_short_game_between_two_people_ends_with_a_winner(command: Command) -> None:
    code, shown = command(TWO_PEOPLE, "end", "end", "end", "end", "save over.json", "")
    assert code == 0
    assert "Round 2 was the last one." in shown
    assert "share the victory" in shown or "have won" in shown
    assert "energy left" in shown
    assert deorbit.loads(Path("over.json").read_text()).outcome is not None


def test_agents_play_the_other_seats(command: Command) -> None:
    code, _ = command([*SHORT, "--agent", "random"], "end", "end", "save over.json")
    match = deorbit.loads(Path("over.json").read_text())
    assert code == 0
    assert match.outcome is not None
    assert [action for seat, action in match.actions if seat == 0] == [deorbit.Action("end")] * 2


def test_a_whole_build_phase_can_be_typed(command: Command) -> None:
    argv = ["play", "stationx", "--seats", "2", "--people", "2", "--seed", "1"]
    match = deorbit.new("stationx", seats=2, seed=1)
    typed = []
    while match.view(None)["round"] == 0:
        seat = match.to_act[0]
        action = match.legal(seat)[0]
        match.play(seat, action)
        typed.append(str(action).upper())
    code, _ = command(argv, *typed, "save built.json", "quit")
    assert code == 0
    assert deorbit.loads(Path("built.json").read_text()).fingerprint == match.fingerprint


def test_groups_then_targets_are_chosen_by_number(command: Command) -> None:
    _, shown = command(TWO_PEOPLE, "1", "1", "save a.json", "quit")
    assert "You chose: move commander" in shown
    first = deorbit.loads(Path("a.json").read_text()).actions[0][1]
    assert first.kind == "move"


def test_an_empty_line_and_zero_go_back(command: Command) -> None:
    _, shown = command(TWO_PEOPLE, "1", "", "1", "0", "quit")
    assert shown.count("You chose: move commander") == 2
    assert shown.count("end turn") == 3
    assert not saves()


def test_a_tile_is_chosen_by_number_and_laid_by_cell(command: Command) -> None:
    argv = ["play", "stationx", "--seats", "2", "--people", "2", "--seed", "1"]
    _, shown = command(argv, "1", "5", "a1", "m11", "quit")
    assert "[]" in shown
    assert "too many places to number" in shown
    assert "[2.4]" in shown
    assert deorbit.loads(saves()[0].read_text()).actions[0][1].args[1] == "m11"


def test_a_refused_action_names_its_rule(command: Command) -> None:
    _, shown = command(TWO_PEOPLE, "MOVE a1 b2", "buy trooper u8", "quit")
    assert "You have no unit at a1. [3.1]" in shown
    assert "That costs 3 energy, and you have 2. [4.2]" in shown


def test_why_explains_and_allows(command: Command) -> None:
    _, shown = command(TWO_PEOPLE, "why move a1 b2", "why end", "why", "why fly", "quit")
    assert "[3.1]" in shown
    assert '"end" is allowed now.' in shown
    assert "Ask about an action" in shown
    assert '"fly" is no choice' in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("77", "Choices run from 1 to"),
        ("²", "is no choice"),
        ("lo", "can mean: log, look"),
        ("xyzzy", "Type help"),
        ("move u7", "Usage: move FROM TO"),
        ("move z99 a1", '"z99" is no cell'),
        ("move a1 b2 c3 d4 e5 f6 g7 h8 i9 j1", "not an action"),
        ("look", "Look where?"),
        ("look nowhere", '"nowhere" is no cell'),
        ("view 99", '"99" is no cell'),
        ("rules zzzz", "Nothing in the rules"),
        ("undo", "nothing to take back"),
        ("save /nowhere/at/all.json", "cannot be written"),
        ("x" * 5000, "Type help"),
    ],
)
def test_malformed_input_says_what_is_wrong(command: Command, typed: str, told: str) -> None:
    code, shown = command(TWO_PEOPLE, typed, "quit")
    assert code == 0
    assert told in " ".join(shown.split())


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("look m13", "0/5, at most 3 for one player"),
        ("look a1", "a1 is empty space."),
        ("look u7", "base of the Cyborgs"),
        ("look m25", "northern supply room"),
        ("rules 5.1", "A room holds two living units"),
        ("hint", "Best found:"),
        ("help", "COMMANDS"),
        ("board", "25 "),
        ("log", "Nothing has happened yet."),
        ("view a25", "25 "),
    ],
)
def test_commands_answer(command: Command, typed: str, told: str) -> None:
    _, shown = command(TWO_PEOPLE, typed, "quit")
    assert told in shown


def test_undo_takes_an_own_move_back(command: Command) -> None:
    _, shown = command(TWO_PEOPLE, "1", "1", "undo", "save a.json", "quit")
    assert "Taken back." in shown
    assert len(deorbit.loads(Path("a.json").read_text())) == 0


def test_undo_past_others_needs_agreement(command: Command) -> None:
    _, shown = command(SHORT, "end", "undo", "undo agreed", "save a.json", "quit")
    assert "If all at the table agree: undo agreed" in " ".join(shown.split())
    match = deorbit.loads(Path("a.json").read_text())
    assert (0, deorbit.Action("end")) not in match.actions


def test_quit_and_end_of_input_save_and_tell_how_to_continue(command: Command) -> None:
    for typed in (["end", "quit"], ["end"]):
        code, shown = command(TWO_PEOPLE, *typed)
        assert code == 0
        (file,) = saves()
        told = f"deorbit play stationx --load {file} --people 2"
        assert told in shown
        file.unlink()


def test_a_saved_game_goes_on_in_the_same_file(command: Command) -> None:
    command(TWO_PEOPLE, "end", "save a.json", "quit")
    code, shown = command(["play", "--load", "a.json", "--people", "2"], "log", "end", "quit")
    assert code == 0
    assert "Round 1:" in shown
    assert len(deorbit.loads(Path("a.json").read_text()).actions) == 2
    assert not saves()


def test_a_foreign_file_is_never_overwritten(command: Command) -> None:
    Path("notes.txt").write_text("mine")
    _, shown = command(TWO_PEOPLE, "end", "save notes.txt", "quit")
    assert "is no save file of Deorbit" in shown
    assert Path("notes.txt").read_text() == "mine"


def test_ctrl_c_saves(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int = -1) -> str:
            line = super().readline()
            if not line:
                os.kill(os.getpid(), signal.SIGINT)
            return line

    command(["--version"])
    monkeypatch.setattr(sys, "stdin", Interrupted("end\n"))
    assert main(TWO_PEOPLE) == 0
    assert len(deorbit.loads(saves()[0].read_text())) == 1


def test_a_crash_saves_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError

    monkeypatch.setitem(sys.modules["deorbit.cli.terminal.words"].COMMANDS, "hint", broken)
    with pytest.raises(RuntimeError):
        command(TWO_PEOPLE, "end", "hint")
    assert len(deorbit.loads(saves()[0].read_text())) == 1


def test_a_match_of_agents_alone_can_be_watched(command: Command) -> None:
    code, shown = command([*SHORT, "--people", "0"])
    assert code == 0
    assert "Round 2 was the last one." in shown


def test_a_game_with_secrets_is_covered_between_people(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(face_of("stationx"), "secrets", True, raising=False)
    _, shown = command(TWO_PEOPLE, "", "end", "", "end", "quit")
    first = shown.index("I am ")
    assert first < shown.index("Station-X")
    assert shown.count("Pass the screen on.") == 3


# Replay --------------------------------------------------------------------------------------


@pytest.fixture
def recorded(command: Command) -> str:
    command(TWO_PEOPLE, "1", "1", "end", "1", "1", "end", "end", "end", "save a.json", "")
    return "a.json"


def test_a_replay_steps_forth_and_back(command: Command, recorded: str) -> None:
    code, shown = command(["replay", recorded], "", "n", "b", "t", "6", "q")
    moments = [line.split(" > ")[0] for line in shown.splitlines() if "/6 > " in line]
    assert code == 0
    assert moments == ["0/6", "1/6", "2/6", "1/6", "2/6", "6/6"]
    assert " move a " in shown


def test_a_replay_ends_with_the_winner_and_shows_the_log(command: Command, recorded: str) -> None:
    _, shown = command(["replay", recorded], "end", "n", "log 2", "q")
    assert "This is the end." in shown
    assert "Round 2 was the last one." in shown


def test_a_replay_refuses_what_it_does_not_know(command: Command, recorded: str) -> None:
    _, shown = command(["replay", recorded], "b", "700", "dance", "log x y")
    assert "This is the beginning." in shown
    assert "There is no moment 700." in shown
    assert shown.count("t: next turn") > 3


def test_verify_shows_the_secret_only_when_the_match_is_over(
    command: Command, recorded: str
) -> None:
    code, shown = command(["verify", recorded])
    secret = deorbit.loads(Path(recorded).read_text()).secret
    assert code == 0
    assert secret is not None
    assert secret in shown.replace("\n", "")
    assert "The secret fits the hash" in shown
    command(TWO_PEOPLE, "end", "save running.json", "quit")
    code, shown = command(["verify", "running.json"])
    assert code == 0
    assert "still running" in shown
    assert secret not in shown.replace("\n", "")


def test_a_game_begun_by_make_play_is_continued_by_make_play(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEORBIT_MAKE", "1")
    _, shown = command(TWO_PEOPLE, "end", "quit")
    assert f"make terminal GAME=stationx ARGS='--load {saves()[0]} --people 2'" in shown
