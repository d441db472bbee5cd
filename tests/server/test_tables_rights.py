"""Who may do what at a table, who hears of it, and what is left where somebody has gone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deorbit.core.records import Action
from deorbit.server.base.limits import Bucket, Count
from deorbit.server.base.refusals import Refusal
from deorbit.server.rooms import actions
from deorbit.server.storage import records
from deorbit.server.storage.errors import Busy, Closed
from deorbit.server.storage.store import Store
from server.site import Person, Site, StillClock

BOT = {"kind": "bot"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


def two_at_a_table(site: Site) -> tuple[Person, Person, str]:
    anna, bert = site.person("Anna"), site.person("Bert")
    table = anna.make("me", "open")
    bert.do(table, "join")
    anna.do(table, "start")
    return anna, bert, table


# Who may -----------------------------------------------------------------------------------------


def test_a_stranger_proposes_nothing(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        cleo = site.person("Cleo")
        assert cleo.cannot(403, table, "propose", kind="close", seat=0) == "server-not-at-table"
        assert anna.at(table)["proposal"] is None
        assert anna.at(table)["status"] == "playing"


def test_the_seat_of_an_agent_that_thinks_long_is_not_given_away(file: str) -> None:
    clock = StillClock()
    with Site(file, clock=clock, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy")
        site.wait(lambda: site.pool.asked)
        clock.time += 4000
        for kind in ("agent", "open"):
            refused = anna.cannot(409, table, "propose", kind=kind, seat=1)
            assert refused == "server-seat-not-free"


def test_who_is_not_waited_for_keeps_the_seat_however_long_they_are_away(file: str) -> None:
    clock = StillClock()
    with Site(file, clock=clock) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", game="stationx", options={"build": "standard"})
        bert.do(table, "join")
        anna.do(table, "start")
        (asked,) = site.room(table).match.to_act
        people = (anna, bert)
        clock.time += 4000
        body = {"kind": "agent", "seat": 1 - asked}
        assert people[asked].cannot(409, table, "propose", **body) == "server-seat-not-free"
        people[1 - asked].do(table, "propose", kind="agent", seat=asked)
        assert anna.at(table)["seats"][asked]["kind"] == "agent"


def test_who_takes_a_seat_at_a_running_table_with_bots_begins_nothing_anew(file: str) -> None:
    with Site(file) as site:
        anna, bert, cleo = (site.person(name) for name in ("Anna", "Bert", "Cleo"))
        table = anna.make(seats=[ME, OPEN, BOT, BOT], options={"cooperative": True}, start=False)
        bert.do(table, "join")
        commitment = anna.at(table)["commitment"]
        bert.do(table, "leave", seat=1)
        anna.do(table, "propose", kind="open", seat=1)
        assert cleo.do(table, "join") == {"seat": 1}
        assert cleo.at(table)["yours"] == [1]
        assert cleo.at(table)["commitment"] == commitment


def test_a_decision_of_an_agent_that_nobody_asked_for_is_not_taken(file: str) -> None:
    """Of a question that is no longer the same, of a seat that is not asked, of a person's."""
    with Site(file, agents=False) as site:
        anna = site.person()
        table = anna.make("me", "greedy", game="stationx", options={"build": "standard"})
        rooms = site.premises.rooms

        def decides(seat: int, version: int) -> bool:
            end = Action("end")
            return site.run(actions.act_for_agent(rooms, table, seat, end, version))

        if site.room(table).match.to_act == (1,):
            assert decides(1, 0)
        version = site.room(table).version
        assert not decides(0, version), "a person decides for themselves"
        assert not decides(1, version), "who is not asked decides nothing"
        assert anna.act(table, 0, {"kind": "end"}, "e", version).status_code == 200
        assert not decides(1, version), "it has not seen what it is asked now"
        assert decides(1, version + 1)
        assert site.room(table).version == version + 2


