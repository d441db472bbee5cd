"""The rules of each game, paragraph by paragraph."""

from deorbit.core.rulebook import Chapter, rulebook
from deorbit.server.api.books import readable
from deorbit.server.wire.books import Rules, RulesChapter, RulesParagraph


def _chapter(chapter: Chapter) -> RulesChapter:
    paragraphs = [RulesParagraph(one.number, one.body, one.house) for one in chapter.paragraphs]
    return RulesChapter(chapter.id, chapter.number, chapter.title, chapter.intro, paragraphs)


def _rules(game: str, language: str) -> Rules | None:
    book = rulebook(game, language)
    if book is None:
        return None
    chapters = [_chapter(one) for one in book.chapters]
    return Rules(game, language, book.title, book.intro, chapters)


routes = readable("rules", "The rules of a game, in chapters and paragraphs", Rules, _rules)
