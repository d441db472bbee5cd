"""Learning: lessons are begun and tried again, chapters of the tutorial left out."""

from deorbit.core.lessons import Lesson
from deorbit.core.options import PackOption
from deorbit.games import NAMES, find, lessons
from deorbit.server.base import logs
from deorbit.server.base.refusals import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from deorbit.server.rooms import lobby, origins
from deorbit.server.rooms.deciding import decided
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage import records
from deorbit.server.storage.rows import GuestRow
from deorbit.server.tables.seating import Wanted

MOST_LESSONS = 6
"""Lessons that a guest is in the middle of at once; another one puts away the oldest."""
CLOSED = "lesson"
"""The note of a lesson, or of a chapter, that was left for another try."""


def offered(game: str) -> list[Lesson]:
    """The lessons of a game, then those of the content packs that the host installed."""
    if game not in NAMES:
        raise Refusal(NOT_FOUND, "server-no-lesson")
    found = list(lessons(game))
    for option in find(game).options:
        if isinstance(option, PackOption):
            found += [lesson for tag in option.known() for lesson in lessons(game, tag)]
    return found


def pack_of(lesson: Lesson) -> str | None:
    """The hash of the content pack that a lesson comes from."""
    pack = lesson.position.get("options", {}).get("pack")
    return pack["hash"] if pack else None


async def begin(
    rooms: Rooms, guest: GuestRow, game: str, name: str, pack: str | None, instead: str | None
) -> Room:
    """A table at the lesson's position, the guest in the learner's seat. Nobody plays the others:
    it ends where the learner's turn does."""
    named = [one for one in offered(game) if (one.name, pack_of(one)) == (name, pack)]
    if not named:
        raise Refusal(NOT_FOUND, "server-no-lesson")
    lesson = named[0]
    count = lesson.position.get("seats", find(game).usual_seats)
    options, origin = origins.of_position(lesson.position, {}, count)
    seats = [Wanted("me" if seat == lesson.seat else "agent") for seat in range(count)]
    await _make_room(rooms, guest.id, instead)
    room = await lobby.create(
        rooms, guest, game, options, seats, False, "live", True, origin, lesson.name
    )
    logs.note("lesson-begun", table=room.id, game=game, lesson=name)
    return room


async def _make_room(rooms: Rooms, guest: str, instead: str | None) -> None:
    running = await rooms.read(lambda connection: records.lessons_of(connection, guest))
    old = [row.id for row in running[MOST_LESSONS - 1 :]]
    for id in {*old, *(row.id for row in running if row.id == instead)}:
        await put_away(rooms, id)


@decided
async def put_away(rooms: Rooms, id: str) -> None:
    """Close a try that is left for another one. What was played stays on record."""
    async with rooms.at(id) as room:
        if room.row.status == "playing":
            # Nobody is told: who looks at it is about to go elsewhere.
            await rooms.save(room, status="closed", note=CLOSED, proposal=None)


@decided
async def skip(rooms: Rooms, id: str, guest: str) -> None:
    """Agents play on for everybody until the next chapter; for one who learns alone."""
    async with rooms.at(id) as room:
        room.table.check_status("playing")
        people = {frozenset(seat.holders) for seat in room.seats if seat.kind != "agent"}
        if len(people) != 1 or not room.table.held_by(guest):
            raise Refusal(FORBIDDEN, "server-skip-alone")
        chapter = room.lead.chapter(room.match) if room.lead else None
        if room.lead is None or chapter is None:
            raise Refusal(CONFLICT, "server-nothing-shown")
        await rooms.save(room, skipping=chapter)
        room.ours = True
        rooms.moved(room)
