"""Players that decide from what a seat may see."""

from typing import Any

from deorbit.agents.automation import Automation
from deorbit.agents.base import Agent
from deorbit.agents.greedy import Greedy
from deorbit.agents.lindsey import Lindsey
from deorbit.agents.novice import Novice
from deorbit.agents.random import RandomAgent
from deorbit.agents.search import Search
from deorbit.core.errors import BadInput
from deorbit.games import find

AGENTS: dict[str, type[Agent]] = {
    "automation": Automation,
    "greedy": Greedy,
    "lindsey": Lindsey,
    "novice": Novice,
    "random": RandomAgent,
    "search": Search,
}

__all__ = ["AGENTS", "Agent", "agent", "usual_agent"]


def usual_agent(game: str) -> str:
    """Who plays a seat if nobody says so: where a search can advise people, it plays."""
    return "search" if find(game).advises() else "greedy"


def agent(name: str, **options: Any) -> Agent:
    """An agent by name. Every agent takes a `seed`."""
    if name not in AGENTS:
        raise BadInput("unknown-agent", agent=str(name)[:40], known=", ".join(AGENTS))
    try:
        return AGENTS[name](**options)
    except TypeError as error:
        raise BadInput("bad-agent-option", agent=name, problem=str(error)) from None