def test_what_will_happen_later_cannot_be_taken_back(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        version = anna.play_first(table, 0)
        late = {"seat": 0, "id": "u", "version": version + 1}
        assert anna.cannot(409, table, "undo", **late) == "server-moved-on"
        assert anna.do(table, "undo", seat=0, id="v", version=version)["version"] == version + 1


# Who hears of it ---------------------------------------------------------------------------------


def test_who_waits_hears_that_somebody_has_joined(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open", "open")
        with anna.live(table) as live:
            live.next()
            bert.do(table, "join")
            told = live.until(lambda message: message["type"] == "table")
            assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", "Bert", ""]


def test_who_returns_across_an_undo_after_a_reload_gets_the_log_from_the_beginning(
    file: str,
) -> None:
    with Site(file) as site:
        anna, bert, table = two_at_a_table(site)
        bert.play_first(table, 1)
        version = anna.play_first(table, 0)
        with anna.live(table, 0) as live:
            live.next()
        known = {"version": version, "log": len(live.log)}
        assert known["log"] > 0
        rooms = site.premises.rooms
        rooms.forget(site.room(table))
        with anna.live(table, 0, **known) as unchanged:
            assert unchanged.next()["game"]["log"]["at"] == known["log"]
        match = site.room(table).match
        seat = next(seat for seat in (0, 1) if match.copy().undo(seat, agreed=True))
        by, other = (anna, bert) if seat == 0 else (bert, anna)
        by.do(table, "propose", kind="undo", seat=seat)
        other.do(table, "vote", yes=True)
        rooms.forget(site.room(table))
        with anna.live(table, 0, **known) as after:
            game = after.next()["game"]
            assert game["log"]["at"] == 0
            assert len(after.log) < known["log"]


# What is left ------------------------------------------------------------------------------------


def test_who_left_is_called_by_their_name_until_somebody_else_sits_there(file: str) -> None:
    with Site(file) as site:
        anna, bert = site.person("Anna"), site.person("Bert")
        table = anna.make("me", "open")
        bert.do(table, "join")
        bert.do(table, "leave", seat=1)
        assert anna.at(table)["seats"][1]["name"] == "", "before the start nobody was there"
        bert.do(table, "join")
        anna.do(table, "start")
        bert.do(table, "leave", seat=1)
        left = anna.at(table)["seats"][1]
        assert (left["name"], left["left"]) == ("Bert", True)
        anna.do(table, "propose", kind="open", seat=1)
        opened = anna.at(table)["seats"][1]
        assert (opened["name"], opened["left"]) == ("", False)


def test_a_rematch_keeps_names_agents_and_bots(file: str) -> None:
    with Site(file) as site:
        anna = site.person("Anna")
        seats = [{"kind": "me", "name": "Zoe"}, {"kind": "agent", "agent": "random"}, BOT, BOT]
        table = anna.make(seats=seats)
        anna.do(table, "propose", kind="close", seat=0)
        again = site.room(anna.do(table, "rematch")["id"])
        assert again.seats[0].name == "Zoe"
        assert again.seats[1].agent == "random"
        assert [seat.name for seat in again.seats[2:]] == ["", ""], "called by who they turn out"
        assert again.table.bots == [2, 3]


def test_a_table_that_cannot_be_read_says_so(file: str) -> None:
    with Site(file) as site:
        anna, _, table = two_at_a_table(site)
        rooms = site.premises.rooms
        spoiled = {"characters": ["nobody"]}
        site.run(rooms.write(lambda c: records.update_table(c, table, options=spoiled)))
        rooms.forget(site.room(table))
        assert anna.at(table)["trouble"] == "damaged"
        path = f"/api/tables/{table}/content"
        assert anna.refused(503, "GET", path) == "server-table-damaged"


def test_a_match_is_stored_whole_every_fifty_entries_and_not_more_often(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[int] = []
    real = records.add_snapshot

    def add(connection: Any, row: Any) -> None:
        stored.append(row.number)
        real(connection, row)

    monkeypatch.setattr(records, "add_snapshot", add)
    with Site(file) as site:
        anna = site.person()
        options = {"build": "standard"}
        table = anna.make("me", "me", game="stationx", options=options)
        for version in range(104):
            seat = site.room(table).match.to_act[0]
            answer = anna.act(table, seat, {"kind": "end"}, f"e{version}", version)
            assert answer.status_code == 200, answer.text
            if site.room(table).row.status == "over":
                break
        site.run(site.premises.rooms.snapshots.settled())
        # A thread writes it down while the match goes on.
        assert 50 <= stored[0] < 100
        assert len(stored) <= 3


@pytest.mark.parametrize("trouble", [Busy, Closed])
@pytest.mark.parametrize(("what", "method"), [("read", "GET"), ("write", "POST")])
def test_a_store_that_takes_no_more_asks_to_come_again(
    file: str, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception], what: str, method: str
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        real = getattr(Store, what)

        async def fails(self: Store, job: Any) -> Any:
            raise trouble

        action = site.room(table).match.legal(0)[0].to_json()
        body = {"seat": 0, "action": action, "id": "x", "version": 0}
        monkeypatch.setattr(Store, what, fails)
        path = "/api/me/tables" if what == "read" else f"/api/tables/{table}/actions"
        answer = anna.ask(method, path, None if what == "read" else body)
        monkeypatch.setattr(Store, what, real)
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "2"
        assert anna.play_first(table, 0) == 1, "nothing has happened"


# How much ----------------------------------------------------------------------------------------


def test_who_comes_too_often_is_told_how_long_to_wait() -> None:
    clock = StillClock()
    bucket = Bucket(clock, 6)
    for _ in range(6):
        bucket.take("a")
    for passed, wait in ((0, 10), (5, 5), (4, 1), (0.5, 1)):
        clock.time += passed
        with pytest.raises(Refusal) as refused:
            bucket.take("a")
        assert refused.value.retry == wait
    clock.time += 0.5
    bucket.take("a")
    with pytest.raises(Refusal):
        bucket.take("a")


def test_as_many_are_open_as_are_allowed_and_no_more() -> None:
    count = Count(2)
    count.leave("a")
    count.enter("a")
    count.enter("a")
    with pytest.raises(Refusal) as refused:
        count.enter("a")
    assert (refused.value.status, refused.value.retry) == (429, 5)
    count.enter("b")
    assert count.total == 3
    count.leave("a")
    assert count.total == 2
    count.enter("a")
    free = Count(1, on=False)
    free.enter("a")
    free.enter("a")
    assert free.total == 2
