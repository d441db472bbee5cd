"""Placing dice, done and resume, docking, missions, the Research Lab (chapters 3 to 6)."""

import deorbit
from deorbit.core import text
from games.intrepid.crews import (
    PLENTY,
    TOXIC,
    act,
    all_ones,
    crew,
    everybody_is_done,
    gained,
    gives,
    legal,
    making_toxic,
    refusal,
    station,
    tile,
    told,
)

TILES = {
    "tinned-rations": "1-1",
    "topaz-reactor": "1-2",
    "aluminum-shielding": "2-1",
    "lada-greenhouse": "2-2",
}


def pools(*dice, **more):
    first, second = dice
    return station({"russia": {"pool": first}, "united-states": {"pool": second}}, TILES, **more)


def test_all_seats_act_in_any_order() -> None:
    match = pools([2], [3])
    assert match.to_act == (0, 1)
    act(match, "1 place united-states 3 habitation", "0 place russia 2 tinned-rations")


def test_who_is_done_owes_nothing_and_may_take_it_back() -> None:
    match = pools([2], [3])
    act(match, "0 done")
    assert match.to_act == (1,)
    assert legal(match, 0) == {"resume"}
    assert refusal(match, "0 place russia 2 tinned-rations") == "house-together"
    act(match, "0 resume", "0 place russia 2 tinned-rations")
    assert match.to_act == (0, 1)


def test_the_phase_ends_when_all_are_done() -> None:
    match = pools([2], [3])
    act(match, "0 done", "1 done")
    assert match.position()["phase"] != "placing"
    assert refusal(match, "0 resume") is not None


def test_a_space_takes_one_die() -> None:
    match = pools([2, 2, 4], [])
    act(match, "0 place russia 2 tinned-rations")
    assert refusal(match, "0 place russia 2 tinned-rations") == "5.1"
    act(match, "0 place russia 2 lada-greenhouse", "0 place russia 4 lada-greenhouse")
    assert tile(match, "lada-greenhouse")["dice"] == [2, 4]


def test_a_die_goes_only_where_its_value_is_asked_for() -> None:
    match = pools([4, 5], [])
    assert refusal(match, "0 place russia 4 topaz-reactor") == "5.1"
    assert refusal(match, "0 place russia 5 topaz-reactor") is None


def test_dice_go_on_own_tiles_only() -> None:
    match = pools([4], [3])
    assert refusal(match, "0 place russia 4 aluminum-shielding") == "house-owner"
    assert refusal(match, "0 place united-states 3 aluminum-shielding") == "2.1"


def test_a_disabled_tile_takes_no_dice() -> None:
    tiles = {**TILES, "tinned-rations": {"at": "1-1", "disable": 1}}
    match = station(
        {"russia": {"pool": [2]}, "japan": {}}, {"tinned-rations": tiles["tinned-rations"]}
    )
    assert refusal(match, "0 place russia 2 tinned-rations") == "4.4"


def test_dice_on_the_habitation_module_bring_capacity_in_phase_2() -> None:
    match = pools([6, 1], [])
    before = crew(match, "russia")["capacity"]
    act(match, "0 place russia 6 habitation", "0 place russia 1 habitation")
    table = match._state.edition.figures.habitation
    events = everybody_is_done(match)
    assert told(events, "capacity-gained", "number")[0] == table[5] + table[0]
    assert crew(match, "russia")["capacity"] > before


def test_the_receiver_takes_a_die_of_that_value_from_the_own_supply() -> None:
    match = pools([4], [])
    supply = crew(match, "united-states")["supply"]
    act(match, "0 dock russia 4 united-states")
    assert crew(match, "united-states")["pool"] == [4]
    assert crew(match, "united-states")["supply"] == supply - 1
    assert crew(match, "russia")["docking"] == [4]


def test_a_docking_module_passes_one_die_a_round() -> None:
    match = pools([4, 5], [])
    act(match, "0 dock russia 4 united-states")
    assert refusal(match, "0 dock russia 5 united-states") == "house-docking"


def test_nobody_receives_a_die_without_one_in_the_supply() -> None:
    match = pools([4], all_ones("united-states", 0))
    assert refusal(match, "0 dock russia 4 united-states") == "house-docking"


def test_a_die_is_passed_to_another_crew_in_play() -> None:
    match = pools([4], [])
    assert refusal(match, "0 dock russia 4 russia") == "5.6"
    assert refusal(match, "0 dock russia 4 japan") == "2.1"


def test_a_player_who_was_done_is_asked_again_when_a_die_comes() -> None:
    match = pools([4], [2])
    act(match, "1 done", "0 dock russia 4 united-states")
    assert match.to_act == (0, 1)
    assert "place united-states 4 habitation" in legal(match, 1)


def test_a_wish_is_public_and_gone_when_it_is_granted() -> None:
    match = pools([4], [2])
    act(match, "1 ask united-states 4")
    assert crew(match, "united-states")["wish"] == 4
    assert refusal(match, "1 ask united-states 4") == "house-wish"
    act(match, "0 dock russia 4 united-states")
    assert crew(match, "united-states")["wish"] == 0


