"""Scores: where everybody's points come from, and who is where."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from castellany.core.catalogue import Catalogue
from castellany.core.phrase import Phrase


def score_sheet(texts: Catalogue, rules: Any, s: Any, names: list[str]) -> Table:
    """A row for each source of points, a column for each seat."""
    sheet = Table(box=box.SIMPLE_HEAD, show_footer=True)
    by_seat = [{line.name: line.points for line in rules.score_lines(s, seat)} for seat in range(rules.players)]
    sheet.add_column(texts.text("label-points"), footer=texts.text("cli-total"))
    for seat, name in enumerate(names):
        sheet.add_column(name, footer=str(sum(by_seat[seat].values())), justify="right")
    sources: dict[Phrase, None] = {}
    for seat in range(rules.players):
        sources.update(dict.fromkeys(by_seat[seat]))
    for source in sources:
        sheet.add_row(texts.say(source), *(str(lines.get(source, "")) for lines in by_seat))
    return sheet


def ranking(texts: Catalogue, rules: Any, s: Any, names: list[str]) -> Text:
    """Places, best first, with what decided each."""
    lines: list[str] = []
    for placing in rules.result(s).placings:
        line = f"{placing.place}. {names[placing.seat]}: {texts.text('count-points', points=placing.points)}"
        if placing.decided_by not in ("", "points"):
            line += f" ({texts.say(placing.reason)})"
        lines.append(line)
    return Text("\n".join(lines), style="bold")
