"""Tables come about: made, joined, left, begun, played again."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.engine import Connection

from deorbit.agents import AGENTS, usual_agent
from deorbit.core import text
from deorbit.core.chance import secret_of_seed
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.lessons import SEED
from deorbit.core.match import Match
from deorbit.games import find
from deorbit.server import accord, bots, logs, matches, origins, refusals
from deorbit.server.cleaning import NAME_LENGTH, is_token
from deorbit.server.house import House
from deorbit.server.matches import Play
from deorbit.server.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, TOO_MANY, Refusal
from deorbit.server.storage import records
from deorbit.server.storage.records import GuestRow, OriginRow, Pace, SeatRow, TableRow
from deorbit.server.table import STARS, USUAL_AGENT, Table

MOST_RUNNING = 50
"""Tables of one guest that wait or play at once."""
MOST_HOLDERS = 8
"""Devices that share a seat."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A seat as the one who makes a table wants it: "me", "open", "agent" or "bot"."""

    kind: str
    name: str = ""
    agent: str = USUAL_AGENT


def checked_agent(name: str | None) -> str:
    if name is None:
        return USUAL_AGENT
    if name not in AGENTS:
        raise refusals.of_error(BadInput("unknown-agent", agent=name[:40], known=", ".join(AGENTS)))
    return name


def check_plays(game: str, agent: str | None) -> None:
    """Whether an agent knows how to play a game."""
    if agent in (bots.PLAYED_BY, bots.TUTOR) and not find(game).automates():
        raise refusals.of_error(BadInput("no-automation", game=game))


async def create(
    house: House,
    guest: GuestRow,
    game: str,
    options: dict[str, Any],
    seats: Sequence[Wanted],
    listed: bool,
    pace: Pace,
    start: bool,
    origin: OriginRow | None = None,
    lesson: str | None = None,
) -> Table:
    kinds = [seat.kind for seat in seats]
    for seat in seats:
        check_plays(game, seat.agent)
    if origin is None or origin.sort == "position":
        options = bots.with_bots(game, options, kinds)
    try:
        read = matches.checked_options(game, len(seats), options)
        if origin is None or origin.sort == "position":
            # Tried out now, so that nobody waits at a table that cannot begin.
            match = matches.begin(game, read, len(seats), bytes(32), origin)
            if not match.to_act:
                raise BadInput("server-position-over")
    except DeorbitError as error:
        raise refusals.of_error(error) from None
    bots.check_seats(read, kinds)
    taken = bots.bots_in(read)
    seats = [Wanted("bot") if number in taken else seat for number, seat in enumerate(seats)]
    for number in bots.tutors_in(read):
        seats[number] = Wanted("agent", bots.TUTOR_NAME, bots.TUTOR)
    await check_room(house, guest.id)
    id, now = house.ids.token(16), house.clock.now()
    row = TableRow(
        id, game, read, len(seats), listed, pace, "waiting", guest.id, now, now, find(game).version
    )
    row = replace(row, lesson=lesson)
    if origin is not None:
        row = replace(row, origin=replace(origin, table=id))
    rows = [_new_seat(house, row, number, seat, guest) for number, seat in enumerate(seats)]
    table = await _open(house, row, rows, guest.name)
    sort = origin.sort if origin else "set-up"
    logs.note("table-made", table=id, game=game, seats=len(rows), listed=listed, origin=sort)
    if start or not table.open_seats():
        async with house.at(id) as table:
            await begin(house, table, USUAL_AGENT if table.open_seats() else None)
    return table


async def exhibit(house: House, guest: GuestRow, match: Match, origin: OriginRow) -> Table:
    """A finished match as a table where nobody sits: there to be watched."""
    id, now = house.ids.token(16), house.clock.now()
    outcome = match.outcome
    row = TableRow(
        id,
        match.game,
        match.options,
        match.seats,
        False,
        "live",
        "over",
        guest.id,
        now,
        now,
        match.rules_version,
        secret=match.secret,
        outcome=outcome.to_json() if outcome else None,
        origin=replace(origin, table=id),
    )
    # Who played is not known: seats are called as the game calls them, and nobody holds them.
    seats = [
        SeatRow(id, number, "agent", text.say(name, {})[:NAME_LENGTH], None, house.ids.token(16))
        for number, name in enumerate(match.names[: match.seats])
    ]
    table = await _open(house, row, seats, guest.name)
    table.play = Play.of(match)
    table.stored_at = match.version
    house.begun(table)
    logs.note("table-made", table=id, game=match.game, seats=match.seats, origin=origin.sort)
    return table


def _new_seat(house: House, table: TableRow, number: int, seat: Wanted, guest: GuestRow) -> SeatRow:
    id, link = table.id, house.ids.token(16)
    if seat.kind == "me":
        name = seat.name or guest.name
        return SeatRow(id, number, "person", name, None, link, holders=(guest.id,))
    if seat.kind == "agent":
        name = seat.name or STARS[number % len(STARS)]
        agent = seat.agent or usual_agent(table.game)
        return SeatRow(id, number, "agent", name, agent, link)
    if seat.kind == "bot":
        # Called by who it turns out to be.
        return SeatRow(id, number, "agent", "", bots.PLAYED_BY, link)
    return SeatRow(id, number, "open", "", None, link)


