"""Hints: what a search would do in the place of a seat."""

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency, Provide

from deorbit.core.records import Action
from deorbit.server.agents.hints import Hints
from deorbit.server.api.answers import AS_GUEST, OurSite, Person, site_of, take_work
from deorbit.server.api.guard import address_of
from deorbit.server.api.play import READS, TAGS, Asked, OwnSeat, read_from
from deorbit.server.api.tables import TableId
from deorbit.server.wire.play import Action as ToldAction
from deorbit.server.wire.play import Advised, Sentence


async def provide_hints(request: Request[Any, Any, Any]) -> Hints:
    """One for each service."""
    state = request.app.state
    if "hints" not in state:
        site = site_of(request)
        state.hints = Hints(site.pool, site.settings.limits)
    hints: Hints = state.hints
    return hints


@get(
    "/api/tables/{table:str}/hint",
    tags=TAGS,
    summary="What a search would do in the place of a seat, and what that gains",
    description="Worked out from what the seat may know. Games without hints are answered by 404.",
    responses=READS,
    security=AS_GUEST,
    dependencies={"hints": Provide(provide_hints)},
)
async def hint(
    table: TableId,
    site: OurSite,
    guest: Person,
    hints: NamedDependency[Hints],
    request: Asked,
    seat: OwnSeat,
) -> Advised:
    take_work(site, request, guest)
    found, _ = await read_from(site, table, guest, seat)
    told = await hints.hint(address_of(request.scope), found, seat)
    line = [_sent(action) for action in told.line]
    gain = None if told.gain is None else Sentence(told.gain["id"], told.gain["args"])
    return Advised(line[0] if line else None, gain, line)


def _sent(action: Action) -> ToldAction:
    return ToldAction(action.kind, list(action.args))


HANDLERS = [hint]
