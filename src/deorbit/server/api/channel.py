"""Messages of the live channel. Each has a `type`; what comes in is bounded."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from deorbit.server.api.wire import (
    MOST_STEPS,
    ActionBody,
    ChatLine,
    ClientId,
    SeatNumber,
    TableInfo,
    Version,
)
from deorbit.server.patches import Patch


class Log(Struct):
    """The reader's log from index `at` on is replaced by these events."""

    at: int
    events: list[Raw]


class Game(Struct, omit_defaults=True):
    """The state of play for one reader: `view` and `desk` whole, or `patch` and `desk_patch` on the
    version before."""

    version: int
    step: int
    log: Log
    undo: bool
    outcome: dict[str, Any] | None
    scores: Any
    course: dict[str, Any] | None
    view: dict[str, Any] | UnsetType = UNSET
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
    error: dict[str, Any]


class Acted(Struct, tag="acted"):
    """A decision was taken, or taken back; what it brought about comes as a `game`."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A decision was not taken. `status` is what HTTP would have answered."""

    id: str
    status: int
    error: dict[str, Any]
    after: int | None = None


class Pong(Struct, tag="pong"):
    pass


class Seen(Struct, tag="seen"):
    """The page is looked at, and shows the match after so many actions."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]


class Ping(Struct, tag="ping"):
    pass


class Act(Struct, tag="act"):
    """The same as `POST .../actions`, and answered by `acted` or `refused`."""

    seat: SeatNumber
    action: ActionBody
    id: ClientId
    version: Version


class Undo(Struct, tag="undo"):
    seat: SeatNumber
    id: ClientId
    version: Version


FromClient = Seen | Ping | Act | Undo
