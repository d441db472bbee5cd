"""Supply rooms and their cards (chapter 9)."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationx.content.edition import COMMANDER, SLOT_KIND, SLOTS, UPGRADES
from deorbit.games.stationx.rules.events import DREW, PAID_OUT, RESHUFFLED
from deorbit.games.stationx.rules.questions import LEARN, RECRUIT
from deorbit.games.stationx.rules.state import EMPTY, NOWHERE, STIPEND_TURNS, StationXState, changed


def visit(state: StationXState, slot: int, came_from: int, dealer: Dealer) -> None:
    """A commander who ends a move in a supply room that it entered draws a card (9.2), though not
    from the room it drew from last (9.3)."""
    seat, cell = slot // SLOTS, state.cell[slot]
    if enters(state, slot, came_from, cell) and not is_supplied(state, seat, cell):
        state.supplied = changed(state.supplied, seat, state.geometry.room_of[cell])
        draw(state, seat, cell, dealer)


def enters(state: StationXState, slot: int, start: int, goal: int) -> bool:
    """Whether a unit is a commander who enters a supply room on its way (9.2)."""
    room = state.geometry.room_of[goal]
    return (
        SLOT_KIND[slot % SLOTS] == COMMANDER
        and state.geometry.is_supply(room)
        and state.geometry.room_of[start] != room
    )


def is_supplied(state: StationXState, seat: int, cell: int) -> bool:
    """Whether the last card of a player came from the room of this cell (9.3)."""
    return state.supplied[seat] == state.geometry.room_of[cell]


def draw(state: StationXState, seat: int, cell: int, dealer: Dealer) -> None:
    """Draw a card; the pile is shuffled anew when it is empty (9.4)."""
    edition = state.edition
    if not any(state.deck):
        state.deck = edition.card_copies[:]
        dealer.tell(RESHUFFLED)
    card = dealer.chance.among(state.deck)
    state.deck = changed(state.deck, card, state.deck[card] - 1)
    dealer.tell(DREW, seat, card, cell)
    energy = edition.card_energy[card]
    for turn in range(len(energy)):
        if turn == 0:
            state.energy[seat] += energy[0]
        else:
            state.stipend[seat * STIPEND_TURNS + turn - 1] += energy[turn]
    if edition.card_unit[card] >= 0:
        if can_appear(state, seat, edition.card_unit[card]):
            state.stack.push(RECRUIT, seat, edition.card_unit[card])
        else:
            pay_out(state, seat, card, edition.price[edition.card_unit[card]], dealer)
    if edition.card_upgrade[card]:
        if any(upgrade_open(state, seat, upgrade) for upgrade in range(len(UPGRADES))):
            state.stack.push(LEARN, seat)
        else:
            pay_out(state, seat, card, edition.upgrade_price, dealer)


def pay_out(state: StationXState, seat: int, card: int, price: int, dealer: Dealer) -> None:
    """What cannot be taken is paid in energy instead (4.3, house-refund)."""
    state.energy[seat] += price
    dealer.tell(PAID_OUT, seat, card, price)


def can_appear(state: StationXState, seat: int, kind: int) -> bool:
    """Whether a new unit of this kind has a place in the own base (house-appearing, 4.3)."""
    if state.free_slot(seat, kind) == NOWHERE or state.holder[seat] != seat:
        return False
    room = state.geometry.base_room[seat]
    if not state.admits(room, seat, kind):
        return False
    return any(state.at[cell] == EMPTY for cell in state.geometry.cells[room])


def upgrade_open(state: StationXState, seat: int, upgrade: int) -> bool:
    """Whether an upgrade is the next one of its tree, from the bottom up (10.1)."""
    owned = state.upgrades[seat]
    needs = state.edition.needs[upgrade]
    return owned >> upgrade & 1 == 0 and (needs == 0 or owned & needs != 0)
