"""Notation: the stable text of a move, made from a template per verb.

A template such as `place {kind}@{space}[ with {die}]` names up to three fields in the order
a, b, c. A bracketed part is written unless its field is zero. Parts are written in the order of the
template, and read in any order: `place with 5 bank@12`, `worker+card` for `card+worker`.
"""

from __future__ import annotations

import re
from itertools import permutations
from typing import Final

from castellany.core.catalogue import Catalogue
from castellany.core.moves import pack, unpack
from castellany.core.phrase import Phrase

JOINED: Final = "+"
"""Between the parts of one word, which may stand in any order."""


class NotationError(ValueError):
    """The text is no move of this game; `phrase` says why, and the error itself in an English sentence."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase

    def __str__(self) -> str:
        return Catalogue("en", "castellany.core").say(self.phrase)

    def __reduce__(self) -> tuple[object, ...]:
        return (NotationError, (self.phrase,))


class Vocabulary:
    """The words for the values of a field; values without a word are not writable."""

    def __init__(self, name: str, words: dict[int, str]) -> None:
        self.name = name
        self.words = words
        self.values = {word: value for value, word in words.items()}
        if len(self.values) < len(words):
            raise ValueError(f"two values of {name} share a word")
        for word, value in list(self.values.items()):
            if JOINED in word:
                for parts in permutations(word.split(JOINED)):
                    self.values.setdefault(JOINED.join(parts), value)
        self.pattern = "|".join(re.escape(w) for w in sorted(self.values, key=len, reverse=True))


def numbers(name: str, first: int, last: int, offset: int = 0) -> Vocabulary:
    """Values `first..last`, written as value + offset."""
    return Vocabulary(name, {value: str(value + offset) for value in range(first, last + 1)})


class Circumstance:
    """What a number in a frame means: the word that stands before it, and the words for its values."""

    def __init__(self, key: str, vocabulary: Vocabulary) -> None:
        self.key = key
        self.vocabulary = vocabulary


class Form:
    """The template of one verb, ready to write and to read."""

    def __init__(self, template: str, vocabularies: tuple[Vocabulary, ...] = ()) -> None:
        self.template = template
        self.vocabularies = vocabularies
        self.word = template.split(" ")[0].split("[")[0]
        self.parts: list[tuple[str, int, str]] = []
        """Pieces `(text before, field or -1, text after)`."""
        self.optional: list[bool] = []
        """Which pieces stood in brackets."""
        pattern = ""
        field = 0
        for piece in re.split(r"(\[[^]]*\]|\{\w+\})", template):
            optional = piece.startswith("[")
            found = re.fullmatch(r"\[?([^{]*)\{\w+\}([^]]*)\]?", piece) if "{" in piece else None
            if found is None:
                self.parts.append((piece, -1, ""))
                self.optional.append(False)
                pattern += re.escape(piece)
                continue
            before, after = found.group(1), found.group(2)
            self.parts.append((before, field, after))
            self.optional.append(optional)
            body = f"{re.escape(before)}({vocabularies[field].pattern}){re.escape(after)}"
            pattern += f"(?:{body})?" if optional else body
            field += 1
        self.pattern = re.compile(pattern)
        self.orders = self.other_orders()

    def other_orders(self) -> list[tuple[re.Pattern[str], list[int]]]:
        """Every other order of the parts after the verb, each as a pattern with the fields of its groups."""
        parts: list[tuple[str, list[int]]] = []
        field = 0
        for part in re.findall(r"\[ [^]]*\]| (?:[\w-]+ )*[^ []*\{[^ []*", self.template[len(self.word) :]):
            pattern = ""
            fields: list[int] = []
            for piece in re.split(r"(\{\w+\})", part.strip("[]")):
                if piece.startswith("{"):
                    pattern += f"({self.vocabularies[field].pattern})"
                    fields.append(field)
                    field += 1
                else:
                    pattern += re.escape(piece)
            parts.append((f"(?:{pattern})?" if part.startswith("[") else pattern, fields))
        orders: list[tuple[re.Pattern[str], list[int]]] = []
        for order in list(permutations(parts))[1:]:
            fields = [field for _, fields in order for field in fields]
            orders.append((re.compile(re.escape(self.word) + "".join([pattern for pattern, _ in order])), fields))
        return orders

    def write(self, m: int) -> str:
        values = unpack(m)[1:]
        text = ""
        for (before, field, after), optional in zip(self.parts, self.optional, strict=True):
            if field < 0:
                text += before
                continue
            value = values[field]
            if optional and value == 0:
                continue
            word = self.vocabularies[field].words.get(value)
            if word is None:
                raise ValueError(f"no {self.vocabularies[field].name} {value}")
            text += before + word + after
        return text

    def fields(self, m: int) -> list[tuple[str, str]]:
        """What a move names, as pairs of a vocabulary and one of its words."""
        values = unpack(m)[1:]
        out: list[tuple[str, str]] = []
        for (_, field, _), optional in zip(self.parts, self.optional, strict=True):
            if field >= 0 and not (optional and values[field] == 0):
                vocabulary = self.vocabularies[field]
                out.append((vocabulary.name, vocabulary.words[values[field]]))
        return out

    def read(self, verb: int, text: str) -> int | None:
        """The move that this text means, or None if it does not fit the template, or its parts could mean several."""
        found = self.pattern.fullmatch(text)
        if found is not None:
            return self.meant(verb, found, list(range(len(self.vocabularies))))
        meant: set[int] = set()
        for pattern, fields in self.orders:
            found = pattern.fullmatch(text)
            if found is not None:
                meant.add(self.meant(verb, found, fields))
        return meant.pop() if len(meant) == 1 else None

    def meant(self, verb: int, found: re.Match[str], fields: list[int]) -> int:
        values = [0, 0, 0]
        for field, word in zip(fields, found.groups(), strict=True):
            if word is not None:
                values[field] = self.vocabularies[field].values[word]
        return pack(verb, values[0], values[1], values[2])
