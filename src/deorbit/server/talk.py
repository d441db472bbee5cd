"""Words at a table: chat, private notes, and what the host may do about people."""

from dataclasses import replace

from deorbit.server import lobby, logs
from deorbit.server.cleaning import CHAT_LENGTH, clean_line, clean_notes
from deorbit.server.house import House
from deorbit.server.refusals import BAD_INPUT, CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.storage import records
from deorbit.server.storage.records import Channel, ChatRow, GuestRow


async def say(
    house: House, id: str, guest: GuestRow, seat: int | None, text: str, channel: Channel
) -> int:
    """A line of chat: by who sits there, or by the host. A team's lines reach the team only."""
    line = clean_line(text, CHAT_LENGTH)
    if not line:
        raise Refusal(BAD_INPUT, "server-empty-line")
    async with house.at(id) as table:
        if seat is None:
            table.check_host(guest.id)
            name = guest.name
        else:
            row = table.check_holder(guest.id, seat)
            name = row.name
            if row.muted:
                raise Refusal(FORBIDDEN, "server-muted")
        table.check_status("waiting", "playing", "over")
        if channel == "team" and (seat is None or table.partner(seat) is None):
            raise Refusal(CONFLICT, "server-no-team")
        number = table.chat_number + 1
        row_ = ChatRow(
            house.ids.token(9), id, number, seat, guest.id, name, channel, line, house.clock.now()
        )
        await house.save(table, also=lambda connection: records.add_chat(connection, row_))
        table.add_line(row_)
        for reader in table.readers:
            reader.tell_line(row_)
        return number


async def delete(house: House, id: str, guest: str, number: int) -> None:
    """The author or the host takes a line away, for everybody."""
    async with house.at(id) as table:
        found = [line for line in table.chat if line.number == number and not line.deleted]
        if not found or (found[0].channel == "team" and found[0].guest != guest):
            raise Refusal(NOT_FOUND, "server-no-line")
        if guest not in (found[0].guest, table.row.host):
            raise Refusal(FORBIDDEN, "server-not-host")
        await house.save(table, also=lambda connection: records.delete_chat(connection, id, number))
        place = table.chat.index(found[0])
        table.chat[place] = replace(found[0], deleted=True, text="")
        for reader in table.readers:
            reader.tell_line_gone(found[0])


async def write_notes(house: House, id: str, guest: str, seat: int, text: str) -> None:
    async with house.at(id) as table:
        row = table.check_holder(guest, seat)
        await house.save(table, [replace(row, notes=clean_notes(text))])


async def mute(house: House, id: str, guest: str, seat: int, muted: bool) -> None:
    async with house.at(id) as table:
        table.check_host(guest)
        row = table.seat(seat)
        if row.kind != "person" or guest in row.holders:
            raise Refusal(CONFLICT, "server-no-person", seat=seat)
        await house.save(table, [replace(row, muted=muted)])
        house.changed(table)


async def kick(house: House, id: str, guest: str, seat: int) -> None:
    """The host takes somebody's seat away; before the end of a match the table fills it again."""
    async with house.at(id) as table:
        table.check_host(guest)
        row = table.seat(seat)
        if row.kind != "person" or guest in row.holders:
            raise Refusal(CONFLICT, "server-no-person", seat=seat)
        table.kicked.update(row.holders)
        await lobby.vacate(house, table, seat)
        logs.note("seat-kicked", table=id, seat=seat)


async def seen(house: House, id: str, guest: str, seat: int, step: int) -> None:
    """The page of a seat shows the match after so many actions. Nobody waits for this, and a crash
    may forget it."""
    table = house.known(id)
    if table is None or table.play is None or not table.holds(guest, seat):
        return
    row = table.seats[seat]
    if row.seen < step <= len(table.play.match):
        table.put([replace(row, seen=step)])
        house.later(lambda connection: records.update_seat(connection, id, seat, seen=step))
