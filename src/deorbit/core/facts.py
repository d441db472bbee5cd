"""Facts of a position: their fingerprint, and how many of them a reader does not know."""

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
