"""Toxic Leak, sentence by sentence (9.3)."""

from itertools import pairwise

from deorbit.core import text
from deorbit.games.intrepid.content.editions import page
from games.intrepid import screens
from games.intrepid.crews import (
    TOXIC,
    act,
    crew,
    everybody_is_done,
    legal,
    making_toxic,
    refusal,
    reveal,
    station,
    tile,
    told,
)

TILES = {"tinned-rations": "1-1", "electrolysis-chamber": "1-2", "aluminum-shielding": "2-1"}


def leak(pool, **more):
    """The 5 is toxic."""
    crews = {"russia": {"pool": pool}, "united-states": {"pool": [2]}}
    return station(crews, TILES, disaster=TOXIC, spent=[making_toxic(5)], round=2, **more)


def test_all_dice_showing_a_value_of_the_card_are_toxic() -> None:
    assert leak([5, 5, 1]).position()["toxic"] == [5]


def test_the_first_round_has_no_toxic_values() -> None:
    crews = {"russia": {"pool": [5]}, "united-states": {}}
    assert station(crews, TILES, disaster=TOXIC).position()["toxic"] == []


def test_the_values_of_a_card_hold_until_the_next_one_is_revealed() -> None:
    crews = {"russia": {}, "united-states": {}}
    match = station(crews, TILES, disaster=TOXIC, round=6, spent=[making_toxic(5)])
    assert match.position()["toxic"] == [5]
    (card,) = told(everybody_is_done(match), "card-drawn", "card")
    while match.position()["phase"] == "disaster":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    values = page("disasters")[TOXIC][card]["toxic"]
    assert match.position()["toxic"] == values
    everybody_is_done(match)
    assert match.position()["toxic"] == values, "in the whole upcoming round"


def test_a_toxic_die_on_a_tile_costs_any_one_other_die() -> None:
    match = leak([5, 3, 6])
    act(match, "0 place russia 5 tinned-rations")
    assert legal(match, 0) == {"discard 3", "discard 6"}
    act(match, "0 discard 6")
    assert crew(match, "russia")["aid"] == 1
    assert crew(match, "russia")["pool"] == [3]
    assert tile(match, "tinned-rations")["dice"] == [5]


def test_the_other_die_may_itself_be_toxic() -> None:
    match = leak([5, 5])
    act(match, "0 place russia 5 tinned-rations", "0 discard 5")
    assert crew(match, "russia")["aid"] == 1


def test_without_another_die_a_toxic_one_cannot_be_placed() -> None:
    match = leak([5])
    assert refusal(match, "0 place russia 5 tinned-rations") == "9.3.1"
    assert not legal(match, 0, "place")


def test_a_safe_die_costs_nothing() -> None:
    match = leak([4, 3])
    act(match, "0 place russia 4 tinned-rations")
    assert "done" in legal(match, 0)
    assert crew(match, "russia")["aid"] == 0


def test_the_price_is_the_same_on_missions_the_habitation_module_and_disaster_cards() -> None:
    for place in ("medical-checkup", "habitation", "seeping-vents"):
        match = leak([5, 3], active=[{"name": "seeping-vents"}])
        act(match, f"0 place russia 5 {place}")
        assert legal(match, 0) == {"discard 3"}
        act(match, "0 discard 3")
        assert crew(match, "russia")["aid"] == 1


def test_a_toxic_die_on_the_docking_module_costs_nothing() -> None:
    match = leak([5])
    act(match, "0 dock russia 5 united-states")
    assert crew(match, "russia")["aid"] == 0
    assert crew(match, "russia")["docking"] == [5]
    assert crew(match, "united-states")["pool"] == [2, 5]


def test_a_received_die_is_still_toxic() -> None:
    match = leak([5])
    act(match, "0 dock russia 5 united-states", "1 place united-states 5 aluminum-shielding")
    assert legal(match, 1) == {"discard 2"}


def test_the_price_is_paid_before_the_ability_works() -> None:
    match = leak([5, 3])
    act(match, "0 place russia 5 electrolysis-chamber")
    assert legal(match, 0) == {"discard 3"}
    act(match, "0 discard 3")
    assert len(crew(match, "russia")["pool"]) == 2, "two new dice"
    assert {action.kind for action in match.legal(0)} == {"discard"}


