"""The numbers by which frames name the program are those under which it is put together."""

from __future__ import annotations

import pytest

from castellany.core.setup import Setup
from castellany.games.burgundy import program
from castellany.games.registry import rules_for

NO_ENTRIES = ("ANY_MOMENT", "WHOLE_ACTION", "OWN_DICE", "FREE_DIE")


@pytest.mark.parametrize("edition", ["special", "2019"])
def test_every_entry_has_its_number(edition: str) -> None:
    numbers = {name: value for name, value in vars(program).items() if name.isupper() and name not in NO_ENTRIES}
    entries = rules_for(Setup("burgundy", edition, 2)).program
    assert {number: name.removesuffix("_EFFECT").lower().replace("_", "-") for name, number in numbers.items()} == {
        entry.number: entry.name for entry in entries
    }
