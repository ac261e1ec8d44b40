"""View and determinisation: hidden are other hands, the deck and sealed answers (TUS-R 44)."""

from __future__ import annotations

from random import Random

from castellany.core.events import Event
from castellany.core.moves import VERB
from castellany.core.rules import Rules
from castellany.games.tuscany.events import CARD_DRAWN
from castellany.games.tuscany.kinds import COLOURS
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import Tables
from castellany.games.tuscany.words import CARD


def view(rules: Rules[TuscanyState], s: TuscanyState, seat: int) -> TuscanyState:
    seen = s.clone()
    rules.hide_answers(seen, seat)
    seen.deck = [0] * COLOURS
    for other in range(s.players):
        if other != seat:
            seen.hand[other * COLOURS : (other + 1) * COLOURS] = [0] * COLOURS
            seen.drawn[other * COLOURS : (other + 1) * COLOURS] = [0] * COLOURS
    return seen


def knows_move(s: TuscanyState, m: int, seat: int) -> bool:
    """A card is known to whoever draws it."""
    return m >> VERB != CARD or s.stack[-1].arg == seat


def event_for(event: Event, seat: int) -> Event | None:
    """That cards were drawn everybody has been told; which, only their owner is."""
    return event if event.kind != CARD_DRAWN or event.seat == seat else None


def determinize(rules: Rules[TuscanyState], t: Tables, s: TuscanyState, seat: int, random: Random) -> TuscanyState:
    """Deal the cards that this seat cannot place to the deck and to the hands that it cannot see.

    What was shuffled last is known to all. A card of it that the seat has neither drawn nor seen discarded may
    lie in the deck; the others hold the rest.
    """
    guess = view(rules, s, seat)
    unseen: list[int] = []
    since: list[int] = []
    """By colour: cards that the seat cannot place, and cards of the last shuffle that it has not drawn."""
    for colour in range(COLOURS):
        placed = guess.discard[colour] + sum(guess.hand[colour::COLOURS])
        unseen.append(t.components.card_counts[colour] - placed)
        since.append(guess.shuffled[colour] - sum(guess.drawn[colour::COLOURS]))
    for colour in sample([min(unseen[c], since[c]) for c in range(COLOURS)], guess.deck_size, random):
        guess.deck[colour] += 1
        unseen[colour] -= 1
        since[colour] -= 1
    deal(guess.hand, guess.hand_size, unseen, seat, random)
    deal(guess.drawn, guess.drawn_size, since, seat, random)
    rules.guess_answers(guess, random)
    return guess


def sample(counts: list[int], cards: int, random: Random) -> list[int]:
    """So many of the counted cards, each as likely as another."""
    return random.sample([colour for colour in range(COLOURS) for _ in range(counts[colour])], cards)


def deal(hands: list[int], sizes: list[int], counts: list[int], seat: int, random: Random) -> None:
    """Deal all the counted cards to the other seats, by how many each has."""
    cards = sample(counts, sum(counts), random)
    for other in range(len(sizes)):
        if other != seat:
            for _ in range(sizes[other]):
                hands[other * COLOURS + cards.pop()] += 1
