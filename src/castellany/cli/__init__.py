"""The command line."""

from __future__ import annotations

from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; gives the exit code. An interrupt while the program is still loading ends it quietly too."""
    try:
        from castellany.cli.main import main as run
    except KeyboardInterrupt:
        return 130
    return run(words)
