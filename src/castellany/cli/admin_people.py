"""`castellany admin users`: who has an account, new passwords, hosts, and accounts that go."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from rich import box
from rich.table import Table

from castellany.cli.admin_database import database, make_sure
from castellany.cli.screen import screen
from castellany.core.catalogue import Catalogue
from castellany.server.people.hosting import Hosting, User
from castellany.server.people.passwords import Passwords
from castellany.server.settings import Settings


async def users(given: argparse.Namespace, texts: Catalogue, settings: Settings) -> int:
    passwords = Passwords()
    try:
        async with database(settings, texts) as engine:
            hosting = Hosting(engine, passwords)
            name = given.name
            if given.action == "list":
                show(texts, await hosting.users())
            elif given.action == "reset":
                print(texts.text("cli-admin-password", name=name, password=await hosting.reset_password(name)))
            elif given.action == "remove":
                make_sure(texts, given.yes, texts.text("cli-admin-remove-user", name=name))
                await hosting.remove(name)
                print(texts.text("cli-admin-user-removed", name=name))
            else:
                await hosting.set_host(name, given.action == "host")
                print(texts.text(f"cli-admin-{given.action}", name=name))
    finally:
        passwords.close()
    return 0


def show(texts: Catalogue, found: list[User]) -> None:
    out = screen()
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("name", "host-mark", "since", "seen"):
        table.add_column(texts.text(f"cli-admin-{key}"))
    for user in found:
        table.add_row(user.name, "*" if user.host else "", moment(user.created_at), moment(user.seen_at))
    out.print(table)


def moment(milliseconds: int) -> str:
    """
    >>> moment(0)
    '1970-01-01 00:00'
    """
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"
