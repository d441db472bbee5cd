"""What an automated player answers to every question other than its turn and the actions in it:
by the General Priorities, from what its seat can see (Launch Manual, Station Automation)."""

from typing import Final

from deorbit.core.codec import first, kind_of, second
from deorbit.core.game import Game
from deorbit.games.stationfall.automation.delivery import deliver
from deorbit.games.stationfall.automation.priorities import (
    activating,
    dropping,
    is_rival,
    sections,
    targeting,
)
from deorbit.games.stationfall.automation.question import (
    LAST,
    LATER,
    Key,
    Question,
    best,
    by_danger,
    by_section,
    by_target,
    by_use,
    victim,
)
from deorbit.games.stationfall.content.names import HELMET, NOWHERE, OUTER_SPACE, ROBOT
from deorbit.games.stationfall.rules.characters import needs_helmet
from deorbit.games.stationfall.rules.ending.delivery import score
from deorbit.games.stationfall.rules.questions import (
    ANSWERER,
    CACHING,
    CALLING,
    CHOOSE,
    CONFESSING,
    CONSENT,
    CORE,
    DELIVERING,
    FRAMING,
    HORSING,
    LAST_REVEAL,
    LET_GO,
    LURKING,
    MUTATING,
    ORDER,
    OVERLOADING,
    SHOWING,
    SPREADING,
    SWARMING,
    TRAPPING,
    WARPING,
)
from deorbit.games.stationfall.rules.state import INNOCENT, StationfallState
from deorbit.games.stationfall.rules.turn.markers import DETONATE, LAUNCH

MOST_POINTS: Final = 999
DEFAULT: Final = "default"
"""The script of those who have none of their own."""


def answer(game: Game[StationfallState], state: StationfallState, seat: int) -> int:
    """The answer of a seat, NOWHERE if it has none; `state` is what it sees. Turns and actions are
    not asked here."""
    question = Question(game, state, seat)
    if not question.moves:
        return NOWHERE
    if question.kind == DELIVERING:
        return deliver(question)
    for name, key in ANSWERS.get(question.kind, DECLINED):
        moves = question.named(name) if name else question.moves
        if moves:
            return best(question, moves, key)
    return question.moves[0]


# Players and cards --------------------------------------------------------------------------------


def promise(question: Question, move: int) -> int:
    """The Secret Identity: one with a script of its own, then the one that would score most if the
    station fell now."""
    state = question.state
    identity = first(move)
    key = MOST_POINTS - score(state, question.bot, identity)
    return key + LATER if state.edition.scripts[identity].name == DEFAULT else key


def hearer(question: Question, move: int) -> int:
    """Who is asked for consent: a person, because bots refuse."""
    state = question.state
    key = (first(move) - question.bot) % state.players
    return key + LATER if state.bots >> first(move) & 1 else key


def scapegoat(question: Question, move: int) -> int:
    """Mimic Frameup: the person whose conspirator there would be targeted first, then a bot."""
    state = question.state
    player = first(move)
    key = LATER
    for pawn in range(state.edition.monster):
        if state.where[pawn] == second(question.frame) and state.conspirator(player, pawn):
            key = min(key, targeting(state, question.bot, pawn))
    return key + LAST if state.bots >> player & 1 else key


def confessor(question: Question, move: int) -> int:
    """Whose confession makes most players Suspect, persons above all."""
    state, bot = question.state, question.bot
    persons = others = 0
    for other in range(state.players):
        if (
            is_rival(state, bot, other)
            and state.guilt[other] == INNOCENT
            and state.conspirator(other, first(move))
        ):
            if state.bots >> other & 1:
                others += 1
            else:
                persons += 1
    return (15 - persons) * LAST + (15 - others) * LATER + targeting(state, bot, first(move))


def student(question: Question, move: int) -> int:
    """Homework: a Bonus Character who can still act; otherwise it is declined."""
    edition = question.state.edition
    if kind_of(move) == question.game.kind_of["decline"]:
        return LATER
    card = edition.character_of[first(move)]
    key = activating(question.state, question.bot, edition.pawn_of[card])
    return key if question.state.card_usable(card) else key + LAST


# Items (bot-priorities) ---------------------------------------------------------------------------


def burden(question: Question, move: int) -> int:
    """Dropping Items, but no Helmet that keeps the own PC or a conspirator from being Downed
    (bot-self-preservation)."""
    state = question.state
    pawn, item = first(move), second(move)
    key = dropping(state, item, item in script_items(state, question.bot))
    if item == HELMET and needs_helmet(state, pawn):
        if pawn in question.own or state.conspirator(question.bot, pawn):
            key += LATER
    return key


