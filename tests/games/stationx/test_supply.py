"""Chapter 9: supply rooms and their cards."""

from collections import Counter

import pytest

import deorbit
from games.stationx.station import (
    CARDS,
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


def at_the_door(**more: object) -> deorbit.Match:
    """The commander of seat 0 stands before the south supply room."""
    return station(units=[{"commander": "m4"}, {"commander": "e19"}], **more)  # type: ignore[arg-type]


# Who enters, and when there is a card --------------------------------------------------------


@pytest.mark.parametrize("kind", ["trooper", "droid"])
def test_only_commanders_enter_supply_rooms(kind: str) -> None:
    """9.1: droids as little as troopers."""
    m = station(units=[{kind: "m4"}, {}])
    refused(m, "move m4 m3", "9.1")
    assert targets(m, "move", "m4") == {"m5", "m6"}
    assert allowed(at_the_door(), "move m4 m3")


def test_a_commander_who_enters_a_supply_room_draws_a_card() -> None:
    """9.2: one, which leaves the pile."""
    m = at_the_door()
    events = do(m, "move m4 m3")
    (drawn,) = named(events, "drew")
    assert (drawn["player"], drawn["at"]) == (0, "m3")
    deck = m.position()["deck"]
    assert Counter(CARDS) - Counter(deck) == Counter({drawn["card"]: 1})


def test_every_card_is_as_likely_as_it_is_frequent() -> None:
    """9.2: over many draws every kind of card is seen, and the pile runs out evenly."""
    seen = Counter(
        str(named(do(at_the_door(seed=seed), "move m4 m3"), "drew")[0]["card"])
        for seed in range(900)
    )
    assert set(seen) == set(CARDS)
    for card, copies in CARDS.items():
        assert 0.5 * copies * 50 < seen[card] < 1.6 * copies * 50


@pytest.mark.parametrize(
    ("door", "inside", "name"),
    [
        ("m4", "m3", "south"),
        ("m22", "m23", "north"),
        ("v13", "w13", "east"),
        ("d13", "c13", "west"),
    ],
)
def test_there_is_a_supply_room_on_each_side(door: str, inside: str, name: str) -> None:
    """2.1, 9.2."""
    m = station(seats=4, units=[{"commander": door}, {"commander": "m13"}], deck="energy-2")
    do(m, f"move {door} {inside}")
    assert energy(m, 0) == 2
    assert player(m, 0)["supplied"] == name


def test_the_centre_room_gives_no_cards() -> None:
    """9.2."""
    m = station(units=[{"commander": "m11"}, {}])
    assert named(do(m, "move m11 m12"), "drew") == []


def test_a_step_inside_a_supply_room_draws_nothing() -> None:
    """house-entry: the card is for entering."""
    m = station(units=[{"commander": "m3"}, {}], supplied=["north"])
    assert named(do(m, "move m3 m2"), "drew") == []
    m = station(units=[{"commander": "m3"}, {}])
    assert named(do(m, "move m3 l3"), "drew") == []


def test_leaving_a_supply_room_draws_nothing() -> None:
    """house-entry."""
    m = station(units=[{"commander": "m3"}, {}])
    assert named(do(m, "move m3 m4"), "drew") == []


def test_a_move_that_only_crosses_a_supply_room_draws_nothing() -> None:
    """house-entry: the move has to end there. Both hallways open into the south room."""
    m = station(
        options={"tiles": "3x3,5x1,1x1"},
        tiles=["0 3x3 l9", "0 1x5 l4", "1 1x1 k3", "0 base n15", "1 base h12"],
        units=[{"commander": "l4"}, {"commander": "h12"}],
        upgrades=["commander-speed"],
    )
    assert named(do(m, "move l4 k3"), "drew") == []
    assert player(m, 0)["supplied"] == "none"


def test_the_same_supply_room_gives_no_second_card_in_a_row() -> None:
    """9.3."""
    m = at_the_door(supplied=["south"])
    assert named(do(m, "move m4 m3"), "drew") == []
    m = at_the_door(deck="energy-2 energy-3")
    do(m, "move m4 m3", "end", "end", "move m3 m4", "end", "end")
    assert named(do(m, "move m4 m3"), "drew") == []


def test_another_supply_room_in_between_opens_the_first_again() -> None:
    """9.3: two rooms are enough for all cards."""
    m = at_the_door(supplied=["north"])
    assert len(named(do(m, "move m4 m3"), "drew")) == 1
    assert player(m, 0)["supplied"] == "south"


def test_each_player_keeps_track_of_the_own_supply_room() -> None:
    """9.3: who has drawn from it does not matter to others."""
    m = station(
        units=[{"commander": "m22"}, {"commander": "m4"}], supplied=["north", "none"], active=1
    )
    assert len(named(do(m, "move m4 m3"), "drew")) == 1
    assert [player(m, seat)["supplied"] for seat in (0, 1)] == ["north", "south"]


def test_a_commander_that_was_killed_does_not_reset_the_supply_room() -> None:
    """9.3: it is the player who collects."""
    m = station(units=[{}, {"commander": "e19"}], supplied=["south"], energy=[5], active=1)
    do(m, "end", "respawn w7")
    assert player(m, 0)["supplied"] == "south"


def test_the_pile_is_shuffled_anew_when_it_is_empty() -> None:
    """9.4: before the next draw, with all 18 cards."""
    m = at_the_door(deck="")
    events = do(m, "move m4 m3")
    assert len(named(events, "reshuffled")) == 1
    assert len(named(events, "drew")) == 1
    assert sum(m.position()["deck"].values()) == 17


def test_the_pile_is_not_shuffled_while_a_card_is_left() -> None:
    """9.4."""
    m = at_the_door(deck="energy-5")
    events = do(m, "move m4 m3")
    assert named(events, "reshuffled") == []
    assert named(events, "drew")[0]["card"] == "energy-5"
    assert sum(m.position()["deck"].values()) == 0


# The cards -----------------------------------------------------------------------------------


def test_the_pile_has_eighteen_cards() -> None:
    """house-cards."""
    m = deorbit.new("stationx", seats=2, seed=1)
    assert m.position()["deck"] == CARDS
    assert sum(CARDS.values()) == 18


@pytest.mark.parametrize(("card", "gain"), [("energy-2", 2), ("energy-3", 3), ("energy-5", 5)])
def test_energy_cards_pay_at_once(card: str, gain: int) -> None:
    """house-cards."""
    m = at_the_door(deck=card, energy=[1])
    do(m, "move m4 m3")
    assert energy(m, 0) == 1 + gain
    assert asked(m) == ("turn", 0)


def test_a_stipend_pays_one_energy_in_each_of_the_next_four_turns() -> None:
    """house-cards: beside the income of 2, and nothing at once."""
    m = at_the_door(deck="stipend")
    do(m, "move m4 m3")
    gains, before = [energy(m, 0)], energy(m, 0)
    for _ in range(5):
        do(m, "end", "end")
        gains.append(energy(m, 0) - before)
        before = energy(m, 0)
    assert gains == [0, 3, 3, 3, 3, 2]
    assert energy(m, 1) == 10


def test_stipends_add_up() -> None:
    """house-cards."""
    m = station(
        units=[{"commander": "m4"}, {"commander": "e19"}],
        deck="stipend",
        supplied=["none"],
    )
    position = m.position()
    position["players"][0]["stipend"] = [1, 1, 0, 0, 0, 0, 0, 0]
    m = deorbit.scenario("stationx", position, seed=1)
    do(m, "move m4 m3", "end", "end")
    assert energy(m, 0) == 4
    assert player(m, 0)["stipend"] == [2, 1, 1, 0, 0, 0, 0, 0]


def test_a_stipend_far_ahead_is_paid_once() -> None:
    """house-cards."""
    position = station().position()
    position["players"][1]["stipend"] = [0, 0, 0, 0, 0, 0, 0, 1]
    m = deorbit.scenario("stationx", position)
    do(m, *["end"] * 2)
    assert player(m, 1)["stipend"] == [0, 0, 0, 0, 0, 0, 1, 0]
    do(m, *["end"] * 17)
    assert energy(m, 1) == 10 * 2 + 1


@pytest.mark.parametrize("kind", ["trooper", "droid"])
def test_a_free_unit_appears_in_the_own_base(kind: str) -> None:
    """house-cards, 4.2: it costs nothing and is no purchase."""
    m = at_the_door(deck=kind, energy=[3])
    do(m, "move m4 m3")
    assert asked(m) == ("recruit", 0)
    assert "w6" not in targets(m, "recruit")
    assert len(targets(m, "recruit")) == 15
    refused(m, "recruit m13", "house-appearing")
    refused(m, "recruit w6", "house-teleporter")
    refused(m, "end", "9.2")
    do(m, "recruit v7")
    assert army(m, 0) == {"commander": "m3", kind: "v7"}
    assert energy(m, 0) == 3
    assert allowed(m, "buy trooper v8")


def test_a_free_unit_does_not_move_on_the_turn_it_appears() -> None:
    """house-new-units."""
    m = at_the_door(deck="trooper")
    do(m, "move m4 m3", "recruit v7")
    refused(m, "move v7 v8", "house-new-units")


def test_a_free_unit_can_be_had_after_a_purchase() -> None:
    """house-cards: the one purchase of the turn is another matter."""
    m = at_the_door(deck="droid", energy=[9])
    do(m, "buy trooper v7", "move m4 m3", "recruit v8")
    assert army(m, 0) == {"commander": "m3", "trooper": "v7", "droid": "v8"}


def test_a_free_upgrade_costs_nothing_and_is_no_purchase() -> None:
    """house-cards."""
    m = at_the_door(deck="upgrade", energy=[7])
    do(m, "move m4 m3")
    assert asked(m) == ("learn", 0)
    refused(m, "end", "9.2")
    do(m, "upgrade commander-speed")
    assert energy(m, 0) == 7
    do(m, "upgrade commander-attack")
    assert energy(m, 0) == 0


def test_a_free_upgrade_too_comes_from_the_bottom_up() -> None:
    """house-cards, 10.1."""
    m = at_the_door(deck="upgrade")
    do(m, "move m4 m3")
    assert targets(m, "upgrade") == {"troops-speed", "commander-speed", "base-energy"}
    refused(m, "upgrade base-keep", "10.1")


def test_a_free_upgrade_can_be_had_after_a_purchase() -> None:
    """house-cards."""
    m = at_the_door(deck="upgrade", energy=[7])
    do(m, "upgrade base-energy", "move m4 m3", "upgrade base-keep")
    assert player(m, 0)["upgrades"] == ["base-energy", "base-keep"]


def test_energy_over_time_is_paid_even_while_the_base_is_lost() -> None:
    """house-cards, 3.2: the base pays nothing then, the card does."""
    position = station(held={0: 1}, active=1).position()
    position["players"][0]["stipend"] = [1, 1]
    m = deorbit.scenario("stationx", position)
    do(m, "end")
    assert energy(m, 0) == 1