def test_a_die_changed_to_a_safe_value_is_safe() -> None:
    crews = {"russia": {}, "united-states": {"pool": [4, 4]}}
    tiles = {"oxygen-generation-assembly": "1-1", "aluminum-shielding": "2-1"}
    match = station(crews, tiles, disaster=TOXIC, spent=[making_toxic(4)], round=2)
    assert match.position()["toxic"] == [4]
    match = station(
        {"russia": {}, "united-states": {"pool": [1, 4]}},
        tiles,
        disaster=TOXIC,
        spent=[making_toxic(4)],
        round=2,
    )
    act(match, "1 place united-states 1 oxygen-generation-assembly", "1 adjust 4 5")
    act(match, "1 place united-states 5 aluminum-shielding")
    assert crew(match, "united-states")["aid"] == 0


def test_dice_on_the_aid_go_home_at_the_end_of_the_round() -> None:
    match = leak([5, 3])
    act(match, "0 place russia 5 tinned-rations", "0 discard 3")
    everybody_is_done(match)
    assert crew(match, "russia")["aid"] == 1
    supply = crew(match, "russia")["supply"]
    everybody_is_done(match)
    russia = crew(match, "russia")
    assert russia["aid"] == 0
    assert russia["supply"] + len(russia["pool"]) == supply + 2


def test_values_of_persistent_cards_add_to_those_of_other_cards() -> None:
    match = leak([1], active=[{"name": "seeping-vents"}, {"name": "cracked-scrubber"}])
    assert match.position()["toxic"] == [1, 5, 6]


def test_effects_of_persistent_cards_come_again_until_the_card_is_removed() -> None:
    crews = {"russia": {"pool": [2, 3]}, "united-states": {}}
    match = station(
        crews, TILES, disaster=TOXIC, spent=[making_toxic(5)], active=[{"name": "seeping-vents"}]
    )
    events = everybody_is_done(match)
    assert told(events, "card-again", "card") == ["seeping-vents"]
    assert told(events, "drained", "resource")[0] == "oxygen"
    match = station(
        crews, TILES, disaster=TOXIC, spent=[making_toxic(5)], active=[{"name": "seeping-vents"}]
    )
    events = act(match, "0 place russia 2 seeping-vents", "0 place russia 3 seeping-vents")
    assert told(events, "card-removed", "card") == ["seeping-vents"]
    assert match.position()["toxic"] == [5]
    events = everybody_is_done(match)
    assert told(events, "card-again", "card") == []
    everybody_is_done(match)
    assert match.position()["active"] == [] or match.position()["active"][0]["name"] != (
        "seeping-vents"
    )


def test_a_persistent_card_stays_on_the_table_when_it_is_drawn() -> None:
    crews = {"russia": {}, "united-states": {}}
    match, _ = reveal("seeping-vents", crews, TILES, disaster=TOXIC)
    assert match.position()["active"] == [{"name": "seeping-vents", "filled": ["open", "open"]}]
    assert match.position()["toxic"] == [1]


def test_fading_vision_with_5_dice_on_the_aid_removes_3_tiles_that_the_players_select() -> None:
    """The dice of all players count together."""
    crews = {"russia": {"aid": 2}, "united-states": {"aid": 3}}
    tiles = {**TILES, "vozdukh-scrubber": "3-1", "zvezda-solar-wings": "4-1"}
    match, _ = reveal("fading-vision", crews, tiles, disaster=TOXIC)
    for gone in ("tinned-rations", "aluminum-shielding", "zvezda-solar-wings"):
        (seat,) = match.to_act
        assert seat == match.position()["commander"]
        act(match, f"{seat} choose {gone}")
    assert set(match.position()["tiles"]) == {"electrolysis-chamber", "vozdukh-scrubber"}
    assert set(match.position()["gone"]) == set(tiles) - set(match.position()["tiles"])
    assert match.position()["phase"] == "spending"


def test_who_selects_tiles_is_told_for_which_card_what_happens_and_how_many_are_left() -> None:
    crews = {"russia": {"aid": 2}, "united-states": {"aid": 3}}
    tiles = {**TILES, "vozdukh-scrubber": "3-1", "zvezda-solar-wings": "4-1"}
    match, _ = reveal("fading-vision", crews, tiles, disaster=TOXIC)
    (seat,) = match.to_act

    def question() -> str:
        asked = match.view(seat)["prompt"]
        return text.say(asked["id"], text.worded("intrepid", asked["args"], (), "en"))

    assert question() == "Fading Vision: choose a tile to be destroyed (3 to go)."
    act(match, f"{seat} choose tinned-rations", f"{seat} choose aluminum-shielding")
    assert question() == "Fading Vision: choose a tile to be destroyed."


