"""Whether a finished match kept the promise that was published when it began."""

import asyncio

from litestar import get

from deorbit.core.chance import commitment
from deorbit.core.verifying import Verdict, folded_again
from deorbit.games import find
from deorbit.server.api.answers import OurSite
from deorbit.server.api.guard import address_of
from deorbit.server.api.play import READS, TAGS, Asked, read_from
from deorbit.server.api.tables import TableId
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.wire.past import Verified
from deorbit.server.wire.play import Message


@get(
    "/api/tables/{table:str}/verify",
    tags=TAGS,
    summary="After the end: play the log again from the secret that is then shown",
    responses=READS,
)
async def verify(table: TableId, site: OurSite, request: Asked) -> Verified:
    # It makes the whole match again, and counts as downloads do: they wait for one another.
    site.limits.chat.take(address_of(request.scope))
    found, _ = await read_from(site, table, None, None)
    if found.row.status != "over" or found.row.secret is None:
        raise Refusal(CONFLICT, "server-verify-running")
    published = commitment(bytes.fromhex(found.row.secret))
    async with site.limits.downloads:
        verdict = await asyncio.to_thread(folded_again, found.match.apart(), find, published)
    return _told(verdict, published)


def _told(verdict: Verdict, published: str) -> Verified:
    if verdict.secret is None:
        raise Refusal(CONFLICT, "server-verify-running")
    problem = verdict.problem
    return Verified(
        commitment=published,
        secret=verdict.secret,
        steps=verdict.steps,
        inherited=verdict.inherited,
        earlier=verdict.earlier,
        kept=bool(verdict.kept),
        folded=problem is None,
        problem=None if problem is None else Message(problem.message, dict(problem.args_named)),
    )


HANDLERS = [verify]
