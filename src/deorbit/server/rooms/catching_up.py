"""A room takes in what other processes have done at its table."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy.engine import Connection

from deorbit.server.rooms import loading, matches
from deorbit.server.rooms.matches import Play
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.storage import chat_lines, processes, records
from deorbit.server.storage.rows import ChatRow, EntryRow, SeatRow, TableRow
from deorbit.server.tables.table import Table

MOST_AT_ONCE = 4
"""Entries that are played again while everybody waits; more of them beside play."""


class Lost(Exception):
    """What is stored does not go on from what is known: the room has to be loaded again."""


class News(NamedTuple):
    """What has changed at a table since a revision. `chat`: None if nobody spoke."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow] | None
    barred: set[str]
    host_name: str
    elsewhere: list[Visitor]


def visitors(connection: Connection, table: str, process: str) -> list[Visitor]:
    found = processes.visitors_elsewhere(connection, table, process)
    return [Visitor(guest, seat) for guest, seat in found]


def news(connection: Connection, room: Room, process: str) -> News | None:
    """Everything new; None if the table is gone."""
    row = records.bare_table(connection, room.id)
    if row is None:
        return None
    entries = records.entries_of(connection, room.id, after=len(room.entries))
    host_name = room.host_name
    if not entries or row.host != room.row.host:
        # Who is host may have changed, or what they are called.
        host = records.guest(connection, row.host)
        host_name = host.name if host else ""
    return News(
        replace(row, origin=room.row.origin),
        records.seats_of(connection, room.id),
        entries,
        chat_lines.of_table(connection, room.id) if row.talk != room.row.talk else None,
        records.barred_from(connection, room.id),
        host_name,
        visitors(connection, room.id, process),
    )


async def played(room: Room, entries: Sequence[EntryRow]) -> Play:
    """The match behind new entries."""
    if room.play is None:
        raise Lost
    play = room.play.copy()
    if len(entries) > MOST_AT_ONCE:
        return await asyncio.to_thread(lambda: _folded(play.apart(), entries))
    return _folded(play, entries)


def _folded(play: Play, entries: Sequence[EntryRow]) -> Play:
    for entry in entries:
        if entry.number != play.match.version + 1 or not matches.apply(play, entry):
            raise Lost
    return play


async def take_in(room: Room, found: News) -> None:
    """Within the room's lock."""
    if found.row.revision == room.row.revision and not found.entries:
        room.elsewhere = found.elsewhere
        return
    if room.trouble is not None or not found.row.sound or len(found.seats) != len(room.seats):
        raise Lost
    if found.entries:
        room.play = await played(room, found.entries)
        room.entries.extend(found.entries)
        room.clients |= {entry.client: entry.number for entry in found.entries}
        room.ours = False
    if found.chat is not None:
        room.chat = tuple(found.chat)
    told = (found.seats, found.host_name, found.elsewhere, _told(found.row))
    if told != ([*room.seats], room.host_name, room.elsewhere, _told(room.row)):
        room.changes += 1
    room.table = Table(found.row, tuple(found.seats))
    room.kicked = found.barred
    room.host_name = found.host_name
    room.elsewhere = found.elsewhere


async def begin(room: Room, stored: loading.Stored) -> None:
    """Within the room's lock: the match has begun elsewhere."""
    found = await asyncio.to_thread(loading.match_of, stored)
    if found is None or isinstance(found, str) or found.given_up:
        raise Lost
    room.play = found.play
    room.entries = stored.entries
    room.clients = {entry.client: entry.number for entry in stored.entries}
    room.stored_at = found.play.match.version
    room.ours = False


def _told(row: TableRow) -> TableRow:
    """What of a row everybody at the table is told."""
    return replace(row, touched=0.0, revision=0, talk=0, owing=False, skipping=None)
