"""The instruments of the station in words: power, Cameras, Antimatter, Project X, the clock."""

from typing import NamedTuple

from deorbit.core.screen import Sentence
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import CORE_LOCKS, DATA, NOWHERE, OFFSITES, PROJECTS
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.positions.write import POWER
from deorbit.games.stationfall.rules.state import (
    ANTIMATTER_STATES,
    ARMED,
    LAST_ESCAPES,
    STABLE,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.screen.characters import on_board, place
from deorbit.games.stationfall.screen.players import chooser
from deorbit.games.stationfall.screen.sections import traps
from deorbit.games.stationfall.screen.ways import mouths

PLAIN, QUIET, NOW, POSSIBLE, DANGER = "plain", "quiet", "now", "possible", "danger"
"""In which tone a line is told: as everything, faintly, as news, as what is known, as a danger."""


class Line(NamedTuple):
    tone: str
    words: Sentence


def clock(state: StationfallState, seat: int | None) -> Sentence:
    """How far the game is; where a person has two colours, also which of them is meant."""
    message = "clock-abandon" if state.abandoned else "clock"
    told = sentence(message, minute=state.minute)
    if state.players == state.seats:
        return told
    chosen = chooser(state, seat)
    if chosen is not None:
        return sentence("choice-of", clock=told, player=chosen)
    return sentence("turn-of", clock=told, player=state.active) if state.stack.frames else told


def power(state: StationfallState) -> Line:
    lost = state.power_lost()
    return Line(DANGER if lost else PLAIN, sentence(f"power-{POWER[lost]}"))


def switches(state: StationfallState) -> list[Line]:
    """Cameras and Jammers; OFF is news."""
    return [
        Line(PLAIN, sentence(name, state="on")) if on else Line(NOW, sentence(name, state="off"))
        for name, on in (("cameras", state.cameras), ("jammers", state.jammers))
    ]


def antimatter(state: StationfallState) -> Line:
    if state.antimatter == ARMED:
        for marker in state.markers:
            if markers.effect(marker) == markers.DETONATE:
                return Line(DANGER, sentence("antimatter-ticking", minute=markers.due(marker)))
    tone = QUIET if state.antimatter == STABLE else DANGER
    return Line(tone, sentence(f"antimatter-{ANTIMATTER_STATES[state.antimatter]}"))


def dangers(state: StationfallState) -> list[Line]:
    """Missiles under way."""
    names = state.edition.section_names
    return [
        Line(DANGER, sentence("missile", at=names[markers.section(one)], minute=markers.due(one)))
        for one in state.markers
        if markers.effect(one) == markers.MISSILE_INBOUND
    ]


def project(state: StationfallState) -> list[Line]:
    """Project X, released or seen."""
    card = PROJECTS[state.project] if state.project >= 0 else None
    if state.released:
        return [Line(DANGER, sentence("x-loose", project=card))]
    return [] if card is None else [Line(POSSIBLE, sentence("x-seen", project=card))]


def doings(state: StationfallState) -> list[Line]:
    """Where the Monster is, whom it has and whom it wants; the Wormhole; the Locks of the Core."""
    edition, pawns = state.edition, state.edition.pawns
    found = []
    if on_board(state, edition.monster):
        down = state.down >> edition.monster & 1
        at = place(state, edition.monster)
        found.append(sentence("monster-down" if down else "monster-at", at=at))
        if state.inside:
            inside = [pawns[pawn] for pawn in state.inside]
            found.append(sentence("monster-inside", character=inside))
        if state.mark != NOWHERE:
            found.append(sentence("monster-mark", character=pawns[state.mark]))
    if mouths(state):
        found.append(sentence("wormhole", at=edition.section_names[state.mouth]))
    if state.core_locks:
        used = state.core_locks.bit_count()
        found.append(sentence("core-locks", used=used, most=CORE_LOCKS))
    return [Line(DANGER, one) for one in found] if state.released else []


def sent(state: StationfallState) -> list[Line]:
    """What Data the offsites have."""
    return [
        Line(NOW, sentence("sent", offsite=name, data=[DATA[one] for one in bits(data)]))
        for name, data in zip(OFFSITES, state.offsites, strict=True)
        if data
    ]


def pieces(state: StationfallState) -> list[Line]:
    """What single characters have brought into play."""
    edition = state.edition
    found = []
    if edition.rich != NOWHERE:
        found.append(sentence("grey-bribes", left=state.grey_left))
    tokens = [sentence(f"trap-{trap}", at=section) for section, trap in traps(state).items()]
    if tokens:
        found.append(sentence("traps", tokens=tokens))
    if state.eaten:
        found.append(sentence("eaten", count=state.eaten))
    if state.spaced and state.stage > LAST_ESCAPES:
        spaced = [edition.pawns[pawn] for pawn in bits(state.spaced)]
        found.append(sentence("spaced", character=spaced))
    elif state.pirate:
        found.append(sentence("pirate"))
    return [Line(NOW, one) for one in found]
