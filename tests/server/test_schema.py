"""Whatever is sent to the service, it answers as its description says and never fails."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.python.asgi import ASGIClient, get_client, shutdown_lifespans

from deorbit.server.agents.pool import AgentPool
from deorbit.server.app import create_app
from deorbit.server.base.settings import Settings
from deorbit.server.storage.store import Store

OWN = {"X-Deorbit": "1"}
HOST = "http://localhost"

CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_headers_conformance,
    schemathesis.checks.response_schema_conformance,
]

FEW = settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema())


@dataclass
class Site:
    client: ASGIClient
    table: str = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, HOST + path, json=body, headers=OWN)
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ASGIClient]:
    database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'games.db'}"
    store = Store.open(database)
    given = Settings(database=database, limits=False, pace=0.0)
    app = create_app(given, store=store, pool=AgentPool(0))
    with get_client(app, max_stream_events=None) as client:
        yield client
    shutdown_lifespans()
    store.close()


@pytest.fixture
def guest(client: ASGIClient) -> Iterator[Site]:
    """Somebody with a running table that has a friend and an agent at it."""
    site = Site(client)
    client.cookies.clear()
    site.ask("POST", "/api/guests", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "agent"}]
    site.table = site.ask("POST", "/api/tables", {"game": "stationfall", "seats": seats})["id"]
    yield site
    client.cookies.clear()


@pytest.fixture
def stranger(guest: Site) -> Site:
    """Somebody without a name, who has the link of that table."""
    guest.client.cookies.clear()
    return guest


def send(case: schemathesis.Case, site: Site) -> None:
    """What was made up, but about a table that there is."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = site.table
    case.call_and_validate(HOST, session=site.client, headers=OWN, checks=CHECKS)


@schema.parametrize()
@FEW
def test_a_guest_at_a_table_is_answered_as_described(case: schemathesis.Case, guest: Site) -> None:
    send(case, guest)


@schema.parametrize()
@FEW
def test_a_stranger_is_answered_as_described(case: schemathesis.Case, stranger: Site) -> None:
    send(case, stranger)


@schema.parametrize()
@FEW
def test_what_does_not_exist_is_answered_as_described(case: schemathesis.Case, guest: Site) -> None:
    case.call_and_validate(HOST, session=guest.client, headers=OWN, checks=CHECKS)
