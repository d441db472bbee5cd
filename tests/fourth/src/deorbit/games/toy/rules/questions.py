"""What can be asked of a player."""

from typing import Final

from deorbit.core.codec import Shapes

QUESTIONS: Final = Shapes()

ASK_KEEP: Final = QUESTIONS.add("keep", [("seat", "player")])
ASK_TURN: Final = QUESTIONS.add("turn", [("seat", "player")])
