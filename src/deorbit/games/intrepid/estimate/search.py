"""What a search over placements looks at, and where it may stop."""

from deorbit.core.codec import kind_of, pack, second, third
from deorbit.core.stack import NOTHING
from deorbit.games.intrepid.content.dice import FACES, VALUE
from deorbit.games.intrepid.content.edition import CANADA, SLOTS, STATION
from deorbit.games.intrepid.estimate.weights import POOL_DIE, STORED_DIE
from deorbit.games.intrepid.rules.capacity import BUY
from deorbit.games.intrepid.rules.docking import ASK, DOCK
from deorbit.games.intrepid.rules.placement import NO_SPACE, habitation_space, tile_space
from deorbit.games.intrepid.rules.questions import ASK_PLACE, ASK_SPEND
from deorbit.games.intrepid.rules.sequence import DONE
from deorbit.games.intrepid.rules.state import EMPTY, PLACING, IntrepidState


def stop(state: IntrepidState, seat: int) -> int:
    """To be done, where no other question is open."""
    frame = state.stack.top(seat)
    if frame != NOTHING and kind_of(frame) in (ASK_PLACE, ASK_SPEND):
        return pack(DONE.number)
    return NOTHING


def considered(state: IntrepidState, moves: list[int]) -> list[int]:
    """No wishes, no dice to a crew that has no use for them, and one free slot of each sector:
    those of a sector are alike."""
    found: list[int] = []
    sectors: set[tuple[int, int]] = set()
    for move in moves:
        kind = kind_of(move)
        if kind == BUY.number:
            key = (second(move), third(move) // SLOTS)
            if key in sectors:
                continue
            sectors.add(key)
        elif kind == DOCK.number and not is_welcome(
            state, state.crew_of[third(move)], second(move)
        ):
            continue
        if kind != ASK.number:
            found.append(move)
    return found


def is_welcome(state: IntrepidState, crew: int, face: int) -> bool:
    """Whether a crew could do something with a die of this value that others cannot: place it on a
    tile that gives something for it, or in its Habitation Module. Who is done and has one left over
    needs no other."""
    value = VALUE[face]
    alike = count_of(state, crew, value)
    if alike and state.stack.rests(state.seat_of(crew)):
        return False
    if state.is_toxic(face) and state.size[crew] == 0:
        return False
    if habitation_space(state, crew, value) != NO_SPACE:
        return True
    for slot in range(STATION):
        tile = state.slot[slot]
        if tile != EMPTY and state.owner[tile] == crew and not state.disabled(tile):
            single = state.edition.tiles[tile].output[value - 1] > 0
            if (single or alike or state.dice[tile]) and tile_space(state, tile, value) != NO_SPACE:
                return True
    return False


def count_of(state: IntrepidState, crew: int, value: int) -> int:
    """Dice of a value in a pool."""
    found = 0
    for face in state.faces(crew):
        if VALUE[face] == value:
            found += state.pool[crew * FACES + face]
    return found


def unused(state: IntrepidState, seat: int) -> int:
    """What the dice are worth that would be left over."""
    if state.phase != PLACING:
        return 0
    found = 0
    for crew in state.crews_of(seat):
        found += POOL_DIE * state.size[crew]
        if state.country[crew] == CANADA:
            found += STORED_DIE * sum(state.storage)
    return found
