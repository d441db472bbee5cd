"""Station-X, assembled."""

from random import Random
from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import Shape, first, second
from deorbit.core.game import Edition, Game
from deorbit.core.records import Outcome
from deorbit.games.stationx import position, setup, worth
from deorbit.games.stationx.battle import Attack, Capture, Keep
from deorbit.games.stationx.build import Place, PlaceInBase
from deorbit.games.stationx.content import OPTIONS
from deorbit.games.stationx.edition import SLOT_KIND, SLOTS
from deorbit.games.stationx.events import EVENTS
from deorbit.games.stationx.geometry import NO_ROOM, Geometry
from deorbit.games.stationx.movement import Jump, Move
from deorbit.games.stationx.purchase import Buy, Recruit, Upgrade
from deorbit.games.stationx.reasons import REASONS
from deorbit.games.stationx.state import (
    CONQUEST,
    ENDINGS,
    NOWHERE,
    PLACE_COMMANDER,
    PLACE_TELEPORTER,
    RUNNING,
    StationXState,
)
from deorbit.games.stationx.turn import End, Respawn, Wait

RULES_VERSION: Final = 1

_SEAT: Final = ("seat", "player")

ASKS: Final = [
    Shape("build", [_SEAT]),
    Shape("teleporter", [_SEAT]),
    Shape("commander", [_SEAT]),
    Shape("respawn", [_SEAT]),
    Shape("turn", [_SEAT]),
    Shape("keep", [_SEAT]),
    Shape("recruit", [_SEAT, ("unit", "unit")]),
    Shape("learn", [_SEAT]),
]


class StationX(Game[StationXState]):
    def __init__(self) -> None:
        super().__init__(
            name="stationx",
            version=RULES_VERSION,
            seats=range(2, 5),
            kinds=[
                Place(0),
                PlaceInBase(1, "teleporter", PLACE_TELEPORTER),
                PlaceInBase(2, "commander", PLACE_COMMANDER),
                Respawn(3),
                Wait(4),
                Move(5),
                Jump(6),
                Attack(7),
                Capture(8),
                Keep(9),
                Buy(10),
                Recruit(11),
                Upgrade(12),
                End(13),
            ],
            asks=ASKS,
            events=EVENTS,
            reasons=REASONS,
            options=OPTIONS,
        )

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> StationXState:
        return setup.setup(options, seats, chance)

    def observe(self, state: StationXState, seat: int | None) -> StationXState:
        """Everything lies open: the supply pile has no order until a card is drawn."""
        return state.copy()

    def unknown(self, state: StationXState, seat: int | None) -> int:
        return 0

    def sample_world(
        self, observation: StationXState, seat: int | None, rng: Random
    ) -> StationXState:
        return observation.copy()

    def outcome(self, state: StationXState) -> Outcome | None:
        """All bases and no other commander (1.1), or after the last round most bases, then units,
        then energy (house-round-limit)."""
        if state.ending == RUNNING:
            return None
        seats = range(state.seats)
        bases = [
            sum([1 for base in seats if state.holder[base] == seat and not state.out[seat]])
            for seat in seats
        ]
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
        return reason_details(self, state, seat, move)

    def to_position(self, state: StationXState) -> dict[str, Any]:
        return position.to_position(self, state)

    def from_position(
        self, position_: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> StationXState:
        return position.from_position(self, position_, options, seats, chance)

    def worth(self, state: StationXState, seat: int) -> int:
        return worth.worth(state, seat)


def reason_details(
    game: StationX, state: StationXState, seat: int, move: int
) -> dict[str, str | int | None]:
    """The unit that would act, and the room it would enter."""
    details: dict[str, str | int | None] = {"energy": state.energy[seat]}
    name = game.kinds[move & 127].shape.name
    domains = state.edition.domains
    target = NOWHERE
    if name in ("move", "jump", "attack", "capture"):
        slot = state.own_unit_on(first(move), seat)
        if slot != NOWHERE:
            details["unit"] = domains["unit"].value(SLOT_KIND[slot % SLOTS])
        target = second(move)
    elif name == "buy":
        details["price"] = state.edition.price[first(move)]
        target = second(move)
    elif name == "upgrade":
        details["price"] = state.edition.upgrade_price
    elif name in ("recruit", "respawn"):
        target = first(move)
    if target != NOWHERE and state.geometry.room_of[target] != NO_ROOM:
        room = state.geometry.room_of[target]
        details["oxygen"] = state.geometry.oxygen[room]
        details["share"] = state.geometry.share[room]
    return details


GAME: Final = StationX()
