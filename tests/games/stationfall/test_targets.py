"""What an action points at on the map."""

from __future__ import annotations

import pytest

from deorbit.core.records import Action
from deorbit.games.stationfall.screen.choices import corridor
from deorbit.games.stationfall.screen.why_not import number_of
from games.stationfall.desks import desk
from games.stationfall.station import do, station

BLACKOUT = ["fuel-cells", "magnetic-containment"]


def test_a_corridor_has_one_name_from_both_ends() -> None:
    """That of the map, whoever looks along it."""
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


def test_a_name_is_found_among_its_own_sort() -> None:
    """A pawn stands for its card; who does not play is nobody."""
    state = station().seen(None)
    assert [number_of(state, "player", name) for name in ("0", "3", "4", "exile")] == [0, 3, -1, -1]
    card = state.edition.cards.index("exile")
    assert number_of(state, "card", "exile") == card
    assert number_of(state, "section", "outer-space") == 0
    assert number_of(state, "section", "nowhere") == -1


def test_who_goes_out_has_been_in_outer_space() -> None:
    """12.1.1: a section like any other for who counts where it has been."""
    match = station(at={"exile": "forward-airlocks"}, holding={"exile": "helmet"}, acting="exile")
    do(match, "airlock exile outer-space")
    assert "outer-space" in match.position()["turn"]["visited"]
