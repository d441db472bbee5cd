"""Lessons: a position, goals to reach in it, and what to say where a try goes wrong.

A lesson is data. Its conditions read what the learner may see, the view and the log, and nothing
else. Its sentences are messages: `GAME-lesson-NAME` (the title), then that with `-story`, `-tip`,
`-learned`, and `-goal-GOAL` and `-fault-FAULT` for each goal and fault.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.match import Seat
from deorbit.core.records import Event

TESTS = ("is", "not", "has", "lacks", "least", "most")
"""How a condition on the view compares what stands at its path."""
KEYS = ("seat", "rules", "position", "goals", "faults", "solution", "wrong", "words")
SEED = 1
"""What the position of a lesson leaves open is drawn in the same way at every try."""
OVER = "over"
"""The fault of a turn that has ended with goals left: every lesson has it."""

TITLE = "title"
SENTENCES = (TITLE, "story", "tip", "learned")
"""The sentences that every lesson has, beside those of its goals and faults."""

Page = Mapping[str, Any]


def message_of(lesson: str, end: str) -> str:
    """The id of a sentence of a lesson, whose own is that of the title."""
    return lesson if end == TITLE else f"{lesson}-{end}"


@dataclass(frozen=True)
class Condition:
    """`{ see = "characters.exile.at", is = "bridge" }`, of the view, or `{ told = "stepped",
    character = "exile", times = 2 }`, of the log. `event` is empty for the first sort, `path` for
    the other. What a list `has` or `lacks` may be a table: `{ unit = "droid", at = ["b1", "b2"] }`
    fits what has these entries, and several values where one stands mean any of them."""

    path: str
    test: str
    value: Any
    event: str
    times: int
    args: tuple[tuple[str, Any], ...]

    def met(self, view: Mapping[str, Any], log: Sequence[Event]) -> bool:
        if self.event:
            return sum(self._tells(event) for event in log) >= self.times
        return _compare(self.test, _at(view, self.path), self.value)

    def _tells(self, event: Event) -> bool:
        return event.id == self.event and all(
            _fits(event.args.get(name), value) for name, value in self.args
        )


@dataclass(frozen=True)
class Fault:
    """What went wrong, and by which rule."""

    name: str
    rule: str
    when: tuple[Condition, ...]


@dataclass(frozen=True)
class Standing:
    """How far a try has come."""

    reached: tuple[bool, ...]
    fault: Fault | None

    @property
    def done(self) -> bool:
        return all(self.reached)


@dataclass(frozen=True)
class Lesson:
    """`position` begins it with `deorbit.scenario`. `solution` and each of `wrong` are actions of
    the learner's seat, as their notation; those in `wrong` lead to no solution."""

    game: str
    name: str
    seat: int
    rules: tuple[str, ...]
    position: dict[str, Any]
    goals: tuple[tuple[str, tuple[Condition, ...]], ...]
    faults: tuple[Fault, ...]
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    words: dict[str, str]
    """The sentences of a lesson that a content pack brings: `title`, and the others by how their
    message ids end."""

    @property
    def message(self) -> str:
        return f"{self.game}-lesson-{self.name}"

    @property
    def ends(self) -> list[str]:
        """What each of its sentences is called: `title`, and how the ids of the others end."""
        goals = [f"goal-{name}" for name, _ in self.goals]
        return [*SENTENCES, *goals, *(f"fault-{fault.name}" for fault in self.faults)]

    def say(self, end: str, language: str = text.FALLBACK) -> str:
        """One of its sentences."""
        return text.say(message_of(self.message, end), {}, language)

    def standing(self, seat: Seat) -> Standing:
        """Which goals are reached, and the first fault of a try that has not reached them all."""
        view, log = seat.view(), seat.log()
        reached = tuple(_all(goal, view, log) for _, goal in self.goals)
        if all(reached):
            return Standing(reached, None)
        fault = next((one for one in self.faults if _all(one.when, view, log)), None)
        if fault is None and not seat.asked:
            fault = Fault(OVER, self.rules[0], ())
        return Standing(reached, fault)

    def told(self, seat: Seat) -> dict[str, Any]:
        """The same as a screen needs it: messages, and what is reached."""
        standing = self.standing(seat)
        fault = standing.fault
        return {
            "sort": "lesson",
            "name": self.name,
            "seat": self.seat,
            "rules": list(self.rules),
            "goals": [
                {"id": f"{self.message}-goal-{name}", "done": done}
                for (name, _), done in zip(self.goals, standing.reached, strict=True)
            ],
            "fault": fault and {"id": self.fault_message(fault), "rule": fault.rule},
            "done": standing.done,
        }

    def fault_message(self, fault: Fault) -> str:
        return "lesson-over" if fault.name == OVER else f"{self.message}-fault-{fault.name}"


def _all(conditions: Sequence[Condition], view: Page, log: Sequence[Event]) -> bool:
    return all(condition.met(view, log) for condition in conditions)


