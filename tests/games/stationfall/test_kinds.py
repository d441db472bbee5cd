"""Kinds of actions: what is declared about each fits what the game makes of them."""

from random import Random

import deorbit
from deorbit.core.codec import kind_of
from deorbit.games.stationfall.content.scripts.vocabulary import VERBS
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.bots.policy import NEVER


def test_verbs_of_scripts_stand_for_kinds_of_actions() -> None:
    named = {act for verb in VERBS for acts in verb.acts.values() for act in acts}
    assert named <= set(GAME.kind_of)


def test_what_bots_never_do_are_kinds_of_actions() -> None:
    assert set(NEVER) <= set(GAME.kind_of)


def test_kinds_are_numbered_by_their_place_and_actions_of_characters_come_first() -> None:
    assert [kind.number for kind in GAME.kinds] == list(range(len(GAME.kinds)))
    assert [kind.number for kind in GAME.kinds if isinstance(kind, Act)] == [
        act.number for act in GAME.acts
    ]


def test_each_kind_lists_by_itself_what_the_game_lists_of_it() -> None:
    for seed in range(6):
        rng = Random(seed)
        m = deorbit.new("stationfall", seats=2 + seed % 4, seed=seed)
        for _ in range(120):
            if not m.to_act:
                break
            seat = m.to_act[0]
            state = m._state
            found: list[int] = []
            for kind in GAME.answers[kind_of(state.stack.top(seat))]:
                kind.collect(state, seat, found)
            assert sorted(found) == sorted(GAME.legal(state, seat))
            m.play(seat, rng.choice(m.legal(seat)))
