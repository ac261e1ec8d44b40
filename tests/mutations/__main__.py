"""Tries mutants of a game's rules against its proofs: python -m tests.mutations GAME [HOW_MANY | PART OF A NAME].

Says which survive without an excuse, and which are excused although they no longer exist or survive; either is a
failure. Without a number all that exist are tried, which takes long.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from time import monotonic
from typing import Final

from tests.mutations.attempts import Proofs
from tests.mutations.mutants import Mutant, mutants_of
from tests.mutations.survivors import excused

LONGEST: Final = 1800
"""Seconds after which no further mutant of a sample is tried."""


def sample(mutants: list[Mutant], how_many: int) -> list[Mutant]:
    """Some of them that look random but hang on their names only, so that a change elsewhere leaves them alone."""
    return sorted(mutants, key=lambda mutant: sha256(mutant.name.encode()).digest())[:how_many]


def main(game: str, wanted: str) -> int:
    begun = monotonic()
    known, excuses = {mutant.name: mutant for mutant in mutants_of(game)}, excused(game)
    chosen = [mutant for mutant in known.values() if wanted.isdecimal() or wanted in mutant.name]
    if wanted.isdecimal():
        chosen = sample(chosen, int(wanted))
        chosen += [known[name] for name in excuses if name in known and known[name] not in chosen]
    proofs = Proofs(game)
    if not proofs.hold():
        sys.exit(f"{game}: proofs fail although nothing is changed")
    faults = [f"excused, but there is no such mutant: {name}" for name in excuses if name not in known]
    tried = 0
    for mutant in chosen:
        if wanted.isdecimal() and monotonic() - begun > LONGEST:
            break
        tried += 1
        noticed = proofs.notice(mutant)
        if noticed == (mutant.name in excuses):
            faults.append(f"{'excused, but noticed' if noticed else 'survives'}: {mutant.name}")
            print(faults[-1], flush=True)
    spent = monotonic() - begun
    print(f"{game}: {tried} of {len(known)} mutants, {len(faults)} faults, {len(excuses)} excuses, {spent:.0f} s")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], " ".join(sys.argv[2:])))
