"""What a bot answers to its turn (Launch Manual, Station Automation, A Bot's Turn): a line of its
script with somebody to carry it out, or Bot Renegotiate.

Here is what could be announced, and with whom. Which line is the first eligible one, and who comes
first, is for `automation` to find: the game lets a bot do that and nothing else.
"""

from deorbit.core.codec import first, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.script import INFLUENCE, Script
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.influence import cubes_to_conspire, order_from, own_card
from deorbit.games.stationfall.rules.characters import not_usable
from deorbit.games.stationfall.rules.events import (
    ANNOUNCED,
    BETRAYAL_REGAINED,
    CUBES_RETURNED,
    DISC_RECALLED,
    REGROUPED,
)
from deorbit.games.stationfall.rules.questions import TURN
from deorbit.games.stationfall.rules.reasons import (
    CANNOT_WIN_OVER,
    IS_DYING,
    NOT_A_BOT,
    NOT_A_CONSPIRATOR,
    NOT_IN_SCRIPT,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import activatable, begin_activation, too_weak
from deorbit.games.stationfall.rules.turn.begin import end_activation
from deorbit.games.stationfall.rules.turn.cubes import place_cubes


def lines(state: StationfallState) -> list[int]:
    """The lines that the active bot can announce: of its script, of the focus script if the die has
    chosen it, and of the standard scripts that these go to."""
    found: list[int] = []
    script = state.edition.scripts[state.pc[state.active]]
    if state.focus:
        add_lines(state, script.focus, found)
    add_lines(state, script.main, found)
    return found


def add_lines(state: StationfallState, numbers: list[int], found: list[int]) -> None:
    for number in numbers:
        name = state.edition.manoeuvres[number].goto
        if name:
            standard: Script | None = state.edition.standard.get(name)
            if standard is not None:
                add_lines(state, standard.main, found)
        elif number not in found:
            found.append(number)


def unfit(state: StationfallState, line: int, pawn: int) -> int:
    """Why a character cannot be activated for a line."""
    manoeuvre = state.edition.manoeuvres[line]
    card = state.edition.card_of[pawn]
    if card == NOWHERE:
        return NOT_A_CONSPIRATOR
    if activatable(state, pawn):
        return IS_DYING if too_weak(state, pawn) else ALLOWED
    if not state.usable(pawn):
        return not_usable(state, pawn)
    if manoeuvre.who != INFLUENCE:
        return NOT_A_CONSPIRATOR
    if cubes_to_conspire(state, state.active, card, manoeuvre.more) <= 0:
        return CANNOT_WIN_OVER
    return IS_DYING if too_weak(state, pawn) else ALLOWED


class Announce(ActionKind[StationfallState]):
    """Announce a line of the script and activate a character for it, with cubes if the line lets
    the bot influence (bot-activate)."""

    def __init__(self) -> None:
        super().__init__("manoeuvre", "manoeuvre character", [TURN])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        if not policy.moves(state):
            return NOT_A_BOT
        if first(move) not in lines(state):
            return NOT_IN_SCRIPT
        return unfit(state, first(move), second(move))

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        """Nothing: the game lists the one move that a bot owes."""

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        line, pawn = first(move), second(move)
        state.line = line
        dealer.tell(ANNOUNCED, state.active, line, pawn)
        manoeuvre = state.edition.manoeuvres[line]
        if not activatable(state, pawn):
            card = state.edition.card_of[pawn]
            count = cubes_to_conspire(state, state.active, card, manoeuvre.more)
            place_cubes(state, state.active, card, count, dealer)
        begin_activation(state, pawn, dealer)


class Regroup(ActionKind[StationfallState]):
    """Bot Renegotiate: the disc comes back, all cubes from Betrayal, from whoever is Down or
    annihilated, and from the last NPC in character order (bot-renegotiate)."""

    def __init__(self) -> None:
        super().__init__("regroup", "", [TURN])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        return ALLOWED if policy.moves(state) else NOT_A_BOT

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        """Nothing: the game lists the one move that a bot owes."""

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        bot = state.active
        dealer.tell(REGROUPED, bot)
        if state.disc[bot] != NOWHERE:
            dealer.tell(DISC_RECALLED, bot)
        state.disc[bot] = NOWHERE
        if state.betrayal[bot]:
            dealer.tell(BETRAYAL_REGAINED, bot, state.betrayal[bot])
            state.pool[bot] += state.betrayal[bot]
            state.betrayal[bot] = 0
        for card in range(len(state.owners)):
            if is_fallen(state, card):
                self.retrieve(state, card, dealer)
        last = NOWHERE
        for card in order_from(state, own_card(state, bot)):
            if state.cubes[card * state.players + bot] and not state.card_escaped(card):
                last = card
        if last != NOWHERE:
            self.retrieve(state, last, dealer)
        end_activation(state)

    def retrieve(self, state: StationfallState, card: int, dealer: Dealer) -> None:
        bot = state.active
        place = card * state.players + bot
        count = state.cubes[place]
        if count:
            state.cubes[place] = 0
            state.pool[bot] += count
            dealer.tell(CUBES_RETURNED, bot, card, count)


def is_fallen(state: StationfallState, card: int) -> bool:
    """Whether nobody of a card is Live."""
    return not any(state.live(pawn) for pawn in state.edition.pawns_of[card])
