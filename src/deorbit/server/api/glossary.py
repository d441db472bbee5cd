"""The terms of each game."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from deorbit.games import NAMES, glossary
from deorbit.server.api.answers import ALWAYS, errors
from deorbit.server.api.pages import kept
from deorbit.server.api.tongues import language_of
from deorbit.server.files import File
from deorbit.server.refusals import NOT_FOUND, Refusal


class GlossaryTerm(msgspec.Struct):
    """`id` is the same in every language, `rule` the paragraph it leads to, `forms` are those in
    which it occurs in texts; a small first letter also stands for a capital one."""

    id: str
    name: str
    means: str
    forms: list[str]
    rule: str


class Glossary(msgspec.Struct):
    game: str
    language: str
    terms: list[GlossaryTerm]


@cache
def _glossary(game: str, language: str) -> File:
    terms = [
        GlossaryTerm(one.id, one.name, one.means, list(one.forms), one.rule)
        for one in glossary(game, language)
    ]
    return File.of(msgspec.json.encode(Glossary(game, language, terms)), "application/json")


@get(
    "/api/glossary/{game:str}",
    tags=["games"],
    summary="The terms of a game, with what they mean",
    description="In the language of the browser if none is named; in English where it has none.",
    media_type="application/json",
    responses={
        **errors(*ALWAYS, 404),
        200: ResponseSpec(Glossary, generate_examples=False, description="The terms"),
    },
)
async def terms(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=40)],
    language: Annotated[str | None, QueryParameter(max_length=35)] = None,
) -> Response[bytes]:
    if game not in NAMES:
        raise Refusal(NOT_FOUND, "server-no-rules")
    found = _glossary(game, language_of(request, language))
    return kept(request, found, "application/json")


HANDLERS = [terms]
