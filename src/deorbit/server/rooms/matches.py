"""Matches of the service: begun from a secret, somewhere, and made again from what is stored."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec

import deorbit
from deorbit.core import match as core
from deorbit.core.chance import Chance
from deorbit.core.errors import BadInput, DeorbitError
from deorbit.core.match import Match
from deorbit.core.options import read_options
from deorbit.core.records import Action, Event, Reason
from deorbit.games import find
from deorbit.server.storage.rows import EntryRow, OriginRow, SnapshotRow, TableRow

T = TypeVar("T")


def for_thread(match: Match, work: Callable[[Match], T]) -> Callable[[], T]:
    """Work on a match, for a thread to do while everybody plays on. The copy made here takes as
    long for any match; that of its past, which nothing writes to, is made in the thread."""
    copy = match.copy()
    return lambda: work(copy.apart())


async def beside(match: Match, work: Callable[[Match], T]) -> T:
    return await asyncio.to_thread(for_thread(match, work))


def checked_options(game: str, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Options as somebody far away may give them: no option makes this machine read a file."""
    rules = find(game)
    if not rules.least_seats <= seats <= rules.most_seats:
        least, most = rules.least_seats, rules.most_seats
        raise BadInput("bad-seats", game=game, seats=seats, least=least, most=most)
    return read_options(rules.options, given, seats, stored=True)


def begin(
    game: str,
    options: dict[str, Any],
    seats: int,
    secret: bytes,
    origin: OriginRow | None = None,
) -> Match:
    """A match whose chances come from this secret: from its set-up, from a position, or going on
    from a match that is stored whole."""
    if origin is not None and origin.sort != "position":
        stored = deorbit.loads(origin.save)
        stored.story()
        # One that is over is only looked at, with the secrets it had.
        return stored.fork(len(stored), secret) if stored.to_act else stored
    rules = find(game)
    read = read_options(rules.options, options, seats, stored=True, begun=True)
    chance = Chance(secret, 0)
    if origin is None:
        state = rules.setup(read, seats, chance)
    else:
        # What the position leaves out is drawn from the secret too: nobody knows it beforehand.
        state = rules.from_position(msgspec.json.decode(origin.save), read, seats, chance)
    return core.begin(rules, state, read, [(0, secret)], 0, origin is None)


@dataclass(slots=True)
class Play:
    """A match, and since which version each seat has been asked what it is asked now, or may take
    back that it is done."""

    match: Match
    since: dict[int, int]
    beside: bool = False
    """Whether the last decision was taken beside others, so that it need not be the one that a seat
    takes back."""

    @classmethod
    def of(cls, match: Match) -> "Play":
        """What happened so far is found out now, which of a match that was read takes long."""
        match.story()
        return cls(match, dict.fromkeys(match.questions(), match.version))

    def copy(self) -> "Play":
        return Play(self.match.copy(), dict(self.since), self.beside)

    def apart(self) -> "Play":
        """A copy for another thread."""
        return Play(self.match.apart(), dict(self.since), self.beside)

    def attempt(self, seat: int, action: Action) -> Reason | list[Event]:
        """What happened, or why a rule forbids it."""
        before, beside = self.match.questions(), self.match.parallel
        done = self.match.attempt(seat, action)
        if not isinstance(done, Reason):
            self.beside = beside
            self._note(seat, before, beside)
        return done

    def undo(self, seat: int, agreed: bool) -> bool:
        before, beside = self.match.questions(), self.match.parallel
        done = self.match.undo(seat, agreed)
        if done:
            self.match.story()
            self._note(seat, before, beside)
        return done

    def _note(self, actor: int, before: dict[int, int], beside: bool) -> None:
        """Who chooses beside others goes on with the same question when one of them is done."""
        version = self.match.version
        self.since = {
            seat: self.since.get(seat, version)
            if beside and seat != actor and before.get(seat) == question
            else version
            for seat, question in self.match.questions().items()
        }


class Broken(Exception):
    """What is stored of a match is not all there; `str()` says which part: "row" or "entry"."""

    def __init__(self, part: str, number: int = 0) -> None:
        super().__init__(part)
        self.number = number


class Restored(NamedTuple):
    """A match as it stands. `old`: the rules are not those it began with, so that it should be
    stored whole now; `given_up`: how many entries the rules of today refuse."""

    play: Play
    old: bool
    given_up: int


def apply(play: Play, entry: EntryRow) -> bool:
    """Play a stored entry again. False if it is not legal (any more)."""
    try:
        if entry.sort == "act":
            done = play.attempt(entry.seat, Action.parse(entry.action))
            return not isinstance(done, Reason)
        return play.undo(entry.seat, entry.sort == "agreed-undo")
    except DeorbitError:
        return False


def restore(row: TableRow, entries: Sequence[EntryRow], snapshot: SnapshotRow | None) -> Restored:
    """The match of a table. Under the rules that it began with nothing is ever left out."""
    assert row.secret is not None
    old = find(row.game).version != row.rules
    if old and snapshot is not None:
        match = deorbit.loads(snapshot.save)
        match.go_on_from(snapshot.number)
        play = Play.of(match)
    else:
        secret = bytes.fromhex(row.secret)
        play = Play.of(begin(row.game, row.options, row.seats, secret, row.origin))
    behind = [entry for entry in entries if entry.number > play.match.version]
    for place, entry in enumerate(behind):
        if entry.number != play.match.version + 1:
            raise Broken("entry", play.match.version + 1)
        if apply(play, entry):
            continue
        if not old:
            raise Broken("entry", entry.number)
        play.match.go_on_from(behind[-1].number)
        return Restored(Play.of(play.match), old, len(behind) - place)
    return Restored(play, old, 0)
