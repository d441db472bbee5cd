"""How handlers are documented, and how what they refuse becomes an answer."""

import re
from typing import Any

from litestar import Litestar, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from deorbit.core.errors import DeorbitError
from deorbit.server.api.guard import LARGER, LARGEST_BODY
from deorbit.server.base import logs, refusals
from deorbit.server.base.refusals import BAD_INPUT, Refusal
from deorbit.server.wire.answers import ErrorAnswer

ERRORS = {
    400: "The request is malformed",
    401: "Nobody is known under this cookie: make a guest first",
    403: "Not allowed to this guest",
    404: "There is no such thing",
    409: "It has changed meanwhile, or is not possible as things stand",
    413: "The body is too large",
    421: "The request is for a host that this server is not",
    422: "A rule of the game forbids it: see `rule`",
    429: "Too often: come again after the seconds of `Retry-After`",
    503: "The server is too busy: come again",
}
PROBLEM = 200
"""As much as is told of what is wrong with a body."""
ALWAYS = (400, 421, 429, 503)
UNSAFE = (*ALWAYS, 401, 403, 413)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error answers of a handler, for its documentation."""
    return {
        status: ResponseSpec(ErrorAnswer, generate_examples=False, description=ERRORS[status])
        for status in sorted(set(statuses))
    }


def on_refusal(request: Any, refusal: Refusal) -> Response[Any]:
    headers = {"Retry-After": str(refusal.retry)} if refusal.retry else {}
    return Response(
        refusal.to_json(),
        status_code=refusal.status,
        headers=headers,
        media_type="application/json",
    )


def on_engine(request: Any, error: DeorbitError) -> Response[Any]:
    return on_refusal(request, refusals.of_error(error))


NOT_ALLOWED = 405
LARGE = 413
FAILED = 500
HTTP_IDS = {404: "server-no-page", NOT_ALLOWED: "server-wrong-method", LARGE: "server-too-large"}


def on_http(request: Any, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    status = error.status_code
    if status == FAILED and "disconnected" in error.detail:
        # Nobody hears this; it only counts, and not as a failure of ours.
        refusal = Refusal(BAD_INPUT, "server-bad-input", problem="body")
    elif isinstance(error, ValidationException) or status == BAD_INPUT:
        refusal = Refusal(BAD_INPUT, "server-bad-input", problem=_problem(error))
    elif status == LARGE:
        # A body that did not say how long it is; the guard refuses the others.
        most = LARGER.get(request.scope["path"].rstrip("/"), LARGEST_BODY)
        refusal = Refusal(status, HTTP_IDS[status], most=most)
    else:
        refusal = Refusal(status, HTTP_IDS.get(status, "server-bad-request"))
    answer = on_refusal(request, refusal)
    if status == NOT_ALLOWED:
        answer.headers["Allow"] = ", ".join(allowed(request.app, request.scope["path"]))
    return answer


def allowed(app: Litestar, path: str) -> list[str]:
    """The methods that a path takes."""
    path = path.rstrip("/")
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    same = [route for route in routes if route.path_format == path]
    for route in same or routes:
        pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(route.path_format))
        if re.fullmatch(pattern, path):
            return sorted(route.methods)
    return ["GET", "HEAD", "OPTIONS"]


def _problem(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:PROBLEM]
    return "body" if "JSON" in str(error.detail) else "request"


def on_unreadable(request: Any, error: Exception) -> Response[Any]:
    """A body that is nested too deep, or no text."""
    return on_refusal(request, Refusal(BAD_INPUT, "server-bad-input", problem="body"))


def on_failure(request: Any, error: Exception) -> Response[Any]:
    logs.fail("request-failed", error=error)
    return on_refusal(request, Refusal(FAILED, "server-failed"))
