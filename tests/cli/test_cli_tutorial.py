"""The tutorial in the terminal, typed as a person would."""

from collections.abc import Callable
from pathlib import Path

import pytest

import deorbit

Command = Callable[..., tuple[int, str]]

BEGIN = ["tutorial", "--seed", "1", "--pace", "0"]
CHOOSE = ["", "", "", "1"]
"""Three pages, then the first identity card."""
LINDSEYS_TURN = [""] * 8
"""Two pages of Minute 13, then her six moves."""
TURN = ["", "influence exile 1", "activate exile", "step mainframe", "wait"]
"""The page on what to do, and a turn."""


def saved() -> deorbit.Match:
    files = sorted(Path().glob("*.deorbit.json"))
    return deorbit.loads(files[-1].read_text())


def flat(shown: str) -> str:
    return " ".join(shown.split())


def test_a_chapter_is_read_page_by_page_and_lindsey_gives_her_reasons(command: Command) -> None:
    code, shown = command(BEGIN, *CHOOSE, *LINDSEYS_TURN, *TURN, "quit")
    assert code == 0
    said = flat(shown)
    order = [
        "Before the alarm",
        "Choose your Secret Identity",
        "Minute 13: Conspirators",
        "Minute 13: Conspirators - Lindsey",
        "One cube is enough",
        "Lindsey: influence Station Chief",
        "Lindsey puts one cube on Station Chief.",
        "Lindsey: step to Reactor",
        "Minute 13: Conspirators - your turn",
        "Lindsey asks you for a favour",
        "□ Make your first Conspirator",
        "✓ Make your first Conspirator",
        "✓ Step, or pick an Item up",
        "Minute 12: Things and talents",
    ]
    places = [said.find(words) for words in order]
    assert -1 not in places, order[places.index(-1)]
    assert places == sorted(places)


def test_a_limit_is_explained_where_it_is_met(command: Command) -> None:
    _, shown = command(BEGIN, *CHOOSE, *LINDSEYS_TURN, "", "influence astrochimp 1", "quit")
    assert "Leave Astrochimp to Lindsey for now" in flat(shown)
    assert "[tutorial-influence]" in shown


def test_goals_are_listed_with_ticks(command: Command) -> None:
    _, shown = command(BEGIN, *CHOOSE, *LINDSEYS_TURN, *TURN[:3], "goals", "quit")
    listed = shown[shown.rindex("What to do") :]
    assert "✓ Make your first Conspirator" in listed
    assert "□ Step, or pick an Item up" in listed
    assert "□ Find a Kompromat (optional)" in listed


def test_skip_leads_to_the_next_chapter_while_agents_decide(command: Command) -> None:
    _, shown = command(BEGIN, *CHOOSE, "", "skip", "quit")
    assert "Minute 12: Things and talents" in shown
    m = saved()
    assert m.position()["minute"] == 12
    assert {seat for seat, _ in m.actions} == {0, 1, 2, 3}


def test_skip_works_at_a_question_too(command: Command) -> None:
    command(BEGIN, *CHOOSE, *LINDSEYS_TURN, "", "skip", "quit")
    assert saved().position()["minute"] == 12


def test_again_plays_the_chapter_from_its_beginning(command: Command) -> None:
    again = [*CHOOSE, *LINDSEYS_TURN, *TURN[:3], "again"]
    _, shown = command(BEGIN, *again, *LINDSEYS_TURN, "", "quit")
    assert shown.count("Lindsey puts one cube on Station Chief.") == 2
    m = saved()
    assert m.position()["minute"] == 13
    assert m.to_act == (1,)
    assert [action.kind for seat, action in m.actions if seat == 1] == ["choose"]


def test_chapter_tells_it_once_more(command: Command) -> None:
    _, shown = command(BEGIN, *CHOOSE, *LINDSEYS_TURN, "", "chapter", "", "", "", "quit")
    assert shown.count("You are one person, but you act through several.") == 2
    assert shown.count("Lindsey puts one cube on Station Chief.") == 1


def test_leaving_saves_and_coming_back_goes_on(command: Command) -> None:
    _, shown = command(BEGIN, *CHOOSE, "", "", "", "", "quit")
    file = next(Path().glob("*.deorbit.json"))
    assert f"deorbit tutorial {file}" in flat(shown)
    before = saved()
    assert before.to_act == (0,)
    _, shown = command(["tutorial", str(file), "--pace", "0"], "", "", "", "quit")
    assert "Minute 13: Conspirators" in shown
    assert "Lindsey: pick up Kompromat" in shown
    assert len(saved()) == len(before) + 1


def test_the_whole_first_tutorial_can_be_skipped_through_to_its_result(command: Command) -> None:
    code, shown = command(BEGIN, *["skip"] * 6, "", "", "", "")
    assert code == 0
    for title in ("Minute 10: The big move", "Minute 9 and on: Your game", "Stationfall"):
        assert title in shown
    assert "the rows of your agenda" in flat(shown)
    assert "Lindsey" in shown[shown.rindex("In your third game") :], "the result names her"


def test_the_second_time_leads_three_minutes_further(command: Command) -> None:
    _, shown = command([*BEGIN, "--second"], *["skip"] * 8, "quit")
    for title in ("Minute 9: Masks off", "Minute 8: Who is still standing", "Minute 7: What is"):
        assert title in shown


def test_two_people_hand_the_screen_over(command: Command) -> None:
    typed = ["", "", "", "", "1", "", "1", "", "quit"]
    code, shown = command([*BEGIN, "--people", "2"], *typed)
    assert code == 0
    assert "Blue" in shown
    assert "Yellow" in shown
    assert {seat for seat, _ in saved().actions} >= {1, 2}


def test_by_hand_one_person_decides_for_all_three(command: Command) -> None:
    typed = ["", "", "", "1", "1", "1", *LINDSEYS_TURN, "", *["renegotiate"] * 3, "quit"]
    command([*BEGIN, "--by-hand"], *typed)
    m = saved()
    assert m.position()["minute"] == 12
    assert [str(action) for _, action in m.actions].count("renegotiate") == 3


@pytest.mark.parametrize("people", ["0", "4"])
def test_the_tutorial_is_for_one_to_three_people(command: Command, people: str) -> None:
    code, shown = command([*BEGIN, "--people", people])
    assert code == 2
    assert "1 to 3" in shown


def test_a_saved_game_that_is_no_tutorial_is_named_so(command: Command) -> None:
    match = deorbit.new("stationfall", seats=4, seed=1)
    Path("plain.json").write_text(match.dumps())
    code, shown = command(["tutorial", "plain.json"])
    assert code == 2
    assert "is no tutorial" in flat(shown)


def test_help_tells_the_words_of_the_tutorial(command: Command) -> None:
    _, shown = command(BEGIN, "", "", "", "help", "quit")
    assert "on to the next chapter" in shown
    code, shown = command(["tutorial", "--help"])
    assert code == 0
    assert "deorbit tutorial --second" in shown
