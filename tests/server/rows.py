"""Rows for tests of the storage, each a line."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import Connection

from deorbit.server.storage import records
from deorbit.server.storage.rows import ChatRow, EntryRow, GuestRow, SeatRow, TableRow


def guest(id: str = "ann", **more: Any) -> GuestRow:
    usual: dict[str, Any] = {
        "name": id.title(),
        "secret_hash": "h",
        "created": 1.0,
        "seen": 1.0,
    }
    return GuestRow(id=id, **(usual | more))


def table(id: str = "t", **more: Any) -> TableRow:
    usual: dict[str, Any] = {
        "game": "stationfall",
        "options": {"expert": True},
        "seats": 2,
        "listed": True,
        "pace": "live",
        "status": "waiting",
        "host": "ann",
        "created": 1.0,
        "touched": 1.0,
        "rules": 3,
    }
    return TableRow(id=id, **(usual | more))


def seats(table: str = "t", holders: tuple[str, ...] = ("ann",)) -> list[SeatRow]:
    return [
        SeatRow(table, 0, "person", "Ann", None, f"{table}-link-0", holders=holders),
        SeatRow(table, 1, "agent", "Bot", "greedy", f"{table}-link-1"),
    ]


def entry(number: int, table: str = "t", **more: Any) -> EntryRow:
    usual: dict[str, Any] = {
        "seat": 0,
        "sort": "act",
        "action": "end",
        "client": f"c{number}",
        "at": 2.0,
    }
    return EntryRow(table, number, **(usual | more))


def line(number: int, table: str = "t", **more: Any) -> ChatRow:
    usual: dict[str, Any] = {
        "id": f"l{number}",
        "seat": 0,
        "guest": "ann",
        "name": "Ann",
        "channel": "table",
        "text": "hello",
        "at": 3.0,
    }
    return ChatRow(table=table, number=number, **(usual | more))


def furnish(connection: Connection) -> None:
    """Ann, and a table where she sits."""
    records.add_guest(connection, guest())
    records.add_table(connection, table(), seats())
