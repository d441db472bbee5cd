"""What requests look like. Everything that comes in is bounded."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Pace = Literal["live", "slow"]
Tempo = Literal["calm", "usual", "quick"]
ProposalKind = Literal["undo", "agent", "open", "close"]
Channel = Literal["table", "team"]

MOST_SEATS = 9
MOST_STEPS = 1_000_000
MOST_KEYS = 80

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


class ChangedTempo(Struct):
    """How fast bots move here from now on; `skip`: as fast as they can until a person is asked."""

    tempo: Tempo
    skip: bool = False


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
    """`careful`: nothing is done that could not be taken back; the answer is `confirm` instead, and
    who still wants it sends it again without."""

    seat: SeatNumber
    action: ActionBody
    id: ClientId
    version: Version
    careful: bool = False


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


class NewFile(Struct):
    """`file` is a save file as it was downloaded. `seats` are those of a match that goes on;
    without them the first who is asked is the one who brought the file, and the others are open."""

    file: Raw
    seats: NewSeats | None = None
    listed: bool = False
    pace: Pace = "live"
    start: bool = False


class GivenPosition(Struct):
    """`position` is what `deorbit.scenario` reads; what it leaves out is as after set-up. `known`:
    the scheme whose description and content are at hand. `tidy`: give the position back without
    what follows from the rest. `view`: how it looks as a view too."""

    game: GameName
    position: Annotated[dict[str, Any], Meta(max_length=MOST_KEYS)] = {}
    known: Annotated[str, Meta(max_length=40)] = ""
    tidy: bool = False
    view: bool = True
