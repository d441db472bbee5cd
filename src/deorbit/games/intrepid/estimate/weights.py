"""What counts for how much in the worth of a state of Intrepid."""

from typing import Final

VICTORY: Final = 1_000_000
MISSION_SPACE: Final = 260
MISSION: Final = 200
CARD_SPACE: Final = 60
CAPACITY: Final = 42
DIE: Final = 150
TILE: Final = 60
TILE_COST: Final = 38
POOL_DIE: Final = 34
STORED_DIE: Final = 16
KEPT_DIE: Final = 70
CONVERTER: Final = 20
AMPLIFY: Final = 45
TOKEN: Final = [55, 90, 80]
"""Scenario, Strain, Disable: what each costs."""
BARRED: Final = 25
MARGIN: Final = [0, 130, 240, 330, 400, 455, 500, 535, 565, 590, 610, 628, 644, 658, 670, 680]
"""By how much of a resource is left after the consumption to come: the first units weigh most."""
MORE_MARGIN: Final = 8
SHORT: Final = 420
"""For each unit that is missing."""
