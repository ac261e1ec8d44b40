"""Texts of positions with something changed in them: some are positions, most are none."""

from __future__ import annotations

import re
from random import Random

NEAR = (-2, -1, 1, 2)
NUMBERS = ("0", "1", "5", "6", "7", "12", "40", "99", "255", "256", "999", "9990", "9999", "99999", "-1", "+1", "0_0")


def mutated(text: str, others: list[str], random: Random) -> str:
    """A position with one to three changes: of a number, of a word, or with a line of another position."""
    lines = text.rstrip("\n").split("\n")
    for _ in range(random.choice((1, 1, 2, 3))):
        i = random.randrange(len(lines))
        key, _, value = lines[i].partition(":")
        other = random.choice(others).rstrip("\n").split("\n")
        how = random.randrange(3)
        if how == 0:
            lines[i] = f"{key}:{with_another_number(value, random)}"
        elif how == 1:
            lines[i] = f"{key}: {with_other_words(value, random.choice(other), random)}"
        else:
            lines[i] = next((line for line in other if line.startswith(f"{key}:")), lines[i])
    return "\n".join(lines) + "\n"


def with_another_number(value: str, random: Random) -> str:
    """One a little larger or smaller, or one that is never meant."""
    found = list(re.finditer(r"\d+", value))
    if not found:
        return value
    at = random.choice(found)
    near = str(max(0, int(at[0]) + random.choice(NEAR)))
    return value[: at.start()] + random.choice((near, near, random.choice(NUMBERS))) + value[at.end() :]


def with_other_words(value: str, other: str, random: Random) -> str:
    """One lost, one told twice, or one of another line."""
    words, more = value.split(), other.partition(":")[2].split()
    if words and random.random() < 0.5:
        words.pop(random.randrange(len(words)))
    if more and random.random() < 0.7:
        words.insert(random.randrange(len(words) + 1), random.choice(more))
    return " ".join(words)
