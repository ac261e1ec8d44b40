"""Canvas: a sheet of characters, each with its style."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

BLANK = Style.null()


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[BLANK] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        for i, sign in enumerate(text):
            self.signs[y][x + i] = sign
            self.styles[y][x + i] = style

    def lines(self) -> list[Text]:
        """From the top down, without the blank ends."""
        found: list[Text] = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text()
            for sign, style in zip(signs, styles, strict=True):
                line.append(sign, style=style)
            line.rstrip()
            found.append(line)
        return found
