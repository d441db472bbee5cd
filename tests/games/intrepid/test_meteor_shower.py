"""Meteor Shower, sentence by sentence (9.2), and what the clarifications say (9.1)."""

from deorbit.games.intrepid.content.editions import page
from games.intrepid.crews import (
    METEORS,
    act,
    all_but,
    crew,
    everybody_is_done,
    gained,
    gives,
    legal,
    refusal,
    resources,
    reveal,
    station,
    tile,
    told,
)

ONE_SECTOR = {"do": "hit", "tiles": "sector"}
TWO = {"russia": {}, "united-states": {}}
SPREAD = {
    "tinned-rations": "7-1",
    "electrolysis-chamber": "7-4",
    "zvezda-solar-wings": "8-2",
    "aluminum-shielding": "1-3",
    "vozdukh-scrubber": "2-1",
    "roll-out-solar-array": "6-1",
}


def one_sector() -> str:
    """A card that rolls for one sector and touches nothing else on the tiles."""
    cards = page("disasters")[METEORS].items()
    return next(
        name
        for name, one in cards
        if [effect for effect in one["effects"] if effect["do"] != "drain"] == [ONE_SECTOR]
        and "persistent" not in one
    )


def hits(match, name):
    return tile(match, name)["scenario"]


def test_to_hit_a_tile_is_to_put_a_scenario_token_on_it() -> None:
    match, events = reveal(one_sector(), TWO, SPREAD, sector=8)
    assert hits(match, "zvezda-solar-wings") == 1
    assert told(events, "token-put", "token") == ["scenario"]


def test_every_tile_of_the_rolled_sector_is_hit_and_no_other() -> None:
    match, _ = reveal(one_sector(), TWO, SPREAD, sector=7)
    assert {name for name in SPREAD if hits(match, name)} == {
        "tinned-rations",
        "electrolysis-chamber",
    }


def test_coolant_leak_with_a_seven_hits_sectors_7_8_and_1_and_drains_climate_by_3() -> None:
    match, events = reveal("coolant-leak", TWO, SPREAD, sector=7)
    assert {name for name in SPREAD if hits(match, name)} == {
        "tinned-rations",
        "electrolysis-chamber",
        "zvezda-solar-wings",
        "aluminum-shielding",
    }
    assert told(events, "drained", "resource") == ["climate"]
    assert told(events, "drained", "number") == [3]


def test_there_are_8_sectors_of_4_slots_and_the_die_shows_each() -> None:
    match = station(TWO)
    slots = match._state.edition.domains["slot"].names
    assert len(slots) == 32
    assert slots[0] == "1-1"
    assert slots[-1] == "8-4"
    for sector in range(1, 9):
        reveal(one_sector(), TWO, SPREAD, sector=sector)


def test_a_card_may_hit_several_sectors_by_several_rolls() -> None:
    _, events = reveal("brittle-modules", TWO, SPREAD)
    assert len(told(events, "sector-rolled", "sector")) == 2


def test_a_tile_holds_three_scenario_tokens() -> None:
    worn = {**SPREAD, "zvezda-solar-wings": {"at": "8-2", "scenario": 2}}
    match, _ = reveal(one_sector(), TWO, worn, sector=8)
    assert hits(match, "zvezda-solar-wings") == 3


def test_a_fourth_token_destroys_the_tile_and_its_three_go_back_to_the_supply() -> None:
    worn = {**SPREAD, "zvezda-solar-wings": {"at": "8-2", "scenario": 3, "strain": 1}}
    match, events = reveal(one_sector(), TWO, worn, sector=8)
    assert told(events, "destroyed", "tile") == ["zvezda-solar-wings"]
    assert match.position()["gone"] == ["zvezda-solar-wings"]
    assert "zvezda-solar-wings" not in match.position()["tiles"]
    assert match._state.bank == match._state.edition.figures.bank
    assert match._state.slot[29] < 0, "the slot is free again"


def worn_by(tokens):
    """Tiles of Russia in the first sectors with so many Scenario tokens on them, three on each."""
    russia = [name for name, one in page("tiles").items() if one["country"] == "russia"]
    return {
        name: {"at": f"{1 + place // 4}-{1 + place % 4}", "scenario": min(3, tokens - 3 * place)}
        for place, name in enumerate(russia)
        if tokens > 3 * place
    }


