"""Players and units of Station-X as a screen shows them, and what a seat looks at first."""

from typing import cast

from deorbit.games.stationx.content.edition import (
    BASE,
    COMMANDER,
    SLOT_KIND,
    SLOTS,
    SUPPLY_ROOMS,
    UNITS,
    UPGRADES,
)
from deorbit.games.stationx.rules.build import has_base
from deorbit.games.stationx.rules.state import (
    LEAPT,
    MOVED,
    NEW,
    NOWHERE,
    RUNNING,
    SPENT,
    STIPEND_TURNS,
    StationXState,
)
from deorbit.games.stationx.rules.supply import upgrade_open
from deorbit.games.stationx.screen.contract import (
    Count,
    Player,
    SupplyRoom,
    Unit,
    UnitKind,
    UpgradeState,
)

LIMITS = {cast("UnitKind", name): SLOT_KIND.count(kind) for kind, name in enumerate(UNITS)}
"""How many units of a kind a player has (4.3)."""


def slots_of(seat: int) -> range:
    return range(seat * SLOTS, seat * SLOTS + SLOTS)


def kind_of(slot: int) -> UnitKind:
    return cast("UnitKind", UNITS[SLOT_KIND[slot % SLOTS]])


def players(state: StationXState) -> list[Player]:
    laid = [seat for seat in range(state.seats) if has_base(state, seat)]
    return [player(state, seat, laid) for seat in range(state.seats)]


def player(state: StationXState, seat: int, laid: list[int]) -> Player:
    edition = state.edition
    stipend = state.stipend[seat * STIPEND_TURNS : (seat + 1) * STIPEND_TURNS]
    while stipend and not stipend[-1]:
        stipend.pop()
    alive = dict.fromkeys(LIMITS, 0)
    for slot in slots_of(seat):
        if state.cell[slot] != NOWHERE:
            alive[kind_of(slot)] += 1
    piles, gate, supplied = len(edition.stock), state.teleporter[seat], state.supplied[seat]
    stock = state.stock[seat * piles : (seat + 1) * piles]
    return Player(
        player=seat,
        faction=edition.factions[state.factions[seat]],
        energy=state.energy[seat],
        income=state.income(seat) if seat in laid and not state.out[seat] else 0,
        stipend=stipend,
        units={kind: Count(alive[kind], most) for kind, most in LIMITS.items()},
        bases=sum(state.holds(seat, base) for base in laid),
        holder=state.holder[seat] if seat in laid else None,
        teleporter=None if gate == NOWHERE else edition.cell_names[gate],
        upgrades={name: upgrade(state, seat, number) for number, name in enumerate(UPGRADES)},
        tiles_left={
            name: left for name, left in zip(edition.stock_names, stock, strict=True) if left
        },
        supplied=cast("SupplyRoom", SUPPLY_ROOMS[supplied - 1]) if supplied else None,
        out=state.out[seat] == 1,
        active=state.active == seat and state.round > 0 and state.ending == RUNNING,
    )


def upgrade(state: StationXState, seat: int, number: int) -> UpgradeState:
    if state.has(seat, number):
        return "owned"
    return "open" if upgrade_open(state, seat, number) else "closed"


def units(state: StationXState) -> dict[str, Unit]:
    """Every unit on the board, by cell."""
    names = state.edition.cell_names
    standing = sorted((cell, slot) for slot, cell in enumerate(state.cell) if cell != NOWHERE)
    return {names[cell]: unit(state, slot) for cell, slot in standing}


def unit(state: StationXState, slot: int) -> Unit:
    seat, kind, flag = slot // SLOTS, SLOT_KIND[slot % SLOTS], state.flag[slot]
    return Unit(
        player=seat,
        unit=kind_of(slot),
        attack=state.attack(seat, kind),
        movement=state.movement(seat, kind),
        jumps=state.jumps(seat, kind),
        moved=flag & MOVED != 0,
        attacked=flag & SPENT != 0,
        new=flag & NEW != 0,
        jumped=flag & LEAPT != 0,
        doomed=slot in state.doomed,
    )


def home(state: StationXState, seat: int) -> str | None:
    """The own commander, else any own unit, else the teleporter, else the last tile that is not
    somebody else's base."""
    names = state.edition.cell_names
    standing = sorted(
        (SLOT_KIND[slot % SLOTS] != COMMANDER, state.cell[slot])
        for slot in slots_of(seat)
        if state.cell[slot] != NOWHERE
    )
    if standing:
        return names[standing[0][1]]
    if state.teleporter[seat] != NOWHERE:
        return names[state.teleporter[seat]]
    for place in range(len(state.placed) - 3, -1, -3):
        if state.placed[place + 2] == seat or state.placed[place] != BASE:
            return names[state.placed[place + 1]]
    return None
