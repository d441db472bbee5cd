"""Checks the lessons of a content pack: their shape when the pack is read, and whether they teach
when somebody asks for it, because that takes playing them."""

from collections.abc import Iterable

from deorbit.core.errors import BadInput
from deorbit.core.lesson_check import Begin, flaws
from deorbit.core.lessons import Lesson, read_lessons
from deorbit.games.stationfall.content.book import LESSONS, Page, built_in
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report
from deorbit.games.stationfall.content.packs.values import block, good_name, line, table

GAME = "stationfall"
FILE = f"{LESSONS}.toml"
WORDS = "words"
LONGEST = 1200


def own_lessons(page: Page) -> Page:
    """The lessons of a pack without those that only repeat a built-in one."""
    printed = built_in().lessons
    return {name: entry for name, entry in page.items() if entry != printed.get(name)}


def check_lessons(found: list[Mistake], page: Page) -> None:
    """That every lesson can be read, has a name of its own, and says all that it has to say."""
    for name, entry in page.items():
        report = Report(found, FILE, name[:60])
        good_name(report, name)
        if name in built_in().lessons:
            report.wrong("name-taken", value=name)
        try:
            lesson = read_lessons(GAME, {name: entry})[0]
        except BadInput as error:
            found.append(Mistake(FILE, name[:60], "", error.message, error.args_named))
            continue
        options = lesson.position.get("options", {})
        if not isinstance(options, dict):
            report.at("position.options").wrong("table", value=str(options))
        _check_words(report, lesson)


def _check_words(report: Report, lesson: Lesson) -> None:
    sentences = {end: block(LONGEST) for end in lesson.ends}
    table({**sentences, "title": line(60)}, lesson.ends)(report.at(WORDS), lesson.words)


def tried(lessons: Iterable[Lesson], begin: Begin, language: str) -> list[Mistake]:
    """What is wrong with lessons when they are played."""
    return [
        Mistake(FILE, lesson.name, flaw.key, flaw.message, flaw.args)
        for lesson in lessons
        for flaw in flaws(lesson, begin, language)
    ]
