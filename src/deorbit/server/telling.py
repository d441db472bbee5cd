"""What each reader of a table is told of the match: whole, or as the change since last time.

Readers who may know the same and stand at the same version share one text.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from deorbit.core.match import Match
from deorbit.core.records import Event
from deorbit.server import courses, desks
from deorbit.server.api.channel import Game, GameMessage, Log
from deorbit.server.patches import Parts, parts_of, patch, whole
from deorbit.server.table import Table

Told = dict[str, Any]
Key = int | None
"""The seat of a reader; None for those who watch."""

NOTHING = -1
"""The version of a reader who has nothing yet."""


def view_for(match: Match, seat: Key) -> dict[str, Any]:
    """What a reader sees: of a finished match everything."""
    if match.to_act:
        return match.view(seat)
    return {**match.position(), "to_act": [], "prompt": None, "legal": []}


def log_for(match: Match, seat: Key) -> list[Told]:
    """What a reader is told: of a finished match everything that any seat was told."""
    told = [event.to_json() for event in match.log(seat)]
    if not match.to_act:
        for other in range(match.seats):
            for event, known in zip(told, match.log(other), strict=True):
                args: dict[str, Any] = event["args"]  # type: ignore[assignment]
                for name, value in known.args.items():
                    if args.get(name) is None:
                        args[name] = value
    return told


class State(NamedTuple):
    """What a reader was told at a version."""

    version: int
    view: Parts
    desk: Parts


UNTOLD = State(NOTHING, {}, {})


class Teller:
    """Keeps, for the seats that somebody reads, the last two states and the log."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._born = table.version
        self._logs: dict[Key, list[Raw]] = {}
        self._cuts: list[tuple[int, dict[Key, int]]] = []
        self._states: dict[Key, State] = {}
        self._before: dict[Key, State] = {}
        self._undo: dict[int, bool] = {}
        self._memory: desks.Memory = {}
        self._texts: dict[tuple[Key, int, int], str] = {}
        self._clock: tuple[int, dict[str, Any] | None] | None = None
        self._now: Match | None = table.play.match if table.play else None
        self._previous: Match | None = None
        """The match one action ago: the service changes copies only, so that it stays as it was."""

    def moved(self, events: list[Event] | None) -> None:
        """The match has gone on: by these events, or (None) by taking back."""
        match = self._table.match
        self._previous, self._now = self._now if events is not None else None, match
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

    def forget_unread(self) -> None:
        """Drop what was kept for readers who are gone."""
        read = {reader.seat for reader in self._table.readers}
        for kept in (self._logs, self._states, self._before):
            for key in set(kept) - read:
                del kept[key]

    def length(self, key: Key) -> int:
        return len(self._log(key))

    def game(self, key: Key, version: int, length: int) -> Game:
        """The state of play whole, the log from where this reader has it."""
        game: Game = self._game(Game, key, NOTHING, self._start(key, version, length))
        return game

    def text(self, key: Key, version: int, length: int) -> str:
        """A message to a reader who stands at this version with a log of this length."""
        at = self._start(key, version, length)
        base = version if self._before.get(key, UNTOLD).version == version else NOTHING
        found = self._texts.get((key, base, at))
        if found is None:
            message = self._game(GameMessage, key, base, at)
            found = self._texts[key, base, at] = msgspec.json.encode(message).decode()
        return found

    def clock(self) -> dict[str, Any] | None:
        """How far the match has come; from what everybody may see."""
        match = self._table.match
        if self._clock is None or self._clock[0] != match.version:
            self._clock = (match.version, desks.clock(match.game, view_for(match, None)))
        return self._clock[1]

    # Inside ----------------------------------------------------------------------------------

    def _game(self, kind: type[Game], key: Key, base: int, at: int) -> Any:
        match = self._table.match
        outcome = match.outcome
        now, before = self._state(key), self._before.get(key, UNTOLD)
        if base == NOTHING:
            state: dict[str, Any] = {"view": whole(now.view), "desk": whole(now.desk)}
        else:
            state = {
                "patch": patch(before.view, now.view),
                "desk_patch": patch(before.desk, now.desk),
            }
        return kind(
            version=match.version,
            step=len(match),
            log=Log(at, self._log(key)[at:]),
            undo=key is not None and self._may_undo(key),
            outcome=None if outcome is None else outcome.to_json(),
            scores=None if outcome is None else desks.scores(match),
            course=courses.told(self._table, key),
            **state,
        )

    def _state(self, key: Key) -> State:
        if key not in self._states:
            match = self._table.match
            view = view_for(match, key)
            desk = desks.desk(match, key, view, self._memory)
            self._states[key] = State(match.version, parts_of(view), parts_of(desk))
        return self._states[key]

    def _log(self, key: Key) -> list[Raw]:
        if key not in self._logs:
            self._logs[key] = _log(self._table.match, key)
        return self._logs[key]

    def _start(self, key: Key, version: int, length: int) -> int:
        """From where on the log of a reader at an earlier version is not what it should be."""
        now = self._table.version
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
        if not self._table.match.to_act:
            return True
        return any(
            entry.sort != "act"
            for entry in self._table.entries
            if version < entry.number <= self._born
        )

    def _may_undo(self, seat: int) -> bool:
        if seat not in self._undo:
            self._undo[seat] = self._works_out_undo(seat)
        return self._undo[seat]

    def _works_out_undo(self, seat: int) -> bool:
        table = self._table
        if table.row.status != "playing" or table.endless or not len(table.match):
            return False
        last = table.entries[-1] if table.entries else None
        # Only beside others can a decision be taken back that is not the last one. Trying it out
        # is dear, so it is done only where it can succeed.
        if last is not None and last.sort == "act" and last.seat != seat:
            if table.play is not None and not table.play.beside:
                return False
        return table.match.may_undo(seat, self._previous)


def _log(match: Match, key: Key) -> list[Raw]:
    return [_line(event) for event in log_for(match, key)]


def _line(event: Told) -> Raw:
    return Raw(msgspec.json.encode(event))


def _in_common(one: list[Raw], other: list[Raw]) -> int:
    length = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        length += 1
    return length
