"""A desk that goes on from what it has worked out before is the desk that is worked out anew."""

from random import Random
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.games.stationfall.desk import desk
from deorbit.games.stationfall.memory import Memory, recalled


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"teams": True}), (5, {"characters": "random"}), (9, {"characters": "random"})],
)
def test_readers_share_a_memory_and_none_of_them_notices(
    seats: int, options: dict[str, Any]
) -> None:
    match = deorbit.new("stationfall", seats=seats, seed=3, **options)
    rng = Random(3)
    memory: Memory = {}
    for _ in range(140):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        for reader in (None, *rng.sample(range(seats), 2)):
            view = match.view(reader)
            source = view if reader is None else match.seat(reader)
            known = msgspec.json.encode(desk(source, view, memory))
            assert known == msgspec.json.encode(desk(source, view))


def test_a_part_is_made_anew_only_when_what_it_is_made_of_has_changed() -> None:
    memory: Memory = {}
    made = []

    def make() -> int:
        made.append(1)
        return len(made)

    for part, made_of, number in (("part", 2, 1), ("part", 2, 1), ("part", 3, 2), ("other", 3, 3)):
        known = recalled(memory, part, [1, {"a": made_of}], make)
        assert msgspec.json.decode(known) == number
    assert recalled(None, "part", [1, {"a": 3}], make) == 4
