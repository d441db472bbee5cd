"""The chapters of the tutorial, read from `data/tutorial.toml`."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from deorbit.core.lessons import Condition, read_condition
from deorbit.core.records import Action

GAME = "stationfall"
START = "start"
END = "end"


@dataclass(frozen=True)
class Step:
    """What Lindsey does, and the message that gives her reason. `then`: only together with the step
    behind it. `when`: what has to be seen for it."""

    action: Action
    say: str
    then: bool
    when: tuple[Condition, ...]


@dataclass(frozen=True)
class Way:
    """A way to reach a goal: something told of the reader's own turn, the `fresh` argument of it
    for the first time, or through a `vent`; or a row of the agenda that counts for more now."""

    told: Condition | None
    fresh: str
    vent: bool


@dataclass(frozen=True)
class Goal:
    name: str
    ways: tuple[Way, ...]
    optional: bool


@dataclass(frozen=True)
class Chapter:
    """`minute`: the Minute that it is about. `rest`: all Minutes behind those. `over`: Stationfall.
    `lines`: Lindsey goes by her three lines, at the reader's pace."""

    name: str
    times: tuple[str, ...]
    minute: int | None
    rest: bool
    over: bool
    lines: bool
    rules: tuple[str, ...]
    new: tuple[str, ...]
    lindsey: tuple[str, ...]
    you: tuple[str, ...]
    limits: tuple[str, ...]
    goals: tuple[Goal, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        return message("chapter", self.name)

    @property
    def paced(self) -> bool:
        """Whether Lindsey waits for the reader."""
        return self.lines or bool(self.steps)


def message(part: str, name: str) -> str:
    return f"{GAME}-tutorial-{part}-{name}"


@cache
def chapters(time: str) -> tuple[Chapter, ...]:
    """The chapters for the first or the second time."""
    file = files("deorbit.games.stationfall").joinpath("data", "tutorial.toml")
    page = tomllib.loads(file.read_text(encoding="utf-8"))
    read = [_chapter(name, entry) for name, entry in page.items()]
    return tuple(chapter for chapter in read if time in chapter.times)


def _chapter(name: str, entry: Mapping[str, Any]) -> Chapter:
    def messages(part: str) -> tuple[str, ...]:
        return tuple(message(part.rstrip("s"), one) for one in entry.get(part, []))

    return Chapter(
        name,
        tuple(entry.get("times", ["first", "second"])),
        entry.get("minute"),
        entry.get("rest", False),
        entry.get("over", False),
        entry.get("lines", False),
        tuple(entry["rules"]),
        messages("new"),
        messages("lindsey"),
        messages("you"),
        messages("limits"),
        tuple(
            _goal(goal, ways, goal in entry.get("optional", []))
            for goal, ways in entry.get("goals", {}).items()
        ),
        tuple(_step(name, number, one) for number, one in enumerate(entry.get("steps", []))),
    )


def _goal(name: str, ways: Any, optional: bool) -> Goal:
    listed = ways if isinstance(ways, list) else [ways]
    return Goal(name, tuple(_way(f"goals.{name}", one) for one in listed), optional)


def _way(path: str, entry: Mapping[str, Any]) -> Way:
    fresh, vent = entry.get("fresh", ""), entry.get("vent", False)
    if entry.get("scored"):
        return Way(None, fresh, vent)
    told = {key: value for key, value in entry.items() if key not in ("fresh", "vent")}
    return Way(read_condition(GAME, path, told), fresh, vent)


def _step(chapter: str, number: int, entry: Mapping[str, Any]) -> Step:
    when = entry.get("when")
    path = f"{chapter}.steps[{number}]"
    return Step(
        Action.parse(entry["do"]),
        message("say", entry["say"]),
        entry.get("then", False),
        (read_condition(GAME, path, when),) if when else (),
    )
