"""What is kept and what goes, to the second and to the last piece; and who decides for a seat."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

import deorbit
from deorbit.core import save
from deorbit.games import find
from deorbit.server.app import stop
from deorbit.server.base.refusals import of_error, of_reason
from deorbit.server.rooms import actions as playing
from deorbit.server.storage import migrate, records
from deorbit.server.storage.backup import backup, restore
from deorbit.server.telling import recordings, uploads
from deorbit.server.telling.views import log_for
from server.site import Person, Site, SlowPool, StillClock

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'deorbit.db'}"


# How long ----------------------------------------------------------------------------------------


def waiting(anna: Person) -> str:
    return anna.make("me", "open")


def live(anna: Person) -> str:
    return anna.make("me", "me", pace="live")


def slow(anna: Person) -> str:
    return anna.make("me", "me", pace="slow")


@pytest.mark.parametrize(
    ("make", "setting", "span"),
    [(waiting, "keep_waiting", HOUR), (live, "keep_live", DAY), (slow, "keep_slow", DAY)],
)
def test_a_table_expires_when_its_time_is_over_and_not_before(
    file: str, make: Any, setting: str, span: float
) -> None:
    clock = StillClock()
    longer = dict.fromkeys(("keep_waiting", "keep_live", "keep_slow"), 100.0)
    with Site(file, clock=clock, **{**longer, setting: 3.0}) as site:
        anna = site.person()
        table = make(anna)
        status = anna.at(table)["status"]
        clock.time += 3 * span
        site.sweep()
        assert anna.at(table)["status"] == status
        clock.time += 1
        site.sweep()
        assert anna.at(table)["status"] == "closed"


def test_a_closed_table_is_deleted_when_its_time_is_over_and_not_before(file: str) -> None:
    clock = StillClock()
    with Site(file, clock=clock, keep_over=2.0) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.do(table, "propose", kind="close", seat=0)
        clock.time += 2 * DAY
        site.sweep()
        assert anna.at(table)["status"] == "closed"
        clock.time += 1
        site.sweep()
        assert anna.refused(404, "GET", f"/api/tables/{table}") == "server-no-table"


def test_a_lesson_is_deleted_when_its_time_is_over_and_not_before(file: str) -> None:
    clock = StillClock()
    lesson = deorbit.lessons("stationx")[0]
    with Site(file, clock=clock, keep_lessons=2.0) as site:
        anna = site.person()
        body = {"game": "stationx", "lesson": lesson.name}
        table = str(anna.ok("POST", "/api/lessons", body)["id"])
        clock.time += 2 * HOUR
        site.sweep()
        assert anna.at(table)["status"] == "playing"
        clock.time += 1
        site.sweep()
        assert anna.refused(404, "GET", f"/api/tables/{table}") == "server-no-table"


def test_a_table_that_was_touched_at_the_last_moment_is_not_deleted(file: str) -> None:
    """Somebody may have come back since the database was asked."""
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        touched = site.room(table).row.touched
        site.run(site.premises.sweep._delete(table, touched))
        assert anna.at(table)["status"] == "playing"
        site.run(site.premises.sweep._delete(table, touched + 1))
        assert anna.refused(404, "GET", f"/api/tables/{table}") == "server-no-table"


# Who decides -------------------------------------------------------------------------------------


class Asked(SlowPool):
    """Notes which agent is asked for which seat."""

    def __init__(self) -> None:
        super().__init__()
        self.agents: dict[int, str] = {}

    async def decide(self, match: Any, seat: int, agent: str, seed: int) -> Any:
        self.agents[seat] = agent
        return await super().decide(match, seat, agent, seed)


async def let(site: Site) -> None:
    site.pool.let()


def test_the_agent_that_was_chosen_decides_for_its_seat(file: str) -> None:
    site = Site(file, agents=False)
    site._pool = Asked()
    with site:
        site.run(let(site))
        site.person().make("me", "greedy", "random")
        site.wait(lambda: len(site.pool.agents) == 2)
        assert site.pool.agents == {1: "greedy", 2: "random"}


def test_nobody_decides_for_a_learner(file: str) -> None:
    lesson = deorbit.lessons("stationx")[0]
    with Site(file, agents=False) as site:
        body = {"game": "stationx", "lesson": lesson.name}
        table = str(site.person().ok("POST", "/api/lessons", body)["id"])
        found = site.room(table)
        act = playing.act_for_agent(
            site.premises.rooms,
            table,
            lesson.seat,
            found.match.legal(lesson.seat)[0],
            found.version,
        )
        assert not site.run(act)
        assert site.room(table).version == found.version


# What is stored ----------------------------------------------------------------------------------


def test_a_database_that_is_filled_anew_is_for_its_owner_alone(file: str, tmp_path: Path) -> None:
    """It holds the secrets of running matches."""
    with Site(file) as site:
        site.person().make("me", "me")
    backup(file, tmp_path / "saved.db")
    restore(tmp_path / "saved.db", f"sqlite:///{tmp_path / 'new.db'}")
    assert stat.S_IMODE((tmp_path / "new.db").stat().st_mode) == 0o600


def test_a_match_under_new_rules_is_not_stored_whole_again_when_it_is_already(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, site.room(table).match.to_act[0])
    stored: list[int] = []
    real = records.add_snapshot

    def noted(connection: Connection, row: records.SnapshotRow) -> None:
        stored.append(row.number)
        real(connection, row)

    monkeypatch.setattr(records, "add_snapshot", noted)
    monkeypatch.setattr(find("stationfall"), "version", 99)
    with Site(file) as again:
        for _ in range(3):
            again.premises.rooms.forget(again.room(table))
        again.run(again.premises.rooms.snapshots.settled())
        assert stored == [], "it was, when the first service stopped"


def test_what_earlier_parts_of_a_file_tell_is_counted_together(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = deorbit.new("stationx", seats=2, seed=4)
    deorbit.play_out(match, [deorbit.agent("random", seed=n) for n in range(2)], 30)
    raw = json.loads(match.dumps())
    old = {**raw["segments"][0], "rules": 0}
    told = len(old["story"])
    assert told
    raw["segments"] = [old, *raw["segments"]]
    raw["checksum"] = save.checksum_of(
        msgspec.json.decode(json.dumps({**raw, "checksum": ""}), type=save.File)
    )
    own = {"X-Deorbit": "1", "Content-Type": "application/json"}
    with Site(file) as site:
        anna = site.person()

        def problem(most: int) -> str:
            monkeypatch.setattr(uploads, "MOST_EVENTS", most)
            content = json.dumps(raw).encode()
            answer = anna.ask("POST", "/api/files/look", content=content, headers=own)
            error = answer.json().get("error", {})
            return str(error.get("args", {}).get("problem", ""))

        assert problem(told - 1) == "story"
        assert problem(told) != "story"


def test_as_many_seats_are_described_for_a_file_as_are_taken(file: str) -> None:
    with Site(file) as site:
        described = site.stranger().ok("GET", "/schema/openapi.json")
        body = described["paths"]["/api/files"]["post"]["requestBody"]["content"]
        seats = body["application/json"]["schema"]["properties"]["seats"]
        assert (seats["minItems"], seats["maxItems"]) == (1, 9)


def test_a_match_under_the_same_rules_is_played_again_from_its_log(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was stored whole is for the day when the rules are other ones."""
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        anna.play_first(table, site.room(table).match.to_act[0])
        told = site.room(table).match.log(None)

    def read(text: str) -> deorbit.Match:
        raise AssertionError("the whole match was read")

    monkeypatch.setattr(deorbit, "loads", read)
    with Site(file) as again:
        assert again.room(table).match.log(None) == told


