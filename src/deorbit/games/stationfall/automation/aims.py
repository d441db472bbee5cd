"""What somebody is about who carries a line of a script out, as events tell it: where to, after
whom or what, and how many actions away that is."""

from typing import Final

from deorbit.core.codec import first, kind_of, second, third
from deorbit.core.dealer import EVERYONE
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.choose_line import Planner
from deorbit.games.stationfall.automation.option import Option
from deorbit.games.stationfall.content.edition import MOST_COUNTED
from deorbit.games.stationfall.content.names import ITEMS, NOWHERE
from deorbit.games.stationfall.content.script import plain
from deorbit.games.stationfall.rules import events
from deorbit.games.stationfall.rules.knowledge import observe
from deorbit.games.stationfall.rules.state import StationfallState

Aim = tuple[int, ...]
"""An event, as the log keeps it."""

WITHOUT_MORE: Final = {
    "abandon-ship": events.AIMS_TO_ABANDON,
    "jettison": events.AIMS_TO_JETTISON,
    "release": events.AIMS_TO_RELEASE,
}
AT_A_SECTION: Final = {
    "timed-launch": events.AIMS_FOR_POD,
    "section-launch": events.AIMS_FOR_POD,
    "sabotage": events.AIMS_TO_WRECK,
    "pick-up-kompromat": events.AIMS_FOR_KOMPROMAT,
    "investigate": events.AIMS_FOR_KOMPROMAT,
}
WITH_SOMEBODY: Final = {
    "attack": events.AIMS_TO_STRIKE,
    "airlock-push": events.AIMS_TO_STRIKE,
    "infect": events.AIMS_TO_STRIKE,
    "feed": events.AIMS_TO_STRIKE,
    "revive": events.AIMS_TO_HELP,
    "repair": events.AIMS_TO_HELP,
    "mend": events.AIMS_TO_HELP,
    "heal": events.AIMS_TO_HELP,
    "decontaminate": events.AIMS_TO_HELP,
    "telepathy": events.AIMS_TO_STEER,
    "root-access": events.AIMS_TO_STEER,
    "remote-control": events.AIMS_TO_STEER,
}
MAKING: Final = ("manufacture", "draw-up")


def announced_aim(actions: Actions, state: StationfallState, move: int) -> Aim | None:
    """What a bot is about that makes the move that begins its turn, from what everybody sees before
    it; None where it announces no line."""
    if kind_of(move) != actions.number["manoeuvre"]:
        return None
    seen = observe(state, None)
    planner = Planner(actions, seen, seen.active)
    plan = planner.plan()
    if plan is None or (plan.line, plan.pawn) != (first(move), second(move)):
        return None
    return aim(actions, seen, plan.pawn, plan.option)


def aim(actions: Actions, state: StationfallState, pawn: int, option: Option) -> Aim:
    """The event that tells of an option of a character."""
    count = min(option.cost, MOST_COUNTED)
    if option.move == NOWHERE:
        place = option.section if option.section != NOWHERE else max(state.where[pawn], 0)
        return (events.AIMS_FOR_SECTION, EVERYONE, pawn, place, count)
    name = actions.names[kind_of(option.move)]
    here = option.node % state.edition.size
    if name in WITHOUT_MORE:
        return (WITHOUT_MORE[name], EVERYONE, pawn, count)
    if name in AT_A_SECTION:
        return (AT_A_SECTION[name], EVERYONE, pawn, max(option.section, 0), count)
    if name in WITH_SOMEBODY and option.character != NOWHERE:
        return (WITH_SOMEBODY[name], EVERYONE, pawn, option.character, count)
    if name == "transmit":
        data, offsite = second(option.move), third(option.move)
        return (events.AIMS_TO_TRANSMIT, EVERYONE, pawn, data, offsite, count)
    if name == "copy" and option.character != NOWHERE:
        ware = len(ITEMS) + second(option.move)
        return (events.AIMS_TO_GIVE, EVERYONE, pawn, ware, option.character, count)
    if option.thing != NOWHERE:
        thing = plain(option.thing)
        if name in MAKING:
            return (events.AIMS_TO_MAKE, EVERYONE, pawn, thing, here, count)
        if name == "give" and option.character != NOWHERE:
            return (events.AIMS_TO_GIVE, EVERYONE, pawn, thing, option.character, count)
        return (events.AIMS_FOR_WARE, EVERYONE, pawn, thing, count)
    return (events.AIMS_FOR_SECTION, EVERYONE, pawn, here, count)
