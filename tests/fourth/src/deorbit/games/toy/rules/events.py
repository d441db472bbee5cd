"""What the log tells."""

from typing import Final

from deorbit.core.codec import Shapes

_PLAYER: Final = ("player", "player")
_CARD: Final = ("card", "card")

EVENTS: Final = Shapes()

KEPT: Final = EVENTS.add("kept", [_PLAYER, _CARD], ["card"])
PEEKED: Final = EVENTS.add("peeked", [_PLAYER, _CARD], ["card"])
SHOWN: Final = EVENTS.add("shown", [_PLAYER, _CARD])
PASSED: Final = EVENTS.add("passed", [_PLAYER])
