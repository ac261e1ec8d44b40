"""Modules: verbs, effects and rule points added to base steps without a line in base code."""

from __future__ import annotations

import pickle

import pytest
from tests.core.toy.builder import ToyBuilder
from tests.core.toy.table import ToyTable

from castellany.core.builder import Module, chosen_modules
from castellany.core.notation import NotationError
from castellany.core.setup import SetupError

pytestmark = pytest.mark.both_forms


def opened(*modules: str) -> ToyTable:
    t = ToyTable(2, *modules)
    t.open("455", "123")
    return t


def test_an_offer_adds_a_verb_to_a_base_step() -> None:
    assert "grind 5" in opened("mill").offered()


def test_without_the_module_the_verb_does_not_exist() -> None:
    t = opened()
    with pytest.raises(NotationError):
        t.rules.read("grind 5")
    m = opened("mill").rules.read("grind 5")
    assert t.rules.refusal(t.rules.check(t.s, 0, m))[0].key == "not-now"


def test_the_new_verb_obeys_the_steps_own_rules() -> None:
    t = opened("mill")
    t.play("learn 1", "learn 2")
    assert t.refused(0, "grind 5") == "no-actions"


def test_a_modules_data_are_cloned_compared_and_pickled_with_the_state() -> None:
    t = opened("mill")
    before = t.rules.clone(t.s)
    t.play("grind 5")
    assert t.s.kept == [5, 0]
    assert before.kept == [0, 0]
    assert before != t.s
    assert pickle.loads(pickle.dumps(t.s)) == t.s
    assert opened().s.kept == []


def test_a_value_point_folds_a_number() -> None:
    t = opened("mill")
    t.play("grind 5", "fair", "join")
    assert t.s.coins[0] == 1 + 1 + 1
    t = opened("mill")
    t.play("fair", "join")
    assert t.s.coins[0] == 1 + 1


def test_a_value_point_adds_a_score_line() -> None:
    t = opened("mill")
    t.play("grind 5")
    assert [(line.key, line.points) for line in t.rules.score_lines(t.s, 0)] == [
        ("coins", 1),
        ("toasts", 0),
        ("extra", 5),
    ]


def test_a_permission_forbids_with_its_own_reason() -> None:
    assert opened("mill").refused(0, "plant 1") == ""
    assert opened("mill", "storm").refused(0, "plant 1") == "flooded"


def test_a_permission_widens() -> None:
    for modules, key in (((), "not-adjacent"), (("drought",), "")):
        t = opened(*modules)
        t.play("plant 1")
        assert t.refused(0, "plant 6") == key
        assert t.refused(0, "plant 1") == "taken"


KNOWN: list[Module[ToyBuilder]] = [Module("a"), Module("b", requires=("a",)), Module("c", conflicts=("a",))]


def test_modules_come_in_the_declared_order() -> None:
    assert [m.slug for m in chosen_modules(KNOWN, ("b", "a"))] == ["a", "b"]
    assert chosen_modules(KNOWN, ()) == []


@pytest.mark.parametrize(
    ("wanted", "key", "arguments"),
    [
        (("d",), "setup-unknown-module", {"module": "d", "known": "a, b, c"}),
        (("b",), "setup-module-requires", {"module": "b", "other": "a"}),
        (("a", "c"), "setup-module-conflicts", {"module": "c", "other": "a"}),
    ],
)
def test_modules_that_do_not_fit_are_refused(wanted: tuple[str, ...], key: str, arguments: dict[str, str]) -> None:
    with pytest.raises(SetupError) as caught:
        chosen_modules(KNOWN, wanted)
    assert (caught.value.key, caught.value.arguments) == (key, arguments)
