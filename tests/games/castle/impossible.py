"""Positions that no game comes to, each made from a sound one in a busy castle, and why it is refused."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.castle.everything import AT_GATES

from castellany.core.frames import Frame
from castellany.core.state import CHANCE
from castellany.games.castle.kinds import BONUS_POINTS, EXTRA_TURN, SEGMENTS, TOKENS
from castellany.games.castle.program import (
    ANOTHER_TURN,
    COMPLETING,
    DOUBLING,
    DRAWING,
    ENTERING,
    INSTEAD,
    ORDERING,
    OTHERS,
    OWN,
    PAYING_OUT,
    REVEALING,
    SCORING,
    TURN,
)
from castellany.games.castle.scoring import MEADOWS
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState

Edit = Callable[[CastleState], None]


def frame(s: CastleState, step: int, arg: int = 0, why: int = 0) -> Frame:
    return Frame(step, CHANCE if step in (DRAWING, REVEALING) else s.active, arg, why)


def return_the_tile(s: CastleState) -> None:
    if s.tile != NOBODY:
        s.bag[s.tile] += 1
        s.tile = NOBODY


def pending(s: CastleState, *frames: tuple[int, int, int]) -> None:
    return_the_tile(s)
    s.stack[1:] = [frame(s, *one) for one in frames]


# Frames.


def leave_the_turn_undone(s: CastleState) -> None:
    s.stack.pop()


def begin_a_turn_within_a_turn(s: CastleState) -> None:
    s.stack.insert(1, frame(s, TURN))


def ask_the_other(s: CastleState) -> None:
    f = s.stack[-1]
    s.stack[-1] = Frame(f.step, 1 - f.seat, f.arg, f.why)


def place_nothing(s: CastleState) -> None:
    return_the_tile(s)


def draw_while_holding_a_tile(s: CastleState) -> None:
    s.stack[-1] = frame(s, DRAWING, s.active)


def draw_for_the_other(s: CastleState) -> None:
    pending(s, (DRAWING, 1 - s.active, 0))


def draw_instead_of_nothing(s: CastleState) -> None:
    return_the_tile(s)
    for tile in range(len(s.gone)):
        s.bag[tile] += s.gone[tile]
        s.gone[tile] = 0
    s.stack[1:] = [frame(s, DRAWING, s.active, INSTEAD)]


def score_nothing(s: CastleState) -> None:
    pending(s, (SCORING, OTHERS, 0), (ORDERING, OTHERS, 0))


def score_the_own_areas_last(s: CastleState) -> None:
    pending(s, (SCORING, OWN, 0), (SCORING, OTHERS, 0), (ORDERING, OTHERS, 0))


def double_nothing(s: CastleState) -> None:
    pending(s, (SCORING, OTHERS, 0), (SCORING, OWN, 0), (PAYING_OUT, 0, 0), (DOUBLING, 0, 0))


def take_a_token_from_afar(s: CastleState) -> None:
    s.lines[s.active * 9 : s.active * 9 + 2] = [2, 0]
    pending(s, (SCORING, OTHERS, 0), (SCORING, OWN, 0), (REVEALING, s.active, 0))


def take_a_token_of_another_tower(s: CastleState) -> None:
    s.towers |= 1
    pending(s, (SCORING, OTHERS, 0), (SCORING, OWN, 0), (REVEALING, s.active, 12))


def enter_where_somebody_has_entered(s: CastleState) -> None:
    pending(s, (ENTERING, 0, 0))
    s.figures[s.active * s.figures_each() + 5] = s.square * SEGMENTS


def complete_nothing(s: CastleState) -> None:
    pending(s, (COMPLETING, 0, 0), (ENTERING, 0, 0))


def go_on_without_a_token(s: CastleState) -> None:
    return_the_tile(s)
    s.stack = [frame(s, ANOTHER_TURN)]


def end_too_early(s: CastleState) -> None:
    return_the_tile(s)
    s.stack = []


def draw_the_starter_again(s: CastleState) -> None:
    return_the_tile(s)
    s.stack = [Frame(15, CHANCE, 0, 0)]


# Pieces.


def lay_a_tile_apart(s: CastleState) -> None:
    tile, square = next(tile for tile in range(len(s.bag)) if s.bag[tile]), s.needs.index(0)
    s.bag[tile] -= 1
    s.board[square] = tile + 1


def forget_the_last_tile(s: CastleState) -> None:
    s.square = NOBODY


def crowd_a_tile(s: CastleState) -> None:
    """Its last two segments hold a figure each."""
    cells = [cell for cell in range(len(s.areas.area)) if s.areas.area[cell] >= 0]
    pairs = [(a, b) for a in cells for b in cells if a < b and a // SEGMENTS == b // SEGMENTS]
    s.figures = [IN_SUPPLY if cell >= 0 else cell for cell in s.figures]
    s.figures[0], s.figures[s.figures_each()] = pairs[0]


def hide_a_seen_token(s: CastleState) -> None:
    s.towers &= s.towers - 1


def take_a_token_for_nothing(s: CastleState) -> None:
    s.hidden[BONUS_POINTS] -= 1
    s.tokens[BONUS_POINTS] += 1


def stand_at_no_gate(s: CastleState) -> None:
    s.extra[AT_GATES + 1] = 1


def score_the_end_at_once(s: CastleState) -> None:
    s.lines[MEADOWS] = 3


def keep_a_token_fresh(s: CastleState) -> None:
    token = next(i for i in range(TOKENS) if s.hidden[i] and i != EXTRA_TURN)
    s.hidden[token] -= 1
    s.towers &= s.towers - 1
    s.fresh[s.active * TOKENS + token] += 1


IMPOSSIBLE: dict[Edit, str] = {
    leave_the_turn_undone: "do not follow each other",
    begin_a_turn_within_a_turn: "do not follow each other",
    ask_the_other: "only the active seat is asked",
    place_nothing: "a tile is drawn to be placed",
    draw_while_holding_a_tile: "a tile is drawn to be placed",
    draw_for_the_other: "nothing to draw here",
    draw_instead_of_nothing: "nothing to draw here",
    score_nothing: "no order to choose",
    score_the_own_areas_last: "first the active seat's areas are scored",
    double_nothing: "nothing to double",
    take_a_token_from_afar: "no token is taken here",
    take_a_token_of_another_tower: "no token is taken here",
    enter_where_somebody_has_entered: "no figure can enter here",
    complete_nothing: "scored after somebody has entered",
    go_on_without_a_token: "no other turn to be had",
    end_too_early: "not over before all tiles are used",
    draw_the_starter_again: "drawn before anything else",
    lay_a_tile_apart: "hangs together with a start space",
    forget_the_last_tile: "one of the tiles was placed last",
    crowd_a_tile: "at most one figure enters a tile",
    hide_a_seen_token: "tokens are taken from towers",
    take_a_token_for_nothing: "tokens are taken from towers",
    stand_at_no_gate: "at no gate",
    score_the_end_at_once: "points of the final scoring come at the end",
    keep_a_token_fresh: "usable when its turn begins",
}
