"""The databases that every test of the service runs against: SQLite, and a real PostgreSQL."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from deorbit.server.storage.store import Store
from server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One server for each process that runs tests. Its folder has a short name, because the name
    of a socket may not be long."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with postgres(Path(folder)) as server:
            yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'deorbit.db'}"
        return
    server: Postgres = request.getfixturevalue("postgres_server")
    address = server.create()
    yield address
    server.drop(address)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An open store that is empty."""
    opened = Store.open(database)
    yield opened
    opened.close()
