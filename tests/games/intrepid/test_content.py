"""The content: what the booklet names is there as it says, and there is enough of everything."""

from collections import Counter

from deorbit.core import text
from deorbit.games.intrepid.content.edition import BADGES, COUNTRIES, DISASTERS
from deorbit.games.intrepid.content.editions import edition, mask_of, need_of, page


def tile(name):
    return page("tiles")[name]


def test_the_tiles_of_the_booklet_do_what_it_says() -> None:
    assert tile("electrolysis-chamber")["ability"] == {"kind": "roll", "count": 2, "discard": 1}
    assert tile("advanced-planet-habitat")["ability"] == {"kind": "copy", "by": ["up"]}
    assert tile("food-lockers")["ability"] == {"kind": "take", "count": 2}
    assert tile("oxygen-storage-tank")["ability"] == {"kind": "store", "count": 1}
    assert tile("solid-fuel-oxygen-generator")["ability"]["most"] == 2
    assert tile("aluminum-shielding")["ability"]["kind"] == "near"
    assert set(tile("photobioreactor-chamber")["resource"]) == {"oxygen", "nutrition"}
    assert set(tile("thermoelectric-generator")["resource"]) == {"power", "climate"}
    assert tile("multipurpose-research-lab")["resource"] == "any"


def test_one_tile_re_rolls_3_or_less_and_one_adjusts_a_4() -> None:
    abilities = [one.get("ability", {}) for one in page("tiles").values()]
    assert {"kind": "reroll", "of": [1, 2, 3]} in abilities
    assert {"kind": "adjust", "of": [4], "most": 1} in abilities


def test_complexities_are_those_of_the_booklet() -> None:
    assert [page("countries")[name]["complexity"] for name in COUNTRIES] == [1, 3, 2, 1]


def test_every_country_has_starters_and_tiles_of_three_tiers() -> None:
    tiers = Counter((one["country"], one["tier"]) for one in page("tiles").values())
    for name in COUNTRIES:
        starters = page("countries")[name]["starters"]
        assert 4 <= len(starters) <= 5
        assert tiers[name, 0] == len(starters)
        assert {tile(one)["resource"] for one in starters} == {
            "power",
            "oxygen",
            "climate",
            "nutrition",
        }
        assert (tiers[name, 1], tiers[name, 2], tiers[name, 3]) == (6, 5, 4)


def test_there_are_16_missions_and_14_cards_of_each_disaster() -> None:
    assert len(page("missions")) >= 16
    for disaster in DISASTERS:
        assert len(page("disasters")[disaster]) >= 14
        assert any(card.get("persistent") for card in page("disasters")[disaster].values())
    assert all(card["toxic"] for card in page("disasters")["toxic-leak"].values())


def test_a_persistent_card_has_spaces_and_others_have_none() -> None:
    for card in edition().cards:
        if card.disaster >= 0:
            assert bool(card.needs) == card.persistent, card.name
            assert card.effects


def test_needs_are_read_as_they_are_written() -> None:
    assert need_of("any") == 63
    assert need_of("3") == mask_of([3])
    assert need_of("4-6") == mask_of([4, 5, 6])
    assert need_of("odd") == mask_of([1, 3, 5])
    assert need_of("1,4") == mask_of([1, 4])
    assert need_of("same") > 63


def test_every_set_up_can_be_dealt() -> None:
    figures = edition().figures
    tiers = Counter(one["tier"] for one in page("missions").values())
    for counts in figures.missions:
        assert sum(counts) >= 2, "two or more missions"
        assert all(count <= tiers[tier] for tier, count in enumerate(counts, 1))


def test_everything_that_has_a_name_is_named() -> None:
    for sort, names in (
        ("country", COUNTRIES),
        ("badge", BADGES),
        ("place", [*page("tiles"), *page("missions"), "habitation"]),
        ("place", [name for disaster in DISASTERS for name in page("disasters")[disaster]]),
    ):
        for name in names:
            assert text.has(f"intrepid-{sort}-{name}"), name


def test_fading_vision_has_the_printed_pair_and_our_rule_around_it() -> None:
    """Printed: 5 dice, 3 tiles. Ours: one tile for every two dice (house-fading-vision)."""
    card = page("disasters")["toxic-leak"]["fading-vision"]
    assert card["effects"][0]["aid"] == [[5, 3]]
    assert card["grade"]["effects"] == "rule"
    assert card["grade"]["per"] == "house"
    (effect,) = next(one for one in edition().cards if one.name == "fading-vision").effects
    assert [effect.number(dice) for dice in range(49)] == [-(-dice // 2) for dice in range(49)]


def test_printed_pairs_agree_with_the_rule_around_them() -> None:
    for card in edition().cards:
        for effect in card.effects:
            for place in range(0, len(effect.aid), 2):
                assert effect.number(effect.aid[place]) == effect.aid[place + 1], card.name


def test_the_habitation_module_takes_dice_of_any_value() -> None:
    assert set(page("game")["habitation"]["needs"]) == {"any"}
