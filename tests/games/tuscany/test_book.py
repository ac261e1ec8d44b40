"""Random games against the rules as `book` reads them: what is offered, what placements bring, when phases end."""

from __future__ import annotations

from random import Random

import pytest
from tests.battery.walk import Wanderer
from tests.games.tuscany.book import Land, Seat, builds

from castellany.core.moves import VERB
from castellany.core.setup import Setup
from castellany.games.tuscany import TUSCANY
from castellany.games.tuscany.kinds import BONUS_NAMES, BONUSES
from castellany.games.tuscany.rules import TuscanyRules
from castellany.games.tuscany.scoring import GREEN_SOURCES, GREEN_YIELDS, SOURCES, STORAGE_TILES
from castellany.games.tuscany.state import TuscanyState
from castellany.games.tuscany.tables import MOST_YIELDS
from castellany.games.tuscany.words import CLAIM, DRAW, PLACE

pytestmark = pytest.mark.both_forms

MONASTERY_CARDS = 3
GAMES = [(edition, players, seed) for edition in TUSCANY.editions for players in TUSCANY.players for seed in (1, 2, 3)]


def step_of(rules: TuscanyRules, s: TuscanyState) -> str:
    return rules.program[s.stack[-1].step].name if s.stack else "over"


def green_of_tiles(s: TuscanyState, seat: int) -> int:
    """Green points but for bonus tiles and yield cards, which come by choice or chance."""
    lines = s.green_lines[seat * GREEN_SOURCES : (seat + 1) * GREEN_SOURCES]
    return sum(lines) - lines[STORAGE_TILES] - lines[GREEN_YIELDS]


def carried_over(s: TuscanyState) -> list[int]:
    """For each seat the red points that once were green."""
    return [sum(s.lines[seat * SOURCES : seat * SOURCES + GREEN_SOURCES]) for seat in range(s.players)]


class Watch:
    """Follows one game and compares."""

    def __init__(self, rules: TuscanyRules, seed: int) -> None:
        self.rules = rules
        self.random = Random(seed)
        self.wanderer = Wanderer(self.random)
        self.eagerness = self.random.choice((0.0, 0.6, 0.9))
        """How often a tile is placed, or cards are drawn for one: who only wanders fills no colour."""
        self.s = rules.begin()

    def play_on(self) -> None:
        s, rules = self.s, self.rules
        step, turn = step_of(rules, s), rules.turn(s)
        if not rules.is_chance(s):
            may = builds(rules, s, turn) if step == "building" else Seat(rules, s, turn).may(step)
            assert {rules.write(m) for m in rules.moves(s)} == may, step
        m = self.chosen()
        words = rules.write(m).replace("@", " ").split()
        before = rules.clone(s)
        rules.play(s, m)
        if words[0] in ("place", "claim"):
            space = int(words[2] if words[0] == "place" else words[4]) - 1
            self.landed(before, turn, words[1], space)
        if s.round != before.round or rules.over(s):
            self.round_ended(before)

    def chosen(self) -> int:
        moves = self.rules.moves(self.s)
        wanted = [m for m in moves if m >> VERB in (PLACE, CLAIM)] or [m for m in moves if m >> VERB == DRAW]
        if wanted and self.random.random() < self.eagerness:
            return self.random.choice(wanted)
        return self.wanderer.choose(self.rules, self.s)

    def landed(self, before: TuscanyState, seat: int, tile: str, space: int) -> None:
        """Once the gap of a claimed tile is filled, points and effect are there."""
        s, rules = self.s, self.rules
        while step_of(rules, s) in ("revealing", "neutral-revealing"):
            rules.play(s, self.wanderer.choose(rules, s))
        land = Land(rules, before, seat)
        colour = land.colour[space]
        assert green_of_tiles(s, seat) - green_of_tiles(before, seat) == land.points(rules, before, space, tile)
        bonuses = dict(zip(BONUS_NAMES, before.bonuses[seat * BONUSES : (seat + 1) * BONUSES], strict=True))
        assert s.marble[seat] - before.marble[seat] == (1 + bonuses["marble"] if colour == "quarry" else 0)
        if colour == "monastery" and s.deck_size + sum(s.discard) >= MONASTERY_CARDS:
            assert (step_of(rules, s), s.stack[-1].why) == ("drawing", MONASTERY_CARDS - 1)
        if colour == "cart":
            assert (step_of(rules, s), s.stack[-1].why % MOST_YIELDS) == ("yielding", bonuses["yield"])
        if colour == "city":
            assert step_of(rules, s) == "city-bonus"
        if colour == "castle" and Seat(rules, s, seat).claims():
            assert step_of(rules, s) == "castle-taking"

    def round_ended(self, before: TuscanyState) -> None:
        """TUS 8: the phase is over if somebody has opened so many own tiles; after the third comes one more round."""
        s = self.s
        ended = any(opened >= 7 * (before.phase + 1) for opened in s.revealed)
        assert self.rules.over(s) == (before.phase == 2 and before.last == 1)
        assert s.phase - before.phase == (ended and before.phase < 2)
        assert s.last == (ended and before.phase == 2)
        if not self.rules.over(s):
            scored = ended and before.phase < 2
            gained = [after - red for red, after in zip(carried_over(before), carried_over(s), strict=True)]
            assert gained == [green * scored for green in s.green]
            assert self.rules.turn(s) == s.starter


@pytest.mark.parametrize(("edition", "players", "seed"), GAMES)
def test_a_random_game_keeps_to_the_book(edition: str, players: int, seed: int) -> None:
    watch = Watch(TUSCANY.rules(Setup("tuscany", edition, players)), seed)
    while not watch.rules.over(watch.s):
        watch.play_on()
    assert watch.s.phase == 2
