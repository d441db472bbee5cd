"""The next move of whoever carries a line out (Launch Manual, Station Automation, Steps and Special
Cases): the way, the free Pick Up, and what is done through others."""

from typing import Final

from deorbit.core.codec import kind_of, pack, second
from deorbit.games.stationfall.automation.action_table import CAMERAS, JAMMERS, Actions
from deorbit.games.stationfall.automation.distances import AIRLOCK, LOCKED, Ways
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import activating, picking
from deorbit.games.stationfall.automation.targets import Finder
from deorbit.games.stationfall.content import script
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ADRENALINE,
    BODY,
    EMERGENCY_RESPONSE,
    FAR,
    FIELD,
    NOWHERE,
    OUTER_SPACE,
)
from deorbit.games.stationfall.content.script import (
    KOMPROMAT,
    Choice,
    Manoeuvre,
    Order,
    Script,
    part_of,
    plain,
)
from deorbit.games.stationfall.rules.bots.conditions import passes
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState

WANTED_FIRST: Final = 1 << 40
"""What puts an Item of the script before all others."""
ON_THE_WAY_FIRST: Final = 1 << 44
"""What puts an Item that the line names for the way before those."""


class Wanted:
    """Items that the free Pick Up takes before others: those that the line names for the way, as it
    ranks them, then all that the script is about (bot-priorities)."""

    def __init__(self, takes: list[int], targets: list[int]) -> None:
        self.takes = takes
        self.targets = targets


class Ahead:
    """What a character has before it this Minute: the nodes of the way to what is next, all
    sections that it goes through, and whether the free action is left for a Pick Up."""

    def __init__(self, nodes: list[int], sections: list[int], spare: bool) -> None:
        self.nodes = nodes
        self.sections = sections
        self.spare = spare


