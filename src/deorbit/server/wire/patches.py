"""Views and desks as they are told: JSON by their keys, whole or as the change since last time.

What readers were told stays in memory as bytes. As trees of objects, the views of a few hundred
tables are so many that looking for rings among them held everybody up.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict

Parts = dict[str, bytes]
"""By key its value as JSON."""

_encode = msgspec.json.Encoder().encode
_records = msgspec.json.Decoder(dict[str, Raw]).decode


class Patch(Struct, omit_defaults=True):
    """What changed, by keys: new values, keys that are gone, and changes within a value."""

    set: dict[str, Any]
    gone: list[str]
    within: dict[str, "Patch"] = {}


def parts_of(facts: Mapping[str, Any] | Struct) -> Parts:
    fields = asdict(facts) if isinstance(facts, Struct) else facts
    return {key: _encode(value) for key, value in fields.items()}


def whole(parts: Parts) -> dict[str, Any]:
    """All of it, to be sent."""
    return {key: Raw(part) for key, part in parts.items()}


def patch(before: Parts, after: Parts) -> Patch:
    """What makes one of the other."""
    found = Patch({}, [key for key in before if key not in after])
    for key, part in after.items():
        known = before.get(key)
        if part == known:
            continue
        inner = None if known is None else _within(known, part)
        if inner is None:
            found.set[key] = Raw(part)
        else:
            found.within[key] = inner
    return found


def together(one: Patch, other: Patch) -> Patch:
    """Two patches of different keys as one."""
    return Patch({**one.set, **other.set}, [*one.gone, *other.gone], {**one.within, **other.within})


def _within(known: bytes, part: bytes) -> Patch | None:
    """What changed among records by name (characters, units); None where a value is not made of
    records, or where it would not keep their order."""
    before, after = _records_of(known), _records_of(part)
    if before is None or after is None or not _in_order(before, after):
        return None
    return Patch(
        {name: inner for name, inner in after.items() if before.get(name) != inner},
        [name for name in before if name not in after],
    )


def _records_of(part: bytes) -> dict[str, Raw] | None:
    if not part.startswith(b"{"):
        return None
    found = _records(part)
    return found if bytes(next(iter(found.values()), b"")).startswith(b"{") else None


def _in_order(before: Mapping[str, Raw], after: Mapping[str, Raw]) -> bool:
    """Whether what is new stands behind what was there: then a patch keeps the order."""
    kept = [name for name in before if name in after]
    return kept == list(after)[: len(kept)]
