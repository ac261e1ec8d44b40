"""Setup: what is agreed before a game begins."""

from __future__ import annotations


class SetupError(ValueError):
    """The agreed set-up is impossible; `key` names the text that says why, with its arguments.

    `game` is the slug of the game whose text that is; empty where there is no such game.
    """

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(f"{key} {arguments}" if arguments else key)
        self.key = key
        self.arguments = arguments
        self.game = ""


class Setup:
    """Game, edition, player count, modules and options; every value is text, as in a record."""

    def __init__(
        self,
        game: str,
        edition: str,
        players: int,
        modules: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.players = players
        self.modules = modules
        self.options = dict(options or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.game, self.edition, self.players, self.modules, tuple(sorted(self.options.items()))))

    def fields(self) -> tuple[object, ...]:
        return (self.game, self.edition, self.players, self.modules, self.options)

    def __reduce__(self) -> tuple[object, ...]:
        return (Setup, self.fields())
