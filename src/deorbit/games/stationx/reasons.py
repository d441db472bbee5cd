"""Why a move is not allowed: a code for each reason, with the rule that it comes from."""

from typing import Final

from deorbit.core.game import FIRST_REASON

NO_TILE_LEFT: Final = FIRST_REASON
BASE_LAST: Final = FIRST_REASON + 1
OFF_BOARD: Final = FIRST_REASON + 2
OVERLAP: Final = FIRST_REASON + 3
NOT_CONNECTED: Final = FIRST_REASON + 4
NOT_OWN_BASE: Final = FIRST_REASON + 5
CELL_TAKEN: Final = FIRST_REASON + 6
NO_OWN_UNIT: Final = FIRST_REASON + 7
JUST_APPEARED: Final = FIRST_REASON + 8
HAS_MOVED: Final = FIRST_REASON + 9
HAS_JUMPED: Final = FIRST_REASON + 10
NO_ROOM_THERE: Final = FIRST_REASON + 11
COMMANDERS_ONLY: Final = FIRST_REASON + 12
NO_OXYGEN: Final = FIRST_REASON + 13
NO_SHARE: Final = FIRST_REASON + 14
OUT_OF_REACH: Final = FIRST_REASON + 15
HAS_ATTACKED: Final = FIRST_REASON + 16
NO_ENEMY: Final = FIRST_REASON + 17
NOT_ADJACENT: Final = FIRST_REASON + 18
BASE_WALL: Final = FIRST_REASON + 19
NO_TELEPORTER: Final = FIRST_REASON + 20
ALREADY_HELD: Final = FIRST_REASON + 21
DEFENDED: Final = FIRST_REASON + 22
ONE_PURCHASE: Final = FIRST_REASON + 23
NOT_FOR_SALE: Final = FIRST_REASON + 24
LIMIT: Final = FIRST_REASON + 25
TOO_POOR: Final = FIRST_REASON + 26
BASE_LOST: Final = FIRST_REASON + 27
UPGRADE_OWNED: Final = FIRST_REASON + 28
UPGRADE_NEEDS: Final = FIRST_REASON + 29
CANNOT_JUMP: Final = FIRST_REASON + 30
NOT_IN_SIGHT: Final = FIRST_REASON + 31
NO_JUMP_BETWEEN_BASES: Final = FIRST_REASON + 32
NOT_DOOMED: Final = FIRST_REASON + 33
NOT_AT_TELEPORTER: Final = FIRST_REASON + 34
NOT_WHERE_UNITS_APPEAR: Final = FIRST_REASON + 35

REASONS: Final = [
    ("", ""),
    ("1.1", "over"),
    ("3.1", "your-turn"),
    ("3.1", "asked"),
    ("2.3", "tile-left"),
    ("2.3", "base-last"),
    ("2.4", "off-board"),
    ("2.4", "overlap"),
    ("2.4", "connected"),
    ("2.7", "own-base"),
    ("6.4", "free"),
    ("3.1", "own-unit"),
    ("house-new-units", "just-appeared"),
    ("6.3", "moved"),
    ("11.3", "jumped"),
    ("6.1", "room"),
    ("9.1", "commanders-only"),
    ("5.1", "oxygen"),
    ("5.2", "share"),
    ("6.1", "reach"),
    ("7.6", "attacked"),
    ("7.1", "enemy"),
    ("7.1", "adjacent"),
    ("2.6", "wall"),
    ("8.1", "teleporter"),
    ("8.1", "held"),
    ("house-defenders", "defended"),
    ("4.1", "one-purchase"),
    ("4.1", "for-sale"),
    ("4.3", "limit"),
    ("4.1", "poor"),
    ("4.2", "base-lost"),
    ("10.1", "upgrade-owned"),
    ("10.1", "upgrade-needs"),
    ("11.1", "jumper"),
    ("11.2", "in-sight"),
    ("11.4", "between-bases"),
    ("7.5", "doomed"),
    ("house-respawn", "at-teleporter"),
    ("4.2", "own-base"),
]
