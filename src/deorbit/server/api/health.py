"""For whoever watches the server."""

from litestar import Response

from deorbit.server.api.callers import By
from deorbit.server.api.costs import NOTHING
from deorbit.server.api.routes import Routes
from deorbit.server.base.refusals import UNAVAILABLE, Refusal
from deorbit.server.wire.answers import Health
from deorbit.version import VERSION

routes = Routes("health")


@routes.read("/health", "Whether the server works", cost=NOTHING, security=None)
async def health(by: By) -> Health:
    trouble = by.rooms.store.trouble
    if trouble is not None:
        raise Refusal(UNAVAILABLE, f"server-database-{trouble}")
    await by.rooms.read(lambda connection: None)
    return Health("ok", VERSION, len(by.rooms.in_memory()))


@routes.read(
    "/metrics", "Figures for Prometheus", cost=NOTHING, media_type="text/plain", security=None
)
async def metrics(by: By) -> Response[str]:
    return Response(by.site.metrics.text(), media_type="text/plain; version=0.0.4")
