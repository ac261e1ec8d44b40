"""Paper: panels, wells and captions."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import EDGE, HAIRLINE, INK, INK_FAINT, ON_WINE, PAPER, PAPER_LOW, WINE
from castellany.core.drawing.svg import line, rect, width_of, words

CAPTION: Final = 14.5


def panel(width: float, height: float, active: bool = False) -> str:
    """A sheet of paper with a soft shadow; the active one has a wine edge."""
    shadow = rect(-1, 3, width + 2, height + 1, INK, rx=13, opacity=0.1)
    edge, weight = (WINE, 3.5) if active else (EDGE, 1)
    return shadow + rect(0, 0, width, height, PAPER, rx=12, stroke=edge, stroke_width=weight)


def well(x: float, y: float, width: float, height: float, fill: str = PAPER_LOW) -> str:
    return rect(x, y, width, height, fill, rx=9, stroke=HAIRLINE)


def chosen(x: float, y: float, width: float, height: float) -> str:
    """The frame around the current phase or round."""
    return rect(x, y, width, height, "#fffaf0", rx=8, stroke=WINE, stroke_width=2.4)


def caption(content: str, x: float, y: float, room: float, anchor: str | None = None) -> str:
    """A label; one that is too long for its room breaks into two lines where it can."""
    lines = [content]
    if width_of(content, CAPTION) > room and " " in content:
        gaps = [index for index, letter in enumerate(content) if letter == " "]
        middle = min(gaps, key=lambda index: abs(index - len(content) / 2))
        lines = [content[:middle], content[middle + 1 :]]
    top = y - 8 * (len(lines) - 1)
    return "".join(
        words(text, x, top + 16 * index, CAPTION, INK_FAINT, weight="700", room=room, anchor=anchor, smallest=0.6)
        for index, text in enumerate(lines)
    )


def rule(x1: float, y: float, x2: float) -> str:
    return line(f"M{x1} {y}H{x2}", 1, HAIRLINE)


def ribbon(content: str, x: float, y: float) -> str:
    """A wine label that hangs on a panel's upper edge, centred on x."""
    width = width_of(content, 15) + 26
    return rect(x - width / 2, y - 12, width, 24, WINE, rx=12) + words(
        content, x, y + 5, 15, ON_WINE, weight="700", anchor="middle"
    )
