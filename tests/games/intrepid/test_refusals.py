"""A refusal cites the rule that forbids this very thing, and says the cause as players see it."""

import pytest

import deorbit
from deorbit.games.intrepid.content.editions import page
from deorbit.games.intrepid.game import GAME
from games.intrepid.crews import TOXIC, act, making_toxic, refusal, reveal, station

TILES = {
    "tinned-rations": "1-1",
    "electrolysis-chamber": "1-2",
    "vozdukh-scrubber": "1-3",
    "aluminum-shielding": "2-1",
    "oxygen-generation-assembly": "2-2",
}
JAPAN = {"heat-pipe-panel": "1-1", "advanced-planet-habitat": "1-2"}
CANADA = {"food-lockers": "2-1", "solid-fuel-oxygen-generator": "2-2"}
WISHED = {
    "place": "place russia 2 tinned-rations",
    "dock": "dock russia 2 united-states",
    "ask": "ask russia 4",
    "amplify": "amplify russia power",
    "convert": "convert 1 2",
    "ready": "ready",
    "discard": "discard 2",
    "reroll": "reroll 2",
    "turn": "turn 2 up",
    "take": "take 2",
    "adjust": "adjust 4 5",
    "gain": "gain 2",
    "name": "name power",
    "pass": "pass",
    "choose": "choose tinned-rations",
    "buy": "buy russia elektron-unit 5-1",
    "die": "die russia",
    "mend": "mend russia tinned-rations strain",
    "free": "free russia",
    "shoulder": "shoulder russia tinned-rations electrolysis-chamber",
    "strain": "strain russia tinned-rations united-states",
    "treat": "treat russia russia",
    "scrap": "scrap russia elektron-unit united-states",
    "done": "done",
    "resume": "resume",
}
"""An action of every kind."""


def words(match: deorbit.Match, action: str) -> str:
    """The sentence of a refusal."""
    seat, _, notation = action.partition(" ")
    reason = match.why_not(int(seat), deorbit.Action.parse(notation))
    assert reason is not None
    return reason.text


def placing(**more):
    crews = {"russia": {"pool": [2, 6], "offer": ["elektron-unit"]}, "united-states": {"pool": [3]}}
    return station(crews, TILES, **more)


def spending(**facts):
    crews = {"russia": {"offer": ["elektron-unit"], **facts}, "united-states": {}}
    return station(crews, TILES, phase="spending")


def rules(match: deorbit.Match, kinds: str, seat: int = 0) -> dict[str, str | None]:
    return {kind: refusal(match, f"{seat} {WISHED[kind]}") for kind in kinds.split()}


def test_no_kind_of_action_is_refused_without_a_rule_of_its_own() -> None:
    """ "No answer to the question of the moment" is what a player hears only at the very edge."""
    matches = [placing(), spending(), done(placing()), *asked()]
    for match in matches:
        for seat in range(match.seats):
            for action in WISHED.values():
                refusal(match, f"{seat} {action}")
                reason = match.why_not(seat, deorbit.Action.parse(action))
                assert reason is None or reason.id != "intrepid-not-asked", (action, match.to_act)
    assert set(WISHED) == set(GAME.kind_of)


def done(match: deorbit.Match) -> deorbit.Match:
    act(match, "0 done")
    return match


def asked() -> list[deorbit.Match]:
    """A match for every other question."""
    found = [placing(), placing(), spending(badge="medical-officer", capacity=3)]
    act(found[0], "0 place russia 6 electrolysis-chamber")
    act(found[1], "0 place russia 6 vozdukh-scrubber")
    act(found[2], "0 treat russia russia")
    crews = {"russia": {"aid": 3}, "united-states": {}}
    found.append(reveal("fading-vision", crews, TILES, disaster=TOXIC)[0])
    return found


def test_capacity_is_spent_and_badges_are_used_in_phase_5() -> None:
    match = placing()
    assert set(rules(match, "buy die mend free").values()) == {"3.1"}
    assert set(rules(match, "shoulder strain treat scrap").values()) == {"12.1"}
    assert "phase 5" in words(match, "0 die russia")


