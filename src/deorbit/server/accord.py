"""What a table agrees on: to take a decision back, to give a seat away, to close."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from deorbit.server import logs
from deorbit.server.house import House
from deorbit.server.playing import take_back
from deorbit.server.refusals import CONFLICT, FORBIDDEN, Refusal
from deorbit.server.table import USUAL_AGENT, Table


async def propose(house: House, id: str, guest: str, kind: str, seat: int) -> None:
    """Somebody at the table proposes. With nobody else to ask it is done at once."""
    async with house.at(id) as table:
        mine = table.held_by(guest)
        if not mine:
            raise Refusal(FORBIDDEN, "server-not-at-table")
        table.check_status("playing")
        table.seat(seat)
        standing = table.row.proposal
        if standing is not None and standing["by"] not in mine:
            raise Refusal(CONFLICT, "server-proposal-stands")
        by = seat if seat in mine else mine[0]
        proposal = {"kind": kind, "seat": seat, "by": by, "yes": mine}
        _check(house, table, proposal, mine)
        await house.save(table, proposal=proposal)
        await reconsider(house, table)
        house.changed(table)


async def vote(house: House, id: str, guest: str, yes: bool) -> None:
    """One no ends a proposal; who made it takes it back by voting no."""
    async with house.at(id) as table:
        mine = table.held_by(guest)
        proposal = table.row.proposal
        if not mine:
            raise Refusal(FORBIDDEN, "server-not-at-table")
        if proposal is None:
            raise Refusal(CONFLICT, "server-no-proposal")
        if not yes and proposal["by"] in mine:
            await house.save(table, proposal=None)
        elif not table.may_vote(guest):
            raise Refusal(CONFLICT, "server-voted")
        elif yes:
            agreed = sorted({*proposal["yes"], *mine})
            await house.save(table, proposal={**proposal, "yes": agreed})
            await reconsider(house, table)
        else:
            await house.save(table, proposal=None)
        house.changed(table)


async def reconsider(house: House, table: Table) -> None:
    """Within the table's lock: carry a proposal out once nobody's yes is missing."""
    proposal = table.row.proposal
    if proposal is None or table.row.status != "playing" or table.awaited(proposal):
        return
    await house.save(table, proposal=None)
    try:
        await DEEDS[proposal["kind"]](house, table, proposal["seat"])
    except Refusal as refusal:
        if refusal.status != CONFLICT:
            raise
        logs.note("proposal-void", table=table.id, kind=proposal["kind"], why=refusal.id)


def _check(house: House, table: Table, proposal: dict[str, Any], mine: list[int]) -> None:
    """Whether there is anything to agree on."""
    kind, seat = proposal["kind"], proposal["seat"]
    if kind == "undo":
        if seat not in mine:
            raise Refusal(FORBIDDEN, "server-not-your-seat", seat=seat)
        if not table.match.copy().undo(seat, agreed=True):
            raise Refusal(CONFLICT, "server-undo-barred")
    elif kind in ("agent", "open"):
        table.may_replace(seat, house.clock.now())
        if kind == "open":
            table.check_openable()


async def _undo(house: House, table: Table, seat: int) -> None:
    await take_back(house, table, seat, "agreed-undo")


async def _agent(house: House, table: Table, seat: int) -> None:
    # Whoever was away may have come back while the others agreed.
    table.may_replace(seat, house.clock.now())
    link = house.ids.token(16)
    name = table.seats[seat].name
    filled = replace(table.filled(seat, USUAL_AGENT, name=name), link=link, notes="", seen=0)
    await house.save(table, [filled], touched=house.clock.now())


async def _open(house: House, table: Table, seat: int) -> None:
    table.may_replace(seat, house.clock.now())
    table.check_openable()
    emptied = table.emptied(seat, "open", house.ids.token(16))
    await house.save(table, [emptied], touched=house.clock.now())


async def _close(house: House, table: Table, seat: int) -> None:
    await house.save(table, status="closed", note="agreed", touched=house.clock.now())
    logs.note("table-closed", table=table.id, why="agreed")


DEEDS: dict[str, Callable[[House, Table, int], Awaitable[None]]] = {
    "undo": _undo,
    "agent": _agent,
    "open": _open,
    "close": _close,
}
