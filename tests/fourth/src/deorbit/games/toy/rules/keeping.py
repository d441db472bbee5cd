"""2 Orders: each keeps one of two, all at the same time."""

from deorbit.core.codec import first
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Pick
from deorbit.games.toy.rules.events import KEPT
from deorbit.games.toy.rules.questions import ASK_KEEP
from deorbit.games.toy.rules.reasons import NOT_HELD
from deorbit.games.toy.rules.state import ToyState, ask


class Keep(Pick[ToyState]):
    """Keep one of the orders that were dealt (2.2)."""

    def __init__(self) -> None:
        super().__init__("keep", "card", [ASK_KEEP], NOT_HELD)

    def choices(self, state: ToyState, seat: int) -> list[int]:
        return sorted(set(state.dealt(seat)))

    def perform(self, state: ToyState, seat: int, move: int, dealer: Dealer) -> None:
        state.kept[seat] = first(move)
        ask(state)
        dealer.note((KEPT, 1 << seat, seat, first(move)))
