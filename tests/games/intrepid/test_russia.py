"""Russia (7.1): rolling and re-rolling."""

from games.intrepid.crews import act, all_ones, crew, legal, refusal, station, tile

TILES = {
    "electrolysis-chamber": "1-1",
    "vozdukh-scrubber": "1-2",
    "tinned-rations": "1-3",
}


def russia(pool, **facts):
    return station({"russia": {"pool": pool, **facts}, "canada": {}}, TILES)


def test_the_electrolysis_chamber_rolls_two_new_dice_and_then_one_is_discarded() -> None:
    match = russia([6, 1])
    supply = crew(match, "russia")["supply"]
    events = act(match, "0 place russia 6 electrolysis-chamber")
    rolled = [event.args["die"] for event in events if event.name == "new-die"]
    assert len(rolled) == 2
    assert crew(match, "russia")["supply"] == supply - 2
    assert sorted(crew(match, "russia")["pool"]) == sorted([1, *rolled])
    assert legal(match, 0) == {f"discard {die}" for die in {1, *rolled}}
    act(match, f"0 discard {rolled[0]}")
    assert sorted(crew(match, "russia")["pool"]) == sorted([1, rolled[1]])
    assert crew(match, "russia")["supply"] == supply - 1
    assert tile(match, "electrolysis-chamber")["dice"] == [6]


def test_the_discard_is_no_choice_to_pass() -> None:
    match = russia([6, 1])
    act(match, "0 place russia 6 electrolysis-chamber")
    assert refusal(match, "0 pass") == "7.1.1"
    assert refusal(match, "0 done") == "7.1.1"


def test_with_one_die_in_the_supply_one_is_rolled() -> None:
    match = russia([6, *all_ones("russia", 2)])
    assert crew(match, "russia")["supply"] == 1
    events = act(match, "0 place russia 6 electrolysis-chamber")
    assert len([event for event in events if event.name == "new-die"]) == 1


def test_without_dice_in_the_supply_nothing_is_rolled_and_nothing_discarded() -> None:
    match = russia([6, *all_ones("russia", 1)])
    act(match, "0 place russia 6 electrolysis-chamber")
    assert "done" in legal(match, 0)


def test_a_die_of_3_or_less_in_the_pool_may_be_rolled_again() -> None:
    match = russia([6, 1, 2, 3, 4, 5])
    act(match, "0 place russia 6 vozdukh-scrubber")
    assert legal(match, 0) == {"reroll 1", "reroll 2", "reroll 3", "pass"}
    assert refusal(match, "0 reroll 4") == "7.1.2"
    assert refusal(match, "0 reroll 6") == "7.1.2"
    (event,) = act(match, "0 reroll 2")
    pool = [1, 3, 4, 5, event.args["to-die"]]
    assert sorted(crew(match, "russia")["pool"]) == sorted(pool)


def test_a_re_roll_gives_every_value() -> None:
    seen = set()
    for seed in range(60):
        match = station({"russia": {"pool": [6, 1]}, "canada": {}}, TILES, seed=seed)
        seen.add(act(match, "0 place russia 6 vozdukh-scrubber", "0 reroll 1")[-1].args["to-die"])
    assert seen == {1, 2, 3, 4, 5, 6}


def test_the_re_roll_may_be_passed() -> None:
    match = russia([6, 1])
    act(match, "0 place russia 6 vozdukh-scrubber", "0 pass")
    assert crew(match, "russia")["pool"] == [1]


def test_without_a_die_that_fits_there_is_nothing_to_decide() -> None:
    match = russia([6, 4, 5])
    act(match, "0 place russia 6 vozdukh-scrubber")
    assert "done" in legal(match, 0)
