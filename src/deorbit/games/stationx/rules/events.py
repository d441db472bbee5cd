"""What the log of Station-X tells."""

from typing import Final

from deorbit.core.codec import Shapes

_WHO: Final = ("player", "player")
_OTHER: Final = ("other-player", "player")
_UNIT: Final = ("unit", "unit")
_AT: Final = ("at", "cell")
_FROM: Final = ("from", "cell")
_ENERGY: Final = ("energy", "number")

EVENTS: Final = Shapes()

PLACED: Final = EVENTS.add("placed", [_WHO, ("tile", "tile"), _AT])
DISCARDED: Final = EVENTS.add("discarded", [_WHO, ("tile", "tile")])
TELEPORTER_PLACED: Final = EVENTS.add("teleporter-placed", [_WHO, _AT])
COMMANDER_PLACED: Final = EVENTS.add("commander-placed", [_WHO, _AT])
TURN_BEGUN: Final = EVENTS.add("turn-begun", [_WHO, ("round", "number")])
INCOME: Final = EVENTS.add("income", [_WHO, _ENERGY, ("total", "number")])
MOVED_TO: Final = EVENTS.add("moved", [_WHO, _UNIT, _FROM, _AT])
JUMPED: Final = EVENTS.add("jumped", [_WHO, _UNIT, _FROM, _AT])
ATTACKED: Final = EVENTS.add("attacked", [_WHO, _OTHER, _UNIT, _FROM, _AT])
BATTLE_WON: Final = EVENTS.add(
    "battle-won", [_WHO, _OTHER, ("attack", "number"), ("defence", "number")]
)
BATTLE_LOST: Final = EVENTS.add(
    "battle-lost", [_WHO, _OTHER, ("attack", "number"), ("defence", "number")]
)
BATTLE_TIED: Final = EVENTS.add("battle-tied", [_WHO, _OTHER, ("attack", "number")])
DIED: Final = EVENTS.add("died", [_WHO, _UNIT, _AT])
KEPT: Final = EVENTS.add("kept", [_WHO, _UNIT, _AT])
CAPTURED: Final = EVENTS.add("captured", [_WHO, _OTHER, _AT])
RETAKEN: Final = EVENTS.add("retaken", [_WHO, _OTHER, _AT])
BOUGHT: Final = EVENTS.add("bought", [_WHO, _UNIT, _AT, _ENERGY])
UPGRADED: Final = EVENTS.add("upgraded", [_WHO, ("upgrade", "upgrade"), _ENERGY])
RESPAWNED: Final = EVENTS.add("respawned", [_WHO, _AT, _ENERGY])
RESPAWN_BREATHLESS: Final = EVENTS.add("respawn-breathless", [_WHO])
RESPAWN_CROWDED: Final = EVENTS.add("respawn-crowded", [_WHO])
DREW: Final = EVENTS.add("drew", [_WHO, ("card", "card"), _AT])
RESHUFFLED: Final = EVENTS.add("reshuffled", [])
RECRUITED: Final = EVENTS.add("recruited", [_WHO, _UNIT, _AT])
PAID_OUT: Final = EVENTS.add("paid-out", [_WHO, ("card", "card"), _ENERGY])
STARVED: Final = EVENTS.add("starved", [_WHO, _UNIT, _AT])
ELIMINATED: Final = EVENTS.add("eliminated", [_WHO, _OTHER])
INHERITED: Final = EVENTS.add("inherited", [_WHO, _OTHER])
CONQUERED: Final = EVENTS.add("conquered", [_WHO])
TIME_UP: Final = EVENTS.add("time-up", [("round", "number")])
BASELESS: Final = EVENTS.add("baseless", [_WHO])
