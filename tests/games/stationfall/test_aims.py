"""What bots say they are about, and the hints of people: both by the distances of automation."""

from __future__ import annotations

from random import Random

import pytest

import deorbit
from deorbit.agents.hint import hint
from deorbit.core import text
from games.stationfall.automated import automated, next_action, turn
from games.stationfall.station import station


def told(m: deorbit.Match, language: str = "en") -> list[str]:
    """What the bot that has just announced a line is about."""
    return [one.text(language) for one in m.log(None) if one.name.startswith("aim-")]


def begun(script: str, **more: object) -> deorbit.Match:
    """A bot that has announced the line of its script."""
    m = automated(script, **more)  # type: ignore[arg-type]
    m.play(0, deorbit.Action.parse(next_action(m)))
    return m


def test_who_walks_says_where_to_and_how_far_it_is() -> None:
    m = begun("[PC + Unexhausted] Step to Bridge", at={"troubleshooter": "aft-hub"})
    assert told(m) == ["Troubleshooter heads for Bridge, two actions away."]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ja", "トラブルシューターはブリッジを目指す（あと2アクション）。"),
        ("pl", "Mechaniczka zmierza do Mostka"),
    ],
)
def test_it_is_said_in_the_readers_language(language: str, words: str) -> None:
    m = begun("[PC + Unexhausted] Step to Bridge", at={"troubleshooter": "aft-hub"})
    assert told(m, language)[0].startswith(words)


def test_who_attacks_says_whom() -> None:
    m = begun(
        "[PC] Attack [Exile]",
        at={"troubleshooter": "aft-hub", "exile": "rec-room"},
        holding={"troubleshooter": "gun"},
    )
    assert told(m) == ["Troubleshooter goes after Exile, two actions away."]


def test_who_fetches_something_says_what() -> None:
    m = begun(
        "[PC] Pick Up Helmet",
        at={"troubleshooter": "aft-hub"},
        items={"rec-room": ["helmet"], "aft-airlocks": []},
    )
    assert told(m)[0].startswith("Troubleshooter is after a Helmet, ")


def test_the_log_tells_it_first_and_holds_no_script() -> None:
    m = automated("[PC + Unexhausted] Step to Bridge", at={"troubleshooter": "aft-hub"})
    turn(m)
    names = [one.name for one in m.log(None)]
    assert names.index("aim-section") + 1 == names.index("manoeuvre")
    assert not any("[" in one.text() for one in m.log(None))


def test_a_bot_that_regroups_is_about_nothing() -> None:
    m = begun("[CON] Attack [Monster]")
    assert told(m) == []


def test_the_log_tells_the_same_when_it_is_told_again() -> None:
    m = automated("[PC + Unexhausted] Step to Bridge", at={"troubleshooter": "aft-hub"})
    turn(m)
    assert told(deorbit.loads(m.dumps())) == told(m) != []


# Hints --------------------------------------------------------------------------------------------


def advised(m: deorbit.Match, seat: int = 0) -> tuple[str, str]:
    """What a person is told to do, and what for."""
    found = hint(m.seat(seat), 1)
    assert found.line[0] in m.legal(seat)
    return str(found.line[0]), "" if found.gain is None else text.told("stationfall", found.gain)


def test_who_has_nobody_is_told_whom_to_win_over_and_what_for() -> None:
    m = station()
    action, reason = advised(m)
    assert action.startswith("influence ")
    assert reason.endswith((" away.", "moment."))


def test_nobody_is_told_to_reveal_in_the_turn() -> None:
    m = station()
    assert "reveal" in {action.kind for action in m.legal(0)}
    assert not advised(m)[0].startswith("reveal")


def test_whoever_is_asked_something_else_is_told_what_leaves_one_best_off() -> None:
    m = deorbit.new("stationfall", seats=3, seed=5)
    action, reason = advised(m)
    assert action.startswith("choose ")
    assert reason == text.say("core-hint-compared", {})


def test_a_hint_depends_on_nothing_hidden() -> None:
    """The others' cards and what lies face down are other ones in each imagined world."""
    m = station()
    advice = advised(m)
    for seed in range(4):
        world = m.seat(0).imagine(Random(seed))
        assert advised(world) == advice


def test_a_whole_game_can_be_played_by_hints() -> None:
    m = deorbit.new("stationfall", seats=3, seed=2)
    others = {seat: deorbit.agent("greedy", seed=seat) for seat in (1, 2)}
    while m.outcome is None:
        seat = m.to_act[0]
        if seat == 0:
            m.play(0, deorbit.Action.parse(advised(m)[0]))
        else:
            m.play(seat, others[seat].choose(m, seat))
    assert m.outcome.scores[0] >= 0
