"""Bring a database to the schema of this program, with Alembic, wherever the package lies."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from deorbit.core.errors import BadInput
from deorbit.server.storage import schema
from deorbit.server.storage.lock import insist, lock_schema, unlock_schema


@contextmanager
def config(connection: Connection | None = None) -> Iterator[Config]:
    """Alembic's settings for the migrations in this package, to run over a connection."""
    with as_file(files("deorbit.server.storage").joinpath("migrations")) as folder:
        settings = Config()
        settings.set_main_option("script_location", str(folder).replace("%", "%%"))
        settings.set_main_option("path_separator", "os")
        settings.attributes["connection"] = connection
        yield settings


def revision(connection: Connection) -> str | None:
    """The state that the database is in; None if it holds nothing of Deorbit."""
    return MigrationContext.configure(connection).get_current_revision()


def is_empty(connection: Connection) -> bool:
    """Whether our tables would find their names free."""
    named = set(sa.inspect(connection).get_table_names())
    return revision(connection) is None and not named & set(schema.metadata.tables)


def head() -> str:
    with config() as settings:
        found = ScriptDirectory.from_config(settings).get_current_head()
    assert found is not None
    return found


def upgrade(connection: Connection, shown: str, to: str = "head") -> None:
    """All steps in the transaction of the connection: a database is never left between two."""
    found = revision(connection)
    with config(connection) as settings:
        known = {
            script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()
        }
        if found is not None and found not in known:
            raise BadInput("server-database-newer", url=shown, found=found)
        if found is None and not is_empty(connection):
            raise BadInput("server-database-foreign", url=shown)
        if to not in ("head", *known):
            raise BadInput("server-database-newer", url=shown, found=to)
        command.upgrade(settings, to)


def bring_up_to_date(connection: Connection, shown: str, patience: float) -> None:
    """Migrate PostgreSQL while no server uses it: of several that start at once, one does."""

    def take() -> bool:
        with connection.begin():
            if revision(connection) == head():
                return True
        if not lock_schema(connection):
            return False
        with connection.begin():
            upgrade(connection, shown)
        unlock_schema(connection)
        return True

    insist(take, shown, patience)


def downgrade(connection: Connection, to: str = "base") -> None:
    with config(connection) as settings:
        command.downgrade(settings, to)
