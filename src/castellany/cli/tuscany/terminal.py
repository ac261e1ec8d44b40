"""TuscanyTerminal: what the command line asks of the game."""

from __future__ import annotations

from castellany.cli.terminal import Terminal
from castellany.cli.tuscany.menu import TuscanyMenu
from castellany.cli.tuscany.table import TuscanyTable
from castellany.core.catalogue import Catalogue
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.kinds import BONUSES, NAMES
from castellany.games.tuscany.labels import about, bonus_key, kind_key
from castellany.games.tuscany.labels.names import about_bonus
from castellany.games.tuscany.picture_of import picture_of
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import ALL_TILES


class TuscanyTerminal(Terminal):
    def __init__(self) -> None:
        super().__init__(TUSCANY.texts, TuscanyTable, TuscanyMenu, picture_of)

    def chapter(self, rules: TuscanyRules, s: TuscanyState) -> tuple[int, ...]:
        """Every round, and every question before the first."""
        return (s.phase, s.round, s.stack[-1].step if rules.in_setup(s) else -1)

    def about(self, texts: Catalogue, rules: TuscanyRules, word: str) -> str | None:
        """Tiles and bonus tiles go by their name in the notation or in the reader's language."""
        wanted = word.lower()
        for kind in ALL_TILES:
            if wanted in (NAMES[kind], texts.text(kind_key(kind)).lower()):
                return texts.say(about(kind))
        for bonus in range(BONUSES):
            if wanted == texts.text(bonus_key(bonus)).lower():
                return texts.say(about_bonus(bonus))
        return None
