"""What is told of the past of a match, and of files that hold one."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Struct, UnsetType

from deorbit.core.screen import PlainContent
from deorbit.server.wire.play import Event, Message


class Patch(Struct):
    """Top-level keys with their new values, and those that are gone."""

    set: dict[str, Any]
    gone: list[str]


class MomentChange(Struct):
    """A moment as the change of view and desk since the one before; the first one is whole. `set`
    and `gone` are those of the view, left out for who wants none."""

    desk: Patch
    set: dict[str, Any] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET


class Replay(Struct):
    """Consecutive moments, from the one after `first` actions on; `steps` is how many actions
    there have been in all."""

    version: int
    first: int
    steps: int
    moments: list[MomentChange]


class Logged(Struct):
    """What happened, as one reader was told it."""

    events: list[Event]


class Look(Struct):
    """What is in a file. Of a recording only what stands in it; a save file has been folded.
    `earlier`: the first part was played under other rules and can only be read."""

    kind: Literal["save", "recording"]
    game: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    steps: int
    over: bool
    asked: list[int]
    earlier: bool
    clock: Annotated[dict[str, Any], Message] | None


class Watched(Struct):
    """A recording from its beginning to its end; `seat` is the one that saw it, null a spectator.
    `names` are the message ids of the players in the log."""

    game: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    seat: int | None
    steps: int
    content: Annotated[dict[str, Any], PlainContent]
    log: list[Event]
    moments: list[MomentChange]


class Verified(Struct):
    """`commitment` was published when the match began. SHA-256 of the secret's bytes has to be the
    same (`kept`): check it yourself. `folded`: the log was played again from the secret, and every
    draw and every position agreed; else `problem` says why not.
    `inherited` are the first actions, of the match that this one was forked from; `earlier` are
    parts that were played under other rules and are only told."""

    commitment: str
    secret: str
    steps: int
    inherited: int
    earlier: int
    kept: bool
    folded: bool
    problem: Message | None
