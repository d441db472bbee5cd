"""What can be asked, by number: the order of the game's list of questions."""

from typing import Final

ASK_PLACE: Final = 0
ASK_CONVERT: Final = 1
ASK_PAY: Final = 2
ASK_DISCARD: Final = 3
ASK_REROLL: Final = 4
ASK_TURN: Final = 5
ASK_COPY: Final = 6
ASK_TAKE: Final = 7
ASK_SHIFT: Final = 8
ASK_NEAR: Final = 9
ASK_ADJUST: Final = 10
ASK_SET: Final = 11
ASK_ORIENT: Final = 12
ASK_NAME: Final = 13
ASK_CHOOSE: Final = 14
ASK_SPEND: Final = 15
ASK_OFFICER: Final = 16
ASK_REST: Final = 17
