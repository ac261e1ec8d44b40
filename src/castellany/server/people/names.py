"""Names: what a person may be called, and when two names are too much alike."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from itertools import chain
from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.server.errors import Refused

LONGEST: Final = 24
PUNCTUATION: Final = ".-_'"
QUOTES: Final = str.maketrans("‘’ʼ", "'''")
MARKS_IN_A_ROW: Final = 2
"""No script needs more, and towers of marks spill over the lines above."""

# Letters and marks that show nothing, so that two names could look the same.
INVISIBLE: Final = frozenset(
    chain(
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, 0x16FE4),
        range(0x180B, 0x1810),
        range(0xFE00, 0xFE10),
        range(0xE0100, 0xE01F0),
    )
)

# Letters of other alphabets, and digits, that many fonts draw like a Latin letter: each with the letter it resembles.
LOOK_ALIKES: Final = (
    "аa вb еe кk мm нh оo рp сc тt уy хx іl јj ѕs ԁd ԛq ԝw һh ӏl αa βb εe ζz ηh ιl κk μm νv οo ρp τt υy χx ϲc ϳj "
    "łl đd øo ħh ıl ɑa ɡg 0o 1l il"
)
ALIKE: Final = str.maketrans({pair[0]: pair[1] for pair in LOOK_ALIKES.split()})
LATIN_MARKS: Final = range(0x0300, 0x0370)


def proper_name(text: str) -> str:
    """The name as it is kept; Refused if nobody can be called so.

    >>> proper_name("  Anna   O’Neill ")
    "Anna O'Neill"
    """
    if any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in text):
        raise Refused(409, "name-characters")
    name = " ".join(unicodedata.normalize("NFKC", text).translate(QUOTES).split())
    if not 1 <= len(name) <= LONGEST:
        raise Refused(409, "name-length", most=LONGEST)
    marks = 0
    for i, letter in enumerate(name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        plain = kind[0] == "L" or kind == "Nd" or letter == " " or letter in PUNCTUATION or (i > 0 and marks > 0)
        if not plain or marks > MARKS_IN_A_ROW or ord(letter) in INVISIBLE:
            raise Refused(409, "name-characters")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused(409, "name-characters")
    return name


def name_key(name: str) -> str:
    """What names are compared by: the same for names that differ in case, accents, gaps or look-alike letters.

    >>> name_key("Zoë Lis"), name_key("ZOE_LIS")
    ('zoells', 'zoells')
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = (letter for letter in folded if letter.isalnum() or unicodedata.category(letter)[0] == "M")
    bare = "".join(letter for letter in kept if ord(letter) not in LATIN_MARKS)
    return unicodedata.normalize("NFC", bare.translate(ALIKE))


def guest_name(language: str) -> str:
    """A name for somebody who has not said one."""
    # As text, since a number would get a separator of thousands.
    return texts(language).text("guest-name", number=str(1000 + secrets.randbelow(9000)))


@cache
def texts(language: str) -> Catalogue:
    return Catalogue(language, "castellany.server.people")
