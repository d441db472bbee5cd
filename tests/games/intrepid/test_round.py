"""Set-up, decks, offers and what a round leaves behind (chapters 2, 3, 9, 10, 11)."""

import pytest

import deorbit
from deorbit.games.intrepid.content.editions import edition, page
from games.intrepid.crews import (
    METEORS,
    TOXIC,
    act,
    all_ones,
    crew,
    dice_of,
    everybody_is_done,
    legal,
    refusal,
    reveal,
    station,
    told,
)

TWO = {"russia": {}, "united-states": {}}
DEALT = {
    ("easy", 2): [2, 1, 0],
    ("normal", 3): [1, 2, 1],
    ("hard", 4): [0, 2, 3],
}


def drawn(match: deorbit.Match) -> str:
    (card,) = told(everybody_is_done(match), "card-drawn", "card")
    return str(card)


@pytest.mark.parametrize(("seats", "names"), [(2, "russia,japan"), (4, None)])
def test_starters_are_laid_by_turns_over_the_sectors(seats, names) -> None:
    match = deorbit.new("intrepid", seats=seats, seed=3, countries=names)
    position = match.position()
    countries = [one["country"] for one in position["crews"]]
    starters = [page("countries")[country]["starters"] for country in countries]
    laid = [tiles[number] for number in range(4) for tiles in starters]
    expected = {name: f"{1 + place % 8}-{1 + place // 8}" for place, name in enumerate(laid)}
    assert {name: tile["at"] for name, tile in position["tiles"].items()} == expected


@pytest.mark.parametrize(("difficulty", "seats"), list(DEALT))
def test_missions_are_dealt_by_difficulty_and_crews(difficulty, seats) -> None:
    match = deorbit.new("intrepid", seats=seats, seed=3, difficulty=difficulty)
    names = [one["name"] for one in match.position()["missions"]]
    tiers = [page("missions")[name]["tier"] for name in names]
    assert [tiers.count(tier) for tier in (1, 2, 3)] == DEALT[difficulty, seats]
    assert len(set(names)) == len(names)


def test_in_the_first_rounds_only_mild_cards_come() -> None:
    for disaster in (METEORS, TOXIC):
        cards = page("disasters")[disaster]
        for number, expected in ((1, {1}), (4, {1, 3, 4})):
            mild = {name for name, card in cards.items() if card["from"] <= number}
            seen = {drawn(station(TWO, disaster=disaster, seed=s, round=number)) for s in range(60)}
            assert seen <= mild
            assert {cards[name]["from"] for name in seen} <= expected
            assert len(seen) > 3


def test_a_card_that_is_laid_aside_comes_again_only_when_the_deck_is_used_up() -> None:
    names = list(page("disasters")[METEORS])
    for seed in range(5):
        match = station(TWO, spent=names[:-2], round=9, seed=seed)
        assert drawn(match) in names[-2:]
    match = station(TWO, spent=names, round=9)
    card = drawn(match)
    spent, active = match.position()["spent"], match.position()["active"]
    assert [card] in (spent, [one["name"] for one in active])


def test_without_mild_cards_harder_ones_come_early() -> None:
    cards = page("disasters")[METEORS]
    mild = [name for name, card in cards.items() if card["from"] == 1]
    assert cards[drawn(station(TWO, spent=mild, round=1))]["from"] > 1


def test_consumption_goes_on_rising_after_the_table() -> None:
    """By `growth` each round (house-last-round)."""
    facts = page("game")["consumption"]
    last = facts["normal"]["2"][-1]
    rounds = len(facts["normal"]["2"])
    for more in (0, 1, 3):
        match = station(TWO, {}, round=rounds + more)
        events = everybody_is_done(match)
        while match.to_act and match.position()["phase"] == "disaster":
            events += match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert set(told(events, "consumed", "number")) == {last + facts["growth"] * more}


