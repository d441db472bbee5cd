"""The tutorial at a table: Lindsey moves when somebody wants to see it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from server.site import PATIENCE, Person, Site

Json = Any


def tutorial(person: Person, *seats: str) -> str:
    return person.make("lindsey", *seats, options={"tutorial": "first"})


def told(person: Person, table: str, seat: int = 1) -> Json:
    return person.at(table, "/course", seat)["course"]


def choose(person: Person, table: str, *seats: int) -> None:
    """Before the alarm everybody chooses an identity."""
    for seat in seats:
        person.play_first(table, seat)


def until(condition: Callable[[], object]) -> None:
    """Until something is so that has to be asked for."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, condition
        time.sleep(0.02)


def show(person: Person, table: str) -> int:
    return int(person.do(table, "course/next", version=person.at(table)["version"])["version"])


def test_lindsey_waits_until_somebody_wants_to_see_her_move(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = tutorial(anna, "me", "me", "me")
        choose(anna, table, 1, 2, 3)
        course = told(anna, table)
        assert (course["chapter"], course["next"]["seat"]) == ("13", 0)
        version = anna.at(table)["version"]
        assert site.room(table).agent_asked() is None
        with anna.live(table, 1) as live:
            live.until(lambda message: message["type"] == "hello")
            assert live.game["course"]["next"] == course["next"]
            assert show(anna, table) == version + 1
            live.until(lambda message: message["type"] == "game")
            assert live.game["course"]["next"] != course["next"]


def test_her_whole_turn_is_shown_step_by_step_and_then_it_is_yours(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = tutorial(anna, "me", "greedy", "greedy")
        choose(anna, table, 1)
        until(lambda: told(anna, table)["next"])
        said = []
        while (course := told(anna, table))["next"]:
            said.append(course["next"]["say"].rpartition("say-")[2])
            show(anna, table)
        assert said[0] == "13-cube"
        assert said[-1] == "end"
        assert site.room(table).asked() == (1,)
        assert anna.cannot(409, table, "course/next", version=anna.at(table)["version"])


def test_of_two_who_press_at_once_both_see_one_step(database: str) -> None:
    with Site(database) as site:
        anna, berta = site.person(), site.person("Berta")
        table = tutorial(anna, "me", "open", "greedy")
        berta.do(table, "join")
        assert anna.at(table)["status"] == "playing"
        anna.play_first(table, 1)
        berta.play_first(table, 2)
        until(lambda: told(anna, table)["next"])
        version = anna.at(table)["version"]
        first = anna.do(table, "course/next", version=version)
        assert berta.do(table, "course/next", version=version) == first
        assert anna.at(table)["version"] == version + 1
        assert site.person("Carla").cannot(403, table, "course/next", version=version + 1)


def test_who_learns_alone_leaves_out_a_chapter(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = tutorial(anna, "me", "me", "greedy")
        anna.do(table, "course/skip")
        until(lambda: told(anna, table)["chapter"] == "13")
        anna.do(table, "course/skip")
        until(lambda: told(anna, table)["chapter"] == "12")
        site.wait(lambda: not site.room_now(table).driven)
        course = told(anna, table)
        assert course["next"]["say"].endswith("12-cube")
        steps = {one["name"]: one["step"] for one in course["chapters"]}
        assert steps["13"] is not None
        assert steps["11"] is None


def test_nobody_leaves_out_a_chapter_for_others(database: str) -> None:
    with Site(database) as site:
        anna, berta = site.person(), site.person("Berta")
        table = tutorial(anna, "me", "open", "greedy")
        berta.do(table, "join")
        assert anna.cannot(403, table, "course/skip") == "server-skip-alone"
        assert site.person("Carla").cannot(403, table, "course/skip") == "server-skip-alone"


def test_a_chapter_is_played_again_at_another_table(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = tutorial(anna, "me", "greedy", "greedy")
        anna.do(table, "course/skip")
        until(lambda: told(anna, table)["chapter"] == "13")
        anna.do(table, "course/skip")
        until(lambda: told(anna, table)["chapter"] == "12")
        step = next(one["step"] for one in told(anna, table)["chapters"] if one["name"] == "13")
        seats = [{"kind": "agent", "agent": "lindsey"}, {"kind": "me"}, *[{"kind": "agent"}] * 2]
        again = anna.do(table, "fork", step=step, seats=seats, instead=True)["id"]
        course = told(anna, again)
        assert course["chapter"] == "13"
        assert course["next"]["say"].endswith("13-cube")
        assert [card["id"] for card in anna.ok("GET", "/api/me/tables")] == [again]
        old = anna.at(table)
        assert (old["status"], old["note"]) == ("closed", "lesson")
        assert len(anna.at(table, "/record", 1)["actions"]) > step


def test_an_unfinished_tutorial_stands_in_the_list(database: str) -> None:
    with Site(database, agents=False) as site:
        anna = site.person()
        table = tutorial(anna, "me", "greedy", "greedy")
        (card,) = anna.ok("GET", "/api/me/tables")
        assert (card["id"], card["course"]) == (table, "tutorial")
        anna.do(table, "leave", seat=1)
        assert anna.ok("GET", "/api/me/tables") == []


def test_nobody_else_plays_where_lindsey_does(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", "open", "open", options={"tutorial": "second"})
        info = anna.at(table)
        assert info["yours"] == [1]
        assert (info["seats"][0]["agent"], info["seats"][0]["name"]) == ("lindsey", "Lindsey")
        assert anna.cannot(409, table, "seats/0", kind="open") == "server-tutor-here"
        assert anna.cannot(409, table, "seats/0", kind="agent") == "server-tutor-here"


def test_lindsey_is_offered_nowhere_else(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        assert all("lindsey" not in game["agents"] for game in anna.ok("GET", "/api/games"))
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "lindsey"}]
        anna.refused(400, "POST", "/api/tables", {"game": "stationx", "seats": seats})


@pytest.mark.parametrize("version", [-1, 10**9, "x", None])
def test_a_step_of_no_version_is_refused(database: str, version: object) -> None:
    with Site(database, agents=False) as site:
        anna = site.person()
        table = tutorial(anna, "me", "greedy", "greedy")
        assert anna.cannot(400, table, "course/next", version=version) == "server-bad-input"


def test_the_tutorial_goes_on_after_a_restart(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = tutorial(anna, "me", "me", "me")
        choose(anna, table, 1, 2, 3)
        show(anna, table)
        course, cookie = told(anna, table), anna.cookie
    with Site(database) as site:
        again = Person(site, cookie, "203.0.113.7")
        assert told(again, table) == course
        assert site.room(table).agent_asked() is None
