"""Previews of The Castle: points, what a tile completes and for whom, and nothing that chance decides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from tests.games.castle.everything import NESTS_RETURNED, nests

from castellany.core.catalogue import Catalogue
from castellany.core.events import Log
from castellany.core.moves import VERB, unpack
from castellany.core.phrase import Phrase
from castellany.core.preview import Preview
from castellany.core.setup import Setup
from castellany.games.castle import CASTLE, events
from castellany.games.castle.kinds import TERRAIN_NAMES
from castellany.games.castle.labels import packages
from castellany.games.castle.labels.previews import at_hand
from castellany.games.castle.modules.falcon.pool import POOL, in_hand
from castellany.games.castle.rules import CastleRules
from castellany.games.castle.scene.shapes import Scene
from castellany.games.castle.state import CastleState
from castellany.games.castle.words import PUT

ENGLISH = Catalogue("en", *packages())


def rules_of(*modules: str) -> CastleRules:
    return CASTLE.rules(Setup("castle", "standard", 2, modules, {}))


def play(rules: CastleRules, s: CastleState, m: int) -> Log:
    s.log = log = Log()
    rules.play(s, m)
    s.log = None
    return log


def choices(rules: CastleRules, games: int) -> Iterator[tuple[CastleState, int, int]]:
    """Before each move of some random games: the table, whose turn it is, and the move, which is played meanwhile."""
    for seed in range(games):
        random = Random(seed)
        s = rules.begin()
        while not rules.over(s):
            if rules.is_chance(s):
                rules.play(s, rules.pick(s, random.randrange(rules.total(s))))
            else:
                yield s, rules.turn(s), random.choice(rules.moves(s))


@pytest.mark.parametrize("modules", [(), ("falcon",), ("falcon", "halt")])
def test_what_is_foreseen_comes_true(modules: tuple[str, ...]) -> None:
    """Points, figures, nests, completed areas with what they are worth, and the tokens that are about to be taken."""
    rules = rules_of(*modules)
    met: set[str] = set()
    for s, seat, m in choices(rules, 8):
        foreseen = CASTLE.texts.preview(rules, rules.view(s, seat), seat, m)
        score, held, figures = s.score[seat], in_hand(nests(s))[seat], at_hand(s, seat)
        log = play(rules, s, m)
        assert foreseen.after == s
        assert sum(line.points for line in foreseen.lines) == s.score[seat] - score
        came_back = at_hand(s, seat) - figures
        assert brought(foreseen, "label-figures") == (0 if m >> VERB == PUT and came_back < 0 else came_back)
        assert brought(foreseen, "label-nests") == in_hand(nests(s))[seat] - held
        says = {phrase.key for phrase in foreseen.says}
        met |= says
        assert all(ENGLISH.say(phrase) for phrase in foreseen.says)
        told = [(TERRAIN_NAMES[e.a], e.b) for e in log.events if e.kind == events.COMPLETED]
        assert sorted(completed(phrase) for phrase in foreseen.says if is_completion(phrase)) == sorted(told)
        ahead = without_figure(rules, s)
        on_a_tower = not rules.over(ahead) and rules.program[ahead.stack[-1].step].name == "revealing"
        assert ("preview-tower" in says) == (on_a_tower and ahead.stack[-1].arg == seat)
        traced = [phrase.arguments["cells"] for phrase in foreseen.says if is_completion(phrase)]
        if step_of(rules, s) == "entering":
            assert sorted(map(str, traced)) == sorted(
                " ".join(cells_of(rules, s, one)) for one in completed_areas(rules, s)
            )
        if m >> VERB == PUT:
            entered = [one.arguments for one in foreseen.says if one.key in ("preview-enters", "preview-settles")]
            assert [(one["tiles"], one["points"]) for one in entered] == entered_area(rules, s, unpack(m)[2])
    assert {"preview-completes", "preview-area", "preview-meadow", "preview-seat"} <= met
    assert {"preview-enters", "preview-settles"} <= met


def brought(foreseen: Preview, key: str) -> int:
    return sum(some.change for some in foreseen.stock if some.key == key)


def entered_area(rules: CastleRules, s: CastleState, segment: int) -> list[tuple[int, int]]:
    """Tiles and worth of the area where a figure has just gone, as a scene tells them; none where it has scored."""
    scene = cast(Scene, rules.scene(s))
    laid = scene["board"][rules.tables.square_words.words[s.square]]
    areas = [scene["areas"].get(str(laid["areas"][segment]))]
    return [(area["tiles"], area["points"]) for area in areas if area is not None]


def step_of(rules: CastleRules, s: CastleState) -> str:
    return "" if rules.over(s) else rules.program[s.stack[-1].step].name


def without_figure(rules: CastleRules, s: CastleState) -> CastleState:
    """If nobody enters the tile just placed."""
    if step_of(rules, s) != "entering":
        return s
    ahead = rules.clone(s)
    rules.play(ahead, rules.read("pass"))
    return ahead


def completed_areas(rules: CastleRules, s: CastleState) -> list[int]:
    return cast(list[int], rules.scene(s)["completed"])


def cells_of(rules: CastleRules, s: CastleState, number: int) -> list[str]:
    """All parts of an area, as a scene tells it."""
    scene = cast(Scene, rules.scene(s))
    board = {
        f"{square}.{i + 1}"
        for square, laid in scene["board"].items()
        for i, area in enumerate(laid["areas"])
        if area == number
    }
    starts = {f"start-{i + 1}.1" for i, area in enumerate(scene["starts"]) if area == number}
    order = list(rules.tables.square_words.words.values())
    return sorted(board, key=lambda cell: (order.index(cell.partition(".")[0]), cell)) + sorted(starts)


def is_completion(phrase: Phrase) -> bool:
    return phrase.key == "preview-completes"


def completed(phrase: Phrase) -> tuple[str, int]:
    return str(phrase.arguments["terrain"]).removeprefix("terrain-"), number(phrase, "tiles")


def finish_turn(rules: CastleRules, s: CastleState, seat: int) -> None:
    """Without another figure."""
    while not (rules.over(s) or rules.is_chance(s)):
        rules.play(s, rules.idle(s, seat))


def completed_for_a_follower(rules: CastleRules, s: CastleState) -> set[int]:
    """The completed areas that a follower may enter right now."""
    if step_of(rules, s) != "entering":
        return set()
    laid = cast(Scene, rules.scene(s))["board"][rules.tables.square_words.words[s.square]]
    puts = [word.split() for word in map(rules.write, rules.moves(s)) if word.startswith("put follower")]
    return {laid["areas"][int(segment) - 1] for *_, segment in puts} & set(completed_areas(rules, s))


def test_a_completed_area_says_for_whom() -> None:
    """They score for whoever is said to lead, if nobody enters meanwhile."""
    rules = rules_of()
    said: set[str] = set()
    for s, seat, m in choices(rules, 12):
        foreseen = CASTLE.texts.preview(rules, s, seat, m)
        told = [str(one.arguments["leads"]) for one in foreseen.says if is_completion(one)]
        assert told == sorted(told, key=["you", "other", "tie", "nobody", "lost"].index)
        leads = set(told)
        before = s.score[:]
        rules.play(s, m)
        assert told.count("nobody") == len(completed_for_a_follower(rules, s))
        if leads:
            said |= leads
            finish_turn(rules, s, seat)
            if not rules.over(s) and any(s.bag):
                grown = {"you" if who == seat else "other" for who in range(2) if s.score[who] > before[who]}
                assert grown == leads & {"you", "other"}
    assert {"you", "other", "nobody", "lost"} <= said


@pytest.mark.parametrize("held", [0, POOL // 2])
def test_a_completed_area_says_with_how_many_nests(held: int) -> None:
    """They are taken if nobody enters meanwhile; where none are left both give back alike (CAS-F 15 to 17)."""
    rules = rules_of("falcon")
    expected, taken, returned = [0, 0], [0, 0], 0
    for s, seat, m in choices(rules, 8):
        if s.turn == 0:
            s.extra[:2] = [held, held]
        foreseen = CASTLE.texts.preview(rules, s, seat, m)
        before = nests(s)
        log = play(rules, s, m)
        if step_of(rules, s) != "entering":
            continue
        ahead = rules.clone(s)
        log.events += play(rules, ahead, rules.read("pass")).events
        back = sum(e.a for e in log.events if e.kind == NESTS_RETURNED)
        told = [one.arguments for one in foreseen.says if one.key == "preview-nests-returned"]
        assert told == ([{"nests": back, "taken": nests(ahead)[seat] - before[seat]}] if back else [])
        returned += back
        if step_of(rules, ahead) == "drawing":
            for one in filter(is_completion, foreseen.says):
                if one.arguments["leads"] in ("you", "other"):
                    expected[one.arguments["leads"] == "other"] += number(one, "nests")
            taken = [some + nests(ahead)[who] - before[who] for some, who in zip(taken, (seat, 1 - seat), strict=True)]
    assert taken == expected
    assert all(taken)
    assert bool(returned) == bool(held)


def test_an_area_that_is_entered_says_what_a_falconer_adds() -> None:
    rules = rules_of("falcon")
    compared = 0
    for s, seat, chosen in choices(rules, 2):
        offered = {rules.write(m) for m in rules.moves(s)}
        for word in sorted(offered):
            instead = word.replace("falconer", "follower")
            if word.startswith("put falconer") and instead in offered:
                follower, falconer = entering(rules, s, seat, instead), entering(rules, s, seat, word)
                if falconer.key == "preview-enters":
                    assert number(falconer, "nests") == number(follower, "nests") + 1
                    compared += 1
        rules.play(s, chosen)
    assert compared


def entering(rules: CastleRules, s: CastleState, seat: int, word: str) -> Phrase:
    return CASTLE.texts.preview(rules, s, seat, rules.read(word)).says[0]


def number(phrase: Phrase, name: str) -> int:
    return cast(int, phrase.arguments[name])
