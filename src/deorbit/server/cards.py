"""Tables as people see them: in the lobby, and from within."""

from collections.abc import Sequence
from typing import Any

import msgspec

from deorbit.core.chance import commitment
from deorbit.server import bots, courses
from deorbit.server.api.channel import TableMessage
from deorbit.server.api.wire import (
    ChatLine,
    Message,
    Origin,
    Proposal,
    SeatCard,
    SeatInfo,
    TableCard,
    TableInfo,
)
from deorbit.server.house import House
from deorbit.server.storage import records
from deorbit.server.storage.records import ChatRow, SeatRow, TableRow
from deorbit.server.table import Table

LISTED = 50
"""Tables of either sort in the lobby."""
LOADED_FOR_A_LIST = 30
"""Tables that are loaded to say whose turn it is, when somebody asks for theirs."""


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
        clock=None,
        touched=row.touched,
        host_name=host_name,
        course=courses.sort_of(row),
    )


def card_of(table: Table, guest: str | None) -> TableCard:
    """The same of a table in memory, which knows whose turn it is."""
    found = card(table.row, table.seats, table.host_name, guest)
    found.your_turn = not set(found.yours).isdisjoint(table.asked())
    found.clock = _clock(table)
    return found


def info(table: Table, guest: str | None) -> TableInfo:
    row = table.row
    yours = table.held_by(guest)
    over = row.status == "over"
    played = bots.identities(table.play.match) if table.play else {}
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        pace=row.pace,
        listed=row.listed,
        seats=[_seat(table, seat, guest, played.get(seat.number)) for seat in table.seats],
        open=len(table.open_seats()),
        yours=yours,
        your_turn=not set(yours).isdisjoint(table.asked()),
        clock=_clock(table),
        touched=row.touched,
        host_name=table.host_name,
        names=list(table.play.match.names) if table.play else [],
        options=row.options,
        host=guest is not None and guest == row.host,
        proposal=_proposal(table, guest),
        rematch=row.rematch,
        commitment=commitment(bytes.fromhex(row.secret)) if row.secret else None,
        version=table.version,
        outcome=row.outcome,
        secret=row.secret if over else None,
        note=row.note,
        origin=Origin(row.origin.sort, row.origin.step) if row.origin else None,
        watchers=table.watchers(),
        course=courses.sort_of(row),
        lesson=row.lesson,
    )


def notice(table: Table, guest: str | None) -> str:
    """The message that tells a reader how the table stands. Readers to whom it looks the same share
    one text."""
    key = (tuple(table.held_by(guest)), guest == table.row.host, table.may_vote(guest))
    if key not in table.notices:
        table.notices[key] = msgspec.json.encode(TableMessage(info(table, guest))).decode()
    return table.notices[key]


def line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.seat, row.name, row.channel, row.text, row.at)


def _seat(table: Table, seat: SeatRow, guest: str | None, identity: str | None) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        name=seat.name,
        kind=seat.kind,
        agent=seat.agent,
        bot=seat.number in table.bots,
        identity=identity,
        left=seat.kind == "left",
        resigned=seat.resigned,
        muted=seat.muted,
        present=seat.kind == "agent" or table.present(seat.number),
        yours=table.holds(guest, seat.number),
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
        needed=table.awaited(proposal),
        you_may_vote=table.may_vote(guest),
    )


def _clock(table: Table) -> Message | None:
    if table.teller is None or table.row.status == "closed":
        return None
    found: dict[str, Any] | None = table.teller.clock()
    return None if found is None else Message(found["id"], found["args"])


async def listed(house: House, guest: str | None) -> list[TableCard]:
    """What the lobby shows."""
    rows = await house.read(lambda connection: records.listed_tables(connection, LISTED))
    return await _cards(house, rows, guest)


async def of_guest(house: House, guest: str) -> list[TableCard]:
    """The tables of a guest, those in play loaded so that they can tell whose turn it is. Of what
    was learned only a tutorial that has not come to its end stands there."""
    found = await house.read(lambda connection: records.tables_of(connection, guest))
    rows = [row for row in found if not courses.is_put_away(row)]
    for row in [row for row in rows if row.status == "playing"][:LOADED_FOR_A_LIST]:
        await house.table(row.id)
    return await _cards(house, rows, guest)


async def _cards(house: House, rows: Sequence[TableRow], guest: str | None) -> list[TableCard]:
    unknown = [row for row in rows if house.known(row.id) is None]
    seats: dict[str, list[SeatRow]] = {}
    hosts: dict[str, str] = {}
    if unknown:
        seats = await house.read(
            lambda connection: records.seats_of_all(connection, [row.id for row in unknown])
        )
        hosts = await house.read(
            lambda connection: {
                row.host: found.name
                for row in unknown
                if (found := records.guest(connection, row.host)) is not None
            }
        )
    cards = []
    for row in rows:
        table = house.known(row.id)
        if table is not None:
            cards.append(card_of(table, guest))
        else:
            cards.append(card(row, seats.get(row.id, []), hosts.get(row.host, ""), guest))
    return cards
