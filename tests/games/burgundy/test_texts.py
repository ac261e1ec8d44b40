"""Burgundy's texts: a text for everything that there is, right in every case and number, true to what moves do."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from fluent.syntax import ast
from tests.core.fluent_texts import messages, variables

from castellany.core.catalogue import LANGUAGES, Catalogue
from castellany.core.events import Event, Log
from castellany.core.moves import pack, unpack
from castellany.core.program import ASK, ASK_TOGETHER
from castellany.core.reasons import CORE_REFUSALS, NOT_YOUR_TURN, reason
from castellany.core.setup import Setup
from castellany.games.burgundy import BURGUNDY
from castellany.games.burgundy.events import BONUS_TAKEN, EVENT_KEYS, PHASE_BEGAN, PLACED, ROUND_BEGAN, TAKEN
from castellany.games.burgundy.kinds import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    COLOUR_NAMES,
    KINDS,
    MONASTERY_0,
    NAMES,
    SHIP_TILE,
)
from castellany.games.burgundy.labels import (
    PACKAGES,
    TEXTS,
    about,
    event_phrase,
    picture_words,
)
from castellany.games.burgundy.labels.previews import preview
from castellany.games.burgundy.options import CHOICES
from castellany.games.burgundy.picture.model import LABELS
from castellany.games.burgundy.program import CASTLE_ACTION, FETCHING, FREE_DIE, LOADING, SAIL_EFFECT
from castellany.games.burgundy.refusals import (
    DEPOT_LACKS_TILE,
    NO_SUCH_GOODS,
    NOT_ADJACENT,
    REFUSALS,
    TOO_FEW_WORKERS,
    WRONG_COLOUR,
)
from castellany.games.burgundy.rules import BurgundyRules
from castellany.games.burgundy.scoring import SOURCE_NAMES
from castellany.games.burgundy.state import BurgundyState
from castellany.games.burgundy.tables import GOODS
from castellany.games.burgundy.words import COLLECT, END, LOAD, PASS, SELL, SIDE, TAKE, WORKERS

CATALOGUES = {language: Catalogue(language, *PACKAGES) for language in LANGUAGES}
NAMES_OF_SEATS = ["Anna", "Ben", "Carla", "Dario"]


def rules_of(edition: str, players: int = 2) -> BurgundyRules:
    return BURGUNDY.rules(Setup("burgundy", edition, players, (), {"boards": "random"}))


BOTH = [rules_of(edition) for edition in BURGUNDY.editions]
BY_SWITCH = {"monastery5": ("optional", "compulsory"), "monastery6": ("purchase", "hire")}
ASKING = {entry.name for entry in BOTH[0].program if entry.kind in (ASK, ASK_TOGETHER)}
WORDS = {verb.form.word for rules in BOTH for verb in rules.verbs} - {"-"}

FAMILIES = {
    "kind": set(NAMES[1:]),
    "about": (set(NAMES[1:]) - set(BY_SWITCH)) | {f"{name}-{way}" for name in BY_SWITCH for way in BY_SWITCH[name]},
    "colour": set(COLOUR_NAMES),
    "goods": {str(n) for n in range(1, 7)},
    "depot": {"1", "2", "3", "4", "5", "6", "black"},
    "option": {"boards", "boards-random", *CHOICES} | {f"{key}-{value}" for key in CHOICES for value in CHOICES[key]},
    "source": set(SOURCE_NAMES),
    "decided": {"by-points", "by-fewest-empty", "by-most-empty", "by-track-ahead", "by-track-behind"},
    "refusal": {refusal.key for refusal in REFUSALS},
    "prompt": ASKING | {"waiting", "chance", "over"},
    "move": WORDS,
    "event": set(EVENT_KEYS),
    "picture": {*LABELS, "title", "subtitle", "board"},
}

MAY_BE_EMPTY = {"granted", "or-decline", "with-die"}
"""Parts of other texts."""
NUMBERS: list[str | int] = [0, 1, 2, 3, 5, 12, 21, 22]
VALUES: dict[str, list[str | int]] = {
    **{name: [f"kind-{kind}" for kind in NAMES[1:]] for name in ("kind", "tile", "by")},
    **{name: [f"colour-{colour}" for colour in COLOUR_NAMES] for name in ("colour", "own")},
    "depot": [f"depot-{name}" for name in sorted(FAMILIES["depot"])],
    "good": [f"goods-{n}" for n in range(1, 7)],
    "source": [f"source-{name}" for name in SOURCE_NAMES],
    "edition": [f"edition-burgundy-{name}" for name in BURGUNDY.editions],
    "optional": ["yes", "no"],
    "size": ["large", "small"],
    "room": ["empty", "none", "some", "all"],
}


def texts(language: str) -> dict[str, ast.Message]:
    """Those of the game, and those that it shares with others."""
    return messages(PACKAGES[0], language) | messages(PACKAGES[1], language)


@pytest.mark.parametrize("family", FAMILIES)
def test_there_is_a_text_for_everything_and_for_nothing_else(family: str) -> None:
    wanted = {f"{family}-{name}" for name in FAMILIES[family]}
    assert {key for key in messages(PACKAGES[1], "en") if key.startswith(f"{family}-")} <= wanted <= set(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_whatever_it_speaks_of(language: str) -> None:
    for key in messages(PACKAGES[1], language):
        used = sorted(variables(key, texts(language)))
        for name in used or [""]:
            for value in VALUES.get(name, NUMBERS):
                arguments = {other: VALUES.get(other, NUMBERS)[0] for other in used} | ({name: value} if name else {})
                text = CATALOGUES[language].text(key, **arguments)
                assert text or key in MAY_BE_EMPTY
                assert "{" not in text
                assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_sentences_and_names_do_not(language: str) -> None:
    sentences = [key for key in messages(PACKAGES[1], language) if key.startswith(("about-", "refusal-", "prompt-"))]
    for key in sentences:
        source = CATALOGUES[language].text(key, **{name: VALUES.get(name, NUMBERS)[0] for name in arguments_of(key)})
        assert source.endswith(".")
    for key in messages(PACKAGES[1], language):
        if key.startswith(("kind-", "goods-", "depot-", "colour-", "source-", "label-")):
            assert not CATALOGUES[language].text(key).endswith(".")


def arguments_of(key: str) -> set[str]:
    return variables(key, texts("en"))


@pytest.mark.parametrize(
    ("key", "arguments", "texts"),
    [
        ("count-workers", {"workers": 1}, ("1 worker", "1 robotnika", "1 рабочего")),
        ("count-workers", {"workers": 2}, ("2 workers", "2 robotników", "2 рабочих")),
        ("count-workers", {"workers": 21}, ("21 workers", "21 robotników", "21 рабочего")),
        ("count-silver", {"silver": 1}, ("1 silver", "1 srebrną monetę", "1 серебряную монету")),
        ("count-silver", {"silver": 2}, ("2 silver", "2 srebrne monety", "2 серебряные монеты")),
        ("count-silver", {"silver": 5}, ("5 silver", "5 srebrnych monet", "5 серебряных монет")),
        ("count-points", {"points": 1}, ("1 point", "1 punkt", "1 очко")),
        ("count-points", {"points": 4}, ("4 points", "4 punkty", "4 очка")),
        ("count-points", {"points": 12}, ("12 points", "12 punktów", "12 очков")),
        ("count-points", {"points": 22}, ("22 points", "22 punkty", "22 очка")),
        (
            "move-take",
            {"tile": "kind-watchtower", "depot": "depot-3", "die": 5, "workers": 1},
            (
                "Take a watchtower from depot 3 (die 5, 1 worker)",
                "Weź strażnicę z magazynu 3 (kość 5, 1 robotnik)",
                "Взять караульную башню со склада № 3 (кубик 5, 1 рабочий)",
            ),
        ),
        (
            "move-buy",
            {"tile": "kind-mine", "depot": "depot-black", "silver": 1, "workers": 1},
            (
                "Buy a mine from the black depot for 1 silver and 1 worker",
                "Kup kopalnię z czarnego magazynu za 1 srebrną monetę i 1 robotnika",
                "Купить рудник с чёрного рынка за 1 серебряную монету и 1 рабочего",
            ),
        ),
    ],
)
def test_cases_and_numbers_are_right(key: str, arguments: dict[str, str | int], texts: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].text(key, **arguments) for language in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("packed", "texts"),
    [
        (
            reason(WRONG_COLOUR, BANK, 13, 3),
            (
                "Space 14 takes only a monastery; a bank is a building.",
                "Pole 14 przyjmuje tylko klasztor; bank to budynek.",
                "Участок 14 принимает только монастырь; банк — это здание.",
            ),
        ),
        (
            reason(WRONG_COLOUR, SHIP_TILE, 0, 2),
            (
                "Space 1 takes only animals, not a ship.",
                "Pole 1 przyjmuje tylko zwierzęta, a nie statek.",
                "Участок 1 принимает только животных, а не корабль.",
            ),
        ),
        (
            reason(TOO_FEW_WORKERS, 3, 1),
            ("This takes 3 workers; you have 1.", "Potrzeba 3 robotników; masz 1.", "Нужно 3 рабочих; у вас 1."),
        ),
        (
            reason(DEPOT_LACKS_TILE, CHURCH, 5),
            (
                "You cannot take a church from depot 6: no such tile lies there.",
                "Nie możesz wziąć kościoła z magazynu 6: nie ma tam takiego heksa.",
                "Нельзя взять церковь со склада № 6: такого жетона там нет.",
            ),
        ),
        (
            reason(NO_SUCH_GOODS, 3),
            ("You have no oil (4) to sell.", "Nie masz oliwy (4) na sprzedaż.", "У вас нет масла (4) на продажу."),
        ),
        (reason(NOT_YOUR_TURN), ("It is not your turn.", "To nie twoja tura.", "Сейчас не ваш ход.")),
    ],
)
def test_a_refusal_gives_the_rule(packed: int, texts: tuple[str, str, str]) -> None:
    assert tuple(CATALOGUES[language].say(TEXTS.refusal(BOTH[0], packed)) for language in LANGUAGES) == texts


def test_every_refusal_becomes_a_sentence() -> None:
    for refusal, language in product((*CORE_REFUSALS, *REFUSALS), LANGUAGES):
        assert CATALOGUES[language].say(TEXTS.refusal(BOTH[0], reason(refusal.code, 1, 1, 1))).endswith(".")


def test_spaces_are_counted_from_one_in_refusals() -> None:
    assert "Space 37 " in CATALOGUES["en"].say(TEXTS.refusal(BOTH[0], reason(NOT_ADJACENT, 36)))


@pytest.mark.parametrize("rules", BOTH)
def test_every_tile_says_what_it_does_in_its_edition(rules: BurgundyRules) -> None:
    texts = [CATALOGUES["en"].say(about(rules, kind)) for kind in range(1, KINDS)]
    workers_pay = rules.setup.edition == "2019"
    assert ("stand in for silver" in texts[MONASTERY_0 + 6 - 1]) == workers_pay
    assert (" may also load" in texts[MONASTERY_0 + 5 - 1]) != workers_pay


def test_events_are_told_with_names() -> None:
    def told(kind: int, seat: int, a: int, b: int) -> str | None:
        phrase = event_phrase(Event(kind, seat, a, b, 0))
        return None if phrase is None else CATALOGUES["en"].say(phrase, NAMES_OF_SEATS)

    assert told(PLACED, 1, BANK, 16) == "Ben places a bank on space 17."
    assert told(TAKEN, 0, BANK, 6) == "Anna takes a bank from the black depot."
    assert told(BONUS_TAKEN, 2, 5, 1) == "Carla takes the small bonus tile for mines."
    assert told(PHASE_BEGAN, -1, 1, 0) == "Phase B begins."
    assert told(ROUND_BEGAN, -1, 2, 0) == "Round 3 begins."
    assert told(len(EVENT_KEYS), 0, 0, 0) is None


def test_a_question_says_what_grants_it() -> None:
    rules = rules_of("special")
    s = rules.begin()
    s.stack.clear()
    assert CATALOGUES["en"].say(TEXTS.prompt(rules, s, 0)) == "The game is over."
    s.push(FETCHING, 1, 1 << 3 | 1 << 4 | 1 << 5, CHURCH)
    asked = "Take a monastery, a castle or a mine from a numbered depot, or decline (granted by a church)."
    assert CATALOGUES["en"].say(TEXTS.prompt(rules, s, 1)) == asked
    assert CATALOGUES["en"].say(TEXTS.prompt(rules, s, 0)) == "Player 2 is asked."


@pytest.mark.parametrize(("edition", "may_decline"), [("special", True), ("2019", False)])
def test_a_question_offers_to_decline_only_what_may_be_declined(edition: str, may_decline: bool) -> None:
    rules = rules_of(edition)
    s = rules.begin()
    s.push(CASTLE_ACTION, 1, FREE_DIE, CASTLE_TILE)
    assert ("or decline" in CATALOGUES["en"].say(TEXTS.prompt(rules, s, 1))) == may_decline


def test_the_picture_has_its_words() -> None:
    assert CATALOGUES["pl"].say(picture_words()["black-depot"]) == "Czarny magazyn"
    assert set(picture_words()) == set(LABELS)


@pytest.mark.parametrize(("edition", "players"), list(product(BURGUNDY.editions, (2, 4))))
def test_whole_games_can_be_told_and_labels_come_true(edition: str, players: int) -> None:
    rules = rules_of(edition, players)
    random = Random(players)
    s = rules.begin()
    told: set[str] = set()
    while not rules.over(s):
        catalogue = CATALOGUES[random.choice(LANGUAGES)]
        seat = rules.turn(s)
        assert catalogue.say(TEXTS.prompt(rules, s, seat))
        m = rules.pick(s, random.randrange(rules.total(s))) if rules.is_chance(s) else busy_move(rules, s, random)
        assert catalogue.say(TEXTS.move(rules, s, seat, m))
        promised = promise(rules, s, seat, m)
        s.log = log = Log()
        rules.play(s, m)
        s.log = None
        if promised is not None:
            assert (s.workers[seat], s.silver[seat], s.points[seat]) == promised
            told.add(rules.write(m).split(" ")[0])
        for event in log.events:
            told_as = event_phrase(event)
            assert told_as is not None
            assert catalogue.say(told_as, NAMES_OF_SEATS)
    assert told == {"take", "sell", "workers", "collect"}


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
    assert CATALOGUES["en"].say(TEXTS.move(rules, s, 0, pack(WORKERS, 5))) == "Take 2 workers (die 5)"
    assert CATALOGUES["en"].say(TEXTS.move(rules, s, 0, pack(WORKERS))) == "Take 2 workers"


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
        s.depot_goods[GOODS + colour] = lying.get(colour, 0)
    move = pack(LOAD, 1)
    assert CATALOGUES["en"].say(TEXTS.move(rules, s, 0, move)) == f"Load from depot 2: {said}"
    says = [CATALOGUES["en"].say(one) for one in preview(rules, s, 0, move).says]
    assert [one for one in says if "ahead" not in one] == previewed


def test_boards_are_called_what_is_printed_on_them() -> None:
    rules = rules_of("special")
    s = rules.begin()
    s.stack.clear()
    s.push(0, 0)
    said = [CATALOGUES["en"].say(TEXTS.move(rules, s, 0, pack(SIDE, a))) for a in range(len(rules.tables.boards))]
    assert sorted(said) == sorted(f"Play on board {number}" for number in range(1, 11))
