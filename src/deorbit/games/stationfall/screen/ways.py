"""Shortest ways over the station, for people who ask how to get somewhere: leg by leg what the Step
(12.1) and the Airlock action (13.13) allow on the station as a seat sees it."""

from collections.abc import Callable
from typing import NamedTuple

from deorbit.core.codec import kind_of, second
from deorbit.core.errors import BadInput
from deorbit.core.game import ALLOWED
from deorbit.core.screen import Leg, Route, Sentence
from deorbit.games.stationfall.content.names import BODY, HELMET, NOWHERE, ONE, OUTER_SPACE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.rules.actions.airlock import no_airlock
from deorbit.games.stationfall.rules.actions.step import (
    barred,
    corridor_between,
    crowded,
    entries,
    neighbours,
    through_wormhole,
)
from deorbit.games.stationfall.rules.characters import powers
from deorbit.games.stationfall.rules.power import shuns, would_fall
from deorbit.games.stationfall.rules.questions import ACT
from deorbit.games.stationfall.rules.state import OFF_BOARD, StationfallState
from deorbit.games.stationfall.screen.characters import on_board, section_of
from deorbit.games.stationfall.screen.players import of_seat

CORRIDOR = "corridor"
LOCK = "lock"
VENT = "vent"
AIRLOCK = "airlock"
WORMHOLE = "wormhole"
ENTRY = "entry"
NO_PLACE = "stationfall-path-nowhere"
"""What is told where there is nothing to go from or to."""
ORDER = (CORRIDOR, LOCK, VENT, AIRLOCK, WORMHOLE, ENTRY)
"""What is gone through, what people would rather take first."""


class Passage(NamedTuple):
    """Where one Step leads, and through what."""

    to: int
    by: str


Legs = Callable[[int], list[Passage]]
"""Where one Step leads from a section."""


def shortest(legs: Legs, start: int, goal: int) -> tuple[Passage, ...] | None:
    """The fewest Steps from one section to another; None where there is no way."""
    ways: dict[int, tuple[Passage, ...]] = {start: ()}
    edge = [start]
    while edge and goal not in ways:
        further = []
        for section in edge:
            for leg in sorted(legs(section), key=lambda leg: ORDER.index(leg.by)):
                if leg.to not in ways:
                    ways[leg.to] = (*ways[section], leg)
                    further.append(leg.to)
        edge = further
    return ways.get(goal)


# What joins sections ------------------------------------------------------------------------------


def openings(state: StationfallState, section: int) -> dict[str, list[str]]:
    """The sections that a section leads to for anybody, Locks and airlocks too, by what is gone
    through."""
    names = state.edition.section_names
    left = state.launched
    found: dict[str, list[str]] = {}
    for to in around(state, section):
        if not left >> to & 1:
            found.setdefault(way_through(state, section, to), []).append(names[to])
    through = [names[to] for to in state.edition.airlocks[section]]
    return {**found, AIRLOCK: through} if through else found


def mouths(state: StationfallState) -> list[int]:
    """The two ends of the Wormhole, once they are apart (x-wormhole)."""
    vault = state.edition.vault
    return [vault, state.mouth] if state.mouth not in (NOWHERE, vault) else []


# Who goes -----------------------------------------------------------------------------------------


def way_through(state: StationfallState, section: int, to: int) -> str:
    """Through what a Step leads that nothing bars."""
    if through_wormhole(state, section, to):
        return WORMHOLE
    corridor = corridor_between(state, section, to)
    if corridor == NOWHERE:
        return VENT
    return LOCK if state.locks >> corridor & 1 else CORRIDOR


def around(state: StationfallState, section: int) -> list[int]:
    """The sections that corridors, the Wormhole and vents lead to; a pod that has left leads
    nowhere (5.5)."""
    if state.launched >> section & 1:
        return []
    return [*neighbours(state, section), *state.edition.vents[section]]


def legs_of(state: StationfallState, pawn: int) -> Legs:
    """Where a character can go."""
    bodiless = not state.edition.kind[pawn] & BODY
    frame = state.stack.frames[-1] if state.stack.frames else NOWHERE
    acts = frame != NOWHERE and kind_of(frame) == ACT and second(frame) == pawn

    def falls(section: int, to: int) -> bool:
        if acts and section == state.where[pawn]:
            return shuns(state, pawn, to)
        return would_fall(state, pawn, to)

    def legs(section: int) -> list[Passage]:
        if bodiless:
            return []
        found = []
        if section == OFF_BOARD:
            found = [Passage(to, ENTRY) for to in entries(state, pawn)]
        elif section >= 0:
            ability = powers(state, pawn)
            found = [
                Passage(to, way_through(state, section, to))
                for to in around(state, section)
                if barred(state, section, to, ability) == ALLOWED and not crowded(state, to, 1)
            ]
            found += airlocks(state, section)
        return [leg for leg in found if not falls(section, leg.to)]

    return legs


def airlocks(state: StationfallState, section: int) -> list[Passage]:
    return [
        Passage(to, AIRLOCK)
        for to in state.edition.airlocks[section]
        if no_airlock(state, section, to) == ALLOWED
    ]


