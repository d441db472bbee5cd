"""What the log of Stationfall tells."""

from typing import Final

from deorbit.core.codec import Shape

SET_UP: Final = 0
CHOSE: Final = 1
MINUTE_BEGUN: Final = 2
TURN_BEGUN: Final = 3
REVEALED: Final = 4
SCHROEDINGER: Final = 5
CUBES_RETURNED: Final = 6
CUBES_BETRAYED: Final = 7
INFLUENCED: Final = 8
ACTIVATED: Final = 9
RENEGOTIATED: Final = 10
CUBE_WITHDRAWN: Final = 11
WAITED: Final = 12
DISC_RECALLED: Final = 13
BRIBED: Final = 14
BLACKMAILED: Final = 15
ACCEPTED: Final = 16
BRIBE_REFUSED: Final = 17
KOMPROMAT_REFUSED: Final = 18
KOMPROMAT_KEPT: Final = 19
SUSPECTED: Final = 20
CONVICTED: Final = 21
CLEARED: Final = 22
STEPPED: Final = 23
DRAGGED: Final = 24
ENTERED: Final = 25
UNLOCKED: Final = 26
LOCKS_REMOVED: Final = 27
PICKED_UP: Final = 28
TAKEN: Final = 29
KOMPROMAT_FOUND: Final = 30
DROPPED: Final = 31
THROWN: Final = 32
GIVEN: Final = 33
IGNITED: Final = 34
COPIED: Final = 35
DELETED: Final = 36
ATTACKED: Final = 37
ROBBED: Final = 38
DATA_ROBBED: Final = 39
SABOTAGED: Final = 40
REVIVED: Final = 41
DOWNED: Final = 42
ANNIHILATED: Final = 43
ITEM_ANNIHILATED: Final = 44
ESCAPED: Final = 45
DAMAGED: Final = 46
REPAIRED: Final = 47
FIRE_STARTED: Final = 48
HAZARD_CHANGED: Final = 49
HAZARD_REMOVED: Final = 50
EMERGENCY_POWER: Final = 51
BLACKOUT: Final = 52
POWER_RESTORED: Final = 53
ABANDON_SHIP_ORDERED: Final = 54
CAMERAS_SWITCHED: Final = 55
JAMMERS_SWITCHED: Final = 56
ANTIMATTER_ARMED: Final = 57
ARMED_FOR_THE_END: Final = 58
DETONATED_IN_SPACE: Final = 59
DETONATED_AWAY: Final = 60
DETONATED_ON_BOARD: Final = 61
MARKER_PLACED: Final = 62
MARKER_IDLE: Final = 63
LAUNCHED: Final = 64
POD_LOST: Final = 65
TRANSMITTED: Final = 66
DELIVERED: Final = 67
CONTAMINATED: Final = 68
DECONTAMINATED: Final = 69
DATA_WIPED: Final = 70
JETTISONED: Final = 71
MADE: Final = 72
MEDITATED: Final = 73
AIRLOCKED: Final = 74
PUSHED_OUT: Final = 75
REASSEMBLED: Final = 76
CLAWED: Final = 77
CLAWED_ITEM: Final = 78
WORMED: Final = 79
TRADED: Final = 80
CONFESSED: Final = 81
CACHED: Final = 82
GAINED: Final = 83
BONUS_SHOWN: Final = 84
COMMANDED: Final = 85
PEEKED_AT: Final = 86
PROJECT_RELEASED: Final = 87
GOO_SPREAD: Final = 88
GOO_BURNED: Final = 89
MONSTER_MOVED: Final = 90
MONSTER_STRUCK: Final = 91
FIREBALL_SEEN: Final = 92
LAST_MINUTE_GRANTED: Final = 93
STATION_FALLS: Final = 94
CAME_ROUND: Final = 95
GREY_BRIBED: Final = 96
GREY_BRIBES_BACK: Final = 97
BRIBE_RETRIEVED: Final = 98
MISSION_FIRST_CUBES: Final = 99
PIRATES: Final = 100
ARTIFACT_FAKED: Final = 101
SWITCHED: Final = 102
FRAMED_UP: Final = 103
TRAP_LAID: Final = 104
TRAP_RIGGED: Final = 105
TRAP_SPRUNG: Final = 106
ASSISTANT_PLANTED: Final = 107
SWAYED: Final = 108
ROOT_ACCESSED: Final = 109
REMOTE_CONTROLLED: Final = 110
DISASSEMBLED: Final = 111
BURST: Final = 112
GASSED: Final = 113
INFECTED: Final = 114
NDA_SERVED: Final = 115
SIGNED: Final = 116
LAWYERED_UP: Final = 117
DATA_DRAWN_UP: Final = 118
EATEN: Final = 119
MOSS_MOVED: Final = 120
SWALLOWED: Final = 121
SPAT_OUT: Final = 122
MARKED: Final = 123
MONSTER_APPEARED: Final = 124
WORMHOLE_OPENED: Final = 125
WORMHOLE_MOVED: Final = 126
CORE_AWAKE: Final = 127
CORE_LOCKED: Final = 128
MUTATED: Final = 129
DECOY_TRIPPED: Final = 130
ORDERED_ABANDON_SHIP: Final = 131
OPENED_VAULT: Final = 132
ORDERED_SELF_DESTRUCT: Final = 133
LAUNCHED_ALL: Final = 134
LAUNCHED_POD: Final = 135
SUPPRESSED: Final = 136
WORKED_ON: Final = 137
CORE_STEERED: Final = 138
CORE_JAMMERS_SWITCHED: Final = 139
WASHED: Final = 140
RESCUERS_CAME: Final = 141
PIRATES_CAME: Final = 142
ANNOUNCED: Final = 143
REGROUPED: Final = 144
BETRAYAL_REGAINED: Final = 145
DIE_ROLLED: Final = 146
FOCUSED: Final = 147
BOT_CHANGED: Final = 148

