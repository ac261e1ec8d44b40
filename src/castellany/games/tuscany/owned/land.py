"""Land: whether an owner's boards have the colours of the box and can be joined."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from castellany.core.owned.faults import Fault, Path, key_faults, list_faults, listed
from castellany.games.tuscany.boards import CELLS, CONTACT, DEALS, LETTERS, NUMBERS, SHIFTS, Outline
from castellany.games.tuscany.components import board, outline, standard_groups
from castellany.games.tuscany.estate import LARGEST_REGION, STEPS, Ground
from castellany.games.tuscany.estates import Estates
from castellany.games.tuscany.kinds import AGRICULTURE, COLOUR_LETTERS, COLOUR_NAMES, MONASTERY

SIDES: Final = ("left", "right")
BOARD_NAMES: Final = tuple(f"{letter}{number + 1}" for letter in LETTERS for number in range(NUMBERS))
FURTHEST: Final = 99
SURE_LARGE: Final = (MONASTERY, AGRICULTURE)
"""Colours of which the rulebook shows a region of three."""
Cell = tuple[int, int]


def board_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    found = key_faults(path, group, ("outline", "seams", "colours"))
    found = found or outline_faults((*path, "outline"), group["outline"])
    found = found or seam_faults((*path, "seams"), group)
    found = found or colour_faults((*path, "colours"), group["colours"])
    return found or joining_faults((*path, "colours"), group)


def is_cell(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(n) is int and abs(n) <= FURTHEST for n in value)


def outline_faults(path: Path, cells: Any) -> list[Fault]:
    """Ten cells in reading order that hang together and look the same after half a turn."""
    found = list_faults(path, cells, CELLS)
    if found:
        return found
    if not all(is_cell(cell) for cell in cells):
        return [Fault(path, "components-bad-cell", most=FURTHEST)]
    places = [(q, r) for q, r in cells]
    reading = sorted(set(places), key=lambda place: (place[1], place[0]))
    if places != reading:
        return [Fault(path, "components-cell-order")]
    if len(connected(set(places))) < CELLS:
        return [Fault(path, "components-outline-apart")]
    sums = {(a[0] + b[0], a[1] + b[1]) for a, b in zip(places, reversed(places), strict=True)}
    return [Fault(path, "components-outline-turned")] if len(sums) > 1 else []


def connected(cells: set[Cell]) -> set[Cell]:
    """The cells that hang together with one of them."""
    known: set[Cell] = set()
    fresh = {min(cells)}
    while fresh:
        known |= fresh
        fresh = {near for cell in fresh for near in around(cell) if near in cells} - known
    return known


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def seam_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """To either side the next board touches this one along three spaces of each."""
    found = key_faults(path, group["seams"], SIDES)
    if found:
        return found
    for side in SIDES:
        if not is_cell(group["seams"][side]):
            found.append(Fault((*path, side), "components-bad-cell", most=FURTHEST))
    if found:
        return found
    land = outline(group)
    upper = set(land.cells)
    for side, (dq, dr) in zip(SIDES, land.seams, strict=True):
        lower = {(q + dq, r + dr) for q, r in upper}
        touching = [
            sum(not other.isdisjoint(around(cell)) for cell in own) for own, other in ((upper, lower), (lower, upper))
        ]
        if upper & lower or touching != [CONTACT, CONTACT] or dr <= 0:
            found.append(Fault((*path, side), "components-seam-contact", wanted=CONTACT))
    if not found and (leaning(land, 0) >= leaning(land, 1) or overlapping(land)):
        found.append(Fault(path, "components-seam-sides"))
    return found


def leaning(land: Outline, side: int) -> int:
    """How far to the right the next board lies, in half steps."""
    q, r = land.seams[side]
    return 2 * q + r


def overlapping(land: Outline) -> bool:
    """Whether the bottom board would lie on the top one."""
    return any(len(set(Ground(land, shifts).place)) < 3 * CELLS for shifts in range(SHIFTS))


def colour_faults(path: Path, boards: Any) -> list[Fault]:
    """Ten letters a board; boards of one letter have the same colours, and three together those of the box."""
    found = key_faults(path, boards, BOARD_NAMES)
    if found:
        return found
    for name in BOARD_NAMES:
        letters = boards[name].replace(" ", "") if isinstance(boards[name], str) else ""
        if len(letters) != CELLS or set(letters) - set(COLOUR_LETTERS):
            known = listed(f"{letter} {word}" for letter, word in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))
            found.append(Fault((*path, name), "components-bad-board", wanted=CELLS, known=known))
    if found:
        return found
    colours = {name: Counter(boards[name].replace(" ", "")) for name in BOARD_NAMES}
    for name in BOARD_NAMES:
        first = f"{name[0]}1"
        if colours[name] != colours[first]:
            found.append(Fault((*path, name), "components-other-colours", word=name, other=first))
    together = colours["A1"] + colours["B1"] + colours["C1"]
    for letter, word in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True):
        wanted = standard_groups()["tiles"]["spaces"][word]
        if not found and together[letter] != wanted:
            found.append(Fault(path, "components-spaces", word=word, found=together[letter], wanted=wanted))
    return found


def joining_faults(path: Path, group: dict[str, Any]) -> list[Fault]:
    """Whatever boards a seat is dealt, it can join them without a region that is too large."""
    boards = [[board(group, f"{letter}{number + 1}") for number in range(NUMBERS)] for letter in LETTERS]
    estates = Estates(outline(group), boards)
    for deal in range(DEALS):
        if not estates.legal(deal):
            dealt = listed(one.name for one in estates.boards_of(deal))
            return [Fault(path, "components-no-arrangement", boards=dealt)]
    return [
        Fault(path, "components-no-large-region", word=COLOUR_NAMES[colour])
        for colour in SURE_LARGE
        if not has_large_region(estates, colour)
    ]


def has_large_region(estates: Estates, colour: int) -> bool:
    for deal in range(DEALS):
        for arrangement in estates.legal(deal):
            estate = estates.estate(deal, arrangement)
            sizes = [area.bit_count() for area in estate.areas if area & estate.colour_mask[colour]]
            if LARGEST_REGION in sizes:
                return True
    return False
