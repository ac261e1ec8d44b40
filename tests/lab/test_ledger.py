"""Rules coverage on small checkouts, and on our own."""

import re
from pathlib import Path

import pytest

from castellany.lab.ledger import LedgerError, NoCheckoutError, Proof, checkout, coverage, in_order, record

OWN = Path(__file__).resolve().parents[2]
LEDGER = """# A game

- **GAM 1.1** A die is rolled.
- **GAM 1.2** A tile is taken.
- **GAM-R 1** Ties are shared: the book is silent.

| topic | GAM 9.9 in a table is no clause |
"""


def write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def prove(root: Path, *ids: str, name: str = "some") -> None:
    listed = ", ".join(f'"{clause}"' for clause in ids)
    write(root, f"tests/games/game/scenarios/{name}.toml", f"proves = [{listed}]\n")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write(tmp_path, "docs/rules/game.md", LEDGER)
    (tmp_path / "tests").mkdir()
    return tmp_path


def test_clauses_are_read_with_their_place_and_text(root: Path) -> None:
    clauses = coverage(root).clauses
    assert [clause.id for clause in clauses] == ["GAM 1.1", "GAM 1.2", "GAM-R 1"]
    assert (clauses[1].ledger, clauses[1].line, clauses[1].text) == ("docs/rules/game.md", 4, "A tile is taken.")


def test_without_tests_nothing_is_proved(root: Path) -> None:
    report = coverage(root)
    assert (report.covered, report.total, report.ok) == (0, 3, False)
    assert report.unproved == ("GAM 1.1", "GAM 1.2", "GAM-R 1")


def test_scenarios_and_marked_tests_prove(root: Path) -> None:
    prove(root, "GAM 1.1", name="deep/down/first")
    write(
        root,
        "tests/lab/test_game.py",
        'import pytest\n\n@pytest.mark.proves("GAM 1.2", "GAM-R 1")\ndef test_it() -> None: ...\n',
    )
    report = coverage(root)
    assert report.ok
    assert (report.covered, report.total, report.unproved) == (3, 3, ())
    assert report.proofs == (
        Proof("GAM 1.1", "tests/games/game/scenarios/deep/down/first.toml"),
        Proof("GAM 1.2", "tests/lab/test_game.py::test_it"),
        Proof("GAM-R 1", "tests/lab/test_game.py::test_it"),
    )


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ("@pytest.mark.proves('GAM 1.1')\nasync def test_later(): ...", "test_later"),
        ("@mark.proves('GAM 1.1')\nclass TestAll:\n    def test_one(self): ...", "TestAll"),
        ("class TestAll:\n    @pytest.mark.proves('GAM 1.1')\n    def test_one(self): ...", "TestAll::test_one"),
        (
            "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.proves('GAM 1.1'))])\ndef test_n(n): ...",
            "test_n",
        ),
    ],
)
def test_marks_are_found_wherever_pytest_finds_them(root: Path, source: str, place: str) -> None:
    write(root, "tests/test_game.py", source)
    assert coverage(root).proofs == (Proof("GAM 1.1", f"tests/test_game.py::{place}"),)


def test_an_id_in_a_string_or_comment_is_no_proof(root: Path) -> None:
    write(root, "tests/test_game.py", '# @pytest.mark.proves("GAM 1.1")\nTEXT = \'@pytest.mark.proves("GAM 1.2")\'\n')
    assert coverage(root).proofs == ()


def test_a_scenario_outside_the_scenario_folders_is_no_proof(root: Path) -> None:
    write(root, "tests/games/game/data/some.toml", 'proves = ["GAM 1.1"]\n')
    assert coverage(root).proofs == ()


def test_ids_that_no_ledger_has_are_reported_with_their_place(root: Path) -> None:
    prove(root, "GAM 1.1", "GAM 1.2", "GAM-R 1", "GAM 9.9")
    report = coverage(root)
    assert report.unknown == (Proof("GAM 9.9", "tests/games/game/scenarios/some.toml"),)
    assert (report.covered, report.total, report.ok) == (3, 3, False)


def test_an_id_given_twice_is_reported_also_across_ledgers(root: Path) -> None:
    write(root, "docs/rules/other.md", "- **GAM 1.1** Something else.\n")
    prove(root, "GAM 1.1", "GAM 1.2", "GAM-R 1")
    report = coverage(root)
    assert report.duplicates == ("GAM 1.1",)
    assert (report.covered, report.total, report.ok) == (3, 3, False)


def test_the_baseline_holds_the_proved_ids_in_order(root: Path) -> None:
    write(root, "docs/rules/game.md", "- **GAM E2** c\n- **GAM 1.10** b\n- **GAM 1.9** a\n- **GAM 2.1** d\n")
    prove(root, "GAM E2", "GAM 1.10", "GAM 1.9", "GAM 7.7")
    (written,) = record(root, coverage(root))
    assert written == root / "docs/rules/proved/game.txt"
    assert written.read_text(encoding="utf-8") == "GAM 1.9\nGAM 1.10\nGAM E2\n"


