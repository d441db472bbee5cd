"""What a reader is told of a match in play: its state, its log, what helps to decide and to learn.

Views, desks and what is worked out for them are dicts by their keys. `Annotated` names the shape
that such a dict has on the wire.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Message(Struct):
    """A sentence as a message id with arguments."""

    id: str
    args: dict[str, str | int | None]


class Sentence(Struct):
    """A message whose values may be lists, or sentences themselves."""

    id: str
    args: "dict[str, Said]"


Said = str | int | Sentence | list[str | int | Sentence | None] | None


class Action(Struct):
    """A decision: a kind and its arguments."""

    kind: str
    args: list[str | int]


class Event(Message):
    """Something that happened; `step` counts the actions up to the one that caused it."""

    step: int


class Outcome(Struct):
    """How a match ended. `rows` holds, for each seat, what lies behind its score."""

    scores: list[int]
    winners: list[int]
    ending: str
    rows: list[list[tuple[str, int]]]


class View(Struct):
    """What every game's view holds, besides the keys of its own."""

    seats: int
    options: dict[str, Any]
    to_act: list[int]
    prompt: Message | None
    legal: list[Action]


class Played(Struct, omit_defaults=True):
    """`confirm`: nothing was done yet, because it could not be taken back."""

    version: int
    confirm: bool = False


class ReasonBody(Struct):
    rule: str
    id: str
    args: dict[str, str | int | None]
    text: str


class Considered(Struct):
    """`final`: could not be taken back, as far as this seat can know."""

    reason: ReasonBody | None
    final: bool


class Leg(Struct):
    to: str
    by: str


class Route(Struct):
    lines: list[Sentence]
    legs: list[Leg]


class Why(Struct):
    """How a decision came about, line by line; empty where there is nothing to tell."""

    lines: list[Sentence]


class Moment(Struct, omit_defaults=True):
    """A moment; without the view for who wants none."""

    step: int
    desk: dict[str, Any]
    view: Annotated[dict[str, Any], View] | UnsetType = UNSET


class Advised(Struct):
    """`action` is what to do now, the first of `line`; nothing for a seat that owes no decision.
    The line goes on to where something is drawn. `gain` is what it brings or is for,
    a sentence."""

    action: Action | None
    gain: Sentence | None
    line: list[Action]


class Goal(Struct, omit_defaults=True):
    """`optional`: reached if it comes along."""

    id: str
    done: bool
    optional: bool | UnsetType = UNSET


class LessonFault(Struct):
    id: str
    rule: str


class LessonTold(Struct, tag_field="sort", tag="lesson"):
    """How far a learner has come in a lesson."""

    name: str
    seat: int
    rules: list[str]
    goals: list[Goal]
    fault: LessonFault | None
    done: bool


class TutorialChapter(Struct):
    """`step`: after how many actions it began; null where it has not begun."""

    name: str
    title: str
    step: int | None


class TutorialSkipped(Struct):
    """A step of the script that is left out, and why."""

    action: Action
    reason: ReasonBody


class TutorialNext(Struct):
    """What the script plays next, as soon as somebody wants to see it."""

    seat: int
    action: Action
    say: str
    skipped: list[TutorialSkipped]


class TutorialTold(Struct, tag_field="sort", tag="tutorial"):
    """How far a learner has come in the tutorial. What is said are message ids, one for each
    paragraph."""

    time: Literal["first", "second"]
    chapter: str
    title: str
    chapters: list[TutorialChapter]
    rules: list[str]
    new: list[str]
    lindsey: list[str]
    you: list[str]
    limits: list[str]
    goals: list[Goal]
    next: TutorialNext | None
    done: bool


Course = LessonTold | TutorialTold


class CourseTold(Struct):
    """How far this reader has come; null at a table without a course, and for spectators."""

    course: Annotated[dict[str, Any], Course] | None


class Notes(Struct):
    text: str