def test_dice_and_amplify_are_for_phase_1() -> None:
    match = spending(amplify=1)
    assert set(rules(match, "place dock ask").values()) == {"3.1"}
    assert rules(match, "amplify") == {"amplify": "house-amplify"}
    assert "phase 1" in words(match, "0 ask russia 4")


def test_who_is_done_has_to_take_it_back_first_and_nobody_else_can() -> None:
    match = placing()
    assert refusal(match, "0 resume") == "house-together"
    act(match, "0 done")
    assert set(rules(match, "place dock done pass buy").values()) == {"house-together"}
    assert "resume" in words(match, "0 done")


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("discard", "6.2"),
        ("reroll", "7.1.2"),
        ("turn", "7.2.2"),
        ("take", "7.3.8"),
        ("gain", "6.2"),
        ("name", "6.3"),
        ("pass", "6.1"),
        ("choose", "9.1"),
        ("adjust", "6.1"),
    ],
)
def test_what_only_a_tile_or_a_card_asks_for_is_refused_by_its_rule(kind, rule) -> None:
    assert refusal(placing(), f"0 {WISHED[kind]}") == rule
    assert refusal(spending(), f"0 {WISHED[kind]}") == rule


def test_values_are_changed_by_the_rule_of_the_own_country() -> None:
    assert refusal(placing(), "1 adjust 3 4") == "7.4.2"
    match = station({"canada": {"pool": [3]}, "russia": {}}, CANADA)
    assert refusal(match, "0 adjust 3 4") == "7.3.10"


@pytest.mark.parametrize(
    ("place", "rule"),
    [("electrolysis-chamber", "7.1.1"), ("vozdukh-scrubber", "6.1")],
)
def test_a_question_of_a_tile_comes_first(place, rule) -> None:
    match = placing()
    act(match, f"0 place russia 6 {place}")
    assert set(rules(match, "place dock ask amplify name gain choose done").values()) == {rule}


def test_the_price_of_a_toxic_die_comes_first() -> None:
    match = placing(disaster=TOXIC, latest=making_toxic(6), spent=[making_toxic(6)])
    act(match, "0 place russia 6 tinned-rations")
    assert set(rules(match, "place done pass reroll").values()) == {"9.3.1"}
    assert refusal(match, "0 discard 5") == "9.3.1"


def test_a_new_die_comes_first() -> None:
    match = placing()
    act(match, "1 place united-states 3 aluminum-shielding")
    assert refusal(match, "1 done") == "7.4.1"
    crews = {"japan": {"pool": ["3/1"]}, "russia": {"pool": [5]}}
    match = station(crews, JAPAN)
    act(match, "1 dock russia 5 japan")
    assert refusal(match, "0 done") == "house-orient"
    match = spending(badge="medical-officer", capacity=3)
    act(match, "0 treat russia russia")
    assert refusal(match, "0 done") == "12.5"
    assert refusal(match, "0 gain 3/1") == "house-front"


def test_the_resource_of_the_lab_is_named_first() -> None:
    lab = {"multipurpose-research-lab": {"at": "1-1", "owner": "russia"}}
    match = station({"russia": {"pool": [2]}, "japan": {}}, lab)
    act(match, "0 place russia 2 multipurpose-research-lab")
    assert refusal(match, "0 done") == "6.3"


def test_canada_uses_converters_or_stores_its_odd_dice_first() -> None:
    match = station({"canada": {"fresh": [1, 3, 6], "converters": 1}, "russia": {}}, CANADA)
    assert refusal(match, "0 place canada 6 habitation") == "7.3.1"
    assert refusal(match, "0 done") == "7.3.1"
    assert refusal(match, "0 convert 1/2 3") == "house-front"
    assert refusal(match, "0 convert 1 4") == "7.3.4"


def test_a_converter_is_too_late_after_storing_and_only_canada_has_any() -> None:
    match = station({"canada": {"pool": [2], "storage": [3], "converters": 1}, "russia": {}})
    assert refusal(match, "0 convert 2 3") == "7.3.4"
    assert refusal(match, "0 ready") == "7.3.1"
    assert refusal(match, "1 convert 2 3") == "7.3.3"


