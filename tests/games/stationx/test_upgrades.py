"""Chapter 10: upgrades."""

import pytest

from games.stationx.station import (
    EVERYTHING,
    allowed,
    do,
    energy,
    player,
    refused,
    station,
    sums,
    targets,
)

TREES = [
    # upgrade, any one of these first
    ("troops-speed", []),
    ("troops-speed-2", ["troops-speed"]),
    ("troops-attack", ["troops-speed"]),
    ("troops-jump", ["troops-speed-2", "troops-attack"]),
    ("commander-speed", []),
    ("commander-jump", ["commander-speed"]),
    ("commander-attack", ["commander-speed"]),
    ("base-energy", []),
    ("base-keep", ["base-energy"]),
    ("base-energy-2", ["base-keep"]),
]


def all_without(*names: str) -> str:
    """All upgrades that can be had without these."""
    had: list[str] = []
    for upgrade, needs in TREES:
        if upgrade not in names and (not needs or set(needs) & set(had)):
            had.append(upgrade)
    return " ".join(had)


def test_the_trees_begin_at_the_bottom() -> None:
    """10.1."""
    m = station(energy=[7])
    assert targets(m, "upgrade") == {name for name, needs in TREES if not needs}


@pytest.mark.parametrize(("upgrade", "needs"), TREES, ids=[name for name, _ in TREES])
def test_an_upgrade_needs_one_of_those_below_it(upgrade: str, needs: list[str]) -> None:
    """10.1, house-branches: with all others but those it stays closed; any one of them opens it."""
    if needs:
        m = station(energy=[7], upgrades=[all_without(upgrade, *needs)])
        refused(m, f"upgrade {upgrade}", "house-branches" if len(needs) > 1 else "10.1")
    for need in needs or [""]:
        closed = [name for name in needs if name != need]
        m = station(energy=[7], upgrades=[all_without(upgrade, *closed)])
        assert allowed(m, f"upgrade {upgrade}")


def test_the_upgrades_of_others_open_nothing() -> None:
    """10.1."""
    m = station(energy=[7], upgrades=["", EVERYTHING])
    refused(m, "upgrade base-keep", "10.1")


def test_no_upgrade_is_bought_twice() -> None:
    """10.1."""
    m = station(energy=[7], upgrades=["base-energy"])
    refused(m, "upgrade base-energy", "10.1")


def test_branches_do_not_exclude_each_other() -> None:
    """house-branches: all ten can be had, as many as a player has markers."""
    m = station(energy=[70])
    for name in EVERYTHING.split():
        do(m, f"upgrade {name}", "end", "end")
    assert player(m, 0)["upgrades"] == EVERYTHING.split()
    assert len(EVERYTHING.split()) == 10
    # Income grows to 3 after the eighth upgrade and to 4 after the tenth.
    assert energy(m, 0) == 7 * 2 + 2 * 3 + 4
    assert targets(m, "upgrade") == set()


def test_one_tree_need_not_be_finished_before_another_is_begun() -> None:
    """10.1."""
    m = station(energy=[7], upgrades=["base-energy"])
    assert allowed(m, "upgrade commander-speed")


# What they do --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "upgrades", "cells"),
    [
        ("trooper", "", 2),
        ("trooper", "troops-speed", 3),
        ("trooper", "troops-speed troops-attack", 3),
        ("trooper", "troops-speed troops-speed-2", 4),
        ("trooper", "commander-speed", 2),
        ("droid", "troops-speed", 3),
        ("droid", "troops-speed troops-speed-2", 4),
        ("droid", "commander-speed", 2),
        ("commander", "commander-speed", 3),
        ("commander", "commander-speed commander-jump commander-attack", 3),
        ("commander", "troops-speed troops-speed-2", 2),
    ],
)
def test_movement_upgrades_add_a_cell(kind: str, upgrades: str, cells: int) -> None:
    """10.2: up the column from m9, for the units of that tree only."""
    m = station(units=[{kind: "m9"}, {}], upgrades=[upgrades])
    reached = [row for row in range(10, 18) if f"m{row}" in targets(m, "move", "m9")]
    assert reached == list(range(10, 10 + cells))


def test_a_movement_upgrade_helps_from_the_moment_it_is_bought() -> None:
    """10.2: for units that have not moved yet."""
    m = station(units=[{"trooper": "m9"}, {}], energy=[7])
    refused(m, "move m9 m12", "6.1")
    do(m, "upgrade troops-speed")
    assert allowed(m, "move m9 m12")


def test_a_movement_upgrade_gives_no_second_move() -> None:
    """6.3, 10.2."""
    m = station(units=[{"trooper": "m9"}, {}], energy=[7])
    do(m, "move m9 m11", "upgrade troops-speed")
    refused(m, "move m11 m12", "6.3")


@pytest.mark.parametrize(
    ("kind", "upgrades", "value"),
    [
        ("trooper", "troops-speed troops-attack", 2),
        ("droid", "troops-speed troops-attack", 2),
        ("commander", "troops-speed troops-attack", 2),
        ("commander", "commander-speed commander-attack", 3),
        ("trooper", "commander-speed commander-attack", 1),
        ("droid", "commander-speed commander-attack", 1),
        ("trooper", "troops-speed troops-speed-2", 1),
        ("commander", "commander-speed commander-jump", 2),
    ],
)
def test_attack_upgrades_add_one(kind: str, upgrades: str, value: int) -> None:
    """10.3: in attack and defence, for the units of that tree only."""
    m = station(units=[{kind: "m12"}, {"trooper": "m13"}], upgrades=[upgrades])
    assert sums(do(m, "attack m12 m13"))[1:] == (value, 1)
    m = station(units=[{"trooper": "m13"}, {kind: "m12"}], upgrades=["", upgrades])
    assert sums(do(m, "attack m13 m12"))[1:] == (1, value)


def test_each_unit_gains_from_an_attack_upgrade() -> None:
    """10.3."""
    m = station(
        units=[{"trooper": "m12 l12", "droid": "n12"}, {"trooper": "m13"}],
        upgrades=["troops-speed troops-attack"],
    )
    assert sums(do(m, "attack m12 m13")) == ("won", 6, 1)


def test_base_tiers_pay_from_the_next_income_on() -> None:
    """10.4."""
    m = station(energy=[7])
    do(m, "upgrade base-energy")
    assert energy(m, 0) == 0
    do(m, "end", "end")
    assert energy(m, 0) == 3


def test_tier_two_helps_its_owner_and_not_who_holds_the_base() -> None:
    """house-tier-captured, 7.7: the skill is the player's and not the room's."""
    theirs = {"trooper": "m13 l13 n13", "commander": "e19"}
    units = [{"trooper": "m12 l12", "commander": "m9"}, theirs]
    tiers = "base-energy base-keep"
    own = station(units=units, upgrades=[tiers], held={0: 1})
    assert sums(do(own, "attack m12 m13")) == ("lost", 2, 3)
    assert targets(own, "keep") == {"m12", "l12"}
    captor = station(units=units, upgrades=["", tiers], held={1: 0})
    do(captor, "attack m12 m13")
    assert targets(captor, "keep") == set()


def test_tiers_are_bought_while_the_own_base_is_captured() -> None:
    """house-tier-captured."""
    m = station(units=[{"commander": "m12"}, {"commander": "e19"}], held={0: 1}, energy=[7])
    do(m, "upgrade base-energy")
    assert player(m, 0)["upgrades"] == ["base-energy"]
