"""Who asks, and at which table: what handlers are given."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter

from deorbit.server.api.guard import address_of
from deorbit.server.api.services import Site
from deorbit.server.base.refusals import NO_GUEST, Refusal
from deorbit.server.rooms.guests import COOKIE
from deorbit.server.rooms.room import Room
from deorbit.server.rooms.rooms import MEGABYTE, Rooms
from deorbit.server.storage.rows import GuestRow, OriginRow

T = TypeVar("T")
Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64, description="The id of a table")]

CALLER = "caller"
"""Where a request keeps who sent it: found out once."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody, known as a guest or not."""

    site: Site
    visitor: GuestRow | None
    address: str

    def keep(self, origin: OriginRow) -> None:
        """Count what a new table begins from: it is kept as long as the table."""
        stored = self.site.limits.stored
        stored.check(self.address)
        stored.charge(self.address, len(origin.save) / MEGABYTE)

    @property
    def rooms(self) -> Rooms:
        return self.site.rooms

    @property
    def guest(self) -> GuestRow:
        """For sure on routes that are for guests."""
        if self.visitor is None:
            raise Refusal(NO_GUEST, "server-no-guest")
        return self.visitor

    @property
    def id(self) -> str | None:
        return self.visitor.id if self.visitor else None

    async def work(self, job: Callable[[], T]) -> T:
        """What takes long, in turn with others and at the caller's cost."""
        return await self.site.long_work.run(self.address, job)


@dataclass(frozen=True, slots=True)
class AtTable:
    """Somebody at a table."""

    by: Caller
    table: str

    @property
    def rooms(self) -> Rooms:
        return self.by.rooms

    @property
    def guest(self) -> GuestRow:
        return self.by.guest

    async def room(self) -> Room:
        return await self.rooms.room(self.table)

    async def playing(self, seat: int | None = None) -> Room:
        """A table in play, for somebody at this seat or a spectator."""
        room = await self.room()
        if seat is not None:
            room.table.check_holder(self.by.id, seat)
        _ = room.played
        return room


By = NamedDependency[Caller]
At = NamedDependency[AtTable]


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:
    site: Site = connection.app.state.site
    return site


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> GuestRow | None:
    """Whoever asks, known or not."""
    site = site_of(connection)
    found = await site.guests.identify(connection.cookies.get(COOKIE))
    if found is not None:
        site.limits.requests.take(found.id)
    return found


async def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    state = connection.state
    if CALLER not in state:
        visitor = await visitor_of(connection)
        state[CALLER] = Caller(site_of(connection), visitor, address_of(connection.scope))
    found: Caller = state[CALLER]
    return found


async def provide_by(request: Asked) -> Caller:
    return await caller_of(request)


async def provide_at(request: Asked, table: TableId) -> AtTable:
    return AtTable(await caller_of(request), table)
