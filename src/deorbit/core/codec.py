"""Moves and frames are ints inside the engine; here is how they are packed and what they mean.

A packed int holds a kind in its low bits and up to five fields above it. What a field means is
said by a `Shape` (the names of the fields) and by the `Domain`s of an edition (the names of the
values). Ints never leave the engine.
"""

from typing import Final

from deorbit.core.errors import BadInput

KIND_BITS: Final = 7
FIELD_BITS: Final = 10
KIND_MASK: Final = 127
FIELD_MASK: Final = 1023
MOST_VALUES: Final = 1024


def pack(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return kind | first << 7 | second << 17 | third << 27


def kind_of(packed: int) -> int:
    return packed & 127


def first(packed: int) -> int:
    return packed >> 7 & 1023


def second(packed: int) -> int:
    return packed >> 17 & 1023


def third(packed: int) -> int:
    return packed >> 27 & 1023


def fourth(packed: int) -> int:
    return packed >> 37 & 1023


def as_fourth(value: int) -> int:
    """A fourth field, to be added to what `pack` gives: few kinds have one."""
    return value << 37


def words(text: str) -> list[str]:
    """A list of words as a table has it: one after the other, with spaces between them."""
    return text.split()


class Domain:
    """The values that one kind of argument can take: names, or the numbers from 0. A name that is a
    number, as the value of a die, is written as one: 5 and "5" mean the same."""

    def __init__(self, title: str, names: list[str], numbers: int = 0) -> None:
        self.title = title
        self.names = names
        self.size = len(names) or numbers
        self.index_of = {name: index for index, name in enumerate(names)}
        self.values: list[str | int] = [int(one) if one.isdecimal() else one for one in names]
        if self.size > MOST_VALUES:
            raise BadInput("too-many-values", domain=title, most=MOST_VALUES)

    def value(self, index: int) -> str | int:
        return self.values[index] if self.names else index

    def index(self, value: object) -> int:
        if self.names:
            name = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
            if isinstance(name, str) and name in self.index_of:
                return self.index_of[name]
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.size:
            return value
        raise BadInput("unknown-value", domain=self.title, value=str(value)[:64])


def numbers(title: str, below: int) -> Domain:
    return Domain(title, [], below)


class Shape:
    """The fields of one kind of action, question or event: names, each with a domain's title.

    They are given as text: "item to:section" are an item, and a section that is called to; "card!"
    is a card that not everybody may read."""

    def __init__(self, name: str, fields: str) -> None:
        self.name = name
        self.fields: list[tuple[str, str]] = []
        self.secret: list[str] = []
        for field in fields.split():
            called, _, title = field.rstrip("!").partition(":")
            self.fields.append((called, title or called))
            if field.endswith("!"):
                self.secret.append(called)


class Shapes:
    """A table of shapes that grows as they are declared: each is known by its place in it. All
    begin with the same fields, if there are any to `begin` with."""

    def __init__(self, begin: str = "") -> None:
        self.begin = begin
        self.rows: list[Shape] = []

    def add(self, text: str) -> int:
        """A shape as text, its name first: "picked-up character item"."""
        name, _, fields = text.partition(" ")
        self.rows.append(Shape(name, f"{self.begin} {fields}"))
        return len(self.rows) - 1


def pack_fields(kind: int, shape: Shape, domains: dict[str, Domain], values: list[object]) -> int:
    packed = kind
    for position in range(len(shape.fields)):
        domain = domains[shape.fields[position][1]]
        packed |= domain.index(values[position]) << (KIND_BITS + FIELD_BITS * position)
    return packed


def unpack_fields(packed: int, shape: Shape, domains: dict[str, Domain]) -> list[str | int]:
    values: list[str | int] = []
    rest = packed >> KIND_BITS
    for field in shape.fields:
        values.append(domains[field[1]].value(rest & FIELD_MASK))
        rest >>= FIELD_BITS
    return values
