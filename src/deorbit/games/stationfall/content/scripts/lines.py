"""Lines of scripts as they are read, before an edition says what is in play; and back to text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from deorbit.games.stationfall.content import script as m
from deorbit.games.stationfall.content.names import ITEMS
from deorbit.games.stationfall.content.scripts.vocabulary import STATION, WHERE, WHO, Verb


@dataclass(frozen=True, slots=True)
class Test:
    """A condition. `code` is what is asked and how, without its argument; `name` a character or a
    section that it is about. `text` is as the script has it, `told` for a reader."""

    code: int
    argument: int
    name: str
    text: str = field(compare=False)
    told: str = field(compare=False)

    @property
    def sort(self) -> str:
        """Whether a character, a section or the station is tested."""
        asked = self.code & m.TEST_BITS
        if self.code & m.WITH or m.IS_SECTION <= asked < m.MINUTE_AT_MOST:
            return WHERE
        return WHO if asked < m.MINUTE_AT_MOST else STATION


@dataclass(frozen=True, slots=True)
class Wish:
    """A verb with what it is about: what becomes a `Choice`. `things` are Items, Data and such, by
    their sort."""

    verb: Verb
    who: tuple[Test, ...]
    where: tuple[Test, ...]
    things: dict[str, int]
    inner: Wish | None
    text: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Task:
    """What to do, most wanted first: what becomes an `Order`."""

    wishes: tuple[Wish, ...]
    repeat: bool
    then: Task | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a script: what becomes a `Manoeuvre`. `text` is as the script has it and `told` for
    a reader, both without number and remarks; `printed` is for a reader with both. `at` is where it
    stands."""

    number: int
    goto: str
    who: int
    more: int
    when: int
    tests: tuple[Test, ...]
    task: Task | None
    takes: tuple[int, ...]
    text: str = field(compare=False)
    told: str = field(compare=False)
    printed: str = field(compare=False)
    at: tuple[int, int] = field(compare=False)


# Back to text -------------------------------------------------------------------------------------

WHEN = {
    m.THIS_MINUTE: "This Minute",
    m.UNEXHAUSTED: "Unexhausted",
    m.THIS_MINUTE_OR_UNEXHAUSTED: "This Minute / Unexhausted",
}


def titled(name: str) -> str:
    """A name of the data as scripts write it."""
    return name.replace("-", " ").title()


def tell(line: Line) -> str:
    """A line in full, with all its alternatives one by one."""
    if line.goto:
        tests = " + ".join(test.text for test in line.tests)
        return f"{line.number}: {f'[{tests}] ' if tests else ''}GOTO {titled(line.goto)} Script"
    told = [_whom(line), *([WHEN[line.when]] if line.when else [])]
    told += [test.text for test in line.tests]
    conditions = " + ".join(one for one in told if one) or "CON"
    takes = " > ".join(titled(ITEMS[item]) for item in line.takes)
    way = f" ON THE WAY {takes}" if takes else ""
    return f"{line.number}: [{conditions}] {_tell_task(line.task)}{way}"


def _whom(line: Line) -> str:
    if line.who == m.CON:
        return ""
    return f"Influence {line.more} more" if line.more else "Influence"


def _tell_task(task: Task | None) -> str:
    if task is None:
        return ""
    told = " > ".join(wish.text for wish in task.wishes) + (" REPEAT" if task.repeat else "")
    return f"{told} THEN {_tell_task(task.then)}" if task.then else told


def phrase(verb: Verb, parts: Iterable[tuple[str, str]], inner: Wish | None) -> str:
    """A verb with what it is about in words: parts are a leading word and the rest."""
    told = " ".join([verb.words, *(word for part in parts for word in part if word)])
    if inner is None:
        return told
    return f"{told} {inner.text.removeprefix('Step ')}"
