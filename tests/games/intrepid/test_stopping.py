"""Where a search may stop, what late rounds consume, what dice on their way out and in bring."""

from __future__ import annotations

from deorbit.core.codec import pack
from deorbit.core.dealer import silent
from deorbit.core.stack import NOTHING
from deorbit.games.intrepid.content.dice import FACE_NAMES
from deorbit.games.intrepid.estimate import search as planning
from deorbit.games.intrepid.rules import damage
from deorbit.games.intrepid.rules import sequence as rounds
from deorbit.games.intrepid.rules.placement import put
from deorbit.games.intrepid.screen import tracks as forecast
from games.intrepid.crews import TOXIC, act, station


def test_a_search_may_stop_where_one_may_be_done_and_nowhere_else() -> None:
    crews = {"russia": {"pool": [1, 2]}, "japan": {}}
    match = station(crews, {"tinned-rations": "1-1"}, disaster=TOXIC)
    done = pack(rounds.DONE.number)
    assert planning.stop(match._state, 0) == planning.stop(match._state, 1) == done
    act(match, "1 done")
    assert planning.stop(match._state, 1) == NOTHING, "who is done may only go on"
    asks = [{"ask": "spend", "seat": seat} for seat in (0, 1)]
    spending = station(crews, {}, phase="spending", asks=asks)
    assert planning.stop(spending._state, 0) == done
    name = "electrolysis-chamber"
    question = {"ask": "discard", "seat": 0, "country": "russia", "tile": name, "left": 1}
    base = [{"ask": "place", "seat": seat} for seat in (0, 1)]
    tiles = {name: {"at": "1-1", "dice": [6]}}
    asked = station(crews, tiles, asks=[base[0], question, base[1]])
    assert planning.stop(asked._state, 0) == NOTHING
    assert planning.stop(asked._state, 1) == done


def test_behind_the_table_consumption_rises_by_one_each_round() -> None:
    """house-last-round."""
    state = station({"russia": {}, "japan": {}}, {})._state
    found = [
        [rounds.consumption(state, number, one) for number in range(1, 12)] for one in range(4)
    ]
    assert found == [[4, 4, 5, 6, 7, 7, 9, 9, 10, 11, 12]] * 4


def test_the_dice_on_a_destroyed_tile_go_home_one_each() -> None:
    """9.1.5."""
    tile = {"at": "1-1", "dice": [2, 4], "scenario": 2, "strain": 1}
    match = station({"russia": {}, "japan": {}}, {"lada-greenhouse": tile})
    state = match._state
    number = list(state.edition.domains["tile"].names).index("lada-greenhouse")
    supply, bank = state.supply[:], state.bank[:]
    damage.destroy(state, number, silent())
    assert [now - before for now, before in zip(state.supply, supply, strict=True)] == [2, 0]
    assert [now - before for now, before in zip(state.bank, bank, strict=True)] == [2, 1, 0, 0]


def test_a_die_in_the_own_habitation_module_gains_capacity_for_that_crew() -> None:
    match = station({"russia": {"pool": [1, 2]}, "japan": {"pool": ["6/2"]}}, {})
    state = match._state
    for crew, face, number in ((0, 0, 1), (0, 1, 1), (1, list(FACE_NAMES).index("6/2"), 3)):
        before, after = forecast.to_come(state), state.copy()
        put(after, crew, face, state.edition.habitation, silent())
        found = forecast.gains(after, before, crew, state.edition.habitation)
        assert [one.args for one in found] == [{"resource": "capacity", "number": number}]
        state = after
