"""Refusals: why a move in The Castle is not allowed. Those of modules come after these."""

from __future__ import annotations

from typing import Final

from castellany.core.reasons import Refusal

OTHER_TILE_DRAWN: Final = 16
"""Another tile was drawn: that one."""
SQUARE_TAKEN: Final = 17
NOT_ADJOINING: Final = 18
"""The square adjoins neither a tile nor a start space."""
ROAD_NEEDED: Final = 19
"""On a side of the square a road must go on."""
ROAD_BLOCKED: Final = 20
"""On a side of the square a road would run into something else."""
LOOKS_THE_SAME: Final = 21
"""Turned this way the tile looks as with its top to another side, and that one is named."""
NO_SUCH_SEGMENT: Final = 22
NO_FIGURE_LEFT: Final = 23
AREA_HELD: Final = 24
"""A figure stands in the area."""
NOT_COMPLETED: Final = 25
SCORES_LATER: Final = 26
"""The area is completed, but another group of areas scores first."""
NAMED_OTHERWISE: Final = 27
"""The same area has an earlier word."""
NOT_DRAWABLE: Final = 28
SCORES_FOR_NOBODY: Final = 29
"""The area is completed, but with equally many figures in it, or none."""
ALREADY_SCORED: Final = 30

REFUSALS: Final = (
    Refusal(OTHER_TILE_DRAWN, "other-tile-drawn", ("tile",)),
    Refusal(SQUARE_TAKEN, "square-taken", ("square",)),
    Refusal(NOT_ADJOINING, "not-adjoining", ("square",)),
    Refusal(ROAD_NEEDED, "road-needed", ("square", "side")),
    Refusal(ROAD_BLOCKED, "road-blocked", ("square", "side")),
    Refusal(LOOKS_THE_SAME, "looks-the-same", ("side",)),
    Refusal(NO_SUCH_SEGMENT, "no-such-segment", ("segment",)),
    Refusal(NO_FIGURE_LEFT, "no-figure-left", ("figure",)),
    Refusal(AREA_HELD, "area-held", ("segment",)),
    Refusal(NOT_COMPLETED, "not-completed", ("area",)),
    Refusal(SCORES_LATER, "scores-later", ("area",)),
    Refusal(NAMED_OTHERWISE, "named-otherwise", ("area",)),
    Refusal(NOT_DRAWABLE, "not-drawable"),
    Refusal(SCORES_FOR_NOBODY, "scores-for-nobody", ("area",)),
    Refusal(ALREADY_SCORED, "already-scored", ("area",)),
)