_WHO: Final = ("player", "player")
_FIRST: Final = ("player", "player")
_CHARACTER: Final = ("character", "character")
_OTHER: Final = ("other-character", "character")
_CARD: Final = ("card", "card")
_IDENTITY: Final = ("identity", "identity")
_AT: Final = ("at", "section")
_FROM: Final = ("from", "section")
_TO: Final = ("to", "section")
_ITEM: Final = ("item", "item")
_DATA: Final = ("data", "data")
_COUNT: Final = ("count", "count")
_MINUTE: Final = ("minute", "minute")

EVENTS: Final = [
    Shape("set-up", [_FIRST, _MINUTE]),
    Shape("chose", [_WHO, _IDENTITY], ["identity"]),
    Shape("minute", [_MINUTE]),
    Shape("turn-begun", [_WHO, _MINUTE]),
    Shape("revealed", [_WHO, _IDENTITY]),
    Shape("schroedinger", [_WHO, _IDENTITY]),
    Shape("cubes-returned", [_WHO, _CARD, _COUNT]),
    Shape("cubes-betrayed", [_WHO, _CARD, _COUNT]),
    Shape("influenced", [_WHO, _CARD, _COUNT]),
    Shape("activated", [_WHO, _CHARACTER, ("actions", "count")]),
    Shape("renegotiated", [_WHO]),
    Shape("cube-withdrawn", [_WHO, _CARD]),
    Shape("waited", [_CHARACTER]),
    Shape("disc-recalled", [_WHO]),
    Shape("bribed", [_WHO, _CHARACTER]),
    Shape("blackmailed", [_WHO, _CHARACTER]),
    Shape("accepted", [_WHO, _CHARACTER]),
    Shape("bribe-refused", [_WHO, _CHARACTER]),
    Shape("kompromat-refused", [_WHO, _CHARACTER]),
    Shape("kompromat-kept", [_WHO, _CARD]),
    Shape("suspected", [_WHO]),
    Shape("convicted", [_WHO]),
    Shape("cleared", [_WHO]),
    Shape("stepped", [_CHARACTER, _FROM, _TO]),
    Shape("dragged", [_CHARACTER, _OTHER, _FROM, _TO]),
    Shape("entered", [_CHARACTER, _TO]),
    Shape("unlocked", [_FROM, _TO]),
    Shape("locks-removed", []),
    Shape("picked-up", [_CHARACTER, _ITEM, _AT]),
    Shape("taken", [_CHARACTER, _ITEM, _OTHER]),
    Shape("kompromat-found", [_WHO, _CHARACTER, _AT, ("kompromat", "card")], ["kompromat"]),
    Shape("dropped", [_CHARACTER, _ITEM, _AT]),
    Shape("thrown", [_CHARACTER, _ITEM, _TO]),
    Shape("given", [_CHARACTER, _ITEM, _OTHER]),
    Shape("ignited", [_CHARACTER, _TO]),
    Shape("copied", [_CHARACTER, _DATA, _OTHER]),
    Shape("deleted", [_CHARACTER, _DATA]),
    Shape("attacked", [_CHARACTER, _OTHER, _ITEM]),
    Shape("robbed", [_CHARACTER, _ITEM, _OTHER]),
    Shape("data-robbed", [_CHARACTER, _DATA, _OTHER]),
    Shape("sabotaged", [_CHARACTER, _AT]),
    Shape("revived", [_CHARACTER, _OTHER]),
    Shape("downed", [_CHARACTER, _AT]),
    Shape("annihilated", [_CHARACTER]),
    Shape("item-annihilated", [_ITEM, _COUNT]),
    Shape("escaped", [_CHARACTER]),
    Shape("damaged", [_AT]),
    Shape("repaired", [_AT]),
    Shape("fire", [_AT]),
    Shape("smothered", [_AT]),
    Shape("aired", [_AT]),
    Shape("emergency-power", []),
    Shape("blackout", []),
    Shape("power-restored", []),
    Shape("abandon-ship", []),
    Shape("cameras", [_CHARACTER, ("state", "switch")]),
    Shape("jammers", [_CHARACTER, ("state", "switch")]),
    Shape("armed", [_MINUTE]),
    Shape("armed-late", []),
    Shape("detonated-space", []),
    Shape("detonated-away", []),
    Shape("detonated", []),
    Shape("marker", [_WHO, _AT, ("effect", "effect")]),
    Shape("marker-idle", [_AT, ("effect", "effect")]),
    Shape("launched", [_AT]),
    Shape("pod-lost", [_AT]),
    Shape("transmitted", [_CHARACTER, _DATA, ("offsite", "offsite")]),
    Shape("delivered", [_CHARACTER, _DATA, ("offsite", "offsite")]),
    Shape("contaminated", [_CHARACTER]),
    Shape("decontaminated", [_CHARACTER, _OTHER]),
    Shape("data-wiped", [_CHARACTER]),
    Shape("jettisoned", [_CHARACTER]),
    Shape("made", [_CHARACTER, ("ware", "ware")]),
    Shape("meditated", [_WHO, _COUNT]),
    Shape("airlocked", [_CHARACTER, _FROM, _TO]),
    Shape("pushed-out", [_CHARACTER, _OTHER]),
    Shape("reassembled", [_WHO, _CARD]),
    Shape("clawed", [_CHARACTER, _OTHER]),
    Shape("clawed-item", [_CHARACTER, _ITEM]),
    Shape("wormtongue", [_CHARACTER, _CARD, _WHO]),
    Shape("traded", [_WHO, ("card", "card"), ("other-card", "card"), ("taken-card", "card")]),
    Shape("confessed", [_WHO, _CHARACTER]),
    Shape("cached", [_WHO, _CHARACTER, _ITEM]),
    Shape("gained", [_CHARACTER, _ITEM]),
    Shape("bonus-shown", [_WHO, _IDENTITY]),
    Shape("commanded", [_CHARACTER, _OTHER]),
    Shape("peeked", [_WHO, ("project", "project")], ["project"]),
    Shape("released", [("project", "project")]),
    Shape("goo", [_AT]),
    Shape("goo-burned", [_AT]),
    Shape("monster-moved", [_FROM, _TO]),
    Shape("monster-struck", [_CHARACTER]),
    Shape("fireball", []),
    Shape("last-minute", []),
    Shape("station-falls", []),
    Shape("came-round", [_CHARACTER]),
    Shape("grey-bribed", [_WHO, _CHARACTER]),
    Shape("grey-bribes-back", [_CARD, _COUNT]),
    Shape("bribe-retrieved", [_WHO]),
    Shape("mission-first", [_WHO, _COUNT]),
    Shape("pirates", []),
    Shape("artifact-faked", [_CHARACTER]),
    Shape("switched", [_CHARACTER, _OTHER]),
    Shape("framed-up", [_WHO, ("other-player", "player")]),
    Shape("trap-laid", [_WHO, _AT]),
    Shape("trap-rigged", [_WHO, ("at", "section")], ["at"]),
    Shape("trap-sprung", [_CHARACTER, _AT]),
    Shape("assistant-planted", [_CHARACTER]),
    Shape("swayed", [_CHARACTER, _OTHER]),
    Shape("root-accessed", [_CHARACTER, _OTHER]),
    Shape("remote-controlled", [_CHARACTER, _OTHER]),
    Shape("disassembled", [_CHARACTER]),
    Shape("emp-burst", [_CHARACTER, _AT]),
    Shape("gassed", [_CHARACTER, _TO]),
    Shape("infected", [_CHARACTER, _OTHER]),
    Shape("nda-served", [_CHARACTER, _OTHER]),
    Shape("signed", [_CHARACTER]),
    Shape("lawyered-up", [_CHARACTER, _WHO]),
    Shape("drawn-up", [_CHARACTER, ("ware", "ware"), _TO]),
    Shape("eaten", [_CHARACTER]),
    Shape("moss-moved", [_FROM, _TO]),
    Shape("swallowed", [_CHARACTER]),
    Shape("spat-out", [_CHARACTER]),
    Shape("marked", [_CHARACTER]),
    Shape("monster-appeared", [_AT]),
    Shape("wormhole-opened", [_AT]),
    Shape("wormhole-moved", [_FROM, _TO]),
    Shape("core-awake", []),
    Shape("core-locked", [_AT, _TO]),
    Shape("mutated", [_CHARACTER, _OTHER]),
    Shape("decoy-tripped", [_CHARACTER, _AT]),
    Shape("ordered-abandon-ship", [_CHARACTER]),
    Shape("opened-vault", [_CHARACTER]),
    Shape("self-destruct", [_CHARACTER]),
    Shape("bridge-launch", [_CHARACTER]),
    Shape("section-launch", [_CHARACTER, _AT]),
    Shape("suppressed", [_CHARACTER, _AT]),
    Shape("worked-on", [_CHARACTER, _AT]),
    Shape("core-steered", [_CHARACTER]),
    Shape("core-jammers", [("state", "switch")]),
    Shape("washed", [_CHARACTER]),
    Shape("rescuers-came", []),
    Shape("pirates-came", []),
    Shape("manoeuvre", [_WHO, ("manoeuvre", "manoeuvre"), _CHARACTER]),
    Shape("regroup", [_WHO]),
    Shape("betrayal-regained", [_WHO, _COUNT]),
    Shape("die-rolled", [_WHO, ("number", "count")]),
    Shape("focused", [_WHO, ("number", "count")]),
    Shape("bot-changed", [_WHO, _IDENTITY]),
]
