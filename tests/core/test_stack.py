"""Frames and lanes: who is asked, who rests."""

import pytest

from deorbit.core.codec import Domain, pack
from deorbit.core.errors import BadInput
from deorbit.core.stack import NOTHING, Stack

PLACE, REST, DETAIL = 1, 2, 3


def lanes() -> Stack:
    stack = Stack()
    stack.open([[pack(PLACE, seat)] for seat in range(3)])
    return stack


def test_a_seat_whose_lane_rests_owes_nothing_but_may_answer() -> None:
    stack = lanes()
    stack.rest(1, REST)
    assert stack.asked() == (0, 2)
    assert stack.rests(1)
    assert stack.top(1) == pack(REST, 1)


def test_who_is_woken_is_asked_what_was_asked_before() -> None:
    stack = lanes()
    stack.rest(1, REST)
    stack.wake(1)
    stack.wake(0)
    assert stack.asked() == (0, 1, 2)
    assert stack.top(1) == pack(PLACE, 1)


def test_lanes_are_closed_when_all_rest() -> None:
    stack = lanes()
    for seat in range(3):
        assert not stack.all_rest()
        stack.rest(seat, REST)
    assert stack.all_rest()
    stack.close()
    assert not stack.parallel()
    assert stack.asked() == ()
    assert stack.top(0) == NOTHING
    assert not stack.rests(0)


def test_copies_rest_on_their_own() -> None:
    stack = lanes()
    stack.rest(0, REST)
    other = stack.copy()
    other.wake(0)
    assert stack.asked() == (1, 2)
    assert other.asked() == (0, 1, 2)


def test_lanes_that_are_opened_again_do_not_rest() -> None:
    stack = lanes()
    stack.rest(0, REST)
    stack.open([[pack(DETAIL, 0)], [], []])
    assert stack.asked() == (0,)


def test_a_name_that_is_a_number_is_written_as_one() -> None:
    die = Domain("die", ["1", "2", "1/2"])
    assert [die.value(index) for index in range(3)] == [1, 2, "1/2"]
    assert die.index(2) == die.index("2") == 1
    for wrong in (3, True, "01", None):
        with pytest.raises(BadInput):
            die.index(wrong)
