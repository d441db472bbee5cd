"""What a table agrees on: who is asked, who may vote, what may be proposed at all."""

from typing import Any

from deorbit.server.base.refusals import CONFLICT, FORBIDDEN, Refusal
from deorbit.server.tables.table import Table

AWAY = {"live": 300.0, "slow": 3 * 24 * 3600.0}
"""Seconds after which the table may give away the seat of somebody who is waited for."""

Proposal = dict[str, Any]


def proposed(table: Table, guest: str, kind: str, seat: int) -> Proposal:
    """The proposal of somebody at the table, who agrees to it."""
    mine = table.check_sits(guest)
    table.check_status("playing")
    table.seat(seat)
    standing = table.row.proposal
    if standing is not None and standing["by"] not in mine:
        raise Refusal(CONFLICT, "server-proposal-stands")
    if kind == "undo" and seat not in mine:
        raise Refusal(FORBIDDEN, "server-not-your-seat", seat=seat)
    return {"kind": kind, "seat": seat, "by": seat if seat in mine else mine[0], "yes": mine}


def voted(table: Table, guest: str, yes: bool) -> Proposal | None:
    """What becomes of a proposal: one no ends it; who made it takes it back by voting no."""
    mine = table.check_sits(guest)
    proposal = table.row.proposal
    if proposal is None:
        raise Refusal(CONFLICT, "server-no-proposal")
    if not yes and proposal["by"] in mine:
        return None
    if not may_vote(table, guest):
        raise Refusal(CONFLICT, "server-voted")
    return {**proposal, "yes": sorted({*proposal["yes"], *mine})} if yes else None


def awaited(table: Table, proposal: Proposal) -> list[int]:
    """The seats whose yes is missing: every person but the one it is about. Who holds several
    seats agrees for all of them."""
    agreed = {guest for number in proposal["yes"] for guest in table.seats[number].holders}
    about = None if proposal["kind"] == "close" else proposal["seat"]
    return [
        seat.number
        for seat in table.persons()
        if seat.number != about and not agreed.intersection(seat.holders)
    ]


def may_vote(table: Table, guest: str | None) -> bool:
    proposal = table.row.proposal
    if proposal is None:
        return False
    return bool(set(table.held_by(guest)).intersection(awaited(table, proposal)))


def check_replaceable(table: Table, number: int, waited_for: bool, now: float) -> None:
    """A seat can be given away that somebody left, or that the table has long waited for: that owes
    a decision while nobody who holds it is there."""
    seat = table.seat(number)
    if seat.kind == "left":
        return
    away = now - table.row.touched >= AWAY[table.row.pace]
    if seat.kind != "person" or not away or not waited_for:
        raise Refusal(CONFLICT, "server-seat-not-free", seat=number)
