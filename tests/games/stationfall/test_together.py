"""16.4.4: who is in one place with what, wherever that is."""

from __future__ import annotations

import pytest

from deorbit.games.stationfall.rules.ending.agenda.scored import together
from games.stationfall.station import station


@pytest.mark.parametrize(
    ("section", "there", "both"),
    [
        ("outer-space", "outer-space", True),
        ("outer-space", "forward-airlocks", False),
        ("forward-airlocks", "forward-airlocks", True),
        ("forward-airlocks", "outer-space", False),
        ("mcqueen", "mcqueen", True),
        ("kitchen", "bridge", False),
        ("mesosphere", "outer-space", False),
        ("annihilated", "outer-space", False),
    ],
)
def test_a_character_is_with_what_lies_in_its_section(section: str, there: str, both: bool) -> None:
    """5.2: Outer Space and pods are places like any other."""
    state = station(at={"exile": section}, items={there: ["gun"]})._state
    gun = list(state.edition.domains["item"].names).index("gun")
    exile = list(state.edition.pawns).index("exile")
    assert together(state, exile, gun) == both


def test_a_character_is_with_what_it_holds() -> None:
    """8.1: in Outer Space and in a pod that has left too."""
    for section in ("outer-space", "kitchen", "mesosphere"):
        state = station(at={"exile": section}, holding={"exile": "gun"})._state
        gun = list(state.edition.domains["item"].names).index("gun")
        exile = list(state.edition.pawns).index("exile")
        assert together(state, exile, gun)
