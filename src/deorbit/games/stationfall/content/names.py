"""The words of the game as numbers: kinds, Items, Data, abilities, section actions, conditions."""

from typing import Final

from deorbit.core.codec import words

NOWHERE: Final = -1

# Kinds of characters (4.2.1).
HUMAN: Final = 1
ROBOT: Final = 2
BODY: Final = 3
MADE_OF_DATA: Final = 4
AN_ITEM: Final = 8
KINDS: Final = {
    "human": HUMAN,
    "robot": ROBOT,
    "human+robot": HUMAN | ROBOT,
    "data": MADE_OF_DATA,
    "item": AN_ITEM,
}

# Items (8). A place or a pawn has all its Items in one int: five bits for each kind of which
# there are several, one bit for each that is unique.
ITEMS: Final = words(
    """
    helmet bludgeon gun firebomb nanogel nanogel-used artifact briefcase antimatter rocket-wings
    fletcher fang-moss telepathic-rat
    """
)
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
FLETCHER: Final = 10
FANG_MOSS: Final = 11
RAT: Final = 12
KINDS_OF_ITEMS: Final = 13
SHIFT: Final = [0, 5, 10, 15, 20, 25, 30, 31, 32, 33, 34, 35, 36]
ONE: Final = [1 << shift for shift in SHIFT]
"""One piece of each kind."""
FIELD: Final = [31 << shift if shift < 30 else 1 << shift for shift in SHIFT]
"""The bits of each kind."""
COUNTS_AS: Final = [
    FIELD[kind] | (FIELD[NANOGEL_USED] if kind == NANOGEL else 0) for kind in range(KINDS_OF_ITEMS)
]
"""The bits of what passes for an Item of each kind: Nanogel that was used once is Nanogel."""
ITEM_COLOURS: Final = ["purple", "red", "yellow", "green"]
"""Of Items, those first that bots would rather have (bot-priorities)."""
WEAPONS: Final = FIELD[BLUDGEON] | FIELD[GUN]
HELMETS: Final = FIELD[HELMET]

# Data (9.4) and the offsites that take it (9.6).
EVIDENCE: Final = 0
X_SECRET: Final = 1
NDA: Final = 2
ASSISTANT: Final = 3
DATA: Final = ["evidence", "x-secret", "nda", "digital-assistant"]
NEWS: Final = 0
AUTHORITIES: Final = 1
OFFSITES: Final = ["news", "authorities"]

STANDING: Final = words(
    """
    tunnel-rat loyal breach fugitive zero-born officer fast-talk wormtongue uncanny pride
    adrenaline helpful jury-rig hacker emergency-response peacekeeper armored brutal self-repair
    point-break blood-from-a-stone tradecraft forceful-presence talk-them-through-it
    live-streams rich scientist paranoid mimic-frameup vengeful dying ai split disassemble
    remote-control investigator badge process-server lawyer-up emp-burst telepathy missile
    creatropism root-access fine-print hardcopy infect nerve-gas-grenades my-precious
    """
)
"""Abilities that a character has for good: each is a bit of `state.ability`."""
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
BRUTAL: Final = 1 << 17
SELF_REPAIR: Final = 1 << 18
POINT_BREAK: Final = 1 << 19
BLOOD_FROM_A_STONE: Final = 1 << 20
TRADECRAFT: Final = 1 << 21
FORCEFUL_PRESENCE: Final = 1 << 22
TALK_THEM_THROUGH_IT: Final = 1 << 23
LIVE_STREAMS: Final = 1 << 24
RICH: Final = 1 << 25
SCIENTIST: Final = 1 << 26
PARANOID: Final = 1 << 27
MIMIC_FRAMEUP: Final = 1 << 28
VENGEFUL: Final = 1 << 29
DYING: Final = 1 << 30
AI: Final = 1 << 31
SPLIT: Final = 1 << 32
DISASSEMBLE: Final = 1 << 33
REMOTE_CONTROL: Final = 1 << 34
INVESTIGATOR: Final = 1 << 35
BADGE: Final = 1 << 36
PROCESS_SERVER: Final = 1 << 37
LAWYER_UP: Final = 1 << 38
EMP_BURST: Final = 1 << 39
TELEPATHY: Final = 1 << 40
MISSILE: Final = 1 << 41
CREATROPISM: Final = 1 << 42
ROOT_ACCESS: Final = 1 << 43
FINE_PRINT: Final = 1 << 44
HARDCOPY: Final = 1 << 45
INFECT: Final = 1 << 46
NERVE_GAS_GRENADES: Final = 1 << 47
MY_PRECIOUS: Final = 1 << 48

