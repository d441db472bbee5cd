"""What answers look like: guests, games, tables."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from deorbit.server.wire.play import Message, Outcome
from deorbit.server.wire.requests import Channel, Pace, ProposalKind, Tempo

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "agent", "left"]
OriginSort = Literal["fork", "file", "position"]
Trouble = Literal["damaged", "missing"]
CourseSort = Literal["lesson", "tutorial"]


class ErrorBody(Struct, omit_defaults=True):
    id: str
    args: dict[str, str | int | None]
    text: str
    rule: str | UnsetType = UNSET


class ErrorAnswer(Struct):
    """Why not: a message id with arguments, and the English sentence. `rule` where a rule of the
    game forbids it."""

    error: ErrorBody


class Guest(Struct):
    id: str
    name: str


class Me(Struct):
    guest: Guest | None
    settings: dict[str, Any]


class RosterEntry(Struct):
    """A character that can be chosen; its name is the message `GAME-character-NAME`. `identities`:
    whom a player or a bot can be with it."""

    name: str
    kind: str
    tier: int
    tutorial: bool
    identities: list[str] = []


class Roster(Struct):
    """Who can be chosen with a content pack (its hash; null: without one), and how many the rules
    want, by the number of seats."""

    pack: str | None
    wanted: dict[str, int]
    characters: list[RosterEntry]


class EachNames(Struct):
    """The names of which each seat gets one, all different; `least`: so many names even if fewer
    play; `lot`: left out, they are drawn."""

    names: list[str]
    least: int
    lot: bool


class GameOption(Struct, omit_defaults=True):
    """`rosters` where the value may be a list of characters, `each` where it is a name for each
    seat."""

    name: str
    default: Any
    accepts: str
    choices: list[Any] | UnsetType = UNSET
    rosters: list[Roster] | UnsetType = UNSET
    each: EachNames | UnsetType = UNSET


class GameInfo(Struct):
    """`tutorial`: whether a guided game teaches it."""

    name: str
    seats: tuple[int, int]
    usual: int
    options: list[GameOption]
    agents: list[str]
    secrets: bool
    tutorial: bool


class SeatCard(Struct):
    name: str
    kind: SeatKind
    bot: bool


class TableCard(Struct):
    """A table as the lobby shows it. `asked` are the seats whose decision is awaited. `trouble`:
    why it cannot be opened: what is stored of it is damaged, or its game or content pack is not
    installed here."""

    id: str
    game: str
    status: Status
    pace: Pace
    listed: bool
    seats: list[SeatCard]
    open: int
    yours: list[int]
    your_turn: bool
    asked: list[int]
    clock: Message | None
    touched: float
    host_name: str
    course: CourseSort | None
    trouble: Trouble | None


class SeatInfo(Struct):
    """`bot`: one of the game's own, which nobody else plays; `identity`: who it is, once the match
    has begun; `late`: an agent that the service cannot let think just now."""

    number: int
    name: str
    kind: SeatKind
    agent: str | None
    bot: bool
    identity: str | None
    left: bool
    resigned: bool
    muted: bool
    present: bool
    yours: bool
    late: bool


class Proposal(Struct):
    """`votes` are the seats that said yes, `needed` those whose agreement is still awaited."""

    kind: ProposalKind
    seat: int
    by: int
    votes: list[int]
    needed: list[int]
    you_may_vote: bool


class Origin(Struct):
    """Where a match began, if not at its set-up: in another one or in a file after so many actions,
    or in a position. Somebody may know what is hidden in it."""

    sort: OriginSort
    step: int


class TableInfo(Struct):
    """A table as somebody at it sees it; `host` tells whether that is the reader. `names` are the
    message ids of the players in the log, `tempo` is that of the bots."""

    id: str
    game: str
    status: Status
    pace: Pace
    tempo: Tempo
    listed: bool
    seats: list[SeatInfo]
    open: int
    yours: list[int]
    your_turn: bool
    clock: Message | None
    touched: float
    host_name: str
    names: list[str]
    options: dict[str, Any]
    host: bool
    proposal: Proposal | None
    rematch: str | None
    commitment: str | None
    version: int
    outcome: Annotated[dict[str, Any], Outcome] | None
    secret: str | None
    note: str
    watchers: int
    origin: Origin | None
    course: CourseSort | None
    lesson: str | None
    trouble: Trouble | None


class ChatLine(Struct):
    number: int
    seat: int | None
    name: str
    channel: Channel
    text: str
    at: float


class TableMade(Struct):
    id: str


class SeatTaken(Struct):
    seat: int


class Claimed(Struct):
    table: str
    seat: int


class Link(Struct):
    """`devices`: how many play this seat; `first`: whether the one who asks had it first."""

    path: str
    devices: int
    first: bool


class Done(Struct):
    """It is done; the live channel tells the rest."""

    ok: bool = True


class ChatMade(Struct):
    number: int


class LessonCard(Struct):
    """`message` is the id of its title; with `-story` behind it that of its story. `minutes` is
    about how long it takes. A lesson from a
    content pack brings its `words`, by how the ids end."""

    name: str
    message: str
    rules: list[str]
    minutes: int
    pack: str | None
    words: dict[str, str]


class Health(Struct):
    status: str
    version: str
    tables: int
