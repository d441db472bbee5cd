"""The tutorial as a course: Lindsey's script, her three lines, chapters, goals and words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import deorbit
from deorbit.core import text
from deorbit.core.rulebook import rulebook
from deorbit.games.courses import course_for
from deorbit.games.stationfall.teaching.chapters import Chapter, chapters
from deorbit.games.stationfall.teaching.course import Tutorial, scored, turn_of
from games.stationfall.station import do, holds, is_down, lying, player, where

LINDSEY = 0
TIMES = ("first", "second")
SCRIPTED = {"first": (13, 12, 11, 10), "second": (13, 12, 11, 10, 9)}


def tutorial(m: deorbit.Match) -> Tutorial:
    found = course_for("stationfall", m.options)
    assert isinstance(found, Tutorial)
    return found


def begun(time: str = "first", seed: int = 1) -> deorbit.Match:
    """Everybody has chosen."""
    m = deorbit.new("stationfall", seats=4, seed=seed, tutorial=time)
    for seat in (1, 2, 3):
        m.play(seat, m.legal(seat)[0])
    return m


def her_turn(m: deorbit.Match) -> list[tuple[str, str]]:
    """Play Lindsey's turn as the course has it: what she did and said."""
    done = []
    minute = m.position()["minute"]
    course = tutorial(m)
    while m.to_act == (LINDSEY,) and m.position()["minute"] == minute:
        coming = course.next(m.seat(LINDSEY))
        assert coming is not None
        assert course.scripted(m) == (LINDSEY, coming.action)
        done.append((str(coming.action), coming.say))
        m.play(LINDSEY, coming.action)
    return done


def others_wait(m: deorbit.Match) -> None:
    """The three others renegotiate; what else they are asked they answer somehow."""
    while m.to_act and m.to_act[0] != LINDSEY:
        asked = m.position()["asks"][-1]["ask"]
        do(m, "renegotiate" if asked == "turn" else str(m.legal(m.to_act[0])[0]))


def in_minute(minute: int, time: str = "second", seed: int = 1) -> deorbit.Match:
    """Lindsey's turn of a Minute, after nobody has crossed her."""
    m = begun(time, seed)
    while m.position()["minute"] > minute:
        her_turn(m)
        others_wait(m)
    return m


# What the manual tells ----------------------------------------------------------------------------


def test_minute_13_ends_with_kompromat_in_hand_and_station_chief_in_the_reactor() -> None:
    """tutorial-script."""
    m = begun()
    done = [action for action, _ in her_turn(m)]
    assert done == [
        "influence station-chief 1",
        "activate station-chief",
        "pick-up-kompromat station-chief",
        "step station-chief aft-hub",
        "step station-chief reactor",
        "end",
    ]
    assert where(m, "station-chief") == "reactor"
    assert player(m, LINDSEY)["hand"] == ["astrochimp"]
    assert m.to_act == (1,)


def test_minute_12_ends_with_the_helmet_on_astrochimp() -> None:
    """tutorial-script."""
    m = in_minute(12)
    her_turn(m)
    assert where(m, "astrochimp") == "aft-airlocks"
    assert holds(m, "astrochimp") == ["helmet"]
    assert "kitchen" in m.position()["kompromat"], "left on purpose"


def test_minute_11_ends_with_stowaway_in_the_chem_lab() -> None:
    """tutorial-script."""
    m = in_minute(11)
    her_turn(m)
    assert where(m, "stowaway") == "chem-lab"
    assert len(player(m, LINDSEY)["hand"]) == 2


def test_minute_10_ends_with_the_antimatter_armed_for_minute_6() -> None:
    """tutorial-script."""
    m = in_minute(10)
    done = [action for action, _ in her_turn(m)]
    assert len(done) == 9
    position = m.position()
    assert position["antimatter"] == "armed"
    assert position["abandon_ship"]
    assert position["locks"] == []
    assert position["markers"] == [{"player": LINDSEY, "effect": "detonation", "minute": 6}]
    assert where(m, "station-chief") == "reactor"
    assert sorted(holds(m, "station-chief")) == ["antimatter", "helmet"]
    assert player(m, LINDSEY)["bribe"] == "station-chief"
    assert position["spent"] == ["astrochimp"]
    assert len(player(m, LINDSEY)["cubes"]) == 3, "no cube was placed"


