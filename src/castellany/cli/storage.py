"""Files: records read and written, and the folder where games are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from castellany.cli.complaint import Complaint
from castellany.match import Record, parse, save
from castellany.server.folder import data_folder

SUFFIX: Final = ".record"
LARGEST: Final = 4_000_000
"""Bytes; no game comes near."""


def usable_folder(environment: Mapping[str, str]) -> Path:
    """The data folder, made if need be; the current folder where that cannot be written to."""
    try:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return Path.cwd()
    return folder if os.access(folder, os.W_OK) else Path.cwd()


def new_file(folder: Path, game: str, now: datetime) -> Path:
    """A file that is not there yet, named after the game and the time."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path = folder / (stem + SUFFIX)
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}{SUFFIX}"
    return path


def read_record(path: Path) -> Record:
    """RecordError, with the line, if the file holds no record; Complaint if it cannot be read at all."""
    return parse(read_text(path))


def read_text(path: Path) -> str:
    """What a file of the size of a record says; Complaint if it cannot be read."""
    try:
        # A device may never end, so no more is read than a record may hold.
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise Complaint("cli-file-too-large", file=str(path))
        return content.decode("utf-8")
    except FileNotFoundError:
        raise Complaint("cli-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Complaint("cli-no-text", file=str(path)) from None
    except (OSError, ValueError):
        raise Complaint("cli-unreadable-file", file=str(path)) from None


def write_record(path: Path, record: Record) -> None:
    """Complaint if the file cannot be written; what was there before is then still there."""
    try:
        save(path, record)
    except (OSError, ValueError):
        raise Complaint("cli-unwritable-file", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, ValueError):
        raise Complaint("cli-unwritable-file", file=str(path)) from None
