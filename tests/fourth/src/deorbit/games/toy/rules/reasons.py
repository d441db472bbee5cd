"""Why something is refused."""

from typing import Final

from deorbit.core.game import Reasons

REASONS: Final = Reasons(over="4.1", turn="3.1", asked="3.2")

NOT_HELD: Final = REASONS.add("held", "2.2")
KNOWN: Final = REASONS.add("known", "3.3")
SHOWN_ALREADY: Final = REASONS.add("shown", "3.4")
