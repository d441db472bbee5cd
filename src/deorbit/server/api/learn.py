"""Learning: lessons, and the course of a table."""

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from deorbit.core.lessons import Lesson
from deorbit.server.api.callers import At, By
from deorbit.server.api.costs import SPEECH, TABLE, WORK
from deorbit.server.api.play import PLAYS, REFUSES, OwnSeat
from deorbit.server.api.routes import TABLE as AT_TABLE
from deorbit.server.api.routes import Routes
from deorbit.server.rooms import actions, learning
from deorbit.server.telling.course import told
from deorbit.server.wire.answers import Done, LessonCard, TableMade
from deorbit.server.wire.play import CourseTold, Played
from deorbit.server.wire.requests import NewLesson, Shown

routes = Routes("learning", refuses=(404,))


@routes.read(
    "/api/lessons/{game:str}",
    "The lessons of a game, in the order in which they are best taken",
    security=None,
)
async def list_lessons(game: Annotated[str, PathParameter(max_length=40)]) -> list[LessonCard]:
    return [_card(lesson) for lesson in learning.offered(game)]


def _card(lesson: Lesson) -> LessonCard:
    return LessonCard(
        name=lesson.name,
        message=lesson.message,
        rules=list(lesson.rules),
        minutes=2 + len(lesson.solution) // 3,
        pack=learning.pack_of(lesson),
        words=lesson.words,
    )


@routes.change(
    "/api/lessons",
    "Begin a lesson, or try it again",
    "Makes a table that begins at the lesson's position. Nobody plays the other seats.",
    cost=TABLE,
)
async def begin_lesson(by: By, data: JSONBody[NewLesson]) -> TableMade:
    room = await learning.begin(by.rooms, by.guest, data.game, data.lesson, data.pack, data.instead)
    return TableMade(room.id)


@routes.read(
    f"{AT_TABLE}/course",
    "How far the learner at a seat has come",
    guests=True,
    cost=WORK,
    refuses=REFUSES,
)
async def course(at: At, seat: OwnSeat) -> CourseTold:
    return CourseTold(told(await at.playing(seat), seat))


@routes.change(
    f"{AT_TABLE}/course/next",
    "Play the next step of the tutorial's script",
    "For everybody who holds a seat. `version` is the one that the reader knows;"
    " several who press at once see one step.",
    refuses=PLAYS,
)
async def course_next(at: At, data: JSONBody[Shown]) -> Played:
    return Played(await actions.act_for_course(at.rooms, at.table, at.guest.id, data.version))


@routes.change(
    f"{AT_TABLE}/course/skip",
    "Leave out the rest of a chapter of the tutorial",
    "For one who learns alone: agents play on for everybody until the next chapter.",
    cost=SPEECH,
    refuses=(409,),
)
async def course_skip(at: At) -> Done:
    await learning.skip(at.rooms, at.table, at.guest.id)
    return Done()
