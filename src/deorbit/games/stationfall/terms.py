"""The words of the game as numbers: kinds, Items, Data, abilities, section actions, conditions."""

from typing import Final

NOWHERE: Final = -1

# Kinds of characters (4.2.1).
HUMAN: Final = 1
ROBOT: Final = 2
BODY: Final = 3
KINDS: Final = {"human": HUMAN, "robot": ROBOT, "human+robot": HUMAN | ROBOT}

# Items (8). A place or a pawn has all its Items in one int: five bits for each kind of which
# there are several, one bit for each that is unique.
HELMET: Final = 0
BLUDGEON: Final = 1
GUN: Final = 2
FIREBOMB: Final = 3
NANOGEL: Final = 4
NANOGEL_USED: Final = 5
ARTIFACT: Final = 6
BRIEFCASE: Final = 7
ANTIMATTER: Final = 8
ROCKET_WINGS: Final = 9
ITEMS: Final = [
    "helmet",
    "bludgeon",
    "gun",
    "firebomb",
    "nanogel",
    "nanogel-used",
    "artifact",
    "briefcase",
    "antimatter",
    "rocket-wings",
]
KINDS_OF_ITEMS: Final = 10
ONE: Final = [1, 1 << 5, 1 << 10, 1 << 15, 1 << 20, 1 << 25, 1 << 30, 1 << 31, 1 << 32, 1 << 33]
"""One piece of each kind."""
FIELD: Final = [31, 31 << 5, 31 << 10, 31 << 15, 31 << 20, 31 << 25, ONE[6], ONE[7], ONE[8], ONE[9]]
"""The bits of each kind."""
SHIFT: Final = [0, 5, 10, 15, 20, 25, 30, 31, 32, 33]
WEAPONS: Final = FIELD[BLUDGEON] | FIELD[GUN]
HELMETS: Final = FIELD[HELMET]

# Data (9.4) and the offsites that take it (9.6).
EVIDENCE: Final = 0
X_SECRET: Final = 1
DATA: Final = ["evidence", "x-secret"]
NEWS: Final = 0
AUTHORITIES: Final = 1
OFFSITES: Final = ["news", "authorities"]

ABILITIES: Final = [
    "tunnel-rat",
    "loyal",
    "breach",
    "fugitive",
    "zero-born",
    "officer",
    "fast-talk",
    "wormtongue",
    "uncanny",
    "pride",
    "adrenaline",
    "helpful",
    "jury-rig",
    "hacker",
    "emergency-response",
    "peacekeeper",
    "armored",
    "recorded-confessional",
    "brutal",
    "self-repair",
    "point-break",
    "overload",
    "blood-from-a-stone",
    "tradecraft",
    "haywire",
    "authorized-force",
    "forceful-presence",
    "secret-cache",
    "homework",
    "enigma",
    "talk-them-through-it",
]
TUNNEL_RAT: Final = 1 << 0
LOYAL: Final = 1 << 1
BREACH: Final = 1 << 2
FUGITIVE: Final = 1 << 3
ZERO_BORN: Final = 1 << 4
OFFICER: Final = 1 << 5
FAST_TALK: Final = 1 << 6
WORMTONGUE: Final = 1 << 7
UNCANNY: Final = 1 << 8
PRIDE: Final = 1 << 9
ADRENALINE: Final = 1 << 10
HELPFUL: Final = 1 << 11
JURY_RIG: Final = 1 << 12
HACKER: Final = 1 << 13
EMERGENCY_RESPONSE: Final = 1 << 14
PEACEKEEPER: Final = 1 << 15
ARMORED: Final = 1 << 16
RECORDED_CONFESSIONAL: Final = 1 << 17
BRUTAL: Final = 1 << 18
SELF_REPAIR: Final = 1 << 19
POINT_BREAK: Final = 1 << 20
OVERLOAD: Final = 1 << 21
BLOOD_FROM_A_STONE: Final = 1 << 22
TRADECRAFT: Final = 1 << 23
HAYWIRE: Final = 1 << 24
AUTHORIZED_FORCE: Final = 1 << 25
FORCEFUL_PRESENCE: Final = 1 << 26
SECRET_CACHE: Final = 1 << 27
HOMEWORK: Final = 1 << 28
ENIGMA: Final = 1 << 29
TALK_THEM_THROUGH_IT: Final = 1 << 30

