"""Where a character can do what a script wants, and how far that is (Launch Manual, Station
Automation, Eligibility): the rules of the game themselves are asked, with the character put where
it could go."""

from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, first, kind_of, second
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.actions.base import (
    CONSOLE,
    DRONES,
    FIREBOMBS,
    ITEM,
    SOME_DATA,
    WEAPON,
)
from deorbit.games.stationfall.actions.launch import not_launchable
from deorbit.games.stationfall.automation.conditions import has_timed, passes, suits
from deorbit.games.stationfall.automation.kinds import (
    A_CHARACTER,
    A_PLAYER,
    A_SECTION,
    A_WARE,
    AN_ITEM,
    AN_OFFSITE,
    SOME_KIND_OF_DATA,
    Actions,
)
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.automation.priorities import picking, targeting
from deorbit.games.stationfall.automation.terrain import Terrain
from deorbit.games.stationfall.automation.ways import Means, Ways
from deorbit.games.stationfall.characters import exposed, powers
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.manoeuvre import STEP, Choice, Manoeuvre, plain
from deorbit.games.stationfall.state import StationfallState
from deorbit.games.stationfall.station import ready
from deorbit.games.stationfall.terms import (
    BODY,
    FIELD,
    FIREBOMB,
    HACKER,
    HUMAN,
    KINDS_OF_ITEMS,
    NEEDS_ABANDON_SHIP,
    NOWHERE,
    WEAPONS,
)


