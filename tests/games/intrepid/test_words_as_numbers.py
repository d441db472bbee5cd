"""Every word that the rules know by a number has its own: its place in the list of words."""

from __future__ import annotations

import pytest

from deorbit.core.codec import FIELD_BITS
from deorbit.games.intrepid.content import dice, edition, editions
from deorbit.games.intrepid.rules import sequence, state


def constants(module: object, names: str) -> list[int]:
    return [vars(module)[name] for name in names.split()]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (edition.COUNTRIES, "RUSSIA JAPAN CANADA UNITED_STATES"),
        (edition.TOKENS, "SCENARIO STRAIN DISABLE AMPLIFY"),
        (
            edition.BADGES,
            "PAYLOAD_SPECIALIST SPACEFLIGHT_PILOT MEDICAL_OFFICER MISSION_SPECIALIST",
        ),
        (edition.DOINGS, "HIT DISABLING STRAINING DESTROY DRAIN FEWER_DICE LESS_CAPACITY"),
        (edition.SELECTORS, "SECTOR EVERY EXPENSIVE PRICIEST CHOSEN DOCKING"),
    ],
)
def test_every_word_of_a_list_is_its_place(words: list[str], names: str) -> None:
    assert constants(edition, names) == list(range(len(words)))


def test_abilities_are_in_the_order_of_their_words() -> None:
    for place, word in enumerate(edition.ABILITIES):
        called = {"none": "NO_ABILITY", "capacity": "GAIN_CAPACITY", "amplify": "GAIN_AMPLIFY"}
        assert vars(edition)[called.get(word, word.upper())] == place


def test_turns_are_in_the_order_of_their_words() -> None:
    assert [vars(dice)[turn.upper()] for turn in dice.TURNS] == list(range(7))


def test_phases_and_endings_are_in_the_order_of_their_words() -> None:
    assert constants(state, "PLACING DISASTER SPENDING") == list(range(len(state.PHASES)))
    assert constants(state, "RUNNING WON FIRST_LOSS") == [0, 1, 2]
    assert state.ENDINGS[state.FIRST_LOSS :] == edition.RESOURCES
    assert [stage.number for stage in sequence.SEQUENCE] == list(range(6))


def test_resources_beyond_the_four_and_needs_beyond_the_masks_are_their_own() -> None:
    assert (edition.CAPACITY, edition.NAMED) == (4, 5)
    assert (edition.ALL_RESOURCES, edition.LOWEST) == (4, 5)
    assert (edition.SAME, edition.OTHER, edition.NEXT) == (64, 65, 66)
    assert edition.NEGATIVE == 3
    assert (edition.SECTORS, edition.SLOTS, edition.STATION) == (8, 4, 32)
    assert (edition.TILE_SPACES, edition.CARD_SPACES) == (3, 8)
    places = constants(state, "IN_STACK IN_OFFER GONE")
    assert len(set(places)) == 3
    assert min(places) >= edition.STATION


def test_faces_are_plain_then_those_of_japan_then_those_that_are_kept() -> None:
    assert (dice.PLAIN, dice.FACES, dice.KEPT) == (6, 30, 30)
    assert dice.FACE_NAMES[: dice.PLAIN] == ["1", "2", "3", "4", "5", "6"]
    assert len(dice.FACE_NAMES) == dice.FACES
    assert dice.DIE_NAMES[dice.KEPT :] == [f"kept-{value}" for value in range(1, 7)]
    assert [int(name[0]) for name in dice.FACE_NAMES] == dice.VALUE[: dice.FACES]
    assert dice.VALUE[dice.KEPT :] == [1, 2, 3, 4, 5, 6]
    for value in range(1, 7):
        assert dice.FACE_NAMES[dice.first_face(value)][0] == str(value)
        assert dice.FACE_NAMES[dice.first_face(value) + 3][0] == str(value)
        assert dice.values_of(1 << (value - 1)) == [value]
    assert dice.values_of(63) == [1, 2, 3, 4, 5, 6]
    assert [dice.wrapped(value) for value in (0, 1, 6, 7)] == [6, 1, 6, 1]


def test_dice_lie_in_spaces_beside_each_other() -> None:
    lying = dice.with_die(dice.with_die(0, 2, 29), 0, 0)
    assert [dice.in_space(lying, space) for space in range(3)] == [0, -1, 29]
    assert dice.in_space(dice.with_die(lying, 1, 5), 1) == 5


def test_numbers_fit_into_the_fields_that_hold_them() -> None:
    domains = editions.edition().domains
    assert domains["number"].size == 1 << FIELD_BITS
    assert domains["player"].size == 4
    assert domains["value"].size == 7, "the six and none"
    assert domains["slot"].size == edition.STATION
    assert max(domain.size for domain in domains.values()) <= 1 << FIELD_BITS
