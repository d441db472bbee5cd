"""Scripts of bots as the engine reads them: manoeuvres made of tests, verbs and choices.

The text of a script is read by `scripts`; this is what becomes of it for an edition.
Names of tests and verbs are those of the script language.
"""

from typing import Final

from deorbit.core.codec import second
from deorbit.games.stationfall.content.names import KINDS_OF_ITEMS, NANOGEL, NANOGEL_USED, NOWHERE

# Whom a manoeuvre considers (Launch Manual, Station Automation, Character Activation).
CON: Final = 0
"""Conspirators, the PC among them."""
INFLUENCE: Final = 1
"""Everybody but other players' PCs, if there are cubes enough."""

# When.
AT_ANY_TIME: Final = 0
THIS_MINUTE: Final = 1
UNEXHAUSTED: Final = 2
THIS_MINUTE_OR_UNEXHAUSTED: Final = 3

KOMPROMAT: Final = KINDS_OF_ITEMS
"""Kompromat among the Items to be picked up."""

# Tests: what is asked, in the low six bits, and how.
TEST_BITS: Final = 63
NOT: Final = 64
"""The contrary."""
WITH: Final = 128
"""Of a section: whether somebody there passes the test, Live or Down."""
OWN: Final = 256
"""Asked of the bot's PC instead."""
ARGUMENT: Final = 9
"""By how many bits the argument is shifted."""

# Tests of characters.
IS_CARD: Final = 0
IS_ABLE: Final = 1
IS_KIND: Final = 2
POSSESSES_ITEM: Final = 3
POSSESSES_DATA: Final = 4
IS_DOWN: Final = 5
IS_LIVE: Final = 6
IS_CONTAMINATED: Final = 7
IS_PC: Final = 8
"""The bot's own PC."""
IS_ANY_PC: Final = 9
IS_NPC: Final = 10
IS_PERSONS_PC: Final = 11
IS_BOTS_PC: Final = 12
IS_ARMED: Final = 13
IS_HELMETED: Final = 14
IS_IN_POD: Final = 15
IS_WITH_PC: Final = 16
"""Colocated with the bot's PC, and not that itself."""
IS_SUSPECT: Final = 17
IS_GUILTY: Final = 18
IS_INNOCENT: Final = 19
IS_AT: Final = 20
HAS_ESCAPED: Final = 21
IS_INFLUENCED: Final = 22
"""With a cube of the bot's."""
IS_FULL: Final = 23
IS_ALONE: Final = 24
"""No other Live Human or Robot is there."""
IS_MONSTER: Final = 25

# Tests of sections.
IS_SECTION: Final = 30
IS_POD: Final = 31
IS_DAMAGED: Final = 32
IS_ZERO_GRAVITY: Final = 33
IS_DARK: Final = 34
IS_POWER: Final = 35
IS_BURNING: Final = 36
IS_HAZARDOUS: Final = 37
HAS_OCCUPANTS: Final = 38
HOLDS_ITEM: Final = 39
"""An Item lies there or somebody there possesses it."""
HAS_ROOM: Final = 40
"""A pod with so many places left."""
IS_TIMED: Final = 41
"""A pod whose launch has been started."""

# Tests of the whole station.
MINUTE_AT_MOST: Final = 50
IS_ABANDONED: Final = 51
IS_RELEASED: Final = 52
IS_ARMED_ANTIMATTER: Final = 53
NEWS_HAS: Final = 54
AUTHORITIES_HAVE: Final = 55
JAMMERS_ON: Final = 56
CAMERAS_ON: Final = 57
IS_BLACKOUT: Final = 58
OFFICE: Final = 59

# Verbs that are no single kind of action.
STEP: Final = 0
STEP_AWAY: Final = 1
ACT: Final = 2
"""Any of the kinds of actions that the choice lists."""
RENEGOTIATE: Final = 3


