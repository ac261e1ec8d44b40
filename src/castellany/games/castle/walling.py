"""Walling: a wall put together of its outline, towers, start spaces and openings."""

from __future__ import annotations

from castellany.games.castle.face import Segment
from castellany.games.castle.kinds import MEADOW, SIDES
from castellany.games.castle.outline import Edge, Outline, Point, moved, widened
from castellany.games.castle.scoring import TRACK
from castellany.games.castle.wall import Spot, Start, Wall


class Opening:
    """A piece put into the wall after a space of the track: after how many squares of its stretch of wall, how many it
    adds, and the start space in it, if any."""

    def __init__(self, space: int, before: int, width: int, start: Segment | None) -> None:
        self.space = space
        self.before = before
        self.width = width
        self.start = start


class Niche:
    """A start space of the wall without openings."""

    def __init__(self, square: Point, side: int, segment: Segment) -> None:
        self.square = square
        self.side = side
        self.segment = segment


def walled(outline: Outline, towers: list[int], niches: list[Niche], openings: list[Opening]) -> Wall:
    """The wall, with the openings if there are any; `towers` has the first spaces of all, 0 included."""
    opened = stretches_opened(towers, openings)
    wider = [0] * len(towers)
    for stretch, opening in opened.items():
        wider[stretch] = opening.width
    grown = widened(outline, wider)
    number = {square: i for i, square in enumerate(grown.squares)}
    starts: list[Start] = []
    for niche in niches:
        stretch, place = place_of(outline, niche)
        if stretch in opened and place >= opened[stretch].before:
            place += opened[stretch].width
        edge = grown.stretches[stretch][place]
        starts.append(Start(number[edge.square], edge.side, facing(niche.segment, edge.side), False))
    spots: list[Spot] = []
    for stretch, opening in opened.items():
        edges = grown.stretches[stretch]
        spots.append(spot(edges, opening.before + opening.width / 2))
        if opening.start is not None:
            edge = edges[opening.before]
            starts.append(Start(number[edge.square], edge.side, facing(opening.start, edge.side), True))
    spaces = tuple([opening.space for opening in openings])
    return Wall(grown, starts, towers[1:], track(grown, towers, opened), spaces, spots)


def stretches_opened(towers: list[int], openings: list[Opening]) -> dict[int, Opening]:
    """The opening of each stretch that has one, in the order of the track."""
    return {stretch_of(towers, opening.space): opening for opening in openings}


def stretch_of(towers: list[int], space: int) -> int:
    return sum(tower <= space for tower in towers) - 1


def place_of(outline: Outline, niche: Niche) -> tuple[int, int]:
    """The stretch of wall that a start space lies in, and how many squares of it come before; (-1, -1) if in none."""
    for i, edges in enumerate(outline.stretches):
        for j, edge in enumerate(edges):
            if edge.square == niche.square and edge.side == niche.side:
                return (i, j)
    return (-1, -1)


def facing(segment: Segment, side: int) -> Segment:
    """A piece of terrain in the wall at this side of a square, open to the inside."""
    inner = (side + 2) % SIDES
    meadow = segment.terrain == MEADOW
    return Segment(
        segment.terrain,
        0 if meadow else 1 << inner,
        0b11 << 2 * inner if meadow else 0,
        segment.stocks,
        segment.shrines,
    )


def track(grown: Outline, towers: list[int], opened: dict[int, Opening]) -> list[Spot]:
    """The two spaces of a tower lie at its corner, the others evenly along the wall, on either side of an opening."""
    spots: list[Spot] = []
    for i, edges in enumerate(grown.stretches):
        ahead = edges[0].begins
        spots.append(Spot(ahead[0], ahead[1], grown.stretches[i - 1][0].side))
        spots.append(Spot(ahead[0], ahead[1], edges[0].side))
        first, end = towers[i] + 2, towers[i + 1] if i + 1 < len(towers) else TRACK
        if i in opened:
            opening = opened[i]
            border = opening.space + 1
            spots += spread(edges, 0, opening.before, border - first)
            spots += spread(edges, opening.before + opening.width, len(edges), end - border)
        else:
            spots += spread(edges, 0, len(edges), end - first)
    return spots


def spread(edges: list[Edge], begin: int, end: int, spaces: int) -> list[Spot]:
    return [spot(edges, begin + (i + 0.5) * (end - begin) / spaces) for i in range(spaces)]


def spot(edges: list[Edge], along: float) -> Spot:
    """A point so many squares along a stretch of wall."""
    begins, side = edges[0].begins, edges[0].side
    ahead = moved(edges[0].ends, (-begins[0], -begins[1]))
    return Spot(begins[0] + ahead[0] * along, begins[1] + ahead[1] * along, side)
