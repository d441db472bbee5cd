"""What a player cannot do now in Station-X, and why; what could be done with a cell."""

from collections.abc import Iterator, Sequence
from typing import Final

from deorbit.core.records import Action, Reason
from deorbit.core.seat import Seat
from deorbit.games.stationx import choices
from deorbit.games.stationx.edition import UPGRADES
from deorbit.games.stationx.plan import Facts
from deorbit.games.stationx.sight import UNIT_ACTS, Sight

FOR_SALE: Final = ("trooper", "droid")
INTO_BASE: Final = ("teleporter", "commander", "respawn", "recruit")
"""Questions that are answered with a cell of the own base, and the actions that answer them."""

Wish = tuple[str, tuple[str, ...]]


def reason_of(reason: Reason | None) -> Facts | None:
    if reason is None:
        return None
    return {"rule": reason.rule, "id": reason.id, "args": reason.args}


def could(handle: Seat, sight: Sight, legal: Sequence[choices.Json]) -> list[Facts]:
    """What the units and the purse of a seat do not allow now, each with the first reason."""
    if sight.ask not in ("turn", "learn"):
        return []
    found = []
    for kind, args in wishes(handle.number, sight, legal):
        reason = reason_of(handle.why_not(Action(kind, args)))
        if reason is not None:
            found.append(
                {
                    "kind": kind,
                    "from": args[0] if kind in UNIT_ACTS else None,
                    "action": {"kind": kind, "args": list(args)},
                    "words": choices.said(sight, kind, args),
                    "reason": reason,
                }
            )
    return found


def wishes(seat: int, sight: Sight, legal: Sequence[choices.Json]) -> Iterator[Wish]:
    """Actions that a player might hope for and that are not legal."""
    doable = {(action["kind"], *action["args"]) for action in legal}
    if sight.ask == "turn":
        movers = {action["args"][0] for action in legal if action["kind"] == "move"}
        enemies = {cell for cell, unit in sight.units.items() if unit["player"] != seat}
        bases = {
            cell
            for cell, base in sight.teleporters.items()
            if sight.players[base]["base_held_by"] != seat
        }
        for cell, unit in sight.units.items():
            if unit["player"] == seat:
                if cell not in movers:
                    yield from step(sight, cell)
                near = sight.plan.around(cell)
                hopes = [("attack", cell, there) for there in near if there in enemies]
                hopes += [("capture", cell, there) for there in near if there in bases]
                if sight.figures[seat].jumps[unit["unit"]]:
                    hopes += [("jump", cell, there) for there in sight.plan.jumps(cell)]
                for hope in hopes:
                    if hope not in doable:
                        yield hope[0], hope[1:]
        yield from purchases(seat, sight, legal)
    states = sight.figures[seat].upgrades
    for name in UPGRADES:
        if states[name] != "owned" and ("upgrade", name) not in doable:
            yield "upgrade", (name,)


def step(sight: Sight, cell: str) -> Iterator[Wish]:
    """To move at all."""
    steps = sight.plan.steps(cell)
    for there in steps:
        if there not in sight.units:
            yield "move", (cell, there)
            return
    if steps:
        yield "move", (cell, steps[0])


def purchases(seat: int, sight: Sight, legal: Sequence[choices.Json]) -> Iterator[Wish]:
    """To buy a unit of a kind anywhere."""
    offered = {action["args"][0] for action in legal if action["kind"] == "buy"}
    cells = sight.plan.base_cells.get(seat, [])
    taken = [cell for cell in cells if cell in sight.units or cell in sight.teleporters]
    for kind in FOR_SALE:
        if cells and kind not in offered:
            yield "buy", (kind, next((cell for cell in cells if cell not in taken), cells[0]))


# With a cell --------------------------------------------------------------------------------------


def towards(handle: Seat, sight: Sight, cell: str) -> list[Facts]:
    """What the seat might do with a cell now, the legal first."""
    found = []
    for kind, args in aims(handle.number, sight, cell):
        reason = reason_of(handle.why_not(Action(kind, args)))
        legal_attack = kind == "attack" and reason is None
        found.append(
            {
                "action": {"kind": kind, "args": list(args)},
                "words": choices.said(sight, kind, args),
                "reason": reason,
                "battle": f"{args[0]} {args[1]}" if legal_attack else None,
            }
        )
    return sorted(found, key=lambda one: one["reason"] is not None)


def aims(seat: int, sight: Sight, cell: str) -> Iterator[Wish]:
    """The actions of a seat that would have to do with a cell, whether they are legal or not."""
    ask = sight.ask
    if ask == "build":
        left = sight.players[seat]["tiles_left"]
        edition = sight.edition
        for tile, name in enumerate(edition.tile_names):
            pile = edition.pile[tile]
            if left[edition.stock_names[pile]] if pile >= 0 else not any(left.values()):
                yield "place", (name, cell)
    elif ask in INTO_BASE:
        yield ask, (cell,)
    elif ask == "keep":
        yield "keep", (cell,)
    elif ask == "turn":
        yield from turn_aims(seat, sight, cell)


def turn_aims(seat: int, sight: Sight, cell: str) -> Iterator[Wish]:
    """By what stands there: an enemy is attacked, a teleporter taken, a free cell gone to."""
    own = [unit["at"] for unit in sight.units_of(seat)]
    stands = sight.units.get(cell)
    if stands is not None:
        if stands["player"] != seat:
            for start in own:
                yield "attack", (start, cell)
        return
    if cell in sight.teleporters:
        for start in own:
            yield "capture", (start, cell)
        return
    for start in own:
        yield "move", (start, cell)
        unit = sight.units[start]["unit"]
        if sight.figures[seat].jumps[unit] and cell in sight.plan.jumps(start):
            yield "jump", (start, cell)
    room = sight.plan.room_of.get(cell)
    if room is not None and room == sight.plan.base_rooms.get(seat):
        for kind in FOR_SALE:
            yield "buy", (kind, cell)