def test_minute_9_of_the_second_time_reveals_overloads_and_burns_the_bio_lab() -> None:
    """tutorial-script."""
    m = in_minute(9)
    her_turn(m)
    position = m.position()
    assert player(m, LINDSEY)["pc"] == "engineer"
    overload = {"player": LINDSEY, "effect": "overload", "minute": 8, "at": "vault-x"}
    assert overload in position["markers"]
    assert position["fire"] == ["bio-lab"]
    assert "bio-lab" in position["damaged"]
    others_wait(m)
    her_turn(m)
    assert "vault-x" in m.position()["damaged"]
    assert m.position()["project"]["released"]


def test_the_first_time_lindsey_has_no_script_from_minute_9_on() -> None:
    """house-tutorial-lines."""
    m = in_minute(9, "first")
    assert tutorial(m).scripted(m) is None
    action = deorbit.agent("lindsey").choose(m, LINDSEY)
    assert str(action) == "influence station-chief 1", "her second line: nobody is contaminated"


def test_undisturbed_the_game_ends_by_detonation_in_minute_6() -> None:
    """7.3.2, tutorial-lines."""
    for time in TIMES:
        m = in_minute(9, time)
        lindsey = deorbit.agent("lindsey")
        while m.to_act:
            if m.to_act[0] == LINDSEY:
                m.play(LINDSEY, lindsey.choose(m, LINDSEY))
            else:
                others_wait(m)
        assert m.outcome is not None
        assert m.outcome.ending == "detonation"
        assert m.position()["minute"] == 6


# Her three lines ----------------------------------------------------------------------------------


def moment(minute: int, **more: Any) -> deorbit.Match:
    position = {
        "seats": 4,
        "options": {"tutorial": "second"},
        "minute": minute,
        "active": LINDSEY,
        **more,
    }
    return deorbit.scenario("stationfall", position, seed=1)


def test_the_first_line_hunts_who_is_contaminated() -> None:
    """tutorial-lines."""
    m = moment(
        8,
        characters={
            "troubleshooter": {"at": "forward-hub", "holds": ["bludgeon"]},
            "stranger": {"at": "forward-hub", "contaminated": True},
        },
    )
    done = her_turn(m)
    assert done[:3] == [
        ("influence troubleshooter 1", "stationfall-tutorial-say-line-1"),
        ("activate troubleshooter", "stationfall-tutorial-say-line-1-go"),
        ("attack troubleshooter stranger bludgeon", "stationfall-tutorial-say-line-1-attack"),
    ]
    assert is_down(m, "stranger")


def test_revealed_lindsey_places_no_cubes_but_those_of_her_lines() -> None:
    """tutorial-lines."""
    m = moment(
        7,
        characters={
            "troubleshooter": {"at": "forward-hub", "holds": ["bludgeon"]},
            "stranger": {"at": "forward-hub", "contaminated": True},
        },
        players=[{"pc": "engineer", "cubes": {"troubleshooter": 1}}],
    )
    assert her_turn(m)[0] == ("activate troubleshooter", "stationfall-tutorial-say-line-1")


def test_the_second_line_runs_away_with_station_chief() -> None:
    """tutorial-lines."""
    m = moment(8, characters={"station-chief": {"at": "reactor", "holds": ["antimatter"]}})
    done = her_turn(m)
    assert done[0] == ("influence station-chief 2", "stationfall-tutorial-say-line-2")
    assert [say for _, say in done].count("stationfall-tutorial-say-line-2-step") == 2


def test_the_third_line_renegotiates() -> None:
    """tutorial-lines."""
    m = moment(
        7,
        characters={"station-chief": {"at": "reactor", "down": True}},
        players=[{"cubes": {"station-chief": 1}}],
    )
    assert her_turn(m)[0] == ("withdraw station-chief", "stationfall-tutorial-say-line-3")


@pytest.mark.parametrize("down", [True, False])
def test_the_third_line_takes_the_cube_from_station_chief_and_nobody_else(down: bool) -> None:
    """tutorial-lines: though Astrochimp is Down, too; Live, she is somebody else's Conspirator."""
    m = moment(
        7,
        characters={
            "astrochimp": {"at": "reactor", "down": True},
            "station-chief": {"at": "reactor", "down": down},
        },
        players=[
            {"cubes": {"astrochimp": 1, "station-chief": 1}, "betrayal": 6},
            {"cubes": {"station-chief": 3}},
        ],
    )
    assert her_turn(m)[0] == ("withdraw station-chief", "stationfall-tutorial-say-line-3")


# Crossed plans ------------------------------------------------------------------------------------