def script_items(state: StationfallState, bot: int) -> list[int]:
    """The Items that a bot's script is about."""
    identity = state.pc[bot] if state.pc[bot] >= 0 else state.identity[bot]
    return state.edition.scripts[identity].items if identity >= 0 else []


# Resolve and Project X (bot-resolve) --------------------------------------------------------------


def urgency(question: Question, move: int) -> int:
    """Of time markers launches first, those with the own PC above all; the Antimatter last."""
    effect, section = first(move), second(move)
    if effect == DETONATE:
        return LAST + LAST
    key = sections(question.state, question.bot, section)
    aboard = question.hosts(section)
    if effect == LAUNCH:
        return key if aboard else key + LATER
    return key + LAST + LATER if aboard else key + LAST


def flooded(question: Question, move: int) -> int:
    """The Goo Downs Robots."""
    key = sections(question.state, question.bot, first(move))
    robots = question.state.edition.kind[question.own[0]] & ROBOT if question.own else 0
    return key + LATER if robots and question.hosts(first(move)) else key


def linked(question: Question, move: int) -> int:
    """The Wormhole goes to the section that is chosen first, and stays where it is best."""
    if kind_of(move) == question.game.kind_of["leave-mouth"]:
        return sections(question.state, question.bot, question.state.mouth)
    return sections(question.state, question.bot, first(move))


def locked(question: Question, move: int) -> int:
    """A corridor by the better of its two sections, then by the other; none beside the own PC."""
    state, bot = question.state, question.bot
    one, other = sections(state, bot, first(move)), sections(state, bot, second(move))
    key = min(one, other) << 26 | max(one, other)
    near = question.hosts(first(move)) or question.hosts(second(move))
    return key + (1 << 52) if near else key


def infected(question: Question, move: int) -> int:
    """Whom the Mutagen infects, then who does it."""
    return victim(question, second(move)) << 10 | first(move)


# Reveal powers of ordinary players ----------------------------------------------------------------


def overloaded(question: Question, move: int) -> int:
    """Where damage changes something."""
    section = first(move)
    idle = section == OUTER_SPACE or question.state.damaged >> section & 1
    key = by_danger(question, move)
    return key + LAST if idle else key


def ambush(question: Question, move: int) -> int:
    """A trap a step away from another player's Live PC, and not from the own one."""
    state = question.state
    section = first(move)
    key = sections(state, question.bot, section) + LATER
    for pawn in range(state.edition.monster):
        place = state.where[pawn]
        if place >= 0 and state.edition.distance[place][section] == 1:
            if pawn in question.own:
                return key + LAST
            if state.owners[state.edition.card_of[pawn]] and state.live(pawn):
                key = sections(state, question.bot, section)
    return key


def carrier(question: Question, move: int) -> int:
    """Trojan Horse: the Digital Assistant would rather be with a Robot."""
    key = by_use(question, move)
    return key if question.state.edition.robots >> first(move) & 1 else key + LATER


# What is asked ------------------------------------------------------------------------------------

DECLINED: Final[list[tuple[str, Key]]] = [("decline", by_use)]
"""What a plan might want, but no priority does."""

ANSWERS: Final[dict[int, list[tuple[str, Key]]]] = {
    CHOOSE: [("choose", promise)],
    CONSENT: [("refuse", by_use)],
    LET_GO: [("drop", burden)],
    ORDER: [("resolve", urgency)],
    OVERLOADING: [("overload", overloaded)],
    CONFESSING: [("confess", confessor)],
    CACHING: [("cache", by_use)],
    SHOWING: [("", student)],
    SPREADING: [("spread", flooded)],
    SWARMING: [("monster-strike", by_target), ("monster-step", by_danger)],
    LAST_REVEAL: [("reveal", by_use)],
    ANSWERER: [("ask", hearer)],
    CALLING: [("call", by_use)],
    FRAMING: [("blame", scapegoat)],
    TRAPPING: [("lay-trap", ambush), ("rig-trap", ambush)],
    HORSING: [("plant", carrier)],
    LURKING: [("lurk", by_danger)],
    WARPING: [("", linked)],
    CORE: [
        ("core-lock", locked),
        ("core-suppress", by_section),
        ("core-jammers", by_section),
        ("core-move", by_section),
        ("core-control", by_use),
    ],
    MUTATING: [("mutate", infected)],
}
"""By question: the first kind of answer that there is, and what decides among several; "" for any
kind."""
