"""Words at a table: chat, private notes, and what the host may do about people."""

from dataclasses import replace

from sqlalchemy.engine import Connection

from deorbit.server.base import logs
from deorbit.server.base.cleaning import CHAT_LENGTH, clean_line, clean_notes
from deorbit.server.base.refusals import BAD_INPUT, CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.rooms import lobby, proposals
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import chat_lines, records
from deorbit.server.storage.rows import Channel, ChatRow, GuestRow
from deorbit.server.tables import hearing


async def say(
    rooms: Rooms, id: str, guest: GuestRow, seat: int | None, text: str, channel: Channel
) -> int:
    """A line of chat: by who sits there, or by the host. A team's lines reach the team only."""
    line = clean_line(text, CHAT_LENGTH)
    if not line:
        raise Refusal(BAD_INPUT, "server-empty-line")
    return await _said(rooms, id, guest, seat, line, channel, rooms.ids.token(9))


@decided
async def _said(
    rooms: Rooms,
    id: str,
    guest: GuestRow,
    seat: int | None,
    line: str,
    channel: Channel,
    name_of_line: str,
) -> int:
    async with rooms.at(id) as room:
        already = [one.number for one in room.chat if one.id == name_of_line]
        if already:
            return already[0]
        if seat is None:
            room.table.check_host(guest.id)
            name = guest.name
        else:
            row = room.table.check_holder(guest.id, seat)
            name = row.name
            if row.muted:
                raise Refusal(FORBIDDEN, "server-muted")
        room.table.check_status("waiting", "playing", "over")
        if channel == "team" and (seat is None or room.table.partner(seat) is None):
            raise Refusal(CONFLICT, "server-no-team")
        said = ChatRow(name_of_line, id, 0, seat, guest.id, name, channel, line, rooms.clock.now())
        numbers = hearing.numbers(room.table, channel, seat)

        def add(connection: Connection) -> None:
            nonlocal said
            said = chat_lines.add_next(connection, said, numbers)

        await rooms.save(room, also=add, talk=room.row.talk + 1)
        room.add_line(said)
        rooms.moved(room)
        return said.number


@decided
async def delete(rooms: Rooms, id: str, guest: str, number: int) -> None:
    """The author or the host takes a line away, for everybody."""
    async with rooms.at(id) as room:
        found = [line for line in room.chat if line.number == number and not line.deleted]
        if not found or (found[0].channel == "team" and found[0].guest != guest):
            raise Refusal(NOT_FOUND, "server-no-line")
        if guest not in (found[0].guest, room.row.host):
            raise Refusal(FORBIDDEN, "server-not-host")
        await rooms.save(
            room,
            also=lambda connection: chat_lines.delete(connection, id, number),
            talk=room.row.talk + 1,
        )
        room.blank_line(number)
        rooms.moved(room)


@decided
async def write_notes(rooms: Rooms, id: str, guest: str, seat: int, text: str) -> None:
    async with rooms.at(id) as room:
        row = room.table.check_holder(guest, seat)
        await rooms.save(room, [replace(row, notes=clean_notes(text))])


@decided
async def mute(rooms: Rooms, id: str, guest: str, seat: int, muted: bool) -> None:
    async with rooms.at(id) as room:
        room.table.check_host(guest)
        row = room.table.check_other(guest, seat)
        await rooms.save(room, [replace(row, muted=muted)])
        rooms.changed(room)


async def kick(rooms: Rooms, id: str, guest: str, seat: int) -> None:
    """The host takes somebody's seat away; before the end of a match the table fills it again."""
    await _kicked(rooms, id, guest, seat)
    await proposals.reconsider(rooms, id)


@decided
async def _kicked(rooms: Rooms, id: str, guest: str, seat: int) -> None:
    async with rooms.at(id) as room:
        room.table.check_host(guest)
        row = room.table.check_other(guest, seat)
        await lobby.vacate(
            rooms, room, seat, lambda connection: records.bar(connection, id, row.holders)
        )
        room.kicked.update(row.holders)
        logs.note("seat-kicked", table=id, seat=seat)


async def seen(rooms: Rooms, id: str, guest: str, seat: int, step: int) -> None:
    """The page of a seat shows the match after so many actions. Nobody waits for this, and a crash
    may forget it."""
    room = rooms.known(id)
    if room is None or room.play is None or not room.table.holds(guest, seat):
        return
    row = room.seats[seat]
    if row.seen < step <= len(room.play.match):
        room.table = room.table.changed([replace(row, seen=step)])
        rooms.later(lambda connection: records.note_seen(connection, id, seat, step), id)