def test_kompromat_that_is_gone_from_the_chem_lab_is_left_out() -> None:
    """house-tutorial-script."""
    m = in_minute(11)
    position = m.position()
    del position["kompromat"]["chem-lab"]
    position["discarded"] = ["exile"]
    m = deorbit.scenario("stationfall", position, seed=1)
    for _ in range(4):
        coming = tutorial(m).next(m.seat(LINDSEY))
        assert coming is not None
        m.play(LINDSEY, coming.action)
    coming = tutorial(m).next(m.seat(LINDSEY))
    assert coming is not None
    assert str(coming.action) == "end"
    assert [(str(action), reason.rule) for action, reason in coming.skipped] == [
        ("pick-up-kompromat stowaway", "12.2.3")
    ]


def test_nothing_is_paid_for_a_step_that_cannot_follow() -> None:
    """house-tutorial-script."""
    m = in_minute(10)
    position = m.position()
    position["characters"]["astrochimp"]["at"] = "kitchen"
    m = deorbit.scenario("stationfall", position, seed=1)
    done = [action for action, _ in her_turn(m)]
    assert "kompromat astrochimp" not in done
    assert "bribe station-chief" not in done
    assert player(m, LINDSEY)["hand"]
    assert player(m, LINDSEY)["bribe"] == "unused"


def test_with_the_antimatter_gone_nothing_is_spent_on_it() -> None:
    """house-tutorial-script."""
    m = in_minute(10)
    position = m.position()
    position["items"]["magnetic-containment"] = []
    position["items"]["kitchen"] = ["antimatter"]
    position["antimatter"] = "armed"
    position["abandon_ship"] = True
    position["locks"] = []
    m = deorbit.scenario("stationfall", position, seed=1)
    coming = tutorial(m).next(m.seat(LINDSEY))
    assert coming is not None
    m.play(LINDSEY, coming.action)
    coming = tutorial(m).next(m.seat(LINDSEY))
    assert coming is not None
    assert coming.action.kind not in ("kompromat", "bribe")
    assert "stationfall-tutorial-needless" in [reason.id for _, reason in coming.skipped]


def test_with_nothing_of_a_turn_left_she_goes_by_her_lines() -> None:
    """house-tutorial-script, tutorial-lines."""
    m = in_minute(12)
    position = m.position()
    position["characters"]["astrochimp"]["down"] = True
    m = deorbit.scenario("stationfall", position, seed=1)
    coming = tutorial(m).next(m.seat(LINDSEY))
    assert coming is not None
    assert coming.say == "stationfall-tutorial-say-line-2"
    assert len(coming.skipped) == 6
    her_turn(m)
    assert m.to_act == (1,)


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("time", TIMES)
def test_lindsey_plays_whatever_the_others_do(time: str, kind: str) -> None:
    """tutorial-script, house-tutorial-script: what is scripted is legal, and what the manual tells
    comes about unless somebody has crossed her."""
    undisturbed = 0
    for seed in range(8):
        m = deorbit.new("stationfall", seats=4, seed=seed, tutorial=time)
        agents = [deorbit.agent("lindsey")]
        agents += [deorbit.agent(kind, seed=4 * seed + seat) for seat in (1, 2, 3)]
        crossed = False
        course = tutorial(m)
        while m.to_act:
            seat = m.to_act[0]
            coming = course.next(m.seat(LINDSEY))
            if coming is not None:
                assert seat == LINDSEY
                assert coming.action in m.legal(LINDSEY)
                if m.position()["minute"] in SCRIPTED[time]:
                    crossed = crossed or bool(coming.skipped)
            action = agents[seat].choose(m, seat)
            if coming is not None:
                assert action == coming.action
            before = m.position()["minute"]
            m.play(seat, action)
            if not crossed and seat == LINDSEY and m.to_act[:1] == (1,):
                check_told_effects(m, before)
        undisturbed += not crossed
    assert undisturbed


@pytest.mark.parametrize("time", TIMES)
def test_among_novices_lindseys_script_runs_to_its_end(time: str) -> None:
    """tutorial-script: they try out what has been explained, and cross her only at the Kompromat in
    the Chem Lab."""
    for seed in range(8):
        m = deorbit.new("stationfall", seats=4, seed=seed, tutorial=time)
        agents = [deorbit.agent("lindsey")]
        agents += [deorbit.agent("novice", seed=4 * seed + seat) for seat in (1, 2, 3)]
        while m.to_act and m.position()["minute"] >= min(SCRIPTED[time]):
            seat = m.to_act[0]
            coming = tutorial(m).next(m.seat(LINDSEY))
            if coming is not None:
                left_out = {str(action) for action, _ in coming.skipped}
                assert left_out <= {"pick-up-kompromat stowaway"}
            before = m.position()["minute"]
            m.play(seat, agents[seat].choose(m, seat))
            if seat == LINDSEY and m.to_act[:1] == (1,):
                check_told_effects(m, before)


