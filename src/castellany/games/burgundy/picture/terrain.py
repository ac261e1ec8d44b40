"""What is printed on the six terrains of a duchy."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.palette import Terrain
from castellany.core.drawing.svg import element
from castellany.core.drawing.terrain import Print

# Bricks and house, waves and boat, tufts and sheep, crosses and arch, lozenges and tower, chevrons and pick.
PRINTS: Final = {
    "B": Print(24, 20, "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20", "M-10 9V-1L0-10L10-1V9H3.5V2.5H-3.5V9Z"),
    "S": Print(24, 15, "M0 8q6-7 12 0t12 0", "M-11 3H11L7 10H-7ZM-1.5 1V-11L9 1ZM-3.5 1H-9L-3.5-7Z"),
    "A": Print(
        26,
        24,
        "M4 12l2.5-6l2.5 6M17 23l2.5-6l2.5 6",
        "M-10 1a4.6 4.6 0 0 1 2.4-7.6a5 5 0 0 1 8.6-1.4a4 4 0 0 1 3.8 1.6l2-2.6l1.2 2.8h3.5v3.6l-2.5 1.8h-2.2"
        "a5 5 0 0 1-2.3 4.8v6.5h-2.6v-5.5h-5.4v5.5h-2.6v-6.2a4.6 4.6 0 0 1-3.9-3.3Z",
    ),
    "Y": Print(
        20,
        20,
        "M5 2V8M2 5H8M15 12V18M12 15H18",
        "M-8 10V-2C-8-7-4-10 0-12C4-10 8-7 8-2V10ZM-1.5-6V-3H-4.5V0H-1.5V7H1.5V0H4.5V-3H1.5V-6Z",
    ),
    "C": Print(
        20, 20, "M0 10L10 0L20 10L10 20Z", "M-9 10V-10H-5V-6.5H-2V-10H2V-6.5H5V-10H9V10H3V4.5a3 3 0 0 0-6 0V10Z"
    ),
    "M": Print(
        26, 22, "M3 9l5-6l5 6M16 20l5-6l5 6", "M-11-2C-6-10 6-10 11-2C6-5 4-5.5 2-5.5V11H-2V-5.5C-4-5.5-6-5-11-2Z"
    ),
}
BOARDS: Final = Print(60, 26, "M0 .5H60M0 13.5H60M14 .5V13.5M44 13.5V26", "")
"""On tiles that fit every space: no space looks like it."""


def space_face(terrain: Terrain) -> str:
    """What an empty space shows under its number: a quiet patch and the glyph."""
    patch = element("ellipse", cy=7, rx=21, ry=33, fill=terrain.tint, fill_opacity=0.88)
    return patch + element("use", href=f"#glyph-{terrain.letter}", transform="translate(0 25)")
