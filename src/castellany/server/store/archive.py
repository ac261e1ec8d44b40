"""Archive: the file of a backup. Lines of JSON, compressed: a header, then for each table its name and columns and
its rows, and at the end how many rows there were.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import MetaData, Table

from castellany.server.store.upgrade import steps

FORMAT: Final = 1
AT_ONCE: Final = 500


class BadBackup(ValueError):
    """A file that cannot be restored: `key` is `foreign`, `damaged` or `too-new`. Nothing has been changed."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key


def write_line(file: IO[str], value: object) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def header(revision: str) -> dict[str, Any]:
    return {"castellany": "backup", "format": FORMAT, "revision": revision, "version": version("castellany")}


def lines_of(path: Path) -> Iterator[Any]:
    key = "foreign"
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
                key = "damaged"
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError) as error:
        if isinstance(error, BadBackup):
            raise
        raise BadBackup(key, str(error)) from error


def inspect(path: Path) -> tuple[str, int]:
    """Read a file to its end; the step that it was written at, and its number of rows. BadBackup if it is not sound."""
    lines = lines_of(path)
    revision = revision_in(next(lines, None))
    count = 0
    columns = 0
    last: Any = None
    for last in lines:
        match last:
            case list() if len(last) == columns:
                count += 1
            case {"table": str(), "columns": list(names)}:
                columns = len(names)
            case {"rows": int()}:
                break
            case _:
                raise BadBackup("damaged", f"a line that does not fit after {count} rows")
    if last != {"rows": count} or next(lines, None) is not None:
        raise BadBackup("damaged", f"it breaks off after {count} rows")
    return revision, count


def revision_in(line: Any) -> str:
    match line:
        case {"castellany": "backup", "format": int(format), "revision": str(revision)}:
            if format > FORMAT or revision not in steps():
                raise BadBackup("too-new", f"it was written by castellany {line.get('version')}")
            return revision
        case _:
            raise BadBackup("foreign", "it has no header of a backup")


def portions(lines: Iterable[Any], schema: MetaData) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a sound file in portions, each for one table."""
    table, columns = Table("", MetaData()), list[str]()
    portion: list[dict[str, Any]] = []
    for line in lines:
        if isinstance(line, list):
            portion.append(dict(zip(columns, line, strict=True)))
        if portion and (isinstance(line, dict) or len(portion) == AT_ONCE):
            yield table, portion
            portion = []
        match line:
            case {"table": str(name), "columns": list(columns)}:
                if name not in schema.tables or set(columns) != set(schema.tables[name].columns.keys()):
                    raise BadBackup("damaged", f"there is no such table as its {name}")
                table = schema.tables[name]
