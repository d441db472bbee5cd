"""Checks the scripts of a book: that every line can be read, and that GOTO leads somewhere."""

import difflib

from deorbit.core import text
from deorbit.core.text import Value
from deorbit.games.stationfall.content.book import Book, Page, built_in
from deorbit.games.stationfall.content.packs.lenient import word
from deorbit.games.stationfall.content.packs.mistakes import NEAR, Mistake, Report
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.lines import Line
from deorbit.games.stationfall.content.scripts.scripts import (
    DEFAULT,
    PARTS,
    identities_in,
    standard_of,
)
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import Vocabulary

FILE = "scripts.toml"
MOST_LINES = 900
"""All lines of a book have a number each."""
ASIDE = ("start", "end")
"""Parts that are done beside a manoeuvre, and go nowhere."""


def check_scripts(found: list[Mistake], pages: dict[str, Page]) -> None:
    vocabulary = Vocabulary(pages, built_in().pages)
    standard = standard_of(pages)
    lines: dict[str, list[Line]] = {}
    for name, entry in pages["scripts"].items():
        report = Report(found, FILE, name)
        lines[name] = []
        for part in PARTS:
            source = word(entry, part)
            faults: list[Fault] = []
            read = read_script(source, vocabulary, standard, faults)
            if source.strip() and not read and not faults:
                faults.append(Fault(1, 1, "empty", {}))
            if part in ASIDE:
                faults += [Fault(*line.at, "goto-aside", {}) for line in read if line.goto]
            for fault in faults:
                report.at(part).wrong(f"script-{fault.message}", **_args(fault))
            lines[name] += read
    _check_ways(found, standard, lines)
    _check_names(found, pages, standard, lines)
    count = sum(map(len, lines.values()))
    if count > MOST_LINES:
        Report(found, FILE).wrong("too-many", count=count, most=MOST_LINES)


def _args(fault: Fault) -> dict[str, Value]:
    """The arguments of a fault, with the sorts of things that it speaks of in words."""
    args: dict[str, Value] = {"line": fault.line, "column": fault.column, **fault.args}
    if isinstance(args.get("wanted"), str):
        args["wanted"] = ", ".join(map(_called, str(args["wanted"]).split()))
    return args


def _called(wanted: str) -> str:
    message = f"stationfall-script-{wanted}"
    return text.say(message, {}) if text.has(message) else f'"{wanted}"'


def _check_ways(found: list[Mistake], standard: list[str], lines: dict[str, list[Line]]) -> None:
    """No script goes, over others, back to itself."""
    for name in standard:
        way = [name]
        edge = [line.goto for line in lines[name] if line.goto]
        seen: set[str] = set()
        while edge and name not in edge:
            seen.update(edge)
            way.append(edge[0])
            edge = [
                line.goto
                for one in edge
                for line in lines[one]
                if line.goto and line.goto not in seen
            ]
        if name in edge:
            told = " - ".join([*way, name])
            Report(found, FILE, name).wrong("script-circle", value=told)


def _check_names(
    found: list[Mistake], pages: dict[str, Page], standard: list[str], lines: dict[str, list[Line]]
) -> None:
    """A script belongs to an identity card, or some other script goes to it."""
    if DEFAULT not in pages["scripts"]:
        Report(found, FILE).wrong("missing", missing=DEFAULT)
    identities = identities_in(pages["characters"])
    used = {line.goto for one in lines.values() for line in one}
    for name in standard:
        if name in used or name in built_in().pages["scripts"]:
            continue
        near = difflib.get_close_matches(name, identities, n=3, cutoff=NEAR)
        report = Report(found, FILE, name)
        if near:
            report.wrong("script-whose-near", near=", ".join(near))
        else:
            report.wrong("script-whose")


def without_script(book: Book) -> list[str]:
    """The identity cards of a book whose bots follow the default script."""
    return [
        name
        for name in identities_in(book.pages["characters"])
        if name not in book.pages["scripts"]
    ]
