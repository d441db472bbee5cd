"""Any process serves any table: two services on one database, which own nothing. Each test runs
with messages by PostgreSQL and by NATS."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from deorbit.cli import main
from deorbit.server.agents import driver
from deorbit.server.base.clock import Clock
from deorbit.server.rooms import following
from deorbit.server.storage import chat_lines, processes, records
from deorbit.server.storage.errors import Unsure
from deorbit.server.storage.store import Store
from server.nats import Nats
from server.postgres import Postgres
from server.site import Person, Site, StillClock


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with Nats() as server:
        yield server


@pytest.fixture(params=["notify", "nats"])
def settings(request: pytest.FixtureRequest, postgres_server: Postgres) -> Iterator[dict[str, Any]]:
    """Of every process at one site."""
    address = postgres_server.create()
    given: dict[str, Any] = {"database": address}
    if request.param == "nats":
        given["wakeups"] = request.getfixturevalue("nats").address
    yield given
    postgres_server.drop(address)


@pytest.fixture
def two(settings: dict[str, Any]) -> Iterator[tuple[Site, Site]]:
    with Site(**settings, clock=Clock()) as one, Site(**settings, clock=Clock()) as other:
        for site in (one, other):
            site.wait(lambda site=site: site.premises.rooms.bus.connected)
        yield one, other


def by(site: Site, person: Person) -> Person:
    """The same person, whose requests come to another process."""
    return Person(site, person.cookie, person.address)


def deafen(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that others tell reaches this process."""
    monkeypatch.setattr(site.premises.rooms.bus, "hear", lambda message: None)


