"""Complaint: why a command cannot be carried out, as the key of one sentence."""

from __future__ import annotations


class Complaint(Exception):
    """Ends the command with its sentence and exit code 2."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(f"{key} {arguments}")
        self.key = key
        self.arguments = arguments
