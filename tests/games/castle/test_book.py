"""Random games against the rules as `book` reads them: every question, every offer, and all that comes of a move."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.castle.book import Book, Question
from tests.games.castle.book_seats import Seat, tiles
from tests.games.castle.busy import busy_box
from tests.games.castle.eager import fondness
from tests.games.castle.everything import FIGURE_NAMES, NESTS, SOURCE_NAMES, at_gate, nests, sources
from tests.games.castle.setups import MODULES, setup_of

from castellany.core.state import CHANCE
from castellany.games.castle.assembly import assemble, inventory_for, with_tables
from castellany.games.castle.attributes import FIGURES_OF, SHRINES, STOCKS, TILES
from castellany.games.castle.box import Components
from castellany.games.castle.components import standard
from castellany.games.castle.entering import kind_of
from castellany.games.castle.kinds import SEGMENTS, TOKEN_NAMES, TOKENS
from castellany.games.castle.outline import Outline
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.state import IN_SUPPLY, NOBODY, CastleState
from castellany.games.castle.tables import Tables
from castellany.games.castle.wall import Wall

pytestmark = pytest.mark.both_forms

AREAS_EVERY = 9
"""Turns."""
BOXES = ("standard", "crowded", "busy")
GAMES = [(way, box, seed) for way in MODULES for box in BOXES for seed in (1, 2)]


class Watch:
    """Follows one game and compares."""

    def __init__(self, rules: CastleRules, seed: int) -> None:
        self.rules = rules
        self.random = Random(seed)
        self.s = rules.begin()
        self.book = Book(rules)

    def play(self) -> None:
        story = self.book.game()
        question = next(story)
        while True:
            try:
                question = story.send(self.answer(question))
            except StopIteration:
                break
        assert self.rules.over(self.s)
        self.compare()

    def answer(self, question: Question) -> str:
        """Compare, and play a move; nothing if the engine does not ask for an order where the book would."""
        rules, s = self.rules, self.s
        step = rules.program[s.stack[-1].step].name if s.stack else "over"
        if question.step == "ordering" != step:
            return ""
        assert (step, rules.turn(s)) == (question.step, question.seat)
        assert {rules.write(m) for m in rules.moves(s)} == question.answers
        if step not in ("ordering", "doubling", "revealing"):
            self.compare()
        if step == "placing" and s.turn % AREAS_EVERY == 0:
            self.compare_areas()
        m = self.chosen()
        text = rules.write(m)
        if question.seat == CHANCE and step != "drawing-starter":
            supply = self.book.bag if step == "drawing" else self.book.hidden
            assert rules.weight(s, m) == supply[text.split()[1]]
        rules.play(s, m)
        return text

    def chosen(self) -> int:
        """What is liked is likelier; who only wanders scores little."""
        if self.rules.is_chance(self.s):
            return self.rules.pick(self.s, self.random.randrange(self.rules.total(self.s)))
        moves = self.rules.moves(self.s)
        return self.random.choices(moves, [fondness(self.rules, self.s, m) for m in moves])[0]

    def compare(self) -> None:
        s = self.s
        for number, seat in enumerate(self.book.seats):
            lines = s.lines[number * sources(s) : (number + 1) * sources(s)]
            assert {SOURCE_NAMES[i]: some for i, some in enumerate(lines) if some} == +seat.lines
            assert s.score[number] == seat.marker.score
            assert at_gate(s)[number] == seat.marker.at_gate
            assert (s.seat_size[number], nests(s)[number]) == (seat.seat_size, seat.nests)
            assert supply_of(s, number) == +seat.supply
            if not self.rules.over(s):
                self.compare_tokens(number, seat)
        assert {tower for tower in range(len(self.rules.tables.wall.tower_spaces)) if s.towers >> tower & 1} == (
            self.book.table.towers
        )

    def compare_areas(self) -> None:
        """The areas that merge as they grow are those that are found by walking; completed ones are gone."""
        wall, ground = self.rules.tables.wall, self.book.ground
        place = {xy: i for i, xy in enumerate(wall.xy)}
        cells = {
            piece: place[piece.place] * SEGMENTS + piece.number for tile in ground.tiles.values() for piece in tile
        }
        cells |= {piece: (wall.squares + i) * SEGMENTS for i, piece in enumerate(ground.starts)}
        walked = {}
        for area in ground.areas() - ground.complete():
            figures = [len(self.book.table.figures_in(seat, area)) for seat in range(2)]
            nests, shrines = len({p.place for p in area if p.nest}), sum(p.shrines for p in area)
            walked[frozenset(cells[p] for p in area)] = [
                tiles(area),
                nests,
                any(p.stocks for p in area),
                shrines,
                *figures,
            ]
        grown = {}
        for places, values in self.s.areas.parts():
            counted = [
                values[TILES].bit_count(),
                values[NESTS].bit_count() if len(values) > NESTS else 0,
                values[STOCKS],
                values[SHRINES],
            ]
            grown[frozenset(places)] = [*counted, *values[FIGURES_OF : FIGURES_OF + 2]]
        assert grown == walked

    def compare_tokens(self, number: int, seat: Seat) -> None:
        for counts, own_tokens in ((self.s.tokens, seat.tokens), (self.s.fresh, seat.fresh)):
            own = counts[number * TOKENS : (number + 1) * TOKENS]
            assert dict(zip(TOKEN_NAMES, own, strict=True)) == {name: own_tokens[name] for name in TOKEN_NAMES}


def supply_of(s: CastleState, seat: int) -> Counter[str]:
    places = range(seat * s.figures_each(), (seat + 1) * s.figures_each())
    return Counter(FIGURE_NAMES[kind_of(s, i)] for i in places if s.figures[i] == IN_SUPPLY)


def rules_with(way: str, name: str) -> CastleRules:
    """The box as it is, or with all towers crowded behind the start, where markers land on one after the other,
    or with tiles of many small areas."""
    setup = setup_of(way)
    if name == "standard":
        return assemble(setup)
    box, inventory = standard(setup.modules), inventory_for(setup)
    if name == "busy":
        return with_tables(setup, Tables(2, NOBODY, busy_box("falcon" in setup.modules), inventory))
    outline = Outline(box.wall.xy, box.wall.corners[0])
    wall = Wall(
        outline, box.wall.starts, list(range(2, 28, 2)), box.wall.track, box.wall.openings, box.wall.opening_spots
    )
    crowded = Components("crowded", box.groups, wall, box.faces, box.numbers, box.provenance)
    return with_tables(setup, Tables(2, NOBODY, crowded, inventory))


@pytest.mark.parametrize(("way", "box", "seed"), GAMES)
def test_a_random_game_keeps_to_the_book(way: str, box: str, seed: int) -> None:
    Watch(rules_with(way, box), seed).play()
