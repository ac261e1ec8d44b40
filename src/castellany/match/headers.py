"""Headers: the set-up as the lines that a record and a position begin with."""

from __future__ import annotations

from typing import Final

from castellany.core.setup import Setup, SetupError

SETUP_HEADERS: Final = ("game", "edition", "players", "modules", "options")
SETUP_FAULTS: Final = {
    "setup-unknown-game": "game",
    "setup-unknown-edition": "edition",
    "setup-players": "players",
    "setup-players-exactly": "players",
    "setup-unknown-module": "modules",
    "setup-no-modules": "modules",
    "setup-module-requires": "modules",
    "setup-module-conflicts": "modules",
}
"""Faults that are not of the options, each with its header."""


class HeaderError(ValueError):
    """What a header says cannot be read."""

    def __init__(self, key: str, said: str) -> None:
        super().__init__(f"{key}: {said}")
        self.key = key


def blamed(error: SetupError) -> str:
    """The header that an impossible set-up is to blame on."""
    return SETUP_FAULTS.get(error.key, "options")


def write_setup(setup: Setup) -> list[str]:
    return [
        f"game: {setup.game}",
        f"edition: {setup.edition}",
        f"players: {setup.players}",
        "modules: " + " ".join(setup.modules),
        "options: " + " ".join(f"{key}={value}" for key, value in sorted(setup.options.items())),
    ]


def read_setup(values: dict[str, str]) -> Setup:
    """The set-up that these headers say, possible or not; HeaderError if one cannot be read."""
    options: dict[str, str] = {}
    for word in values["options"].split():
        key, equals, value = word.partition("=")
        if not equals or key in options:
            raise HeaderError("options", word[:40])
        options[key] = value
    players = read_number("players", values["players"])
    return Setup(values["game"], values["edition"], players, tuple(values["modules"].split()), options)


def read_number(key: str, value: str) -> int:
    if not is_number(value):
        raise HeaderError(key, value[:40])
    return int(value)


def is_number(value: str) -> bool:
    # Twenty digits hold every seed; int() itself also reads signs, underscores and other scripts.
    return value.isascii() and value.isdecimal() and len(value) <= 20
