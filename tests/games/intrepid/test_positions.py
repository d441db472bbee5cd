"""Positions: what they default to, and that nonsense is refused with the key."""

import pytest

import deorbit
from games.intrepid.crews import TOXIC, act, crew, station

FULL = [1, 1, 3, 3, "russia-5"]
RUSSIA_JAPAN = [{"country": "russia"}, {"country": "japan"}]
TWO = {"russia": {"pool": [1]}, "canada": {"pool": [2]}}


def test_what_is_left_out_is_as_after_set_up() -> None:
    match = deorbit.scenario("intrepid", {}, seed=4)
    position = match.position()
    assert position["round"] == 1
    assert len(position["crews"]) == 2
    assert all(one["offer"] for one in position["crews"])
    assert match.to_act == (0, 1)


def test_a_tile_that_is_placed_leaves_its_offer_row() -> None:
    match = station(
        {"russia": {"offer": ["elektron-unit"]}, "canada": {}}, {"tinned-rations": "1-1"}
    )
    assert crew(match, "russia")["offer"] == ["elektron-unit"]
    with pytest.raises(deorbit.BadInput, match=r"crews\[0\].offer"):
        station({"russia": {"offer": ["elektron-unit"]}, "canada": {}}, {"elektron-unit": "1-1"})


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"rnd": 1}, "rnd"),
        ({"round": 0}, "round"),
        ({"phase": "lunch"}, "phase"),
        ({"resources": {"power": 99}}, "resources.power"),
        ({"resources": {"water": 1}}, "resources.water"),
        ({"crews": [{"country": "atlantis"}]}, r"crews\[0\].country"),
        ({"crews": [{"country": "russia"}, {"country": "russia"}]}, r"crews\[1\].country"),
        ({"crews": [{"country": "russia", "pool": ["1/2"]}]}, r"crews\[0\].pool\[0\]"),
        ({"crews": [{"country": "japan", "pool": [3]}]}, r"crews\[0\].pool\[0\]"),
        ({"crews": [{"country": "japan", "pool": ["1/6"]}]}, r"crews\[0\].pool\[0\]"),
        ({"crews": [{"country": "russia", "storage": [3]}]}, r"crews\[0\].storage"),
        ({"crews": [{"country": "russia", "pool": [1] * 40}]}, r"crews\[0\]"),
        ({"crews": [{"country": "russia", "converters": 1}]}, r"crews\[0\].converters"),
        ({"crews": [{"country": "russia"}], "tiles": {"nothing": {}}}, "tiles.nothing"),
        (
            {"crews": [{"country": "russia"}], "tiles": {"tinned-rations": {"at": "9-1"}}},
            "tiles.tinned-rations.at",
        ),
        (
            {"crews": [{"country": "russia"}], "tiles": {"tinned-rations": {"scenario": 4}}},
            "tiles.tinned-rations.scenario",
        ),
        (
            {"crews": [{"country": "russia"}], "tiles": {"topaz-reactor": {"dice": [2]}}},
            r"tiles.topaz-reactor.dice\[0\]",
        ),
        ({"missions": []}, "missions"),
        ({"missions": [{"name": "coolant-leak"}]}, r"missions\[0\].name"),
        (
            {"missions": [{"name": "medical-checkup", "filled": [6]}]},
            r"missions\[0\].filled\[0\]",
        ),
        ({"active": [{"name": "coolant-leak"}]}, r"active\[0\].name"),
        ({"spent": ["fading-vision"]}, r"spent\[0\]"),
        ({"asks": []}, "asks"),
        ({"asks": [{"ask": "place", "seat": 3}]}, r"asks\[0\].*0 \.\. 1"),
        ({"asks": [{"ask": "place", "seat": 0}]}, "asks"),
        ({"asks": [{"ask": "place", "seat": 0}, {"ask": "spend", "seat": 1}]}, "asks"),
        ({"phase": "disaster"}, "asks"),
        ({"ending": "won"}, "missions"),
        ({"missions": [{"name": "medical-checkup", "filled": [1, 1, 4, 4, 4]}]}, "missions"),
        (
            {"phase": "spending", "missions": [{"name": "orbital-survey", "filled": FULL}]},
            "missions",
        ),
        ({"active": [{"name": "debris-ring", "filled": [5, 6]}]}, r"active\[0\].filled"),
        ({"spent": ["dented-tank"], "latest": "none"}, "latest"),
        ({"gone": ["topaz-reactor", "topaz-reactor"]}, r"gone\[1\]"),
        ({"crews": RUSSIA_JAPAN, "gone": ["food-lockers"]}, r"gone\[0\]"),
        ({"resolving": {"card": "dented-tank"}, "latest": "dented-tank"}, "resolving.card"),
        ({"resolving": {"queue": ["dented-tank"]}}, "resolving.queue"),
        ({"crews": RUSSIA_JAPAN, "resolving": {"just": ["tinned-rations"]}}, "resolving.just"),
        ({"crews": [{"aid": 1}]}, r"crews\[0\].aid"),
        ({"crews": [{"badge_used": True}]}, r"crews\[0\].badge_used"),
        ({"crews": [{"wish": 3, "wishes": 3}]}, r"crews\[0\].wishes"),
        ({"crews": [{"country": "russia", "habitation": ["open", 4]}]}, r"habitation\[1\]"),
        (
            {"crews": [{"country": "russia", "docking_disabled": True, "docking": [3]}]},
            r"crews\[0\].docking",
        ),
        ({"crews": [{"country": "russia", "kept": 3}]}, r"crews\[0\].kept"),
        (
            {
                "phase": "spending",
                "crews": [
                    {"country": "russia", "kept": 3, "badge": "medical-officer"},
                    {"country": "canada", "kept": 3},
                ],
            },
            r"crews\[1\].kept",
        ),
        (
            {
                "phase": "spending",
                "crews": [
                    {"country": "russia", "kept": 3, "badge": "payload-specialist"},
                    {"country": "canada", "badge": "mission-specialist"},
                ],
            },
            r"crews\[0\].kept",
        ),
        (
            {
                "phase": "spending",
                "crews": [
                    {"country": "russia", "kept": 3},
                    {"country": "canada", "badge": "medical-officer", "badge_used": False},
                ],
            },
            r"crews\[1\].badge_used",
        ),
        (
            {"phase": "spending", "crews": [{"country": "canada", "fresh": [1]}]},
            r"crews\[0\].fresh",
        ),
        (
            {"crews": [{"country": "canada", "fresh": [1, 2], "habitation": [2]}]},
            r"crews\[0\].fresh",
        ),
        (
            {"crews": [{"country": "canada", "fresh": [1, 2], "storage": [3]}]},
            r"crews\[0\].storage",
        ),
        (
            {
                "crews": [{"country": "canada", "fresh": [1, 2]}],
                "missions": [{"name": "orbital-survey", "filled": ["canada-1"]}],
            },
            r"crews\[0\].fresh",
        ),
        (
            {
                "crews": [{"country": "russia"}],
                "tiles": {"tinned-rations": {"disable": 1, "dice": [2]}},
            },
            "tiles.tinned-rations.disable",
        ),
        (
            {
                "crews": [{"country": "russia"}],
                "tiles": {"lada-greenhouse": {"dice": ["open", 2]}},
            },
            r"tiles.lada-greenhouse.dice\[1\]",
        ),
        (
            {
                "phase": "spending",
                "crews": [{"country": "russia"}],
                "tiles": {"multipurpose-research-lab": {"owner": "russia", "dice": [2]}},
            },
            "tiles.multipurpose-research-lab.produces",
        ),
        (
            {"options": {"countries": "russia,japan"}, "crews": [{"country": "canada"}]},
            r"crews\[0\].country",
        ),
    ],
)
def test_nonsense_is_refused_with_the_key(position, key) -> None:
    with pytest.raises(deorbit.BadInput, match=key):
        deorbit.scenario("intrepid", {"seats": 2, **position}, seed=1)


