from typing import Any
def to_position(game, state):
    return {}
def from_position(game, position, options, seats, chance):
    raise NotImplementedError
