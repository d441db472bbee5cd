"""Names that nobody can guess."""

from __future__ import annotations

import re

from deorbit.server.base.clock import Clock, Ids


def test_time_goes_on() -> None:
    clock = Clock()
    assert 1_700_000_000 < clock.now() <= clock.now()


def test_tokens_fit_into_an_address_and_differ() -> None:
    ids = Ids()
    tokens = {ids.token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", token) for token in tokens)
    assert len(ids.token(9)) == 12


def test_the_secret_of_a_match_has_32_bytes() -> None:
    first, second = Ids().secret(), Ids().secret()
    assert len(first) == len(second) == 32
    assert first != second
