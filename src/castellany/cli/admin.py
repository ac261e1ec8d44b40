"""`castellany admin`: looking after a server, whether it runs at the moment or not.

Like `serve`, it imports the server only when it is asked for.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from castellany.cli.arguments import Parser
from castellany.cli.complaint import Complaint
from castellany.cli.serve import settings_from
from castellany.core.catalogue import Catalogue

if TYPE_CHECKING:
    from castellany.server.settings import Settings

USER_ACTIONS: Final = ("list", "reset", "host", "unhost", "remove")
TABLE_ACTIONS: Final = ("list", "show", "stop", "remove", "check")

Task = Callable[[argparse.Namespace, Catalogue, "Settings"], Coroutine[Any, Any, int]]


def declare(parser: Parser) -> None:
    texts = parser.texts
    tasks = parser.add_subparsers(title=texts.text("cli-commands"), metavar="COMMAND", dest="task")
    parser.set_defaults(explain=parser.print_help)
    for name, places in PLACES.items():
        about = texts.text(f"cli-about-admin-{name}")
        task = tasks.add_parser(name, texts=texts, prog=f"{parser.prog} {name}", about=about, help=about)
        for place, more in places:
            task.place(place, **more)
        task.option("data", metavar="FOLDER")
        if name in ("restore", "users", "tables"):
            task.flag("yes")


PLACES: Final[dict[str, list[tuple[str, dict[str, Any]]]]] = {
    "backup": [("file", {"about": "backup"})],
    "restore": [("file", {"about": "backup"})],
    "users": [("action", {"about": "action-users", "nargs": "?", "default": "list"}), ("name", {"nargs": "?"})],
    "tables": [("action", {"about": "action-tables", "nargs": "?", "default": "list"}), ("table", {"nargs": "?"})],
    "export": [("table", {}), ("file", {"about": "record", "nargs": "?"})],
    "import": [("file", {})],
}


def command(given: argparse.Namespace, texts: Catalogue) -> int:
    import asyncio

    if given.task is None:
        given.explain()
        return 0
    settings = settings_from(**({} if given.data is None else {"data": given.data}))
    return asyncio.run(task_of(given)(given, texts, settings))


def task_of(given: argparse.Namespace) -> Task:
    """What carries out the words; Complaint if they do not fit together."""
    from castellany.cli import admin_copies, admin_people, admin_tables

    if given.task in ("backup", "restore"):
        return admin_copies.backup if given.task == "backup" else admin_copies.restore
    if given.task in ("export", "import"):
        return admin_tables.export if given.task == "export" else admin_tables.import_file
    actions = USER_ACTIONS if given.task == "users" else TABLE_ACTIONS
    if given.action not in actions:
        raise Complaint("cli-unknown-command", command=given.action, known=", ".join(actions))
    one = given.name if given.task == "users" else given.table
    if (one is None) != (given.action in ("list", "check")):
        raise Complaint("cli-bad-arguments", command=f"castellany admin {given.task}")
    return admin_people.users if given.task == "users" else admin_tables.tables
