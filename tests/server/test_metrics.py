"""The numbers of the server, as Prometheus reads them."""

import re

from litestar import Litestar, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.testing import TestClient

from deorbit.core import text
from deorbit.server.base.metrics import BOUNDS, Metrics

LINE = re.compile(
    r'^[a-z_]+(\{[a-z_]+="(?:[^"\\\n]|\\.)*"(,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? [0-9.e+-]+$'
)


def test_every_line_is_one_that_prometheus_reads() -> None:
    counted = Metrics()
    counted.request("GET", '/api/"odd"\\route\n', 200, 0.003)
    counted.action("stationfall")
    counted.undo("stationfall")
    counted.decision("greedy", "decided", 0.2)
    counted.gauge("live_sockets", lambda: 3)
    counted.gauge("tables", lambda: {"playing": 2, "waiting": 1}, label="status")
    counted.gauge("write_queue", lambda: 0)
    told = counted.text()
    assert told.endswith("\n")
    for line in told.splitlines():
        assert line.startswith("# ") or LINE.match(line), line
    assert 'deorbit_tables{status="playing"} 2' in told
    assert "deorbit_live_sockets 3" in told
    named = re.findall(r"# TYPE deorbit_(\w+)", told)
    assert len(named) == len(set(named)) == 9
    assert all(text.has(f"server-metric-{name}") for name in named)


def test_a_histogram_counts_upwards_to_everything() -> None:
    counted = Metrics()
    for seconds in (0.001, BOUNDS[0], 0.3, 99.0):
        counted.time("request_seconds", seconds, ("route", "/"))
    found = re.findall(r'request_seconds_bucket\{route="/",le="(.+)"\} (\d+)', counted.text())
    assert found[0] == ("0.005", "2")
    assert found[-1] == ("+Inf", "4")
    assert [int(count) for _, count in found] == sorted(int(count) for _, count in found)
    assert 'request_seconds_count{route="/"} 4' in counted.text()


def test_requests_are_counted_by_route_so_that_no_id_is_told() -> None:
    counted = Metrics()

    @get("/tables/{table:str}")
    async def table(table: FromPath[str]) -> str:
        if table == "lost":
            raise NotFoundException
        if table == "broken":
            raise RuntimeError
        return table

    with TestClient(Litestar([table], middleware=[counted.middleware])) as client:
        for name in ("one", "two", "lost", "broken"):
            client.get(f"/tables/{name}")
    told = counted.text()
    route = 'method="GET",route="/tables/{table}"'
    for status, count in (("200", 2), ("404", 1), ("500", 1)):
        assert f'deorbit_requests_total{{{route},status="{status}"}} {count}' in told
    assert "one" not in told


def test_the_memory_of_the_process_is_told() -> None:
    found = re.search(r"^process_resident_memory_bytes (\d+)$", Metrics().text(), re.M)
    assert found is None or int(found[1]) > 1 << 20
