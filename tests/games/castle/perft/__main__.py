"""Count the committed positions anew: `python -m tests.games.castle.perft --write`.

With `--new` the positions themselves are chosen anew, from seeded random games.
"""

from __future__ import annotations

import sys

from tests.games.castle.perft.counting import POSITIONS

if __name__ == "__main__":
    POSITIONS.main(sys.argv[1:], str(__doc__))
