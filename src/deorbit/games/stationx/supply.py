"""Supply rooms and their cards (chapter 9)."""

from deorbit.core.chance import Chance
from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationx.edition import COMMANDER, SLOT_KIND, SLOTS, UPGRADES
from deorbit.games.stationx.events import DREW, PAID_OUT, RESHUFFLED
from deorbit.games.stationx.state import (
    EMPTY,
    LEARN,
    NOWHERE,
    RECRUIT,
    STIPEND_TURNS,
    StationXState,
    changed,
)


def visit(state: StationXState, slot: int, came_from: int, chance: Chance, events: Sink) -> None:
    """A commander who ends a move in a supply room that it entered draws a card (9.2), though not
    from the room it drew from last (9.3)."""
    if SLOT_KIND[slot % SLOTS] != COMMANDER:
        return
    geometry = state.geometry
    room = geometry.room_of[state.cell[slot]]
    seat = slot // SLOTS
    if (
        geometry.is_supply(room)
        and geometry.room_of[came_from] != room
        and state.supplied[seat] != room
    ):
        state.supplied = changed(state.supplied, seat, room)
        draw(state, seat, state.cell[slot], chance, events)


def draw(state: StationXState, seat: int, cell: int, chance: Chance, events: Sink) -> None:
    """Draw a card; the pile is shuffled anew when it is empty (9.4)."""
    edition = state.edition
    if not any(state.deck):
        state.deck = edition.card_copies[:]
        if events is not None:
            events.append((RESHUFFLED, EVERYONE))
    card = chance.among(state.deck)
    state.deck = changed(state.deck, card, state.deck[card] - 1)
    if events is not None:
        events.append((DREW, EVERYONE, seat, card, cell))
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
            pay_out(state, seat, card, edition.price[edition.card_unit[card]], events)
    if edition.card_upgrade[card]:
        if any(upgrade_open(state, seat, upgrade) for upgrade in range(len(UPGRADES))):
            state.stack.push(LEARN, seat)
        else:
            pay_out(state, seat, card, edition.upgrade_price, events)


def pay_out(state: StationXState, seat: int, card: int, price: int, events: Sink) -> None:
    """What cannot be taken is paid in energy instead (4.3, house-refund)."""
    state.energy[seat] += price
    if events is not None:
        events.append((PAID_OUT, EVERYONE, seat, card, price))


def can_appear(state: StationXState, seat: int, kind: int) -> bool:
    """Whether a new unit of this kind has a place in the own base (4.2, 4.3)."""
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
