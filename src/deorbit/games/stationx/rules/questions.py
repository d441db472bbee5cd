"""What can be asked of a player of Station-X."""

from typing import Final

from deorbit.core.codec import Shapes

QUESTIONS: Final = Shapes("seat:player")

BUILD: Final = QUESTIONS.add("build")
PLACE_TELEPORTER: Final = QUESTIONS.add("teleporter")
PLACE_COMMANDER: Final = QUESTIONS.add("commander")
RESPAWN: Final = QUESTIONS.add("respawn")
TURN: Final = QUESTIONS.add("turn")
KEEP: Final = QUESTIONS.add("keep")
RECRUIT: Final = QUESTIONS.add("recruit unit")
LEARN: Final = QUESTIONS.add("learn")
