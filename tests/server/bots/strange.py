"""Bots that no table should meet, for the workers of the tests."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from types import FrameType

from castellany.bots import Bot
from castellany.core.rules import Rules
from castellany.core.state import S

MARK = "STRANGE_MARK"
"""Variable with the path of a file by which a bot knows that it has been asked before."""


class Strange(Bot):
    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        self.misbehave(moves)
        return moves[-1]

    def misbehave(self, moves: list[int]) -> None:
        raise NotImplementedError


class Busy(Strange):
    name = "busy"

    def misbehave(self, moves: list[int]) -> None:
        while True:
            pass


class Asleep(Strange):
    name = "asleep"

    def misbehave(self, moves: list[int]) -> None:
        time.sleep(3600)


class Slow(Strange):
    """Answers, after a while."""

    name = "slow"

    def misbehave(self, moves: list[int]) -> None:
        time.sleep(0.4)


class Raising(Strange):
    name = "raising"

    def misbehave(self, moves: list[int]) -> None:
        raise LookupError("lost the plot")


class Dying(Strange):
    name = "dying"

    def misbehave(self, moves: list[int]) -> None:
        os.abort()


class DyingOnce(Strange):
    name = "dying-once"

    def misbehave(self, moves: list[int]) -> None:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(3)


class Hungry(Strange):
    name = "hungry"

    def misbehave(self, moves: list[int]) -> None:
        eaten: list[bytes] = []
        while True:
            eaten.append(bytes(1 << 24))


class Talking(Strange):
    """Prints where answers went before the worker moved them out of the way, and reads where questions came from."""

    name = "talking"

    def misbehave(self, moves: list[int]) -> None:
        print("a fine position", flush=True)
        assert sys.stdin.read() == ""


class Answering(Bot):
    """Answers with something that is no offered move."""

    def __init__(self, name: str, answer: object) -> None:
        self.name = name
        self.answer = answer

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        return self.answer  # type: ignore[return-value]


class Garbling(Strange):
    """Writes into the pipe that answers go through."""

    def __init__(self, name: str, garbage: bytes) -> None:
        self.name = name
        self.garbage = garbage

    def misbehave(self, moves: list[int]) -> None:
        frame: FrameType | None = sys._getframe()
        while frame is not None and "answers" not in frame.f_locals:
            frame = frame.f_back
        assert frame is not None
        os.write(frame.f_locals["answers"], self.garbage)


ANSWERING = [
    Answering("illegal", -5),
    Answering("wordy", "the first one"),
    Answering("true", True),
    Answering("nothing", None),
    Answering("unspeakable", object()),
]
GARBLING = [
    Garbling("no-json", b"\0\0\0\5hello"),
    Garbling("no-object", b"\0\0\0\2[]"),
    Garbling("nested", b"\0\0\x0f\xff" + b"[" * 0xFFF),
    Garbling("endless", b"\xff\xff\xff\xff{"),
]
BOTS: list[Bot] = [
    *(Busy(), Asleep(), Slow(), Raising(), Dying(), DyingOnce(), Hungry(), Talking()),
    *ANSWERING,
    *GARBLING,
]
