"""Intrepid, assembled."""

from random import Random
from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import Shape, kind_of
from deorbit.core.game import Edition, Game
from deorbit.core.records import Outcome
from deorbit.games.intrepid import advice, planning, position, reading, setup, worth
from deorbit.games.intrepid.answers import Adjust, Discard, Reroll, Take, Turn
from deorbit.games.intrepid.badges import DestroyOffer, GiveDie, MoveTokens, StrainForAmplify
from deorbit.games.intrepid.capacity import Buy, BuyDie, Free, Mend
from deorbit.games.intrepid.details import reason_details
from deorbit.games.intrepid.docking import Amplify, Ask, Dock
from deorbit.games.intrepid.edition import COUNTRIES, DOINGS
from deorbit.games.intrepid.events import EVENTS
from deorbit.games.intrepid.gains import Gain, Name, Pass
from deorbit.games.intrepid.options import OPTIONS
from deorbit.games.intrepid.placing import Place
from deorbit.games.intrepid.questions import ASK_CHOOSE
from deorbit.games.intrepid.reasons import REASONS
from deorbit.games.intrepid.rolling import Convert, Ready
from deorbit.games.intrepid.rounds import Choose, Done, Resume
from deorbit.games.intrepid.state import ENDINGS, RUNNING, WON, IntrepidState

RULES_VERSION: Final = 2

_SEAT: Final = ("seat", "player")
_CREW: Final = ("country", "asked")
_TILE: Final = ("tile", "tile")
_LEFT: Final = ("left", "number")
_DIE: Final = ("die", "die")

ASKS: Final = [
    Shape("place", [_SEAT]),
    Shape("convert", [_SEAT, _CREW]),
    Shape("pay", [_SEAT, _CREW, ("place", "place"), _DIE]),
    Shape("discard", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("reroll", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("turn", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("copy", [_SEAT, _CREW, _TILE, _DIE]),
    Shape("take", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("shift", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("near", [_SEAT, _CREW, _TILE, _DIE]),
    Shape("adjust", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("set", [_SEAT, _CREW, _TILE, _LEFT]),
    Shape("orient", [_SEAT, _CREW, _TILE, _DIE]),
    Shape("name", [_SEAT, _CREW, _TILE]),
    Shape("choose", [_SEAT, _CREW, _LEFT]),
    Shape("spend", [_SEAT]),
    Shape("officer", [_SEAT, _CREW]),
    Shape("rest", [_SEAT]),
]


class Intrepid(Game[IntrepidState]):
    def __init__(self) -> None:
        super().__init__(
            name="intrepid",
            version=RULES_VERSION,
            seats=range(1, 5),
            kinds=[
                Place(0),
                Dock(1),
                Ask(2),
                Amplify(3),
                Convert(4),
                Ready(5),
                Discard(6),
                Reroll(7),
                Turn(8),
                Take(9),
                Adjust(10),
                Gain(11),
                Name(12),
                Pass(13),
                Choose(14),
                Buy(15),
                BuyDie(16),
                Mend(17),
                Free(18),
                MoveTokens(19),
                StrainForAmplify(20),
                GiveDie(21),
                DestroyOffer(22),
                Done(23),
                Resume(24),
            ],
            asks=ASKS,
            events=EVENTS,
            reasons=REASONS,
            options=OPTIONS,
            usual_seats=2,
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> IntrepidState:
        return setup.setup(options, seats, chance)

    def observe(self, state: IntrepidState, seat: int | None) -> IntrepidState:
        """Everything lies open: decks and stacks have no order until something is drawn."""
        return state.copy()

    def unknown(self, state: IntrepidState, seat: int | None) -> int:
        return 0

    def sample_world(
        self, observation: IntrepidState, seat: int | None, rng: Random
    ) -> IntrepidState:
        return observation.copy()

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

    def details(
        self, state: IntrepidState, seat: int, move: int, code: int
    ) -> dict[str, str | int | None]:
        return reason_details(state, seat, self.kinds[move & 127].shape.name, move)

    def to_position(self, state: IntrepidState) -> dict[str, Any]:
        return position.to_position(self, state)

    def from_position(
        self, position_: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> IntrepidState:
        return reading.from_position(self, position_, options, seats, chance)

    def worth(self, state: IntrepidState, seat: int) -> int:
        return worth.worth(state, seat)

    def considered(self, state: IntrepidState, seat: int) -> list[int]:
        return planning.considered(state, self.legal(state, seat))

    def stop(self, state: IntrepidState, seat: int) -> int:
        return planning.stop(state, seat)

    def settled(self, state: IntrepidState, seat: int) -> int:
        return worth.worth(state, seat) - planning.unused(state, seat)

    def advises(self) -> bool:
        return True

    def gained(
        self, before: IntrepidState, after: IntrepidState, seat: int
    ) -> dict[str, Any] | None:
        return advice.gained(before, after)


GAME: Final = Intrepid()
