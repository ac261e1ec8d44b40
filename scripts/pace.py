"""Prints how many times slower this machine is than the one on which the allowances of scripts/test were measured.

Never less than 1: a faster machine has the same allowances.
"""

from time import process_time

THERE = 0.08
"""Seconds of the work on that machine."""
TRIES = 7


def work() -> int:
    total = 0
    for number in range(1_000_000):
        total = total * 31 + number & 0xFFFF
    return total


def seconds() -> float:
    begun = process_time()
    work()
    return process_time() - begun


if __name__ == "__main__":
    print(round(max(1.0, min(seconds() for _ in range(TRIES)) / THERE), 2))
