"""Tables as people see them: in the lobby, and from within."""

from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakKeyDictionary

from deorbit.core.chance import commitment
from deorbit.server.base import logs
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import ChatRow, SeatRow, TableRow
from deorbit.server.tables import bots, consent
from deorbit.server.tables.table import Table
from deorbit.server.telling import course, screens, views
from deorbit.server.wire.answers import (
    ChatLine,
    Origin,
    Proposal,
    SeatCard,
    SeatInfo,
    TableCard,
    TableInfo,
)
from deorbit.server.wire.play import Message

LISTED = 50
"""Tables of either sort in the lobby."""
LOADED_FOR_A_LIST = 30
"""Tables that are loaded to say whose turn it is, when somebody asks for theirs."""

_clocks: WeakKeyDictionary[Room, tuple[int, Message]] = WeakKeyDictionary()
"""The clock of each room that was asked for it, and the version it belongs to."""


def card(row: TableRow, seats: Sequence[SeatRow], host_name: str, guest: str | None) -> TableCard:
    """A table that is not in memory."""
    played = bots.bots_in(row.options)
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,
        pace=row.pace,
        listed=row.listed,
        seats=[SeatCard(seat.name, seat.kind, seat.number in played) for seat in seats],
        open=sum(seat.kind == "open" for seat in seats),
        yours=[seat.number for seat in seats if guest is not None and guest in seat.holders],
        your_turn=False,
        asked=[],
        clock=None,
        touched=row.touched,
        host_name=host_name,
        course=course.sort_of(row),
        trouble=None if row.sound else "damaged",
    )


def card_of(room: Room, guest: str | None) -> TableCard:
    """The same of a table in memory, which knows whose turn it is."""
    found = card(room.row, room.seats, room.host_name, guest)
    found.asked = list(room.asked())
    found.your_turn = not set(found.yours).isdisjoint(found.asked)
    found.clock = _clock(room)
    found.trouble = room.trouble
    return found


def info(room: Room, guest: str | None) -> TableInfo:
    row, table = room.row, room.table
    yours = table.held_by(guest)
    over = row.status == "over"
    played = bots.identities(room.play.match) if room.play else {}
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        pace=row.pace,
        tempo=row.tempo,
        listed=row.listed,
        seats=[_seat(room, seat, guest, played.get(seat.number)) for seat in room.seats],
        open=len(table.open_seats()),
        yours=yours,
        your_turn=not set(yours).isdisjoint(room.asked()),
        clock=_clock(room),
        touched=row.touched,
        host_name=room.host_name,
        names=list(room.play.match.names) if room.play else [],
        options=row.options,
        host=guest is not None and guest == row.host,
        proposal=_proposal(table, guest),
        rematch=row.rematch,
        commitment=commitment(bytes.fromhex(row.secret))
        if row.secret and not room.trouble
        else None,
        version=room.version,
        outcome=row.outcome,
        secret=row.secret if over else None,
        note=row.note,
        origin=Origin(row.origin.sort, row.origin.step) if row.origin else None,
        watchers=room.watchers(),
        course=course.sort_of(row),
        lesson=row.lesson,
        trouble=room.trouble,
    )


def line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.channel, row.text, row.at)


def _seat(room: Room, seat: SeatRow, guest: str | None, identity: str | None) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        name=seat.name,
        kind=seat.kind,
        agent=seat.agent,
        bot=seat.number in room.table.bots,
        identity=identity,
        left=seat.kind == "left",
        resigned=seat.resigned,
        muted=seat.muted,
        present=seat.kind == "agent" or room.present(seat.number),
        yours=room.table.holds(guest, seat.number),
        late=room.row.late == seat.number,
    )


def _proposal(table: Table, guest: str | None) -> Proposal | None:
    proposal = table.row.proposal
    if proposal is None:
        return None
    return Proposal(
        kind=proposal["kind"],
        seat=proposal["seat"],
        by=proposal["by"],
        votes=list(proposal["yes"]),
        needed=consent.awaited(table, proposal),
        you_may_vote=consent.may_vote(table, guest),
    )


def _clock(room: Room) -> Message | None:
    """How far the match has come, from what everybody may see."""
    if room.play is None or room.row.status == "closed":
        return None
    match = room.play.match
    if room not in _clocks or _clocks[room][0] != match.version:
        found = screens.clock(match.game, views.view_for(match, None))
        _clocks[room] = (match.version, Message(found["id"], found["args"]))
    return _clocks[room][1]


async def listed(rooms: Rooms, guest: str | None) -> list[TableCard]:
    """What the lobby shows."""
    rows = await rooms.read(lambda connection: records.listed_tables(connection, LISTED))
    return await _cards(rooms, rows, guest)


async def of_guest(rooms: Rooms, guest: str) -> list[TableCard]:
    """The tables of a guest, those in play loaded so that they can tell whose turn it is. Of what
    was learned only a tutorial that has not come to its end stands there."""
    found = await rooms.read(lambda connection: records.tables_of(connection, guest))
    rows = [row for row in found if not course.is_put_away(row)]
    for row in [row for row in rows if row.status == "playing"][:LOADED_FOR_A_LIST]:
        try:
            await rooms.room(row.id)
        except Exception as error:
            logs.fail("table-not-listed", error=error, table=row.id)
    return await _cards(rooms, rows, guest)


async def _cards(rooms: Rooms, rows: Sequence[TableRow], guest: str | None) -> list[TableCard]:
    unknown = [row for row in rows if rooms.known(row.id) is None]
    seats: dict[str, list[SeatRow]] = {}
    hosts: dict[str, str] = {}
    if unknown:
        seats = await rooms.read(
            lambda connection: records.seats_of_all(connection, [row.id for row in unknown])
        )
        hosts = await rooms.read(
            lambda connection: {
                row.host: found.name
                for row in unknown
                if (found := records.guest(connection, row.host)) is not None
            }
        )
    cards = []
    for row in rows:
        room, known = rooms.known(row.id), seats.get(row.id, [])
        try:
            found = (
                card_of(room, guest) if room else card(row, known, hosts.get(row.host, ""), guest)
            )
        except Exception as error:
            logs.fail("table-damaged", error=error, table=row.id)
            found = card(replace(row, options={}, sound=False), known, "", guest)
        cards.append(found)
    return cards
