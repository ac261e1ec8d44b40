"""Finding where somebody has acted, spoken or been blocked without reading everything."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("ix_log_by", "log", ["by"])
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
