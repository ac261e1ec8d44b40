"""Workers, silver, and the seal that stands for any points."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import CREAM, ON_WINE, SILVER, SILVER_DEEP, STRAW, TILE_INK
from castellany.core.drawing.svg import disc, group, path, use

WORKER: Final = group(
    path("M-10 12C-10 4-5 1.5 0 1.5S10 4 10 12Z", "#5d7d9c"),
    path("M-3 2L0 6L3 2", CREAM),
    disc(0, -3, 5, "#efc9a2"),
    path("M-11-4.5C-7-6.5 7-6.5 11-4.5C7-2.8-7-2.8-11-4.5Z", STRAW),
    path("M-5.5-5.3C-5.5-10-3-12 0-12S5.5-10 5.5-5.3Q0-4-5.5-5.3Z", STRAW),
    stroke=TILE_INK,
    stroke_width=1.3,
    stroke_linejoin="round",
)

COIN: Final = "".join(
    (
        disc(0, 1.1, 12, SILVER_DEEP),
        disc(0, 0, 12, SILVER, stroke=SILVER_DEEP, stroke_width=1.2),
        disc(0, 0, 8.9, "none", stroke="#fff", stroke_width=1.3),
        disc(0, 0, 8.9, "none", stroke="#7d858b", stroke_width=0.8, stroke_dasharray="1.44 1.68"),
        path("M-5 6V-2.6h2.1v1.7h1.7V-5.2h2.4v4.3h1.7v-1.7H5V6Z", "#4c5359"),
    )
)

_STAR: Final = "M0-5.4L1.6-1.8L5.4-1.4L2.5 1.2L3.4 5.1L0 3L-3.4 5.1L-2.5 1.2L-5.4-1.4L-1.6-1.8Z"
STARRED_SEAL: Final = use("e-seal") + path(_STAR, ON_WINE)

TOKENS: Final = {
    "e-worker": WORKER,
    "e-coin": COIN,
    "e-starred-seal": STARRED_SEAL,
}
