"""Values that the clones of a state share: nobody changes them, a new one takes the place of the old."""

from __future__ import annotations


def with_byte(values: bytes, place: int, value: int) -> bytes:
    """These values with another one at a place.

    >>> list(with_byte(bytes([7, 8, 9]), 1, 5))
    [7, 5, 9]
    """
    return values[:place] + bytes([value]) + values[place + 1 :]


def with_entry(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same for numbers that are no bytes.

    >>> with_entry((-1, -1, -1), 1, 300)
    (-1, 300, -1)
    """
    changed = list(values)
    changed[place] = value
    return tuple(changed)