def test_a_crew_says_three_wishes_a_round() -> None:
    match = pools([4], [2])
    assert legal(match, 1, "ask") == {f"ask united-states {value}" for value in range(1, 7)}
    act(match, "1 ask united-states 4", "1 ask united-states 0", "1 ask united-states 5")
    assert refusal(match, "1 ask united-states 1") == "house-wish"
    assert legal(match, 1, "ask") == set()
    assert refusal(match, "0 ask russia 0") == "house-wish"


def test_missions_are_filled_by_all_over_several_rounds_and_spaces_stay_marked() -> None:
    match = pools([5], [1], missions=[{"name": "medical-checkup", "filled": [2]}])
    act(match, "1 place united-states 1 medical-checkup")
    (mission,) = match.position()["missions"]
    assert mission["filled"] == [2, "united-states-1", "open", "open", "open"]
    everybody_is_done(match)
    while match.position()["phase"] == "disaster":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    everybody_is_done(match)
    (mission,) = match.position()["missions"]
    assert mission["filled"] == [2, 1, "open", "open", "open"]


def test_a_mission_takes_only_so_many_dice_a_round() -> None:
    pace = station({"russia": {}, "japan": {}})._state.edition.figures.mission_pace
    match = pools([4] * (pace + 1), [], missions=[{"name": "cubesat-release"}])
    for _ in range(pace):
        act(match, "0 place russia 4 cubesat-release")
    assert refusal(match, "0 place russia 4 cubesat-release") == "house-mission-pace"


def test_a_space_for_the_same_takes_the_value_of_the_first_die() -> None:
    filled = [{"name": "cubesat-release", "filled": [3]}]
    for die, spaces in (
        (4, [3, "open", "open", "russia-4", "open"]),
        (3, [3, "russia-3", "open", "open", "open"]),
    ):
        match = pools([die], [5], missions=filled)
        act(match, f"0 place russia {die} cubesat-release")
        assert match.position()["missions"][0]["filled"] == spaces


def test_a_space_for_another_value_takes_no_value_twice() -> None:
    match = pools([3, 4], [], missions=[{"name": "school-call", "filled": [3]}])
    assert refusal(match, "0 place russia 3 school-call") == "5.1"
    assert refusal(match, "0 place russia 4 school-call") is None


def test_the_research_lab_gives_the_resource_that_is_named() -> None:
    tiles = {"multipurpose-research-lab": {"at": "1-1", "owner": "russia"}}
    match = station({"russia": {"pool": [2]}, "japan": {}}, tiles)
    act(match, "0 place russia 2 multipurpose-research-lab")
    assert legal(match, 0) == {
        f"name {resource}" for resource in ("power", "oxygen", "climate", "nutrition")
    }
    act(match, "0 name climate")
    assert tile(match, "multipurpose-research-lab")["produces"] == "climate"
    assert gained(everybody_is_done(match)) == {"climate": gives("multipurpose-research-lab", 2)}


def test_boost_tiles_give_two_resources() -> None:
    tiles = {
        "photobioreactor-chamber": {"at": "1-1", "owner": "russia", "dice": [6]},
        "thermoelectric-generator": {"at": "1-2", "owner": "japan", "dice": ["2/1"]},
    }
    events = everybody_is_done(station({"russia": {}, "japan": {}}, tiles))
    assert set(gained(events)) == {"power", "oxygen", "climate", "nutrition"}


def test_an_amplify_token_adds_one_to_what_the_station_gains() -> None:
    match = station({"russia": {"pool": [], "amplify": 1}, "japan": {}}, TILES and {})
    bank = match._state.bank[3]
    act(match, "0 amplify russia oxygen")
    assert refusal(match, "0 amplify russia oxygen") == "house-amplify"
    assert match._state.bank[3] == bank + 1
    assert gained(everybody_is_done(match)) == {"oxygen": 1}


def test_a_strain_on_a_boost_tile_lowers_both() -> None:
    tiles = {"photobioreactor-chamber": {"at": "1-1", "owner": "russia", "strain": 1}}
    events = everybody_is_done(station({"russia": {}, "japan": {}}, tiles))
    assert gained(events) == {"oxygen": -1, "nutrition": -1}


def test_a_strain_on_the_lab_lowers_what_it_names() -> None:
    lab = {"at": "1-2", "owner": "russia", "strain": 1, "dice": [2], "produces": "climate"}
    match = station({"russia": {}, "japan": {}}, {"multipurpose-research-lab": lab})
    more = gives("multipurpose-research-lab", 2) - 1
    assert gained(everybody_is_done(match)) == {"climate": more}


def test_a_strain_on_an_idle_lab_lowers_the_lowest_resource() -> None:
    tiles = {"multipurpose-research-lab": {"at": "1-2", "owner": "russia", "strain": 2}}
    for low, first in (({"climate": 9}, "climate"), ({"climate": 9, "oxygen": 9}, "oxygen")):
        match = station({"russia": {}, "japan": {}}, tiles, resources={**PLENTY, **low})
        assert gained(everybody_is_done(match)) == {first: -2}


