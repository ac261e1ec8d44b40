"""Writing: the standard set as a file that an owner can change."""

from __future__ import annotations

from castellany.games.tuscany.components import FILES, GAME, file_text

HEAD = f"""\
# What differs in your box: change it, and leave out every group that you keep as it is.

[set]
game = "{GAME}"
name = "my-box"
note = ""
"""


def standard_file() -> str:
    """Every group that can be replaced."""
    parts = [HEAD]
    for name in FILES:
        text = file_text(name)
        if name == "tiles":
            text = text[text.index("[storage]") :]
        parts.append("\n".join(line for line in text.split("\n") if not line.startswith(("provenance", "source"))))
    return "\n".join(parts)
