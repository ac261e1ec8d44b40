"""What the README shows after its first example runs too, from a checkout."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CHECKOUT = Path(__file__).parents[2]


def test_the_later_examples_in_the_readme_run() -> None:
    document = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(EXAMPLE, document)
    examples += re.findall(EXAMPLE, (CHECKOUT / "docs" / "positions.md").read_text(encoding="utf-8"))
    assert len(examples) == 5
    for example in examples[1:]:
        assert "castellany" in example
        answer = subprocess.run(
            [sys.executable, "-c", example], cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=120
        )
        assert (answer.returncode, answer.stderr) == (0, "")
