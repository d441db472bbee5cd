"""What was told at a table: every line is encoded once, with who may read it whole. Readers get
cuts of it, each no larger than a message may be."""

from bisect import bisect_left, bisect_right

import msgspec
from msgspec import Raw

from deorbit.core.match import Match
from deorbit.core.records import Event
from deorbit.server.telling.views import Key

LARGEST_CUT = 64 << 10
"""Bytes of lines that a message holds: more of them come in the next one."""
MOST_AT_ONCE = 256
"""Events that are encoded while everybody waits; more of them are taken in beside play."""


class Lines:
    """Follows a match from action to action. What was taken back is cut off, and only what came in
    its place is made anew."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        """As those read them who may not know what is secret in them."""
        self._secret: list[int] = []
        """The places of lines that hold a secret of some seats, in order."""
        self._known: list[tuple[tuple[int, ...], bytes]] = []
        """To each of them: who reads it whole, and how they do."""
        self._numbers: list[int] = []
        """The log number of every action that was told: none is used twice, so that where two
        matches of a table have the same one at the same place, they are the same up to there."""
        self._ends: list[int] = []
        """How many lines there are before the first action, which tell of parts under earlier
        rules, and after each. Nothing was read yet while it is empty."""
        self._opened: int | None = None
        """The version at which the match was over, so that everything lies open."""
        self._cuts: list[tuple[int, int]] = []
        """Versions at which lines were cut off, and how many stayed; both grow along the list."""
        self.size = 0
        """Bytes of all lines."""

    def __len__(self) -> int:
        return len(self._lines)

    # Following -------------------------------------------------------------------------------

    def lag(self, match: Match) -> int:
        """How many events have to be encoded to catch up."""
        fresh = match.story()[self._shared(match.numbers) :]
        return sum(map(len, fresh)) + (0 if self._ends else match.told_earlier)

    def follow(self, match: Match) -> None:
        """Catch up with the match."""
        if not self._ends:
            for event in match.earlier():
                self._add(event, match.seats)
            self._ends.append(len(self._lines))
        numbers = match.numbers
        kept = self._shared(numbers)
        if kept < len(self._numbers):
            self._cut(kept, match.version)
        end = len(self._lines)
        for event in match.happened(kept):
            self._add(event, match.seats)
        for happened in match.story()[kept:]:
            end += len(happened)
            self._ends.append(end)
        self._numbers = numbers
        if not match.to_act and self._opened is None:
            self._opened = match.version

    def _shared(self, numbers: list[int]) -> int:
        """How many actions are told already."""
        step = min(len(self._numbers), len(numbers))
        while step and self._numbers[step - 1] != numbers[step - 1]:
            step -= 1
        return step

    def _cut(self, steps: int, version: int) -> None:
        end = self._ends[steps]
        del self._ends[steps + 1 :]
        self.size -= sum(map(len, self._lines[end:]))
        del self._lines[end:]
        place = bisect_left(self._secret, end)
        self.size -= sum(len(known) for _, known in self._known[place:])
        del self._secret[place:]
        del self._known[place:]
        while self._cuts and self._cuts[-1][1] >= end:
            self._cuts.pop()
        self._cuts.append((version, end))

    def _add(self, event: Event, seats: int) -> None:
        readers = event.readers
        if readers is not None:
            readers = tuple(seat for seat in readers if seat < seats)
        whole = _line(event, {**event.args, **event.secret})
        if event.secret and readers is not None:
            masked = _line(event, {**event.args, **dict.fromkeys(event.secret)})
            if readers and masked != whole:
                self._secret.append(len(self._lines))
                self._known.append((readers, whole))
                self.size += len(whole)
            whole = masked
        self._lines.append(whole)
        self.size += len(whole)

    # Telling ---------------------------------------------------------------------------------

    def cut(self, key: Key, at: int) -> list[Raw]:
        """The lines of a reader from a place on, as many as go into one message."""
        found: list[Raw] = []
        size = 0
        place = bisect_left(self._secret, at)
        for number in range(at, len(self._lines)):
            line = self._lines[number]
            if place < len(self._secret) and self._secret[place] == number:
                readers, whole = self._known[place]
                place += 1
                if self._opened is not None or key in readers:
                    line = whole
            size += len(line)
            if found and size > LARGEST_CUT:
                break
            found.append(Raw(line))
        return found

    def same_since(self, key: Key, version: int) -> int:
        """How many of its first lines a reader has known since a version as they are now."""
        place = bisect_right(self._cuts, (version, len(self._lines)))
        same = self._cuts[place][1] if place < len(self._cuts) else len(self._lines)
        if self._opened is not None and version < self._opened:
            hidden = (
                number
                for number, (readers, _) in zip(self._secret, self._known, strict=True)
                if key not in readers
            )
            same = min(same, next(hidden, same))
        return same


def _line(event: Event, args: dict[str, object]) -> bytes:
    return msgspec.json.encode({"id": event.id, "args": args, "step": event.step})
