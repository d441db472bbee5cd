"""What the path tool, the cards and the board say agrees with the engine, wherever play leads."""

from collections.abc import Iterator
from random import Random

import pytest

import deorbit
from conformance.suite import play_some
from deorbit.games.stationx.screen.ways import JUMP, MOVE, turn
from games.stationx import screens
from games.stationx.station import EVERYTHING, TWINS, do, station, targets

SPACIOUS = ["0 2x2 m15", "0 1x3 m17", "1 3x3 l20", "0 base o12", "1 base o16"]


Legs = list[tuple[str, str]]


def turns(match: deorbit.Match, cell: str) -> list[Legs]:
    """Where one turn can lead the unit on a cell, as the path tool has it."""
    state = match.seen(None)
    cells = state.edition.domains["cell"]
    at = cells.index(cell)
    found = turn(state, state.unit_on(at), at)
    return [[(str(cells.value(there)), by) for there, by in legs] for legs in found]


def positions(seed: int) -> Iterator[deorbit.Match]:
    """Turns of random play on three stations, with every upgrade for the odd seeds."""
    tiles = [None, TWINS, SPACIOUS][seed % 3]
    upgrades = [EVERYTHING, EVERYTHING] if seed % 2 else []
    match = station(tiles=tiles, upgrades=upgrades, energy=[40, 40], seed=seed)
    rng = Random(seed)
    for _ in range(40):
        if not match.to_act:
            return
        if match.position()["asks"][-1]["ask"] == "turn":
            yield match
        play_some(match, rng, 3)


@pytest.mark.parametrize("seed", range(6))
def test_a_unit_goes_where_the_path_tool_says_and_nowhere_else(seed: int) -> None:
    """6.1, 6.2, house-passing, house-oxygen-steps, 11.2."""
    seen = 0
    for match in positions(seed):
        for cell, unit in screens.board(match)["units"].items():
            if unit["player"] != match.to_act[0] or unit["new"] or unit["jumped"]:
                continue
            found = turns(match, cell)
            moves = {legs[0][0] for legs in found if [by for _, by in legs] == [MOVE]}
            jumps = {legs[0][0] for legs in found if [by for _, by in legs] == [JUMP]}
            assert targets(match, "move", cell) == (set() if unit["moved"] else moves)
            assert targets(match, "jump", cell) == jumps
            seen += len(moves)
    assert seen


@pytest.mark.parametrize("seed", range(1, 6, 2))
def test_a_jump_after_a_move_is_as_the_path_tool_says(seed: int) -> None:
    """11.3."""
    for match in positions(seed):
        seat = match.to_act[0]
        for cell, unit in screens.board(match)["units"].items():
            stops = targets(match, "move", cell) if unit["player"] == seat else set()
            for stop in sorted(stops)[:3]:
                told = {
                    legs[1][0]
                    for legs in turns(match, cell)
                    if len(legs) == 2 and legs[0][0] == stop
                }
                ahead = deorbit.scenario("stationx", match.position())
                do(ahead, f"move {cell} {stop}")
                if ahead.to_act and ahead.position()["asks"][-1]["ask"] == "turn":
                    assert targets(ahead, "jump", stop) == told


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_ends_as_its_card_says(seed: int) -> None:
    """7.2 to 7.7, house-area."""
    for match in positions(seed):
        seat = match.to_act[0]
        for battle in screens.own(match, seat)["battles"].values():
            ahead = deorbit.scenario("stationx", match.position())
            events = do(ahead, f"attack {battle['from']} {battle['to']}")
            (told,) = [event for event in events if event.name.startswith("battle-")]
            assert (
                told.name
                == {"win": "battle-won", "loss": "battle-lost", "tie": "battle-tied"}[
                    battle["result"]
                ]
            )
            assert told.args["attack"] == battle["attack"]
            dead = {event.args["at"] for event in events if event.name == "died"}
            assert set(battle["dead"]) <= dead | set(battle["gone"])
            assert (ahead.outcome is not None) == battle["over"]


def test_the_path_of_a_unit_that_has_moved_and_may_still_jump_is_open_now() -> None:
    """11.3."""
    m = station(
        units=[{"commander": "u7", "trooper": "n11"}, {}],
        upgrades=["troops-speed troops-attack troops-jump"],
        flags={"n11": "moved"},
    )
    told = [line["id"] for line in screens.route(m, 0, "n11", "r11")["lines"]]
    assert told == ["stationx-route-way"]
    told = [line["id"] for line in screens.route(m, 0, "n11", "n9")["lines"]]
    assert told == ["stationx-route-way", "stationx-route-later"]
