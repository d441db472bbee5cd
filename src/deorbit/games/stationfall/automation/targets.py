"""Where a character can do what a script wants, and how far that is (Launch Manual, Station
Automation, Eligibility): the rules of the game themselves are asked, with the character put where
it could go."""

from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, kind_of, second
from deorbit.games.stationfall.automation.action_table import (
    A_CHARACTER,
    A_SECTION,
    A_WARE,
    AN_ITEM,
    ATTACK,
    Actions,
)
from deorbit.games.stationfall.automation.distances import Means, Ways
from deorbit.games.stationfall.automation.fitting import Fitter
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import picking, targeting
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BODY,
    KINDS_OF_ITEMS,
    NEEDS_ABANDON_SHIP,
    NOWHERE,
)
from deorbit.games.stationfall.content.script import STEP, Choice
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.conditions import suits
from deorbit.games.stationfall.rules.sections import ready
from deorbit.games.stationfall.rules.state import StationfallState


class Finder(Fitter):
    """Looks for options in one position, from the view of one bot. The state is a copy of its own:
    characters are put elsewhere in it, and back."""

    def __init__(self, actions: Actions, state: StationfallState, bot: int) -> None:
        super().__init__(actions, state, bot)
        self.ways: dict[tuple[int, int, bool, bool, bool], Ways] = {}
        self.traced: list[Option] | None = None
        """All options that were found, where somebody wants to know."""

    def ways_of(self, pawn: int, free: bool, careless: bool, led: bool = False) -> Ways:
        key = (self.state.where[pawn], pawn, free, careless, led)
        found = self.ways.get(key)
        if found is None:
            terrain = self.terrain
            full, fallen = terrain.full, terrain.with_down_human
            means = Means(self.state, pawn, full, fallen, free, careless, led)
            found = self.ways[key] = terrain.ground.ways(means)
        return found

    # The closest option ---------------------------------------------------------------------------

    def closest(
        self,
        pawn: int,
        choices: list[Choice],
        free: bool,
        careless: bool = False,
        led: bool = False,
    ) -> Option | None:
        """The best option of a character among several choices, None if it can do none of them."""
        best: Option | None = None
        if not self.state.edition.kind[pawn] & BODY or self.state.down >> pawn & 1:
            for rank in range(len(choices)):
                best = self._on_the_spot(pawn, choices[rank], rank, best)
            return best
        for rank in range(len(choices)):
            choice = choices[rank]
            if choice.verb == STEP:
                ways = self.ways_of(pawn, free, careless, led)
                best = self._arrive(pawn, ways, choice, rank, best)
            else:
                able = self._able_to(pawn, choice)
                places = 0
                for number in able:
                    places |= self._places(pawn, number)
                if places:
                    ways = self.ways_of(pawn, free, careless, led)
                    best = self._reach(pawn, ways, choice, able, places, rank, best)
        return best

    def _arrive(
        self, pawn: int, ways: Ways, choice: Choice, rank: int, best: Option | None
    ) -> Option | None:
        for cost in range(len(ways.fresh)):
            if best is not None and cost > best.cost:
                break
            for section in bits(ways.fresh[cost] | ways.spent[cost]):
                if not suits(self.state, self.bot, section, choice.where):
                    continue
                if choice.boards and not self._could_launch(pawn, section):
                    continue
                target = 0
                if choice.who:
                    target = self._somebody(section, pawn, choice.who)
                    if target == NOWHERE:
                        continue
                node = section + ways.size if ways.spent[cost] >> section & 1 else section
                option = Option(node, NOWHERE, cost, rank, 0)
                option.target = target
                option.section = section
                option.place = self.section_key(section)
                option.stand = option.place
                option.here = node == ways.start
                best = self._better(option, best)
        return best

    def _could_launch(self, pawn: int, pod: int) -> bool:
        """Whether a pod is worth stepping into for a launch: whole, and with what it requires,
        except that Abandon Ship may follow (bot-pods, house-bot-pods)."""
        state = self.state
        needs = state.edition.needs[pod]
        if not state.edition.pods >> pod & 1 or needs == NEEDS_ABANDON_SHIP:
            return not state.damaged >> pod & 1
        home = state.where[pawn]
        state.where[pawn] = pod
        found = ready(state, pod, pawn) and not state.damaged >> pod & 1
        state.where[pawn] = home
        return found

    def _better(self, option: Option | None, best: Option | None) -> Option | None:
        if option is None:
            return best
        if self.traced is not None:
            self.traced.append(option)
        return option if best is None or option.better(best) else best

    def _reach(
        self,
        pawn: int,
        ways: Ways,
        choice: Choice,
        able: list[int],
        places: int,
        rank: int,
        best: Option | None,
    ) -> Option | None:
        state = self.state
        home = state.where[pawn]
        free = state.free
        if choice.aboard:
            places &= 1 << home if home >= 0 else 0
        for cost in range(len(ways.fresh)):
            if best is not None and cost > best.cost:
                break
            for section in bits((ways.fresh[cost] | ways.spent[cost]) & places):
                state.where[pawn] = section
                if ways.spent[cost] >> section & 1:
                    state.free = 0
                    node = section + ways.size
                    best = self._do(pawn, node, home, cost, choice, able, rank, best)
                if ways.fresh[cost] >> section & 1:
                    state.free = 1
                    best = self._do(pawn, section, home, cost, choice, able, rank, best)
            state.where[pawn] = home
            state.free = free
        return best

    def _do(
        self,
        pawn: int,
        node: int,
        home: int,
        cost: int,
        choice: Choice,
        able: list[int],
        rank: int,
        best: Option | None,
    ) -> Option | None:
        """What a character can do that the state has put at a node."""
        section = self.state.where[pawn]
        for number in able:
            if self._places(pawn, number) >> section & 1:
                for move in self._moves(pawn, section, home, number, choice):
                    option = self._option(pawn, node, home, cost, move, choice, rank)
                    best = self._better(option, best)
        return best

    def _on_the_spot(
        self, pawn: int, choice: Choice, rank: int, best: Option | None
    ) -> Option | None:
        """For who does not walk: the Digital Assistant, the Rat, a Down Cyborg who gets up."""
        if choice.verb == STEP:
            return best
        place = self.state.where[pawn]
        for number in self._able_to(pawn, choice):
            for move in self._moves(pawn, place, place, number, choice):
                node = place if place >= 0 else 0
                option = self._option(pawn, node, place, 0, move, choice, rank)
                best = self._better(option, best)
        return best

    def _option(
        self, pawn: int, node: int, home: int, cost: int, move: int, choice: Choice, rank: int
    ) -> Option | None:
        """An option with its price and keys; for somebody who acts through another, with what the
        other has to do."""
        state = self.state
        number = kind_of(move)
        price = self.actions.acts[number].price(state, pawn, move)
        option = Option(node, move, cost + price, rank, price)
        if choice.inner is not None:
            own = policy.is_spared(state, second(move))
            careless = number in self.actions.careless and not own
            work = self.closest(second(move), [choice.inner], False, careless, True)
            if work is None or not work.cost:
                return None
            option.cost = cost + work.cost - 1 + price
        section = node % state.edition.size
        place = section
        rest = move >> KIND_BITS + FIELD_BITS
        for meaning in self.actions.meanings[number]:
            value = rest & FIELD_MASK
            rest >>= FIELD_BITS
            if meaning == A_CHARACTER:
                option.character = value
                option.target = targeting(state, self.bot, value)
            elif meaning == A_SECTION:
                place = value
            elif meaning in (AN_ITEM, A_WARE):
                option.thing = value
                if value < KINDS_OF_ITEMS:
                    option.item = picking(state, value)
        if number in self.actions.fire and ATTACK in choice.acts:
            moved = state.where[pawn]
            state.where[pawn] = home
            option.character = self._burned(place, choice)
            option.target = targeting(state, self.bot, option.character)
            state.where[pawn] = moved
        option.section = place
        option.place = self.section_key(place)
        option.stand = self.section_key(section)
        return option
