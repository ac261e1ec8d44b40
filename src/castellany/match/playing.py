"""Playing on a bare state, with every move checked: what `rules.play` does not do for the sake of speed."""

from __future__ import annotations

from castellany.core.catalogue import Catalogue
from castellany.core.phrase import Phrase
from castellany.core.rules import Rules
from castellany.core.state import S
from castellany.games.registry import GAMES, texts_of


class IllegalMove(Exception):
    """The move is understood and not allowed; the error itself says why in an English sentence.

    `reason` is packed as the rules pack it, `key` names its kind, and `phrase` says it in any language, in the texts of
    the game.
    """

    def __init__(self, reason: int, key: str, game: str, phrase: Phrase) -> None:
        super().__init__(reason, key, game, phrase)
        self.reason = reason
        self.key = key
        self.game = game
        self.phrase = phrase

    def __str__(self) -> str:
        return Catalogue("en", *texts_of(self.game)).say(self.phrase)


def play(rules: Rules[S], s: S, move: int | str, seat: int | None = None) -> None:
    """Play a move, or the text of one, for the seat in turn or another that is asked.

    NotationError if the text is no move, IllegalMove if it is not allowed, GameOver at the end; then nothing changes.

    >>> from castellany.core.setup import Setup
    >>> from castellany.games.registry import rules_for
    >>> rules = rules_for(Setup("castle", "standard", 2, options={"starter": "first"}))
    >>> s = rules.begin()
    >>> play(rules, s, "pass", seat=0)
    Traceback (most recent call last):
    castellany.match.playing.IllegalMove: It is not your turn.
    """
    who = rules.turn(s) if seat is None else seat
    rules.answer(s, who, allowed(rules, s, who, read_move(rules, move)))


def read_move(rules: Rules[S], move: int | str) -> int:
    return rules.read(move) if isinstance(move, str) else move


def allowed(rules: Rules[S], s: S, seat: int, move: int) -> int:
    """The move, if this seat may play it now; else IllegalMove."""
    refused = rules.check(s, seat, move)
    if refused:
        slug = rules.setup.game if rules.setup.game in GAMES else ""
        key = rules.refusal(refused)[0].key
        phrase = GAMES[slug].texts.refusal(rules, refused) if slug else Phrase(f"refusal-{key}")
        raise IllegalMove(refused, key, slug, phrase)
    return move