def test_who_does_not_choose_for_a_card_hears_who_does() -> None:
    crews = {"russia": {"aid": 3}, "united-states": {}}
    match, _ = reveal("fading-vision", crews, TILES, disaster=TOXIC)
    (commander,) = match.to_act
    assert refusal(match, f"{1 - commander} done") == "house-commander"
    assert refusal(match, f"{commander} done") == "house-commander"
    assert refusal(match, f"{commander} choose elektron-unit") == "2.3"
    tiles = {"tinned-rations": "1-1", "vozdukh-scrubber": "1-2", "aluminum-shielding": "2-1"}
    match, _ = reveal("severed-cables", {"russia": {}, "united-states": {}}, tiles)
    assert match.to_act == (0,)
    assert refusal(match, "1 choose aluminum-shielding") == "9.1.4"
    assert refusal(match, "0 choose aluminum-shielding") == "9.1.4"
    assert refusal(match, "0 done") == "9.1.4"


def test_a_tile_for_a_card_is_refused_by_what_is_wrong_with_it() -> None:
    tiles = {
        "topaz-reactor": {"at": "1-1", "disable": 1},
        "loop-heat-radiator": "1-2",
        "gallium-arsenide-wings": "1-3",
        "tinned-rations": "1-4",
        "aluminum-shielding": "2-1",
    }
    match, _ = reveal("severed-cables", {"russia": {}, "united-states": {}}, tiles)
    assert refusal(match, "0 choose topaz-reactor") == "house-each-player"
    assert "costs more" in words(match, "0 choose tinned-rations")
    assert "another country" in words(match, "0 choose aluminum-shielding")


def test_a_die_of_japan_is_refused_by_how_it_lies() -> None:
    match = station({"japan": {"pool": ["3/1"]}, "russia": {"pool": [3]}}, JAPAN)
    assert refusal(match, "0 place japan 3/2 habitation") == "7.2.2"
    assert refusal(match, "0 place japan 3 habitation") == "house-front"
    assert refusal(match, "1 place russia 3/1 habitation") == "house-front"
    assert refusal(match, "0 place japan 4/1 habitation") == "4.1"
    assert refusal(match, "0 dock japan 3/2 russia") == "7.2.2"


def test_what_abilities_do_not_do_is_refused_by_their_country() -> None:
    match = station({"japan": {"pool": ["1/4", "2/1"]}, "russia": {}}, JAPAN)
    act(match, "0 place japan 1/4 heat-pipe-panel")
    assert refusal(match, "0 turn 5/1 up") == "7.2.2"
    assert refusal(match, "0 turn 2 up") == "house-front"
    match = station({"canada": {"pool": [2, 5], "storage": [3]}, "russia": {}}, CANADA)
    act(match, "0 place canada 2 food-lockers")
    assert refusal(match, "0 take 5") == "7.3.8"
    assert refusal(match, "0 take 3/1") == "house-front"
    act(match, "0 pass", "0 place canada 5 solid-fuel-oxygen-generator")
    assert refusal(match, "0 adjust 5 6") == "7.3.10"
    match = placing()
    act(match, "0 place russia 6 electrolysis-chamber")
    gone = next(die for die in range(1, 7) if die not in match.position()["crews"][0]["pool"])
    assert refusal(match, f"0 discard {gone}") == "6.2"


def test_a_value_that_an_ability_is_not_for_is_told_with_those_it_is_for() -> None:
    crews = {"russia": {"pool": [6, 2, 5]}, "united-states": {}}
    match = station(crews, TILES)
    act(match, "0 place russia 6 vozdukh-scrubber")
    assert words(match, "0 reroll 5") == "The tile does nothing to a 5, only to 1, 2, 3."


def test_a_place_that_takes_no_die_is_refused_by_where_it_is() -> None:
    match = placing(
        gone=["bios-garden"], active=[{"name": "debris-ring", "filled": [5, "russia-5"]}]
    )
    assert refusal(match, "0 place russia 2 elektron-unit") == "11.1"
    assert refusal(match, "0 place russia 2 bios-garden") == "9.1.5"
    assert refusal(match, "0 place russia 2 zvezda-solar-wings") == "2.3"
    assert refusal(match, "0 place russia 2 spacewalk") == "2.4"
    assert refusal(match, "0 place russia 2 slow-tumble") == "5.4"
    assert refusal(match, "0 place russia 2 debris-ring") == "5.4"
    assert "dealt with" in words(match, "0 place russia 2 debris-ring")
    full = [{"name": "medical-checkup", "filled": [1, 1, 4, 4, 4]}, {"name": "spacewalk"}]
    assert refusal(placing(missions=full), "0 place russia 2 medical-checkup") == "5.3"
    crews = {"russia": {"pool": [2], "habitation": [1, 1]}, "united-states": {}}
    assert refusal(station(crews), "0 place russia 2 habitation") == "house-habitation"


