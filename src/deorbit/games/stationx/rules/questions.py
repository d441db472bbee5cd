"""What can be asked of a player of Station-X."""

from typing import Final

from deorbit.core.codec import Shapes

_SEAT: Final = ("seat", "player")

QUESTIONS: Final = Shapes()

BUILD: Final = QUESTIONS.add("build", [_SEAT])
PLACE_TELEPORTER: Final = QUESTIONS.add("teleporter", [_SEAT])
PLACE_COMMANDER: Final = QUESTIONS.add("commander", [_SEAT])
RESPAWN: Final = QUESTIONS.add("respawn", [_SEAT])
TURN: Final = QUESTIONS.add("turn", [_SEAT])
KEEP: Final = QUESTIONS.add("keep", [_SEAT])
RECRUIT: Final = QUESTIONS.add("recruit", [_SEAT, ("unit", "unit")])
LEARN: Final = QUESTIONS.add("learn", [_SEAT])