async def _open(house: House, row: TableRow, seats: list[SeatRow], host_name: str) -> Table:
    await house.write(lambda connection: records.add_table(connection, row, seats))
    return house.welcome(Table(row, seats, host_name))


async def check_room(house: House, guest: str) -> None:
    """Nobody keeps very many tables at once."""
    rows = await house.read(lambda connection: records.tables_of(connection, guest))
    running = sum(row.status in ("waiting", "playing") for row in rows)
    if running >= MOST_RUNNING:
        raise Refusal(TOO_MANY, "server-too-many-tables", most=MOST_RUNNING, retry=60)


async def begin(house: House, table: Table, fill: str | None) -> None:
    """Within the table's lock: the match begins, agents take what is open."""
    table.check_status("waiting")
    still_open = table.open_seats()
    if still_open and fill is None:
        raise Refusal(CONFLICT, "server-seats-open", count=len(still_open))
    check_plays(table.row.game, fill)
    filled = [table.filled(number, fill or USUAL_AGENT) for number in still_open]
    secret = house.ids.secret() if table.row.lesson is None else secret_of_seed(SEED)
    try:
        match = await _first(house, table, secret)
    except DeorbitError as error:
        raise refusals.of_error(error) from None
    await house.save(
        table,
        filled,
        status="playing",
        secret=secret.hex(),
        rules=match.rules_version,
        touched=house.clock.now(),
    )
    table.play = Play.of(match)
    table.stored_at = match.version
    house.begun(table)
    logs.note("table-started", table=table.id, game=table.row.game, seats=table.row.seats)
    house.changed(table)


async def _first(house: House, table: Table, secret: bytes) -> Match:
    """The match as it begins. One that goes on from another is folded beside everybody's play."""
    row = table.row
    if row.origin is None:
        return matches.begin(row.game, row.options, row.seats, secret)
    origin = await house.read(lambda connection: records.origin(connection, row.id))
    return await asyncio.to_thread(matches.begin, row.game, row.options, row.seats, secret, origin)


async def start(house: House, id: str, guest: str, fill: str | None) -> None:
    async with house.at(id) as table:
        table.check_host(guest)
        await begin(house, table, None if fill is None else checked_agent(fill))


async def join(house: House, id: str, guest: GuestRow, seat: int | None, name: str = "") -> int:
    """Take an open seat; of two who want the last one, the second hears that it is taken. `name`:
    for somebody else at the same screen. With bots, and in the tutorial, it begins when everybody
    is there."""
    async with house.at(id) as table:
        table.check_status("waiting", "playing")
        if guest.id in table.kicked:
            raise Refusal(FORBIDDEN, "server-kicked")
        free = table.open_seats()
        if seat is not None:
            table.seat(seat)
            if table.holds(guest.id, seat):
                return seat
            free = [number for number in free if number == seat]
        elif table.held_by(guest.id) and table.row.status == "waiting":
            # A second click is no second seat; who wants several asks for them by number.
            return table.held_by(guest.id)[0]
        if not free:
            raise Refusal(CONFLICT, "server-seat-taken")
        if table.row.status == "playing" and table.held_by(guest.id):
            # Nobody gets to see a second hand, not even when its owner is gone.
            raise Refusal(CONFLICT, "server-seated-already")
        number = free[0]
        taken = table.taken(number, guest.id, name or guest.name)
        await house.save(table, [taken], touched=house.clock.now())
        house.changed(table)
        led = table.bots or table.lead is not None
        if led and table.row.status == "waiting" and not table.open_seats():
            await begin(house, table, None)
        return number


async def leave(house: House, id: str, guest: str, number: int) -> None:
    async with house.at(id) as table:
        table.check_holder(guest, number)
        await vacate(house, table, number)


async def vacate(house: House, table: Table, number: int) -> None:
    """Within the table's lock: a seat loses its holders. Before the start it is open again; later
    the table decides who plays on."""
    table.check_status("waiting", "playing")
    playing = table.row.status == "playing"
    gone = table.seats[number].holders
    emptied = table.emptied(number, "left" if playing else "open", house.ids.token(16))
    changes: dict[str, Any] = {"touched": house.clock.now()}
    last = all(seat.number == number for seat in table.persons())
    if last and (playing or table.row.host in gone):
        changes |= {"status": "closed", "note": "abandoned", "proposal": None}
        logs.note("table-closed", table=table.id, why="abandoned")
    await house.save(table, [emptied], **changes)
    await settle(house, table, gone)


async def settle(house: House, table: Table, gone: Sequence[str]) -> None:
    """After somebody has gone: the next person takes over from a host, and a proposal may have
    found agreement."""
    host = table.next_host()
    if host is not None and table.row.host in gone:
        row = await house.guest(host)
        table.host_name = row.name if row else ""
        await house.save(table, host=host)
    await accord.reconsider(house, table)
    house.changed(table)


