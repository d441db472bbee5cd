"""Messages of the live channel. Each has a `type`; what comes in is bounded."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from deorbit.server.wire.answers import ChatLine, ErrorBody, TableInfo
from deorbit.server.wire.patches import Patch
from deorbit.server.wire.play import Course, Event, Outcome, View
from deorbit.server.wire.requests import MOST_STEPS, ActionBody, ClientId, SeatNumber, Version


class Log(Struct):
    """The reader's log from index `at` on is replaced by these events."""

    at: int
    events: list[Annotated[Raw, Event]]


class Game(Struct, omit_defaults=True):
    """The state of play for one reader: `view` and `desk` whole, or `patch` and `desk_patch` on the
    version before. Who wants no view is told neither `view` nor `patch`."""

    version: int
    step: int
    log: Log
    undo: bool
    outcome: Annotated[dict[str, Any], Outcome] | None
    scores: Any
    course: Annotated[dict[str, Any], Course] | None
    view: Annotated[dict[str, Any], View] | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET
    desk: dict[str, Any] | UnsetType = UNSET
    desk_patch: Patch | UnsetType = UNSET


class HelloMessage(Struct, tag="hello"):
    table: TableInfo
    game: Game | None
    chat: list[ChatLine]
    notes: str | None
    seen: int


class GameMessage(Game, tag="game"):
    pass


class TableMessage(Struct, tag="table"):
    table: TableInfo


class ChatMessage(Struct, tag="chat"):
    line: ChatLine


class ChatGoneMessage(Struct, tag="chat-gone"):
    number: int


class ErrorMessage(Struct, tag="error"):
    """Why the channel is about to be closed."""

    error: Annotated[dict[str, Any], ErrorBody]


class Acted(Struct, tag="acted"):
    """A decision was taken, or taken back; what it brought about comes as a `game`."""

    id: str
    version: int


class Confirm(Struct, tag="confirm"):
    """A careful decision was not taken yet: it could not be taken back."""

    id: str


class Refused(Struct, tag="refused"):
    """A decision was not taken. `status` is what HTTP would have answered."""

    id: str
    status: int
    error: Annotated[dict[str, Any], ErrorBody]
    after: int | None = None


class Pong(Struct, tag="pong"):
    pass


FromService = (
    HelloMessage
    | GameMessage
    | TableMessage
    | ChatMessage
    | ChatGoneMessage
    | Acted
    | Confirm
    | Refused
    | ErrorMessage
    | Pong
)


class Seen(Struct, tag="seen"):
    """The page is looked at, and shows the match after so many actions."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]


class Ping(Struct, tag="ping"):
    pass


class Act(Struct, tag="act"):
    """The same as `POST .../actions`, and answered by `acted`, `confirm` or `refused`."""

    seat: SeatNumber
    action: ActionBody
    id: ClientId
    version: Version
    careful: bool = False


class Undo(Struct, tag="undo"):
    seat: SeatNumber
    id: ClientId
    version: Version


FromClient = Seen | Ping | Act | Undo
