"""What the log of Station-X tells."""

from typing import Final

from deorbit.core.codec import Shape

PLACED: Final = 0
DISCARDED: Final = 1
TELEPORTER_PLACED: Final = 2
COMMANDER_PLACED: Final = 3
TURN_BEGUN: Final = 4
INCOME: Final = 5
MOVED_TO: Final = 6
JUMPED: Final = 7
ATTACKED: Final = 8
BATTLE_WON: Final = 9
BATTLE_LOST: Final = 10
BATTLE_TIED: Final = 11
DIED: Final = 12
KEPT: Final = 13
CAPTURED: Final = 14
RETAKEN: Final = 15
BOUGHT: Final = 16
UPGRADED: Final = 17
RESPAWNED: Final = 18
DREW: Final = 19
RESHUFFLED: Final = 20
RECRUITED: Final = 21
PAID_OUT: Final = 22
ELIMINATED: Final = 23
INHERITED: Final = 24
CONQUERED: Final = 25
TIME_UP: Final = 26
BASELESS: Final = 27

_WHO: Final = ("player", "player")
_OTHER: Final = ("other-player", "player")
_UNIT: Final = ("unit", "unit")
_AT: Final = ("at", "cell")
_FROM: Final = ("from", "cell")
_ENERGY: Final = ("energy", "number")

EVENTS: Final = [
    Shape("placed", [_WHO, ("tile", "tile"), _AT]),
    Shape("discarded", [_WHO, ("tile", "tile")]),
    Shape("teleporter-placed", [_WHO, _AT]),
    Shape("commander-placed", [_WHO, _AT]),
    Shape("turn-begun", [_WHO, ("round", "number")]),
    Shape("income", [_WHO, _ENERGY, ("total", "number")]),
    Shape("moved", [_WHO, _UNIT, _FROM, _AT]),
    Shape("jumped", [_WHO, _UNIT, _FROM, _AT]),
    Shape("attacked", [_WHO, _OTHER, _UNIT, _FROM, _AT]),
    Shape("battle-won", [_WHO, _OTHER, ("attack", "number"), ("defence", "number")]),
    Shape("battle-lost", [_WHO, _OTHER, ("attack", "number"), ("defence", "number")]),
    Shape("battle-tied", [_WHO, _OTHER, ("attack", "number")]),
    Shape("died", [_WHO, _UNIT, _AT]),
    Shape("kept", [_WHO, _UNIT, _AT]),
    Shape("captured", [_WHO, _OTHER, _AT]),
    Shape("retaken", [_WHO, _OTHER, _AT]),
    Shape("bought", [_WHO, _UNIT, _AT, _ENERGY]),
    Shape("upgraded", [_WHO, ("upgrade", "upgrade"), _ENERGY]),
    Shape("respawned", [_WHO, _AT, _ENERGY]),
    Shape("drew", [_WHO, ("card", "card"), _AT]),
    Shape("reshuffled", []),
    Shape("recruited", [_WHO, _UNIT, _AT]),
    Shape("paid-out", [_WHO, ("card", "card"), _ENERGY]),
    Shape("eliminated", [_WHO, _OTHER]),
    Shape("inherited", [_WHO, _OTHER]),
    Shape("conquered", [_WHO]),
    Shape("time-up", [("round", "number")]),
    Shape("baseless", [_WHO]),
]