async def change_seat(house: House, id: str, guest: str, number: int, agent: str | None) -> None:
    """The host opens a seat or puts an agent there, before the start. None: open."""
    async with house.at(id) as table:
        table.check_host(guest)
        table.check_status("waiting")
        table.check_no_bot(number)
        check_plays(table.row.game, agent)
        if table.seat(number).kind == "person" and not table.holds(guest, number):
            raise Refusal(CONFLICT, "server-seat-taken")
        link = house.ids.token(16)
        if agent is None:
            changed = table.emptied(number, "open", link)
        else:
            changed = replace(table.filled(number, agent), link=link)
        await house.save(table, [changed], touched=house.clock.now())
        house.changed(table)


async def resign(house: House, id: str, guest: str, number: int) -> None:
    """An agent plays on at once."""
    async with house.at(id) as table:
        seat = table.check_holder(guest, number)
        table.check_status("playing")
        resigned = replace(
            table.filled(number, USUAL_AGENT, name=seat.name, resigned=True),
            link=house.ids.token(16),
            notes="",
        )
        await house.save(table, [resigned], touched=house.clock.now())
        logs.note("seat-resigned", table=id, seat=number)
        await settle(house, table, seat.holders)


async def claim(house: House, guest: str, token: str) -> tuple[str, int]:
    """Open a seat link: one more device holds the seat."""
    if not is_token(token):
        raise Refusal(NOT_FOUND, "server-no-link")
    found = await house.read(lambda connection: records.seat_by_link(connection, token))
    if found is None:
        raise Refusal(NOT_FOUND, "server-no-link")
    async with house.at(found.table) as table:
        seat = table.seat(found.number)
        if seat.link != token or seat.kind != "person":
            raise Refusal(NOT_FOUND, "server-no-link")
        if guest in seat.holders:
            return table.id, seat.number
        if len(seat.holders) >= MOST_HOLDERS:
            raise Refusal(CONFLICT, "server-too-many-devices", most=MOST_HOLDERS)
        if len(table.persons()) > 1 and table.row.status == "playing":
            # One of those who shared a screen moves to another: somebody new in this respect.
            table.check_openable()
        await house.save(table, [replace(seat, holders=(*seat.holders, guest))])
        house.changed(table)
        return table.id, seat.number


async def rematch(house: House, id: str, guest: GuestRow) -> str:
    """The same again: agents stay, the seats of people are open for them, and the one who asks
    first has taken theirs. Who asks later is led to the same table."""
    async with house.at(id) as table:
        table.check_status("over", "closed")
        mine = table.held_by(guest.id)
        if not mine and table.row.host != guest.id:
            raise Refusal(FORBIDDEN, "server-not-at-table")
        following = table.row.rematch
        if following is None or not await _exists(house, following):
            following = await _same_again(house, table, guest)
    for number in mine:
        async with house.at(following) as again:
            # Later than that it is joined like any other table.
            if again.row.status == "waiting" and number in again.open_seats():
                name = again.seats[number].name or table.seats[number].name
                await house.save(again, [again.taken(number, guest.id, name or guest.name)])
                house.changed(again)
    async with house.at(following) as again:
        if again.row.status == "waiting" and not again.open_seats():
            await begin(house, again, None)
    return following


async def _exists(house: House, id: str) -> bool:
    row = await house.read(lambda connection: records.table(connection, id))
    return row is not None


async def _same_origin(house: House, table: Table, id: str, guest: str) -> OriginRow | None:
    """What began somewhere begins there again; but a match that somebody only looked at is played
    from its set-up."""
    if table.row.origin is None or (table.row.status == "over" and not table.entries):
        return None
    await origins.check_kept(house, guest, table.row.origin.sort)
    found = await house.read(lambda connection: records.origin(connection, table.id))
    return None if found is None else replace(found, table=id)


async def _same_again(house: House, table: Table, guest: GuestRow) -> str:
    await check_room(house, guest.id)
    id, now, old = house.ids.token(16), house.clock.now(), table.row
    version = find(old.game).version
    row = TableRow(
        id,
        old.game,
        old.options,
        old.seats,
        old.listed,
        old.pace,
        "waiting",
        guest.id,
        now,
        now,
        version,
        origin=await _same_origin(house, table, id, guest.id),
        lesson=old.lesson,
    )
    rows = []
    for seat in table.seats:
        agent = seat.kind == "agent" and seat.agent is not None and not seat.resigned
        wanted = Wanted("agent", seat.name, seat.agent or USUAL_AGENT) if agent else Wanted("open")
        if seat.number in table.bots:
            wanted = Wanted("bot")
        rows.append(_new_seat(house, row, seat.number, wanted, guest))

    def add(connection: Connection) -> None:
        records.add_table(connection, row, rows)
        records.update_table(connection, old.id, rematch=id)

    await house.save(table, also=add)
    table.row = replace(old, rematch=id)
    house.welcome(Table(row, rows, guest.name))
    house.changed(table)
    return id
