"""Migrations lead from an empty database to the schema, and back."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterator
from dataclasses import asdict

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from deorbit.core.errors import BadInput
from deorbit.server.storage import migrate, records, schema
from deorbit.server.storage.database import Database
from deorbit.server.storage.store import Store
from server.rows import furnish, table


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:
    """A transaction in an empty database."""
    engine = Database(database).writer()
    with engine.connect() as connection, connection.begin():
        yield connection
    engine.dispose()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def checks(connection: Connection) -> set[object]:
    inspector = sa.inspect(connection)
    return {
        check["name"]
        for name in inspector.get_table_names()
        for check in inspector.get_check_constraints(name)
    }


def test_migrations_lead_to_the_schema(connection: Connection) -> None:
    assert differences(connection)
    migrate.upgrade(connection, "x")
    assert differences(connection) == []
    assert checks(connection) == {
        check.name
        for one in schema.metadata.tables.values()
        for check in one.constraints
        if isinstance(check, sa.CheckConstraint)
    }
    assert migrate.revision(connection) == migrate.head()


def test_migrations_lead_back_and_forth_again(connection: Connection) -> None:
    migrate.upgrade(connection, "x")
    migrate.downgrade(connection)
    assert set(sa.inspect(connection).get_table_names()) == {"alembic_version"}
    assert migrate.is_empty(connection)
    migrate.upgrade(connection, "x")
    assert differences(connection) == []


def test_tables_of_the_first_version_are_brought_along(connection: Connection) -> None:
    migrate.upgrade(connection, "x", to="0001")
    old = sa.MetaData()
    old.reflect(connection)
    host = {"id": "ann", "name": "Ann", "secret_hash": "h", "created": 1, "seen": 1}
    connection.execute(old.tables["guests"].insert(), {**host, "settings": "{}"})
    row = {**asdict(table()), "options": '{"expert":true}'}
    del row["origin"], row["lesson"]
    connection.execute(old.tables["tables"].insert(), row)
    migrate.upgrade(connection, "x")
    assert records.table(connection, "t") == table()


def test_opening_again_changes_nothing(database: str) -> None:
    for _ in range(2):
        store = Store.open(database)
        if store.submit(lambda c: records.table(c, "t")).result() is None:
            store.submit(furnish).result()
        store.close()
    store = Store.open(database)
    assert store.submit(lambda c: records.table(c, "t")).result() == table()
    store.close()


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    store = Store.open(database)
    store.submit(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(BadInput, match="9999") as refused:
        Store.open(database)
    assert refused.value.message == "server-database-newer"


def test_a_migration_that_fails_leaves_nothing_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = migrate.upgrade

    def fail(*given: object) -> None:
        done(*given)  # type: ignore[arg-type]
        raise ZeroDivisionError

    monkeypatch.setattr(migrate, "upgrade", fail)
    with pytest.raises(ZeroDivisionError):
        Store.open(database)
    monkeypatch.undo()
    engine = Database(database).writer()
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == []
    engine.dispose()
    Store.open(database).close()


def test_migrations_are_part_of_the_package() -> None:
    """Folders without an __init__ would be missing from a wheel."""
    folder = importlib.resources.files("deorbit.server.storage").joinpath("migrations")
    for name in ("__init__.py", "env.py", "versions/__init__.py"):
        assert folder.joinpath(name).is_file()
