"""The rules once more, read slowly out of the ledger: what a seat may do, and what a placed tile brings.

Nothing here uses masks, estates or verbs of the engine; it reads positions and the colours of the boards only.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

from castellany.games.tuscany.boards import BOARD_WORDS, BOARDS, LETTERS, SHIFT_WORDS, SHIFTS, Board
from castellany.games.tuscany.editions.edition import FEWER_GREEN
from castellany.games.tuscany.kinds import BONUS_NAMES, BONUSES, COLOUR_NAMES, COLOURS, KINDS, NAMES
from castellany.games.tuscany.payment import payment_word
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.state import STORAGE, TuscanyState
from castellany.games.tuscany.words import PAYMENT_WORDS

LARGEST = 3
"""Spaces of a region, at most (TUS 2.9)."""


class Ground:
    """Three boards joined as a word such as `AbC lr` says: colours, and places in half spaces and rows."""

    def __init__(self, boards: list[Board], order: str, shifts: str) -> None:
        self.colour: list[str] = []
        self.places: list[tuple[int, int]] = []
        left = 0
        for i, letter in enumerate(order):
            if i:
                left += 1 if shifts[i - 1] == "r" else -1
            colours = [COLOUR_NAMES[colour] for colour in boards[LETTERS.index(letter.upper())].colours]
            self.colour += reversed(colours) if letter.islower() else colours
            for row, (first, count) in enumerate(((1, 3), (0, 4), (1, 3))):
                self.places += [(left + first + 2 * x, 3 * i + row) for x in range(count)]

    def near(self, space: int) -> list[int]:
        x, y = self.places[space]
        around = {(x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}
        return [other for other, place in enumerate(self.places) if place in around]

    def region(self, space: int) -> set[int]:
        found: set[int] = set()
        fresh = [space]
        while fresh:
            here = fresh.pop()
            if here not in found:
                found.add(here)
                fresh += [other for other in self.near(here) if self.colour[other] == self.colour[space]]
        return found


def boards_of(rules: TuscanyRules, s: TuscanyState, seat: int) -> list[Board]:
    return [rules.tables.components.boards[i][s.dealt[seat * BOARDS + i]] for i in range(BOARDS)]


def builds(rules: TuscanyRules, s: TuscanyState, seat: int) -> set[str]:
    """Every way to join a seat's boards and to set the start castle (TUS 2.7, 2.9, 2.10)."""
    found: set[str] = set()
    boards = boards_of(rules, s, seat)
    for letters in permutations(LETTERS):
        for turned in product((str.upper, str.lower), repeat=BOARDS):
            order = "".join(turn(letter) for turn, letter in zip(turned, letters, strict=True))
            for shifts in ("ll", "lr", "rl", "rr"):
                ground = Ground(boards, order, shifts)
                if max(len(ground.region(space)) for space in range(len(ground.places))) <= LARGEST:
                    castles = [n for n, colour in enumerate(ground.colour, 1) if colour == "castle"]
                    found |= {f"build {order} {shifts} castle {n}" for n in castles}
    return found


