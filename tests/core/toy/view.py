"""What a seat knows: its own hand, what it has seen of others', and how many cards there are."""

from __future__ import annotations

from random import Random

from tests.core.toy.state import CARDS, COPIES, ToyState
from tests.core.toy.words import DEAL, SHOW

from castellany.core.moves import unpack
from castellany.core.rules import Rules


def view(rules: Rules[ToyState], s: ToyState, seat: int) -> ToyState:
    v = s.clone()
    rules.hide_answers(v, seat)
    for owner in range(s.players):
        if owner == seat:
            continue
        held = sum(s.hand(owner)) + s.hidden[owner]
        for card in range(CARDS):
            v.hands[owner * CARDS + card] = s.seen[s.seen_at(seat, owner, card)] if seat >= 0 else 0
        v.hidden[owner] = held - sum(v.hand(owner))
    v.hidden[s.players] = sum(s.deck) + s.hidden[s.players]
    v.deck = [0] * CARDS
    for viewer in range(s.players):
        for owner in range(s.players):
            if seat not in (viewer, owner):
                for card in range(CARDS):
                    v.seen[s.seen_at(viewer, owner, card)] = 0
    return v


def knows_move(s: ToyState, m: int, seat: int) -> bool:
    """A dealt card is known to who gets it, a shown one also to whose it is."""
    verb = unpack(m)[0]
    if verb == DEAL:
        return seat == s.stack[-1].arg
    return verb != SHOW or seat in divmod(s.stack[-1].arg, s.players)


def determinize(rules: Rules[ToyState], s: ToyState, seat: int, random: Random) -> ToyState:
    """Deal the cards that this seat cannot place to where it sees backs."""
    g = view(rules, s, seat)
    unplaced: list[int] = []
    for card in range(CARDS):
        placed = g.discard[card] + sum(g.hands[owner * CARDS + card] for owner in range(s.players))
        unplaced += [card] * (COPIES - placed)
    random.shuffle(unplaced)
    for owner in range(s.players):
        for _ in range(g.hidden[owner]):
            g.hands[owner * CARDS + unplaced.pop()] += 1
    for card in unplaced:
        g.deck[card] += 1
    g.hidden = [0] * (s.players + 1)
    rules.guess_answers(g, random)
    return g