def test_a_die_that_does_not_fit_is_told_what_would() -> None:
    match = station({"russia": {"pool": [2]}, "japan": {}}, {"topaz-reactor": "1-1"})
    told = words(match, "0 place russia 2 topaz-reactor")
    assert told == "Topaz Reactor does not take a 2 now, but 5, 6."
    missions = [{"name": "school-call", "filled": [2]}]
    match = station({"russia": {"pool": [2]}, "japan": {}}, missions=missions)
    assert words(match, "0 place russia 2 school-call").endswith("but 1, 3, 4, 5, 6.")


def test_what_is_disabled_is_refused_with_the_cure() -> None:
    crews = {"russia": {"pool": [2], "docking_disabled": True}, "united-states": {}}
    match = station(crews, {"tinned-rations": {"at": "1-1", "disable": 1}})
    assert "for 1 Capacity" in words(match, "0 place russia 2 tinned-rations")
    assert "for 1 Capacity" in words(match, "0 dock russia 2 united-states")


def test_too_little_capacity_is_refused_by_the_rule_of_its_price() -> None:
    facts = {"capacity": 0, "docking_disabled": True, "badge": "medical-officer"}
    crews = {"russia": {"offer": ["elektron-unit"], **facts}, "united-states": {}}
    tiles = {"tinned-rations": {"at": "1-1", "strain": 1}}
    match = station(crews, tiles, phase="spending")
    assert rules(match, "buy die mend free treat") == {
        "buy": "11.1",
        "die": "house-die-price",
        "mend": "house-mend",
        "free": "house-mend",
        "treat": "12.5",
    }
    assert words(match, "0 treat russia russia") == "That costs 2 Capacity, and there is 0."


def test_tiles_of_others_and_tiles_elsewhere_are_refused_by_what_was_to_be_done() -> None:
    match = spending(badge="payload-specialist", capacity=5)
    assert refusal(match, "0 mend russia aluminum-shielding scenario") == "house-mend"
    assert refusal(match, "0 mend russia elektron-unit scenario") == "house-mend"
    assert refusal(match, "0 mend russia tinned-rations scenario") == "house-mend"
    assert refusal(match, "0 shoulder russia elektron-unit tinned-rations") == "12.2"
    told = words(match, "0 shoulder russia tinned-rations elektron-unit")
    assert told == "Elektron Unit is not on the station."
    match = spending(badge="spaceflight-pilot")
    assert refusal(match, "0 strain russia elektron-unit united-states") == "12.3"
    assert refusal(match, "0 strain russia tinned-rations japan") == "2.1"
    assert "Spaceflight Pilot" in words(match, "0 treat russia russia")


def test_the_pilot_hears_which_token_is_missing() -> None:
    strain = {"tinned-rations": {"at": "1-1", "strain": 8}}
    crews = {"russia": {"badge": "spaceflight-pilot"}, "united-states": {}}
    match = station(crews, strain, phase="spending")
    assert "Strain" in words(match, "0 strain russia tinned-rations united-states")
    match = spending(badge="spaceflight-pilot", amplify=6)
    assert "Amplify" in words(match, "0 strain russia tinned-rations united-states")


def test_on_a_full_station_nothing_can_be_built() -> None:
    owners = {name: facts["country"] for name, facts in page("tiles").items()}
    names = [name for name, owner in owners.items() if owner in ("russia", "united-states")]
    names.remove("elektron-unit")
    tiles = {name: f"{1 + place // 4}-{1 + place % 4}" for place, name in enumerate(names[:32])}
    crews = {"russia": {"offer": ["elektron-unit"], "capacity": 9}, "united-states": {}}
    match = station(crews, tiles, phase="spending")
    assert words(match, "0 buy russia elektron-unit 5-1") == "The station has no free slot left."
