"""The shapes of a screen of Stationfall: `Board` is what everybody sees, `Own` what a seat alone
knows and decides.

A **player** is a conspiracy: a colour, by its number; with two people each seat has two of them. A
**pawn** is a piece on the board, a **card** a character card: Clones have three pawns on one card,
Drones two, everybody else is called like the card. Where a record is called by a player, it is the
number as text.
"""

from typing import Literal

from msgspec import Struct

from deorbit.core.screen import (
    PlainAttempt,
    PlainBoard,
    PlainChoice,
    PlainEnding,
    PlainOwn,
    Sentence,
)

# The board ----------------------------------------------------------------------------------------


Guilt = Literal["innocent", "suspect", "guilty"]
Power = Literal["normal", "emergency", "blackout"]
Antimatter = Literal["stable", "armed", "detonated"]
Effect = Literal["launch", "detonation", "overload", "missile"]
Mode = Literal["alone", "teams", "cooperative"]


class Left(Struct):
    """What is left of an activation: `actions` of so many (`of`), whether the `free` action is;
    `called` are the pawns of a card that have acted."""

    actions: int
    of: int
    free: bool
    called: list[str]


class Membership(Struct):
    """The letter of a player's team, "" outside teams, and the partner."""

    team: str
    partner: int | None


class Player(Struct):
    """What everybody knows of a player: the cubes in its `pool` and in the `betrayal` box, those on
    `cubes` by card, the card of its `disc`; the `bribe` lies on a card, is "unused" or there is
    "none". `pc` is who it has turned out to be, `shown` the Kompromat and `shown_bonus` the Bonus
    Characters that it has shown."""

    bot: bool
    pool: int
    betrayal: int
    cubes: dict[str, int]
    disc: str | None
    bribe: str
    guilt: Guilt
    pc: str | None
    shown: list[str]
    shown_bonus: list[str]


class Character(Struct):
    """A pawn (the Monster is none): `at` is its section, null elsewhere, `stands` also one of
    "card", "mesosphere", "annihilated" and "monster", `place` where it is in words; `usable` tells
    whether it can take actions; `swallowed` and `marked` what the Monster has done and wants.
    `owners` are the players whose PC it is, `conspirators` those whose Conspirator it is.
    `abilities` are all that it has now; `integral` Items stand first in `holds`. On its card lie
    `cubes` by player, `discs`, `bribes` of players, so many `grey_bribes`; `spent` tells that its
    Kompromat has been used, `actions` how many it would have if it were activated."""

    card: str
    at: str | None
    stands: str
    place: Sentence
    down: bool
    contaminated: bool
    usable: bool
    swallowed: bool
    marked: bool
    owners: list[int]
    conspirators: list[int]
    abilities: list[str]
    integral: list[str]
    holds: list[str]
    data: list[str]
    slots: int
    slots_used: int
    cubes: list[tuple[int, int]]
    discs: list[int]
    bribes: list[int]
    grey_bribes: int
    spent: bool
    exhausted: bool
    actions: int


class Section(Struct):
    """A section just now: whether it is Dark, and whether a mouth of the Wormhole is there that
    leads to the other one; `ways` are the sections that it leads to for anybody, Locks and airlocks
    too, by what is gone through ("corridor", "lock", "vent", "wormhole", "airlock")."""

    dark: bool
    mouth: bool
    ways: dict[str, list[str]]


class Monster(Struct):
    """The Monster: where it `stands`, and so many that it has swallowed."""

    stands: str
    down: bool
    inside: int


class Marker(Struct):
    """A time marker of a player, and what it does in its Minute; it may be due at a section."""

    player: int
    effect: Effect
    minute: int
    at: str | None


class Row(Struct):
    """A row of an agenda, or a further source of points, that scores."""

    row: str
    points: int
    words: Sentence


class Bonus(Struct):
    """A Bonus Character and what it pays."""

    identity: str
    points: int


class EndedPlayer(Struct):
    """How a player ended: `together` are the points of a pair, `partner` who it is; `why` tells
    what decided."""

    player: int
    seat: int
    bot: bool
    identity: str
    schroedinger: bool
    rows: list[Row]
    total: int
    bonus: list[Bonus]
    together: int
    partner: int | None
    guilt: str
    winner: bool
    why: Sentence


