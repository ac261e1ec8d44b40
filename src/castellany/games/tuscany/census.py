"""Census: every tile, card and bonus tile of the box is somewhere, once; of cards, as far as they are known."""

from __future__ import annotations

from castellany.core.position import Fault
from castellany.games.tuscany.kinds import (
    BONUS_COPIES,
    BONUS_NAMES,
    BONUSES,
    CASTLE_TILE,
    COLOUR_NAMES,
    COLOURS,
    HEXAGON,
    KINDS,
    NAMES,
    NOTHING,
)
from castellany.games.tuscany.state import NOBODY, TuscanyState
from castellany.games.tuscany.tables import Tables


def tile_counts(s: TuscanyState) -> list[int]:
    """How many tiles of each kind there are, wherever they lie; hexagons are no tiles."""
    counts = [s.neutral[kind] + s.neutral_discard[kind] + s.boxed[kind] for kind in range(KINDS)]
    for kind in [*s.tiles, *s.storage, *s.display]:
        counts[kind] += 1
    for seat in range(s.players):
        for kind in range(KINDS):
            counts[kind] += s.stock[seat * KINDS + kind]
    counts[NOTHING] = counts[HEXAGON] = 0
    return counts


def box_tiles(s: TuscanyState, t: Tables) -> list[int]:
    """How many of each kind there should be; a start castle from the moment when its estate is built."""
    box = t.components
    counts = [box.neutral_tiles[kind] + s.players * box.own_tiles[kind] for kind in range(KINDS)]
    counts[CASTLE_TILE] += s.players - s.arrangement.count(NOBODY)
    return counts


def card_counts(s: TuscanyState) -> list[int]:
    """How many cards of each colour are known to be somewhere."""
    counts = [s.deck[colour] + s.discard[colour] for colour in range(COLOURS)]
    for seat in range(s.players):
        for colour in range(COLOURS):
            counts[colour] += s.hand[seat * COLOURS + colour]
    return counts


def discrepancies(s: TuscanyState, t: Tables) -> list[Fault]:
    """What is missing from the box or too many in it, with the supply that does not make up for it."""
    found: list[Fault] = []
    counts, wanted = tile_counts(s), box_tiles(s, t)
    for kind in range(1, KINDS):
        if counts[kind] != wanted[kind]:
            found.append(("neutral", f"{counts[kind]} {NAMES[kind]} tiles, not {wanted[kind]}"))
    for bonus in range(BONUSES):
        copies = s.bonus_left[bonus] + sum(s.bonuses[bonus::BONUSES])
        if copies != BONUS_COPIES:
            found.append(("bonus-left", f"{copies} {BONUS_NAMES[bonus]} bonus tiles, not {BONUS_COPIES}"))
    for number, card in enumerate(t.components.yields):
        copies = s.yields[number] + s.yield_discard[number]
        if copies != card.copies:
            found.append(("yields", f"{copies} {card.name} yield cards, not {card.copies}"))
    return found + card_discrepancies(s, t)


def card_discrepancies(s: TuscanyState, t: Tables) -> list[Fault]:
    """In a view fewer cards are known than there are, but never more."""
    found: list[Fault] = []
    wanted = t.components.card_counts
    cards = s.deck_size + sum(s.hand_size) + sum(s.discard)
    if cards != sum(wanted):
        found.append(("deck-size", f"{cards} cards, not {sum(wanted)}"))
    if s.deck_size + sum(s.drawn_size) != sum(s.shuffled):
        since_shuffle = s.deck_size + sum(s.drawn_size)
        found.append(("shuffled", f"{since_shuffle} cards since the last shuffle, not {sum(s.shuffled)}"))
    all_known = not hidden_cards(s)
    for colour, known in enumerate(card_counts(s)):
        if known > wanted[colour] or (all_known and known < wanted[colour]):
            found.append(("deck", f"{known} {COLOUR_NAMES[colour]} cards, not {wanted[colour]}"))
        since = s.deck[colour] + sum(s.drawn[colour::COLOURS])
        if since > s.shuffled[colour] or (all_known and since < s.shuffled[colour]):
            wrong = f"{since} {COLOUR_NAMES[colour]} cards since the last shuffle, not {s.shuffled[colour]}"
            found.append(("shuffled", wrong))
    return found


def hidden_cards(s: TuscanyState) -> int:
    """How many cards in hands and in the deck are blank, as in a view."""
    return sum(s.hand_size) + s.deck_size - sum(s.hand) - sum(s.deck)