def check_told_effects(m: deorbit.Match, minute: int) -> None:
    position = m.position()
    if minute == 13:
        assert where(m, "station-chief") == "reactor"
    elif minute == 12:
        assert "helmet" in holds(m, "astrochimp")
        assert "helmet" not in lying(m, "aft-airlocks")
    elif minute == 11:
        assert where(m, "stowaway") == "chem-lab"
    elif minute == 10:
        assert position["antimatter"] == "armed"
        assert {"player": 0, "effect": "detonation", "minute": 6} in position["markers"]
    elif minute == 9 and m.options["tutorial"] == "second":
        assert "bio-lab" in position["fire"]
        assert any(marker.get("at") == "vault-x" for marker in position["markers"])


# Chapters and goals -------------------------------------------------------------------------------


def test_chapters_begin_where_their_minute_does() -> None:
    m = in_minute(11, "first")
    told = tutorial(m).told(m.seat(1))
    assert (told["sort"], told["time"], told["chapter"]) == ("tutorial", "first", "11")
    steps = {chapter["name"]: chapter["step"] for chapter in told["chapters"]}
    assert list(steps) == ["start", "13", "12", "11", "10", "free", "end"]
    assert (steps["start"], steps["13"]) == (0, 3)
    assert steps["10"] is None
    for name in ("13", "12", "11"):
        past = m.at(steps[name])
        assert past.position()["minute"] == int(name)
        assert past.to_act == (LINDSEY,)
        assert tutorial(past).told(past.seat(1))["chapter"] == name


def test_the_second_time_has_three_chapters_more() -> None:
    names = [chapter.name for chapter in chapters("second")]
    assert names == ["start", "13", "12", "11", "10", "9", "8", "7", "finish", "end"]


def test_a_reader_is_told_what_lindsey_does_next_and_why() -> None:
    m = begun()
    for seat in range(4):
        told = tutorial(m).told(m.seat(seat))
        assert told["next"] == {
            "seat": 0,
            "action": {"kind": "influence", "args": ["station-chief", 1]},
            "say": "stationfall-tutorial-say-13-cube",
            "skipped": [],
        }
    her_turn(m)
    assert tutorial(m).told(m.seat(1))["next"] is None


def ticked(m: deorbit.Match, seat: int) -> set[str]:
    goals = tutorial(m).told(m.seat(seat))["goals"]
    return {goal["id"].removeprefix("stationfall-tutorial-goal-") for goal in goals if goal["done"]}


def test_choosing_an_identity_is_the_first_goal() -> None:
    m = deorbit.new("stationfall", seats=4, seed=1, tutorial="first")
    assert ticked(m, 2) == set()
    m.play(2, m.legal(2)[0])
    assert ticked(m, 2) == {"chosen"}
    assert ticked(m, 1) == set()


def test_goals_of_minute_13_tick_themselves_off_for_their_reader() -> None:
    m = begun()
    her_turn(m)
    assert ticked(m, 1) == set()
    do(m, "influence exile 1")
    assert ticked(m, 1) == {"conspirator"}
    do(m, "activate exile")
    assert ticked(m, 1) == {"conspirator", "activated"}
    do(m, str(next(a for a in m.legal(1) if a.kind == "step")))
    assert ticked(m, 1) == {"conspirator", "activated", "acted"}
    assert ticked(m, 2) == set()


def test_a_found_kompromat_is_a_goal() -> None:
    m = begun()
    her_turn(m)
    do(m, "influence cyborg 1", "activate cyborg", "pick-up-kompromat cyborg")
    assert "kompromat" in ticked(m, 1)


def test_the_newcomer_of_minute_12_is_a_new_one() -> None:
    m = begun()
    her_turn(m)
    do(m, "influence exile 1", "activate exile", "wait exile")
    others_wait(m)
    her_turn(m)
    again = m.copy()
    do(again, "influence exile 1", "activate exile")
    assert ticked(again, 1) == set()
    do(m, "influence troubleshooter 1", "activate troubleshooter")
    assert ticked(m, 1) == {"newcomer", "other"}


def after_lindsey(minute: int, **more: Any) -> deorbit.Match:
    """The turn of seat 1 in a Minute."""
    m = moment(minute, **more)
    her_turn(m)
    assert m.to_act == (1,)
    return m