class Finder:
    """Looks for options in one position, from the view of one bot. The state is a copy of its own:
    characters are put elsewhere in it, and back."""

    def __init__(self, actions: Actions, state: StationfallState, bot: int) -> None:
        self.actions = actions
        self.state = state
        self.bot = bot
        self._terrain: Terrain | None = None
        self.ways: dict[int, Ways] = {}
        self.traced: list[Option] | None = None
        """All options that were found, where somebody wants to know."""

    @property
    def terrain(self) -> Terrain:
        """Made when it is first asked for, with everybody in their place."""
        if self._terrain is None:
            self._terrain = Terrain(self.state, self.actions.grounds.of(self.state))
        return self._terrain

    def ways_of(self, pawn: int, free: bool, careless: bool, led: bool = False) -> Ways:
        key = (self.state.where[pawn] << 12) + pawn * 8 + free * 4 + careless * 2 + led
        found = self.ways.get(key)
        if found is None:
            terrain = self.terrain
            full, fallen = terrain.full, terrain.with_down_human
            means = Means(self.state, pawn, full, fallen, free, careless, led)
            found = self.ways[key] = terrain.ground.ways(means)
        return found

    def section_key(self, section: int) -> int:
        return self.terrain.keys()[section] if section >= 0 else 0

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
                    if target < 0:
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

    def _somebody(self, section: int, pawn: int, tests: list[int]) -> int:
        """The key of the best one in a section who passes the tests, NOWHERE if nobody does."""
        found = NOWHERE
        for other in self.terrain.people(section):
            if other != pawn and passes(self.state, self.bot, other, tests):
                key = targeting(self.state, self.bot, other)
                if found < 0 or key < found:
                    found = key
        return found

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

    def is_able(self, pawn: int, manoeuvre: Manoeuvre) -> bool:
        """Whether a character has what a line takes, wherever it would do it."""
        order = manoeuvre.order
        if order is not None:
            for choice in order.choices:
                if choice.verb == STEP or self._able_to(pawn, choice):
                    return True
        return False

    def _able_to(self, pawn: int, choice: Choice) -> list[int]:
        """The kinds of actions that a character could take for a choice at all."""
        kompromat = self.actions.kompromat
        return [
            number
            for number in choice.acts
            if choice.kompromat == (number in kompromat) and self._able(pawn, number)
        ]

    def _able(self, pawn: int, number: int) -> bool:
        """Whether a character could take such an action at all."""
        state = self.state
        if number >= len(self.actions.acts):
            return False
        if state.down >> pawn & 1 and number != self.actions.self_repair:
            return False
        act = self.actions.acts[number]
        at_hand = act.at_hand
        return not (
            not act.kinds & state.edition.kind[pawn]
            or (act.ability and not act.ability & powers(state, pawn))
            or (at_hand & ITEM and not state.held[pawn])
            or (at_hand & WEAPON and not state.arms(pawn) & WEAPONS)
            or (at_hand & SOME_DATA and not state.data[pawn])
            or (at_hand & FIREBOMBS and not state.held[pawn] & FIELD[FIREBOMB])
            or (at_hand & DRONES and not state.edition.drones)
        )

    def _places(self, pawn: int, number: int) -> int:
        """The sections that have what an action needs: a quick sieve."""
        act = self.actions.acts[number]
        found = self.terrain.places(act)
        if act.free == CONSOLE and not self.state.ability[pawn] & HACKER:
            found &= self.state.edition.console
        return found

    def _moves(self, pawn: int, section: int, home: int, number: int, choice: Choice) -> list[int]:
        """What the rules let a character do in a section, as far as the script wants it."""
        state = self.state
        company = [other for other in self.terrain.people(section) if other != pawn]
        found: list[int] = []
        act = self.actions.acts[number]
        act.candidates(state, pawn, company, found)
        if not found:
            return found
        kept: list[int] = []
        moved = state.where[pawn]
        by_bot = state.by_bot()
        for move in found:
            if by_bot and not act.spares(state, pawn, move):
                continue
            # Tests are about the position as it is, before anybody moves.
            state.where[pawn] = home
            fits = self._fits(pawn, section, number, move, choice)
            state.where[pawn] = moved
            if fits:
                kept.append(move)
        return kept

    def _fits(self, pawn: int, section: int, number: int, move: int, choice: Choice) -> bool:
        state, bot, actions = self.state, self.bot, self.actions
        if number in actions.handled and state.held[pawn] & FIELD[second(move)]:
            return False
        if number == actions.cameras and choice.switch == state.cameras:
            return False
        if number == actions.jammers and choice.switch == state.jammers:
            return False
        if number == actions.timed_launch and has_timed(state, bot, section):
            return False
        if number in actions.fire:
            if second(move) == section:
                return False
            if actions.attack in choice.acts:
                return self._burned(second(move), choice) != NOWHERE
            if state.damaged >> second(move) & 1:
                return False
        who = len(choice.who) > 0
        where = len(choice.where) > 0
        rest = move >> KIND_BITS + FIELD_BITS
        for meaning in actions.meanings[number]:
            value = rest & FIELD_MASK
            rest >>= FIELD_BITS
            if meaning == A_CHARACTER:
                who = False
                if not passes(state, bot, value, choice.who):
                    return False
            elif meaning == A_SECTION:
                where = False
                if not suits(state, bot, value, choice.where):
                    return False
            elif meaning == AN_ITEM:
                if choice.item != NOWHERE and plain(value) != choice.item:
                    return False
            elif meaning == A_WARE:
                if not is_ware(choice, value):
                    return False
            elif meaning == SOME_KIND_OF_DATA:
                if choice.data != NOWHERE and value != choice.data:
                    return False
            elif meaning == AN_OFFSITE:
                if choice.offsite != NOWHERE and value != choice.offsite:
                    return False
            elif meaning == A_PLAYER and number == actions.wormtongue and value == bot:
                return False
        if number == actions.bridge_launch and where:
            return self._launches(pawn, choice)
        if where and not suits(state, bot, section, choice.where):
            return False
        return not who or (section >= 0 and self._somebody(section, pawn, choice.who) >= 0)

    def aside_key(self, move: int, choice: Choice) -> int:
        """The key of a move outside the actions of characters, NOWHERE if it is not wanted."""
        target = first(move)
        if self.actions.kinds[kind_of(move)].shape.fields[0][1] == "section":
            wanted = suits(self.state, self.bot, target, choice.where)
            if wanted and choice.who:
                return self._somebody(target, NOWHERE, choice.who)
            return self.section_key(target) if wanted else NOWHERE
        if not passes(self.state, self.bot, target, choice.who):
            return NOWHERE
        return targeting(self.state, self.bot, target)

    def _burned(self, to: int, choice: Choice) -> int:
        """A Firebomb thrown as an attack: of those whom it Downs and the script wants, who is
        targeted; NOWHERE if there is nobody (bot-firebombs)."""
        state, bot = self.state, self.bot
        best = NOWHERE
        least = 0
        if suits(state, bot, to, choice.where):
            for other in self.terrain.people(to):
                if (
                    not state.down >> other & 1
                    and state.edition.kind[other] & HUMAN
                    and exposed(state, other)
                    and passes(state, bot, other, choice.who)
                ):
                    key = targeting(state, bot, other)
                    if best == NOWHERE or key < least:
                        best, least = other, key
        return best

    def _launches(self, pawn: int, choice: Choice) -> bool:
        """Bridge Launch takes all pods that are ready: one that is wanted must be among them."""
        state = self.state
        for pod in bits(state.edition.pods):
            if not_launchable(state, pod, pawn) == ALLOWED and suits(
                state, self.bot, pod, choice.where
            ):
                return True
        return False

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
            own = state.by_bot() and state.owns(second(move))
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
        if number in self.actions.fire and self.actions.attack in choice.acts:
            moved = state.where[pawn]
            state.where[pawn] = home
            option.character = self._burned(place, choice)
            option.target = targeting(state, self.bot, option.character)
            state.where[pawn] = moved
        option.section = place
        option.place = self.section_key(place)
        option.stand = self.section_key(section)
        return option


def is_ware(choice: Choice, ware: int) -> bool:
    """Whether a thing that can be manufactured is the one that is wanted."""
    if choice.item == NOWHERE and choice.data == NOWHERE:
        return True
    if ware < KINDS_OF_ITEMS:
        return plain(ware) == choice.item
    return ware - KINDS_OF_ITEMS == choice.data
