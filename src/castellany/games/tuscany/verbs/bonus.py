"""Take a bonus tile, before the first round or for a city (TUS 2.12, 7.9)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Verb
from castellany.core.reasons import reason
from castellany.core.values import with_byte
from castellany.games.tuscany.events import BONUS_TAKEN
from castellany.games.tuscany.gains import gain_green
from castellany.games.tuscany.kinds import BONUSES, MORE_STORAGE
from castellany.games.tuscany.refusals import NO_BONUS_LEFT
from castellany.games.tuscany.scoring import STORAGE_TILE_POINTS, STORAGE_TILES
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.words import ALL_BONUSES, BONUS, BONUS_WORDS, NONE


class TakeBonus(Verb[TuscanyState]):
    def __init__(self) -> None:
        super().__init__(BONUS, Form("bonus {bonus}", (BONUS_WORDS,)), (ALL_BONUSES, NONE, NONE))

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        for bonus in range(BONUSES):
            if s.bonus_left[bonus]:
                out.append(BONUS << 24 | bonus << 16)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        bonus = m >> 16 & 255
        return 0 if s.bonus_left[bonus] else reason(NO_BONUS_LEFT, bonus)

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        bonus = m >> 16 & 255
        s.bonus_left = with_byte(s.bonus_left, bonus, s.bonus_left[bonus] - 1)
        s.bonuses[f.seat * BONUSES + bonus] += 1
        s.tell(BONUS_TAKEN, f.seat, bonus)
        if bonus == MORE_STORAGE:
            gain_green(s, f.seat, STORAGE_TILES, STORAGE_TILE_POINTS)
