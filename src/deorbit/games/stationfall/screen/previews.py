"""What a choice would bring, told before it is made."""

from deorbit.core.codec import first, second, third
from deorbit.core.dealer import silent
from deorbit.core.screen import Sentence
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.questions import ACTIVATE_STEP, TURN
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.cubes import place_cubes
from deorbit.games.stationfall.rules.turn.offers import accused_by_refusal

ACTIVATE = GAME.kinds[GAME.kind_of["activate"]]


def brings(state: StationfallState, seat: int, move: int) -> Sentence:
    """Whose Conspirator so many cubes would make somebody (15.4), and whether anybody could be
    activated then."""
    card, count = first(move), second(move)
    after = state.copy()
    after.stack.pop()
    after.ask(TURN, after.active, ACTIVATE_STEP)
    place_cubes(after, after.active, card, count, silent())
    pawn = next(pawn for pawn in after.edition.pawns_of[card] if after.usable(pawn))
    whose = [player for player in range(after.players) if after.conspirator(player, pawn)]
    others = [player for player in whose if player != after.active]
    if after.active not in whose:
        told = sentence("brings-nothing", player=others)
    elif others:
        told = sentence("brings-shared", player=others)
    else:
        told = sentence("brings-alone")
    activated: list[int] = []
    ACTIVATE.collect(after, seat, activated)
    return told if activated else sentence("brings-idle", what=told)


def accepting(state: StationfallState) -> Sentence:
    """What allowing it means: the action is taken at once, and what was offered stays on the card
    (15.5.4.3, 15.5.5.2)."""
    pawn = second(state.stack.frames[-1])
    return sentence("accepting", character=state.edition.pawns[pawn])


def refusing(state: StationfallState) -> Sentence:
    """What refusing a Bribe or Kompromat costs."""
    frame = state.stack.frames[-1]
    accused = accused_by_refusal(state, second(frame), third(frame))
    return sentence("refusing-accuses" if accused else "refusing-costs-nothing")
