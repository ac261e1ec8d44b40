"""The database of a server, for whoever looks after it."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from castellany.cli.complaint import Complaint
from castellany.cli.language import texts_in
from castellany.cli.lines import Lines
from castellany.cli.screen import screen
from castellany.core.catalogue import Catalogue
from castellany.core.phrase import Phrase
from castellany.server.errors import Refused
from castellany.server.settings import Settings
from castellany.server.store.engine import Unreachable, connect, reach, reading, sqlite_file
from castellany.server.store.upgrade import TooNew, head, revision_of


@asynccontextmanager
async def database(settings: Settings, texts: Catalogue, make: bool = False) -> AsyncIterator[AsyncEngine]:
    """An engine for a database that a server of this version has prepared, or with `make` for one that may be empty.

    What is refused becomes a sentence.
    """
    engine = connect(settings.database_url)
    try:
        file = sqlite_file(engine)
        if file is not None and not file.exists():
            if not make:
                raise Complaint("cli-admin-no-database", file=str(file))
            file.parent.mkdir(parents=True, exist_ok=True)
        await reach(engine)
        async with reading(engine) as connection:
            revision = await connection.run_sync(revision_of)
        if revision != head() and not (make and revision is None):
            raise Complaint("cli-admin-old-database")
        yield engine
    except Unreachable as error:
        raise Complaint("cli-no-database", address=error.address) from None
    except TooNew:
        raise Complaint("cli-database-too-new") from None
    except Refused as refused:
        every = texts_in(texts.language, refused.game, "castellany.server.people", "castellany.server.tables")
        raise Complaint("cli-admin-refused", why=every.say(Phrase(refused.key, dict(refused.arguments)))) from None
    finally:
        await engine.dispose()


def make_sure(texts: Catalogue, yes: bool, question: str) -> None:
    """Ask before something is lost for good; Complaint if the answer is not yes, or nobody is there to give it."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Complaint("cli-admin-unsure")
    answer = Lines(screen()).next(question + " ")
    if answer is None or answer.strip().lower() not in texts.text("cli-word-yes").split():
        raise Complaint("cli-admin-left")
