"""What is told of a position that somebody sets up by hand."""

from typing import Annotated, Any

from msgspec import UNSET, Struct, UnsetType

from deorbit.core.screen import PlainContent
from deorbit.server.wire.play import Outcome, View


class PositionProblem(Struct):
    """What is wrong at a key (`players[0].pool`; empty: as a whole). `left_out`: the position that
    is given back is without it."""

    key: str
    id: str
    args: dict[str, str | int | None]
    text: str
    left_out: bool


class CheckedPosition(Struct):
    """`position` is whole, but for what is wrong and what is still to be drawn; null where nothing
    can be made of it, and then so are `view`, left out for who wants none, and `desk`: as a screen
    shows it. `fields` describes
    what may stand where, `content` is what is printed; both are null if the scheme is the one that
    was known. `tidied` is the position that was given, without what follows from the rest."""

    problems: list[PositionProblem]
    scheme: str
    names: list[str]
    position: dict[str, Any] | None
    desk: dict[str, Any] | None
    outcome: Annotated[dict[str, Any], Outcome] | None
    fields: dict[str, Any] | None
    content: Annotated[dict[str, Any], PlainContent] | None
    tidied: dict[str, Any] | None
    view: Annotated[dict[str, Any], View] | UnsetType | None = UNSET
