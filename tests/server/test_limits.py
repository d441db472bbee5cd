"""How often one may come: every way into the service is counted, and by whom."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from deorbit.server.api import costs
from deorbit.server.app import SUBJECTS
from server.site import Person, Site

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
ENOUGH = 1000
NEW = {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "me"}]}
SEAT = {"seat": 0, "id": "x", "version": 0}
ACTION = {**SEAT, "action": {"kind": "end", "args": []}}
FORK = {"step": 0, "seats": [{"kind": "me"}]}
LESSON = {"game": "stationfall", "lesson": "nothing"}
PROPOSAL = {"kind": "close", "seat": 0}

BY_GUEST = [
    ("tables", "POST", "/api/tables", NEW),
    ("tables", "POST", "/api/tables/{table}/fork", FORK),
    ("tables", "POST", "/api/tables/{table}/rematch", None),
    ("tables", "POST", "/api/files", {"file": "{}"}),
    ("tables", "POST", "/api/lessons", LESSON),
    ("actions", "POST", "/api/tables/{table}/actions", ACTION),
    ("actions", "POST", "/api/tables/{table}/undo", SEAT),
    ("actions", "PUT", "/api/tables/{table}/notes", {"seat": 0, "text": ""}),
    ("actions", "POST", "/api/tables/{table}/course/next", {"version": 0}),
    ("chat", "POST", "/api/tables/{table}/chat", {"seat": 0, "text": "hello"}),
    ("chat", "POST", "/api/tables/{table}/propose", PROPOSAL),
    ("chat", "POST", "/api/tables/{table}/course/skip", None),
]
WORK = [
    "/api/tables/{table}/consider?seat=0&action=end",
    "/api/tables/{table}/route?start=a&goal=b",
    "/api/tables/{table}/towards?sort=section&name=bridge",
    "/api/tables/{table}/moments/0",
    "/api/tables/{table}/hint?seat=0",
    "/api/tables/{table}/course?seat=0",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/log",
]
"""What has to be worked out counts as a decision does."""
BY_GUEST += [("actions", "GET", path, None) for path in WORK]
BY_GUEST += [("actions", "POST", "/api/positions", {"game": "stationx", "position": {}})]
BY_ADDRESS = [
    ("chat", "POST", "/api/tables/{table}/fork", FORK),
    ("chat", "POST", "/api/files/look", None),
    ("chat", "POST", "/api/files", {"file": "{}"}),
    ("chat", "POST", "/api/watch", None),
    ("chat", "GET", "/api/tables/{table}/record", None),
    ("chat", "GET", "/api/tables/{table}/report", None),
    ("chat", "GET", "/api/tables/{table}/verify", None),
]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def limited(file: str, what: str, most: int) -> Site:
    usual = dict.fromkeys(("guests", "requests", "actions", "chat", "tables"), ENOUGH)
    given = {f"limit_{name}": count for name, count in {**usual, what: most}.items()}
    return Site(file, limits=True, **given)


def is_too_often(person: Person, method: str, path: str, table: str, body: Any) -> bool:
    answer = person.ask(method, path.format(table=table), body)
    if answer.status_code != 429:
        return False
    assert answer.json()["error"]["id"] == "server-too-often"
    return True


@pytest.mark.parametrize(("what", "method", "path", "body"), BY_GUEST)
def test_what_a_guest_does_is_counted_for_that_guest_alone(
    file: str, what: str, method: str, path: str, body: Any
) -> None:
    with limited(file, what, 3) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "me")
        said = [is_too_often(anna, method, path, table, body) for _ in range(4)]
        assert said == ([False, False, True, True] if what == "tables" else [False] * 3 + [True])
        assert not is_too_often(bert, method, path, table, body)


@pytest.mark.parametrize(("what", "method", "path", "body"), BY_ADDRESS)
def test_what_is_costly_is_counted_for_an_address_whoever_comes_from_there(
    file: str, what: str, method: str, path: str, body: Any
) -> None:
    with limited(file, what, 4) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        far = site.person("Far", "198.51.100.1")
        table = anna.make("me", "me")
        told = [is_too_often(one, method, path, table, body) for one in (anna, bert, anna, bert)]
        assert told == [False] * 4
        assert is_too_often(anna, method, path, table, body)
        assert not is_too_often(far, method, path, table, body)


def test_under_many_names_an_address_has_twice_the_work_of_one_guest(file: str) -> None:
    with limited(file, "actions", 2) as site:
        people = [site.person(name) for name in ("Anna", "Bert", "Cleo")]
        table = people[0].make("me", "me")
        path = "/api/tables/{table}/moments/0"
        told = [is_too_often(one, "GET", path, table, None) for one in people * 2]
        assert told == [False] * 4 + [True] * 2
        far = site.person("Far", "198.51.100.1")
        assert not is_too_often(far, "GET", path, table, None)
        nobody = site.stranger("198.51.100.2")
        asked = [is_too_often(nobody, "GET", path, table, None) for _ in range(3)]
        assert asked == [False, False, True]


def test_of_one_address_only_so_many_tables_stand_in_the_lobby(file: str) -> None:
    with Site(file, limits=True, limit_tables=ENOUGH, limit_listed=3) as site:
        people = [site.person(str(number)) for number in range(5)]
        tables = [person.make("me", "open", listed=True) for person in people[:3]]
        late = people[4]
        wanted = {**NEW, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        answer = late.ask("POST", "/api/tables", wanted)
        assert answer.json()["error"]["id"] == "server-too-many-listed"
        assert (answer.status_code, int(answer.headers["retry-after"]) > 0) == (429, True)
        late.make("me", "open")
        site.person("Far", "198.51.100.1").make("me", "open", listed=True)
        people[0].do(tables[0], "start", fill="random")
        assert late.ask("POST", "/api/tables", wanted).status_code == 429
        people[1].do(tables[1], "leave", seat=0)
        again = late.make("me", "open", listed=True)
        late.do(again, "leave", seat=0)
        late.make("me", "open", listed=True)
        assert late.cannot(429, again, "rematch") == "server-too-many-listed"
        assert len(site.stranger().ok("GET", "/api/tables")) == 4


def test_under_many_names_an_address_makes_twice_the_tables_of_one_guest(file: str) -> None:
    with limited(file, "tables", 2) as site:
        people = [site.person(str(number)) for number in range(6)]
        told = [is_too_often(one, "POST", "/api/tables", "", NEW) for one in people]
        assert told == [False] * 4 + [True] * 2
        far = site.person("Far", "198.51.100.1")
        assert not is_too_often(far, "POST", "/api/tables", "", NEW)


WORDS = {
    costs.NOTHING: "nothing",
    costs.TIME: "time",
    costs.DECISION: "decision",
    costs.SPEECH: "speech",
    costs.TABLE: "table",
    costs.WORK: "work",
    costs.WHOLE_MATCH: "whole match",
    costs.TABLE + costs.WHOLE_MATCH: "table, whole match",
}


def test_the_page_on_security_tells_what_each_request_costs() -> None:
    told = {
        (path, method, cost)
        for method, path, cost in re.findall(r"^\| `(\w+) (/\S+)` \| ([\w ,]+) \|", PAGE, re.M)
    }
    declared = {
        (re.sub(r":\w+}", "}", path), str(method), WORDS[handler.opt[costs.COST]])
        for subject in SUBJECTS
        for handler in subject.handlers
        for path in handler.paths
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    assert told == declared


def test_the_page_on_security_names_tests_that_there_are() -> None:
    names = set(re.findall(r"`(test_\w+\.py)`", PAGE))
    there = {path.name for path in Path(__file__).parents[1].rglob("test_*.py")}
    assert names
    assert names <= there
