"""Parts: a position's text is the sum of those that a game and its modules give, and of what is pending."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from castellany.core.pending import check_answers, read_pending, write_pending
from castellany.core.position import NO_FAULT, Fault, Line, PositionError, lines_of
from castellany.core.rules import Rules
from castellany.core.state import S

LEFT_OUT: Final = ("sealed",)
"""Lines that need not be there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[S]):
    """Some lines of a position's text."""

    def write(self, s: S) -> list[str]:
        """The lines, whatever the state, each with its key."""
        raise NotImplementedError

    def read(self, s: S, given: dict[str, Line]) -> None:
        """Put into the state what the lines say; PositionError where one says nothing that there is.

        The parts before have been read; what is pending has not.
        """
        raise NotImplementedError

    def fault(self, s: S) -> Fault:
        """The first thing that no game comes to, once all has been read; by the line that says it."""
        return NO_FAULT


def write_parts(rules: Rules[S], parts: list[Part[S]], s: S) -> str:
    lines: list[str] = []
    for part in parts:
        lines += part.write(s)
    lines += write_pending(rules, s)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_parts(rules: Rules[S], parts: list[Part[S]], blank: S, text: str) -> S:
    """The position that a text describes, laid onto an empty table; PositionError, with the line, if it is none."""
    given = {line.key: line for line in lines_of(text)}
    wanted = [line.key for line in lines_of(write_parts(rules, parts, blank))]
    for key in wanted:
        if key not in given:
            raise PositionError(0, f"the line {key} is missing")
    for key, line in given.items():
        if key not in wanted and key not in LEFT_OUT:
            raise line.fail(f"{key} is no line of a position")
    for part in parts:
        part.read(blank, given)
    read_pending(rules, blank, given)
    for part in parts:
        key, why = part.fault(blank)
        if why:
            raise given[key].fail(why)
    check_answers(rules, blank, given)
    return blank
