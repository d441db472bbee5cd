"""What the log tells."""

from typing import Final

from deorbit.core.codec import Shapes

EVENTS: Final = Shapes()

KEPT: Final = EVENTS.add("kept player card!")
PEEKED: Final = EVENTS.add("peeked player card!")
SHOWN: Final = EVENTS.add("shown player card")
PASSED: Final = EVENTS.add("passed player")
