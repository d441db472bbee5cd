"""Why a move is not allowed: a code for each reason, with the rule that it comes from."""

from typing import Final

from deorbit.core.game import FIRST_REASON

NOT_DEALT: Final = FIRST_REASON
REVEAL_FIRST: Final = FIRST_REASON + 1
ALREADY_REVEALED: Final = FIRST_REASON + 2
NOT_A_BONUS: Final = FIRST_REASON + 3
INFLUENCE_ONCE: Final = FIRST_REASON + 4
CANNOT_INFLUENCE: Final = FIRST_REASON + 5
NOT_ENOUGH_CUBES: Final = FIRST_REASON + 6
LOYAL_NEEDS_MORE: Final = FIRST_REASON + 7
HELPFUL_ONE: Final = FIRST_REASON + 8
NOT_A_CONSPIRATOR: Final = FIRST_REASON + 9
IS_DOWN: Final = FIRST_REASON + 10
HAS_ESCAPED: Final = FIRST_REASON + 11
IS_GONE: Final = FIRST_REASON + 12
NO_CUBE_THERE: Final = FIRST_REASON + 13
NOT_ACTING: Final = FIRST_REASON + 14
NO_ACTIONS: Final = FIRST_REASON + 15
BASIC_ONLY: Final = FIRST_REASON + 16
SELF_PRESERVATION: Final = FIRST_REASON + 17
FIRST_ENTER: Final = FIRST_REASON + 18
NOT_DARK: Final = FIRST_REASON + 19
REVIVE_FIRST: Final = FIRST_REASON + 20
NOT_CONNECTED: Final = FIRST_REASON + 21
NEEDS_TUNNEL_RAT: Final = FIRST_REASON + 22
LOCKED: Final = FIRST_REASON + 23
LOCKED_IN_BLACKOUT: Final = FIRST_REASON + 24
POD_LEFT: Final = FIRST_REASON + 25
POD_FULL: Final = FIRST_REASON + 26
NOT_DOWN_HERE: Final = FIRST_REASON + 27
DRAGGED_ALREADY: Final = FIRST_REASON + 28
NOT_HERE: Final = FIRST_REASON + 29
NO_SLOT: Final = FIRST_REASON + 30
NO_KOMPROMAT_HERE: Final = FIRST_REASON + 31
NOT_HELD: Final = FIRST_REASON + 32
INTEGRAL: Final = FIRST_REASON + 33
STILL_LIVE: Final = FIRST_REASON + 34
NO_FIRE_WITHOUT_AIR: Final = FIRST_REASON + 35
NOT_COLOCATED: Final = FIRST_REASON + 36
NOT_A_CHARACTER: Final = FIRST_REASON + 37
TARGET_FULL: Final = FIRST_REASON + 38
NO_THROW_THERE: Final = FIRST_REASON + 39
NO_THROW_VENT: Final = FIRST_REASON + 40
NO_DATA: Final = FIRST_REASON + 41
HAS_DATA: Final = FIRST_REASON + 42
JAMMED: Final = FIRST_REASON + 43
PC_ONLY_DELETES: Final = FIRST_REASON + 44
NO_WEAPON: Final = FIRST_REASON + 45
ALREADY_DOWN: Final = FIRST_REASON + 46
HELMET_PROTECTS: Final = FIRST_REASON + 47
IS_ARMORED: Final = FIRST_REASON + 48
IS_FAST_TALKING: Final = FIRST_REASON + 49
KEEPS_PEACE: Final = FIRST_REASON + 50
MONSTER_UNHURT: Final = FIRST_REASON + 51
IS_PROUD: Final = FIRST_REASON + 52
NOTHING_TO_ROB: Final = FIRST_REASON + 53
HELMET_IN_HAZARD: Final = FIRST_REASON + 54
ALREADY_DAMAGED: Final = FIRST_REASON + 55
NO_SABOTAGE_IN_SPACE: Final = FIRST_REASON + 56
NO_NANOGEL: Final = FIRST_REASON + 57
NOT_DOWN: Final = FIRST_REASON + 58
WOULD_FALL_AGAIN: Final = FIRST_REASON + 59
NOTHING_TO_SKIP: Final = FIRST_REASON + 60
ACTIONS_LEFT: Final = FIRST_REASON + 61
NOT_OFFERED: Final = FIRST_REASON + 62
IS_DAMAGED: Final = FIRST_REASON + 63
NO_POWER: Final = FIRST_REASON + 64
OFFICERS_ONLY: Final = FIRST_REASON + 65
ALREADY_ORDERED: Final = FIRST_REASON + 66
ALREADY_RELEASED: Final = FIRST_REASON + 67
NOT_CONTAMINATED: Final = FIRST_REASON + 68
NO_LOOSE_ANTIMATTER: Final = FIRST_REASON + 69
NO_MARKER: Final = FIRST_REASON + 70
POD_NOT_READY: Final = FIRST_REASON + 71
POD_EMPTY: Final = FIRST_REASON + 72
NO_ABANDON_SHIP: Final = FIRST_REASON + 73
NO_POD_READY: Final = FIRST_REASON + 74
NOT_MADE_HERE: Final = FIRST_REASON + 75
OUT_OF_STOCK: Final = FIRST_REASON + 76
PC_ONLY_MEDITATES: Final = FIRST_REASON + 77
NOTHING_BETRAYED: Final = FIRST_REASON + 78
NOT_A_ROBOT: Final = FIRST_REASON + 79
ALREADY_ARMED: Final = FIRST_REASON + 80
NO_AIRLOCK_THERE: Final = FIRST_REASON + 81
AIRLOCK_DAMAGED: Final = FIRST_REASON + 82
NO_EMERGENCY_POWER: Final = FIRST_REASON + 83
NOT_SPENT: Final = FIRST_REASON + 84
NOT_IN_SPACE: Final = FIRST_REASON + 85
GOO_STAYS: Final = FIRST_REASON + 86
NO_WINGS: Final = FIRST_REASON + 87
NO_CONSOLE: Final = FIRST_REASON + 88
NO_HAZARD: Final = FIRST_REASON + 89
ALWAYS_AIRLESS: Final = FIRST_REASON + 90
NO_ABILITY: Final = FIRST_REASON + 91
NOT_DAMAGED: Final = FIRST_REASON + 92
NO_LOCK: Final = FIRST_REASON + 93
NOT_A_HUMAN: Final = FIRST_REASON + 94
NOT_IN_HAND: Final = FIRST_REASON + 95
BRIBE_SPENT: Final = FIRST_REASON + 96
BRIBE_ONCE: Final = FIRST_REASON + 97
OWN_PC: Final = FIRST_REASON + 98
KOMPROMAT_ONCE: Final = FIRST_REASON + 99
NOT_DUE: Final = FIRST_REASON + 100
HAS_LEFT: Final = FIRST_REASON + 101
NOT_CONFESSING: Final = FIRST_REASON + 102
NOT_CACHED: Final = FIRST_REASON + 103
NOT_SHOWN: Final = FIRST_REASON + 104
NOT_COMMANDED: Final = FIRST_REASON + 105
NO_GOO_THERE: Final = FIRST_REASON + 106
NOT_NEAREST: Final = FIRST_REASON + 107
NOT_DELIVERED: Final = FIRST_REASON + 108
NOT_PEEKING: Final = FIRST_REASON + 109
PEEKED: Final = FIRST_REASON + 110
TWO_TO_DISCARD: Final = FIRST_REASON + 111
FULL_HEALTH: Final = FIRST_REASON + 112
NOBODY_TO_PUSH: Final = FIRST_REASON + 113
IS_BURNING: Final = FIRST_REASON + 114
NO_WEAPON_TO_ROB: Final = FIRST_REASON + 115
NOT_LIVE_TO_ROB: Final = FIRST_REASON + 116
NO_WEAPON_TO_SABOTAGE: Final = FIRST_REASON + 117
NO_DATA_TO_DELETE: Final = FIRST_REASON + 118
NO_DATA_TO_SEND: Final = FIRST_REASON + 119
NOT_A_PATIENT: Final = FIRST_REASON + 120
NOT_MENDABLE: Final = FIRST_REASON + 121
IS_SWALLOWED: Final = FIRST_REASON + 122
ONLY_CONSOLE: Final = FIRST_REASON + 123
ONLY_TELEPATHY: Final = FIRST_REASON + 124
IS_PRECIOUS: Final = FIRST_REASON + 125
UNDER_NDA: Final = FIRST_REASON + 126
NO_BODY: Final = FIRST_REASON + 127
NOT_ALL_SIGNED: Final = FIRST_REASON + 128
NO_SCHROEDINGER: Final = FIRST_REASON + 129
NO_SCHROEDINGER_FOR_TWO: Final = FIRST_REASON + 130
IS_PARANOID: Final = FIRST_REASON + 131
IS_REMOTE_CONTROLLED: Final = FIRST_REASON + 132
IS_DYING: Final = FIRST_REASON + 133
IS_RICH: Final = FIRST_REASON + 134
NOT_THE_BILLIONAIRE: Final = FIRST_REASON + 135
NO_GREY_BRIBE: Final = FIRST_REASON + 136
NOT_AN_OWNER: Final = FIRST_REASON + 137
NOT_A_HORSE: Final = FIRST_REASON + 138
NOT_CALLED: Final = FIRST_REASON + 139
NOT_FRAMED: Final = FIRST_REASON + 140
NOT_RIGGED: Final = FIRST_REASON + 141
NOT_TRAPPED: Final = FIRST_REASON + 142
NOT_SWAPPED: Final = FIRST_REASON + 143
NO_CHAIN: Final = FIRST_REASON + 144
NOT_A_DRONE: Final = FIRST_REASON + 145
NOT_ROOTED: Final = FIRST_REASON + 146
NOT_SWAYED: Final = FIRST_REASON + 147
ALREADY_AIRLESS: Final = FIRST_REASON + 148
ALREADY_CONTAMINATED: Final = FIRST_REASON + 149
HAS_LEFT_FOR_MISSILE: Final = FIRST_REASON + 150
MISSILE_FLYING: Final = FIRST_REASON + 151
MISSILE_JAMMED: Final = FIRST_REASON + 152
NOT_INFECTABLE: Final = FIRST_REASON + 153
ALREADY_SUSPECT: Final = FIRST_REASON + 154
NO_LAWYER: Final = FIRST_REASON + 155
NOBODY_TO_SERVE: Final = FIRST_REASON + 156
NOT_ADJACENT: Final = FIRST_REASON + 157
NOT_THEIR_PC: Final = FIRST_REASON + 158
MOSS_HELD: Final = FIRST_REASON + 159
MOSS_ONCE: Final = FIRST_REASON + 160
NO_MOSS: Final = FIRST_REASON + 161
NOT_BOTANIST: Final = FIRST_REASON + 162
NOT_EDIBLE: Final = FIRST_REASON + 163
NOT_THE_LURKERS_PLACE: Final = FIRST_REASON + 164
CORE_HAS_NO_LOCK: Final = FIRST_REASON + 165
NO_MUTATION: Final = FIRST_REASON + 166
NO_PLACE_FOR_LOCK: Final = FIRST_REASON + 167
NO_WORMHOLE_THERE: Final = FIRST_REASON + 168
NOT_FOR_THE_CORE: Final = FIRST_REASON + 169
IS_SUSPICIOUS: Final = FIRST_REASON + 170
IS_A_DRONE: Final = FIRST_REASON + 171
NOT_DAMAGED_HERE: Final = FIRST_REASON + 172
NOT_A_DOWN_ROBOT: Final = FIRST_REASON + 173
NOT_A_BOT: Final = FIRST_REASON + 174
NOT_IN_SCRIPT: Final = FIRST_REASON + 175
CANNOT_WIN_OVER: Final = FIRST_REASON + 176
BOTS_FOLLOW_SCRIPTS: Final = FIRST_REASON + 177
BOTS_ARE_REVEALED: Final = FIRST_REASON + 178
BOTS_REGROUP: Final = FIRST_REASON + 179
BOTS_NEVER_DRAG: Final = FIRST_REASON + 180
BOTS_HAVE_ONE: Final = FIRST_REASON + 181
BOTS_NEVER_BRIBE: Final = FIRST_REASON + 182
BOTS_KEEP_KOMPROMAT: Final = FIRST_REASON + 183
BOTS_NEVER_PEEK: Final = FIRST_REASON + 184
BOTS_SPARE_THEMSELVES: Final = FIRST_REASON + 185
KEPT_FOR_LINDSEY: Final = FIRST_REASON + 186
NO_REVEAL_YET: Final = FIRST_REASON + 187
HELMET_FOR_LINDSEY: Final = FIRST_REASON + 188

