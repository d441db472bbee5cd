"""Set-up options: what is taken, what is refused, what a file may say."""

from pathlib import Path
from typing import Any

import pytest

import deorbit
from deorbit import BadInput
from deorbit.core.options import (
    ChoiceOption,
    NumberOption,
    PackOption,
    language_for,
    learn_pack,
    read_options,
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
