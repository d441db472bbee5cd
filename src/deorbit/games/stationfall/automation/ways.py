"""How far everything is for a character, in actions (Launch Manual, Station Automation, Steps).

A way costs what is not free: a Step one action, a Lock without a key one more (Breach). Zero-Born,
Adrenaline, Emergency Response and Scientist walk for free where they may. A node is a section with
the free action still there, or spent.
"""

from typing import Final

from deorbit.games.stationfall.actions.base import offered
from deorbit.games.stationfall.characters import exposed, powers
from deorbit.games.stationfall.state import OFF_BOARD, StationfallState
from deorbit.games.stationfall.terms import (
    ADRENALINE,
    BODY,
    BREACH,
    EMERGENCY_RESPONSE,
    FAR,
    HUMAN,
    NOWHERE,
    OFFICER,
    ROBOT,
    SCIENTIST,
    TUNNEL_RAT,
    ZERO_BORN,
)

FARTHEST: Final = 40
"""More actions than any way takes."""

FIRST: Final = 1 << 40
"""What counts before any key of a section."""

NO_WAY: Final = 0
CORRIDOR: Final = 1
LOCKED: Final = 2
AIRLOCK: Final = 3


class Ground:
    """Corridors and airlocks as lists of neighbours: the same for everybody, and for as long as
    nothing about them changes."""

    def __init__(self, state: StationfallState) -> None:
        edition = state.edition
        size = edition.size
        self.edition = edition
        self.launched = state.launched
        self.locks = state.locks
        self.damaged = state.damaged
        self.mouth = state.mouth
        self.open: list[list[int]] = [[] for _ in range(size)]
        self.locked: list[list[int]] = [[] for _ in range(size)]
        self.airlocks: list[list[int]] = [[] for _ in range(size)]
        gone = state.launched
        locks = state.locks
        for corridor in range(len(edition.ends)):
            a, b = edition.ends[corridor]
            if not (gone >> a | gone >> b) & 1:
                if locks >> corridor & 1:
                    self.locked[a].append(b)
                    self.locked[b].append(a)
                else:
                    self.open[a].append(b)
                    self.open[b].append(a)
        mouth, vault = state.mouth, edition.vault
        if mouth != NOWHERE and mouth != vault and mouth not in self.open[vault]:
            self.open[vault].append(mouth)
            self.open[mouth].append(vault)
        damaged = state.damaged
        for section in range(size):
            if edition.airlocks[section] and not damaged >> section & 1:
                for to in edition.airlocks[section]:
                    if not damaged >> to & 1:
                        self.airlocks[section].append(to)

    def is_of(self, state: StationfallState) -> bool:
        return (
            self.edition is state.edition
            and self.launched == state.launched
            and self.locks == state.locks
            and self.damaged == state.damaged
            and self.mouth == state.mouth
        )


class Terrain:
    """The station in one position, with who is where: the same for everybody."""

    def __init__(self, state: StationfallState, ground: Ground) -> None:
        edition = state.edition
        size = edition.size
        self.open = ground.open
        self.locked = ground.locked
        self.airlocks = ground.airlocks
        self.people: list[list[int]] = [[] for _ in range(size)]
        self.down = 0
        """Sections with a Down Human."""
        bodies = edition.bodies
        for pawn in range(len(state.where)):
            section = state.where[pawn]
            if section >= 0 and bodies >> pawn & 1:
                self.people[section].append(pawn)
                if state.down >> pawn & 1 and edition.kind[pawn] & HUMAN:
                    self.down |= 1 << section
        self.offers: list[int] = [offered(state, section) for section in range(size)]
        """The section actions that can be taken, by section."""
        self.full = state.launched
        """Pods without room, and those that have left."""
        for section in range(size):
            if edition.pods >> section & 1:
                if len(self.people[section]) >= edition.capacity[section]:
                    self.full |= 1 << section


