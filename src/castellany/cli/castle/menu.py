"""The menu: what a seat may do, in groups, short enough to stand in columns."""

from __future__ import annotations

from castellany.cli.terminal import Choice, Column, Section
from castellany.core.catalogue import Catalogue
from castellany.core.moves import VERB, unpack
from castellany.games.castle import CASTLE
from castellany.games.castle.labels.names import side_key
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import CastleState
from castellany.games.castle.words import PLACE, PUT


class Menu:
    """The moves of one question."""

    def __init__(self, texts: Catalogue, rules: CastleRules, s: CastleState, seat: int, moves: list[int]) -> None:
        self.texts = texts
        self.rules = rules
        self.s = s
        self.seat = seat
        self.moves = moves

    def sections(self) -> list[Section]:
        """The groups that have something to offer; what fits in none comes last."""
        found = [self.placing(), self.section("cli-group-put", {PUT})]
        found.append(self.section("cli-group-other", {m >> VERB for m in self.moves} - {PLACE, PUT}))
        return [section for section in found if section.columns]

    def section(self, key: str, verbs: set[int]) -> Section:
        said = [m for m in self.moves if m >> VERB in verbs]
        choices = [Choice(m, self.texts.say(CASTLE.texts.move(self.rules, self.s, self.seat, m))) for m in said]
        return Section(self.texts.text(key), [Column("", choices)] if choices else [])

    def placing(self) -> Section:
        """A column for each way to turn the tile, with the squares where it then fits."""
        columns: dict[int, list[Choice]] = {}
        for m in self.moves:
            verb, _, square, top = unpack(m)
            if verb == PLACE:
                columns.setdefault(top, []).append(Choice(m, self.rules.tables.square_words.words[square]))
        found = [Column(self.texts.text(side_key(top)), columns[top]) for top in sorted(columns)]
        return Section(self.texts.text("cli-group-place"), found)
