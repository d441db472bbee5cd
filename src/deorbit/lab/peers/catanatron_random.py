"""Measure catanatron with four random players. Runs in an environment of its own: nothing of
Deorbit is imported here. Prints JSON."""

import json
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def actions_of(game: Any) -> Any:
    """The list of actions taken; its name differs between versions."""
    return getattr(game.state, "action_records", None) or game.state.actions


def main(seconds: float) -> None:
    new_game(0).play()
    games = actions = turns = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = new_game(games)
        game.play()
        games += 1
        actions += len(actions_of(game))
        turns += game.state.num_turns
    spent = time.process_time() - began
    game = new_game(1)
    for _ in range(300):
        game.play_tick()
    copies = 2000
    began = time.process_time()
    for _ in range(copies):
        game.copy()
    copy = (time.process_time() - began) / copies
    print(
        json.dumps(
            {
                "name": f"catanatron {version('catanatron')}",
                "games": games / spent,
                "actions": actions / spent,
                "turn": 1e6 * spent / max(turns, 1),
                "copy": 1e6 * copy,
            }
        )
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
