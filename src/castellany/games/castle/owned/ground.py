"""Ground: whether the segments of a tile can lie side by side as they are said to.

Round the edge of a tile are twelve points, three a side: a half-side, the middle where a road leaves, a half-side.
A segment holds some of them; two segments can both be whole unless their points take turns round the edge.
"""

from __future__ import annotations

from typing import Final

from castellany.core.owned.faults import Fault, Path
from castellany.games.castle.face import Face, Segment
from castellany.games.castle.kinds import HALVES, MEADOW, ROAD, SIDES
from castellany.games.castle.printed import HALF_WORDS, JUNCTION, SIDE_WORDS, SQUARE

SIDE_POINTS: Final = 3
ARMS: Final = 3
"""So many sides of one road make a junction."""
Points = frozenset[int]


def ground_faults(path: Path, face: Face) -> list[Fault]:
    """In the order in which they are understood best: the next kind of fault only where the one before is absent."""
    return side_faults(path, face) or meadow_faults(path, face) or centre_faults(path, face) or whole_faults(path, face)


def side_faults(path: Path, face: Face) -> list[Fault]:
    """A side belongs to one road or building; what no building takes is meadow on each half, beside a road too."""
    found: list[Fault] = []
    for side in range(SIDES):
        holders = [segment for segment in face.segments if segment.sides >> side & 1]
        if len(holders) > 1:
            found.append(Fault(path, "components-side-twice", word=SIDE_WORDS[side]))
            continue
        wanted = 0 if holders and holders[0].terrain != ROAD else 1
        for half in (2 * side, 2 * side + 1):
            meadows = sum(segment.halves >> half & 1 for segment in face.segments)
            if meadows != wanted:
                key = "components-half-meadow" if wanted else "components-half-built"
                found.append(Fault(path, key, word=HALF_WORDS[half]))
    return found


def meadow_faults(path: Path, face: Face) -> list[Fault]:
    """Half-sides with nothing between them belong to one meadow."""
    found: list[Fault] = []
    for half in range(HALVES):
        after = (half + 1) % HALVES
        one, other = face.half_segment[half], face.half_segment[after]
        parted = half % 2 == 0 and face.roads[0] >> half // 2 & 1
        if one != other and -1 not in (one, other) and not parted:
            found.append(Fault(path, "components-meadow-parted", word=HALF_WORDS[half], other=HALF_WORDS[after]))
    return found


def centre_faults(path: Path, face: Face) -> list[Fault]:
    """A square ends every road of its tile; a road with three arms or four has a junction."""
    arms = [segment.sides.bit_count() for segment in face.segments if segment.terrain == ROAD]
    if face.centre == SQUARE:
        return [] if arms and max(arms) == 1 else [Fault((*path, "centre"), "components-square-roads")]
    crossing = any(count >= ARMS for count in arms)
    return [] if crossing == (face.centre == JUNCTION) else [Fault((*path, "centre"), "components-junction-road")]


def whole_faults(path: Path, face: Face) -> list[Fault]:
    """No segment cuts another, and a road that stops on the tile stops at a building or a square."""
    shapes = [points(segment) for segment in face.segments]
    names = [str(i + 1) for i in range(len(shapes))]
    roads = [i for i, segment in enumerate(face.segments) if segment.terrain == ROAD]
    if face.centre == SQUARE:
        joined = frozenset().union(*(shapes[i] for i in roads))
        for i in roads:
            shapes[i] = joined
    cuts = [
        Fault(path, "components-cut", word=names[j], other=names[i])
        for i in range(len(shapes))
        for j in range(i)
        if take_turns(shapes[i], shapes[j])
    ]
    ends = [i for i in roads if face.segments[i].sides.bit_count() == 1 and face.centre != SQUARE]
    return cuts or [
        Fault(path, "components-road-nowhere", word=names[i]) for i in ends if not reaches_building(face, shapes, i)
    ]


def reaches_building(face: Face, shapes: list[Points], road: int) -> bool:
    for i, segment in enumerate(face.segments):
        if segment.terrain not in (ROAD, MEADOW):
            joined = shapes[i] | shapes[road]
            if not any(take_turns(joined, shapes[j]) for j in range(len(shapes)) if j not in (i, road)):
                return True
    return False


def points(segment: Segment) -> Points:
    held: set[int] = set()
    for side in range(SIDES):
        first = SIDE_POINTS * side
        if segment.sides >> side & 1:
            held |= {first + 1} if segment.terrain == ROAD else {first, first + 1, first + 2}
        held |= {first + 2 * i for i in range(2) if segment.halves >> 2 * side + i & 1}
    return frozenset(held)


def take_turns(one: Points, other: Points) -> bool:
    """Whether points of the one lie in more than one gap between points of the other."""
    if one == other:
        return False
    return len({sum(point < mine for point in other) % len(other) for mine in one}) > 1
