"""What a state of Stationfall consists of: flat lists of small ints, and masks."""

from deorbit.core.game import State
from deorbit.games.stationfall.content.edition import StationfallEdition
from deorbit.games.stationfall.content.names import NOWHERE


class Components(State):
    """Everything on the table. `bots` and `named` (those whom the options name) are masks of
    conspiracies, like `cooperative` the same all through a match, and 0 where there are none;
    `tutorial` is 0, or for which time the tutorial is played."""

    # Players, by conspiracy. `dealt`, `bonus` and `aside` are masks of identity cards, `hand` of
    # cards, each with a count beside it that tells how many there are where faces are hidden. In
    # games of pairs (two players, teams) the cards of both lie with the one who is the `lead`; of
    # two colours of one seat also the Kompromat, see `hand_at`. `cubes` are by card and conspiracy,
    # `owners` (a mask of the conspiracies whose PC it is) and `grey_on` (grey Bribes) by card.
    lead: list[int]
    hand_at: list[int]
    identity: list[int]
    dealt: list[int]
    dealt_count: list[int]
    bonus: list[int]
    bonus_count: list[int]
    aside: list[int]
    aside_count: list[int]
    hand: list[int]
    hand_count: list[int]
    shown: list[int]
    shown_bonus: int
    pool: list[int]
    betrayal: list[int]
    disc: list[int]
    bribe: list[int]
    guilt: list[int]
    pc: list[int]
    early: int
    schroedinger: int
    cubes: list[int]
    owners: list[int]
    grey_left: int
    grey_on: list[int]
    spent: int
    discarded: int

    # Characters: lists by pawn, and masks of pawns.
    where: list[int]
    held: list[int]
    data: list[int]
    ability: list[int]
    integral: list[int]
    down: int
    contaminated: int
    dragged: int
    called: int

    # The station: Items (`lying`) and Kompromat (`face`) by section, masks of sections; `locks` is
    # a mask of corridors, `markers` are packed (`turn.markers`).
    lying: list[int]
    supply: list[int]
    removed: list[int]
    face: list[int]
    damaged: int
    fire: int
    airless: int
    goo: int
    launched: int
    locks: int
    abandoned: int
    cameras: int
    jammers: int
    antimatter: int
    antimatter_at: int
    blasted: int
    offsites: list[int]
    medical: int
    markers: list[int]
    re_entry: int

    # What Project X and reveal powers bring into play; `core_locks` is a mask of corridors.
    project: int
    peeked: int
    released: int
    inside: list[int]
    mark: int
    mouth: int
    mouth_from: int
    core_locks: int
    traps: int
    real_trap: int
    trapper: int
    eaten: int
    pirate: int
    spaced: int

    # Time and turn. `line` is the manoeuvre of a bot's turn, of which so many `parts` are done,
    # `focus` whether the die chose the focus script; `heir` is the first Bonus Character of
    # Stranger's bot. `watched`, `actor` and `due` are of the moment, and not copied.
    minute: int
    first: int
    active: int
    stage: int
    ending: int
    mossed: int
    actions: int
    free: int
    visited: int
    bribed: int
    blackmailed: int
    pending: int
    delivered: int
    line: int
    parts: int
    focus: int
    heir: int
    watched: int
    actor: int
    due: int

    def __init__(self, edition: StationfallEdition, seats: int, teams: bool) -> None:
        """Only the frame: `clear` or `take` fills it. Two players have two colours each (17.2)."""
        super().__init__(seats)
        self.edition = edition
        self.teams = teams
        self.paired = teams or seats == 2
        self.players = 4 if seats == 2 else seats
        self.seat_of = [player % seats for player in range(self.players)]
        self.bots = 0
        self.named = 0
        self.cooperative = 0
        self.tutorial = 0

    def take(self, other: "Components") -> None:
        """Be a copy of another state of the same match."""
        self.stack = other.stack.copy()
        self.bots = other.bots
        self.named = other.named
        self.cooperative = other.cooperative
        self.tutorial = other.tutorial
        self._take_players(other)
        self._take_characters(other)
        self._take_station(other)
        self._take_project(other)
        self._take_turn(other)

    def _take_players(self, other: "Components") -> None:
        self.lead = other.lead
        self.hand_at = other.hand_at
        self.identity = other.identity[:]
        self.dealt = other.dealt[:]
        self.dealt_count = other.dealt_count[:]
        self.bonus = other.bonus[:]
        self.bonus_count = other.bonus_count[:]
        self.aside = other.aside[:]
        self.aside_count = other.aside_count[:]
        self.hand = other.hand[:]
        self.hand_count = other.hand_count[:]
        self.shown = other.shown[:]
        self.shown_bonus = other.shown_bonus
        self.pool = other.pool[:]
        self.betrayal = other.betrayal[:]
        self.disc = other.disc[:]
        self.bribe = other.bribe[:]
        self.guilt = other.guilt[:]
        self.pc = other.pc[:]
        self.early = other.early
        self.schroedinger = other.schroedinger
        self.cubes = other.cubes[:]
        self.owners = other.owners[:]
        self.grey_left = other.grey_left
        self.grey_on = other.grey_on[:]
        self.spent = other.spent
        self.discarded = other.discarded

    def _take_characters(self, other: "Components") -> None:
        self.where = other.where[:]
        self.held = other.held[:]
        self.data = other.data[:]
        self.ability = other.ability[:]
        self.integral = other.integral
        self.down = other.down
        self.contaminated = other.contaminated
        self.dragged = other.dragged
        self.called = other.called

    def _take_station(self, other: "Components") -> None:
        self.lying = other.lying[:]
        self.supply = other.supply[:]
        self.removed = other.removed[:]
        self.face = other.face[:]
        self.damaged = other.damaged
        self.fire = other.fire
        self.airless = other.airless
        self.goo = other.goo
        self.launched = other.launched
        self.locks = other.locks
        self.abandoned = other.abandoned
        self.cameras = other.cameras
        self.jammers = other.jammers
        self.antimatter = other.antimatter
        self.antimatter_at = other.antimatter_at
        self.blasted = other.blasted
        self.offsites = other.offsites[:]
        self.medical = other.medical
        self.markers = other.markers[:]
        self.re_entry = other.re_entry

    def _take_project(self, other: "Components") -> None:
        self.project = other.project
        self.peeked = other.peeked
        self.released = other.released
        self.inside = other.inside[:]
        self.mark = other.mark
        self.mouth = other.mouth
        self.mouth_from = other.mouth_from
        self.core_locks = other.core_locks
        self.traps = other.traps
        self.real_trap = other.real_trap
        self.trapper = other.trapper
        self.eaten = other.eaten
        self.pirate = other.pirate
        self.spaced = other.spaced

    def _take_turn(self, other: "Components") -> None:
        self.minute = other.minute
        self.first = other.first
        self.active = other.active
        self.stage = other.stage
        self.ending = other.ending
        self.mossed = other.mossed
        self.actions = other.actions
        self.free = other.free
        self.visited = other.visited
        self.bribed = other.bribed
        self.blackmailed = other.blackmailed
        self.pending = other.pending
        self.delivered = other.delivered
        self.line = other.line
        self.parts = other.parts
        self.focus = other.focus
        self.heir = other.heir
        self.watched = 0
        self.actor = NOWHERE
        self.due = NOWHERE
