"""Which moves of a character fit what a script wants: the rules of the game are asked what it can
do, the script who, where and what."""

from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, first, kind_of, second
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.automation.action_table import (
    A_CHARACTER,
    A_PLAYER,
    A_SECTION,
    A_WARE,
    AN_ITEM,
    AN_OFFSITE,
    ATTACK,
    SOME_KIND_OF_DATA,
    Actions,
)
from deorbit.games.stationfall.automation.masks import Terrain
from deorbit.games.stationfall.automation.priorities import targeting
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    FIELD,
    FIREBOMB,
    HACKER,
    HUMAN,
    KINDS_OF_ITEMS,
    NOWHERE,
    WEAPONS,
)
from deorbit.games.stationfall.content.script import STEP, Choice, Manoeuvre, plain
from deorbit.games.stationfall.rules.actions.base import (
    CONSOLE,
    DRONES,
    FIREBOMBS,
    ITEM,
    SOME_DATA,
    WEAPON,
)
from deorbit.games.stationfall.rules.actions.launch import not_launchable
from deorbit.games.stationfall.rules.bots.conditions import passes, suits
from deorbit.games.stationfall.rules.characters import exposed, powers
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn import markers


class Fitter:
    """Looks at moves in one position, from the view of one bot. The state is a copy of its own:
    characters are put elsewhere in it, and back."""

    def __init__(self, actions: Actions, state: StationfallState, bot: int) -> None:
        self.actions = actions
        self.state = state
        self.bot = bot
        self._terrain: Terrain | None = None

    @property
    def terrain(self) -> Terrain:
        """Made when it is first asked for, with everybody in their place."""
        if self._terrain is None:
            self._terrain = Terrain(self.state, self.actions.grounds.of(self.state))
        return self._terrain

    def section_key(self, section: int) -> int:
        return self.terrain.keys()[section]

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
            for number in self.actions.of_choice(choice)
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
        for move in self.actions.policy.unbarred(state, found):
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
        if number == actions.timed_launch and markers.has_timed(state, bot, section):
            return False
        if number in actions.fire:
            if second(move) == section:
                return False
            if ATTACK in choice.acts:
                return self._burned(second(move), choice) != NOWHERE
            if state.damaged >> second(move) & 1:
                return False
        who = bool(choice.who)
        where = bool(choice.where)
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
        return not who or (section >= 0 and self._somebody(section, pawn, choice.who) != NOWHERE)

    def _somebody(self, section: int, pawn: int, tests: list[int]) -> int:
        """The key of the best one in a section who passes the tests, NOWHERE if nobody does."""
        found = NOWHERE
        for other in self.terrain.people(section):
            if other != pawn and passes(self.state, self.bot, other, tests):
                key = targeting(self.state, self.bot, other)
                if found == NOWHERE or key < found:
                    found = key
        return found

    def aside_key(self, move: int, choice: Choice) -> int:
        """The key of a move outside the actions of characters, NOWHERE if it is not wanted."""
        target = first(move)
        if self.actions.kinds[kind_of(move)].shape.fields[0][1] == "section":
            wanted = suits(self.state, self.bot, target, choice.where)
            return self.section_key(target) if wanted else NOWHERE
        if not passes(self.state, self.bot, target, choice.who):
            return NOWHERE
        return targeting(self.state, self.bot, target)

    def _burned(self, to: int, choice: Choice) -> int:
        """A Firebomb thrown as an attack: of those whom it Downs and the script wants, who is
        targeted; NOWHERE if there is nobody (bot-firebombs)."""
        state, bot = self.state, self.bot
        best = least = NOWHERE
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


def is_ware(choice: Choice, ware: int) -> bool:
    """Whether a thing that can be manufactured is the one that is wanted."""
    if choice.item == NOWHERE and choice.data == NOWHERE:
        return True
    if ware < KINDS_OF_ITEMS:
        return plain(ware) == choice.item
    return ware - KINDS_OF_ITEMS == choice.data
