"""Purchases (chapter 4) and upgrades (chapter 10)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Sink
from deorbit.games.stationx.edition import COMMANDER, DROID, TROOPER, UPGRADES
from deorbit.games.stationx.events import BOUGHT, RECRUITED, UPGRADED
from deorbit.games.stationx.movement import not_admitted
from deorbit.games.stationx.reasons import (
    BASE_LOST,
    CELL_TAKEN,
    LIMIT,
    NOT_FOR_SALE,
    NOT_WHERE_UNITS_APPEAR,
    ONE_PURCHASE,
    TOO_POOR,
    UPGRADE_NEEDS,
    UPGRADE_OWNED,
)
from deorbit.games.stationx.state import (
    EMPTY,
    LEARN,
    NEW,
    NOWHERE,
    RECRUIT,
    TURN,
    StationXState,
    changed,
)
from deorbit.games.stationx.supply import can_appear, upgrade_open


def cannot_appear(state: StationXState, seat: int, kind: int, cell: int) -> int:
    """Why a new unit cannot appear on a cell, ALLOWED if it can (4.2, 4.3)."""
    if state.free_slot(seat, kind) == NOWHERE:
        return LIMIT
    if state.holder[seat] != seat:
        return BASE_LOST
    if state.geometry.room_of[cell] != state.geometry.base_room[seat]:
        return NOT_WHERE_UNITS_APPEAR
    if state.at[cell] != EMPTY:
        return CELL_TAKEN
    return not_admitted(state, state.geometry.room_of[cell], seat, kind)


def appear(state: StationXState, seat: int, kind: int, cell: int) -> None:
    slot = state.free_slot(seat, kind)
    state.put(slot, cell)
    state.flag[slot] = NEW


class Buy(ActionKind[StationXState]):
    """Buy a trooper or a droid (4.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("buy", [("unit", "unit"), ("at", "cell")], [TURN])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        kind = first(move)
        if state.bought:
            return ONE_PURCHASE
        if kind == COMMANDER:
            return NOT_FOR_SALE
        if state.energy[seat] < state.edition.price[kind]:
            return TOO_POOR
        return cannot_appear(state, seat, kind, second(move))

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        if state.bought:
            return
        for kind in (TROOPER, DROID):
            if state.energy[seat] >= state.edition.price[kind] and can_appear(state, seat, kind):
                for cell in state.geometry.cells[state.geometry.base_room[seat]]:
                    if state.at[cell] == EMPTY:
                        moves.append(pack(self.number, kind, cell))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        kind, cell = first(move), second(move)
        price = state.edition.price[kind]
        state.bought = 1
        state.energy[seat] -= price
        appear(state, seat, kind, cell)
        if events is not None:
            events.append((BOUGHT, EVERYONE, seat, kind, cell, price))


class Recruit(ActionKind[StationXState]):
    """Place a unit that a supply card gives (9.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("recruit", [("at", "cell")], [RECRUIT])
        self.number = number

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        return cannot_appear(state, seat, second(state.stack.top(seat)), first(move))

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for cell in state.geometry.cells[state.geometry.base_room[seat]]:
            if state.at[cell] == EMPTY:
                moves.append(pack(self.number, cell))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        kind = second(state.stack.pop())
        appear(state, seat, kind, first(move))
        if events is not None:
            events.append((RECRUITED, EVERYONE, seat, kind, first(move)))


class Upgrade(ActionKind[StationXState]):
    """Buy an upgrade, or learn the free one of a supply card (4.1, 9.2, 10.1)."""

    def __init__(self, number: int) -> None:
        super().__init__("upgrade", [("upgrade", "upgrade")], [TURN, LEARN])
        self.number = number

    def price(self, state: StationXState) -> int:
        return 0 if state.stack.kind() == LEARN else state.edition.upgrade_price

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        price = self.price(state)
        if price and state.bought:
            return ONE_PURCHASE
        if state.has(seat, first(move)):
            return UPGRADE_OWNED
        if not upgrade_open(state, seat, first(move)):
            return UPGRADE_NEEDS
        return TOO_POOR if state.energy[seat] < price else ALLOWED

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        price = self.price(state)
        if state.energy[seat] >= price and not (price and state.bought):
            for upgrade in range(len(UPGRADES)):
                if upgrade_open(state, seat, upgrade):
                    moves.append(pack(self.number, upgrade))

    def perform(
        self, state: StationXState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        price = self.price(state)
        if price:
            state.bought = 1
            state.energy[seat] -= price
        else:
            state.stack.pop()
        upgrades = state.upgrades[seat] | 1 << first(move)
        state.upgrades = changed(state.upgrades, seat, upgrades)
        state.forget_moves(seat)
        if events is not None:
            events.append((UPGRADED, EVERYONE, seat, first(move), price))