POWERS: Final = words(
    """
    recorded-confessional overload haywire authorized-force secret-cache homework enigma
    hollow-promises extricate mission-first shapeshift-switch last-gasp trojan-horse zip-gun
    fake-artifact offshore-shenanigans go-go-go claymore
    """
)
"""Reveal powers that happen once, when a player reveals."""
RECORDED_CONFESSIONAL: Final = 1 << 0
OVERLOAD: Final = 1 << 1
HAYWIRE: Final = 1 << 2
AUTHORIZED_FORCE: Final = 1 << 3
SECRET_CACHE: Final = 1 << 4
HOMEWORK: Final = 1 << 5
ENIGMA: Final = 1 << 6
HOLLOW_PROMISES: Final = 1 << 7
EXTRICATE: Final = 1 << 8
MISSION_FIRST: Final = 1 << 9
SHAPESHIFT_SWITCH: Final = 1 << 10
LAST_GASP: Final = 1 << 11
TROJAN_HORSE: Final = 1 << 12
ZIP_GUN: Final = 1 << 13
FAKE_ARTIFACT: Final = 1 << 14
OFFSHORE_SHENANIGANS: Final = 1 << 15
GO_GO_GO: Final = 1 << 16
CLAYMORE: Final = 1 << 17

ABILITIES: Final = [*STANDING, *POWERS]

# What a section offers (13, and what map pieces of characters add).
OFFERS: Final = words(
    """
    airlock abandon-ship transmit release decontaminate jettison timed-launch section-launch
    bridge-launch manufacture meditate repair self-destruct cameras reassemble cargo-claw scram
    rocket-wings
    """
)
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
NEEDS: Final = ["abandon-ship", "down-aboard", "inspector-or-jury-rig", "nothing"]
NEEDS_ABANDON_SHIP: Final = 0
NEEDS_DOWN_ABOARD: Final = 1
NEEDS_INSPECTOR: Final = 2
NEEDS_NOTHING: Final = 3

# What else an identity card says about points.
PAYS: Final = ["guilty-wins", "bribes-double", "bribes-none"]

CONDITIONS: Final = words(
    """
    self-escaped self-holds item-escaped item-not-escaped neither-escaped most-kompromat
    fewest-betrayed officers-down no-human-pc-escaped no-contaminated-escaped project-released
    project-never-released self-only-human-escaped self-holds-or-contaminated
    antimatter-detonated-on-board antimatter-not-armed innocent kompromat-of-escaped
    self-possesses-and-news-lacks no-down-human-on-board medical-stars wanted-down-on-board
    armed-humans-down-on-board other-humans-escaped npc-officers-escaped self-on-board-and-live
    news-has self-alone-escaped-with not-revealed-before-stationfall self-possesses bonus-scored
    self-live-with-bonus-character no-section-damaged live-robots self-alone escaped-together
    self-holds-or-in-space live-humans-in-space eaten-by-moss self-contaminated
    contaminated-npc-escaped contaminated-escaped data-escaped data-not-escaped
    assistants-on-robots assistants-elsewhere two-assistants-escaped no-offsite-has news-lacks
    authorities-have self-live-in-pod-with-down-human humans-escaped-with
    all-escaped-humans-have suspect-pcs two-of-self-escaped no-innocent-pc-escaped
    no-robot-escaped down-with-self kompromat-of-down-with-self self-with-item
    """
)
"""What the rows of agendas ask for: each is a function of `agenda`."""

SELF_ESCAPED: Final = 0
SELF_HOLDS: Final = 1
ITEM_ESCAPED: Final = 2
OFFICERS_DOWN: Final = 7
PROJECT_RELEASED: Final = 10
HOLDS_OR_CONTAMINATED: Final = 13
DETONATED_ON_BOARD: Final = 14
NEWS_HAS: Final = 26

FAR: Final = 99
"""The distance between sections that no corridors join."""

OUTER_SPACE: Final = 0
"""Outer Space is the first section of every edition."""

PROJECTS: Final = words(
    """
    grey-goo combat-swarm blob assassin wormhole lurker rogue-core mutagen
    """
)
GREY_GOO: Final = 0
COMBAT_SWARM: Final = 1
BLOB: Final = 2
ASSASSIN: Final = 3
WORMHOLE: Final = 4
LURKER: Final = 5
ROGUE_CORE: Final = 6
MUTAGEN: Final = 7

EFFECTS: Final = ["launch", "detonation", "overload", "missile"]
"""What time markers do when they resolve."""

TRAPS: Final = 3
"""Operative's tokens (card-claymore)."""
CORE_LOCKS: Final = 6
"""The Rogue Core's own Locks (x-rogue-core)."""

MOST_PLAYERS: Final = 9
MOST_MINUTES: Final = 16

SOURCES: Final = words(
    """
    bribe kompromat homework command telepathy root-access remote-control go-go-go last-gasp
    grey-bribe rogue-core
    """
)
"""Why a character takes an action outside its own activation."""
