"""What can be asked of a player of Intrepid."""

from typing import Final

from deorbit.core.codec import Shapes

QUESTIONS: Final = Shapes("seat:player")

ASK_PLACE: Final = QUESTIONS.add("place")
ASK_CONVERT: Final = QUESTIONS.add("convert country:asked")
ASK_PAY: Final = QUESTIONS.add("pay country:asked place die")
ASK_DISCARD: Final = QUESTIONS.add("discard country:asked tile left:number")
ASK_REROLL: Final = QUESTIONS.add("reroll country:asked tile left:number")
ASK_TURN: Final = QUESTIONS.add("turn country:asked tile left:number")
ASK_COPY: Final = QUESTIONS.add("copy country:asked tile die")
ASK_TAKE: Final = QUESTIONS.add("take country:asked tile left:number")
ASK_SHIFT: Final = QUESTIONS.add("shift country:asked tile left:number")
ASK_NEAR: Final = QUESTIONS.add("near country:asked tile die")
ASK_ADJUST: Final = QUESTIONS.add("adjust country:asked tile left:number")
ASK_SET: Final = QUESTIONS.add("set country:asked tile left:number")
ASK_ORIENT: Final = QUESTIONS.add("orient country:asked tile die")
ASK_NAME: Final = QUESTIONS.add("name country:asked tile")
ASK_CHOOSE: Final = QUESTIONS.add("choose country:asked left:number")
ASK_SPEND: Final = QUESTIONS.add("spend")
ASK_OFFICER: Final = QUESTIONS.add("officer country:asked")
ASK_REST: Final = QUESTIONS.add("rest")
