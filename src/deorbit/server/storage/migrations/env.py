"""Run by Alembic: migrates over the connection that `migrate.py` hands in."""

from alembic import context

from deorbit.server.storage import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
