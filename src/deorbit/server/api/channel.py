"""Messages of the live channel. Each has a `type`; what comes in is bounded."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from deorbit.server.api.wire import MOST_STEPS, ChatLine, TableInfo


class Patch(Struct):
    """What changed in a view, by its top-level keys."""

    set: dict[str, Any]
    gone: list[str]


class Log(Struct):
    """The reader's log from index `at` on is replaced by these events."""

    at: int
    events: list[dict[str, Any]]


class Game(Struct, omit_defaults=True):
    """The state of play for one reader: `view` whole, or `patch` on the version before."""

    version: int
    step: int
    desk: dict[str, Any]
    log: Log
    undo: bool
    outcome: dict[str, Any] | None
    scores: Any
    view: dict[str, Any] | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET


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


class Pong(Struct, tag="pong"):
    pass


class Seen(Struct, tag="seen"):
    """The page is looked at, and shows the match after so many actions."""

    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)]


class Ping(Struct, tag="ping"):
    pass


FromClient = Seen | Ping
