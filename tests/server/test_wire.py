"""What is annotated with a shape has it: the dicts that games make are as the wire describes."""

import json

import msgspec
import pytest

import deorbit
from deorbit.games import NAMES, find, lessons
from deorbit.games.courses import course_for
from deorbit.server.wire.play import Course, Event, Outcome, View
from server.site import Site


def as_sent(facts: object) -> object:
    return json.loads(json.dumps(facts))


@pytest.mark.parametrize("game", NAMES)
def test_views_logs_and_outcomes(game: str) -> None:
    match = deorbit.new(game, seed=3)
    for seat in (None, *range(match.seats)):
        msgspec.convert(as_sent(match.view(seat)), View)
    agents = [deorbit.agent("random", seed=seat) for seat in range(match.seats)]
    outcome = deorbit.play_out(match, agents)
    assert outcome is not None
    msgspec.convert(as_sent(match.view(None)), View)
    msgspec.convert(as_sent(outcome.to_json()), Outcome)
    assert msgspec.convert(as_sent([event.to_json() for event in match.log(None)]), list[Event])


def courses() -> list[tuple[str, str]]:
    """Lessons, and the tutorials by their option."""
    found = [(game, lesson.name) for game in NAMES for lesson in lessons(game)]
    return [*found, ("stationfall", "tutorial:first"), ("stationfall", "tutorial:second")]


@pytest.mark.parametrize(("game", "lesson"), courses())
def test_what_learners_are_told(game: str, lesson: str) -> None:
    if lesson.startswith("tutorial:"):
        options = {"tutorial": lesson.removeprefix("tutorial:")}
        match, course = (
            deorbit.new(game, seats=4, tutorial=options["tutorial"]),
            course_for(game, options),
        )
    else:
        found = next(one for one in lessons(game) if one.name == lesson)
        match, course = deorbit.scenario(game, found.position), course_for(game, {}, lesson)
    assert course is not None
    for seat in range(match.seats):
        msgspec.convert(as_sent(course.told(match.seat(seat))), Course)


def test_the_games_come_in_their_order_and_tell_which_has_a_tutorial(tmp_path: object) -> None:
    with Site(f"sqlite:///{tmp_path}/house.db") as site:
        games = site.stranger().ok("GET", "/api/games")
    assert [game["name"] for game in games] == list(NAMES)
    assert [game["name"] for game in games if game["tutorial"]] == ["stationfall"]
    assert all(find(game["name"]).secrets == game["secrets"] for game in games)
