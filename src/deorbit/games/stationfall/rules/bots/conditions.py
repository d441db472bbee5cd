"""Whether a character, a section or the station passes the tests of a script."""

from deorbit.games.stationfall.content import script
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    AUTHORITIES,
    BODY,
    COUNTS_AS,
    FIELD,
    NEWS,
    NOWHERE,
    WEAPONS,
)
from deorbit.games.stationfall.rules.characters import is_accused, owners_of, powers
from deorbit.games.stationfall.rules.state import ARMED, GUILTY, StationfallState
from deorbit.games.stationfall.rules.turn import markers


def about_station(test: int) -> bool:
    """Whether a condition does not depend on who is considered: it asks about the station, or about
    the bot's PC."""
    return test & script.OWN != 0 or test & script.TEST_BITS >= script.MINUTE_AT_MOST


# The station ----------------------------------------------------------------------------------


def holds(state: StationfallState, bot: int, test: int) -> bool:
    """A condition on the station or on the bot's PC."""
    if test & script.OWN:
        bare = test & ~(script.OWN | script.NOT)
        found = False
        if state.pc[bot] != NOWHERE:
            for pawn in state.own_pawns(bot):
                found = found or is_so(state, bot, pawn, bare)
        return found != (test & script.NOT != 0)
    return _station(state, test & script.TEST_BITS, test >> script.ARGUMENT) != (
        test & script.NOT != 0
    )


def _station(state: StationfallState, kind: int, what: int) -> bool:
    if kind == script.MINUTE_AT_MOST:
        return state.minute <= what
    if kind == script.IS_ABANDONED:
        return state.abandoned != 0
    if kind == script.IS_RELEASED:
        return state.released != 0
    if kind == script.IS_ARMED_ANTIMATTER:
        return state.antimatter == ARMED
    if kind == script.NEWS_HAS:
        return state.offsites[NEWS] >> what & 1 == 1
    if kind == script.AUTHORITIES_HAVE:
        return state.offsites[AUTHORITIES] >> what & 1 == 1
    if kind == script.JAMMERS_ON:
        return state.jammers != 0
    if kind == script.CAMERAS_ON:
        return state.cameras != 0
    return kind == script.IS_BLACKOUT and state.blackout()


# Characters -----------------------------------------------------------------------------------


def passes(state: StationfallState, bot: int, pawn: int, tests: list[int]) -> bool:
    """Whether a character passes all tests."""
    for test in tests:
        if not is_so(state, bot, pawn, test):
            return False
    return True


def is_so(state: StationfallState, bot: int, pawn: int, test: int) -> bool:
    found = _character(state, bot, pawn, test & script.TEST_BITS, test >> script.ARGUMENT)
    return found != (test & script.NOT != 0)


def possesses(state: StationfallState, pawn: int, item: int) -> bool:
    """An Item, integral or not; opened Nanogel is Nanogel."""
    wanted = COUNTS_AS[item]
    return state.arms(pawn) & wanted != 0


def _character(state: StationfallState, bot: int, pawn: int, kind: int, what: int) -> bool:
    edition = state.edition
    if kind == script.IS_CARD:
        return edition.card_of[pawn] == what != NOWHERE
    if kind == script.IS_ABLE:
        return powers(state, pawn) >> what & 1 == 1
    if kind == script.IS_KIND:
        return edition.kind[pawn] & what != 0
    if kind == script.POSSESSES_ITEM:
        return what >= 0 and possesses(state, pawn, what)
    if kind == script.POSSESSES_DATA:
        return what >= 0 and state.data[pawn] >> what & 1 == 1
    if kind == script.IS_DOWN:
        return state.down >> pawn & 1 == 1
    if kind == script.IS_LIVE:
        return state.live(pawn)
    if kind == script.IS_CONTAMINATED:
        return state.contaminated >> pawn & 1 == 1
    if kind == script.IS_ARMED:
        return state.arms(pawn) & WEAPONS != 0
    if kind == script.IS_HELMETED:
        return state.has_helmet(pawn)
    if kind == script.IS_IN_POD:
        return state.where[pawn] >= 0 and edition.pods >> state.where[pawn] & 1 == 1
    if kind == script.IS_AT:
        return state.where[pawn] == what >= 0
    if kind == script.HAS_ESCAPED:
        return state.escaped(pawn)
    if kind == script.IS_FULL:
        return state.full(pawn)
    if kind == script.IS_ALONE:
        return is_alone(state, pawn)
    if kind == script.IS_MONSTER:
        return pawn == edition.monster
    if kind == script.IS_INFLUENCED:
        card = edition.card_of[pawn]
        return card != NOWHERE and state.cubes[card * state.players + bot] > 0
    return _owner(state, bot, pawn, kind)


