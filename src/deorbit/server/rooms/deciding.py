"""Whoever decides something at a table decides on what they know of it. Where another process has
changed the table meanwhile nothing is written; they read what they missed, and decide again."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import update_wrapper
from typing import Any, Concatenate, ParamSpec, TypeVar

from deorbit.server.base.refusals import UNAVAILABLE, Refusal
from deorbit.server.rooms.rooms import Outdated, Rooms

P = ParamSpec("P")
T = TypeVar("T")

MOST = 40
"""Times that somebody decides again before they are told to come back."""


def decided(
    decide: Callable[Concatenate[Rooms, str, P], Awaitable[T]],
) -> Callable[Concatenate[Rooms, str, P], Coroutine[Any, Any, T]]:
    """For a function that changes one table, and writes at most once: a yes is a yes because the
    database took it, a no only if nothing was missed."""

    async def again(rooms: Rooms, id: str, /, *args: P.args, **more: P.kwargs) -> T:
        for _ in range(MOST):
            try:
                return await decide(rooms, id, *args, **more)
            except Outdated:
                await rooms.catch_up(id)
            except Refusal as refusal:
                if refusal.status == UNAVAILABLE or not await rooms.missed_something(id):
                    raise
        raise Refusal(UNAVAILABLE, "server-busy", retry=2)

    update_wrapper(again, decide)
    return again
