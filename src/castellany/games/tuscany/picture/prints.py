"""What is printed on land: lozenges, bricks, diagonals, furrows, veins, roof tiles, crosses and gravel."""

from __future__ import annotations

from typing import Final

from castellany.core.drawing.terrain import Print

WHEEL: Final = (
    "M0-11A11 11 0 1 0 0 11A11 11 0 1 0 0-11ZM0-8.3A8.3 8.3 0 1 1 0 8.3A8.3 8.3 0 1 1 0-8.3Z"
    "M-1.2-8.5H1.2V-3.8A4 4 0 0 1 3.8-1.2H8.500V1.2H3.8A4 4 0 0 1 1.2 3.8V8.500H-1.2V3.8A4 4 0 0 1-3.8 1.2H-8.500V-1.2"
    "H-3.8A4 4 0 0 1-1.2-3.8Z"
)
"""A cart wheel; every yield card bears it too."""

PRINTS: Final = (
    Print(
        20,
        20,
        "M0 10L10 0L20 10L10 20Z",
        "M-9 10V-11l2.25 2.5l2.25-2.5V-6.5H-2.25V-11L0-8.5L2.25-11V-6.5H4.5V-11"
        "l2.25 2.5L9-11V10H3V4.5a3 3 0 0 0-6 0V10Z",
    ),
    Print(
        24,
        20,
        "M0 .5H24M0 10.5H24M6 .5V10.5M18 10.5V20",
        "M-11 10V-6H-9.5V-4H-8V-6H-6.5V4H-4.5C-4.5-3-2-6-1-6.8V-10H1V-6.8C2-6 4.5-3 4.5 4H6.5V-9H8V-7H9.5V-9H11V10"
        "H2.5V7.5a2.5 2.5 0 0 0-5 0V10Z",
    ),
    Print(
        18,
        18,
        "M-2 20L20-2M-2 2L2-2M16 20L20 16",
        "M-2.6-12H2.6V-6C7-4 9.5-.5 9.5 3.5C9.5 7 7.8 9.8 5.5 11.5H-5.5C-7.8 9.8-9.5 7-9.5 3.5C-9.5-.5-7-4-2.6-6Z"
        "M-8 1.2V3H8V1.2ZM-7.6 5.6V7.4H7.6V5.6Z",
    ),
    Print(
        30,
        22,
        "M0 9q7.5-5 15 0t15 0M4 20q7-4 13-1",
        "M-1 11V1C-7 1.5-11-2-11-9C-4.5-9-1.5-6-.7-1.5C.5-7 4-10.5 11-10.5C11-3.5 7 .5 1 .8V11Z",
    ),
    Print(
        34,
        30,
        "M2 8L10 4L17 9L27 3M10 4L13 0M17 9L20 17L14 25M20 17L31 21M14 25L5 22",
        "M-11-3.5L0-9L11-3.5L0 2ZM-11-1.2L-1 3.8V11L-11 6ZM11-1.2L1 3.8V11L11 6Z",
    ),
    Print(
        20,
        18,
        "M0 0a10 9 0 0 0 20 0M-10 9a10 9 0 0 0 20 0M10 9a10 9 0 0 0 20 0",
        "M-11 10V1L-5-6L1 1V10H-3V5H-7V10ZM2.5 10V.5L-1.5-4.2L3-10L11-1V10H8.5V5H5.5V10Z",
    ),
    Print(
        20,
        20,
        "M5 2V8M2 5H8M15 12V18M12 15H18",
        "M-8 10V-2C-8-7-4-10 0-12C4-10 8-7 8-2V10ZM-1.5-6V-3H-4.5V0H-1.5V7H1.5V0H4.5V-3H1.5V-6Z",
    ),
    Print(22, 22, "M3 3h2.5M14 14h2.5M10 19.5h5M17 7h4M0 13h4M8 8h1.5", WHEEL),
)
"""By colour."""
