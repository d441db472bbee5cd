"""What counts for how much in the worth of a state of Station-X."""

from typing import Final

VICTORY: Final = 1_000_000
BASE_HELD: Final = 3_000
RIVAL: Final = 5_000
COMMANDER_ALIVE: Final = 260
UNIT: Final = 60
SURPLUS_UNIT: Final = 35
SMALL_FORCE: Final = 2
ARMY: Final = 5
ENERGY: Final = 10
LAST_ROUNDS: Final = 5
PURSE: Final = 9
SAVED: Final = 2
STEP: Final = 12
SUPPLY_STEP: Final = 2
FAR: Final = 30
DEFENCE: Final = 16
EXPOSED: Final = 30
GUARD: Final = 300
LAST_COMMANDER: Final = 4_000
UPGRADE: Final = [200, 160, 320, 90, 100, 90, 120, 220, 120, 170]
"""By the number of the upgrade; each costs 70 in energy, much less to the rich."""
