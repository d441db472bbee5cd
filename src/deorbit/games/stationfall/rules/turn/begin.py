"""How a game and each turn begin (15.1, 15.2), and how an activation ends."""

from deorbit.core.dealer import Dealer
from deorbit.core.sequence import Stage
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.influence import influence, roll
from deorbit.games.stationfall.rules.bots.setup import bring_in
from deorbit.games.stationfall.rules.events import TURN_BEGUN
from deorbit.games.stationfall.rules.questions import ACTIVATE_STEP, REVEAL_STEP, TURN
from deorbit.games.stationfall.rules.state import MARKERS, PLAYING, StationfallState


class Turn(Stage[StationfallState]):
    """What the player decides: reveal, influence, activate (15.3 to 15.6)."""

    def take(self, state: StationfallState, dealer: Dealer) -> int:
        begin_turn(state, state.active, dealer)
        return PLAYING


def begin_game(state: StationfallState, dealer: Dealer) -> None:
    """Everybody has chosen: bots come in (bot-setup), then the first turn begins."""
    if state.bots:
        bring_in(state, dealer)
    begin_turn(state, state.first, dealer)


def begin_turn(state: StationfallState, conspiracy: int, dealer: Dealer) -> None:
    state.active = conspiracy
    state.begin_turn()
    dealer.tell(TURN_BEGUN, conspiracy, state.minute)
    if state.bots:
        forget_line(state)
        if policy.moves(state):
            influence(state, conspiracy, dealer)
            roll(state, conspiracy, dealer)
            state.ask(TURN, conspiracy, ACTIVATE_STEP)
            return
    state.ask(TURN, conspiracy, REVEAL_STEP)


def forget_line(state: StationfallState) -> None:
    """The turn of a bot is over, and with it the line of its script."""
    state.line = NOWHERE
    state.parts = 0
    state.focus = 0


def end_activation(state: StationfallState) -> None:
    """After the activation or Renegotiate comes Resolve (15.7)."""
    state.stack.pop()
    state.actions = 0
    state.free = 0
    state.visited = 0
    state.stage = MARKERS
