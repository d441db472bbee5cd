"""What a value in a data file may be."""

import difflib
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from deorbit.core.grades import GRADE, GRADES, REST
from deorbit.games.stationfall.content.packs.mistakes import NEAR, Report

BOARD = 12
MOST = 60

Want = Callable[[Report, Any], None]
"""Looks at a value and reports what is wrong about it."""

Shape = Mapping[str, Want]

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

LONGEST_NAME = 40


def flag(report: Report, value: Any) -> None:
    if isinstance(value, str):
        report.wrong("flag-text", value=value)
    elif not isinstance(value, bool):
        report.wrong("flag", value=str(value))


def number(least: int, most: int) -> Want:
    def want(report: Report, value: Any) -> None:
        if isinstance(value, str):
            report.wrong("number-text", value=value)
        elif type(value) is int and least <= value <= most:
            return
        elif least == most:
            report.wrong("exactly", value=str(value), most=most)
        else:
            report.wrong("number", value=str(value), least=least, most=most)

    return want


def one_of(known: Collection[str]) -> Want:
    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str) or value not in known:
            report.unknown(value, known)

    return want


def some_of(known: Collection[str], doubles: bool = False, least: int = 0) -> Want:
    each = one_of(known)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= MOST:
            report.wrong("list", value=str(value), least=least, most=MOST)
            return
        for one in value:
            each(report, one)
        if not doubles and len(set(map(str, value))) < len(value):
            report.wrong("twice", value=", ".join(map(str, value)))

    return want


def line(most: int) -> Want:
    """Plain text in one line: it is shown as it is."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str):
            report.wrong("text-bare", value=str(value), most=most)
        elif not value.strip() or len(value) > most:
            report.wrong("text", value=str(value), most=most)
        elif not value.isprintable():
            report.wrong("plain", value=repr(value))

    return want


def lines(most: int) -> Want:
    each = line(most)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not value or len(value) > MOST:
            report.wrong("list", value=str(value), least=1, most=MOST)
        else:
            for place, one in enumerate(value, 1):
                each(report.at(str(place)), one)

    return want


def block(most: int) -> Want:
    """Text of several lines."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > most:
            report.wrong("block", value=str(value), most=most)

    return want


def place(report: Report, value: Any) -> None:
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(type(one) is int and 0 <= one < BOARD for one in value)
    ):
        report.wrong("place", value=str(value), most=BOARD - 1)


def table(shape: Shape, required: Collection[str] = ()) -> Want:
    """Every key known, none missing, every value as it should be."""

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, dict):
            report.wrong("table", value=str(value))
            return
        strange = [key for key in value if key not in shape]
        for key, inner in value.items():
            if key in shape:
                known = _without(inner, strange) if key == GRADE else inner
                shape[key](report.at(key), known)
                continue
            at = report.at(key[:LONGEST_NAME])
            near = difflib.get_close_matches(key, list(shape), n=1, cutoff=NEAR)
            if near:
                at.wrong("unknown-key-near", near=near[0])
            else:
                at.wrong("unknown-key", known=", ".join(shape))
        for key in required:
            if key not in value:
                report.wrong("missing", missing=key)

    return want


def _without(grade: Any, strange: Collection[str]) -> Any:
    """A grade without the fields that are wrong themselves: those are told already."""
    if not isinstance(grade, dict):
        return grade
    return {field: one for field, one in grade.items() if field.partition(".")[0] not in strange}


def tables(shape: Shape, required: Collection[str], least: int, most: int) -> Want:
    each = table(shape, required)

    def want(report: Report, value: Any) -> None:
        if not isinstance(value, list) or not least <= len(value) <= most:
            report.wrong("list", value=str(value), least=least, most=most)
        else:
            for number_, one in enumerate(value, 1):
                each(report.at(str(number_)), one)

    return want


def graded(shape: Shape, extra: Collection[str] = ()) -> dict[str, Want]:
    """A shape with the key `grade`: one word, or a table by field."""
    fields = [*shape, *extra, REST]

    def want(report: Report, value: Any) -> None:
        told = value if isinstance(value, dict) else {"": value}
        for field, grade in told.items():
            if field and field.partition(".")[0] not in fields:
                report.at(field[:LONGEST_NAME]).wrong("unknown-key", known=", ".join(fields))
            if grade not in GRADES:
                report.wrong("grade", value=str(grade), known=", ".join(GRADES))

    return {**shape, GRADE: want}


def good_name(report: Report, name: str) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        report.wrong("name", value=name, most=LONGEST_NAME)