def test_without_tokens_in_the_supply_tiles_are_hit_in_vain() -> None:
    new = {"aluminum-shielding": "8-1", "roll-out-solar-array": "8-2"}
    tiles = {**worn_by(page("game")["tokens"]["scenario"]), **new}
    match, events = reveal(one_sector(), TWO, tiles, sector=8)
    assert hits(match, "aluminum-shielding") == hits(match, "roll-out-solar-array") == 0
    assert told(events, "token-put", "tile") == []


def test_the_last_token_of_the_supply_goes_to_the_first_slot() -> None:
    new = {"aluminum-shielding": "8-2", "roll-out-solar-array": "8-1"}
    tiles = {**worn_by(page("game")["tokens"]["scenario"] - 1), **new}
    match, _ = reveal(one_sector(), TWO, tiles, sector=8)
    assert hits(match, "roll-out-solar-array") == 1
    assert hits(match, "aluminum-shielding") == 0


def test_a_tile_with_three_tokens_is_destroyed_even_if_the_supply_is_empty() -> None:
    tiles = worn_by(page("game")["tokens"]["scenario"])
    match, _ = reveal(one_sector(), TWO, tiles, sector=1)
    gone = {name for name, facts in tiles.items() if facts["at"][0] == "1"}
    assert set(match.position()["gone"]) == gone


def test_each_scenario_token_takes_one_from_what_a_tile_generates() -> None:
    dice = {**SPREAD, "tinned-rations": {"at": "7-1", "dice": [6], "scenario": 2}}
    events = everybody_is_done(station(TWO, dice))
    assert gained(events) == {"nutrition": gives("tinned-rations", 6) - 2}


def test_scenario_tokens_never_take_a_tile_below_zero() -> None:
    """The example: 2 Power with 3 tokens gives 0, not -1."""
    dice = {
        "zvezda-solar-wings": {"at": "8-2", "dice": [3], "scenario": 3},
        "science-power-platform": {"at": "8-3", "dice": [3]},
    }
    assert gives("zvezda-solar-wings", 3) == 2
    events = everybody_is_done(station(TWO, dice))
    assert gained(events) == {"power": gives("science-power-platform", 3)}


def test_scenario_tokens_change_nothing_on_a_tile_without_dice() -> None:
    worn = {**SPREAD, "tinned-rations": {"at": "7-1", "scenario": 3}}
    assert gained(everybody_is_done(station(TWO, worn))) == {}


def test_a_strain_lowers_the_total_even_without_dice() -> None:
    worn = {**SPREAD, "tinned-rations": {"at": "7-1", "strain": 1}}
    assert gained(everybody_is_done(station(TWO, worn))) == {"nutrition": -1}


# Clarifications ---------------------------------------------------------------------------------


def test_blue_light_players_move_their_dice_marker_left() -> None:
    match, _ = reveal("blue-quarters-sealed", {"russia": {"track": 5}, "japan": {"track": 5}})
    assert crew(match, "russia")["track"] == 5
    assert crew(match, "japan")["track"] == 4


def test_the_marker_moves_left_only_if_it_can() -> None:
    least = station(TWO)._state.edition.countries[1].least
    match, events = reveal("blue-quarters-sealed", {"russia": {}, "japan": {"track": least}})
    assert crew(match, "japan")["track"] == least
    assert told(events, "dice-fewer", "country") == []


def test_alone_one_is_both_a_red_light_and_a_blue_light_player() -> None:
    for card, moved in (("red-quarters-sealed", "russia"), ("blue-quarters-sealed", "japan")):
        match, _ = reveal(card, {"russia": {"track": 5}, "japan": {"track": 5}}, seats=1)
        assert crew(match, moved)["track"] == 4
        assert [one["seat"] for one in match.position()["crews"]] == [0, 0]
        assert [one["light"] for one in match.position()["crews"]] == ["red", "blue"]


def test_hit_all_tiles_that_produce_power_counts_boost_tiles_and_not_the_research_lab() -> None:
    tiles = {
        "zvezda-solar-wings": "1-1",
        "roll-out-solar-array": "2-1",
        "thermoelectric-generator": {"at": "3-1", "owner": "russia"},
        "photobioreactor-chamber": {"at": "4-1", "owner": "russia"},
        "multipurpose-research-lab": {
            "at": "5-1",
            "owner": "russia",
            "dice": [6],
            "produces": "power",
        },
        "tinned-rations": "6-1",
    }
    match, _ = reveal("shattered-arrays", TWO, tiles)
    assert {name for name in tiles if hits(match, name)} == {
        "zvezda-solar-wings",
        "roll-out-solar-array",
        "thermoelectric-generator",
    }


