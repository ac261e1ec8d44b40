"""Write the playthroughs anew: `python -m tests.games.burgundy.playthroughs --write`."""

from __future__ import annotations

import sys

from tests.games.burgundy.playthroughs.telling import TELLER

if __name__ == "__main__":
    TELLER.main(sys.argv[1:], str(__doc__))
