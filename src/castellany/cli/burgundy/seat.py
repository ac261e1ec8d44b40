"""What lies beside an estate: points, dice, workers, silver, storage, goods, monasteries and bonus tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from castellany.cli.burgundy.names import full_name
from castellany.cli.burgundy.paint import Paint, die, good
from castellany.cli.table_text import labelled
from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.kinds import COLOUR_LETTERS, COLOURS, NOTHING
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, STORAGE

NONE: Final = "-"


def with_points(line: Text, texts: Catalogue, s: BurgundyState, seat: int, board: str) -> Text:
    """Points and board behind the name of a seat."""
    line.append("  " + texts.text("count-points", points=s.points[seat]), style="bold")
    if board:
        line.append("  " + texts.text("picture-board", board=board), style="dim")
    return line


def belongings(
    texts: Catalogue, paint: Paint, s: BurgundyState, seat: int, more: Sequence[tuple[str, str]] = ()
) -> RenderableType:
    """The rows of what a seat has, a label before each; `more` come last."""
    rows = labelled()
    rows.add_row(
        texts.text("label-dice"), Text(" ").join(die(value, seat) for value in s.dice[2 * seat : 2 * seat + 2])
    )
    own = s.estate_of[seat]
    rows.add_row(texts.text("label-workers"), str(s.workers[own]))
    rows.add_row(texts.text("label-silver"), str(s.silver[own]))
    rows.add_row(texts.text("label-storage"), storage(texts, paint, s, own))
    rows.add_row(texts.text("label-goods"), goods(s.goods[own * GOODS : (own + 1) * GOODS]))
    rows.add_row(texts.text("label-sold"), goods(s.sold[own * GOODS : (own + 1) * GOODS]))
    held = [str(n) for n in sorted(paint.kinds.monastery) if n and s.holds(own, n)]
    if held:
        rows.add_row(texts.text("colour-monastery").capitalize(), ", ".join(held))
    bonus = bonus_tiles(texts, s, own)
    if bonus:
        rows.add_row(texts.text("label-bonus-tiles"), bonus)
    for label, said in more:
        rows.add_row(label, said)
    return rows


def storage(texts: Catalogue, paint: Paint, s: BurgundyState, own: int) -> Text:
    """One tile to a line."""
    kinds = [kind for kind in s.storage[own * STORAGE : (own + 1) * STORAGE] if kind != NOTHING]
    tiles = [paint.badge(kind) + f" {full_name(texts, paint.kinds, kind)}" for kind in kinds]
    return Text("\n").join(tiles) if tiles else Text(NONE, style="dim")


def goods(counts: Iterable[int]) -> Text:
    """Goods with how many of each: `(3)x2`."""
    shown = [good(colour) + f"x{count}" for colour, count in enumerate(counts) if count]
    return Text("  ").join(shown) if shown else Text(NONE, style="dim")


def bonus_tiles(texts: Catalogue, s: BurgundyState, own: int) -> str:
    """The letters of the colours, large and small tiles apart."""
    held: list[str] = []
    for size, key in enumerate(("label-large", "label-small")):
        letters = "".join(COLOUR_LETTERS[colour] for colour in range(COLOURS) if s.bonus[2 * colour + size] == own)
        if letters:
            held.append(f"{texts.text(key)} {letters}")
    return ", ".join(held)
