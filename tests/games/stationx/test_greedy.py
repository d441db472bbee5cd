"""What the greedy agent is after, where a rule or a promise of the pages hangs on it."""

import pytest

from games.stationx.station import station


def worth_of_a_guard(turn: int) -> int:
    """How much more a trooper is worth beside the own teleporter than in a corner of the base."""
    found = []
    for cell in ("w7", "x8"):
        units = [{"commander": "u8", "trooper": cell}, {"commander": "e19"}]
        match = station(units=units, round=turn)
        found.append(int(match._game.worth(match._state, 0)))
    return found[0] - found[1]


@pytest.mark.parametrize(("turn", "guards"), [(1, True), (40, True), (41, False), (60, False)])
def test_in_the_last_third_of_the_game_nobody_stays_behind(turn: int, guards: bool) -> None:
    """house-round-limit: who guards a base until the last round lets the others do so as well."""
    assert (worth_of_a_guard(turn) > 100) == guards
