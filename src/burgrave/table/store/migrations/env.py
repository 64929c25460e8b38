"""Alembic runs this: migrations over the connection that `migrate.upgrade` hands in."""

from alembic import context

from burgrave.table.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
