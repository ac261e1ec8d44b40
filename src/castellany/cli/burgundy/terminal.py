"""BurgundyTerminal: what the command line asks of the game."""

from __future__ import annotations

from rich.console import RenderableType

from castellany.cli.burgundy.menu import sections
from castellany.cli.burgundy.table import TableText
from castellany.cli.terminal import Section, Terminal
from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.labels import about
from castellany.games.burgundy.picture_of import picture_of
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.words import CASTLE, PLACE


class BurgundyTerminal(Terminal):
    def table(
        self,
        texts: Catalogue,
        rules: BurgundyRules,
        s: BurgundyState,
        names: list[str],
        width: int,
        seat: int,
        moves: list[int],
    ) -> RenderableType:
        targets = {m >> 8 & 255 for m in moves if m >> 24 == PLACE} | {
            m >> 16 & 255 for m in moves if m >> 24 == CASTLE
        }
        return TableText(texts, rules, s, names, width, seat, targets).draw()

    def menu(
        self, texts: Catalogue, rules: BurgundyRules, s: BurgundyState, seat: int, moves: list[int]
    ) -> list[Section]:
        return sections(texts, rules, s, seat, moves)

    def legend(self, texts: Catalogue) -> str:
        return texts.text("cli-legend")

    def chapter(self, rules: BurgundyRules, s: BurgundyState) -> tuple[int, ...]:
        """Every round, and every question before the first."""
        return (s.phase, s.round, s.stack[-1].step if rules.in_setup(s) else -1)

    def picture(self, texts: Catalogue, rules: BurgundyRules, s: BurgundyState, names: list[str]) -> str:
        return picture_of(rules, s, names, texts)

    def about(self, texts: Catalogue, rules: BurgundyRules, word: str) -> str | None:
        """Tiles go by their name in the notation or in the reader's language."""
        words = rules.tables.kind_words
        kinds = {texts.text(f"kind-{name}").lower(): kind for kind, name in words.words.items()} | words.values
        kind = kinds.get(word.lower())
        return None if kind is None else texts.say(about(rules, kind))