def legs_of_anybody(state: StationfallState) -> Legs:
    """Where anybody can go, without abilities and protection."""

    def legs(section: int) -> list[Passage]:
        found = [
            Passage(to, way_through(state, section, to))
            for to in around(state, section)
            if barred(state, section, to, 0) == ALLOWED and not crowded(state, to, 1)
        ]
        found += airlocks(state, section)
        return [leg for leg in found if not state.hazards() >> leg.to & 1]

    return legs


def legs_unhindered(state: StationfallState) -> Legs:
    """Where somebody could go whom neither Locks nor vents stop, but who stays inside."""
    left = state.launched | 1 << OUTER_SPACE

    def legs(section: int) -> list[Passage]:
        found = []
        for to in around(state, section):
            if not left >> to & 1:
                by = way_through(state, section, to)
                found.append(Passage(to, CORRIDOR if by == LOCK else by))
        return found

    return legs


def helmeted(state: StationfallState, pawn: int) -> StationfallState:
    """The same with a Helmet for somebody."""
    other = state.copy()
    other.held[pawn] |= ONE[HELMET]
    return other


# Ways of somebody on a station as a seat sees it -------------------------------------------------


class Ends(NamedTuple):
    """From where to where a way is asked: `who` goes, NOWHERE: anybody."""

    who: int
    begin: int
    end: int


def route(state: StationfallState, seat: int | None, start: str, goal: str) -> Route:
    """The way of a character, or of anybody from a section, to a section or to where a character
    is; and what would be shorter if nothing barred it. `BadInput` for names that are none, and
    where there is nothing to go from or to."""
    ends = ends_of(state, start, goal)
    own = of_seat(state, seat)
    if own and state.active not in own:
        state = state.copy()
        state.active = own[0]
    return way(state, ends)


def ends_of(state: StationfallState, start: str, goal: str) -> Ends:
    edition = state.edition
    pawns, sections = edition.domains["character"].index_of, edition.domains["section"].index_of
    for name in (start, goal):
        pawn = pawns.get(name, NOWHERE)
        if name not in sections and (pawn == NOWHERE or not in_play(state, pawn)):
            raise BadInput("unknown-value", domain="section", value=name[:64])
    who = pawns.get(start, NOWHERE)
    begin = place_of(state, start)
    end = place_of(state, goal)
    if who == edition.monster:
        who = NOWHERE
    waits = who != NOWHERE and state.where[who] == OFF_BOARD and edition.kind[who] & BODY
    if end is None or (begin is None and not waits):
        raise BadInput(NO_PLACE)
    return Ends(who, OFF_BOARD if begin is None else sections[begin], sections[end])


def in_play(state: StationfallState, pawn: int) -> bool:
    return pawn != state.edition.monster or on_board(state, pawn)


def place_of(state: StationfallState, name: str) -> str | None:
    """The section that a name means: its own, or where a character is."""
    pawn = state.edition.domains["character"].index_of.get(name, NOWHERE)
    return name if pawn == NOWHERE else section_of(state, pawn)


def way(state: StationfallState, ends: Ends) -> Route:
    who, a, b = ends
    begin, end = names_of(state, ends)
    place = sentence("place-card") if a == OFF_BOARD else sentence("place-section", at=begin)
    character = None if who == NOWHERE else state.edition.pawns[who]
    found = shortest(legs_of_anybody(state) if who == NOWHERE else legs_of(state, who), a, b)
    open_way = None if a == OFF_BOARD else shortest(legs_unhindered(state), a, b)
    lines = []
    if found is not None:
        lines.append(told(state, "path" if character else "path-anybody", place, found, character))
    elif character is None:
        lines.append(sentence("path-none-anybody", **{"from": begin, "to": end}))
    else:
        lines.append(no_way(character, begin, end))
        protected = shortest(legs_of(helmeted(state, who), who), a, b)
        if protected is not None:
            return Route([*lines, told(state, "path-helmet", place, protected, character)], [])
    if open_way is not None and (found is None or len(open_way) < len(found)):
        lines.append(told(state, "path-open", place, open_way, character))
    names = state.edition.section_names
    return Route(lines, [Leg(names[leg.to], leg.by) for leg in found or ()])


def names_of(state: StationfallState, ends: Ends) -> tuple[str | None, str]:
    names = state.edition.section_names
    return None if ends.begin == OFF_BOARD else names[ends.begin], names[ends.end]


def no_way(who: str, begin: str | None, end: str) -> Sentence:
    if begin is None:
        return sentence("path-none-entry", character=who, to=end)
    return sentence("path-none", character=who, **{"from": begin, "to": end})


def told(
    state: StationfallState,
    message: str,
    place: Sentence,
    legs: tuple[Passage, ...],
    who: str | None,
) -> Sentence:
    """A way in words, leg by leg."""
    steps = [sentence(f"leg-{leg.by}", to=state.edition.section_names[leg.to]) for leg in legs]
    facts = {"legs": [place, *steps], "count": len(legs)}
    return sentence(message, **facts, **({"character": who} if message == "path" else {}))