def test_a_strain_on_an_idle_capacity_tile_takes_capacity() -> None:
    """From what the crew gains in the results, then from what it has, not below 0."""
    tiles = {"pirs-compartment": {"at": "1-1", "strain": 2}}
    for has, dice, change in ((4, [], -2), (1, [], -1), (0, [], 0), (4, [6], 1)):
        crews = {"russia": {"capacity": has, "habitation": dice}, "japan": {}}
        events = everybody_is_done(station(crews, tiles))
        told_of = [
            (event.name, event.args["number"])
            for event in events
            if event.name in ("capacity-lost", "capacity-gained")
        ]
        expected = [("capacity-lost" if change < 0 else "capacity-gained", abs(change))]
        stipend = [("capacity-gained", 1)] * 2
        assert told_of == (expected if change else []) + stipend


def test_a_scenario_token_takes_one_from_a_boost_tile_altogether() -> None:
    tiles = {
        "photobioreactor-chamber": {"at": "1-1", "owner": "russia", "dice": [6], "scenario": 3}
    }
    events = everybody_is_done(station({"russia": {}, "japan": {}}, tiles))
    assert gained(events) == {"nutrition": 1}


def test_dice_bought_and_tiles_bought_are_paid_with_capacity() -> None:
    crews = {"russia": {"capacity": 8, "offer": ["elektron-unit"]}, "japan": {"capacity": 0}}
    match = station(crews, TILES and {"tinned-rations": "1-1"}, phase="spending")
    cost = match._state.edition.tiles[
        match._state.edition.domains["tile"].index("elektron-unit")
    ].cost
    assert refusal(match, "0 buy russia elektron-unit 1-1") == "house-slot"
    assert refusal(match, "0 buy russia bios-garden 1-2") == "11.1"
    act(match, "0 buy russia elektron-unit 5-3")
    assert tile(match, "elektron-unit")["at"] == "5-3"
    assert crew(match, "russia")["capacity"] == 8 - cost
    assert refusal(match, "1 die japan") == "house-die-price"


def test_mending_takes_one_token_off() -> None:
    crews = {"russia": {"capacity": 8, "docking_disabled": True}, "japan": {"capacity": 0}}
    tiles = {"tinned-rations": {"at": "1-1", "scenario": 2, "strain": 1}}
    match = station(crews, tiles, phase="spending")
    act(match, "0 mend russia tinned-rations scenario", "0 mend russia tinned-rations strain")
    assert tile(match, "tinned-rations")["scenario"] == 1
    assert refusal(match, "0 mend russia tinned-rations strain") == "house-mend"
    act(match, "0 free russia")
    assert not crew(match, "russia")["docking_disabled"]
    assert refusal(match, "0 free russia") == "house-mend"
    assert match._state.bank[2] == match._state.edition.figures.bank[2]


def test_every_crew_of_a_seat_may_place() -> None:
    """Alone, a crew without dice does not keep the other one from placing (14.2)."""
    crews = {"russia": {"pool": []}, "united-states": {"pool": [3]}}
    match = station(crews, TILES, seats=1)
    assert legal(match, 0, "place") == {
        "place united-states 3 aluminum-shielding",
        "place united-states 3 habitation",
        "place united-states 3 medical-checkup",
    }
    toxic = station(
        {"russia": {"pool": [5]}, "united-states": {"pool": [3]}},
        TILES,
        seats=1,
        disaster=TOXIC,
        latest=making_toxic(5),
    )
    assert "place united-states 3 habitation" in legal(toxic, 0, "place")


def test_the_log_counts_the_dice_that_were_rolled() -> None:
    """4.1: how many of each value, one more for every die."""
    words = ("one", "two", "three", "four", "five", "six")
    for countries in ("russia,japan", "canada,united-states"):
        match = deorbit.new("intrepid", seats=2, seed=5, countries=countries)
        everybody_is_ready(match)
        events = everybody_is_done(match)
        while not told(events, "rolled", "country"):
            seat = match.to_act[0]
            action = deorbit.Action("done")
            choice = action if action in match.legal(seat) else match.legal(seat)[0]
            events = match.play(seat, choice)
        for event in events:
            if event.name == "rolled":
                one = crew(match, str(event.args["country"]))
                pool = [*one["pool"], *one["fresh"], *one["storage"]]
                values = [int(str(die)[0]) for die in pool]
                assert [event.args[word] for word in words] == [
                    values.count(value) for value in range(1, 7)
                ]


def everybody_is_ready(match: deorbit.Match) -> None:
    for seat in match.to_act:
        if deorbit.Action("ready") in match.legal(seat):
            match.play(seat, deorbit.Action("ready"))


def test_a_roll_is_told_with_the_count_before_the_value() -> None:
    args = {"country": "russia", "one": 0, "two": 0, "three": 1, "four": 0, "five": 0, "six": 2}
    for language, told_so in (
        ("en", "Russia rolls: 1×3 2×6."),
        ("ja", "ロシアはダイスを振った： 1×3 2×6。"),
        ("pl", "Rosja rzuca: 1×3 2×6."),
    ):
        worded = text.worded("intrepid", args, (), language)
        assert text.say("intrepid-event-rolled", worded, language) == told_so
