"""The modules of Burgundy: in all combinations and both editions they play, are counted, written and read."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from tests.games.burgundy.setups import SLUGS

from castellany.bots import bot
from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.frames import Frame
from castellany.core.position import PositionError
from castellany.core.program import Effect
from castellany.core.setup import Setup, SetupError
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.assembly import assemble
from castellany.games.burgundy.builder import BurgundyBuilder, BurgundyModule
from castellany.games.burgundy.census import discrepancies
from castellany.games.burgundy.components import board
from castellany.games.burgundy.gains import gain_workers
from castellany.games.burgundy.kinds import COLOURS
from castellany.games.burgundy.modules.border_posts.components import sheets_of
from castellany.games.burgundy.modules.border_posts.posts import post_masks
from castellany.games.burgundy.options import tables_for
from castellany.games.burgundy.program import TURN
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.words import END
from castellany.match import Match

pytestmark = pytest.mark.both_forms

SETS = [chosen for size in range(len(SLUGS) + 1) for chosen in combinations(SLUGS, size)]


def rules_of(edition: str, players: int, *modules: str, **options: str) -> BurgundyRules:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    return BURGUNDY.rules(Setup("burgundy", edition, players, modules, named))


@pytest.mark.parametrize("modules", SETS, ids="+".join)
@pytest.mark.parametrize("edition", BURGUNDY.editions)
def test_a_game_with_modules_is_sound_from_beginning_to_end(edition: str, modules: tuple[str, ...]) -> None:
    rules = rules_of(edition, 2 + len(modules) % 3, *modules)
    random = Random(len(modules))
    s = rules.begin()
    while not rules.over(s):
        rules.play(
            s, rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else random.choice(rules.moves(s))
        )
        assert discrepancies(s, rules.tables, rules.rule_points) == []
        if random.random() < 0.03:
            assert rules.read_position(rules.write_position(s)) == s


@pytest.mark.parametrize("edition", BURGUNDY.editions)
def test_greedy_uses_what_modules_bring(edition: str) -> None:
    rules = rules_of(edition, 2, *SLUGS)
    brought: set[str] = set()
    for seed in range(3):
        match, player, random = Match(rules, seed), bot("greedy"), Random(seed)
        while not match.over:
            seat = match.turn
            match.play(seat, player.choose(rules, match.view(seat), seat, match.moves(seat), random))
        brought |= {line.key for seat in range(2) for line in rules.score_lines(match.state, seat)}
        placed = {rules.tables.kinds.names[kind] for kind in match.state.tiles}
        brought |= placed & {"inn", "white-castle"}
    assert brought >= {"posts", "post-tiles", "inn", "white-castle"}


@pytest.mark.proves("BUR-PR 1", "BUR-PSE 1", "BUR-P19 1")
def test_boards_with_posts() -> None:
    special, lettered = sheets_of("special"), sheets_of("2019")
    assert [b.name for b in special.boards] == [str(n) for n in range(23, 31)]
    assert [b.name for b in lettered.boards] == [f"11{letter}" for letter in "abcdef"]
    for one, other in zip(special.boards, lettered.boards, strict=False):
        assert (one.colour, one.number) == (other.colour, other.number)
    for each in special.boards:
        assert [sum(each.area_sizes(colour)) for colour in range(COLOURS)] == [12, 6, 6, 6, 4, 3]
        assert each.number == board("1").number
        assert [[i + 1 for i in range(37) if mask >> i & 1] for mask in post_masks(each)] == [
            [5, 10],
            [9, 15],
            [35, 36],
        ]
    assert rules_of("special", 2, "border-posts").provenance()["border-posts"] == "reconstructed"
    assert rules_of("2019", 2, "border-posts").provenance() == {
        "boards": "published",
        "depots": "published",
        "border-posts": "published",
    }


@pytest.mark.parametrize(
    ("edition", "modules", "options", "key"),
    [
        ("2019", ("border-posts",), {"boards": "1"}, "setup-unknown-board"),
        ("special", (), {"boards": "23"}, "setup-unknown-board"),
        ("special", (), {"third-post": "once-more"}, "setup-unknown-option"),
        ("special", ("border-posts",), {"third-post": "twice"}, "setup-option-value"),
        ("special", ("taverns",), {}, "setup-unknown-module"),
    ],
)
def test_what_does_not_go_together_is_refused(
    edition: str, modules: tuple[str, ...], options: dict[str, str], key: str
) -> None:
    with pytest.raises(SetupError) as caught:
        BURGUNDY.rules(Setup("burgundy", edition, 2, modules, options))
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("inns: beside=2 later=4", "inn"),
        ("inns: beside=2 later=3", "one inn waits for each phase to come"),
        ("post-tiles: large=1", "has not joined all posts"),
        ("post-tiles: small=2", "the large one first"),
        ("post-tiles: third=1", "third is no post tile"),
    ],
)
def test_positions_that_no_game_comes_to(line: str, why: str) -> None:
    rules = rules_of("special", 2, "inns", "border-posts", boards="23", castle="choose")
    s = rules.begin()
    random = Random(3)
    while s.stack[-1].step != TURN:
        rules.play(s, random.choice(rules.moves(s)))
    text = rules.write_position(s)
    key = line.split(":")[0]
    with pytest.raises(PositionError, match=why):
        rules.read_position("\n".join(line if old.startswith(key + ":") else old for old in text.splitlines()))


def test_every_text_of_a_module_is_there() -> None:
    """Names, what tiles do, sources, events and prompts, in each language."""
    for edition in BURGUNDY.editions:
        rules = rules_of(edition, 3, *SLUGS)
        t = rules.tables
        for language in LANGUAGES:
            catalogue = Catalogue(language, *BURGUNDY.texts.packages)
            keys = [f"kind-{name}" for name in t.kinds.names[1:]] + [f"source-{name}" for name in t.sources]
            keys += [f"event-{key}" for key in t.events] + [f"module-{slug}" for slug in SLUGS]
            keys += [f"refusal-{refusal.key}" for refusal in rules.refusals.values()]
            assert [key for key in keys if key not in catalogue] == []


class Reward(Effect[BurgundyState]):
    """A worker for the seat, then its place in the order."""

    def __init__(self, log: list[int]) -> None:
        super().__init__("reward")
        self.log = log

    def start(self, s: BurgundyState, f: Frame) -> None:
        self.log.append(f.seat)
        gain_workers(s, f.seat, 1)


class Rewarding(BurgundyModule):
    def __init__(self, log: list[int]) -> None:
        super().__init__("rewarding")
        self.log = log

    def install(self, b: BurgundyBuilder) -> None:
        b.points.phase_end.append(b.entry(Reward(self.log)))


def test_what_a_phase_ends_with_comes_to_every_seat_in_turn_order() -> None:
    log: list[int] = []
    setup = Setup("burgundy", "2019", 3)
    module: BurgundyModule = Rewarding(log)
    rules = assemble(setup, tables_for(setup, [module]), [module])
    s = rules.begin()
    random = Random(1)
    while not log:
        if s.stack and s.stack[-1].step == TURN:
            order = list(s.order)
            rules.play(s, END << 24)
        else:
            rules.play(s, random.choice(rules.moves(s)))
    assert log == list(order)
