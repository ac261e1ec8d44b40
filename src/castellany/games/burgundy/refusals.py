"""Refusals: why a Burgundy move is not allowed. Numbers are append-only."""

from __future__ import annotations

from typing import Final

from castellany.core.reasons import Refusal

NO_SUCH_DIE: Final = 16
TOO_FEW_WORKERS: Final = 17
DEPOT_LACKS_TILE: Final = 18
NOT_STORED: Final = 19
SPACE_TAKEN: Final = 20
WRONG_COLOUR: Final = 21
NOT_ADJACENT: Final = 22
CITY_HAS_ONE: Final = 23
NO_SUCH_GOODS: Final = 24
TOO_LITTLE_SILVER: Final = 25
ALREADY_BOUGHT: Final = 26
ALREADY_HIRED: Final = 27
ONLY_BLACK_DEPOT: Final = 28
NO_WORKERS_AS_SILVER: Final = 29
STORAGE_FULL: Final = 30
NOT_A_BUILDING: Final = 31
NOT_FETCHED_HERE: Final = 32
NOT_A_NEIGHBOUR: Final = 33
NOT_WAITING: Final = 34
MUST_ACT: Final = 35
NOT_DEALT: Final = 36
NO_CASTLE_SPACE: Final = 37
DIE_NEEDED: Final = 38
NO_DIE_NEEDED: Final = 39
LACKS_MONASTERY: Final = 40
NOT_DRAWABLE: Final = 41

REFUSALS: Final = (
    Refusal(NO_SUCH_DIE, "no-such-die", ("number",)),
    Refusal(TOO_FEW_WORKERS, "too-few-workers", ("number", "number")),
    Refusal(DEPOT_LACKS_TILE, "depot-lacks-tile", ("kind", "depot")),
    Refusal(NOT_STORED, "not-stored", ("kind",)),
    Refusal(SPACE_TAKEN, "space-taken", ("space",)),
    Refusal(WRONG_COLOUR, "wrong-colour", ("kind", "space", "colour")),
    Refusal(NOT_ADJACENT, "not-adjacent", ("space",)),
    Refusal(CITY_HAS_ONE, "city-has-one", ("kind", "space")),
    Refusal(NO_SUCH_GOODS, "no-such-goods", ("good",)),
    Refusal(TOO_LITTLE_SILVER, "too-little-silver", ("number", "number")),
    Refusal(ALREADY_BOUGHT, "already-bought"),
    Refusal(ALREADY_HIRED, "already-hired"),
    Refusal(ONLY_BLACK_DEPOT, "only-black-depot"),
    Refusal(NO_WORKERS_AS_SILVER, "no-workers-as-silver"),
    Refusal(STORAGE_FULL, "storage-full"),
    Refusal(NOT_A_BUILDING, "not-a-building", ("kind",)),
    Refusal(NOT_FETCHED_HERE, "not-fetched-here", ("kind",)),
    Refusal(NOT_A_NEIGHBOUR, "not-a-neighbour", ("depot",)),
    Refusal(NOT_WAITING, "not-waiting", ("good",)),
    Refusal(MUST_ACT, "must-act"),
    Refusal(NOT_DEALT, "not-dealt"),
    Refusal(NO_CASTLE_SPACE, "no-castle-space", ("space",)),
    Refusal(DIE_NEEDED, "die-needed"),
    Refusal(NO_DIE_NEEDED, "no-die-needed"),
    Refusal(LACKS_MONASTERY, "lacks-monastery", ("number",)),
    Refusal(NOT_DRAWABLE, "not-drawable"),
)
