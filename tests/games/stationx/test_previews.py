"""What the rules say beforehand is what happens then: battles, and where units get to."""

from random import Random

import pytest

import deorbit
from deorbit.games.stationx.content.edition import SLOTS
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules import battle, movement
from deorbit.games.stationx.rules.state import NOWHERE, StationXState
from games.stationx.station import named, outs, station, sums, targets
from games.stationx.test_ways import positions


def state_of(match: deorbit.Match) -> StationXState:
    """All lies open: what anybody sees is the state."""
    state: StationXState = match.seat(0).world(Random(0))
    return state


def index(state: StationXState, cell: str) -> int:
    return state.edition.domains["cell"].index(cell)


def names(state: StationXState, cells: list[int]) -> set[str]:
    return {state.edition.cell_names[cell] for cell in cells}


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_goes_as_its_preview(seed: int) -> None:
    """7.2 to 7.7, house-area, 1.2."""
    fought = 0
    for match in positions(seed):
        seat = match.to_act[0]
        for action in match.legal(seat):
            if action.kind != "attack":
                continue
            state = state_of(match)
            one, other = [index(state, str(cell)) for cell in action.args]
            told = battle.preview(state, one, other)
            after = battle.aftermath(state, one, other)
            ahead = match.copy()
            events = ahead.play(seat, action)
            assert sums(events)[1:] == (told.attack, told.defence)
            deaths = names(state, [state.cell[slot] for slot in told.dead])
            assert {event["at"] for event in named(events, "died")} == deaths
            doomed = names(state, [state.cell[slot] for slot in told.doomed])
            kept = {event["at"] for event in named(events, "kept")}
            assert kept == (doomed if len(doomed) == 1 else set())
            assert set(ahead.position()["doomed"]) == (set() if kept else doomed)
            assert [number for number, out in enumerate(after.out) if out] == outs(ahead)
            assert (GAME.outcome(after) is None) == (ahead.outcome is None)
            fought += 1
    assert fought or seed % 3 == 0  # the standard station is wide


def test_a_preview_changes_nothing_and_who_has_attacked_adds_nothing() -> None:
    match = station(
        [{"commander": "u7", "trooper": "m12 m13"}, {"commander": "e19", "trooper": "n13"}],
        flags={"m13": "attacked"},
    )
    before = match.fingerprint
    state = state_of(match)
    one, other = index(state, "m12"), index(state, "n13")
    told = battle.preview(state, one, other)
    assert (told.attack, told.defence) == (1, 1)
    assert names(state, [state.cell[slot] for slot in told.attackers]) == {"m12"}
    spent = battle.spent_units(state, one, other)
    assert names(state, [state.cell[slot] for slot in spent]) == {"m13"}
    later = battle.preview(state, one, other, 0)
    assert (later.attack, later.defence) == (2, 1)
    assert match.fingerprint == before


@pytest.mark.parametrize("seed", range(6))
def test_units_get_where_the_rules_say_and_nowhere_else(seed: int) -> None:
    """6.1, 6.2, 11.2: the ways of a unit are its legal moves, with a reason for any other cell."""
    moves = 0
    for match in positions(seed):
        seat, state = match.to_act[0], state_of(match)
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            start = state.cell[slot]
            if start == NOWHERE or state.flag[slot] & movement.CANNOT_MOVE:
                continue
            name = state.edition.cell_names[start]
            reach = movement.reachable(state, slot, start)
            assert names(state, reach) == targets(match, "move", name)
            assert names(state, movement.landings(state, slot, start)) == targets(
                match, "jump", name
            )
            for cell in {*reach, *range(seed, len(state.at), 12)}:
                assert (movement.no_way(state, slot, cell) == 0) == (cell in reach)
            moves += len(reach)
    assert moves


def test_a_way_from_another_cell_counts_a_unit_in_the_room_where_it_stands() -> None:
    """5.2: the hallway m6-m8 has place for two of a side. One of the two gets back into it from
    wherever it might be; one that stands elsewhere does not get in."""
    match = station([{"commander": "u7", "trooper": "m6 m7 l10"}, {"commander": "e19"}])
    state = state_of(match)
    inside, outside = (state.unit_on(index(state, cell)) for cell in ("m7", "l10"))
    beyond = index(state, "m9")
    assert names(state, movement.reachable(state, inside, beyond)) >= {"m8", "m7"}
    assert not {"m8", "m7"} & names(state, movement.reachable(state, outside, beyond))


def test_without_a_unit_a_way_leads_through_full_rooms_but_past_nobody() -> None:
    full = station([{"commander": "u7", "trooper": "m6 m7"}, {"commander": "e19"}])
    state = state_of(full)
    assert "m8" in names(state, movement.reachable(state, NOWHERE, index(state, "m9")))
    blocked = station([{"commander": "u7", "trooper": "m8"}, {"commander": "e19"}])
    state = state_of(blocked)
    assert not {"m8", "m7"} & names(state, movement.reachable(state, NOWHERE, index(state, "m9")))