def test_a_question_about_a_die_survives_being_written_down() -> None:
    match = station(TWO, {"electrolysis-chamber": "1-1", "food-lockers": "2-1"}, disaster=TOXIC)
    act(match, "0 place russia 1 electrolysis-chamber", "1 done")
    again = deorbit.scenario("intrepid", match.position(), seed=9)
    assert again.fingerprint == match.fingerprint
    assert again.to_act == (0,)
    assert [str(action) for action in again.legal(1)] == ["resume"]


def test_options_are_checked() -> None:
    for options in (
        {"countries": "russia"},
        {"countries": "russia,russia"},
        {"badges": "cook,pilot"},
        {"disaster": "flood"},
        {"difficulty": "brutal"},
    ):
        with pytest.raises(deorbit.BadInput):
            deorbit.new("intrepid", seats=2, **options)


def test_countries_and_badges_are_as_the_options_say_and_never_twice() -> None:
    match = deorbit.new(
        "intrepid",
        seats=2,
        seed=1,
        countries="canada,japan",
        badges="medical-officer,payload-specialist",
    )
    crews = match.position()["crews"]
    assert [one["country"] for one in crews] == ["canada", "japan"]
    assert [one["badge"] for one in crews] == ["medical-officer", "payload-specialist"]
    for seed in range(10):
        crews = deorbit.new("intrepid", seats=4, seed=seed).position()["crews"]
        assert len({one["country"] for one in crews}) == len({one["badge"] for one in crews}) == 4
        assert [one["light"] for one in crews] == ["red", "blue", "red", "blue"]