@pytest.mark.parametrize(("to", "counts"), [("aft-airlocks", True), ("machine-shop", False)])
def test_a_vent_counts_as_an_ability_and_a_corridor_does_not(to: str, counts: bool) -> None:
    m = after_lindsey(12, characters={"troubleshooter": {"at": "quarters"}})
    do(m, "influence troubleshooter 1", "activate troubleshooter", f"step troubleshooter {to}")
    assert ("ability" in ticked(m, 1)) == counts


def test_spending_kompromat_is_the_goal_of_minute_10() -> None:
    m = after_lindsey(10, players=[{}, {"identity": "medical", "hand": ["exile"]}])
    do(m, "influence counselor 1", "activate counselor")
    assert ticked(m, 1) == set()
    do(m, "kompromat exile")
    assert ticked(m, 1) == {"spent"}


def test_a_row_of_the_agenda_that_counts_for_more_is_work_for_it() -> None:
    m = after_lindsey(
        11,
        characters={"stranger": {"at": "bio-lab"}},
        players=[{}, {"identity": "stranger", "cubes": {"stranger": 1}}],
    )
    do(m, "activate stranger")
    seat = m.seat(1)
    chapter = tutorial(m).chapter(m.view(1))
    turn = turn_of(chapter, 1, m.log(1))
    assert turn is not None
    assert not scored(seat, turn)
    do(m, "manufacture stranger x-secret")
    assert scored(seat, turn)


def test_lindsey_has_no_goals() -> None:
    m = begun()
    assert tutorial(m).told(m.seat(LINDSEY))["goals"] == []


def test_the_end_is_a_chapter() -> None:
    m = deorbit.new("stationfall", seats=4, seed=3, tutorial="first")
    agents = [deorbit.agent("lindsey"), *(deorbit.agent("random", seed=s) for s in (1, 2, 3))]
    deorbit.play_out(m, agents)
    told = tutorial(m).told(m.seat(1))
    assert (told["chapter"], told["done"], told["next"]) == ("end", True, None)
    assert all(chapter["step"] is not None for chapter in told["chapters"][-1:])


def test_a_loaded_tutorial_goes_on_where_it_was() -> None:
    m = in_minute(10)
    for _ in range(3):
        m.play(LINDSEY, deorbit.agent("lindsey").choose(m, LINDSEY))
    again = deorbit.loads(m.dumps())
    assert tutorial(again).told(again.seat(2)) == tutorial(m).told(m.seat(2))
    assert tutorial(again).scripted(again) == tutorial(m).scripted(m)


# Courses and words --------------------------------------------------------------------------------


def test_a_match_without_a_course_has_none() -> None:
    for game in deorbit.games():
        assert course_for(game, deorbit.new(game, seed=1).options) is None
    with pytest.raises(deorbit.BadInput, match="no lesson"):
        course_for("stationfall", {}, "baking")


def everything(time: str) -> Iterator[tuple[Chapter, str]]:
    for chapter in chapters(time):
        said = [step.say for step in chapter.steps]
        goals = [f"stationfall-tutorial-goal-{goal.name}" for goal in chapter.goals]
        parts = (*chapter.new, *chapter.lindsey, *chapter.you, *chapter.limits)
        for message in (chapter.title, *parts, *said, *goals):
            yield chapter, message


@pytest.mark.parametrize("time", TIMES)
def test_every_chapter_has_its_words_and_its_rules(time: str) -> None:
    book = rulebook("stationfall")
    assert book is not None
    for language in text.languages():
        for _, message in everything(time):
            assert text.has(message, language), message
    for chapter in chapters(time):
        assert chapter.new
        # Before anybody has moved there is nothing to say to it.
        assert chapter.lindsey or chapter.name == "start"
        assert chapter.you
        for rule in chapter.rules:
            assert book.paragraph(rule), rule


def test_no_words_of_the_tutorial_are_left_over() -> None:
    used = {message for time in TIMES for _, message in everything(time)}
    code = files("deorbit.games.stationfall").joinpath("teaching", "course.py").read_text("utf-8")
    start = "stationfall-tutorial-"
    for end in text.messages(start):
        line = re.fullmatch(r"say-(line-\d.*|answer)", end)
        known = f"{start}{end}" in used or line or f"tutorial-{end}" in code
        assert known or end in ("seats", "alone", "cast"), end


def test_every_limit_of_the_engine_is_explained_in_its_chapter() -> None:
    limits = {chapter.name: len(chapter.limits) for chapter in chapters("second")}
    assert {name for name, count in limits.items() if count} == {"13", "12", "11", "10"}
