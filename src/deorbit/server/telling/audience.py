"""Who reads at a table, and what each is told of the match: whole, or as the change since then.

Readers who may know the same and stand at the same version share one text.
"""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from deorbit.core.match import Match
from deorbit.server.base import logs
from deorbit.server.rooms.matches import beside
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage.rows import ChatRow
from deorbit.server.tables.consent import may_vote
from deorbit.server.telling import cards, course, screens, views
from deorbit.server.telling.lines import MOST_AT_ONCE, Lines
from deorbit.server.telling.views import Key
from deorbit.server.wire.live import Game, GameMessage, Log, TableMessage
from deorbit.server.wire.patches import Parts, Patch, parts_of, patch, together, whole

NOTHING = -1
"""The version of a reader who has nothing yet."""


class State(NamedTuple):
    """What a reader was told at a version: the board is the same for all of them, the view is there
    if somebody wanted it."""

    version: int
    board: Parts
    own: Parts
    view: Parts | None


class Reader(Protocol):
    """Somebody who reads here, as far as the audience knows them: what happens only marks what they
    are to be told."""

    guest: str | None
    seat: int | None

    def tell_game(self) -> None: ...

    def tell_table(self) -> None: ...

    def tell_line(self, line: ChatRow) -> None: ...

    def tell_line_gone(self, line: ChatRow) -> None: ...

    def send_away(self) -> None: ...


