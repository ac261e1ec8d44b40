"""Refusals: why a Tuscany move is not allowed. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from castellany.core.reasons import Refusal

SLOT_LACKS_TILE: Final = 16
SAME_TILE_EARLIER: Final = 17
"""An equal tile lies on an earlier slot, and that one is named."""
STORAGE_FULL: Final = 18
"""What makes room must be named."""
STORAGE_HAS_ROOM: Final = 19
"""Nothing makes room while a space is free."""
NOT_STORED: Final = 20
MUST_FIT: Final = 21
"""Another tile could be placed, so one of those must be taken."""
MUST_SWEEP: Final = 22
"""Nothing fits yet, but something may come."""
SOMETHING_FITS: Final = 23
NO_ROOM_IN_ESTATE: Final = 24
"""No space adjoins the estate's tiles, so nothing could fit."""
NOTHING_CAN_COME: Final = 25
"""No neutral tile that fits is left."""
NO_OPEN_TILE: Final = 26
"""No open tile has this colour."""
SPACE_TAKEN: Final = 27
WRONG_COLOUR: Final = 28
NOT_ADJACENT: Final = 29
TOO_FEW_CARDS: Final = 30
"""Of a colour: needed, held."""
TOO_FEW_WORKERS: Final = 31
"""Needed, owned."""
PAIR_OF_OWN_COLOUR: Final = 32
NO_BONUS_LEFT: Final = 33
REGION_TOO_LARGE: Final = 34
NOT_A_CASTLE_SPACE: Final = 35
NOT_DRAWABLE: Final = 36
NO_CARDS_TO_LEAVE: Final = 37
"""Bonus tiles do not add so many cards, or all that they add are drawn."""

REFUSALS: Final = (
    Refusal(SLOT_LACKS_TILE, "slot-lacks-tile", ("kind", "slot")),
    Refusal(SAME_TILE_EARLIER, "same-tile-earlier", ("kind", "slot")),
    Refusal(STORAGE_FULL, "storage-full"),
    Refusal(STORAGE_HAS_ROOM, "storage-has-room"),
    Refusal(NOT_STORED, "not-stored", ("kind",)),
    Refusal(MUST_FIT, "must-fit", ("kind",)),
    Refusal(MUST_SWEEP, "must-sweep"),
    Refusal(SOMETHING_FITS, "something-fits"),
    Refusal(NO_ROOM_IN_ESTATE, "no-room-in-estate"),
    Refusal(NOTHING_CAN_COME, "nothing-can-come"),
    Refusal(NO_OPEN_TILE, "no-open-tile", ("colour",)),
    Refusal(SPACE_TAKEN, "space-taken", ("space",)),
    Refusal(WRONG_COLOUR, "wrong-colour", ("kind", "space", "colour")),
    Refusal(NOT_ADJACENT, "not-adjacent", ("space",)),
    Refusal(TOO_FEW_CARDS, "too-few-cards", ("colour", "number", "number")),
    Refusal(TOO_FEW_WORKERS, "too-few-workers", ("number", "number")),
    Refusal(PAIR_OF_OWN_COLOUR, "pair-of-own-colour", ("colour",)),
    Refusal(NO_BONUS_LEFT, "no-bonus-left", ("bonus",)),
    Refusal(REGION_TOO_LARGE, "region-too-large"),
    Refusal(NOT_A_CASTLE_SPACE, "not-a-castle-space", ("space",)),
    Refusal(NOT_DRAWABLE, "not-drawable"),
    Refusal(NO_CARDS_TO_LEAVE, "no-cards-to-leave"),
)
