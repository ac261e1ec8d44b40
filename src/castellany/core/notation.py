"""Notation: the stable text of a move, made from a template per verb.

A template such as `place {kind}@{space}[ with {die}]` names up to three fields in the order
a, b, c. A bracketed part is written unless its field is zero.
"""

from __future__ import annotations

import re

from castellany.core.moves import pack, unpack


class NotationError(ValueError):
    """The text is no move of this game."""


class Vocabulary:
    """The words for the values of a field; values without a word are not writable."""

    def __init__(self, name: str, words: dict[int, str]) -> None:
        self.name = name
        self.words = words
        self.values = {word: value for value, word in words.items()}
        if len(self.values) < len(words):
            raise ValueError(f"two values of {name} share a word")
        self.pattern = "|".join(re.escape(w) for w in sorted(self.values, key=len, reverse=True))


def numbers(name: str, first: int, last: int, offset: int = 0) -> Vocabulary:
    """Values `first..last`, written as value + offset."""
    return Vocabulary(name, {value: str(value + offset) for value in range(first, last + 1)})


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
                raise NotationError(f"no {self.vocabularies[field].name} {value}")
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
        """The move that this text means, or None if it does not fit the template."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        values = [0, 0, 0]
        for field, word in enumerate(found.groups()):
            if word is not None:
                values[field] = self.vocabularies[field].values[word]
        return pack(verb, values[0], values[1], values[2])
