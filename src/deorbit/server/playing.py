"""Decisions at a table: taken, taken back, considered."""

from dataclasses import replace
from random import Random
from typing import Any

from sqlalchemy.engine import Connection

from deorbit.core.errors import DeorbitError
from deorbit.core.records import Action, Event, Reason
from deorbit.server import logs, refusals
from deorbit.server.house import STORE_EVERY, House, whole
from deorbit.server.matches import Play
from deorbit.server.refusals import CONFLICT, FORBIDDEN, Refusal
from deorbit.server.storage import records
from deorbit.server.storage.records import EntryRow, Sort
from deorbit.server.table import Table

OWN = "~"
"""How the ids of entries begin that no client sent."""


async def act(
    house: House, id: str, guest: str, seat: int, action: Action, client: str, version: int
) -> int:
    """A person decides. The same client id again is answered as it was, and changes nothing."""
    async with house.at(id) as table:
        table.check_holder(guest, seat)
        key = f"{seat}.{client}"
        if key in table.clients:
            return table.clients[key]
        table.check_status("playing")
        _check_current(table, seat, version)
        return await _take(house, table, seat, action, key)


async def act_for_agent(house: House, id: str, seat: int, action: Action, version: int) -> bool:
    """An agent decides on what it saw at a version. False if that is no longer asked."""
    async with house.at(id) as table:
        if table.row.status != "playing" or table.play is None:
            return False
        since = table.play.since.get(seat)
        skips = table.lead is not None and table.lead.skips(table.match)
        driven = table.seats[seat].kind == "agent" or skips
        if not driven or since is None or since > version:
            return False
        await _take(house, table, seat, action, f"{OWN}{table.version + 1}")
        return True


async def act_for_course(house: House, id: str, guest: str, version: int) -> int:
    """Somebody at the table wants to see the next step of the course. Of several who do so at once
    each gets the same one."""
    async with house.at(id) as table:
        if not table.held_by(guest):
            raise Refusal(FORBIDDEN, "server-not-at-table")
        table.check_status("playing")
        own = f"{OWN}{version + 1}"
        if own in table.clients:
            return table.clients[own]
        if version != table.version:
            raise Refusal(CONFLICT, "server-moved-on")
        shown = table.lead.scripted(table.match) if table.lead else None
        if shown is None:
            raise Refusal(CONFLICT, "server-nothing-shown")
        return await _take(house, table, *shown, own)


async def undo(house: House, id: str, guest: str, seat: int, client: str, version: int) -> int:
    """A person takes back what can be taken back without asking anybody."""
    async with house.at(id) as table:
        table.check_holder(guest, seat)
        key = f"{seat}.{client}"
        if key in table.clients:
            return table.clients[key]
        table.check_status("playing")
        missed = [entry for entry in table.entries if entry.number > version]
        if version > table.version or any(entry.seat == seat for entry in missed):
            raise Refusal(CONFLICT, "server-moved-on")
        return await take_back(house, table, seat, "undo", key)


async def take_back(house: House, table: Table, seat: int, sort: Sort, client: str = "") -> int:
    """Within the table's lock."""
    assert table.play is not None
    play = table.play.copy()
    if table.endless or not play.undo(seat, sort == "agreed-undo"):
        raise Refusal(CONFLICT, "server-undo-barred")
    await _write(house, table, play, seat, sort, "", client or f"{OWN}{play.match.version}")
    house.metrics.undo(table.row.game)
    house.moved(table, None)
    return play.match.version


def consider(table: Table, seat: int, action: Action) -> tuple[Reason | None, bool]:
    """Why a seat cannot do something; or whether it could not take it back, found out in a world
    that the seat can imagine, so that the answer tells nothing hidden."""
    try:
        handle = table.match.seat(seat)
        reason = handle.why_not(action)
        if reason is not None:
            return reason, False
        world = handle.imagine(Random(0))
        world.play(seat, action)
        return None, not world.undo(seat)
    except DeorbitError as error:
        raise refusals.of_error(error) from None


def _check_current(table: Table, seat: int, version: int) -> None:
    """The client decided on this version: has the question changed since?"""
    assert table.play is not None
    since = table.play.since.get(seat, table.version)
    if not since <= version <= table.version:
        raise Refusal(CONFLICT, "server-moved-on")


async def _take(house: House, table: Table, seat: int, action: Action, client: str) -> int:
    assert table.play is not None
    # On a copy, so that nothing has happened if writing fails.
    play = table.play.copy()
    events = _played(play, seat, action)
    await _write(house, table, play, seat, "act", str(action), client)
    house.metrics.action(table.row.game)
    house.moved(table, events)
    if table.row.status == "over":
        logs.note("table-over", table=table.id, game=table.row.game, steps=len(play.match))
        house.changed(table)
    return play.match.version


def _played(play: Play, seat: int, action: Action) -> list[Event]:
    try:
        reason = play.match.why_not(seat, action)
        if reason is not None:
            raise refusals.of_reason(reason)
        return play.act(seat, action)
    except DeorbitError as error:
        raise refusals.of_error(error) from None


async def _write(
    house: House, table: Table, play: Play, seat: int, sort: Sort, action: str, client: str
) -> None:
    now = house.clock.now()
    match = play.match
    entry = EntryRow(table.id, match.version, seat, sort, action, client, now)
    outcome = match.outcome
    changes: dict[str, Any] = {}
    if outcome is not None:
        changes |= {"status": "over", "outcome": outcome.to_json(), "proposal": None}
    elif table.row.proposal is not None and table.row.proposal["kind"] == "undo":
        changes["proposal"] = None
    store = outcome is not None or match.version - table.stored_at >= STORE_EVERY
    also = whole(table.id, match) if store else None

    def add(connection: Connection) -> None:
        records.add_action(connection, entry, now)
        if also is not None:
            also(connection)

    dropped = "proposal" in changes and table.row.proposal is not None
    await house.save(table, also=add, **changes)
    table.row = replace(table.row, touched=now)
    if store:
        table.stored_at = match.version
    table.play = play
    table.entries.append(entry)
    table.clients[client] = entry.number
    if dropped and outcome is None:
        house.changed(table)
