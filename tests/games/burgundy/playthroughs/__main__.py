"""Write the playthroughs anew: `python -m tests.games.burgundy.playthroughs --write`."""

from __future__ import annotations

import sys

from tests.games.burgundy.playthroughs.telling import path_of, stems, told


def main(arguments: list[str]) -> None:
    if arguments != ["--write"]:
        sys.exit(__doc__)
    for stem in stems():
        path_of(stem).write_text(told(stem), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
