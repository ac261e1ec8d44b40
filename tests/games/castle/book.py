"""The rules once more, read slowly out of the ledger and told as one story: who is asked what, and what comes of it.

`Book.game` asks by yielding a question and is sent the answer in notation. It shares with the engine only the
components and the words of the notation; areas, scores and tokens are its own (see `book_ground`, `book_seats`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

from tests.games.castle.book_end import score_the_end
from tests.games.castle.book_ground import COMPASS, Ground, Piece, Square, ground_of, terrain
from tests.games.castle.book_seats import Area, Seat, Table, tiles

from castellany.games.castle.kinds import SIDE_NAMES, TOKEN_NAMES
from castellany.games.castle.rules import CastleRules

CHANCE = -1


@dataclass(frozen=True)
class Question:
    """Who is asked in which step, and what may be answered."""

    step: str
    seat: int
    answers: frozenset[str]


Story = Generator[Question, str, None]


class Book:
    """A game from its beginning."""

    def __init__(self, rules: CastleRules) -> None:
        wall, modules = rules.tables.wall, rules.setup.modules
        self.starter = rules.setup.options.get("starter", "random")
        self.numbers = rules.tables.numbers
        self.faces = {face.name: face for face in rules.tables.faces}
        self.bag = Counter({face.name: face.copies for face in rules.tables.faces})
        self.hidden = Counter(dict.fromkeys(TOKEN_NAMES, 2))
        self.ground: Ground = ground_of(wall)
        supply = {"follower": 6} | ({"prince": 1, "falconer": 1} if "falcon" in modules else {})
        self.table = Table(
            [Seat(Counter(supply)) for _ in range(2)],
            {space: tower for space, tower in enumerate(wall.tower_at) if tower >= 0},
            wall.openings if "halt" in modules else (),
        )
        self.seats = self.table.seats
        self.complete = self.ground.complete()
        """Areas that are completed, scored or about to be."""

    @property
    def active(self) -> int:
        return self.table.active

    def game(self) -> Story:
        if self.starter == "random":
            answer = yield Question("drawing-starter", CHANCE, frozenset(("starter 1", "starter 2")))
            self.table.active = int(answer.split()[1]) - 1
        else:
            self.table.active = ("first", "second").index(self.starter)
        while self.bag.total():
            yield from self.turn()
            seat = self.seats[self.active]
            if seat.tokens["extra-turn"] and self.bag.total():
                answer = yield Question("another-turn", self.active, frozenset(("again", "end")))
                if answer == "again":
                    seat.tokens["extra-turn"] -= 1
                    continue
            self.table.active = 1 - self.active
        score_the_end(self.table, self.ground, self.numbers)

    def turn(self) -> Story:
        """CAS 3."""
        me = self.seats[self.active]
        me.freshen()
        places: dict[str, tuple[Square, int]] = {}
        while not places:
            if not self.bag.total():
                return
            answer = yield Question("drawing", CHANCE, frozenset(f"tile {name}" for name in +self.bag))
            name = answer.split()[1]
            self.bag[name] -= 1
            places = self.places(name)
        answer = yield Question("placing", self.active, frozenset(places))
        square, turns = places[answer]
        tile = self.ground.lay(self.faces[name], square, turns)
        complete = self.ground.complete()
        completed = complete - self.complete
        self.complete = complete
        yield from self.entering(me, tile, completed)
        owners = {area: self.table.owner(area) for area in completed}
        for owner in (self.active, 1 - self.active):
            yield from self.scoring([area for area in completed if owners[area] == owner], square, tile)
        for area in completed:
            self.table.go_home(area)

    def places(self, name: str) -> dict[str, tuple[Square, int]]:
        """Every way to place a tile; a way that looks like an earlier one is left out (CAS-R 27)."""
        face = self.faces[name]
        found: dict[str, tuple[Square, int]] = {}
        looks: list[set[tuple[object, ...]]] = []
        for turns in range(4):
            tile = Ground(set(), []).lay(face, (0, 0), turns)
            look: set[tuple[object, ...]] = {(p.terrain, p.edges, p.stocks, p.shrines, p.nest) for p in tile}
            if look not in looks:
                looks.append(look)
                for square in self.ground.squares:
                    if self.ground.fits(tile, square):
                        found[f"place {name}@{self.ground.word(square)} {SIDE_NAMES[turns]}"] = (square, turns)
        return found

    def entering(self, me: Seat, tile: list[Piece], completed: set[Area]) -> Story:
        """CAS 5, CAS-F 11."""
        ways: dict[str, tuple[str, Piece]] = {}
        for piece in tile:
            area = self.ground.area(piece)
            if not any(self.table.figures_in(seat, area) for seat in range(2)):
                kinds = ["follower"] if area in completed else list(+me.supply)
                for kind in kinds:
                    if me.supply[kind]:
                        ways[f"put {kind} on {piece.number + 1}"] = (kind, piece)
        if ways:
            answer = yield Question("entering", self.active, frozenset((*ways, "pass")))
            if answer != "pass":
                me.supply[ways[answer][0]] -= 1
                me.figures.append(ways[answer])

    def word(self, area: Area, square: Square, tile: list[Piece]) -> str:
        """How a completed area is named: by a segment of the tile just placed, else by the side it lies at."""
        for piece in tile:
            if piece in area:
                return f"score {piece.number + 1}"
        for i, side in enumerate(COMPASS):
            if any(p.meets(edge)[0] == square and p.meets(edge)[1][0] == side for p in area for edge in p.edges):
                return f"score {SIDE_NAMES[i]}-neighbour"
        raise AssertionError("completed by a tile that it does not touch")

    def scoring(self, areas: list[Area], square: Square, tile: list[Piece]) -> Story:
        """One group of areas, in an order that the player in turn chooses (CAS 7.9); `` if that is not asked for."""
        while areas:
            words = {self.word(area, square, tile): area for area in areas}
            chosen = areas[0]
            if len(areas) > 1:
                answer = yield Question("ordering", self.active, frozenset(words))
                assert answer or self.table.order_is_nothing(areas)
                # The engine takes the first by name; where order is nothing, so may the book.
                chosen = words[answer or min(words, key=rank)]
            areas = [area for area in areas if area != chosen]
            yield from self.pay_out(chosen)

    def pay_out(self, area: Area) -> Story:
        """CAS 7 to 9, CAS-F 12 to 15."""
        owner = self.table.owner(area)
        me = self.seats[owner]
        points = self.table.worth(owner, area)
        token = self.table.doubling(owner, area)
        if token:
            answer = yield Question("doubling", owner, frozenset(("double", "pass")))
            if answer == "double":
                points *= 2
                me.tokens[token] -= 1
        before = me.marker.score
        me.marker = self.table.moved(me.marker, points)
        me.lines[{"pigsty": "pigsties"}.get(terrain(area), terrain(area) + "s")] += me.marker.score - before
        me.nests += len({piece.place for piece in area if piece.nest})
        me.nests += self.table.figures_in(owner, area).count("falconer")
        if terrain(area) == "house":
            me.seat_size = max(me.seat_size, tiles(area))
        self.table.go_home(area)
        tower = self.table.landed(me.marker)
        if tower in self.table.towers:
            self.table.towers.remove(tower)
            answer = yield Question("revealing", CHANCE, frozenset(f"token {name}" for name in +self.hidden))
            self.hidden[answer.split()[1]] -= 1
            me.fresh[answer.split()[1]] += 1


def rank(word: str) -> tuple[int, str]:
    """Areas of the tile by number, then neighbours clockwise from the north."""
    name = word.split()[1]
    return (int(name), "") if name.isdigit() else (10 + SIDE_NAMES.index(name.removesuffix("-neighbour")), "")
