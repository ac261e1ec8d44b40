"""The opening: start player, open tiles, cards, boards, estates and bonus tiles, before the first round (TUS 2)."""

from __future__ import annotations

from castellany.core.frames import Frame
from castellany.core.notation import Form
from castellany.core.program import Draw, Effect
from castellany.core.reasons import reason
from castellany.core.state import CHANCE, TOGETHER
from castellany.core.values import with_entry
from castellany.games.tuscany.boards import BOARDS, LETTER_WORDS, NUMBER_WORDS, NUMBERS
from castellany.games.tuscany.events import CARDS_DRAWN
from castellany.games.tuscany.kinds import BONUS_COPIES, BONUSES, COLOURS, KINDS
from castellany.games.tuscany.program import BUILDING, DEALING, DRAWING, DRAWING_STARTER, FIRST_BONUS, ROUND
from castellany.games.tuscany.refusals import NOT_DRAWABLE
from castellany.games.tuscany.scoring import GREEN_SOURCES, SOURCES
from castellany.games.tuscany.state import NOBODY, STORAGE, TuscanyState
from castellany.games.tuscany.supply import fill_gaps
from castellany.games.tuscany.tables import START_HAND, Tables
from castellany.games.tuscany.words import DEAL, NONE, OPEN_TILES, SEAT_WORDS, SPACES, STARTER


def new_state(t: Tables) -> TuscanyState:
    """An empty table with full supplies."""
    players, box = t.players, t.components
    return TuscanyState(
        stack=[],
        sealed=[],
        players=players,
        phase=0,
        round=0,
        starter=0,
        latched=0,
        last=0,
        dealt=(NOBODY,) * (players * BOARDS),
        arrangement=(NOBODY,) * players,
        tiles=bytes(players * SPACES),
        filled=[0] * players,
        open=[0] * players,
        hand=[0] * (players * COLOURS),
        hand_size=[0] * players,
        drawn=[0] * (players * COLOURS),
        drawn_size=[0] * players,
        deck=box.card_counts[:],
        deck_size=sum(box.card_counts),
        shuffled=bytes(box.card_counts),
        discard=[0] * COLOURS,
        storage=[0] * (players * STORAGE),
        bonuses=[0] * (players * BONUSES),
        bonus_left=bytes([BONUS_COPIES] * BONUSES),
        marble=[0] * players,
        workers=[0] * players,
        green=[0] * players,
        red=[0] * players,
        green_lines=[0] * (players * GREEN_SOURCES),
        lines=[0] * (players * SOURCES),
        display=[0] * OPEN_TILES,
        backs=[0] * OPEN_TILES,
        stock=box.own_tiles * players,
        revealed=[0] * players,
        neutral=box.neutral_tiles[:],
        neutral_discard=[0] * KINDS,
        boxed=[0] * KINDS,
        yields=[card.copies for card in box.yields],
        yield_discard=[0] * len(box.yields),
        claimed=(NOBODY,) * (COLOURS * 2),
    )


def preparing(s: TuscanyState) -> bool:
    """Whether the first round has not begun."""
    return bool(s.stack) and s.stack[0].step == ROUND


class SetupEffect(Effect[TuscanyState]):
    """The first round is pending from now on; before it, everything that the start player's draw sets off."""

    def start(self, s: TuscanyState, f: Frame) -> None:
        s.push(ROUND, CHANCE)
        s.push(DRAWING_STARTER, CHANCE)


def lay_out(s: TuscanyState) -> None:
    """What is pending once the start player is known, last thing first."""
    for i in range(s.players - 1, -1, -1):
        s.push(FIRST_BONUS, (s.starter + i) % s.players)
    s.push(BUILDING, TOGETHER, (1 << s.players) - 1)
    for i in range(s.players * BOARDS - 1, -1, -1):
        s.push(DEALING, CHANCE, i)
    for seat in range(s.players - 1, -1, -1):
        s.push(DRAWING, CHANCE, seat, START_HAND - 1)
        s.tell(CARDS_DRAWN, seat, START_HAND)
    fill_gaps(s)


class Starter(Draw[TuscanyState]):
    """Any seat may be the start player."""

    def __init__(self, players: int) -> None:
        super().__init__(STARTER, Form("starter {seat}", (SEAT_WORDS,)), (range(players), NONE, NONE))
        self.players = players

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        for seat in range(self.players):
            out.append(STARTER << 24 | seat << 16)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 0

    def weight(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 1

    def total(self, s: TuscanyState, f: Frame) -> int:
        return self.players

    def pick(self, s: TuscanyState, f: Frame, r: int) -> int:
        return STARTER << 24 | r << 16

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        s.starter = m >> 16 & 255
        lay_out(s)


class Deal(Draw[TuscanyState]):
    """A board of the letter in the frame's arg for the seat in it; each board lies in the box once."""

    def __init__(self) -> None:
        form = Form("deal {letter}{number}", (LETTER_WORDS, NUMBER_WORDS))
        super().__init__(DEAL, form, (range(BOARDS), range(NUMBERS), NONE))

    def left(self, s: TuscanyState, letter: int) -> list[int]:
        """The boards of a letter that nobody has."""
        dealt = s.dealt[letter::BOARDS]
        return [number for number in range(NUMBERS) if number not in dealt]

    def moves(self, s: TuscanyState, f: Frame, out: list[int]) -> None:
        letter = f.arg % BOARDS
        for number in self.left(s, letter):
            out.append(DEAL << 24 | letter << 16 | number << 8)

    def check(self, s: TuscanyState, f: Frame, m: int) -> int:
        return 0 if self.weight(s, f, m) else reason(NOT_DRAWABLE)

    def weight(self, s: TuscanyState, f: Frame, m: int) -> int:
        letter = f.arg % BOARDS
        return 1 if m >> 16 & 255 == letter and m >> 8 & 255 in self.left(s, letter) else 0

    def total(self, s: TuscanyState, f: Frame) -> int:
        return len(self.left(s, f.arg % BOARDS))

    def pick(self, s: TuscanyState, f: Frame, r: int) -> int:
        letter = f.arg % BOARDS
        return DEAL << 24 | letter << 16 | self.left(s, letter)[r] << 8

    def apply(self, s: TuscanyState, f: Frame, m: int) -> None:
        s.dealt = with_entry(s.dealt, f.arg, m >> 8 & 255)
