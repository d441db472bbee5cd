"""Who reads at a table, and what each is told of the match: whole, or as the change since then.

Readers who may know the same and stand at the same version share one text.
"""

from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Raw

from deorbit.core.match import Match
from deorbit.server.rooms.room import Room, Visitor
from deorbit.server.rooms.rooms import Rooms
from deorbit.server.storage.rows import ChatRow
from deorbit.server.tables.consent import may_vote
from deorbit.server.telling import cards, course, screens, views
from deorbit.server.telling.views import Key, Told
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


UNTOLD = State(NOTHING, {}, {}, None)


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
    """Those who read at one table. Keeps, for the seats that somebody reads, the last two states
    and the log."""

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self.room = room
        self.readers: set[Reader] = set()
        self._rooms = rooms
        self._revision = room.revision
        self._chat = room.chat
        self._notices: dict[tuple[tuple[int, ...], bool, bool], str] = {}
        """How the table stands, as messages that were made already."""
        self._born = room.version
        self._logs: dict[Key, list[Raw]] = {}
        self._cuts: list[tuple[int, dict[Key, int]]] = []
        self._states: dict[Key, State] = {}
        self._before: dict[Key, State] = {}
        self._undo: dict[int, bool] = {}
        self._board: Parts | None = None
        self._board_patches: dict[int, Patch] = {}
        """What has changed on the board since a version, worked out once for all readers."""
        self._texts: dict[tuple[Key, bool, int, int], str] = {}
        self._now: Match | None = room.play.match if room.play else None
        self._previous: Match | None = None
        """The match one action ago: the service changes copies only, so that it stays as it was."""

    # Who is here -----------------------------------------------------------------------------

    def add(self, reader: Reader) -> None:
        """Somebody comes: everybody else is told."""
        self.readers.add(reader)
        if self._rooms.closing or self.room.gone:
            reader.send_away()
        self._note_attendance()
        self._tell_tables(reader)

    def remove(self, reader: Reader) -> None:
        self.readers.discard(reader)
        self._note_attendance()
        self._tell_tables()
        self._forget_unread()

    def _note_attendance(self) -> None:
        self.room.visitors = [Visitor(reader.guest, reader.seat) for reader in self.readers]

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
        if room.revision != self._revision:
            self._revision = room.revision
            self._tell_tables()

    def _tell_tables(self, but: Reader | None = None) -> None:
        """Tell everybody (but one) who is there, and how the table stands."""
        self._notices.clear()
        for reader in self.readers:
            if reader is not but:
                reader.tell_table()

    def _tell_lines(self) -> None:
        known = {line.number: line for line in self._chat}
        newest = max(known, default=0)
        for line in self.room.chat:
            for reader in self.readers:
                if line.number > newest:
                    reader.tell_line(line)
                elif line.deleted and not known[line.number].deleted:
                    reader.tell_line_gone(line)
        self._chat = self.room.chat

    def _go_on(self, match: Match) -> None:
        """The match has gone on: by the room's news, or (where there are none, or something was
        missed) by taking back."""
        before, self._now = self._now, match
        if before is None:
            self._born = match.version
            return
        events = self.room.news if match.version == before.version + 1 else None
        self._previous = before if events is not None else None
        if events is not None and match.to_act:
            known = [None if event.secret else _line(event.to_json()) for event in events]
            for key, log in self._logs.items():
                log.extend(
                    told or _line(event.read_by(key).to_json())
                    for event, told in zip(events, known, strict=True)
                )
        else:
            kept: dict[Key, int] = {}
            for key, log in self._logs.items():
                fresh = _log(match, key)
                kept[key] = _in_common(log, fresh)
                self._logs[key] = fresh
            self._cuts.append((match.version, kept))
        self._before |= self._states
        self._states.clear()
        self._undo.clear()
        self._texts.clear()
        self._board = None
        self._board_patches.clear()

    def _forget_unread(self) -> None:
        """Drop what was kept for readers who are gone."""
        read = {reader.seat for reader in self.readers}
        for kept in (self._logs, self._states, self._before):
            for key in set(kept) - read:
                del kept[key]

    def length(self, key: Key) -> int:
        return len(self._log(key))

    def game(self, key: Key, view: bool, version: int, length: int) -> Game:
        """The state of play whole, with the view if it is wanted, the log from where this reader
        has it."""
        game: Game = self._game(Game, key, view, NOTHING, self._start(key, version, length))
        return game

    def text(self, key: Key, view: bool, version: int, length: int) -> str:
        """A message to a reader who stands at this version with a log of this length."""
        at = self._start(key, version, length)
        before = self._before.get(key, UNTOLD)
        is_known = before.version == version and not (view and before.view is None)
        base = version if is_known else NOTHING
        found = self._texts.get((key, view, base, at))
        if found is None:
            message = self._game(GameMessage, key, view, base, at)
            found = self._texts[key, view, base, at] = msgspec.json.encode(message).decode()
        return found

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
        now, before = self._state(key, view), self._before.get(key, UNTOLD)
        state: dict[str, Any] = {}
        if base == NOTHING:
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
            log=Log(at, self._log(key)[at:]),
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

    def _log(self, key: Key) -> list[Raw]:
        if key not in self._logs:
            self._logs[key] = _log(self.room.match, key)
        return self._logs[key]

    def _start(self, key: Key, version: int, length: int) -> int:
        """From where on the log of a reader at an earlier version is not what it should be."""
        now = self.room.version
        if not 0 <= version <= now:
            return 0
        at = min(max(length, 0), len(self._log(key)))
        if version < self._born and self._was_cut(version):
            return 0
        for cut, kept in self._cuts:
            if cut > version:
                at = min(at, kept.get(key, 0))
        return at

    def _was_cut(self, version: int) -> bool:
        """Whether logs changed between a version and the one this table was loaded at."""
        if not self.room.match.to_act:
            return True
        return any(
            entry.sort != "act"
            for entry in self.room.entries
            if version < entry.number <= self._born
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
    """The audiences of all tables where somebody reads, or did since it was last loaded."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._known: dict[str, Audience] = {}
        rooms.wakeups.subscribe(self._wake)

    def at(self, room: Room) -> Audience:
        found = self._known.get(room.id)
        if found is None or found.room is not room:
            found = Audience(self._rooms, room)
            if not room.gone:
                self._known[room.id] = found
        return found

    def _wake(self, id: str) -> None:
        audience = self._known.get(id)
        if audience is None:
            return
        if audience.room.gone:
            del self._known[id]
        audience.wake()


def _log(match: Match, key: Key) -> list[Raw]:
    return [_line(event) for event in views.log_for(match, key)]


def _line(event: Told) -> Raw:
    return Raw(msgspec.json.encode(event))


def _in_common(one: list[Raw], other: list[Raw]) -> int:
    length = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        length += 1
    return length
