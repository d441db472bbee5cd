"""Positions: what they default to, and that nonsense is refused with the key."""

import pytest

import deorbit
from games.intrepid.crews import TOXIC, act, crew, station

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
        ({"asks": [{"ask": "place", "seat": 5}]}, r"asks\[0\]"),
        ({"asks": [{"ask": "place", "seat": 0}]}, "asks"),
        ({"asks": [{"ask": "place", "seat": 0}, {"ask": "spend", "seat": 1}]}, "asks"),
        ({"phase": "disaster"}, "asks"),
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
