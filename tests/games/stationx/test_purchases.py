"""Chapter 4: purchases."""

import pytest

from games.stationx.station import (
    EVERYTHING,
    allowed,
    army,
    asked,
    do,
    energy,
    named,
    player,
    refused,
    station,
    targets,
)

BASE = {f"{column}{row}" for column in "uvwx" for row in (5, 6, 7, 8)}


@pytest.mark.parametrize(
    ("notation", "price"),
    [("buy trooper v7", 3), ("buy droid v7", 4), ("upgrade base-energy", 7)],
)
def test_what_a_purchase_costs(notation: str, price: int) -> None:
    """4.1: the last token buys, one less does not."""
    m = station(energy=[price - 1])
    refused(m, notation, "4.2")
    m = station(energy=[price + 1])
    do(m, notation)
    assert energy(m, 0) == 1


def test_a_bought_unit_stands_on_the_board() -> None:
    """4.1."""
    m = station(energy=[9])
    do(m, "buy droid v7")
    assert army(m, 0) == {"commander": "u7", "droid": "v7"}
    m = station(energy=[9])
    do(m, "buy trooper v7")
    assert army(m, 0) == {"commander": "u7", "trooper": "v7"}


def test_a_bought_upgrade_is_owned() -> None:
    """4.1."""
    m = station(energy=[9])
    do(m, "upgrade base-energy")
    assert player(m, 0)["upgrades"] == ["base-energy"]
    assert player(m, 1)["upgrades"] == []


@pytest.mark.parametrize("one", ["buy trooper v7", "buy droid v7", "upgrade base-energy"])
@pytest.mark.parametrize("other", ["buy trooper v8", "buy droid v8", "upgrade commander-speed"])
def test_a_turn_has_one_purchase(one: str, other: str) -> None:
    """4.1: units and upgrades together."""
    m = station(energy=[50])
    do(m, one)
    refused(m, other, "4.1")
    do(m, "end", "end")
    assert allowed(m, other)


def test_commanders_are_not_for_sale() -> None:
    """4.1: not even when the own one is dead."""
    m = station(energy=[50], units=[{}, {}])
    refused(m, "buy commander v7", "4.1")


# Where units appear --------------------------------------------------------------------------


def test_a_new_unit_appears_on_a_free_cell_of_the_own_base() -> None:
    """4.2: every cell but those of units and of the teleporter."""
    m = station(energy=[9], units=[{"commander": "u7"}, {"commander": "e19", "trooper": "x8"}])
    free = BASE - {"u7", "x8", "w6"}
    assert targets(m, "buy", "trooper") == targets(m, "buy", "droid") == free
    refused(m, "buy trooper u7", "house-one-unit")
    refused(m, "buy trooper x8", "house-one-unit")
    refused(m, "buy trooper w6", "house-teleporter")


def test_a_new_unit_appears_nowhere_but_in_the_own_base() -> None:
    """4.2: neither in a room, nor in space, nor in a base that was captured."""
    m = station(energy=[9], held={1: 0})
    refused(m, "buy trooper m13", "house-appearing")
    refused(m, "buy trooper a1", "house-appearing")
    refused(m, "buy trooper b18", "house-appearing")


def test_nobody_buys_units_while_the_own_base_is_lost() -> None:
    """4.2: upgrades can still be had."""
    m = station(energy=[9], held={0: 1})
    refused(m, "buy trooper v7", "house-appearing")
    refused(m, "buy droid v7", "house-appearing")
    assert allowed(m, "upgrade base-energy")


def test_a_unit_does_not_move_on_the_turn_it_appears() -> None:
    """house-new-units."""
    m = station(energy=[9])
    do(m, "buy trooper v7")
    refused(m, "move v7 v8", "house-new-units")
    do(m, "end", "end")
    assert allowed(m, "move v7 v8")


def test_a_unit_does_not_jump_on_the_turn_it_appears() -> None:
    """house-new-units: from the base's edge at u5 the room at r5 lies in sight."""
    m = station(energy=[9], upgrades=["troops-speed troops-speed-2 troops-jump"])
    do(m, "buy trooper u5")
    refused(m, "jump u5 r5", "house-new-units")
    do(m, "end", "end")
    assert allowed(m, "jump u5 r5")


