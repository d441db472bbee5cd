"""What a desk has worked out before and may give again.

A desk is asked for after every action, for every reader, and an action changes little. Each part is
kept with all that it was worked out from; what is the same again has the same answer, whoever asks.
What is given may be given to others too: nobody changes it.
"""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

Memory = dict[Hashable, Any]
"""Of one table: by the name of a part, what it was made of and what came out."""


def recalled(memory: Memory, part: Hashable, made_of: object, make: Callable[[], T]) -> T:
    """The part as it was kept if it was made of the same, else made now."""
    kept = memory.get(part)
    if kept is not None and kept[0] == made_of:
        known: T = kept[1]
        return known
    made = make()
    memory[part] = (made_of, made)
    return made
