"""What a player cannot do now in Station-X, and why; what could be done with a cell."""

from collections.abc import Iterator, Sequence
from typing import Final

from deorbit.core.codec import first, kind_of, pack
from deorbit.core.records import Reason
from deorbit.core.screen import Because, Blocked, deed
from deorbit.games.stationx.content.edition import (
    DROID,
    SLOT_KIND,
    SLOTS,
    TROOPER,
    UPGRADES,
)
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules import questions
from deorbit.games.stationx.rules.build import has_stock
from deorbit.games.stationx.rules.state import EMPTY, NOWHERE, TELEPORTER, StationXState
from deorbit.games.stationx.screen.choices import (
    ATTACK,
    BUY,
    CAPTURE,
    JUMP,
    KEEP,
    MOVE,
    UPGRADE,
    question,
    said,
)
from deorbit.games.stationx.screen.contract import Attempt
from deorbit.games.stationx.screen.players import slots_of

FOR_SALE: Final = (TROOPER, DROID)
PLACE: Final = GAME.kind_of["place"]
ANSWERS: Final = {
    questions.PLACE_TELEPORTER: GAME.kind_of["teleporter"],
    questions.PLACE_COMMANDER: GAME.kind_of["commander"],
    questions.RESPAWN: GAME.kind_of["respawn"],
    questions.RECRUIT: GAME.kind_of["recruit"],
    questions.KEEP: KEEP,
}
"""Questions that are answered with a cell, and the actions that answer them."""


def because(reason: Reason) -> Because:
    return Because(reason.rule, reason.id, reason.args)


def could(state: StationXState, seat: int, legal: Sequence[int]) -> list[Blocked]:
    """What the units and the purse of a seat do not allow now, each with the first reason."""
    if question(state, seat) not in (questions.TURN, questions.LEARN):
        return []
    found = []
    for move in hopes(state, seat, set(legal)):
        reason = GAME.why_not(state, seat, move)
        if reason is not None:
            action = GAME.decode(state, move)
            words = said(state, move)
            found.append(Blocked(action.kind, deed(action), words, because(reason)))
    return found


def hopes(state: StationXState, seat: int, legal: set[int]) -> Iterator[int]:
    """What a player might hope for and is not legal."""
    if question(state, seat) == questions.TURN:
        movers = {first(move) for move in legal if kind_of(move) == MOVE}
        for slot in standing(state, seat):
            if state.cell[slot] not in movers:
                yield from step(state, slot)
            yield from (move for move in strokes(state, slot) if move not in legal)
        yield from purchases(state, seat, legal)
    for upgrade in range(len(UPGRADES)):
        move = pack(UPGRADE, upgrade)
        if not state.has(seat, upgrade) and move not in legal:
            yield move


def standing(state: StationXState, seat: int) -> list[int]:
    """The units of a player that are on the board, by where they stand."""
    slots = [slot for slot in slots_of(seat) if state.cell[slot] != NOWHERE]
    return sorted(slots, key=lambda slot: state.cell[slot])


def step(state: StationXState, slot: int) -> Iterator[int]:
    """To move at all."""
    cell = state.cell[slot]
    steps = [there.index for there in state.geometry.at[cell].steps]
    if steps:
        free = (there for there in steps if state.at[there] == EMPTY)
        yield pack(MOVE, cell, next(free, steps[0]))


def strokes(state: StationXState, slot: int) -> Iterator[int]:
    """To attack, capture or jump to what is near a unit."""
    seat, cell = slot // SLOTS, state.cell[slot]
    here = state.geometry.at[cell]
    for there in here.near:
        other = state.unit_on(there.index)
        if other != NOWHERE and other // SLOTS != seat:
            yield pack(ATTACK, cell, there.index)
    for there in here.near:
        base = state.at[there.index] - TELEPORTER
        if base >= 0 and state.holder[base] != seat:
            yield pack(CAPTURE, cell, there.index)
    if state.jumps(seat, SLOT_KIND[slot % SLOTS]):
        for goal in state.geometry.jumps(here):
            yield pack(JUMP, cell, goal)


def purchases(state: StationXState, seat: int, legal: set[int]) -> Iterator[int]:
    """To buy a unit of a kind anywhere."""
    offered = {first(move) for move in legal if kind_of(move) == BUY}
    cells = state.geometry.cells[state.geometry.base_room[seat]]
    place = next((cell for cell in cells if state.at[cell] == EMPTY), cells[0])
    for kind in FOR_SALE:
        if kind not in offered:
            yield pack(BUY, kind, place)


# With a cell --------------------------------------------------------------------------------------


def attempts(state: StationXState, seat: int, cell: int) -> list[Attempt]:
    """What the seat might do with a cell now, the legal first."""
    found = []
    for move in aims(state, seat, cell):
        reason, action = GAME.why_not(state, seat, move), GAME.decode(state, move)
        fights = reason is None and kind_of(move) == ATTACK
        found.append(
            Attempt(
                action=deed(action),
                words=said(state, move),
                reason=None if reason is None else because(reason),
                battle=" ".join(map(str, action.args)) if fights else None,
            )
        )
    return sorted(found, key=lambda one: one.reason is not None)


def aims(state: StationXState, seat: int, cell: int) -> Iterator[int]:
    """The moves of a seat that would have to do with a cell, whether they are legal or not."""
    ask = question(state, seat)
    if ask == questions.BUILD:
        yield from tiles(state, seat, cell)
    elif ask in ANSWERS:
        yield pack(ANSWERS[ask], cell)
    elif ask == questions.TURN:
        yield from turn_aims(state, seat, cell)


def tiles(state: StationXState, seat: int, cell: int) -> Iterator[int]:
    """To lay each tile that is left, the base last."""
    piles = len(state.edition.stock)
    for tile, pile in enumerate(state.edition.pile):
        if state.stock[seat * piles + pile] if pile >= 0 else not has_stock(state, seat):
            yield pack(PLACE, tile, cell)


def turn_aims(state: StationXState, seat: int, cell: int) -> Iterator[int]:
    """By what stands there: an enemy is attacked, a teleporter taken, a free cell gone to."""
    own, geometry = standing(state, seat), state.geometry
    stands = state.unit_on(cell)
    if stands != NOWHERE:
        if stands // SLOTS != seat:
            for slot in own:
                yield pack(ATTACK, state.cell[slot], cell)
        return
    if state.at[cell] >= TELEPORTER:
        for slot in own:
            yield pack(CAPTURE, state.cell[slot], cell)
        return
    for slot in own:
        start = state.cell[slot]
        yield pack(MOVE, start, cell)
        if state.jumps(seat, SLOT_KIND[slot % SLOTS]) and cell in geometry.jumps(
            geometry.at[start]
        ):
            yield pack(JUMP, start, cell)
    if geometry.room_of[cell] == geometry.base_room[seat]:
        for kind in FOR_SALE:
            yield pack(BUY, kind, cell)
