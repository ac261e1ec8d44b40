"""Soundness of what all share: nothing lies where the game never puts it."""

from __future__ import annotations

from castellany.core.position import NO_FAULT, Fault
from castellany.games.burgundy.editions.edition import HIRE_A_BUILDING
from castellany.games.burgundy.kinds import COLOUR_NAMES, COLOURS, NOTHING
from castellany.games.burgundy.opening import preparing
from castellany.games.burgundy.program import (
    DEALING_GOODS,
    FILLING,
    ROLLING,
    ROUND_GOODS,
    STARTER_EFFECT,
    TURN,
    WHITE_DIE,
)
from castellany.games.burgundy.state import HIRED, NOBODY, BurgundyState
from castellany.games.burgundy.supply import count
from castellany.games.burgundy.tables import FIRST_BLACK_SLOT, PHASES, ROUNDS, SLOTS, Tables


def piece_fault(s: BurgundyState, t: Tables) -> Fault:
    along = [s.track[seat] for seat in s.order]
    if along != sorted(along, reverse=True):
        return ("order", "the order follows the track")
    for pair in range(len(t.pairs)):
        if s.dealt.count(pair) > t.copies[pair]:
            return (f"dealt {s.dealt.index(pair) + 1}", "a board is dealt more often than there are")
    for fault in (bonus_fault(s, t), turn_fault(s, t), dice_fault(s), slot_fault(s, t), supply_fault(s, t)):
        if fault != NO_FAULT:
            return fault
    return NO_FAULT


def arguments(s: BurgundyState, step: int) -> list[int]:
    return [f.arg for f in s.stack if f.step == step]


def bonus_fault(s: BurgundyState, t: Tables) -> Fault:
    """The first two seats to cover a colour have its bonus tiles, and nobody else."""
    for colour in range(COLOURS):
        holders = s.bonus[2 * colour : 2 * colour + 2]
        if holders[1] != NOBODY and holders[0] in (NOBODY, holders[1]):
            return ("small-bonus", "two seats take the bonus tiles of a colour, the large one first")
        for seat in range(s.players):
            board = t.boards[s.board[seat]]
            covered = s.board[seat] != NOBODY and not board.colour_mask[colour] & ~s.filled[seat]
            if seat in holders and not covered:
                key = "large-bonus" if seat == holders[0] else "small-bonus"
                return (key, f"seat {seat + 1} has not covered every {COLOUR_NAMES[colour]} space")
            if covered and seat not in holders and NOBODY in holders:
                return (f"duchy {seat + 1}", f"seat {seat + 1} has no bonus tile for its {COLOUR_NAMES[colour]} spaces")
    return NO_FAULT


def turn_fault(s: BurgundyState, t: Tables) -> Fault:
    """What was bought, was bought in the turn that is being played."""
    turns = [f.seat for f in s.stack if f.step == TURN]
    if s.bought and not turns:
        return ("bought", "nobody has bought anything")
    if s.bought & HIRED and (t.edition.sixth_monastery != HIRE_A_BUILDING or not s.holds(turns[-1], 6)):
        return ("bought", "nobody may hire here")
    return NO_FAULT


def dice_fault(s: BurgundyState) -> Fault:
    """Who has a turn to come has two dice, the smaller first; who has had it has none."""
    turns = [f.seat for f in s.stack if f.step == TURN]
    rolled = bool(turns) or any(f.step == WHITE_DIE for f in s.stack)
    waiting = turns[:-1] if turns else [seat for seat in range(s.players) if seat not in arguments(s, ROLLING)]
    starting = any(f.step == STARTER_EFFECT for f in s.stack)
    for seat in range(s.players):
        dice = s.dice[2 * seat : 2 * seat + 2]
        if rolled and seat in waiting:
            if 0 in dice or dice[0] > dice[1]:
                return (f"dice {seat + 1}", f"seat {seat + 1} has two dice, the smaller first")
        elif any(dice) and seat not in turns[-1:] and not (starting and not dice[1]):
            return (f"dice {seat + 1}", f"seat {seat + 1} has no dice now")
        elif 0 not in dice and dice[0] > dice[1]:
            return (f"dice {seat + 1}", "of two dice the smaller comes first")
    if turns and not s.white:
        return ("white", "the white die is rolled before the turns")
    return NO_FAULT


def to_fill(s: BurgundyState, t: Tables) -> int:
    """The first slot, in filling order, that this phase has yet to fill."""
    if preparing(s):
        return 0
    return max(arguments(s, FILLING), default=len(t.slots) + len(t.black_slots))


def slot_fault(s: BurgundyState, t: Tables) -> Fault:
    """Tiles lie on spaces in use, of their colour, that this phase has filled."""
    black = t.kinds.black
    filled = [*t.slots, *t.black_slots][: to_fill(s, t)]
    for slot in range(SLOTS):
        kind = s.depots[slot]
        if kind == NOTHING:
            continue
        key = "depot black" if slot >= FIRST_BLACK_SLOT else f"depot {slot // 4 + 1}"
        if slot not in filled:
            return (key, "a tile lies on a space that is not in use")
        if not black[kind] if slot in t.black_slots else t.kinds.colour[kind] != t.colour_at(slot, s.phase):
            return (key, "a tile lies on a space of another colour")
    return NO_FAULT


def supply_fault(s: BurgundyState, t: Tables) -> Fault:
    """The goods of this phase lie ready and last to the end of the game, and there is a tile to draw."""
    if preparing(s) and any(s.boxed):
        return ("boxed", "all tiles are in the supplies before the first phase")
    if not s.stack:
        return NO_FAULT
    laid = 0 if preparing(s) else max(arguments(s, ROUND_GOODS), default=ROUNDS)
    gone = s.round + (0 if any(f.step == WHITE_DIE for f in s.stack) else 1) if laid == ROUNDS else 0
    if [good > 0 for good in s.round_goods] != [gone <= i < laid for i in range(ROUNDS)]:
        return ("round-goods", "one good lies ready for each round to come")
    phases = range(s.phase + 1, PHASES)
    if sum(s.goods_bag) < len(phases) * ROUNDS + ROUNDS - laid + len(arguments(s, DEALING_GOODS)):
        return ("goods-bag", "the goods do not last")
    for i in arguments(s, FILLING):
        if i >= len(t.slots):
            return NO_FAULT if any(s.black) else ("black", "there is no black tile left")
        kinds = t.kinds.of_colour[t.colour_at(t.slots[i], s.phase)]
        return NO_FAULT if count(s.bag, kinds) else ("bag", "there is no tile of this colour left")
    return NO_FAULT
