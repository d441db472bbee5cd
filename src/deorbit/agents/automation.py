"""Automation: follows the script of its character, as the rules of the game write it."""

from deorbit.agents.base import Agent
from deorbit.core.match import Seat


class Automation(Agent):
    """Draws nothing: the same position gives the same action. `script` names what to follow instead
    of the script of the own character."""

    at_once = True

    def __init__(self, seed: int | None = None, script: str = "") -> None:
        super().__init__(seed)
        self.script = script

    def pick(self, seat: Seat) -> int:
        return seat.automatic(self.script)
