"""How far everything is for a character, in actions (Launch Manual, Station Automation, Steps).

A way costs what is not free: a Step one action, a Lock without a key one more (Breach). Zero-Born,
Adrenaline, Emergency Response and Scientist walk for free where they may. A node is a section with
the free action still there, or spent. Sections are masks: a wave of ways is measured at once.
"""

from typing import Final

from deorbit.games.stationfall.automation.priorities import section_key
from deorbit.games.stationfall.content.edition import StationfallEdition, bits
from deorbit.games.stationfall.content.names import (
    ADRENALINE,
    BODY,
    BREACH,
    EMERGENCY_RESPONSE,
    FAR,
    NOWHERE,
    OFFICER,
    OUTER_SPACE,
    ROBOT,
    SCIENTIST,
    TUNNEL_RAT,
    ZERO_BORN,
)
from deorbit.games.stationfall.rules.characters import exposed, powers
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState

MOST_GROUNDS: Final = 256
MOST_WAYS: Final = 1024
"""How many are kept before all are laid out anew."""

FIRST: Final = 1 << 40
"""What counts before any key of a section."""

NO_WAY: Final = 0
CORRIDOR: Final = 1
LOCKED: Final = 2
AIRLOCK: Final = 3


class Ground:
    """Corridors and airlocks, by section the mask of those next to it: the same for everybody, and
    for as long as nothing about them changes. Ways that were measured here are kept with it."""

    def __init__(self, state: StationfallState) -> None:
        edition = state.edition
        self.size = edition.size
        self.vents = edition.vents_from
        self.open: list[int] = edition.corridors_from[:]
        self.locked: list[int] = [0] * edition.size
        self.airlocks: list[int] = edition.airlocks_from
        self.keys: list[int] = [section_key(edition, one, 0) for one in range(edition.size)]
        """What puts a section before others, as long as nobody is in a pod."""
        self.measured: dict[tuple[int, int, int, int], Ways] = {}
        for corridor in bits(state.locks):
            a, b = edition.ends[corridor]
            self.open[a] &= ~(1 << b)
            self.open[b] &= ~(1 << a)
            self.locked[a] |= 1 << b
            self.locked[b] |= 1 << a
        mouth, vault = state.mouth, edition.vault
        if mouth != NOWHERE and mouth != vault:
            self.open[vault] |= 1 << mouth
            self.open[mouth] |= 1 << vault
        if state.damaged & edition.airlocked:
            whole = ~state.damaged
            self.airlocks = [
                edition.airlocks_from[section] & whole if whole >> section & 1 else 0
                for section in range(self.size)
            ]

    def ways(self, means: "Means") -> "Ways":
        """The ways by these means. Most characters stay where they are from one turn of a bot to
        the next, so many are there already."""
        key = means.key()
        found = self.measured.get(key)
        if found is None:
            if len(self.measured) >= MOST_WAYS:
                self.measured.clear()
            found = self.measured[key] = Ways(self, means)
        return found


class Grounds:
    """The grounds of late, by what they depend on."""

    def __init__(self) -> None:
        self.laid: dict[tuple[StationfallEdition, int, int, int], Ground] = {}

    def of(self, state: StationfallState) -> Ground:
        edition = state.edition
        key = (edition, state.locks, state.damaged & edition.airlocked, state.mouth)
        found = self.laid.get(key)
        if found is None:
            if len(self.laid) >= MOST_GROUNDS:
                self.laid.clear()
            found = self.laid[key] = Ground(state)
        return found


class Means:
    """What a character walks by: where it begins, what is closed to it, what it passes and what is
    free for it. `full` are the pods without room, `fallen` the sections with a Down Human. `led`:
    somebody else acts through it, so that nothing is free."""

    def __init__(
        self,
        state: StationfallState,
        pawn: int,
        full: int,
        fallen: int,
        free: bool,
        careless: bool,
        led: bool,
    ) -> None:
        edition = state.edition
        kind = edition.kind[pawn]
        ability = powers(state, pawn)
        closed = full | state.launched
        if not careless:
            if exposed(state, pawn):
                closed |= state.fire | state.airless
            if kind & ROBOT:
                closed |= state.goo
        self.closed = closed
        self.free = free
        self.keys = ability & OFFICER != 0 and not state.blackout()
        self.breach = ability & BREACH != 0
        self.vents = ability & TUNNEL_RAT != 0
        self.runs = 0
        """Sections that are entered for free, again and again."""
        self.floats = 0
        """Sections that the free action takes one into."""
        self.science = False
        if not led and kind & BODY:
            if ability & ADRENALINE:
                self.runs |= state.fire | state.airless
            if ability & EMERGENCY_RESPONSE:
                self.runs |= fallen
            self.runs &= ~state.visited
        if free:
            if ability & ZERO_BORN:
                self.floats = ~edition.gravity & (1 << edition.size) - 1
            self.science = ability & SCIENTIST != 0
        self.place = state.where[pawn]
        self.entries = 0
        """Where somebody may come on board who is not yet there."""
        if self.place == OFF_BOARD and kind & BODY:
            for section in range(edition.size):
                if state.is_dark(section) and not closed >> section & 1:
                    self.entries |= 1 << section

    def key(self) -> tuple[int, int, int, int]:
        """Equal means, equal ways."""
        able = self.free | self.keys << 1 | self.breach << 2 | self.vents << 3
        able |= self.science << 4 | (self.floats != 0) << 5
        place = self.place if self.place >= 0 else NOWHERE
        return (place << 6 | able, self.closed, self.runs, self.entries)


