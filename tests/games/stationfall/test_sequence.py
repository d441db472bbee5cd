"""The stages of the game, and what a time marker holds."""

from itertools import product

from deorbit.games.stationfall.content.names import EFFECTS, MOST_MINUTES
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.sequence import SEQUENCE


def test_stages_stand_in_the_order_of_their_numbers() -> None:
    assert [stage.number for stage in SEQUENCE] == list(range(len(SEQUENCE)))


def test_a_time_marker_gives_back_what_was_put_into_it() -> None:
    dues = (-1, 0, 1, MOST_MINUTES)
    for owner, effect, section, due, stand_in in product(
        range(9), range(len(EFFECTS)), (0, 1, 59, 255), dues, (0, 1)
    ):
        marker = markers.packed(owner, effect, section, due, stand_in)
        assert markers.owner(marker) == owner
        assert markers.effect(marker) == effect
        assert markers.section(marker) == section
        assert markers.due(marker) == due
        assert markers.is_stand_in(marker) == bool(stand_in)
