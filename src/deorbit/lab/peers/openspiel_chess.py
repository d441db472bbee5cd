"""Measure OpenSpiel's chess, written in C++ and driven from Python, with random moves. Runs in an
environment of its own: nothing of Deorbit is imported here. Prints JSON."""

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel  # type: ignore[import-not-found]

GAME = pyspiel.load_game("chess")


def play_random(seed: int, limit: int = 1_000_000) -> tuple[Any, int]:
    """The state at the end or at the limit, and how many actions led there."""
    state = GAME.new_initial_state()
    choose = random.Random(seed).choice
    actions = 0
    while actions < limit and not state.is_terminal():
        state.apply_action(choose(state.legal_actions()))
        actions += 1
    return state, actions


def state_to_copy() -> Any:
    """After 300 actions, of a game that lasts longer."""
    seed = 1
    while True:
        state, _ = play_random(seed, limit=300)
        if not state.is_terminal():
            return state
        seed += 1


def main(seconds: float) -> None:
    play_random(0)
    games = actions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        actions += play_random(games)[1]
        games += 1
    spent = time.process_time() - began
    state = state_to_copy()
    copies = 20000
    began = time.process_time()
    for _ in range(copies):
        state.clone()
    copy = (time.process_time() - began) / copies
    print(
        json.dumps(
            {
                "name": f"OpenSpiel {version('open_spiel')}, chess",
                "games": games / spent,
                "actions": actions / spent,
                "turn": 1e6 * spent / actions,
                "copy": 1e6 * copy,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