def test_fading_vision_follows_the_dice_on_the_aid_however_many_they_are() -> None:
    """One tile for every two dice, rounded up (house-fading-vision)."""
    names = [name for name, facts in page("tiles").items() if facts["country"] == "russia"]
    tiles = {name: f"{1 + place // 4}-{1 + place % 4}" for place, name in enumerate(names)}
    for aid, removed in ((0, 0), (1, 1), (2, 1), (4, 2), (5, 3), (8, 4), (9, 5), (12, 6), (20, 10)):
        crews = {"russia": {"aid": min(aid, 10)}, "united-states": {"aid": max(0, aid - 10)}}
        match, _ = reveal("fading-vision", crews, tiles, disaster=TOXIC)
        while match.position()["phase"] == "disaster":
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert len(match.position()["gone"]) == removed


def test_the_card_says_what_fading_vision_does() -> None:
    content = screens.content(TOXIC)
    line = content["cards"]["fading-vision"]["effects"][0]
    assert text.say(line["id"], line["args"]) == (
        "Choose one tile for every 2 dice on the aid, rounded up, and destroy them."
    )


def test_inflamed_lungs_disables_every_docking_module_and_destroys_the_most_expensive_tile() -> (
    None
):
    crews = {"russia": {}, "united-states": {}}
    tiles = {**TILES, "kilopower-reactor": "5-1"}
    match, _ = reveal("inflamed-lungs", crews, tiles, disaster=TOXIC)
    assert [one["docking_disabled"] for one in match.position()["crews"]] == [True, True]
    assert match.position()["gone"] == ["kilopower-reactor"]


def test_if_the_most_expensive_tiles_of_the_board_tie_the_players_choose() -> None:
    crews = {"russia": {}, "united-states": {}}
    tiles = {"topaz-reactor": "1-1", "kilopower-reactor": "5-1", "tinned-rations": "1-2"}
    match, _ = reveal("inflamed-lungs", crews, tiles, disaster=TOXIC)
    (seat,) = match.to_act
    assert legal(match, seat) == {"choose topaz-reactor", "choose kilopower-reactor"}


def test_acid_mist_strains_the_most_expensive_tile_of_the_board_and_no_other() -> None:
    tiles = {**TILES, "kilopower-reactor": "5-1"}
    match, _ = reveal("acid-mist", {"russia": {}, "united-states": {}}, tiles, disaster=TOXIC)
    assert {name for name in tiles if tile(match, name)["strain"]} == {"kilopower-reactor"}


def test_a_disabled_docking_module_takes_no_dice() -> None:
    crews = {"russia": {"pool": [2], "docking_disabled": True}, "united-states": {}}
    match = station(crews, TILES)
    assert refusal(match, "0 dock russia 2 united-states") == "5.7"


def test_a_variable_card_counts_the_aid_and_a_fixed_one_does_not() -> None:
    steps = page("disasters")[TOXIC]["heavy-fumes"]["effects"][0]["aid"]
    counts = dict(steps) | {dice - 1: count for (_, count), (dice, _) in pairwise(steps)}
    fixed = page("disasters")[TOXIC]["coughing-fits"]["effects"][0]["count"]
    for dice, count in counts.items():
        crews = {"russia": {"aid": dice - dice // 2}, "united-states": {"aid": dice // 2}}
        _, events = reveal("heavy-fumes", crews, TILES, disaster=TOXIC)
        assert told(events, "drained", "number") == [count]
        _, events = reveal("coughing-fits", crews, TILES, disaster=TOXIC)
        assert told(events, "drained", "number") == [fixed]


def test_the_commander_may_choose_any_tile_however_cheap() -> None:
    crews = {"russia": {"aid": 1}, "united-states": {}}
    tiles = {**TILES, "kilopower-reactor": "5-1"}
    match, _ = reveal("fading-vision", crews, tiles, disaster=TOXIC)
    (seat,) = match.to_act
    assert legal(match, seat) == {f"choose {name}" for name in tiles}


def test_a_lasting_card_that_leaves_does_not_touch_the_others() -> None:
    active = [
        {"name": "seeping-vents", "filled": [2, "russia-3"]},
        {"name": "spreading-mould", "filled": [5]},
        {"name": "cracked-scrubber", "filled": ["open", 6]},
    ]
    crews = {"russia": {}, "united-states": {}}
    match = station(crews, TILES, disaster=TOXIC, active=active, phase="spending")
    everybody_is_done(match)
    assert match.position()["active"] == [
        {"name": "spreading-mould", "filled": [5, "open"]},
        {"name": "cracked-scrubber", "filled": ["open", 6]},
    ]
    assert match.position()["spent"] == ["seeping-vents"]