class Audience:
    """Those who read at one table. Keeps what was told there, and for the seats that somebody reads
    the last two states."""

    def __init__(self, rooms: Rooms, room: Room, empty: Callable[[], None]) -> None:
        """`empty` is called when the last reader has gone."""
        self.room = room
        self._empty = empty
        self.readers: set[Reader] = set()
        self._rooms = rooms
        self._changes = room.changes
        self._chat = room.chat
        self._notices: dict[tuple[tuple[int, ...], bool, bool], str] = {}
        """How the table stands, as messages that were made already."""
        self._born = room.version
        self._lines: Lines | None = None
        """None while nobody reads, and until what was told before has been taken in."""
        self._taking_in: asyncio.Task[None] | None = None
        self._states: dict[Key, State] = {}
        self._before: dict[Key, State] = {}
        self._undo: dict[int, bool] = {}
        self._board: Parts | None = None
        self._board_patches: dict[int, Patch] = {}
        """What has changed on the board since a version, worked out once for all readers."""
        self._texts: dict[tuple[Key, bool, int, int], tuple[str, int]] = {}
        self._now: Match | None = room.play.match if room.play else None
        self._previous: Match | None = None
        """The match one action ago: the service changes copies only, so that it stays as it was."""

    # Who is here -----------------------------------------------------------------------------

    def add(self, reader: Reader) -> None:
        """Somebody comes: everybody else is told."""
        self.readers.add(reader)
        if self.room.gone:
            # Nobody wakes those who read there any more.
            reader.send_away()
        self._note_attendance()
        self._tell_tables(reader)

    def remove(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self._note_attendance()
        self._tell_tables()
        self._forget_unread()
        if not self.readers:
            self._drop()
            self._empty()

    def _note_attendance(self) -> None:
        self.room.visitors = [Visitor(reader.guest, reader.seat) for reader in self.readers]
        self.room.used = self._rooms.clock.now()
        self._rooms.attended(self.room)

    # What is new -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Something has changed at the table: mark what is to be told to whom."""
        room = self.room
        self._notices.clear()
        if self._rooms.closing or room.gone:
            for reader in self.readers:
                reader.send_away()
        if room.chat is not self._chat:
            self._tell_lines()
        if room.play is not None and room.match is not self._now:
            self._go_on(room.match)
            for reader in self.readers:
                reader.tell_game()
        if room.changes != self._changes:
            self._changes = room.changes
            self._tell_tables()

    def _tell_tables(self, but: Reader | None = None) -> None:
        """Tell everybody (but one) who is there, and how the table stands."""
        self._notices.clear()
        for reader in self.readers:
            if reader is not but:
                reader.tell_table()

    def _tell_lines(self) -> None:
        known = {line.number: line for line in self._chat}
        for line in self.room.chat:
            for reader in self.readers:
                if line.number not in known:
                    reader.tell_line(line)
                elif line.deleted and not known[line.number].deleted:
                    reader.tell_line_gone(line)
        self._chat = self.room.chat

    def _go_on(self, match: Match) -> None:
        """The match has gone on, or something was taken back."""
        before, self._now = self._now, match
        if before is None:
            self._follow(match)
            return
        alone = match.version == before.version + 1 and len(match) == len(before) + 1
        self._previous = before if alone else None
        self._follow(match)
        self._before |= self._states
        self._states.clear()
        self._undo.clear()
        self._texts.clear()
        self._board = None
        self._board_patches.clear()

    def _forget_unread(self) -> None:
        """Drop what was kept for readers who are gone."""
        read = {reader.seat for reader in self.readers}
        for kept in (self._states, self._before):
            for key in set(kept) - read:
                del kept[key]

    # What was told ---------------------------------------------------------------------------

    async def ready(self) -> None:
        """Return once everything that was told here can be read."""
        while self.room.play is not None and self._lines is None:
            self._follow(self.room.match)
            if self._taking_in is not None:
                await asyncio.shield(self._taking_in)

    def knows_all(self, version: int, length: int) -> bool:
        """Whether there is nothing to tell to a reader who stands there; nor is there yet, while
        what was told before is still being taken in."""
        lines = self._lines
        return lines is None or (version == self.room.version and length == len(lines))

    def _follow(self, match: Match) -> None:
        """Take in what is new. A long past is taken in beside everybody's play."""
        if not self.readers:
            self._drop()
            return
        lines = Lines() if self._lines is None else self._lines
        if lines.lag(match) > MOST_AT_ONCE:
            self._lines = None
            if self._taking_in is None:
                self._taking_in = asyncio.ensure_future(self._take_in(match))
            return
        lines.follow(match)
        if self._lines is None:
            self._lines, self._born = lines, match.version
        self.room.told = lines.size

    def _drop(self) -> None:
        self._lines, self.room.told = None, 0

    async def _take_in(self, match: Match) -> None:
        lines = Lines()
        try:
            await beside(match, lines.follow)
        except Exception as error:
            logs.fail("log-unreadable", error=error, table=self.room.id)
            raise
        finally:
            self._taking_in = None
        self._lines, self._born = lines, match.version
        self._follow(self.room.match)
        self._rooms.make_place(self.room)
        for reader in self.readers:
            reader.tell_game()

    def game(self, key: Key, view: bool, version: int, length: int) -> Game:
        """The state of play whole, with the view if it is wanted, the log from where this reader
        has it."""
        game: Game = self._game(Game, key, view, NOTHING, self._start(key, version, length))
        return game

    def text(self, key: Key, view: bool, version: int, length: int) -> tuple[str, int]:
        """A message to a reader who stands at this version with a log of this length, and how long
        the log is after it. Of a long one it holds a part: the rest is told by the next ones."""
        at = self._start(key, version, length)
        base = version if self._at(key, view, version) is not None else NOTHING
        found = self._texts.get((key, view, base, at))
        if found is None:
            message = self._game(GameMessage, key, view, base, at)
            found = msgspec.json.encode(message).decode(), at + len(message.log.events)
            if found[1] == len(self._told):
                self._texts[key, view, base, at] = found
        return found

    def _at(self, key: Key, view: bool, version: int) -> State | None:
        """What this reader was told at a version, if that is still known."""
        for kept in (self._states, self._before):
            state = kept.get(key)
            if state is not None and state.version == version and (state.view or not view):
                return state
        return None

    def notice(self, guest: str | None) -> str:
        """The message that tells a reader how the table stands. Readers to whom it looks the same
        share one text."""
        table = self.room.table
        key = (tuple(table.held_by(guest)), guest == table.row.host, may_vote(table, guest))
        if key not in self._notices:
            message = TableMessage(cards.info(self.room, guest))
            self._notices[key] = msgspec.json.encode(message).decode()
        return self._notices[key]

    # Inside ----------------------------------------------------------------------------------

    def _game(self, kind: type[Game], key: Key, view: bool, base: int, at: int) -> Any:
        match = self.room.match
        outcome = match.outcome
        now, before = self._state(key, view), self._at(key, view, base)
        state: dict[str, Any] = {}
        if before is None:
            state["desk"] = {**whole(now.board), **whole(now.own)}
            if view and now.view is not None:
                state["view"] = whole(now.view)
        else:
            state["desk_patch"] = together(self._board_patch(before), patch(before.own, now.own))
            if view and now.view is not None:
                state["patch"] = patch(before.view or {}, now.view)
        return kind(
            version=match.version,
            step=len(match),
            log=Log(at, self._told.cut(key, at)),
            undo=key is not None and self._may_undo(key),
            outcome=None if outcome is None else outcome.to_json(),
            scores=None if outcome is None else screens.scores(match),
            course=course.told(self.room, key),
            **state,
        )

    def _state(self, key: Key, view: bool) -> State:
        found = self._states.get(key)
        match = self.room.match
        if found is None:
            if self._board is None:
                self._board = parts_of(screens.board(match))
            own = parts_of(screens.own(match, key))
            found = self._states[key] = State(match.version, self._board, own, None)
        if view and found.view is None:
            told = parts_of(views.view_for(match, key))
            found = self._states[key] = found._replace(view=told)
        return found

    def _board_patch(self, before: State) -> Patch:
        found = self._board_patches.get(before.version)
        if found is None:
            assert self._board is not None
            found = self._board_patches[before.version] = patch(before.board, self._board)
        return found

    @property
    def _told(self) -> Lines:
        assert self._lines is not None
        return self._lines

    def _start(self, key: Key, version: int, length: int) -> int:
        """From where on the log of a reader at an earlier version is not what it should be."""
        if not 0 <= version <= self.room.version:
            return 0
        if version < self._born and self._was_cut(version):
            return 0
        return min(max(length, 0), self._told.same_since(key, version))

    def _was_cut(self, version: int) -> bool:
        """Whether logs changed between a version and the one they were taken in at."""
        if not self.room.match.to_act:
            return True
        return any(
            version < entry.number <= self._born and entry.sort != "act"
            for entry in self.room.entries
        )

    def _may_undo(self, seat: int) -> bool:
        if seat not in self._undo:
            self._undo[seat] = self._works_out_undo(seat)
        return self._undo[seat]

    def _works_out_undo(self, seat: int) -> bool:
        room = self.room
        if room.row.status != "playing" or room.endless or not len(room.match):
            return False
        last = room.entries[-1] if room.entries else None
        # Only beside others can a decision be taken back that is not the last one. Trying it out
        # is dear, so it is done only where it can succeed.
        if last is not None and last.sort == "act" and last.seat != seat:
            if room.play is not None and not room.play.beside:
                return False
        return room.match.may_undo(seat, self._previous)


class Audiences:
    """The audiences of all tables where somebody reads."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._known: dict[str, Audience] = {}
        rooms.wakeups.subscribe(self._wake)

    def at(self, room: Room) -> Audience:
        found = self._known.get(room.id)
        if found is None or found.room is not room:
            found = Audience(self._rooms, room, lambda: self._forget(room))
            if not room.gone:
                self._known[room.id] = found
        return found

    def _forget(self, room: Room) -> None:
        known = self._known.get(room.id)
        if known is not None and known.room is room:
            del self._known[room.id]

    def _wake(self, id: str) -> None:
        audience = self._known.get(id)
        if audience is None:
            return
        if audience.room.gone:
            del self._known[id]
        audience.wake()
