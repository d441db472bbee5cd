"""What a route says of itself: who it is for, what it costs, and what it may answer."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from litestar import put
from litestar.handlers import HTTPRouteHandler

import deorbit
from deorbit.core.lessons import Lesson
from deorbit.server.api import learn
from deorbit.server.api.costs import COST, DECISION, FOR_GUESTS, SPEECH, TIME, pay
from deorbit.server.api.routes import AS_GUEST, BOTH, MAYBE_GUEST, OWN_PAGE, Routes
from deorbit.server.wire.past import Replay

ALWAYS = {400, 421, 429, 503}
UNSAFE = ALWAYS | {401, 403, 413}


async def nothing() -> None:
    pass


def told(handler: HTTPRouteHandler) -> tuple[Any, set[int], Any, Any]:
    assert handler.guards == (pay,) or list(handler.guards or ()) == [pay]
    refused = set(handler.responses or {}) - {200}
    return handler.security, refused, handler.opt[COST], handler.opt[FOR_GUESTS]


def test_reading_is_for_everybody_or_for_guests_alone() -> None:
    routes = Routes("games", "/under", refuses=(409,))
    found = routes.read("/a", "A")(nothing)
    assert told(found) == (MAYBE_GUEST, ALWAYS | {409}, TIME, False)
    assert found.paths == {"/under/a"}
    found = routes.read("/b", "B", guests=True, cost=SPEECH, refuses=(404,))(nothing)
    assert told(found) == (AS_GUEST, ALWAYS | {401, 404, 409}, SPEECH, True)
    assert len(routes.handlers) == 2
    open_to_all = Routes("x").read("/c", "C", security=None)(nothing)
    assert open_to_all.security is None


def test_a_change_comes_from_our_own_pages_and_costs_a_decision() -> None:
    routes = Routes("games")
    found = routes.change("/a", "A")(nothing)
    assert told(found) == (BOTH, UNSAFE, DECISION, True)
    assert (found.status_code, found.http_methods) == (200, {"POST"})
    found = routes.change("/b", "B", guests=False, refuses=(409,), method=put)(nothing)
    assert told(found) == (OWN_PAGE, UNSAFE | {409}, DECISION, False)
    assert found.http_methods == {"PUT"}
    assert routes.change("/c", "C", status_code=201)(nothing).status_code == 201


def test_what_is_sent_as_bytes_is_told_by_its_shape() -> None:
    found = Routes("games").read("/a", "A", gives=Replay)(nothing)
    assert found.responses is not None
    assert found.responses[200].data_container is Replay
    assert found.responses[200].generate_examples is False
    assert found.media_type == "application/json"
    bare = Routes("games").read("/b", "B")(nothing)
    assert 200 not in (bare.responses or {})


@pytest.mark.parametrize(
    ("steps", "minutes"), [(0, 2), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (12, 6)]
)
def test_a_lesson_takes_two_minutes_and_one_for_three_steps(steps: int, minutes: int) -> None:
    lesson: Lesson = deorbit.lessons("stationx")[0]
    known = dataclasses.replace(lesson, solution=("end",) * steps)
    assert learn._card(known).minutes == minutes
