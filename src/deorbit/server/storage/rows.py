"""Rows of the database."""

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

Kind = Literal["open", "person", "agent", "left"]
Pace = Literal["live", "slow"]
Tempo = Literal["calm", "usual", "quick"]
Status = Literal["waiting", "playing", "over", "closed"]
Sort = Literal["act", "undo", "agreed-undo"]
Channel = Literal["table", "team"]
OriginSort = Literal["fork", "file", "position"]


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody who plays here. The secret itself is only in a browser's cookie."""

    id: str
    name: str
    secret_hash: str
    created: float
    seen: float
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OriginRow:
    """From where a match begins, if not from its set-up: after `step` actions of a match that
    `Match.dumps` wrote, or from a position, which is JSON as it was given."""

    table: str
    sort: OriginSort
    step: int
    save: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """`secret` is None before the start; `note` says why a table was closed; `lesson` is the name
    of the one that is learned there. `revision` counts every change of the table, its seats, its
    match and its chat, `talk` those of its chat: who changes something names the revision that they
    knew. `owing`: an agent may owe a decision; `late`: the seat whose agent cannot think just now;
    `skipping`: the chapter that agents play to its end; `tempo`: how fast bots move, `hurried`: as
    fast as they can until a person is asked. Lists of tables leave out `origin`.
    `sound`, which is not stored: whether all of it could be read."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    listed: bool
    pace: Pace
    status: Status
    host: str
    created: float
    touched: float
    rules: int
    secret: str | None = None
    outcome: dict[str, Any] | None = None
    rematch: str | None = None
    proposal: dict[str, Any] | None = None
    note: str = ""
    origin: OriginRow | None = None
    lesson: str | None = None
    revision: int = 0
    talk: int = 0
    owing: bool = True
    skipping: str | None = None
    late: int | None = None
    tempo: Tempo = "usual"
    hurried: bool = False
    sound: bool = True


@dataclass(frozen=True, slots=True)
class SeatRow:
    """`seen` is the step up to which its holders have watched."""

    table: str
    number: int
    kind: Kind
    name: str
    agent: str | None
    link: str
    notes: str = ""
    seen: int = 0
    resigned: bool = False
    holders: tuple[str, ...] = ()
    muted: bool = False


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One entry of a match's log. `number` is the match's version after it. There are very many in
    memory, so that the collector of rings does not look at them."""

    table: str
    number: int
    seat: int
    sort: Sort
    action: str
    client: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatRow:
    """`seat` is None for somebody who watches. `id` is unique within the table."""

    id: str
    table: str
    number: int
    seat: int | None
    guest: str
    name: str
    channel: Channel
    text: str
    at: float
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A match as `Match.dumps` writes it, after entry `number`."""

    table: str
    number: int
    save: str