class Choice:
    """One thing that a manoeuvre wants: a verb with what it is about.

    `acts` are the names of the kinds of actions that count as the verb. `who` are tests of the
    character it is done to, `where` of the section (the one that the action names, otherwise the
    one it is taken in). `item`, `data` and `offsite` are NOWHERE where anything will do;
    `kompromat` stands for a Kompromat to be picked up. `inner` is what a controlled character is to
    do. `boards`: a Step into a pod that is to be launched then; `aboard`: the launch of that pod
    and of no other."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.acts: list[str] = []
        self.numbers: list[int] = []
        """Those of `acts`, once the game has numbered them."""
        self.who: list[int] = []
        self.where: list[int] = []
        self.item: int = NOWHERE
        self.data: int = NOWHERE
        self.offsite: int = NOWHERE
        self.switch: int = NOWHERE
        self.kompromat: bool = False
        self.boards: bool = False
        self.aboard: bool = False
        self.inner: Choice | None = None


class Order:
    """What to do, as choices from the most wanted to the least; then, if there is something after
    THEN, that."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.then: Order | None = None
        self.repeat: bool = False


def part_done(order: Order, act: str, move: int) -> bool:
    """Whether an action is what an order wanted, so that what comes after THEN is next. What is
    repeated, and what is done through others, is never over."""
    if order.repeat:
        return False
    for choice in order.choices:
        if choice.inner is None and act in choice.acts:
            if choice.item == NOWHERE or plain(second(move)) == choice.item:
                return True
    return False


def plain(item: int) -> int:
    """Opened Nanogel is Nanogel."""
    return NANOGEL if item == NANOGEL_USED else item


def is_way(order: Order) -> bool:
    """Whether an order is only to be somewhere: it is done by being there."""
    return order.choices[0].verb == STEP


def is_switch(order: Order) -> bool:
    """Whether an order is to switch something: it is done if that is as wanted."""
    return any(choice.switch != NOWHERE for choice in order.choices)


def parts_after(manoeuvre: "Manoeuvre", parts: int, act: str, move: int) -> int:
    """How many parts of a manoeuvre are done after an action, when so many were before it. Who goes
    on after a Step has arrived, after a switch has found it as wanted."""
    order = part_of(manoeuvre, parts)
    done = parts
    while order is not None:
        done += 1
        if part_done(order, act, move):
            return done
        if not (is_way(order) or is_switch(order)):
            return parts
        order = order.then
    return parts


def part_of(manoeuvre: "Manoeuvre", parts: int) -> Order | None:
    """The part of a manoeuvre that is next when so many are done."""
    order = manoeuvre.order
    while order is not None and parts > 0:
        order = order.then
        parts -= 1
    return order


class Manoeuvre:
    """A line of a script; its text is in parts that each reader's language tells. `goto` names
    another script, if it goes to one."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.who: int = CON
        self.more: int = 0
        """Cubes to be placed beyond those needed (Lindsey)."""
        self.when: int = AT_ANY_TIME
        self.tests: list[int] = []
        self.words: list[str] = []
        """Each test, told in the same way."""
        self.order: Order | None = None
        self.takes: list[int] = []
        """Items that the free Pick Up prefers on the way, beside those that the order is about."""
        self.items: list[int] = []
        """The Items that the line is about, those among them."""
        self.goto: str = ""


def items_of(manoeuvre: Manoeuvre) -> list[int]:
    """The Items that a line is about, Kompromat among them."""
    found = manoeuvre.takes[:]
    order = manoeuvre.order
    while order is not None:
        for choice in order.choices:
            found.append(KOMPROMAT if choice.kompromat else choice.item)
            if choice.inner is not None:
                found.append(choice.inner.item)
        order = order.then
    return [item for item in found if item != NOWHERE]


class Script:
    """The lines of a bot, as places in the edition's list of manoeuvres."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.main: list[int] = []
        self.focus: list[int] = []
        self.start: list[int] = []
        self.end: list[int] = []
        self.items: list[int] = []
        """Items Targeted in script: those that any of its lines is about."""
