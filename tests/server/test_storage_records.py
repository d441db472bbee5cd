"""Rows go in and come out the same, in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from deorbit.server.storage import chat_lines, records, schema
from deorbit.server.storage.kinds import Unfit
from deorbit.server.storage.rows import SnapshotRow
from deorbit.server.storage.statements import Gone, Taken
from deorbit.server.storage.store import Store
from server.rows import entry, furnish, guest, line, seats, table

Do = Callable[[Callable[[Connection], Any]], Any]


@pytest.fixture
def do(store: Store) -> Do:
    """Do a job as the writer does, with Ann and her table there."""
    store.submit(furnish).result()
    return lambda job: store.submit(job).result()


def test_a_guest_comes_back_as_it_was(do: Do) -> None:
    row = guest(
        "bob", name="Zoë 🚀 \u202e名前", settings={"theme": "dark", "\0": ["\ud800", 1.5, None]}
    )
    do(lambda c: records.add_guest(c, row))
    assert do(lambda c: records.guest(c, "bob")) == row
    assert do(lambda c: records.guest(c, "nobody")) is None
    do(lambda c: records.update_guest(c, "bob", name="Bob", seen=9.25))
    assert do(lambda c: records.guest(c, "bob")) == replace(row, name="Bob", seen=9.25)


def test_a_table_comes_back_as_it_was(do: Do) -> None:
    row = table(
        "u",
        secret="ab" * 32,
        outcome={"scores": [3, 4]},
        rematch="t",
        proposal={"kind": "close", "seat": 0, "by": 0, "yes": [0]},
        note="agreed",
    )
    do(lambda c: records.add_table(c, row, seats("u")))
    assert do(lambda c: records.table(c, "u")) == row
    assert do(lambda c: records.seats_of(c, "u")) == seats("u")
    do(lambda c: records.update_table(c, "u", proposal=None, status="playing", touched=5.5))
    changed = replace(row, proposal=None, status="playing", touched=5.5)
    assert do(lambda c: records.table(c, "u")) == changed


@pytest.mark.parametrize(
    "add",
    [
        lambda c: records.add_guest(c, guest()),
        lambda c: records.add_table(c, table(), []),
        lambda c: records.add_table(c, table("u"), seats("t")),
        lambda c: records.add_table(c, table("u"), [replace(seats("t")[0], table="u")]),
    ],
    ids=["guest", "table", "seat", "link"],
)
def test_nothing_is_added_twice(do: Do, add: Callable[[Connection], None]) -> None:
    with pytest.raises(Taken):
        do(add)
    assert do(lambda c: records.table(c, "u")) is None


def test_a_number_is_taken_once(do: Do) -> None:
    do(lambda c: records.add_entry(c, entry(1)))
    with pytest.raises(Taken):
        do(lambda c: records.add_entry(c, entry(1, client="other")))
    assert do(lambda c: records.entries_of(c, "t")) == [entry(1)]


def test_a_client_id_is_taken_once_at_a_table(do: Do) -> None:
    do(lambda c: records.add_entry(c, entry(1, client="same")))
    with pytest.raises(Taken):
        do(lambda c: records.add_entry(c, entry(2, client="same")))
    do(lambda c: records.add_table(c, table("u"), []))
    do(lambda c: records.add_entry(c, entry(2, "u", client="same")))
    assert do(lambda c: records.entry_by_client(c, "t", "same")).number == 1
    assert do(lambda c: records.entry_by_client(c, "u", "same")).number == 2
    assert do(lambda c: records.entry_by_client(c, "t", "none")) is None


def test_a_job_that_was_told_taken_can_go_on(do: Do) -> None:
    def job(connection: Connection) -> list[records.EntryRow]:
        records.add_entry(connection, entry(1))
        with pytest.raises(Taken):
            records.add_entry(connection, entry(1, client="other"))
        records.add_entry(connection, entry(2))
        return records.entries_of(connection, "t")

    assert do(job) == [entry(1), entry(2)]


def test_entries_come_in_order_and_from_where_one_asks(do: Do) -> None:
    rows = [entry(n, sort=("act", "undo", "agreed-undo")[n % 3]) for n in range(1, 25)]

    def job(connection: Connection) -> None:
        for row in reversed(rows):
            records.add_entry(connection, row)

    do(job)
    assert do(lambda c: records.entries_of(c, "t")) == rows
    assert do(lambda c: records.entries_of(c, "t", after=20)) == rows[20:]
    assert do(lambda c: records.entries_of(c, "none")) == []


def test_nothing_changes_an_entry() -> None:
    changing = ("update_entry", "delete_entry", "remove_entry", "delete_entries")
    assert not [name for name in changing if hasattr(records, name)]


def test_an_entry_needs_its_table(do: Do) -> None:
    with pytest.raises(IntegrityError):
        do(lambda c: records.add_entry(c, entry(1, "none")))


@pytest.mark.parametrize(
    "job",
    [
        lambda c: records.update_table(c, "t", status="lost"),
        lambda c: records.update_table(c, "t", pace="fast"),
        lambda c: records.update_seat(c, "t", 0, kind="ghost"),
        lambda c: records.add_entry(c, entry(1, sort="redo")),
        lambda c: chat_lines.add(c, line(1, channel="world")),
        lambda c: records.update_table(c, "t", host="nobody"),
        lambda c: records.add_holder(c, "t", 0, "nobody"),
    ],
    ids=["status", "pace", "kind", "sort", "channel", "host", "holder"],
)
def test_the_database_itself_refuses_what_makes_no_sense(
    do: Do, job: Callable[[Connection], None]
) -> None:
    with pytest.raises(IntegrityError):
        do(job)


@pytest.mark.parametrize(
    "job",
    [
        lambda c: records.update_guest(c, "nobody", name="x"),
        lambda c: records.update_table(c, "none", note="x"),
        lambda c: records.update_seat(c, "t", 7, name="x"),
        lambda c: chat_lines.delete(c, "t", 7),
    ],
    ids=["guest", "table", "seat", "chat"],
)
def test_what_is_not_there_cannot_be_changed(do: Do, job: Callable[[Connection], None]) -> None:
    with pytest.raises(Gone):
        do(job)


def test_a_seat_may_have_several_holders_and_a_guest_several_seats(do: Do) -> None:
    do(lambda c: records.add_guest(c, guest("bob")))
    do(lambda c: records.add_guest(c, guest("aaa")))
    assert do(lambda c: records.add_holder(c, "t", 0, "bob")) is True
    assert do(lambda c: records.add_holder(c, "t", 0, "aaa")) is True
    assert do(lambda c: records.add_holder(c, "t", 0, "bob")) is False
    assert do(lambda c: records.add_holder(c, "t", 1, "bob")) is True
    held = [seat.holders for seat in do(lambda c: records.seats_of(c, "t"))]
    assert held == [("ann", "bob", "aaa"), ("bob",)]
    do(lambda c: records.remove_holders(c, "t", 0, "ann"))
    assert do(lambda c: records.seat_by_link(c, "t-link-0")).holders == ("bob", "aaa")
    do(lambda c: records.remove_holders(c, "t", 0))
    assert do(lambda c: records.seat_by_link(c, "t-link-0")).holders == ()
    assert do(lambda c: records.seat_by_link(c, "t-link-1")).holders == ("bob",)


def test_an_old_link_opens_nothing(do: Do) -> None:
    do(lambda c: records.update_seat(c, "t", 0, link="new", notes="mine", seen=4, muted=True))
    assert do(lambda c: records.seat_by_link(c, "t-link-0")) is None
    seat = do(lambda c: records.seat_by_link(c, "new"))
    assert (seat.number, seat.notes, seat.seen, seat.muted) == (0, "mine", 4, True)


def test_the_lobby_shows_listed_tables_that_wait_before_those_that_play(do: Do) -> None:
    def job(connection: Connection) -> None:
        records.add_table(connection, table("playing", status="playing", touched=9.0), [])
        records.add_table(connection, table("private", listed=False, touched=8.0), [])
        records.add_table(connection, table("over", status="over", touched=7.0), [])

    do(job)
    assert [row.id for row in do(records.listed_tables)] == ["t", "playing"]
    assert [row.id for row in do(lambda c: records.listed_tables(c, 1))] == ["t", "playing"]
    assert [row.id for row in do(records.running_tables)] == ["playing", "private", "t"]
    assert do(records.counts) == {"waiting": 2, "playing": 1, "over": 1, "closed": 0}


def test_a_guest_finds_the_tables_it_sits_at_or_hosts(do: Do) -> None:
    def job(connection: Connection) -> None:
        records.add_guest(connection, guest("bob"))
        records.add_table(connection, table("hosted", host="bob", touched=5.0), [])
        records.add_table(connection, table("held", touched=6.0), seats("held", ("bob", "ann")))

    do(job)
    assert [row.id for row in do(lambda c: records.tables_of(c, "bob"))] == ["held", "hosted"]
    assert [row.id for row in do(lambda c: records.tables_of(c, "ann"))] == ["held", "t"]
    found = do(lambda c: records.seats_of_all(c, ["held", "t", "hosted", "none"]))
    assert found == {"held": seats("held", ("bob", "ann")), "t": seats(), "hosted": [], "none": []}


def test_chat_shows_its_newest_lines_in_order_and_forgets_deleted_words(do: Do) -> None:
    rows = [line(n, seat=None if n % 2 else 0) for n in range(1, 8)]

    def job(connection: Connection) -> None:
        for row in rows:
            chat_lines.add(connection, row)
        chat_lines.delete(connection, "t", 6)

    do(job)
    expected = [rows[4], replace(rows[5], deleted=True, text=""), rows[6]]
    assert do(lambda c: chat_lines.of_table(c, "t", limit=3)) == expected
    for twin in (line(7, id="other"), line(8, id="l7")):
        with pytest.raises(Taken):
            do(lambda c, twin=twin: chat_lines.add(c, twin))


def test_a_snapshot_takes_the_place_of_older_ones(do: Do) -> None:
    assert do(lambda c: records.last_snapshot(c, "t")) is None
    for number in (50, 100, 100):
        do(lambda c, n=number: records.add_snapshot(c, SnapshotRow("t", n, f"save {n}")))
    assert do(lambda c: records.last_snapshot(c, "t")) == SnapshotRow("t", 100, "save 100")
    assert do(lambda c: c.scalar(sa.select(sa.func.count()).select_from(schema.snapshots))) == 1


def test_big_values_come_back_whole(do: Do) -> None:
    save = "ä🚀" * 1_500_000
    do(lambda c: records.add_snapshot(c, SnapshotRow("t", 1, save)))
    assert do(lambda c: records.last_snapshot(c, "t")).save == save
    notes = "\u2028'\"\\%s:x\n\r\t" * 1000
    do(lambda c: records.update_seat(c, "t", 0, notes=notes))
    assert do(lambda c: records.seats_of(c, "t"))[0].notes == notes


@pytest.mark.parametrize(
    "job",
    [
        lambda c: records.update_seat(c, "t", 0, notes="x" * (schema.NOTES + 1)),
        lambda c: chat_lines.add(c, line(1, text="x" * (schema.CHAT + 1))),
        lambda c: records.add_entry(c, entry(1, action="x" * (schema.ACTION + 1))),
        lambda c: records.add_guest(c, guest("bob", settings={"x": "y" * schema.SETTINGS})),
        lambda c: chat_lines.add(c, line(1, text="a\0b")),
        lambda c: chat_lines.add(c, line(1, text="a\ud800b")),
    ],
    ids=["notes", "chat", "action", "settings", "nul", "surrogate"],
)
def test_what_does_not_fit_is_refused_alike(do: Do, job: Callable[[Connection], None]) -> None:
    with pytest.raises(Unfit):
        do(job)


def test_a_deleted_table_leaves_nothing_behind(do: Do) -> None:
    def job(connection: Connection) -> None:
        records.add_table(connection, table("before", rematch="t"), seats("before"))
        records.add_entry(connection, entry(1))
        records.add_entry(connection, entry(1, "before"))
        chat_lines.add(connection, line(1))
        records.add_snapshot(connection, SnapshotRow("t", 1, "save"))
        records.delete_table(connection, "t")

    do(job)
    for one in (schema.seats, schema.holders, schema.entries, schema.chat, schema.snapshots):
        left = sa.select(sa.func.count()).where(one.c.table == "t")
        assert do(lambda c, left=left: c.scalar(left)) == 0
    assert do(lambda c: records.table(c, "before")).rematch is None
    assert do(lambda c: records.entries_of(c, "before")) == [entry(1, "before")]


def test_tables_grow_stale_each_at_its_pace(do: Do) -> None:
    def job(connection: Connection) -> None:
        for touched in (10.0, 20.0, 30.0):
            for status in ("waiting", "playing", "over", "closed"):
                for pace in ("live", "slow"):
                    id = f"{status}-{pace}-{touched:.0f}"
                    records.add_table(
                        connection, table(id, status=status, pace=pace, touched=touched), []
                    )

    do(lambda c: records.delete_table(c, "t"))
    do(job)
    stale = do(lambda c: records.stale_tables(c, waiting=10.0, live=25.0, slow=20.0))
    assert {row.id for row in stale} == {
        "playing-live-10",
        "playing-live-20",
        "playing-slow-10",
    }
    stale = do(lambda c: records.stale_tables(c, waiting=11.0, live=0.0, slow=0.0))
    assert {row.id for row in stale} == {"waiting-live-10", "waiting-slow-10"}
    outdated = do(lambda c: records.outdated_tables(c, 11.0))
    assert {row.id for row in outdated} == {
        f"{s}-{p}-10" for s in ("over", "closed") for p in ("live", "slow")
    }


def test_guests_without_a_table_are_forgotten_in_time(do: Do) -> None:
    def job(connection: Connection) -> int:
        for id, seen in (("host", 1.0), ("holder", 1.0), ("old", 1.0), ("new", 50.0)):
            records.add_guest(connection, guest(id, seen=seen))
        records.add_table(connection, table("u", host="host"), seats("u", ("holder",)))
        return records.delete_idle_guests(connection, 40.0)

    assert do(job) == 1
    kept = do(lambda c: set(c.scalars(sa.select(schema.guests.c.id))))
    assert kept == {"ann", "host", "holder", "new"}
    do(lambda c: records.delete_table(c, "u"))
    assert do(lambda c: records.delete_idle_guests(c, 40.0)) == 2


def test_what_is_looked_up_has_an_index(store: Store) -> None:
    """Where a table grows with play, no lookup reads all of it."""
    if store.kind != "sqlite":
        return
    c = schema
    lookups = [
        sa.select(c.holders).where(c.holders.c.guest == "x"),
        sa.select(c.seats).where(c.seats.c.link == "x"),
        sa.select(c.entries).where(c.entries.c.table == "x", c.entries.c.number > 3),
        sa.select(c.entries).where(c.entries.c.table == "x", c.entries.c.client == "y"),
        sa.select(c.chat).where(c.chat.c.table == "x").order_by(c.chat.c.number.desc()),
        sa.select(c.tables).where(c.tables.c.host == "x"),
        sa.select(c.tables).where(c.tables.c.rematch == "x"),
        sa.select(c.tables).where(c.tables.c.status.in_(("waiting", "playing"))),
        sa.select(c.guests).where(c.guests.c.seen < 3),
    ]

    def plan(connection: Connection, lookup: sa.Select[Any]) -> str:
        compiled = lookup.compile(connection, compile_kwargs={"literal_binds": True})
        return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}").all())

    for lookup in lookups:
        shown = asyncio.run(store.read(lambda c, one=lookup: plan(c, one)))
        assert "SEARCH" in shown, f"{lookup}: {shown}"
        assert "SCAN" not in shown, f"{lookup}: {shown}"
