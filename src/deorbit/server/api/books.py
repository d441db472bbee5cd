"""What can be read about a game in each language, and is kept by browsers."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from deorbit.games import NAMES
from deorbit.server.api.answers import ALWAYS, errors
from deorbit.server.api.languages import language_of
from deorbit.server.api.pages import kept
from deorbit.server.base.files import File
from deorbit.server.base.refusals import NOT_FOUND, Refusal

JSON = "application/json"


def readable(
    name: str, summary: str, shape: type, book: Callable[[str, str], msgspec.Struct | None]
) -> HTTPRouteHandler:
    """Answers with what `book` tells of a game in a language; it is asked once for each."""

    @cache
    def file(game: str, language: str) -> File | None:
        found = book(game, language)
        return None if found is None else File.of(msgspec.json.encode(found), JSON)

    @get(
        f"/api/{name}/{{game:str}}",
        operation_id=name,
        tags=["games"],
        summary=summary,
        description="In the language of the browser if none is named; "
        "in English where it has none.",
        media_type=JSON,
        responses={
            **errors(*ALWAYS, 404),
            200: ResponseSpec(shape, generate_examples=False, description=summary),
        },
    )
    async def read(
        request: Request[Any, Any, Any],
        game: Annotated[str, PathParameter(max_length=40)],
        language: Annotated[str | None, QueryParameter(max_length=35)] = None,
    ) -> Response[bytes]:
        found = file(game, language_of(request, language)) if game in NAMES else None
        if found is None:
            raise Refusal(NOT_FOUND, "server-no-rules")
        return kept(request, found, JSON)

    return read
