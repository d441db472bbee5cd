"""What the log of Station-X tells."""

from typing import Final

from deorbit.core.codec import Shapes

EVENTS: Final = Shapes()

PLACED: Final = EVENTS.add("placed player tile at:cell")
DISCARDED: Final = EVENTS.add("discarded player tile")
TELEPORTER_PLACED: Final = EVENTS.add("teleporter-placed player at:cell")
COMMANDER_PLACED: Final = EVENTS.add("commander-placed player at:cell")
TURN_BEGUN: Final = EVENTS.add("turn-begun player round:number")
INCOME: Final = EVENTS.add("income player energy:number total:number")
MOVED_TO: Final = EVENTS.add("moved player unit from:cell at:cell")
JUMPED: Final = EVENTS.add("jumped player unit from:cell at:cell")
ATTACKED: Final = EVENTS.add("attacked player other-player:player unit from:cell at:cell")
BATTLE_WON: Final = EVENTS.add("battle-won player other-player:player attack:number defence:number")
BATTLE_LOST: Final = EVENTS.add(
    "battle-lost player other-player:player attack:number defence:number"
)
BATTLE_TIED: Final = EVENTS.add("battle-tied player other-player:player attack:number")
DIED: Final = EVENTS.add("died player unit at:cell")
KEPT: Final = EVENTS.add("kept player unit at:cell")
CAPTURED: Final = EVENTS.add("captured player other-player:player at:cell")
RETAKEN: Final = EVENTS.add("retaken player other-player:player at:cell")
BOUGHT: Final = EVENTS.add("bought player unit at:cell energy:number")
UPGRADED: Final = EVENTS.add("upgraded player upgrade energy:number")
RESPAWNED: Final = EVENTS.add("respawned player at:cell energy:number")
RESPAWN_BREATHLESS: Final = EVENTS.add("respawn-breathless player")
RESPAWN_CROWDED: Final = EVENTS.add("respawn-crowded player")
DREW: Final = EVENTS.add("drew player card at:cell")
RESHUFFLED: Final = EVENTS.add("reshuffled")
RECRUITED: Final = EVENTS.add("recruited player unit at:cell")
PAID_OUT: Final = EVENTS.add("paid-out player card energy:number")
STARVED: Final = EVENTS.add("starved player unit at:cell")
ELIMINATED: Final = EVENTS.add("eliminated player other-player:player")
INHERITED: Final = EVENTS.add("inherited player other-player:player")
CONQUERED: Final = EVENTS.add("conquered player")
TIME_UP: Final = EVENTS.add("time-up round:number")
BASELESS: Final = EVENTS.add("baseless player")
