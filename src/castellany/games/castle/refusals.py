"""Refusals: why a move in The Castle is not allowed. Numbers are append-only, those of modules among them."""

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
NOT_IN_PLAY: Final = 24
"""Nobody has such a figure in this game."""
AREA_HELD: Final = 25
"""A figure stands in the area."""
NOT_COMPLETED: Final = 26
SCORES_LATER: Final = 27
"""The area is completed, but another group of areas scores first."""
NAMED_OTHERWISE: Final = 28
"""The same area has an earlier word."""
NOT_DRAWABLE: Final = 29
SCORES_AT_ONCE: Final = 30
"""Neither prince nor falconer may enter an area that this tile completes."""
SCORES_FOR_NOBODY: Final = 31
"""The area is completed, but with equally many figures in it, or none."""
ALREADY_SCORED: Final = 32

REFUSALS: Final = (
    Refusal(OTHER_TILE_DRAWN, "other-tile-drawn", ("tile",)),
    Refusal(SQUARE_TAKEN, "square-taken", ("square",)),
    Refusal(NOT_ADJOINING, "not-adjoining", ("square",)),
    Refusal(ROAD_NEEDED, "road-needed", ("square", "side")),
    Refusal(ROAD_BLOCKED, "road-blocked", ("square", "side")),
    Refusal(LOOKS_THE_SAME, "looks-the-same", ("side",)),
    Refusal(NO_SUCH_SEGMENT, "no-such-segment", ("segment",)),
    Refusal(NO_FIGURE_LEFT, "no-figure-left", ("figure",)),
    Refusal(NOT_IN_PLAY, "not-in-play", ("figure",)),
    Refusal(AREA_HELD, "area-held", ("segment",)),
    Refusal(NOT_COMPLETED, "not-completed", ("area",)),
    Refusal(SCORES_LATER, "scores-later", ("area",)),
    Refusal(NAMED_OTHERWISE, "named-otherwise", ("area",)),
    Refusal(NOT_DRAWABLE, "not-drawable"),
    Refusal(SCORES_FOR_NOBODY, "scores-for-nobody", ("area",)),
    Refusal(ALREADY_SCORED, "already-scored", ("area",)),
)
FALCON_REFUSALS: Final = (Refusal(SCORES_AT_ONCE, "scores-at-once", ("figure", "segment")),)
