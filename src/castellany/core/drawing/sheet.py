"""The sheet of a picture: its heading, the drawings that it uses by name, and the document around them."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

from castellany.core.drawing.palette import INK, INK_FAINT, ON_WINE, PAGE, WINE, WINE_DEEP
from castellany.core.drawing.svg import STYLE, WORDS, at, element, number, path, rect

GAP: Final = 16.0
HEADING: Final = 66.0
"""Height of the heading."""
_REFERENCE: Final = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')
_TOWER: Final = "M-8 8V-7h4v4h2v-4h4v4h2v-4h4V8H3V4a3 3 0 0 0-6 0V8Z"
_OUTLINE: Final = "M-13-15H13V0C13 8 7 13 0 17C-7 13-13 8-13 0Z"


def sheet(
    title: str, subtitle: str, description: str, size: tuple[float, float], panels: str, names: dict[str, str]
) -> str:
    """The SVG text of a picture; `names` are the definitions that its panels may use."""
    width, height = size
    body = rect(0, 0, width, height, PAGE, rx=16) + _heading(title, subtitle) + panels
    return (
        element(
            "svg",
            element("title", escape(title), id="title"),
            element("desc", escape(description), id="desc"),
            element("style", STYLE),
            definitions(body, names),
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
            aria_labelledby="title desc",
            font_family=WORDS,
        )
        + "\n"
    )


def _heading(title: str, subtitle: str) -> str:
    crest = at(36, 34, path(_OUTLINE, WINE, stroke=WINE_DEEP, stroke_width=1.6), path(_TOWER, ON_WINE), scale=1.15)
    beside = element("tspan", escape(subtitle), dx=20, font_size=19, font_weight="400", fill=INK_FAINT)
    return crest + element("text", escape(title), beside, x=62, y=43, font_size=27, font_weight="800", fill=INK)


def definitions(body: str, names: dict[str, str]) -> str:
    """The definitions that a body uses, directly or through others, in the library's order."""
    wanted: set[str] = set()
    pending = [body]
    while pending:
        for match in _REFERENCE.finditer(pending.pop()):
            name = match[1] or match[2]
            if name not in wanted:
                wanted.add(name)
                pending.append(names[name])
    return element("defs", *(drawing for name, drawing in names.items() if name in wanted))
