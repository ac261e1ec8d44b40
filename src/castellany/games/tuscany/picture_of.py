"""Portrait: a position as the picture of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.tuscany.boards import BOARDS
from castellany.games.tuscany.kinds import BONUSES
from castellany.games.tuscany.labels import picture_words, reconstructed
from castellany.games.tuscany.picture import Estate, Space, TablePicture, draw
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scene.table import dealt, stacks
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.words import SPACES

APART: Final = 4
"""Rows from one board to the next while they are not joined; even, so that they stand straight below each other."""


def picture_of(rules: TuscanyRules, s: TuscanyState, names: Sequence[str], catalogue: Catalogue) -> str:
    """The SVG text of a position, with the seats under these names."""
    return draw(table_picture(rules, s, names, catalogue))


def table_picture(rules: TuscanyRules, s: TuscanyState, names: Sequence[str], catalogue: Catalogue) -> TablePicture:
    t = rules.tables
    edition = f"edition-tuscany-{t.edition.slug}"
    now = catalogue.text("picture-subtitle", edition=edition, phase=s.phase + 1, round=s.round + 1)
    note = reconstructed(rules)
    worth = zip(t.components.first_bonus, t.components.second_bonus, strict=True)
    return TablePicture(
        title=catalogue.text("picture-title"),
        subtitle=now,
        note="" if note is None else catalogue.say(note),
        words={name: catalogue.say(phrase) for name, phrase in picture_words().items()},
        estates=tuple(estate(rules, s, seat, names[seat]) for seat in range(s.players)),
        open=tuple(s.display),
        cards=s.deck_size,
        yields=sum(s.yields),
        neutral=sum(s.neutral),
        bonus_left=tuple(s.bonus_left),
        claimed=tuple(s.claimed),
        points=tuple(points for both in worth for points in both),
        starter=s.starter,
        active=NOBODY if rules.over(s) else rules.turn(s),
    )


def estate(rules: TuscanyRules, s: TuscanyState, seat: int, name: str) -> Estate:
    """One seat's land with everything that belongs to the seat."""
    t = rules.tables
    first = seat * STORAGE
    return Estate(
        name=name,
        boards=", ".join(dealt(s, seat)),
        spaces=tuple(spaces(rules, s, seat)),
        tiles=tuple(s.tiles[seat * SPACES : (seat + 1) * SPACES]),
        storage=tuple(s.storage[first : first + capacity(s, t, seat)]),
        stacks=tuple(stacks(s.revealed[seat])),
        bonuses=tuple(s.bonuses[seat * BONUSES : (seat + 1) * BONUSES]),
        cards=s.hand_size[seat],
        marble=s.marble[seat],
        workers=s.workers[seat],
        green=s.green[seat],
        red=s.red[seat],
    )


def spaces(rules: TuscanyRules, s: TuscanyState, seat: int) -> list[Space]:
    """The joined boards; before that the boards apart, as far as they are dealt."""
    t = rules.tables
    if s.arrangement[seat] != NOBODY:
        land = t.estate_of(s, seat)
        return [Space(colour, q, r) for colour, (q, r) in zip(land.colour, land.place, strict=True)]
    numbers = s.dealt[seat * BOARDS : (seat + 1) * BOARDS]
    found: list[Space] = []
    for letter, number in enumerate(numbers):
        if number != NOBODY:
            colours = t.components.boards[letter][number].colours
            cells = zip(colours, t.components.outline.cells, strict=True)
            found += [Space(colour, q - APART // 2 * letter, r + APART * letter) for colour, (q, r) in cells]
    return found
