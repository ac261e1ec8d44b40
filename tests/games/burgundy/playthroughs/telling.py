"""Playthroughs: whole games as text, with every move, who was asked what, and what came of it.

The choices look random but hang on little: each is the offered move whose text, hashed with the seed and the
round, comes out smallest. So a change of the rules shows where it matters and leaves most other lines alone.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from castellany.core.events import Event, Log
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY, events
from castellany.games.burgundy.components import PHASE_LETTERS
from castellany.games.burgundy.kinds import COLOUR_NAMES, NAMES
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import SOURCE_NAMES
from castellany.games.burgundy.state import BurgundyState

FOLDER: Final = Path(__file__).parent
FONDNESS: Final = {"place": 12, "take": 3}
"""A table that only dawdles shows little; other words count 1."""
WIDEST: Final = 110


def stems() -> list[str]:
    """The names of the files: edition, player count, seed."""
    games = [(edition, players, 1) for edition in BURGUNDY.editions for players in BURGUNDY.players]
    games += [(edition, 2, 2) for edition in BURGUNDY.editions]
    return [f"{edition}-{players}-{seed}" for edition, players, seed in games]


def path_of(stem: str) -> Path:
    return FOLDER / f"{stem}.txt"


def told(stem: str) -> str:
    """The text of one whole game."""
    edition, players, _ = stem.split("-")
    rules = BURGUNDY.rules(Setup("burgundy", edition, int(players)))
    s = rules.begin()
    out = [f"The Castles of Burgundy, {edition} edition, {players} players, rules version {rules.version}"]
    here = ""
    while not rules.over(s):
        step = rules.program[s.stack[-1].step].name
        where = "setting up" if not any(s.filled) else f"phase {PHASE_LETTERS[s.phase]} round {s.round + 1}"
        if step == "rolling" and where != here:
            here = where
            out += ["", f"== {where}: {standing(s)}"]
        turn = rules.turn(s)
        m = chosen(rules, s, f"{stem} {here}")
        s.log = log = Log()
        rules.play(s, m)
        happened = ", ".join(word for event in log.events if (word := event_word(event, turn)))
        tell(out, "chance" if turn < 0 else str(turn + 1), step, rules.write(m), happened)
    return "\n".join([*out, "", *final(rules, s)]) + "\n"


def chosen(rules: BurgundyRules, s: BurgundyState, context: str) -> int:
    if rules.is_chance(s):
        step = rules.program[s.stack[-1].step].name
        pending = f"{context} {step} {s.stack[-1].arg} {sum(s.bag)} {sum(s.goods_bag)} {s.dice}"
        return rules.pick(s, number(pending) % rules.total(s))
    ranked = [(number(f"{context} {text}") // FONDNESS.get(text.split()[0], 1), m) for m, text in offered(rules, s)]
    return min(ranked)[1]


def offered(rules: BurgundyRules, s: BurgundyState) -> list[tuple[int, str]]:
    return [(m, rules.write(m)) for m in rules.moves(s)]


def number(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def tell(out: list[str], who: str, step: str, move: str, happened: str) -> None:
    """Add a line, or lengthen the last one if chance goes on drawing the same thing."""
    begin = f"{who} {step}: "
    if who == "chance" and out[-1].startswith(begin) and not happened and len(out[-1]) + len(move) < WIDEST:
        out[-1] += f", {move}"
    else:
        out.append(begin + move + (f"  ({happened})" if happened else ""))


def event_word(event: Event, turn: int) -> str:
    """What an event adds to the move's own text; empty if nothing."""
    who = "" if event.seat == turn else f"{event.seat + 1}: "
    a, b = event.a, event.b
    if event.kind == events.POINTS:
        return f"{who}{b:+} points {SOURCE_NAMES[a]}"
    if event.kind == events.SILVER_GAINED:
        return f"{who}{a:+} silver"
    if event.kind == events.WORKERS_GAINED:
        return f"{who}{a:+} workers"
    if event.kind == events.WORKERS_SPENT:
        return f"{who}{-a:+} workers"
    if event.kind == events.LOADED:
        return f"{who}{b:+} goods {a + 1}"
    if event.kind == events.SOLD:
        return f"{who}{-b:+} goods {a + 1}"
    if event.kind == events.DISCARDED:
        return f"{who}discarded {NAMES[a]}"
    if event.kind == events.MARKER_MOVED:
        return f"{who}marker on {a}"
    if event.kind == events.BONUS_TAKEN:
        return f"{who}{('large', 'small')[b]} bonus {COLOUR_NAMES[a]}"
    return ""


def standing(s: BurgundyState) -> str:
    order = " ".join(str(seat + 1) for seat in s.order)
    rows = [("points", s.points), ("silver", s.silver), ("workers", s.workers)]
    return f"order {order}; " + "; ".join(f"{word} {' '.join(map(str, values))}" for word, values in rows)


def final(rules: BurgundyRules, s: BurgundyState) -> list[str]:
    lines = ["== score lines"]
    for seat in range(s.players):
        parts = ", ".join(f"{line.key} {line.points}" for line in rules.score_lines(s, seat))
        lines.append(f"{seat + 1}: {parts}")
    lines += ["", "== ranking"]
    for placing in rules.result(s).placings:
        decided = f", behind by {placing.decided_by}" if placing.decided_by else ""
        lines.append(f"{placing.place}. seat {placing.seat + 1} with {placing.points} points{decided}")
    return lines