def test_a_boost_tile_counts_for_either_of_its_resources() -> None:
    tiles = {"photobioreactor-chamber": {"at": "4-1", "owner": "russia"}, "tinned-rations": "6-1"}
    match, _ = reveal("pantry-breach", TWO, tiles)
    assert hits(match, "photobioreactor-chamber") == 1


def test_each_player_disables_the_own_most_expensive_tile() -> None:
    tiles = {
        "tinned-rations": "1-1",
        "topaz-reactor": "1-2",
        "aluminum-shielding": "2-1",
        "kilopower-reactor": "2-2",
    }
    match, _ = reveal("severed-cables", TWO, tiles)
    assert {name for name in tiles if tile(match, name)["disable"]} == {
        "topaz-reactor",
        "kilopower-reactor",
    }


def test_if_the_most_expensive_tiles_tie_their_owner_chooses() -> None:
    tiles = {
        "topaz-reactor": "1-1",
        "bios-garden": "1-2",
        "tinned-rations": "1-3",
        "kilopower-reactor": "2-2",
        "hydroponic-ring": "2-3",
    }
    match, _ = reveal("severed-cables", TWO, tiles)
    assert match.to_act == (0,)
    assert legal(match, 0) == {"choose topaz-reactor", "choose bios-garden"}
    assert refusal(match, "0 choose tinned-rations") == "9.1.4"
    assert refusal(match, "0 choose kilopower-reactor") == "9.1.4"
    act(match, "0 choose bios-garden")
    assert match.to_act == (1,)
    act(match, "1 choose hydroponic-ring")
    disabled = {name for name in tiles if tile(match, name)["disable"]}
    assert disabled == {"bios-garden", "hydroponic-ring"}
    assert match.position()["phase"] == "spending"


def test_a_tile_that_is_disabled_already_is_passed_over_for_the_next_most_expensive() -> None:
    tiles = {
        "tinned-rations": "1-1",
        "elektron-unit": "1-2",
        "topaz-reactor": {"at": "1-3", "disable": 1},
        "aluminum-shielding": {"at": "2-1", "disable": 1},
    }
    match, _ = reveal("severed-cables", TWO, tiles)
    assert tile(match, "elektron-unit")["disable"] == 1
    assert tile(match, "topaz-reactor")["disable"] == 1
    assert tile(match, "tinned-rations")["disable"] == 0
    assert match.position()["phase"] == "spending", "nobody is asked where nothing is left"


def test_only_starter_and_tier_1_tiles_that_were_just_hit_are_disabled() -> None:
    tiles = {
        "tinned-rations": {"at": "1-1", "scenario": 1},
        "lada-greenhouse": "2-1",
        "elektron-unit": "3-1",
        "electrolysis-chamber": "4-1",
        "aluminum-shielding": {"at": "5-1", "scenario": 1},
    }
    seen = set()
    for seed in range(40):
        match = station(
            TWO,
            tiles,
            seed=seed,
            round=6,
            spent=all_but("brittle-modules", "meteor-shower"),
        )
        events = everybody_is_done(match)
        struck = set(told(events, "token-put", "tile"))
        just = {
            event.args["tile"]
            for event in events
            if event.name == "token-put" and event.args["token"] == "scenario"
        }
        barred = {name for name in tiles if tile(match, name)["disable"]}
        assert barred == just - {"elektron-unit"}
        seen |= struck
    assert seen == set(tiles)


def test_a_hit_tile_is_one_with_a_scenario_token_and_all_of_them_are_hit_again() -> None:
    tiles = {
        "tinned-rations": {"at": "1-1", "scenario": 1},
        "lada-greenhouse": {"at": "2-1", "scenario": 3},
        "elektron-unit": {"at": "3-1", "strain": 1, "disable": 1},
        "aluminum-shielding": {"at": "5-1", "scenario": 2},
    }
    match, _ = reveal("second-wave", TWO, tiles)
    assert hits(match, "tinned-rations") == 2
    assert hits(match, "aluminum-shielding") == 3
    assert hits(match, "elektron-unit") == 0
    assert match.position()["gone"] == ["lada-greenhouse"]


def test_a_drain_that_leads_into_the_red_loses_at_once() -> None:
    match, _ = reveal("coolant-leak", TWO, SPREAD, resources={"climate": 2})
    assert match.outcome is not None
    assert match.outcome.ending == "climate"
    assert match.outcome.winners == ()
    assert resources(match)["climate"] == -1
