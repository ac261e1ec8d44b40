"""The shared board as text: phase and round, goods to come, the depots, the turn order."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.burgundy.names import full_name
from castellany.cli.burgundy.paint import Paint, good, white_die
from castellany.core.catalogue import Catalogue
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_LETTERS, COLOUR_NAMES, COLOURS, NOTHING
from castellany.games.burgundy.state import NOBODY, BurgundyState
from castellany.games.burgundy.tables import DEPOTS, GOODS, PHASE_POINTS, Tables


def state_of_play(texts: Catalogue, s: BurgundyState) -> Text:
    """Phase, round and what a completed area brings besides its size."""
    phase, turn = texts.text("label-phase"), texts.text("label-round")
    line = Text(f"{phase} {PHASE_LETTERS[s.phase]}, {turn.lower()} {s.round + 1}", style="bold")
    line.append("  " + texts.text("cli-phase-points", points=PHASE_POINTS[s.phase]), style="not bold dim")
    return line


def goods_to_come(texts: Catalogue, s: BurgundyState) -> Text:
    """The white die, and the goods that wait for their round."""
    line = Text(texts.text("label-white-die") + " ").append_text(white_die(s.white))
    waiting = [good(colour - 1) for colour in s.round_goods if colour]
    if waiting:
        line.append("  " + texts.text("label-round-goods") + " ").append_text(Text(" ").join(waiting))
    return line


def turn_order(texts: Catalogue, s: BurgundyState, names: list[str]) -> Text:
    """Who comes when, with the place on the track."""
    line = Text(texts.text("label-turn-order") + ": ")
    line.append(", ".join(f"{names[seat]} ({s.track[seat]})" for seat in s.order), style="bold")
    return line


def depots(texts: Catalogue, paint: Paint, t: Tables, s: BurgundyState) -> RenderableType:
    """The six numbered depots beside each other."""
    table = Table(box=box.SQUARE, expand=True, padding=(0, 0), show_edge=True, pad_edge=False)
    cells: list[Text] = []
    for depot in range(DEPOTS):
        table.add_column(texts.text(f"depot-{depot + 1}").capitalize(), ratio=1, justify="left", header_style="bold")
        lines = [slot(texts, paint, t, s, number) for number in t.slots if number >> 2 == depot]
        waiting: list[Text] = []
        for colour in range(GOODS):
            waiting += [good(colour)] * s.depot_goods[depot * GOODS + colour]
        lines.append(Text(" ").join(waiting))
        cells.append(Text("\n").join(lines))
    table.add_row(*cells)
    return table


def slot(texts: Catalogue, paint: Paint, t: Tables, s: BurgundyState, number: int) -> Text:
    """A tile with the letter of its colour, or the letter of what is laid here."""
    kind = s.depots[number]
    if kind != NOTHING:
        return paint.badge(kind) + f" {full_name(texts, t.kinds, kind)}"
    return Text(COLOUR_LETTERS[t.colour_at(number, s.phase)].lower() + " -", style="dim")


def black_depot(texts: Catalogue, paint: Paint, t: Tables, s: BurgundyState) -> Text:
    tiles = [
        paint.badge(s.depots[n]) + f" {full_name(texts, t.kinds, s.depots[n])}" for n in t.black_slots if s.depots[n]
    ]
    line = Text(texts.text("label-black-depot") + ": ", style="bold")
    line.append_text(Text("  ", style="not bold").join(tiles) if tiles else Text("-", style="dim"))
    return line


def bonus_left(texts: Catalogue, t: Tables, s: BurgundyState) -> Text:
    """The bonus tiles that nobody has taken yet."""
    line = Text(texts.text("label-bonus-tiles") + ": ")
    for size, points in enumerate((t.large_bonus, t.small_bonus)):
        letters = "".join(COLOUR_LETTERS[colour] for colour in range(COLOURS) if s.bonus[2 * colour + size] == NOBODY)
        line.append(texts.text("cli-bonus-worth", letters=letters or "-", points=points) + "  ", style="dim")
    return line


def legend(texts: Catalogue, paint: Paint) -> Text:
    """What the letters on the spaces mean."""
    line = Text()
    for colour, name in enumerate(COLOUR_NAMES):
        line.append(f" {COLOUR_LETTERS[colour]} ", style=paint.tile(colour))
        line.append(f" {texts.text(f'colour-{name}')}  ")
    return line
