"""Grades: where each datum of a game comes from.

A data file holds entries (tables), an entry holds fields. The key `grade` of an entry says where
its fields come from: one word for all of them, or a table by field, in which `rest` stands for
what it does not name. `items.bludgeon` is one element of a field, `pod.dock` one part of it.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

RULE = "rule"
CARD = "card"
PLAY = "play"
HOUSE = "house"
GRADES = (RULE, CARD, PLAY, HOUSE)
"""A manual, published card data, a public game, our own."""

GRADE = "grade"
REST = "rest"


@dataclass(frozen=True, slots=True)
class Datum:
    """One datum: `group` is what kind of entry it stands in, where a file has several kinds."""

    file: str
    group: str
    entry: str
    field: str
    value: Any
    grade: str

    def to_json(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "group": self.group,
            "entry": self.entry,
            "field": self.field,
            "value": self.value,
            "grade": self.grade,
        }


Book = tuple[tuple[Datum, ...], dict[str, str] | None]
"""What a game's `content.graded.book` gives: all data, and the name and hash of the content pack
that they come from."""


def data_of(
    file: str, page: Mapping[str, Any], default: Mapping[str, str], skip: Collection[str] = ()
) -> list[Datum]:
    """Every datum of a file. `default` gives the grade of fields that have none, by field, with
    `rest` for all others; fields in `skip` are no data."""
    found: list[Datum] = []
    for group, entry, table in _entries("", page):
        spec = table.get(GRADE)
        values = parts(table, skip)
        told: Mapping[str, Any] = spec if isinstance(spec, Mapping) else {}
        for field in told:
            if field != REST and not any(
                part == field or part.startswith(f"{field}.") for part in values
            ):
                values[field] = None
        for field, value in values.items():
            grade = stated(spec, field) or stated(default, field) or HOUSE
            found.append(Datum(file, group, entry, field, value, grade))
    return found


def parts(table: Mapping[str, Any], skip: Collection[str] = ()) -> dict[str, Any]:
    """The data of an entry by field. Lists of words and of tables are told by element."""
    return {
        path: value
        for field, inner in table.items()
        if field != GRADE and field not in skip
        for path, value in _parts(field, inner)
    }


def _parts(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _parts(f"{path}.{key}", inner)
    elif isinstance(value, list) and value and all(isinstance(one, str) for one in value):
        for one in value:
            yield f"{path}.{one}", True
    elif _tables(value):
        for number, one in enumerate(value, 1):
            yield f"{path}.{number}", one
    else:
        yield path, value


def stated(spec: object, field: str) -> str | None:
    """What a grade says about a field: the word for the nearest part of it, else for the rest."""
    if isinstance(spec, str):
        return spec
    if not isinstance(spec, Mapping):
        return None
    while field:
        if field in spec:
            return str(spec[field])
        field = field.rpartition(".")[0]
    return str(spec[REST]) if REST in spec else None


def label(table: Mapping[str, Any]) -> str:
    """How an entry of a list is called: by its name, its two ends, or the first two words in it."""
    if "name" in table:
        return str(table["name"])
    words = [str(value) for key, value in table.items() if isinstance(value, str) and key != GRADE]
    ends = [str(table[key]) for key in ("a", "b") if key in table]
    return " - ".join(ends or words[:2])


def _entries(group: str, page: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    loose = {key: value for key, value in page.items() if not _holds_tables(value)}
    for key, value in loose.items():
        yield group, group, {key: value}
    for key, value in page.items():
        if _tables(value):
            for one in value:
                yield key, label(one), one
        elif isinstance(value, Mapping):
            if GRADE not in value and all(map(_holds_tables, value.values())):
                yield from _entries(key, value)
            else:
                yield group, key, value


def _tables(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 0
        and all(isinstance(one, Mapping) for one in value)
    )


def _holds_tables(value: object) -> bool:
    return isinstance(value, Mapping) or _tables(value)
