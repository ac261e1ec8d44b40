"""Reading records: every line is understood, or the record is refused with the line and the reason."""

from __future__ import annotations

from secrets import randbits
from typing import Any, Final

from castellany.core.notation import NotationError
from castellany.core.owned.sets import OWNED
from castellany.core.position import PositionError
from castellany.core.rules import Rules
from castellany.core.setup import Setup, SetupError
from castellany.core.state import CHANCE
from castellany.games.registry import rules_for
from castellany.match.headers import SETUP_HEADERS, HeaderError, blamed, is_number, read_number, read_setup
from castellany.match.match import Match
from castellany.match.record import (
    CHANCE_WORD,
    ENDINGS,
    GIVEN_UP,
    HEADERS,
    MAGIC,
    POSITION_WORD,
    GivenUp,
    Record,
    RecordError,
    components_text,
    result_text,
)

MOST_LINES: Final = 20_000


def parse(text: str) -> Record:
    """The record that a text holds, not yet replayed."""
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].rstrip("\r") != MAGIC:
        raise RecordError(1, "record-foreign-file")
    if len(lines) > MOST_LINES:
        raise RecordError(MOST_LINES, "record-too-long")
    blank = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    headers: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:blank], 2):
        key, colon, value = line.partition(":")
        if not colon or key in headers:
            raise RecordError(number, "record-bad-header", header=line[:60])
        headers[key] = (number, value.strip())
    setup, version, seed = read_agreement(headers)
    names = [header(headers, f"seat {seat}") for seat in range(1, setup.players + 1)]
    bots = read_bots(headers, setup.players)
    given_up, ended = read_ending(headers, setup.players)
    known = {
        *HEADERS,
        "bots",
        "given up",
        "ended",
        "seed",
        "start",
        *(f"seat {seat}" for seat in range(1, setup.players + 1)),
    }
    for key, (number, _) in headers.items():
        if key not in known:
            raise RecordError(number, "record-bad-header", header=key[:60])
    position, first = read_start(headers, lines, blank + 1)
    moves, result, end = read_moves(lines, first, setup.players)
    components = header(headers, "components")
    return Record(setup, names, version, components, seed, moves, result, end, bots, given_up, ended, position)


def read_start(headers: dict[str, tuple[int, str]], lines: list[str], first: int) -> tuple[str, int]:
    """The position that follows the headers, if one does, and where the moves begin.

    As many empty lines stand before it as before it in the record, so that its own errors name the right line.
    """
    number, said = headers.get("start", (0, ""))
    if not number:
        return "", first
    if said != POSITION_WORD:
        raise RecordError(number, "record-bad-header", header=f"start: {said[:40]}")
    end = next((i for i in range(first, len(lines)) if not lines[i].strip()), len(lines))
    return "\n" * first + "\n".join(lines[first:end]), end + 1


def header(headers: dict[str, tuple[int, str]], key: str) -> str:
    if key not in headers:
        raise RecordError(len(headers) + 1, "record-missing-header", header=key)
    return headers[key][1]


def read_agreement(headers: dict[str, tuple[int, str]]) -> tuple[Setup, int, int | None]:
    """The set-up, which these rules must know, the version of the rules, and the seed where it is given."""
    values = {key: header(headers, key) for key in SETUP_HEADERS}
    try:
        setup = read_setup(values)
        version = read_number("rules", header(headers, "rules"))
        seed = read_number("seed", headers["seed"][1]) if "seed" in headers else None
        rules = rules_for(setup)
    except HeaderError as error:
        raise RecordError(headers[error.key][0], "record-bad-header", header=str(error)) from error
    except SetupError as error:
        raise RecordError(headers[blamed(error)][0], error.key, 0, error.game, **error.arguments) from error
    if version > rules.version:
        raise RecordError(headers["rules"][0], "record-newer-rules", said=str(version), known=str(rules.version))
    said, found = header(headers, "components"), components_text(rules)
    if owned_groups(said) != owned_groups(found):
        raise RecordError(headers["components"][0], "record-other-components", said=said[:200], found=found)
    return setup, version, seed


def owned_groups(components: str) -> set[str]:
    """Groups of an owner's. Of ours only the provenance is told, and that may change while they stay as they are."""
    return {word for word in components.split() if word.endswith(f"={OWNED}")}


def read_bots(headers: dict[str, tuple[int, str]], players: int) -> tuple[int, ...]:
    """The seats where bots play, in order; none where nothing is said."""
    number, said = headers.get("bots", (0, ""))
    words = said.split()
    if number and (not words or words != [str(seat) for seat in range(1, players + 1) if str(seat) in words]):
        raise RecordError(number, "record-bad-header", header=f"bots: {said[:40]}")
    return tuple(int(word) - 1 for word in words)


