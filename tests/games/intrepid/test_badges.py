"""Career badges (12), once a round each in phase 5."""

from games.intrepid.crews import (
    act,
    crew,
    everybody_is_done,
    legal,
    refusal,
    station,
    tile,
    told,
)

TILES = {
    "tinned-rations": {"at": "1-1", "scenario": 2, "disable": 1},
    "zvezda-solar-wings": "1-2",
    "aluminum-shielding": {"at": "2-1", "strain": 1, "scenario": 1},
    "roll-out-solar-array": "2-2",
}


def spending(badge, tiles=TILES, seats=2, other="mission-specialist", **facts):
    crews = {
        "russia": {"badge": badge, "capacity": 4, **facts},
        "united-states": {"badge": other, "capacity": 4},
    }
    if badge == other:
        crews["united-states"]["badge"] = "payload-specialist"
    return station(crews, tiles, seats=seats, phase="spending")


def test_badges_work_in_phase_5_only() -> None:
    crews = {"russia": {"badge": "payload-specialist", "pool": [1]}, "united-states": {}}
    match = station(crews, TILES)
    assert refusal(match, "0 shoulder russia tinned-rations zvezda-solar-wings") == "12.1"


def test_the_payload_specialist_moves_all_negative_tokens_to_an_own_tile_without_any() -> None:
    match = spending("payload-specialist")
    act(match, "0 shoulder russia tinned-rations zvezda-solar-wings")
    moved, left = tile(match, "zvezda-solar-wings"), tile(match, "tinned-rations")
    assert (moved["scenario"], moved["strain"], moved["disable"]) == (2, 0, 1)
    assert (left["scenario"], left["strain"], left["disable"]) == (0, 0, 0)


def test_the_tokens_may_come_from_a_tile_of_any_player() -> None:
    match = spending("payload-specialist")
    act(match, "0 shoulder russia aluminum-shielding zvezda-solar-wings")
    assert tile(match, "zvezda-solar-wings")["strain"] == 1


def test_the_tokens_go_only_to_an_own_tile_that_has_none() -> None:
    match = spending("payload-specialist")
    assert refusal(match, "0 shoulder russia aluminum-shielding tinned-rations") == "12.2"
    assert refusal(match, "0 shoulder russia tinned-rations roll-out-solar-array") == "12.2"
    assert refusal(match, "0 shoulder russia roll-out-solar-array zvezda-solar-wings") == "12.2"
    assert legal(match, 0, "shoulder") == {
        "shoulder russia tinned-rations zvezda-solar-wings",
        "shoulder russia aluminum-shielding zvezda-solar-wings",
    }


def test_a_badge_works_once_a_round() -> None:
    match = spending("payload-specialist")
    act(match, "0 shoulder russia tinned-rations zvezda-solar-wings")
    assert refusal(match, "0 shoulder russia aluminum-shielding tinned-rations") == "12.1"
    assert crew(match, "russia")["badge_used"]


def test_a_badge_works_again_in_the_next_round() -> None:
    match = spending("payload-specialist", badge_used=True)
    everybody_is_done(match)
    everybody_is_done(match)
    while match.position()["phase"] == "disaster":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.position()["phase"] == "spending"
    assert not crew(match, "russia")["badge_used"]


def test_nobody_uses_the_badge_of_another() -> None:
    match = spending("payload-specialist")
    assert refusal(match, "0 treat russia russia") == "12.1"
    assert refusal(match, "1 shoulder russia tinned-rations zvezda-solar-wings") == "2.1"


def test_the_spaceflight_pilot_strains_an_own_tile_for_an_amplify_of_another_player() -> None:
    match = spending("spaceflight-pilot")
    before = list(match._state.bank)
    act(match, "0 strain russia zvezda-solar-wings united-states")
    assert tile(match, "zvezda-solar-wings")["strain"] == 1
    assert crew(match, "united-states")["amplify"] == 1
    assert match._state.bank == [before[0], before[1] - 1, before[2], before[3] - 1]


def test_the_amplify_goes_to_another_player() -> None:
    match = spending("spaceflight-pilot")
    assert refusal(match, "0 strain russia zvezda-solar-wings russia") == "12.3"
    assert refusal(match, "0 strain russia roll-out-solar-array united-states") == "12.3"


def test_without_both_tokens_in_the_supply_the_pilot_cannot_act() -> None:
    amplify = station({"russia": {}, "japan": {}})._state.edition.figures.bank[3]
    match = spending("spaceflight-pilot", amplify=amplify)
    assert refusal(match, "0 strain russia zvezda-solar-wings united-states") == "12.4"
    strain = match._state.edition.figures.bank[1]
    tiles = {**TILES, "zvezda-solar-wings": {"at": "1-2", "strain": strain - 1}}
    match = spending("spaceflight-pilot", tiles)
    assert refusal(match, "0 strain russia zvezda-solar-wings united-states") == "12.4"
    assert not legal(match, 0, "strain")


