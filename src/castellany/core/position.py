"""The text of a position: how its lines are read, and what is said when they cannot be."""

from __future__ import annotations


class PositionError(ValueError):
    """A line of a position's text is wrong; the number counts from 1, and is 0 where no one line is to blame."""

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

    def fail(self, why: str) -> PositionError:
        return PositionError(self.number, why)

    def numbers(self, count: int, least: int, most: int) -> list[int]:
        """Exactly `count` whole numbers between least and most."""
        if len(self.words) != count:
            raise self.fail(f"{self.key} needs {count} values, not {len(self.words)}")
        return [self.number_at(i, least, most) for i in range(count)]

    def number_at(self, i: int, least: int, most: int) -> int:
        if i >= len(self.words):
            raise self.fail(f"{self.key} needs a number as value {i + 1}")
        return self.number_in(self.words[i], least, most)

    def number_in(self, word: str, least: int, most: int) -> int:
        """The whole number that a word or a part of it stands for."""
        try:
            value = int(word)
        except ValueError:
            raise self.fail(f"{word} is no number") from None
        if not least <= value <= most:
            raise self.fail(f"{value} is not between {least} and {most}")
        return value

    def pairs(self) -> list[tuple[str, str]]:
        """Words such as `12=word`, split."""
        result: list[tuple[str, str]] = []
        for word in self.words:
            before, equals, after = word.partition("=")
            if not equals:
                raise self.fail(f"{word} is no pair such as 12=word")
            result.append((before, after))
        return result


def lines_of(text: str) -> list[Line]:
    """The lines of a position's text; empty ones and those beginning with # are left out."""
    result: list[Line] = []
    seen: set[str] = set()
    for number, raw in enumerate(text.splitlines(), 1):
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
