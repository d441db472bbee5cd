"""Scripts for an edition: lines become manoeuvres, names become numbers.

What is not in play has no number: a test about it has the argument NOWHERE, and nobody passes it.
"""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from deorbit.games.stationfall.content import script as m
from deorbit.games.stationfall.content.book import Page, book_of, built_in
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.packs.lenient import identities_of
from deorbit.games.stationfall.content.script import Choice, Manoeuvre, Order, Script
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.lines import Line, Task, Test, Wish
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import (
    DATUM,
    ITEM,
    KOMPROMAT,
    OFFSITE,
    SWITCH,
    Vocabulary,
)

MAIN = "script"
PARTS = (MAIN, "focus", "start", "end")
"""The parts of a script: the manoeuvres, those that the die may prefer, what is done aside."""

DEFAULT = "default"
"""The script of a character that has none of its own."""

LAUNCH = "timed-launch"


def identities_in(characters: Page) -> list[str]:
    """The identity cards of these characters."""
    return [one for name, card in characters.items() for one in identities_of(name, card)]


def standard_of(pages: Mapping[str, Page]) -> list[str]:
    """The scripts of a book that are no identity card's, of a character that a pack has taken out
    neither: those that GOTO can name."""
    known = identities_in({**built_in().pages["characters"], **pages["characters"]})
    return [name for name in pages["scripts"] if name not in known]


def line_name(script: str, part: str, line: Line) -> str:
    """What a manoeuvre is called: `exile-4`, `exile-focus-2`."""
    return f"{script}-{line.number}" if part == MAIN else f"{script}-{part}-{line.number}"


@lru_cache(maxsize=16)
def vocabulary_of(book: str) -> Vocabulary:
    """What scripts of the book with this hash can speak of."""
    return Vocabulary(book_of(book).pages, built_in().pages)


@lru_cache(maxsize=1024)
def lines_of(book: str, script: str, part: str) -> tuple[Line, ...]:
    """The lines of a part of a script. Books have been checked when they are used."""
    pages = book_of(book).pages
    source = pages["scripts"].get(script, {}).get(part, "")
    faults: list[Fault] = []
    lines = read_script(source, vocabulary_of(book), standard_of(pages), faults)
    if faults:
        raise ValueError(f"{script}, {part}: {faults}")
    return tuple(lines)


def scripts_for(book: str, cards: Collection[str], sections: Collection[str]) -> dict[str, Any]:
    """The manoeuvres of an edition, and its scripts by name: those of the identity cards in play
    and the standard ones."""
    pages = book_of(book).pages
    maker = _Maker(list(cards), list(sections))
    own = identities_in({name: pages["characters"][name] for name in cards})
    scripts: dict[str, Script] = {}
    for name in [*standard_of(pages), *own]:
        if name in pages["scripts"]:
            scripts[name] = maker.script(name, book)
    return {"manoeuvres": maker.made, "scripts": scripts}


class _Maker:
    """Turns lines into manoeuvres for the characters and sections in play."""

    def __init__(self, cards: list[str], sections: list[str]) -> None:
        self.cards = {name: number for number, name in enumerate(cards)}
        self.sections = {name: number for number, name in enumerate(sections)}
        self.made: list[Manoeuvre] = []

    def script(self, name: str, book: str) -> Script:
        script = Script(name)
        lists = {
            MAIN: script.main,
            "focus": script.focus,
            "start": script.start,
            "end": script.end,
        }
        for part in PARTS:
            for line in lines_of(book, name, part):
                lists[part].append(len(self.made))
                made = self.manoeuvre(line_name(name, part, line), line)
                script.items += made.items
                self.made.append(made)
        return script

    def manoeuvre(self, name: str, line: Line) -> Manoeuvre:
        made = Manoeuvre(name, line.told)
        made.who = line.who
        made.more = line.more
        made.when = line.when
        made.tests = [self.test(test) for test in line.tests]
        made.words = [test.told for test in line.tests]
        made.order = self.order(line.task) if line.task else None
        made.takes = list(line.takes)
        made.items = m.items_of(made)
        made.goto = line.goto
        return made

    def test(self, test: Test) -> int:
        argument = test.argument
        if test.name:
            asked = test.code & m.TEST_BITS
            known = self.cards if asked == m.IS_CARD else self.sections
            argument = known.get(test.name, NOWHERE)
        return test.code | argument << m.ARGUMENT

    def order(self, task: Task) -> Order:
        made = Order([self.choice(wish) for wish in task.wishes])
        made.repeat = task.repeat
        made.then = self.order(task.then) if task.then else None
        if made.then and any(LAUNCH in choice.acts for choice in made.then.choices):
            for choice in made.choices:
                choice.boards = choice.verb == m.STEP
            for choice in made.then.choices:
                choice.aboard = m.is_way(made)
        return made

    def choice(self, wish: Wish) -> Choice:
        made = Choice(wish.verb.code)
        sorts = [*wish.things, *(["who"] if wish.who else [])]
        made.acts = wish.verb.acts_for(sorts)
        made.who = [self.test(test) for test in wish.who]
        made.where = [self.test(test) for test in wish.where]
        made.item = wish.things.get(ITEM, NOWHERE)
        made.data = wish.things.get(DATUM, NOWHERE)
        made.offsite = wish.things.get(OFFSITE, NOWHERE)
        made.switch = wish.things.get(SWITCH, NOWHERE)
        made.kompromat = KOMPROMAT in wish.things
        made.inner = self.choice(wish.inner) if wish.inner else None
        return made
