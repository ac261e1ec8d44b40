"""What has changed of a table makes what somebody knew of it into what it is now."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.server.changed import changed
from tests.server.tables.sitting import ANNA, BEN, NOW, Sitting, two_people

from castellany.server.tables.changes import SharedUpdate, changes
from castellany.server.tables.viewer import Viewer, table_for, update_for

NAMES = st.sampled_from("abc")
VALUES = st.recursive(
    st.none() | st.integers(0, 2) | st.sampled_from("xy"),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(NAMES, part, max_size=3),
    max_leaves=8,
)
TABLES = st.dictionaries(NAMES, VALUES)


@given(TABLES, TABLES)
def test_any_table_becomes_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    found = json.loads(json.dumps(changes(old, new)))
    assert changed(old, found) == new
    assert json.dumps(old) == before
    assert (found == {}) == (old == new)


def test_of_a_list_of_things_only_those_that_changed() -> None:
    old = {"seats": [{"silver": 1}, {"silver": 2, "dice": [1, 2]}], "asked": [0]}
    new = {"seats": [{"silver": 1}, {"silver": 2, "dice": [1, 3]}], "asked": [1]}
    assert changes(old, new) == {"seats": {"1": {"dice": [[1, 3]]}}, "asked": [[1]]}


def told(sitting: Sitting, who: Viewer, since: int) -> SharedUpdate:
    return SharedUpdate(update_for(sitting.table, who, since, NOW))


def test_who_knows_the_table_is_told_less_and_knows_as_much() -> None:
    sitting = two_people()
    anna = Viewer(ANNA.id, 0)
    known = json.loads(told(sitting, anna, 0).text(None))["table"]
    since = sitting.table.length
    for _ in range(30):
        sitting.move((ANNA, BEN)[sitting.table.asked()[0]])
    update = told(sitting, anna, since)
    text = update.text(known)
    assert changed(known, json.loads(text)["changes"]) == json.loads(update.text(None))["table"]
    assert json.loads(text)["entries"] == json.loads(update.text(None))["entries"]
    assert len(text) < len(update.text(None))


def test_those_who_know_the_same_get_the_same_text() -> None:
    sitting = two_people()
    known = table_for(sitting.table, Viewer(), NOW)
    sitting.move((ANNA, BEN)[sitting.table.asked()[0]])
    update = told(sitting, Viewer(), sitting.table.length - 1)
    assert update.text(known) is update.text(known)
    assert update.text(known) != update.text(None)
