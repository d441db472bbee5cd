"""Set-up options: what is taken, what is refused, what a file may say."""

from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit import BadInput
from deorbit.core.options import (
    ChoiceOption,
    EachOption,
    NumberOption,
    PackOption,
    language_for,
    learn_pack,
    learn_packs,
    read_options,
    scope_of,
)
from deorbit.games import NAMES, find

ROUNDS = NumberOption("rounds", 5, 1, 9)
BUILD = ChoiceOption("build", ["free", "standard"])


class Packs(PackOption):
    """Takes every folder as a pack of that name."""

    def __init__(self) -> None:
        super().__init__("pack", None, "packs/x")

    def accepts(self) -> str:
        return "a folder"

    def learn(self, folder: Path) -> dict[str, str]:
        return {"name": folder.name, "hash": "learned"}

    def recall(self, name: str, hash: str) -> dict[str, str]:
        return {"name": name, "hash": hash}


class Later(NumberOption):
    later = True


def test_a_number_is_taken_as_a_number_or_as_digits() -> None:
    assert [ROUNDS.read(value, 2) for value in (1, 9, "1", "009")] == [1, 9, 1, 9]


@pytest.mark.parametrize("value", [0, 10, "10", "", "-1", "٣", "1234567", True, 2.0, [3]])
def test_anything_else_is_refused_with_what_would_be_right(value: Any) -> None:
    with pytest.raises(BadInput, match=r"1 \.\. 9"):
        ROUNDS.read(value, 2)


def test_a_choice_is_one_of_its_words_and_the_first_is_usual() -> None:
    assert read_options([BUILD], {}, 2) == {"build": "free"}
    assert BUILD.read("standard", 2) == "standard"
    with pytest.raises(BadInput, match=r"free \| standard"):
        BUILD.read("odd", 2)


def test_an_option_that_nobody_knows_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="rounds, build"):
        read_options([ROUNDS, BUILD], {"moon": 1}, 2)


def test_none_is_the_default_and_a_later_option_stands_only_where_it_differs() -> None:
    later = Later("weather", 0, 0, 3)
    assert read_options([ROUNDS, later], {"rounds": None, "weather": 0}, 2) == {"rounds": 5}
    assert read_options([ROUNDS, later], {"weather": 2}, 2) == {"rounds": 5, "weather": 2}


def test_a_pack_is_given_as_a_folder_and_kept_as_name_and_hash() -> None:
    packs = Packs()
    assert read_options([packs], {"pack": "packs/night"}, 2)["pack"]["hash"] == "learned"
    tag = {"name": "night", "hash": "abc"}
    assert read_options([packs], {"pack": tag}, 2) == {"pack": tag}
    assert read_options([packs], {"pack": tag}, 2, stored=True) == {"pack": tag}
    assert learn_pack("x", [ROUNDS, packs], "packs/night")["name"] == "night"
    with pytest.raises(BadInput):
        learn_pack("x", [ROUNDS], "packs/night")


@pytest.mark.parametrize("value", ["packs/night", {"name": "x"}, {"name": "x", "hash": 1}, 5, []])
def test_a_file_names_a_pack_and_never_a_folder(value: Any) -> None:
    with pytest.raises(BadInput, match="a folder"):
        read_options([Packs()], {"pack": value}, 2, stored=True)


def test_an_empty_folder_is_none() -> None:
    with pytest.raises(BadInput, match="a folder"):
        Packs().read("", 2)


def test_a_match_is_told_with_the_words_of_its_pack() -> None:
    assert language_for({}, "pl") == "pl"
    assert language_for({"pack": None}, "pl") == "pl"
    assert language_for({"pack": {"name": "x", "hash": "0123456789abcdef"}}, "pl") != "pl"


def test_a_game_without_rules_for_bots_has_no_automation() -> None:
    assert [name for name in NAMES if find(name).automates()] == ["stationfall"]
    for name in set(NAMES) - {"stationfall"}:
        match = deorbit.new(name, seed=1)
        with pytest.raises(BadInput):
            deorbit.agent("automation").choose(match, match.to_act[0])


COUNTRIES = ["russia", "japan", "canada"]
EACH = EachOption("countries", COUNTRIES, "russia,japan")