def test_whoever_works_for_a_service_has_ended_before_its_database_is_closed() -> None:
    order: list[str] = []

    async def slow_to_end() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.01)
            order.append("task")

    def closing(name: str) -> Any:
        async def close() -> None:
            order.append(name)

        return close

    async def run() -> None:
        task = asyncio.ensure_future(slow_to_end())
        await asyncio.sleep(0)
        site = SimpleNamespace(
            driver=SimpleNamespace(close=closing("agents")),
            rooms=SimpleNamespace(
                close=closing("rooms"),
                send_home=lambda: order.append("readers"),
                bus=SimpleNamespace(close=closing("bus")),
            ),
            following=SimpleNamespace(close=closing("following")),
            presence=SimpleNamespace(leave=closing("presence")),
        )
        await stop(cast(Any, site), [task])

    asyncio.run(run())
    assert order == ["task", "agents", "following", "readers", "rooms", "presence", "bus"]


def test_whoever_took_something_back_in_a_file_sat_at_the_table() -> None:
    """Also in a part under earlier rules, which nobody plays again."""
    match = deorbit.new("stationx", seats=2, seed=4, build="standard")
    match.play(match.to_act[0], deorbit.Action.parse("end"))
    raw = json.loads(match.dumps())
    for undoer, fine in ((0, True), (1, True), (2, False), (-1, False)):
        log = [[*raw["segments"][0]["log"][0][:3], 2, undoer]]
        old = {**raw["segments"][0], "rules": 0, "log": log}
        given = {**raw, "segments": [old, *raw["segments"]]}
        found = msgspec.json.decode(json.dumps(given), type=save.File)
        if fine:
            uploads._check(found)
        else:
            with pytest.raises(deorbit.DeorbitError) as caught:
                uploads._check(found)
            assert caught.value.args_named == {"problem": "log"}


