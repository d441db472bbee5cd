"""Pages of the client, and links as pictures."""

import io
import re
from functools import lru_cache
from typing import Annotated, Any

import segno
from litestar import Response, route
from litestar.params import FromPath, QueryParameter

from deorbit.core import text
from deorbit.server.api.callers import Asked, By
from deorbit.server.api.routes import Routes
from deorbit.server.api.services import Site
from deorbit.server.base.files import Client, File
from deorbit.server.base.refusals import BAD_INPUT, NOT_FOUND, Refusal

LINK = r"^/[ts]/[A-Za-z0-9_-]{1,64}$"
HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,260}")
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

routes = Routes("pages")


def kept(request: Asked, file: File, type: str, cache: str = ASK_FIRST) -> Response[bytes]:
    """An answer that browsers keep: sent only to those who do not have it yet."""
    headers = {"ETag": file.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if any(tag.strip().removeprefix("W/") in (file.tag, "*") for tag in known.split(",")):
        return Response(b"", status_code=304, headers=headers, media_type=type)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = file.packed
    return Response(body, headers=headers, media_type=type)


def base_of(site: Site, request: Asked) -> str:
    """The address of this site, as the one who asks knows it."""
    if site.settings.public_url:
        return site.settings.public_url
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refusal(BAD_INPUT, "server-bad-input", problem="Host")
    return f"{request.scope['scheme']}://{host}"


@routes.read(
    "/api/qr", "A link of this site as a QR code", media_type="image/svg+xml", security=None
)
async def qr(
    by: By, request: Asked, path: Annotated[str, QueryParameter(pattern=LINK, max_length=70)]
) -> Response[bytes]:
    return Response(_picture(base_of(by.site, request) + path), media_type="image/svg+xml")


@lru_cache(maxsize=500)
def _picture(link: str) -> bytes:
    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True)
    return out.getvalue()


def pages(client: Client) -> list[Any]:
    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
        """A file of the client; every path without a dot is one of its pages."""
        name = path.strip("/")
        if name.startswith(("api/", "schema/")) or name in ("api", "schema"):
            raise Refusal(NOT_FOUND, "server-no-page")
        if "." in name.rpartition("/")[2]:
            file = client.find(name)
            if file is None:
                raise Refusal(NOT_FOUND, "server-no-page")
            cache = FOREVER if name.startswith("assets/") else ASK_FIRST
            return kept(request, file, file.type, cache)
        file = client.find("index.html")
        if file is None:
            told = File.of(text.say("server-no-client", {}).encode())
            return kept(request, told, "text/plain")
        return kept(request, file, file.type)

    return [page]
