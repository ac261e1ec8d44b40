"""The end of the game in the book (CAS 10, CAS-F 20, 21)."""

from __future__ import annotations

from tests.games.castle.book_ground import Ground, terrain
from tests.games.castle.book_seats import Area, Marker, Table, tiles, value

from castellany.games.castle.box import RATE_NAMES, Numbers


def score_the_end(table: Table, ground: Ground, numbers: Numbers) -> None:
    empty = ground.largest_empty()
    sizes = []
    for seat in table.seats:
        seat.freshen()
        larger = numbers.seat_token * seat.tokens["larger-seat"]
        sizes.append(seat.seat_size + larger if seat.seat_size else 0)
    most(table, "seat", sizes, empty)
    areas = ground.areas()
    for owner, seat in enumerate(table.seats):
        mine = [area for area in areas if table.owner(area) == owner]
        seat.lines["meadows"] += meadows(table, owner, [area for area in mine if terrain(area) == "meadow"])
        for kind in ("road", "house", "pigsty"):
            score_unfinished(table, owner, kind, [area for area in mine if terrain(area) == kind], numbers)
        seat.lines["token-points"] += numbers.points_token * seat.tokens["bonus-points"]
    most(table, "nests", [seat.nests for seat in table.seats], empty)
    for seat in table.seats:
        # Whoever gets nothing any more stays where he is, on a gate too.
        moved = seat.lines.total() != seat.marker.score
        seat.marker = Marker(seat.lines.total(), seat.marker.at_gate and not moved)


def most(table: Table, line: str, counts: list[int], empty: int) -> None:
    """Whoever has more of something scores the largest empty area."""
    first, second = counts
    if first != second:
        table.seats[int(second > first)].lines[line] += empty


def meadows(table: Table, owner: int, held: list[Area]) -> int:
    """3 for each shrine, and the tokens for shrines where they bring most (CAS-R 33)."""
    shrines = []
    for area in held:
        prince = "prince" in table.figures_in(owner, area)
        shrines.append(sum(piece.shrines for piece in area) * (2 if prince else 1))
        if shrines[-1]:
            table.seats[owner].nests += table.figures_in(owner, area).count("falconer")
    shrines.sort(reverse=True)
    return 3 * sum(shrines) + sum(shrines[: table.seats[owner].tokens["shrine"]])


def score_unfinished(table: Table, owner: int, kind: str, areas: list[Area], numbers: Numbers) -> None:
    """With its tokens, where they bring most; prince and falconer act as ever (CAS-R 14, 33)."""
    seat = table.seats[owner]
    worth = []
    for area in areas:
        figures = table.figures_in(owner, area)
        worth.append((unfinished(area, numbers) * (2 if "prince" in figures else 1), figures.count("falconer")))
    # Of areas that bring equally many points one with a falconer.
    for points, falconers in sorted(worth, reverse=True)[: seat.tokens[f"unfinished-{kind}"]]:
        seat.lines["unfinished"] += points
        seat.nests += falconers


def unfinished(area: Area, numbers: Numbers) -> int:
    """CAS-R 5."""
    return value(area) if RATE_NAMES[numbers.unfinished_rate] == "full" else tiles(area)
