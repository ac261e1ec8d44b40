"""SVG in strings: elements, numbers and the few shapes that every drawing is made of."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from castellany.core.drawing.palette import INK, TILE_INK

WORDS: Final = "Alegreya, Georgia, serif"
# Georgia's figures hang below the line; these faces keep them level on plaques and seals.
STYLE: Final = (
    ".numeral{font-family:Alegreya,Palatino,'Palatino Linotype','Times New Roman',serif;font-weight:800;"
    "font-variant-numeric:lining-nums tabular-nums;text-anchor:middle}"
)


def number(value: float, places: int = 2) -> str:
    """The shortest text of a coordinate, to a hundredth unless told otherwise."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: str | float | None) -> str:
    """An element; underscores in attribute names become hyphens, None leaves an attribute out."""
    parts = [tag]
    for name, value in attributes.items():
        if value is not None:
            text = escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)
            parts.append(f'{name.strip("_").replace("_", "-")}="{text}"')
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{tag}>" if children else f"<{opening}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    return element("g", *children, **attributes)


def place(x: float, y: float, scale: float) -> str | None:
    """The transform that puts a drawing's origin at (x, y)."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    sized = f"scale({number(scale, 4)})" if scale != 1 else ""
    return f"{moved} {sized}".strip() or None


def at(x: float, y: float, *children: str, scale: float = 1, opacity: float | None = None) -> str:
    return group(*children, transform=place(x, y, scale), opacity=opacity)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, opacity: float | None = None) -> str:
    return element("use", href=f"#{name}", transform=place(x, y, scale), opacity=opacity)


def path(d: str, fill: str = "none", **attributes: str | float | None) -> str:
    return element("path", d=d, fill=fill, **attributes)


def flat(d: str, fill: str) -> str:
    """A path without the outline that its group gives to the others."""
    return path(d, fill, stroke="none")


def line(d: str, width: float | None = None, stroke: str | None = None) -> str:
    return path(d, stroke_width=width, stroke=stroke)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    rx: float | None = None,
    **attributes: str | float | None,
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **attributes)


def disc(x: float, y: float, radius: float, fill: str, **attributes: str | float | None) -> str:
    return element("circle", cx=x or None, cy=y or None, r=radius, fill=fill, **attributes)


def inked(*shapes: str, width: float = 2.6) -> str:
    """A drawing on a tile: one ink line around every shape."""
    return group(*shapes, stroke=TILE_INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def numeral(
    value: int | str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    anchor: str | None = None,
    halo: str | None = None,
) -> str:
    """A number with its baseline at y, centred on x; a halo keeps it readable on a picture."""
    return element(
        "text",
        escape(str(value)),
        class_="numeral",
        x=x or None,
        y=y or None,
        font_size=size,
        style=f"text-anchor:{anchor}" if anchor else None,
        fill=fill,
        stroke=halo,
        stroke_width=size * 0.15 if halo else None,
        stroke_linejoin="round" if halo else None,
        paint_order="stroke" if halo else None,
    )


def words(
    content: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    weight: str | None = None,
    anchor: str | None = None,
    room: float | None = None,
    smallest: float = 0.72,
) -> str:
    """A line of words; what would not fit into the room is set smaller, and cut when it would become tiny."""
    if room is not None and width_of(content, size) > room:
        size = max(size * room / width_of(content, size), size * smallest)
        if width_of(content, size) > room + 0.01:
            content = content[: max(1, int(room / width_of("n", size)) - 1)].rstrip() + "\u2026"
    return element(
        "text",
        escape(content),
        x=x or None,
        y=y or None,
        font_size=size,
        font_weight=weight,
        text_anchor=anchor,
        fill=fill,
    )


def width_of(content: str, size: float) -> float:
    """A generous guess at the width of a line: no font can be asked here."""
    return len(content) * size * 0.55
