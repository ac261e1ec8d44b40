"""Listing: the menu on the screen, numbered from the first group to the last."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from castellany.cli.menu import Choice, Column, Section

GAP: Final = 1
NUMBER: Final = 3
LEAST: Final = 24
"""Columns that a move's text should have."""


def listed(sections: list[Section], width: int) -> RenderableType:
    shown: list[RenderableType] = []
    number = 1
    for section in sections:
        title = Text(section.title, style="underline")
        columns = section.columns
        if len(columns) == 1:
            if columns[0].title:
                title.append(f" {columns[0].title}", style="not underline italic")
            columns = spread(columns[0].choices, width)
        shown.append(title)
        shown.append(beside_each_other(columns, number))
        number += sum(len(column.choices) for column in columns)
    return Group(*shown)


def spread(choices: list[Choice], width: int) -> list[Column]:
    """One long column as several that fit beside each other."""
    longest = max(LEAST, *(len(choice.text) for choice in choices)) + NUMBER + 1 + GAP
    count = max(1, min((width + GAP) // longest, len(choices)))
    height = -(-len(choices) // count)
    return [Column("", choices[i : i + height]) for i in range(0, len(choices), height)]


def beside_each_other(columns: list[Column], number: int) -> Table:
    """Numbers and texts in a grid, so that a text that is too long goes on below itself."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    blocks: list[Table] = []
    for column in columns:
        grid.add_column(ratio=1)
        block = Table.grid(padding=(0, 1, 0, 0))
        block.add_column(width=NUMBER, justify="right", style="bold")
        block.add_column()
        if column.title:
            block.add_row("", Text(column.title, style="italic"))
        add_choices(block, column.choices, number)
        number += len(column.choices)
        blocks.append(block)
    grid.add_row(*blocks)
    return grid


def add_choices(block: Table, choices: list[Choice], number: int) -> None:
    for i, choice in enumerate(choices, number):
        block.add_row(str(i), Text(choice.text))
