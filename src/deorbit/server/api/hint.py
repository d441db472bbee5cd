"""Hints: what an agent would do in the place of a seat."""

from deorbit.core.records import Action
from deorbit.server.api.callers import At
from deorbit.server.api.costs import WORK
from deorbit.server.api.play import REFUSES, OwnSeat
from deorbit.server.api.routes import TABLE, Routes
from deorbit.server.wire.play import Action as ToldAction
from deorbit.server.wire.play import Advised, Sentence

routes = Routes("play", TABLE, refuses=REFUSES)


@routes.read(
    "/hint",
    "What an agent would do in the place of a seat, and what that gains or is for",
    "Worked out from what the seat may know. Games without hints are answered by 404.",
    guests=True,
    cost=WORK,
)
async def hint(at: At, seat: OwnSeat) -> Advised:
    told = await at.by.site.hints.hint(at.by.address, await at.playing(seat), seat)
    line = [_sent(action) for action in told.line]
    gain = None if told.gain is None else Sentence(told.gain["id"], told.gain["args"])
    return Advised(line[0] if line else None, gain, line)


def _sent(action: Action) -> ToldAction:
    return ToldAction(action.kind, list(action.args))
