"""What can be asked, and what a question says about itself."""

from typing import Final

from deorbit.core.codec import Shapes

_WHO: Final = ("seat", "player")
_CHARACTER: Final = ("character", "character")
_SOURCE: Final = ("source", "source")

QUESTIONS: Final = Shapes()

CHOOSE: Final = QUESTIONS.add("choose", [_WHO, ("conspiracy", "player")])
TURN: Final = QUESTIONS.add("turn", [_WHO, ("step", "step")])
ACTIVATION: Final = QUESTIONS.add("activation", [_WHO, _CHARACTER])
ACT: Final = QUESTIONS.add("act", [_WHO, _CHARACTER, _SOURCE])
CONSENT: Final = QUESTIONS.add("consent", [_WHO, _CHARACTER, _SOURCE])
LET_GO: Final = QUESTIONS.add("let-go", [_WHO, _CHARACTER, ("cameras", "switch")])
ORDER: Final = QUESTIONS.add("order", [_WHO])
OVERLOADING: Final = QUESTIONS.add("overload", [_WHO])
CONFESSING: Final = QUESTIONS.add("confess", [_WHO])
CACHING: Final = QUESTIONS.add("cache", [_WHO])
SHOWING: Final = QUESTIONS.add("show", [_WHO])
COMMANDING: Final = QUESTIONS.add("command", [_WHO, _CHARACTER])
SPREADING: Final = QUESTIONS.add("spread", [_WHO])
SWARMING: Final = QUESTIONS.add("swarm", [_WHO, ("steps", "count")])
LAST_REVEAL: Final = QUESTIONS.add("last-reveal", [_WHO])
DELIVERING: Final = QUESTIONS.add("deliver", [_WHO])
ANSWERER: Final = QUESTIONS.add("answerer", [_WHO, _CHARACTER, _SOURCE])
CALLING: Final = QUESTIONS.add("call", [_WHO, ("card", "card"), _SOURCE])
FRAMING: Final = QUESTIONS.add("frame-up", [_WHO, ("at", "section")])
SWITCHING: Final = QUESTIONS.add("switch", [_WHO])
TRAPPING: Final = QUESTIONS.add("trap", [_WHO])
HORSING: Final = QUESTIONS.add("horse", [_WHO])
LURKING: Final = QUESTIONS.add("lurk", [_WHO])
WARPING: Final = QUESTIONS.add("warp", [_WHO])
CORE: Final = QUESTIONS.add("core", [_WHO])
MUTATING: Final = QUESTIONS.add("mutate", [_WHO])

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
