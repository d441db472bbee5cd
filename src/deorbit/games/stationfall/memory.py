"""What a desk has worked out before and may give again.

A desk is asked for after every action, for every reader, and an action changes little. Each part is
kept, as the JSON that is sent, with all that it was worked out from; what is the same again has the
same answer, whoever asks.
"""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec
from msgspec import Raw

Memory = dict[Hashable, tuple[object, Raw]]
"""Of one table: by the name of a part, what it was made of and what came out."""


def recalled(
    memory: Memory | None, part: Hashable, made_of: object, make: Callable[[], object]
) -> Any:
    """The part as it was kept if it was made of the same, else made now. Without a memory it is
    plain."""
    if memory is None:
        return make()
    kept = memory.get(part)
    if kept is None or kept[0] != made_of:
        kept = memory[part] = (made_of, Raw(msgspec.json.encode(make())))
    return kept[1]
