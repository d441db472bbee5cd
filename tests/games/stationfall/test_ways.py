"""What screens say of ways and of light is what the rules say of Steps and of Dark sections."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import CASES, Case
from conformance.suite import play_some
from deorbit.core.codec import kind_of, pack, second
from deorbit.core.game import ALLOWED
from deorbit.core.match import Match
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.questions import ACT, ACTIVATION
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.ways import AIRLOCK, legs_of
from games.stationfall.desks import route
from games.stationfall.station import station

MODES = [case for case in CASES if case.name.startswith("stationfall")]
GAMES = 4
LOOKS = 60
STEP = GAME.kind_of["step"]


def pawn_that_steps(match: Match) -> int | None:
    """The pawn that is asked for an action that could be a Step."""
    state = match._state
    seat = match.to_act[0]
    frame = state.stack.top(seat)
    if kind_of(frame) == ACT or (kind_of(frame) == ACTIVATION and state.actions):
        return second(frame) if state.usable(second(frame)) else None
    return None


def may_step(state: StationfallState, seat: int, pawn: int) -> set[int]:
    """Where the Step leads by its own rule: at the seat of a bot its script bars all ways but
    one."""
    step = GAME.kinds[STEP]
    sections = range(state.edition.size)
    return {to for to in sections if step.forbids(state, seat, pack(STEP, pawn, to)) == ALLOWED}


@pytest.mark.parametrize("case", MODES, ids=lambda case: case.name)
def test_each_legal_step_is_a_way_of_one_leg_and_the_other_way_round(case: Case) -> None:
    """12.1.1, 12.1.3, card-stowaway, 5.5.3, 7.2.2.1: in any moment that play leads to."""
    looked = 0
    for seed in range(GAMES):
        rng = Random(seed)
        match = case.new(seed)
        for _ in range(LOOKS):
            play_some(match, rng, rng.randrange(1, 7))
            if not match.to_act:
                break
            board = make.board(match.seen(None))
            for number, (name, section) in enumerate(board.sections.items()):
                assert section.dark == match._state.is_dark(number), name
            pawn = pawn_that_steps(match)
            if pawn is None:
                continue
            seen = match.seen(match.to_act[0])
            legs = legs_of(seen, pawn)(seen.where[pawn])
            ways = {leg.to for leg in legs if leg.by != AIRLOCK}
            steps = may_step(match._state, match.to_act[0], pawn)
            assert ways == steps, match._state.edition.pawns[pawn]
            looked += 1
    assert looked or "bots" in case.name


def test_the_rat_takes_no_room_in_a_pod() -> None:
    """5.5.3, card-telepathic-rat: Items do not count."""
    m = station(
        at={"exile": "aft-airlocks", "medical": "mcqueen", "engineer": "mcqueen"},
        items={"mcqueen": ["telepathic-rat"]},
        cast="telepathic-rat",
        acting="exile",
    )
    told = route(m, 0, "exile", "mcqueen")
    assert (len(told["legs"]) == 1) == ("step exile mcqueen" in map(str, m.legal(0)))
    assert len(told["legs"]) == 1


def test_stowaway_finds_her_way_from_her_card() -> None:
    """card-stowaway: into any Dark section, and on from there."""
    m = station(cubes={0: {"stowaway": 1}})
    told = route(m, 0, "stowaway", "vault-x")
    assert told["legs"] == [{"to": "vault-x", "by": "entry"}]
    assert len(route(m, 0, "stowaway", "bridge")["legs"]) > 1
