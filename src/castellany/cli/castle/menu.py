"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from castellany.cli.menu import Choice, Column, Menu, Section
from castellany.core.moves import unpack
from castellany.games.castle.labels.names import side_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState
from castellany.games.castle.words import PLACE, PUT


class CastleMenu(Menu[CastleRules, CastleState]):
    def groups(self) -> list[Section]:
        return [self.placing(), self.section("cli-group-put", {PUT}), self.others({PLACE, PUT})]

    def placing(self) -> Section:
        """A column for each way to turn the tile, with the squares where it then fits."""
        columns: dict[int, list[Choice]] = {}
        for m in self.moves:
            verb, _, square, top = unpack(m)
            if verb == PLACE:
                columns.setdefault(top, []).append(Choice(m, self.rules.tables.square_words.words[square]))
        found = [Column(self.texts.text(side_key(top)), columns[top]) for top in sorted(columns)]
        return Section(self.texts.text("cli-group-place"), found)
