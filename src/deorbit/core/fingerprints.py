"""Facts of a position: their fingerprint, their copies, and how many a reader does not know."""

import hashlib
import json
from typing import Any


def fingerprint_of(position: dict[str, Any]) -> str:
    canonical = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:32]


def count_unknown(value: object) -> int:
    if value is None:
        return 1
    if isinstance(value, dict):
        return sum([count_unknown(part) for part in value.values()])
    if isinstance(value, list):
        return sum([count_unknown(part) for part in value])
    return 0


def copy_of(value: Any) -> Any:
    """A copy of what JSON can say, down to the last list: quicker than one made for anything."""
    if isinstance(value, dict):
        return {key: copy_of(part) for key, part in value.items()}
    if isinstance(value, list):
        return [copy_of(part) for part in value]
    return value
