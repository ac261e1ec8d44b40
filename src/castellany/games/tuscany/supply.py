"""Supply: cards, tiles and yield cards that chance will draw, and what happens when they run out (TUS 4, 6, 7).

Decks and stacks are counts. Each is shuffled anew when something is to be drawn and nothing is left.
"""

from __future__ import annotations

from castellany.core.state import CHANCE
from castellany.games.tuscany.events import CARDS_DRAWN, CARDS_SHUFFLED, NEUTRALS_SHUFFLED, SWEPT, YIELDS_SHUFFLED
from castellany.games.tuscany.kinds import COLOUR, COLOURS, KINDS, NOTHING
from castellany.games.tuscany.program import DRAWING, NEUTRAL_REVEALING, REFRESHING, REVEALING, YIELDING
from castellany.games.tuscany.state import NEUTRAL_BACK, TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS, STACK, STACKS
from castellany.games.tuscany.words import OPEN_TILES


def draw_cards(s: TuscanyState, seat: int, cards: int) -> None:
    """Let chance draw cards, or as many as there are."""
    cards = min(cards, s.deck_size + sum(s.discard))
    if cards:
        s.tell(CARDS_DRAWN, seat, cards)
        push_card(s, seat, cards)


def push_card(s: TuscanyState, seat: int, cards: int) -> None:
    """Let chance draw the next of so many cards; they are there."""
    if s.deck_size == 0:
        shuffle_cards(s)
    s.push(DRAWING, CHANCE, seat, cards - 1)


def shuffle_cards(s: TuscanyState) -> None:
    s.shuffled = bytes(s.discard)
    s.deck = s.discard[:]
    s.deck_size = sum(s.discard)
    s.discard = [0] * COLOURS
    s.drawn = [0] * (s.players * COLOURS)
    s.drawn_size = [0] * s.players
    s.tell(CARDS_SHUFFLED, CHANCE)


def turn_up_yields(s: TuscanyState, seat: int, freed: int, cards: int) -> None:
    """Let chance turn up the next of so many yield cards, for a seat that has just freed this storage space."""
    if cards:
        if not any(s.yields):
            s.yields = s.yield_discard
            s.yield_discard = [0] * len(s.yields)
            s.tell(YIELDS_SHUFFLED, CHANCE)
        s.push(YIELDING, CHANCE, seat, cards - 1 + MOST_YIELDS * freed)


def refill(s: TuscanyState, seat: int, slot: int) -> None:
    """Fill the gap that a seat has left, from its own stacks if it can, and see whether five are alike."""
    s.display[slot] = NOTHING
    s.backs[slot] = NEUTRAL_BACK
    s.push(REFRESHING, CHANCE)
    if s.revealed[seat] < STACKS * STACK:
        s.push(REVEALING, CHANCE, slot + OPEN_TILES * seat)
    else:
        fill_gaps(s)


def first_gap(s: TuscanyState) -> int:
    """The first slot without an open tile, or -1."""
    display = s.display
    for slot in range(OPEN_TILES):
        if display[slot] == NOTHING:
            return slot
    return -1


def fill_gaps(s: TuscanyState) -> None:
    """Let chance fill the first gap with a neutral tile, and then the others; without any they stay."""
    slot = first_gap(s)
    if slot < 0:
        return
    if not any(s.neutral):
        if not any(s.neutral_discard):
            return
        s.neutral = s.neutral_discard
        s.neutral_discard = [0] * KINDS
        s.tell(NEUTRALS_SHUFFLED, CHANCE)
    s.push(NEUTRAL_REVEALING, CHANCE, slot)


def sweep(s: TuscanyState, seat: int, colour: int) -> None:
    """Discard the open tiles of a colour and let chance replace them; only neutral ones come back one day."""
    swept = 0
    for slot in range(OPEN_TILES):
        kind = s.display[slot]
        if kind != NOTHING and COLOUR[kind] == colour:
            if s.backs[slot] == NEUTRAL_BACK:
                s.neutral_discard[kind] += 1
            else:
                s.boxed[kind] += 1
            s.display[slot] = NOTHING
            s.backs[slot] = NEUTRAL_BACK
            swept += 1
    s.tell(SWEPT, seat, colour, swept)
    s.push(REFRESHING, CHANCE)
    fill_gaps(s)
