"""Scores: where everybody's points come from, and who is where."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from castellany.core.catalogue import Catalogue


def score_sheet(texts: Catalogue, rules: Any, s: Any, names: list[str]) -> Table:
    """A row for each source of points, a column for each seat."""
    sheet = Table(box=box.SIMPLE_HEAD, show_footer=True)
    by_seat = [{line.key: line.points for line in rules.score_lines(s, seat)} for seat in range(rules.players)]
    sheet.add_column(texts.text("label-points"), footer=texts.text("cli-total"))
    for seat, name in enumerate(names):
        sheet.add_column(name, footer=str(sum(by_seat[seat].values())), justify="right")
    sources: dict[str, None] = {}
    for seat in range(rules.players):
        sources.update(dict.fromkeys(by_seat[seat]))
    for key in sources:
        sheet.add_row(texts.text(f"source-{key}"), *(str(lines.get(key, "")) for lines in by_seat))
    return sheet


def ranking(texts: Catalogue, rules: Any, s: Any, names: list[str]) -> Text:
    """Places, best first, with what decided each."""
    lines: list[str] = []
    for placing in rules.result(s).placings:
        line = f"{placing.place}. {names[placing.seat]}: {texts.text('count-points', points=placing.points)}"
        if placing.decided_by not in ("", "points"):
            line += f" ({texts.text(f'decided-by-{placing.decided_by}')})"
        lines.append(line)
    return Text("\n".join(lines), style="bold")
