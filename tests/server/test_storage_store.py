"""One writer, grouped commits: what is acknowledged is written, once, and in order."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from deorbit.core.errors import BadInput
from deorbit.server.base.asking import HOUSE, asked_by
from deorbit.server.storage import database as database_module
from deorbit.server.storage import records, schema, statements
from deorbit.server.storage import store as store_module
from deorbit.server.storage.errors import Busy, Closed, Unavailable, Unsure
from deorbit.server.storage.lock import MARK, PATIENCE
from deorbit.server.storage.processes import revision_of
from deorbit.server.storage.store import REMEMBERED, STUCK, OfRow, Store
from server.postgres import Postgres
from server.rows import entry, furnish, guest
from server.rows import table as table_row
from server.running import SOURCE
from server.site import Site, StillClock

COUNT = sa.select(sa.func.count()).select_from(schema.entries)


@pytest.fixture
def table(store: Store) -> Store:
    """A store with a table in it."""
    store.submit(furnish).result()
    return store


@contextmanager
def held_up(store: Store) -> Iterator[None]:
    """The writer is busy meanwhile, so that what is handed in waits together."""
    begun, done = threading.Event(), threading.Event()

    def job(connection: Connection) -> None:
        begun.set()
        assert done.wait(60)

    future = store.submit(job)
    assert begun.wait(60)
    yield
    done.set()
    future.result()


def numbers(store: Store) -> list[int]:
    rows = store.submit(lambda c: records.entries_of(c, "t")).result()
    return [row.number for row in rows]


def add(store: Store, number: int, **more: Any) -> Future[None]:
    return store.submit(lambda c: records.add_entry(c, entry(number, **more)))


def test_what_waits_together_is_committed_together(table: Store) -> None:
    commits: list[object] = []
    sa.event.listen(table._engine, "commit", commits.append)
    with held_up(table):
        futures = [add(table, n) for n in range(1, 51)]
        assert table.waiting == 50
    for future in futures:
        future.result()
    assert len(commits) == 2
    assert numbers(table) == list(range(1, 51))


def test_a_job_that_fails_fails_alone(table: Store) -> None:
    def half(connection: Connection) -> None:
        records.add_entry(connection, entry(90))
        raise ZeroDivisionError

    with held_up(table):
        futures: list[Future[Any]] = [
            add(table, 1),
            table.submit(half),
            add(table, 1, client="twin"),
            add(table, 2),
            table.submit(lambda c: c.exec_driver_sql("no such statement")),
            add(table, 3),
        ]
    problems = [type(future.exception()) for future in futures]
    assert problems[:4] == [type(None), ZeroDivisionError, statements.Taken, type(None)]
    assert issubclass(problems[4], DBAPIError)
    assert problems[5] is type(None)
    assert numbers(table) == [1, 2, 3]


def test_jobs_are_done_in_the_order_of_handing_in(table: Store) -> None:
    done: list[int] = []
    with held_up(table):
        for n in range(1, 301):
            add(table, n)
            table.submit(lambda c, n=n: done.append(n))
    table.submit(lambda c: None).result()
    assert done == list(range(1, 301))
    assert numbers(table) == done


def test_nothing_is_acknowledged_before_the_commit(table: Store) -> None:
    seen: list[bool] = []
    with held_up(table):
        future = add(table, 1)
        sa.event.listen(table._engine, "commit", lambda c: seen.append(future.done()))
    future.result()
    assert seen[-1] is False


def test_a_commit_that_fails_fails_the_whole_group_and_the_next_goes_through(table: Store) -> None:
    with held_up(table):
        futures = [add(table, 1), table.submit(spoil_the_commit), add(table, 2)]
    for future in futures:
        assert isinstance(future.exception(), Unavailable)
    assert numbers(table) == []
    add(table, 1).result()
    assert numbers(table) == [1]


def spoil_the_commit(connection: Connection) -> None:
    """Something that the database finds wrong only when it commits."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    else:
        connection.exec_driver_sql(
            "ALTER TABLE entries ALTER CONSTRAINT fk_entries_table_id DEFERRABLE INITIALLY DEFERRED"
        )
    records.add_entry(connection, entry(1, "none"))


