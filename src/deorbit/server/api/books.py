"""What can be read about a game in each language, and is kept by browsers."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import PathParameter, QueryParameter

from deorbit.games import NAMES
from deorbit.server.api.callers import Asked
from deorbit.server.api.languages import language_of
from deorbit.server.api.pages import kept
from deorbit.server.api.routes import JSON, Routes
from deorbit.server.base.files import File
from deorbit.server.base.refusals import NOT_FOUND, Refusal


def readable(
    name: str, summary: str, shape: type, book: Callable[[str, str], msgspec.Struct | None]
) -> Routes:
    """Answers with what `book` tells of a game in a language; it is asked once for each."""

    @cache
    def file(game: str, language: str) -> File | None:
        found = book(game, language)
        return None if found is None else File.of(msgspec.json.encode(found), JSON)

    routes = Routes("games")

    @routes.read(
        f"/api/{name}/{{game:str}}",
        summary,
        "In the language of the browser if none is named; in English where it has none.",
        refuses=(404,),
        gives=shape,
        operation_id=name,
        security=None,
    )
    async def read(
        request: Asked,
        game: Annotated[str, PathParameter(max_length=40)],
        language: Annotated[str | None, QueryParameter(max_length=35)] = None,
    ) -> Response[bytes]:
        found = file(game, language_of(request, language)) if game in NAMES else None
        if found is None:
            raise Refusal(NOT_FOUND, "server-no-rules")
        return kept(request, found, JSON)

    return routes
