"""What a player cannot do now in Intrepid, and why; what could be done with a place."""

from collections.abc import Callable, Iterator
from typing import Final

from deorbit.core.codec import KIND_MASK, pack
from deorbit.core.records import Reason
from deorbit.core.screen import Because, Blocked, PlainAttempt, deed
from deorbit.games.intrepid.content.dice import VALUE
from deorbit.games.intrepid.content.edition import (
    MEDICAL_OFFICER,
    MISSION_SPECIALIST,
    NEGATIVE,
    PAYLOAD_SPECIALIST,
    STATION,
)
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.rules.badges import Badge
from deorbit.games.intrepid.rules.capacity import offered, on_station
from deorbit.games.intrepid.rules.questions import ASK_CHOOSE, ASK_PLACE, ASK_SPEND
from deorbit.games.intrepid.rules.state import EMPTY, IntrepidState
from deorbit.games.intrepid.screen import choices

PLACE: Final = GAME.kind_of["place"]
DOCK: Final = GAME.kind_of["dock"]
BUY: Final = GAME.kind_of["buy"]
DIE: Final = GAME.kind_of["die"]
FREE: Final = GAME.kind_of["free"]
MEND: Final = GAME.kind_of["mend"]
CHOOSE: Final = GAME.kind_of["choose"]
BADGES: Final = {kind.badge: kind.number for kind in GAME.kinds if isinstance(kind, Badge)}
"""The action of each badge."""

DOMAINS: Final = {"place": "place", "slot": "slot", "crew": "country"}
"""What names a place of each sort."""


def because(reason: Reason) -> Because:
    return Because(reason.rule, reason.id, reason.args)


def question(state: IntrepidState, seat: int) -> int:
    """The kind of question that a seat is asked."""
    return state.stack.top(seat) & KIND_MASK


def could(state: IntrepidState, seat: int) -> list[Blocked]:
    """What a seat might hope for and cannot have now, each with the first reason."""
    hopes = HOPES.get(question(state, seat))
    found = []
    for move in hopes(state, seat) if hopes else ():
        reason = GAME.why_not(state, seat, move)
        if reason is not None:
            action = GAME.decode(state, move)
            found.append(Blocked(action.kind, deed(action), choices.said(action), because(reason)))
    return found


def free_slot(state: IntrepidState) -> int:
    """A slot where a tile could lie; any if there is none."""
    return state.slot.index(EMPTY) if EMPTY in state.slot else 0


def purchases(state: IntrepidState, seat: int) -> Iterator[int]:
    """What is for sale, and the own badge."""
    for crew in state.crews_of(seat):
        country = state.country[crew]
        for tile in offered(state, crew):
            yield pack(BUY, country, tile, free_slot(state))
        yield pack(DIE, country)
        if state.barred[crew]:
            yield pack(FREE, country)
        for tile in on_station(state, crew):
            yield from mending(state, country, tile)
        if state.used[crew]:
            yield from badge(state, crew)


def mending(state: IntrepidState, country: int, tile: int) -> Iterator[int]:
    """To take each token off a tile that lies on it."""
    for token in range(NEGATIVE):
        if state.tokens[NEGATIVE * tile + token]:
            yield pack(MEND, country, tile, token)


def badge(state: IntrepidState, crew: int) -> Iterator[int]:
    """A badge that has been used, with some arguments."""
    country, sort = state.country[crew], state.badge[crew]
    other = state.country[(crew + 1) % state.crews]
    own, offer = on_station(state, crew), offered(state, crew)
    if sort == MEDICAL_OFFICER:
        yield pack(BADGES[sort], country, other)
    elif sort == MISSION_SPECIALIST:
        if offer:
            yield pack(BADGES[sort], country, offer[0], other)
    elif own:
        yield pack(BADGES[sort], country, own[0], own[-1] if sort == PAYLOAD_SPECIALIST else other)


def passing(state: IntrepidState, seat: int) -> Iterator[int]:
    """To pass a die on, to each crew."""
    for crew in state.crews_of(seat):
        for face in state.faces(crew)[:1]:
            for other in range(state.crews):
                if other != crew:
                    yield pack(DOCK, state.country[crew], face, state.country[other])


HOPES: Final[dict[int, Callable[[IntrepidState, int], Iterator[int]]]] = {
    ASK_PLACE: passing,
    ASK_SPEND: purchases,
}
"""By kind of question what a seat might hope for."""


# With a place -------------------------------------------------------------------------------------


def attempts(state: IntrepidState, seat: int, sort: str, name: str) -> list[PlainAttempt]:
    """What the seat might do with a place now, the legal first; nothing with an unknown one."""
    if sort not in DOMAINS:
        return []
    index = state.edition.domains[DOMAINS[sort]].index_of.get(name)
    found = []
    for move in () if index is None else aims(state, seat, sort, index):
        action, reason = GAME.decode(state, move), GAME.why_not(state, seat, move)
        told = None if reason is None else because(reason)
        found.append(PlainAttempt(action=deed(action), words=choices.said(action), reason=told))
    return sorted(found, key=lambda one: one.reason is not None)


def aims(state: IntrepidState, seat: int, sort: str, index: int) -> Iterator[int]:
    """The moves of a seat that would have to do with a place, whether they are legal or not."""
    ask = question(state, seat)
    standing = sort == "place" and index < state.edition.first_card and state.at[index] < STATION
    for crew in state.crews_of(seat):
        country = state.country[crew]
        if ask == ASK_PLACE and sort in ("place", "crew") and (sort, index) != ("crew", country):
            kind = PLACE if sort == "place" else DOCK
            for face in one_of_each(state, crew):
                yield pack(kind, country, face, index)
        elif ask == ASK_SPEND and sort == "place":
            if index in offered(state, crew):
                yield pack(BUY, country, index, free_slot(state))
            if standing:
                yield from mending(state, country, index)
        elif ask == ASK_SPEND and sort == "slot":
            for tile in offered(state, crew):
                yield pack(BUY, country, tile, index)
    if ask == ASK_CHOOSE and standing:
        yield pack(CHOOSE, index)


def one_of_each(state: IntrepidState, crew: int) -> list[int]:
    """Dice of a pool, one of each value."""
    first: dict[int, int] = {}
    for face in state.faces(crew):
        first.setdefault(VALUE[face], face)
    return list(first.values())
