"""Sell the whole stack of one goods colour (BUR 9)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.core.values import with_byte
from castellany.games.burgundy.dice import NO_DIE, check_die, reach, use_die
from castellany.games.burgundy.events import SOLD
from castellany.games.burgundy.gains import gain_points, gain_silver, gain_workers
from castellany.games.burgundy.points import RulePoints
from castellany.games.burgundy.refusals import NO_SUCH_GOODS
from castellany.games.burgundy.scoring import SALES
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS, Tables
from castellany.games.burgundy.words import ALL_GOODS, ANY_DIE, DIE_WORDS, GOOD_WORDS, NONE, SELL


class Sell(Verb[BurgundyState]):
    def __init__(self, t: Tables, p: RulePoints) -> None:
        form = Form("sell {good}[ with {die}]", (GOOD_WORDS, DIE_WORDS))
        super().__init__(SELL, form, (ALL_GOODS, ANY_DIE, NONE))
        self.t = t
        self.p = p

    def moves(self, s: BurgundyState, f: Frame, out: list[int]) -> None:
        offer = self.p.offers[f.arg]
        estate = s.estate_of[f.seat]
        d = reach(s, estate, 0)
        first = offer.first(s, f.seat)
        if first != NO_DIE:
            self.add(s, estate, first, d, out)
        second = offer.second(s, f.seat)
        if second != NO_DIE:
            self.add(s, estate, second, d, out)

    def add(self, s: BurgundyState, estate: int, die: int, d: int, out: list[int]) -> None:
        base = estate * GOODS
        for colour in self.t.goods_within[die * 4 + d]:
            if s.goods[base + colour]:
                out.append(SELL << 24 | colour << 16 | die << 8)

    def check(self, s: BurgundyState, f: Frame, m: int) -> int:
        colour, die = m >> 16 & 255, m >> 8 & 255
        if not s.goods[s.estate_of[f.seat] * GOODS + colour]:
            return reason(NO_SUCH_GOODS, colour)
        return check_die(s, self.p.offers[f.arg], f.seat, die, colour + 1, 0)

    def apply(self, s: BurgundyState, f: Frame, m: int) -> None:
        colour, die = m >> 16 & 255, m >> 8 & 255
        use_die(s, self.p.offers[f.arg], f.seat, die, colour + 1, 0)
        sell(s, self.t, f.seat, colour)


def sell(s: BurgundyState, t: Tables, seat: int, colour: int) -> None:
    estate = s.estate_of[seat]
    place = estate * GOODS + colour
    count = s.goods[place]
    s.goods[place] = 0
    s.sold = with_byte(s.sold, place, s.sold[place] + count)
    s.tell(SOLD, seat, colour, count)
    gain_points(s, seat, SALES, count * t.players)
    gain_silver(s, seat, sale_silver(s, estate))
    gain_workers(s, seat, sale_workers(s, estate))


def sale_silver(s: BurgundyState, estate: int) -> int:
    """One a sale, with monastery 3 two."""
    return 2 if s.holds(estate, 3) else 1


def sale_workers(s: BurgundyState, estate: int) -> int:
    """What monastery 4 adds."""
    return 1 if s.holds(estate, 4) else 0
