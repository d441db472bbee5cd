"""What an action points at on the map."""

from __future__ import annotations

import pytest

from deorbit.core.records import Action
from deorbit.games.stationfall.screen.choices import corridor
from games.stationfall.desks import desk
from games.stationfall.station import station

BLACKOUT = ["fuel-cells", "magnetic-containment"]


def test_a_corridor_has_one_name_from_both_ends() -> None:
    """4.2: that of the map, whoever looks along it."""
    edition = station().seen(None).edition
    for ends in edition.ends:
        a, b = (edition.section_names[end] for end in ends)
        assert corridor(edition, a, b) == corridor(edition, b, a) == f"{a}|{b}"


@pytest.mark.parametrize(("here", "there"), [("vault-x", "bio-lab"), ("bio-lab", "vault-x")])
def test_breach_points_at_the_corridor_that_it_opens(here: str, there: str) -> None:
    """7.2.2.2: from either side."""
    match = station(at={"exile": here}, acting="exile", damaged=BLACKOUT)
    choice = match.legal(0).index(Action.parse(f"breach exile {there}"))
    pointed = desk(match, 0)["choices"][choice]["targets"]
    (name,) = [target["name"] for target in pointed if target["sort"] == "corridor"]
    assert name in ("vault-x|bio-lab", "bio-lab|vault-x")
    edition = match.seen(None).edition
    sections = list(edition.section_names)
    assert tuple(sections.index(one) for one in name.split("|")) in edition.ends
