"""Station-X, assembled."""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import KIND_MASK
from deorbit.core.dealer import Dealer
from deorbit.core.game import Edition
from deorbit.core.open_game import OpenGame
from deorbit.core.records import Outcome
from deorbit.games.stationx.content.editions import OPTIONS
from deorbit.games.stationx.estimate import advice, value
from deorbit.games.stationx.positions import read, write
from deorbit.games.stationx.rules import setup
from deorbit.games.stationx.rules.battle import Attack, Capture, Keep
from deorbit.games.stationx.rules.build import Place, PlaceInBase
from deorbit.games.stationx.rules.events import EVENTS
from deorbit.games.stationx.rules.movement import Jump, Move
from deorbit.games.stationx.rules.purchase import Buy, Recruit, Upgrade
from deorbit.games.stationx.rules.questions import (
    PLACE_COMMANDER,
    PLACE_TELEPORTER,
    QUESTIONS,
)
from deorbit.games.stationx.rules.reasons import (
    REASONS,
)
from deorbit.games.stationx.rules.refusals import not_asked, reason_details
from deorbit.games.stationx.rules.rooms import Geometry
from deorbit.games.stationx.rules.sequence import go_on
from deorbit.games.stationx.rules.state import CONQUEST, ENDINGS, RUNNING, StationXState
from deorbit.games.stationx.rules.turn import End, Respawn, Wait

RULES_VERSION: Final = 2


class StationX(OpenGame[StationXState]):
    def __init__(self) -> None:
        super().__init__(
            name="stationx",
            version=RULES_VERSION,
            seats=range(2, 5),
            kinds=[
                Place(),
                PlaceInBase("teleporter", PLACE_TELEPORTER),
                PlaceInBase("commander", PLACE_COMMANDER),
                Respawn(),
                Wait(),
                Move(),
                Jump(),
                Attack(),
                Capture(),
                Keep(),
                Buy(),
                Recruit(),
                Upgrade(),
                End(),
            ],
            asks=QUESTIONS.rows,
            events=EVENTS.rows,
            reasons=REASONS.rows,
            options=OPTIONS,
            clock="round",
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> StationXState:
        return setup.setup(options, seats, chance)

    def out_of_place(self, state: StationXState, seat: int, move: int) -> int:
        return not_asked(state, seat, self.kinds[move & KIND_MASK].shape.name)

    def go_on(self, state: StationXState, dealer: Dealer) -> None:
        go_on(state, dealer)

    def outcome(self, state: StationXState) -> Outcome | None:
        """All bases and no other commander (1.1), or after the last round most bases, then units,
        then energy (house-round-limit)."""
        if state.ending == RUNNING:
            return None
        seats = range(state.seats)
        bases = [sum([1 for base in seats if state.holds(seat, base)]) for seat in seats]
        units = [state.count_units(seat) for seat in seats]
        if state.ending == CONQUEST:
            winners = [seat for seat in seats if not state.out[seat]] or list(seats)
        else:
            standing = [(bases[seat], units[seat], state.energy[seat]) for seat in seats]
            winners = [seat for seat in seats if standing[seat] == max(standing)]
        return Outcome(
            tuple(bases),
            tuple(winners),
            ENDINGS[state.ending],
            tuple(
                [
                    (("bases", bases[seat]), ("units", units[seat]), ("energy", state.energy[seat]))
                    for seat in seats
                ]
            ),
        )

    def copy(self, state: StationXState) -> StationXState:
        return state.copy()

    def put_away(self, state: StationXState) -> StationXState:
        return state.bare_copy()

    def apart(self, states: list[StationXState]) -> list[StationXState]:
        found: list[StationXState] = []
        fresh: dict[int, Geometry] = {}
        for state in states:
            other = state.bare_copy()
            key = id(state.geometry)
            if key not in fresh:
                fresh[key] = state.geometry.again()
            other.geometry = fresh[key]
            found.append(other)
        return found

    def edition(self, state: StationXState) -> Edition:
        return state.edition

    def names(self, state: StationXState) -> tuple[str, ...]:
        return tuple(
            ["stationx-faction-" + state.edition.factions[faction] for faction in state.factions]
        )

    def details(
        self, state: StationXState, seat: int, move: int, code: int
    ) -> dict[str, str | int | None]:
        return reason_details(state, seat, self.kinds[move & KIND_MASK].shape.name, move)

    def to_position(self, state: StationXState) -> dict[str, Any]:
        return write.to_position(self, state)

    def from_position(
        self, position: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> StationXState:
        return read.from_position(self, position, options, seats, chance)

    def hints(self) -> bool:
        return True

    def advice(self, state: StationXState, seat: int) -> tuple[int, dict[str, Any] | None] | None:
        return advice.advice(self, state, seat)

    def worth(self, state: StationXState, seat: int) -> int:
        return value.worth(state, seat)


GAME: Final = StationX()
