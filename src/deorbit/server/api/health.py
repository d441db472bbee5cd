"""For whoever watches the server."""

from litestar import Response, get

from deorbit.server.api.answers import OurSite, errors
from deorbit.server.wire.answers import Health
from deorbit.version import VERSION


@get("/health", tags=["health"], summary="Whether the server works", responses=errors(421, 503))
async def health(site: OurSite) -> Health:
    await site.rooms.read(lambda connection: None)
    return Health("ok", VERSION, len(site.rooms.in_memory()))


@get(
    "/metrics",
    tags=["health"],
    summary="Figures for Prometheus",
    media_type="text/plain",
    responses=errors(421),
)
async def metrics(site: OurSite) -> Response[str]:
    return Response(site.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
