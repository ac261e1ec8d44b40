"""The text of what is pending: the last three lines of every position's text.

stack: phase-end/-1/0/0/-1 turn/0/0/0/-1
cells:
sealed: waiting side_7
"""

from __future__ import annotations

from typing import Final

from castellany.core.frames import NO_CELL, Frame
from castellany.core.notation import NotationError
from castellany.core.position import Line
from castellany.core.program import ASK, ASK_TOGETHER, DRAW
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, NO_ANSWER, NOT_ASKED, SEALED, TOGETHER, S

ANSWERS: Final = {"waiting": NO_ANSWER, "not-asked": NOT_ASKED, "sealed": SEALED}
ANSWER_WORDS: Final = {value: word for word, value in ANSWERS.items()}
MOST: Final = 1 << 30


def write_pending(rules: Rules[S], s: S) -> list[str]:
    return [
        "stack: " + " ".join(frame_word(rules, f) for f in s.stack),
        "cells: " + " ".join(str(value) for value in s.cells),
        "sealed: " + " ".join(ANSWER_WORDS.get(m) or rules.write(m).replace(" ", "_") for m in s.sealed),
    ]


def frame_word(rules: Rules[S], f: Frame) -> str:
    return f"{rules.program[f.step].name}/{f.seat}/{f.arg}/{f.why}/{f.cell}"


def read_pending(rules: Rules[S], s: S, given: dict[str, Line]) -> None:
    """PositionError if a line names no work that these rules know."""
    line = given["cells"]
    s.cells = line.numbers(len(line.words), -MOST, MOST)
    line = given["stack"]
    s.stack = [read_frame(rules, s, line, word) for word in line.words]
    line = given["sealed"]
    s.sealed = [read_answer(rules, line, word) for word in line.words]
    if bool(s.sealed) != (bool(s.stack) and rules.program[s.stack[-1].step].kind == ASK_TOGETHER):
        raise line.fail("answers are sealed while several seats are asked, and only then")
    if s.sealed and (len(s.sealed) != rules.players or NO_ANSWER not in s.sealed):
        raise line.fail("one answer a seat, and somebody is still waiting")


def read_frame(rules: Rules[S], s: S, line: Line, word: str) -> Frame:
    name, *numbers = word.split("/")
    step = next((entry.number for entry in rules.program if entry.name == name), -1)
    if step < 0 or len(numbers) != 4:
        raise line.fail(f"{word} is no frame")
    seat = line.number_in(numbers[0], TOGETHER, rules.players - 1)
    kind = rules.program[step].kind
    fits = {ASK: seat >= 0, DRAW: seat == CHANCE, ASK_TOGETHER: seat == TOGETHER}
    if not fits.get(kind, seat != TOGETHER):
        raise line.fail(f"{name} does not ask {seat}")
    arg, why = (line.number_in(number, 0, MOST) for number in numbers[1:3])
    return Frame(step, seat, arg, why, line.number_in(numbers[3], NO_CELL, len(s.cells) - 1))


def read_answer(rules: Rules[S], line: Line, word: str) -> int:
    if word in ANSWERS:
        return ANSWERS[word]
    try:
        return rules.read(word.replace("_", " "))
    except NotationError:
        raise line.fail(f"{word} is no answer") from None


def check_answers(rules: Rules[S], s: S, line: Line) -> None:
    """PositionError if a seat has sealed what it may not answer; for the end, when all else is known to be sound."""
    for seat, m in enumerate(s.sealed):
        if (m == NOT_ASKED) == (s.stack[-1].arg >> seat & 1 == 1):
            raise line.fail(f"seat {seat + 1} is asked or not, as the frame says")
        if m >= 0 and rules.check(s, seat, m):
            raise line.fail(f"seat {seat + 1} may not answer {rules.write(m)}")