class Ways:
    """How far everything is from one place by some means. Many may ask: ways never change."""

    def __init__(self, ground: Ground, means: Means) -> None:
        self.ground = ground
        self.size = ground.size
        self.closed = means.closed
        self.keys = means.keys
        self.breach = means.breach
        self.vents = means.vents
        self.runs = means.runs
        self.floats = means.floats
        self.science = means.science
        self.shift = 0 if means.free else self.size
        """From a section to the node where a way begins."""
        self.start = means.place + self.shift if means.place >= 0 else NOWHERE
        self.entries = means.entries
        self.cost: list[int] = [FAR] * (2 * self.size)
        """By node."""
        self.fresh: list[int] = []
        self.spent: list[int] = []
        """By cost: the sections that it takes one to, with the free action and without."""
        self._measure()

    def _measure(self) -> None:
        """Wave after wave; a leg costs two actions at the most."""
        begins = 1 << self.start % self.size if self.start != NOWHERE else 0
        fresh, spent = [begins, self.entries, 0], [0, 0, 0]
        if self.shift:
            fresh, spent = spent, fresh
        seen_fresh, seen_spent = 0, 0 if self.shift else begins
        while fresh[0] | fresh[1] | fresh[2] | spent[0] | spent[1] | spent[2]:
            wave_fresh = wave_spent = 0
            while True:
                some = fresh[0] & ~(seen_fresh | wave_fresh)
                others = spent[0] & ~(seen_spent | wave_spent)
                if not some | others:
                    break
                wave_fresh |= some
                wave_spent |= others
                if some:
                    self._spread(some, fresh, spent, True)
                if others:
                    self._spread(others, spent, spent, False)
            self._arrive(wave_fresh, 0)
            self._arrive(wave_spent, self.size)
            self.fresh.append(wave_fresh)
            self.spent.append(wave_spent)
            seen_fresh |= wave_fresh
            seen_spent |= wave_spent
            fresh = [fresh[1] & ~seen_fresh, fresh[2] & ~seen_fresh, 0]
            spent = [spent[1] & ~seen_spent, spent[2] & ~seen_spent, 0]

    def _spread(self, edge: int, alike: list[int], spent: list[int], free: bool) -> None:
        """Where one gets from the sections at the edge: `alike` takes what leaves the free action
        as it is, `spent` what uses it. Both are masks for no action, for one and for two."""
        ground = self.ground
        near = locked = airlocks = 0
        while edge:
            section = edge.bit_length() - 1
            edge &= ~(1 << section)
            near |= ground.open[section]
            locked |= ground.locked[section]
            airlocks |= ground.airlocks[section]
            if self.vents:
                near |= ground.vents[section]
        if self.keys:
            near |= locked
        allowed = ~self.closed
        near = (near | airlocks) & allowed
        running = near & self.runs
        near &= ~running
        alike[0] |= running
        alike[1] |= near
        if free:
            spent[0] |= near & self.floats
            if self.science:
                spent[0] |= near & airlocks
        if self.breach and not self.keys:
            locked &= allowed
            alike[1] |= locked & self.runs
            locked &= ~self.runs
            alike[2] |= locked
            if free:
                spent[1] |= locked & self.floats

    def _arrive(self, wave: int, shift: int) -> None:
        price = len(self.fresh)
        while wave:
            section = wave.bit_length() - 1
            wave &= ~(1 << section)
            self.cost[section + shift] = price

    # One way ------------------------------------------------------------------------------------

    def leg(self, section: int, to: int) -> int:
        """Through what one gets from a section into the next."""
        ground = self.ground
        if self.closed >> to & 1:
            return NO_WAY
        if ground.open[section] >> to & 1 or (self.vents and ground.vents[section] >> to & 1):
            return CORRIDOR
        if ground.locked[section] >> to & 1 and (self.keys or self.breach):
            return CORRIDOR if self.keys else LOCKED
        return AIRLOCK if ground.airlocks[section] >> to & 1 else NO_WAY

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
        left = self._legs_left(goal)
        way: list[int] = []
        here = self.start
        if here == NOWHERE:
            nodes = [section + self.shift for section in bits(self.entries)]
            here = self._nearest([node for node in nodes if node in left], left, keys)
            way.append(here)
        while here != goal:
            price = self.cost[here]
            here = self._nearest(
                [
                    node
                    for node in left
                    if left[node] < left[here] and price + self.price(here, node) == self.cost[node]
                ],
                left,
                keys,
            )
            way.append(here)
        return way

    def _legs_left(self, goal: int) -> dict[int, int]:
        """The nodes on cheapest ways to a goal, with the fewest legs from there."""
        cost = self.cost
        left: dict[int, int] = {goal: 0}
        edge = [goal]
        while edge:
            further: list[int] = []
            for node in edge:
                near = self._near(node % self.size)
                for earlier in near + [section + self.size for section in near]:
                    if (
                        earlier not in left
                        and cost[earlier] + self.price(earlier, node) == cost[node]
                    ):
                        left[earlier] = left[node] + 1
                        further.append(earlier)
            edge = further
        return left

    def _near(self, section: int) -> list[int]:
        """The sections from which a leg may lead here."""
        ground = self.ground
        found = ground.open[section] | ground.locked[section]
        if self.vents:
            found |= ground.vents[section]
        if section == OUTER_SPACE:
            for other in range(self.size):
                if ground.airlocks[other]:
                    found |= 1 << other
        elif ground.airlocks[OUTER_SPACE] >> section & 1:
            found |= 1 << OUTER_SPACE
        return bits(found)

    def _nearest(self, nodes: list[int], left: dict[int, int], keys: list[int]) -> int:
        """The node with the fewest legs left; of several that in the section with the lowest key,
        and there the one where the free action is spent."""
        best = NOWHERE
        least = 0
        for node in nodes:
            lead = left[node] * FIRST + 2 * keys[node % self.size] + int(node < self.size)
            if best == NOWHERE or lead < least:
                best, least = node, lead
        return best
