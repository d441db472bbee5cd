"""What a content pack changes, by comparison with the built-in book."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from deorbit.core.grades import GRADE, label
from deorbit.games.stationfall.content.book import LESSONS, Book, Page, built_in

LISTED = ("corridors", "vents", "addition")


@dataclass(frozen=True, slots=True)
class Change:
    """The entries of one sort that are new, changed, or taken out."""

    sort: str
    new: list[str]
    changed: list[str]
    gone: list[str]


def changes_of(book: Book) -> list[Change]:
    found = []
    for (sort, before), (_, now) in zip(_sorts(built_in()), _sorts(book), strict=True):
        change = Change(
            sort,
            [name for name in now if name not in before],
            [name for name in now if name in before and _bare(now[name]) != _bare(before[name])],
            [name for name in before if name not in now],
        )
        if change.new or change.changed or change.gone:
            found.append(change)
    if book.lessons and book.hash:
        found.append(Change(LESSONS, list(book.lessons), [], []))
    return found


def _sorts(book: Book) -> Iterator[tuple[str, Page]]:
    """All that a book holds, by sort and name."""
    station, game = book.pages["map"], book.pages["game"]
    yield "characters", book.pages["characters"]
    yield "section", station["section"]
    for sort in LISTED:
        entries = station["edges"][sort] if sort in station["edges"] else station[sort]
        yield sort, {_called(one): one for one in entries}
    yield "ship", station["ship"]
    yield "abilities", book.pages["abilities"]
    yield "project_x", book.pages["project_x"]
    yield "scripts", book.pages["scripts"]
    yield "item", game["item"]
    yield (
        "game",
        {
            f"{table}.{key}": value
            for table, entry in game.items()
            if table != "item"
            for key, value in entry.items()
            if key != GRADE
        },
    )


def _called(one: Page) -> str:
    """A corridor is the same from either end."""
    return " - ".join(sorted((one["a"], one["b"]))) if "a" in one else label(one)


def _bare(entry: Any) -> Any:
    """An entry without its grades, and a corridor from either end."""
    if not isinstance(entry, dict):
        return entry
    bare = {key: value for key, value in entry.items() if key != GRADE and value is not False}
    return {**bare, "a": None, "b": None} if "a" in bare else bare