def test_a_unit_may_attack_on_the_turn_it_appears() -> None:
    """house-new-units."""
    m = station(energy=[9], units=[{}, {"commander": "e19", "trooper": "x8"}])
    do(m, "buy trooper x7", "attack x7 x8")
    assert army(m, 1) == {"commander": "e19"}


def test_a_unit_that_appears_adds_to_a_battle_of_others() -> None:
    """house-new-units."""
    m = station(energy=[9], units=[{"trooper": "w8"}, {"commander": "x8"}])
    events = do(m, "buy droid w7", "attack w8 x8")
    assert named(events, "battle-tied")[0]["attack"] == 2


# Limits --------------------------------------------------------------------------------------

FIVE = "m13 m14 m15 m16 m9"


def test_nobody_has_more_than_five_troopers() -> None:
    """4.3."""
    m = station(energy=[9], units=[{"trooper": FIVE}, {}])
    refused(m, "buy trooper v7", "4.3")
    assert allowed(m, "buy droid v7")
    m = station(energy=[9], units=[{"trooper": FIVE.removesuffix(" m9")}, {}])
    assert allowed(m, "buy trooper v7")


def test_nobody_has_more_than_two_droids() -> None:
    """4.3."""
    m = station(energy=[9], units=[{"droid": "m13 m14"}, {}])
    refused(m, "buy droid v7", "4.3")
    assert allowed(m, "buy trooper v7")
    m = station(energy=[9], units=[{"droid": "m13"}, {}])
    assert allowed(m, "buy droid v7")


def test_a_dead_unit_can_be_bought_again() -> None:
    """4.3: the limit counts the units on the board."""
    m = station(
        energy=[9],
        units=[{"trooper": FIVE}, {"commander": "l9"}],
        upgrades=["", "commander-speed commander-attack"],
    )
    do(m, "attack m9 l9", "buy trooper v7")
    assert army(m, 0) == {"trooper": "m13 m14 m15 m16 v7"}


@pytest.mark.parametrize(
    ("card", "units", "price"),
    [("trooper", {"trooper": FIVE}, 3), ("droid", {"droid": "m13 m14"}, 4)],
)
def test_a_unit_won_above_its_limit_is_paid_out(
    card: str, units: dict[str, str], price: int
) -> None:
    """4.3: at the price for which it is sold."""
    m = station(units=[{"commander": "m4", **units}, {}], deck=card)
    events = do(m, "move m4 m3")
    assert energy(m, 0) == price
    assert named(events, "paid-out") == [{"player": 0, "card": card, "energy": price}]
    assert asked(m) == ("turn", 0)


def test_a_trooper_won_when_the_base_has_no_oxygen_left_is_paid_out() -> None:
    """house-refund: four living units are a player's share of a base; a droid needs none."""
    full = {"commander": "m4", "trooper": "u5 u6 u7 u8"}
    m = station(units=[full, {}], deck="trooper")
    do(m, "move m4 m3")
    assert (energy(m, 0), asked(m)) == (3, ("turn", 0))
    m = station(units=[full, {}], deck="droid")
    do(m, "move m4 m3")
    assert (energy(m, 0), asked(m)) == (0, ("recruit", 0))


@pytest.mark.parametrize(("card", "price"), [("trooper", 3), ("droid", 4)])
def test_a_unit_won_while_the_base_is_lost_is_paid_out(card: str, price: int) -> None:
    """house-refund."""
    m = station(units=[{"commander": "m4"}, {}], deck=card, held={0: 1})
    do(m, "move m4 m3")
    assert (energy(m, 0), asked(m)) == (price, ("turn", 0))


def test_a_free_upgrade_is_paid_out_when_all_ten_are_there() -> None:
    """house-refund."""
    m = station(units=[{"commander": "m4"}, {}], deck="upgrade", upgrades=[EVERYTHING])
    do(m, "move m4 m3")
    assert (energy(m, 0), asked(m)) == (7, ("turn", 0))
