"""Bot: what everything that plays by itself has in common."""

from __future__ import annotations

from random import Random

from castellany.core.rules import Rules
from castellany.core.state import NO_ANSWER, S


class UnknownBot(ValueError):
    """No bot has this name; `key` names the text that says so, with its arguments."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.key = "unknown-bot"
        self.arguments = {"bot": name, "known": ", ".join(known)}
        super().__init__(f"{self.key} {self.arguments}")


class Bot:
    """A player without a memory: what it sees and its generator decide what it does."""

    name: str = ""

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        """One of the offered moves. `view` is what this seat may know, and the bot's to keep and to change."""
        raise NotImplementedError


class Judge(Bot):
    """Plays each move on a copy and takes the one after which the position is best; chance breaks ties.

    A copy stops where a seat or chance is asked next, so no draw is ever seen.
    """

    def judge(self, rules: Rules[S], s: S, seat: int) -> int:
        """How good a position is for a seat."""
        raise NotImplementedError

    def choose(self, rules: Rules[S], view: S, seat: int, moves: list[int], random: Random) -> int:
        if len(moves) == 1:
            return moves[0]
        guess = rules.determinize(view, seat, random)
        for other in range(len(guess.sealed)):
            if other != seat and guess.sealed[other] == NO_ANSWER:
                guess.sealed[other] = rules.nth(guess, other, random.choice(range(rules.count(guess, other))))
        best: list[int] = []
        highest = 0
        for m in moves:
            after = rules.clone(guess)
            rules.answer(after, seat, m)
            value = self.judge(rules, after, seat)
            if not best or value > highest:
                best = [m]
                highest = value
            elif value == highest:
                best.append(m)
        return best[0] if len(best) == 1 else random.choice(best)
