"""Tries mutants of a game's rules against its proofs: python -m tests.mutations GAME [HOW_MANY | WORDS OF A NAME].

Says which survive without an excuse, and which are excused although they no longer exist or survive; either is a
failure. Without a number all that exist are tried, which takes long.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from time import monotonic

from tests.mutations.attempts import Proofs
from tests.mutations.mutants import Mutant, mutants_of
from tests.mutations.survivors import excused


def sample(mutants: list[Mutant], how_many: int) -> list[Mutant]:
    """Some of them that look random but hang on their names only, so that a change elsewhere leaves them alone."""
    return sorted(mutants, key=lambda mutant: sha256(mutant.name.encode()).digest())[:how_many]


def main(game: str, wanted: str) -> int:
    begun = monotonic()
    known, excuses = {mutant.name: mutant for mutant in mutants_of(game)}, excused(game)
    tried = list(known.values())
    if wanted.isdecimal():
        tried = sample(tried, int(wanted))
        tried += [known[name] for name in excuses if name in known and known[name] not in tried]
    elif wanted:
        tried = [mutant for mutant in tried if wanted in mutant.name]
    proofs = Proofs(game)
    faults = 0
    for name in excuses:
        if name not in known:
            faults += 1
            print(f"excused, but there is no such mutant: {name}")
    for mutant in tried:
        noticed = proofs.notice(mutant)
        if noticed == (mutant.name in excuses):
            faults += 1
            print(f"{'excused, but noticed' if noticed else 'survives'}: {mutant.name}", flush=True)
    spent = monotonic() - begun
    print(f"{game}: {len(tried)} of {len(known)} mutants, {faults} faults, {len(excuses)} excused, {spent:.0f} s")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], " ".join(sys.argv[2:])))
