"""Reads a content pack from its folder: `pack.toml` and any of the data files.

Everything about it is checked, and all mistakes are told at once. What was read stays known in this
process by the hash of its contents.
"""

import hashlib
import json
import os
import stat
import tomllib
from dataclasses import replace
from pathlib import Path

from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.content.book import LESSONS, PAGES, Book, Page, built_in, shelve
from deorbit.games.stationfall.content.packs.checking import check
from deorbit.games.stationfall.content.packs.lessons import check_lessons, own_lessons
from deorbit.games.stationfall.content.packs.mistakes import Mistake, PackError, Report
from deorbit.games.stationfall.content.packs.overlay import lay_over
from deorbit.games.stationfall.content.packs.shapes import PACK
from deorbit.games.stationfall.content.packs.values import good_name
from deorbit.games.stationfall.content.packs.words import messages_of

COVER = "pack"
LARGEST = 1 << 20
SUFFIX = ".toml"


def read_pack(folder: Path) -> Book:
    """The built-in book with a pack laid over it; a `PackError` tells all that is wrong."""
    found: list[Mistake] = []
    files = _read_files(folder, found)
    cover = files.pop(COVER, None)
    lessons = own_lessons(files.pop(LESSONS, {}))
    report = Report(found, f"{COVER}{SUFFIX}")
    if cover is not None:
        PACK(report, cover)
        if isinstance(cover.get("name"), str):
            good_name(report.at("name"), cover["name"])
    elif not any(mistake.file == report.file for mistake in found):
        report.wrong("no-cover")
    pages = lay_over(built_in().pages, files, found)
    for mistake in check(pages):
        if mistake not in found:
            given = mistake.file.removesuffix(SUFFIX) in files
            found.append(replace(mistake, built_in=not given))
    check_lessons(found, lessons)
    if found or cover is None:
        raise PackError(str(folder), found)
    hash = hash_of({COVER: cover, **files})
    book = Book(cover["name"], hash, cover["title"], cover["about"], pages, lessons)
    text.add(book.scope, messages_of(book))
    return shelve(book)


def hash_of(files: dict[str, Page]) -> str:
    """The hash of what the files say about the game: comments do not count, the order of entries
    does."""
    whole = json.dumps(sorted(files.items()), ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(whole.encode()).hexdigest()


def _read_files(folder: Path, found: list[Mistake]) -> dict[str, Page]:
    """The pages in the folder itself; folders in it and files of other kinds do not matter."""
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(SUFFIX))
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadInput("stationfall-pack-no-folder", pack=str(folder), problem=problem) from None
    known = [f"{name}{SUFFIX}" for name in (COVER, *PAGES, LESSONS)]
    pages: dict[str, Page] = {}
    for name in names:
        report = Report(found, name[:80])
        if name not in known:
            report.wrong("unknown-file", known=", ".join(known))
            continue
        page = _read_file(report, folder / name)
        if page is not None:
            pages[name.removesuffix(SUFFIX)] = page
    return pages


def _read_file(report: Report, path: Path) -> Page | None:
    try:
        if not stat.S_ISREG(path.lstat().st_mode):
            report.wrong("odd-file")
            return None
        with path.open("rb") as file:
            whole = file.read(LARGEST + 1)
    except OSError as error:
        report.wrong("unreadable", problem=error.strerror or str(error))
        return None
    if len(whole) > LARGEST:
        report.wrong("too-large", most=LARGEST >> 20)
        return None
    try:
        return tomllib.loads(whole.decode("utf-8"))
    except UnicodeDecodeError:
        report.wrong("no-text")
    except (ValueError, RecursionError) as error:
        report.wrong("syntax", problem=str(error)[:200])
    return None
