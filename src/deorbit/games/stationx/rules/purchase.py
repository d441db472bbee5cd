"""Purchases (chapter 4) and upgrades (chapter 10)."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.stationx.content.edition import COMMANDER, DROID, TROOPER, UPGRADES
from deorbit.games.stationx.rules.events import BOUGHT, RECRUITED, UPGRADED
from deorbit.games.stationx.rules.movement import not_admitted, taken
from deorbit.games.stationx.rules.questions import LEARN, RECRUIT, TURN
from deorbit.games.stationx.rules.reasons import (
    BASE_LOST,
    LIMIT,
    NOT_FOR_SALE,
    NOT_WHERE_UNITS_APPEAR,
    ONE_PURCHASE,
    TOO_POOR,
    UPGRADE_NEEDS,
    UPGRADE_NEEDS_EITHER,
    UPGRADE_OWNED,
)
from deorbit.games.stationx.rules.state import EMPTY, NEW, NOWHERE, StationXState, changed
from deorbit.games.stationx.rules.supply import can_appear, upgrade_open


def no_place_for(state: StationXState, seat: int, kind: int) -> int:
    """Why no unit of a kind can appear at all, ALLOWED if it can (4.3, house-appearing)."""
    if state.free_slot(seat, kind) == NOWHERE:
        return LIMIT
    return ALLOWED if state.holder[seat] == seat else BASE_LOST


def cannot_appear(state: StationXState, seat: int, kind: int, cell: int) -> int:
    """Why a new unit cannot appear on a cell, ALLOWED if it can (4.3, house-appearing)."""
    code = no_place_for(state, seat, kind)
    if code != ALLOWED:
        return code
    if state.geometry.room_of[cell] != state.geometry.base_room[seat]:
        return NOT_WHERE_UNITS_APPEAR
    code = taken(state, cell)
    return (
        code if code != ALLOWED else not_admitted(state, state.geometry.base_room[seat], seat, kind)
    )


def appear(state: StationXState, seat: int, kind: int, cell: int) -> None:
    slot = state.free_slot(seat, kind)
    state.put(slot, cell)
    state.flag[slot] = NEW


class Buy(ActionKind[StationXState]):
    """Buy a trooper or a droid (4.1)."""

    def __init__(self) -> None:
        super().__init__("buy", "unit at:cell", [TURN])

    def price(self, state: StationXState, move: int) -> int:
        return state.edition.price[first(move)]

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        kind = first(move)
        if state.bought:
            return ONE_PURCHASE
        if kind == COMMANDER:
            return NOT_FOR_SALE
        code = no_place_for(state, seat, kind)
        if code != ALLOWED:
            return code
        if state.energy[seat] < self.price(state, move):
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

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        kind, cell = first(move), second(move)
        price = self.price(state, move)
        state.bought = 1
        state.energy[seat] -= price
        appear(state, seat, kind, cell)
        dealer.tell(BOUGHT, seat, kind, cell, price)


class Recruit(ActionKind[StationXState]):
    """Place a unit that a supply card gives (9.2)."""

    def __init__(self) -> None:
        super().__init__("recruit", "at:cell", [RECRUIT])

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        return cannot_appear(state, seat, second(state.stack.top(seat)), first(move))

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        for cell in state.geometry.cells[state.geometry.base_room[seat]]:
            if state.at[cell] == EMPTY:
                moves.append(pack(self.number, cell))

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        kind = second(state.stack.pop())
        appear(state, seat, kind, first(move))
        dealer.tell(RECRUITED, seat, kind, first(move))


class Upgrade(ActionKind[StationXState]):
    """Buy an upgrade, or learn the free one of a supply card (4.1, 9.2, 10.1)."""

    def __init__(self) -> None:
        super().__init__("upgrade", "upgrade", [TURN, LEARN])

    def price(self, state: StationXState, move: int) -> int:
        return 0 if state.stack.kind() == LEARN else state.edition.upgrade_price

    def forbids(self, state: StationXState, seat: int, move: int) -> int:
        price = self.price(state, move)
        if price and state.bought:
            return ONE_PURCHASE
        if state.has(seat, first(move)):
            return UPGRADE_OWNED
        if not upgrade_open(state, seat, first(move)):
            needs = state.edition.needs[first(move)]
            return UPGRADE_NEEDS_EITHER if needs & needs - 1 else UPGRADE_NEEDS
        return TOO_POOR if state.energy[seat] < price else ALLOWED

    def collect(self, state: StationXState, seat: int, moves: list[int]) -> None:
        price = self.price(state, self.number)
        if state.energy[seat] >= price and not (price and state.bought):
            for upgrade in range(len(UPGRADES)):
                if upgrade_open(state, seat, upgrade):
                    moves.append(pack(self.number, upgrade))

    def perform(self, state: StationXState, seat: int, move: int, dealer: Dealer) -> None:
        price = self.price(state, move)
        if price:
            state.bought = 1
            state.energy[seat] -= price
        else:
            state.stack.pop()
        upgrades = state.upgrades[seat] | 1 << first(move)
        state.upgrades = changed(state.upgrades, seat, upgrades)
        state.forget_moves(seat)
        dealer.tell(UPGRADED, seat, first(move), price)
