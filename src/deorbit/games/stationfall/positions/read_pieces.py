"""Reading positions: pawns and Items."""

from deorbit.core.errors import BadInput
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationfall.content.names import (
    ANTIMATTER,
    FIELD,
    ITEMS,
    KINDS_OF_ITEMS,
    NANOGEL,
    NANOGEL_USED,
    NOWHERE,
    ONE,
    RAT,
    SHIFT,
)
from deorbit.games.stationfall.positions.parts import read_mask
from deorbit.games.stationfall.positions.write import ELSEWHERE
from deorbit.games.stationfall.rules.project_x.monsters import BLOB_HOLDS
from deorbit.games.stationfall.rules.state import (
    DETONATED,
    GONE,
    INSIDE,
    MESOSPHERE,
    OFF_BOARD,
    StationfallState,
)

MONSTER_KEYS = ("at", "down", "inside", "mark")
ALL_OTHERS = "*"
"""In place of a section: nothing lies in those that are not named, but the Antimatter, which is
somewhere until it goes off."""

NO_PLACES = (OFF_BOARD, MESOSPHERE, INSIDE)
"""Where no Item lies."""

CHARACTER_KEYS = ("at", "down", "holds", "data", "contaminated")


# Pawns and Items ----------------------------------------------------------------------------------


def read_pieces(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    everybody = Reader(reader.value.get("characters", {}), "characters", tuple(edition.pawns[:-1]))
    for pawn in range(edition.monster):
        name = edition.pawns[pawn]
        if name in everybody:
            path = f"characters.{name}"
            _read_character(state, pawn, Reader(everybody.value[name], path, CHARACTER_KEYS))
    if "monster" in reader:
        _read_monster(state, Reader(reader.value["monster"], "monster", MONSTER_KEYS))
    lying = Reader(reader.value.get("items", {}), "items", (*edition.section_names, ALL_OTHERS))
    if lying.value.get(ALL_OTHERS, []) != []:
        raise wrong(lying.at(ALL_OTHERS), lying.value[ALL_OTHERS], "[]")
    for section, name in enumerate(edition.section_names):
        if ALL_OTHERS in lying:
            state.lying[section] &= FIELD[ANTIMATTER]
        if name in lying:
            state.lying[section] = _items(lying, name)
    _leave_default_places(state, everybody, lying)
    shattered = Reader(reader.value.get("shattered", {}), "shattered", tuple(edition.pawns[:-1]))
    for pawn in range(edition.monster):
        if edition.pawns[pawn] in shattered:
            state.integral = state.integral[:]
            state.integral[pawn] -= _items(shattered, edition.pawns[pawn])
            if state.integral[pawn] < 0 or state.integral[pawn] & ~edition.integral[pawn]:
                raise BadInput("too-many-pieces", key=f"shattered.{edition.pawns[pawn]}", piece="")
    removed = Reader(reader.value.get("removed", {}), "removed", tuple(ITEMS))
    for item, name in enumerate(ITEMS):
        most = edition.total[NANOGEL if item == NANOGEL_USED else item]
        state.removed[item] = removed.number(name, 0, 0, most)
    _count_supply(state)


def _read_monster(state: StationfallState, monster: Reader) -> None:
    pawns = state.edition.domains["character"]
    state.where[state.edition.monster] = _place(state, monster, NOWHERE)
    state.down |= int(monster.flag("down")) << state.edition.monster
    for name, path in monster.items("inside", BLOB_HOLDS):
        state.inside.append(index_of(name, pawns, path))
    if "mark" in monster:
        state.mark = monster.name("mark", pawns, "")


def _read_character(state: StationfallState, pawn: int, reader: Reader) -> None:
    state.where[pawn] = _place(state, reader, state.where[pawn])
    bit = 1 << pawn
    down = reader.flag("down", state.down & bit != 0)
    state.down = state.down | bit if down else state.down & ~bit
    contaminated = reader.flag("contaminated", state.contaminated & bit != 0)
    state.contaminated = state.contaminated | bit if contaminated else state.contaminated & ~bit
    state.data[pawn] = read_mask(reader, "data", state.edition.domains["data"], 0)
    if "holds" in reader:
        state.held[pawn] = _items(reader, "holds")
    elif state.where[pawn] == GONE:
        state.held[pawn] = 0


def _place(state: StationfallState, reader: Reader, default: int) -> int:
    if "at" not in reader:
        return default
    for place, name in ELSEWHERE.items():
        if reader.value["at"] == name:
            return place
    return reader.name("at", state.edition.domains["section"], "")


def _items(reader: Reader, key: str) -> int:
    items = 0
    for name, path in reader.items(key, 60):
        if name not in ITEMS:
            raise wrong(path, name, " | ".join(ITEMS))
        item = ITEMS.index(name)
        if (items & FIELD[item]) == FIELD[item]:
            raise BadInput("too-many-pieces", key=path, piece=name)
        items += ONE[item]
    return items


def _leave_default_places(state: StationfallState, everybody: Reader, lying: Reader) -> None:
    """A unique Item that is placed somewhere is no longer where it is printed."""
    edition = state.edition
    for item in range(NANOGEL_USED + 1, KINDS_OF_ITEMS):
        for section, name in enumerate(edition.section_names):
            elsewhere = any(
                held & FIELD[item]
                for place, held in enumerate(state.lying + state.held)
                if place != section
            )
            if name not in lying and elsewhere:
                state.lying[section] &= ~FIELD[item]
    if state.antimatter == DETONATED and edition.section_names[edition.containment] not in lying:
        state.lying[edition.containment] &= ~FIELD[ANTIMATTER]
    _find_rat(state, everybody, lying)
    state.antimatter_at = NOWHERE
    for pawn, held in enumerate(state.held):
        if held & FIELD[ANTIMATTER]:
            state.antimatter_at = pawn
    for section, held in enumerate(state.lying):
        if held & FIELD[ANTIMATTER]:
            state.antimatter_at = len(state.held) + section


def _find_rat(state: StationfallState, everybody: Reader, lying: Reader) -> None:
    """The Rat is where the Item is: in somebody's hands, or where it lies, which a position may
    say by naming its place as a character."""
    rat = state.edition.rat
    if rat == NOWHERE:
        return
    name = state.edition.pawns[rat]
    there = state.item_place(RAT)
    named = state.where[rat] if "at" in everybody.value.get(name, {}) else there
    if named != there:
        held = any(items & FIELD[RAT] for items in state.held)
        if held or any(ITEMS[RAT] in items for items in lying.value.values()) or named in NO_PLACES:
            raise BadInput("stationfall-rat-twice", key=f"characters.{name}.at")
        if there >= 0:
            state.lying[there] &= ~FIELD[RAT]
        if named >= 0:
            state.lying[named] += ONE[RAT]
    state.where[rat] = named


def _count_supply(state: StationfallState) -> None:
    edition = state.edition
    for item in range(KINDS_OF_ITEMS):
        used = state.removed[item]
        gone = [pawn for pawn, place in enumerate(state.where) if place == GONE]
        integral = [state.integral[pawn] for pawn in range(len(state.where)) if pawn not in gone]
        for held in [*state.held, *state.lying, *integral]:
            used += (held & FIELD[item]) >> SHIFT[item]
        state.supply[item] = edition.total[item] - used
    state.supply[NANOGEL] += state.supply[NANOGEL_USED]
    state.supply[NANOGEL_USED] = 0
    for item in range(KINDS_OF_ITEMS):
        if state.supply[item] < 0:
            raise BadInput("too-many-pieces", key="items", piece=ITEMS[item])
