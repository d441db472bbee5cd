"""The options of a game: who is in play, teams, and where the Rocket Wings lie."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deorbit
from deorbit.core import save, text
from deorbit.core.chance import Chance, secret_of_seed
from deorbit.core.options import read_options
from deorbit.games.stationfall.content import editions as content
from deorbit.games.stationfall.content.cast import cast_for, checked_cast, edition_for
from deorbit.games.stationfall.content.options import OPTIONS

IN_PLAY = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}
TWELVE = content.tutorial_cast()
ALL = tuple(content.page("characters"))


def options(seats: int = 4, **given: Any) -> dict[str, Any]:
    return read_options(OPTIONS, given, seats)


def cast(seats: int = 4, seed: int = 1, **given: Any) -> tuple[str, ...]:
    return cast_for(options(seats, **given), seats, Chance(secret_of_seed(seed), 0))


# Who is in play -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", IN_PLAY)
def test_so_many_characters_are_in_play(seats: int) -> None:
    """2.1.1."""
    for given in ("tutorial", "random"):
        found = cast(seats, characters=given)
        assert len(found) == len(set(found)) == IN_PLAY[seats]
        assert set(found) <= set(ALL)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tutorial_set_needs_no_draw(seats: int) -> None:
    chance = Chance(secret_of_seed(1), 0)
    assert cast_for(options(seats), seats, chance) == TWELVE
    assert chance.drawn == 0


@pytest.mark.parametrize("seats", [5, 9])
def test_more_players_add_others_at_random_behind_the_tutorial_set(seats: int) -> None:
    found = {cast(seats, seed) for seed in range(6)}
    assert len(found) > 1
    assert all(one[:12] == TWELVE for one in found)


def test_a_random_cast_is_in_the_order_drawn() -> None:
    drawn = [cast(characters="random", seed=seed) for seed in range(40)]
    assert {name for one in drawn for name in one} == set(ALL)
    assert any(list(one) != sorted(one) for one in drawn)
    assert cast(characters="random", seed=7) == cast(characters="random", seed=7)


@pytest.mark.parametrize("tier", [1, 2, 3, 4])
def test_the_tier_limits_what_is_drawn(tier: int) -> None:
    cards = content.page("characters")
    for seed in range(5):
        if tier > 1:
            drawn = cast(4, seed, characters="random", tier=tier)
            assert all(cards[name]["tier"] <= tier for name in drawn)
    assert cast(4, tier=tier) == TWELVE


def test_a_tier_with_too_few_characters_says_how_many_there_are() -> None:
    with pytest.raises(deorbit.BadInput, match=r"up to tier 1\. Choose a higher tier") as caught:
        cast(9, characters="random", tier=1)
    assert "9 players need 20 characters" in str(caught.value)


def test_characters_can_be_named() -> None:
    """In a list, or in one text from the command line; their order is the character order."""
    names = list(reversed(ALL))[:12]
    assert cast(characters=names) == tuple(names)
    assert cast(characters=", ".join(names)) == tuple(names)


def test_characters_can_be_named_as_the_screen_shows_them() -> None:
    """In any case; the options have the names of the data files."""
    shown = [text.say(f"stationfall-character-{name}", {}) for name in ALL]
    for names in (shown, [name.upper() for name in shown], [f" {name} " for name in shown]):
        assert options(characters=names)["characters"] == list(ALL)
        assert options(characters=",".join(names))["characters"] == list(ALL)
    assert options(characters="Random")["characters"] == "random"


def test_characters_of_a_pack_can_be_named_as_it_calls_them(tmp_path: Path) -> None:
    cover = ("format = 1", 'game = "stationfall"', 'name = "x"', 'title = "X"', 'about = "X."')
    (tmp_path / "pack.toml").write_text("\n".join(cover))
    data = Path(content.__file__).parents[1] / "data" / "characters.toml"
    card = data.read_text().partition("[exile]")[2].partition("\n[")[0]
    (tmp_path / "characters.toml").write_text(f'[exile]{card}\ntext.name = "The Envoy"\n')
    others = [name for name in ALL if name != "exile"][:11]
    for name in ("the envoy", "Exile"):
        assert cast(characters=[name, *others], pack=tmp_path) == ("exile", *others)
    with pytest.raises(deorbit.BadInput, match='"exile" is named twice'):
        cast(characters=["The Envoy", "Exile", *others[:10]], pack=tmp_path)


@pytest.mark.parametrize(
    ("name", "near"),
    [("doktor", "doctor"), ("Station Chef", "station-chief"), ("chief", "station-chief")],
)
def test_an_unknown_character_brings_the_nearest_to_mind(name: str, near: str) -> None:
    with pytest.raises(deorbit.BadInput, match=rf"is no character\. Perhaps: {near}\.$"):
        cast(characters=[*ALL[:11], name])


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (ALL[:11], "exactly 12 characters; 11 are named"),
        (ALL[:13], "exactly 12 characters; 13 are named"),
        ((*ALL[:11], "batman"), '"batman" is no character. Known characters: astrochimp'),
        ((*ALL[:11], ALL[0]), '"astrochimp" is named twice'),
    ],
)
def test_named_characters_are_known_different_and_as_many_as_the_rules_want(
    names: tuple[str, ...], told: str
) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        cast(characters=list(names))
    assert told in str(caught.value)
    with pytest.raises(deorbit.BadInput) as caught:
        deorbit.new("stationfall", seats=4, characters=list(names))
    assert told in str(caught.value)


def test_a_position_names_its_cast_under_its_own_key() -> None:
    with pytest.raises(deorbit.BadInput, match="cast: "):
        checked_cast(options(), ["exile", 3], 4, key="cast")


@pytest.mark.parametrize("value", ["", [], 3, {}, [3], ["x"] * 61, [""], [" "], "all"])
def test_characters_are_a_word_or_names(value: Any) -> None:
    with pytest.raises(deorbit.BadInput):
        cast(characters=value)


# The others ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [0, 5, "high", True, 2.0])
def test_a_tier_is_a_number_from_1_to_4(value: Any) -> None:
    with pytest.raises(deorbit.BadInput, match=r"It takes: 1 \.\. 4"):
        options(tier=value)


@pytest.mark.parametrize(
    ("value", "read"),
    [(True, True), ("yes", True), ("True", True), (False, False), ("no", False), ("false", False)],
)
def test_teams_are_played_or_not(value: Any, read: bool) -> None:
    assert options(teams=value)["teams"] is read


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9])
def test_teams_need_four_six_or_eight_players(seats: int) -> None:
    """18.1."""
    with pytest.raises(deorbit.BadInput, match="Teams need 4, 6, 8 players"):
        options(seats, teams=True)
    assert options(seats, teams=False)["teams"] is False


@pytest.mark.parametrize("value", ["perhaps", 1, []])
def test_teams_take_yes_or_no(value: Any) -> None:
    with pytest.raises(deorbit.BadInput, match=r"yes \| no"):
        options(teams=value)


def test_the_rocket_wings_lie_in_the_print_shop_or_the_physics_lab() -> None:
    """2.2.6."""
    for place, given in (("print-shop", {}), ("physics-lab", {"rocket_wings": "physics-lab"})):
        match = deorbit.new("stationfall", seats=4, seed=1, **given)
        assert "rocket-wings" in match.position()["items"][place]
    with pytest.raises(deorbit.BadInput, match="physics-lab"):
        options(rocket_wings="suite")


def test_editions_are_shared() -> None:
    given = options()
    assert edition_for(given, TWELVE) is edition_for(options(), TWELVE)


# Files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"characters": "random", "tier": "3"},
        {"characters": ",".join(ALL[5:17]), "teams": "yes"},
        {"rocket_wings": "physics-lab"},
    ],
)
def test_options_are_ready_for_json_and_read_again_as_they_are(given: dict[str, Any]) -> None:
    read = options(**given)
    assert json.loads(json.dumps(read)) == read
    assert options(**read) == read
    assert read_options(OPTIONS, read, 4, stored=True) == read


def test_a_file_without_options_has_the_usual_ones() -> None:
    """As files of older versions are."""
    assert read_options(OPTIONS, {}, 4, stored=True) == {
        "characters": "tutorial",
        "tier": 4,
        "teams": False,
        "rocket_wings": "print-shop",
        "pack": None,
    }


def test_a_file_for_an_impossible_number_of_players_is_refused() -> None:
    match = deorbit.new("stationfall", seats=4, seed=1)
    file = save.read(match.dumps())
    file.seats = 12
    file.checksum = save.checksum_of(file)
    with pytest.raises(deorbit.SaveError, match="seats: 12"):
        deorbit.loads(msgspec.json.encode(file))


# Bots ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "read"),
    [
        ([], []),
        ("", []),
        ([3, 1], [1, 3]),
        ((1,), [1]),
        ("1,3", [1, 3]),
        (" 3 , 1 ,", [1, 3]),
        ("0,1,2,3", [0, 1, 2, 3]),
    ],
)
def test_seats_of_bots_are_read_in_order(value: Any, read: list[int]) -> None:
    assert options(bots=value).get("bots", []) == read


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"bots": [4]}, "stationfall-bot-seat"),
        ({"bots": [-1]}, "stationfall-bot-seat"),
        ({"bots": "999"}, "stationfall-bot-seat"),
        ({"bots": "1000"}, "bad-option"),
        ({"bots": "one"}, "bad-option"),
        ({"bots": "١"}, "bad-option"),
        ({"bots": [True]}, "bad-option"),
        ({"bots": 1}, "bad-option"),
        ({"bots": [1, 1]}, "stationfall-bot-twice"),
        ({"bots": [1], "bot_identities": "exile,medical"}, "stationfall-bots-named"),
        ({"bot_identities": "exile"}, "stationfall-bots-named"),
        ({"bots": [1], "bot_identities": [""]}, "bad-option"),
        ({"bots": [1], "bot_identities": ["x" * 61]}, "bad-option"),
        ({"bots": [1], "bot_identities": 3}, "bad-option"),
        ({"bots": [1], "bot_tier": 0}, "bad-option"),
        ({"bots": [1], "bot_tier": 5}, "bad-option"),
        ({"cooperative": True}, "stationfall-cooperative-bots"),
        ({"cooperative": True, "bots": [0, 1, 2, 3]}, "stationfall-cooperative-bots"),
        (
            {"cooperative": True, "bots": [1, 3], "teams": True},
            "stationfall-cooperative-teams",
        ),
        ({"teams": True, "bots": [1]}, "stationfall-teams-persons"),
        ({"tutorial": "third"}, "bad-option"),
        ({"tutorial": "first", "teams": True}, "stationfall-tutorial-alone"),
        ({"tutorial": "first", "characters": "random"}, "stationfall-tutorial-alone"),
        ({"tutorial": "first", "bots": [1]}, "stationfall-tutorial-alone"),
    ],
)
def test_options_that_do_not_go_together_are_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(deorbit.BadInput) as caught:
        options(**given)
    assert caught.value.message == message


@pytest.mark.parametrize(
    "given",
    [
        {"bots": [1], "bot_identities": "Exile"},
        {"bots": [1], "bot_identities": ["x" * 60]},
        {"bots": [1], "bot_tier": 1},
        {"bots": [1], "bot_tier": 4},
        {"cooperative": True, "bots": [0, 1, 2]},
        {"cooperative": True, "bots": [3]},
        {"cooperative": False, "teams": True},
        {"teams": True, "bots": [1, 3]},
        {"tutorial": " First "},
        {"tutorial": "second", "tier": 2},
        {"tutorial": "", "teams": True},
    ],
)
def test_options_that_go_together_are_read(given: dict[str, Any]) -> None:
    assert options(**given)


@pytest.mark.parametrize(("seats", "fine"), [(2, False), (3, True), (9, True)])
def test_with_bots_there_are_three_players_at_least(seats: int, fine: bool) -> None:
    """bot-setup."""
    if fine:
        assert options(seats, bots=[1])["bots"] == [1]
    else:
        with pytest.raises(deorbit.BadInput) as caught:
            options(seats, bots=[1])
        assert caught.value.message == "stationfall-bots-players"
    assert "bots" not in options(seats, bots=[])


@pytest.mark.parametrize(("seats", "fine"), [(3, False), (4, True), (5, False)])
def test_the_tutorial_is_for_four(seats: int, fine: bool) -> None:
    """tutorial-setup."""
    if fine:
        assert options(seats, tutorial="first")["tutorial"] == "first"
    else:
        with pytest.raises(deorbit.BadInput) as caught:
            options(seats, tutorial="first")
        assert caught.value.message == "stationfall-tutorial-seats"


@pytest.mark.parametrize(
    ("seats", "bots", "message"),
    [
        (4, [1, 3], ""),
        (6, [1, 3, 4, 5], ""),
        (4, [3], "stationfall-teams-persons"),
        (6, [1, 3, 5], "stationfall-teams-persons"),
        (3, [1], "stationfall-teams-apart"),
        (5, [1, 2, 3], "stationfall-teams-apart"),
    ],
)
def test_people_in_teams_against_bots_are_an_even_number_and_apart(
    seats: int, bots: list[int], message: str
) -> None:
    """bot-team-game, house-bot-teams."""
    if message:
        with pytest.raises(deorbit.BadInput) as caught:
            options(seats, teams=True, bots=bots)
        assert caught.value.message == message
    else:
        assert options(seats, teams=True, bots=bots)["teams"]


@pytest.mark.parametrize("count", [1, 60])
def test_so_many_names_are_read(count: int) -> None:
    assert len(options(characters=["x"] * count)["characters"]) == count
