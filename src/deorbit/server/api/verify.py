"""Whether a finished match kept the promise that was published when it began."""

from deorbit.core.chance import commitment
from deorbit.core.verifying import Verdict, folded_again
from deorbit.games import find
from deorbit.server.api.callers import At
from deorbit.server.api.costs import WHOLE_MATCH
from deorbit.server.api.play import REFUSES
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.base.refusals import CONFLICT, Refusal
from deorbit.server.rooms.matches import for_thread
from deorbit.server.wire.past import Verified
from deorbit.server.wire.play import Message

routes = Routes("play", TABLE, refuses=REFUSES)


@routes.read(
    "/verify",
    "After the end: play the log again from the secret that is then shown",
    cost=WHOLE_MATCH,
    security=None,
)
async def verify(at: At) -> Verified:
    found = await at.playing()
    if found.row.status != "over" or found.row.secret is None:
        raise Refusal(CONFLICT, "server-verify-running")
    published = commitment(bytes.fromhex(found.row.secret))
    job = for_thread(found.match, lambda its: folded_again(its, find, published))
    verdict = await at.by.work(job)
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
