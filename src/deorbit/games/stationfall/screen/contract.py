"""The shapes of a screen of Stationfall: `Board` is what everybody sees, `Own` what a seat alone
knows and decides.

A **player** is a conspiracy: a colour, by its number; with two people each seat has two of them. A
**pawn** is a piece on the board, a **card** a character card: Clones have three pawns on one card,
Drones two, everybody else is called like the card. Where a record is called by a player, it is the
number as text.
"""

from typing import Literal

from msgspec import Struct

from deorbit.core.screen import Because, Blocked, Deed, Heading, Sentence

# The board ----------------------------------------------------------------------------------------


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


class Character(Struct):
    """A pawn (the Monster is none): `at` is its section, null elsewhere, `place` where it is in
    words; `usable` tells whether it can take actions; `swallowed` and `marked` what the Monster has
    done and wants. `owners` are the players whose PC it is, `conspirators` those whose Conspirator
    it is. `abilities` are all that it has now; `integral` Items stand first in `holds`. On its card
    lie `cubes` by player, `discs`, `bribes` of players, so many `grey_bribes`; `spent` tells that
    its Kompromat has been used, `actions` how many it would have if it were activated."""

    card: str
    at: str | None
    place: Sentence
    usable: bool
    swallowed: bool
    marked: bool
    owners: list[int]
    conspirators: list[int]
    abilities: list[str]
    integral: list[str]
    holds: list[str]
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


class Ending(Struct):
    """How a game ended: the winners, and all players in `order`, the best first."""

    ending: str
    words: Sentence
    mode: Literal["alone", "teams", "cooperative"]
    winners: list[int]
    order: list[int]
    players: list[EndedPlayer]


class Board(Struct):
    """What everybody sees. `asked` are the players whose decision is awaited, `ask` the kind of
    question on the table ("choose" as long as identities are chosen), `acting` the pawn that it is
    about; `left` belongs to an activation; `teams` stand by player, null where there are none.
    `leads` tells by player who keeps the Bonus Characters of a pair; everybody else leads alone."""

    asked: list[int]
    ask: str | None
    acting: str | None
    left: Left | None
    teams: list[Membership] | None
    leads: list[int]
    characters: dict[str, Character]
    sections: dict[str, Section]
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


class Choice(Struct):
    """A legal action: `group` is the kind that it is offered under, `about` the pawn on whose card
    it stands; `target` is the most telling of `targets`. `note` tells what is special (by a vent,
    through a Lock, where somebody is), `words` the whole action, `label` what to say below the
    heading of the group where that is more than the arguments."""

    group: str
    cost: Cost
    about: str | None
    target: Target | None
    targets: list[Target]
    note: Sentence | None
    words: Sentence
    label: Sentence | None


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


class Own(Struct):
    """What a seat alone knows and decides; a spectator has neither seat nor choices. `own` are the
    players that the seat is. `prompt` is the question to it, `clock` how far the game is, with the
    colour that is meant where a person has two. `traps` tells by section which tokens are known to
    be what. `choices` stand in the order of `view.legal`, `groups` in the order in which to offer
    them; `could` is what the pawn that acts cannot do now; `preview` stands by own player."""

    seat: int | None
    own: list[int]
    prompt: Sentence | None
    clock: Sentence
    choices: list[Choice]
    groups: list[Heading]
    could: list[Blocked]
    preview: dict[str, Preview]
    traps: dict[str, Trap]


class Attempt(Struct):
    """What a seat might do with a target; `reason` is null where it may."""

    action: Deed
    words: Sentence
    cost: Cost
    reason: Because | None
