"""What Alembic runs: the migrations, on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from readingroom.store.schema import metadata
from readingroom.store.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,  # SQLite can, since our connections begin their transactions themselves
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
