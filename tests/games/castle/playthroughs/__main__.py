"""Write the playthroughs anew: `python -m tests.games.castle.playthroughs --write`."""

from __future__ import annotations

import sys

from tests.games.castle.playthroughs.telling import TELLER

if __name__ == "__main__":
    TELLER.main(sys.argv[1:], str(__doc__))
