"""Positions set up by hand: what may stand in them, what is wrong with one, how it looks."""

from typing import Any

from litestar.params import JSONBody
from msgspec import UNSET

from deorbit.core.errors import DeorbitError
from deorbit.core.match import Match
from deorbit.server.api.callers import By
from deorbit.server.api.costs import WORK
from deorbit.server.api.guard import LARGEST_POSITION
from deorbit.server.api.routes import Routes
from deorbit.server.telling import positions, screens
from deorbit.server.wire.positions import CheckedPosition, PositionProblem
from deorbit.server.wire.requests import GivenPosition

routes = Routes("positions")


@routes.change(
    "/api/positions",
    "Check a position, and see it",
    "Of a position that is set up by hand: everything that is wrong with it, each with "
    "its key; how it looks; and what may stand at every key, for a form.",
    guests=False,
    cost=WORK,
    request_max_body_size=LARGEST_POSITION,
)
async def check_position(by: By, data: JSONBody[GivenPosition]) -> CheckedPosition:
    return await by.work(lambda: checked(data))


def checked(data: GivenPosition) -> CheckedPosition:
    finding = positions.check(data.game, data.position)
    match = finding.match
    edition = match or _usual(data.game, data.position)
    scheme = positions.scheme_of(edition)
    fields = positions.describe(edition)
    position = view = desk = None
    if match is not None:
        position, view, desk = positions.look(match, fields, data.position)
    outcome = match.outcome if match is not None else None
    fresh = scheme != data.known
    tidy = data.tidy and not finding.problems
    return CheckedPosition(
        problems=[
            PositionProblem(one.key, one.id, one.args, one.text, one.left_out)
            for one in finding.problems
        ],
        scheme=scheme,
        names=list(edition.names),
        position=position,
        view=view if data.view else UNSET,
        desk=desk,
        outcome=None if outcome is None else outcome.to_json(),
        fields=fields if fresh else None,
        content=screens.content(edition) if fresh else None,
        tidied=positions.tidied(data.game, data.position) if tidy else None,
    )


def _usual(game: str, position: dict[str, Any]) -> Match:
    """An edition to describe where nothing can be made of a position."""
    try:
        return positions.begin(
            game, {key: position[key] for key in ("seats", "options") if key in position}
        )
    except DeorbitError:
        return positions.begin(game, {})
