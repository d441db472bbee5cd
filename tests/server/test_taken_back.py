"""What was seen and taken back is known to those who saw it: nobody new sits down there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from server.site import Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def play_until(
    site: Site, anna: Person, table: str, free: bool, other: Person | None = None
) -> None:
    """Until Anna's last decision can be taken back freely, or only if the table agrees."""
    rng = Random(3)
    while True:
        match = site.room(table).match
        seat = match.to_act[0]
        action = rng.choice(match.legal(seat)).to_json()
        person = anna if seat == 0 or other is None else other
        person.act(table, seat, action, f"a{match.version}", match.version)
        match = site.room(table).match
        if seat == 0 and match.may_undo(0) == free and match.copy().undo(0, agreed=True):
            return


def test_who_plays_with_agents_alone_takes_a_look_back_only_at_a_marked_table(
    database: str,
) -> None:
    with Site(database) as site:
        anna, ben = site.person(), site.person("Ben")
        table = anna.make("me", "me")
        play_until(site, anna, table, free=False)
        anna.do(table, "propose", kind="undo", seat=0)
        assert site.room(table).entries[-1].sort == "agreed-undo"
        assert anna.at(table)["note"] == "taken-back"
        site.premises.rooms.forget(site.room(table))
        anna.do(table, "leave", seat=1)
        assert anna.cannot(409, table, "propose", kind="open", seat=1) == "server-taken-back"
        assert ben.cannot(409, table, "join") == "server-seat-taken"
        anna.do(table, "propose", kind="agent", seat=1)
        assert anna.at(table)["seats"][1]["kind"] == "agent"


def test_a_seat_that_was_open_before_the_look_takes_nobody_behind_it(file: str) -> None:
    with Site(file) as site:
        anna, ben = site.person(), site.person("Ben")
        table = anna.make("me", "me", "me")
        play_until(site, anna, table, free=False)
        anna.do(table, "leave", seat=2)
        anna.do(table, "propose", kind="open", seat=2)
        anna.do(table, "propose", kind="undo", seat=0)
        assert ben.cannot(409, table, "join") == "server-taken-back"
        assert anna.do(table, "join", seat=0) == {"seat": 0}, "who sits there is not new"


def test_one_of_two_who_shared_a_screen_takes_no_look_along(file: str) -> None:
    with Site(file) as site:
        anna, ben = site.person(), site.person("Ben")
        table = anna.make("me", "me")
        link = anna.at(table, "/seats/1/link")["path"][3:]
        play_until(site, anna, table, free=False)
        anna.do(table, "propose", kind="undo", seat=0)
        assert ben.refused(409, "POST", "/api/seats/claim", {"token": link}) == "server-taken-back"


def test_who_has_a_seat_of_their_own_goes_on_at_another_device_behind_a_look(file: str) -> None:
    with Site(file) as site:
        anna, ben, phone = site.person(), site.person("Ben"), site.person("Ben")
        table = anna.make("me", "open")
        ben.do(table, "join")
        anna.do(table, "start")
        play_until(site, anna, table, free=False, other=ben)
        anna.do(table, "propose", kind="undo", seat=0)
        ben.do(table, "vote", yes=True)
        assert anna.at(table)["note"] == "taken-back"
        link = ben.at(table, "/seats/1/link")["path"][3:]
        assert phone.ok("POST", "/api/seats/claim", {"token": link})["seat"] == 1


def test_what_nothing_was_learned_by_marks_no_table(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        play_until(site, anna, table, free=True)
        anna.do(table, "propose", kind="undo", seat=0)
        assert site.room(table).entries[-1].sort == "agreed-undo"
        assert anna.at(table)["note"] == ""


def test_who_plays_on_elsewhere_marks_a_table_that_is_marked_already(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        play_until(site, anna, table, free=False)
        anna.do(table, "propose", kind="undo", seat=0)
        anna.do(table, "fork", seats=[{"kind": "me"}, {"kind": "me"}])
        assert anna.at(table)["note"] == "forked"
        anna.do(table, "leave", seat=1)
        assert anna.cannot(409, table, "propose", kind="open", seat=1) == "server-forked"
