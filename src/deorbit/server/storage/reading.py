"""Rows as far as they can be read: what is damaged keeps nobody from the rest."""

from typing import Any, TypeVar, get_type_hints

import msgspec

from deorbit.server.storage.rows import GuestRow, TableRow

Row = TypeVar("Row")

PROPOSAL = {"kind", "seat", "by", "yes"}
INSTEAD: dict[type, dict[str, Any]] = {
    GuestRow: {"name": "", "secret_hash": "", "created": 0.0, "seen": 0.0, "settings": {}},
    TableRow: {
        "game": "",
        "options": {},
        "seats": 0,
        "listed": False,
        "pace": "live",
        "status": "closed",
        "host": "",
        "created": 0.0,
        "touched": 0.0,
        "rules": 0,
        "secret": None,
        "outcome": None,
        "rematch": None,
        "proposal": None,
        "note": "",
        "lesson": None,
        "revision": 0,
        "talk": 0,
        "owing": False,
        "skipping": None,
        "late": None,
        "tempo": "usual",
        "hurried": False,
    },
}
"""What stands for a value that cannot be read."""


def row_of(sort: type[Row], values: dict[str, Any]) -> Row:
    """A row of its values. A table of which not everything can be read says so."""
    if sort not in INSTEAD:
        return sort(**values)
    proposal = values.get("proposal")
    if isinstance(proposal, dict) and not set(proposal) >= PROPOSAL:
        values = values | {"proposal": ()}
    try:
        return msgspec.convert(values, sort)
    except msgspec.ValidationError:
        kinds, instead = get_type_hints(sort), INSTEAD[sort]
        readable = {
            name: _value(value, kinds[name], instead.get(name)) for name, value in values.items()
        }
        return sort(**readable, **({"sound": False} if sort is TableRow else {}))


def _value(value: Any, kind: Any, instead: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return instead


def text_of(data: bytes) -> str:
    """Text as SQLite has it, also where it is none."""
    return data.decode(errors="replace")
