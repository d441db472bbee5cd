"""Learning: lessons, and the course of a table."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from deorbit.core.lessons import Lesson
from deorbit.server.api.answers import (
    ALWAYS,
    AS_GUEST,
    BOTH,
    UNSAFE,
    OurSite,
    Person,
    errors,
    take_work,
)
from deorbit.server.api.play import PLAYS, READS, Asked, OwnSeat, read_from
from deorbit.server.api.tables import CHANGES, TableId
from deorbit.server.rooms import actions, learning
from deorbit.server.telling.course import told
from deorbit.server.wire.answers import Done, LessonCard, TableMade
from deorbit.server.wire.play import CourseTold, Played
from deorbit.server.wire.requests import NewLesson, Shown

TAGS = ["learning"]


@get(
    "/api/lessons/{game:str}",
    tags=TAGS,
    summary="The lessons of a game, in the order in which they are best taken",
    responses=errors(*ALWAYS, 404),
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


@post(
    "/api/lessons",
    status_code=200,
    tags=TAGS,
    summary="Begin a lesson, or try it again",
    description="Makes a table that begins at the lesson's position. Nobody plays the other seats.",
    responses=errors(*UNSAFE, 404),
    security=BOTH,
)
async def begin_lesson(data: JSONBody[NewLesson], site: OurSite, guest: Person) -> TableMade:
    site.limits.tables.take(guest.id)
    room = await learning.begin(site.rooms, guest, data.game, data.lesson, data.pack, data.instead)
    return TableMade(room.id)


@get(
    "/api/tables/{table:str}/course",
    tags=TAGS,
    summary="How far the learner at a seat has come",
    responses=READS,
    security=AS_GUEST,
)
async def course(
    table: TableId, site: OurSite, guest: Person, request: Asked, seat: OwnSeat
) -> CourseTold:
    take_work(site, request, guest)
    found, _ = await read_from(site, table, guest, seat)
    return CourseTold(told(found, seat))


@post(
    "/api/tables/{table:str}/course/next",
    status_code=200,
    tags=TAGS,
    summary="Play the next step of the tutorial's script",
    description="For everybody who holds a seat. `version` is the one that the reader knows;"
    " several who press at once see one step.",
    responses=PLAYS,
    security=BOTH,
)
async def course_next(
    table: TableId, data: JSONBody[Shown], site: OurSite, guest: Person
) -> Played:
    site.limits.actions.take(guest.id)
    return Played(await actions.act_for_course(site.rooms, table, guest.id, data.version))


@post(
    "/api/tables/{table:str}/course/skip",
    status_code=200,
    tags=TAGS,
    summary="Leave out the rest of a chapter of the tutorial",
    description="For one who learns alone: agents play on for everybody until the next chapter.",
    responses=CHANGES,
    security=BOTH,
)
async def course_skip(table: TableId, site: OurSite, guest: Person) -> Done:
    site.limits.chat.take(guest.id)
    await learning.skip(site.rooms, table, guest.id)
    return Done()


HANDLERS = [list_lessons, begin_lesson, course, course_next, course_skip]
