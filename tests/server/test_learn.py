"""Lessons over the service: begun, tried again, swept away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.core.lessons import Lesson
from deorbit.core.records import Action
from deorbit.games import NAMES, lessons
from deorbit.server.base.settings import HOUR
from deorbit.server.rooms.learning import MOST_LESSONS
from server.site import Person, Site, StillClock

GAME = "stationfall"
PACK = Path(__file__).parents[2] / "packs" / "night-shift"
FIRST = deorbit.lessons(GAME)[0]
OTHER = deorbit.lessons(GAME)[1]


def learn(person: Person, lesson: Lesson = FIRST, **more: Any) -> str:
    body = {"game": lesson.game, "lesson": lesson.name, **more}
    return str(person.ok("POST", "/api/lessons", body)["id"])


def play(person: Person, table: str, line: tuple[str, ...], seat: int = 0) -> None:
    for action in line:
        version = person.site.room(table).version
        answer = person.act(table, seat, Action.parse(action).to_json(), f"v{version}", version)
        assert answer.status_code == 200, (action, answer.text)


def course(person: Person, table: str, seat: int = 0) -> Any:
    return person.at(table, "/course", seat)["course"]


@pytest.mark.parametrize("game", NAMES)
def test_the_lessons_of_a_game_are_listed_in_their_order(database: str, game: str) -> None:
    with Site(database) as site:
        found = site.stranger().ok("GET", f"/api/lessons/{game}")
    own = [one["name"] for one in found if one["pack"] is None]
    assert own == [one.name for one in deorbit.lessons(game)]
    assert all(one["rules"] and one["message"].startswith(f"{game}-lesson-") for one in found)


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_solved_by_its_solution(database: str, game: str) -> None:
    lesson = deorbit.lessons(game)[0]
    with Site(database) as site:
        anna = site.person()
        table = learn(anna, lesson)
        told = anna.at(table)
        assert (told["course"], told["lesson"]) == ("lesson", lesson.name)
        assert told["yours"] == [lesson.seat]
        with anna.live(table, lesson.seat) as live:
            live.until(lambda message: message["type"] == "hello")
            assert not live.game["course"]["done"]
            play(anna, table, lesson.solution, lesson.seat)
            live.until(lambda message: message["type"] == "game" and message["course"]["done"])
        assert course(anna, table, lesson.seat)["done"]


def test_a_lesson_of_a_content_pack_is_offered_and_learned(database: str) -> None:
    with Site(database, packs=(str(PACK),)) as site:
        anna = site.person()
        cards = anna.ok("GET", "/api/lessons/stationfall")
        card = next(one for one in cards if one["name"] == "wet-floor")
        assert card["pack"]
        assert card["words"]["title"]
        body = {"game": GAME, "lesson": card["name"]}
        assert anna.refused(404, "POST", "/api/lessons", body) == "server-no-lesson"
        table = anna.ok("POST", "/api/lessons", {**body, "pack": card["pack"]})["id"]
        pack = anna.at(table)["options"]["pack"]
        lesson = next(one for one in lessons(GAME, pack) if one.name == card["name"])
        play(anna, table, lesson.solution, lesson.seat)
        assert course(anna, table, lesson.seat)["done"]


def test_nobody_plays_the_other_seats_of_a_lesson(database: str) -> None:
    """Agents would play on as soon as the learner has ended the turn."""
    lesson = deorbit.lessons("stationx")[0]
    with Site(database, agents=False) as site:
        anna = site.person()
        table = learn(anna, lesson)
        play(anna, table, (*lesson.solution, "end"), lesson.seat)
        assert lesson.seat not in site.room(table).asked()
        assert site.room(table).agent_asked() is None
        assert site.pool.asked == []


def test_a_wrong_try_tells_what_went_wrong_and_by_which_rule(database: str) -> None:
    lesson = next(one for one in deorbit.lessons(GAME) if one.faults)
    with Site(database) as site:
        anna = site.person()
        table = learn(anna, lesson)
        play(anna, table, lesson.wrong[0], lesson.seat)
        told = course(anna, table, lesson.seat)
    assert told["fault"]["rule"]
    assert not told["done"]


def test_a_try_again_begins_as_the_first_did_and_puts_the_old_one_away(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = learn(anna)
        begun = site.room(table).match.position()
        again = learn(anna, instead=table)
        assert site.room(again).match.position() == begun
        assert anna.at(table)["status"] == "closed"
        assert anna.cannot(409, table, "start") == "server-table-closed"


def test_nobody_puts_away_what_is_not_their_own_lesson(database: str) -> None:
    with Site(database) as site:
        anna, berta = site.person(), site.person("Berta")
        theirs, match = learn(anna), berta.make("me", "greedy")
        learn(berta, instead=theirs)
        learn(berta, instead=match)
        assert anna.at(theirs)["status"] == "playing"
        assert berta.at(match)["status"] == "playing"


def test_very_many_lessons_at_once_put_away_the_oldest(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna = site.person()
        made = []
        for _ in range(MOST_LESSONS + 2):
            clock.time += 1.0
            made.append(learn(anna))
        status = [anna.at(table)["status"] for table in made]
    assert status == ["closed"] * 2 + ["playing"] * MOST_LESSONS


def test_lessons_stand_in_no_list(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        learn(anna)
        match = anna.make("me", "greedy")
        assert [one["id"] for one in anna.ok("GET", "/api/me/tables")] == [match]
        assert anna.ok("GET", "/api/tables") == []


def test_a_lesson_is_forgotten_early(database: str) -> None:
    clock = StillClock()
    with Site(database, clock=clock) as site:
        anna = site.person()
        table, match = learn(anna), anna.make("me", "greedy")
        clock.time += 12 * HOUR
        site.sweep()
        anna.at(table)
        clock.time += 13 * HOUR
        site.sweep()
        assert anna.refused(404, "GET", f"/api/tables/{table}") == "server-no-table"
        anna.at(match)


def test_a_lesson_goes_on_after_a_restart(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = learn(anna, OTHER)
        play(anna, table, OTHER.solution[:-1], OTHER.seat)
        told = course(anna, table, OTHER.seat)
        cookie = anna.cookie
    with Site(database) as site:
        again = Person(site, cookie, "203.0.113.7")
        assert course(again, table, OTHER.seat) == told
        play(again, table, OTHER.solution[-1:], OTHER.seat)
        assert course(again, table, OTHER.seat)["done"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": GAME, "lesson": "no-such"}, 404),
        ({"game": "chess", "lesson": "vents"}, 404),
        ({"game": GAME, "lesson": ""}, 400),
        ({"game": GAME, "lesson": "x" * 65}, 400),
        ({"game": GAME, "lesson": 3}, 400),
        ({"game": GAME, "lesson": FIRST.name, "instead": "x" * 65}, 400),
        ({"game": GAME}, 400),
    ],
)
def test_a_lesson_that_is_none_is_refused(database: str, body: Any, status: int) -> None:
    with Site(database) as site:
        site.person().refused(status, "POST", "/api/lessons", body)


def test_lessons_are_begun_at_the_rate_of_tables(database: str) -> None:
    with Site(database, limits=True, limit_tables=2) as site:
        anna = site.person()
        learn(anna)
        learn(anna)
        body = {"game": GAME, "lesson": FIRST.name}
        assert anna.refused(429, "POST", "/api/lessons", body) == "server-too-often"


def test_only_who_holds_the_seat_is_told_of_the_course(database: str) -> None:
    with Site(database) as site:
        anna, berta = site.person(), site.person("Berta")
        table = learn(anna)
        berta.refused(403, "GET", f"/api/tables/{table}/course?seat=0")
        with berta.live(table) as live:
            live.until(lambda message: message["type"] == "hello")
            assert live.game["course"] is None


def test_a_table_without_a_course_shows_and_skips_nothing(database: str) -> None:
    with Site(database, agents=False) as site:
        anna, berta = site.person(), site.person("Berta")
        table, lesson = anna.make("me", "greedy"), learn(anna)
        assert course(anna, table) is None
        for one in (table, lesson):
            version = anna.at(one)["version"]
            assert anna.cannot(409, one, "course/next", version=version) == "server-nothing-shown"
            assert anna.cannot(409, one, "course/next", version=version + 3) == "server-moved-on"
            assert anna.cannot(409, one, "course/skip") == "server-nothing-shown"
            assert berta.cannot(403, one, "course/next", version=0) == "server-not-at-table"
            assert berta.cannot(403, one, "course/skip") == "server-skip-alone"
