"""What the log of Intrepid tells."""

from typing import Final

from deorbit.core.codec import Shape

ROUND_BEGUN: Final = 0
ROLLED: Final = 1
CONVERTED: Final = 2
STORED: Final = 3
PLACED: Final = 4
PAID: Final = 5
DISCARDED: Final = 6
NEW_DIE: Final = 7
REROLLED: Final = 8
CHANGED: Final = 9
TAKEN: Final = 10
ROLLED_TO_STORAGE: Final = 11
SHIFTED: Final = 12
CONVERTER_GAINED: Final = 13
AMPLIFY_GAINED: Final = 14
CAPACITY_GAINED: Final = 15
NAMED_RESOURCE: Final = 16
DOCKED: Final = 17
WISHED: Final = 18
AMPLIFIED: Final = 19
FINISHED: Final = 20
RESUMED: Final = 21
PRODUCED: Final = 22
MISSION_DONE: Final = 23
CARD_DRAWN: Final = 24
CARD_AGAIN: Final = 25
CARD_REMOVED: Final = 26
SECTOR_ROLLED: Final = 27
TOKEN_PUT: Final = 28
DOCKING_BARRED: Final = 29
DESTROYED: Final = 30
DRAINED: Final = 31
DICE_FEWER: Final = 32
CAPACITY_LOST: Final = 33
CONSUMED: Final = 34
BUILT: Final = 35
DIE_BOUGHT: Final = 36
MENDED: Final = 37
DOCKING_MENDED: Final = 38
TOKENS_MOVED: Final = 39
STRAINED_FOR: Final = 40
OFFICER_CALLED: Final = 41
DIE_KEPT: Final = 42
OFFER_DESTROYED: Final = 43
MISSIONS_COMPLETE: Final = 44
IN_THE_RED: Final = 45
FELL: Final = 46

_WHO: Final = ("country", "country")
_OTHER: Final = ("other-country", "country")
_DIE: Final = ("die", "die")
_TO: Final = ("to-die", "die")
_TILE: Final = ("tile", "tile")
_RESOURCE: Final = ("resource", "resource")
_NUMBER: Final = ("number", "number")
_TOTAL: Final = ("total", "number")
_TOKEN: Final = ("token", "token")

EVENTS: Final = [
    Shape("round-begun", [("round", "number"), ("commander-player", "player")]),
    Shape(
        "rolled",
        [_WHO, *[(name, "number") for name in ("one", "two", "three", "four", "five", "six")]],
    ),
    Shape("converted", [_WHO, _DIE, _TO]),
    Shape("stored", [_WHO, _NUMBER]),
    Shape("placed", [_WHO, _DIE, ("place", "place")]),
    Shape("paid", [_WHO, _DIE]),
    Shape("discarded", [_WHO, _DIE]),
    Shape("new-die", [_WHO, _DIE]),
    Shape("rerolled", [_WHO, _DIE, _TO]),
    Shape("changed", [_WHO, _DIE, _TO]),
    Shape("taken", [_WHO, _DIE]),
    Shape("rolled-to-storage", [_WHO, _DIE]),
    Shape("shifted", [_WHO, _DIE, _TO]),
    Shape("converter-gained", [_WHO, _NUMBER]),
    Shape("amplify-gained", [_WHO]),
    Shape("capacity-gained", [_WHO, _NUMBER, _TOTAL]),
    Shape("named", [_WHO, _RESOURCE]),
    Shape("docked", [_WHO, _OTHER, _DIE]),
    Shape("wished", [_WHO, ("value", "value")]),
    Shape("amplified", [_WHO, _RESOURCE]),
    Shape("finished", [("player", "player")]),
    Shape("resumed", [("player", "player")]),
    Shape("produced", [_RESOURCE, _NUMBER, _TOTAL]),
    Shape("mission-done", [("card", "card")]),
    Shape("card-drawn", [("card", "card")]),
    Shape("card-again", [("card", "card")]),
    Shape("card-removed", [("card", "card")]),
    Shape("sector-rolled", [("sector", "number")]),
    Shape("token-put", [_TILE, _TOKEN]),
    Shape("docking-barred", [_WHO]),
    Shape("destroyed", [_TILE]),
    Shape("drained", [_RESOURCE, _NUMBER, _TOTAL]),
    Shape("dice-fewer", [_WHO, _TOTAL]),
    Shape("capacity-lost", [_WHO, _NUMBER, _TOTAL]),
    Shape("consumed", [_RESOURCE, _NUMBER, _TOTAL]),
    Shape("built", [_WHO, _TILE, ("slot", "slot"), ("price", "number")]),
    Shape("die-bought", [_WHO, _TOTAL, ("price", "number")]),
    Shape("mended", [_WHO, _TILE, _TOKEN, ("price", "number")]),
    Shape("docking-mended", [_WHO, ("price", "number")]),
    Shape("tokens-moved", [_WHO, _TILE, ("to-tile", "tile")]),
    Shape("strained-for", [_WHO, _OTHER, _TILE]),
    Shape("officer-called", [_WHO, _OTHER]),
    Shape("die-kept", [_WHO, _DIE]),
    Shape("offer-destroyed", [_WHO, _OTHER, _TILE, _NUMBER]),
    Shape("missions-complete", []),
    Shape("in-the-red", [_RESOURCE]),
    Shape("fell", [_RESOURCE, _NUMBER, _TOTAL]),
]
