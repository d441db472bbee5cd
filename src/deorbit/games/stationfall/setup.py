"""Set-up (chapter 2)."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import pack
from deorbit.games.stationfall.content import edition, tutorial_cast
from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.state import CHOOSE, OFF_BOARD, UNSEEN, StationfallState


def edition_for(options: dict[str, Any]) -> StationfallEdition:
    """The characters in play: the tutorial set (house-setup-five)."""
    return edition(tutorial_cast())


def printed_station(options: dict[str, Any], seats: int) -> StationfallState:
    """Everything where it is printed (2.2, 2.3): pawns, Items, Kompromat, markers. What lies face
    down (Kompromat, Project X, Re-entry token) is drawn when somebody sees it."""
    state = StationfallState(edition_for(options), seats)
    state.clear()
    table = state.edition
    for pawn in range(table.monster):
        start = table.starts[table.card_of[pawn]]
        state.where[pawn] = OFF_BOARD if start == "card" else table.section_names.index(start)
    for section in table.icons[: len(table.cards)]:
        state.face[section] = UNSEEN
    state.minute = table.first_minute[seats]
    return state


def setup(options: dict[str, Any], seats: int, chance: Chance) -> StationfallState:
    """Deal identity cards (2.1.2), draw the first player (2.5), let everybody choose (3.4)."""
    state = printed_station(options, seats)
    cards = list(range(len(state.edition.cards)))
    chance.shuffle(cards)
    each = state.edition.dealt[seats]
    for player in range(seats):
        for card in cards[player * each : (player + 1) * each]:
            state.dealt[player] |= 1 << card
        state.dealt_count[player] = each
    state.first = chance.below(seats)
    state.active = state.first
    ask_to_choose(state)
    return state


def ask_to_choose(state: StationfallState) -> None:
    """Everybody who holds dealt cards chooses at the same time."""
    lanes: list[list[int]] = [[] for _ in range(state.seats)]
    for player in range(state.players):
        if state.dealt_count[player]:
            seat = state.seat_of[player]
            lanes[seat].append(pack(CHOOSE, seat, player))
    state.stack.open(lanes)
