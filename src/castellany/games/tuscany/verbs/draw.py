"""Draw cards, the first of the three actions (TUS 4.1 to 4.4)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.games.tuscany.editions.edition import FEWER_GREEN
from castellany.games.tuscany.kinds import BONUSES, MORE_CARDS
from castellany.games.tuscany.refusals import NO_CARDS_TO_LEAVE
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.supply import draw_cards
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import DRAW, LEFT_OR_NONE, LEFT_WORDS, NONE


class DrawCards(Verb[TuscanyState]):
    """Allowed even when no card is left; cards of bonus tiles may be left where few of them can win (TUS-R 18)."""

    def __init__(self, t: Tables) -> None:
        super().__init__(DRAW, Form("draw[ without {left}]", (LEFT_WORDS,)), (LEFT_OR_NONE, NONE, NONE))
        self.t = t

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        for left in range(self.may_leave(s, f.seat) + 1):
            out.append(DRAW << 24 | left << 16)

    def may_leave(self, s: TuscanyState, seat: int) -> int:
        """How many of the cards that would be drawn the seat may leave, at most."""
        bonus = s.bonuses[seat * BONUSES + MORE_CARDS]
        if not bonus or self.t.edition.second_tie != FEWER_GREEN:
            return 0
        return max(0, min(bonus, s.deck_size + sum(s.discard) - self.t.edition.draw_cards))

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 0 if (m >> 16 & 255) <= self.may_leave(s, f.seat) else reason(NO_CARDS_TO_LEAVE)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        draw_cards(s, f.seat, drawn(s, self.t, f.seat, m >> 16 & 255))


def drawn(s: TuscanyState, t: Tables, seat: int, left: int) -> int:
    """How many cards a seat draws that leaves so many."""
    cards = t.edition.draw_cards + s.bonuses[seat * BONUSES + MORE_CARDS]
    return min(cards, s.deck_size + sum(s.discard)) - left
