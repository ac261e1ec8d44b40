"""What lies beside an estate: points, cards, marble, workers, storage, stacks and bonus tiles."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from castellany.cli.table_text import labelled
from castellany.cli.tuscany import paint
from castellany.cli.tuscany.names import full_name
from castellany.core.catalogue import Catalogue
from castellany.games.tuscany.kinds import BONUSES, COLOURS, NOTHING
from castellany.games.tuscany.labels import bonus_key
from castellany.games.tuscany.scene.table import stacks
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.storing import capacity
from castellany.games.tuscany.tables import Tables

NONE: Final = "-"


def with_points(line: Text, texts: Catalogue, s: TuscanyState, seat: int) -> Text:
    """Points of both tracks behind the name of a seat."""
    if seat == s.starter:
        line.append(f" {texts.text('cli-starter')}", style="dim")
    line.append("  " + texts.text("count-green", green=s.green[seat]), style="bold")
    line.append(", " + texts.text("count-red", red=s.red[seat]), style="bold")
    if s.stack:
        line.append("  " + texts.text("cli-red-then", red=s.red[seat] + s.green[seat]), style="dim")
    return line


def belongings(texts: Catalogue, t: Tables, s: TuscanyState, seat: int) -> RenderableType:
    """The rows of what a seat has, a label before each."""
    rows = labelled()
    rows.add_row(texts.text("label-cards"), hand(s, seat))
    rows.add_row(texts.text("label-marble"), str(s.marble[seat]))
    rows.add_row(texts.text("label-workers"), str(s.workers[seat]))
    rows.add_row(texts.text("label-storage"), storage(texts, t, s, seat))
    rows.add_row(texts.text("label-stacks"), "  ".join(str(left) for left in stacks(s.revealed[seat])))
    bonus = bonus_tiles(texts, s.bonuses[seat * BONUSES : (seat + 1) * BONUSES])
    rows.add_row(texts.text("label-bonus-tiles"), bonus)
    return rows


def hand(s: TuscanyState, seat: int) -> Text:
    """How many cards and, where that is known, of which colours."""
    cards = s.hand[seat * COLOURS : (seat + 1) * COLOURS]
    shown = [paint.card(colour, count) for colour, count in enumerate(cards) if count]
    line = Text(str(s.hand_size[seat]))
    return line.append(": ").append_text(Text(" ").join(shown)) if shown else line


def storage(texts: Catalogue, t: Tables, s: TuscanyState, seat: int) -> Text:
    """One storage space to a line."""
    kinds = s.storage[seat * STORAGE : seat * STORAGE + capacity(s, t, seat)]
    tiles = [paint.badge(kind) + f" {full_name(texts, kind)}" if kind != NOTHING else Text(NONE) for kind in kinds]
    return Text("\n").join(tiles)


def bonus_tiles(texts: Catalogue, counts: list[int]) -> Text:
    """One kind to a line, with how many there are of it."""
    shown = [f"{texts.text(bonus_key(bonus))} x{count}" for bonus, count in enumerate(counts) if count]
    return Text("\n".join(shown) or NONE)
