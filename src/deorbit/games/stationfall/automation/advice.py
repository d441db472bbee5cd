"""What a person could do who asks: what the script of the own identity would have, by players'
rules, and what that is for. It is found from what the person sees, and it never gives away who
somebody is: nobody is told to reveal."""

from typing import Any, Final

from deorbit.core.codec import KIND_MASK, kind_of, pack, second
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.aims import Aim, aim
from deorbit.games.stationfall.automation.choose_line import Planner
from deorbit.games.stationfall.automation.decide import go_on, manoeuvre_of, renegotiate
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.rules.bots.influence import cubes_to_conspire
from deorbit.games.stationfall.rules.questions import ACTIVATE_STEP, ACTIVATION, TURN
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.activation import activatable

Advice = tuple[int, Aim | None]
"""A move, and what it is for; None where it closes something."""

CLOSING: Final = {
    "end": "advice-end",
    "wait": "advice-end",
    "renegotiate": "advice-renegotiate",
    "withdraw": "advice-renegotiate",
}


def advise(actions: Actions, seen: StationfallState, seat: int) -> Advice | None:
    """`seen` is a copy for this question only. None where the script has nothing to say that the
    person may do."""
    frame = seen.stack.top(seat)
    kind = frame & KIND_MASK
    if kind not in (TURN, ACTIVATION) or seen.identity[seen.active] < 0:
        return None
    if kind == TURN:
        found = _begin(actions, seen, second(frame))
    else:
        found = _go_on(actions, seen, second(frame), seat)
    if found is None or actions.policy.judge(seen, seat, found[0]) != ALLOWED:
        return None
    closes = actions.names[kind_of(found[0])] in CLOSING
    return (found[0], None) if closes else found


def closing_words(actions: Actions, move: int) -> dict[str, Any] | None:
    """Why an activation is over, or a turn."""
    words = CLOSING.get(actions.names[kind_of(move)])
    return None if words is None else sentence(words).to_json()


def as_revealed(seen: StationfallState) -> StationfallState:
    """As the script reads the station: it asks for the PC, also before everybody knows it."""
    world = seen.copy()
    bot = world.active
    if world.pc[bot] == NOWHERE:
        world.pc[bot] = world.identity[bot]
        world.owners[world.edition.character_of[world.pc[bot]]] |= 1 << bot
    return world


def _begin(actions: Actions, seen: StationfallState, step: int) -> Advice | None:
    bot, number = seen.active, actions.number
    world = as_revealed(seen)
    planner = Planner(actions, world, bot, "", step != ACTIVATE_STEP)
    plan = planner.plan()
    if plan is None:
        return renegotiate(actions, Planner(actions, seen.copy(), bot, "", False)), None
    purpose = aim(actions, world, plan.pawn, plan.option)
    card = seen.edition.card_of[plan.pawn]
    if plan.cubes:
        return pack(number["influence"], card, plan.cubes), purpose
    if activatable(seen, plan.pawn):
        return pack(number["activate"], plan.pawn), purpose
    # The own character, while nobody knows it: it is won over like any other.
    cubes = cubes_to_conspire(seen, bot, card, 0)
    return (pack(number["influence"], card, cubes), purpose) if cubes > 0 else None


def _go_on(actions: Actions, seen: StationfallState, pawn: int, seat: int) -> Advice | None:
    world = as_revealed(seen)
    move = go_on(actions, world, pawn, seat, "")
    return move, _purpose(actions, as_revealed(seen), pawn)


def _purpose(actions: Actions, world: StationfallState, pawn: int) -> Aim | None:
    """What an activated character is about: the first line that it can follow."""
    planner = Planner(actions, world, world.active, "", False)
    for line in planner.lines():
        manoeuvre = manoeuvre_of(world, line)
        order = manoeuvre.order
        if order is None or not planner.fits(manoeuvre, pawn):
            continue
        option = planner.finder.closest(pawn, order.choices, world.free == 1)
        if option is not None and not option.here:
            return aim(actions, world, pawn, option)
    return None
