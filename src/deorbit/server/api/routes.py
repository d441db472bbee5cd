"""How a route is declared: its path, who it is for, what it costs, and what it may answer."""

from collections.abc import Callable, Sequence
from typing import Any

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import SecurityRequirement

from deorbit.server.api.answers import ALWAYS, UNSAFE, errors
from deorbit.server.api.costs import COST, DECISION, FOR_GUESTS, TIME, Cost, pay

TABLE = "/api/tables/{table:str}"
JSON = "application/json"
OK = 200

OWN_PAGE: list[SecurityRequirement] = [{"own-page": []}]
AS_GUEST: list[SecurityRequirement] = [{"guest": []}]
MAYBE_GUEST: list[SecurityRequirement] = [{}, {"guest": []}]
BOTH: list[SecurityRequirement] = [{"guest": [], "own-page": []}]
"""What a request has to bring along."""

Route = Callable[[Callable[..., Any]], HTTPRouteHandler]


class Routes:
    """The routes of one subject. `refuses`: the statuses that each of them may answer with, beside
    those that every route may."""

    def __init__(self, tag: str, under: str = "", *, refuses: Sequence[int] = ()) -> None:
        self.handlers: list[HTTPRouteHandler] = []
        self._tag = tag
        self._under = under
        self._refuses = tuple(refuses)

    def read(
        self,
        path: str,
        summary: str,
        description: str | None = None,
        *,
        guests: bool = False,
        cost: Cost = TIME,
        refuses: Sequence[int] = (),
        **more: Any,
    ) -> Route:
        """For everybody, or for guests alone."""
        refused = (*ALWAYS, *refuses, *((401,) if guests else ()))
        more.setdefault("security", AS_GUEST if guests else MAYBE_GUEST)
        return self._route(get, path, summary, description, guests, cost, refused, more)

    def change(
        self,
        path: str,
        summary: str,
        description: str | None = None,
        *,
        guests: bool = True,
        cost: Cost = DECISION,
        refuses: Sequence[int] = (),
        method: type[HTTPRouteHandler] = post,
        **more: Any,
    ) -> Route:
        """What is done from our own pages, by guests unless said otherwise. It counts as a decision
        does where it is not told to cost something else."""
        more.setdefault("security", BOTH if guests else OWN_PAGE)
        more.setdefault("status_code", OK)
        refused = (*UNSAFE, *refuses)
        return self._route(method, path, summary, description, guests, cost, refused, more)

    def _route(
        self,
        method: type[HTTPRouteHandler],
        path: str,
        summary: str,
        description: str | None,
        guests: bool,
        cost: Cost,
        refuses: Sequence[int],
        more: dict[str, Any],
    ) -> Route:
        answers = errors(*refuses, *self._refuses)
        gives = more.pop("gives", None)
        if gives is not None:
            # What is sent as bytes, told by its shape.
            answers[OK] = ResponseSpec(gives, generate_examples=False)
            more["media_type"] = JSON

        def declare(function: Callable[..., Any]) -> HTTPRouteHandler:
            handler = method(
                self._under + path,
                tags=[self._tag],
                summary=summary,
                description=description,
                responses=answers,
                guards=[pay],
                opt={COST: cost, FOR_GUESTS: guests},
                **more,
            )(function)
            self.handlers.append(handler)
            return handler

        return declare
