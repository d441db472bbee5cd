"""What a person may type in a game of Stationfall, and what the terminal tells unasked."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from rich.text import Text

import deorbit
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.words import windows
from deorbit.core.records import Action
from games.stationfall.station import station

Command = Callable[..., tuple[int, str]]

FACE = face_of("stationfall")


def squeezed(shown: str) -> str:
    return " ".join(shown.split())


def meant(match: deorbit.Match, typed: str) -> str:
    return str(FACE.meant(match.view(0), Action.parse(typed)))


@pytest.fixture
def typing(command: Command) -> Callable[..., str]:
    """What one person reads who types these lines in a position."""

    def run(match: deorbit.Match, *typed: str) -> str:
        Path("here.json").write_text(match.dumps())
        code, shown = command(["play", "--load", "here.json"], *typed, "quit")
        assert code == 0
        return squeezed(shown)

    return run


# Names --------------------------------------------------------------------------------------------


def test_names_may_be_typed_in_several_words() -> None:
    match = station(acting="engineer", at={"engineer": "print-shop"}, cast="daredevil")
    assert meant(match, "pick-up rocket wings") == "pick-up engineer rocket-wings"
    match = station(acting="engineer", holding={"engineer": "gun"}, cast="station-chief")
    assert meant(match, "give gun station chief") == "give engineer gun station-chief"
    near = station(acting="exile", holding={"exile": "gun"}, at={"station-chief": "array-control"})
    assert meant(near, "attack station chief gun") == "attack exile station-chief gun"


def test_tags_of_the_map_are_names() -> None:
    match = station(acting="engineer", cast="drones maintenance-clones")
    assert FACE.look(match.view(0), "dr2", "en")[0].startswith("Drone 2 ")
    assert FACE.look(match.view(0), "Cl1", "en")[0].startswith("Clone 1 ")


def test_a_name_that_is_not_in_play_is_told_as_such(typing: Callable[..., str]) -> None:
    shown = typing(station(), "path colonel bridge")
    assert "Colonel is not in this game." in shown


def test_the_words_of_the_menu_choose(typing: Callable[..., str]) -> None:
    hand = {0: {"hand": ["exile", "medical"]}}
    shown = typing(station(acting="engineer", players=hand), "use kompromat")
    assert "You chose: use Kompromat." in shown


def test_why_takes_an_action_in_several_words(typing: Callable[..., str]) -> None:
    shown = typing(station(acting="engineer"), "why pick up artifact")
    assert "is no name" not in shown
    assert "[12.2" in shown


def test_an_action_typed_in_part_offers_how_it_goes_on(typing: Callable[..., str]) -> None:
    match = station(
        acting="exile", at={"stranger": "array-control"}, holding={"exile": "gun bludgeon"}
    )
    shown = typing(match, "attack stranger")
    assert "You chose: attack stranger." in shown
    assert "attack Stranger: Bludgeon" in shown


def test_without_a_conspirator_the_question_says_so(typing: Callable[..., str]) -> None:
    shown = typing(station(), "activate")
    assert "You have no Conspirator to activate: influence somebody, or reveal" in shown
    assert "You have no Conspirator whom you could activate." in shown


def test_a_reveal_at_the_wrong_moment_tells_the_right_one(typing: Callable[..., str]) -> None:
    assert "You reveal in the first phase of your turn" in typing(
        station(acting="engineer"), "reveal"
    )


def test_characters_of_an_option_may_be_written_as_on_the_cards(command: Command) -> None:
    _, shown = command(["play", "stationfall", "--option", "characters=Exile,Station Chief"])
    assert "exactly 12 characters" in squeezed(shown)


# What is told unasked -----------------------------------------------------------------------------


def test_a_tier_where_nothing_is_drawn_is_told(command: Command) -> None:
    idle = ["play", "stationfall", "--seats", "4", "--seed", "1", "--option", "tier=2"]
    told = "tier=2 changes nothing here"
    assert told in squeezed(command(idle, "quit")[1])
    assert told not in squeezed(command([*idle, "--option", "characters=random"], "quit")[1])
    assert told not in squeezed(command([*idle[:3], "6", *idle[4:]], "quit")[1])


def test_news_tell_what_happened_since_the_last_turn(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "4", "--seed", "3"]
    _, shown = command(argv, "1", "renegotiate", "news", "save a.json", "quit")
    page = shown.rpartition("> news")[2].partition("Stationfall   Minute")[0]
    match = deorbit.loads(Path("a.json").read_text())
    mine = max(step for step, (seat, _) in enumerate(match.actions, 1) if seat == 0)
    later = [event.text() for event in match.log(0) if event.step > mine]
    assert squeezed(page) == squeezed(" ".join(later))


def test_news_that_do_not_fit_give_way_to_those_of_weight() -> None:
    match = station()
    lines = [Text(f"step {number}") for number in range(40)]
    scene = Scene(
        view=match.view(0),
        spot=Spot(seat=0),
        title="",
        clock="",
        news=[*lines, Text("Abandon Ship!"), *lines],
        weighty=[Text("Abandon Ship!")],
        more=lambda count: f"{count} more",
        question="?",
    )
    drawn, _ = compose(FACE, scene, 80, 24, "en")
    shown = "\n".join(line.plain for line in drawn)
    assert "80 more" in shown
    assert "Abandon Ship!" in shown
    assert len(drawn) < 24


def test_people_at_one_screen_read_their_own_secrets_in_the_log(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "3", "--people", "3", "--seed", "5"]
    _, shown = command(argv, "", "1", "", "1", "", "1", "", "log", "save a.json", "quit")
    match = deorbit.loads(Path("a.json").read_text())
    asked = match.to_act[0]
    page = shown.rpartition("> log")[2].partition("Stationfall   Minute")[0]
    own = [event.text() for event in match.log(asked)]
    assert squeezed(page) == squeezed(" ".join(own))
    assert own != [event.text() for event in match.log(None)]


def test_a_panel_that_is_cut_says_so() -> None:
    match = deorbit.new("stationfall", seats=9, seed=1, characters="random")
    view = FACE.viewed(match, 0)
    whole = FACE.board(view, *FACE.size, Spot(), "en")
    lines = FACE.panel(view, 26, 12, whole, Spot(seat=0), "en")
    assert len(lines) == 12
    assert lines[-1].plain == "... more: agenda, players"


def test_points_stay_on_the_line_of_their_word() -> None:
    match = station()
    view = FACE.viewed(match, 0)
    whole = FACE.board(view, *FACE.size, Spot(), "en")
    for width in range(24, 34):
        for line in FACE.panel(view, width, 60, whole, Spot(seat=0), "en"):
            assert not re.search(r"\((now|friend|grudge)$", line.plain.rstrip())


# Files and pages ----------------------------------------------------------------------------------


def test_a_save_never_replaces_another_match(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "4"]
    command([*argv, "--seed", "1"], "1", "save mine.json", "renegotiate", "save mine.json", "quit")
    kept = Path("mine.json").read_text()
    assert len(deorbit.loads(kept).actions) > 4
    _, shown = command([*argv, "--seed", "2"], "1", "save mine.json", "quit")
    assert "mine.json holds another match." in squeezed(shown)
    assert Path("mine.json").read_text() == kept


def test_what_is_typed_below_a_page_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["players", "", "q", "who"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    screen = Screen(0)
    screen.live = True
    screen.page(["one"])
    assert screen.read() == "players"
    screen.page(["one"])
    screen.page(["one"])
    assert screen.read() == "who"


@pytest.mark.parametrize("room", [40, 60, 80])
def test_the_parts_of_a_board_show_all_of_it(room: int) -> None:
    width = FACE.size[0]
    parts = windows(width, room)
    assert parts[0].start == 0
    assert parts[-1].stop == width
    assert all(len(part) == room for part in parts)
    assert all(b.start <= a.stop - 14 for a, b in pairwise(parts))


def test_board_tells_which_part_is_shown(command: Command) -> None:
    argv = ["play", "stationfall", "--seats", "4", "--seed", "1"]
    _, shown = command(argv, "1", "board", "quit")
    assert "Part 1 of 2, from left to right" in shown
    assert "Part 2 of 2, from left to right" in shown


def test_a_replay_answers_look_who_and_rules(command: Command) -> None:
    Path("here.json").write_text(station(acting="engineer").dumps())
    _, shown = command(
        ["replay", "here.json"], "look exile", "who", "rules 12.8", "help", "xyzzy", "q"
    )
    assert "Exile (Human, tier 1): Array Control." in shown
    assert "Eng Engineer" in shown
    assert "12.8.1" in shown
    assert '"xyzzy" is no key here.' in shown


def test_a_rule_that_is_not_found_leads_to_whole_names(command: Command) -> None:
    _, shown = command(["rules", "stationfall", "house-made"])
    assert "Perhaps: house-" in squeezed(shown)
    assert not re.search(r"house-($|,|\s)", squeezed(shown))