def test_coroutines_write_and_read_what_they_wrote(table: Store) -> None:
    async def one(number: int) -> int:
        await table.write(lambda c: records.add_entry(c, entry(number)))
        found = await table.read(lambda c: records.entry_by_client(c, "t", f"c{number}"))
        assert found is not None
        return found.number

    async def all_of_them() -> list[int]:
        return await asyncio.gather(*(one(n) for n in range(1, 201)))

    assert asyncio.run(all_of_them()) == list(range(1, 201))


def test_a_coroutine_gets_what_its_job_returns_or_raises(table: Store) -> None:
    async def go() -> None:
        assert await table.write(lambda c: "said") == "said"
        with pytest.raises(ZeroDivisionError):
            await table.write(lambda c: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await table.read(lambda c: 1 // 0)

    asyncio.run(go())


def test_an_error_shows_no_value_that_was_to_be_written(table: Store) -> None:
    problem = table.submit(
        lambda c: c.execute(sa.text("SELECT :secret FROM nowhere"), {"secret": "whispered"})
    ).exception()
    assert isinstance(problem, DBAPIError)
    assert "whispered" not in str(problem)


def test_a_job_given_up_before_its_turn_is_not_done(table: Store) -> None:
    with held_up(table):
        given_up, kept = add(table, 1), add(table, 2)
        assert given_up.cancel()
    kept.result()
    assert numbers(table) == [2]


def test_a_reader_cannot_write(table: Store) -> None:
    with pytest.raises(DBAPIError):
        asyncio.run(table.read(lambda c: records.add_guest(c, guest("bob"))))
    assert table.submit(lambda c: records.guest(c, "bob")).result() is None


def test_a_reader_sees_one_moment(table: Store) -> None:
    def job(connection: Connection) -> tuple[int | None, int | None]:
        before = connection.scalar(COUNT)
        add(table, 1).result()
        return before, connection.scalar(COUNT)

    assert asyncio.run(table.read(job)) == (0, 0)
    assert asyncio.run(table.read(lambda c: c.scalar(COUNT))) == 1


def test_readers_do_not_wait_for_the_writer(table: Store) -> None:
    with held_up(table):
        assert asyncio.run(table.read(lambda c: c.scalar(COUNT))) == 0


def test_closing_writes_all_that_waits(database: str) -> None:
    store = Store.open(database)
    store.submit(furnish).result()
    with held_up(store):
        futures = [add(store, n) for n in range(1, 251)]
        closing = threading.Thread(target=store.close)
        closing.start()
        while not store._closed:
            closing.join(0.01)
        with pytest.raises(Closed):
            add(store, 999)
    closing.join()
    assert all(future.exception() is None for future in futures)
    with pytest.raises(Closed):
        asyncio.run(store.read(lambda c: None))
    store.close()
    again = Store.open(database)
    assert numbers(again) == list(range(1, 251))
    again.close()


def test_only_so_many_jobs_wait(table: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table._queue, "_most", 3)
    with held_up(table):
        futures = [add(table, n) for n in (1, 2, 3)]
        with pytest.raises(Busy):
            add(table, 4)
    for future in futures:
        future.result()
    assert numbers(table) == [1, 2, 3]


def test_a_file_serves_one_store_at_a_time(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'one.db'}"
    first = Store.open(database)
    with pytest.raises(BadInput) as refused:
        Store.open(database, patience=0)
    assert refused.value.message == "server-database-used"
    add(first, 1).exception()
    first.close()
    Store.open(database, patience=0).close()


def test_postgresql_serves_many_stores_at_a_time(served: Store) -> None:
    other = Store.open(served.database.url.render_as_string(hide_password=False), patience=0)
    add(served, 1).result()
    add(other, 2).result()
    assert numbers(served) == numbers(other) == [1, 2]
    other.close()


def test_of_several_who_change_a_table_at_one_revision_one_succeeds(served: Store) -> None:
    other = Store.open(served.database.url.render_as_string(hide_password=False))
    wrote = [
        store.submit(lambda c, n=number: records.add_action(c, entry(1, client=f"c{n}"), 0, False))
        for number in range(20)
        for store in (served, other)
    ]
    assert sorted(one.result() for one in wrote) == [False] * 39 + [True]
    other.close()


def test_groups_that_change_the_same_tables_never_wait_in_a_ring(served: Store) -> None:
    """Two processes with the same rows in the opposite order, again and again."""
    ids = [f"t{number}" for number in range(12)]
    for id in ids:
        served.submit(lambda c, id=id: records.add_table(c, table_row(id), [])).result()
    other = Store.open(served.database.url.render_as_string(hide_password=False))

    def touch(id: str) -> OfRow[None]:
        return OfRow(id, lambda c: records.update_table(c, id, touched=2.0))

    for _ in range(10):
        jobs = [served.submit(touch(id)) for id in ids]
        jobs += [other.submit(touch(id)) for id in reversed(ids)]
        for job in jobs:
            job.result()
    other.close()


def test_a_schema_is_changed_while_nobody_uses_it(served: Store) -> None:
    address = served.database.url.render_as_string(hide_password=False)
    served.submit(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '0004'"))
    with pytest.raises(BadInput) as refused:
        Store.open(address, patience=0)
    assert refused.value.message == "server-database-used"
    served.submit(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '0005'"))
    Store.open(address, patience=0).close()


def test_a_file_under_another_name_is_the_same_database(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}")
    (tmp_path / "two.db").symlink_to(tmp_path / "one.db")
    with pytest.raises(BadInput, match="in use"):
        Store.open(f"sqlite:///{tmp_path / 'two.db'}", patience=0)
    store.close()


def test_a_file_under_two_hard_links_is_the_same_database(tmp_path: Path) -> None:
    one, two = tmp_path / "one.db", tmp_path / "elsewhere" / "two.db"
    two.parent.mkdir()
    code = (
        "import sys; from deorbit.server.storage.store import Store; Store.open(sys.argv[1], 0.0)"
    )
    store = Store.open(f"sqlite:///{one}")
    two.hardlink_to(one)
    second = [sys.executable, "-c", code, f"sqlite:///{two}"]
    refused = subprocess.run(
        second, env={"PYTHONPATH": SOURCE}, capture_output=True, text=True, check=False
    )
    assert "in use by another Deorbit server" in refused.stderr, refused.stderr
    assert store.submit(furnish).result() is None
    store.close()
    assert subprocess.run(second, env={"PYTHONPATH": SOURCE}, check=False).returncode == 0


def test_a_file_that_somebody_keeps_locked_can_be_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY", 1)
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}")
    store.submit(furnish).result()
    shell = sqlite3.connect(tmp_path / "one.db", isolation_level=None)
    for number in (1, 2):
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable) as refused:
            add(store, number).result()
        assert "locked" in str(refused.value.__cause__)
        shell.execute("ROLLBACK")
        add(store, number).result()
    shell.close()
    assert numbers(store) == [1, 2]
    store.close()


def test_sqlite_is_set_up_to_survive(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}")
    for name, value in {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }.items():
        asked = store.submit(lambda c, n=name: c.exec_driver_sql(f"PRAGMA {n}").scalar())
        assert asked.result() == value
    store.close()
    assert (tmp_path / "one.db").stat().st_mode & 0o077 == 0


# A connection that breaks ------------------------------------------------------------------------


@pytest.fixture
def served(postgres_server: Postgres) -> Iterator[Store]:
    """A table in PostgreSQL."""
    address = postgres_server.create()
    store = Store.open(address)
    store.submit(furnish).result()
    yield store
    store.close()
    postgres_server.drop(address)


def test_a_connection_lost_between_jobs_is_made_anew(
    served: Store, postgres_server: Postgres
) -> None:
    asyncio.run(served.read(lambda c: c.scalar(COUNT)))
    for number in (1, 2, 3):
        assert postgres_server.hang_up()
        add(served, number).result()
        postgres_server.hang_up()
        assert asyncio.run(served.read(lambda c: c.scalar(COUNT))) == number


def test_a_database_that_is_away_is_used_again_when_it_is_back(
    served: Store, postgres_server: Postgres
) -> None:
    served._patience = 0
    with postgres_server.away(served.database.url.database or ""):
        with pytest.raises(Unavailable):
            add(served, 1).result()
        with pytest.raises(Unavailable):
            asyncio.run(served.read(lambda c: c.scalar(COUNT)))
    add(served, 1).result()
    assert asyncio.run(served.read(lambda c: c.scalar(COUNT))) == 1


def test_a_store_whose_schema_somebody_else_has_alone_writes_no_more(
    served: Store, postgres_server: Postgres
) -> None:
    address = served.database.url.render_as_string(hide_password=False)
    postgres_server.hang_up()
    add(served, 1).result()
    alone = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as other:
        assert other.execute(alone, (MARK,)).fetchone() == (False,)
        served._drop()
        assert other.execute(alone, (MARK,)).fetchone() == (True,)
        served._patience = 0
        with pytest.raises(Unavailable) as refused:
            add(served, 2).result()
        assert "in use" in str(refused.value.__cause__)
    served._patience = PATIENCE
    add(served, 3).result()
    assert numbers(served) == [1, 3]


def test_a_connection_lost_within_a_group_writes_all_of_it_once(
    served: Store, postgres_server: Postgres
) -> None:
    runs = []

    def job(connection: Connection) -> None:
        records.add_entry(connection, entry(2))
        runs.append(1)
        if len(runs) == 1:
            postgres_server.hang_up()
        records.add_entry(connection, entry(3))

    with held_up(served):
        futures = [add(served, 1), served.submit(job), add(served, 4)]
    for future in futures:
        future.result()
    assert len(runs) == 2
    assert numbers(served) == [1, 2, 3, 4]


def test_a_job_that_makes_light_of_a_lost_connection_is_not_taken_for_written(
    served: Store, postgres_server: Postgres
) -> None:
    runs = []

    def job(connection: Connection) -> None:
        runs.append(1)
        if len(runs) == 1:
            postgres_server.hang_up()
        with suppress(DBAPIError):
            records.add_entry(connection, entry(2))

    with held_up(served):
        futures = [add(served, 1), served.submit(job), add(served, 3)]
    for future in futures:
        future.result()
    assert len(runs) == 2
    assert numbers(served) == [1, 2, 3]


def test_a_connection_lost_while_committing_leaves_the_caller_unsure(served: Store) -> None:
    def trap(connection: Connection) -> None:
        for statement in (
            "CREATE FUNCTION hang_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$",
            "CREATE CONSTRAINT TRIGGER trap AFTER INSERT ON entries"
            " DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hang_up()",
        ):
            connection.exec_driver_sql(statement)

    served.submit(trap).result()
    runs: list[int] = []

    def job(connection: Connection) -> None:
        runs.append(1)
        records.add_entry(connection, entry(1))

    with pytest.raises(Unsure):
        served.submit(job).result()
    assert len(runs) == 1
    served.submit(lambda c: c.exec_driver_sql("DROP TRIGGER trap ON entries")).result()
    add(served, 2).result()
    assert numbers(served) == [2]


# What is said when it cannot be opened -----------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("nonsense", "server-database-url"),
        ("sqlite://", "server-database-url"),
        ("sqlite:///:memory:", "server-database-url"),
        ("sqlite:///x.db?mode=ro", "server-database-url"),
        ("mysql://me:hidden@host/name", "server-database-url"),
        ("postgresql://me:hidden@host:port/name", "server-database-url"),
        ("postgresql://me:hidden@127.0.0.1:1/name", "server-database-unreachable"),
        ("sqlite:////no/such/folder/x.db", "server-database-folder"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_without_its_password(url: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        Store.open(url, patience=0)
    assert refused.value.message == message
    assert "hidden" not in str(refused.value)
    assert "{" not in str(refused.value)


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(BadInput, match="deorbit\\[postgresql\\]"):
        Store.open("postgresql://host/name")


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500)
    with pytest.raises(BadInput) as refused:
        Store.open(f"sqlite:///{file}")
    assert refused.value.message == "server-database-foreign"
    assert file.read_text() == "Dear Ann, " * 500


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        Store.open(f"sqlite:///{tmp_path}")
    assert refused.value.message == "server-database-readonly"


def test_somebody_elses_tables_are_left_alone(database: str) -> None:
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE guests (wedding text)")
    engine.dispose()
    with pytest.raises(BadInput) as refused:
        Store.open(database)
    assert refused.value.message == "server-database-foreign"
    with pytest.raises(BadInput):
        Store.open(database, patience=0)


# Trouble ---------------------------------------------------------------------------------------


def test_a_full_disk_is_told_until_something_is_written_again(tmp_path: Path) -> None:
    clock = StillClock()
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}", clock=clock)
    store.submit(furnish).result()
    assert store.trouble is None

    def pages(connection: Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)

    pragma = f"PRAGMA max_page_count = {store.submit(pages).result()}"
    store.submit(lambda connection: connection.exec_driver_sql(pragma).scalar()).result()
    numbers = iter(range(1, 10_000))

    def add_long(connection: Connection) -> None:
        row = msgspec.structs.replace(entry(next(numbers)), action="x" * 900)
        assert records.add_action(connection, row, revision_of(connection, "t") or 0, False)

    def fill() -> None:
        while True:
            store.submit(add_long).result()

    with pytest.raises(Unavailable):
        fill()
    assert store.trouble == "full"
    clock.time += REMEMBERED + 1
    assert store.trouble is None, "nothing was tried since"
    store.submit(lambda connection: records.add_entry(connection, entry(next(numbers)))).result()
    assert store.trouble is None
    store.close()


def test_a_disk_with_hardly_any_room_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(f"sqlite:///{tmp_path / 'one.db'}") as site:
        stranger = site.stranger()
        assert stranger.ok("GET", "/health")["status"] == "ok"
        monkeypatch.setattr(database_module.Database, "free", lambda self: 1_000)
        assert stranger.refused(503, "GET", "/health") == "server-database-full"


def test_a_writer_that_is_stuck_is_told_by_health(tmp_path: Path) -> None:
    clock = StillClock()
    with Site(f"sqlite:///{tmp_path / 'one.db'}", clock=clock) as site:
        stranger, store = site.stranger(), site.premises.rooms.store
        with held_up(store):
            assert stranger.ok("GET", "/health")["status"] == "ok"
            clock.time += STUCK + 1
            assert stranger.refused(503, "GET", "/health") == "server-database-stuck"
        site.wait(lambda: store.trouble is None)
        assert stranger.ok("GET", "/health")["status"] == "ok"


def test_of_one_asker_only_so_many_jobs_wait_and_others_take_turns(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}", share=3)
    store.submit(furnish).result()
    done: list[str] = []

    def ask(name: str) -> Future[None]:
        with asked_by(name):
            return store.submit(lambda connection: done.append(name))

    with held_up(store):
        futures = [ask("greedy") for _ in range(3)]
        with pytest.raises(Busy):
            ask("greedy")
        futures += [ask("other"), ask(HOUSE)]
    for future in futures:
        future.result()
    assert done == ["greedy", "other", HOUSE, "greedy", "greedy"]
    store.close()


def test_readers_take_turns_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "READERS", 1)
    store = Store.open(f"sqlite:///{tmp_path / 'one.db'}", share=3)
    done: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def first(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(60)

    async def read(name: str) -> None:
        with asked_by(name):
            await store.read(lambda connection: done.append(name))

    async def run() -> None:
        busy = asyncio.ensure_future(store.read(first))
        await asyncio.to_thread(begun.wait, 60)
        greedy = [asyncio.ensure_future(read("greedy")) for _ in range(4)]
        other = asyncio.ensure_future(read("other"))
        await asyncio.sleep(0)
        go_on.set()
        told = await asyncio.gather(*greedy, other, busy, return_exceptions=True)
        assert [isinstance(one, Busy) for one in told] == [False] * 3 + [True] + [False] * 2

    asyncio.run(run())
    assert done == ["greedy", "other", "greedy", "greedy"]
    store.close()
