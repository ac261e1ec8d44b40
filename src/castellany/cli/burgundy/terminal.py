"""BurgundyTerminal: what the command line asks of the game."""

from __future__ import annotations

from castellany.cli.burgundy.menu import BurgundyMenu
from castellany.cli.burgundy.table import BurgundyTable
from castellany.cli.terminal import Terminal
from castellany.core.catalogue import Catalogue
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.labels import about
from castellany.games.burgundy.picture_of import picture_of
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState


class BurgundyTerminal(Terminal):
    def __init__(self) -> None:
        super().__init__(BURGUNDY.texts, BurgundyTable, BurgundyMenu, picture_of)

    def chapter(self, rules: BurgundyRules, s: BurgundyState) -> tuple[int, ...]:
        """Every round, and every question before the first."""
        return (s.phase, s.round, s.stack[-1].step if rules.in_setup(s) else -1)

    def about(self, texts: Catalogue, rules: BurgundyRules, word: str) -> str | None:
        """Tiles go by their name in the notation or in the reader's language."""
        words = rules.tables.kind_words
        kinds = {texts.text(f"kind-{name}").lower(): kind for kind, name in words.words.items()} | words.values
        kind = kinds.get(word.lower())
        return None if kind is None else texts.say(about(rules, kind))
