"""The command line."""

from castellany.cli.main import main

__all__ = ["main"]
