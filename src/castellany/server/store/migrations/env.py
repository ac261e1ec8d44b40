"""What Alembic runs around the steps: they happen in the transaction of the connection that upgrade.py hands over."""

from __future__ import annotations

from alembic import context

from castellany.server.store.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA)
with context.begin_transaction():
    context.run_migrations()
