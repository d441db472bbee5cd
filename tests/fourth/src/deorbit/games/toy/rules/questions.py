"""What can be asked of a player."""

from typing import Final

from deorbit.core.codec import Shapes

QUESTIONS: Final = Shapes("seat:player")

ASK_KEEP: Final = QUESTIONS.add("keep")
ASK_TURN: Final = QUESTIONS.add("turn")
