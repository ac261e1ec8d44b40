"""Sell the whole stack of one goods colour (BUR 9)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.burgundy.dice import check_die, reach, use_die
from castellany.games.burgundy.events import SOLD
from castellany.games.burgundy.gains import gain_points, gain_silver, gain_workers
from castellany.games.burgundy.program import FREE_DIE
from castellany.games.burgundy.refusals import DIE_NEEDED, NO_DIE_NEEDED, NO_SUCH_GOODS
from castellany.games.burgundy.scoring import SALES
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, Tables
from castellany.games.burgundy.words import ALL_GOODS, ANY_DIE, DIE_WORDS, GOOD_WORDS, NONE, SELL


class Sell(Verb[BurgundyState]):
    def __init__(self, t: Tables) -> None:
        form = Form("sell {good}[ with {die}]", (GOOD_WORDS, DIE_WORDS))
        super().__init__(SELL, form, (ALL_GOODS, ANY_DIE, NONE))
        self.t = t

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        seat = f.seat
        goods = s.goods
        base = seat * GOODS
        if f.arg == FREE_DIE:
            for colour in range(GOODS):
                if goods[base + colour]:
                    out.append(SELL << 24 | colour << 16)
            return
        d = reach(s, seat, 0)
        first = s.dice[2 * seat]
        if first:
            for colour in self.t.goods_within[first * 4 + d]:
                if goods[base + colour]:
                    out.append(SELL << 24 | colour << 16 | first << 8)
        second = s.dice[2 * seat + 1]
        if second and second != first:
            for colour in self.t.goods_within[second * 4 + d]:
                if goods[base + colour]:
                    out.append(SELL << 24 | colour << 16 | second << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        colour, die = m >> 16 & 255, m >> 8 & 255
        if not s.goods[f.seat * GOODS + colour]:
            return reason(NO_SUCH_GOODS, colour)
        if f.arg == FREE_DIE:
            return reason(NO_DIE_NEEDED) if die else 0
        if die == 0:
            return reason(DIE_NEEDED)
        return check_die(s, f.seat, die, colour + 1, 0)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        colour, die = m >> 16 & 255, m >> 8 & 255
        if die:
            use_die(s, f.seat, die, colour + 1, 0)
        sell(s, self.t, f.seat, colour)


def sell(s: BurgundyState, t: Tables, seat: int, colour: int) -> None:
    place = seat * GOODS + colour
    count = s.goods[place]
    s.goods[place] = 0
    s.sold[place] += count
    s.tell(SOLD, seat, colour, count)
    gain_points(s, seat, SALES, count * t.players)
    gain_silver(s, seat, sale_silver(s, seat))
    gain_workers(s, seat, sale_workers(s, seat))


def sale_silver(s: BurgundyState, seat: int) -> int:
    """One a sale, with monastery 3 two."""
    return 2 if s.holds(seat, 3) else 1


def sale_workers(s: BurgundyState, seat: int) -> int:
    """What monastery 4 adds."""
    return 1 if s.holds(seat, 4) else 0
