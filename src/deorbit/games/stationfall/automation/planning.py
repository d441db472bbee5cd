"""What a bot does in its turn (Launch Manual, Station Automation, A Bot's Turn and Running the
Bots): the first manoeuvre of its script that somebody can carry out, by whom, and step by step."""

from typing import Final

from deorbit.core.codec import kind_of, pack, second
from deorbit.games.stationfall import manoeuvre as script
from deorbit.games.stationfall.activation import activatable, exhausted, too_weak
from deorbit.games.stationfall.automation.conditions import about_station, holds, is_so, passes
from deorbit.games.stationfall.automation.finding import Actions, Finder, Option
from deorbit.games.stationfall.automation.priorities import (
    ACTIVATING,
    KOMPROMAT,
    activating,
    picking,
    which,
)
from deorbit.games.stationfall.automation.ways import AIRLOCK, LOCKED, Ways
from deorbit.games.stationfall.bots import cubes_beyond, cubes_to_conspire
from deorbit.games.stationfall.characters import owners_of
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.manoeuvre import (
    INFLUENCE,
    THIS_MINUTE,
    THIS_MINUTE_OR_UNEXHAUSTED,
    UNEXHAUSTED,
    Choice,
    Manoeuvre,
    Script,
    part_of,
    plain,
)
from deorbit.games.stationfall.state import ACTIVATION, OFF_BOARD, StationfallState
from deorbit.games.stationfall.terms import (
    ADRENALINE,
    BODY,
    DYING,
    EMERGENCY_RESPONSE,
    FAR,
    FIELD,
    NOWHERE,
    OUTER_SPACE,
)

ACTIONS: Final = 2
TIRED_ACTIONS: Final = 1
WANTED_FIRST: Final = 1 << 40
"""What puts an Item of the script before all others."""
ON_THE_WAY_FIRST: Final = 1 << 44
"""What puts an Item that the line names for the way before those."""

# What there is to tell about a line.
GOTO_PASSED: Final = 0
"""The other script does not apply now."""
STATION_SAYS_NO: Final = 1
"""A condition on the station or the PC does not hold; `value` is which."""
NOBODY: Final = 2
"""No character is left."""
CHOSEN: Final = 3
"""Done, by `pawn`; `value` is what it costs."""
TIE: Final = 4
"""What decided between the best one and others as close; `value` is one of the reasons below."""
# What there is to tell about a character.
NO_CONSPIRATOR: Final = 10
NO_CUBES: Final = 11
FAILS: Final = 12
"""A condition; `value` is which."""
IS_TIRED: Final = 13
CANNOT: Final = 14
"""There is nothing it could do it to, or no way there."""
TOO_FAR: Final = 15
"""It would take `value` actions."""
IDLE: Final = 16
"""There is nothing left to do."""
WOULD: Final = 17
"""It could; `value` is what it costs."""

# What decides between two characters.
BY_FREE_ACTIONS: Final = 1
BY_THIS_MINUTE: Final = 2
BY_REST: Final = 3
BY_PRIORITY: Final = 4
"""And more: which of the General Priorities."""


NAMING: Final = (script.IS_CARD, script.IS_PC)
"""Tests that name a character: nobody else was ever considered."""


class Note:
    """Something that was considered."""

    def __init__(self, what: int, line: int, pawn: int, value: int) -> None:
        self.what = what
        self.line = line
        self.pawn = pawn
        self.value = value


class Candidate:
    """A character that could carry a line out."""

    def __init__(self, pawn: int, option: Option, cubes: int) -> None:
        self.pawn = pawn
        self.option = option
        self.cubes = cubes
        self.soon = False
        self.tired = False
        self.free = 0
        self.key = 0


class Wanted:
    """Items that the free Pick Up takes before others: those that the line names for the way, as it
    ranks them, then all that the script is about (bot-priorities)."""

    def __init__(self, takes: list[int], targets: list[int]) -> None:
        self.takes = takes
        self.targets = targets


class Plan:
    """A line, and who carries it out."""

    def __init__(self, line: int, candidate: Candidate) -> None:
        self.line = line
        self.pawn = candidate.pawn
        self.cubes = candidate.cubes
        self.option = candidate.option


