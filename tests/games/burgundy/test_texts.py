"""What only Burgundy says, and that it is true to what moves do."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from tests.games.burgundy.box import KINDS
from tests.games.burgundy.texts import BOTH, BURGUNDY_TEXTS, rules_of
from tests.games.texts import PEOPLE, told_game

from castellany.core.events import Event
from castellany.core.moves import pack, unpack
from castellany.core.reasons import reason
from castellany.core.values import with_byte
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.events import BASE_EVENTS, BONUS_TAKEN, PHASE_BEGAN, PLACED, ROUND_BEGAN, TAKEN
from castellany.games.burgundy.kinds import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    MONASTERY_0,
    SHIP_TILE,
)
from castellany.games.burgundy.labels import about, event_phrase, picture_words
from castellany.games.burgundy.labels.previews import preview
from castellany.games.burgundy.picture.model import LABELS
from castellany.games.burgundy.program import CASTLE_ACTION, FETCHING, FREE_DIE, LOADING, SAIL_EFFECT
from castellany.games.burgundy.refusals import (
    NOT_ADJACENT,
)
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS
from castellany.games.burgundy.words import COLLECT, END, LOAD, PASS, SELL, SIDE, TAKE, WORKERS

TEXTS = BURGUNDY.labelled
SAY = BURGUNDY_TEXTS.catalogues


def test_spaces_are_counted_from_one_in_refusals() -> None:
    assert "Space 37 " in SAY["en"].say(TEXTS.refusal(BOTH[0], reason(NOT_ADJACENT, 36)))


@pytest.mark.parametrize("rules", BOTH)
def test_every_tile_says_what_it_does_in_its_edition(rules: BurgundyRules) -> None:
    texts = [SAY["en"].say(about(rules, kind)) for kind in range(1, KINDS)]
    workers_pay = rules.setup.edition == "2019"
    assert ("stand in for silver" in texts[MONASTERY_0 + 6 - 1]) == workers_pay
    assert (" may also load" in texts[MONASTERY_0 + 5 - 1]) != workers_pay


def test_events_are_told_with_names() -> None:
    def told(kind: int, seat: int, a: int, b: int) -> str | None:
        phrase = event_phrase(BOTH[0], Event(kind, seat, a, b, 0))
        return None if phrase is None else SAY["en"].say(phrase, PEOPLE)

    assert told(PLACED, 1, BANK, 16) == "Ben places a bank on space 17."
    assert told(TAKEN, 0, BANK, 6) == "Anna takes a bank from the black depot."
    assert told(BONUS_TAKEN, 2, 5, 1) == "Carla takes the small bonus tile for mines."
    assert told(PHASE_BEGAN, -1, 1, 0) == "Phase B begins."
    assert told(ROUND_BEGAN, -1, 2, 0) == "Round 3 begins."
    assert told(len(BASE_EVENTS), 0, 0, 0) is None


def test_a_question_says_what_grants_it() -> None:
    rules = rules_of("special")
    s = rules.begin()
    s.stack.clear()
    assert SAY["en"].say(TEXTS.prompt(rules, s, 0)) == "The game is over."
    s.push(FETCHING, 1, 1 << 3 | 1 << 4 | 1 << 5, CHURCH)
    asked = "Take a monastery, a castle or a mine from a numbered depot, or decline (granted by a church)."
    assert SAY["en"].say(TEXTS.prompt(rules, s, 1)) == asked
    assert SAY["en"].say(TEXTS.prompt(rules, s, 0)) == "Player 2 is asked."


@pytest.mark.parametrize(("edition", "may_decline"), [("special", True), ("2019", False)])
def test_a_question_offers_to_decline_only_what_may_be_declined(edition: str, may_decline: bool) -> None:
    rules = rules_of(edition)
    s = rules.begin()
    s.push(CASTLE_ACTION, 1, FREE_DIE, CASTLE_TILE)
    assert ("or decline" in SAY["en"].say(TEXTS.prompt(rules, s, 1))) == may_decline


def test_the_picture_has_its_words() -> None:
    assert SAY["pl"].say(picture_words()["black-depot"]) == "Czarny magazyn"
    assert set(picture_words()) == set(LABELS)


@pytest.mark.parametrize(("edition", "players"), list(product(BURGUNDY.editions, (2, 4))))
def test_whole_games_can_be_told_and_labels_come_true(edition: str, players: int) -> None:
    rules = rules_of(edition, players)
    kept: set[str] = set()
    for told in told_game(BURGUNDY, rules, Random(players), busy_move):
        s, seat = told.after, told.seat
        promised = promise(rules, told.before, seat, told.move)
        if promised is not None:
            assert (s.workers[seat], s.silver[seat], s.points[seat]) == promised
            kept.add(rules.write(told.move).split(" ")[0])
    assert kept == {"take", "sell", "workers", "collect"}


def busy_move(rules: BurgundyRules, s: BurgundyState, random: Random) -> int:
    """A random move that does something, if there is one."""
    moves = rules.moves(s)
    return random.choice([m for m in moves if unpack(m)[0] not in (END, PASS)] or moves)


def promise(rules: BurgundyRules, s: BurgundyState, seat: int, m: int) -> tuple[int, int, int] | None:
    """Workers, silver and points that a seat has after a move, by its label; None for moves that set off more."""
    verb = unpack(m)[0]
    if verb not in (TAKE, SELL, WORKERS, COLLECT):
        return None
    said = TEXTS.move_details(rules, s, seat, m)
    number = {key: value for key, value in said.items() if isinstance(value, int)}
    workers, silver = number["workers"], number.get("silver", 0)
    if verb == WORKERS:
        workers = number["gained"]
    elif verb != COLLECT:
        workers = -workers
    if verb == SELL:
        silver = 2 if s.holds(seat, 3) else 1
        workers += int(s.holds(seat, 4))
    return (s.workers[seat] + workers, s.silver[seat] + silver, s.points[seat] + number.get("points", 0))


def test_a_label_names_the_die_only_where_one_is_used() -> None:
    rules = rules_of("2019")
    s = rules.begin()
    s.stack.clear()
    s.push(0, 0)
    assert SAY["en"].say(TEXTS.move(rules, s, 0, pack(WORKERS, 5))) == "Take 2 workers (die 5)"
    assert SAY["en"].say(TEXTS.move(rules, s, 0, pack(WORKERS))) == "Take 2 workers"


@pytest.mark.parametrize(
    ("own", "lying", "said", "previewed"),
    [
        ({0: 1}, {}, "nothing lies there", ["Loads nothing."]),
        ({0: 1, 2: 1, 3: 2}, {1: 1}, "no goods space is free for 1 × grapes (2)", ["Loads nothing."]),
        ({0: 1, 2: 1, 3: 2}, {1: 1, 2: 2}, "2 × roses (3)", []),
        ({0: 1, 2: 1}, {1: 1}, "1 × grapes (2)", []),
        ({0: 1, 2: 1}, {1: 1, 5: 1}, "1 × grapes (2), 1 × grain (6); 1 goods space is free", []),
    ],
)
def test_a_label_tells_which_goods_find_room(
    own: dict[int, int], lying: dict[int, int], said: str, previewed: list[str]
) -> None:
    rules = rules_of("special")
    s = rules.begin()
    s.stack.clear()
    s.push(SAIL_EFFECT, 0, 0, SHIP_TILE)
    s.push(LOADING, 0, 0, SHIP_TILE)
    for colour in range(GOODS):
        s.goods[colour] = own.get(colour, 0)
        s.depot_goods = with_byte(s.depot_goods, GOODS + colour, lying.get(colour, 0))
    move = pack(LOAD, 1)
    assert SAY["en"].say(TEXTS.move(rules, s, 0, move)) == f"Load from depot 2: {said}"
    says = [SAY["en"].say(one) for one in preview(rules, s, 0, move).says]
    assert [one for one in says if "ahead" not in one] == previewed


def test_boards_are_called_what_is_printed_on_them() -> None:
    rules = rules_of("special")
    s = rules.begin()
    s.stack.clear()
    s.push(0, 0)
    said = [SAY["en"].say(TEXTS.move(rules, s, 0, pack(SIDE, a))) for a in range(len(rules.tables.boards))]
    assert sorted(said) == sorted(f"Play on board {number}" for number in range(1, 11))
