"""How Intrepid is drawn, offered and played in a terminal."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import deorbit
from deorbit.cli.games.intrepid.words import Words
from deorbit.cli.terminal.choices import actions_of
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.cli.terminal.palette import PLAIN_SIGNS
from deorbit.games.intrepid.content.editions import page
from games.intrepid.crews import making_toxic

if TYPE_CHECKING:
    from cli.conftest import Command

FACE = face_of("intrepid")
WINGS = page("tiles")["zvezda-solar-wings"]["output"]["value"][5]
"""What a 6 brings there."""
TWO = "countries=russia,united-states"
PAIR = ["play", "intrepid", "--seed", "5", "--people", "2", "--option", TWO]
SOLO = ["play", "intrepid", "--seats", "1", "--seed", "5", "--option", "countries=japan,canada"]


def played(seats: int, seed: int, actions: int, **options: Any) -> deorbit.Match:
    match = deorbit.new("intrepid", seats=seats, seed=seed, **options)
    rng = Random(seed)
    for _ in range(actions):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        legal = match.legal(seat)
        # Random people who say that they are done at once would see little of the game.
        eager = [action for action in legal if action.kind != "done"]
        match.play(seat, rng.choice(eager if eager and rng.random() < 0.9 else legal))
    return match


def lines_of(match: deorbit.Match, seat: int, size: tuple[int, int] = (80, 24)) -> list[str]:
    view = match.view(seat)
    groups = FACE.groups(view, seat, match.legal(seat), "en")
    labels = [group.label for group in groups]
    scene = Scene(view, Spot(seat=seat), "Intrepid", "Round", question="What?", choices=labels)
    lines, _ = compose(FACE, scene, *size, "en")
    return [line.plain for line in lines]


def saved() -> deorbit.Match:
    (file,) = Path().glob("intrepid-*.deorbit.json")
    return deorbit.loads(file.read_text())


def squeezed(shown: str) -> str:
    return " ".join(shown.split())


# What is offered ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("disaster", ["meteor-shower", "toxic-leak"])
def test_every_legal_action_is_offered_once(seats: int, disaster: str) -> None:
    for actions in (0, 6, 15, 30, 60, 90):
        match = played(seats, seats + actions, actions, disaster=disaster, difficulty="easy")
        for seat in range(seats):
            legal = match.legal(seat)
            if legal:
                offered = actions_of(FACE.groups(match.view(seat), seat, legal, "en"))
                assert sorted(map(str, offered)) == sorted(map(str, legal))


def test_a_die_is_offered_with_what_it_would_bring_at_each_place() -> None:
    match = deorbit.scenario(
        "intrepid",
        {
            "seats": 2,
            "options": {"countries": ["russia", "united-states"]},
            "crews": [{"country": "russia", "pool": [6]}, {"country": "united-states"}],
        },
    )
    (first, *_) = FACE.groups(match.view(0), 0, match.legal(0), "en")
    assert first.label.startswith("place 6 (")
    labels = {str(action_label(one)): one.label for one in first.choices}
    assert f"+{WINGS} Power" in labels["zvezda-solar-wings"]
    assert "ability" in labels["electrolysis-chamber"]
    assert f"+{page('game')['habitation']['capacity'][5]} Capacity" in labels["habitation"]


def action_label(choice: Any) -> object:
    return choice.action.args[-1]


def test_alone_every_choice_tells_by_a_sign_which_crew_it_is_for() -> None:
    match = deorbit.new("intrepid", seats=1, seed=2, countries="russia,united-states")
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    dice = [group for group in groups if "place" in group.label]
    assert {group.label[0] for group in dice} == {"◆", "●"}


def test_turning_a_japanese_die_tells_how_it_lies_then() -> None:
    match = deorbit.new("intrepid", seats=2, seed=1, countries="japan,russia")
    rng = Random(1)
    for _ in range(400):
        seat = match.to_act[0] if match.to_act else 0
        turns = [action for action in match.legal(seat) if action.kind == "turn"]
        if turns:
            break
        match.play(seat, rng.choice(match.legal(seat)))
    assert turns
    groups = FACE.groups(match.view(seat), seat, match.legal(seat), "en")
    told = [choice for group in groups for choice in group.choices]
    assert all(
        re.search(r"\d/\d: .+ → \d/\d", one.label) for one in told if one.action.kind == "turn"
    )


# What is drawn ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(40, 16), (64, 20), (80, 24), (100, 30), (137, 40), (160, 50)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_frame_fits_the_window(size: tuple[int, int], seats: int) -> None:
    match = played(seats, 3, 40, difficulty="easy")
    seat = match.to_act[0]
    lines = lines_of(match, seat, size)
    assert all(len(line) <= size[0] for line in lines)
    if size[0] >= 64:
        assert len(lines) < size[1] + 8 * (size[1] < 24)


def test_all_of_a_hard_game_for_four_is_seen_in_a_small_terminal() -> None:
    match = deorbit.new("intrepid", seats=4, seed=4, difficulty="hard", disaster="toxic-leak")
    shown = "\n".join(lines_of(match, 0))
    for name in ("Power", "Oxygen", "Climate", "Nutrition", "Toxic Leak"):
        assert name in shown
    words = Words(match.view(0), "en")
    for mission in match.view(0)["missions"]:
        assert words.name("place", mission["name"])[:8] in shown
    for sector in range(1, 9):
        assert f"\n{sector} " in shown


def test_a_japanese_die_shows_its_top_and_its_front() -> None:
    match = deorbit.new("intrepid", seats=2, seed=3, countries="japan,canada")
    shown = lines_of(match, 0)
    (line,) = [line for line in shown if "◆Japan" in line and "/" in line]
    for die in match.view(0)["crews"][0]["pool"]:
        assert f" {die} " in f"{line[:53]} "


def test_resources_are_shown_now_with_what_dice_make_and_the_round_consumes() -> None:
    match = deorbit.scenario(
        "intrepid",
        {
            "seats": 2,
            "options": {"countries": ["russia", "united-states"], "difficulty": "easy"},
            "resources": {"power": 3, "oxygen": 9, "climate": 9, "nutrition": 9},
            "crews": [{"country": "russia", "pool": [6]}, {"country": "united-states"}],
        },
    )
    before = tracked(match, "Power")
    assert before[0] == "3"
    assert before[1] == "0"
    assert before[3] == f"{3 + int(before[2])}!"
    match.play(0, deorbit.Action("place", ("russia", 6, "zvezda-solar-wings")))
    after = tracked(match, "Power")
    assert after[1] == f"+{WINGS}"
    assert int(after[3].rstrip("!")) == int(before[3].rstrip("!")) + WINGS


def tracked(match: deorbit.Match, name: str) -> list[str]:
    (line,) = [line for line in lines_of(match, 0) if name in line and "slot" not in line]
    return line[line.index(name) + len(name) :].split()


def test_tokens_toxic_dice_and_wishes_are_signs() -> None:
    match = deorbit.scenario(
        "intrepid",
        {
            "seats": 2,
            "options": {"countries": ["russia", "united-states"], "disaster": "toxic-leak"},
            "latest": making_toxic(6),
            "crews": [
                {"country": "russia", "pool": [6, 2], "wish": 4},
                {"country": "united-states"},
            ],
            "tiles": {
                "electrolysis-chamber": {
                    "owner": "russia",
                    "at": "3-2",
                    "scenario": 2,
                    "strain": 1,
                    "disable": 1,
                }
            },
        },
    )
    shown = "\n".join(lines_of(match, 0))
    assert "O·²~✗" in shown
    assert "6!" in shown
    assert "2!" not in shown
    assert "toxic: 6" in shown
    assert "wants a 4" in shown


def test_every_sign_has_a_plain_one() -> None:
    """Terminals without Unicode get one sign for one sign."""
    for seats in (1, 4):
        match = played(seats, 5, 60, difficulty="easy")
        shown = "\n".join(lines_of(match, match.to_act[0], (160, 50)))
        assert shown.translate(PLAIN_SIGNS).isascii()


# Looking ------------------------------------------------------------------------------------------


def test_everything_with_a_name_can_be_looked_at() -> None:
    match = played(2, 4, 50, difficulty="easy", disaster="toxic-leak")
    view = match.view(None)
    content = Words(view, "en").print
    names = [*content.tiles, *content.cards, *content.countries, *content.badges]
    names += ["scenario", "strain", "disable", "amplify", "converter", "habitation", "docking"]
    names += ["power", "oxygen", "climate", "nutrition", "meteor-shower", "toxic-leak", "3-4"]
    for name in names:
        lines = FACE.look(view, name, "en")
        assert lines
        assert not any("intrepid-" in line or "{" in line for line in lines), lines


def test_the_research_lab_tells_that_its_resource_is_named() -> None:
    lines = FACE.look(deorbit.new("intrepid", seed=1).view(0), "multipurpose-research-lab", "en")
    assert "  2 of a resource that you name, for each die" in lines


def test_a_part_of_a_name_is_enough_and_what_is_in_play_goes_first() -> None:
    match = deorbit.new("intrepid", seats=2, seed=1, countries="russia,united-states")
    view = match.view(0)
    assert FACE.look(view, "electrolysis", "en")[0].startswith("Electrolysis Chamber")
    assert FACE.place(view, "electrolysis") == "1-1"
    assert FACE.look(view, "1-1", "en") == FACE.look(view, "electrolysis-chamber", "en")
    for wrong in ("nowhere", "9-9", ""):
        with pytest.raises(deorbit.BadInput):
            FACE.look(view, wrong, "en")


@pytest.mark.parametrize("word", ["crews", "missions", "offers", "disaster"])
def test_the_words_of_the_game_tell_something(word: str) -> None:
    match = played(3, 2, 40, difficulty="easy", disaster="toxic-leak")
    lines = FACE.words[word](match.view(0), 0, "", "en")
    assert lines
    assert not any("intrepid-" in line for line in lines)


# Playing ------------------------------------------------------------------------------------------


def test_a_hint_shows_the_best_placement_found_and_what_it_gains(command: Command) -> None:
    code, shown = command(PAIR, "hint", "quit")
    assert code == 0
    assert "Best found: place a" in shown
    assert "Gained in all: " in shown


def test_the_own_country_and_most_of_a_name_may_be_left_out(command: Command) -> None:
    match = deorbit.new("intrepid", seats=2, seed=5, countries="russia,united-states")
    die = match.view(0)["crews"][0]["pool"][0]
    command(
        PAIR, f"place {die} zvezda", f"place {match.view(0)['crews'][0]['pool'][1]} hab", "quit"
    )
    kinds = [str(action) for _, action in saved().actions]
    assert kinds[0] == f"place russia {die} zvezda-solar-wings"
    assert kinds[1].endswith(" habitation")


def test_numbers_choose_a_die_and_then_its_place(command: Command) -> None:
    _, shown = command(PAIR, "1", "1", "quit")
    assert "You chose: place" in shown
    assert saved().actions[0][1].kind == "place"


def first_die() -> int:
    """A die that Russia rolls first in the match that `PAIR` begins."""
    match = deorbit.new("intrepid", seats=2, seed=5, countries="russia,united-states")
    die: int = match.view(0)["crews"][0]["pool"][0]
    return die


def test_what_is_forbidden_names_its_rule(command: Command) -> None:
    die = first_die()
    _, shown = command(PAIR, f"why place {die} rehydration", f"place {die} rehydration", "quit")
    assert shown.count("[house-owner]") == 2


def test_a_placement_can_be_taken_back(command: Command) -> None:
    _, shown = command(PAIR, f"place {first_die()} habitation", "undo", "done", "quit")
    assert "Taken back." in shown
    assert [action.kind for _, action in saved().actions] == ["done"]


def test_at_one_screen_somebody_takes_done_back_while_another_decides(command: Command) -> None:
    _, shown = command(PAIR, "done", "as russia", "resume", "done", "as nobody", "done", "quit")
    assert "Russia: not done after all." in shown
    assert "At this screen there are: 1 ◆ Russia, 2 ● United States." in shown
    told = [(seat, action.kind) for seat, action in saved().actions]
    assert told == [(0, "done"), (0, "resume"), (0, "done"), (1, "done")]


@pytest.mark.parametrize("called", ["united", "2", "UNI", "states", "United States"])
def test_people_at_one_screen_may_decide_in_any_order(command: Command, called: str) -> None:
    command(PAIR, f"as {called}", "done", "done", "quit")
    assert [seat for seat, _ in saved().actions] == [1, 0]


@pytest.mark.parametrize("called", ["", " 3", " 0", " nobody", " ussia"])
def test_who_is_called_by_no_name_at_this_screen_is_told_the_names(
    command: Command, called: str
) -> None:
    _, shown = command(PAIR, f"as{called}", "done", "quit")
    assert "At this screen there are: 1 ◆ Russia, 2 ● United States." in shown
    assert [seat for seat, _ in saved().actions] == [0]


def test_a_beginning_that_fits_two_names_says_so(command: Command) -> None:
    alike = ["play", "stationfall", "--seed", "5", "--seats", "9", "--people", "9"]
    _, shown = command(alike, "", "as g", "quit")
    assert '"g" can mean: ' in shown


def test_an_agent_that_searches_plays_the_other_seats(command: Command) -> None:
    argv = ["play", "intrepid", "--seed", "2", "--option", TWO]
    _, shown = command(argv, "done", "quit")
    agents = [action for seat, action in saved().actions if seat == 1]
    assert len(agents) > 3
    assert {action.kind for action in agents} >= {"place", "done"}
    assert "--agent" not in shown


def test_alone_one_plays_two_countries_to_the_end(command: Command) -> None:
    code, shown = command(SOLO, *["ready", "done"] * 40, "save over.json", "")
    assert code == 0
    assert "The station is lost." in shown
    outcome = deorbit.loads(Path("over.json").read_text()).outcome
    assert outcome is not None
    assert outcome.winners == ()


def test_options_are_taken_and_told(command: Command) -> None:
    argv = ["play", "intrepid", "--seed", "1", "--option", "difficulty=hard"]
    argv += ["--option", "disaster=toxic-leak", "--option", TWO]
    argv += ["--option", "badges=medical-officer,spaceflight-pilot"]
    command(argv, "done", "quit")
    options = saved().options
    assert options["difficulty"] == "hard"
    assert options["disaster"] == "toxic-leak"
    assert options["badges"] == ["medical-officer", "spaceflight-pilot"]
    code, shown = command(["play", "intrepid", "--option", "countries=france,japan"], "quit")
    assert code == 2
    assert "russia, japan, canada, united-states" in squeezed(shown)


def test_help_has_examples_and_explains_the_signs(command: Command) -> None:
    _, shown = command(["play", "--help"])
    assert "deorbit play intrepid --seats 1" in squeezed(shown)
    _, shown = command(PAIR, "help", "quit")
    assert "top/front" in shown
    assert "the best placement found" in shown


def test_a_saved_game_can_be_watched_and_continued(command: Command) -> None:
    command(PAIR, f"place {first_die()} habitation", "save it.json", "quit")
    code, shown = command(["replay", "it.json"], "", "look 1-1", "log", "end", "q")
    assert code == 0
    assert "Russia places a" in shown
    assert "Electrolysis Chamber" in shown
    code, _ = command(
        ["play", "--load", "it.json", "--people", "2"], "done", "save it.json", "quit"
    )
    assert code == 0
    kinds = [action.kind for _, action in deorbit.loads(Path("it.json").read_text()).actions]
    assert kinds == ["place", "done"]


def test_the_edition_tells_what_is_house_made(command: Command) -> None:
    code, shown = command(["edition", "intrepid"])
    assert code == 0
    assert "zvezda-solar-wings" in shown
    code, shown = command(["edition", "intrepid", "--grade", "rule"])
    assert code == 0
    assert "electrolysis-chamber" in shown
    assert "zvezda-solar-wings" not in shown
    assert command(["edition", "intrepid", "--pack", "."])[0] == 2
