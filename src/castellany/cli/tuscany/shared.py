"""What all share, as text: phase and round, open tiles, supplies, bonus tiles and colour bonuses."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.tuscany import paint
from castellany.cli.tuscany.names import full_name
from castellany.core.catalogue import Catalogue
from castellany.games.tuscany.kinds import COLOUR_LETTERS, COLOURS, NOTHING
from castellany.games.tuscany.labels import bonus_key, colour_key
from castellany.games.tuscany.opening import preparing
from castellany.games.tuscany.state import NEUTRAL_BACK, NOBODY, TuscanyState
from castellany.games.tuscany.tables import Tables

ROW: Final = 4
"""Open tiles beside each other."""


def state_of_play(texts: Catalogue, s: TuscanyState) -> Text:
    """Phase and round, and when the phase ends."""
    if preparing(s):
        return Text(texts.text("cli-preparing"), style="bold")
    line = Text(texts.text("cli-now", phase=s.phase + 1, round=s.round + 1), style="bold")
    if s.stack:
        when = "last" if s.last else "now" if s.latched else "later"
        line.append("  " + texts.text("cli-ending", when=when, phase=s.phase + 1), style="not bold dim")
    return line


def open_tiles(texts: Catalogue, s: TuscanyState) -> RenderableType:
    """Numbered as the moves name them, with the number of the seat whose back they have."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for first in range(0, len(s.display), ROW):
        grid.add_row(*(open_tile(texts, s, slot) for slot in range(first, first + ROW)))
    return grid


def open_tile(texts: Catalogue, s: TuscanyState, slot: int) -> Text:
    line = Text(f"{slot + 1} ", style="bold")
    kind = s.display[slot]
    if kind == NOTHING:
        return line.append("-", style="not bold dim")
    line.append_text(paint.badge(kind)).append(f" {full_name(texts, kind)}", style="not bold")
    if s.backs[slot] != NEUTRAL_BACK:
        line.append(f" ({s.backs[slot]})", style="not bold dim")
    return line


def supplies(texts: Catalogue, s: TuscanyState) -> Text:
    counts = {"cards": s.deck_size, "yields": sum(s.yields), "neutral": sum(s.neutral)}
    line = Text()
    for name, count in counts.items():
        line.append(f"{texts.text(f'label-{name}')} ", style="dim").append(f"{count}   ")
    return line


def bonuses_left(texts: Catalogue, s: TuscanyState) -> Text:
    line = Text(texts.text("label-bonus-tiles") + ": ", style="dim")
    left = [f"{texts.text(bonus_key(bonus))} x{count}" for bonus, count in enumerate(s.bonus_left) if count]
    return line.append(", ".join(left), style="not dim")


def colour_bonuses(texts: Catalogue, t: Tables, s: TuscanyState) -> Text:
    """What the next to fill each colour scores; II where one has."""
    line = Text(texts.text("label-colour-bonuses") + ": ", style="dim")
    for colour in range(COLOURS):
        first, second = s.claimed[2 * colour : 2 * colour + 2]
        line.append(COLOUR_LETTERS[colour], style=paint.tile(colour) + paint.LIT)
        if second != NOBODY:
            line.append(" -   ", style="dim")
        elif first != NOBODY:
            line.append(f" {t.components.second_bonus[colour]}II ", style="not dim")
        else:
            line.append(f" {t.components.first_bonus[colour]}   ", style="not dim")
    return line


def legend(texts: Catalogue) -> Text:
    """What the letters on the spaces mean."""
    line = Text()
    for colour in range(COLOURS):
        line.append(f" {COLOUR_LETTERS[colour]} ", style=paint.tile(colour))
        line.append(f" {texts.text(colour_key(colour))}  ")
    return line
