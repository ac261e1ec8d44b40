"""The parts of `make test` are noted with their processor time, and may not take far more than they are allowed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
BUSY = """
. scripts/common.sh && . scripts/parts.sh
busy() { "$PYTHON" -c "
from time import process_time
while process_time() < $1: pass"; }
"""
"""A part that takes as many processor seconds as it is told to."""


def run(folder: Path, script: str, pace: str = "print(1)") -> tuple[int, str, dict[str, str]]:
    """The exit code of a script with parts, what it printed, and the verdict on each part."""
    shutil.copytree(CHECKOUT / "scripts", folder / "scripts")
    (folder / "scripts" / "pace.py").write_text(pace)
    answer = subprocess.run(
        ["sh", "-c", BUSY + script], cwd=folder, capture_output=True, text=True, check=False, timeout=60
    )
    rows = re.findall(r"^ *\d+ +\d+ +(?:\d+|-)   (\w+) +(.*)$", answer.stdout, re.MULTILINE)
    return answer.returncode, answer.stdout, {name: verdict for verdict, name in rows}


def test_all_parts_run_and_one_that_fails_fails_the_run(tmp_path: Path) -> None:
    code, _, verdicts = run(tmp_path, 'part "first" 1 true; part "second one" 1 false; part third 1 true; report')
    assert code != 0
    assert verdicts == {"first": "ok", "second one": "FAILED", "third": "ok"}


@pytest.mark.parametrize(
    ("allowed", "pace", "verdict"),
    [("1", "print(1)", "SLOW"), ("2", "print(1)", "ok"), ("1", "print(2)", "ok"), ("0", "print(1)", "ok")],
    ids=["too little", "enough", "a slow machine", "no limit"],
)
def test_a_part_may_take_half_as_much_again_as_it_is_allowed(
    tmp_path: Path, allowed: str, pace: str, verdict: str
) -> None:
    code, _, verdicts = run(tmp_path, f"part busy {allowed} busy 1.8; report", pace)
    assert verdicts == {"busy": verdict}
    assert (code == 0) == (verdict == "ok")


def test_a_part_beside_the_others_may_name_things_of_its_own(tmp_path: Path) -> None:
    script = "fetching() { name=tools; }; beside part fetching 1 fetching; part other 1 true; join; report"
    code, _, verdicts = run(tmp_path, script)
    assert (code, verdicts) == (0, {"fetching": "ok", "other": "ok"})


def test_waiting_costs_nothing(tmp_path: Path) -> None:
    code, printed, verdicts = run(tmp_path, "part idle 1 sleep 2; report")
    assert (code, verdicts) == (0, {"idle": "ok"})
    assert re.search(r"^ +[23] +0 +1   ok +idle$", printed, re.MULTILINE)


@pytest.mark.parametrize(("counting", "verdict"), [("", "ok"), ('"$PYTHON" scripts/counted.py', "SLOW")])
def test_whoever_is_left_behind_is_counted_too(tmp_path: Path, counting: str, verdict: str) -> None:
    """Where a script counts them, though nobody waits for them."""
    (tmp_path / "busy.py").write_text("from time import process_time\nwhile process_time() < 1.8: pass")
    _, _, verdicts = run(tmp_path, f"part orphan 1 {counting} sh -c 'python3 busy.py &'; report")
    assert verdicts == {"orphan": verdict}


def test_a_part_beside_others_is_shown_and_counted_too(tmp_path: Path) -> None:
    code, printed, verdicts = run(
        tmp_path, 'beside part back 1 sh -c "echo heard; exit 1"; part front 1 true; join; report'
    )
    assert code != 0
    assert verdicts == {"back": "FAILED", "front": "ok"}
    assert printed.index("=== front") < printed.index("heard")


def test_this_machine_has_a_pace() -> None:
    answer = subprocess.run(["python3", "scripts/pace.py"], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert 1 <= float(answer.stdout) < 100
