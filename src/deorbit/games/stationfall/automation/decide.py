"""What an automated player answers, whatever it is asked. On the seat of a bot it keeps to the
rules of bots; on an ordinary seat it reveals at once and plays its script by players' rules."""

from deorbit.core.codec import KIND_MASK, pack, second, third
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.answers import answer
from deorbit.games.stationfall.automation.choose_line import Planner
from deorbit.games.stationfall.automation.next_move import is_spent
from deorbit.games.stationfall.automation.priorities import activating, sections
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.script import Choice, Manoeuvre, part_of
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.actions.step import entries
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.bots.influence import cubes_to_conspire, next_to_influence
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATE_STEP,
    ACTIVATION,
    BY_COMMAND,
    BY_REMOTE,
    BY_ROOT_ACCESS,
    BY_TELEPATHY,
    COMMANDING,
    REVEAL_STEP,
    TURN,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import can_activate, commanded
from deorbit.games.stationfall.rules.turn.renegotiate import bound_to_activate

CONTROLLED = (BY_REMOTE, BY_TELEPATHY, BY_ROOT_ACCESS)
ENOUGH = 3
"""On how many NPCs an ordinary seat wants cubes."""


def decide(actions: Actions, state: StationfallState, seat: int, script: str) -> int:
    """`state` is a copy of what the seat sees, for this decision only."""
    frame = state.stack.top(seat)
    kind = frame & KIND_MASK
    if kind == TURN:
        return begin(actions, state, script)
    if kind == ACTIVATION:
        return go_on(actions, state, second(frame), seat, script)
    if kind == ACT:
        return act_once(actions, state, second(frame), third(frame), seat, script)
    if kind == COMMANDING:
        return command(actions, state, script)
    return answer(actions.game, state, seat)


# The turn -----------------------------------------------------------------------------------------


def begin(actions: Actions, state: StationfallState, script: str) -> int:
    bot = state.active
    number = actions.number
    if policy.moves(state):
        plan = Planner(actions, state, bot, script).plan()
        if plan is None:
            return pack(number["regroup"])
        return pack(number["manoeuvre"], plan.line, plan.pawn)
    step = second(state.stack.frames[-1])
    if state.pc[bot] == NOWHERE and step == REVEAL_STEP and not script:
        return pack(number["reveal"])
    planner = Planner(actions, state, bot, script, step != ACTIVATE_STEP)
    plan = planner.plan()
    if plan is None:
        return renegotiate(actions, planner)
    if plan.cubes:
        return pack(number["influence"], state.edition.card_of[plan.pawn], plan.cubes)
    if step != ACTIVATE_STEP and not script:
        card = NOWHERE if state.pc[bot] == NOWHERE else next_to_influence(state, bot, ENOUGH)
        if card != NOWHERE:
            return pack(number["influence"], card, cubes_to_conspire(state, bot, card))
    return pack(number["activate"], plan.pawn)


def renegotiate(actions: Actions, planner: Planner) -> int:
    """Take the disc back, and a cube from whom the script names, otherwise from where it does
    nothing any more. Who is bound to activate somebody does so by the General Priorities
    (house-before-the-disc)."""
    state = planner.state
    if bound_to_activate(state) != ALLOWED:
        pawns = [pawn for pawn in range(state.edition.monster) if can_activate(state, pawn)]
        pawn = min(pawns, key=lambda pawn: activating(state, planner.bot, pawn))
        return pack(actions.number["activate"], pawn)
    number = actions.number["withdraw"]
    cards = list(range(len(state.owners)))
    named = [card for card in cards if planner.gives_up(state.edition.pawn_of[card])]
    for card in named + [card for card in cards if not state.card_usable(card)]:
        move = pack(number, card)
        if actions.kinds[number].forbids(state, state.seat_of[state.active], move) == ALLOWED:
            return move
    return pack(actions.number["renegotiate"])


# The activation -----------------------------------------------------------------------------------


def go_on(actions: Actions, state: StationfallState, pawn: int, seat: int, script: str) -> int:
    bot = state.active
    planner = Planner(actions, state, bot, script, False)
    move = aside(actions, planner, planner.script.start, seat)
    if move == NOWHERE and not is_spent(state, pawn):
        line = state.line
        if line != NOWHERE:
            move = checked(actions, state, seat, planner.proceed(manoeuvre_of(state, line), pawn))
        else:
            move = improvise(actions, planner, pawn, seat)
    if move == NOWHERE:
        move = aside(actions, planner, planner.script.end, seat)
    if move != NOWHERE:
        return move
    return idle(actions, state, pawn, seat) if state.actions else pack(actions.number["end"])