def together(*jobs: Callable[[], Any]) -> list[Any]:
    """What several do at the same moment."""
    found: list[Any] = [None] * len(jobs)
    start = threading.Barrier(len(jobs))

    def run(place: int) -> None:
        start.wait()
        found[place] = jobs[place]()

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(jobs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_what_one_process_did_is_read_by_the_other_at_once(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "me", "me")
    people = [anna, by(other, anna)]
    for number in range(12):
        here, there = people[number % 2], people[1 - number % 2]
        match = here.site.room(table).match
        seat = match.to_act[0]
        assert here.play_first(table, seat) == number + 1
        assert there.at(table)["version"] == number + 1
    assert one.room(table).match.fingerprint == other.room(table).match.fingerprint


def test_a_reader_hears_of_what_another_process_did(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "me")
    with by(other, anna).live(table, 0) as live:
        live.next()
        for version in range(1, 8):
            anna.play_first(table, one.room(table).match.to_act[0])
            live.until_version(version)
        assert live.view == one.room(table).match.view(0)
        anna.do(table, "chat", seat=0, text="all systems go")
        live.until(lambda message: message["type"] == "chat")
        number = live.chat[-1]["number"]
        anna.ok("DELETE", f"/api/tables/{table}/chat/{number}")
        assert live.until(lambda message: message["type"] == "chat-gone")["number"] == number


def test_a_lost_message_costs_a_moment(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    monkeypatch.setattr(following, "ASK_EVERY", 0.05)
    deafen(other, monkeypatch)
    anna = one.person()
    table = anna.make("me", "me")
    with by(other, anna).live(table, 0) as live:
        live.next()
        anna.play_first(table, 0)
        live.until_version(1)
        anna.do(table, "chat", seat=0, text="still here")
        assert live.until(lambda message: message["type"] == "chat")["line"]["text"] == "still here"


def test_who_is_behind_decides_again_on_what_was_missed(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    deafen(other, monkeypatch)
    anna = one.person()
    table = anna.make("me", "me")
    there = by(other, anna)
    assert there.at(table)["version"] == 0
    action = one.room(table).match.legal(0)[0].to_json()
    assert anna.act(table, 0, action, "x", 0).json()["version"] == 1
    second = one.room(table).match.legal(1)[0].to_json()
    # The other process knows nothing of the first decision yet, and takes the second behind it.
    assert other.room_now(table).version == 0
    assert there.act(table, 1, second, "y", 0).json()["version"] == 2
    # The same again, wherever it comes to, is answered as it was.
    assert there.act(table, 0, action, "x", 0).json()["version"] == 1
    assert anna.act(table, 1, second, "y", 0).json()["version"] == 2


def test_of_two_who_answer_one_question_at_once_one_is_told_no(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "me")
    there = by(other, anna)
    for round in range(10):
        match = one.room(table).match
        seat, version = match.to_act[0], match.version
        action = match.legal(seat)[0].to_json()
        answers = together(
            partial(anna.act, table, seat, action, f"a{round}", version),
            partial(there.act, table, seat, action, f"b{round}", version),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert one.room(table).version == other.room(table).version == version + 1


def test_the_last_seat_is_taken_once(two: tuple[Site, Site]) -> None:
    one, other = two
    for _ in range(5):
        table = one.person("Anna").make("me", "open")
        bert, cleo = one.person("Bert"), other.person("Cleo")
        path = f"/api/tables/{table}/join"
        answers = together(*(partial(who.ask, "POST", path, {}) for who in (bert, cleo)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        holders = [seat.holders for seat in one.room(table).seats]
        assert holders == [seat.holders for seat in other.room(table).seats]
        assert len(holders[1]) == 1


def test_a_match_begins_for_those_who_wait_elsewhere(two: tuple[Site, Site]) -> None:
    one, other = two
    anna, bert = one.person("Anna"), other.person("Bert")
    table = anna.make("me", "open")
    bert.do(table, "join")
    with bert.live(table, 1) as live:
        assert live.next()["game"] is None
        anna.do(table, "start")
        live.until_version(0)
        assert live.view == one.room(table).match.view(1)
        anna.play_first(table, 0)
        live.until_version(1)


def test_who_is_sent_away_by_one_process_is_gone_from_the_other(two: tuple[Site, Site]) -> None:
    one, other = two
    anna, bert = one.person("Anna"), other.person("Bert")
    table = anna.make("me", "open")
    bert.do(table, "join")
    anna.do(table, "start")
    with bert.live(table, 1) as live:
        live.next()
        anna.do(table, "kick", seat=1)
        assert live.until_closed() == 4403
    assert bert.cannot(403, table, "chat", seat=1, text="hello?") == "server-not-your-seat"
    assert bert.cannot(403, table, "join") == "server-kicked"


def test_people_who_come_by_different_processes_see_each_other(two: tuple[Site, Site]) -> None:
    one, other = two
    anna, bert = one.person("Anna"), other.person("Bert")
    table = anna.make("me", "open")
    bert.do(table, "join")

    def present(message: Any, seat: int) -> bool:
        return message["type"] == "table" and message["table"]["seats"][seat]["present"]

    with anna.live(table, 0) as hers:
        hers.next()
        with bert.live(table, 1) as his, other.stranger().live(table) as watching:
            watching.next()
            # Both may be told at once.
            hers.until(lambda m: present(m, 1) and m["table"]["watchers"] == 1)
            if not his.next()["table"]["seats"][0]["present"]:
                his.until(lambda message: present(message, 0))
        hers.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["present"])


def test_what_is_agreed_by_different_processes_is_carried_out_once(
    two: tuple[Site, Site],
) -> None:
    one, other = two
    anna, bert, cleo = one.person("Anna"), other.person("Bert"), one.person("Cleo")
    table = anna.make("me", "open", "open")
    for person in (bert, cleo):
        person.do(table, "join")
    anna.do(table, "start")
    version = anna.play_first(table, 0)
    anna.do(table, "propose", kind="undo", seat=0)
    voted = together(
        lambda: bert.do(table, "vote", yes=True), lambda: cleo.do(table, "vote", yes=True)
    )
    assert len(voted) == 2
    assert bert.at(table)["version"] == anna.at(table)["version"] == version + 1
    assert anna.at(table)["proposal"] is None
    entries = one.run(one.premises.rooms.read(lambda c: records.entries_of(c, table)))
    assert [entry.sort for entry in entries] == ["act", "agreed-undo"]


def test_an_agent_answers_by_way_of_one_process(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "greedy", "greedy", "greedy")
    with anna.live(table, 0) as here, by(other, anna).live(table, 0) as there:
        here.next()
        there.next()
        for _ in range(6):
            one.wait(lambda: 0 in one.room_now(table).asked())
            anna.play_first(table, 0)
        one.wait(lambda: 0 in one.room_now(table).asked())
        version = one.room_now(table).version
        there.until_version(version)
        assert there.view == here.site.room(table).match.view(0)
    entries = one.run(one.premises.rooms.read(lambda c: records.entries_of(c, table)))
    assert [entry.number for entry in entries] == list(range(1, version + 1))
    decided = [
        site.premises.metrics.figures().counts.get("decisions_total", {}) for site in (one, other)
    ]
    assert sum(decided[0].values()) == sum(entry.seat != 0 for entry in entries)
    assert decided[1] == {}


def test_agents_of_a_process_that_is_gone_are_taken_over(
    settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "GRACE", 0.1)
    slow = Site(**settings, clock=Clock(), agents=False)
    with slow as one, Site(**settings, clock=Clock()) as other:
        anna = one.person()
        table = anna.make("me", "greedy", "greedy")
        with by(other, anna).live(table, 0) as live:
            live.next()
            anna.play_first(table, 0)
            one.wait(lambda: one.pool.asked)
            live.until_version(2)


def test_an_answer_that_was_not_heard_from_the_database_is_found_there(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks in the middle of a commit: nobody knows what became of it."""
    one, _ = two
    anna = one.person()
    table = anna.make("me", "me")
    action = one.room(table).match.legal(0)[0].to_json()
    write = Store.write
    lost = []

    async def loses(self: Store, job: Any) -> Any:
        done = await write(self, job)
        if not lost:
            lost.append(done)
            raise Unsure
        return done

    monkeypatch.setattr(Store, "write", loses)
    assert anna.act(table, 0, action, "x", 0).json() == {"version": 1}
    monkeypatch.setattr(Store, "write", write)
    assert anna.at(table)["version"] == 1
    lost.clear()
    monkeypatch.setattr(Store, "write", loses)
    anna.do(table, "chat", seat=0, text="once")
    monkeypatch.setattr(Store, "write", write)
    lines = one.run(one.premises.rooms.read(lambda c: chat_lines.of_table(c, table)))
    assert [line.text for line in lines] == ["once"]


def test_a_name_that_was_changed_is_known_everywhere(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person("Anna")
    there = by(other, anna)
    assert there.ok("GET", "/api/me")["guest"]["name"] == "Anna"
    anna.ok("PATCH", "/api/me", {"name": "Ada"})
    other.wait(lambda: there_name(there, other) == "Ada")


def there_name(person: Person, site: Site) -> str:
    guests = site.premises.guests
    id = person.cookie.partition("=")[2].partition(".")[0]
    kept = guests._kept.get(id)
    return "Ada" if kept is None else kept.name


def test_what_is_counted_is_added_up(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "me")
    anna.play_first(table, 0)
    by(other, anna).play_first(table, 1)
    for site in two:
        site.run(site.premises.presence.beat())
    for site in two:
        told = site.stranger().ask("GET", "/metrics").text
        assert 'deorbit_actions_total{game="stationfall"} 2' in told
        assert "deorbit_bus_connected 2" in told


def test_what_those_counted_who_are_gone_stays(settings: dict[str, Any]) -> None:
    with Site(**settings, clock=Clock()) as one:
        with Site(**settings, clock=Clock()) as other:
            anna = other.person()
            anna.play_first(anna.make("me", "me"), 0)
        told = one.stranger().ask("GET", "/metrics").text
        assert 'deorbit_actions_total{game="stationfall"} 1' in told
        assert "deorbit_bus_connected 1" in told


def test_a_process_that_is_not_heard_of_has_no_visitors(
    two: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    anna, bert = one.person("Anna"), other.person("Bert")
    table = anna.make("me", "open")
    bert.do(table, "join")
    with bert.live(table, 1) as live:
        live.next()

        def found() -> list[Any]:
            return one.run(
                one.premises.rooms.read(
                    lambda c: processes.visitors_elsewhere(c, table, one.premises.rooms.bus.process)
                )
            )

        until(lambda: len(found()) == 1)
        monkeypatch.setattr(processes, "DEAD", -60.0)
        assert found() == []
        one.run(one.premises.presence.beat())
        monkeypatch.undo()
        assert found() == []
        # It was only thought dead: it says again who is there.
        other.run(other.premises.presence.beat())
        until(lambda: len(found()) == 1)


def until(condition: Callable[[], object]) -> None:
    done = threading.Event()
    while not condition():
        done.wait(0.02)


def test_what_is_done_now_and_then_is_done_by_one(two: tuple[Site, Site]) -> None:
    def take(connection: Connection) -> bool:
        return processes.take_duty(connection, "sweep", 600.0)

    def ask(site: Site) -> object:
        return site.run(site.premises.rooms.write(take))

    assert sorted(together(*[lambda site=site: ask(site) for site in two * 3])) == [False] * 5 + [
        True
    ]


def test_a_table_that_one_process_deleted_is_gone_for_all(two: tuple[Site, Site]) -> None:
    one, other = two
    anna = one.person()
    table = anna.make("me", "me")
    with by(other, anna).live(table, 0) as live:
        live.next()
        sweep = one.premises.sweep
        one.run(sweep._delete(table, one.clock.now() + 60))
        assert live.until_closed() == 1012
    by(other, anna).refused(404, "GET", f"/api/tables/{table}")


def test_what_is_spent_in_one_process_counts_in_the_other(settings: dict[str, Any]) -> None:
    given = {**settings, "limits": True, "limit_chat": 20, "limit_listed": 1}
    with Site(**given, clock=StillClock()) as one, Site(**given, clock=StillClock()) as other:
        anna = one.person()
        table = anna.make("me", "me")
        there = by(other, anna)
        there.at(table)
        for number in range(20):
            anna.do(table, "chat", seat=0, text=f"line {number}")
        until(lambda: there.ask("POST", f"/api/tables/{table}/chat", LINE).status_code == 429)
        listed = {"game": "stationfall", "seats": [{"kind": "me"}, {"kind": "open"}]}
        listed["listed"] = True  # type: ignore[assignment]
        anna.ok("POST", "/api/tables", listed)
        made = other.premises.listings._made
        other.wait(lambda: any(made.values()))
        refused = there.refused(429, "POST", "/api/tables", listed)
        assert refused == "server-too-many-listed"


def test_clocks_that_differ_by_days_are_in_nobody_s_way(settings: dict[str, Any]) -> None:
    early, late = StillClock(), StillClock()
    late.time += 3 * 86_400.0
    with Site(**settings, clock=early) as one, Site(**settings, clock=late) as other:
        anna = one.person()
        table = anna.make("me", "greedy")
        people = [anna, by(other, anna)]
        for number in range(6):
            here = people[number % 2]
            here.site.wait(lambda here=here: 0 in here.site.room_now(table).asked())
            here.play_first(table, 0)
            early.time += 86_400.0 * (-1) ** number
            people[1 - number % 2].at(table)
        first = one.run(one.premises.rooms.read(lambda c: records.entries_of(c, table)))
        assert [entry.number for entry in first] == list(range(1, len(first) + 1))
        assert sum(entry.seat == 0 for entry in first) == 6


LINE = {"seat": 0, "text": "one more", "channel": "table"}


def test_a_file_is_for_one_process_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--without-site", "--port", "0", "--processes", "2"]
    assert main([*words, "--database", f"sqlite:///{tmp_path / 'games.db'}"]) != 0
    told = " ".join(capsys.readouterr().err.split())
    assert "Name a PostgreSQL with --database" in told
    assert not list(tmp_path.iterdir())