def _owner(state: StationfallState, bot: int, pawn: int, kind: int) -> bool:
    """Tests of whose PC a character is."""
    owners = owners_of(state, pawn)
    own = owners >> bot & 1 == 1
    if kind == script.IS_PC:
        return own
    if kind == script.IS_ANY_PC:
        return owners != 0
    if kind == script.IS_NPC:
        return owners == 0 and pawn != state.edition.monster
    if kind == script.IS_PERSONS_PC:
        return owners & ~state.bots != 0
    if kind == script.IS_BOTS_PC:
        return owners & state.bots & ~(1 << bot) != 0
    if kind == script.IS_WITH_PC:
        return not own and is_beside_pc(state, bot, pawn)
    if kind == script.IS_SUSPECT:
        return is_accused(state, owners)
    if kind == script.IS_INNOCENT:
        return owners != 0 and not is_accused(state, owners)
    if kind == script.IS_GUILTY:
        for conspiracy in bits(owners):
            if state.guilt[conspiracy] == GUILTY:
                return True
    return False


def is_beside_pc(state: StationfallState, bot: int, pawn: int) -> bool:
    if state.pc[bot] == NOWHERE:
        return False
    for own in state.own_pawns(bot):
        if state.colocated(own, pawn):
            return True
    return False


def is_alone(state: StationfallState, pawn: int) -> bool:
    """No other Live Human or Robot is in the same place."""
    for other in range(state.edition.monster):
        if (
            other != pawn
            and state.edition.kind[other] & BODY
            and state.live(other)
            and state.colocated(pawn, other)
        ):
            return False
    return True


# Ways -----------------------------------------------------------------------------------------


def parts_left_behind(state: StationfallState, pawn: int) -> int:
    """How many parts of a bot's manoeuvre are done if the character goes on from where it is: what
    it only had to reach it has reached (bot-then)."""
    parts = state.parts
    manoeuvre = state.edition.manoeuvres[state.line]
    order = script.part_of(manoeuvre, parts)
    while order is not None and order.then is not None and not order.repeat:
        if not any(is_reached(state, pawn, choice) for choice in order.choices):
            break
        parts += 1
        order = order.then
    return parts


def is_reached(state: StationfallState, pawn: int, choice: script.Choice) -> bool:
    """Whether a character is where a Step is to lead. Who leaves a pod has not found the one that
    is to be launched."""
    section = state.where[pawn]
    if choice.verb != script.STEP or choice.boards or section < 0:
        return False
    if not suits(state, state.active, section, choice.where):
        return False
    if not choice.who:
        return True
    for other in range(len(state.where)):
        if other != pawn and state.colocated(pawn, other):
            if passes(state, state.active, other, choice.who):
                return True
    return False


# Sections -------------------------------------------------------------------------------------


def suits(state: StationfallState, bot: int, section: int, tests: list[int]) -> bool:
    """Whether a section passes all tests."""
    for test in tests:
        if section_is_so(state, bot, section, test) == (test & script.NOT != 0):
            return False
    return True


def section_is_so(state: StationfallState, bot: int, section: int, test: int) -> bool:
    """Without regard to a "Not"."""
    kind, what = test & script.TEST_BITS, test >> script.ARGUMENT
    if test & script.WITH:
        for pawn in range(len(state.where)):
            if state.where[pawn] == section and _character(state, bot, pawn, kind, what):
                return True
        return False
    edition = state.edition
    if kind == script.IS_SECTION:
        return section == what
    if kind == script.IS_POD:
        return edition.pods >> section & 1 == 1
    if kind == script.IS_DAMAGED:
        return state.damaged >> section & 1 == 1
    if kind == script.IS_ZERO_GRAVITY:
        return edition.gravity >> section & 1 == 0
    if kind == script.IS_DARK:
        return state.is_dark(section)
    if kind == script.IS_POWER:
        return edition.power >> section & 1 == 1
    if kind == script.IS_BURNING:
        return state.fire >> section & 1 == 1
    if kind == script.IS_HAZARDOUS:
        return state.hazards() >> section & 1 == 1
    if kind == script.HAS_OCCUPANTS:
        return state.occupants(section) >= what
    if kind == script.HAS_ROOM:
        return edition.capacity[section] - state.occupants(section) >= what
    if kind == script.HOLDS_ITEM:
        return what >= 0 and is_there(state, section, what)
    return kind == script.IS_TIMED and markers.is_timed(state, section)


def is_there(state: StationfallState, section: int, item: int) -> bool:
    """Whether an Item lies in a section or somebody there possesses it."""
    if state.lying[section] & FIELD[item]:
        return True
    for pawn in range(len(state.where)):
        if state.where[pawn] == section and possesses(state, pawn, item):
            return True
    return False
