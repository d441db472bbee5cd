"""Views and desks as they are told: JSON by their keys, whole or as the change since last time.

What readers were told stays in memory as bytes. As trees of objects, the views of a few hundred
tables are so many that looking for rings among them held everybody up.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict

Part = bytes | dict[str, bytes]
"""The value of a key as JSON; that of records by name (characters, units) by these names."""
Parts = dict[str, Part]

_encode = msgspec.json.Encoder().encode


class Patch(Struct, omit_defaults=True):
    """What changed, by keys: new values, keys that are gone, and changes within a value."""

    set: dict[str, Any]
    gone: list[str]
    within: dict[str, "Patch"] = {}


def parts_of(facts: Mapping[str, Any] | Struct) -> Parts:
    fields = asdict(facts) if isinstance(facts, Struct) else facts
    return {
        key: {name: _encode(record) for name, record in value.items()}
        if isinstance(value, dict) and _are_records(value)
        else _encode(value)
        for key, value in fields.items()
    }


def whole(parts: Parts) -> dict[str, Any]:
    """All of it, to be sent."""
    return {key: _sent(part) for key, part in parts.items()}


def patch(before: Parts, after: Parts) -> Patch:
    """What makes one of the other."""
    found = Patch({}, [key for key in before if key not in after])
    for key, part in after.items():
        known = before.get(key)
        if part == known:
            continue
        if isinstance(part, dict) and isinstance(known, dict) and _in_order(known, part):
            found.within[key] = Patch(
                {name: Raw(inner) for name, inner in part.items() if known.get(name) != inner},
                [name for name in known if name not in part],
            )
        else:
            found.set[key] = _sent(part)
    return found


def together(one: Patch, other: Patch) -> Patch:
    """Two patches of different keys as one."""
    return Patch({**one.set, **other.set}, [*one.gone, *other.gone], {**one.within, **other.within})


def _are_records(value: dict[str, Any]) -> bool:
    return isinstance(next(iter(value.values()), None), dict | Raw | Struct)


def _sent(part: Part) -> Any:
    if isinstance(part, bytes):
        return Raw(part)
    return {name: Raw(inner) for name, inner in part.items()}


def _in_order(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> bool:
    """Whether what is new stands behind what was there: then a patch keeps the order."""
    kept = [name for name in before if name in after]
    return kept == list(after)[: len(kept)]
