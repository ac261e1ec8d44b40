"""Logs: one event a line, as JSON for programs or as text for people, without secrets.

The server speaks through `structlog.get_logger(__name__)`, libraries through the standard library; both come out alike.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, TextIO

import structlog
from structlog.stdlib import BoundLogger, ProcessorFormatter
from structlog.types import Processor

from castellany.server.redaction import redact
from castellany.server.settings import Settings

OURS: Final = "castellany"
LIBRARIES: Final = (
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "asyncpg",
    "redis",
    "alembic",
    "asyncio",
)
"""Those that may have their own ways of logging, which end here."""


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """From now on everything that is logged goes to the stream, by default the standard error output."""
    stream = stream or sys.stderr
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not stream.isatty())
    first: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
    ]
    last: Any = structlog.processors.JSONRenderer() if as_json else lines_for_people(stream)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *first, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=first, processors=[ProcessorFormatter.remove_processors_meta, redact, last]
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    # What libraries say in detail, such as requests with their cookies and rows with their seeds, is not for a log.
    root.setLevel(max(logging.WARNING, level))
    logging.getLogger(OURS).setLevel(level)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.NOTSET)


def lines_for_people(stream: TextIO) -> Processor:
    # The renderer's own tracebacks would show the values of variables.
    return structlog.dev.ConsoleRenderer(
        colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=24
    )
