"""Stationfall driven with piped input, as people at one screen would type it."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

import deorbit
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.choices import Choice, Group
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.core.records import Action
from deorbit.core.text import say
from games.stationfall.station import station

Command = Callable[..., tuple[int, str]]

FACE = face_of("stationfall")
NEW = ["play", "stationfall", "--seats", "4", "--seed", "4"]


@pytest.fixture
def alone(command: Command) -> Callable[..., str]:
    """One person against agents, in a position of the tests: seat 0 has activated Engineer."""

    def run(*typed: str, **position: object) -> str:
        match = station(**{"acting": "engineer", **position})  # type: ignore[arg-type]
        Path("here.json").write_text(match.dumps())
        code, shown = command(["play", "--load", "here.json"], *typed, "quit")
        assert code == 0
        return " ".join(shown.split())

    return run


def path_to(entries: Sequence[Choice | Group], action: Action) -> list[str]:
    """The numbers that choose an action."""
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Choice):
            if entry.action == action:
                return [str(number)]
        elif entry.at_once == action:
            return [str(number)]
        elif (further := path_to(entry.choices, action)) != []:
            return [str(number), *further]
    return []


def keys(match: deorbit.Match, seat: int, action: Action) -> list[str]:
    groups = FACE.groups(match.view(seat), seat, match.legal(seat), "en")
    if len(groups) == 1 and groups[0].at_once is None:
        return path_to(groups[0].choices, action)
    return path_to(groups, action)


@pytest.mark.parametrize(
    ("seats", "teams", "seed"),
    [(2, False, 1), (3, False, 1), (3, False, 2), (4, True, 3), (6, False, 4), (9, False, 5)],
)
def test_a_whole_game_is_played_by_numbers(
    command: Command, seats: int, teams: bool, seed: int
) -> None:
    options = {"teams": teams, "characters": "tutorial" if seats == 3 else "random"}
    start = {"seats": seats, "minute": 3 if seats < 6 else 1, "options": options}
    match = deorbit.scenario("stationfall", start, seed=seed)
    Path("start.json").write_text(match.dumps())
    rng = Random(seed)
    typed: list[str] = []
    last = None
    while match.to_act:
        seat = match.to_act[0]
        typed += [""] if seat != last else []
        last = seat
        action = rng.choice(match.legal(seat))
        typed += keys(match, seat, action)
        match.play(seat, action)
    argv = ["play", "--load", "start.json", "--people", str(seats)]
    code, shown = command(argv, *typed, "score", "save over.json", "")
    assert code == 0
    over = deorbit.loads(Path("over.json").read_text())
    assert over.fingerprint == match.fingerprint
    assert over.outcome is not None
    assert "Won by" in shown or "Nobody has won" in shown


def test_agents_play_the_other_seats_to_the_end(command: Command) -> None:
    code, shown = command([*NEW, "--people", "0"], "save over.json", "")
    assert code == 0
    assert "Stationfall." in shown
    assert deorbit.loads(Path("over.json").read_text()).outcome is not None
    code, shown = command(["replay", "over.json"], "", "t", "end", "q")
    assert code == 0
    assert "Won by" in shown


# Secrets ------------------------------------------------------------------------------------------


def test_nobody_sees_the_secrets_of_others(command: Command) -> None:
    """People at one screen: what stands between one cover and the next is for one person."""
    match = deorbit.new("stationfall", seats=3, seed=5)
    dealt = [player["dealt"] for player in match.position()["players"]]
    rng = Random(5)
    typed: list[str] = []
    last = None
    while match.to_act and len(match) < 60:
        seat = match.to_act[0]
        typed += [""] if seat != last else []
        last = seat
        legal = [one for one in match.legal(seat) if one.kind not in ("reveal", "schroedinger")]
        kompromat = [one for one in legal if one.kind == "pick-up-kompromat"]
        action = rng.choice(kompromat or legal)
        match.play(seat, action)
        typed.append(str(action))
    argv = ["play", "stationfall", "--seats", "3", "--seed", "5", "--people", "3"]
    _, shown = command(argv, *typed, "quit")
    parts = re.split(r"Pass the screen on\. I am . (\w+): press Enter\.", shown)
    assert len(parts) > 12
    assert "Secret: " not in parts[0]
    colours = ["Red", "Blue", "Yellow"]
    seen: set[int] = set()
    for colour, part in zip(parts[1::2], parts[2::2], strict=True):
        seat = colours.index(colour)
        own = {say(f"stationfall-character-{card}", {}) for card in dealt[seat]}
        for words in ("Secret: ", "Dealt: "):
            for name in re.findall(rf"{words}([A-Z][a-z]+(?: Chief)?)", part):
                assert name in own
                seen.add(seat)
        for chooser, name in re.findall(r"(\w+) chooses a Secret Identity \((.+?)\)", part):
            assert name == "?" or chooser == colour
    assert seen == {0, 1, 2}
    assert any(action.kind == "pick-up-kompromat" for _, action in match.actions)


def test_the_screen_depends_on_nothing_that_is_hidden() -> None:
    """Two worlds that look the same to a seat look the same on its screen."""
    match = deorbit.new("stationfall", seats=4, seed=8)
    rng = Random(8)
    for step in range(120):
        seat = match.to_act[0]
        if step % 20 == 0:
            reader = rng.randrange(4)
            game, state = match._game, match._state
            world = game.sample_world(game.observe(state, reader), reader, rng)
            other = deorbit.scenario("stationfall", {"seats": 4, **game.to_position(world)})
            assert screens(match, reader) == screens(other, reader)
        match.play(seat, rng.choice(match.legal(seat)))


def screens(match: deorbit.Match, seat: int) -> list[str]:
    view = match.view(seat)
    spot = Spot(focus=FACE.home(view, seat), seat=seat)
    whole = FACE.board(view, *FACE.size, spot, "en")
    lines = [*whole.lines, *FACE.panel(view, 46, 60, whole, spot, "en")]
    told = [line for name in view["characters"] for line in FACE.look(view, name, "en")]
    told += [line for name in ("vault-x", "bridge") for line in FACE.look(view, name, "en")]
    return [line.plain for line in lines] + told + FACE.words["who"](view, seat, "", "en")


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("look engineer", "Officer (always): Unless there is a Blackout"),
        ("look array", "Here: Engineer, Exile."),
        ("look", "Look at whom or what?"),
        ("look xyzzy", '"xyzzy" is no name here'),
        ("who", "Chi Station Chief Therapy Garden"),
        ("path bridge", "Rec Room, Bridge. 5 Steps."),
        ("path", "Where to?"),
        ("why step bridge", "Nothing leads from there to Bridge. [12.1.1]"),
        ("why attack exile gun", "Engineer has no such weapon"),
        ("why step main", '"step engineer mainframe" is allowed now.'),
        ("why", "why step engineer bridge"),
        ("view bridge", "Bridge"),
        ("board", "Forward Hub"),
        ("help", "everybody: where, whose cubes, with what"),
        ("rules 12.9.3", "cannot be robbed if its loss"),
        ("hint", "Best found:"),
        ("log", "Nothing has happened yet."),
        ("step sto", '"sto" can mean: storm-shelter, storage.'),
        ("step exile bridge", "It is Engineer who acts now, not Exile. [15.5.2]"),
        ("step bridge", "[12.1.1]"),
        ("99", "Choices run from 1 to"),
    ],
)
def test_words_answer(alone: Callable[..., str], typed: str, told: str) -> None:
    assert told in alone(typed)


def test_an_opened_group_takes_the_beginning_of_a_name(alone: Callable[..., str]) -> None:
    assert "Engineer steps from Array Control to Mainframe." in alone("step", "1", "main")
    assert "Nothing leads from there to Bridge" in alone("1", "bridge")


def test_undo_takes_a_step_back(alone: Callable[..., str]) -> None:
    alone("step main", "undo", "save undone.json")
    match = deorbit.loads(Path("undone.json").read_text())
    assert match.position()["characters"]["engineer"]["at"] == "array-control"


def test_what_cannot_be_undone_needs_agreement(alone: Callable[..., str]) -> None:
    shown = alone("pick-up-kompromat", "undo", at={"engineer": "mainframe"})
    assert "If all at the table agree: undo agreed" in shown


def test_zero_goes_back_one_group_at_a_time(command: Command) -> None:
    Path("here.json").write_text(station().dumps())
    _, shown = command(["play", "--load", "here.json"], "1", "4", "0", "0", "quit")
    chosen = re.findall(r"You chose: (.+?)\.", shown)
    assert chosen == ["influence", "Daredevil", "influence"]


def test_a_player_hears_what_the_pc_is_to_do(command: Command) -> None:
    match = station(acting="engineer", pc={1: "exile"}, at={"exile": "reactor"})
    Path("here.json").write_text(match.dumps())
    argv = ["play", "--load", "here.json", "--people", "4"]
    _, shown = command(argv, "", "bribe exile", "step aft-hub", "", "2", "quit")
    shown = " ".join(shown.split())
    assert "Bribe: your Exile is to do this: step to Aft Hub." in shown
    assert "Blue turns the Bribe for Exile down." in shown


def test_a_terminal_without_unicode_gets_signs_of_one_column() -> None:
    for line in screens(station(fire=["bridge"], acting="engineer"), 0):
        assert line.translate(palette.PLAIN_SIGNS).isascii(), line


def test_a_word_opens_the_group_of_its_kind(command: Command) -> None:
    """Nobody reveals or spends a Bribe by typing the name of a menu entry."""
    argv = ["play", "stationfall", "--seed", "5"]
    _, shown = command(argv, "engi", "influence", "exile", "1", "quit")
    assert "Red puts one cube on Exile" in shown
    _, shown = command(argv, "engineer", "reveal", "quit")
    assert "as Engineer, your Secret Identity" in shown
    assert "is Engineer!" not in shown


def test_a_kind_of_action_may_be_typed_in_several_words(command: Command) -> None:
    _, shown = command(["play", "stationfall", "--seed", "5"], "1", "pick up kompromat", "quit")
    assert "pick-up-kompromat" in shown


def test_the_replay_of_a_running_game_keeps_its_secrets(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "3", "--people", "3", "--seed", "5"]
    command(argv, "", "1", "", "1", "", "save running.json", "quit")
    _, shown = command(["replay", "running.json"], "", "", "log", "q")
    assert "Red chooses a Secret Identity." in shown
    match = deorbit.loads(Path("running.json").read_text())
    chosen = [str(action) for _, action in match.actions]
    assert len(chosen) == 2
    assert not any(action in shown for action in chosen)


def test_two_games_saved_at_once_get_two_files(command: Command) -> None:
    for _ in range(3):
        command(["play", "stationfall", "--seed", "5"], "1", "quit")
    assert len(list(Path().glob("*.deorbit.json"))) == 3
