"""Every word that the rules know by a number has its own: its place in the list, or that bit."""

from __future__ import annotations

import pytest

from deorbit.games.stationfall.content import names
from deorbit.games.stationfall.rules import questions, state
from deorbit.games.stationfall.rules.turn import markers

SPELLED = {"rat": "telepathic-rat", "assistant": "digital-assistant"}
"""Constants that are shorter than their words."""


def number(module: object, word: str) -> int | None:
    """The constant that is called like a word, if there is one."""
    short = next((one for one, long in SPELLED.items() if long == word), word)
    called = (one.upper().replace("-", "_") for one in (short, word))
    found: int | None = next((vars(module)[one] for one in called if one in vars(module)), None)
    return found


@pytest.mark.parametrize("words", [names.STANDING, names.POWERS], ids=["standing", "powers"])
def test_every_ability_is_a_bit(words: list[str]) -> None:
    assert [number(names, word) for word in words] == [1 << place for place in range(len(words))]


def test_every_offer_of_a_section_is_a_bit() -> None:
    found = [number(names, word) for word in names.OFFERS[:-1]]
    assert found == [1 << place for place in range(len(found))]
    assert names.OFFERS[-1] == "rocket-wings"
    assert 1 << len(found) == names.WINGS_LAUNCH


@pytest.mark.parametrize(
    ("words", "module"),
    [
        (names.DATA, names),
        (names.ITEMS, names),
        (names.OFFSITES, names),
        (names.PROJECTS, names),
        (state.GUILT, state),
        (state.ANTIMATTER_STATES, state),
    ],
    ids=["data", "items", "offsites", "projects", "guilt", "antimatter"],
)
def test_every_word_of_a_list_is_its_place(words: list[str], module: object) -> None:
    assert [number(module, word) for word in words] == list(range(len(words)))


def test_conditions_that_agents_look_at_are_those_rows() -> None:
    looked_at = {
        "self-escaped": names.SELF_ESCAPED,
        "self-holds": names.SELF_HOLDS,
        "item-escaped": names.ITEM_ESCAPED,
        "officers-down": names.OFFICERS_DOWN,
        "project-released": names.PROJECT_RELEASED,
        "self-holds-or-contaminated": names.HOLDS_OR_CONTAMINATED,
        "antimatter-detonated-on-board": names.DETONATED_ON_BOARD,
        "news-has": names.NEWS_HAS,
    }
    for word, place in looked_at.items():
        assert names.CONDITIONS[place] == word


def test_what_pods_need_and_markers_do_is_in_the_order_of_the_words() -> None:
    needs = [
        names.NEEDS_ABANDON_SHIP,
        names.NEEDS_DOWN_ABOARD,
        names.NEEDS_INSPECTOR,
        names.NEEDS_NOTHING,
    ]
    assert needs == list(range(len(names.NEEDS)))
    does = [markers.LAUNCH, markers.DETONATE, markers.OVERLOADED, markers.MISSILE_INBOUND]
    assert does == list(range(len(names.EFFECTS)))


def test_items_lie_beside_each_other_in_one_number() -> None:
    """8: five bits for kinds of which there are several, one for each that is unique."""
    assert len(names.ITEMS) == len(names.SHIFT) == names.KINDS_OF_ITEMS
    taken = 0
    for item, shift in enumerate(names.SHIFT):
        several = item <= names.NANOGEL_USED
        assert names.ONE[item] == 1 << shift
        assert names.FIELD[item] == (31 if several else 1) << shift
        assert not taken & names.FIELD[item]
        taken |= names.FIELD[item]
    assert taken + 1 == 1 << taken.bit_length(), "none is left out"
    assert names.FIELD[names.BLUDGEON] | names.FIELD[names.GUN] == names.WEAPONS
    assert names.FIELD[names.HELMET] == names.HELMETS


def test_kinds_of_characters_are_bits_and_bodies_are_humans_and_robots() -> None:
    """4.2.1."""
    kinds = (names.HUMAN, names.ROBOT, names.MADE_OF_DATA, names.AN_ITEM)
    assert kinds == (1, 2, 4, 8)
    assert names.BODY == names.HUMAN | names.ROBOT
    assert [names.KINDS[word] for word in ("human", "robot", "data", "item")] == list(kinds)


def test_states_and_stages_are_numbers_of_their_own() -> None:
    places = (state.OFF_BOARD, state.MESOSPHERE, state.GONE, state.INSIDE)
    assert len(set(places)) == 4
    assert max(places) < 0, "no section"
    assert len({state.UNSEEN, state.UNKNOWN, 0}) == 3
    assert state.NO_KOMPROMAT != state.UNSEEN
    assert len({state.UNUSED, state.NO_BRIBE, 0}) == 3
    stages = (
        state.PLAYING,
        state.MARKERS,
        state.PROJECT,
        state.NEXT,
        state.FALL,
        state.LAST_REVEALS,
        state.LAST_ESCAPES,
        state.DELIVERIES,
        state.OVER,
    )
    assert stages == tuple(range(9))
    endings = (state.RUNNING, state.RE_ENTRY, state.MINUTE_ZERO, state.DETONATION)
    assert endings == tuple(range(len(state.ENDINGS)))
    assert (state.FIREBALL, state.LAST_MINUTE) == (0, 1)
    assert len({shape.name for shape in questions.QUESTIONS.rows}) == len(questions.QUESTIONS.rows)
