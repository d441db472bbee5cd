"""The rules of each game, paragraph by paragraph."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from deorbit.core.rulebook import Chapter, rulebook
from deorbit.games import NAMES
from deorbit.server.api.answers import ALWAYS, errors
from deorbit.server.api.pages import kept
from deorbit.server.api.tongues import language_of
from deorbit.server.files import File
from deorbit.server.refusals import NOT_FOUND, Refusal


class RulesParagraph(msgspec.Struct):
    """`number` is how refusals and links name it; `text` may hold `**terms**` and `` `code` ``.
    `house`: a ruling of our own."""

    number: str
    text: str
    house: bool


class RulesChapter(msgspec.Struct):
    """`id` is what a link names: the number, or how the numbers of its paragraphs begin."""

    id: str
    number: str
    title: str
    intro: str
    paragraphs: list[RulesParagraph]


class Rules(msgspec.Struct):
    game: str
    language: str
    title: str
    intro: str
    chapters: list[RulesChapter]


def _chapter(chapter: Chapter) -> RulesChapter:
    paragraphs = [RulesParagraph(one.number, one.body, one.house) for one in chapter.paragraphs]
    return RulesChapter(chapter.id, chapter.number, chapter.title, chapter.intro, paragraphs)


@cache
def _rules(game: str, language: str) -> File | None:
    book = rulebook(game, language)
    if book is None:
        return None
    chapters = [_chapter(one) for one in book.chapters]
    body = msgspec.json.encode(Rules(game, language, book.title, book.intro, chapters))
    return File.of(body, "application/json")


@get(
    "/api/rules/{game:str}",
    tags=["games"],
    summary="The rules of a game, in chapters and paragraphs",
    description="In the language of the browser if none is named; in English where it has none.",
    media_type="application/json",
    responses={
        **errors(*ALWAYS, 404),
        200: ResponseSpec(Rules, generate_examples=False, description="The rules"),
    },
)
async def rules(
    request: Request[Any, Any, Any],
    game: Annotated[str, PathParameter(max_length=40)],
    language: Annotated[str | None, QueryParameter(max_length=35)] = None,
) -> Response[bytes]:
    found = _rules(game, language_of(request, language)) if game in NAMES else None
    if found is None:
        raise Refusal(NOT_FOUND, "server-no-rules")
    return kept(request, found, "application/json")


HANDLERS = [rules]