class Planner:
    """Plans for one conspiracy in one position; `state` is a copy that the planner may use as it
    likes. `influence` tells whether cubes may still be placed this turn."""

    def __init__(
        self,
        actions: Actions,
        state: StationfallState,
        bot: int,
        name: str = "",
        influence: bool = True,
        notes: list[Note] | None = None,
    ) -> None:
        self.actions = actions
        self.state = state
        self.bot = bot
        self.influence = influence
        self.notes = notes
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

    def note(self, what: int, line: int, pawn: int = NOWHERE, value: int = 0) -> None:
        if self.notes is not None:
            self.notes.append(Note(what, line, pawn, value))

    # Which line, and who --------------------------------------------------------------------------

    def lines(self) -> list[int]:
        """The lines to try, with those of other scripts where the script goes there."""
        found: list[int] = []
        if self.state.focus:
            self._follow(self.script.focus, found)
        self._follow(self.script.main, found)
        return found

    def _follow(self, lines: list[int], found: list[int]) -> None:
        for line in lines:
            goto = self.state.edition.manoeuvres[line].goto
            if not goto:
                found.append(line)
            elif self._applies(line, goto):
                self._follow(self.state.edition.standard[goto].main, found)

    def _applies(self, line: int, name: str) -> bool:
        """Whether to go to another script: Abandon Ship until it has been ordered, Revive while
        the PC is Down."""
        state = self.state
        if self.fails(line):
            return False
        applies = True
        if name == "abandon-ship":
            applies = not state.abandoned
        elif name == "revive":
            applies = holds(state, self.bot, script.IS_DOWN | script.OWN)
        if not applies:
            self.note(GOTO_PASSED, line)
        return applies

    def fails(self, line: int) -> bool:
        """Whether a condition on the station or the bot's PC speaks against a line."""
        manoeuvre = self.state.edition.manoeuvres[line]
        for place in range(len(manoeuvre.tests)):
            test = manoeuvre.tests[place]
            if about_station(test) and not holds(self.state, self.bot, test):
                self.note(STATION_SAYS_NO, line, NOWHERE, place)
                return True
        return False

    def plan(self) -> Plan | None:
        """The first line that somebody can carry out."""
        state = self.state
        frames = state.stack.frames
        frames.append(0)
        actions, free, visited = state.actions, state.free, state.visited
        state.visited = 0
        found: Plan | None = None
        if state.focus:
            found = self._first_of(self.script.focus)
        if found is None:
            found = self._first_of(self.script.main)
        frames.pop()
        state.actions, state.free, state.visited = actions, free, visited
        return found

    def _first_of(self, lines: list[int]) -> Plan | None:
        for line in lines:
            goto = self.state.edition.manoeuvres[line].goto
            found: Plan | None = None
            if not goto:
                found = self.try_line(line)
            elif self._applies(line, goto):
                found = self._first_of(self.state.edition.standard[goto].main)
            if found is not None:
                return found
        return None

    def try_line(self, line: int) -> Plan | None:
        state = self.state
        manoeuvre = state.edition.manoeuvres[line]
        if manoeuvre.order is None:
            return None
        if self.fails(line):
            return None
        found: list[Candidate] = []
        for pawn in range(state.edition.monster):
            candidate = self.consider(line, manoeuvre, pawn)
            if candidate is not None:
                found.append(candidate)
        if manoeuvre.when == THIS_MINUTE_OR_UNEXHAUSTED:
            soon = [candidate for candidate in found if candidate.soon]
            if soon:
                found = soon
        if not found:
            self.note(NOBODY, line)
            return None
        best = self.first_of(line, manoeuvre, found)
        self.note(CHOSEN, line, best.pawn, best.option.cost)
        return Plan(line, best)

    def consider(self, line: int, manoeuvre: Manoeuvre, pawn: int) -> Candidate | None:
        """Whether a character can carry a line out (Eligibility)."""
        state, bot = self.state, self.bot
        owners = owners_of(state, pawn)
        if owners and not owners >> bot & 1:
            return None
        for place in range(len(manoeuvre.tests)):
            test = manoeuvre.tests[place]
            if not about_station(test) and not is_so(state, bot, pawn, test):
                if test & script.TEST_BITS not in NAMING:
                    self.note(FAILS, line, pawn, place)
                return None
        card = state.edition.card_of[pawn]
        cubes = 0
        if not activatable(state, pawn):
            if manoeuvre.who != INFLUENCE or not self.influence or not state.usable(pawn):
                self.note(NO_CONSPIRATOR, line, pawn)
                return None
            cubes = cubes_to_conspire(state, bot, card, manoeuvre.more)
            if cubes <= 0:
                self.note(NO_CUBES, line, pawn)
                return None
        elif manoeuvre.more and self.influence and not state.by_bot():
            cubes = cubes_beyond(state, bot, card, manoeuvre.more)
        tired = exhausted(state, pawn)
        if tired and (manoeuvre.when == UNEXHAUSTED or too_weak(state, pawn)):
            self.note(IS_TIRED, line, pawn)
            return None
        place = card * state.players + bot
        state.cubes[place] += cubes
        option = self.option(manoeuvre, pawn, TIRED_ACTIONS if tired else ACTIONS)
        state.cubes[place] -= cubes
        if option is None:
            self.note(CANNOT, line, pawn)
            return None
        if option.cost == FAR:
            self.note(IDLE, line, pawn)
            return None
        candidate = Candidate(pawn, option, cubes)
        candidate.tired = tired
        candidate.soon = option.cost <= (TIRED_ACTIONS if tired else ACTIONS)
        if not candidate.soon and (
            manoeuvre.when == THIS_MINUTE
            or (manoeuvre.when == THIS_MINUTE_OR_UNEXHAUSTED and tired)
        ):
            self.note(TOO_FAR, line, pawn, option.cost)
            return None
        self.note(WOULD, line, pawn, option.cost)
        return candidate

    def option(self, manoeuvre: Manoeuvre, pawn: int, actions: int) -> Option | None:
        """What a character would do if it were activated now; with cost FAR if there is nothing
        left to do (house-bot-nothing)."""
        state = self.state
        order = manoeuvre.order
        assert order is not None
        free = has_free_action(state, pawn)
        state.actions = actions
        state.free = 1 if free else 0
        state.stack.frames[-1] = pack(ACTIVATION, state.seat_of[self.bot], pawn)
        if order.choices[0].verb == script.STEP_AWAY:
            return Option(NOWHERE, NOWHERE, 0, 0, 0)
        option = self.finder.closest(pawn, order.choices, free)
        if option is not None and option.here:
            following = order.then
            after: Option | None = None
            if following is not None:
                after = self.finder.closest(pawn, following.choices, free)
            if after is None or after.here:
                option.cost = FAR
        return option

    def first_of(self, line: int, manoeuvre: Manoeuvre, found: list[Candidate]) -> Candidate:
        """The closest; of several the one with most free actions; then the General Priorities."""
        if len(found) == 1:
            return found[0]
        for candidate in found:
            candidate.key = activating(self.state, self.bot, candidate.pawn)
        least = min([candidate.option.cost for candidate in found])
        closest = [candidate for candidate in found if candidate.option.cost == least]
        if len(closest) > 1:
            for candidate in closest:
                candidate.free = self.count_free(manoeuvre, candidate)
        best = closest[0]
        for candidate in closest[1:]:
            if comes_first(candidate, best):
                best = candidate
        if self.notes is not None and len(closest) > 1:
            rivals = [decides(best, other) for other in closest if other is not best]
            for reason in sorted(set(rivals)):
                self.note(TIE, line, best.pawn, reason)
        return best

    def count_free(self, manoeuvre: Manoeuvre, candidate: Candidate) -> int:
        """How many free actions a character would take on its way this Minute."""
        state, pawn, option = self.state, candidate.pawn, candidate.option
        if option.node == NOWHERE or not state.edition.kind[pawn] & BODY:
            return 0
        state.free = 1 if has_free_action(state, pawn) else 0
        state.actions = TIRED_ACTIONS if candidate.tired else ACTIONS
        state.stack.frames[-1] = pack(ACTIVATION, state.seat_of[self.bot], pawn)
        ways = self.finder.ways_of(pawn, state.free == 1, False)
        nodes = self.minute(ways, option, state.actions)
        here = ways.start
        count = 0
        for node in nodes:
            if here != NOWHERE and ways.price(here, node) == 0:
                count += 1
            here = node
        if here == option.node and option.move != NOWHERE and option.last == 0:
            return count + 1
        if self.spare(ways, option, nodes):
            wanted = self.wanted(manoeuvre)
            if self.pick_on_the_way(ways, pawn, nodes, wanted) != NOWHERE:
                count += 1
        return count

    def rivals(self, plan: Plan) -> list[Option]:
        """What else the chosen character could have done for the same cost, the choice first."""
        state = self.state
        manoeuvre = state.edition.manoeuvres[plan.line]
        if manoeuvre.order is None or plan.option.node == NOWHERE:
            return []
        state.stack.frames.append(0)
        place = state.edition.card_of[plan.pawn] * state.players + self.bot
        state.cubes[place] += plan.cubes
        self.finder.traced = []
        best = self.option(manoeuvre, plan.pawn, TIRED_ACTIONS)
        state.cubes[place] -= plan.cubes
        state.stack.frames.pop()
        found = [] if best is None else [best]
        for option in self.finder.traced:
            if best is not None and option is not best and option.cost == best.cost:
                found.append(option)
        return found

    # Step by step ---------------------------------------------------------------------------------

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

    def pick_on_the_way(self, ways: Ways, pawn: int, nodes: list[int], wanted: Wanted) -> int:
        """Where on the way of this Minute the best Item for a free Pick Up lies (Free Pick Up): a
        section, NOWHERE if there is none."""
        best = 0
        place = NOWHERE
        sections = [] if ways.start == NOWHERE else [ways.start % ways.size]
        for node in nodes:
            sections.append(node % ways.size)
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
        kept = [move for move in moves if not state.held[pawn] & FIELD[second(move)]]
        self.actions.acts[self.actions.kompromat[0]].candidates(state, pawn, company, kept)
        state.where[pawn] = home
        return kept

    def pick_key(self, move: int, wanted: Wanted) -> int:
        if kind_of(move) == self.actions.kompromat[0]:
            return picking(self.state, KOMPROMAT)
        item = plain(second(move))
        if item in wanted.takes:
            return wanted.takes.index(item) - ON_THE_WAY_FIRST
        key = picking(self.state, second(move))
        return key - WANTED_FIRST if item in wanted.targets else key

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
            if option is None:
                break
            if option.here:
                order = order.then
                continue
            move = self.toward(pawn, option, wanted)
            if move != NOWHERE:
                return move
            break
        return self.leisure(pawn, wanted)

    def toward(self, pawn: int, option: Option, wanted: Wanted) -> int:
        """The next move on the way to an option, with a free Pick Up where the best Item lies;
        NOWHERE if the actions that are left do not suffice."""
        state = self.state
        if not state.edition.kind[pawn] & BODY or state.down >> pawn & 1:
            return option.move if option.last <= state.actions else NOWHERE
        ways = self.finder.ways_of(pawn, state.free == 1, False)
        nodes = self.minute(ways, option, state.actions)
        if self.spare(ways, option, nodes):
            section = self.pick_on_the_way(ways, pawn, nodes, wanted)
            if section != NOWHERE and section == state.where[pawn]:
                return self.best_pick(pawn, wanted)
        if nodes:
            return self.leg(ways, pawn, nodes[0])
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
        best = NOWHERE
        lead = 0
        farthest = self.loneliness(pawn, state.where[pawn])
        near = 0
        for cost in range(min(2, len(ways.fresh))):
            near |= ways.fresh[cost] | ways.spent[cost]
        for section in bits(near & ~outside):
            if section != state.where[pawn]:
                far = self.loneliness(pawn, section)
                key = self.finder.section_key(section)
                if far > farthest or (far == farthest and best != NOWHERE and key < lead):
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

    def fits(self, manoeuvre: Manoeuvre, pawn: int) -> bool:
        """Whether a line is for this character now, whatever it would cost."""
        state, bot = self.state, self.bot
        for test in manoeuvre.tests:
            if about_station(test):
                if not holds(state, bot, test):
                    return False
            elif not is_so(state, bot, pawn, test):
                return False
        return manoeuvre.order is not None

    def gives_up(self, pawn: int) -> bool:
        """Whether a line of the script wants to renegotiate with this character."""
        for line in self.lines():
            order = self.state.edition.manoeuvres[line].order
            if order is not None:
                for choice in order.choices:
                    if choice.verb == script.RENEGOTIATE and choice.who:
                        if passes(self.state, self.bot, pawn, choice.who):
                            return True
        return False

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
                return self.toward(pawn, option, self.wanted(manoeuvre))
            order = order.then
        return NOWHERE

    def best_aside(self, moves: list[int], choice: Choice) -> int:
        """Of moves that name a section or a character, the best that passes the tests."""
        best = NOWHERE
        lead = 0
        for move in moves:
            key = self.finder.aside_key(move, choice)
            if key >= 0 and (best == NOWHERE or key < lead):
                best, lead = move, key
        return best

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
        best = NOWHERE
        least = lead = 0
        for pawn in pawns:
            option = self.led(choice, pawn)
            move = self.through(choice, pawn, False)
            if option is not None and self.actions.acts[kind_of(move)].basic:
                key = activating(self.state, self.bot, pawn)
                if best == NOWHERE or option.cost < least or (option.cost == least and key < lead):
                    best, least, lead = pawn, option.cost, key
        return best


def has_free_action(state: StationfallState, pawn: int) -> bool:
    """Whether an activation of a character comes with a free action (15.5.3)."""
    return state.edition.kind[pawn] & BODY != 0 and not state.ability[pawn] & DYING


def is_spent(state: StationfallState, pawn: int) -> bool:
    """Whether an activated character has nothing left to act with: neither actions nor the free
    one, nor Steps that are free again and again."""
    return not (
        state.actions or state.free or state.ability[pawn] & (ADRENALINE | EMERGENCY_RESPONSE)
    )


def comes_first(candidate: Candidate, other: Candidate) -> bool:
    if candidate.free != other.free:
        return candidate.free > other.free
    if candidate.soon != other.soon:
        return candidate.soon
    if candidate.tired != other.tired:
        return other.tired
    return candidate.key < other.key


def decides(candidate: Candidate, other: Candidate) -> int:
    """What decides between two characters that are equally close."""
    if candidate.free != other.free:
        return BY_FREE_ACTIONS
    if candidate.soon != other.soon:
        return BY_THIS_MINUTE
    if candidate.tired != other.tired:
        return BY_REST
    return BY_PRIORITY + which(ACTIVATING, candidate.key, other.key)