class Ways:
    """The ways of one character from where it is. `led`: somebody else acts through it, so that
    nothing is free."""

    def __init__(
        self,
        terrain: Terrain,
        state: StationfallState,
        pawn: int,
        free: bool,
        careless: bool,
        led: bool = False,
    ) -> None:
        edition = state.edition
        self.terrain = terrain
        self.size = edition.size
        ability = powers(state, pawn)
        closed = terrain.full
        if not careless:
            if exposed(state, pawn):
                closed |= state.fire | state.airless
            if edition.kind[pawn] & ROBOT:
                closed |= state.goo
        self.closed = closed
        self.keys = ability & OFFICER != 0 and not state.blackout()
        self.breach = ability & BREACH != 0
        self.vents: list[list[int]] | None = edition.vents if ability & TUNNEL_RAT else None
        self.runs = 0
        """Sections that are entered for free, again and again."""
        self.floats = 0
        """Sections that the free action takes one into."""
        self.science = False
        if not led and edition.kind[pawn] & BODY:
            if ability & ADRENALINE:
                self.runs |= state.fire | state.airless
            if ability & EMERGENCY_RESPONSE:
                self.runs |= terrain.down
            self.runs &= ~state.visited
        if free:
            if ability & ZERO_BORN:
                self.floats = ~edition.gravity & (1 << edition.size) - 1
            self.science = ability & SCIENTIST != 0
        self.cost: list[int] = [FAR] * (2 * edition.size)
        self.reached: list[int] = []
        """Nodes from the nearest to the farthest."""
        place = state.where[pawn]
        self.start = NOWHERE
        self.entries: list[int] = []
        """Where somebody may come on board who is not yet there."""
        if place >= 0:
            self.start = place if free else place + self.size
        elif place == OFF_BOARD and edition.kind[pawn] & BODY:
            for section in range(edition.size):
                if state.is_dark(section) and not closed >> section & 1:
                    self.entries.append(section)
        self._free = free
        self._measure()

    def _measure(self) -> None:
        """By buckets of equal cost."""
        size = self.size
        cost = self.cost
        buckets: list[list[int]] = [[] for _ in range(FARTHEST + 4)]
        if self.start != NOWHERE:
            cost[self.start] = 0
            buckets[0].append(self.start)
        spent = 0 if self._free else size
        for section in self.entries:
            cost[section + spent] = 1
            buckets[1].append(section + spent)
        closed, runs, floats = self.closed, self.runs, self.floats
        for price in range(FARTHEST):
            queue = buckets[price]
            place = 0
            while place < len(queue):
                node = queue[place]
                place += 1
                if cost[node] != price:
                    continue
                self.reached.append(node)
                section = node
                shift = 0
                if node >= size:
                    section = node - size
                    shift = size
                for to in self.terrain.open[section]:
                    if not closed >> to & 1:
                        self._enter(to, shift, price, 0, runs, floats, buckets)
                if self.vents is not None:
                    for to in self.vents[section]:
                        if not closed >> to & 1:
                            self._enter(to, shift, price, 0, runs, floats, buckets)
                if self.keys or self.breach:
                    more = 0 if self.keys else 1
                    for to in self.terrain.locked[section]:
                        if not closed >> to & 1:
                            self._enter(to, shift, price, more, runs, floats, buckets)
                for to in self.terrain.airlocks[section]:
                    if not closed >> to & 1:
                        free = floats | 1 << to if self.science else floats
                        self._enter(to, shift, price, 0, runs, free, buckets)

    def _enter(
        self,
        to: int,
        shift: int,
        price: int,
        more: int,
        runs: int,
        floats: int,
        buckets: list[list[int]],
    ) -> None:
        cost = self.cost
        node = to + shift
        due = price + more
        if not runs >> to & 1:
            if shift == 0 and floats >> to & 1 and due < cost[to + self.size]:
                cost[to + self.size] = due
                buckets[due].append(to + self.size)
            due += 1
        if due < cost[node]:
            cost[node] = due
            buckets[due].append(node)

    # One way ------------------------------------------------------------------------------------

    def leg(self, section: int, to: int) -> int:
        """Through what one gets from a section into the next."""
        if self.closed >> to & 1:
            return NO_WAY
        if to in self.terrain.open[section]:
            return CORRIDOR
        if self.vents is not None and to in self.vents[section]:
            return CORRIDOR
        if to in self.terrain.locked[section] and (self.keys or self.breach):
            return CORRIDOR if self.keys else LOCKED
        return AIRLOCK if to in self.terrain.airlocks[section] else NO_WAY

    def price(self, node: int, following: int) -> int:
        """What the leg from one node to another costs, FAR if there is none."""
        size = self.size
        section, to = node % size, following % size
        leg = self.leg(section, to)
        if leg == NO_WAY:
            return FAR
        more = 1 if leg == LOCKED else 0
        if (node < size) == (following < size):
            return more if self.runs >> to & 1 else more + 1
        if node >= size or self.runs >> to & 1:
            return FAR
        floats = self.floats >> to & 1 == 1 or (self.science and leg == AIRLOCK)
        return more if floats else FAR

    def path(self, goal: int, keys: list[int]) -> list[int]:
        """The nodes of a cheapest way with the fewest legs, without the first; where several lead
        on, the section with the lowest key comes first. The free action is used as soon as it can
        be, as the rules do (house-free-action)."""
        cost = self.cost
        left: dict[int, int] = {goal: 0}
        edge = [goal]
        while edge:
            further: list[int] = []
            for node in edge:
                for earlier in self.reached:
                    if cost[earlier] > cost[node]:
                        break
                    if (
                        earlier not in left
                        and cost[earlier] + self.price(earlier, node) == cost[node]
                    ):
                        left[earlier] = left[node] + 1
                        further.append(earlier)
            edge = further
        way: list[int] = []
        here = self.start
        if here == NOWHERE:
            spent = 0 if self._free else self.size
            here = self._nearest([section + spent for section in self.entries], left, FAR, keys)
            way.append(here)
        while here != goal:
            tight = [node for node in left if cost[here] + self.price(here, node) == cost[node]]
            here = self._nearest(tight, left, left[here] - 1, keys)
            way.append(here)
        return way

    def _nearest(self, nodes: list[int], left: dict[int, int], legs: int, keys: list[int]) -> int:
        """The node with the fewest legs left, at most so many; of several the lowest key."""
        best = NOWHERE
        least = 0
        for node in nodes:
            if node in left and left[node] <= legs:
                lead = left[node] * FIRST + 2 * keys[node % self.size]
                if node < self.size:
                    lead += 1
                if best == NOWHERE or lead < least:
                    best, least = node, lead
        return best
