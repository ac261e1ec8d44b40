"""The four species of the pastures, and the herd that a tile shows."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import TILE_INK
from castellany.core.drawing.svg import disc, element, flat, inked, line, path, rect, use

HIDE: Final = "#fff4dd"
PATCH: Final = "#8a5330"
COW: Final = inked(
    line("M-27-6Q-35 0-32 12", 3),
    path("M-24 8h7v16h-7ZM-13 8h7v16h-7ZM3 8h7v16h-7ZM12 8h7v16h-7Z", "#f2e3c6"),
    path("M-23-12H12Q20-12 20-3V6Q20 13 13 13H-22Q-29 13-29 5V-5Q-29-12-23-12Z", HIDE),
    flat("M-21-11.5H-6Q-5 0-13 2Q-22 2-21-11.5ZM-1 12.5Q-3 3 5 2Q13 3 12 12.5Z", PATCH),
    line("M16-22Q10-25 12-31M27-22Q33-25 31-31", 3.4),
    path("M12-20Q12-24 18-24H26Q33-24 33-14V-8Q33-1 26-1H19Q12-2 12-12Z", HIDE),
    flat("M12-20Q12-24 18-24H20Q22-16 15-11L12-11Z", PATCH),
    rect(17, -9, 17, 9, "#eeb49f", rx=4.5),
    disc(25, -15.5, 2, TILE_INK, stroke="none"),
    width=2.4,
)

SKIN: Final = "#f9cdc6"
PIG: Final = inked(
    line("M-27-5Q-35-4-34-11Q-30-14-30-8"),
    path("M-20 8h7v14h-7ZM-9 8h7v14h-7ZM5 8h7v14h-7ZM14 8h7v14h-7Z", "#e2a29b"),
    element("ellipse", cx=-3, cy=-1, rx=26, ry=16, fill=SKIN),
    path("M9-20L18-13L9-8Z", "#e2a29b"),
    flat("M12-12Q22-17 30-8V4Q22 12 13 7Z", SKIN),
    line("M15-14Q25-16 29-8M29 5Q22 11 15 8"),
    rect(25, -8, 9, 13, "#eeb0a8", rx=3.5),
    disc(29.5, -3.5, 1.2, TILE_INK, stroke="none"),
    disc(29.5, 1, 1.2, TILE_INK, stroke="none"),
    disc(19.5, -6, 2, TILE_INK, stroke="none"),
    width=2.4,
)

WOOL: Final = "#fffdf6"
FACE: Final = "#4a3a30"
SHEEP: Final = inked(
    path("M-18 10h6v14h-6ZM-8 10h6v14h-6ZM4 10h6v14h-6ZM12 10h6v14h-6Z", FACE),
    path(
        "M-20 13A9 9 0 0 1-28 2A9 9 0 0 1-24-11A10 10 0 0 1-9-17A10 10 0 0 1 7-17A9 9 0 0 1 20-9"
        "A9 9 0 0 1 22 5A9 9 0 0 1 13 14A9 9 0 0 1-3 15A10 10 0 0 1-20 13Z",
        WOOL,
    ),
    line("M-18-2a5 5 0 0 0 8 1M-4-6a5 5 0 0 0 8 1M-8 7a5 5 0 0 0 8 0", 2, "#cdbf9f"),
    path("M17-17Q24-20 31-14Q35-6 31 2Q26 6 21 1Q16-6 17-17Z", FACE),
    path("M18-15Q10-16 11-9Q16-7 19-11Z", FACE),
    path("M13-19A5 5 0 0 1 19-23A5 5 0 0 1 28-20A4.5 4.5 0 0 1 25-14Q19-12 13-19Z", WOOL),
    disc(27, -7, 1.7, WOOL, stroke="none"),
    width=2.4,
)

COMB: Final = "#c6362b"
BEAK: Final = "#e8a93a"
_LEGS: Final = "M-4 14V24M-4 24h7M6 14V24M6 24h7"
HEN: Final = inked(
    line(_LEGS, 5),
    line(_LEGS, 2.2, BEAK),
    path("M-15 6Q-33 2-33-16Q-27-13-25-10Q-26-19-22-22Q-15-16-12-7Z", "#5e3a22"),
    path("M12-24Q9-31 14-31Q16-35 19-31Q24-34 24-29Q28-28 25-23Z", COMB),
    path("M-19-2Q-4-2 6-14Q8-26 18-26Q28-25 27-14Q26-4 22 5Q15 17 0 17Q-17 16-19-2Z", "#d8803a"),
    path("M-12 2Q-2 0 8-3Q9 9-1 10Q-9 10-12 2Z", "#a9551f"),
    path("M26-20L35-16L26-13Z", BEAK),
    path("M24-12Q29-8 25-4Q21-7 24-12Z", COMB, stroke_width=1.8),
    disc(20.5, -18, 2, TILE_INK, stroke="none"),
    width=2.4,
)

SPECIES: Final = {"cow": COW, "pig": PIG, "sheep": SHEEP, "hen": HEN}

# Where the rest of the herd stands behind the first animal: x, y and size.
_HERD: Final = {
    2: ((-13, -24, 0.5),),
    3: ((-22, -18, 0.44), (1, -30, 0.44)),
    4: ((-26, -11, 0.4), (-14, -27, 0.4), (7, -31, 0.4)),
}
_ALONE: Final = {"cow": (-1, -5, 1.02), "pig": (0, -9, 1.16), "sheep": (-1, -9, 1.1), "hen": (0, -6, 1.02)}


def herd(species: str, count: int) -> str:
    """As many animals as the tile counts, the nearest one large."""
    behind = [use(f"e-{species}", x, y, size) for x, y, size in _HERD[count]]
    return "".join((*behind, use(f"e-{species}", 0, 6, 0.92)))


def alone(species: str) -> str:
    """One animal as large as the tile allows, for small drawings."""
    x, y, size = _ALONE[species]
    return use(f"e-{species}", x, y, size)