REASONS: Final = [
    ("", ""),
    ("16.1", "over"),
    ("15.1", "your-turn"),
    ("15.2", "asked"),
    ("3.4", "dealt"),
    ("15.2", "reveal-first"),
    ("15.3.1", "revealed"),
    ("3.5.1", "bonus"),
    ("15.4.1", "influence-once"),
    ("15.4.1", "influence"),
    ("15.4.1", "cubes"),
    ("card-loyal", "loyal"),
    ("card-helpful", "helpful"),
    ("4.3.1", "conspirator"),
    ("4.6.2", "down"),
    ("4.6.6.3", "escaped"),
    ("4.6.5.2", "gone"),
    ("15.6.2", "no-cube"),
    ("15.5.2", "acting"),
    ("15.5.2", "actions"),
    ("card-forceful-presence", "basic-only"),
    ("11.2", "self-preservation"),
    ("card-stowaway", "enter"),
    ("card-stowaway", "dark"),
    ("card-self-repair", "revive-first"),
    ("12.1.1", "connected"),
    ("5.4.2", "vent"),
    ("12.1.3", "locked"),
    ("7.2.2.3", "locked-blackout"),
    ("5.6", "left"),
    ("5.5.3", "full"),
    ("12.1.2", "drag"),
    ("12.1.2", "dragged"),
    ("12.2.1", "lying"),
    ("4.5.3", "slot"),
    ("12.2.3", "kompromat-here"),
    ("8.3", "held"),
    ("8.4", "integral"),
    ("12.2.4", "still-live"),
    ("6.5.1", "air"),
    ("5.2", "colocated"),
    ("7.6.2", "monster"),
    ("12.4.2", "target-slot"),
    ("12.5.1", "throw"),
    ("12.5.2", "throw-vent"),
    ("12.6.1", "data"),
    ("9.2", "has-data"),
    ("7.4.1", "jammed"),
    ("12.7", "delete"),
    ("12.8", "weapon"),
    ("4.6.1", "already-down"),
    ("8.1.1", "helmet"),
    ("card-armored", "armored"),
    ("card-fast-talk", "fast-talk"),
    ("card-peacekeeper", "peacekeeper"),
    ("house-attack", "unhurt"),
    ("card-pride", "pride"),
    ("12.9.1", "rob"),
    ("12.9.3", "helmet-hazard"),
    ("12.10", "already-damaged"),
    ("5.1.7.2", "space"),
    ("12.11.1", "nanogel"),
    ("12.11.1", "not-down"),
    ("12.11.2", "fall-again"),
    ("house-wait", "skip"),
    ("house-wait", "actions-left"),
    ("11.5", "offered"),
    ("5.1.4", "damaged"),
    ("7.2.2.1", "blackout"),
    ("card-officer", "officer"),
    ("13.1", "ordered"),
    ("7.6.1", "released"),
    ("13.4.1", "contaminated"),
    ("13.5", "antimatter"),
    ("house-time-markers", "marker"),
    ("5.5.4", "ready"),
    ("13.7", "empty"),
    ("13.8.1", "abandon-ship"),
    ("13.8.2", "no-pod"),
    ("13.9.1", "made"),
    ("house-supplies", "stock"),
    ("13.10.2", "meditate"),
    ("13.10.1", "betrayed"),
    ("13.11", "robot"),
    ("house-antimatter", "armed"),
    ("13.13.1", "airlock"),
    ("13.13.3", "airlock-damaged"),
    ("7.2.1.1", "emergency"),
    ("map-shred-room", "spent"),
    ("map-cargo-claw", "claw"),
    ("x-grey-goo", "goo"),
    ("map-rocket-wings", "wings"),
    ("11.6", "console"),
    ("14.1", "hazard"),
    ("6.4", "airless"),
    ("4.4.1", "ability"),
    ("card-jury-rig", "not-damaged"),
    ("card-breach", "lock"),
    ("card-wormtongue", "human"),
    ("8.5.2.1", "hand"),
    ("15.5.4.1", "bribe-spent"),
    ("15.5.4.1", "bribe-once"),
    ("15.5.4.4", "own-pc"),
    ("15.5.5.1", "kompromat-once"),
    ("15.7.1", "due"),
    ("card-overload", "overload"),
    ("card-recorded-confessional", "confess"),
    ("card-secret-cache", "cache"),
    ("card-homework", "homework"),
    ("card-forceful-presence", "command"),
    ("x-grey-goo", "spread"),
    ("house-project-x", "nearest"),
    ("16.3.1", "deliver"),
    ("9.4.1", "peek"),
    ("9.4.1", "peeked"),
    ("card-tradecraft", "tradecraft"),
    ("card-self-repair", "self-repair"),
    ("13.13.2", "push"),
    ("6.5", "burning"),
    ("12.9", "rob-weapon"),
    ("12.9.1", "rob-down"),
    ("12.10", "sabotage-weapon"),
    ("12.7", "delete-data"),
    ("13.2.1", "transmit-data"),
    ("card-emergency-response", "patient"),
    ("card-jury-rig", "mendable"),
    ("x-blob", "swallowed"),
    ("card-ai", "only-console"),
    ("card-telepathy", "only-telepathy"),
    ("card-my-precious", "precious"),
    ("card-nda", "nda"),
    ("4.2.2", "body"),
    ("card-nda", "signed"),
    ("18.3", "schroedinger-team"),
    ("17.2.3", "schroedinger-two"),
    ("card-paranoid", "paranoid"),
    ("card-remote-control", "remote-controlled"),
    ("card-dying", "dying"),
    ("card-rich", "rich"),
    ("card-rich", "billionaire"),
    ("card-billionaire", "grey-bribe"),
    ("card-split", "owner"),
    ("card-trojan-horse", "trojan-horse"),
    ("card-go-go-go", "called"),
    ("card-mimic-frameup", "framed"),
    ("card-claymore", "rigged"),
    ("card-claymore", "trapped"),
    ("card-shapeshift-switch", "swapped"),
    ("house-remote-control", "chain"),
    ("card-remote-control", "drone"),
    ("card-root-access", "rooted"),
    ("card-telepathy", "swayed"),
    ("card-nerve-gas-grenades", "already-airless"),
    ("card-infect", "already-contaminated"),
    ("card-missile", "missile-left"),
    ("card-missile", "missile-flying"),
    ("card-missile", "missile-jammed"),
    ("card-infect", "infectable"),
    ("card-lawyer-up", "already-suspect"),
    ("card-hardcopy", "lawyer"),
    ("card-process-server", "serve"),
    ("5.2", "adjacent"),
    ("card-lawyer-up", "their-pc"),
    ("card-creatropism", "moss-held"),
    ("house-moss", "moss-once"),
    ("card-fang-moss", "moss"),
    ("card-creatropism", "botanist"),
    ("card-fang-moss", "edible"),
    ("x-lurker", "lurker"),
    ("x-rogue-core", "core-lock"),
    ("x-mutagen", "mutation"),
    ("x-rogue-core", "lock-place"),
    ("x-wormhole", "wormhole"),
    ("x-rogue-core", "core"),
    ("card-paranoid", "suspicious"),
    ("card-remote-control", "drone-bribe"),
    ("card-disassemble", "not-damaged"),
    ("card-disassemble", "down-robot"),
    ("bot-turn", "bot"),
    ("bot-activate", "script"),
    ("bot-eligibility", "win-over"),
    ("bot-activate", "bots-script"),
    ("bot-reveal", "bots-revealed"),
    ("bot-renegotiate", "bots-regroup"),
    ("bot-differences", "bots-drag"),
    ("bot-differences", "bots-same-item"),
    ("bot-bribes-and-kompromat", "bots-bribe"),
    ("bot-bribes-and-kompromat", "bots-kompromat"),
    ("house-bot-peek", "bots-peek"),
    ("bot-self-preservation", "bots-own-pc"),
    ("tutorial-influence", "lindsey-cubes"),
    ("tutorial-reveal", "lindsey-reveal"),
    ("tutorial-helmet", "lindsey-helmet"),
]