def test_offers_come_from_the_tier_of_the_round_else_above_else_below() -> None:
    tiles = page("tiles")
    by_tier = {
        tier: [n for n, one in tiles.items() if one["tier"] == tier and one["country"] != "any"]
        for tier in (1, 2, 3)
    }
    common = [name for name, one in tiles.items() if one["country"] == "any"]
    mine = {
        tier: [name for name in names if tiles[name]["country"] in TWO]
        for tier, names in by_tier.items()
    }
    for gone, number, expected in (
        (common, 1, 1),
        ([*mine[1], *common], 1, 2),
        ([*mine[3], *common], 9, 2),
        ([*mine[3], *mine[2], *common], 9, 1),
    ):
        crews = {"russia": {"offer": []}, "united-states": {"offer": []}}
        match = station(crews, {}, gone=gone, phase="spending", round=number)
        everybody_is_done(match)
        for country in TWO:
            offer = crew(match, country)["offer"]
            assert len(offer) == edition().figures.offer
            assert {tiles[name]["tier"] for name in offer} == {expected}


def test_the_round_leaves_nothing_on_modules_and_no_wishes() -> None:
    facts = {"habitation": [1, 2], "docking": [3], "wish": 4, "wishes": 0, "aid": 2}
    crews = {"russia": facts, "united-states": {}}
    match = station(crews, {}, disaster=TOXIC, phase="spending", amplified={"power": 2})
    everybody_is_done(match)
    one = crew(match, "russia")
    assert one["habitation"] == ["open", "open"]
    assert one["docking"] == ["open"]
    assert (one["wish"], one["wishes"], one["aid"]) == (0, 3, 0)
    assert one["supply"] + len(one["pool"]) == dice_of("russia")
    assert set(match.position()["amplified"].values()) == {0}


def test_a_wish_for_another_value_stays() -> None:
    match = station({"russia": {"pool": [4, 5]}, "united-states": {"wish": 5}}, {})
    act(match, "0 dock russia 4 united-states")
    assert crew(match, "united-states")["wish"] == 5


def test_the_price_of_a_die_rises_with_the_track_up_to_its_end() -> None:
    price = page("countries")["canada"]["price"]
    for track, costs in ((2, price[0]), (5, price[3]), (8, price[6]), (9, price[-1])):
        crews = {"canada": {"track": track, "capacity": 10}, "russia": {}}
        match = station(crews, {}, phase="spending")
        act(match, "0 die canada")
        assert crew(match, "canada")["capacity"] == 10 - costs
        assert crew(match, "canada")["track"] == track + 1
    crews = {"canada": {"track": 10, "capacity": 10}, "russia": {}}
    match = station(crews, {}, phase="spending")
    assert refusal(match, "0 die canada") == "house-die-price"
    assert legal(match, 0, "die") == set()


def test_a_docking_module_that_is_disabled_gets_no_second_token() -> None:
    crews = {"russia": {"docking_disabled": True}, "united-states": {}}
    match, events = reveal("quarantine", crews, {}, disaster=TOXIC)
    assert told(events, "docking-barred", "country") == ["united-states"]
    assert match._state.bank[2] == edition().figures.bank[2] - 2


def test_a_card_takes_capacity_only_from_crews_that_have_some() -> None:
    crews = {"russia": {"capacity": 0}, "united-states": {"capacity": 3}}
    _, events = reveal("dull-headache", crews, {}, disaster=TOXIC)
    assert told(events, "capacity-lost", "country") == ["united-states"]
    assert told(events, "capacity-lost", "total") == [2]


def test_no_value_follows_6_on_a_card_and_none_comes_before_its_turn() -> None:
    growth = [{"name": "lunar-relay", "filled": [2, 3, 4]}]
    crews = {"russia": {"pool": [1, 3, 5, 6]}, "united-states": {}}
    match = station(crews, {}, missions=growth)
    takes = {one for one in legal(match, 0, "place") if one.endswith("lunar-relay")}
    assert takes == {"place russia 5 lunar-relay", "place russia 6 lunar-relay"}
    act(match, "0 place russia 5 lunar-relay")
    assert match.position()["missions"][0]["filled"][3] == "russia-5"
    full = [{"name": "lunar-relay", "filled": [2, 3, 4, 5, 6, 5, 5]}, {"name": "spacewalk"}]
    match = station(crews, {}, missions=full)
    assert refusal(match, "0 place russia 1 lunar-relay") == "5.3"


def test_without_dice_in_the_supply_none_is_rolled_into_storage() -> None:
    crews = {"canada": {"pool": [2, *all_ones("canada", 1)]}, "russia": {}}
    match = station(crews, {"oxygen-storage-tank": "1-1"})
    act(match, "0 place canada 2 oxygen-storage-tank")
    assert crew(match, "canada")["storage"] == []
    assert crew(match, "canada")["supply"] == 0
