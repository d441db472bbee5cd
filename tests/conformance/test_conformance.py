"""Every listed game passes every check, at moments all over random games."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import suite
from conformance.cases import CASES, Case

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("check", list(suite.checks()), ids=lambda check: check.__name__)
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), part=st.floats(0, 1))
def test_it_conforms(check, case: Case, seed: int, part: float) -> None:  # type: ignore[no-untyped-def]
    if check in suite.SPOKEN and not case.spoken:
        return
    rng = Random(seed)
    match = case.new(seed)
    suite.play_some(match, rng, int(part * 300))
    check(match, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@settings(max_examples=5, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6))
def test_random_play_ends(case: Case, seed: int) -> None:
    suite.check_it_ends(case.new(seed), Random(seed), case.longest)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_undo_keeps_its_limits_at_every_step(case: Case) -> None:
    rng = Random(3)
    match = case.new(3)
    for _ in range(480 // case.seats):
        suite.play_some(match, rng, 1)
        suite.check_undo_keeps_its_limits(match, rng)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_no_legal_move_is_left_out_all_along_a_game(case: Case) -> None:
    rng = Random(5)
    match = case.new(5)
    for _ in range(40):
        suite.play_some(match, rng, rng.randrange(1, 12))
        suite.check_no_legal_move_is_left_out(match, rng)
        suite.check_what_a_seat_sees_decides_what_it_may_do(match, rng)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("batch", range(4))
def test_it_conforms_over_many_games(case: Case, batch: int) -> None:
    for seed in range(batch * 15, batch * 15 + 15):
        rng = Random(seed)
        match = case.new(seed)
        while match.to_act:
            suite.play_some(match, rng, rng.randrange(1, 80))
            for check in suite.checks():
                if case.spoken or check not in suite.SPOKEN:
                    check(match, rng)