class Land(Ground):
    """One seat's estate, with what lies there."""

    def __init__(self, rules: TuscanyRules, s: TuscanyState, seat: int) -> None:
        arrangement = s.arrangement[seat]
        order, shifts = BOARD_WORDS.words[arrangement // SHIFTS], SHIFT_WORDS.words[arrangement % SHIFTS]
        super().__init__(boards_of(rules, s, seat), order, shifts)
        spaces = len(self.places)
        self.tile = [NAMES[kind] for kind in s.tiles[seat * spaces : (seat + 1) * spaces]]

    def covered(self, space: int) -> bool:
        return self.tile[space] != "nothing"

    def spaces_for(self, tile: str) -> list[int]:
        """TUS 5.6 to 5.9."""
        wanted = tile.split("-")[0]
        return [
            space
            for space in range(len(self.places))
            if not self.covered(space)
            and wanted in ("hexagon", self.colour[space])
            and any(self.covered(other) for other in self.near(space))
        ]

    def points(self, rules: TuscanyRules, s: TuscanyState, space: int, tile: str) -> int:
        """Green points for a tile that is about to be placed (TUS 7.1 to 7.4, 7.17, 7.18)."""
        colour = self.colour[space]
        region = self.region(space)
        crops = [word for other in region for word in self.tile[other].split("-")[1:]]
        points = 0
        if colour == "agriculture":
            points += 1 if tile == "hexagon" else len({*tile.split("-")[1:]} - {*crops})
        if all(other == space or self.covered(other) for other in region):
            points += {1: 1, 2: 3, 3: 6}[len(region)]
        if all(o == space or self.covered(o) for o in range(len(self.places)) if self.colour[o] == colour):
            number = COLOUR_NAMES.index(colour)
            before = [holder for holder in s.claimed[2 * number : 2 * number + 2] if holder >= 0]
            box = rules.tables.components
            points += (box.first_bonus[number], box.second_bonus[number], 0)[len(before)]
        return points


class Seat:
    """What one seat may do."""

    def __init__(self, rules: TuscanyRules, s: TuscanyState, seat: int) -> None:
        self.rules = rules
        self.s = s
        self.seat = seat
        self.land = Land(rules, s, seat)
        self.storage = [NAMES[kind] for kind in s.storage[seat * STORAGE : (seat + 1) * STORAGE] if kind]
        self.bonuses = dict(zip(BONUS_NAMES, s.bonuses[seat * BONUSES : (seat + 1) * BONUSES], strict=True))
        self.hand = Counter(dict(zip(COLOUR_NAMES, s.hand[seat * COLOURS : (seat + 1) * COLOURS], strict=True)))
        self.open = [(slot, NAMES[kind], s.backs[slot]) for slot, kind in enumerate(s.display) if kind]

    def may(self, step: str) -> set[str]:
        """Everything that this seat may answer to a step, in notation."""
        if step == "action":
            return self.draws() | self.places() | self.takes(step) | self.sweeps()
        if step == "taking":
            return self.takes(step) | self.sweeps()
        if step == "spare":
            return {"marble", "end"}
        if step == "castle-taking":
            return {"pass"} | self.claims()
        bonuses = {f"bonus {name}" for i, name in enumerate(BONUS_NAMES) if self.s.bonus_left[i]}
        return bonuses | {"pass"} if step == "city-bonus" else bonuses

    def draws(self) -> set[str]:
        """TUS 4.1, 4.2, TUS-R 18: where fewer cards can win, cards of bonus tiles may stay where they are."""
        edition = self.rules.tables.edition
        here = self.s.deck_size + sum(self.s.discard)
        found = {"draw"}
        if edition.second_tie == FEWER_GREEN:
            most = min(edition.draw_cards + self.bonuses["card"], here)
            found |= {f"draw without {most - cards}" for cards in range(edition.draw_cards, most)}
        return found

    def choice(self) -> list[tuple[int, str]]:
        """Open tiles, those with an equal face and back once (TUS-R 27)."""
        first: dict[tuple[str, int], int] = {}
        for slot, name, back in self.open:
            first.setdefault((name, back), slot)
        return [(slot, name) for (name, _), slot in first.items()]

    def fits(self) -> bool:
        return any(self.land.spaces_for(name) for _, name, _ in self.open)

    def takes(self, step: str) -> set[str]:
        """TUS 4.5 to 4.7, 4.13."""
        found = set()
        room = len(self.storage) < self.rules.tables.components.storage_base + self.bonuses["storage"]
        for slot, name in self.choice():
            if step == "taking" and not self.land.spaces_for(name):
                continue
            if room:
                found.add(f"take {name}@{slot + 1}")
            else:
                found |= {f"take {name}@{slot + 1} over {stored}" for stored in self.storage}
        return found

    def sweeps(self) -> set[str]:
        """TUS 4.11, 4.14, TUS-R 23."""
        neutral = [NAMES[k] for k in range(1, KINDS) if self.s.neutral[k] or self.s.neutral_discard[k]]
        if self.fits() or not any(self.land.spaces_for(name) for name in neutral):
            return set()
        return {f"sweep {name.split('-')[0]}" for _, name, _ in self.open}

    def claims(self) -> set[str]:
        """TUS 7.5."""
        return {
            f"claim {name}@{slot + 1} to {space + 1}"
            for slot, name in self.choice()
            for space in self.land.spaces_for(name)
        }

    def places(self) -> set[str]:
        """TUS 5.1 to 5.9."""
        return {
            f"place {name}@{space + 1} for {payment}"
            for name in set(self.storage)
            for space in self.land.spaces_for(name)
            for payment in self.payments(self.land.colour[space])
        }

    def payments(self, colour: str) -> list[str]:
        units = ["card", "worker", *(f"{other}-pair" for other in COLOUR_NAMES if other != colour)]
        found = []
        for pair in combinations_with_replacement(units, 2):
            cards: Counter[str] = Counter()
            for unit in pair:
                if unit == "card":
                    cards[colour] += 1
                elif unit != "worker":
                    cards[unit.removesuffix("-pair")] += 2
            if cards <= self.hand and pair.count("worker") <= self.s.workers[self.seat]:
                found.append(word_for(pair))
        return found


def word_for(units: tuple[str, str]) -> str:
    """The notation of a payment, which names its units in an order of its own."""
    words = {"+".join(units), "+".join(reversed(units))}
    return next(payment_word(payment) for payment in PAYMENT_WORDS.words if payment_word(payment) in words)