def test_a_mission_may_be_completed_in_the_round_that_is_played() -> None:
    missions = [{"name": "orbital-survey", "filled": FULL}]
    assert station(TWO, missions=missions).outcome is None


def test_what_follows_from_what_is_said_is_completed() -> None:
    """The latest card is laid aside, a wish was said, the officer has acted, odd dice without a
    Converter are stored."""
    match = station({"russia": {"wish": 4}, "japan": {}}, latest="dented-tank")
    assert match.position()["spent"] == ["dented-tank"]
    assert crew(match, "russia")["wishes"] == 2
    crews = {"russia": {"kept": 4}, "japan": {"badge": "medical-officer"}}
    assert crew(station(crews, phase="spending"), "japan")["badge_used"]
    match = station({"canada": {"fresh": [1, 2], "converters": 0}, "russia": {}})
    assert crew(match, "canada")["storage"] == [1]
    assert crew(match, "canada")["pool"] == [2]
    rows = [{"country": "canada"}, {"country": "russia"}]
    later = deorbit.scenario("intrepid", {"seats": 2, "crews": rows, "phase": "spending"}, seed=1)
    assert crew(later, "canada")["fresh"] == []


def test_countries_that_the_options_name_are_those_of_the_crews() -> None:
    position = {"options": {"countries": "russia,japan"}, "crews": [{"capacity": 5}]}
    match = deorbit.scenario("intrepid", {"seats": 2, **position}, seed=1)
    assert [one["country"] for one in match.position()["crews"]] == ["russia", "japan"]


QUESTIONS = [{"ask": "place", "seat": 0}, {"ask": "place", "seat": 1}]


@pytest.mark.parametrize(
    "question",
    [
        {"ask": "discard", "seat": 0, "country": "russia", "tile": "electrolysis-chamber"},
        {"ask": "reroll", "seat": 0, "country": "russia", "tile": "vozdukh-scrubber"},
    ],
)
def test_a_tile_asks_only_with_a_die_on_it_and_only_so_often(question) -> None:
    name = question["tile"]
    for dice, left, fine in (([6], 1, True), ([], 1, False), ([6], 2, False), ([6], 0, False)):
        asks = [QUESTIONS[0], {**question, "left": left}, QUESTIONS[1]]
        position = {"tiles": {name: {"dice": dice}}, "asks": asks}
        rows = [{"country": "russia", "pool": [1, 2]}, {"country": "japan"}]
        whole = {"seats": 2, "crews": rows, **position}
        if fine:
            deorbit.scenario("intrepid", whole, seed=1)
        else:
            with pytest.raises(deorbit.BadInput, match="asks"):
                deorbit.scenario("intrepid", whole, seed=1)


@pytest.mark.parametrize(
    ("place", "more"),
    [
        ("tinned-rations", {"tiles": {"tinned-rations": {"dice": [6]}}}),
        ("habitation", {"crews": [{"country": "russia", "pool": [1], "habitation": [6]}]}),
        ("orbital-survey", {"missions": [{"name": "orbital-survey", "filled": FULL}]}),
    ],
)
def test_a_toxic_die_is_paid_for_only_where_one_lies(place, more) -> None:
    pay = {"ask": "pay", "seat": 0, "country": "russia", "place": place, "die": 6}
    rows = [{"country": "russia", "pool": [1]}, {"country": "japan"}]
    base = {
        "seats": 2,
        "options": {"disaster": "toxic-leak"},
        "crews": rows,
        "missions": [{"name": "orbital-survey"}],
        "asks": [QUESTIONS[0], pay, QUESTIONS[1]],
    }
    deorbit.scenario("intrepid", {**base, **more}, seed=1)
    absent = [QUESTIONS[0], {**pay, "place": "spacewalk"}, QUESTIONS[1]]
    for wrong in (base, {**base, **more, "asks": absent}):
        with pytest.raises(deorbit.BadInput, match="asks"):
            deorbit.scenario("intrepid", wrong, seed=1)


def test_dice_that_are_left_out_beside_others_are_none() -> None:
    """Where one of pool, dice just rolled and storage is given, the others are empty."""
    for key, dice in (("storage", [3]), ("fresh", [1, 2]), ("pool", [4])):
        rows = [{"country": "canada", "converters": 2, key: dice}, {"country": "russia"}]
        match = deorbit.scenario("intrepid", {"seats": 2, "crews": rows}, seed=1)
        one = crew(match, "canada")
        held = {"storage": one["storage"], "fresh": one["fresh"], "pool": one["pool"]}
        assert held == {"storage": [], "fresh": [], "pool": [], key: dice}