class Ending(PlainEnding, kw_only=True):
    """How a game ended."""

    ending: str
    mode: Mode
    players: list[EndedPlayer]


class Board(PlainBoard, kw_only=True):
    """What everybody sees. `ask` is the kind of question on the table ("choose" as long as
    identities are chosen), `subject` the pawn that it names and `source` what brought it about,
    `acting` the pawn that acts; `left` belongs to an activation. It began at the Minute `start`;
    `line` is what the bot whose turn it is (`active`) has announced.
    `teams` stand by player, null where there are none; `leads` tells by player who keeps the Bonus
    Characters of a pair; everybody else leads alone.
    `items` stand by section, and the Kompromat that lies there, null as long as nobody knows whose
    it is. `re_entry` is null until it is turned over, `released` tells of Project X; `medical`
    counts stars, `grey_left` Bribes, both null where nobody brings them; `eaten` counts Fang Moss.
    """

    mode: Mode
    ask: str | None
    subject: str | None
    source: str | None
    acting: str | None
    left: Left | None
    minute: int
    start: int
    active: int
    line: str | None
    players: list[Player]
    teams: list[Membership] | None
    leads: list[int]
    characters: dict[str, Character]
    monster: Monster | None
    sections: dict[str, Section]
    items: dict[str, list[str]]
    kompromat: dict[str, str | None]
    damaged: list[str]
    fire: list[str]
    asphyxiation: list[str]
    goo: list[str]
    launched: list[str]
    locks: list[tuple[str, str]]
    core_locks: list[tuple[str, str]]
    power: Power
    abandon_ship: bool
    cameras: bool
    jammers: bool
    antimatter: Antimatter
    markers: list[Marker]
    re_entry: str | None
    released: bool
    offsites: dict[str, list[str]]
    medical: int | None
    grey_left: int | None
    eaten: int
    pirate: bool
    ending: Ending | None


# What a seat knows and decides --------------------------------------------------------------------


Sort = Literal["corridor", "section", "character", "player", "item", "data", "offsite", "identity"]


class Target(Struct):
    """Something that an action is aimed at: a pawn is a "character", a corridor "a|b" as in
    `content.corridors`, a player its number as text."""

    sort: Sort
    name: str


Cost = Literal["free", "action", "turn", "none"]
"""What an action takes: the free action, one of the actions left, all that is left of the
activation (or of the turn), or nothing."""


class Choice(PlainChoice, kw_only=True):
    """A legal action: `about` is the pawn on whose card it stands; `target` is the most telling of
    `targets`. Special is a way by a vent or through a Lock, where somebody is, and what cubes or a
    refusal would bring."""

    cost: Cost
    about: str | None
    target: Target | None
    targets: list[Target]


class Scored(Struct):
    """What an identity would score."""

    rows: list[Row]
    total: int


class Preview(Struct):
    """What would score for a player if the station fell now; `dealt` stands by identity, as long as
    one of them is to be chosen."""

    identity: str | None
    rows: list[Row]
    total: int
    bonus: list[Bonus]
    dealt: dict[str, Scored]


Trap = Literal["real", "decoy", "unknown"]
"""A trap token: decoys are told from unknown ones only where the real one is known."""


class Cards(Struct):
    """What a reader knows of the secret cards of a player: the `identity`, null as long as it is
    not known, Bonus Characters and Kompromat, null for each that is not known."""

    identity: str | None
    bonus: list[str | None]
    hand: list[str | None]


class Own(PlainOwn, kw_only=True):
    """What a seat alone knows and decides. `clock` is how far the game is, with the colour that is
    meant where a person has two. `cards` stand by player; `traps` tells by section which tokens are
    known to be what, `project` is null for who does not know Project X. `choices` stand in the
    order of `legal`; `could` is what the pawn that acts cannot do; `preview` stands by own player.
    """

    clock: Sentence
    cards: list[Cards]
    project: str | None
    traps: dict[str, Trap]
    choices: list[Choice]
    preview: dict[str, Preview]


class Attempt(PlainAttempt, kw_only=True):
    """What a seat might do with a target."""

    cost: Cost
