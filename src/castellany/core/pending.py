"""The text of what is pending, in words: the last lines of every position's text.

stack: phase-end, turn of 2, turn of 1, castle-action of 1 with any-die by castle
sealed: waiting, side 7

A frame is the name of its step, the seats that it asks, and what its numbers mean in the words of the step. The last of
them is the first to come. Lines without anything to say are left out, except for the stack.
"""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.notation import Circumstance, NotationError
from castellany.core.position import Line
from castellany.core.program import ASK, ASK_TOGETHER, DO, DRAW, Entry
from castellany.core.rules import Rules
from castellany.core.state import CHANCE, NO_ANSWER, NOT_ASKED, SEALED, TOGETHER, S

ANSWERS: Final = {"waiting": NO_ANSWER, "not-asked": NOT_ASKED, "sealed": SEALED}
ANSWER_WORDS: Final = {value: word for word, value in ANSWERS.items()}
SEATS: Final = "of"


def write_pending(rules: Rules[S], s: S) -> list[str]:
    lines = ["stack: " + ", ".join([write_frame(rules, f) for f in s.stack])]
    if s.sealed:
        lines.append("sealed: " + ", ".join([ANSWER_WORDS.get(m) or rules.write(m) for m in s.sealed]))
    return lines


def write_frame(rules: Rules[S], f: Frame) -> str:
    entry = rules.program[f.step]
    words = [entry.name]
    if entry.kind == ASK_TOGETHER:
        words += [SEATS, *[str(seat + 1) for seat in range(rules.players) if f.arg >> seat & 1]]
    else:
        if f.seat >= 0:
            words += [SEATS, str(f.seat + 1)]
        words += circumstance_words(entry, entry.arg_words, f.arg)
    words += circumstance_words(entry, entry.why_words, f.why)
    return " ".join(words)


def circumstance_words(entry: Entry[S], said: Circumstance | None, value: int) -> list[str]:
    """What a number of a frame means; 0 without a word means nothing."""
    if said is not None and value in said.vocabulary.words:
        return [said.key, said.vocabulary.words[value]]
    if value:
        raise ValueError(f"{entry.name} has no word for {value}")
    return []


def read_pending(rules: Rules[S], s: S, given: dict[str, Line]) -> None:
    """PositionError if a line names no work that these rules know."""
    line = given["stack"]
    s.stack = [read_frame(rules, line, text) for text in line.items]
    together = bool(s.stack) and rules.program[s.stack[-1].step].kind == ASK_TOGETHER
    answers = given.get("sealed")
    if answers is None:
        s.sealed = []
        if together:
            raise line.fail("several seats are asked at once, and no line sealed says who has answered")
        return
    s.sealed = [read_answer(rules, answers, text) for text in answers.items]
    if not together:
        raise answers.fail("answers are sealed only while several seats are asked at once")
    if len(s.sealed) != rules.players or NO_ANSWER not in s.sealed:
        raise answers.fail("there is an answer for each seat, and somebody is still waiting")


def read_frame(rules: Rules[S], line: Line, text: str) -> Frame:
    name, *words = text.split(" ")
    step = next((entry.number for entry in rules.program if entry.name == name), -1)
    if step < 0:
        raise line.fail(f"nothing is called {name[:40] or 'nothing'}")
    entry = rules.program[step]
    seats, words = read_seats(rules, line, words)
    mask = sum([1 << seat for seat in seats])
    if not {ASK: len(seats) == 1, DRAW: not seats, ASK_TOGETHER: bool(seats), DO: len(seats) < 2}[entry.kind]:
        raise line.fail(f"{name} asks another number of seats")
    arg, words = (mask, words) if entry.kind == ASK_TOGETHER else read_circumstance(line, entry.arg_words, words)
    why, words = read_circumstance(line, entry.why_words, words)
    if words:
        raise line.fail(f"{name} is not followed by {' '.join(words)[:40]}")
    seat = TOGETHER if entry.kind == ASK_TOGETHER else seats[0] if seats else CHANCE
    return Frame(step, seat, arg, why)


def read_seats(rules: Rules[S], line: Line, words: list[str]) -> tuple[list[int], list[str]]:
    """The seats after `of`, each once and in order, and the words behind them."""
    if not words or words[0] != SEATS:
        return [], words
    end = 1
    while end < len(words) and words[end][:1].isdigit():
        end += 1
    seats = [line.number_in(word, 1, rules.players) - 1 for word in words[1:end]]
    if not seats or sorted(set(seats)) != seats:
        raise line.fail("after `of` stand seats, each once and in order")
    return seats, words[end:]


def read_circumstance(line: Line, said: Circumstance | None, words: list[str]) -> tuple[int, list[str]]:
    """What a key and a word mean, and the words behind them; 0 where nothing is said."""
    if said is None or not words or words[0] != said.key:
        return 0, words
    word = words[1] if len(words) > 1 else ""
    if word not in said.vocabulary.values:
        raise line.fail(f"{word or 'nothing'} is no {said.vocabulary.name}")
    return said.vocabulary.values[word], words[2:]


def read_answer(rules: Rules[S], line: Line, text: str) -> int:
    if text in ANSWERS:
        return ANSWERS[text]
    try:
        return rules.read(text)
    except NotationError as error:
        raise line.fail(str(error)) from None


def check_answers(rules: Rules[S], s: S, given: dict[str, Line]) -> None:
    """PositionError if a seat has sealed what it may not answer; for the end, when all else is known to be sound."""
    for seat, m in enumerate(s.sealed):
        if (m == NOT_ASKED) == (s.stack[-1].arg >> seat & 1 == 1):
            raise given["sealed"].fail(f"seat {seat + 1} is asked or not, as the stack says")
        if m >= 0 and rules.check(s, seat, m):
            raise given["sealed"].fail(f"seat {seat + 1} may not answer {rules.write(m)}")
