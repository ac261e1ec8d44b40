"""The folder where everything is kept that outlives a run: the server's database, and games saved without a name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """`castellany` in the user's data folder; RuntimeError where there is neither that nor a home.

    >>> data_folder({"XDG_DATA_HOME": "/data"}).as_posix()
    '/data/castellany'
    """
    data = environment.get("XDG_DATA_HOME", "")
    base = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "castellany"
