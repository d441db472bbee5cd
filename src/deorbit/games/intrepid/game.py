"""Intrepid, assembled."""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import KIND_MASK, kind_of
from deorbit.core.dealer import Dealer
from deorbit.core.game import NOT_YOUR_TURN, Edition
from deorbit.core.open_game import OpenGame
from deorbit.core.records import Outcome
from deorbit.games.intrepid.content.edition import COUNTRIES, DOINGS
from deorbit.games.intrepid.content.options import OPTIONS
from deorbit.games.intrepid.estimate import gain, search, value
from deorbit.games.intrepid.positions import read, write
from deorbit.games.intrepid.rules import setup
from deorbit.games.intrepid.rules.ability_dice import Adjust, Discard, Reroll, Take, Turn
from deorbit.games.intrepid.rules.ability_gains import Gain, Name, Pass
from deorbit.games.intrepid.rules.badges import DestroyOffer, GiveDie, MoveTokens, StrainForAmplify
from deorbit.games.intrepid.rules.capacity import BUY, BuyDie, Free, Mend
from deorbit.games.intrepid.rules.disaster import Choose
from deorbit.games.intrepid.rules.docking import ASK, DOCK, Amplify
from deorbit.games.intrepid.rules.events import EVENTS
from deorbit.games.intrepid.rules.placement import Place
from deorbit.games.intrepid.rules.questions import ASK_CHOOSE, QUESTIONS
from deorbit.games.intrepid.rules.reason_figures import reason_details
from deorbit.games.intrepid.rules.reasons import REASONS
from deorbit.games.intrepid.rules.refusals import not_yours, unasked
from deorbit.games.intrepid.rules.rolling import Convert, Ready
from deorbit.games.intrepid.rules.sequence import DONE, Resume, go_on
from deorbit.games.intrepid.rules.state import ENDINGS, RUNNING, WON, IntrepidState

RULES_VERSION: Final = 3


class Intrepid(OpenGame[IntrepidState]):
    def __init__(self) -> None:
        super().__init__(
            name="intrepid",
            version=RULES_VERSION,
            seats=range(1, 5),
            kinds=[
                Place(),
                DOCK,
                ASK,
                Amplify(),
                Convert(),
                Ready(),
                Discard(),
                Reroll(),
                Turn(),
                Take(),
                Adjust(),
                Gain(),
                Name(),
                Pass(),
                Choose(),
                BUY,
                BuyDie(),
                Mend(),
                Free(),
                MoveTokens(),
                StrainForAmplify(),
                GiveDie(),
                DestroyOffer(),
                DONE,
                Resume(),
            ],
            asks=QUESTIONS.rows,
            events=EVENTS.rows,
            reasons=REASONS.rows,
            options=OPTIONS,
            clock="round",
            usual_seats=2,
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> IntrepidState:
        return setup.setup(options, seats, chance)

    def go_on(self, state: IntrepidState, dealer: Dealer) -> None:
        go_on(state, dealer)

    def outcome(self, state: IntrepidState) -> Outcome | None:
        """All win or all lose (1.1, 1.2); the score is the number of missions complete."""
        if state.ending == RUNNING:
            return None
        seats = range(state.seats)
        done = state.missions_done()
        rows = (
            ("missions", done),
            ("rounds", state.round),
            ("tiles", sum([1 for tile in state.slot if tile >= 0])),
        )
        return Outcome(
            tuple([done for _ in seats]),
            tuple(seats) if state.ending == WON else (),
            ENDINGS[state.ending],
            tuple([rows for _ in seats]),
        )

    def copy(self, state: IntrepidState) -> IntrepidState:
        return state.copy()

    def edition(self, state: IntrepidState) -> Edition:
        return state.edition

    def names(self, state: IntrepidState) -> tuple[str, ...]:
        """Countries; alone one has two of them."""
        if state.seats == 1:
            return ("intrepid-alone",)
        return tuple(["intrepid-country-" + COUNTRIES[country] for country in state.country])

    def prompt(self, state: IntrepidState, seat: int) -> dict[str, Any] | None:
        """Who chooses a tile for a card is told which card it is and what it does to the tile."""
        asked = super().prompt(state, seat)
        if asked is not None and kind_of(state.stack.top(seat)) == ASK_CHOOSE:
            card = state.edition.cards[state.card]
            does = DOINGS[card.effects[state.step - 1].doing]
            asked["args"] = {**asked["args"], "card": card.name, "does": does}
        return asked

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        """Who is not asked hears who decides now."""
        code = super().forbids(state, seat, move)
        return not_yours(state) if code == NOT_YOUR_TURN else code

    def out_of_place(self, state: IntrepidState, seat: int, move: int) -> int:
        """What is no answer now is refused by the rule about what comes first, or when it can be
        done."""
        kind = self.kinds[move & KIND_MASK].shape.name
        return unasked(state, seat, state.stack.top(seat), kind)

    def details(
        self, state: IntrepidState, seat: int, move: int, code: int
    ) -> dict[str, str | int | None]:
        return reason_details(state, seat, self.kinds[move & KIND_MASK].shape.name, move, code)

    def to_position(self, state: IntrepidState) -> dict[str, Any]:
        return write.to_position(self, state)

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> IntrepidState:
        return read.from_position(self, position, options, seats, chance)

    def worth(self, state: IntrepidState, seat: int) -> int:
        return value.worth(state, seat)

    def considered(self, state: IntrepidState, seat: int) -> list[int]:
        return search.considered(state, self.legal(state, seat))

    def stop(self, state: IntrepidState, seat: int) -> int:
        return search.stop(state, seat)

    def settled(self, state: IntrepidState, seat: int) -> int:
        return value.worth(state, seat) - search.unused(state, seat)

    def advises(self) -> bool:
        return True

    def gained(
        self, before: IntrepidState, after: IntrepidState, seat: int
    ) -> dict[str, Any] | None:
        return gain.gained(before, after)


GAME: Final = Intrepid()
