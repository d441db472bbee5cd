"""Guests: who plays here."""

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET

from deorbit.server.api.answers import (
    ALWAYS,
    AS_GUEST,
    BOTH,
    MAYBE_GUEST,
    OWN_PAGE,
    UNSAFE,
    OurSite,
    Person,
    Visitor,
    errors,
)
from deorbit.server.api.guard import address_of
from deorbit.server.rooms.guests import COOKIE, YEAR
from deorbit.server.storage.rows import GuestRow
from deorbit.server.telling import cards
from deorbit.server.wire.answers import Guest, Me, TableCard
from deorbit.server.wire.requests import ChangedGuest, NewGuest

TAGS = ["guests"]


def _me(row: GuestRow | None) -> Me:
    if row is None:
        return Me(None, {})
    return Me(Guest(row.id, row.name), row.settings)


def _cookie(value: str, request: Request[Any, Any, Any]) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@post(
    "/api/guests",
    status_code=200,
    tags=TAGS,
    summary="Become a guest",
    description="Gives a cookie that proves who you are from then on. A known guest is renamed.",
    responses=errors(*UNSAFE),
    security=OWN_PAGE,
)
async def create_guest(
    data: JSONBody[NewGuest], site: OurSite, visitor: Visitor, request: Request[Any, Any, Any]
) -> Response[Me]:
    if visitor is not None:
        return Response(_me(await site.guests.change(visitor, data.name, None)))
    site.limits.guests.take(address_of(request.scope))
    row, cookie = await site.guests.create(data.name)
    return Response(_me(row), cookies=[_cookie(cookie, request)])


@get(
    "/api/me",
    tags=TAGS,
    summary="Who am I",
    description="Gives a known guest the cookie again, so that it lasts another year.",
    responses=errors(*ALWAYS),
    security=MAYBE_GUEST,
)
async def me(visitor: Visitor, request: Request[Any, Any, Any]) -> Response[Me]:
    # Who comes back has another year.
    again = [] if visitor is None else [_cookie(request.cookies[COOKIE], request)]
    return Response(_me(visitor), cookies=again)


@patch(
    "/api/me",
    tags=TAGS,
    summary="Change name or settings",
    responses=errors(*UNSAFE),
    security=BOTH,
)
async def change_me(data: JSONBody[ChangedGuest], site: OurSite, guest: Person) -> Me:
    name = None if data.name is UNSET else data.name
    settings = None if data.settings is UNSET else data.settings
    return _me(await site.guests.change(guest, name, settings))


@get(
    "/api/me/tables",
    tags=TAGS,
    summary="My tables",
    responses=errors(*ALWAYS, 401),
    security=AS_GUEST,
)
async def my_tables(site: OurSite, guest: Person) -> list[TableCard]:
    return await cards.of_guest(site.rooms, guest.id)


HANDLERS = [create_guest, me, change_me, my_tables]