# What a section offers (13, and what map pieces of characters add).
OFFERS: Final = [
    "airlock",
    "abandon-ship",
    "transmit",
    "release",
    "decontaminate",
    "jettison",
    "timed-launch",
    "section-launch",
    "bridge-launch",
    "manufacture",
    "meditate",
    "repair",
    "self-destruct",
    "cameras",
    "reassemble",
    "cargo-claw",
    "scram",
    "rocket-wings",
]
AIRLOCK: Final = 1 << 0
ABANDON_SHIP: Final = 1 << 1
TRANSMIT: Final = 1 << 2
RELEASE: Final = 1 << 3
DECONTAMINATE: Final = 1 << 4
JETTISON: Final = 1 << 5
TIMED_LAUNCH: Final = 1 << 6
SECTION_LAUNCH: Final = 1 << 7
BRIDGE_LAUNCH: Final = 1 << 8
MANUFACTURE: Final = 1 << 9
MEDITATE: Final = 1 << 10
REPAIR: Final = 1 << 11
SELF_DESTRUCT: Final = 1 << 12
CAMERAS: Final = 1 << 13
REASSEMBLE: Final = 1 << 14
CARGO_CLAW: Final = 1 << 15
SCRAM: Final = 1 << 16
WINGS_LAUNCH: Final = 1 << 17

# What a pod needs to be launched.
NEEDS: Final = ["abandon-ship", "down-aboard"]
NEEDS_ABANDON_SHIP: Final = 0
NEEDS_DOWN_ABOARD: Final = 1

CONDITIONS: Final = [
    "self-escaped",
    "self-holds",
    "item-escaped",
    "item-not-escaped",
    "neither-escaped",
    "most-kompromat",
    "fewest-betrayed",
    "officers-down",
    "no-human-pc-escaped",
    "no-contaminated-escaped",
    "project-released",
    "project-never-released",
    "self-only-human-escaped",
    "self-holds-or-contaminated",
    "antimatter-detonated-on-board",
    "antimatter-not-armed",
    "innocent",
    "kompromat-of-escaped",
    "self-possesses-and-news-lacks",
    "no-down-human-on-board",
    "medical-stars",
    "wanted-down-on-board",
    "armed-humans-down-on-board",
    "other-humans-escaped",
    "npc-officers-escaped",
    "self-on-board-and-live",
    "news-has",
    "self-alone-escaped-with",
    "not-revealed-before-stationfall",
    "self-possesses",
    "bonus-scored",
    "self-live-with-bonus-character",
    "no-section-damaged",
    "live-robots",
]
"""What the rows of agendas ask for: each is a function of `agenda`."""

SELF_ESCAPED: Final = 0
SELF_HOLDS: Final = 1
ITEM_ESCAPED: Final = 2
ITEM_NOT_ESCAPED: Final = 3
OFFICERS_DOWN: Final = 7
PROJECT_RELEASED: Final = 10
HOLDS_OR_CONTAMINATED: Final = 13
DETONATED_ON_BOARD: Final = 14
NEWS_HAS: Final = 26

FAR: Final = 99
"""The distance between sections that no corridors join."""

OUTER_SPACE: Final = 0
"""Outer Space is the first section of every edition."""

GREY_GOO: Final = 0
COMBAT_SWARM: Final = 1
PROJECTS: Final = ["grey-goo", "combat-swarm"]

EFFECTS: Final = ["launch", "detonation", "overload"]
"""What time markers do when they resolve."""

MOST_PLAYERS: Final = 9
MOST_MINUTES: Final = 16
