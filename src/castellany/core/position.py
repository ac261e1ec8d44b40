"""The text of a position: how its lines are written and read, and what is said when they cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

Fault = tuple[str, str]
"""The line of a position that is wrong, by its key, and why."""
NO_FAULT: Final[Fault] = ("", "")

GAP: Final = "-"
"""Nothing, or nobody, where a value is expected."""
MOST_DIGITS: Final = 9
WHOLE_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]*)")
YES_AND_NO: Final = ("no", "yes")


class PositionError(ValueError):
    """A line of a position's text is wrong; the number counts from 1, and is 0 where a line is missing."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line
        self.why = why


class Line:
    """One `key: value` line with its number."""

    def __init__(self, number: int, key: str, value: str) -> None:
        self.number = number
        self.key = key
        self.words = value.split()
        self.items = [item.strip() for item in value.split(",")] if self.words else []
        """The parts of a value that commas separate."""

    def fail(self, why: str) -> PositionError:
        return PositionError(self.number, why)

    def need(self, count: int) -> None:
        """PositionError unless there are so many words."""
        if len(self.words) != count:
            raise self.fail(f"{self.key} needs {count} values, not {len(self.words)}")

    def word(self) -> str:
        """The only word."""
        self.need(1)
        return self.words[0]

    def numbers(self, count: int, least: int, most: int) -> list[int]:
        """Exactly `count` whole numbers between least and most."""
        self.need(count)
        return [self.number_in(word, least, most) for word in self.words]

    def amount(self, least: int, most: int) -> int:
        return self.numbers(1, least, most)[0]

    def number_in(self, word: str, least: int, most: int) -> int:
        """The whole number that a word or a part of it stands for: digits 0 to 9, as one writes them."""
        if not WHOLE_NUMBER.fullmatch(word) or len(word) > MOST_DIGITS:
            raise self.fail(f"{word[:40]} is no number")
        value = int(word)
        if not least <= value <= most:
            raise self.fail(f"{value} is not between {least} and {most}")
        return value

    def numbers_or_gaps(self, count: int, most: int) -> list[int]:
        """As many numbers from 1 on, each less one; -1 where there is a gap."""
        self.need(count)
        return [self.number_or_gap(word, most) for word in self.words]

    def number_or_gap(self, word: str, most: int) -> int:
        return -1 if word == GAP else self.number_in(word, 1, most) - 1

    def choice(self, words: tuple[str, ...]) -> int:
        """The place of the only word among those that may stand here."""
        word = self.word()
        if word not in words:
            raise self.fail(f"{word} is none of {', '.join(words)}")
        return words.index(word)

    def pairs(self) -> list[tuple[str, str]]:
        """Words such as `12=word`, split; nothing stands before two of them."""
        result: list[tuple[str, str]] = []
        seen: set[str] = set()
        for word in self.words:
            before, equals, after = word.partition("=")
            if not equals:
                raise self.fail(f"{word} is no pair such as 12=word")
            if before in seen:
                raise self.fail(f"{before} is given twice")
            seen.add(before)
            result.append((before, after))
        return result

    def counts(self, names: tuple[str, ...], most: int) -> list[int]:
        """How many there are of each, from pairs such as `ship=3`; none of what is not named."""
        result = [0] * len(names)
        for name, count in self.pairs():
            if name not in names:
                raise self.fail(f"{name} does not belong here")
            result[names.index(name)] = self.number_in(count, 0, most)
        return result


def lines_of(text: str) -> list[Line]:
    """The lines of a position's text; empty ones and those beginning with # are left out."""
    result: list[Line] = []
    seen: set[str] = set()
    for number, raw in enumerate(text.split("\n"), 1):
        if not raw.strip() or raw.startswith("#"):
            continue
        key, colon, value = raw.partition(":")
        if not colon:
            raise PositionError(number, "a line is `key: value`")
        key = key.strip()
        if key in seen:
            raise PositionError(number, f"{key} is given twice")
        seen.add(key)
        result.append(Line(number, key, value))
    return result


def row(key: str, values: list[int]) -> str:
    """A line of numbers."""
    return f"{key}: " + " ".join(str(value) for value in values)


def gapped(key: str, values: Sequence[int]) -> str:
    """A line of numbers counted from 1; a gap for -1."""
    return f"{key}: " + " ".join(GAP if value < 0 else str(value + 1) for value in values)


def counted(key: str, names: tuple[str, ...], counts: Sequence[int]) -> str:
    """A line of what there is any of, with how many."""
    return f"{key}: " + " ".join(f"{names[i]}={counts[i]}" for i in range(len(counts)) if counts[i])