def test_the_medical_officer_pays_2_capacity_and_the_player_chosen_sets_the_die() -> None:
    match = spending("medical-officer")
    supply = crew(match, "united-states")["supply"]
    act(match, "0 treat russia united-states")
    assert crew(match, "russia")["capacity"] == 2
    assert legal(match, 1) == {f"gain {value}" for value in range(1, 7)}
    act(match, "1 gain 5")
    assert crew(match, "united-states")["kept"] == 5
    assert crew(match, "united-states")["supply"] == supply - 1


def test_the_officer_may_choose_the_own_crew() -> None:
    match = spending("medical-officer")
    act(match, "0 treat russia russia", "0 gain 6")
    assert crew(match, "russia")["kept"] == 6


def test_the_officer_needs_2_capacity() -> None:
    match = spending("medical-officer", capacity=1)
    assert refusal(match, "0 treat russia russia") == "12.5"


def test_the_die_is_not_rolled_and_comes_in_addition_to_those_that_are() -> None:
    match = spending("medical-officer")
    act(match, "0 treat russia united-states", "1 gain 5")
    everybody_is_done(match)
    one = crew(match, "united-states")
    assert 5 in one["pool"]
    assert len(one["pool"]) == one["track"] + 1
    assert one["kept"] == "none"


def test_japan_sets_top_and_front() -> None:
    crews = {"russia": {"badge": "medical-officer", "capacity": 3}, "japan": {}}
    match = station(crews, phase="spending")
    act(match, "0 treat russia japan")
    assert len(legal(match, 1)) == 24
    act(match, "1 gain 3/1")
    assert crew(match, "japan")["kept"] == "3/1"


def test_a_player_who_was_done_is_asked_for_the_die() -> None:
    match = spending("medical-officer")
    act(match, "1 done", "0 treat russia united-states")
    assert match.to_act == (0, 1)


def test_what_changes_dice_may_change_that_one_too() -> None:
    crews = {"united-states": {"kept": 4, "badge": "medical-officer"}, "russia": {}}
    tiles = {"oxygen-generation-assembly": "1-1"}
    match = station(crews, tiles, phase="spending")
    everybody_is_done(match)
    pool = crew(match, "united-states")["pool"]
    other = next(die for die in pool if die != 4)
    act(match, f"0 place united-states {other} oxygen-generation-assembly", "0 adjust 4 5")
    assert crew(match, "united-states")["pool"].count(5) == pool.count(5) + 1 - (other == 5)


def test_a_player_who_was_done_may_spend_the_capacity_that_comes() -> None:
    match = spending("mission-specialist", offer=["elektron-unit"], other="medical-officer")
    act(match, "1 done", "0 scrap russia elektron-unit united-states")
    assert match.to_act == (0, 1)


def test_the_mission_specialist_destroys_an_own_offer_for_2_capacity_of_another_player() -> None:
    match = spending(
        "mission-specialist", offer=["elektron-unit", "pirs-compartment"], other="medical-officer"
    )
    events = act(match, "0 scrap russia elektron-unit united-states")
    assert crew(match, "united-states")["capacity"] == 6
    assert crew(match, "russia")["offer"] == ["pirs-compartment"]
    assert match.position()["gone"] == ["elektron-unit"]
    assert told(events, "offer-destroyed", "other-country") == ["united-states"]


def test_the_specialist_gives_only_what_lies_in_the_own_row_and_only_to_others() -> None:
    match = spending("mission-specialist", offer=["elektron-unit"], other="medical-officer")
    assert refusal(match, "0 scrap russia elektron-unit russia") == "12.7"
    assert refusal(match, "0 scrap russia pirs-compartment united-states") == "12.7"
    assert refusal(match, "0 scrap russia tinned-rations united-states") == "12.7"


def test_alone_both_badges_work_and_the_other_crew_is_another_player() -> None:
    match = spending("spaceflight-pilot", seats=1)
    act(match, "0 strain russia zvezda-solar-wings united-states")
    offer = crew(match, "united-states")["offer"][0]
    act(match, f"0 scrap united-states {offer} russia")
    assert crew(match, "russia")["capacity"] == 6


def test_the_log_tells_the_capacity_that_was_really_gained() -> None:
    """Nobody holds more than the limit (house-badge-limit)."""
    for has, gained in ((4, 2), (9, 1), (10, 0)):
        crews = {
            "russia": {"badge": "mission-specialist", "offer": ["elektron-unit"]},
            "united-states": {"capacity": has},
        }
        match = station(crews, TILES, phase="spending")
        events = act(match, "0 scrap russia elektron-unit united-states")
        assert told(events, "offer-destroyed", "number") == [gained]
        assert crew(match, "united-states")["capacity"] == has + gained
