"""What is kept. The log of a table is the truth; `tables` and `seats` repeat what lists need of it.

Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

SCHEMA: Final = MetaData(naming_convention=NAMING)
# Nothing is NULL, as in every other column, and not the word null.
OPTIONAL_JSON: Final = JSON(none_as_null=True)

meta: Final = Table(
    "meta",
    SCHEMA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name as it is compared; only accounts have one, so guests may share names.
    Column("name_key", String(80), nullable=True, unique=True),
    Column("password", String(200), nullable=True),
    Column("language", String(8), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("host", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    SCHEMA,
    # The hash of the token that the cookie carries: who reads the database cannot log in with it.
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

blocks: Final = Table(
    "blocks",
    SCHEMA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

tables: Final = Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("status", String(16), nullable=False),
    Column("length", Integer, nullable=False),
    # The seats that are waited for.
    Column("asked", JSON, nullable=False),
    # When the server itself has to act next: a bot to move, a clock at zero, somebody absent for too long.
    Column("wake_at", BigInteger, nullable=True, index=True),
    Column("seed", String(24), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Column("changed_at", BigInteger, nullable=False),
    Column("result", OPTIONAL_JSON, nullable=True),
    Index("ix_tables_listing", "visibility", "status", "changed_at"),
)

seats: Final = Table(
    "seats",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("taken_over", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
)

log: Final = Table(
    "log",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("by", String(16), nullable=True, index=True),
    Column("move", Text, nullable=True),
    Column("draws", OPTIONAL_JSON, nullable=True),
    Column("question", Integer, nullable=True),
    # What the sender calls this entry, so that sending it twice adds it once.
    Column("key", String(64), nullable=True),
    Column("details", OPTIONAL_JSON, nullable=True),
    Column("clocks", OPTIONAL_JSON, nullable=True),
    UniqueConstraint("table_id", "key"),
)

chat: Final = Table(
    "chat",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    # What the sender calls this line, after who it is, so that sending it twice says it once.
    Column("key", String(64), nullable=True),
    # Not a constraint: SQLite adds none to a table that is there.
    Index("ix_chat_key", "table_id", "key", unique=True),
)
