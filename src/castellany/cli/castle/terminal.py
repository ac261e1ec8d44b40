"""CastleTerminal: what the command line asks of the game."""

from __future__ import annotations

from castellany.cli.castle.menu import CastleMenu
from castellany.cli.castle.spoken import spoken
from castellany.cli.castle.table import CastleTable
from castellany.cli.terminal import Terminal
from castellany.core.catalogue import Catalogue
from castellany.games.castle import CASTLE
from castellany.games.castle.components import named
from castellany.games.castle.installed import INSTALLED
from castellany.games.castle.labels.explained import explained
from castellany.games.castle.picture import draw_tiles
from castellany.games.castle.picture_of import picture_of
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState


class CastleTerminal(Terminal):
    def __init__(self) -> None:
        super().__init__(CASTLE.texts, CastleTable, CastleMenu, picture_of)

    def spoken(self, texts: Catalogue, rules: CastleRules, s: CastleState) -> dict[str, int]:
        return spoken(texts, rules.tables, s)

    def chapter(self, rules: CastleRules, s: CastleState) -> tuple[int, ...]:
        """Every turn."""
        return (s.turn,)

    def sheet(self, texts: Catalogue, name: str) -> str:
        faces = named(name, tuple(module.slug for module in INSTALLED)).faces
        title = Catalogue(texts.language, *self.game.packages).text("picture-title")
        count = sum(face.copies for face in faces)
        subtitle = texts.text("cli-sheet-subtitle", name=name, count=count)
        return draw_tiles(title, subtitle, texts.text("cli-sheet-about"), faces, texts.language)

    def about(self, texts: Catalogue, rules: CastleRules, word: str) -> str | None:
        """Things go by their name in the notation or in the reader's language."""
        wanted = word.lower()
        for name, key, about in explained(rules):
            if wanted in (name, texts.text(key).lower()):
                return texts.say(about)
        return None
