"""What an answer costs and who pays: named once with each route, paid before anything is done.

How long the event loop worked is paid for afterwards by whoever asked, whatever it was
(`base.loop_time`), and so is what takes long (`base.long_work`).
"""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from deorbit.server.api.callers import caller_of
from deorbit.server.base.refusals import NO_GUEST, Refusal

COST = "cost"
FOR_GUESTS = "for_guests"
"""What routes say of themselves, as the framework keeps it."""


@dataclass(frozen=True, slots=True)
class Share:
    """One of a `Bucket` of `Limits`: that of the guest, or that of the address under whatever
    names somebody comes from there. Who is no guest pays by address anyway."""

    bucket: str
    by_address: bool = False


Cost = tuple[Share, ...]

NOTHING: Cost = ()
TIME: Cost = (Share("loop", by_address=True),)
"""Refused to an address that owes time of the event loop."""
DECISION: Cost = (*TIME, Share("actions"))
SPEECH: Cost = (*TIME, Share("chat"))
TABLE: Cost = (*TIME, Share("tables"), Share("address_tables", by_address=True))
WORK: Cost = (*TIME, Share("work", by_address=True), Share("actions"))
WHOLE_MATCH: Cost = (*TIME, Share("chat", by_address=True))
"""A whole match is made again, or a file is read."""


async def pay(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    caller = await caller_of(connection)
    if handler.opt.get(FOR_GUESTS) and caller.visitor is None:
        raise Refusal(NO_GUEST, "server-no-guest")
    cost: Cost = handler.opt.get(COST, NOTHING)
    for share in cost:
        by_address = share.by_address or caller.visitor is None
        payer = caller.address if by_address else caller.guest.id
        getattr(caller.site.limits, share.bucket).take(payer)
