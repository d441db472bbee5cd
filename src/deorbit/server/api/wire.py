"""What requests and answers look like. Everything that comes in is bounded."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "agent", "left"]
Pace = Literal["live", "slow"]
ProposalKind = Literal["undo", "agent", "open", "close"]
Channel = Literal["table", "team"]
OriginSort = Literal["fork", "file", "position"]
CourseSort = Literal["lesson", "tutorial"]

MOST_SEATS = 9
MOST_STEPS = 1_000_000

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="A seat, from 0 on")]
Version = Annotated[int, Meta(ge=0, le=MOST_STEPS, description="The version decided on")]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=48,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="Made up by the client, new for each decision: sending it again is harmless",
    ),
]
Text = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=64)]
AgentName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[list[Word | int], Meta(max_length=60)]
"""Characters by name, seats by number."""
Listed = Annotated[dict[Word, Word | int], Meta(max_length=40)]
"""A pack by name and hash, tiles by size."""
Options = Annotated[dict[Word, Text | int | bool | Words | Listed | None], Meta(max_length=16)]
Setting = Text | int | float | bool | None
GuestSettings = Annotated[dict[Word, Setting], Meta(max_length=40)]


# Requests --------------------------------------------------------------------------------------


class NewGuest(Struct):
    name: PersonName


class ChangedGuest(Struct):
    name: PersonName | UnsetType = UNSET
    settings: GuestSettings | UnsetType = UNSET


class NewSeat(Struct):
    """`me` several times is hot-seat: one person plays several seats on one screen. A `bot` is one
    of the game's own (Station Automation); an agent plays like a person."""

    kind: Literal["me", "open", "agent", "bot"]
    name: Annotated[str, Meta(max_length=200)] | None = None
    agent: AgentName | None = None


NewSeats = Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]


class NewTable(Struct):
    """`position`: where the match begins if not at its set-up, as `deorbit.scenario` reads it; what
    it leaves out is drawn."""

    game: GameName
    seats: NewSeats
    options: Options = {}
    listed: bool = False
    pace: Pace = "live"
    start: bool = False
    position: Annotated[dict[str, Any], Meta(max_length=100)] | None = None


class NewFork(Struct):
    """`step`: after how many actions; without it now, or of a finished match before the last.
    `instead`: the table that it goes on from is closed, if it still plays."""

    seats: NewSeats
    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)] | None = None
    listed: bool = False
    pace: Pace = "live"
    start: bool = False
    instead: bool = False


class NewLesson(Struct):
    """`pack`: the hash of the content pack that it comes from; `instead`: the table of an earlier
    try, which is closed."""

    game: GameName
    lesson: Annotated[str, Meta(min_length=1, max_length=64)]
    pack: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    instead: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Shown(Struct):
    version: Version


class Join(Struct):
    """Who has a seat may take another by its number, for somebody (`name`) at the same screen."""

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class OfSeat(Struct):
    seat: SeatNumber


class Start(Struct):
    """`fill` is the agent that takes every seat that is still open."""

    fill: AgentName | None = None


class ChangedSeat(Struct):
    kind: Literal["open", "agent"]
    agent: AgentName | None = None


class NewProposal(Struct):
    kind: ProposalKind
    seat: SeatNumber


class Vote(Struct):
    yes: bool


class Claim(Struct):
    token: Annotated[str, Meta(min_length=1, max_length=64)]


class ActionBody(Struct):
    kind: Annotated[str, Meta(min_length=1, max_length=64)]
    args: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=64)] | int], Meta(max_length=8)
    ] = []


class NewAction(Struct):
    seat: SeatNumber
    action: ActionBody
    id: ClientId
    version: Version


class NewUndo(Struct):
    seat: SeatNumber
    id: ClientId
    version: Version


class NewNotes(Struct):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=20_000)]


class NewChat(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    channel: Channel = "table"


class Mute(Struct):
    seat: SeatNumber
    muted: bool


# Answers ---------------------------------------------------------------------------------------


class ErrorBody(Struct, omit_defaults=True):
    id: str
    args: dict[str, str | int | None]
    text: str
    rule: str | UnsetType = UNSET


class ErrorAnswer(Struct):
    """Why not: a message id with arguments, and the English sentence. `rule` where a rule of the
    game forbids it."""

    error: ErrorBody


class Message(Struct):
    """A sentence as a message id with arguments."""

    id: str
    args: dict[str, Any]


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
    name: str
    seats: tuple[int, int]
    usual: int
    options: list[GameOption]
    agents: list[str]
    secrets: bool


class SeatCard(Struct):
    name: str
    kind: SeatKind
    bot: bool


class TableCard(Struct):
    """A table as the lobby shows it."""

    id: str
    game: str
    status: Status
    pace: Pace
    listed: bool
    seats: list[SeatCard]
    open: int
    yours: list[int]
    your_turn: bool
    clock: Message | None
    touched: float
    host_name: str
    course: CourseSort | None


class SeatInfo(Struct):
    """`bot`: one of the game's own, which nobody else plays; `identity`: who it is, once the match
    has begun."""

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
    message ids of the players in the log."""

    id: str
    game: str
    status: Status
    pace: Pace
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
    outcome: dict[str, Any] | None
    secret: str | None
    note: str
    watchers: int
    origin: Origin | None
    course: CourseSort | None
    lesson: str | None


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
    path: str


class Done(Struct):
    """It is done; the live channel tells the rest."""

    ok: bool = True


class ChatMade(Struct):
    number: int


class Played(Struct):
    version: int


class ReasonBody(Struct):
    rule: str
    id: str
    args: dict[str, str | int | None]
    text: str


class Considered(Struct):
    """`final`: could not be taken back, as far as this seat can know."""

    reason: ReasonBody | None
    final: bool


class Leg(Struct):
    to: str
    by: str


class Route(Struct):
    lines: list[Message]
    legs: list[Leg]


class Why(Struct):
    """How a decision came about, line by line; empty where there is nothing to tell."""

    lines: list[Message]


class Moment(Struct):
    step: int
    view: dict[str, Any]
    desk: dict[str, Any]


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


class CourseTold(Struct):
    """How far this reader has come; null at a table without a course, and for spectators."""

    course: dict[str, Any] | None


class Notes(Struct):
    text: str


class Health(Struct):
    status: str
    version: str
    tables: int
