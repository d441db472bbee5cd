"""The past of a match: what a reader saw at each moment of it, some moments at a time.

While a match runs, a reader sees the past as the seat saw it, or as a spectator did. After its end
everybody who may watch sees what any seat saw, or everything.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Literal

import msgspec

from deorbit.core.match import Match
from deorbit.core.recording import changes
from deorbit.server.base.files import File
from deorbit.server.base.long_work import LongWork
from deorbit.server.base.refusals import FORBIDDEN, Refusal
from deorbit.server.rooms.matches import for_thread
from deorbit.server.rooms.room import Room
from deorbit.server.telling import screens, views
from deorbit.server.wire.past import Logged, MomentChange, Patch, Replay
from deorbit.server.wire.play import Event, Moment, Sentence, Why

Facts = dict[str, Any]
ALL: Literal["all"] = "all"
Reader = int | None | Literal["all"]
"""A seat, a spectator of a running match (None), or somebody to whom everything lies open."""

MOST_MOMENTS = 64
"""How many are worked out for one request."""
KEPT_BYTES = 32 << 20
"""Room for moments of finished matches, which never change."""


def reader_at(room: Room, guest: str | None, seat: int | None, wanted: str | None) -> Reader:
    """Whose eyes the past is seen with. `wanted` is a seat's number or "all", for finished matches;
    `seat` one that the guest holds."""
    match = room.match
    if wanted is not None:
        if match.to_act:
            raise Refusal(FORBIDDEN, "server-replay-running")
        return ALL if wanted == ALL else room.table.seat(int(wanted)).number
    if seat is not None:
        room.table.check_holder(guest, seat)
    return seat if match.to_act else ALL


def seen(past: Match, reader: Reader) -> Any:
    """The state at a moment as a reader may know it."""
    return past.laid_open() if reader == ALL else past.seen(reader)


def view(past: Match, reader: Reader) -> Facts:
    """The view of a reader at a moment. What could be done then is left out: nobody decides now."""
    if not past.to_act:
        return views.view_for(past, None)
    if reader == ALL:
        return {**past.position(), "to_act": list(past.to_act), "prompt": None, "legal": []}
    return {**past.view(reader), "legal": []}


def moments(
    match: Match, reader: Reader, first: int, count: int, with_view: bool
) -> Iterator[tuple[Facts, Facts]]:
    """View (empty if it is not wanted) and desk of so many moments, as far as there are. Whose it
    is stays the same for the whole match."""
    whose: Facts = {}
    for past in islice(match.moments(first), count):
        desk = screens.desk(past.game, seen(past, reader), None)
        if not whose and reader not in (None, ALL):
            own = screens.desk(past.game, seen(past, reader), reader)
            whose = {key: own[key] for key in ("seat", "own") if key in own}
        yield view(past, reader) if with_view else {}, {**desk, **whose}


def as_changes(all: Iterable[tuple[Facts, Facts]], with_view: bool) -> Iterator[MomentChange]:
    before: tuple[Facts, Facts] = ({}, {})
    for now in all:
        view, desk = map(changes, before, now)
        told = MomentChange(Patch(desk.set, desk.gone))
        if with_view:
            told.set, told.gone = view.set, view.gone
        yield told
        before = now


def moment(match: Match, seat: int | None, step: int, with_view: bool = True) -> Moment:
    """The board as a reader saw it after so many actions; everything of a finished match."""
    past = match.at(step)
    laid_open = bool(past.to_act) and not match.to_act
    seen = past.laid_open() if laid_open else past.seen(seat)
    told = Moment(step, screens.desk(past.game, seen, None if laid_open else seat))
    if with_view:
        told.view = view(past, ALL) if laid_open else views.view_for(past, seat)
    return told


def replay(match: Match, reader: Reader, first: int, count: int, with_view: bool = True) -> Replay:
    found = list(as_changes(moments(match, reader, first, count, with_view), with_view))
    return Replay(match.version, first, len(match), found)


def logged(match: Match, reader: Reader) -> Logged:
    if reader == ALL:
        told = views.log_for(match, None)
    else:
        told = [event.to_json() for event in match.log(reader)]
    return Logged([Event(event["id"], event["args"], event["step"]) for event in told])


def reasons(match: Match, step: int) -> Why:
    """How the decision came about that was taken as action `step`. It is told from what everybody
    could see, so that it is the same for all readers."""
    return Why([Sentence(line.id, line.args) for line in match.why(step)])


class Archive:
    """Works out the past as long work, on copies; keeps what belongs to finished matches, what was
    asked for longest ago making room."""

    def __init__(self, work: LongWork, room: int = KEPT_BYTES) -> None:
        self._work = work
        self._room = room
        self._used = 0
        self._kept: OrderedDict[tuple[Any, ...], File] = OrderedDict()

    async def replay(
        self, asker: str, room: Room, reader: Reader, first: int, count: int, view: bool = True
    ) -> File:
        what = ("replay", reader, first, count, view)
        return await self._found(
            asker, room, what, lambda it: replay(it, reader, first, count, view)
        )

    async def log(self, asker: str, room: Room, reader: Reader) -> File:
        return await self._found(asker, room, ("log", reader), lambda it: logged(it, reader))

    async def why(self, asker: str, room: Room, step: int) -> File:
        return await self._found(asker, room, ("why", step), lambda it: reasons(it, step))

    async def _found(
        self, asker: str, room: Room, what: tuple[Any, ...], make: Callable[[Match], Any]
    ) -> File:
        key = (room.id, *what)
        file = self._look(key)
        if file is None:
            match = room.match
            job = for_thread(match, lambda its: self._kept.get(key) or _file(make(its)))
            file = await self._work.run(asker, job)
            if not match.to_act:
                self._keep(key, file)
        return file

    def _look(self, key: tuple[Any, ...]) -> File | None:
        file = self._kept.get(key)
        if file is not None:
            self._kept.move_to_end(key)
        return file

    def _keep(self, key: tuple[Any, ...], file: File) -> None:
        if key in self._kept:
            return
        self._kept[key] = file
        self._used += _size(file)
        while self._used > self._room:
            self._used -= _size(self._kept.popitem(last=False)[1])


def _file(answer: Any) -> File:
    return File.of(msgspec.json.encode(answer), "application/json")


def _size(file: File) -> int:
    return len(file.body) + len(file.packed or b"")
