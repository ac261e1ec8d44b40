"""A line of chat that is sent again is said once, whatever node it is sent to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.String(64), nullable=True))
    op.create_index("ix_chat_key", "chat", ["table_id", "key"], unique=True)
