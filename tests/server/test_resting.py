"""Seats that are done may take it back, on what they saw when they were done."""

import deorbit
from deorbit.core.records import Action
from deorbit.server.rooms.matches import Play


def begun() -> Play:
    return Play.of(deorbit.new("intrepid", seats=2, seed=1, countries="russia,united-states"))


def test_what_others_do_meanwhile_does_not_make_resume_late() -> None:
    play = begun()
    play.attempt(0, Action("done"))
    done = play.match.version
    play.attempt(1, Action("ask", ("united-states", 3)))
    assert play.match.to_act == (1,)
    assert play.since[0] == done


def test_taking_it_back_does_not_make_the_others_late() -> None:
    play = begun()
    start = play.match.version
    play.attempt(0, Action("done"))
    play.attempt(0, Action("resume"))
    assert play.since == {0: play.match.version, 1: start}


def test_who_is_asked_again_is_asked_anew() -> None:
    play = begun()
    play.attempt(0, Action("done"))
    die = play.match.position()["crews"][1]["pool"][0]
    play.attempt(1, Action("dock", ("united-states", die, "russia")))
    assert play.since[0] == play.match.version
