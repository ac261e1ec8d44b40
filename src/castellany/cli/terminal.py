"""Terminal: how a game is shown in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from castellany.core.catalogue import Catalogue
from castellany.core.events import Event
from castellany.core.texts import Texts


@dataclass(frozen=True, slots=True)
class Choice:
    """A move with a text short enough for a menu."""

    move: int
    text: str


@dataclass(frozen=True, slots=True)
class Column:
    """Choices that stand below each other under a title of their own, which may be empty."""

    title: str
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Section:
    """Moves of one sort under a title."""

    title: str
    columns: list[Column]


class Terminal:
    """What the command line asks of every game; what there is to say comes from its texts."""

    def __init__(self, game: Texts) -> None:
        self.game = game

    def table(
        self, texts: Catalogue, rules: Any, s: Any, names: list[str], width: int, seat: int, moves: list[int]
    ) -> RenderableType:
        """The whole table, the estate of `seat` first with the targets of `moves` marked; seat -1 for a spectator."""
        raise NotImplementedError

    def menu(self, texts: Catalogue, rules: Any, s: Any, seat: int, moves: list[int]) -> list[Section]:
        raise NotImplementedError

    def spoken(self, texts: Catalogue, rules: Any, s: Any) -> dict[str, int]:
        """Moves typed in words of the screen where the notation has others, whether they are legal or not."""
        return {}

    def legend(self, texts: Catalogue) -> str:
        """How to read the table."""
        raise NotImplementedError

    def prompt(self, texts: Catalogue, rules: Any, s: Any, seat: int) -> str:
        """What is asked of a seat."""
        return texts.say(self.game.prompt(rules, s, seat))

    def label(self, texts: Catalogue, rules: Any, s: Any, seat: int, move: int) -> str:
        """A move in a few words, before it is played."""
        return texts.say(self.game.move(rules, s, seat, move))

    def refusal(self, texts: Catalogue, rules: Any, reason: int) -> str:
        return texts.say(self.game.refusal(rules, reason))

    def event(self, texts: Catalogue, rules: Any, event: Event, names: list[str]) -> str:
        """A sentence about something that happened, or nothing if it goes without saying."""
        phrase = None if self.game.repeats(event) else self.game.event(rules, event)
        return "" if phrase is None else texts.say(phrase, names)

    def chapter(self, rules: Any, s: Any) -> tuple[int, ...]:
        """What changes whenever somebody who reads along would want to see the table again."""
        raise NotImplementedError

    def picture(self, texts: Catalogue, rules: Any, s: Any, names: list[str]) -> str:
        """The table as SVG."""
        raise NotImplementedError

    def sheet(self, texts: Catalogue, name: str) -> str | None:
        """The tiles of a set of components as SVG, to compare with real ones; None where a game has no such sheet."""
        return None

    def about(self, texts: Catalogue, rules: Any, word: str) -> str | None:
        """What the thing of this name does, if there is such a thing."""
        raise NotImplementedError
