"""What a bot owes: at no point does anybody decide for it (Launch Manual, Station Automation, Bot's
General Priorities). Whoever moves its pieces makes the one move that its script and its priorities
leave, and hears what that is otherwise."""

from deorbit.core.codec import first, kind_of, second
from deorbit.core.stack import NOTHING
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.decide import decide
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.knowledge import observe
from deorbit.games.stationfall.rules.questions import TURN
from deorbit.games.stationfall.rules.reasons import (
    BOTS_ANSWER,
    BOTS_FIRST_LINE,
    BOTS_GO_ON,
    BOTS_HAVE_NO_LINE,
)
from deorbit.games.stationfall.rules.state import StationfallState

Details = dict[str, str | int | None]


def due(actions: Actions, state: StationfallState, seat: int) -> int:
    """The move that a bot owes who is asked; NOTHING where a person is, or nobody. It is found from
    what the bot's seat sees, and kept with the state until that changes."""
    if not state.bots >> seat & 1 or state.stack.top(seat) == NOTHING:
        return NOTHING
    if state.due == NOWHERE:
        state.due = decide(actions, observe(state, seat), seat, "")
    return state.due


def objection(actions: Actions, state: StationfallState, owed: int) -> int:
    """Why another move than the one that is owed is refused."""
    if kind_of(state.stack.frames[-1]) == TURN:
        nothing = kind_of(owed) == actions.number["regroup"]
        return BOTS_HAVE_NO_LINE if nothing else BOTS_FIRST_LINE
    return BOTS_ANSWER if state.line == NOWHERE else BOTS_GO_ON


def details(actions: Actions, state: StationfallState, seat: int, code: int) -> Details:
    """What the message of such a reason has to tell: line and character, or the action."""
    if code not in (BOTS_FIRST_LINE, BOTS_GO_ON, BOTS_ANSWER):
        return {}
    owed = due(actions, state, seat)
    if code == BOTS_FIRST_LINE:
        return {**line_details(state, first(owed)), "character": state.edition.pawns[second(owed)]}
    found: Details = {"action": str(actions.game.decode(state, owed))}
    return {**line_details(state, state.line), **found} if code == BOTS_GO_ON else found


def line_details(state: StationfallState, number: int) -> Details:
    """A line as its script has it, and where it stands."""
    manoeuvre = state.edition.manoeuvres[number]
    script, _, line = manoeuvre.name.rpartition("-")
    place = f"line-of-{script}" if script in state.edition.standard else "line-own"
    return {"line": line, "where-text": f"{{{place} {line}}}", "text": manoeuvre.text}