@pytest.mark.parametrize(
    "value",
    [
        ["japan", "japan", "russia"],
        ["japan", "japan"],
        ["japan"],
        ["japan", "atlantis"],
        "japan",
        "japan,russia,canada",
        {"japan", "russia"},
        7,
        "",
    ],
)
def test_who_plays_is_named_once_each_and_nobody_else(value: Any) -> None:
    with pytest.raises(BadInput, match="russia, japan, canada"):
        EACH.read(value, 2)
    assert EACH.read(("japan", "russia"), 2) == ["japan", "russia"]
    assert EACH.read(None, 3) == COUNTRIES
    assert EACH.read(None, 1) == ["russia"]


def test_an_option_knows_its_default_and_an_example() -> None:
    fresh = ChoiceOption("build", ["free", "standard"])
    assert (fresh.default, fresh.example, fresh.accepts()) == (
        "free",
        "standard",
        "free | standard",
    )
    number = NumberOption("rounds", 5, 1, 9)
    assert (number.name, number.default, number.example, number.accepts()) == (
        *("rounds", 5, "5", "1 .. 9"),
    )
    assert (EACH.name, EACH.default, EACH.example) == ("countries", None, "russia,japan")


def test_digits_are_read_up_to_six() -> None:
    large = NumberOption("seed", 0, 0, 10**9)
    assert large.read("999999", 2) == 999999
    for value in ("1000000", "0000001", "٣", "1.0", "-1", " 1"):
        with pytest.raises(BadInput):
            large.read(value, 2)
    assert large.read(10**9, 2) == 10**9


def test_what_is_refused_is_told_in_brief() -> None:
    for option, value in ((ROUNDS, "9" * 90), (BUILD, "x" * 90)):
        with pytest.raises(BadInput) as caught:
            option.read(value, 2)
        assert caught.value.args_named["value"] == value[:80]
        assert caught.value.args_named["option"] == option.name
    with pytest.raises(BadInput) as caught:
        read_options([ROUNDS], {"x" * 50: 1}, 2)
    assert caught.value.args_named == {"option": "x" * 40, "known": "rounds"}


def test_options_agree_with_each_other_and_to_begin_with_more() -> None:
    class Even(NumberOption):
        def agree(self, values: dict[str, Any], seats: int) -> None:
            if values["rounds"] % seats:
                raise self.refuse(values["rounds"])

        def agree_to_begin(self, values: dict[str, Any], seats: int) -> None:
            if values["rounds"] > 4:
                raise self.refuse(values["rounds"])

    even = Even("rounds", 2, 1, 9)
    assert read_options([even], {}, 2) == {"rounds": 2}
    assert read_options([even], {"rounds": 6}, 2, begun=True) == {"rounds": 6}
    for begun, rounds in ((False, 3), (True, 3), (False, 6)):
        with pytest.raises(BadInput):
            read_options([even], {"rounds": rounds}, 2, begun=begun)


def test_a_stored_value_is_restored_and_a_given_one_read() -> None:
    class Kept(NumberOption):
        def restore(self, value: Any, seats: int) -> Any:
            return ("kept", value)

    kept = Kept("rounds", 2, 1, 9)
    assert read_options([kept], {"rounds": 3}, 2) == {"rounds": 3}
    assert read_options([kept], {"rounds": 3}, 2, stored=True) == {"rounds": ("kept", 3)}
    assert read_options([kept], {}, 2, stored=True) == {"rounds": 2}


@pytest.mark.parametrize("value", [{}, {"name": "x", "hash": "y", "z": ""}, {"name": "x"}, 0, True])
def test_what_is_neither_a_folder_nor_name_and_hash_is_no_pack(value: Any) -> None:
    for read in (Packs().read, Packs().restore):
        with pytest.raises(BadInput, match="a folder"):
            read(value, 2)


def test_all_packs_that_are_given_are_learned_by_the_option_that_takes_them() -> None:
    learned: list[str] = []

    class Noting(Packs):
        def learn(self, folder: Path) -> dict[str, str]:
            learned.append(folder.name)
            return super().learn(folder)

    learn_packs("x", [ROUNDS, Noting(), Packs()], ["packs/night", Path("packs/day")])
    assert learned == ["night", "day"]
    assert Packs().read(Path("packs/day"), 2) == {"name": "day", "hash": "learned"}
    assert Packs().read(None, 2) is None
    with pytest.raises(BadInput) as caught:
        learn_packs("moon", [ROUNDS], ["packs/night"])
    assert caught.value.args_named == {"game": "moon"}


def test_the_words_of_a_pack_are_known_by_the_beginning_of_its_hash() -> None:
    assert scope_of("0123456789abcdef") == "0123456789ab"
    tag = {"name": "x", "hash": "0123456789abcdef"}
    assert language_for({"pack": tag}, "pl") == "pl-x-0123456789ab"