def idle(actions: Actions, state: StationfallState, pawn: int, seat: int) -> int:
    """Wait; but who is still on the card comes on board first (card-stowaway), and who lies Down
    revives itself (card-self-repair)."""
    wait = pack(actions.number["wait"], pawn)
    if checked(actions, state, seat, wait) != NOWHERE:
        return wait
    if state.down >> pawn & 1:
        return pack(actions.number["self-repair"], pawn)
    ranked = [(sections(state, state.active, to), to) for to in entries(state, pawn)]
    return pack(actions.number["step"], pawn, min(ranked)[1])


def manoeuvre_of(state: StationfallState, line: int) -> Manoeuvre:
    return state.edition.manoeuvres[line]


def checked(actions: Actions, state: StationfallState, seat: int, move: int) -> int:
    """A move if it is legal, otherwise NOWHERE: what was planned can have become impossible."""
    if move == NOWHERE:
        return NOWHERE
    return move if actions.policy.judge(state, seat, move) == ALLOWED else NOWHERE


def improvise(actions: Actions, planner: Planner, pawn: int, seat: int) -> int:
    """On an ordinary seat nothing is announced: the first line that the character can follow."""
    state = planner.state
    for line in planner.lines():
        manoeuvre = manoeuvre_of(state, line)
        if planner.fits(manoeuvre, pawn):
            move = checked(actions, state, seat, planner.advance(manoeuvre, pawn))
            if move != NOWHERE:
                return move
    return checked(actions, state, seat, planner.leisure(pawn, planner.wanted(None)))


def aside(actions: Actions, planner: Planner, lines: list[int], seat: int) -> int:
    """Scripts for the start and the end of a turn: what costs nothing, such as the Fang Moss. Of
    their conditions those on the station and the bot's PC count."""
    state = planner.state
    for line in lines:
        order = manoeuvre_of(state, line).order
        if order is None or planner.fails(line):
            continue
        for choice in order.choices:
            for number in actions.of_choice(choice):
                kind = actions.kinds[number]
                if not isinstance(kind, Act) and ACTIVATION in kind.answers:
                    moves: list[int] = []
                    kind.collect(state, seat, moves)
                    moves = actions.policy.unbarred(state, moves)
                    move = planner.best_aside(moves, choice)
                    if move != NOWHERE:
                        return move
    return NOWHERE


# Through others -----------------------------------------------------------------------------------


def act_once(
    actions: Actions, state: StationfallState, pawn: int, source: int, seat: int, script: str
) -> int:
    """One action with somebody who is controlled, or who is given one."""
    bot = state.active
    planner = Planner(actions, state, bot, script, False)
    careless = policy.acts_carelessly(state, pawn, source)
    for choice in controls(planner, source):
        move = checked(actions, state, seat, planner.through(choice, pawn, careless))
        if move != NOWHERE:
            return move
    if source not in CONTROLLED and source != BY_COMMAND:
        move = improvise(actions, planner, pawn, seat)
        if move != NOWHERE:
            return move
    return idle(actions, state, pawn, seat)


def controls(planner: Planner, source: int) -> list[Choice]:
    """The choices of the script that act through others: of the line that was announced, otherwise
    of all."""
    state = planner.state
    if source == BY_COMMAND:
        lines = [line for line in planner.script.start if not planner.fails(line)]
    elif state.line != NOWHERE:
        lines = [state.line]
    else:
        lines = planner.lines()
    found: list[Choice] = []
    for line in lines:
        order = part_of(manoeuvre_of(state, line), state.parts if line == state.line else 0)
        while order is not None:
            found.extend([choice for choice in order.choices if choice.inner is not None])
            order = order.then
    return found


def command(actions: Actions, state: StationfallState, script: str) -> int:
    """Forceful Presence: of the NPCs the closest to what a start-of-turn line wants."""
    bot = state.active
    chief = second(state.stack.frames[-1])
    planner = Planner(actions, state, bot, script, False)
    for choice in controls(planner, BY_COMMAND):
        pawn = planner.closest_of(choice, commanded(state, chief))
        if pawn != NOWHERE:
            return pack(actions.number["command"], pawn)
    return pack(actions.number["decline"])
