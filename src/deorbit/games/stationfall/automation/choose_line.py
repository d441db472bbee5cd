"""What a bot does in its turn (Launch Manual, Station Automation, A Bot's Turn and Running the
Bots): the first manoeuvre of its script that somebody can carry out, and by whom."""

from typing import Final

from deorbit.core.codec import pack
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.candidates import (
    ACTIONS,
    AWAY,
    CANNOT,
    CHOSEN,
    DOWN,
    FAILS,
    GOTO_PASSED,
    IDLE,
    IS_TIRED,
    NO_CONSPIRATOR,
    NO_CUBES,
    NOBODY,
    NOBODY_SOON,
    STATION_SAYS_NO,
    TIE,
    TIRED_ACTIONS,
    TOO_FAR,
    TOO_TIRED,
    UNABLE,
    WOULD,
    Candidate,
    Note,
    Plan,
    comes_first,
    decides,
)
from deorbit.games.stationfall.automation.next_move import Steps, sections_of
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import activating
from deorbit.games.stationfall.content import script
from deorbit.games.stationfall.content.names import BODY, DYING, FAR, NOWHERE
from deorbit.games.stationfall.content.script import (
    INFLUENCE,
    THIS_MINUTE,
    THIS_MINUTE_OR_UNEXHAUSTED,
    UNEXHAUSTED,
    Choice,
    Manoeuvre,
)
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.conditions import about_station, holds, is_so, passes
from deorbit.games.stationfall.rules.bots.influence import cubes_beyond, cubes_to_conspire
from deorbit.games.stationfall.rules.characters import owners_of
from deorbit.games.stationfall.rules.questions import ACTIVATION
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import activatable, exhausted, too_weak

NAMING: Final = (script.IS_CARD, script.IS_PC)
"""Tests that name a character: nobody else was ever considered."""


class Planner(Steps):
    """Plans for one conspiracy in one position. `influence` tells whether cubes may still be placed
    this turn."""

    def __init__(
        self,
        actions: Actions,
        state: StationfallState,
        bot: int,
        name: str = "",
        influence: bool = True,
        notes: list[Note] | None = None,
    ) -> None:
        super().__init__(actions, state, bot, name)
        self.influence = influence
        self.notes = notes

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
            elif found:
                self.note(NOBODY_SOON, line)
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
        joins = not activatable(state, pawn)
        if joins:
            if not state.usable(pawn):
                self.note(DOWN if state.down >> pawn & 1 else AWAY, line, pawn)
                return None
            if manoeuvre.who != INFLUENCE or not self.influence:
                self.note(NO_CONSPIRATOR, line, pawn)
                return None
            cubes = cubes_to_conspire(state, bot, card, manoeuvre.more)
            if cubes <= 0:
                self.note(NO_CUBES, line, pawn)
                return None
        elif manoeuvre.more and self.influence and not policy.moves(state):
            cubes = cubes_beyond(state, bot, card, manoeuvre.more)
        tired = exhausted(state, pawn)
        if tired and (manoeuvre.when == UNEXHAUSTED or too_weak(state, pawn)):
            self.note(IS_TIRED, line, pawn)
            return None
        place = card * state.players + bot
        state.cubes[place] += cubes
        actions = TIRED_ACTIONS if tired else ACTIONS
        option = self.option(manoeuvre, pawn, actions)
        state.cubes[place] -= cubes
        if option is None:
            if self.notes is not None:
                able = self.finder.is_able(pawn, manoeuvre)
                self.note(CANNOT if able else UNABLE, line, pawn)
            return None
        if option.cost == FAR:
            self.note(IDLE, line, pawn)
            return None
        candidate = Candidate(pawn, option, cubes)
        candidate.joins = joins
        candidate.tired = tired
        candidate.soon = option.cost <= actions
        if not candidate.soon and (
            manoeuvre.when == THIS_MINUTE
            or (manoeuvre.when == THIS_MINUTE_OR_UNEXHAUSTED and tired)
        ):
            self.note(TOO_TIRED if tired else TOO_FAR, line, pawn, option.cost)
            return None
        self.note(WOULD, line, pawn, option.cost)
        return candidate

    def option(self, manoeuvre: Manoeuvre, pawn: int, actions: int) -> Option | None:
        """What a character would do if it were activated now; with cost FAR if there is nothing
        left to do (house-bot-nothing)."""
        state = self.state
        order = manoeuvre.order
        assert order is not None
        self._set_out(pawn, actions)
        free = state.free == 1
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

    def _set_out(self, pawn: int, actions: int) -> None:
        """As if a character had just been activated; on top of the stack is room for that."""
        state = self.state
        state.actions = actions
        state.free = 1 if has_free_action(state, pawn) else 0
        state.stack.frames[-1] = pack(ACTIVATION, state.seat_of[self.bot], pawn)

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
        if self.notes is not None:
            for other in closest:
                if other is not best:
                    self.note(TIE, line, other.pawn, decides(best, other))
        return best

    def count_free(self, manoeuvre: Manoeuvre, candidate: Candidate) -> int:
        """How many free actions a character would take on its way this Minute."""
        state, pawn, option = self.state, candidate.pawn, candidate.option
        if option.node == NOWHERE or not state.edition.kind[pawn] & BODY:
            return 0
        self._set_out(pawn, candidate.actions())
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
            if self.pick_on_the_way(pawn, sections_of(ways, nodes), wanted) != NOWHERE:
                count += 1
        return count

    def pick_ups(self, plan: Plan) -> list[tuple[int, int, int]]:
        """What the free Pick Up could take on the way of this Minute, the best first: by what it
        comes first, the move, and the section. Nothing is planned in this position any more."""
        state, pawn, option = self.state, plan.pawn, plan.option
        manoeuvre = state.edition.manoeuvres[plan.line]
        order = manoeuvre.order
        if order is None or option.node == NOWHERE or not state.edition.kind[pawn] & BODY:
            return []
        self._set_out(pawn, plan.actions)
        found: list[tuple[int, int, int]] = []
        ahead = self.look_ahead(pawn, order, option)
        if ahead.spare:
            wanted = self.wanted(manoeuvre)
            for section in ahead.sections:
                for move in self.pickable(pawn, section):
                    found.append((self.pick_key(move, wanted), move, section))
        return sorted(found, key=lambda one: one[0])

    def rivals(self, plan: Plan) -> list[Option]:
        """The choice of the chosen character, and all that it could do for the same cost. Nothing
        is planned in this position any more."""
        state = self.state
        state.cubes[state.edition.card_of[plan.pawn] * state.players + self.bot] += plan.cubes
        self.finder.traced = []
        best = self.option(state.edition.manoeuvres[plan.line], plan.pawn, TIRED_ACTIONS)
        assert best is not None
        return [best] + [one for one in self.finder.traced if one.cost == best.cost]

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

    def best_aside(self, moves: list[int], choice: Choice) -> int:
        """Of moves that name a section or a character, the best that passes the tests."""
        best = lead = NOWHERE
        for move in moves:
            key = self.finder.aside_key(move, choice)
            if key != NOWHERE and (best == NOWHERE or key < lead):
                best, lead = move, key
        return best


def has_free_action(state: StationfallState, pawn: int) -> bool:
    """Whether an activation of a character comes with a free action (15.5.3)."""
    return state.edition.kind[pawn] & BODY != 0 and not state.ability[pawn] & DYING