def _at(view: Any, path: str) -> Any:
    """What stands in a view at `players.0.guilt`; None if nothing does."""
    for key in path.split("."):
        if isinstance(view, list) and key.isdigit() and int(key) < len(view):
            view = view[int(key)]
        elif isinstance(view, Mapping) and key in view:
            view = view[key]
        else:
            return None
    return view


def _fits(found: Any, wanted: Any) -> bool:
    """A table fits what has its entries and perhaps others; a list where one value stands, any of
    its values."""
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(
            _fits(found.get(name), value) for name, value in wanted.items()
        )
    if isinstance(wanted, list) and not isinstance(found, list):
        return found in wanted
    return bool(found == wanted)


def _compare(test: str, found: Any, value: Any) -> bool:
    if test in ("is", "not"):
        return _fits(found, value) == (test == "is")
    if test in ("has", "lacks"):
        if isinstance(found, list):
            inside = any(_fits(one, value) for one in found)
        else:
            inside = value in found if isinstance(found, (Mapping, str)) else False
        return inside == (test == "has")
    if not isinstance(found, int):
        return False
    return bool(found >= value if test == "least" else found <= value)


# Reading them -------------------------------------------------------------------------------------


def read_lessons(game: str, page: Page) -> list[Lesson]:
    """The lessons of a data file, in its order; `BadInput` names the key that is wrong."""
    return [_lesson(game, name, entry) for name, entry in page.items()]


def _lesson(game: str, name: str, entry: Any) -> Lesson:
    _expect(name, entry, dict)
    for key in entry:
        if key not in KEYS:
            raise BadInput("unknown-key", key=f"{name}.{key}"[:80], known=", ".join(KEYS))
    for key, sort in _REQUIRED.items():
        _expect(f"{name}.{key}", entry.get(key), sort)
        if not entry[key]:
            raise _wrong(f"{name}.{key}", entry[key], "...")
    for key, sort in _POSSIBLE.items():
        _expect(f"{name}.{key}", entry.get(key, sort()), sort)
    for place, line in enumerate(entry["wrong"]):
        _lines(f"{name}.wrong[{place}]", line)
    return Lesson(
        game,
        name,
        entry.get("seat", 0),
        _lines(f"{name}.rules", entry["rules"]),
        entry["position"],
        tuple(
            (goal, _conditions(game, f"{name}.goals.{goal}", when))
            for goal, when in entry["goals"].items()
        ),
        tuple(
            _fault(game, f"{name}.faults.{fault}", fault, one)
            for fault, one in entry.get("faults", {}).items()
        ),
        _lines(f"{name}.solution", entry["solution"]),
        tuple(tuple(line) for line in entry["wrong"]),
        dict(entry.get("words", {})),
    )


_REQUIRED: dict[str, type] = {
    "rules": list,
    "position": dict,
    "goals": dict,
    "solution": list,
    "wrong": list,
}
_POSSIBLE: dict[str, type] = {"seat": int, "faults": dict, "words": dict}
_FORMS: dict[type, str] = {list: "[...]", dict: "{...}", int: "0", str: '"..."'}


def _expect(key: str, value: Any, sort: type) -> None:
    if type(value) is not sort:
        raise _wrong(key, value, _FORMS[sort])


def _lines(key: str, value: Any) -> tuple[str, ...]:
    """A list of texts."""
    _expect(key, value, list)
    for place, one in enumerate(value):
        _expect(f"{key}[{place}]", one, str)
    return tuple(value)


def _fault(game: str, key: str, name: str, value: Any) -> Fault:
    _expect(key, value, dict)
    if set(value) != {"rule", "when"} or not isinstance(value["rule"], str):
        raise _wrong(key, value, '{ rule = "...", when = {...} }')
    return Fault(name, value["rule"], _conditions(game, f"{key}.when", value["when"]))


def read_condition(game: str, path: str, value: Any) -> Condition:
    """A condition as data files have it; `path` is the key that an error names."""
    return _condition(game, path, value)


def _conditions(game: str, path: str, value: Any) -> tuple[Condition, ...]:
    """One condition, or a list of which all have to be met."""
    if value == []:
        raise _wrong(path, value, "[{...}]")
    return tuple(
        _condition(game, path, one) for one in (value if isinstance(value, list) else [value])
    )


def _condition(game: str, path: str, value: Any) -> Condition:
    if isinstance(value, Mapping) and isinstance(value.get("told"), str):
        rest = {key: one for key, one in value.items() if key not in ("told", "times")}
        event, times = f"{game}-event-{value['told']}", value.get("times", 1)
        if not text.has(event) or type(times) is not int:
            raise _wrong(path, value, '{ told = "EVENT", times = 1 }')
        return Condition("", "", None, event, times, tuple(rest.items()))
    if isinstance(value, Mapping) and isinstance(value.get("see"), str) and len(value) == 2:
        test = next(key for key in value if key != "see")
        if test in TESTS:
            return Condition(value["see"], test, value[test], "", 0, ())
    raise _wrong(path, value, '{ see = "...", is = ... } | { told = "..." }')


def _wrong(key: str, value: object, expected: str) -> BadInput:
    return BadInput("bad-value", key=key, value=str(value)[:60], expected=expected)
