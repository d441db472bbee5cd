"""Lessons in the terminal, driven with piped input."""

from collections.abc import Callable
from pathlib import Path

import deorbit
from deorbit.cli import main

Command = Callable[..., tuple[int, str]]

VENTS = ["lesson", "stationfall", "vents"]
SOLVED = ("step reactor", "step aft-airlocks")
NIGHT_SHIFT = Path(__file__).parents[2] / "packs" / "night-shift"
LAST = deorbit.lessons("stationfall")[-1]


def text_of(shown: str) -> str:
    """What was shown as one line: sentences wrap."""
    return " ".join(shown.split())


def test_without_a_name_every_lesson_is_listed_in_a_line(command: Command) -> None:
    code, shown = command(["lesson", "stationfall"])
    assert code == 0
    for lesson in deorbit.lessons("stationfall"):
        assert f"{lesson.name} " in shown
        assert lesson.say("title") in shown
    assert "deorbit lesson stationfall first-turn" in shown


def test_without_a_game_all_games_with_lessons_are_listed(command: Command) -> None:
    code, shown = command(["lesson"])
    assert code == 0
    assert "Stationfall: lessons" in shown


def test_a_lesson_tells_its_story_its_goals_and_what_was_learned(command: Command) -> None:
    code, shown = command(VENTS, *SOLVED, "q")
    told = text_of(shown)
    assert code == 0
    assert "Astrochimp has just left the Kitchen table" in told
    assert "○ Astrochimp is in Aft Airlocks" in told
    assert "✓ Astrochimp is in Aft Airlocks" in told
    assert "steps through vents as if they were corridors" in told
    assert "**" not in told


def test_a_lesson_can_be_chosen_by_its_number(command: Command) -> None:
    _, shown = command(["lesson", "stationfall", "2"], "quit")
    assert "Through the vents" in shown


def test_enter_after_a_lesson_begins_the_next_one(command: Command) -> None:
    _, shown = command(VENTS, *SOLVED, "", "quit")
    assert "The locked door" in shown


def test_a_fault_is_told_with_its_rule_and_can_be_undone(command: Command) -> None:
    _, shown = command(VENTS, "step hydroponics", "undo", *SOLVED, "q")
    told = text_of(shown)
    assert "Hydroponics leads away from the pods." in told
    assert "5.4 A vent is a yellow dashed line between sections." in told
    assert "✓ Astrochimp is in Aft Airlocks" in told


def test_a_try_that_is_over_begins_again_with_enter(command: Command) -> None:
    _, shown = command(VENTS, "wait", "", *SOLVED, "q")
    told = text_of(shown)
    assert "The turn is over and something is still missing." in told
    assert "✓ Astrochimp is in Aft Airlocks" in told


def test_again_begins_anew_at_any_moment(command: Command) -> None:
    _, shown = command(VENTS, "step hydroponics", "again", *SOLVED, "again", *SOLVED, "q")
    assert shown.count("✓ Astrochimp is in Aft Airlocks") == 2
    assert "From the beginning." in shown


def test_next_passes_a_lesson_over(command: Command) -> None:
    _, shown = command(VENTS, "next", "quit")
    assert "The locked door" in shown


def test_a_tip_and_a_hint_are_the_same(command: Command) -> None:
    for word in ("tip", "hint"):
        _, shown = command(VENTS, word, "quit")
        assert "Two vents help" in shown


def test_goals_story_and_help_can_be_read_again(command: Command) -> None:
    _, shown = command(VENTS, "goals", "story", "help", "quit")
    assert shown.count("Astrochimp has just left the Kitchen table") == 2
    assert "IN A LESSON" in shown


def test_the_rule_behind_a_failed_try_can_be_read(command: Command) -> None:
    _, shown = command(VENTS, "wait", "rules", "rules 12.4", "q")
    told = text_of(shown)
    assert "5.4.2 Vents are for characters with an ability for them" in told
    assert "12.4.1 Move an Item" in told


def test_a_lesson_is_never_saved(command: Command) -> None:
    code, shown = command(VENTS, "step reactor", "save", "quit")
    assert code == 0
    assert '"save" is no choice' in shown
    assert not list(Path().iterdir())


def test_the_last_lesson_ends_the_course(command: Command) -> None:
    code, shown = command(["lesson", "stationfall", LAST.name], *LAST.solution, "")
    assert code == 0
    assert "that was the last one" in shown


def test_every_lesson_can_be_solved_by_typing_its_solution(command: Command) -> None:
    for lesson in deorbit.lessons("stationfall"):
        typed = " ".join(f"{action};" for action in lesson.solution)
        typed = typed.replace("reveal;", "reveal; 1;")  # a group, to be opened first
        code, shown = command(["lesson", "stationfall", lesson.name], *typed.split(";"), "q")
        assert code == 0
        assert lesson.say("learned").replace("**", "")[:30] in text_of(shown), lesson.name


def test_an_unknown_lesson_is_named_with_those_that_are_near(command: Command) -> None:
    code, shown = command(["lesson", "stationfall", "vent"])
    assert code == 2
    assert 'has no lesson "vent"' in shown
    assert "There are: vents" in text_of(shown)


def test_an_unknown_game_is_refused(command: Command) -> None:
    code, shown = command(["lesson", "chess"])
    assert code == 2
    assert "stationfall" in shown


def test_the_help_shows_examples() -> None:
    assert main(["lesson", "--help"]) == 0


def test_the_lessons_of_a_pack_are_played_in_its_words(command: Command) -> None:
    pack = ["--pack", str(NIGHT_SHIFT)]
    _, shown = command(["lesson", "stationfall", *pack])
    assert "wet-floor  Wet floor" in shown
    assert "vents" not in shown
    typed = ("step quarters", "pick-up nanogel", "step reactor", "")
    code, shown = command(["lesson", "stationfall", "wet-floor", *pack], *typed)
    assert code == 0
    assert "✓ The Janitor is in Reactor with it." in shown


def test_with_a_pack_alone_only_games_with_packs_are_listed(command: Command) -> None:
    code, shown = command(["lesson", "--pack", str(NIGHT_SHIFT)])
    assert code == 0
    assert "Wet floor" in shown
