"""The rules of each game, paragraph by paragraph."""

import msgspec

from deorbit.core.rulebook import Chapter, rulebook
from deorbit.server.api.reading import readable


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


def _rules(game: str, language: str) -> Rules | None:
    book = rulebook(game, language)
    if book is None:
        return None
    chapters = [_chapter(one) for one in book.chapters]
    return Rules(game, language, book.title, book.intro, chapters)


HANDLERS = [readable("rules", "The rules of a game, in chapters and paragraphs", Rules, _rules)]
