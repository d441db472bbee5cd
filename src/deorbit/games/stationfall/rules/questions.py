"""What can be asked, and what a question says about itself."""

from typing import Final

from deorbit.core.codec import Shapes

QUESTIONS: Final = Shapes("seat:player")

CHOOSE: Final = QUESTIONS.add("choose conspiracy:player")
TURN: Final = QUESTIONS.add("turn step")
ACTIVATION: Final = QUESTIONS.add("activation character")
ACT: Final = QUESTIONS.add("act character source")
CONSENT: Final = QUESTIONS.add("consent character source")
LET_GO: Final = QUESTIONS.add("let-go character cameras:switch")
ORDER: Final = QUESTIONS.add("order")
OVERLOADING: Final = QUESTIONS.add("overload")
CONFESSING: Final = QUESTIONS.add("confess")
CACHING: Final = QUESTIONS.add("cache")
SHOWING: Final = QUESTIONS.add("show")
COMMANDING: Final = QUESTIONS.add("command character")
SPREADING: Final = QUESTIONS.add("spread")
SWARMING: Final = QUESTIONS.add("swarm steps:count")
LAST_REVEAL: Final = QUESTIONS.add("last-reveal")
DELIVERING: Final = QUESTIONS.add("deliver")
ANSWERER: Final = QUESTIONS.add("answerer character source")
CALLING: Final = QUESTIONS.add("call card source")
FRAMING: Final = QUESTIONS.add("frame-up at:section")
SWITCHING: Final = QUESTIONS.add("switch")
TRAPPING: Final = QUESTIONS.add("trap")
HORSING: Final = QUESTIONS.add("horse")
LURKING: Final = QUESTIONS.add("lurk")
WARPING: Final = QUESTIONS.add("warp")
CORE: Final = QUESTIONS.add("core")
MUTATING: Final = QUESTIONS.add("mutate")

# The steps of a turn, in the second field of a TURN frame: what comes before is over (15.2).
REVEAL_STEP: Final = 0
INFLUENCE_STEP: Final = 1
ACTIVATE_STEP: Final = 2

# Why a character takes the action that an ACT frame asks for.
BY_BRIBE: Final = 0
BY_KOMPROMAT: Final = 1
BY_HOMEWORK: Final = 2
BY_COMMAND: Final = 3
BY_TELEPATHY: Final = 4
BY_ROOT_ACCESS: Final = 5
BY_REMOTE: Final = 6
BY_GO: Final = 7
BY_GASP: Final = 8
BY_GREY_BRIBE: Final = 9
BY_CORE: Final = 10