def test_a_clause_that_loses_its_proof_is_lost(root: Path) -> None:
    prove(root, "GAM 1.1", "GAM 1.2", "GAM-R 1")
    record(root, coverage(root))
    assert coverage(root).ok
    prove(root, "GAM 1.1", "GAM-R 1")
    report = coverage(root)
    assert (report.lost, report.vanished, report.ok) == (("GAM 1.2",), (), False)


def test_a_proved_clause_struck_from_the_ledger_has_vanished(root: Path) -> None:
    prove(root, "GAM 1.1", "GAM 1.2", "GAM-R 1")
    record(root, coverage(root))
    write(root, "docs/rules/game.md", LEDGER.replace("- **GAM 1.2** A tile is taken.\n", ""))
    prove(root, "GAM 1.1", "GAM-R 1")
    report = coverage(root)
    assert (report.lost, report.vanished, report.ok) == ((), ("GAM 1.2",), False)
    record(root, report)
    assert coverage(root).ok


@pytest.mark.parametrize(
    ("path", "text", "sentence"),
    [
        ("docs/rules/game.md", "- **GAM 1.x** Odd.\n", "docs/rules/game.md:1 looks like a clause"),
        ("docs/rules/game.md", "\n* **GAM 1.1** Odd.\n", "docs/rules/game.md:2 looks like a clause"),
        ("docs/rules/game.md", "- **GAM 1.1**\n", "docs/rules/game.md:1 looks like a clause"),
        ("docs/rules/proved/game.txt", "GAM 1.1\nall of them\n", "game.txt:2 is not the id of a clause"),
        ("tests/games/g/scenarios/a.toml", "proves = [", "a.toml is not valid TOML"),
        ("tests/games/g/scenarios/a.toml", 'proves = "GAM 1.1"', "a.toml must name what it proves as a list"),
        ("tests/games/g/scenarios/a.toml", "proves = [1]", "a.toml must name what it proves as a list"),
        ("tests/test_a.py", "def test_(:", "tests/test_a.py is not valid Python"),
        ("tests/test_a.py", "@pytest.mark.proves(*ALL)\ndef test_a(): ...", "test_a.py:1 must name"),
        ("tests/test_a.py", "@pytest.mark.proves()\ndef test_a(): ...", "test_a.py:1 must name"),
        ("tests/test_a.py", "@pytest.mark.proves('GAM 1.1')\ndef helper(): ...", "test_a.py:1 says what it proves"),
        ("tests/test_a.py", "def f():\n    pytest.mark.proves('GAM 1.1')", "test_a.py:2 says what it proves"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(root: Path, path: str, text: str, sentence: str) -> None:
    write(root, path, text)
    with pytest.raises(LedgerError, match=re.escape(sentence)):
        coverage(root)


def test_bytes_that_are_no_text_are_refused(root: Path) -> None:
    (root / "docs/rules/game.md").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(LedgerError, match=r"docs/rules/game\.md cannot be read as UTF-8 text\."):
        coverage(root)


def test_a_folder_without_ledgers_or_tests_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoCheckoutError, match="is not a source checkout"):
        coverage(tmp_path)
    (tmp_path / "docs/rules").mkdir(parents=True)
    with pytest.raises(NoCheckoutError, match="is not inside a source checkout"):
        checkout(tmp_path)


def test_a_checkout_is_found_from_any_folder_inside(root: Path) -> None:
    inside = root / "src" / "deep"
    inside.mkdir(parents=True)
    assert checkout(inside) == root
    assert checkout(root) == root


def test_ids_sort_by_prefix_and_number_with_examples_last() -> None:
    mixed = ["GAM E1", "GAM 10.1", "GAM-R 2", "GAM 2.10", "GAM 2.9", "GAM-19 1.1", "GAM 2.9.1"]
    assert sorted(mixed, key=in_order) == [
        "GAM 2.9",
        "GAM 2.9.1",
        "GAM 2.10",
        "GAM 10.1",
        "GAM E1",
        "GAM-19 1.1",
        "GAM-R 2",
    ]


def test_our_own_ledgers_give_each_id_once_and_cross_refer_only_to_clauses() -> None:
    report = coverage(OWN)
    assert report.duplicates == ()
    known = {clause.id for clause in report.clauses}
    assert "BUR 1.1" in known
    for ledger in {clause.ledger for clause in report.clauses}:
        named = set(re.findall(r"\b[A-Z]{3}(?:-[A-Z0-9]+)? E?\d+(?:\.\d+)*", (OWN / ledger).read_text("utf-8")))
        assert named <= known


def test_our_own_tests_name_only_clauses_that_exist_and_keep_the_baseline() -> None:
    report = coverage(OWN)
    assert (report.unknown, report.lost, report.vanished) == ((), (), ())
