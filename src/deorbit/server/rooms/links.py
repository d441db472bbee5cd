"""Links to seats: a seat is opened on another device, and closed there again."""

from dataclasses import replace

from deorbit.server.base import logs
from deorbit.server.base.cleaning import is_token
from deorbit.server.base.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records

MOST_HOLDERS = 8
"""Devices that share a seat."""


async def claim(rooms: Rooms, guest: str, token: str) -> tuple[str, int]:
    """Open a seat link: one more device holds the seat."""
    if not is_token(token):
        raise Refusal(NOT_FOUND, "server-no-link")
    found = await rooms.read(lambda connection: records.seat_by_link(connection, token))
    if found is None:
        raise Refusal(NOT_FOUND, "server-no-link")
    return await _claimed(rooms, found.table, guest, token, found.number)


@decided
async def _claimed(rooms: Rooms, id: str, guest: str, token: str, number: int) -> tuple[str, int]:
    async with rooms.at(id) as room:
        seat = room.table.seat(number)
        if seat.link != token or seat.kind != "person":
            raise Refusal(NOT_FOUND, "server-no-link")
        if guest in seat.holders:
            return room.id, seat.number
        if guest in room.kicked:
            raise Refusal(FORBIDDEN, "server-kicked")
        if len(seat.holders) >= MOST_HOLDERS:
            raise Refusal(CONFLICT, "server-too-many-devices", most=MOST_HOLDERS)
        if room.table.shared(seat.number):
            # One of those who shared a screen moves to another: somebody new in this respect.
            room.table.check_openable()
        await rooms.save(room, [replace(seat, holders=(*seat.holders, guest))])
        rooms.changed(room)
        return room.id, seat.number


@decided
async def withdraw(rooms: Rooms, id: str, guest: str, number: int, others: bool) -> None:
    """The link leads nowhere any more; a new one is there for whoever asks for it. Who had the
    seat first may take it from all other devices, too."""
    async with rooms.at(id) as room:
        seat = room.table.check_holder(guest, number)
        if others and seat.holders[0] != guest:
            raise Refusal(FORBIDDEN, "server-not-first")
        holders = (guest,) if others else seat.holders
        withdrawn = replace(seat, link=rooms.ids.token(16), holders=holders)
        await rooms.save(room, [withdrawn])
        logs.note("link-withdrawn", table=id, seat=number, others=others)
        rooms.changed(room)
