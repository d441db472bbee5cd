"""Books: the data files of Stationfall as they are, or with a content pack laid over them.

A book is known by the hash of its pack; the built-in one by the empty text. All books that were
read in this process stay known, so that matches and save files can name them.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.grades import CARD, HOUSE, REST, RULE
from deorbit.core.options import scope_of

PAGES = ("characters", "abilities", "map", "project_x", "game", "scripts")
"""The files of a book, in the order in which they are told."""
LESSONS = "lessons"
"""The file that teaches it."""

GRADES_OF_PAGES = {
    "characters": {"tutorial": RULE, REST: CARD},
    "abilities": {REST: CARD},
    "map": {REST: RULE},
    "project_x": {REST: HOUSE},
    "game": {REST: RULE},
    "scripts": {REST: HOUSE},
}
"""Where a datum comes from that has no grade."""

Page = dict[str, Any]


@dataclass(frozen=True)
class Book:
    """Checked pages, and what the cover of the pack says."""

    name: str
    hash: str
    title: str
    about: str
    pages: dict[str, Page]
    lessons: Page = field(default_factory=dict)
    """The lessons that the pack brings. They are no part of the game: the hash is the same with and
    without them."""

    @property
    def scope(self) -> str:
        """Under which name the words of the pack are kept."""
        return scope_of(self.hash)

    @property
    def tag(self) -> dict[str, str] | None:
        """How options and save files name the pack."""
        return {"name": self.name, "hash": self.hash} if self.hash else None


@cache
def built_in() -> Book:
    """The book without any pack."""
    folder = files("deorbit.games.stationfall").joinpath("data")
    pages = {
        name: tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        for name in (*PAGES, LESSONS)
    }
    lessons = pages.pop(LESSONS)
    return Book("", "", "", "", pages, lessons)


_shelf: dict[str, Book] = {}


def shelve(book: Book) -> Book:
    """Make a book known in this process; one that was read again may bring other lessons."""
    _shelf[book.hash] = book
    return book


def known() -> list[Book]:
    """The books of packs that were read in this process."""
    return list(_shelf.values())


def book_of(hash: str) -> Book:
    """The book with this hash; it must have been read in this process."""
    if not hash:
        return built_in()
    if hash not in _shelf:
        raise unknown_pack("?", hash)
    return _shelf[hash]


def find_book(name: str, hash: str) -> Book:
    """The book that options or a save file name, or what to do about its absence."""
    if hash in _shelf and _shelf[hash].name == name:
        return _shelf[hash]
    raise unknown_pack(name, hash)


def unknown_pack(name: str, hash: str) -> BadInput:
    others = [book.hash for book in _shelf.values() if book.name == name]
    if others:
        return BadInput(
            "stationfall-pack-differs", pack=name[:60], hash=hash[:64], other=others[-1]
        )
    return BadInput("stationfall-pack-unknown", pack=name[:60], hash=hash[:64])
