"""Portrait: a position as the picture of its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.editions.edition import DARK_GREEN
from castellany.games.burgundy.kinds import BASE_KINDS
from castellany.games.burgundy.labels import picture_words, reconstructed
from castellany.games.burgundy.labels.names import board_name
from castellany.games.burgundy.picture import Estate, TablePicture, draw
from castellany.games.burgundy.picture.model import AddedTile
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.shown import shown_in
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import GOODS, PHASE_POINTS, SLOTS, STORAGE

PUBLISHED: Final = "published"


def picture_of(rules: BurgundyRules, s: BurgundyState, names: Sequence[str], catalogue: Catalogue) -> str:
    """The SVG text of a position, with the seats under these names."""
    return draw(table_picture(rules, s, names, catalogue))


def table_picture(rules: BurgundyRules, s: BurgundyState, names: Sequence[str], catalogue: Catalogue) -> TablePicture:
    t = rules.tables
    edition = f"edition-burgundy-{t.edition.slug}"
    now = catalogue.text("picture-subtitle", edition=edition, phase=PHASE_LETTERS[s.phase], round=s.round + 1)
    note = reconstructed(rules)
    slots = [t.colour_at(slot, s.phase) if slot in t.slots else -1 for slot in range(SLOTS)]
    return TablePicture(
        title=catalogue.text("picture-title"),
        subtitle=now if note is None else f"{now}  {catalogue.say(note)}",
        words={name: catalogue.say(phrase) for name, phrase in picture_words().items()},
        estates=tuple(estate(rules, s, seat, names[seat], catalogue) for seat in range(s.players)),
        phase=s.phase,
        round=s.round,
        phase_points=tuple(PHASE_POINTS),
        order=tuple(s.order),
        track=tuple(s.track),
        depots=tuple(s.depots[:SLOTS]),
        slots=tuple(slots),
        depot_goods=tuple(s.depot_goods),
        round_goods=tuple(s.round_goods),
        white=s.white,
        bonus=tuple(s.bonus),
        bonus_points=(t.large_bonus, t.small_bonus),
        active=NOBODY if rules.over(s) else rules.turn(s),
        stalls=tuple((stall.kind, stall.left(s)) for stall in rules.rule_points.stalls),
        added=tuple(added_tile(rules, kind) for kind in range(BASE_KINDS, t.kinds.count)),
        green_castles=t.edition.castle_colour == DARK_GREEN,
    )


def added_tile(rules: BurgundyRules, kind: int) -> AddedTile:
    """The drawing of a module's kind of tile."""
    kinds = rules.tables.kinds
    word = kinds.names[kind]
    large, small = ("".join(shown.emblem(word, little) for shown in shown_in(rules)) for little in (False, True))
    return AddedTile(kinds.colour[kind], word[:2], large, small)


def estate(rules: BurgundyRules, s: BurgundyState, seat: int, name: str, catalogue: Catalogue) -> Estate:
    """One seat's board with everything that belongs to the seat."""
    own = s.estate_of[seat]
    number = s.board[own]
    board = None if number == NOBODY else rules.tables.boards[number]
    spaces = () if board is None else tuple(zip(board.colour, board.number, strict=True))
    return Estate(
        name=name,
        board="" if board is None else catalogue.text("picture-board", board=board_name(board.name)),
        places=tuple((board or rules.tables.boards[0]).shape.places),
        spaces=spaces,
        tiles=tuple(s.tiles[own * s.spaces : (own + 1) * s.spaces]),
        storage=tuple(s.storage[own * STORAGE : (own + 1) * STORAGE]),
        goods=tuple(s.goods[own * GOODS : (own + 1) * GOODS]),
        sold=tuple(s.sold[own * GOODS : (own + 1) * GOODS]),
        dice=tuple(s.dice[2 * seat : 2 * seat + 2]),
        workers=s.workers[own],
        silver=s.silver[own],
        points=s.points[seat],
        reconstructed=board is not None and board.provenance != PUBLISHED,
        marks="".join(shown.marks(rules, s, seat) for shown in shown_in(rules)),
    )
