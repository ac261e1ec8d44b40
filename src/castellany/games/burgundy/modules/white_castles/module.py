"""The rules of white castles (BUR-W)."""

from __future__ import annotations

from typing import Final

from castellany.core.frames import Frame
from castellany.core.notation import Circumstance, Vocabulary
from castellany.core.program import Effect, Step
from castellany.core.reasons import reason
from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule
from castellany.games.burgundy.dice import ANY_VALUE, DieOffer
from castellany.games.burgundy.editions.edition import COMPULSORY
from castellany.games.burgundy.final import TilesOf
from castellany.games.burgundy.kinds import BUILDING, MONASTERY, Kind
from castellany.games.burgundy.modules.white_castles.worth import WhiteCastleWorth
from castellany.games.burgundy.placing import OnceACity
from castellany.games.burgundy.program import ANY_MOMENT, WHOLE_ACTION
from castellany.games.burgundy.refusals import DIE_NEEDED
from castellany.games.burgundy.state import BurgundyState

WHITE_CASTLE: Final = "white-castle"
MONASTERY_29: Final = 29


class WhiteDie(DieOffer):
    """The white die as it lies; it serves one action and stays (BUR-W 4, 5)."""

    def __init__(self, other_die: int) -> None:
        super().__init__("white-die")
        self.other_die = other_die
        """The refusal of another die."""

    def first(self, s: BurgundyState, seat: int) -> int:
        return s.white

    def check(self, s: BurgundyState, seat: int, die: int) -> int:
        if die == ANY_VALUE:
            return reason(DIE_NEEDED)
        return 0 if die == s.white else reason(self.other_die, s.white)


class WhiteCastleEffect(Effect[BurgundyState]):
    """One action with the white die."""

    def __init__(self, name: str, step: int, die: int) -> None:
        super().__init__(name)
        self.step = step
        self.die = die

    def start(self, s: BurgundyState, f: Frame) -> None:
        s.push(self.step, f.seat, self.die, f.why)


class WhiteCastles(BurgundyModule):
    def __init__(self) -> None:
        super().__init__("white-castles")

    def kinds(self) -> list[Kind]:
        return [
            Kind(WHITE_CASTLE, BUILDING, coloured=6, black=2, once=True),
            Kind(f"monastery{MONASTERY_29}", MONASTERY, coloured=1, monastery=MONASTERY_29),
        ]

    def install(self, b: BurgundyBuilder) -> None:
        t, p = b.t, b.points
        tile = t.kinds.number[WHITE_CASTLE]
        die = b.offered_die(WhiteDie(b.new_refusal("only-white-die", ("die",))))
        action: Step[BurgundyState] = Step("white-castle-action", [*b.actions, b.decline], ANY_MOMENT | WHOLE_ACTION)
        action.arg_words = Circumstance("with", Vocabulary("die", {die: "white-die"}))
        action.why_words = Circumstance("by", t.kind_words)
        step = b.entry(action)
        if t.edition.castle_action == COMPULSORY:
            b.decline.require(step)
        p.causes[step] = (tile,)
        p.effect[tile] = b.entry(WhiteCastleEffect(WHITE_CASTLE, step, die))
        p.rooms[tile].append(OnceACity(t))
        p.scoring[MONASTERY_29] = TilesOf(b.source(f"monastery{MONASTERY_29}"), tile)
        b.worths.append(WhiteCastleWorth(tile, t.kinds.number[f"monastery{MONASTERY_29}"], step))
