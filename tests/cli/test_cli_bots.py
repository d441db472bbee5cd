"""Bots in the terminal: asked for, seen, read and asked why."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.cli.terminal.bot_options import wanted, with_bots
from deorbit.cli.terminal.ending import final_words
from deorbit.cli.terminal.screen import Screen
from deorbit.core import text

Command = Callable[..., tuple[int, str]]
SOLO = ["play", "stationfall", "--bots", "2", "--seed", "3"]


def say(message: str, **args: str | int) -> str:
    assert text.has(message), f"no message {message}"
    return text.say(message, args)


def words(shown: str) -> str:
    return " ".join(shown.split())


@pytest.fixture
def saved(command: Command) -> Callable[[], deorbit.Match]:
    """The match that the command has left behind."""

    def read() -> deorbit.Match:
        (path,) = Path().glob("*.deorbit.json")
        return deorbit.loads(path.read_text())

    return read


def played(count: int, **options: Any) -> deorbit.Match:
    """A match with bots, played on by the scripts and a greedy agent."""
    match = deorbit.new("stationfall", seed=3, **options)
    bots = match.options["bots"]
    agents = [
        deorbit.agent("automation" if seat in bots else "greedy", seed=seat)
        for seat in range(match.seats)
    ]
    deorbit.play_out(match, agents, count)
    return match


# Asking for them ----------------------------------------------------------------------------------


def test_one_command_begins_a_game_alone_against_bots(
    command: Command, saved: Callable[[], deorbit.Match]
) -> None:
    code, shown = command(SOLO, "1", "quit")
    assert code == 0
    assert "Yellow bot" in shown
    match = saved()
    assert (match.seats, match.options["bots"]) == (3, [1, 2])


@pytest.mark.parametrize(
    ("given", "count", "names"),
    [
        ("2", 2, []),
        ("troubleshooter,exile", 2, ["troubleshooter", "exile"]),
        ("Station Chief, 2", 3, ["Station Chief"]),
    ],
)
def test_bots_are_asked_for_by_number_and_by_name(given: str, count: int, names: list[str]) -> None:
    assert wanted(given) == (count, names)


def test_named_bots_play_and_the_others_are_dealt(
    command: Command, saved: Callable[[], deorbit.Match]
) -> None:
    command([*SOLO[:2], "--bots", "troubleshooter,2", "--bot-tier", "2"], "1", "quit")
    match = saved()
    players = match.view(None)["players"]
    assert players[1]["pc"] == "troubleshooter"
    assert (match.seats, match.options["bot_tier"]) == (4, 2)


def test_too_few_players_are_filled_up_with_an_agent() -> None:
    seats, options = with_bots("stationfall", "1", None, None, 1, None)
    assert (seats, options) == (3, {"bots": [2]})


def test_bots_are_added_to_a_table_of_people_and_agents() -> None:
    seats, options = with_bots("stationfall", "3", 1, None, 2, 9)
    assert (seats, options) == (9, {"bots": [6, 7, 8], "bot_tier": 1})


@pytest.mark.parametrize(("people", "bots"), [(2, [1, 3, 4]), (4, [4, 5, 6])])
def test_two_people_who_are_a_team_sit_apart(people: int, bots: list[int]) -> None:
    """18.4: no team has two turns in a row."""
    seats, options = with_bots("stationfall", "3", None, "teams", people, None)
    assert (seats, options["bots"]) == (people + 3, bots)
    assert deorbit.new("stationfall", seats=seats, seed=1, **options).options["bots"] == bots


@pytest.mark.parametrize(("mode", "option"), [("cooperative", "cooperative"), ("teams", "teams")])
def test_people_play_together_or_in_teams_against_bots(
    command: Command, saved: Callable[[], deorbit.Match], mode: str, option: str
) -> None:
    argv = ["play", "stationfall", "--bots", "2", "--people", "2", "--mode", mode, "--seed", "1"]
    code, _ = command(argv, "", "1", "", "1", "quit")
    assert code == 0
    assert saved().options[option] is True


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["stationx", "--bots", "2"], say("cli-no-bots", game="stationx")),
        (["stationfall", "--bot-tier", "2"], say("cli-bots-missing")),
        (["stationfall", "--mode", "cooperative"], say("cli-bots-missing")),
        (["stationfall", "--bots", ","], say("cli-bad-bots", given=",")),
        (
            ["stationfall", "--bots", "3", "--seats", "3"],
            say("cli-many-bots", bots=3, people=1, seats=3),
        ),
        (["stationfall", "--bots", "2", "--mode", "war"], "war"),
        (["stationfall", "--bots", "nobody,1"], "nobody"),
        (["stationx", "--agent", "automation"], "stationx"),
        (
            ["stationfall", "--option", "bots=1,2,3", "--people", "2"],
            say("cli-bad-people-bots", people=2, seats=1, bots=3),
        ),
    ],
)
def test_what_does_not_fit_is_told(command: Command, argv: list[str], complaint: str) -> None:
    code, shown = command(["play", *argv])
    assert code == 2
    assert words(complaint) in words(shown)


def test_an_ordinary_seat_can_be_played_by_automation(command: Command) -> None:
    argv = ["play", "stationfall", "--agent", "automation", "--seats", "3", "--seed", "2"]
    code, shown = command(argv, "1", "renegotiate", "quit")
    assert code == 0
    assert "Blue bot" not in shown
    assert len(re.findall("chooses a Secret Identity", shown)) == 3


def test_help_shows_how_to_play_against_bots(command: Command) -> None:
    _, shown = command(["play", "--help"])
    for example in ("--bots 2", "--mode cooperative", "--bots troubleshooter,exile,1"):
        assert example in shown


def test_a_saved_game_goes_on_with_its_bots_wherever_they_sit(command: Command) -> None:
    match = played(30, seats=3, bots=[0, 2])
    while match.to_act != (1,):
        match.play(match.to_act[0], deorbit.agent("automation").choose(match, match.to_act[0]))
    Path("here.json").write_text(match.dumps())
    code, shown = command(["play", "--load", "here.json"], "why red", "quit")
    assert code == 0
    assert "Blue (you)" in words(shown)
    assert words(say("cli-why-bot", who="◆ Red bot")) in words(shown)
    code, shown = command(["play", "--load", "here.json", "--bots", "2"])
    assert code == 2


# Reading them -------------------------------------------------------------------------------------


def test_why_unfolds_the_last_turn_of_a_bot(command: Command) -> None:
    _, shown = command(SOLO, "1", "why", "why yellow", "why blue", "quit")
    assert shown.count("✓ ") >= 2
    assert re.search(r"✕ Line \d+ is passed over", shown)
    assert words(say("cli-why-bot", who="▲ Yellow bot")) in words(shown)
    assert say("cli-why-not-yet", who="● Blue bot") in shown


def test_why_still_tells_which_rule_forbids_an_action(command: Command) -> None:
    _, shown = command(SOLO, "1", "why activate cyborg", "quit")
    assert "[4.3.1]" in shown


@pytest.mark.parametrize("who", ["red", "nobody"])
def test_why_says_who_is_no_bot(command: Command, who: str) -> None:
    _, shown = command(SOLO, "1", f"why {who}", "quit")
    assert say("cli-why-no-bot", word=who) in words(shown)


def test_look_and_script_show_the_line_that_was_followed(command: Command) -> None:
    _, shown = command(SOLO, "1", "look exile", "script yellow", "script red", "quit")
    heading = say("cli-stationfall-script", who="▲ Yellow", identity="Exile")
    assert words(shown).count(heading) == 2
    assert len(re.findall(r"▸ \d+: ", shown)) == words(shown).count("[last turn]") == 2
    assert say("cli-stationfall-no-bot", word="red") in words(shown)


def test_players_tell_who_is_a_bot_and_what_it_follows(command: Command) -> None:
    _, shown = command(SOLO, "1", "players", "quit")
    assert "Yellow bot Exile" in shown
    assert re.search(r"\n +[A-Z][\w ]+ (heads|goes|wants|looks|is|has) .+\.", shown)
    assert "[CON" not in shown


def test_without_bots_there_is_no_script_and_why_wants_an_action(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "3", "--seed", "1"]
    _, shown = command(argv, "1", "script", "why", "quit")
    assert say("cli-stationfall-no-bots") in shown
    assert say("cli-why-what-stationfall") in shown


def test_a_replay_tells_why_bots_moved(command: Command) -> None:
    match = played(25, seats=3, bots=[1, 2])
    Path("here.json").write_text(match.dumps())
    _, shown = command(["replay", "here.json"], "end", "why", "script", "start", "why", "q")
    assert "is followed" in shown
    assert say("cli-why-none-yet") in words(shown)


@pytest.mark.parametrize("mode", ["cooperative", "teams"])
def test_the_end_tells_whether_the_bots_are_beaten(mode: str) -> None:
    match = played(10_000, seats=4, bots=[1, 3], **{mode: True})
    assert match.outcome is not None
    told = [line.plain for line in final_words(match, Screen())]
    by = "bots" if {1, 3} & set(match.outcome.winners) else "people"
    assert told[0] == say(f"cli-stationfall-won-by-{by}")
    assert say(f"cli-stationfall-won-{mode}") in told
    teams = [line for line in told if line.startswith("Team")]
    assert len(teams) == (1 if mode == "teams" else 0)
    assert sum(bool(re.search(r"\bbot\b", line)) for line in told[2:] if line[0] in "◆●▲■") == 2
