"""Rules: the immutable program of one game, edition, module set and player count, and the loop that runs it."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from castellany.core.contract import Contract
from castellany.core.frames import Frame
from castellany.core.moves import VERB
from castellany.core.notation import NotationError
from castellany.core.phrase import Phrase
from castellany.core.program import ASK_TOGETHER, DO, DRAW, Chance, Draw, Entry, Verb
from castellany.core.reasons import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refusal, arguments_of, code_of, reason
from castellany.core.setup import Setup
from castellany.core.state import NO_ANSWER, NOT_ASKED, SEALED, TOGETHER, S

MOST_QUOTED: Final = 60
"""Characters of somebody's text that an error repeats."""


class QuestionError(Exception):
    """A caller's mistake about what is asked now.

    QuestionError
      GameOver
      NoDraw
    """


class GameOver(QuestionError):
    """Nobody is asked anything any more."""


class NoDraw(QuestionError):
    """A seat is asked, not chance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Contract[S]):
    """Shared by every state of a game; holds the program and never changes."""

    def __init__(
        self, setup: Setup, program: list[Entry[S]], verbs: list[Verb[S]], refusals: dict[int, Refusal]
    ) -> None:
        self.setup = setup
        self.players = setup.players
        self.program = program
        self.kinds = [entry.kind for entry in program]
        self.stays = [entry.stays for entry in program]
        self.composes = [entry.composed for entry in program]
        """Of each entry; the loop asks them without fetching the entry."""
        self.verbs = verbs
        self.refusals = refusals
        self.verbs_by_word: dict[str, list[Verb[S]]] = {}
        for entry in program:
            for verb in entry.verbs:
                named = self.verbs_by_word.setdefault(verb.form.word, [])
                if verb not in named:
                    named.append(verb)
        self.version = 1
        """Raised with every change of behaviour, never for speed."""

    # The loop.

    def over(self, s: S) -> bool:
        return not s.stack

    def begin(self) -> S:
        """A new game, run to its first question."""
        s = self.start()
        self.settle(s)
        return s

    def top(self, s: S) -> Frame:
        """The question asked now; GameOver once there is none."""
        if not s.stack:
            raise GameOver("the game is over")
        return s.stack[-1]

    def turn(self, s: S) -> int:
        """The seat asked now, CHANCE for a draw; among several, the first that has not answered. Or GameOver."""
        f = self.top(s)
        if f.seat != TOGETHER:
            return f.seat
        return s.sealed.index(NO_ANSWER)

    def asked(self, s: S) -> list[int]:
        """Every seat that may answer now; at a sealed question also those who may still change theirs."""
        if not s.stack:
            return []
        f = s.stack[-1]
        if f.seat != TOGETHER:
            return [f.seat]
        return [seat for seat in range(len(s.sealed)) if s.sealed[seat] != NOT_ASKED]

    def frame_for(self, s: S, seat: int) -> Frame:
        """The top frame as the question to this seat."""
        f = self.top(s)
        if f.seat != TOGETHER:
            return f
        return Frame(f.step, seat, f.arg, f.why)

    def moves(self, s: S) -> list[int]:
        """What the seat in turn may answer; for chance, what may be drawn; nothing once the game is over."""
        stack = s.stack
        if not stack:
            return []
        f = stack[-1]
        if f.seat == TOGETHER:
            return self.moves_of(s, self.turn(s))
        out: list[int] = []
        for verb in self.program[f.step].verbs:
            verb.moves(s, f, out)
        return out

    def moves_of(self, s: S, seat: int) -> list[int]:
        """What this seat may answer, in turn or together with others."""
        out: list[int] = []
        if seat in self.asked(s):
            f = self.frame_for(s, seat)
            for verb in self.program[f.step].verbs:
                verb.moves(s, f, out)
        return out

    def count(self, s: S, seat: int) -> int:
        """How many moves this seat, which is asked, may answer with; composed ones are not listed for it."""
        f = self.frame_for(s, seat)
        count = 0
        for verb in self.program[f.step].verbs:
            count += verb.count(s, f)
        return count

    def nth(self, s: S, seat: int, i: int) -> int:
        """The move at place i of what `moves_of` lists; composed ones are not listed for it."""
        f = self.frame_for(s, seat)
        for verb in self.program[f.step].verbs:
            count = verb.count(s, f)
            if i < count:
                return verb.nth(s, f, i)
            i -= count
        raise QuestionError(f"seat {seat} has fewer moves")

    def composed(self, s: S) -> bool:
        """Whether an answer to what is asked now is put together from parts rather than chosen from a list."""
        stack = s.stack
        return bool(stack) and self.composes[stack[-1].step]

    def idle(self, s: S, seat: int) -> int:
        """The answer that does least, for a seat that gives none in time; QuestionError if it is not asked.

        Law: it is one of the seat's moves, and a game in which everybody is idle comes to its end.
        """
        moves = self.moves_of(s, seat)
        if not moves:
            raise QuestionError(f"seat {seat} is not asked")
        return moves[0]

    def check(self, s: S, seat: int, m: int) -> int:
        """0 if this seat may play the move now, else the packed reason why not."""
        if not s.stack:
            return reason(GAME_OVER)
        if seat not in self.asked(s):
            return reason(NOT_YOUR_TURN)
        number = m >> VERB
        f = self.frame_for(s, seat)
        if number < 0 or not self.program[f.step].verb_mask >> number & 1:
            return reason(NOT_NOW)
        verb = self.verbs[number]
        a, b, c = verb.ranges
        if (m >> 16 & 255) not in a or (m >> 8 & 255) not in b or (m & 255) not in c:
            return reason(NOT_NOW)
        return verb.check(s, f, m)

    def play(self, s: S, m: int) -> None:
        """Answer for the seat in turn with a move known to be legal, and run on to the next question."""
        stack = s.stack
        if not stack:
            raise GameOver("the game is over")
        f = stack[-1]
        if f.seat == TOGETHER:
            self.answer(s, self.turn(s), m)
            return
        verb = self.verbs[m >> VERB]
        if not (verb.free or self.stays[f.step]):
            stack.pop()
        verb.apply(s, f, m)
        self.settle(s)

    def answer(self, s: S, seat: int, m: int) -> None:
        """Answer for this seat with a move known to be legal; a sealed answer waits for the others."""
        f = self.top(s)
        if f.seat != TOGETHER:
            self.play(s, m)
            return
        s.sealed[seat] = m
        if NO_ANSWER in s.sealed:
            return
        answers = s.sealed
        s.sealed = []
        s.stack.pop()
        for who in range(len(answers)):
            if answers[who] != NOT_ASKED:
                pending = len(s.stack)
                self.verbs[answers[who] >> VERB].apply(s, Frame(f.step, who, f.arg, f.why), answers[who])
                if pending and not s.stack:
                    return  # this answer ended the game
        self.settle(s)

    def settle(self, s: S) -> None:
        """Run effects until somebody or chance is asked, or the game is over."""
        stack = s.stack
        while stack:
            f = stack[-1]
            kind = self.kinds[f.step]
            if kind != DO:
                if kind == ASK_TOGETHER and not s.sealed:
                    s.sealed = [NO_ANSWER if f.arg >> seat & 1 else NOT_ASKED for seat in range(self.players)]
                    if NO_ANSWER not in s.sealed:
                        s.sealed = []
                        stack.pop()
                        continue
                return
            stack.pop()
            self.program[f.step].start(s, f)

    def foresee(self, view: S, seat: int, m: int) -> S | None:
        """What this seat would see after a legal move, until chance or somebody else is asked.

        None where answers are given together: what comes of one depends on those that nobody may know.
        """
        if self.top(view).seat == TOGETHER:
            return None
        after = self.clone(view)
        self.play(after, m)
        return after

    # Sealed answers, for the views of a game.

    def hide_answers(self, s: S, seat: int) -> None:
        """Blank what the other seats have sealed."""
        for other in range(len(s.sealed)):
            if other != seat and s.sealed[other] >= 0:
                s.sealed[other] = SEALED

    def guess_answers(self, s: S, random: Random) -> None:
        """Put a possible answer where one is blank; everything that decides what is possible is guessed before."""
        for seat in range(len(s.sealed)):
            if s.sealed[seat] == SEALED:
                s.sealed[seat] = self.nth(s, seat, random.choice(range(self.count(s, seat))))

    # Chance.

    def draw(self, s: S) -> Draw[S]:
        """What chance is asked for now; NoDraw if a seat is asked."""
        stack = s.stack
        if not stack:
            raise GameOver("the game is over")
        entry = self.program[stack[-1].step]
        if not isinstance(entry, Chance):
            raise NoDraw(f"{entry.name} asks a seat")
        return entry.draw

    def total(self, s: S) -> int:
        """The sum of the weights of what chance may draw now."""
        return self.draw(s).total(s, s.stack[-1])

    def weight(self, s: S, m: int) -> int:
        """How many of the total's equal chances this draw has."""
        return self.draw(s).weight(s, s.stack[-1], m)

    def pick(self, s: S, r: int) -> int:
        """The draw at place r of 0..total-1."""
        return self.draw(s).pick(s, s.stack[-1], r)

    def is_chance(self, s: S) -> bool:
        stack = s.stack
        return bool(stack) and self.kinds[stack[-1].step] == DRAW

    # Words.

    def write(self, m: int) -> str:
        """The text of a move."""
        return self.verbs[m >> VERB].form.write(m)

    def names(self, m: int) -> list[tuple[str, str]]:
        """What a move names: pairs such as `space` and `5`, in the words of its text."""
        return self.verbs[m >> VERB].form.fields(m)

    def read(self, text: str) -> int:
        """The move that a text means; NotationError if it means none."""
        word = text.split(" ")[0]
        verbs = self.verbs_by_word.get(word, [])
        for verb in verbs:
            m = verb.form.read(verb.number, text)
            if m is not None:
                return m
        if not verbs:
            raise NotationError(Phrase("notation-unknown-verb", {"text": text[:MOST_QUOTED]}))
        forms = ", ".join([verb.form.template for verb in verbs])
        raise NotationError(Phrase("notation-unlike-form", {"text": text[:MOST_QUOTED], "forms": forms}))

    def refusal(self, packed: int) -> tuple[Refusal, tuple[int, int, int]]:
        """The kind of refusal that a packed reason means, and its arguments."""
        return (self.refusals[code_of(packed)], arguments_of(packed))
