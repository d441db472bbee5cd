"""Matches that begin elsewhere than at their set-up: in a position, or in another match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit.games import find
from deorbit.server.storage import records
from server.site import Person, Site


@pytest.fixture
def file(tmp_path: Path) -> str:
    """SQLite, where the database makes no difference."""
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


SEATS = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
SOLO = [{"kind": "me"}, {"kind": "agent", "agent": "greedy"}]


def advance(site: Site, person: Person, table: str, steps: int) -> None:
    """Play the first legal action so many times."""
    for _ in range(steps):
        asked = site.room(table).asked()
        if not asked:
            return
        person.play_first(table, asked[0])


def finish(site: Site, person: Person, table: str) -> None:
    """Everybody resigns but the last, and agents bring it to its end."""
    with person.live(table):
        for seat in person.at(table)["yours"]:
            person.do(table, "resign", seat=seat)
        site.wait(lambda: site.room_now(table).row.status == "over")


def state(site: Site, table: str) -> tuple[Any, ...]:
    match = site.room(table).match
    return match.fingerprint, match.version, len(match), match.commitment, len(match.log(None))


# Positions -----------------------------------------------------------------------------------


def test_a_table_begins_in_a_position_and_is_loaded_as_it_stands(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", game="stationx", position={"round": 4})
        assert anna.at(table)["origin"] == {"sort": "position", "step": 0}
        assert site.room(table).match.position()["round"] == 4
        advance(site, anna, table, 5)
        before = state(site, table)
        site.premises.rooms.forget(site.room(table))
        assert state(site, table) == before
    with Site(database) as again:
        assert state(again, table) == before


def test_what_a_position_leaves_out_is_drawn_from_the_published_secret(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        one, other = (anna.make("me", "me", position={"minute": 9}) for _ in range(2))
        told = [site.room(table).match.position() for table in (one, other)]
        assert told[0]["minute"] == told[1]["minute"] == 9
        assert told[0]["players"] != told[1]["players"]
        assert anna.at(one)["commitment"] != anna.at(other)["commitment"]


def test_a_wrong_position_is_refused_with_its_key(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        body = {"game": "stationx", "seats": SEATS}
        answer = anna.ask("POST", "/api/tables", {**body, "position": {"round": -1}})
        assert (answer.status_code, answer.json()["error"]["args"]["key"]) == (400, "round")
        answer = anna.ask("POST", "/api/tables", {**body, "position": {"seats": 3}})
        assert (answer.status_code, answer.json()["error"]["args"]["key"]) == (400, "seats")
        answer = anna.ask("POST", "/api/tables", {**body, "position": {"options": 3}})
        assert (answer.status_code, answer.json()["error"]["args"]["key"]) == (400, "options")
        assert anna.ok("GET", "/api/me/tables") == []


def test_a_position_deep_as_a_well_is_refused(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        for depth in (400, 5000):
            deep = "[" * depth + "]" * depth
            seats = '"seats":[{"kind":"me"},{"kind":"me"}]'
            content = f'{{"game":"stationx",{seats},"position":{{"tiles":{deep}}}}}'
            headers = {"X-Deorbit": "1", "Content-Type": "application/json"}
            answer = anna.ask("POST", "/api/tables", content=content.encode(), headers=headers)
            assert answer.status_code == 400


def test_a_whole_position_of_a_match_may_be_given_as_it_is(file: str) -> None:
    match = deorbit.new("stationfall", seats=3, seed=5)
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    with Site(file) as site:
        table = site.person().make("me", "me", "me", position=match.position())
        assert site.room(table).match.position() == match.position()


# Forks ---------------------------------------------------------------------------------------


def test_a_finished_match_goes_on_from_any_moment_for_anybody(database: str) -> None:
    with Site(database) as site:
        anna, carl = site.person(), site.person("Carl")
        table = anna.make("me", "me", game="stationx", options={"rounds": 5})
        advance(site, anna, table, 3)
        finish(site, anna, table)
        old = site.room(table).match
        for step in (0, 7, len(old) - 1):
            # Without an agent, who might already have ended it.
            made = carl.do(table, "fork", step=step, seats=SEATS)["id"]
            new = site.room(made)
            assert carl.at(made)["origin"] == {"sort": "fork", "step": step}
            assert new.row.status == "playing"
            fork = new.match
            assert len(fork) >= step
            assert fork.at(step).fingerprint == old.at(step).fingerprint
            assert fork.commitment != old.commitment
        assert carl.cannot(409, table, "fork", step=len(old), seats=SOLO) == "server-fork-over"
        assert carl.cannot(400, table, "fork", step=len(old) + 1, seats=SOLO) == "bad-moment"
        without = carl.do(table, "fork", seats=SOLO)["id"]
        assert carl.at(without)["origin"]["step"] == len(old) - 1


def test_a_fork_goes_on_after_a_restart_and_under_new_rules(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me")
        advance(site, anna, table, 30)
        made = anna.do(table, "fork", step=21, seats=SEATS)["id"]
        assert site.room(made).version == site.room(table).match.at(21).version
        assert site.room(made).match.log(1) == site.room(table).match.at(21).log(1)
        advance(site, anna, made, 4)
        before = state(site, made)
        site.premises.rooms.forget(site.room(made))
        assert state(site, made) == before
    with Site(database) as again:
        anna.site = again
        assert state(again, made) == before
        advance(again, anna, made, 3)
        view = again.room(made).match.view(0)
    monkeypatch.setattr(find("stationfall"), "version", 99)
    with Site(database) as newer:
        assert newer.room(made).match.view(0) == view


def test_a_running_match_goes_on_elsewhere_only_for_who_plays_it_alone(file: str) -> None:
    with Site(file) as site:
        anna, ben, carl = site.person(), site.person("Ben"), site.person("Carl")
        both = anna.make("me", "open")
        ben.do(both, "join")
        anna.do(both, "start")
        for person in (anna, ben, carl):
            assert person.cannot(403, both, "fork", seats=SEATS) == "server-fork-running"
        alone = anna.make("me", "me", "greedy")
        three = [*SEATS, {"kind": "agent"}]
        assert carl.cannot(403, alone, "fork", seats=three) == "server-fork-running"
        assert anna.do(alone, "fork", seats=three)["id"]
        waiting = anna.make("me", "open")
        assert anna.cannot(409, waiting, "fork", seats=SEATS) == "server-not-started"


def test_a_seat_that_somebody_left_or_may_take_keeps_its_secrets(file: str) -> None:
    with Site(file, agents=False) as site:
        anna, ben = site.person(), site.person("Ben")
        table = anna.make("me", "open", "greedy")
        ben.do(table, "join")
        anna.do(table, "start")
        ben.do(table, "leave", seat=1)
        three = [*SEATS, {"kind": "agent"}]
        assert anna.cannot(403, table, "fork", seats=three) == "server-fork-running"
        anna.do(table, "propose", kind="open", seat=1)
        assert anna.at(table)["seats"][1]["kind"] == "open"
        assert anna.cannot(403, table, "fork", seats=three) == "server-fork-running"


def test_nobody_new_comes_into_a_match_whose_secrets_may_be_known(file: str) -> None:
    """The file of a fork that is over tells the secret behind the draws of the match it left."""
    with Site(file, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "me", "greedy")
        anna.do(table, "fork", seats=[*SEATS, {"kind": "agent"}])
        site.premises.rooms.forget(site.room(table))
        anna.do(table, "leave", seat=1)
        assert anna.cannot(409, table, "propose", kind="open", seat=1) == "server-forked"
        anna.do(table, "propose", kind="agent", seat=1)
        assert anna.at(table)["seats"][1]["kind"] == "agent"


def test_who_moved_to_a_device_of_their_own_is_somebody_else(file: str) -> None:
    """They began at one screen, then Ben took his seat along: Anna no longer plays alone."""
    with Site(file, agents=False) as site:
        anna, ben, phone = site.person(), site.person("Ben"), site.person("Anna")
        table = anna.make("me", "me", "greedy")
        three = [*SEATS, {"kind": "agent"}]
        links = [anna.at(table, f"/seats/{seat}/link")["path"][3:] for seat in (0, 1)]
        phone.ok("POST", "/api/seats/claim", {"token": links[0]})
        assert anna.cannot(403, table, "fork", seats=three) == "server-fork-running"
        phone.ok("POST", "/api/seats/claim", {"token": links[1]})
        assert anna.do(table, "fork", seats=three)["id"]
        assert ben.refused(409, "POST", "/api/seats/claim", {"token": links[1]}) == "server-forked"
        solo = anna.make("me", "greedy")
        anna.do(solo, "fork", seats=SOLO)
        link = anna.at(solo, "/seats/0/link")["path"][3:]
        assert phone.ok("POST", "/api/seats/claim", {"token": link})["seat"] == 0


def test_nobody_keeps_very_many_forks(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a whole match in the database, also after its table was left or played again."""
    monkeypatch.setattr("deorbit.server.rooms.origins.MOST_KEPT", {"fork": 2})
    with Site(file, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy")
        made = anna.do(table, "fork", seats=SOLO)["id"]
        anna.do(made, "leave", seat=0)
        monkeypatch.setattr("deorbit.server.rooms.origins.MOST_KEPT", {"fork": 1})
        assert anna.cannot(429, made, "rematch") == "server-too-many-forks"
        monkeypatch.setattr("deorbit.server.rooms.origins.MOST_KEPT", {"fork": 2})
        anna.do(made, "rematch")
        assert anna.cannot(429, table, "fork", seats=SOLO) == "server-too-many-forks"
        other = anna.make("me", "greedy", position={"minute": 9})
        anna.do(other, "leave", seat=0)
        assert anna.do(other, "rematch")["id"]


def test_a_position_that_no_game_needs_is_not_even_looked_at(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        bad: list[Any] = [[[[[[[[]]]]]]], "x" * 1000, 10**30, {"y" * 1000: 1}, [0] * 25_000]
        for junk in bad:
            body = {"game": "stationx", "seats": SEATS, "position": {"round": junk}}
            answer = anna.ask("POST", "/api/tables", body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-value")


def test_a_match_keeps_its_number_of_seats(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me", "me")
        assert anna.cannot(409, table, "fork", seats=SEATS) == "server-fixed-seats"


def test_who_joins_a_fork_is_told_what_that_seat_knew_and_no_more(file: str) -> None:
    with Site(file) as site:
        anna, carl = site.person(), site.person("Carl")
        table = anna.make("me", "me")
        advance(site, anna, table, 12)
        made = anna.do(table, "fork", step=10, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        assert anna.at(made)["status"] == "waiting"
        carl.do(made, "join")
        anna.do(made, "start")
        old = site.room(table).match.at(10)
        with carl.live(made, 1) as live:
            hello = live.next()["game"]
            told = {key: hello["view"][key] for key in old.view(1)}
            assert told == old.view(1)
            assert [event["id"] for event in hello["log"]["events"]] == [
                event.to_json()["id"] for event in old.log(1)
            ]
        assert carl.cannot(403, made, "fork", seats=SEATS) == "server-fork-running"
        answer = carl.ask("GET", f"/api/tables/{made}/record?seat=1")
        assert '"deorbit-record"' in answer.text
        assert "keys" not in answer.json()


def test_the_file_of_an_origin_is_not_kept_in_memory_nor_read_for_lists(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        made = anna.do(table, "fork", seats=SEATS, listed=True)["id"]
        rooms = site.premises.rooms
        for _ in range(2):
            origin = site.room(made).row.origin
            assert origin is not None
            assert origin.save == ""
            rooms.forget(site.room(made))
        stored = site.run(rooms.read(lambda c: records.origin(c, made)))
        assert stored is not None
        assert deorbit.loads(stored.save).seats == 2
        listed = site.run(rooms.read(lambda c: records.listed_tables(c)))
        assert [row.origin for row in listed] == [None]


def test_the_same_again_begins_where_it_began(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        advance(site, anna, table, 15)
        made = anna.do(table, "fork", step=12, seats=SEATS)["id"]
        finish(site, anna, made)
        again = anna.do(made, "rematch")["id"]
        anna.do(again, "join", seat=0)
        anna.do(again, "join", seat=1, name="Ben")
        anna.do(again, "start")
        assert anna.at(again)["origin"] == {"sort": "fork", "step": 12}
        match = site.room(again).match
        assert match.fingerprint == site.room(made).match.at(12).fingerprint
        assert match.commitment != site.room(made).match.commitment


def test_an_origin_vanishes_with_its_table(database: str) -> None:
    with Site(database) as site:
        anna = site.person()
        table = anna.make("me", "me", position={})
        rooms = site.premises.rooms
        site.run(rooms.write(lambda c: records.delete_table(c, table)))
        assert site.run(rooms.read(lambda c: records.origin(c, table))) is None
