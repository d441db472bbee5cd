"""Who somebody is: a name of their choice, and a secret that only their browser has."""

import hashlib
import hmac
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from deorbit.server.base.cleaning import NAME_LENGTH, clean_line, is_token
from deorbit.server.base.refusals import BAD_INPUT, Refusal
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import GuestRow

COOKIE = "deorbit"
YEAR = 365 * 24 * 3600
ID_BYTES = 9
SECRET_BYTES = 24
KEPT = 5_000
SEEN_EVERY = 3600.0
SETTINGS_SIZE = 4_000


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(raw: str) -> str:
    name = clean_line(raw, NAME_LENGTH)
    if not name:
        raise Refusal(BAD_INPUT, "server-no-name", most=NAME_LENGTH)
    return name


class Guests:
    """Those who came lately are kept in memory."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._kept: OrderedDict[str, GuestRow] = OrderedDict()

    async def create(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the cookie that proves it."""
        ids, now = self._rooms.ids, self._rooms.clock.now()
        secret = ids.token(SECRET_BYTES)
        row = GuestRow(ids.token(ID_BYTES), clean_name(name), _hash(secret), now, now, {})
        await self._rooms.write(lambda connection: records.add_guest(connection, row))
        self._keep(row)
        return row, f"{row.id}.{secret}"

    async def identify(self, cookie: str | None) -> GuestRow | None:
        """The guest of a cookie; None for a wrong or forgotten one."""
        id, _, secret = (cookie or "").partition(".")
        if not (is_token(id) and is_token(secret)):
            return None
        row = self._kept.get(id)
        if row is None:
            row = await self._rooms.guest(id)
        if row is None or not hmac.compare_digest(row.secret_hash, _hash(secret)):
            return None
        now = self._rooms.clock.now()
        if now - row.seen > SEEN_EVERY:
            row = replace(row, seen=now)
            self._rooms.later(lambda connection: records.update_guest(connection, id, seen=now))
        self._keep(row)
        return row

    async def change(
        self, row: GuestRow, name: str | None, settings: dict[str, Any] | None
    ) -> GuestRow:
        changes: dict[str, Any] = {}
        if name is not None:
            changes["name"] = clean_name(name)
        if settings is not None:
            if len(msgspec.json.encode(settings)) > SETTINGS_SIZE:
                raise Refusal(BAD_INPUT, "server-settings-too-large", most=SETTINGS_SIZE)
            changes["settings"] = settings
        known = self._kept.get(row.id, row)
        renamed = changes.get("name", known.name) != known.name

        def job(connection: Connection) -> None:
            records.update_guest(connection, row.id, **changes)
            if renamed:
                records.rename_seats(connection, row.id, known.name, changes["name"])

        if changes:
            await self._rooms.write(job)
        # On what is known by now: another change may have been written meanwhile.
        changed = replace(self._kept.get(row.id, row), **changes)
        self._keep(changed)
        if renamed:
            await self._rename_at_tables(row.id, known.name, changed.name)
        return changed

    async def _rename_at_tables(self, guest: str, before: str, name: str) -> None:
        """The same at the tables in memory, and tell those who sit there."""
        for known in self._rooms.in_memory():
            if guest != known.row.host and not known.table.held_by(guest):
                continue
            async with self._rooms.at(known.id) as room:
                if room.row.host == guest:
                    room.host_name = name
                held = [room.seats[number] for number in room.table.held_by(guest)]
                seats = [replace(seat, name=name) for seat in held if seat.name == before]
                await self._rooms.save(room, seats)
                self._rooms.changed(room)

    def forget_all(self) -> None:
        """After guests were deleted."""
        self._kept.clear()

    def _keep(self, row: GuestRow) -> None:
        self._kept[row.id] = row
        self._kept.move_to_end(row.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
