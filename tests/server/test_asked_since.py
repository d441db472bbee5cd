"""Since which version each seat has been asked what it is asked."""

from __future__ import annotations

import deorbit
from deorbit.server.rooms.matches import Play


def test_who_goes_on_with_the_same_question_has_been_asked_since_it_was_put() -> None:
    """An agent's decision counts as long as its question is the same."""
    play = Play.of(deorbit.new("stationfall", seats=3, seed=1))
    match = play.match
    assert play.since == {0: 0, 1: 0, 2: 0}
    play.attempt(0, match.legal(0)[0])
    assert play.since == {1: 0, 2: 0}
    assert play.beside
    assert play.undo(0, agreed=False)
    assert play.since == {0: 2, 1: 0, 2: 0}, "it was put again, to the one alone"
    copied = play.copy()
    copied.attempt(1, copied.match.legal(1)[0])
    assert play.since == {0: 2, 1: 0, 2: 0}
    for seat in (0, 1, 2):
        play.attempt(seat, match.legal(seat)[0])
    (asked,) = match.to_act
    assert play.since == {asked: match.version}
    assert not Play.of(match).beside


def test_one_after_another_everybody_is_asked_anew() -> None:
    play = Play.of(deorbit.new("stationx", seats=2, seed=1, build="standard"))
    (seat,) = play.match.to_act
    play.attempt(seat, deorbit.Action.parse("end"))
    assert play.since == {1 - seat: 1}
    assert not play.beside
    assert play.undo(seat, agreed=True)
    assert play.since == {seat: 2}
