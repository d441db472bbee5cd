"""The shapes of a screen of Station-X: `Board` is what everybody sees, `Own` what a seat alone
decides, `Content` what is printed. Everything lies open in this game, so all readers know the same.

A **cell** is its name: a column letter from the left and a row number from below, "l12". A **room**
is a number into `Board.rooms`. A **player** is a seat, by its number.
"""

from typing import Literal

from msgspec import Struct, field

from deorbit.core.screen import (
    PlainAttempt,
    PlainBoard,
    PlainContent,
    PlainEnding,
    PlainOwn,
    Sentence,
)

UnitKind = Literal["commander", "trooper", "droid"]
SupplyRoom = Literal["north", "east", "south", "west"]
RoomSort = Literal["centre", "north", "east", "south", "west", "tile", "base"]
Phase = Literal["build", "place", "play", "over"]
"""While tiles are laid, then teleporters and commanders; while it is played; afterwards."""
UpgradeState = Literal["owned", "open", "closed"]
"""An upgrade is open if it is the next one of its tree."""
Tree = Literal["troops", "commander", "base"]
RowName = Literal["bases", "units", "energy"]
Result = Literal["win", "loss", "tie"]
"""How a battle ends for the attacker."""

# The board ----------------------------------------------------------------------------------------


class Room(Struct):
    """A room, `at` its lower left cell: `player` is who laid it, null where it is printed. One
    player may take up a `share` of the `oxygen`. The `shade`, 0 to 5, is another one for rooms that
    touch, as far as that goes. A supply room is `linked` once the station has reached it."""

    sort: RoomSort
    at: str
    width: int
    height: int
    player: int | None
    oxygen: int
    share: int
    shade: int
    linked: bool


class Unit(Struct):
    """A unit: what it adds to a battle (`attack`), how many cells it moves (`movement`), whether it
    `jumps`; what it has done this turn, whether it is `new`; of those that are `doomed` one is to
    be kept."""

    player: int
    unit: UnitKind
    attack: int
    movement: int
    jumps: bool
    moved: bool
    attacked: bool
    new: bool
    jumped: bool
    doomed: bool


class Count(Struct):
    """How many units of a kind are alive, of at most so many."""

    alive: int
    limit: int


class Player(Struct):
    """What a player has: `income` of the base a turn, 0 while it is lost; `stipend` is what supply
    cards will pay in the next turns. `bases` tells how many are held, `holder` who holds the own
    one, null before it lies. `tiles_left` stand by pile, those above zero; `supplied` is the supply
    room of the last card. The turn of who is `active` runs."""

    player: int
    faction: str
    energy: int
    income: int
    stipend: list[int]
    units: dict[UnitKind, Count]
    bases: int
    holder: int | None
    teleporter: str | None
    upgrades: dict[str, UpgradeState]
    tiles_left: dict[str, int]
    supplied: SupplyRoom | None
    out: bool
    active: bool


class Row(Struct):
    """A figure behind the end."""

    row: RowName
    points: int
    words: Sentence


class EndedPlayer(Struct):
    """How a player ended; the `score` is the bases held."""

    player: int
    rows: list[Row]
    score: int
    out: bool


class Ending(PlainEnding, kw_only=True):
    """How the game ended."""

    ending: str
    players: list[EndedPlayer]


class Board(PlainBoard, kw_only=True):
    """What everybody sees: the kind of question on the table (`ask`),
    the unit that a supply card brings (`recruit`), whether somebody has `bought` this turn. `crowd`
    tells by room the living units of each player. Two cells of different rooms have a door or, of
    two bases, a wall between them. `units` stand by cell."""

    ask: str | None
    clock: Sentence
    phase: Phase
    recruit: UnitKind | None
    bought: bool
    rooms: list[Room]
    crowd: list[list[int]]
    doors: list[tuple[str, str]]
    walls: list[tuple[str, str]]
    players: list[Player]
    units: dict[str, Unit]
    ending: Ending | None


# What a seat decides ------------------------------------------------------------------------------


class Fighter(Struct):
    """A unit in a battle, and what it adds to the sum."""

    at: str
    unit: UnitKind
    adds: int


class Keeps(Struct):
    """Who will be asked to keep one of these units; the others of them die."""

    player: int
    of: list[str]


class Battle(Struct):
    """A battle that could be fought now: the sums, and what comes of them. `spent` are units of the
    attacker in the `area` that have attacked before. `dead` are those who die for certain, `out`
    players who would be out of the game, `gone` the cells of their units elsewhere; `over` tells
    that the game would be."""

    start: str = field(name="from")
    goal: str = field(name="to")
    player: int
    enemy: int
    attack: int
    defence: int
    result: Result
    attackers: list[Fighter]
    defenders: list[Fighter]
    spent: list[str]
    area: list[str]
    dead: list[str]
    keeps: Keeps | None
    out: list[int]
    gone: list[str]
    over: bool
    words: Sentence


class Own(PlainOwn, kw_only=True):
    """A reader: the cell to look at first (`home`), the cells of units that can act (`ready`). By
    the number of a legal action as text: `notes` tell what is special about it, `prices` its energy
    where it has a price. `battles` stand by "from to", one for each legal attack. `could` is what
    units and purse do not allow now."""

    home: str | None
    ready: list[str] = field(default_factory=list)
    notes: dict[str, Sentence] = field(default_factory=dict)
    prices: dict[str, int] = field(default_factory=dict)
    battles: dict[str, Battle] = field(default_factory=dict)


class Attempt(PlainAttempt, kw_only=True):
    """What might be done with a cell; `battle` is the name of a legal attack in `Own.battles`."""

    battle: str | None


# What is printed ----------------------------------------------------------------------------------


class Size(Struct):
    """Cells a side."""

    size: int


class RoomPrint(Struct):
    """A room that is printed on the board."""

    sort: RoomSort
    at: str
    width: int
    height: int
    oxygen: int


class TilePrint(Struct):
    """A tile as it lies: the `pile` that it comes from, null for the base, and what it is called
    when it is `turned`, itself if it is square."""

    width: int
    height: int
    pile: str | None
    turned: str
    oxygen: int
    share: int


class UnitPrint(Struct):
    """A kind of unit; without a `price` it is not for sale. What is `living` needs oxygen."""

    attack: int
    movement: int
    price: int | None
    limit: int
    living: bool


class UpgradePrint(Struct):
    """An upgrade: tiers of its tree count from 0 at the bottom, columns beside each other on a tier
    too. Any one of `needs` must be there first."""

    tree: Tree
    tier: int
    column: int
    needs: list[str]
    price: int


class Prices(Struct):
    """Energy: what a base pays, what an upgrade and the return of a commander cost."""

    income: int
    upgrade: int
    respawn: int


class CardPrint(Struct):
    """A supply card: `energy` now, then in each of the next turns."""

    copies: int
    energy: list[int]
    unit: UnitKind | None
    upgrade: bool


class House(Struct):
    """Something printed that is ours and not published, and our paragraph about it."""

    what: str
    rule: str


class Content(PlainContent, kw_only=True):
    """What never changes during a match. `rooms` are the five that are printed, `tiles` stand by
    name as they lie ("base", "3x1", "1x3"), `piles` tell how many each player has; `factions` are
    all there are, `rounds` the last."""

    board: Size
    rooms: list[RoomPrint]
    tiles: dict[str, TilePrint]
    piles: dict[str, int]
    units: dict[UnitKind, UnitPrint]
    upgrades: dict[str, UpgradePrint]
    energy: Prices
    cards: dict[str, CardPrint]
    factions: list[str]
    rounds: int
    house: list[House]
