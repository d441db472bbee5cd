"""Guests: who plays here."""

from litestar import Response, patch
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from deorbit.server.api.callers import Asked, By
from deorbit.server.api.costs import TIME
from deorbit.server.api.routes import Routes
from deorbit.server.rooms.guests import COOKIE, YEAR
from deorbit.server.storage.rows import GuestRow
from deorbit.server.telling import cards
from deorbit.server.wire.answers import Guest, Me, TableCard
from deorbit.server.wire.requests import ChangedGuest, NewGuest

routes = Routes("guests")


def _me(row: GuestRow | None) -> Me:
    if row is None:
        return Me(None, {})
    return Me(Guest(row.id, row.name), row.settings)


def _cookie(value: str, request: Asked) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@routes.change(
    "/api/guests",
    "Become a guest",
    "Gives a cookie that proves who you are from then on. A known guest is renamed.",
    guests=False,
    cost=TIME,
)
async def create_guest(by: By, data: JSONBody[NewGuest], request: Asked) -> Response[Me]:
    guests = by.site.guests
    if by.visitor is not None:
        return Response(_me(await guests.change(by.visitor, data.name, None)))
    by.site.limits.guests.take(by.address)
    row, cookie = await guests.create(data.name)
    return Response(_me(row), cookies=[_cookie(cookie, request)])


@routes.read(
    "/api/me", "Who am I", "Gives a known guest the cookie again, so that it lasts another year."
)
async def me(by: By, request: Asked) -> Response[Me]:
    # Who comes back has another year.
    again = [] if by.visitor is None else [_cookie(request.cookies[COOKIE], request)]
    return Response(_me(by.visitor), cookies=again)


@routes.change("/api/me", "Change name or settings", method=patch)
async def change_me(by: By, data: JSONBody[ChangedGuest]) -> Me:
    name = None if data.name is UNSET else data.name
    settings = None if data.settings is UNSET else data.settings
    return _me(await by.site.guests.change(by.guest, name, settings))


@routes.read("/api/me/tables", "My tables", guests=True)
async def my_tables(by: By) -> list[TableCard]:
    return await cards.of_guest(by.rooms, by.guest.id)
