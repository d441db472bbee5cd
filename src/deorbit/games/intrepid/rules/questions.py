"""What can be asked of a player of Intrepid."""

from typing import Final

from deorbit.core.codec import Shapes

_SEAT: Final = ("seat", "player")
_CREW: Final = ("country", "asked")
_TILE: Final = ("tile", "tile")
_LEFT: Final = ("left", "number")
_DIE: Final = ("die", "die")

QUESTIONS: Final = Shapes()

ASK_PLACE: Final = QUESTIONS.add("place", [_SEAT])
ASK_CONVERT: Final = QUESTIONS.add("convert", [_SEAT, _CREW])
ASK_PAY: Final = QUESTIONS.add("pay", [_SEAT, _CREW, ("place", "place"), _DIE])
ASK_DISCARD: Final = QUESTIONS.add("discard", [_SEAT, _CREW, _TILE, _LEFT])
ASK_REROLL: Final = QUESTIONS.add("reroll", [_SEAT, _CREW, _TILE, _LEFT])
ASK_TURN: Final = QUESTIONS.add("turn", [_SEAT, _CREW, _TILE, _LEFT])
ASK_COPY: Final = QUESTIONS.add("copy", [_SEAT, _CREW, _TILE, _DIE])
ASK_TAKE: Final = QUESTIONS.add("take", [_SEAT, _CREW, _TILE, _LEFT])
ASK_SHIFT: Final = QUESTIONS.add("shift", [_SEAT, _CREW, _TILE, _LEFT])
ASK_NEAR: Final = QUESTIONS.add("near", [_SEAT, _CREW, _TILE, _DIE])
ASK_ADJUST: Final = QUESTIONS.add("adjust", [_SEAT, _CREW, _TILE, _LEFT])
ASK_SET: Final = QUESTIONS.add("set", [_SEAT, _CREW, _TILE, _LEFT])
ASK_ORIENT: Final = QUESTIONS.add("orient", [_SEAT, _CREW, _TILE, _DIE])
ASK_NAME: Final = QUESTIONS.add("name", [_SEAT, _CREW, _TILE])
ASK_CHOOSE: Final = QUESTIONS.add("choose", [_SEAT, _CREW, _LEFT])
ASK_SPEND: Final = QUESTIONS.add("spend", [_SEAT])
ASK_OFFICER: Final = QUESTIONS.add("officer", [_SEAT, _CREW])
ASK_REST: Final = QUESTIONS.add("rest", [_SEAT])
