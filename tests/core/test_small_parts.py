"""Chance, codecs, options, frames, records and texts."""

import hashlib
from collections import Counter

import pytest

from deorbit import Action, BadInput
from deorbit.core import text
from deorbit.core.chance import Chance, commitment, new_secret, secret_of_seed
from deorbit.core.codec import Domain, first, kind_of, numbers, pack, second, third
from deorbit.core.options import EachOption
from deorbit.core.stack import NOTHING, Stack

pytestmark = pytest.mark.compiled


def test_draws_can_be_recomputed_by_anybody_who_knows_the_secret() -> None:
    secret = secret_of_seed(7)
    draw = Chance(secret, 12).below(1000)
    digest = hashlib.sha256(secret + b":12:0").digest()
    assert draw == int.from_bytes(digest[:8], "big") % 1000
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


def test_each_step_has_draws_of_its_own_and_the_same_ones_again() -> None:
    secret = new_secret()
    one, again, other = Chance(secret, 1), Chance(secret, 1), Chance(secret, 2)
    drawn = [one.below(10**6) for _ in range(8)]
    assert drawn == [again.below(10**6) for _ in range(8)]
    assert drawn != [other.below(10**6) for _ in range(8)]
    assert one.drawn == 8
    one.begin(secret, 2)
    assert one.drawn == 0


def test_draws_are_fair() -> None:
    chance = Chance(secret_of_seed(1), 1)
    counts = Counter(chance.below(3) for _ in range(6000))
    assert set(counts) == {0, 1, 2}
    assert all(1800 < count < 2200 for count in counts.values())
    piles = Counter(chance.among([0, 3, 1]) for _ in range(4000))
    assert set(piles) == {1, 2}
    assert 2800 < piles[1] < 3200
    shuffled = Counter()
    for _ in range(3000):
        items = [1, 2, 3]
        chance.shuffle(items)
        shuffled[tuple(items)] += 1
    assert len(shuffled) == 6
    assert all(400 < count < 600 for count in shuffled.values())
    with pytest.raises(ValueError, match="0"):
        chance.below(0)


def test_packed_ints_give_back_what_was_packed() -> None:
    for kind, a, b, c in ((0, 0, 0, 0), (63, 1023, 1023, 1023), (5, 624, 1, 1000)):
        packed = pack(kind, a, b, c)
        assert (kind_of(packed), first(packed), second(packed), third(packed)) == (kind, a, b, c)


def test_a_domain_refuses_what_it_does_not_hold() -> None:
    names = Domain("fruit", ["apple", "pear"])
    assert names.index("pear") == 1
    assert names.value(0) == "apple"
    for wrong in ("plum", 0, None, True):
        with pytest.raises(BadInput, match="no fruit"):
            names.index(wrong)
    small = numbers("number", 3)
    assert small.index(2) == 2
    for wrong in (3, -1, "2", True, 1.0):
        with pytest.raises(BadInput):
            small.index(wrong)


def test_the_top_frame_asks_its_seat_only() -> None:
    stack = Stack()
    assert stack.asked() == ()
    stack.push(3, 1, 7)
    assert stack.asked() == (1,)
    assert kind_of(stack.top(1)) == 3
    assert second(stack.top(1)) == 7
    assert stack.top(0) == NOTHING
    copy = stack.copy()
    copy.pop()
    assert stack.asked() == (1,)


def test_lanes_ask_several_seats_until_all_have_answered() -> None:
    stack = Stack()
    stack.push(1, 0)
    stack.open([[pack(2, 0)], [], [pack(2, 2), pack(4, 2)]])
    assert stack.asked() == (0, 2)
    assert kind_of(stack.top(2)) == 4
    copy = stack.copy()
    copy.answer(2)
    assert kind_of(copy.top(2)) == 2
    assert kind_of(stack.top(2)) == 4
    for seat in (2, 0, 2):
        stack.answer(seat)
    assert not stack.parallel()
    assert stack.asked() == (0,)


def test_an_action_is_read_as_it_is_written() -> None:
    action = Action("move", ("d4", 7))
    assert str(action) == "move d4 7"
    assert Action.parse("  move   d4 7 ") == action
    assert Action.from_json(action.to_json()) == action
    assert Action.from_json('{"kind": "end"}') == Action("end")


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        17,
        [],
        {},
        {"kind": 5},
        {"kind": ""},
        {"kind": "x", "args": "abc"},
        {"kind": "x", "args": [None]},
        {"kind": "x", "args": [True]},
        {"kind": "x", "args": [1.5]},
        {"kind": "x", "args": ["a b"]},
        {"kind": "x", "args": ["a" * 65]},
        {"kind": "x", "args": [1] * 9},
        {"kind": "x", "args": [1 << 40]},
        {"kind": "x", "more": 1},
        "{",
        "[" * 100_000,
        b"\xff",
    ],
)
def test_a_malformed_action_is_refused(nonsense: object) -> None:
    with pytest.raises(BadInput):
        Action.from_json(nonsense)


def test_an_empty_notation_is_refused() -> None:
    with pytest.raises(BadInput):
        Action.parse("   ")


def test_arguments_are_worded_for_the_reader() -> None:
    names = ("stationx-faction-pirates",)
    said = text.worded("stationx", {"player": 0, "unit": "droid", "at": "d4"}, names, "en")
    assert said == {"player": "Pirates", "unit": "droid", "at": "d4"}


def test_an_unknown_language_falls_back_to_english() -> None:
    assert text.say("stationx-title", {}, "tlh") == "Station-X"
    assert text.rules("stationx", "tlh").startswith("# Station-X")


COUNTRIES = ["russia", "japan", "canada"]


def test_a_name_for_each_seat_is_given_once_and_to_all() -> None:
    option = EachOption("countries", COUNTRIES, "russia,japan", least=2, lot=True)
    assert option.read("japan, russia", 2) == ["japan", "russia"]
    assert option.read(["japan", "canada"], 1) == ["japan", "canada"]
    for wrong in (["japan"], ["japan", "japan"], ["japan", "atlantis"], COUNTRIES, 3):
        with pytest.raises(BadInput):
            option.read(wrong, 2)


def test_names_that_are_left_out_are_drawn_or_taken_in_order() -> None:
    assert EachOption("countries", COUNTRIES, "", lot=True).read(None, 2) is None
    assert EachOption("countries", COUNTRIES, "").read(None, 2) == ["russia", "japan"]
