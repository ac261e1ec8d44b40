"""A program whose children do something to a database and are killed at a chosen step of it.

It reads lines of JSON, [step, task, address of the database, file], and answers each with `killed` or `done`.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from castellany.server.store import backup
from castellany.server.store.engine import connect
from castellany.server.store.upgrade import upgrade

TASKS: dict[str, Callable[..., Any]] = {
    "backup": backup.backup,
    "restore": backup.restore,
    "upgrade": lambda engine, _: upgrade(engine),
}


def die_at(step: int) -> None:
    """End this process, without a last word, just before so many statements, commits, lines and files are written."""
    steps = 0

    def count(*_: object, **__: object) -> None:
        nonlocal steps
        steps += 1
        if steps == step:
            os.kill(os.getpid(), signal.SIGKILL)

    def counted(function: Any) -> Any:
        def call(*args: Any, **more: Any) -> Any:
            count()
            return function(*args, **more)

        return call

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)
    os.fsync = counted(os.fsync)
    os.replace = counted(os.replace)
    backup.write_line = counted(backup.write_line)  # type: ignore[attr-defined]


async def do(task: str, url: str, file: str) -> None:
    engine = connect(url)
    await TASKS[task](engine, Path(file))
    await engine.dispose()


def main() -> None:
    for line in sys.stdin:
        step, task, url, file = json.loads(line)
        child = os.fork()
        if child == 0:
            die_at(step)
            asyncio.run(do(task, url, file))
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print({0: "done", -signal.SIGKILL: "killed"}.get(status, f"failed with {status}"), flush=True)


if __name__ == "__main__":
    main()