def read_ending(headers: dict[str, tuple[int, str]], players: int) -> tuple[tuple[GivenUp, ...], str]:
    """Who gave up and how, and what ended the game early; both must fit each other. Nothing where nothing is said."""
    given_up: list[GivenUp] = []
    number, said = headers.get("given up", (0, ""))
    for one in said.split(", ") if number else []:
        seat, _, rest = one.partition(" ")
        word, at, after = rest.partition(" at ")
        free = [str(other + 1) for other in range(players) if other not in [before.seat for before in given_up]]
        if seat not in free or word not in GIVEN_UP or (at and not is_number(after)):
            raise RecordError(number, "record-bad-header", header=f"given up: {said[:40]}")
        given_up.append(GivenUp(int(seat) - 1, word, int(after) if at else None))
    line, ended = headers.get("ended", (0, ""))
    if line and ended not in ENDINGS:
        raise RecordError(line, "record-unknown-ending", said=ended[:40], known=", ".join(ENDINGS))
    if ended in GIVEN_UP and ended not in [last.word for last in given_up[-1:]]:
        raise RecordError(line, "record-nobody-gave-up", said=ended)
    if given_up and len(given_up) > players - 2 and not ended:
        raise RecordError(number, "record-nobody-left", said=said[:60])
    return tuple(given_up), ended


def read_moves(lines: list[str], first: int, players: int) -> tuple[list[tuple[int, str, int]], str, tuple[str, int]]:
    """The moves with their lines, the result, and what the last line says."""
    seats = {CHANCE_WORD: CHANCE, **{str(seat + 1): seat for seat in range(players)}}
    moves: list[tuple[int, str, int]] = []
    result = ""
    for number, line in enumerate(lines[first:], first + 1):
        who, colon, said = line.rstrip("\r").partition(": ")
        if who == "end" and colon:
            if any(rest.strip() for rest in lines[number:]):
                raise RecordError(number + 1, "record-after-end")
            return moves, result, (said, number)
        if who == "result" and colon and not result:
            result = said
        elif colon and not result and who in seats:
            moves += [(seats[who], text, number) for text in said.split("; ")]
        elif not any(rest.strip() for rest in lines[number - 1 :]):
            break
        else:
            raise RecordError(number, "record-foreign-line", said=line[:60])
    raise RecordError(len(lines), "record-truncated")


def replay(record: Record, length: int | None = None) -> Match:
    """Play a record through, or its first `length` moves; RecordError at the first line that does not fit."""
    rules = rules_for(record.setup)
    seed = randbits(64) if record.seed is None else record.seed
    match = Match(rules, seed, drawing=False, position=start_of(record, rules))
    wanted = record.moves if length is None else record.moves[:length]
    for seat, text, line in wanted:
        try:
            move = rules.read(text)
        except NotationError as error:
            raise RecordError(line, "record-bad-move", move=text[:60]) from error
        if match.over:
            raise RecordError(line, "record-after-game", move=text[:60])
        refused = rules.check(match.state, seat, move)
        if refused:
            raise RecordError(line, "record-illegal-move", refused, move=text, refusal=rules.refusal(refused)[0].key)
        match.commit(seat, move)
    if length is None:
        verify_end(record, match)
    return match


def start_of(record: Record, rules: Rules[Any]) -> Any:
    """The position that a record leads on from, or None."""
    if not record.position:
        return None
    try:
        s = rules.read_position(record.position)
    except PositionError as error:
        raise RecordError(error.line or 1, "record-bad-position", said=error.why) from error
    if not rules.whole(s):
        raise RecordError(1, "record-bad-position", said="something in it is hidden")
    return s


def verify_end(record: Record, match: Match) -> None:
    """No move is missing, and the result is the one that the moves lead to."""
    said, line = record.end
    if said != str(len(record.moves)):
        raise RecordError(line, "record-wrong-count", said=said[:20], found=str(len(record.moves)))
    last = record.moves[-1][2] if record.moves else len(HEADERS)
    if len(match.history) != len(record.moves):
        raise RecordError(last, "record-missing-answers")
    if record.ended and match.over:
        raise RecordError(last, "record-ended-twice", said=record.ended)
    found = result_text(match.rules, match.state) if match.over else ""
    steps = [at for _, _, at in record.given_up if at is not None]
    if steps != sorted(steps) or any(at > len(record.moves) for at in steps):
        raise RecordError(
            1, "record-gave-up-when", said=", ".join(str(at) for at in steps), found=str(len(record.moves))
        )
    if record.result != found:
        raise RecordError(last + 1, "record-wrong-result", said=record.result[:60], found=found)


def resume(record: Record) -> Match:
    """A match that goes on where a record ends."""
    match = replay(record)
    match.drawing = True
    match.draw_chance()
    return match
