"""Terminal: how a game is shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

from castellany.cli.menu import Menu, Section
from castellany.cli.table_text import TableText
from castellany.core.catalogue import Catalogue
from castellany.core.events import Event
from castellany.core.texts import Texts


class Terminal:
    """What the command line asks of every game; what there is to say comes from its texts."""

    def __init__(
        self,
        game: Texts,
        table_text: type[TableText[Any, Any]],
        menu: type[Menu[Any, Any]],
        picture: Callable[[Any, Any, Sequence[str], Catalogue], str],
    ) -> None:
        self.game = game
        self.table_text = table_text
        self.menu_of = menu
        self.picture_of = picture

    def table(
        self, texts: Catalogue, rules: Any, s: Any, names: list[str], width: int, seat: int, moves: list[int]
    ) -> RenderableType:
        """The whole table, the estate of `seat` first with the targets of `moves` marked; seat -1 for a spectator."""
        return self.table_text(texts, rules, s, names, width, seat, moves).draw()

    def menu(self, texts: Catalogue, rules: Any, s: Any, seat: int, moves: list[int]) -> list[Section]:
        return self.menu_of(texts, rules, s, seat, moves).sections()

    def spoken(self, texts: Catalogue, rules: Any, s: Any) -> dict[str, int]:
        """Moves typed in words of the screen where the notation has others, whether they are legal or not."""
        return {}

    def legend(self, texts: Catalogue) -> str:
        """How to read the table."""
        return texts.text("cli-legend")

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
        return self.picture_of(rules, s, names, texts)

    def sheet(self, texts: Catalogue, name: str) -> str | None:
        """The tiles of a set of components as SVG, to compare with real ones; None where a game has no such sheet."""
        return None

    def about(self, texts: Catalogue, rules: Any, word: str) -> str | None:
        """What the thing of this name does, if there is such a thing."""
        raise NotImplementedError
