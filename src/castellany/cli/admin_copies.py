"""`castellany admin backup` and `restore`: everything in one file, and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from castellany.cli.admin_database import database, make_sure
from castellany.cli.complaint import Complaint
from castellany.core.catalogue import Catalogue
from castellany.server.settings import Settings
from castellany.server.store import backup as copies
from castellany.server.store.archive import BadBackup


async def backup(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    async with database(settings, texts) as engine:
        try:
            rows = await copies.backup(engine, Path(given.file))
        except OSError:
            raise Complaint("cli-unwritable-file", file=given.file) from None
    print(texts.text("cli-admin-copied", file=given.file, rows=rows))
    return 0


async def restore(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    if not Path(given.file).is_file():
        raise Complaint("cli-no-file", file=given.file)
    make_sure(texts, given.yes, texts.text("cli-admin-restore", file=given.file))
    async with database(settings, texts, make=True) as engine:
        try:
            rows = await copies.restore(engine, Path(given.file))
        except OSError:
            raise Complaint("cli-unreadable-file", file=given.file) from None
        except BadBackup as error:
            raise Complaint(f"cli-admin-copy-{error.key}", file=given.file) from None
    print(texts.text("cli-admin-restored", file=given.file, rows=rows))
    return 0
