"""For whoever watches the server."""

from litestar import Response

from deorbit.server.api.callers import By, Caller
from deorbit.server.api.costs import NOTHING
from deorbit.server.api.routes import Routes
from deorbit.server.base.refusals import UNAVAILABLE, Refusal
from deorbit.server.storage import processes
from deorbit.server.wire.answers import Health
from deorbit.version import VERSION

routes = Routes("health")


@routes.read("/health", "Whether the server works", cost=NOTHING, security=None)
async def health(by: By) -> Health:
    return await _working(by)


async def _working(by: Caller) -> Health:
    trouble = by.rooms.store.trouble
    if trouble is not None:
        raise Refusal(UNAVAILABLE, f"server-database-{trouble}")
    await by.rooms.read(lambda connection: None)
    return Health("ok", VERSION, len(by.rooms.in_memory()))


@routes.read(
    "/health/ready", "Whether this process can be sent requests", cost=NOTHING, security=None
)
async def ready(by: By) -> Health:
    if by.rooms.closing:
        raise Refusal(UNAVAILABLE, "server-busy", retry=2)
    return await _working(by)


@routes.read("/health/alive", "Whether this process runs at all", cost=NOTHING, security=None)
async def alive(by: By) -> Health:
    return Health("ok", VERSION, len(by.rooms.in_memory()))


@routes.read(
    "/metrics", "Figures for Prometheus", cost=NOTHING, media_type="text/plain", security=None
)
async def metrics(by: By) -> Response[str]:
    rooms, others = by.rooms, []
    if not rooms.bus.alone:
        found = await rooms.read(
            lambda connection: processes.figures_of_others(connection, rooms.bus.process)
        )
        others = [figures for _, figures in found if figures]
    return Response(by.site.metrics.text(others), media_type="text/plain; version=0.0.4")
