"""Who could carry a line of a script out, what decides between two of them, and what there is to
tell of it."""

from typing import Final

from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import ACTIVATING, which
from deorbit.games.stationfall.content.names import NOWHERE

ACTIONS: Final = 2
TIRED_ACTIONS: Final = 1

# What there is to tell about a line.
GOTO_PASSED: Final = 0
"""The other script does not apply now."""
STATION_SAYS_NO: Final = 1
"""A condition on the station or the PC does not hold; `value` is which."""
NOBODY: Final = 2
"""No character is left."""
NOBODY_SOON: Final = 5
"""Nobody can finish this Minute, so the Unexhausted are considered."""
CHOSEN: Final = 3
"""Done, by `pawn`; `value` is what it costs."""
TIE: Final = 4
"""What decided between the best one and `pawn`, as close; `value` is one of the reasons below."""

# What there is to tell about a character.
NO_CONSPIRATOR: Final = 10
DOWN: Final = 18
AWAY: Final = 19
"""Escaped, annihilated or not yet in play."""
NO_CUBES: Final = 11
FAILS: Final = 12
"""A condition; `value` is which."""
IS_TIRED: Final = 13
UNABLE: Final = 20
"""It has not got what it takes."""
CANNOT: Final = 14
"""There is nothing it could do it to, or no way there."""
TOO_FAR: Final = 15
"""It would take `value` actions."""
TOO_TIRED: Final = 21
"""It is Exhausted, and it would take `value` actions."""
IDLE: Final = 16
"""There is nothing left to do."""
WOULD: Final = 17
"""It could; `value` is what it costs."""

# What decides between two characters.
BY_FREE_ACTIONS: Final = 1
BY_CONSPIRACY: Final = 2
BY_THIS_MINUTE: Final = 3
BY_REST: Final = 4
BY_PRIORITY: Final = 5
"""And more: which of the General Priorities."""


class Note:
    """Something that was considered."""

    def __init__(self, what: int, line: int, pawn: int, value: int) -> None:
        self.what = what
        self.line = line
        self.pawn = pawn
        self.value = value


class Candidate:
    """A character that could carry a line out."""

    def __init__(self, pawn: int, option: Option, cubes: int) -> None:
        self.pawn = pawn
        self.option = option
        self.cubes = cubes
        self.joins = False
        """It is no Conspirator yet."""
        self.soon = False
        self.tired = False
        self.free = NOWHERE
        self.key = NOWHERE

    def actions(self) -> int:
        return TIRED_ACTIONS if self.tired else ACTIONS


class Plan:
    """A line, and who carries it out."""

    def __init__(self, line: int, candidate: Candidate) -> None:
        self.line = line
        self.pawn = candidate.pawn
        self.cubes = candidate.cubes
        self.option = candidate.option
        self.actions = candidate.actions()


def comes_first(candidate: Candidate, other: Candidate) -> bool:
    if candidate.free != other.free:
        return candidate.free > other.free
    if candidate.joins != other.joins:
        return other.joins
    if candidate.soon != other.soon:
        return candidate.soon
    if candidate.tired != other.tired:
        return other.tired
    return candidate.key < other.key


def decides(candidate: Candidate, other: Candidate) -> int:
    """What decides between two characters that are equally close."""
    if candidate.free != other.free:
        return BY_FREE_ACTIONS
    if candidate.joins != other.joins:
        return BY_CONSPIRACY
    if candidate.soon != other.soon:
        return BY_THIS_MINUTE
    if candidate.tired != other.tired:
        return BY_REST
    return BY_PRIORITY + which(ACTIVATING, candidate.key, other.key)