def test_a_recording_is_watched_up_to_the_size_that_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each moment by itself, and all of them together."""
    view = {"words": "x" * 50}
    size = len(msgspec.json.encode({**view, "legal": []}))
    moment = SimpleNamespace(view=lambda seat: view)
    about = SimpleNamespace(seat=1)
    replay = SimpleNamespace(moment=2, at=lambda step: moment, game="stationx", file=about)
    monkeypatch.setattr(recordings.screens, "desk_of_view", lambda *about: {})

    def watched(largest: int, whole: int) -> int:
        monkeypatch.setattr(recordings, "LARGEST_VIEW", largest)
        monkeypatch.setattr(recordings, "LARGEST_WHOLE", whole)
        return len(list(recordings._moments(replay)))

    assert watched(size, 3 * size) == 3
    for largest, whole in ((size - 1, 3 * size), (size, 3 * size - 1)):
        with pytest.raises(deorbit.DeorbitError):
            watched(largest, whole)


def test_a_database_is_empty_where_our_names_are_free() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        assert migrate.is_empty(connection)
        connection.execute(sa.text("CREATE TABLE recipes (id INTEGER)"))
        assert migrate.is_empty(connection)
        connection.execute(sa.text("CREATE TABLE tables (id INTEGER)"))
        assert not migrate.is_empty(connection)


def test_nothing_is_kept_for_readers_who_are_gone(file: str) -> None:
    with Site(file) as site:
        anna = site.person()
        table = anna.make("me", "me")
        with anna.live(table, 0) as live, anna.live(table) as watching:
            live.next()
            watching.next()
            audience = site.premises.audiences.at(site.room(table))
            assert {0, None} <= set(audience._states)
        assert not set(audience._states) | set(audience._before)
        assert audience._lines is None


# What is told ------------------------------------------------------------------------------------


def test_a_refusal_says_what_the_engine_says() -> None:
    match = deorbit.new("stationx", seats=2, seed=1, build="standard")
    reason = match.why_not(match.to_act[0], deorbit.Action.parse("move a1 b1"))
    assert reason is not None
    told = of_reason(reason)
    assert (told.id, told.rule, told.text) == (reason.id, reason.rule, reason.text)
    assert told.to_json()["error"]["args"] == reason.args
    with pytest.raises(deorbit.DeorbitError) as caught:
        deorbit.Action.parse("")
    error = of_error(caught.value)
    assert (error.id, error.text) == (caught.value.message, str(caught.value))
    assert error.to_json()["error"]["args"] == caught.value.args_named
    assert "rule" not in error.to_json()["error"]


def test_of_a_finished_match_everybody_is_told_what_any_seat_was_told() -> None:
    match = deorbit.new("stationfall", seats=2, seed=4)
    deorbit.play_out(match, [deorbit.agent("random", seed=n) for n in range(2)])
    assert not match.to_act
    hidden = 0
    readers: list[int | None] = [None, 0, 1]
    logs = {reader: match.log(reader) for reader in readers}
    told = {reader: log_for(match, reader) for reader in readers}
    for place, event in enumerate(logs[None]):
        for name, value in event.args.items():
            known = {json.dumps(logs[one][place].args.get(name)) for one in (0, 1)}
            hidden += value is None and known != {"null"}
            for reader in readers:
                args: Any = told[reader][place]["args"]
                if value is not None:
                    assert args[name] == value
                elif known != {"null"}:
                    assert json.dumps(args[name]) in known - {"null"}
    assert hidden
