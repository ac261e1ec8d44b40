"""Tiles: whether an owner's tiles are those of a box, one by one and together."""

from __future__ import annotations

import re
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, listed, number_faults, sum_faults
from castellany.core.phrase import Phrase
from castellany.games.castle.components import face
from castellany.games.castle.face import Face
from castellany.games.castle.kinds import HOUSE, MEADOW, PIGSTY, ROAD, SEGMENTS, SIDES, TERRAIN_NAMES
from castellany.games.castle.owned.ground import ARMS, ground_faults
from castellany.games.castle.printed import CENTRES, JUNCTION, MARKS, SHRINE, SQUARE, STOCKS, places

TILES: Final = 60
LEAST_SHRINES: Final = 5
"""A rulebook example has a meadow with four on tiles and another with one."""
NAME: Final = re.compile(r"[a-z][a-z0-9]{0,7}")
BASE_TERRAINS: Final = (ROAD, HOUSE, PIGSTY, MEADOW)


def tile_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    faces, found = read(path, group, BASE_TERRAINS, MARKS, TILES)
    return found or base_faults((*path, "faces"), faces)


def read(
    path: Path, group: dict[str, Any], terrains: tuple[int, ...], marks: tuple[str, ...], copies: int
) -> tuple[list[Face], list[Fault]]:
    """The tiles of a group, or what is wrong with them."""
    at = (*path, "faces")
    found = key_faults(path, group, ("faces",))
    if not found and not (isinstance(group["faces"], dict) and group["faces"]):
        found = [Fault(at, "components-no-tiles")]
    faces: list[Face] = []
    for name, tile in group["faces"].items() if not found else ():
        wrong = shape_faults((*at, name), name, tile, terrains, marks)
        if not wrong:
            faces.append(face(name, tile))
            wrong = ground_faults((*at, name), faces[-1])
        found += wrong
    if found:
        return ([], found)
    shown: dict[object, str] = {}
    for one in faces:
        first = shown.setdefault(looks(one), one.name)
        if first != one.name:
            found.append(Fault((*at, one.name), "components-tile-twice", word=one.name, other=first))
    return (faces, found + sum_faults(at, [one.copies for one in faces], copies))


def shape_faults(path: Path, name: str, tile: Any, terrains: tuple[int, ...], marks: tuple[str, ...]) -> list[Fault]:
    """What is wrong with the words for one tile."""
    if not NAME.fullmatch(name):
        return [Fault(path, "components-tile-name", most=8)]
    found = key_faults(path, tile, ("segments",), ("copies", "centre"))
    if found:
        return found
    found += number_faults((*path, "copies"), tile.get("copies", 1), 1, TILES)
    if "centre" in tile and tile["centre"] not in CENTRES:
        found.append(Fault((*path, "centre"), "components-one-of", known=listed(CENTRES)))
    segments = tile["segments"]
    if not isinstance(segments, list) or not 0 < len(segments) <= SEGMENTS:
        return [*found, Fault((*path, "segments"), "components-segments", most=SEGMENTS)]
    for number, words in enumerate(segments, 1):
        why = segment_fault(words, terrains, marks)
        if why is not None:
            found.append(Fault((*path, "segments"), "components-entry", number=number, why=why))
    return found


def segment_fault(words: Any, terrains: tuple[int, ...], marks: tuple[str, ...], placed: bool = True) -> Phrase | None:
    """What is wrong with the words for one segment; a start space needs no words for its place."""
    known = [TERRAIN_NAMES[terrain] for terrain in terrains]
    kind, *rest = words.split() if isinstance(words, str) and words.strip() else [""]
    if kind not in known:
        return Phrase("components-unknown-terrain", {"known": listed(known)})
    terrain = TERRAIN_NAMES.index(kind)
    allowed = [mark for mark in marks if belongs(mark, terrain)]
    where = places(terrain) if placed else ()
    for word in rest:
        if word not in where and word not in allowed:
            return Phrase("components-unknown-word", {"word": word[:40], "known": listed((*where, *allowed))})
        if rest.count(word) > 1 and word != SHRINE:
            return Phrase("components-word-twice", {"word": word})
    if where and not any(word in where for word in rest):
        return Phrase("components-no-place", {"known": listed(where)})
    return None


def belongs(mark: str, terrain: int) -> bool:
    if mark == STOCKS:
        return terrain == ROAD
    return (mark == SHRINE) == (terrain == MEADOW)


def looks(one: Face) -> object:
    """What a tile shows, whichever side is up."""
    return (one.centre, frozenset(frozenset(one.looks(turn)) for turn in range(SIDES)))


def base_faults(path: Path, faces: list[Face]) -> list[Fault]:
    """Everything that the rulebooks show on a tile is on one."""
    found = [
        Fault(path, "components-missing-kind", word=TERRAIN_NAMES[terrain])
        for terrain in BASE_TERRAINS
        if not any(segment.terrain == terrain for one in faces for segment in one.segments)
    ]
    if not any(segment.stocks for one in faces for segment in one.segments):
        found.append(Fault(path, "components-missing-kind", word=STOCKS))
    if not any(one.centre == SQUARE and one.roads[0].bit_count() >= ARMS for one in faces):
        found.append(Fault(path, "components-missing-square"))
    if not any(one.centre == JUNCTION for one in faces):
        found.append(Fault(path, "components-missing-kind", word=JUNCTION))
    if not any(road_ends(one) for one in faces):
        found.append(Fault(path, "components-missing-end"))
    shrines = sum(one.copies * segment.shrines for one in faces for segment in one.segments)
    if shrines < LEAST_SHRINES:
        found.append(Fault(path, "components-few", word=SHRINE, found=shrines, least=LEAST_SHRINES))
    return found


def road_ends(one: Face) -> bool:
    """Whether a road ends at a building."""
    return one.centre != SQUARE and any(s.terrain == ROAD and s.sides.bit_count() == 1 for s in one.segments)