class Steps:
    """Carries lines out for one conspiracy in one position; `state` is a copy that may be used at
    will. `name` is a script to follow instead of the own one."""

    def __init__(self, actions: Actions, state: StationfallState, bot: int, name: str = "") -> None:
        self.actions = actions
        self.state = state
        self.bot = bot
        self.finder = Finder(actions, state, bot)
        self.script = self._script(name)

    def _script(self, name: str) -> Script:
        edition, state = self.state.edition, self.state
        if name:
            return edition.standard[name]
        identity = state.pc[self.bot]
        if identity == NOWHERE:
            identity = state.identity[self.bot]
        return edition.scripts[identity]

    def minute(self, ways: Ways, option: Option, actions: int) -> list[int]:
        """The part of a way that so many actions suffice for."""
        if option.node == ways.start:
            return []
        way = ways.path(option.node, self.finder.terrain.keys())
        here = ways.start
        cost = 0
        for place in range(len(way)):
            cost += 1 if here == NOWHERE else ways.price(here, way[place])
            if cost > actions:
                return way[:place]
            here = way[place]
        return way

    def spare(self, ways: Ways, option: Option, nodes: list[int]) -> bool:
        """Whether the free action is left for a Pick Up: neither the way of this Minute nor the
        action at its end takes it."""
        state = self.state
        if not state.free:
            return False
        here = nodes[-1] if nodes else ways.start
        if here >= ways.size and ways.start < ways.size:
            return False
        arrives = here == option.node
        return not (arrives and option.move != NOWHERE and option.last == 0)

    def look_ahead(self, pawn: int, order: Order, option: Option) -> Ahead:
        """What a character has before it this Minute. What stands after THEN counts, as far as the
        actions suffice: its ways belong to the way, and the free action may be for it."""
        state = self.state
        ways = self.finder.ways_of(pawn, state.free == 1, False)
        nodes = self.minute(ways, option, state.actions)
        ahead = Ahead(nodes, sections_of(ways, nodes), self.spare(ways, option, nodes))
        home, actions = state.where[pawn], state.actions
        while ahead.spare and option.cost <= state.actions and ends(order, option):
            state.actions -= option.cost
            state.where[pawn] = option.node % ways.size
            following = self._following(pawn, order)
            if following is None:
                break
            order, option = following
            ways = self.finder.ways_of(pawn, True, False)
            nodes = self.minute(ways, option, state.actions)
            ahead.sections += [node % ways.size for node in nodes]
            ahead.spare = self.spare(ways, option, nodes)
        state.where[pawn] = home
        state.actions = actions
        return ahead

    def _following(self, pawn: int, order: Order) -> tuple[Order, Option] | None:
        """The part after THEN and how it would be done; None if it cannot be."""
        then = order.then
        while then is not None:
            option = self.finder.closest(pawn, then.choices, True)
            if option is not None:
                return then, option
            then = then.then if self.is_set(then) else None
        return None

    def pick_on_the_way(self, pawn: int, sections: list[int], wanted: Wanted) -> int:
        """Where on the way of this Minute the best Item for a free Pick Up lies (Free Pick Up): a
        section, NOWHERE if there is none."""
        best = place = NOWHERE
        for section in sections:
            for move in self.pickable(pawn, section):
                key = self.pick_key(move, wanted)
                if place == NOWHERE or key < best:
                    best, place = key, section
        return place

    def pickable(self, pawn: int, section: int) -> list[int]:
        """What the free Pick Up could take in a section, never a kind that is held already; nothing
        without a free slot, not even Kompromat (bot-free-pick-up)."""
        state, finder = self.state, self.finder
        if state.full(pawn):
            return []
        company = [other for other in finder.terrain.people(section) if other != pawn]
        home = state.where[pawn]
        state.where[pawn] = section
        moves: list[int] = []
        for number in self.actions.handled:
            self.actions.acts[number].candidates(state, pawn, company, moves)
        open_to = self.actions.policy.unbarred(state, moves)
        kept = [move for move in open_to if not state.held[pawn] & FIELD[second(move)]]
        self.actions.acts[self.actions.kompromat[0]].candidates(state, pawn, company, kept)
        state.where[pawn] = home
        return kept

    def pick_key(self, move: int, wanted: Wanted) -> int:
        found = kind_of(move) == self.actions.kompromat[0]
        item = KOMPROMAT if found else second(move)
        if plain(item) in wanted.takes:
            return wanted.takes.index(plain(item)) - ON_THE_WAY_FIRST
        key = picking(self.state, item)
        return key - WANTED_FIRST if plain(item) in wanted.targets else key

    def wanted(self, manoeuvre: Manoeuvre | None) -> Wanted:
        """What the free Pick Up prefers, whatever line of the script is carried out; None for no
        line at all. A line of a standard script counts as part of the own one."""
        if manoeuvre is None:
            return Wanted([], self.script.items)
        return Wanted(manoeuvre.takes, self.script.items + manoeuvre.items)

    def proceed(self, manoeuvre: Manoeuvre, pawn: int) -> int:
        """The next move of the activated character, NOWHERE if nothing is left to do."""
        state = self.state
        wanted = self.wanted(manoeuvre)
        order = part_of(manoeuvre, state.parts)
        free = state.free == 1
        while order is not None:
            if order.choices[0].verb == script.STEP_AWAY:
                return self.step_away(pawn) if state.actions else NOWHERE
            option = self.finder.closest(pawn, order.choices, free)
            if option is None and not self.is_set(order):
                break
            if option is None or option.here:
                order = order.then
                continue
            move = self.toward(pawn, order, option, wanted)
            if move != NOWHERE:
                return move
            break
        return self.leisure(pawn, wanted)

    def is_set(self, order: Order) -> bool:
        """Whether what a part is to switch is as wanted already (house-bot-nothing)."""
        state = self.state
        for choice in order.choices:
            if choice.switch == state.cameras and CAMERAS in choice.acts:
                return True
            if choice.switch == state.jammers and JAMMERS in choice.acts:
                return True
        return False

    def toward(self, pawn: int, order: Order, option: Option, wanted: Wanted) -> int:
        """The next move on the way to an option, with a free Pick Up where the best Item lies;
        NOWHERE if the actions that are left do not suffice."""
        state = self.state
        if not state.edition.kind[pawn] & BODY or state.down >> pawn & 1:
            return option.move if option.last <= state.actions else NOWHERE
        ahead = self.look_ahead(pawn, order, option)
        if ahead.spare:
            section = self.pick_on_the_way(pawn, ahead.sections, wanted)
            if section != NOWHERE and section == state.where[pawn]:
                return self.best_pick(pawn, wanted)
        ways = self.finder.ways_of(pawn, state.free == 1, False)
        if ahead.nodes:
            return self.leg(ways, pawn, ahead.nodes[0])
        if option.node == ways.start:
            return option.move if option.last <= state.actions else NOWHERE
        return self.first_lock(ways, pawn, option)

    def leg(self, ways: Ways, pawn: int, node: int) -> int:
        """The move that leads along a way; a Lock comes off first."""
        to = node % ways.size
        number = self.actions.number
        if self.state.where[pawn] == OFF_BOARD:
            return pack(number["step"], pawn, to)
        kind = ways.leg(self.state.where[pawn], to)
        name = "airlock" if kind == AIRLOCK else "breach" if kind == LOCKED else "step"
        return pack(number[name], pawn, to)

    def first_lock(self, ways: Ways, pawn: int, option: Option) -> int:
        """With one action left before a Lock, it is taken off."""
        state = self.state
        if not state.actions or ways.start == NOWHERE:
            return NOWHERE
        to = ways.path(option.node, self.finder.terrain.keys())[0] % ways.size
        if ways.leg(state.where[pawn], to) != LOCKED:
            return NOWHERE
        return pack(self.actions.number["breach"], pawn, to)

    def best_pick(self, pawn: int, wanted: Wanted) -> int:
        best = NOWHERE
        for move in self.pickable(pawn, self.state.where[pawn]):
            if best == NOWHERE or self.pick_key(move, wanted) < self.pick_key(best, wanted):
                best = move
        return best

    def leisure(self, pawn: int, wanted: Wanted) -> int:
        """When the manoeuvre is done: the free Pick Up, if it is left."""
        state = self.state
        if not state.free or not state.usable(pawn) or state.where[pawn] < 0:
            return NOWHERE
        return self.best_pick(pawn, wanted)

    def step_away(self, pawn: int) -> int:
        """One Step on board to where the nearest other character is farthest; not into a pod, which
        could be launched (house-tutorial-lines)."""
        state = self.state
        outside = state.edition.pods | 1 << OUTER_SPACE
        ways = self.finder.ways_of(pawn, state.free == 1, False)
        best = lead = NOWHERE
        farthest = self.loneliness(pawn, state.where[pawn])
        near = [ways.fresh[cost] | ways.spent[cost] for cost in range(min(2, len(ways.fresh)))]
        for section in [one for mask in near for one in bits(mask & ~outside)]:
            if section != state.where[pawn]:
                far = self.loneliness(pawn, section)
                key = self.finder.section_key(section)
                if far > farthest or (far == farthest and key < lead):
                    farthest, best, lead = far, section, key
        return NOWHERE if best == NOWHERE else self.leg(ways, pawn, best)

    def loneliness(self, pawn: int, section: int) -> int:
        """How far the nearest other Live character is from a section."""
        state = self.state
        least = FAR
        for other in range(state.edition.monster):
            place = state.where[other]
            if other != pawn and place >= 0 and state.usable(other):
                least = min(least, state.edition.distance[section][place])
        return least

    def advance(self, manoeuvre: Manoeuvre, pawn: int) -> int:
        """The next move along a line that was not announced, NOWHERE if it leads nowhere now."""
        state = self.state
        order = manoeuvre.order
        while order is not None:
            if order.choices[0].verb == script.STEP_AWAY:
                return self.step_away(pawn) if state.actions else NOWHERE
            option = self.finder.closest(pawn, order.choices, state.free == 1)
            if option is None:
                return NOWHERE
            if not option.here:
                return self.toward(pawn, order, option, self.wanted(manoeuvre))
            order = order.then
        return NOWHERE

    # Through others -------------------------------------------------------------------------------

    def through(self, choice: Choice, pawn: int, careless: bool) -> int:
        """The next move of somebody who is controlled, NOWHERE if there is none."""
        option = self.led(choice, pawn, careless)
        if option is None:
            return NOWHERE
        ways = self.finder.ways_of(pawn, False, careless, True)
        if option.node == ways.start:
            return option.move
        return self.leg(ways, pawn, ways.path(option.node, self.finder.terrain.keys())[0])

    def led(self, choice: Choice, pawn: int, careless: bool = False) -> Option | None:
        """What somebody who is controlled would be led to do, None if there is nothing."""
        if choice.inner is None or not passes(self.state, self.bot, pawn, choice.who):
            return None
        option = self.finder.closest(pawn, [choice.inner], False, careless, True)
        return None if option is None or not option.cost else option

    def closest_of(self, choice: Choice, pawns: list[int]) -> int:
        """Who is given a basic action: the closest, then by the General Priorities; NOWHERE if
        nobody has a use for one."""
        best = least = lead = NOWHERE
        for pawn in pawns:
            option = self.led(choice, pawn)
            move = self.through(choice, pawn, False)
            if option is not None and self.actions.acts[kind_of(move)].basic:
                key = activating(self.state, self.bot, pawn)
                if best == NOWHERE or option.cost < least or (option.cost == least and key < lead):
                    best, least, lead = pawn, option.cost, key
        return best


def ends(order: Order, option: Option) -> bool:
    """Whether a part is over when an option is done, and another one follows."""
    return order.then is not None and not order.repeat and order.choices[option.rank].inner is None


def sections_of(ways: Ways, nodes: list[int]) -> list[int]:
    """The sections of a way, the one where it begins among them (house-bot-pick-up)."""
    found = [] if ways.start == NOWHERE else [ways.start % ways.size]
    for node in nodes:
        found.append(node % ways.size)
    return found


def is_spent(state: StationfallState, pawn: int) -> bool:
    """Whether an activated character has nothing left to act with: neither actions nor the free
    one, nor Steps that are free again and again."""
    return not (
        state.actions or state.free or state.ability[pawn] & (ADRENALINE | EMERGENCY_RESPONSE)
    )
